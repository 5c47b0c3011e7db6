/** All commands but `serve`, which main starts. */
import type { Command, DataCommand } from "./command.ts";
import { companyCreate, companyList, companyUpdate } from "./company.ts";
import { keysCreate, keysList, keysRevoke } from "./keys.ts";
import { setup } from "./setup.ts";

export const COMMANDS: readonly Command[] = [
  setup,
  companyCreate,
  companyUpdate,
  companyList,
  keysCreate,
  keysList,
  keysRevoke,
];

/** Those that a running server runs for its command line. */
export const DATA_COMMANDS = COMMANDS.filter((command): command is DataCommand => command.needs === "data");

/** The command that the first one or two words name, with the words that are left for it. */
export function findCommand(words: readonly string[]): { command: Command; rest: string[] } | undefined {
  for (const count of [2, 1]) {
    const command = COMMANDS.find(({ name }) => name === words.slice(0, count).join(" "));
    if (command) return { command, rest: words.slice(count) };
  }
  return undefined;
}
