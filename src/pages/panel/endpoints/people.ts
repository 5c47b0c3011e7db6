/** What belongs to a person rather than to a company's data; below `/panel/api`. */
import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import { PERSON_NAME_LENGTH } from "../../../domain/accounts/users.ts";
import { ROLES } from "../../../domain/members/role.ts";
import { filledText, Id, text } from "../../../domain/shapes.ts";

const NOUN = "People";

export const User = z.strictObject({
  object: z.literal("user"),
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  /** Runs this instance. */
  operator: z.boolean(),
  /** The public address, and whether it leads every machine to itself, so that no other one opens a code. */
  site: z.strictObject({ url: z.string(), this_machine: z.boolean() }),
  /** The session that asks, and when its person last proved who they are (Unix seconds). */
  session: z.strictObject({ id: Id, confirmed: z.int() }),
  memberships: z.array(
    z.strictObject({
      /** Id of the member, as it stands in the company's records. */
      id: Id,
      role: z.enum(ROLES),
      company: z.strictObject({
        id: Id,
        name: z.string(),
        handle: z.string(),
        plan: z.enum(["free", "starter", "pro", "enterprise"]),
        status: z.enum(["active", "read_only", "suspended"]),
      }),
      /** Names of the operations that the role reaches. */
      may: z.array(z.string()),
    }),
  ),
});

/** What a change answers that has nothing more to tell; `object` names what was changed. */
export const Done = z.strictObject({ object: z.string(), done: z.literal(true) });

/** The password was right, and a code is asked for. */
const SecondStep = z.strictObject({
  object: z.literal("second_step"),
  ticket: z.string(),
  /** Until when the ticket is good (Unix seconds). */
  expires: z.int(),
});

export const TotpOffer = z.strictObject({
  object: z.literal("totp_offer"),
  ticket: z.string(),
  /** Base 32, for typing it. */
  secret: z.string(),
  uri: z.string(),
  /** The address as a QR code: an SVG image. */
  qr: z.string(),
});

/** Shown once. */
export const RecoveryCodes = z.strictObject({
  object: z.literal("recovery_codes"),
  codes: z.array(z.string()),
});

/** What the browser's WebAuthn functions take, and what they give. */
const WebAuthn = z.looseObject({});

const PasskeyOffer = z.strictObject({
  object: z.literal("passkey_offer"),
  ticket: z.string(),
  options: WebAuthn,
});

export const Passkey = z.strictObject({
  object: z.literal("passkey"),
  id: Id,
  name: z.string(),
  last_used: z.int().nullable(),
  created: z.int(),
});

const UserSession = z.strictObject({
  object: z.literal("user_session"),
  id: Id,
  /** The one that asks. */
  current: z.boolean(),
  address: z.string().nullable(),
  user_agent: z.string().nullable(),
  last_seen: z.int(),
  expires: z.int(),
  created: z.int(),
});

export const Security = z.strictObject({
  object: z.literal("security"),
  /** The second factor is set up. */
  totp: z.boolean(),
  recovery_codes_left: z.int(),
  /** Browsers give passkeys at this address. */
  passkeys_possible: z.boolean(),
  passkeys: z.array(Passkey),
  sessions: z.array(UserSession),
});

const Ticket = z.string().max(64);
const Password = z.string().max(1024);
const Code = z.string().max(40);
const PasskeyAnswer = z.strictObject({ ticket: Ticket, response: WebAuthn });

/** What each change of one's own account can be refused with. */
const REFUSALS = ["sign_in_required", "cross_site_request", "invalid_value"] as const;
const CONFIRMED = [...REFUSALS, "reauthentication_required"] as const;

export const signIn = endpoint({
  method: "POST",
  path: "/session",
  noun: NOUN,
  name: "signIn",
  summary: "Sign in",
  description: "With a second factor the answer is a ticket, to be sent with a code to `/session/code`.",
  body: z.strictObject({ email: z.string().max(254), password: Password }),
  returns: z.discriminatedUnion("object", [User, SecondStep]),
  fails: ["sign_in_failed", "cross_site_request", "rate_limited"],
});

export const signInWithCode = endpoint({
  method: "POST",
  path: "/session/code",
  noun: NOUN,
  name: "signInWithCode",
  summary: "Enter the code of the second factor",
  description: "A code of the app, or a recovery code. Each works once.",
  body: z.strictObject({ ticket: Ticket, code: Code }),
  returns: User,
  fails: ["sign_in_failed", "cross_site_request", "rate_limited"],
});

export const challengePasskey = endpoint({
  method: "POST",
  path: "/session/passkey/begin",
  noun: NOUN,
  name: "challengePasskey",
  summary: "Begin to sign in, or to confirm who one is, with a passkey",
  returns: PasskeyOffer,
  fails: ["invalid_value", "cross_site_request"],
});

export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/session/passkey",
  noun: NOUN,
  name: "signInWithPasskey",
  summary: "Sign in with a passkey",
  body: PasskeyAnswer,
  returns: User,
  fails: ["sign_in_failed", "invalid_value", "cross_site_request", "rate_limited"],
});

