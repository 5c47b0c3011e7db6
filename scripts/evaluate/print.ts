/** Papers as PDF files that a browser prints: other fonts and gaps, and lines that wrap where there is no more room. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { attr, type Html, html, markup } from "../../src/pages/kit/html.ts";
import { launchChromium } from "../../tests/support/chromium.ts";
import type { Block, PrintedPaper, Specimen } from "./specimen.ts";

const PAGES = join(import.meta.dir, "printed");
const FACES = { sans: "sans-serif", serif: "serif", mono: "monospace", narrow: "Arial Narrow, sans-serif" };
const MARGIN = "16mm";
/** Letters below this size, in points, are small print. */
const USUAL_SIZE = 10;
const PIXELS_PER_POINT = 4 / 3;
const STYLE = `
  body { font: 10pt sans-serif; margin: 0 }
  section { page-break-after: always }
  h1 { font-size: 15pt }
  .bar { background: #234; color: #fff; padding: 3pt; font-weight: bold; margin: 6pt 0 }
  .text { margin: 5pt 0; white-space: pre-wrap }
  .text p { margin: 0; min-height: 1em }
  .small { font-size: 8.5pt }
  .hidden { color: #fff }
  table { border-collapse: collapse; margin: 6pt 0 }
  td { vertical-align: top; padding: 2pt 6pt 2pt 2pt }
  .lined td { border: 1px solid #888 }
  .pairs td:first-child { width: 150pt }
  .beside { display: grid; grid-template-columns: 1fr 1fr; gap: 20pt }
`;

export type Print = (paper: Specimen | PrintedPaper) => Promise<Uint8Array>;

/** A Chromium of its own that prints papers until it is disposed of. */
export async function openPrinter(): Promise<{ print: Print } & AsyncDisposable> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  return {
    print: (paper) => ("html" in paper ? printedPage(page, paper) : printed(page, paper)),
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

/** A page as it stands, with the margins it asks for. */
async function printedPage(page: Page, { html }: PrintedPaper): Promise<Uint8Array> {
  await page.setContent(await readFile(join(PAGES, html), "utf8"));
  return page.pdf({ format: "A4", printBackground: true });
}

async function printed(page: Page, { pages, font = "sans" }: Specimen): Promise<Uint8Array> {
  const style = `${STYLE} body { font-family: ${FACES[font]} }`;
  const sections = pages.map((blocks) => html`<section>${blocks.map(drawn)}</section>`);
  await page.setContent(`<meta charset="utf-8"><style>${style}</style>${markup(html`${sections}`)}`);
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  return page.pdf({ format: "A4", margin, printBackground: true });
}

function drawn(block: Block): Html {
  if ("title" in block) return html`<h1>${block.title}</h1>`;
  if ("bar" in block) return html`<div class="bar">${block.bar}</div>`;
  if ("hidden" in block) return html`<div class="hidden">${block.hidden}</div>`;
  if ("text" in block) {
    const name = (block.size ?? USUAL_SIZE) < USUAL_SIZE ? "text small" : "text";
    return html`<div class="${name}">${block.text.map((line) => html`<p>${line}</p>`)}</div>`;
  }
  if ("beside" in block)
    return html`<div class="beside">${block.beside.map((blocks) => html`<div>${blocks.map(drawn)}</div>`)}</div>`;
  if ("table" in block)
    return html`<table class="${block.lines ? "lined" : "plain"}">${block.table.map((row) => drawnRow(row, block.widths))}</table>`;
  return drawnPairs(block);
}

function drawnRow(row: readonly string[], widths: readonly number[] = []): Html {
  const cells = row.map((cell, i) => {
    const width = widths[i];
    return html`<td${attr("width", width && Math.round(width * PIXELS_PER_POINT))}>${cell}</td>`;
  });
  return html`<tr>${cells}</tr>`;
}

function drawnPairs({ pairs, style = "colon" }: Extract<Block, { pairs: unknown }>): Html {
  if (style === "colon") return html`${pairs.map(([label, value]) => html`<div>${label}: ${value}</div>`)}`;
  if (style === "stacked")
    return html`${pairs.map(([label, value]) => html`<div><small>${label}</small><br>${value}</div>`)}`;
  const leader = style === "dots" ? " ........" : "";
  return html`<table class="pairs">${pairs.map(([label, value]) => drawnRow([label + leader, value]))}</table>`;
}
