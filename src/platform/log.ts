/**
 * One line an entry on standard error: JSON, or readable text on a terminal. Values of keys that hold secrets
 * never reach it: callers log ids, and `redact` catches what slips through.
 */
import type { Clock } from "./clock.ts";

type LogLevel = "debug" | "info" | "warn" | "error";
type LogFormat = "json" | "pretty";

export interface Log {
  /** Whether debug lines are written: what they would say need not be put together otherwise. */
  readonly tellsAll: boolean;
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

type LogFields = Record<string, unknown>;

const LEVELS: Record<LogLevel, number> = { debug: 10, info: 20, warn: 30, error: 40 };

/** Below these paths an address is a secret: sessions, suppliers, partners, new passwords, invitations. */
const SECRET_LINKS = ["/s/", "/d/", "/t/", "/panel/password/", "/panel/invitation/"];

/** Secrets by their shape: API keys, webhook secrets, portal secrets, secret links, passwords in addresses. */
const SECRETS = new RegExp(
  [
    "\\b(sk_(?:live|test)_|whsec_|ps_[0-9A-Z]{26}_secret_)[A-Za-z0-9+/=_-]+",
    // As a part of another address a link stands there encoded.
    `(${SECRET_LINKS.join("|").replaceAll("/", "(?:/|%2F)")})[A-Za-z0-9_-]{20,}`,
    "([?&]token=)[A-Za-z0-9_-]+",
    "(://[^\\s:/@]+:)[^\\s@/]+@",
  ].join("|"),
  "g",
);

/** Replaces what has the shape of a secret by its kind and dots. */
export function redact(text: string): string {
  return text.replace(SECRETS, (_all, key, link, token, login) => {
    if (login) return `${login}…@`;
    return `${key ?? link ?? token}…`;
  });
}

/** What of the path of a request may stand in the log: of a link that is a secret, not even one that is too short for it. */
export function loggedPath(path: string): string {
  const link = SECRET_LINKS.find((start) => path.startsWith(start));
  return link === undefined ? path : `${link}…`;
}

/**
 * Makes a log.
 * @param write takes one finished line, line feed included
 */
export function createLog(options: {
  level: LogLevel;
  format: LogFormat;
  clock: Clock;
  write?: (line: string) => void;
}): Log {
  const write = options.write ?? ((line: string) => void process.stderr.write(line));
  const threshold = LEVELS[options.level];
  const at =
    (level: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (LEVELS[level] < threshold) return;
      const time = new Date(options.clock.nowMs()).toISOString();
      const line =
        options.format === "json"
          ? JSON.stringify({ time, level, message, ...plain(fields) })
          : pretty(time, level, message, plain(fields));
      write(`${redact(line)}\n`);
    };
  return {
    tellsAll: threshold <= LEVELS.debug,
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
  };
}

function plain(fields: LogFields): LogFields {
  const result: LogFields = {};
  for (const [key, value] of Object.entries(fields))
    result[key] = value instanceof Error ? plainFault(value) : value;
  return result;
}

/** A fault with what caused it. A query that failed is told without its values: those are what people entered. */
function plainFault(fault: Error): LogFields {
  const { name, cause } = fault;
  const message = "query" in fault && "params" in fault ? `Failed query: ${fault.query}` : fault.message;
  const stack = fault.stack?.replace(fault.message, () => message);
  return { name, message, stack, ...(cause instanceof Error ? { cause: plainFault(cause) } : {}) };
}

function pretty(time: string, level: LogLevel, message: string, fields: LogFields): string {
  const rest = Object.entries(fields).map(
    ([key, value]) => `${key}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return [time.slice(11, 19), level.padEnd(5), escapeControls(message), ...rest.map(escapeControls)].join(
    " ",
  );
}

/** Keeps a hostile value from writing its own log lines or terminal codes. */
function escapeControls(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, (c) =>
    c === "\n" ? "\\n" : `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
