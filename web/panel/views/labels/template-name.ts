import type { KeptTemplate } from "../../../../src/domain/labels/shape.ts";
import { l } from "./words.ts";

/** What a template is called: those that come with Carnet in the language of the panel, by their codes. */
export function templateName({ id, name, built_in }: Pick<KeptTemplate, "id" | "name" | "built_in">): string {
  return built_in ? l(`template.${id}` as "template.code") : name;
}
