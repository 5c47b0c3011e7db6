/** Example answers: every field of a schema with its value from the words, else the simplest value of its kind. */
import { type Components, type JsonSchema, nameOf, wordsFor } from "./schemas.ts";

/** @param site address of the instance, for the addresses in the example */
export function exampleOf(schema: JsonSchema, components: Components, site: string): unknown {
  return sampleOf(schema, "", { components, site });
}

interface Around {
  components: Components;
  site: string;
}

function sampleOf(schema: JsonSchema, path: string, around: Around): unknown {
  const words = wordsFor(path);
  if (words && "sample" in words) return placed(words.sample, around.site);
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    return sampleOf(around.components[name] ?? {}, name, around);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return objectOf(schema, path, around);
  if (schema.anyOf)
    return schema.anyOf.some((one) => one.type === "null")
      ? null
      : sampleOf(schema.anyOf[0] ?? {}, path, around);
  return simplest(schema, path, around);
}

function objectOf(schema: JsonSchema, path: string, around: Around): Record<string, unknown> {
  const object = schema.properties?.object?.const;
  const subject = typeof object === "string" ? object : path;
  const made: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const at = `${subject}.${key}`;
    const words = wordsFor(at);
    const isLeftOut = !schema.required?.includes(key) && words?.sample === undefined;
    if (!isLeftOut) made[key] = sampleOf(field, at, around);
  }
  return made;
}

function simplest(schema: JsonSchema, path: string, around: Around): unknown {
  const types = [schema.type ?? "object"].flat();
  if (types.includes("null")) return null;
  if (types.includes("array")) return schema.items ? [sampleOf(schema.items, path, around)] : [];
  if (types.includes("integer") || types.includes("number")) return schema.minimum ?? 0;
  if (types.includes("boolean")) return true;
  return types.includes("string") ? "…" : {};
}

function placed(sample: unknown, site: string): unknown {
  return typeof sample === "string" ? sample.replace("{site}", site) : sample;
}
