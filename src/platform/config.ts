/**
 * All settings, each written once: flag, then environment variable, then `DATA/carnet.toml`, then the default.
 * Nothing else in the program reads the environment.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type PrinterAddress, parsePrinter } from "./label-printer.ts";
import { parseNetworks } from "./networks.ts";
import { standingOf } from "./outbound-addresses.ts";
import { parseS3Address } from "./s3-address.ts";

/** A setting with a value that cannot be used; the message names where it came from. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** A setting that a command was called with: wrong use of the command. */
export class FlagError extends ConfigError {}

interface Setting<T> {
  env: string;
  /** A variable with a customary name, read where the own one is not set. */
  customary?: string;
  /** What `--help` and the docs say. */
  about: string;
  fallback: T;
  parse(text: string): T;
}

function setting<T>(env: string, about: string, fallback: T, parse: (text: string) => T): Setting<T> {
  return { env, about, fallback, parse };
}

const text = (value: string): string => value;
const optional = (value: string): string | undefined => value || undefined;

const s3Address = (value: string) => (value === "" ? undefined : parseS3Address(value));

function wholeNumber(min: number, max: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max)
      throw new Error(`must be a whole number from ${min} to ${max}`);
    return number;
  };
}

function oneOf<const T extends string>(...allowed: T[]): (value: string) => T {
  return (value) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw new Error(`must be one of ${allowed.join(", ")}`);
    return found;
  };
}

function folder(value: string): string | undefined {
  if (value === "") return undefined;
  if (!statSync(value, { throwIfNoEntry: false })?.isDirectory())
    throw new Error("must be a folder that is there");
  return resolve(value);
}

function siteUrl(value: string): string | undefined {
  if (value === "") return undefined;
  const parsed = URL.parse(value);
  if (!parsed || (parsed.protocol !== "http:" && parsed.protocol !== "https:"))
    throw new Error("must be an address such as https://id.example.com");
  if (parsed.username || parsed.password || parsed.search || parsed.hash || parsed.pathname !== "/")
    throw new Error("must hold scheme, host and port only, without a path, such as https://id.example.com");
  return parsed.origin;
}

