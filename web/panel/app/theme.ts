/** Light, dark, or as the device has it. */
import { signal } from "@preact/signals";
import { keep, recall } from "./kept.ts";

export const THEMES = ["device", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

export const theme = signal<Theme>("device");

/** Takes up what the person chose on this device. */
export function applyTheme(): void {
  show(recall<Theme>("theme") ?? "device");
}

export function chooseTheme(next: Theme): void {
  keep("theme", next);
  show(next);
}

function show(next: Theme): void {
  theme.value = next;
  if (next === "light" || next === "dark") document.documentElement.dataset["theme"] = next;
  else delete document.documentElement.dataset["theme"];
}
