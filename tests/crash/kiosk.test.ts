/**
 * A box beside the line: it makes codes while its server is away, and each of them is on the server once, however often
 * either of them is killed in between.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILT_IN_TEMPLATES } from "../../src/formats/labels/built-in.ts";
import { type Box, readyFor, startBox, until } from "../support/box.ts";
import { ok, refused } from "../support/client.ts";
import { createBatch, createProduct, newGtin, type Stage, startStage } from "../support/company.ts";
import { startFront } from "../support/front.ts";
import { startPrinter } from "../support/label-printer.ts";
import { signIn } from "../support/member.ts";
import type { Item, List, Passport } from "../support/objects.ts";
import { CAN_SCAN, readCodes } from "../support/scan.ts";
import { runCarnet } from "../support/server.ts";
import { printZpl } from "../support/zpl.ts";

interface Made {
  id: string;
  sent: boolean;
  codes: { serial: string; uid: string; url: string }[];
}
interface State {
  sync: { online: boolean; waiting: number; refused: number; fault: string | null };
}
interface Entry {
  id: string;
  kind: string;
  status: string;
  serials: string[];
  message: string | null;
  job: string;
}

let stage: Stage;
const boxes: Box[] = [];

beforeAll(async () => {
  stage = await startStage();
});
// A box that goes on would reserve serials of the next test's passports.
afterEach(async () => {
  for (const box of boxes.splice(0)) await box.drop();
});
afterAll(() => stage.server.stop());

const newBox = async (...options: string[]): Promise<Box> => {
  const box = await startBox(stage, { options });
  boxes.push(box);
  return box;
};

const settled = (box: Box) => until(async () => (await box.get<State>("/state")).sync.waiting === 0);

async function make(box: Box, passport: Passport, quantity: number, key?: string): Promise<Made> {
  const response = await box.post("/codes", { job: passport.id, quantity }, key);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as Made;
}

async function issue(over: object = {}): Promise<Passport> {
  const product = await createProduct(stage.live, over);
  const batch = await createBatch(stage.live, product);
  return ok(stage.live.post<Passport>("/passports", { product: product.id, batch: batch.id }));
}

/** Serials and addresses of all items of a passport, sorted. */
async function onServer(passport: Passport): Promise<string[]> {
  const all: string[] = [];
  for (let after = ""; ; ) {
    const page = await ok(stage.live.get<List<Item>>(`/passports/${passport.id}/items?limit=100${after}`));
    all.push(...page.data.map(({ serial, uid, url }) => `${serial} ${uid} ${url}`));
    if (!page.has_more) return all.sort();
    after = `&starting_after=${page.data.at(-1)?.id}`;
  }
}

/** The lines of an answer that tells how something goes on. */
const linesOf = async (response: Response): Promise<object[]> =>
  (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);

/** The blocks of a passport that the box with a name holds: the others have theirs. */
const blocksOf = async (passport: Passport, name: string) => {
  const path = `/serial_blocks?passport=${passport.id}`;
  const { data } = await ok(stage.live.get<List<{ id: string; holder: string; held: boolean }>>(path));
  return data.filter(({ holder }) => holder.startsWith(`${name} `));
};

const printed = (made: readonly Made[]) =>
  made.flatMap(({ codes }) => codes.map(({ serial, uid, url }) => `${serial} ${uid} ${url}`)).sort();

