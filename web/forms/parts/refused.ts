/**
 * What was typed and not taken is stored nowhere on the server. It stays in this tab, so that a page that is loaded again
 * shows it again, marked, for as long as it is not put right.
 */
import { type Faults, fieldOf } from "./marks.ts";
import { addRow } from "./rows.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Typed = [name: string, value: string][];

/** A field is taken as a whole or not at all: all of its rows are kept. */
export function keepRefused(form: HTMLFormElement, faults: Faults): void {
  const fields = new Set(Object.keys(faults).map((param) => fieldOf(form, param)));
  const typed: Typed = [...fields].flatMap((field) =>
    [...(field?.querySelectorAll<Control>(".input") ?? [])].map(({ name, value }): Typed[number] => [
      name,
      value,
    ]),
  );
  const tab = tabStorage();
  if (typed.length > 0) tab?.setItem(keyOf(), JSON.stringify(typed));
  else tab?.removeItem(keyOf());
}

/** Writes it into the form again, and tells the form that it was changed. */
export function restoreRefused(form: HTMLFormElement): void {
  // After a form was sent the page itself shows what was typed.
  const kept = form.querySelector("#faults") ? null : (tabStorage()?.getItem(keyOf()) ?? null);
  if (kept === null) return;
  for (const [name, value] of JSON.parse(kept) as Typed) {
    const control = controlNamed(form, name);
    if (control) control.value = value;
  }
  form.dispatchEvent(new Event("input"));
}

/** Rows are added until there is one of this number: added ones count on. */
function controlNamed(form: HTMLFormElement, name: string): Control | null {
  const find = () => form.querySelector<Control>(`.input[name="${name}"]`);
  const [owner = "", number = ""] = name.split(/[[\]]/);
  const rows = form.querySelector<HTMLElement>(`[data-rows="${owner}"]`);
  for (let more = Number(number); rows && !find() && more >= 0; more--) addRow(rows);
  return find();
}

/** Without the step in the query: only the form of the page keeps anything. */
function keyOf(): string {
  return `refused ${location.pathname}`;
}

/** None where the browser keeps nothing for this page. */
function tabStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
