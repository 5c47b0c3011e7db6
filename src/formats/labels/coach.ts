/** Looks at a label before thousands of it are printed: will phones read it, and does all of it stand there? */
import { counted } from "../counted.ts";
import { type ErrorCorrection, qrMatrix } from "../qr.ts";
import type { Advice, AdviceCode } from "./advice.ts";
import { DOTS_PER_MM, type Dpi } from "./dots.ts";
import { layOut, QUIET_ZONE, type Supplies } from "./layout.ts";
import { losses } from "./losses.ts";
import type { CodeMark, Mark } from "./marks.ts";
import type { Piece } from "./piece.ts";
import { type Element, LabelFault, type LabelTemplate } from "./template.ts";

/** Finer modules are not read by ordinary phones. */
const LEAST_MODULE_MM = 0.25;
/** What GS1 General Specifications 5.12 begin with for codes that people scan: 0.396 mm, less what a printer rounds. */
const GOOD_MODULE_MM = 0.37;
/** A module of one dot is swallowed by the ink of its neighbours. */
const LEAST_DOTS = 2;
/** As ISO/IEC 15415 grades the difference of reflectances: below 20 % fails, below 40 % is poor. */
const LEAST_CONTRAST = 0.2;
const GOOD_CONTRAST = 0.4;
/** Height of capitals, as care labels are read. */
const LEAST_CAPITALS_MM = 1.1;
/** Characters by which an address is tried shorter. */
const SHORTER_BY = 20;

/**
 * Everything worth saying about a template with these pieces: of all of them, the one with the longest address counts.
 * @param dpi of the printer; undefined: not known
 */
export function coach(
  template: LabelTemplate,
  pieces: readonly Piece[],
  supplies: Supplies,
  dpi: Dpi | undefined,
): Advice[] {
  const advice: Advice[] = [];
  const say = (
    level: Advice["level"],
    code: AdviceCode,
    path: string,
    words: string,
    values: Advice["values"] = {},
  ) => advice.push({ level, code, path, words, values });
  const lost = losses();
  checkColours(template, say);
  const longest = longestOf(pieces);
  for (const [index, element] of template.elements.entries()) {
    const path = `elements[${index}]`;
    try {
      const lay = layOut(
        { ...template, elements: [element] },
        { ...supplies, dpi, onLoss: (_, loss) => lost.note(path, loss) },
      );
      // Texts differ from piece to piece; of codes the longest is the finest.
      const sample = element.type === "text" ? pieces : longest ? [longest] : [];
      for (const [place, piece] of sample.entries()) {
        const marks = lay(piece);
        if (place > 0) continue;
        checkEdges(template, marks, path, say);
        if (element.type === "code") checkCode(template, index, element, marks, supplies, piece, dpi, say);
        if (element.type === "text") checkLetters(marks, supplies, path, say);
      }
    } catch (fault) {
      if (!(fault instanceof LabelFault)) throw fault;
      say("refusal", "not_drawn", fault.path.replace("elements[0]", path), fault.message, {
        words: fault.message,
      });
    }
  }
  return [...advice, ...lost.advice()];
}

/** The piece whose address takes the most modules. */
export function longestOf(pieces: readonly Piece[]): Piece | undefined {
  return pieces.reduce<Piece | undefined>(
    (longest, piece) => (longest && longest.url.length >= piece.url.length ? longest : piece),
    undefined,
  );
}

type Say = (
  level: Advice["level"],
  code: AdviceCode,
  path: string,
  words: string,
  values?: Advice["values"],
) => void;

function checkColours({ ink = "#000000", paper = "#ffffff" }: LabelTemplate, say: Say): void {
  const difference = brightness(paper) - brightness(ink);
  const percent = Math.round(Math.abs(difference) * 100);
  if (difference < 0)
    say(
      "refusal",
      "inverted",
      "ink",
      "The code is lighter than its ground, and many phones read only dark on light. Change ink and paper.",
    );
  else if (difference < GOOD_CONTRAST)
    say(
      difference < LEAST_CONTRAST ? "refusal" : "warning",
      "contrast_low",
      "ink",
      `Ink and paper differ by ${percent} % in brightness. Phones need 40 % and more: use a darker ink or a lighter paper.`,
      { percent },
    );
}

