/** Who a browser belongs to: the cookie of the panel, and the person behind it. */
import {
  type Browser,
  findPerson,
  LIFETIME_SECONDS,
  noteSeen,
  type Person,
} from "../../domain/members/sessions.ts";
import type { Services } from "../../domain/services.ts";
import { type CookieKind, cookieOf, readCookie } from "../kit/cookie.ts";
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

export function browserOf({ addressOf }: PanelServices, request: Request): Browser {
  return { address: addressOf(request) ?? null, userAgent: request.headers.get("user-agent") };
}

export function signedInCookie(services: Pick<Services, "site">, request: Request, secret: string): string {
  return cookieOf(request, kindOf(services), secret, LIFETIME_SECONDS);
}

export function signedOutCookie(services: PanelServices, request: Request): string {
  return cookieOf(request, kindOf(services), "", 0);
}
