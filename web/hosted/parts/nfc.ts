/** Writes the passport's address on an NFC tag, where the browser can (Web NFC: Chrome on Android, over HTTPS). */

interface TagWriter {
  write(message: { records: { recordType: "url"; data: string }[] }): Promise<void>;
}

export function offerNfc(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-nfc]");
  const Writer = (globalThis as { NDEFReader?: new () => TagWriter }).NDEFReader;
  if (!button || !Writer) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (button.getAttribute("aria-busy") === "true") return;
    const { nfc = "", wait, good, bad } = button.dataset;
    const say = (text = "") => {
      const state = button.querySelector("[data-nfc-state]");
      if (state) state.textContent = text;
    };
    button.setAttribute("aria-busy", "true");
    say(wait);
    try {
      await new Writer().write({ records: [{ recordType: "url", data: nfc }] });
      say(good);
      navigator.vibrate?.(120);
    } catch {
      say(bad);
    }
    button.removeAttribute("aria-busy");
  });
}
