/** argv → command. */

import { runCommand } from "./app/run-command.ts";
import { serveFromArguments } from "./app/serve.ts";
import { findCommand } from "./cli/commands.ts";
import { noSuchCommand, overview } from "./cli/help.ts";
import { VERSION } from "./platform/version.ts";

process.exitCode = await main(process.argv.slice(2));

async function main(argv: string[]): Promise<number> {
  const [first] = argv;
  if (first === undefined || first === "--help" || first === "help") {
    console.log(overview(VERSION));
    return first === undefined ? 2 : 0;
  }
  if (first === "--version") {
    console.log(`carnet ${VERSION}`);
    return 0;
  }
  if (first === "serve") return serveFromArguments(argv.slice(1));
  const found = findCommand(argv);
  if (found) return runCommand(found.command, found.rest);
  console.error(noSuchCommand(argv));
  return 2;
}