export const confirmPassword = endpoint({
  method: "POST",
  path: "/session/confirm",
  noun: NOUN,
  name: "confirmPassword",
  summary: "Confirm who one is with the password",
  description: "It counts for 10 minutes for what asks for it (`reauthentication_required`).",
  body: z.strictObject({ password: Password }),
  returns: User,
  fails: ["sign_in_failed", "sign_in_required", "cross_site_request", "rate_limited"],
});

export const confirmPasskey = endpoint({
  method: "POST",
  path: "/session/confirm/passkey",
  noun: NOUN,
  name: "confirmPasskey",
  summary: "Confirm who one is with a passkey",
  body: PasskeyAnswer,
  returns: User,
  fails: ["sign_in_failed", "rate_limited", ...REFUSALS],
});

export const signOut = endpoint({
  method: "POST",
  path: "/session/end",
  noun: NOUN,
  name: "signOut",
  summary: "Sign out",
  description: "Its cookie opens nothing from the next request on.",
  returns: Done,
  fails: ["cross_site_request"],
});

export const getMe = endpoint({
  method: "GET",
  path: "/me",
  noun: NOUN,
  name: "getMe",
  summary: "Who is signed in, and the companies they belong to",
  returns: User,
  fails: ["sign_in_required"],
});

export const changeMe = endpoint({
  method: "POST",
  path: "/me",
  noun: NOUN,
  name: "changeMe",
  summary: "Change one's own name",
  body: z.strictObject({ name: text(PERSON_NAME_LENGTH) }),
  returns: User,
  fails: REFUSALS,
});

export const getSecurity = endpoint({
  method: "GET",
  path: "/me/security",
  noun: NOUN,
  name: "getSecurity",
  summary: "Second factor, passkeys and sessions of who is signed in",
  returns: Security,
  fails: ["sign_in_required"],
});

export const changePassword = endpoint({
  method: "POST",
  path: "/me/password",
  noun: NOUN,
  name: "changePassword",
  summary: "Change the password",
  description: "All other sessions end, and this one gets a new cookie.",
  body: z.strictObject({ current: Password, password: Password }),
  returns: Done,
  fails: ["sign_in_failed", "rate_limited", ...REFUSALS],
});

export const offerTotp = endpoint({
  method: "POST",
  path: "/me/totp/begin",
  noun: NOUN,
  name: "offerTotp",
  summary: "Begin to set up the second factor",
  returns: TotpOffer,
  fails: CONFIRMED,
});

export const enableTotp = endpoint({
  method: "POST",
  path: "/me/totp",
  noun: NOUN,
  name: "enableTotp",
  summary: "Set up the second factor with its first code",
  description: "Answers with the recovery codes, which are shown once.",
  body: z.strictObject({ ticket: Ticket, code: Code }),
  returns: RecoveryCodes,
  fails: CONFIRMED,
});

export const removeTotp = endpoint({
  method: "POST",
  path: "/me/totp/remove",
  noun: NOUN,
  name: "removeTotp",
  summary: "Remove the second factor",
  returns: Done,
  fails: CONFIRMED,
});

export const renewRecoveryCodes = endpoint({
  method: "POST",
  path: "/me/recovery_codes",
  noun: NOUN,
  name: "renewRecoveryCodes",
  summary: "Make new recovery codes; the former ones end",
  returns: RecoveryCodes,
  fails: CONFIRMED,
});

export const offerPasskey = endpoint({
  method: "POST",
  path: "/me/passkeys/begin",
  noun: NOUN,
  name: "offerPasskey",
  summary: "Begin to add a passkey",
  returns: PasskeyOffer,
  fails: CONFIRMED,
});

export const addPasskey = endpoint({
  method: "POST",
  path: "/me/passkeys",
  noun: NOUN,
  name: "addPasskey",
  summary: "Add the passkey that the browser made",
  body: PasskeyAnswer.extend({ name: filledText(80) }),
  returns: Passkey,
  fails: CONFIRMED,
});

export const renamePasskey = endpoint({
  method: "POST",
  path: "/me/passkeys/{id}",
  noun: NOUN,
  name: "renamePasskey",
  summary: "Give a passkey another name",
  body: z.strictObject({ name: filledText(80) }),
  returns: Passkey,
  fails: ["resource_missing", ...REFUSALS],
});

export const removePasskey = endpoint({
  method: "POST",
  path: "/me/passkeys/{id}/remove",
  noun: NOUN,
  name: "removePasskey",
  summary: "Remove a passkey",
  returns: Done,
  fails: ["resource_missing", ...CONFIRMED],
});

export const endSession = endpoint({
  method: "POST",
  path: "/me/sessions/{id}/end",
  noun: NOUN,
  name: "endSession",
  summary: "Sign another browser out",
  returns: Done,
  fails: ["resource_missing", ...REFUSALS],
});

export const endOtherSessions = endpoint({
  method: "POST",
  path: "/me/sessions/end_others",
  noun: NOUN,
  name: "endOtherSessions",
  summary: "Sign all other browsers out",
  returns: Done,
  fails: REFUSALS,
});
