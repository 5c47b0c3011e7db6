/** The executable as a process that opens what strangers sent: the server comes first, and its limits hold. */
import { setPriority } from "node:os";
import { type Confinement, startOverConfined } from "../platform/confine.ts";
import { ownCommand } from "../platform/own-command.ts";

/** The server comes first. */
const NICENESS = 19;

/** Says to itself that it runs under its limits already. */
const CONFINED = "confined";

/**
 * Starts this process over under limits, unless it runs under them already; see `startOverConfined`.
 * @param words what the process was started with, its role first
 */
export function confineOnce(words: readonly string[], confinement: Confinement): void {
  if (words.at(-1) === CONFINED) return;
  setPriority(NICENESS);
  startOverConfined(ownCommand(...words, CONFINED), confinement);
}
