/** The help of the whole and of each command. */
import { SETTINGS } from "../platform/config.ts";
import type { Command } from "./command.ts";
import { COMMANDS, TOPICS } from "./commands.ts";

const WIDTH = 22;
const ENDINGS = "Exit codes: 0 done, 1 failed, 2 wrong use.";

/** `carnet --help`. */
export function overview(version: string): string {
  const serve = { name: "serve", summary: "run the server" };
  const topics = TOPICS.flatMap(({ title, commands }, index) => [
    "",
    `${title}:`,
    ...[...(index === 0 ? [serve] : []), ...commands].map(
      ({ name, summary }) => `  ${name.padEnd(WIDTH)}${summary}`,
    ),
  ]);
  return [
    `Carnet ${version}: digital product passports.`,
    "",
    "Usage: carnet COMMAND [OPTIONS]",
    ...topics,
    "",
    "carnet COMMAND --help shows what a command takes, with examples. Every command takes --json.",
    "Commands on the data folder work beside a running server. carnet --version prints the version.",
    ENDINGS,
  ].join("\n");
}

/** What is said of words that name no command. */
export function noSuchCommand(words: readonly string[]): string {
  const [first = "", second] = words;
  const group = helpOfGroup(first);
  if (group === undefined) return `There is no command "${first}". See: carnet --help`;
  return second === undefined || second.startsWith("-")
    ? `"carnet ${first}" needs a second word.\n\n${group}`
    : `There is no command "${first} ${second}".\n\n${group}`;
}

/** Commands that begin with the same word, such as `nfc`; undefined where none does. */
export function helpOfGroup(first: string): string | undefined {
  const group = COMMANDS.filter(({ name }) => name.startsWith(`${first} `));
  if (group.length === 0) return undefined;
  return [
    ...group.map(({ name, summary }) => `  carnet ${name.padEnd(WIDTH)}${summary}`),
    "",
    `carnet ${group[0]?.name} --help shows what one takes, and so for each.`,
  ].join("\n");
}

/** `carnet COMMAND --help`. */
export function helpOf(command: Command): string {
  const words = command.words
    ? ` ${command.words.min === 0 ? `[${command.words.form}]` : command.words.form}`
    : "";
  const options = Object.entries(command.options).map(([name, { value, about, required }]) =>
    line(`--${name}${value ? ` ${value}` : ""}`, `${about}${required ? " (required)" : ""}`),
  );
  const common = [
    ...(command.needs === "data"
      ? [
          line(
            "--data FOLDER",
            command.folder
              ? `${command.folder.about} (default ./${command.folder.usual})`
              : "the data folder (default ./data, or CARNET_DATA)",
          ),
        ]
      : []),
    line("--json", "print the result as JSON; messages go to standard error"),
    line("--help", "show this"),
  ];
  return [
    `carnet ${command.name}: ${command.summary}.`,
    "",
    `Usage: carnet ${command.name}${words} [OPTIONS]`,
    "",
    ...options,
    ...common,
    "",
    ...(command.notes ? [...command.notes, ""] : []),
    "Examples:",
    ...command.examples.map((example) => `  ${example}`),
    "",
    ENDINGS,
  ].join("\n");
}

/** `carnet serve --help`: every setting with its three places. */
export function helpOfServe(): string {
  return [
    "carnet serve: run the server.",
    "",
    "Usage: carnet serve [OPTIONS]",
    "",
    "Settings come from options, then from the environment, then from carnet.toml in the data folder:",
    "",
    ...Object.entries(SETTINGS).map(([name, { env, about, fallback }]) => {
      const isShown = typeof fallback !== "object" && fallback !== undefined && !about.includes("unset:");
      return line(
        `--${name.replaceAll("_", "-")} VALUE`,
        `${env}: ${about}${isShown ? ` (default ${fallback})` : ""}`,
      );
    }),
    line(
      "--json",
      "print where it listens, and the link of the set-up, as a line of JSON; the log goes to standard error",
    ),
    line("--help", "show this"),
    "",
    "Examples:",
    "  carnet serve",
    "  carnet serve --port 8080 --data /var/lib/carnet --site-url https://id.example.com",
    "",
    "Exit codes: 0 stopped as asked, 1 could not start or failed, 2 wrong use.",
  ].join("\n");
}

function line(form: string, about: string): string {
  return form.length < WIDTH + 6
    ? `  ${form.padEnd(WIDTH + 6)}${about}`
    : `  ${form}\n  ${" ".repeat(WIDTH + 6)}${about}`;
}
