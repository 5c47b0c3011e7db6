import { presentAccount } from "../domain/accounts/account.ts";
import { changeCompany, createCompany } from "../domain/accounts/companies.ts";
import { datasetsOf, listCompanies } from "../domain/accounts/rows.ts";
import { type Limits, type Plan, SYSTEM, scopeOn } from "../domain/scope.ts";
import { type Services, toolsOf } from "../domain/services.ts";
import { type DataCommand, need, oneOf, UsageError } from "./command.ts";

export const PLANS = ["free", "starter", "pro", "enterprise"] as const satisfies readonly Plan[];
const STATUSES = ["active", "read_only", "suspended"] as const;

const plan = { value: "PLAN", about: "free, starter, pro or enterprise" };

export const companyCreate: DataCommand = {
  name: "company create",
  summary: "make another company on this instance",
  needs: "data",
  beginsData: true,
  options: {
    company: { value: "NAME", about: "name of the company", required: true },
    handle: {
      value: "HANDLE",
      about: "its public identifier: small letters, digits, hyphens",
      required: true,
    },
    plan,
  },
  examples: ["carnet company create --company Maré --handle mare --plan pro"],
  async run(services, input) {
    const chosen = input.options.plan === undefined ? undefined : oneOf("plan", input.options.plan, PLANS);
    const made = await services.db.write((tx) =>
      createCompany(tx, toolsOf(services), {
        name: need(input, "company"),
        handle: need(input, "handle"),
        plan: chosen,
      }),
    );
    return { account: presentAccount(made.live), live_key: made.liveKey, test_key: made.testKey };
  },
  text(result) {
    const { account, live_key, test_key } = result as {
      account: { name: string };
      live_key: string;
      test_key: string;
    };
    return `${account.name} is made. These keys are shown once:\n\n  live  ${live_key}\n  test  ${test_key}`;
  },
};

export const companyUpdate: DataCommand = {
  name: "company update",
  summary: "change a company's name, handle, plan, status or limits",
  needs: "data",
  words: { form: "HANDLE", min: 1, max: 1 },
  options: {
    name: { value: "NAME", about: "new name" },
    handle: { value: "HANDLE", about: "new handle; the old one goes on leading to the company" },
    plan,
    status: { value: "STATUS", about: "active, read_only or suspended" },
    limit: { value: "LIMITS", about: "products=N,items_per_month=N; N may be none" },
    "consumer-events": {
      value: "on|off",
      about: "whether holders of pieces may report repairs, resale and recycling on public pages",
    },
  },
  examples: ["carnet company update nortada --plan pro --limit products=500,items_per_month=none"],
  async run(services, input) {
    const { options } = input;
    if (Object.values(options).every((value) => value === undefined))
      throw new UsageError("Say what to change: carnet company update --help");
    const company = await services.db.write((tx) =>
      changeCompany(tx, toolsOf(services), input.words[0] ?? "", {
        name: options.name,
        handle: options.handle,
        plan: options.plan === undefined ? undefined : oneOf("plan", options.plan, PLANS),
        status: options.status === undefined ? undefined : oneOf("status", options.status, STATUSES),
        limits: options.limit === undefined ? undefined : readLimits(options.limit),
        consumer_events: readSwitch("consumer-events", options["consumer-events"]),
      }),
    );
    const { limits, consumer_events } = company;
    return { account: await presentLive(services, company.n), limits, consumer_events };
  },
  text(result) {
    const { account } = result as { account: { name: string; handle: string; plan: string; status: string } };
    return `${account.name} (${account.handle}): plan ${account.plan}, ${account.status}.`;
  },
};

export const companyList: DataCommand = {
  name: "company list",
  summary: "show the companies of this instance",
  needs: "data",
  options: {},
  examples: ["carnet company list --json"],
  async run(services) {
    const companies = await listCompanies(services.db.reader);
    return {
      companies: companies.map(({ id, name, handle, plan, status, limits, consumer_events }) => ({
        id,
        name,
        handle,
        plan,
        status,
        limits,
        consumer_events,
      })),
    };
  },
  text(result) {
    const { companies } = result as {
      companies: { name: string; handle: string; plan: string; status: string }[];
    };
    if (companies.length === 0) return "There is no company yet. Make one with: carnet setup";
    return companies
      .map((c) => `${c.handle.padEnd(24)} ${c.plan.padEnd(12)} ${c.status.padEnd(10)} ${c.name}`)
      .join("\n");
  },
};

async function presentLive(services: Services, account: number) {
  const company = (await listCompanies(services.db.reader)).find(({ n }) => n === account);
  if (!company) throw new Error(`there is no company ${account}`);
  const { live } = await datasetsOf(services.db.reader, account);
  return presentAccount(scopeOn(company, live, true, SYSTEM, toolsOf(services)));
}

function readSwitch(name: string, value: string | undefined): boolean | undefined {
  return value === undefined ? undefined : oneOf(name, value, ["on", "off"]) === "on";
}

/** `none` takes a limit away. */
function readLimits(text: string): { [Name in keyof Limits]?: number | null } {
  const limits: { [Name in keyof Limits]?: number | null } = {};
  for (const part of text.split(",")) {
    const [name = "", count = ""] = part.split("=");
    if ((name !== "products" && name !== "items_per_month") || !/^(\d{1,12}|none)$/.test(count))
      throw new UsageError(
        "--limit takes products=N and items_per_month=N, separated by a comma; N is a whole number or none.",
      );
    limits[name] = count === "none" ? null : Number(count);
  }
  return limits;
}
