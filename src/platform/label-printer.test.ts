import { expect, test } from "bun:test";
import { startPrinter } from "../../tests/support/label-printer.ts";
import { PrinterError, sendToPrinter } from "./label-printer.ts";

const LABEL_BYTES = 766;

async function* labels(count: number) {
  for (let at = 0; at < count; at++) yield Buffer.from("^XA^CI28^PW8^LL8^XZ".padEnd(LABEL_BYTES));
}

const send = (port: number, count: number) =>
  sendToPrinter({ host: "127.0.0.1", port }, labels(count), { stalledSeconds: 1 });

test.skipIf(process.platform !== "linux")(
  "does not say that a printer has taken what still lies on this machine",
  async () => {
    const printer = await startPrinter({ stalls: true });
    const sending = send(printer.port, 1000);
    await expect(sending).rejects.toThrow(
      /was sent 766000 bytes and then stopped: it took nothing for 1 seconds/,
    );
    await expect(sending).rejects.toMatchObject({ reached: true });
  },
);

test("is done with a printer that takes all and closes, and with one that leaves the connection open", async () => {
  for (const keepsOpen of [false, true]) {
    const printer = await startPrinter({ keepsOpen });
    expect(await send(printer.port, 1000)).toBe(1000 * LABEL_BYTES);
    expect(printer.labels()).toHaveLength(1000);
  }
});

test("says that a printer hung up", async () => {
  const printer = await startPrinter({ hangUpAfter: 3 });
  await expect(send(printer.port, 1000)).rejects.toBeInstanceOf(PrinterError);
});
