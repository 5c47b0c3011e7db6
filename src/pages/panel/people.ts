/** The operations on oneself: coming, going, and who one is. */
import { listPasskeysOf, type PasskeyRow } from "../../domain/members/passkey-rows.ts";
import * as passkeys from "../../domain/members/passkeys.ts";
import { changePassword } from "../../domain/members/password.ts";
import { recordForPerson } from "../../domain/members/record.ts";
import { reaches } from "../../domain/members/role.ts";
import { findUser, listMemberships, setUserName } from "../../domain/members/rows.ts";
import * as factor from "../../domain/members/second-factor.ts";
import * as sessions from "../../domain/members/sessions.ts";
import { type Browser, findPerson, type Person } from "../../domain/members/sessions.ts";
import { confirmPassword, signIn, signInWithCode } from "../../domain/members/sign-in.ts";
import type { Transaction } from "../../storage/database.ts";
import { isLocalOrigin } from "../kit/local-host.ts";
import { signedInCookies, signedOutCookie } from "../kit/session.ts";
import * as endpoints from "./endpoints/people.ts";
import { permittedTo } from "./permissions.ts";
import { forPeople } from "./person-kit.ts";
import type { PanelServices } from "./services.ts";

export const PEOPLE_OPERATIONS = [
  forPeople(endpoints.signIn, {
    async anybody(services, { request, person: before, body, browser, setCookie }) {
      const come = await signIn(services, body, { browser, before });
      if ("ticket" in come) return { object: "second_step" as const, ...come };
      for (const cookie of signedInCookies(services, request, come.secret)) setCookie(cookie);
      return presentNewcomer(services, come.secret);
    },
  }),
  forPeople(endpoints.signInWithCode, {
    async anybody(services, { request, person: before, body, browser, setCookie }) {
      const { secret } = await signInWithCode(services, body, { browser, before });
      for (const cookie of signedInCookies(services, request, secret)) setCookie(cookie);
      return presentNewcomer(services, secret);
    },
  }),
  forPeople(endpoints.challengePasskey, {
    async anybody(services) {
      const { ticket, options } = await passkeys.challengePasskey(services);
      return { object: "passkey_offer" as const, ticket, options: { ...options } };
    },
  }),
  forPeople(endpoints.signInWithPasskey, {
    async anybody(services, { request, person: before, body, browser, setCookie }) {
      const { secret } = await passkeys.signInWithPasskey(services, body, { browser, before });
      for (const cookie of signedInCookies(services, request, secret)) setCookie(cookie);
      return presentNewcomer(services, secret);
    },
  }),
  forPeople(endpoints.confirmPassword, {
    async person(services, { person, body, browser }) {
      await confirmPassword(services, person, body.password, browser);
      return presentUser(services, { ...person, confirmed: services.clock.now() });
    },
  }),
  forPeople(endpoints.confirmPasskey, {
    async person(services, { person, body, browser }) {
      await passkeys.confirmPasskey(services, person, body, browser);
      return presentUser(services, { ...person, confirmed: services.clock.now() });
    },
  }),
  forPeople(endpoints.signOut, {
    async anybody(services, { request, person, browser, setCookie }) {
      if (person) await signOut(services, person, browser);
      setCookie(signedOutCookie(services, request));
      return done("session");
    },
  }),
  forPeople(endpoints.getMe, {
    person: (services, { person }) => presentUser(services, person),
  }),
  forPeople(endpoints.changeMe, {
    async person(services, { person, body }) {
      const name = body.name.trim() || null;
      await services.db.write((tx) => setUserName(tx, person.user.n, name));
      return presentUser(services, { ...person, user: { ...person.user, name } });
    },
  }),
  forPeople(endpoints.getSecurity, {
    person: (services, { person }) => presentSecurity(services, person),
  }),
  forPeople(endpoints.changePassword, {
    async person(services, { request, person, body, browser, setCookie }) {
      const secret = await changePassword(services, person, body, browser);
      for (const cookie of signedInCookies(services, request, secret)) setCookie(cookie);
      return done("password");
    },
  }),
  forPeople(endpoints.offerTotp, {
    async confirmed(services, { person }) {
      const { qrSvg } = await import("../../formats/qr.ts");
      const offer = await factor.offerTotp(services, person);
      return { object: "totp_offer" as const, ...offer, qr: qrSvg(offer.uri, { title: "otpauth" }) };
    },
  }),
  forPeople(endpoints.enableTotp, {
    async confirmed(services, { person, body, browser }) {
      const codes = await factor.enableTotp(services, person, body, browser);
      return { object: "recovery_codes" as const, codes };
    },
  }),
  forPeople(endpoints.removeTotp, {
    async confirmed(services, { person, browser }) {
      await changeSelf(services, person, browser, "member.second_factor_removed", (tx) =>
        factor.removeTotp(tx, person.user.n),
      );
      return done("totp");
    },
  }),
  forPeople(endpoints.renewRecoveryCodes, {
    async confirmed(services, { person, browser }) {
      const codes = await changeSelf(services, person, browser, "member.recovery_codes_renewed", (tx) =>
        factor.renewRecoveryCodes(tx, person.user.n),
      );
      return { object: "recovery_codes" as const, codes };
    },
  }),
  forPeople(endpoints.offerPasskey, {
    async confirmed(services, { person }) {
      const { ticket, options } = await passkeys.offerPasskey(services, person);
      return { object: "passkey_offer" as const, ticket, options: { ...options } };
    },
  }),
  forPeople(endpoints.addPasskey, {
    confirmed: async (services, { person, body, browser }) =>
      presentPasskey(await passkeys.addPasskey(services, person, body, browser)),
  }),
  forPeople(endpoints.renamePasskey, {
    person: async (services, { person, params, body, browser }) =>
      presentPasskey(
        await passkeys.renamePasskey(services, person, { id: params.id ?? "", name: body.name }, browser),
      ),
  }),
  forPeople(endpoints.removePasskey, {
    async confirmed(services, { person, params, browser }) {
      await passkeys.removePasskey(services, person, params.id ?? "", browser);
      return done("passkey");
    },
  }),
  forPeople(endpoints.endSession, {
    async person(services, { person, params, browser }) {
      await changeSelf(services, person, browser, "member.session_ended", (tx) =>
        sessions.endSessionById(tx, person, params.id ?? ""),
      );
      return done("user_session");
    },
  }),
  forPeople(endpoints.endOtherSessions, {
    async person(services, { person, browser }) {
      await changeSelf(services, person, browser, "member.sessions_ended", (tx) =>
        sessions.endOtherSessions(tx, person),
      );
      return done("user_session");
    },
  }),
];

