/** How the resolver tells a page of a serial that is not registered, or of a lot without a passport: in its address. */
import type { Unregistered } from "../../domain/passports/resolve.ts";
import { isQualifierValue } from "../../formats/digital-link.ts";

const NAMES = { serial: "unregistered", lot: "unregistered_lot" } as const;

export function queryOfUnregistered({ what, value }: Unregistered): string {
  return `${NAMES[what]}=${encodeURIComponent(value)}`;
}

/** The query without it, with its question mark; empty where nothing is left. */
export function queryWithoutUnregistered(search: URLSearchParams): string {
  const left = new URLSearchParams(search);
  for (const name of Object.values(NAMES)) left.delete(name);
  return left.size === 0 ? "" : `?${left}`;
}

/** What the resolver did not find; nothing but a serial or lot gets into the page by its address. */
export function unregisteredIn(search: URLSearchParams): Unregistered | undefined {
  for (const what of ["serial", "lot"] as const) {
    const value = search.get(NAMES[what]) ?? "";
    if (isQualifierValue(value)) return { what, value };
  }
  return undefined;
}
