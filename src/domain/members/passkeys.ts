/**
 * Passkeys (WebAuthn level 3): a key pair that a person's device keeps and opens with a finger, a face or a PIN. One
 * is as good as password and code together, so none of them is asked for besides.
 */
import { isIP } from "node:net";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from "@simplewebauthn/server";
import { Failure } from "../failure.ts";
import { type Services, toolsOf } from "../services.ts";
import { beginAttempt } from "./attempts.ts";
import {
  deletePasskey,
  findPasskeyByCredential,
  insertPasskey,
  listPasskeysOf,
  type PasskeyRow,
  setPasskeyName,
  setPasskeyUsed,
} from "./passkey-rows.ts";
import { recordForPerson } from "./record.ts";
import { findUser, setConfirmed } from "./rows.ts";
import type { Browser, Person } from "./sessions.ts";
import { type Coming, enter } from "./sign-in.ts";
import { issueTicket, tryTicket } from "./tickets.ts";

/** Most passkeys of a person. */
const PASSKEYS = 20;

/**
 * The host that passkeys belong to; undefined where browsers give none: without HTTPS (but on this machine), and
 * where the site is an IP address. At another address of the site they do not work.
 */
export function passkeyHost(site: string): string | undefined {
  const { protocol, hostname } = new URL(site);
  const isSecure = protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost");
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? hostname : undefined;
}

/** @throws Failure invalid_value */
function hostOf({ site }: Services): string {
  const host = passkeyHost(site.origin());
  if (host === undefined)
    throw new Failure(
      "invalid_value",
      "Passkeys need a public address with a name and HTTPS. Whoever runs this Carnet sets it (CARNET_SITE_URL).",
    );
  return host;
}

export interface Offer<Options> {
  ticket: string;
  /** For the browser, as WebAuthn's JSON. */
  options: Options;
}

