import { datasetsOf, listCompanies } from "../domain/accounts/rows.ts";
import { createUser, hashPassword, parseEmail } from "../domain/accounts/users.ts";
import { Failure } from "../domain/failure.ts";
import { addMember, invite } from "../domain/members/invitations.ts";
import { deletePasskeysOf } from "../domain/members/passkey-rows.ts";
import { checkNewPassword, offerNewPassword, setPasswordOf } from "../domain/members/password.ts";
import { recordForPerson } from "../domain/members/record.ts";
import { ROLES, type Role } from "../domain/members/role.ts";
import { findUserByEmail, listMemberships, listUsers, type UserRow } from "../domain/members/rows.ts";
import { removeTotp } from "../domain/members/second-factor.ts";
import { endSessionsOf } from "../domain/members/sessions.ts";
import { SYSTEM, scopeOn } from "../domain/scope.ts";
import { type Services, toolsOf } from "../domain/services.ts";
import { type DataCommand, type Input, need, oneOf, UsageError } from "./command.ts";
import { companyOf, companyOption } from "./company-option.ts";
import { passwordOptions, readPassword } from "./password-option.ts";

interface Made {
  id: string;
  email: string;
  company: string;
  role: Role;
  /** The link of an invitation; absent when the person is a member at once. */
  url?: string;
}

export const userCreate: DataCommand = {
  name: "user create",
  summary: "make somebody a member of a company",
  needs: "data",
  options: {
    email: { value: "EMAIL", about: "e-mail address of the person", required: true },
    role: { value: "ROLE", about: "owner, admin, validator, editor or viewer", required: true },
    company: companyOption,
    name: { value: "NAME", about: "the person's name" },
    ...passwordOptions,
  },
  notes: [
    "Without a password it prints a link, good for 7 days, by which the person chooses one.",
    "Somebody who signs in here already becomes a member at once, and keeps the password.",
  ],
  examples: [
    "carnet user create --email rui@nortada.example --role editor",
    "carnet user create --email rui@nortada.example --role editor --password-stdin < password.txt",
  ],
  prepare: readPassword,
  async run(services, input) {
    const email = parseEmail(need(input, "email"));
    const role = oneOf("role", need(input, "role"), ROLES);
    const company = await companyOf(services, input.options.company);
    const { password, name } = input.options;
    const known = await findUserByEmail(services.db.reader, email);
    if (known && password !== undefined)
      throw new UsageError(
        `${email} signs in here already. "carnet user reset-password" changes a password.`,
      );
    const passwordHash = await newPasswordHash(password, [email, name, company.name]);
    return services.db.write(async (tx): Promise<Made> => {
      const tools = toolsOf(services);
      const made = { email, company: company.handle, role };
      if (!known && passwordHash === undefined) {
        const { live } = await datasetsOf(tx, company.n);
        const scope = scopeOn(company, live, true, SYSTEM, tools);
        const { invitation, url } = await invite(tx, scope, { email, role });
        return { id: invitation.id, ...made, url };
      }
      const user =
        known ??
        (await createUser(tx, tools, {
          email,
          name: name ?? null,
          passwordHash: passwordHash ?? "",
          operator: false,
        }));
      const person = { operator: false, ...user };
      return { id: await addMember(tx, tools, company, person, role, null, "member.added"), ...made };
    });
  },
  text(result) {
    const { email, company, role, url } = result as Made;
    if (url === undefined) return `${email} is ${role} of ${company}.`;
    return `${email} is invited as ${role} of ${company}. This link is shown once and is good for 7 days:\n\n  ${url}`;
  },
};

async function newPasswordHash(
  password: string | undefined,
  known: readonly (string | undefined)[],
): Promise<string | undefined> {
  if (password === undefined) return undefined;
  checkNewPassword(password, known);
  return hashPassword(password);
}

interface Listed {
  id: string;
  email: string;
  name: string | null;
  operator: boolean;
  second_factor: boolean;
  companies: { handle: string; role: Role }[];
}

export const userList: DataCommand = {
  name: "user list",
  summary: "show the people who sign in here",
  needs: "data",
  options: {},
  examples: ["carnet user list"],
  async run({ db }) {
    const users = await Promise.all(
      (await listUsers(db.reader)).map(async ({ n, id, email, name, operator, totp_sealed }) => {
        const companies = await listMemberships(db.reader, n);
        return {
          id,
          email,
          name,
          operator,
          second_factor: totp_sealed !== null,
          companies: companies.map(({ company, role }) => ({ handle: company.handle, role })),
        } satisfies Listed;
      }),
    );
    return { users };
  },
  text(result) {
    const { users } = result as { users: Listed[] };
    return users
      .map(({ email, operator, second_factor, companies }) => {
        const roles = companies.map(({ handle, role }) => `${role} of ${handle}`).join(", ");
        const more = [operator && "runs this Carnet", second_factor && "second factor"].filter(Boolean);
        return `${email}  ${roles || "in no company"}${more.length > 0 ? `  (${more.join(", ")})` : ""}`;
      })
      .join("\n");
  },
};

export const userResetPassword: DataCommand = {
  name: "user reset-password",
  summary: "let somebody choose a new password, or set it",
  needs: "data",
  words: { form: "EMAIL", min: 1, max: 1 },
  options: passwordOptions,
  notes: [
    "Without a password it prints a link, good for one hour, by which the person chooses one.",
    "Once there is a new password, all sessions of the person end. The second factor stays.",
  ],
  examples: ["carnet user reset-password ana@nortada.example"],
  prepare: readPassword,
  async run(services, input) {
    const user = await userOf(services, input);
    const { password } = input.options;
    if (password !== undefined) {
      await setPasswordOf(services, user, password);
      return { email: user.email };
    }
    const { secret, expires } = await services.db.write((tx) => offerNewPassword(tx, services, user.n));
    return { email: user.email, url: `${services.site.origin()}/panel/password/${secret}`, expires };
  },
  text(result) {
    const { email, url } = result as { email: string; url?: string };
    if (url === undefined) return `${email} has a new password, and is signed out everywhere.`;
    return `This link is for ${email}. It is shown once and is good for one hour:\n\n  ${url}`;
  },
};

export const userReset2fa: DataCommand = {
  name: "user reset-2fa",
  summary: "take the second factor and the passkeys of somebody away",
  needs: "data",
  words: { form: "EMAIL", min: 1, max: 1 },
  options: {},
  notes: ["For who has lost phone and recovery codes. The password stays; all sessions end."],
  examples: ["carnet user reset-2fa ana@nortada.example"],
  async run(services, input) {
    const user = await userOf(services, input);
    await services.db.write(async (tx) => {
      await removeTotp(tx, user.n);
      await deletePasskeysOf(tx, user.n);
      await endSessionsOf(tx, user.n);
      const doing = { action: "member.second_factor_reset", bySystem: true };
      await recordForPerson(tx, services, user, undefined, doing);
    });
    return { email: user.email };
  },
  text: (result) => `${(result as { email: string }).email} signs in with the password alone from now on.`,
};

async function userOf({ db }: Services, { words }: Input): Promise<UserRow> {
  const email = parseEmail(words[0] ?? "");
  const user = await findUserByEmail(db.reader, email);
  if (user) return user;
  const none = (await listCompanies(db.reader)).length === 0;
  throw new Failure(
    "resource_missing",
    none
      ? "There is nobody yet. Make the first company with: carnet setup"
      : `Nobody signs in here as ${email}. "carnet user list" shows who does.`,
  );
}
