import { datasetsOf } from "../domain/accounts/rows.ts";
import { recordActivity } from "../domain/activity/record.ts";
import { emit } from "../domain/events/emit.ts";
import { EVENT_TYPES, type EventType } from "../domain/events/types.ts";
import { SYSTEM, scopeOn } from "../domain/scope.ts";
import { toolsOf } from "../domain/services.ts";
import { counted } from "../formats/counted.ts";
import { type DataCommand, UsageError } from "./command.ts";
import { companyOf, companyOption } from "./company-option.ts";

interface Triggered {
  /** Id of the event. */
  id: string;
  type: EventType;
  /** How many addresses it goes to. */
  deliveries: number;
}

export const trigger: DataCommand = {
  name: "trigger",
  summary: "send a sample event to the test addresses",
  needs: "data",
  words: { form: "EVENT", min: 1, max: 1 },
  options: { company: companyOption },
  notes: [
    `Events: ${EVENT_TYPES.join(", ")}.`,
    "Its object is an example that leads nowhere. The running server sends it, and carnet listen gets it.",
  ],
  examples: ["carnet trigger product.created"],
  async run(services, input): Promise<Triggered> {
    const type = EVENT_TYPES.find((one) => one === input.words[0]);
    if (!type) throw new UsageError(`EVENT is one of ${EVENT_TYPES.join(", ")}.`);
    const owner = await companyOf(services, input.options.company);
    const { test } = await datasetsOf(services.db.reader, owner.n);
    const scope = scopeOn(owner, test, false, SYSTEM, toolsOf(services));
    const { sampleObject } = await import("../api/openapi/event-sample.ts");
    const sample = { id: scope.ids.next(), ...sampleObject(type, scope.site) };
    const object = { ...sample, livemode: false, created: scope.now };
    const { id, deliveries } = await services.db.write(async (tx) => {
      const emitted = await emit(tx, scope, type, object);
      await recordActivity(tx, scope, "event.triggered", emitted.id, { type });
      return emitted;
    });
    return { id, type, deliveries };
  },
  text(result) {
    const { id, type, deliveries } = result as Triggered;
    if (deliveries === 0)
      return `The event ${id} (${type}) has happened, and no test address wants it: a carnet listen gets it. To register an address: carnet webhooks create --mode test --url URL --events all`;
    return `The event ${id} (${type}) goes to ${counted(deliveries, "test address")}.`;
  },
};
