/** The executable as a process that opens what strangers sent: the server comes first, and its limits hold. */
import { type Confinement, confine } from "../platform/confine.ts";
import { ownCommand } from "../platform/own-command.ts";

/** Says to itself that it has been started over. */
const CONFINED = "confined";

/**
 * Sets limits on this process; see `confine`.
 * @param words what the process was started with, its role first
 */
export function confineOnce(words: readonly string[], confinement: Confinement): void {
  const isSecond = words.at(-1) === CONFINED;
  confine(isSecond ? undefined : ownCommand(...words, CONFINED), confinement);
}
