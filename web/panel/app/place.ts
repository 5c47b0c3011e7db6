/** Where the person is: the address says company, live or test, and what is open. */
import { computed, signal } from "@preact/signals";

export type Mode = "live" | "test";

export interface Place {
  handle: string;
  mode: Mode;
  /** What is open, without company and mode: `/products/01…`. */
  path: string;
}

/** Path and query of the address. */
export const address = signal(location.pathname + location.search);

/** Reads company, mode and view out of a path of the panel. */
export function placeOf(pathname: string): Place {
  const [, , handle = "", mode = "live", ...rest] = pathname.replace(/\/+$/, "").split("/");
  return { handle, mode: mode === "test" ? "test" : "live", path: `/${rest.join("/")}` };
}

export const place = computed(() => placeOf(address.value.split("?")[0] ?? ""));
export const query = computed(() => new URLSearchParams(address.value.split("?")[1] ?? ""));

/** The address of a view in the same company and mode: `href("/products")`. */
export function href(
  path: string,
  mode: Mode = place.value.mode,
  handle: string = place.value.handle,
): string {
  return `/panel/${handle}/${mode}${path === "/" ? "" : path}`;
}

/** How far each address was scrolled, so that going back shows what was left. */
const scrolled = new Map<string, number>();

/** Opens an address of the panel. */
export function go(to: string, { replace = false } = {}): void {
  if (to === address.value) return;
  const leaves = to.split("?")[0] !== address.value.split("?")[0];
  scrolled.set(address.value, scrollY);
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  address.value = to;
  if (leaves) scrollTo(0, 0);
}

/** Changes a part of the query in place: filters, tabs, sorting. */
export function setQuery(changes: Record<string, string | undefined>): void {
  const next = new URLSearchParams(query.value);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") next.delete(name);
    else next.set(name, value);
  }
  const search = next.toString();
  go(`${location.pathname}${search === "" ? "" : `?${search}`}`, { replace: true });
}

/** Takes over the links of the panel and the browser's back and forward. */
export function followLinks(): void {
  history.scrollRestoration = "manual";
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (!link) return;
    if (link.target !== "" || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || !isView(link.pathname)) return;
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
  addEventListener("popstate", () => {
    scrolled.set(address.value, scrollY);
    address.value = location.pathname + location.search;
    scrollWhenThere(scrolled.get(address.value) ?? 0, performance.now() + RESTORE_MS);
  });
}

/** Milliseconds in which a view that is gone back to may grow to where it was left. */
const RESTORE_MS = 1500;

function scrollWhenThere(to: number, deadline: number): void {
  const from = address.value;
  requestAnimationFrame(() => {
    if (address.value !== from) return;
    const isThere = document.documentElement.scrollHeight >= to + innerHeight;
    if (isThere || performance.now() > deadline) scrollTo(0, to);
    else scrollWhenThere(to, deadline);
  });
}

/** `/panel/{handle}/{live|test}/…`: other addresses below `/panel` are pages of the server's own. */
export function isView(pathname: string): boolean {
  return /^\/panel\/[^/]+\/(live|test)(\/|$)/.test(pathname);
}
