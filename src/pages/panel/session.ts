/** Who a browser belongs to: the cookie of the panel, and the person behind it. */
import {
  type Browser,
  findPerson,
  LIFETIME_SECONDS,
  noteSeen,
  type Person,
} from "../../domain/members/sessions.ts";
import { isSecret, newSecret } from "../../domain/secret.ts";
import type { Services } from "../../domain/services.ts";
import { type CookieKind, cookieOf, readCookie } from "../kit/cookie.ts";
import { choosePanelLocale } from "./messages.ts";
import type { PanelServices } from "./services.ts";

/** Lax: whoever follows a link to the panel is still signed in. */
function kindOf({ site }: Pick<Services, "site">): CookieKind {
  return { name: "carnet", sameSite: "Lax", site: site.origin() };
}

/** The person who is signed in; undefined when nobody is, or no longer. */
export async function personOf(services: PanelServices, request: Request): Promise<Person | undefined> {
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
export function browserOf(
  services: Pick<Services, "site"> & { addressOf?: PanelServices["addressOf"] },
  request: Request,
): Browser {
  return {
    address: services.addressOf?.(request) ?? null,
    userAgent: request.headers.get("user-agent"),
    language: choosePanelLocale(null, request.headers.get("accept-language")),
    device: deviceOf(services, request),
  };
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

export function signedOutCookie(services: PanelServices, request: Request): string {
  return cookieOf(request, kindOf(services), "", 0);
}