function postgresUrl(value: string): string | undefined {
  if (value === "") return undefined;
  if (!/^postgres(?:ql)?:\/\//.test(value))
    throw new Error("must be an address such as postgres://user:password@host/database");
  return value;
}

/** Where a model's chat completions are; `/v1` is the custom where the address has no path. */
function modelUrl(value: string): string | undefined {
  if (value === "") return undefined;
  const parsed = URL.parse(value);
  if (!parsed?.hostname || (parsed.protocol !== "http:" && parsed.protocol !== "https:"))
    throw new Error("must be an address such as http://127.0.0.1:11434/v1");
  if (parsed.username || parsed.password || parsed.hash)
    throw new Error("must hold no user name, password or #; a key goes into CARNET_EXTRACTION_KEY");
  // What a name leads to is known when it is asked; an address on the internet is known by itself.
  if (parsed.protocol === "http:" && standingOf(parsed.hostname, parseNetworks("")) === "public")
    throw new Error("must begin with https:// for an address on the internet: documents are sent there");
  const path = parsed.pathname.replace(/\/+$/, "");
  if (!path.endsWith("/chat/completions")) parsed.pathname = `${path === "" ? "/v1" : path}/chat/completions`;
  return parsed.href;
}

function smtpUrl(value: string): string | undefined {
  if (value === "") return undefined;
  const parsed = URL.parse(value);
  if (!parsed?.hostname || (parsed.protocol !== "smtp:" && parsed.protocol !== "smtps:"))
    throw new Error("must be an address such as smtp://user:password@mail.example.com:587 or smtps://…");
  return value;
}

function mailAddress(value: string): string | undefined {
  if (value === "") return undefined;
  if (!/^(?:[^<>@"\r\n]+ <)?[^\s<>@"]+@[^\s<>@"]+>?$/.test(value))
    throw new Error("must be a mail address such as carnet@example.com or Carnet <carnet@example.com>");
  return value;
}

function seconds(value: string): number[] {
  const list = value.split(",").map((part) => part.trim());
  if (!list.every((part) => /^\d{1,7}$/.test(part)))
    throw new Error("must be seconds, separated by commas, such as 60,300,1800");
  return list.map(Number);
}

/** Label printers by the names that people see. */
function printers(value: string): ReadonlyMap<string, PrinterAddress> {
  const known = new Map<string, PrinterAddress>();
  for (const entry of value.split(",").filter((part) => part.trim() !== "")) {
    const at = entry.lastIndexOf("=");
    const name = entry.slice(0, Math.max(at, 0)).trim();
    const address = parsePrinter(entry.slice(at + 1).trim());
    if (name === "" || !address)
      throw new Error("must be names with addresses, such as Packing=192.168.1.50:9100,Sewing=10.0.0.7");
    known.set(name, address);
  }
  return known;
}

/** The retry schedule of the contract, seconds after the failed attempt: 1 min, 5 min, 30 min, 2 h, 5 h, 10 h, 24 h. */
const WEBHOOK_RETRIES = [60, 300, 1800, 7200, 18_000, 36_000, 86_400];

export const SETTINGS = {
  data: setting("CARNET_DATA", "folder that holds the database, the key file and uploads", "./data", text),
  host: setting("CARNET_HOST", "address to listen on; 0.0.0.0 lets other machines in", "127.0.0.1", text),
  port: setting("CARNET_PORT", "port to listen on", 3000, wholeNumber(0, 65_535)),
  site_url: setting(
    "CARNET_SITE_URL",
    "public address that codes and links are printed with",
    undefined,
    siteUrl,
  ),
  database_url: setting(
    "DATABASE_URL",
    "postgres://… ; unset: SQLite in the data folder",
    undefined,
    postgresUrl,
  ),
  files: setting(
    "CARNET_FILES",
    "where uploads are kept, s3://bucket/prefix?endpoint=… ; unset: the data folder",
    undefined,
    s3Address,
  ),
  s3_access_key_id: {
    ...setting("CARNET_S3_ACCESS_KEY_ID", "id of the access key for files in S3", undefined, optional),
    customary: "AWS_ACCESS_KEY_ID",
  },
  s3_secret_access_key: {
    ...setting("CARNET_S3_SECRET_ACCESS_KEY", "the access key's secret", undefined, optional),
    customary: "AWS_SECRET_ACCESS_KEY",
  },
  key: setting(
    "CARNET_KEY",
    "the instance key, 64 hexadecimal digits; unset: the key file in the data folder",
    undefined,
    optional,
  ),
  rate_limit: setting(
    "CARNET_RATE_LIMIT",
    "requests of a key in any 60 seconds; 0 switches the limit off",
    100,
    wholeNumber(0, 1_000_000),
  ),
  trusted_proxies: setting(
    "CARNET_TRUSTED_PROXIES",
    "networks whose X-Forwarded-For is believed, such as 127.0.0.1/32",
    parseNetworks(""),
    parseNetworks,
  ),
  tls_cert: setting(
    "CARNET_TLS_CERT",
    "file of the TLS certificate chain (PEM); reloaded when it changes",
    undefined,
    optional,
  ),
  tls_key: setting("CARNET_TLS_KEY", "file of the TLS private key (PEM)", undefined, optional),
  webhook_retries: setting(
    "CARNET_WEBHOOK_RETRIES",
    "seconds before each further attempt of a delivery",
    WEBHOOK_RETRIES,
    seconds,
  ),
  webhook_allow: setting(
    "CARNET_WEBHOOK_ALLOW",
    "internal networks that webhooks may reach, such as 192.168.1.0/24",
    parseNetworks(""),
    parseNetworks,
  ),
  smtp_url: setting(
    "CARNET_SMTP_URL",
    "mail server for invitations, forgotten passwords and links to suppliers: smtp://user:password@host:587; unset: no mail",
    undefined,
    smtpUrl,
  ),
  mail_from: setting(
    "CARNET_MAIL_FROM",
    "sender of mail, such as carnet@example.com; unset: carnet at the host of the public address",
    undefined,
    mailAddress,
  ),
  ocr_languages: setting(
    "CARNET_OCR_LANGUAGES",
    "folder with more languages for the letters of scans: Tesseract's files, such as tur.traineddata",
    undefined,
    folder,
  ),
  extraction_url: setting(
    "CARNET_EXTRACTION_URL",
    "model that reads documents beside the rules, behind OpenAI's chat completions: http://127.0.0.1:11434/v1; unset: none",
    undefined,
    modelUrl,
  ),
  extraction_model: setting(
    "CARNET_EXTRACTION_MODEL",
    "name of that model, such as qwen3:8b",
    undefined,
    optional,
  ),
  extraction_key: setting(
    "CARNET_EXTRACTION_KEY",
    "key of its service; unset: none is sent",
    undefined,
    optional,
  ),
  extraction_context: setting(
    "CARNET_EXTRACTION_CONTEXT",
    "tokens that the model reads and writes at once",
    8192,
    wholeNumber(4096, 1_000_000),
  ),
  extraction_seconds: setting(
    "CARNET_EXTRACTION_SECONDS",
    "seconds that an answer of the model may take",
    120,
    wholeNumber(1, 3600),
  ),
  extraction_at_once: setting(
    "CARNET_EXTRACTION_AT_ONCE",
    "questions that the model is asked at a time",
    1,
    wholeNumber(1, 16),
  ),
  fonts: setting(
    "CARNET_FONTS",
    "folder with more fonts for labels, such as NotoSansSC-Regular.otf for Chinese; unset: none",
    undefined,
    folder,
  ),
  label_printers: setting(
    "CARNET_LABEL_PRINTERS",
    "label printers that members may print on, such as Packing=192.168.1.50:9100; unset: none",
    printers(""),
    printers,
  ),
  log_level: setting(
    "CARNET_LOG_LEVEL",
    "debug, info, warn or error",
    "info",
    oneOf("debug", "info", "warn", "error"),
  ),
  log_format: setting(
    "CARNET_LOG_FORMAT",
    "json or pretty; unset: pretty on a terminal",
    process.stderr.isTTY ? "pretty" : "json",
    oneOf("json", "pretty"),
  ),
  metrics_token: setting(
    "CARNET_METRICS_TOKEN",
    "bearer token for /metrics from other machines; unset: loopback only",
    undefined,
    optional,
  ),
} satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof SETTINGS;

type ValueOf<S> = S extends Setting<infer T> ? T : never;

type Values = {
  [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> | ReturnType<(typeof SETTINGS)[Name]["parse"]>;
};

export interface Config extends Values {
  /** Where each value came from: for error messages, `doctor` and the panel. */
  sources: Record<SettingName, "flag" | "environment" | "file" | "default">;
  /** Variables whose names begin like those of settings, and that nothing reads: misspelt ones, most likely. */
  unread: readonly string[];
}

const NAMES = Object.keys(SETTINGS) as SettingName[];

/** What single commands read beside the settings. */
const OF_COMMANDS = ["CARNET_API_KEY", "CARNET_KIOSK_KEY", "CARNET_KIOSK_PIN", "CARNET_KIOSK_SERVER"];
const READ = new Set([...Object.values(SETTINGS).map(({ env }) => env), ...OF_COMMANDS]);
/** What Kubernetes tells of a service with the name carnet: CARNET_SERVICE_HOST, CARNET_PORT_3000_TCP. */
const OF_KUBERNETES = /^CARNET_(?:SERVICE|PORT)_/;

/**
 * Reads the settings.
 * @throws ConfigError that names the setting, where it stands and what is allowed; FlagError where it is a flag
 */
export function readConfig(
  flags: Partial<Record<SettingName, string>>,
  environment: Record<string, string | undefined>,
): Config {
  const data = resolve(flags.data || environment[SETTINGS.data.env] || SETTINGS.data.fallback);
  const file = readFile(join(data, "carnet.toml"));
  const values: Record<string, unknown> = {};
  const sources: Record<string, string> = {};
  for (const name of NAMES) {
    const found = lookUp(name, flags, environment, file);
    sources[name] = found?.source ?? "default";
    values[name] = found ? parse(name, found) : SETTINGS[name].fallback;
  }
  const config = { ...values, data, sources, unread: unreadOf(environment) } as unknown as Config;
  if ((config.tls_cert === undefined) !== (config.tls_key === undefined))
    throw new ConfigError("CARNET_TLS_CERT and CARNET_TLS_KEY belong together: set both, or neither.");
  if ((config.extraction_url === undefined) !== (config.extraction_model === undefined))
    throw new ConfigError(
      "CARNET_EXTRACTION_URL and CARNET_EXTRACTION_MODEL belong together: set both, or neither.",
    );
  if (config.files !== undefined) s3KeysOf(config);
  return config;
}

function unreadOf(environment: Record<string, string | undefined>): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith("CARNET_") && !READ.has(name) && !OF_KUBERNETES.test(name))
    .sort();
}

/** The access key for files in S3. @throws ConfigError when it is not set, or half of it */
export function s3KeysOf({
  s3_access_key_id: accessKeyId,
  s3_secret_access_key: secretAccessKey,
}: Pick<Config, "s3_access_key_id" | "s3_secret_access_key">): {
  accessKeyId: string;
  secretAccessKey: string;
} {
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new ConfigError(
      "Files in S3 need CARNET_S3_ACCESS_KEY_ID and CARNET_S3_SECRET_ACCESS_KEY. Set both and start again.",
    );
  return { accessKeyId, secretAccessKey };
}

interface Found {
  source: "flag" | "environment" | "file";
  place: string;
  value: string;
}

function lookUp(
  name: SettingName,
  flags: Partial<Record<SettingName, string>>,
  environment: Record<string, string | undefined>,
  file: Record<string, unknown>,
): Found | undefined {
  const flag = flags[name];
  if (flag !== undefined) return { source: "flag", place: `--${name.replaceAll("_", "-")}`, value: flag };
  const { env, customary }: Setting<unknown> = SETTINGS[name];
  for (const variable of customary === undefined ? [env] : [env, customary]) {
    const value = environment[variable];
    if (value !== undefined && value !== "") return { source: "environment", place: variable, value };
  }
  const written = file[name];
  if (written === undefined) return undefined;
  const value = Array.isArray(written) ? written.join(",") : String(written);
  return { source: "file", place: `${name} in carnet.toml`, value };
}

function parse(name: SettingName, found: Found): unknown {
  try {
    return SETTINGS[name].parse(found.value.trim());
  } catch (fault) {
    const message = `${found.place} ${fault instanceof Error ? fault.message : "cannot be used"}. Change it and start again.`;
    throw found.source === "flag" ? new FlagError(message) : new ConfigError(message);
  }
}

function readFile(path: string): Record<string, unknown> {
  if (!existsSync(path)) return {};
  let parsed: Record<string, unknown>;
  try {
    parsed = Bun.TOML.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  } catch (fault) {
    throw new ConfigError(`${path} is not valid TOML: ${fault instanceof Error ? fault.message : fault}.`);
  }
  if ("data" in parsed)
    throw new ConfigError(
      `${path} cannot say where it lies itself. Take "data" out, and set CARNET_DATA or --data.`,
    );
  for (const key of Object.keys(parsed)) {
    if (!NAMES.some((name) => name === key))
      throw new ConfigError(
        `${path} has the unknown setting "${key}". Known are: ${NAMES.filter((name) => name !== "data").join(", ")}.`,
      );
  }
  return parsed;
}
