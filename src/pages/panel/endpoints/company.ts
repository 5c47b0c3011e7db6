/** The company, its people, and its keys; below `/panel/api/{handle}/{mode}`. */
import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import { Account } from "../../../domain/accounts/account.ts";
import { KEY_NAME_LENGTH } from "../../../domain/accounts/api-keys.ts";
import { ApiKey } from "../../../domain/accounts/key-list.ts";
import { EMAIL_LENGTH } from "../../../domain/accounts/users.ts";
import { ActivityEntry, ActivityFilters } from "../../../domain/activity/list.ts";
import { LANGUAGES } from "../../../domain/mail/letters.ts";
import { ROLES } from "../../../domain/members/role.ts";
import { Product } from "../../../domain/products/shape.ts";
import { LoggedRequest, RequestFilters } from "../../../domain/requests/search.ts";
import { ActorShape, filledText, Id, text } from "../../../domain/shapes.ts";

const PEOPLE = "Members";
const KEYS = "API keys";
const RECORDS = "Records";
const COMPANY = "Company";
const WHOLE_LIST = 100;

const Role = z.enum(ROLES);

export const Member = z.strictObject({
  object: z.literal("member"),
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  role: Role,
  /** A second factor is set up. */
  second_factor: z.boolean(),
  created: z.int(),
});

export const Invitation = z.strictObject({
  object: z.literal("invitation"),
  id: Id,
  email: z.string(),
  role: Role,
  created_by: ActorShape,
  /** Until when its link is good (Unix seconds). */
  expires: z.int(),
  expired: z.boolean(),
  created: z.int(),
});

export const listMembers = endpoint({
  method: "GET",
  path: "/members",
  noun: PEOPLE,
  name: "listMembers",
  summary: "List the members of the company",
  returns: Member,
  list: { defaultLimit: WHOLE_LIST },
  fails: ["resource_missing"],
});

export const changeMember = endpoint({
  method: "POST",
  path: "/members/{id}",
  noun: PEOPLE,
  name: "changeMember",
  summary: "Give a member another role",
  description: "Owners are made and unmade by owners. A company always has one.",
  body: z.strictObject({ role: Role }),
  returns: Member,
  fails: ["resource_missing", "role_insufficient", "reauthentication_required"],
});

export const removeMember = endpoint({
  method: "POST",
  path: "/members/{id}/remove",
  noun: PEOPLE,
  name: "removeMember",
  summary: "Take somebody out of the company",
  returns: Member,
  fails: ["resource_missing", "role_insufficient", "reauthentication_required"],
});

export const listInvitations = endpoint({
  method: "GET",
  path: "/invitations",
  noun: PEOPLE,
  name: "listInvitations",
  summary: "List who is invited and has not come yet",
  returns: Invitation,
  list: { defaultLimit: WHOLE_LIST },
  fails: ["resource_missing"],
});

export const createInvitation = endpoint({
  method: "POST",
  path: "/invitations",
  noun: PEOPLE,
  name: "createInvitation",
  summary: "Invite somebody",
  description:
    "The link is in this answer and nowhere else; with mail set up it is sent too, in `language`. A former invitation of the same address ends.",
  body: z.strictObject({
    email: text(EMAIL_LENGTH),
    role: Role,
    language: z.enum(LANGUAGES).optional(),
  }),
  returns: Invitation.extend({
    url: z.string(),
    /** It is on its way to the address. */
    mailed: z.boolean(),
  }),
  fails: ["role_insufficient", "reauthentication_required"],
});

export const withdrawInvitation = endpoint({
  method: "POST",
  path: "/invitations/{id}/withdraw",
  noun: PEOPLE,
  name: "withdrawInvitation",
  summary: "Take an invitation back",
  returns: Invitation,
  fails: ["resource_missing", "reauthentication_required"],
});

export const listApiKeys = endpoint({
  method: "GET",
  path: "/keys",
  noun: KEYS,
  name: "listApiKeys",
  summary: "List the API keys of this mode",
  description: "Newest first, those that are revoked too.",
  returns: ApiKey,
  list: { defaultLimit: WHOLE_LIST },
  fails: ["resource_missing"],
});

export const createApiKey = endpoint({
  method: "POST",
  path: "/keys",
  noun: KEYS,
  name: "createApiKey",
  summary: "Make an API key",
  description: "`key` is the full value. It is in this answer and nowhere else.",
  body: z.strictObject({ name: filledText(KEY_NAME_LENGTH) }),
  returns: ApiKey.extend({ key: z.string() }),
  fails: ["reauthentication_required"],
});

export const revokeApiKey = endpoint({
  method: "POST",
  path: "/keys/{id}/revoke",
  noun: KEYS,
  name: "revokeApiKey",
  summary: "Revoke an API key for good, at once",
  returns: ApiKey,
  fails: ["resource_missing", "reauthentication_required"],
});

export const listRequests = endpoint({
  method: "GET",
  path: "/requests",
  noun: RECORDS,
  name: "listRequests",
  summary: "Search what programs asked of the API",
  description:
    "Newest first, of the last 7 days. Queries are not kept; of the body of a write that was refused its fields are, without what they said.",
  query: RequestFilters,
  returns: LoggedRequest,
  list: { defaultLimit: 25 },
  fails: ["resource_missing"],
});

export const listActivity = endpoint({
  method: "GET",
  path: "/activity",
  noun: RECORDS,
  name: "listActivity",
  summary: "Read the activity log",
  description: "Newest first. What concerns the company as a whole stands with its live data.",
  query: ActivityFilters,
  returns: ActivityEntry,
  list: { defaultLimit: 25 },
  fails: ["resource_missing"],
});

/** The account as the API shows it, what is set in the panel, and how much of the plan is used. */
export const Company = Account.extend({
  /** Holders of pieces may report events on public pages. */
  consumer_events: z.boolean(),
  limits: z.strictObject({ products: z.int().optional(), items_per_month: z.int().optional() }),
  /** They go on leading to the company. */
  former_handles: z.array(z.string()),
  /** What of the live data is published, and so may be printed with the handle. */
  published: z.strictObject({ passports: z.int(), items: z.int() }),
  /** Active ones of the open data set; `limit` is null where there is none. */
  products: z.strictObject({ used: z.int(), limit: z.int().nullable() }),
  /** Made in this calendar month (UTC); voided ones count. */
  items_this_month: z.strictObject({ used: z.int(), limit: z.int().nullable() }),
});

export const getCompany = endpoint({
  method: "GET",
  path: "/company",
  noun: COMPANY,
  name: "getCompany",
  summary: "Get the company with its settings",
  returns: Company,
  fails: [],
});

export const changeCompany = endpoint({
  method: "POST",
  path: "/company",
  noun: COMPANY,
  name: "changeCompany",
  summary: "Change the company's name, handle or settings",
  description: "The former handle goes on leading to the company, and nobody else can take it.",
  body: z.strictObject({
    name: text(1000).optional(),
    handle: text(1000).optional(),
    consumer_events: z.boolean().optional(),
  }),
  returns: Company,
  fails: ["reauthentication_required"],
});

export const copyProductToLive = endpoint({
  method: "POST",
  path: "/products/{id}/copy_to_live",
  noun: "Products",
  name: "copyProductToLive",
  summary: "Make a test product anew in the live data",
  returns: Product,
  fails: ["resource_missing", "reference_taken", "plan_limit_reached"],
  emits: ["product.created"],
});
