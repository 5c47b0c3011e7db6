/** A password on the command line, or better on standard input. */
import { type Input, UsageError } from "./command.ts";

const STDIN_BYTES = 4096;

export const passwordOptions = {
  password: { value: "PASSWORD", about: "password of the person; others on this machine can see it" },
  "password-stdin": { about: "read the password from standard input instead" },
};

/** Reads it from standard input where that was asked for. @throws UsageError when both are given */
export async function readPassword(input: Input): Promise<void> {
  if (!input.switches["password-stdin"]) return;
  if (input.options.password !== undefined)
    throw new UsageError("--password and --password-stdin exclude each other.");
  const text = await new Response(Bun.stdin.stream()).text();
  input.options.password = text.slice(0, STDIN_BYTES).replace(/\r?\n$/, "");
}
