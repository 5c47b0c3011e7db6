import type { Json } from "../data/shapes.ts";

/** Whether two values say the same; no value and null are alike. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const [a, b] = [one as Record<string, Json>, other as Record<string, Json>];
  return [...keys].every((key) => same(a[key], b[key]));
}
