/** A second click sends nothing; what is sent once is also done once, whatever a browser does. */
export function submitOnce(form: HTMLFormElement): void {
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
