import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import { TemplateField } from "../../../domain/templates/template.ts";
import { LOCALE_CODES } from "../../kit/locale.ts";

const NOUN = "Panel";

const InLanguage = z.strictObject({ language: z.enum(LOCALE_CODES as [string, ...string[]]).optional() });

const TemplateName = z.strictObject({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  default: z.boolean(),
});

export const listTemplateNames = endpoint({
  method: "GET",
  path: "/template_names",
  noun: NOUN,
  name: "listTemplateNames",
  summary: "Name the field templates in a language",
  query: InLanguage,
  returns: z.strictObject({ object: z.literal("template_names"), data: z.array(TemplateName) }),
  fails: [],
});

export const TemplateForm = z.strictObject({
  object: z.literal("template_form"),
  code: z.string(),
  name: z.string(),
  groups: z.array(
    z.strictObject({
      key: z.string(),
      label: z.string(),
      help: z.string().optional(),
      fields: z.array(TemplateField),
    }),
  ),
  /** The template's texts, by their English form, in the language that was asked for; empty for English. */
  words: z.record(z.string(), z.string()),
});

export const getTemplateForm = endpoint({
  method: "GET",
  path: "/template_forms/{code}",
  noun: NOUN,
  name: "getTemplateForm",
  summary: "Get what the form of a template is made of",
  query: InLanguage,
  returns: TemplateForm,
  fails: ["resource_missing"],
});
