const COPIED_MS = 2000;

/** Shows the buttons that copy the text beside them, where the browser lets a page write to the clipboard. */
export function offerCopies(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    const words = button.textContent ?? "";
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.parentElement?.querySelector("code")?.textContent ?? "");
      button.textContent = button.dataset["copied"] ?? words;
      setTimeout(() => {
        button.textContent = words;
      }, COPIED_MS);
    });
  }
}
