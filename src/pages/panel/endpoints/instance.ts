/** What belongs to the instance as a whole, for its operator alone; below `/panel/api`. */
import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import { EMAIL_LENGTH } from "../../../domain/accounts/users.ts";
import { ENCRYPTIONS } from "../../../domain/mail/server.ts";
import { Id, text } from "../../../domain/shapes.ts";

const NOUN = "Instance";
const PLANS = ["free", "starter", "pro", "enterprise"] as const;
const STATUSES = ["active", "read_only", "suspended"] as const;
const LIMIT_MOST = 999_999_999_999;
const PASSWORD_LENGTH = 500;

/** Where a setting was made; `panel`: here, `default`: nowhere. */
const Source = z.enum(["flag", "environment", "file", "panel", "default"]);

/** Only the operator asks here. */
const READ = ["sign_in_required", "role_insufficient", "cross_site_request"] as const;
const CHANGE = [...READ, "reauthentication_required", "invalid_value"] as const;

const Mail = z.strictObject({
  source: Source,
  host: z.string().nullable(),
  port: z.int().nullable(),
  encryption: z.enum(ENCRYPTIONS).nullable(),
  username: z.string().nullable(),
  /** It is kept, and told to nobody. */
  has_password: z.boolean(),
  /** The sender that is set; null: `carnet` at the host of the public address. */
  from: z.string().nullable(),
  /** The sender in use. */
  sender: z.string(),
});

export const Instance = z.strictObject({
  object: z.literal("instance"),
  version: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  site: z.strictObject({
    url: z.string(),
    source: Source,
    /** What live passports and items are published with it. */
    passports: z.int(),
    items: z.int(),
    /** Passkeys of people, which belong to its host. */
    passkeys: z.int(),
  }),
  mail: Mail,
});

export const getInstance = endpoint({
  method: "GET",
  path: "/instance",
  noun: NOUN,
  name: "getInstance",
  summary: "Get the settings of the instance",
  returns: Instance,
  fails: READ,
});

export const changeSite = endpoint({
  method: "POST",
  path: "/instance/site",
  noun: NOUN,
  name: "changeSite",
  summary: "Change the public address",
  description:
    "Codes and links are made with it from then on. What is printed with the one before asks there.",
  body: z.strictObject({ url: text(1000) }),
  returns: Instance,
  fails: CHANGE,
});

