/**
 * Makes the pages of the set-up quicker to use; they are complete without it. Takes the used-up token out of the
 * address, suggests handle and brand, fills in the first data page, adds rows, shows the password, copies.
 */
import { alpha3 } from "../../src/formats/countries.ts";
import { handleFrom } from "../../src/formats/handle.ts";
import { plainLetters } from "../../src/formats/plain-letters.ts";
import { offerCopies } from "../docs/parts/copy.ts";
import { growRows } from "../forms/parts/rows.ts";

/** Characters of a line at the foot of a data page. */
const LINE_LENGTH = 36;

forgetToken();
offerCopies();
enhance();
document.querySelector<HTMLElement>("#faults")?.focus();

function enhance(): void {
  const form = document.querySelector("form");
  if (!form) return;
  suggestHandle(form);
  suggestBrand(form);
  fillPreview(form);
  growRows(form);
  unfold(form);
  offerAddress(form);
  offerPassword(form);
  showBusy(form);
  keepTyped(form);
}

function forgetToken(): void {
  if (new URLSearchParams(location.search).has("token")) history.replaceState(null, "", location.pathname);
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`#${name}`);
}

/** Follows the company's name until somebody writes a handle of their own. */
function suggestHandle(form: HTMLFormElement): void {
  const company = inputOf(form, "company");
  const handle = inputOf(form, "handle");
  if (!company || !handle) return;
  let isOwn = handle.value !== "" && handle.value !== handleFrom(company.value);
  handle.addEventListener("input", () => {
    isOwn = handle.value !== "";
  });
  company.addEventListener("input", () => {
    if (!isOwn) handle.value = handleFrom(company.value);
  });
}

/** The brand is the company's name until somebody writes one of their own. */
function suggestBrand(form: HTMLFormElement): void {
  const company = inputOf(form, "company");
  const brand = inputOf(form, "data-brand");
  if (!company || !brand) return;
  let isOwn = brand.value !== "" && brand.value !== company.value;
  brand.addEventListener("input", () => {
    isOwn = brand.value !== "";
  });
  const follow = () => {
    if (!isOwn) brand.value = company.value;
  };
  company.addEventListener("input", follow);
  follow();
}

/** Fills in the data page while one types; the first product stands on it from when it is opened. */
function fillPreview(form: HTMLFormElement): void {
  const preview = document.querySelector<HTMLElement>(".preview");
  const part = form.querySelector<HTMLDetailsElement>(".first-product");
  if (!preview || !part) return;
  const show = fieldsOf(preview);
  const nobody = { name: show.name.textContent ?? "", country: show.country.textContent ?? "" };
  const fill = () => {
    const company = textOf(form, "company");
    const product = textOf(form, "product_name");
    const country = form.querySelector<HTMLSelectElement>("#data-country_making");
    const code = part.open ? (country?.value ?? "") : "";
    show.name.textContent = part.open && product !== "" ? product : nobody.name;
    show.brand.textContent = textOf(form, "data-brand") || company || "…";
    show.country.textContent = code === "" ? nobody.country : (country?.selectedOptions[0]?.text ?? code);
    show.line.textContent =
      `DP${alpha3(code) ?? "XXX"}${machineText(company)}<<${machineText(show.name.textContent)}`
        .padEnd(LINE_LENGTH, "<")
        .slice(0, LINE_LENGTH);
  };
  form.addEventListener("input", fill);
  part.addEventListener("toggle", fill);
  fill();
}

function fieldsOf(preview: HTMLElement) {
  const field = (name: string) => preview.querySelector<HTMLElement>(`[data-${name}]`) ?? preview;
  return { name: field("product"), brand: field("brand"), country: field("country"), line: field("line") };
}

function textOf(form: HTMLFormElement, name: string): string {
  return inputOf(form, name)?.value.trim() ?? "";
}

function machineText(text: string): string {
  return plainLetters(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "<")
    .replace(/^<|<$/g, "");
}

/** A link to a fault leads into the part that is folded, should somebody have closed it again. */
function unfold(form: HTMLFormElement): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#faults a"))
    link.addEventListener("click", () => {
      const part = form.querySelector(link.hash)?.closest("details");
      if (part) part.open = true;
    });
}

/** Where the page was opened by a name that is not offered, that name is likely to be the public one. */
function offerAddress(form: HTMLFormElement): void {
  const other = inputOf(form, "site_other");
  const radio = inputOf(form, "site-other");
  if (!other || !radio) return;
  other.addEventListener("input", () => {
    radio.checked = true;
  });
  const offered = [...form.querySelectorAll<HTMLInputElement>('[name="site"]')].map(({ value }) => value);
  const isLocal = /^(localhost|127\.|\[)/.test(location.hostname);
  if (isLocal || other.value !== "" || offered.includes(location.origin)) return;
  other.value = location.origin;
  radio.checked = true;
}

function offerPassword(form: HTMLFormElement): void {
  const password = inputOf(form, "password");
  const button = form.querySelector<HTMLButtonElement>("[data-show]");
  if (!password || !button) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    const isShown = password.type === "password";
    password.type = isShown ? "text" : "password";
    button.textContent = (isShown ? button.dataset["hide"] : button.dataset["show"]) ?? "";
    button.setAttribute("aria-pressed", String(isShown));
  });
}

/**
 * The server shows what was typed in the other language. A password comes back from no server: only where the page is
 * exchanged in place it stays, as does what was unfolded.
 */
function keepTyped(form: HTMLFormElement): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(".languages-two button"))
    button.addEventListener("click", (event) => {
      event.preventDefault();
      void exchange(form, button).catch(() => form.requestSubmit(button));
    });
}

async function exchange(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const sent = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(sent) });
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const after = fresh.querySelector("form");
  if (!answer.ok || !after) throw new Error(String(answer.status));
  takeOver(form, after);
  document.title = fresh.title;
  document.documentElement.lang = fresh.documentElement.lang;
  document.body.replaceWith(fresh.body);
  enhance();
  document.querySelector<HTMLElement>(".languages-two [aria-current]")?.focus();
}

/** What the server does not send back. */
function takeOver(form: HTMLFormElement, after: HTMLFormElement): void {
  const password = inputOf(after, "password");
  if (password) password.value = inputOf(form, "password")?.value ?? "";
  const part = after.querySelector("details");
  if (part) part.open = form.querySelector("details")?.open === true;
}

function showBusy(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>(".button-primary");
  form.addEventListener("submit", (event) => {
    if (event.submitter instanceof HTMLButtonElement && event.submitter.name === "language") return;
    if (!button || button.getAttribute("aria-busy") === "true") return event.preventDefault();
    button.style.minWidth = `${button.offsetWidth}px`;
    button.setAttribute("aria-busy", "true");
    button.textContent = form.dataset["busy"] ?? "";
  });
}
