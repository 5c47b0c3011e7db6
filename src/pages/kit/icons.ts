/** Small drawings of one family: 24 units, stroke 1.75, round ends. A word always stands beside them. */
import { type Html, raw } from "./html.ts";

export type IconName = keyof typeof SHAPES;

/** A decorative icon, as high as the text beside it. */
export function icon(name: IconName): Html {
  return raw(
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" ` +
      `stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${SHAPES[name]}</svg>`,
  );
}

const SHAPES = {
  tick: `<path d="m5 12.5 4.5 4.5L19 7.5"/>`,
  cross: `<path d="m6 6 12 12M18 6 6 18"/>`,
  chevron: `<path d="m6 9.5 6 6 6-6"/>`,
  arrow: `<path d="M4.5 12h15m-6-6 6 6-6 6"/>`,
  download: `<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14"/>`,
  warning: `<path d="M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.6v.1"/>`,
  print: `<path d="M7 8V3.5h10V8M7 17.5H4V9.5a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 9.5v8h-3M7 14h10v6.5H7z"/>`,
  file: `<path d="M13.5 3.5H6v17h12V8zm0 0V8H18"/>`,
  nfc: `<path d="M4.5 8v8m4-9.5c1.6 3.6 1.6 7.4 0 11m4-13c2.4 4.8 2.4 10.2 0 15m4-17c3.2 6 3.2 13 0 19"/>`,
  key: `<path d="M3.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0m7 0h10v3.5m-4-3.5v2.5"/>`,
} as const;