describe("a box", () => {
  test("makes codes without its server, says what is not sent, and sends it when the server is back", async () => {
    const withGtin = await issue({ gtin: newGtin() });
    const without = await issue();
    const box = await newBox("--ready", "30");
    await readyFor(box, withGtin, 30);
    await readyFor(box, without, 30);
    await stage.server.signal("SIGKILL");

    const made = [await make(box, withGtin, 12), await make(box, without, 7), await make(box, withGtin, 5)];
    expect(made.map(({ sent }) => sent)).toEqual([false, false, false]);
    await until(async () => !(await box.get<State>("/state")).sync.online);
    expect((await box.get<State>("/state")).sync).toMatchObject({ waiting: 3, refused: 0 });
    const queue = await box.get<{ data: Entry[] }>("/queue");
    expect(queue.data.map(({ status, serials }) => [status, serials.length])).toEqual([
      ["waiting", 12],
      ["waiting", 7],
      ["waiting", 5],
    ]);
    const tooMany = await box.post("/codes", { job: withGtin.id, quantity: 14 });
    expect(tooMany.status).toBe(400);
    expect(await tooMany.text()).toContain("13 codes left");

    await stage.server.restart();
    await settled(box);
    expect(await onServer(withGtin)).toEqual(printed([made[0], made[2]].flatMap((one) => one ?? [])));
    expect(await onServer(without)).toEqual(printed([made[1]].flatMap((one) => one ?? [])));
    const [first] = made;
    expect((await box.get<Made>(`/jobs/${withGtin.id}/codes/${first?.id}`)).sent).toBe(true);
    const page = await fetch(`${stage.server.address}${new URL(first?.codes[0]?.url ?? "").pathname}`, {
      headers: { Accept: "text/html" },
      redirect: "manual",
    });
    expect(page.status).toBe(307);
  }, 90_000);

  test("loses nothing and doubles nothing when both are killed again and again", async () => {
    const passport = await issue();
    const box = await newBox("--ready", "400");
    await readyFor(box, passport, 400);
    const made = new Map<string, Made>();
    for (let round = 0; round < 5; round++) {
      const keys = Array.from({ length: 6 }, (_, at) => `round-${round}-${at}`);
      const running = Promise.allSettled(
        keys.map(async (key, at) => {
          await Bun.sleep(at * 25);
          made.set(key, await make(box, passport, 1 + ((round + at) % 9), key));
        }),
      );
      await Bun.sleep(40 + round * 35);
      await Promise.all([box.kill("SIGKILL"), round % 2 === 0 ? stage.server.signal("SIGKILL") : undefined]);
      await running;
      if (round % 2 === 0) await stage.server.restart();
      await box.start();
      // What the page did not hear of it sends again, with the same key.
      for (const [at, key] of keys.entries())
        made.set(key, await make(box, passport, 1 + ((round + at) % 9), key));
    }
    await settled(box);
    const all = printed([...made.values()]);
    expect(new Set(all).size).toBe(all.length);
    expect(await onServer(passport)).toEqual(all);
    expect((await box.get<State>("/state")).sync.refused).toBe(0);
  }, 120_000);

  test("takes over blocks whose answer never came, so that none is left behind", async () => {
    const passport = await issue();
    const box = await newBox("--ready", "20", "--name", "Forgetful");
    await readyFor(box, passport, 20);
    await box.kill("SIGKILL");
    const [block] = await blocksOf(passport, "Forgetful");
    // As if the box had been killed between the answer and its disk.
    await ok(
      stage.live.post("/serial_blocks", { passport: passport.id, quantity: 15, holder: block?.holder }),
    );
    await box.start();
    await readyFor(box, passport, 35);
    expect(await blocksOf(passport, "Forgetful")).toHaveLength(2);
  }, 90_000);

  test("shows what the server refuses, and a person settles it", async () => {
    const passport = await issue();
    const box = await newBox("--ready", "20");
    await readyFor(box, passport, 20);
    await stage.server.signal("SIGTERM");
    const made = await make(box, passport, 4);
    const lost = await make(box, passport, 3);
    const spoiled = made.codes[0]?.serial ?? "";
    await box.post("/void", { job: passport.id, serial: spoiled, reason: "The label was spoiled." });
    // Withdrawn while the box was alone: the box is stopped, so that it cannot be first.
    await box.kill("SIGTERM");
    await stage.server.restart();
    await ok(stage.live.post(`/passports/${passport.id}/withdraw`, { reason: "Wrong fibres." }));
    const next = await ok(
      stage.live.post<Passport>("/passports", { product: passport.product, batch: passport.batch }),
    );
    await box.start();
    await until(async () => (await box.get<State>("/state")).sync.refused === 3);
    const { data } = await box.get<{ data: Entry[] }>("/queue");
    expect(data.map(({ kind, status }) => [kind, status])).toEqual([
      ["items", "refused"],
      ["items", "refused"],
      ["void", "refused"],
    ]);
    expect(data[0]?.message).toContain("withdrawn");
    await readyFor(box, next, 1);
    const settle = (entry: Entry | undefined, body: object) => box.post(`/queue/${entry?.id}/settle`, body);
    await stage.server.signal("SIGTERM");
    expect((await settle(data[0], { decision: "elsewhere", job: next.id })).status).toBe(200);
    // What was to happen to the pieces goes with them.
    const { data: moved } = await box.get<{ data: Entry[] }>("/queue");
    expect(moved.filter(({ status }) => status === "waiting").map(({ kind, job }) => [kind, job])).toEqual([
      ["items", next.id],
      ["void", next.id],
    ]);
    await stage.server.restart();
    expect((await settle(data[1], { decision: "drop" })).status).toBe(200);
    expect((await settle(data[1], { decision: "drop" })).status).toBe(404);
    await settled(box);
    expect(await onServer(next)).toEqual(printed([made]));
    const { data: pieces } = await ok(
      stage.live.get<List<Item & { status: string }>>(`/passports/${next.id}/items`),
    );
    const voided = pieces.filter(({ status }) => status === "voided");
    expect(voided.map(({ serial }) => serial)).toEqual([spoiled]);
    expect(await onServer(passport)).toEqual([]);
    expect(lost.codes).toHaveLength(3);
  }, 90_000);

  test("lets its queue leave as a file, which is taken in once and by its own key only", async () => {
    const passport = await issue();
    const box = await newBox("--ready", "20");
    await readyFor(box, passport, 20);
    await stage.server.signal("SIGTERM");
    const made = await make(box, passport, 6);
    const record = {
      reference: "stick-1",
      passport: passport.id,
      serial: "000001",
      action: "printed",
      happened: 1795132800,
    };
    await box.post("/records", { records: [record] });
    const file = join(box.data, "queue.carnet");
    const exported = await runCarnet(["kiosk", "export", file, "--data", box.data, "--json"], {});
    expect({ code: exported.code, ...JSON.parse(exported.stdout || "{}") }).toMatchObject({
      code: 0,
      entries: 2,
    });
    await box.kill("SIGKILL");
    await stage.server.restart();
    expect(JSON.parse(exported.stdout)).toMatchObject({ file, server: stage.server.address });
    const takeIn = (path: string, key = stage.live.apiKey) =>
      runCarnet(["kiosk", "take-in", path, "--server", stage.server.address, "--key", key, "--json"], {});
    const changed = join(box.data, "changed.carnet");
    writeFileSync(changed, readFileSync(file, "utf8").replace(made.codes[1]?.serial ?? "", "999999"));
    const unsigned = join(box.data, "unsigned.carnet");
    writeFileSync(unsigned, `${readFileSync(file, "utf8").split("\n")[0]}\n${"é".repeat(64)}\n`);
    for (const refused of [
      await takeIn(changed),
      await takeIn(unsigned),
      await takeIn(file, stage.test.apiKey),
    ]) {
      expect([refused.code, refused.stdout]).toEqual([1, expect.any(String)]);
      expect(refused.stderr).toContain("Nothing was taken in");
    }
    const absent = await takeIn(join(box.data, "absent.carnet"));
    expect([absent.code, absent.stdout]).toEqual([1, ""]);
    expect(absent.stderr).toContain("there is no such file");
    expect(await onServer(passport)).toEqual([]);
    for (let time = 0; time < 2; time++) {
      const taken = await takeIn(file);
      expect({ code: taken.code, ...JSON.parse(taken.stdout) }).toMatchObject({
        code: 0,
        taken: 2,
        refused: [],
      });
    }
    await box.start();
    await settled(box);
    expect(await onServer(passport)).toEqual(printed([made]));
    const journal = await ok(
      stage.live.get<List<{ reference: string }>>(`/code_records?passport=${passport.id}`),
    );
    expect(journal.data.map(({ reference }) => reference)).toEqual(["stick-1"]);
  }, 90_000);

  test("sets aside what the server fails on again and again, and goes on with the rest in order", async () => {
    const [bad, good] = [await issue(), await issue()];
    const front = await startFront(stage.server.address);
    const options = ["--ready", "20", "--name", "Behind-a-fault"];
    const box = await startBox(stage, { options, server: front.address });
    boxes.push(box);
    await readyFor(box, bad, 20);
    await readyFor(box, good, 20);
    const [block] = await blocksOf(bad, "Behind-a-fault");
    front.failsOn(`/serial_blocks/${block?.id}/items`);
    const lost = await make(box, bad, 2);
    const spoiled = lost.codes[0]?.serial ?? "";
    await box.post("/void", { job: bad.id, serial: spoiled, reason: "The label was spoiled." });
    // Alone it only waits: nobody knows whose fault it is.
    await until(async () => front.failures() >= 2);
    expect((await box.get<State>("/state")).sync).toMatchObject({ waiting: 2, refused: 0 });
    // Each is taken while the other fails.
    const made: Made[] = [];
    await until(async () => {
      made.push(await make(box, good, 1));
      return (await box.get<State>("/state")).sync.refused > 0;
    }, 60);
    await until(async () => (await box.get<State>("/state")).sync.refused === 2);
    const { data } = await box.get<{ data: Entry[] }>("/queue");
    expect(data.filter(({ status }) => status === "refused").map(({ kind }) => kind)).toEqual([
      "items",
      "void",
    ]);
    expect(data[0]?.message).toContain("failed on it");
    await settled(box);
    expect(await onServer(good)).toEqual(printed(made));
    front.failsOn(undefined);
    expect((await box.post(`/queue/${data[0]?.id}/settle`, { decision: "again" })).status).toBe(200);
    await until(async () => {
      const { sync } = await box.get<State>("/state");
      return sync.waiting === 0 && sync.refused === 0;
    });
    expect(await onServer(bad)).toEqual(printed([lost]));
    const { data: items } = await ok(
      stage.live.get<List<Item & { status: string }>>(`/passports/${bad.id}/items`),
    );
    expect(items.find(({ serial }) => serial === spoiled)?.status).toBe("voided");
    await front.close();
  }, 120_000);

  test("voids a piece without its server, once, and on the server when it is back", async () => {
    const passport = await issue();
    const box = await newBox("--ready", "10", "--pin", "4711");
    await readyFor(box, passport, 10);
    const made = await make(box, passport, 3);
    const [first = "", second = "", third = ""] = made.codes.map(({ serial }) => serial);
    await settled(box);
    await stage.server.signal("SIGTERM");
    const voiding = async (serial: string, supervisor: string | null) =>
      box.post("/void", { job: passport.id, serial, reason: "The label was spoiled.", supervisor });
    const confirmed = async () => {
      const answer = await box.post("/supervise", { pin: "4711" });
      return ((await answer.json()) as { supervisor: string }).supervisor;
    };
    expect((await voiding(second, null)).status).toBe(403);
    expect((await voiding("NONE-OF-IT", await confirmed())).status).toBe(404);
    expect(await (await voiding(second, await confirmed())).json()).toMatchObject({ serial: second });
    expect(await (await voiding(second, await confirmed())).text()).toContain("item_voided");
    const left = await box.get<Made>(`/jobs/${passport.id}/codes/${made.id}`);
    expect(left.codes.map(({ serial }) => serial)).toEqual([first, third]);
    await stage.server.restart();
    await settled(box);
    const { data } = await ok(
      stage.live.get<List<Item & { status: string }>>(`/passports/${passport.id}/items`),
    );
    expect(data.map(({ serial, status }) => [serial, status])).toEqual([
      [third, "active"],
      [second, "voided"],
      [first, "active"],
    ]);
  }, 90_000);

  test("keeps its blocks until somebody insists, and makes nothing more of those that are gone", async () => {
    const passport = await issue();
    const box = await newBox("--ready", "10", "--name", "Held");
    await readyFor(box, passport, 10);
    const [block] = await blocksOf(passport, "Held");
    expect(block?.held).toBe(true);
    const path = `/serial_blocks/${block?.id}/release`;
    await refused(stage.live.post(path, {}), "serial_block_held");
    await box.kill("SIGTERM");
    await ok(stage.live.post(path, { anyway: true }));
    await box.start();
    await until(async () => (await blocksOf(passport, "Held")).length === 2);
    await readyFor(box, passport, 10);
    const made = await make(box, passport, 4);
    await settled(box);
    expect((await box.get<State>("/state")).sync.refused).toBe(0);
    expect(await onServer(passport)).toEqual(printed([made]));
  }, 90_000);

  test("prints the company's labels on its printers without its server, and says when one does not answer", async () => {
    const owner = await signIn(stage.server.address);
    const template = { ...BUILT_IN_TEMPLATES["roll-50x30"], name: "Our roll" };
    const kept = await ok(owner.post<{ id: string }>("/nortada/live/labels/templates", { template }));
    const passport = await issue({ name: "Camisa Łódź" });
    const printer = await startPrinter();
    const box = await newBox(
      ...["--ready", "40", "--label-printers", `Packing=127.0.0.1:${printer.port},Cellar=127.0.0.1:1`],
    );
    await readyFor(box, passport, 40);
    await stage.server.signal("SIGKILL");
    const made = await make(box, passport, 25);
    const desk = await box.get<{ templates: { id: string; name: string }[]; printers: string[] }>(
      "/printing",
    );
    expect(desk.templates[0]).toMatchObject({ id: kept.id, name: "Our roll" });
    expect(desk.printers).toEqual(["Packing", "Cellar"]);
    const choice = { template: kept.id, way: "printer", printer: "Packing", format: "pdf", dpi: 203 };
    const wanted = (over: object = {}) => ({
      job: passport.id,
      run: made.id,
      serials: made.codes.map(({ serial }) => serial),
      choice: { ...choice, ...over },
    });
    const lines = async (body: object) => linesOf(await box.post("/printing/print", body));
    expect((await lines(wanted())).at(-1)).toEqual({ step: "printed", labels: 25 });
    await until(async () => printer.labels().length === 25);
    const labels = printer.labels();
    expect(labels.map(({ texts }) => texts.at(-2))).toEqual(made.codes.map(({ serial }) => serial));
    if (CAN_SCAN) expect(readCodes(labels)).toEqual(made.codes.map(({ url }) => url));
    expect(await lines(wanted({ printer: "Cellar" }))).toMatchObject([
      { step: "printing", done: 0, of: 25 },
      { step: "failed", code: "unreachable" },
    ]);
    expect((await box.post("/printing/print", wanted({ printer: "127.0.0.1:22" }))).status).toBe(400);
    const file = await box.post("/printing/file", wanted({ way: "dialog", printer: null }));
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const keep = await box.post("/printing", choice);
    expect(keep.status).toBe(200);
    await box.kill("SIGKILL");
    await box.start();
    expect(await box.get("/printing")).toMatchObject({ choice });
    await stage.server.restart();
    await printer.close();
  }, 120_000);

  test("prints the name that its company has by now", async () => {
    const owner = await signIn(stage.server.address);
    const roll = BUILT_IN_TEMPLATES["roll-50x30"];
    const line = { type: "text", x: 2, y: 2, width: 45, text: "{company}", font_size: 8 };
    const template = { ...roll, name: "With the company", elements: [line] };
    const kept = await ok(owner.post<{ id: string }>("/nortada/live/labels/templates", { template }));
    const passport = await issue();
    const box = await newBox("--ready", "5");
    await readyFor(box, passport, 5);
    const made = await make(box, passport, 1);
    const print = async () => {
      const serials = made.codes.map(({ serial }) => serial);
      const choice = { template: kept.id, way: "file", printer: null, format: "zpl", dpi: 203 };
      const file = await box.post("/printing/file", { job: passport.id, run: made.id, serials, choice });
      return printZpl(await file.text()).flatMap(({ texts }) => texts);
    };
    await until(async () => (await print()).includes("Nortada"));
    await stage.server.carnetJson("company", "update", "nortada", "--name", "Nortada Nova");
    await until(async () => (await print()).includes("Nortada Nova"));
    await stage.server.carnetJson("company", "update", "nortada", "--name", "Nortada");
  }, 90_000);

  test("makes blank labels without its server, and binds them", async () => {
    const passport = await issue();
    const box = await newBox("--ready", "5", "--blank", "6");
    await readyFor(box, passport, 5);
    await until(async () => (await box.post("/blanks", { quantity: 1 })).ok);
    await stage.server.signal("SIGTERM");
    const response = await box.post("/blanks", { quantity: 4 });
    const made = (await response.json()) as Made & { job: null };
    expect([response.status, made.job, made.codes.length]).toEqual([200, null, 4]);
    expect(await (await box.post("/blanks", { quantity: 3 })).text()).toContain("1 blank label left");
    const [first] = made.codes;
    const scanned = await box.post("/scanned", { text: first?.url });
    expect(await scanned.json()).toMatchObject({
      label: { uid: first?.uid, serial: first?.serial, is_void: false },
    });
    const choice = { template: "roll-50x30", way: "file", printer: null, format: "zpl", dpi: 203 };
    const serials = made.codes.map(({ serial }) => serial);
    const file = await box.post("/printing/file", { job: null, run: made.id, serials, choice });
    expect(printZpl(await file.text())).toHaveLength(4);
    const about = { label: first?.uid, serial: first?.serial, happened: 1795132800 };
    await box.post("/records", { records: [{ reference: `${first?.uid}-1`, action: "printed", ...about }] });
    const bound = await box.post("/labels", { job: passport.id, label: first?.url });
    expect(await bound.json()).toMatchObject({ serial: first?.serial });
    await stage.server.restart();
    await settled(box);
    expect(await onServer(passport)).toEqual([`${first?.serial} ${first?.uid} ${first?.url}`]);
    const journal = await ok(
      stage.live.get<List<{ label: string }>>(`/code_records?passport=${passport.id}`),
    );
    expect(journal.data.map(({ label }) => label)).toEqual([first?.uid ?? ""]);
  }, 90_000);

  test("says what to do when its port is taken", async () => {
    const box = await newBox();
    const data = mkdtempSync(join(tmpdir(), "carnet-box-"));
    const second = await runCarnet(
      ["kiosk", "--server", stage.server.address, "--key", stage.live.apiKey, "--data", data].concat([
        "--port",
        String(box.port),
      ]),
      {},
    );
    rmSync(data, { recursive: true });
    expect([second.code, second.stderr]).toEqual([1, expect.stringContaining("with --port.\n")]);
  }, 90_000);

  test("says on a page, or to its scripts, that there is nothing at an address", async () => {
    const box = await newBox();
    const at = `http://localhost:${box.port}`;
    const page = await fetch(`${at}/nowhere`, { headers: { Accept: "text/html" } });
    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    const answer = await box.get<{ error: { code: string } }>("/nowhere");
    expect(answer.error.code).toBe("path_unknown");
  }, 90_000);

  test("answers its own screen only", async () => {
    const box = await newBox();
    const ask = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${box.port}/kiosk/api/state`, { headers });
    expect((await ask({ "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
    expect((await ask({ "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await ask({ "Sec-Fetch-Site": "same-origin", Host: "evil.example" })).status).toBe(421);
  }, 90_000);
});
