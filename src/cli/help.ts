/** The help of the whole and of each command. */
import { SETTINGS } from "../platform/config.ts";
import type { Command } from "./command.ts";
import { COMMANDS } from "./commands.ts";

const WIDTH = 22;

/** `carnet --help`. */
export function overview(version: string): string {
  const commands = [["serve", "run the server"], ...COMMANDS.map(({ name, summary }) => [name, summary])];
  return [
    `Carnet ${version}: digital product passports.`,
    "",
    "Usage: carnet COMMAND [OPTIONS]",
    "",
    ...commands.map(([name = "", summary = ""]) => `  ${name.padEnd(WIDTH)}${summary}`),
    "",
    "carnet COMMAND --help shows what a command takes. Every command takes --json.",
    "Exit codes: 0 done, 1 failed, 2 wrong use.",
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
      ? [line("--data FOLDER", "the data folder (default ./data, or CARNET_DATA)")]
      : []),
    line("--json", "print the result as JSON"),
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
    "Examples:",
    ...command.examples.map((example) => `  ${example}`),
    "",
    "Exit codes: 0 done, 1 failed, 2 wrong use.",
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
    ...Object.entries(SETTINGS).map(([name, { env, about }]) =>
      line(`--${name.replaceAll("_", "-")} VALUE`, `${env}: ${about}`),
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
