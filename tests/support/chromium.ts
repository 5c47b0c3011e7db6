/** A real Chromium, and what a page must not do in it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
const AXE = readFileSync(join(import.meta.dir, "../../node_modules/axe-core/axe.min.js"), "utf8");

export function launchChromium(): Promise<Browser> {
  const executablePath = PLACES.find((path) => existsSync(path));
  if (!executablePath) throw new Error("Tests of pages need Chromium. Debian: apt-get install chromium");
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Collects what the Content-Security-Policy refuses and what scripts throw. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  return faults;
}

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** Serious and critical findings of axe-core, in the light and in the dark theme. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // evaluate() is not under the page's policy, which allows no inline script.
    await page.evaluate(AXE);
    const violations = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
      return (await axe.run()).violations;
    });
    for (const { id, impact, nodes } of violations)
      if (impact === "serious" || impact === "critical")
        found.push(`${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }
  return found;
}

/** How many pixels a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

/** The left edges of what stands first under each selector, in CSS pixels, each once: one edge, one number. */
export function leftEdgesOf(page: Page, ...selectors: string[]): Promise<number[]> {
  return page.evaluate((all) => {
    const lefts = all.map((one) =>
      Math.round(document.querySelector(one)?.getBoundingClientRect().left ?? -1),
    );
    return [...new Set(lefts)];
  }, selectors);
}

/** Levels of the headings that stand more than one below the one before them, in order: `h1 h3`. */
export function skippedHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) =>
      Number(tagName[1]),
    );
    return levels.flatMap((level, at) => {
      const before = at === 0 ? 0 : (levels[at - 1] ?? 0);
      return level > before + 1 ? [`h${before} h${level}`] : [];
    });
  });
}

/** The words of what stands first under a selector that are on more than one line. */
export function brokenWordsOf(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate(async (element) => {
      await document.fonts.ready;
      const text = element.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
}
