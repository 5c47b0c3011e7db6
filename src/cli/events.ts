import { datasetsOf } from "../domain/accounts/rows.ts";
import { listEvents } from "../domain/events/read.ts";
import { type Event, EventFilters } from "../domain/events/shape.ts";
import { parseWith } from "../domain/faults.ts";
import { SYSTEM, scopeOn } from "../domain/scope.ts";
import { toolsOf } from "../domain/services.ts";
import { type DataCommand, need, oneOf, UsageError } from "./command.ts";
import { companyOf, companyOption } from "./company-option.ts";

const SHOWN = 20;
const MOST_SHOWN = 100;

/** What happened, as `GET /events` tells it. */
export interface ListedEvents {
  company: { id: string; name: string };
  livemode: boolean;
  events: Event[];
  has_more: boolean;
}

export const eventsList: DataCommand = {
  name: "events list",
  summary: "show what happened: the events of a company",
  needs: "data",
  options: {
    company: companyOption,
    mode: { value: "MODE", about: "events of live or of test data", required: true },
    type: { value: "TYPE", about: "only those of this type" },
    after: { value: "ID", about: "only those after this one, oldest first" },
    limit: { value: "COUNT", about: `how many, up to ${MOST_SHOWN} (default ${SHOWN})` },
  },
  notes: ["Newest first, those of the last 30 days."],
  examples: [
    "carnet events list --mode test",
    "carnet events list --mode live --type passport.issued --json",
  ],
  async run(services, input): Promise<ListedEvents> {
    const { type, after, limit: given = String(SHOWN) } = input.options;
    const mode = oneOf("mode", need(input, "mode"), ["live", "test"]);
    const limit = Number(given);
    if (!/^\d{1,3}$/.test(given) || limit < 1 || limit > MOST_SHOWN)
      throw new UsageError(`--limit must be a whole number from 1 to ${MOST_SHOWN}.`);
    const filters = parseWith(EventFilters, { type, after });
    const owner = await companyOf(services, input.options.company);
    const dataset = (await datasetsOf(services.db.reader, owner.n))[mode];
    const scope = scopeOn(owner, dataset, mode === "live", SYSTEM, toolsOf(services));
    const { data, hasMore } = await listEvents(services.db.reader, scope, filters, { limit });
    const company = { id: owner.id, name: owner.name };
    return { company, livemode: mode === "live", events: data, has_more: hasMore };
  },
  text(result) {
    const { events } = result as ListedEvents;
    if (events.length === 0) return "There are no events.";
    return events
      .map(
        ({ id, type, created, data }) =>
          `${id}  ${new Date(created * 1000).toISOString()}  ${type}  ${data.object.id}`,
      )
      .join("\n");
  },
};
