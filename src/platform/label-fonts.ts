import { readFont } from "../formats/labels/font.ts";
import type { Fonts } from "../formats/labels/marks.ts";
import { readEmbedded } from "./embedded.ts";

let fonts: Fonts | undefined;

/**
 * The fonts of labels: Commissioner, under the SIL Open Font License, with the letters of Latin, Greek and Cyrillic.
 * @throws Error when the sources run without having been built
 */
export function labelFonts(): Fonts {
  fonts ??= {
    regular: readFont(readEmbedded("label-regular.ttf")),
    bold: readFont(readEmbedded("label-bold.ttf")),
  };
  return fonts;
}
