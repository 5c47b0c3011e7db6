/** What runs beside the answers to requests: commands that the server is asked to run, jobs, deliveries. */
import { openControl } from "../cli/control.ts";
import type { Services } from "../domain/services.ts";
import { startDeliverer } from "../worker/deliver.ts";
import { scheduleHousekeeping } from "../worker/handlers.ts";
import { startWorker } from "../worker/loop.ts";

export interface Background {
  /** Ends each after what it does now. */
  stop(): Promise<void>;
}

/** @throws FolderError when the control socket cannot be made; StorageFull. Then nothing runs. */
export async function startBackground(services: Services): Promise<Background> {
  await services.db.write((tx) =>
    scheduleHousekeeping(tx, {
      id: services.ids.next(),
      now: services.clock.now(),
      runAt: services.clock.now(),
    }),
  );
  const stopControl = openControl(services, async () => (await import("../cli/commands.ts")).DATA_COMMANDS);
  const worker = startWorker(services);
  const deliverer = startDeliverer(services);
  return {
    async stop() {
      await stopControl();
      await worker.stop();
      await deliverer.stop();
    },
  };
}
