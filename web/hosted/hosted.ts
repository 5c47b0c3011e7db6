/**
 * Makes the pages of a passport session quicker to use; they are complete without it. Saves while one types, sends
 * files from where one is, adds rows, writes NFC tags, and says when the session is over.
 */
import { offerCopies } from "../docs/parts/copy.ts";
import { growRows } from "../forms/parts/rows.ts";
import { offerUpload } from "../forms/parts/upload.ts";
import { saveWhileTyping } from "./parts/autosave.ts";
import { offerNfc } from "./parts/nfc.ts";
import { openAnew } from "./parts/open-anew.ts";
import { watchEnd } from "./parts/session-end.ts";

watchEnd();
offerCopies();
offerPrint();
offerNfc();
const form = document.querySelector<HTMLFormElement>("#data");
if (form) {
  growRows(form);
  const saveNow = saveWhileTyping(form);
  // What was typed is saved before the list of documents is read anew.
  offerUpload(form, { sent: () => saveNow().then(refreshDocuments), ended: openAnew });
  unfold(form);
}
for (const one of document.querySelectorAll("form")) submitOnce(one);
document.querySelector<HTMLElement>("#faults")?.focus();

function offerPrint(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-print]");
  if (!button) return;
  button.hidden = false;
  button.addEventListener("click", () => print());
  document.querySelector(".stamp")?.classList.add("has-landed");
}

/** Faults and links to them may stand in parts that are folded. */
function unfold(form: HTMLFormElement): void {
  const open = (element: Element | null) => {
    for (let fold = element?.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
  };
  for (const wrong of form.querySelectorAll(".is-wrong, [autofocus]")) open(wrong);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#faults a"))
    link.addEventListener("click", () => open(form.querySelector(link.hash)));
}

/** A second click sends nothing; what is sent once is also done once, whatever a browser does. */
function submitOnce(form: HTMLFormElement): void {
  let isSent = false;
  form.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    if (isSent) return event.preventDefault();
    isSent = true;
    const button = form.querySelector<HTMLButtonElement>(".button-primary");
    if (!button || form.dataset["busy"] === undefined) return;
    button.style.minWidth = `${button.offsetWidth}px`;
    button.setAttribute("aria-busy", "true");
    button.textContent = form.dataset["busy"];
  });
  // Back from the next page: a browser may show this one as it was.
  addEventListener("pageshow", () => {
    isSent = false;
  });
}

/** Takes the list of documents over from the page as it is now; the form stays as it is. */
async function refreshDocuments(): Promise<void> {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".documents");
  const old = document.querySelector(".documents");
  if (!fresh) return;
  if (old) old.replaceWith(fresh);
  else document.querySelector("[data-upload]")?.before(fresh);
}
