import { listCompanies } from "../domain/accounts/rows.ts";
import { type ChainReport, hasUnsealed, sealActivity, verifyChain } from "../domain/activity/chain.ts";
import { counted } from "../formats/counted.ts";
import { type DataCommand, Refused } from "./command.ts";
import { companyOf, companyOption } from "./company-option.ts";

interface Chain extends Omit<ChainReport, "account"> {
  /** Handle; null for what concerns the instance. */
  company: string | null;
}

interface Verified {
  holds: boolean;
  chains: Chain[];
}

/** Internal key that stands for the instance where others have a company. */
const INSTANCE = 0;

export const activityVerify: DataCommand = {
  name: "activity verify",
  summary: "check that no entry of the activity log was changed or removed",
  needs: "data",
  options: { company: { ...companyOption, about: "this company alone (default: all, and the instance)" } },
  notes: [
    "Each entry is chained to the one before it by its hash. Note the head elsewhere: as long as it comes up again",
    "as an entry's hash, nothing before it was cut off either.",
  ],
  examples: ["carnet activity verify", "carnet activity verify --company nortada --json"],
  async run(services, input): Promise<Verified> {
    const { db } = services;
    while (await hasUnsealed(db.reader)) await db.write(sealActivity);
    const { company } = input.options;
    const companies =
      company === undefined ? await listCompanies(db.reader) : [await companyOf(services, company)];
    const owners = companies.map(({ n, handle }): { n: number; handle: string | null } => ({ n, handle }));
    if (company === undefined) owners.push({ n: INSTANCE, handle: null });
    const chains: Chain[] = [];
    for (const { n, handle } of owners) {
      const { entries, head, fault } = await verifyChain(db.reader, n);
      chains.push({ company: handle, entries, head, fault });
    }
    const holds = chains.every(({ fault }) => fault === null);
    if (!holds)
      throw new Refused("The activity log was changed outside of Carnet.", {
        holds,
        chains,
      } satisfies Verified);
    return { holds, chains };
  },
  text(result) {
    return (result as Verified).chains.map(lineOf).join("\n");
  },
};

function lineOf({ company, entries, head, fault }: Chain): string {
  const name = (company ?? "(instance)").padEnd(24);
  if (fault)
    return `${name} FAILED at position ${fault.position}: ${fault.reason}; ${counted(entries, "entry")} before it ${entries === 1 ? "holds" : "hold"}.`;
  if (head === null) return `${name} ok, no entries`;
  return `${name} ok, ${counted(entries, "entry")}, head ${head}`;
}
