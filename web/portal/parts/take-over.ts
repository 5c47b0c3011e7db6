/**
 * Puts the parts of a new view in the place of those that have changed. The others stay as they are, with the focus and
 * what is being sent in them.
 * @returns the parts that are new
 */
export function takeOver(place: HTMLElement, html: string): HTMLElement[] {
  // What a parser makes of a text runs nothing; it is this server's own, and escaped there.
  const fresh = new DOMParser().parseFromString(html, "text/html").body;
  const changed: HTMLElement[] = [];
  const kept: HTMLElement[] = [];
  for (const part of fresh.querySelectorAll<HTMLElement>("[data-part]")) {
    const name = part.dataset["part"] ?? "";
    const old = place.querySelector<HTMLElement>(`[data-part="${name}"]`);
    const source = part.outerHTML;
    if (old && sources.get(old) === source) {
      kept.push(old);
      continue;
    }
    sources.set(part, source);
    changed.push(part);
    kept.push(part);
  }
  if (changed.length > 0 || kept.length !== place.children.length) place.replaceChildren(...kept);
  return changed;
}

/** What each part was made from: a script may have changed it since. */
const sources = new WeakMap<HTMLElement, string>();
