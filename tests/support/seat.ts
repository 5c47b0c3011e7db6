/** Somebody at the panel in a real browser. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { watch } from "./chromium.ts";
import { OWNER } from "./company.ts";

export interface Seat {
  page: Page;
  context: BrowserContext;
  /** What the policy refused and scripts threw. */
  faults: string[];
}

export type SeatOptions = Parameters<Browser["newContext"]>[0] & {
  /** The owner unless somebody else is named. */
  person?: typeof OWNER;
};

/** Somebody who has signed in, at an address below the panel of Nortada. */
export async function sitDownAt(
  browser: Browser,
  site: string,
  path: string,
  { person = OWNER, ...options }: SeatOptions = {},
): Promise<Seat> {
  const context = await browser.newContext({
    locale: "en-GB",
    viewport: { width: 1280, height: 860 },
    ...options,
  });
  const page = await context.newPage();
  const faults = watch(page);
  await page.goto(`${site}/panel/sign-in?next=${encodeURIComponent(`/panel/nortada/${path}`)}`);
  await page.fill("input[name=email]", person.email);
  await page.fill("input[name=password]", person.password);
  await page.click("button[type=submit]");
  await page.waitForSelector("#main h1");
  return { page, context, faults };
}