/** Ends the session that asks. */
export function signOut(services: PanelServices, person: Person, browser: Browser): Promise<void> {
  return changeSelf(services, person, browser, "member.signed_out", (tx) =>
    sessions.endSession(tx, person.session),
  );
}

/** A change of one's own account, with its entry in the records. */
function changeSelf<T>(
  services: PanelServices,
  { user }: Person,
  browser: Browser,
  action: string,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return services.db.write(async (tx) => {
    const changed = await change(tx);
    await recordForPerson(tx, services, user, browser, { action });
    return changed;
  });
}

function done(object: string) {
  return { object, done: true } as const;
}

/** @param secret of the session that has just begun */
async function presentNewcomer(services: PanelServices, secret: string) {
  const person = await findPerson(services.db.reader, secret, services.clock.now());
  if (!person) throw new Error("a session was not stored");
  return presentUser(services, person);
}

async function presentUser({ db, site }: PanelServices, { user, session, confirmed }: Person) {
  const { id, email, name, operator } = user;
  const memberships = await listMemberships(db.reader, user.n);
  return {
    object: "user" as const,
    id,
    email,
    name,
    operator,
    site: { url: site.origin(), this_machine: isLocalOrigin(site.origin()) },
    session: { id: session.id, confirmed },
    memberships: memberships.map(({ id, role, company }) => ({
      id,
      role,
      company: {
        id: company.id,
        name: company.name,
        handle: company.handle,
        plan: company.plan,
        status: company.status,
      },
      may: permittedTo((least) => reaches(role, least)),
    })),
  };
}

async function presentSecurity({ db, clock, site }: PanelServices, person: Person) {
  const user = await findUser(db.reader, person.user.n);
  const keys = await listPasskeysOf(db.reader, person.user.n);
  const open = await sessions.listSessions(db.reader, person, clock.now());
  return {
    object: "security" as const,
    totp: Boolean(user?.totp_sealed),
    recovery_codes_left: await factor.countRecoveryCodes(db.reader, person.user.n),
    passkeys_possible: passkeys.passkeyHost(site.origin()) !== undefined,
    passkeys: keys.map(presentPasskey),
    sessions: open.map(({ n, id, address, user_agent, last_seen, expires, created }) => ({
      object: "user_session" as const,
      id,
      current: n === person.session.n,
      address,
      user_agent,
      last_seen,
      expires,
      created,
    })),
  };
}

function presentPasskey({ id, name, last_used, created }: PasskeyRow) {
  return { object: "passkey" as const, id, name, last_used, created };
}
