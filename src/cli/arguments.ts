/** Reads the command line against the form of a command. */
import { late } from "../platform/late.ts";
import { type Command, type Input, type Options, UsageError } from "./command.ts";

/**
 * @throws UsageError that names the option
 */
export function readInput(
  command: Pick<Command, "name" | "options" | "words">,
  argv: readonly string[],
): Input {
  const { values, positionals } = parse(command, argv);
  const input: Input = { options: {}, switches: {}, words: positionals };
  for (const [name, option] of Object.entries(command.options)) {
    const value = values[name];
    if (typeof value === "string") input.options[name] = value;
    else if (typeof value === "boolean") input.switches[name] = value;
    else if (option.required) throw new UsageError(`--${name} ${option.value} is missing (${option.about}).`);
  }
  const { min, max, form } = command.words ?? { min: 0, max: 0, form: "nothing" };
  if (positionals.length < min) throw new UsageError(`carnet ${command.name} needs ${form}.`);
  if (positionals.length > max) throw new UsageError(`"${positionals[max]}" is too much here.`);
  return input;
}

function parse(command: { options: Options }, argv: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, option]) => [
      name,
      { type: option.value ? ("string" as const) : ("boolean" as const) },
    ]),
  );
  try {
    return late.util.parseArgs({
      args: joinNegative(argv, command.options),
      options,
      allowPositionals: true,
      strict: true,
    });
  } catch (fault) {
    throw new UsageError(parseFault(fault));
  }
}

/** `--offset -0.5,1` as `--offset=-0.5,1`: parseArgs takes what begins with a dash for another option. */
function joinNegative(argv: readonly string[], options: Options): string[] {
  const joined: string[] = [];
  for (const word of argv) {
    const before = joined.at(-1) ?? "";
    const takesValue = before.startsWith("--") && options[before.slice(2)]?.value !== undefined;
    if (takesValue && /^-[\d.]/.test(word)) joined[joined.length - 1] = `${before}=${word}`;
    else joined.push(word);
  }
  return joined;
}

/** What parseArgs found wrong, without its advice on positional arguments. */
export function parseFault(fault: unknown): string {
  const [first] = fault instanceof Error ? fault.message.split(/\. |\.$/) : [String(fault)];
  return `${first}.`;
}
