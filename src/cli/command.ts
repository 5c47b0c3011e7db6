/** A command is a value: its form, what it needs and what it does. `--json` prints its result, else its text. */
import type { Services } from "../domain/services.ts";
import type { Config } from "../platform/config.ts";

/** Wrong use of the command line: exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The command did its work and found something wrong, such as a signature that does not hold: exit code 1. */
export class Refused extends Error {
  override name = "Refused";
  /** What was found: printed as a result is. */
  readonly result: object;
  constructor(message: string, result: object) {
    super(message);
    this.result = result;
  }
}

export interface Option {
  /** What stands for the value in the help, such as `NAME`; absent: a switch without a value. */
  value?: string;
  about: string;
  required?: boolean;
}

export type Options = Record<string, Option>;

export interface Input {
  options: Record<string, string | undefined>;
  switches: Record<string, boolean | undefined>;
  /** What stands without a name, in order. */
  words: string[];
}

interface CommandForm {
  /** One or two words: `keys create`. */
  name: string;
  summary: string;
  /** What stands without a name, for the usage line: `FILE|URL`. */
  words?: { form: string; min: number; max: number };
  options: Options;
  /** Sentences of the help, before the examples. */
  notes?: string[];
  examples: string[];
  /** The text for people; its lines go to standard output. */
  text(result: object, input: Input): string | Promise<string>;
}

/** Works on the data folder, inside a running server if there is one. */
export interface DataCommand extends CommandForm {
  needs: "data";
  /** Completes the input on the caller's side, where the terminal is: reads a password from standard input. */
  prepare?(input: Input): Promise<void>;
  /** Where its data lie when nobody says, and what is said when they do not; else they are a server's. */
  folder?: { usual: string; about: string; absent(folder: string): string };
  /** Begins on a folder without data. Others refuse, rather than make data where somebody mistyped a folder. */
  beginsData?: boolean;
  /**
   * Runs on the caller's side around `run`: for what concerns the folder itself, and works though its data cannot
   * be opened.
   */
  around?(config: Config, run: () => Promise<object>): Promise<object>;
  run(services: Services, input: Input): Promise<object>;
}

/** Works without any data. */
export interface PlainCommand extends CommandForm {
  needs: "nothing";
  run(input: Input, environment: Environment): Promise<object>;
}

/** The variables of the process by their names. */
export type Environment = Record<string, string | undefined>;

/** What a command that goes on and on has of the process it runs in. */
export interface Surroundings {
  environment: Environment;
  /** Whether `--json` was given: a line of JSON for each thing that happens. */
  json: boolean;
  /** Aborted when the process is asked to stop. */
  stop: AbortSignal;
  /** A line on standard output. */
  say(line: string): void;
  /** A line on standard error. */
  note(line: string): void;
}

/** Goes on until it is stopped, and tells what happens as it does. */
export interface FollowCommand extends Omit<CommandForm, "text"> {
  needs: "time";
  follow(input: Input, surroundings: Surroundings): Promise<void>;
}

/** A box beside the line: the app runs it, since it serves pages and has a database of its own. */
export interface BoxCommand extends Omit<CommandForm, "text"> {
  needs: "box";
}

export type Command = DataCommand | PlainCommand | FollowCommand | BoxCommand;

/** The value of an option that must be there. @throws UsageError */
export function need(input: Input, name: string): string {
  const value = input.options[name];
  if (value === undefined) throw new UsageError(`--${name} is missing.`);
  return value;
}

/** One of several words. @throws UsageError */
export function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (!found) throw new UsageError(`--${name} must be one of ${allowed.join(", ")}.`);
  return found;
}
