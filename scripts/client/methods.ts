/** What the methods of the client are called: from the operations, by rules that hold for all of them. */
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from "../../src/api/openapi.ts";

/** Where an operation's own word is not the one that callers of a client look for. */
const VERBS: Record<string, string> = { change: "update" };

export interface Method {
  /** The property of the client that it belongs to: `passportSessions`. */
  resource: string;
  name: string;
  path: string;
  /** What stands in braces in the path, by the name that it has as an argument: `product` for `/products/{id}`. */
  ids: Record<string, string>;
  verb: "GET" | "POST";
  operation: OpenApiOperation;
  query: OpenApiParameter[];
}

/**
 * The methods of a document, in its order.
 * @throws Error that names the operation which does not fit, or two that are called the same
 */
export function methodsOf({ paths }: OpenApiDocument): Method[] {
  const methods = Object.entries(paths).flatMap(([path, operations]) =>
    (["get", "post"] as const).flatMap((verb) => {
      const operation = operations[verb];
      return operation ? [methodOf(path, verb, operation)] : [];
    }),
  );
  const names = methods.map(({ resource, name }) => `${resource}.${name}`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two operations would be carnet.${twice}()`);
  return methods;
}

function methodOf(path: string, verb: "get" | "post", operation: OpenApiOperation): Method {
  const segment = segmentOf(path, operation);
  return {
    resource: camelCase(segment),
    name: nameOf(operation.operationId, segment),
    path,
    ids: idsOf(path),
    verb: verb === "get" ? "GET" : "POST",
    operation,
    query: (operation.parameters ?? []).filter((parameter) => parameter.in === "query"),
  };
}

/** The part of the path that stands for the operation's noun: `templates` for "Field templates". */
function segmentOf(path: string, { operationId, tags: [noun = ""] }: OpenApiOperation): string {
  const words = noun.toLowerCase().replaceAll(" ", "_");
  const segment = path.split("/").find((part) => part !== "" && `_${words}`.endsWith(`_${part}`));
  if (segment === undefined)
    throw new Error(`${operationId} stands under "${noun}", which ${path} does not name`);
  return segment;
}

/**
 * The operation's name without its noun, or the last word of that: `createProduct` → `create`, `listItemsOfPassport` →
 * `listOfPassport`, `addEventFile` of a lifecycle event → `addFile`.
 */
function nameOf(operationId: string, segment: string): string {
  const lastWord = segment.split("_").at(-1) ?? "";
  const nouns = [segment, singular(segment), lastWord, singular(lastWord)].map(pascalCase);
  const bare = operationId.replace(new RegExp(`(?<=[a-z])(?:${nouns.join("|")})(?![a-z])`), "");
  const name = bare.replace(/(?<=[a-z])Of$/, "");
  return name.replace(/^[a-z]+/, (verb) => VERBS[verb] ?? verb);
}

function idsOf(path: string): Record<string, string> {
  const ids: Record<string, string> = {};
  for (const [, owner = "", name = ""] of path.matchAll(/([\w-]+)\/\{(\w+)\}/g))
    ids[camelCase(singular(owner))] = name;
  return ids;
}

function singular(plural: string): string {
  if (/(ch|sh|ss|x)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/ies$/, "y").replace(/s$/, "");
}

function camelCase(segment: string): string {
  return segment.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `passport_sessions` → `PassportSessions`, `createProduct` → `CreateProduct`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.slice(0, 1).toUpperCase() + camel.slice(1);
}
