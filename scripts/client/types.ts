/** JSON Schemas as TypeScript: what callers of the client send and get. */
import { type Components, type JsonSchema, nameOf } from "../../src/api/openapi/schemas.ts";

/** The name of the schema for any JSON value, which has a type of its own in the client. */
const ANY_JSON = "JsonValue";

interface TypeOptions {
  /** What is sent: a field that may be left out may be `undefined` too. */
  sent: boolean;
}

/** A named schema with its documentation: an interface, or a type where it is no object. */
export function declaration(name: string, schema: JsonSchema, options: TypeOptions): string {
  const head = comment(schema.description ?? "", "");
  return schema.properties
    ? `${head}export interface ${name} ${typeOf(schema, options)}`
    : `${head}export type ${name} = ${typeOf(schema, options)};`;
}

/**
 * The type of a schema.
 * @throws Error for what no shape has used so far, rather than a type that is wrong
 */
export function typeOf(schema: JsonSchema, options: TypeOptions, indent = ""): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return union(schema.enum.map((one) => JSON.stringify(one)));
  if (schema.anyOf) return union(schema.anyOf.map((one) => typeOf(one, options, indent)));
  if (Array.isArray(schema.type))
    return union(schema.type.map((type) => typeOf({ ...schema, type }, options, indent)));
  switch (schema.type) {
    case undefined:
      return ANY_JSON;
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "integer":
    case "number":
      return "number";
    case "array":
      return `${grouped(typeOf(schema.items ?? {}, options, indent))}[]`;
    case "object":
      return objectType(schema, options, indent);
    default:
      throw new Error(`no type of TypeScript is known for ${JSON.stringify(schema)}`);
  }
}

function objectType(schema: JsonSchema, options: TypeOptions, indent: string): string {
  const { properties, additionalProperties, required = [] } = schema;
  if (!properties) {
    if (additionalProperties === false) return "Record<string, never>";
    const value = typeof additionalProperties === "object" ? additionalProperties : {};
    return `Record<string, ${typeOf(value, options, indent)}>`;
  }
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([key, field]) => {
    const type = typeOf(field, options, inner);
    const isNeeded = required.includes(key);
    const mark = isNeeded ? "" : "?";
    const rest = options.sent && !isNeeded ? " | undefined" : "";
    return `${comment(field.description ?? "", inner)}${inner}${key}${mark}: ${type}${rest};`;
  });
  return `{\n${fields.join("\n")}\n${indent}}`;
}

function union(types: string[]): string {
  return [...new Set(types)].join(" | ");
}

function grouped(type: string): string {
  return / \| /.test(type) && !type.startsWith("{") ? `(${type})` : type;
}

/** A doc comment with its line break; nothing for no words. */
export function comment(words: string, indent: string): string {
  const lines = words.replaceAll("*/", "*\\/").split("\n");
  if (words === "") return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

/** The names of the components that a schema leads to, itself apart. */
export function namesIn(schema: JsonSchema, components: Components, found = new Set<string>()): Set<string> {
  JSON.stringify(schema, (key, value: unknown) => {
    if (key === "$ref" && typeof value === "string" && !found.has(nameOf(value))) {
      const name = nameOf(value);
      found.add(name);
      namesIn(components[name] ?? {}, components, found);
    }
    return value;
  });
  return found;
}
