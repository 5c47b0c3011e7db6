/**
 * Marks what the server did not take beside its control, as the page itself does after it was sent. A field is marked when it
 * is left, since what somebody is still writing is not wrong yet.
 */

/** Param of a value, such as `data.fibres[0].share` → what is wrong with it. */
export type Faults = Readonly<Record<string, string>>;

/** @returns shows these faults, and no longer those from before */
export function markFaults(form: HTMLFormElement): (faults: Faults) => void {
  const pattern = form.querySelector<HTMLTemplateElement>("template[data-fault]");
  let faults: Faults = {};
  let marks: (() => void)[] = [];
  const show = () => {
    for (const unmark of marks) unmark();
    marks = pattern ? Object.entries(faults).flatMap((fault) => mark(form, fault, pattern)) : [];
  };
  // The next control has the focus a moment later only.
  form.addEventListener("focusout", () => setTimeout(show));
  return (now) => {
    faults = now;
    show();
  };
}

/** The field that a param is in. */
export function fieldOf(form: HTMLFormElement, param: string): HTMLElement | null {
  const [name = ""] = param.split("[");
  const inside = form.querySelector(`[data-rows="${name}"], [name="${name}"]`);
  return inside?.closest<HTMLElement>(".field") ?? null;
}

/** @returns what takes the mark away; nothing where somebody still writes, or where the page is marked already */
function mark(
  form: HTMLFormElement,
  [param, sentence]: readonly [string, string],
  pattern: HTMLTemplateElement,
): (() => void)[] {
  const field = fieldOf(form, param);
  if (
    !field ||
    field.contains(document.activeElement) ||
    field.querySelector(".field-error:not([data-live])")
  )
    return [];
  const rows = field.querySelector<HTMLElement>("[data-rows]");
  const control = rows ? cellOf(rows, param) : field.querySelector<HTMLElement>(".input");
  const around = control?.closest<HTMLElement>(".cell") ?? field;
  const named = control ?? field;
  const error = pattern.content.cloneNode(true) as DocumentFragment;
  const box = error.firstElementChild as HTMLElement;
  box.dataset["live"] = "";
  box.id = `${param.replace(/[.[\]]+/g, "-").replace(/-$/, "")}-error`;
  (box.querySelector("span") ?? box).textContent = `${startOf(rows, around)}${sentence}`;
  const described = named.getAttribute("aria-describedby");
  named.setAttribute("aria-describedby", [box.id, ...(described === null ? [] : [described])].join(" "));
  control?.setAttribute("aria-invalid", "true");
  around.classList.add("is-wrong");
  placeIn(around, box);
  return [
    () => {
      box.remove();
      around.classList.remove("is-wrong");
      control?.removeAttribute("aria-invalid");
      if (described === null) named.removeAttribute("aria-describedby");
      else named.setAttribute("aria-describedby", described);
    },
  ];
}

/** The server counts the rows in which something stands. */
function cellOf(rows: HTMLElement, param: string): HTMLElement | null {
  const [, index, column = ""] = /\[(\d+)\](\.\w+)?$/.exec(param) ?? [];
  if (index === undefined) return null;
  const filled = [...rows.querySelectorAll(":scope > .row")]
    .map((row) => [...row.querySelectorAll<HTMLInputElement>(".input")])
    .filter((controls) => controls.some(({ value }) => value.trim() !== ""));
  const controls = filled[Number(index)] ?? [];
  return controls.find(({ name }) => name.endsWith(column)) ?? controls[0] ?? null;
}

/** The columns of a composition are too narrow for a sentence: it stands under the row and names its cell. */
function isNarrow(around: HTMLElement): boolean {
  return around.matches(".is-composition .cell");
}

function startOf(rows: HTMLElement | null, around: HTMLElement): string {
  return rows && isNarrow(around) ? `${around.querySelector("label")?.textContent ?? ""}: ` : "";
}

function placeIn(around: HTMLElement, box: HTMLElement): void {
  const place = isNarrow(around) ? (around.closest<HTMLElement>(".row") ?? around) : around;
  const help = place.querySelector(":scope > .field-help");
  if (help) help.before(box);
  else place.append(box);
}
