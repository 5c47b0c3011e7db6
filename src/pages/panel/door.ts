/** The door of people: a session, a membership of the company in the address, and a role that reaches far enough. */
import type { Door, Visitor } from "../../api/kit/door.ts";
import { checkRate, createRateLimiter } from "../../api/kit/rate-limit.ts";
import { checkStatus } from "../../domain/accounts/api-keys.ts";
import { Failure } from "../../domain/failure.ts";
import { checkConfirmed } from "../../domain/members/confirmed.ts";
import { type Role, reaches } from "../../domain/members/role.ts";
import { findMembership } from "../../domain/members/rows.ts";
import { nameOf, type Person } from "../../domain/members/sessions.ts";
import { checkIsJson, checkOwnPages } from "../kit/own-pages.ts";
import { personOf } from "../kit/session.ts";
import { permissionOf } from "./permissions.ts";
import type { PanelServices } from "./services.ts";

/** Requests of a session in any 60 seconds: a person with a busy page stays far below. */
const RATE_LIMIT = 600;

interface MemberVisitor extends Visitor {
  person: Person;
  role: Role;
}

/** The way in to the data of the company and mode in the address. */
export function createMemberDoor(services: PanelServices): Door<MemberVisitor> {
  const limiter = createRateLimiter(services.config.rate_limit === 0 ? 0 : RATE_LIMIT);
  return {
    surface: "panel",
    async visitorOf(request, params) {
      checkOwnPages(request, services.site.origin());
      const person = await personOf(services, request);
      if (!person) throw signInRequired();
      const { mode } = params;
      // Elysia gives null for what is not valid percent-encoding.
      const handle = params["handle"] ?? "";
      if (mode !== "live" && mode !== "test")
        throw new Failure("path_unknown", "After the company the address says live or test.");
      const livemode = mode === "live";
      const member = await findMembership(services.db.reader, person.user.n, handle, livemode);
      if (!member)
        throw new Failure(
          "resource_missing",
          `You belong to no company with the handle ${JSON.stringify(handle.slice(0, 40))}. Choose one of yours.`,
        );
      const { id, company, dataset, role } = member;
      const actor = { kind: "member", id, name: nameOf(person.user) } as const;
      return { company, dataset, livemode, actor, key: null, person, role };
    },
    count: ({ person }) =>
      checkRate(limiter.take(person.session.n, services.clock.monotonicMs()), RATE_LIMIT),
    check({ company, person, role }, request, endpoint) {
      const writes = request.method === "POST";
      checkStatus(company, writes);
      if (endpoint instanceof Failure) return;
      const { name, upload } = endpoint;
      if (writes && !upload) checkIsJson(request);
      const { least, confirmed } = permissionOf(name);
      if (!reaches(role, least))
        throw new Failure(
          "role_insufficient",
          `This needs the role ${least} or more in ${company.name}, and yours is ${role}. Ask an owner or admin.`,
        );
      if (confirmed) checkConfirmed(person, services.clock.now());
    },
  };
}

export function signInRequired(): Failure {
  return new Failure("sign_in_required", "You are not signed in, or no longer. Sign in and try again.");
}
