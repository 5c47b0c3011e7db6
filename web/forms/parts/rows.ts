/**
 * Rows of a template form that are added and removed in place, and the sum of their shares. Without it a button posts
 * the form for more rows, and a row that is left empty is dropped.
 */

/** Percentages are told to this many places. */
const PLACES = 6;

/** Makes the rows under `root` quick to use. */
export function growRows(root: ParentNode): void {
  for (const rows of root.querySelectorAll<HTMLElement>("[data-rows]")) {
    for (const row of rowsIn(rows)) offerRemoval(rows, row);
    rows.querySelector(".row-more")?.addEventListener("click", (event) => {
      event.preventDefault();
      const row = addRow(rows);
      if (row) controlsIn(row)[0]?.focus();
    });
    rows.addEventListener("input", () => showTotal(rows));
  }
}

function rowsIn(rows: HTMLElement): HTMLElement[] {
  return [...rows.querySelectorAll<HTMLElement>(":scope > .row")];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsIn(row: ParentNode): Control[] {
  return [...row.querySelectorAll<Control>(".input")];
}

export function addRow(rows: HTMLElement): HTMLElement | undefined {
  const last = rowsIn(rows).at(-1);
  if (!last) return undefined;
  const row = last.cloneNode(true) as HTMLElement;
  renumber(rows, row);
  clear(row);
  last.after(row);
  offerRemoval(rows, row);
  return row;
}

const NUMBERED = ["id", "name", "for", "aria-describedby", "aria-labelledby"];

/** Gives a copied row a number that no other has. What is left out between two rows does not matter. */
function renumber(rows: HTMLElement, row: HTMLElement): void {
  const { rows: name = "", id = "" } = rows.dataset;
  const before = numberOf(row, id);
  const after = Math.max(...rowsIn(rows).map((one) => numberOf(one, id))) + 1;
  for (const element of [row, ...row.querySelectorAll("*")])
    for (const attribute of NUMBERED) {
      const text = element.getAttribute(attribute);
      if (text === null) continue;
      const renamed = text
        .replaceAll(`${name}[${before}]`, `${name}[${after}]`)
        .split(" ")
        .map((part) =>
          isNumbered(part, `${id}-${before}`) ? part.replace(`${id}-${before}`, `${id}-${after}`) : part,
        )
        .join(" ");
      element.setAttribute(attribute, renamed);
    }
  relabel(row, after + 1);
}

/** `id` is `data-fibres`, that of its rows `data-fibres-3-row`. */
function numberOf(row: HTMLElement, id: string): number {
  return Number.parseInt(row.id.slice(id.length + 1), 10);
}

function isNumbered(id: string, start: string): boolean {
  return id === start || id.startsWith(`${start}-`);
}

/** Names of rows end with their number, which counts from 1. */
function relabel(row: HTMLElement, number: number): void {
  row.setAttribute("aria-label", (row.getAttribute("aria-label") ?? "").replace(/\d+$/, String(number)));
  const alone = row.querySelector("label.heard");
  if (alone) alone.textContent = (alone.textContent ?? "").replace(/\d+$/, String(number));
}

function clear(row: HTMLElement): void {
  for (const control of controlsIn(row)) {
    control.value = "";
    control.removeAttribute("aria-invalid");
    control.removeAttribute("autofocus");
  }
  for (const cell of row.querySelectorAll(".is-wrong")) cell.classList.remove("is-wrong");
  for (const error of row.querySelectorAll(".field-error")) error.remove();
}

function offerRemoval(rows: HTMLElement, row: HTMLElement): void {
  const button = row.querySelector<HTMLButtonElement>(".row-remove");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const all = rowsIn(rows);
    const next = all[all.indexOf(row) + 1] ?? all[all.indexOf(row) - 1];
    // The last one stays, to write in and to be copied.
    if (next) row.remove();
    else clear(row);
    controlsIn(next ?? row)[0]?.focus();
    rows.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** What the shares of each part come to, in the words that the page has for it. */
function showTotal(rows: HTMLElement): void {
  const total = rows.querySelector<HTMLElement>(".rows-total");
  if (!total) return;
  const { column = "", group, words = "" } = total.dataset;
  const sums = new Map<string, number>();
  for (const row of rowsIn(rows)) {
    const share = textIn(row, column).replace(/%$/, "").trim();
    const value = Number(share.replace(",", "."));
    if (share === "" || Number.isNaN(value)) continue;
    const part = group === undefined ? "" : textIn(row, group);
    sums.set(part, (sums.get(part) ?? 0) + value);
  }
  const language = document.documentElement.lang;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: PLACES });
  const texts = [...sums].map(([part, sum]) => {
    const text = `${numbers.format(sum)}\u00a0%`;
    return part === "" ? text : `${part}\u00a0${text}`;
  });
  total.textContent =
    texts.length === 0 ? "" : words.replace("{sum}", new Intl.ListFormat(language).format(texts));
}

function textIn(row: HTMLElement, column: string): string {
  return (
    controlsIn(row)
      .find(({ name }) => name.endsWith(`.${column}`))
      ?.value.trim() ?? ""
  );
}
