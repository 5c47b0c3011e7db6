/** Light, dark, or as the device has it. */
import { signal } from "@preact/signals";
import { keep, recall } from "../data/kept.ts";

export const THEMES = ["device", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = signal<Theme>("device");

export function applyTheme(next: Theme = recall<Theme>("theme") ?? "device"): void {
  theme.value = next;
  keep("theme", next);
  if (next === "device") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = next;
}
