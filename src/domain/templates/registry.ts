/** The templates of this executable, found by code. */

import type { Field, TemplateDefinition } from "./definition.ts";
import battery from "./definitions/battery.json";
import construction from "./definitions/construction.json";
import detergent from "./definitions/detergent.json";
import electronics from "./definitions/electronics.json";
import footwear from "./definitions/footwear.json";
import furniture from "./definitions/furniture.json";
import generic from "./definitions/generic.json";
import steel from "./definitions/steel.json";
import textile from "./definitions/textile.json";
import toy from "./definitions/toy.json";

/** In the order in which lists show them: the default first. `definitions.test.ts` holds them to their type. */
export const TEMPLATES = [
  textile,
  footwear,
  battery,
  electronics,
  furniture,
  toy,
  detergent,
  construction,
  steel,
  generic,
] as unknown as readonly TemplateDefinition[];

export const DEFAULT_TEMPLATE = "textile";

const byCode = new Map(TEMPLATES.map((template) => [template.code, template]));

const fields = new Map(
  TEMPLATES.map((template) => [
    template.code,
    new Map(template.groups.flatMap((group) => group.fields.map((field) => [field.key, field] as const))),
  ]),
);

export const TEMPLATE_CODES = TEMPLATES.map((template) => template.code);

/** The template with this code; undefined when there is none. */
export function findTemplate(code: string): TemplateDefinition | undefined {
  return byCode.get(code);
}

/**
 * The template with this code, which stored rows name.
 * @throws Error when this executable does not have it: the data came from another one
 */
export function templateOf(code: string): TemplateDefinition {
  const template = byCode.get(code);
  if (!template) throw new Error(`unknown template ${code}`);
  return template;
}

/** The fields of a template by key. */
export function fieldsOf(code: string): ReadonlyMap<string, Field> {
  const found = fields.get(code);
  if (!found) throw new Error(`unknown template ${code}`);
  return found;
}
