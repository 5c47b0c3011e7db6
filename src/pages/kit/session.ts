/** Who a browser belongs to: the cookie of a person who has signed in, and the person behind it. */
import { LANGUAGES, type Language } from "../../domain/mail/letters.ts";
import {
  type Browser,
  findPerson,
  LIFETIME_SECONDS,
  noteSeen,
  type Person,
} from "../../domain/members/sessions.ts";
import { isSecret, newSecret } from "../../domain/secret.ts";
import type { Services } from "../../domain/services.ts";
import { chooseLanguage } from "../../formats/accept.ts";
import { type CookieKind, cookieOf, readCookie } from "./cookie.ts";

/** What it takes to know who comes. */
interface SessionServices extends Pick<Services, "db" | "clock" | "log" | "site"> {
  /** IP address of the client, where it is known. */
  addressOf?(request: Request): string | undefined;
}

/** Lax: whoever follows a link to the panel is still signed in. */
function kindOf({ site }: Pick<Services, "site">): CookieKind {
  return { name: "carnet", sameSite: "Lax", site: site.origin() };
}

/** The person who is signed in; undefined when nobody is, or no longer. */
export async function personOf(services: SessionServices, request: Request): Promise<Person | undefined> {
  const { db, clock, log } = services;
  const now = clock.now();
  const person = await findPerson(db.reader, readCookie(request, kindOf(services)), now);
  if (!person) return undefined;
  // The answer does not wait for it.
  noteSeen(db, person, browserOf(services, request), now).catch((fault) =>
    log.warn("the use of a session was not noted", { fault }),
  );
  return person;
}

/** The browser that a request comes from; one that is not known yet gets the secret by which it will be. */
export function browserOf(services: Pick<SessionServices, "site" | "addressOf">, request: Request): Browser {
  return {
    address: services.addressOf?.(request) ?? null,
    userAgent: request.headers.get("user-agent"),
    language: languageOf(request),
    device: deviceOf(services, request),
  };
}

/** The language of letters that the browser asks for. */
function languageOf(request: Request): Language {
  const asked = chooseLanguage(request.headers.get("accept-language"), LANGUAGES);
  return LANGUAGES.find((language) => language === asked) ?? "en";
}

/** Browsers keep no cookie for longer. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** Strict: nothing but this panel's own pages needs it. */
function deviceKind({ site }: Pick<Services, "site">): CookieKind {
  return { name: "carnet-device", sameSite: "Strict", site: site.origin() };
}

/** Made for a request whose browser has none; the same one each time it is asked for. */
const madeFor = new WeakMap<Request, string>();

function deviceOf(services: Pick<Services, "site">, request: Request): string {
  const sent = readCookie(request, deviceKind(services));
  if (isSecret(sent)) return sent;
  const made = madeFor.get(request) ?? newSecret();
  madeFor.set(request, made);
  return made;
}

/** The cookies of a browser that has signed in: of its session, and of itself. */
export function signedInCookies(
  services: Pick<Services, "site">,
  request: Request,
  secret: string,
): string[] {
  return [
    cookieOf(request, kindOf(services), secret, LIFETIME_SECONDS),
    cookieOf(request, deviceKind(services), deviceOf(services, request), DEVICE_SECONDS),
  ];
}

export function signedOutCookie(services: SessionServices, request: Request): string {
  return cookieOf(request, kindOf(services), "", 0);
}
