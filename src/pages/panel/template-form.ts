/** What the browser makes a form of: a template, and its texts in the person's language. */
import type { z } from "zod";
import { missing } from "../../domain/failure.ts";
import type { Column, Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import { knownWords } from "../../domain/templates/known-words.ts";
import { findTemplate, listTemplates } from "../../domain/templates/registry.ts";
import type { Locale } from "../kit/locale.ts";
import { translate } from "../kit/template-words.ts";
import type { listTemplateNames, TemplateForm } from "./endpoints/templates.ts";

/** All templates by name, the default first. */
export function templateNames(locale: Locale): z.infer<(typeof listTemplateNames)["returns"]> {
  return {
    object: "template_names",
    data: listTemplates().map(({ code, name, description, default: isDefault }) => ({
      code,
      name: translate(name, locale),
      description: translate(description, locale),
      default: isDefault ?? false,
    })),
  };
}

/** @throws Failure resource_missing */
export function templateForm(code: string, locale: Locale): z.infer<typeof TemplateForm> {
  const template = findTemplate(code);
  if (!template) throw missing("template", code);
  const { name, groups } = template;
  return {
    object: "template_form",
    code,
    name: translate(name, locale),
    groups: groups as z.infer<typeof TemplateForm>["groups"],
    words: wordsOf(template, locale),
  };
}

function wordsOf({ groups }: TemplateDefinition, locale: Locale): Record<string, string> {
  if (locale === "en") return {};
  const texts = groups.flatMap(({ label, help, fields }) => [label, help, ...fields.flatMap(textsOf)]);
  const words: Record<string, string> = {};
  for (const text of texts) if (text !== undefined) words[text] = translate(text, locale);
  return words;
}

function textsOf(field: Field | Column): (string | undefined)[] {
  const { label, unit, options = [] } = field;
  const own = [label, unit, ...options.map((option) => option.label), ...knownWords(field)];
  if (!("help" in field || "columns" in field)) return own;
  return [...own, field.help, ...(field.columns ?? []).flatMap(textsOf)];
}
