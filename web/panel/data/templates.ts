/** The template that a product is described with, and its texts in the person's language. */
import type * as endpoints from "../../../src/pages/panel/endpoints/templates.ts";
import { language } from "../words/language.ts";
import { apiPath } from "./request.ts";
import { useResource } from "./resource.ts";
import type { Answer, Field } from "./shapes.ts";

export type TemplateForm = Answer<typeof endpoints.getTemplateForm>;

export interface Template extends TemplateForm {
  fields: ReadonlyMap<string, Field>;
  /** A text of the template in the person's language. */
  say(text: string): string;
}

const made = new WeakMap<TemplateForm, Template>();

/** A template by its code; undefined until it is there. */
export function useTemplate(code: string | undefined): Template | undefined {
  const { value } = useResource<TemplateForm>(
    code === undefined ? undefined : apiPath(`/template_forms/${code}`, { language }),
  );
  if (!value) return undefined;
  let template = made.get(value);
  if (!template) {
    const fields = new Map(
      value.groups.flatMap((group) => group.fields.map((field) => [field.key, field as Field])),
    );
    const say = (text: string) => (Object.hasOwn(value.words, text) ? (value.words[text] ?? text) : text);
    template = { ...value, fields, say };
    made.set(value, template);
  }
  return template;
}

/** The templates to choose from; undefined until they are there. */
export function useTemplateNames(): Answer<typeof endpoints.listTemplateNames>["data"] | undefined {
  return useResource<Answer<typeof endpoints.listTemplateNames>>(apiPath("/template_names", { language }))
    .value?.data;
}
