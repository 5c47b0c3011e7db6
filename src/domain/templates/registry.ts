/**
 * The templates of this executable, found by code. They are files of their own inside the executable, read
 * when they are first asked for: most instances use one of them.
 */
import { readFileSync } from "node:fs";
import type { Field, TemplateDefinition } from "./definition.ts";
import battery from "./definitions/battery.json" with { type: "file" };
import construction from "./definitions/construction.json" with { type: "file" };
import detergent from "./definitions/detergent.json" with { type: "file" };
import electronics from "./definitions/electronics.json" with { type: "file" };
import footwear from "./definitions/footwear.json" with { type: "file" };
import furniture from "./definitions/furniture.json" with { type: "file" };
import generic from "./definitions/generic.json" with { type: "file" };
import steel from "./definitions/steel.json" with { type: "file" };
import textile from "./definitions/textile.json" with { type: "file" };
import toy from "./definitions/toy.json" with { type: "file" };

/** In the order in which forms show them: the default first. `definitions.test.ts` holds them to their type. */
const SOURCES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["textile", textile],
  ["footwear", footwear],
  ["battery", battery],
  ["electronics", electronics],
  ["furniture", furniture],
  ["toy", toy],
  ["detergent", detergent],
  ["construction", construction],
  ["steel", steel],
  ["generic", generic],
]);

export const DEFAULT_TEMPLATE = "textile";
export const TEMPLATE_CODES = [...SOURCES.keys()];

interface ReadTemplate {
  definition: TemplateDefinition;
  fields: ReadonlyMap<string, Field>;
}

const read = new Map<string, ReadTemplate>();

function readTemplate(code: string): ReadTemplate | undefined {
  const known = read.get(code);
  const source = SOURCES.get(code);
  if (known || source === undefined) return known;
  const definition = JSON.parse(readFileSync(source as string, "utf8")) as TemplateDefinition;
  const fields = definition.groups.flatMap((group) =>
    group.fields.map((field) => [field.key, field] as const),
  );
  const template = { definition, fields: new Map(fields) };
  read.set(code, template);
  return template;
}

/** All templates, the default first. */
export function listTemplates(): TemplateDefinition[] {
  return TEMPLATE_CODES.map(templateOf);
}

/** The template with this code; undefined when there is none. */
export function findTemplate(code: string): TemplateDefinition | undefined {
  return readTemplate(code)?.definition;
}

/**
 * The template with this code, which stored rows name.
 * @throws Error when this executable does not have it: the data came from another one
 */
export function templateOf(code: string): TemplateDefinition {
  return known(code).definition;
}

/** The fields of a template by key. */
export function fieldsOf(code: string): ReadonlyMap<string, Field> {
  return known(code).fields;
}

function known(code: string): ReadTemplate {
  const template = readTemplate(code);
  if (!template) throw new Error(`unknown template ${code}`);
  return template;
}
