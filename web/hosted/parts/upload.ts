/** Sends a file from where one is, with its progress; without it a page of its own does. */

import { openAnew } from "./open-anew.ts";

/** 20 MiB, as the server takes. */
const LIMIT_BYTES = 20 * 1024 * 1024;
const ACCEPTED = "application/pdf,image/jpeg,image/png,image/webp";

/** @param saveNow what was typed is not lost when the page is loaded again with the new document */
export function offerUpload(form: HTMLFormElement, saveNow: () => Promise<void>): void {
  const button = form.querySelector<HTMLButtonElement>("[data-upload]");
  const state = form.querySelector<HTMLElement>("[data-upload-state]");
  if (!button || !state) return;
  const picker = document.createElement("input");
  picker.type = "file";
  picker.accept = ACCEPTED;
  const say = (text: string, isWrong = false) => {
    state.textContent = text;
    state.classList.toggle("is-wrong", isWrong);
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LIMIT_BYTES) return say(button.dataset["large"] ?? "", true);
    const { sending = "", sent = "", failed = "" } = button.dataset;
    const percent = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
    const words = (share: number) =>
      say(sending.replace("{name}", () => file.name).replace("{percent}", percent.format(share)));
    button.disabled = true;
    words(0);
    const fault = await upload(button.dataset["upload"] ?? "", file, words, failed);
    button.disabled = false;
    if (fault !== undefined) return say(fault, true);
    say(sent.replace("{name}", () => file.name));
    await saveNow();
    await refreshList();
  };
  button.addEventListener("click", (event) => {
    event.preventDefault();
    picker.value = "";
    picker.click();
  });
  picker.addEventListener("change", () => void send(picker.files?.[0]));
  button.addEventListener("dragover", (event) => {
    event.preventDefault();
    button.classList.add("is-over");
  });
  button.addEventListener("dragleave", () => button.classList.remove("is-over"));
  button.addEventListener("drop", (event) => {
    event.preventDefault();
    button.classList.remove("is-over");
    void send(event.dataTransfer?.files[0]);
  });
}

/** fetch tells nothing of how far it is. @returns what went wrong, in words */
function upload(
  address: string,
  file: File,
  progress: (share: number) => void,
  failed: string,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("Accept", "application/json");
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      progress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener("load", () => {
      if (request.status === 410 || request.status === 403) openAnew();
      const { fault } = (request.response ?? {}) as { fault?: string };
      resolve(request.status === 200 ? undefined : (fault ?? failed));
    });
    request.addEventListener("error", () => resolve(failed));
    const body = new FormData();
    body.set("file", file);
    request.send(body);
  });
}

/** Takes the list of documents over from the page as it is now; the form stays as it is. */
async function refreshList(): Promise<void> {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".documents");
  const old = document.querySelector(".documents");
  if (!fresh) return;
  if (old) old.replaceWith(fresh);
  else document.querySelector("[data-upload]")?.before(fresh);
}
