/**
 * Makes the forms for after-sale events quicker to use; they are complete without it. Scans codes, looks at the files
 * before they are sent, sends a form once, goes to what is wrong.
 */
import { checkFiles } from "./parts/files.ts";
import { offerScanning } from "./parts/scan.ts";

void offerScanning();
const form = document.querySelector<HTMLFormElement>('form[method="post"]');
if (form) {
  checkFiles(form);
  sendOnce(form);
}
document.querySelector<HTMLElement>("#faults")?.focus();

function sendOnce(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const words = button?.textContent ?? "";
  form.addEventListener("submit", (event) => {
    if (!button || event.defaultPrevented) return;
    if (button.getAttribute("aria-busy") === "true") return event.preventDefault();
    button.setAttribute("aria-busy", "true");
    button.textContent = form.dataset["busy"] ?? words;
  });
  // Back to a page that the browser kept: it can be sent again, and the server knows whether it was.
  addEventListener("pageshow", () => {
    button?.removeAttribute("aria-busy");
    if (button) button.textContent = words;
  });
}
