/** The waved ground of a data page: two families of sine lines in one tile, as a mask over the iris tint. */
import { type Html, raw } from "./html.ts";

const WIDTH = 240;
const HEIGHT = 66;
const LINE_DISTANCE = 6;

/** The ground of a page that has a seal (whose gradient it shares). It fills its box. */
export function wavesSvg(): Html {
  return raw(
    `<svg class="waves" aria-hidden="true" focusable="false" width="100%" height="100%"><defs>` +
      `<pattern id="wave-tile" width="${WIDTH}" height="${HEIGHT}" patternUnits="userSpaceOnUse">` +
      `<g fill="none" stroke="#fff" stroke-width=".6">${TILE}</g></pattern>` +
      `<mask id="wave-lines"><rect width="100%" height="100%" fill="url(#wave-tile)"/></mask>` +
      `<linearGradient id="iris-ground" x2="1" y2=".47"><stop class="iris-1" offset=".22"/>` +
      `<stop class="iris-2" offset=".55"/><stop class="iris-3" offset=".96"/></linearGradient></defs>` +
      `<rect width="100%" height="100%" fill="url(#iris-ground)" mask="url(#wave-lines)"/></svg>`,
  );
}

/** Periods of 120 and of 80 units, which both end where the next tile begins. */
const TILE = [family(120, 5, 0), family(80, 4, 3)].join("");

function family(period: number, height: number, first: number): string {
  const half = period / 2;
  // Half a sine is near enough to a Bézier whose handles lie at 0.3642 of its width.
  const [before, after] = [short(half * 0.3642), short(half - half * 0.3642)];
  let line = `c${before}-${height} ${after}-${height} ${half} 0`;
  for (let x = half; x < WIDTH; x += half)
    line += `s${after}${(x / half) % 2 === 1 ? " " : "-"}${height} ${half} 0`;
  let path = "";
  // The line on the lower edge is the one on the upper edge of the next tile: each tile shows half of it.
  for (let y = first; y <= HEIGHT; y += LINE_DISTANCE) path += `M0 ${y}${line}`;
  return `<path d="${path}"/>`;
}

function short(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}
