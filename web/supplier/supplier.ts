/**
 * Makes the pages of a data request quicker to use; they are complete without it. Saves while one types, sends documents
 * from where one is, adds rows, and says when the time is over.
 */
import { type SaveAnswer, saveWhileTyping } from "../forms/parts/autosave.ts";
import { openAnew } from "../forms/parts/open-anew.ts";
import { watchEnd } from "../forms/parts/page-end.ts";
import { growRows } from "../forms/parts/rows.ts";
import { submitOnce } from "../forms/parts/submit-once.ts";
import { offerUpload } from "../forms/parts/upload.ts";

/** How much is given now. */
interface Progress extends SaveAnswer {
  done: number;
  words: string;
}

watchEnd();
const form = document.querySelector<HTMLFormElement>("#data");
if (form) {
  growRows(form);
  const saveNow = saveWhileTyping<Progress>(form, showProgress);
  // What was typed is saved before the list of documents is read anew.
  for (const slot of form.querySelectorAll<HTMLElement>("[data-slot]"))
    offerUpload(slot, { sent: () => saveNow().then(refreshDocuments), ended: openAnew });
}
for (const one of document.querySelectorAll("form")) submitOnce(one);
document.querySelector<HTMLElement>("#faults")?.focus();

function showProgress({ done, words }: Progress): void {
  const given = document.querySelector("[data-given]");
  if (!given) return;
  for (const [at, stitch] of given.querySelectorAll(".stitches i").entries())
    stitch.classList.toggle("is-done", at < done);
  const text = given.querySelector(".given-words");
  if (text) text.textContent = words;
}

/** Takes the documents and what is given over from the page as it is now; the form stays as it is. */
async function refreshDocuments(): Promise<void> {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const selector of [
    "[data-given]",
    ...[...document.querySelectorAll("ul.documents")].map(idSelector),
  ]) {
    const now = fresh.querySelector(selector);
    if (now) document.querySelector(selector)?.replaceWith(now);
  }
}

function idSelector({ id }: Element): string {
  return `#${CSS.escape(id)}`;
}
