/** The operations on oneself: coming, going, and who one is. */
import { reaches } from "../../domain/members/role.ts";
import { listMemberships } from "../../domain/members/rows.ts";
import { endSession, findPerson, type Person } from "../../domain/members/sessions.ts";
import { recordForPerson, signIn } from "../../domain/members/sign-in.ts";
import * as endpoints from "./endpoints/people.ts";
import { permittedTo } from "./permissions.ts";
import { forPeople } from "./person-kit.ts";
import type { PanelServices } from "./services.ts";
import { signedInCookie, signedOutCookie } from "./session.ts";

export const PEOPLE_OPERATIONS = [
  forPeople(endpoints.signIn, {
    async anybody(services, { request, person: before, body, browser, setCookie }) {
      const { secret } = await signIn(services, body, browser, before);
      setCookie(signedInCookie(services, request, secret));
      const person = await findPerson(services.db.reader, secret, services.clock.now());
      if (!person) throw new Error("a session was not stored");
      return presentUser(services, person);
    },
  }),
  forPeople(endpoints.signOut, {
    async anybody(services, { request, person, browser, setCookie }) {
      if (person)
        await services.db.write(async (tx) => {
          await endSession(tx, person.session);
          await recordForPerson(tx, services, person.user, browser, "member.signed_out");
        });
      setCookie(signedOutCookie(services, request));
      return { object: "session", done: true } as const;
    },
  }),
  forPeople(endpoints.getMe, {
    person: (services, { person }) => presentUser(services, person),
  }),
];

async function presentUser({ db }: PanelServices, { user, session, confirmed }: Person) {
  const { id, email, name, operator } = user;
  const memberships = await listMemberships(db.reader, user.n);
  return {
    object: "user" as const,
    id,
    email,
    name,
    operator,
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