/** Begins to add a passkey. @throws Failure invalid_value where there can be none, or no more */
export async function offerPasskey(
  services: Services,
  { user }: Person,
): Promise<Offer<PublicKeyCredentialCreationOptionsJSON>> {
  const rpID = hostOf(services);
  const known = await listPasskeysOf(services.db.reader, user.n);
  checkRoom(known);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpID,
    rpName: "Carnet",
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    attestationType: "none",
    excludeCredentials: known.map((one) => ({ id: one.credential_id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const { secret } = await services.db.write((tx) =>
    issueTicket(tx, toolsOf(services), "passkey_new", user.n, options.challenge),
  );
  return { ticket: secret, options };
}

/** @throws Failure invalid_value */
function checkRoom({ length }: readonly PasskeyRow[]): void {
  if (length >= PASSKEYS)
    throw new Failure(
      "invalid_value",
      `You have ${PASSKEYS} passkeys, which is the most. Remove one that you no longer use.`,
    );
}

/**
 * Adds the passkey that the browser made.
 * @throws Failure invalid_value for an answer that is not to this offer, a passkey that is here already, or too many
 */
export async function addPasskey(
  services: Services,
  { user }: Person,
  sent: { ticket: string; response: unknown; name: string },
  browser: Browser,
): Promise<PasskeyRow> {
  const { db } = services;
  const tools = toolsOf(services);
  const ticket = await db.write((tx) => tryTicket(tx, tools, "passkey_new", sent.ticket));
  if (!ticket || ticket.user !== user.n) throw tooLate();
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyRegistrationResponse({
    response: sent.response as RegistrationResponseJSON,
    expectedChallenge: ticket.content,
    expectedOrigin: tools.site,
    expectedRPID: hostOf(services),
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified || !verified.registrationInfo)
    throw new Failure("invalid_value", "The passkey could not be verified. Try again.", "response");
  const { credential } = verified.registrationInfo;
  const row = {
    id: tools.ids.next(),
    user_n: user.n,
    credential_id: credential.id,
    public_key: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    name: sent.name,
    last_used: null,
    created: tools.now,
  };
  return db.write(async (tx) => {
    await tx.lock(`passkeys:${user.n}`);
    checkRoom(await listPasskeysOf(tx, user.n));
    const n = await insertPasskey(tx, row);
    if (n === undefined) throw new Failure("invalid_value", "This passkey is here already.", "response");
    const doing = { action: "member.passkey_added", details: { name: sent.name } };
    await recordForPerson(tx, services, user, browser, doing);
    return { n, ...row };
  });
}

/** @throws Failure resource_missing */
export async function renamePasskey(
  services: Services,
  { user }: Person,
  sent: { id: string; name: string },
  browser: Browser,
): Promise<PasskeyRow> {
  return services.db.write(async (tx) => {
    const row = await setPasskeyName(tx, user.n, sent.id, sent.name);
    if (!row) throw noPasskey();
    const doing = { action: "member.passkey_renamed", details: { name: sent.name } };
    await recordForPerson(tx, services, user, browser, doing);
    return row;
  });
}

/** @throws Failure resource_missing */
export async function removePasskey(
  services: Services,
  { user }: Person,
  id: string,
  browser: Browser,
): Promise<void> {
  await services.db.write(async (tx) => {
    const name = await deletePasskey(tx, user.n, id);
    if (name === undefined) throw noPasskey();
    const doing = { action: "member.passkey_removed", details: { name } };
    await recordForPerson(tx, services, user, browser, doing);
  });
}

function noPasskey(): Failure {
  return new Failure("resource_missing", "You have no passkey with this id. It may be removed already.");
}

/** Begins to sign in, or to confirm who one is, with a passkey: nobody is named before. */
export async function challengePasskey(
  services: Services,
): Promise<Offer<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: hostOf(services),
    userVerification: "required",
  });
  const { secret } = await services.db.write((tx) =>
    issueTicket(tx, toolsOf(services), "passkey_sign_in", null, options.challenge),
  );
  return { ticket: secret, options };
}

export interface PasskeyAnswer {
  ticket: string;
  response: unknown;
}

/** @returns the secret for the cookie @throws Failure sign_in_failed, rate_limited */
export async function signInWithPasskey(
  services: Services,
  sent: PasskeyAnswer,
  coming: Coming,
): Promise<{ secret: string }> {
  const passkey = await provePasskey(services, sent, coming.browser);
  const user = await findUser(services.db.reader, passkey.user_n);
  if (!user) throw notKnown();
  const secret = await services.db.write((tx) => enter(tx, services, user, coming, "passkey"));
  return { secret };
}

/** Has a person who is signed in prove once more who they are. @throws Failure sign_in_failed, rate_limited */
export async function confirmPasskey(
  services: Services,
  person: Person,
  sent: PasskeyAnswer,
  browser: Browser,
): Promise<void> {
  const passkey = await provePasskey(services, sent, browser);
  if (passkey.user_n !== person.user.n) throw notKnown();
  await services.db.write((tx) => setConfirmed(tx, person.session.n, services.clock.now()));
}

/** The passkey that answered the challenge, verified. */
async function provePasskey(
  services: Services,
  sent: PasskeyAnswer,
  { address }: Browser,
): Promise<PasskeyRow> {
  const { db } = services;
  const tools = toolsOf(services);
  const response = sent.response as AuthenticationResponseJSON;
  const attempt = await beginAttempt(services, `passkey:${String(response?.id)}`, address);
  const ticket = await db.write((tx) => tryTicket(tx, tools, "passkey_sign_in", sent.ticket));
  if (!ticket) throw tooLate();
  const passkey = await findPasskeyByCredential(db.reader, String(response?.id));
  if (!passkey) throw notKnown();
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: ticket.content,
    expectedOrigin: tools.site,
    expectedRPID: hostOf(services),
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports as NonNullable<WebAuthnCredential["transports"]>,
    },
  }).catch(() => undefined);
  if (!verified?.verified) throw notKnown();
  await db.write(async (tx) => {
    await setPasskeyUsed(tx, passkey.n, verified.authenticationInfo.newCounter, tools.now);
    await attempt.succeeded(tx);
  });
  return passkey;
}

function notKnown(): Failure {
  return new Failure(
    "sign_in_failed",
    "This passkey is not known here, or was not opened. Sign in with your password, or use another.",
  );
}

function tooLate(): Failure {
  return new Failure("invalid_value", "This took too long. Try again.", "ticket");
}
