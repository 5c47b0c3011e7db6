/** Turns what zod finds into the faults of the contract: a code, the parameter's path, a sentence for people. */
import { z } from "zod";
import { counted } from "../formats/counted.ts";
import { Failure, type FailureCode, type Fault } from "./failure.ts";

/** Of a shape: parameters that it does not take and another endpoint does, with the end of a sentence that says so. */
export const elsewhere = z.registry<Record<string, string>>();

/** The path of a parameter as the contract writes it: `data.recycled_content`, `serials[3]`. */
export function paramOf(path: readonly PropertyKey[]): string {
  let text = "";
  for (const part of path) {
    if (typeof part === "number") text += `[${part}]`;
    else text += text === "" ? String(part) : `.${String(part)}`;
  }
  return text;
}

/**
 * Parses input with a schema.
 * @param faultsBesides finds what the schema does not look for, so that all faults are told at once
 * @throws Failure with all faults; the first decides the code
 */
export function parseWith<T, Input>(
  schema: z.ZodType<T>,
  input: Input,
  faultsBesides: (input: Input) => Fault[] = () => [],
): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const faults = faultsOf(result.error, input).map((fault) => placed(fault, elsewhere.get(schema)));
  throw Failure.of([...faults, ...faultsBesides(input)]);
}

function placed(fault: Fault, words: Record<string, string> = {}): Fault {
  const { code, param = "" } = fault;
  if (code !== "parameter_unknown" || !Object.hasOwn(words, param)) return fault;
  return { ...fault, message: `"${param}" ${words[param]} Leave it out.` };
}

/** All faults of a zod error, in zod's order; `at` is where the input stands in the request. */
export function faultsOf(error: z.ZodError, input: unknown, at: readonly PropertyKey[] = []): Fault[] {
  return error.issues
    .filter((issue, i) => !isLooser(issue, error.issues[i + 1]))
    .flatMap((issue) => faultsOfIssue(issue, input, at));
}

type Issue = z.core.$ZodIssue;

/** Whether the next limit that the same value is over is lower: zod tells that of exact integers first. */
function isLooser(issue: Issue, next: Issue | undefined): boolean {
  return (
    issue.code === "too_big" &&
    next?.code === "too_big" &&
    next.maximum < issue.maximum &&
    paramOf(next.path) === paramOf(issue.path)
  );
}

function faultsOfIssue(issue: Issue, input: unknown, at: readonly PropertyKey[]): Fault[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => {
      const param = paramOf([...at, ...issue.path, key]);
      return fault(
        "parameter_unknown",
        param,
        `The parameter "${shorten(param)}" does not exist here. Check its spelling, or leave it out.`,
      );
    });
  const param = paramOf([...at, ...issue.path]);
  const value = valueAt(input, issue.path);
  if (issue.code === "invalid_type" || issue.code === "invalid_union" || issue.code === "invalid_value") {
    if (value === undefined)
      return [fault("parameter_missing", param, `The parameter "${param}" is missing. Send it.`)];
  }
  if (issue.code === "invalid_type") {
    const { expected } = issue;
    // A number that is not the number it should be: a fraction, or one beyond all that can be counted.
    const isNumber = typeof value === "number" && (expected === "int" || expected === "number");
    const wanted = isNumber && expected === "number" ? "a finite number" : article(expected);
    const sent = isNumber ? "" : `, not ${article(kindOf(value))}`;
    return [fault("invalid_type", param, `"${param}" must be ${wanted}${sent}.`)];
  }
  if (issue.code === "custom" && typeof issue.params?.code === "string")
    return [fault(issue.params.code as FailureCode, param, sentence(param, issue.message))];
  return [
    fault(
      wrongKind(issue, value) ? "invalid_type" : "invalid_value",
      param,
      sentence(param, wordsFor(issue)),
    ),
  ];
}

/** An enum or union that was given something that is not even of its kind. */
function wrongKind(issue: Issue, value: unknown): boolean {
  if (issue.code === "invalid_value") return typeof value !== typeof issue.values[0] || value === null;
  return issue.code === "invalid_union" && typeof value !== "string";
}

function wordsFor(issue: Issue): string {
  switch (issue.code) {
    case "too_small":
      return issue.origin === "array"
        ? `must have at least ${counted(Number(issue.minimum), "entry")}`
        : `must be at least ${issue.minimum}`;
    case "too_big":
      return issue.origin === "array"
        ? `must have at most ${counted(Number(issue.maximum), "entry")}`
        : `must be at most ${issue.maximum}`;
    case "invalid_value":
      return `must be one of: ${issue.values.map(String).join(", ")}`;
    default:
      return issue.message;
  }
}

function fault(code: FailureCode, param: string, message: string): Fault {
  return param === "" ? { code, message } : { code, param, message };
}

function sentence(param: string, words: string): string {
  const text =
    words.startsWith("must") || words.startsWith("has") || words.startsWith("is")
      ? `"${param}" ${words}`
      : words;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return value;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

function article(kind: string): string {
  const names: Record<string, string> = {
    string: "a text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
    record: "an object",
    null: "null",
  };
  return names[kind] ?? `a ${kind}`;
}
