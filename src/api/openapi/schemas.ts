/** JSON Schemas of the shapes that endpoints name, hoisted to `components.schemas`. */
import { z } from "zod";
import { FIELD_WORDS, type FieldWords } from "./field-words.ts";

/** What of JSON Schema 2020-12 the shapes use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  default?: unknown;
  [other: string]: unknown;
}

export type Components = Record<string, JsonSchema>;

const PREFIX = "#/components/schemas/";

/** The name in `components.schemas` that a reference leads to. */
export function nameOf(ref: string): string {
  return ref.slice(PREFIX.length);
}

export function refTo(name: string): JsonSchema {
  return { $ref: PREFIX + name };
}

/**
 * The JSON Schema of a shape; the named shapes in it go to `components` and are referred to.
 * @param io `input` for what is sent, where nothing unknown is allowed; `output` for answers, which may grow
 * @throws Error when two different shapes have one name
 */
export function schemaOf(shape: z.ZodType, io: "input" | "output", components: Components): JsonSchema {
  const { $schema: _, $defs, ...root } = z.toJSONSchema(shape, { io }) as JsonSchema & { $defs?: Components };
  for (const [name, made] of Object.entries($defs ?? {}))
    add(components, name, described(tidy(made, io), name));
  return tidy(root, io);
}

function add(components: Components, name: string, schema: JsonSchema): void {
  const known = components[name];
  if (known && !Bun.deepEquals(known, schema)) throw new Error(`two shapes are called ${name}`);
  components[name] = schema;
}

function tidy(schema: JsonSchema, io: "input" | "output"): JsonSchema {
  const { propertyNames: _, ...rest } = schema;
  const tidied: JsonSchema = rest;
  if (tidied.$ref !== undefined) tidied.$ref = tidied.$ref.replace("#/$defs/", PREFIX);
  // The bounds of what JSON carries without loss say nothing about the field.
  if (tidied.minimum === Number.MIN_SAFE_INTEGER) delete tidied.minimum;
  if (tidied.maximum === Number.MAX_SAFE_INTEGER) delete tidied.maximum;
  if (tidied.additionalProperties === false && io === "output") delete tidied.additionalProperties;
  else if (typeof tidied.additionalProperties === "object")
    tidied.additionalProperties = tidy(tidied.additionalProperties, io);
  if (tidied.items) tidied.items = tidy(tidied.items, io);
  if (tidied.anyOf) tidied.anyOf = flattened(tidied.anyOf.map((one) => tidy(one, io)));
  if (tidied.anyOf?.length === 1) {
    const [only] = tidied.anyOf;
    delete tidied.anyOf;
    Object.assign(tidied, { ...only, ...tidied });
  }
  if (tidied.properties)
    tidied.properties = Object.fromEntries(
      Object.entries(tidied.properties).map(([name, one]) => [name, tidy(one, io)]),
    );
  return tidied;
}

/** `integer or null` as one schema with two types. */
function flattened(options: JsonSchema[]): JsonSchema[] {
  const [first, second, ...more] = options;
  if (
    !first ||
    second?.type !== "null" ||
    more.length > 0 ||
    typeof first.type !== "string" ||
    first.type === "object"
  )
    return options;
  // A list of values would leave null out.
  const values = first.enum ? { enum: [...first.enum, null] } : {};
  return [{ ...first, type: [first.type, "null"], ...values }];
}

/** A named shape with a description for each field that has none of its own. */
function described(schema: JsonSchema, name: string): JsonSchema {
  const object = schema.properties?.object?.const;
  return describeFields(schema, typeof object === "string" ? object : name);
}

function describeFields(schema: JsonSchema, path: string): JsonSchema {
  const made = { ...schema };
  if (made.items) made.items = describeFields(made.items, path);
  if (made.anyOf) made.anyOf = made.anyOf.map((one) => describeFields(one, path));
  if (made.properties)
    made.properties = Object.fromEntries(
      Object.entries(made.properties).map(([key, field]) => {
        const at = `${path}.${key}`;
        const about = field.description ?? wordsFor(at)?.about;
        return [
          key,
          { ...describeFields(field, at), ...(about === undefined ? {} : { description: about }) },
        ];
      }),
    );
  return made;
}

/** The words for a field by its path, such as `product.uid`. */
export function wordsFor(path: string): FieldWords | undefined {
  return FIELD_WORDS[path] ?? FIELD_WORDS[`*.${path.slice(path.lastIndexOf(".") + 1)}`];
}
