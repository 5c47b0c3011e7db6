/** What the pages to sign in on gain from scripts: the hour's greeting, passkeys, and one click at a time. */
import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";

greet();
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-busy]")) holdWhileBusy(form);
const passkey = document.querySelector<HTMLElement>(".passkey");
if (passkey && browserSupportsWebAuthn()) offerPasskey(passkey);

/** The server does not know the hour where its reader is. */
function greet(): void {
  const title = document.querySelector<HTMLElement>("[data-morning]");
  if (!title) return;
  const hour = new Date().getHours();
  const { morning, afternoon, evening } = title.dataset;
  const words = hour >= 5 && hour < 12 ? morning : hour >= 12 && hour < 18 ? afternoon : evening;
  if (words) title.textContent = words;
}

/** A second click must not send the form twice. */
function holdWhileBusy(form: HTMLFormElement): void {
  form.addEventListener("submit", () => {
    const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
    if (!button) return;
    button.style.minWidth = `${button.offsetWidth}px`;
    button.textContent = form.dataset.busy ?? "";
    button.disabled = true;
  });
  // Coming back to the page with the browser's own button finds it as it was.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
}

function offerPasskey(part: HTMLElement): void {
  const button = part.querySelector<HTMLButtonElement>("button");
  const words = button?.querySelector("span");
  const fault = part.querySelector<HTMLElement>(".field-error");
  if (!button || !words || !fault) return;
  const usual = words.textContent;
  part.hidden = false;
  button.addEventListener("click", async () => {
    fault.hidden = true;
    button.disabled = true;
    words.textContent = part.dataset.busy ?? usual;
    try {
      const { ticket, options } = await post("/panel/api/session/passkey/begin", {});
      const response = await startAuthentication({ optionsJSON: options });
      await post("/panel/api/session/passkey", { ticket, response });
      location.assign(part.dataset.next ?? "/panel");
    } catch {
      fault.textContent = part.dataset.failed ?? "";
      fault.hidden = false;
      button.disabled = false;
      words.textContent = usual;
    }
  });
}

interface Offer {
  ticket: string;
  options: Parameters<typeof startAuthentication>[0]["optionsJSON"];
}

async function post(path: string, body: object): Promise<Offer> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`refused with ${answer.status}`);
  return (await answer.json()) as Offer;
}
