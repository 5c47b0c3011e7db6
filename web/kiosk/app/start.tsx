import { render } from "preact";
import { loadPrinting } from "../data/printing.ts";
import { loadJobs, watch } from "../data/state.ts";
import { intl } from "../words/words.ts";
import { App } from "./app.tsx";
import { applyTheme } from "./theme.ts";

export function start(): void {
  const place = document.querySelector("#kiosk");
  if (!place) return;
  document.documentElement.lang = intl;
  applyTheme();
  place.replaceChildren();
  render(<App />, place);
  watch();
  // Tried again as soon as something answers.
  const load = () =>
    Promise.all([loadJobs(), loadPrinting()]).catch(() => {
      setTimeout(load, 3000);
    });
  void load();
}
