/**
 * Makes the pages of a passport session quicker to use; they are complete without it. Saves while one types, sends
 * files from where one is, adds rows, writes NFC tags, and says when the session is over.
 */
import { offerCopies } from "../docs/parts/copy.ts";
import { saveWhileTyping } from "../forms/parts/autosave.ts";
import { openAnew } from "../forms/parts/open-anew.ts";
import { watchEnd } from "../forms/parts/page-end.ts";
import { growRows } from "../forms/parts/rows.ts";
import { submitOnce } from "../forms/parts/submit-once.ts";
import { unfold } from "../forms/parts/unfold.ts";
import { offerUpload } from "../forms/parts/upload.ts";
import { offerNfc } from "./parts/nfc.ts";

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
