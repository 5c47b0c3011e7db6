import type { Contour } from "./font.ts";
import type { CodeMark, Mark, PathMark, PictureMark, TextMark } from "./marks.ts";
import { dotsOf } from "./picture.ts";

/** Dots of a picture for each millimetre, as far as it has so many of its own. */
const PICTURE_DOTS = 12;

/**
 * A label as an SVG image, a unit a millimetre. Letters are outlines, so that it looks the same where the font is
 * missing; what it is stands in its title.
 */
export function svgOf(
  marks: readonly Mark[],
  {
    title,
    size,
    ink = "#000000",
    paper,
  }: {
    title: string;
    size: { width: number; height: number };
    ink?: string | undefined;
    paper?: string | undefined;
  },
): string {
  const { width, height } = size;
  const drawn = marks.map((mark) => drawnMark(mark, ink)).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${escapeXml(title)}</title>` +
    `<path fill="${paper ?? "#ffffff"}" d="M0 0h${width}v${height}H0z"/>` +
    `<g fill="${ink}" stroke="none">${drawn}</g></svg>`
  );
}

function drawnMark(mark: Mark, ink: string): string {
  switch (mark.kind) {
    case "box":
      return `<path d="M${d(mark.x)} ${d(mark.y)}h${d(mark.width)}v${d(mark.height)}h${d(-mark.width)}z"/>`;
    case "code":
      return code(mark);
    case "text":
      return text(mark);
    case "path":
      return path(mark, ink);
    case "picture":
      return picture(mark);
  }
}

function code({ x, y, side, matrix: { size, modules } }: CodeMark): string {
  let runs = "";
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (modules[row * size + column] === 0) continue;
      const from = column;
      while (column < size && modules[row * size + column] !== 0) column++;
      runs += `M${from} ${row}h${column - from}v1h${from - column}z`;
    }
  const module = side / size;
  return `<path shape-rendering="crispEdges" transform="matrix(${d(module)} 0 0 ${d(module)} ${d(x)} ${d(y)})" d="${runs}"/>`;
}

/** A path for each run, since fonts count in units of their own. */
function text({ x, baseline, size, line }: TextMark): string {
  return line.runs
    .map(({ font, glyphs }) => {
      const units = (sizes: number) => Math.round(sizes * font.unitsPerEm);
      const outlines = glyphs.flatMap(({ glyph, ...at }) =>
        font.outlineOf(glyph).map((contour) => outline(contour, { x: units(at.x), y: units(at.y) })),
      );
      const scale = d(size / font.unitsPerEm, 6);
      const matrix = `matrix(${scale} 0 0 -${scale} ${d(x)} ${d(baseline)})`;
      return outlines.length === 0 ? "" : `<path transform="${matrix}" d="${outlines.join("")}"/>`;
    })
    .join("");
}

function outline({ x, y, steps }: Contour, at: { x: number; y: number }): string {
  const point = (px = 0, py = 0) => `${d(px + at.x, 1)} ${d(py + at.y, 1)}`;
  const drawn = steps.map((step) => {
    const end = point(step.x, step.y);
    if (step.cx === undefined) return `L${end}`;
    const control = point(step.cx, step.cy);
    return step.dx === undefined ? `Q${control} ${end}` : `C${control} ${point(step.dx, step.dy)} ${end}`;
  });
  return `M${point(x, y)}${drawn.join("")}z`;
}

function path({ steps, line }: PathMark, ink: string): string {
  const letters = { move: "M", line: "L", curve: "C", close: "z" };
  const data = steps
    .map(({ kind, points }) => letters[kind] + points.map((value) => d(value)).join(" "))
    .join("");
  return line === undefined
    ? `<path d="${data}"/>`
    : `<path fill="none" stroke="${ink}" stroke-width="${d(line)}" stroke-linecap="round" stroke-linejoin="round" d="${data}"/>`;
}

function picture({ x, y, width, height, picture: drawn }: PictureMark): string {
  const perMm = Math.min(PICTURE_DOTS, Math.max(drawn.width / width, drawn.height / height));
  const { width: wide, height: high, dots } = dotsOf(drawn, width * perMm, height * perMm);
  let runs = "";
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) {
      if (dots[row * wide + column] === 0) continue;
      const from = column;
      while (column < wide && dots[row * wide + column] === 1) column++;
      runs += `M${from} ${row}h${column - from}v1h${from - column}z`;
    }
  const scale = 1 / perMm;
  const left = x + (width - wide * scale) / 2;
  const top = y + (height - high * scale) / 2;
  return `<path transform="matrix(${d(scale)} 0 0 ${d(scale)} ${d(left)} ${d(top)})" d="${runs}"/>`;
}

function d(value: number, places = 4): string {
  const power = 10 ** places;
  return String(Math.round(value * power) / power);
}

const XML_ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeXml(words: string): string {
  return words.replace(/[&<>]/g, (character) => XML_ESCAPES[character] ?? character);
}
