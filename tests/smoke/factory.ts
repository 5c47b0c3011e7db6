/**
 * Tries on an executable what a factory floor does, with the network cut off: codes and labels of every kind are drawn
 * and read back, a box works while its server is gone, and tags are written on an emulated reader.
 *
 *     bun tests/smoke/factory.ts dist/carnet
 *     bun tests/smoke/factory.ts --emulate dist/carnet-linux-arm64      all but the reader, under qemu-user
 */

import { HAS_VIRTUAL_READER, startVirtualReaders } from "../support/nfc/virtual-reader.ts";
import { CAN_SCAN } from "../support/scan.ts";
import { bringLoopbackUp, countRoutes, cutOff, reachesItself } from "./cut-off.ts";
import { tryDrawing } from "./drawing.ts";
import { tryFloor } from "./floor.ts";
import { tryTags } from "./tags.ts";
import { beginTrial } from "./trial.ts";

const isCutOff = cutOff();
const trial = beginTrial("bun tests/smoke/factory.ts [--emulate] EXECUTABLE");

if (isCutOff)
  await trial.story(async () => {
    await trial.step("has no network at all", () => {
      if (countRoutes() > 0 || reachesItself()) throw new Error("Something can be reached.");
    });
  });
else trial.skip("a network of its own", "this machine gives none, so what follows has its network");

if (CAN_SCAN) await trial.story(() => tryDrawing(trial));
else trial.skip("codes and labels", "apt-get install zbar-tools dmtx-utils poppler-utils unzip");

if (isCutOff) bringLoopbackUp();
const hasReader = HAS_VIRTUAL_READER && !trial.emulate;
const readers = hasReader
  ? await trial.step("a reader without hardware is plugged in", startVirtualReaders).catch(() => undefined)
  : undefined;
await trial.story(() => tryFloor(trial, readers));
if (readers) await trial.story(() => tryTags(trial, readers));
else if (!hasReader)
  trial.skip("tags", trial.emulate ? "no reader under qemu" : "apt-get install pcscd vsmartcard-vpcd");
await readers?.close();
trial.close();