export const changeMailServer = endpoint({
  method: "POST",
  path: "/instance/mail",
  noun: NOUN,
  name: "changeMailServer",
  summary: "Set the mail server",
  description: "Without `password` the one that is kept stays, for the same user on the same host.",
  body: z.strictObject({
    host: z
      .string()
      .regex(
        /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|[0-9a-f:]{2,39})$/i,
        "must be the name or address of a server",
      ),
    port: z.int().min(1).max(65_535),
    encryption: z.enum(ENCRYPTIONS),
    username: text(PASSWORD_LENGTH).min(1).nullable(),
    password: text(PASSWORD_LENGTH).min(1).nullable().optional(),
    from: z
      .string()
      .max(320)
      .regex(
        /^(?:[^<>@"\r\n]+ <)?[^\s<>@"]+@[^\s<>@"]+>?$/,
        "must be a mail address such as carnet@example.com or Carnet <carnet@example.com>",
      )
      .nullable(),
  }),
  returns: Instance,
  fails: CHANGE,
});

export const removeMailServer = endpoint({
  method: "POST",
  path: "/instance/mail/remove",
  noun: NOUN,
  name: "removeMailServer",
  summary: "Take the mail server away",
  returns: Instance,
  fails: CHANGE,
});

export const sendTestLetter = endpoint({
  method: "POST",
  path: "/instance/mail/test",
  noun: NOUN,
  name: "sendTestLetter",
  summary: "Send a letter to oneself",
  description: "At once. What the mail server says against it is in the answer.",
  returns: z.strictObject({
    object: z.literal("test_letter"),
    to: z.string(),
    sent: z.boolean(),
    /** Why not. */
    error: z.string().nullable(),
  }),
  fails: CHANGE,
});

export const getHealth = endpoint({
  method: "GET",
  path: "/instance/health",
  noun: NOUN,
  name: "getHealth",
  summary: "Get how the instance fares",
  returns: z.strictObject({
    object: z.literal("health"),
    ready: z.boolean(),
    /** `ok`, or what is wrong. */
    checks: z.strictObject({
      database: z.string(),
      migrations: z.string(),
      files: z.string(),
      disk: z.string(),
    }),
    /** Of the disk with the data folder, in bytes. */
    disk: z.strictObject({ free: z.int(), total: z.int() }).nullable(),
    memory_bytes: z.int(),
    /** Since when the process runs (Unix seconds). */
    started: z.int(),
    jobs: z.array(
      z.strictObject({
        kind: z.string(),
        waiting: z.int(),
        failing: z.int(),
        due: z.int().nullable(),
        last_error: z.string().nullable(),
      }),
    ),
    deliveries: z.strictObject({ waiting: z.int(), retrying: z.int() }),
  }),
  fails: READ,
});

export const getStorage = endpoint({
  method: "GET",
  path: "/instance/storage",
  noun: NOUN,
  name: "getStorage",
  summary: "Get what takes how much room",
  returns: z.strictObject({
    object: z.literal("storage"),
    database_bytes: z.int(),
    files_bytes: z.int(),
    /** Where files are kept. */
    place: z.enum(["folder", "s3"]),
    companies: z.array(
      z.strictObject({
        id: Id,
        name: z.string(),
        handle: z.string(),
        files: z.int(),
        bytes: z.int(),
        products: z.int(),
        passports: z.int(),
        items: z.int(),
      }),
    ),
  }),
  fails: READ,
});

const HostedCompany = z.strictObject({
  object: z.literal("hosted_company"),
  id: Id,
  name: z.string(),
  handle: z.string(),
  plan: z.enum(PLANS),
  status: z.enum(STATUSES),
  limits: z.strictObject({ products: z.int().optional(), items_per_month: z.int().optional() }),
  created: z.int(),
});

export const listCompanies = endpoint({
  method: "GET",
  path: "/instance/companies",
  noun: NOUN,
  name: "listCompanies",
  summary: "List the companies of the instance",
  returns: z.strictObject({ object: z.literal("companies"), data: z.array(HostedCompany) }),
  fails: READ,
});

export const addCompany = endpoint({
  method: "POST",
  path: "/instance/companies",
  noun: NOUN,
  name: "addCompany",
  summary: "Make another company",
  description:
    "Whoever signs in with `owner` owns it; somebody new is invited. The keys are in this answer and nowhere else.",
  body: z.strictObject({
    name: text(1000),
    handle: text(1000),
    plan: z.enum(PLANS),
    owner: text(EMAIL_LENGTH),
    language: z.enum(["en", "pt"]).optional(),
  }),
  returns: HostedCompany.extend({
    live_key: z.string(),
    test_key: z.string(),
    /** By which its owner comes; null for somebody who signs in here already. */
    invitation_url: z.string().nullable(),
    /** The invitation is on its way to the address. */
    mailed: z.boolean(),
  }),
  fails: CHANGE,
});

const Limit = z.int().min(0).max(LIMIT_MOST).nullable();

export const changeHostedCompany = endpoint({
  method: "POST",
  path: "/instance/companies/{handle}",
  noun: NOUN,
  name: "changeHostedCompany",
  summary: "Change a company's plan, status or limits",
  body: z.strictObject({
    plan: z.enum(PLANS).optional(),
    status: z.enum(STATUSES).optional(),
    /** Those that are sent change; null takes a limit away. */
    limits: z.strictObject({ products: Limit.optional(), items_per_month: Limit.optional() }).optional(),
  }),
  returns: HostedCompany,
  fails: [...CHANGE, "resource_missing"],
});
