/** What the panel keeps on this device: where the person was, and what they chose to see. */
import { keptUnder } from "../../apps/parts/kept.ts";
import type { Mode } from "./place.ts";

export const { recall, keep } = keptUnder("carnet.");

export function lastPlace(): { handle: string; mode: Mode } | undefined {
  return recall("place");
}
