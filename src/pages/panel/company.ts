import { implement, implementInformed } from "../../api/kit/endpoint.ts";
import { presentAccount } from "../../domain/accounts/account.ts";
import { changeCompany } from "../../domain/accounts/companies.ts";
import { companyScope } from "../../domain/accounts/company-scope.ts";
import { createApiKey, listApiKeys, revokeApiKey } from "../../domain/accounts/key-list.ts";
import { datasetsOf, listHandles } from "../../domain/accounts/rows.ts";
import { listActivity } from "../../domain/activity/list.ts";
import { itemsThisMonth, TEST_ITEMS_PER_MONTH } from "../../domain/items/allowance.ts";
import { invitationLetter } from "../../domain/mail/letters.ts";
import { enqueueMail } from "../../domain/mail/send.ts";
import { invite, withdrawInvitation } from "../../domain/members/invitations.ts";
import {
  type InvitationRow,
  listInvitations,
  listMembers,
  type MemberRow,
} from "../../domain/members/member-rows.ts";
import { changeRole, removeMember } from "../../domain/members/members.ts";
import type { Role } from "../../domain/members/role.ts";
import { countPublished } from "../../domain/passports/printed.ts";
import { copyToLive } from "../../domain/products/copy.ts";
import { countActiveProducts } from "../../domain/products/rows.ts";
import { listRequests } from "../../domain/requests/search.ts";
import type { Actor, Scope } from "../../domain/scope.ts";
import type { Queryable } from "../../storage/database.ts";
import * as endpoints from "./endpoints/company.ts";
import { pageOfAll } from "./page-of-all.ts";

export const operations = [
  implement(endpoints.listMembers, {
    read: async (db, { scope, page }) =>
      pageOfAll("member", (await listMembers(db, scope)).map(presentMember), page),
  }),
  implement(endpoints.changeMember, {
    write: async (tx, { scope, params, body }) =>
      presentMember(await changeRole(tx, await companyScope(tx, scope), params.id, body.role)),
  }),
  implement(endpoints.removeMember, {
    write: async (tx, { scope, params }) =>
      presentMember(await removeMember(tx, await companyScope(tx, scope), params.id)),
  }),
  implement(endpoints.listInvitations, {
    read: async (db, { scope, page }) => {
      const rows = await listInvitations(db, scope);
      const all = rows.map((row) => presentInvitation(row, scope.now));
      return pageOfAll("invitation", all, page);
    },
  }),
  implementInformed(endpoints.createInvitation, {
    before: ({ mail }) => mail(),
    async write(tx, { scope, body }, mailed) {
      const { invitation, url } = await invite(tx, await companyScope(tx, scope), body);
      const { language = "en", role } = body;
      const facts = { language, role, url, company: scope.company.name, by: scope.actor.name };
      if (mailed) await enqueueMail(tx, scope, { to: invitation.email, ...invitationLetter(facts) });
      return { ...presentInvitation(invitation, scope.now), url, mailed };
    },
  }),
  implement(endpoints.withdrawInvitation, {
    write: async (tx, { scope, params }) =>
      presentInvitation(await withdrawInvitation(tx, await companyScope(tx, scope), params.id), scope.now),
  }),
  implement(endpoints.listApiKeys, { read: (db, { scope, page }) => listApiKeys(db, scope, page) }),
  implement(endpoints.createApiKey, { write: (tx, { scope, body }) => createApiKey(tx, scope, body.name) }),
  implement(endpoints.revokeApiKey, {
    write: (tx, { scope, params }) => revokeApiKey(tx, scope, params.id),
  }),
  implement(endpoints.listRequests, {
    read: (db, { scope, query, page }) => listRequests(db, scope, query, page),
  }),
  implement(endpoints.listActivity, {
    read: (db, { scope, query, page }) => listActivity(db, scope, query, page),
  }),
  implement(endpoints.getCompany, { read: (db, { scope }) => presentCompany(db, scope) }),
  implement(endpoints.changeCompany, {
    async write(tx, { scope, body }) {
      const company = await changeCompany(tx, scope, scope.company.handle, body, scope);
      return presentCompany(tx, { ...scope, company });
    },
  }),
  implement(endpoints.copyProductToLive, {
    write: (tx, { scope, params }) => copyToLive(tx, scope, params.id),
  }),
];

async function presentCompany(db: Queryable, scope: Scope) {
  const { company, livemode } = scope;
  const { consumer_events, limits } = company;
  return {
    ...presentAccount(scope),
    consumer_events,
    limits,
    former_handles: (await listHandles(db, company.n)).filter((one) => one !== company.handle),
    published: await countPublished(db, (await datasetsOf(db, company.n)).live),
    products: {
      used: await countActiveProducts(db, scope),
      limit: (livemode ? limits.products : undefined) ?? null,
    },
    items_this_month: {
      used: await itemsThisMonth(db, scope),
      limit: (livemode ? limits.items_per_month : TEST_ITEMS_PER_MONTH) ?? null,
    },
  };
}

function presentMember({ id, email, name, role, totp, created }: MemberRow) {
  return { object: "member" as const, id, email, name, role, second_factor: totp !== null, created };
}

function presentInvitation({ id, email, role, created_by, expires, created }: InvitationRow, now: number) {
  return {
    object: "invitation" as const,
    id,
    email,
    role: role as Role,
    created_by: created_by as Actor,
    expires,
    expired: expires <= now,
    created,
  };
}
