/**
 * What the pages have in common whose form is made from a template and saved value by value: what the person saw of
 * each value, what came back of a saving, and the summary of what is to be corrected.
 */
import type { Fault } from "../../domain/failure.ts";
import type { TemplateDefinition } from "../../domain/templates/definition.ts";
import { fieldsOf } from "../../domain/templates/registry.ts";
import { markOf, type SentValues } from "../../domain/templates/seen-values.ts";
import type { Data } from "../../domain/templates/values.ts";
import { faultSentences } from "./field-faults.ts";
import { valueText } from "./field-value.ts";
import { type Html, html } from "./html.ts";
import { icon } from "./icons.ts";
import type { Locale } from "./locale.ts";
import type { ReadForm } from "./read-template-form.ts";
import type { Reader } from "./reader.ts";
import { faultLinks, type TemplateForm } from "./template-form.ts";

export interface Answer {
  /** Values that were sent and not stored, over those that are. */
  data: Data;
  /** Param → sentence. */
  faults: ReadonlyMap<string, string>;
  /** Keys that somebody else has changed meanwhile. */
  conflicts: readonly string[];
  /** Key of the field for which more rows are asked. */
  more?: string | undefined;
}

export const NOTHING_SENT: Answer = { data: {}, faults: new Map(), conflicts: [] };

/** What goes back to the form of what was read of it and not stored. */
export function answerOf(
  { data, more }: ReadForm,
  saved: { faults: readonly Fault[]; conflicts: readonly string[] },
  { template, locale }: { template: TemplateDefinition; locale: Locale },
): Answer {
  const left = new Set([...saved.faults.map(({ param = "" }) => keyOf(param)), ...saved.conflicts]);
  return {
    data: Object.fromEntries(Object.entries(data).filter(([key]) => left.has(key))),
    // Whoever asks for more rows is not done yet.
    faults: more === undefined ? faultSentences({ template, data, locale }, saved.faults) : new Map(),
    conflicts: saved.conflicts,
    more,
  };
}

/** What the page's script is told of an answer: what it marks, and whether there is something to choose. */
export function leftOf({ faults, conflicts }: Answer): { faults: Record<string, string>; look: boolean } {
  return { faults: Object.fromEntries(faults), look: conflicts.length > 0 };
}

/** The key of the field that the param of a fault is in. */
export function keyOf(param: string): string {
  return param.match(/^data\.(\w+)/)?.[1] ?? "";
}

/** `key:mark` of each value as it is shown, for telling later what somebody else has changed. */
export function marksOf(keys: readonly string[], stored: Data): string {
  return keys.map((key) => `${key}:${markOf(stored[key])}`).join(" ");
}

/** The marks as the form sends them back. */
export function seenOf(text: string): Map<string, string> {
  return new Map(
    text.split(" ").flatMap((pair) => {
      const [key, mark] = pair.split(":");
      return key !== undefined && mark !== undefined ? [[key, mark] as const] : [];
    }),
  );
}

/**
 * The marks of a form that stays as it is after a saving: of a value that stands there as it was sent, else the one from
 * before, so that what another has written meanwhile goes on being something that this form has not seen.
 */
export function marksAfter({ data, seen }: SentValues, stored: Data): string {
  return Object.entries(data)
    .flatMap(([key, sent]) => {
      const mark = Bun.deepEquals(sent, stored[key] ?? null) ? markOf(stored[key]) : seen.get(key);
      return mark === undefined ? [] : [`${key}:${mark}`];
    })
    .join(" ");
}

/** Param → sentence: the faults of an answer, and what somebody else has written meanwhile. */
export function sentencesOf(
  { faults, conflicts }: Answer,
  template: string,
  stored: Data,
  reader: Reader,
): Map<string, string> {
  const sentences = new Map(faults);
  for (const key of conflicts) {
    const field = fieldsOf(template).get(key);
    if (field)
      sentences.set(
        `data.${key}`,
        reader.t("saving.conflict", { value: valueText(field, stored[key], reader) }),
      );
  }
  return sentences;
}

/** What is to be corrected, with links, and a button for each value that somebody else has changed. */
export function faultSummary(
  faults: ReadonlyMap<string, string>,
  conflicts: readonly string[],
  form: TemplateForm,
  { t }: Reader,
): Html | null {
  if (faults.size === 0) return null;
  const theirs = conflicts.map(
    (key) =>
      html`<button class="button" type="submit" name="theirs" value="${key}" formnovalidate>${t("saving.theirs")}</button>`,
  );
  return html`<div class="error-summary" role="alert" tabindex="-1" id="faults" autofocus>
    <h2>${t("saving.faults", { count: faults.size })}</h2>
    <ul>${faultLinks(form)}</ul>
    ${theirs}
  </div>`;
}

/** How a fault stands beside its control, for the script that marks one while somebody types. */
export function faultPattern(): Html {
  return html`<template data-fault><p class="field-error">${icon("warning")}<span></span></p></template>`;
}

/** The page's own script asks; forms are answered with pages. */
export function wantsJson(request: Request): boolean {
  return request.method === "POST" && request.headers.get("accept") === "application/json";
}
