/**
 * Makes the pages of the set-up quicker to use; they are complete without it. Takes the used-up token out of the
 * address, suggests a handle, fills in the first data page, shows the password, copies.
 */
import { offerCopies } from "../docs/parts/copy.ts";

forgetToken();
offerCopies();
const form = document.querySelector("form");
if (form) {
  suggestHandle(form);
  fillPreview(form);
  offerAddress(form);
  offerPassword(form);
  showBusy(form);
}
document.querySelector<HTMLElement>("#faults")?.focus();

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
  if (!company || !handle || handle.value !== "") return;
  let isOwn = false;
  handle.addEventListener("input", () => {
    isOwn = handle.value !== "";
  });
  company.addEventListener("input", () => {
    if (!isOwn) handle.value = handleFrom(company.value);
  });
}

const HANDLE_LENGTH = 40;

function handleFrom(name: string): string {
  return plain(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, HANDLE_LENGTH)
    .replace(/^-+|-+$/g, "");
}

/** Without the marks over and under letters. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}

const LINE_LENGTH = 36;

function fillPreview(form: HTMLFormElement): void {
  const company = inputOf(form, "company");
  const brand = document.querySelector<HTMLElement>("[data-brand]");
  const lines = document.querySelector<HTMLElement>("[data-product]");
  const line = lines?.querySelector("span");
  if (!company || !brand || !line) return;
  company.addEventListener("input", () => {
    brand.textContent = company.value.trim() || "…";
    const letters = plain(company.value)
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, "<")
      .replace(/^<|<$/g, "");
    line.textContent = `DPXXX${letters}<<${lines?.dataset["product"] ?? ""}`
      .padEnd(LINE_LENGTH, "<")
      .slice(0, LINE_LENGTH);
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

function showBusy(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  form.addEventListener("submit", (event) => {
    if (!button || button.getAttribute("aria-busy") === "true") return event.preventDefault();
    button.style.minWidth = `${button.offsetWidth}px`;
    button.setAttribute("aria-busy", "true");
    button.textContent = form.dataset["busy"] ?? "";
  });
}