/** Relative luminance (WCAG 2.2), near enough to how much light a colour gives back. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function checkEdges({ size }: LabelTemplate, marks: readonly Mark[], path: string, say: Say): void {
  const slack = 0.05;
  const isOutside = marks
    .map(boundsOf)
    .some(
      ({ left, top, right, bottom }) =>
        left < -slack || top < -slack || right > size.width + slack || bottom > size.height + slack,
    );
  if (isOutside)
    say(
      marks.some(({ kind }) => kind === "code") ? "refusal" : "warning",
      "outside",
      path,
      "A part of it lies outside of the label and is not printed. Move it, or make it smaller.",
    );
}

function checkCode(
  template: LabelTemplate,
  index: number,
  element: Extract<Element, { type: "code" }>,
  marks: readonly Mark[],
  supplies: Supplies,
  piece: Piece,
  dpi: Dpi | undefined,
  say: Say,
): void {
  const path = `elements[${index}]`;
  const mark = marks.find((one): one is CodeMark => one.kind === "code");
  if (!mark) return;
  const symbology = element.symbology ?? "qr";
  const quiet = element.quiet_zone ?? QUIET_ZONE[symbology];
  const module = mark.side / mark.matrix.size;
  const perMm = dpi === undefined ? undefined : DOTS_PER_MM[dpi];
  const dots = perMm === undefined ? undefined : Math.floor(module * perMm + 1e-6);
  const values = { module: rounded(module), dots: dots ?? 0, dpi: dpi ?? 0, side: mark.matrix.size };
  const inDots = dots === undefined ? "" : ` (${dots} dots at ${dpi} dpi)`;
  if (module < LEAST_MODULE_MM - 0.001 || (dots !== undefined && dots < LEAST_DOTS))
    say(
      "refusal",
      "modules_too_fine",
      path,
      `The modules are ${values.module} mm${inDots}: too fine for phones, which need ${LEAST_MODULE_MM} mm and 2 dots. Make the code larger.`,
      values,
    );
  else if (module < GOOD_MODULE_MM)
    say(
      "warning",
      "modules_fine",
      path,
      `The modules are ${values.module} mm${inDots}. From 0.4 mm on phones read a code at once: make it larger, or try one print first.`,
      values,
    );
  if (module < GOOD_MODULE_MM && symbology === "qr") suggest(element, mark, quiet, path, say);
  const wanted = QUIET_ZONE[symbology];
  if (quiet < wanted)
    say(
      quiet < wanted / 2 ? "refusal" : "warning",
      "quiet_zone_small",
      `${path}.quiet_zone`,
      `The light border has ${quiet} modules, and the code needs ${wanted}.`,
      { quiet, wanted },
    );
  const reach = wanted * module - 0.01;
  const zone = {
    left: mark.x - reach,
    top: mark.y - reach,
    right: mark.x + mark.side + reach,
    bottom: mark.y + mark.side + reach,
  };
  for (const [other, neighbour] of template.elements.entries()) {
    if (other === index) continue;
    if (marksOf(template, neighbour, supplies, piece).some((one) => overlaps(boundsOf(one), zone)))
      say(
        "warning",
        "quiet_zone_used",
        `elements[${other}]`,
        `It reaches into the light border of the code in ${path}. Move it away from the code.`,
        { code: path },
      );
  }
}

/** What would make the modules larger in the same place. */
function suggest(
  element: Extract<Element, { type: "code" }>,
  mark: CodeMark,
  quiet: number,
  path: string,
  say: Say,
): void {
  const moduleOf = (side: number) => rounded(element.size / (side + 2 * quiet));
  const level = element.error_correction ?? "M";
  for (const lower of LOWER[level]) {
    const side = qrMatrix(mark.content, { errorCorrection: lower }).size;
    if (side >= mark.matrix.size || moduleOf(side) < LEAST_MODULE_MM) continue;
    say(
      "hint",
      "lower_correction",
      `${path}.error_correction`,
      `With error correction ${lower} the modules would be ${moduleOf(side)} mm.`,
      { level: lower, module: moduleOf(side) },
    );
    break;
  }
  for (let fewer = 1; fewer <= SHORTER_BY && fewer < mark.content.length; fewer++) {
    const side = qrMatrix(mark.content.slice(0, -fewer), { errorCorrection: level }).size;
    if (side >= mark.matrix.size || moduleOf(side) < LEAST_MODULE_MM) continue;
    say(
      "hint",
      "shorter_address",
      path,
      `An address shorter by ${counted(fewer, "character")} (a shorter host or serial) would make the modules ${moduleOf(side)} mm.`,
      { fewer, module: moduleOf(side) },
    );
    return;
  }
}

const LOWER: Readonly<Record<ErrorCorrection, readonly ErrorCorrection[]>> = {
  H: ["Q", "M", "L"],
  Q: ["M", "L"],
  M: ["L"],
  L: [],
};

/** None for an element that cannot be drawn: that is said elsewhere. */
function marksOf(template: LabelTemplate, element: Element, supplies: Supplies, piece: Piece): Mark[] {
  try {
    return layOut({ ...template, elements: [element] }, { ...supplies, onLoss: () => {} })(piece);
  } catch (fault) {
    if (fault instanceof LabelFault) return [];
    throw fault;
  }
}

function checkLetters(marks: readonly Mark[], { fonts }: Supplies, path: string, say: Say): void {
  for (const mark of marks) {
    if (mark.kind !== "text") continue;
    const font = fonts[mark.weight].main;
    const capitals = (font.capHeight / font.unitsPerEm) * mark.size;
    if (capitals >= LEAST_CAPITALS_MM) continue;
    say(
      "hint",
      "letters_small",
      path,
      `The capitals are ${rounded(capitals)} mm high, which few people read without effort. Give the text more room, or less to say.`,
      { height: rounded(capitals) },
    );
    return;
  }
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function boundsOf(mark: Mark): Bounds {
  switch (mark.kind) {
    case "code":
      return { left: mark.x, top: mark.y, right: mark.x + mark.side, bottom: mark.y + mark.side };
    case "text":
      // Capitals without what hangs below the line: a comma at the edge is no fault.
      return {
        left: mark.x,
        top: mark.baseline - mark.size * 0.7,
        right: mark.x + mark.width,
        bottom: mark.baseline,
      };
    case "path": {
      const points = mark.steps.flatMap(({ points }) => points);
      const xs = points.filter((_, index) => index % 2 === 0);
      const ys = points.filter((_, index) => index % 2 === 1);
      return {
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs),
        bottom: Math.max(...ys),
      };
    }
    default:
      return { left: mark.x, top: mark.y, right: mark.x + mark.width, bottom: mark.y + mark.height };
  }
}

function overlaps(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function rounded(value: number, places = 2): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}
