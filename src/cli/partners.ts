import { companyOfDataset, datasetsOf } from "../domain/accounts/rows.ts";
import { Failure } from "../domain/failure.ts";
import { parseWith } from "../domain/faults.ts";
import { createPartnerLink } from "../domain/partner-links/create.ts";
import { listPartnerLinks } from "../domain/partner-links/read.ts";
import { revokePartnerLink } from "../domain/partner-links/revoke.ts";
import { findDatasetOfLink } from "../domain/partner-links/rows.ts";
import { NewPartnerLink, type PartnerLink } from "../domain/partner-links/shape.ts";
import { type Scope, SYSTEM, scopeOn } from "../domain/scope.ts";
import { type Services, toolsOf } from "../domain/services.ts";
import { isCalendarDate, utcDate } from "../formats/calendar-date.ts";
import { type DataCommand, type Input, need, oneOf, UsageError } from "./command.ts";
import { companyOf, companyOption } from "./company-option.ts";
import { printable } from "./printable.ts";

const mode = { value: "MODE", about: "live or test", required: true };
/** Links that a list shows at most. */
const LISTED = 100;

export const partnersCreate: DataCommand = {
  name: "partners create",
  summary: "make a link by which a partner records repairs, resale and recycling",
  needs: "data",
  options: {
    company: companyOption,
    mode,
    name: { value: "NAME", about: "whom it is for: a workshop, shop or recycler", required: true },
    expires: { value: "YYYY-MM-DD", about: "the last day on which it works (UTC)" },
  },
  notes: [
    "The address is shown once. What is recorded there waits until somebody of the company approves it.",
  ],
  examples: ['carnet partners create --mode live --name "Atelier Agulha" --expires 2027-12-31'],
  async run(services, input) {
    const link = parseWith(NewPartnerLink, {
      name: need(input, "name"),
      expires: expiryOf(input, services.clock.now()),
    });
    const scope = await scopeOf(services, input);
    return services.db.write((tx) => createPartnerLink(tx, scope, link));
  },
  text(result) {
    const { name, url } = result as PartnerLink;
    return `The link for ${printable(name)}. It is shown once:\n\n  ${url}`;
  },
};

export const partnersList: DataCommand = {
  name: "partners list",
  summary: "show the links of partners, without their addresses",
  needs: "data",
  options: { company: companyOption, mode },
  examples: ["carnet partners list --mode live"],
  async run(services, input) {
    const scope = await scopeOf(services, input);
    const { data, hasMore } = await listPartnerLinks(services.db.reader, scope, { limit: LISTED });
    return { partners: data, has_more: hasMore };
  },
  text(result) {
    const { partners } = result as { partners: PartnerLink[] };
    if (partners.length === 0) return "There are no links of partners.";
    return partners
      .map(({ id, status, expires, name }) => {
        const until = expires === null ? "without end" : `to ${utcDate(expires - 1)}`;
        return `${id}  ${status.padEnd(8)}  ${until.padEnd(13)}  ${printable(name)}`;
      })
      .join("\n");
  },
};

export const partnersRevoke: DataCommand = {
  name: "partners revoke",
  summary: "revoke a partner's link for good, at once",
  needs: "data",
  words: { form: "ID", min: 1, max: 1 },
  options: {},
  examples: ["carnet partners revoke 01KAFZ7M3V8Q4T2N6X0C9B5D1E"],
  async run(services, input) {
    const id = input.words[0] ?? "";
    const dataset = await findDatasetOfLink(services.db.reader, id);
    if (dataset === undefined)
      throw new Failure(
        "resource_missing",
        `There is no partner link with the id "${id}". "carnet partners list" shows them.`,
        "id",
      );
    const { company, livemode } = await companyOfDataset(services.db.reader, dataset);
    const scope = scopeOn(company, dataset, livemode, SYSTEM, toolsOf(services));
    return services.db.write((tx) => revokePartnerLink(tx, scope, id));
  },
  text(result) {
    return `The link of ${printable((result as PartnerLink).name)} is revoked.`;
  },
};

async function scopeOf(services: Services, input: Input): Promise<Scope> {
  const livemode = oneOf("mode", need(input, "mode"), ["live", "test"]) === "live";
  const owner = await companyOf(services, input.options.company);
  const { live, test } = await datasetsOf(services.db.reader, owner.n);
  return scopeOn(owner, livemode ? live : test, livemode, SYSTEM, toolsOf(services));
}

/** The end of the last day, in Unix seconds. */
function expiryOf({ options }: Input, now: number): number | undefined {
  if (options.expires === undefined) return undefined;
  if (!isCalendarDate(options.expires)) throw new UsageError("--expires must be a day, such as 2027-12-31.");
  const end = Date.parse(`${options.expires}T00:00:00Z`) / 1000 + 24 * 60 * 60;
  if (end <= now)
    throw new UsageError(`--expires must be a day that is still to come, or today: ${utcDate(now)} (UTC).`);
  return end;
}
