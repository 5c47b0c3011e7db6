/** Files made to hang, burst or break what opens them: each ends, with a reason, and the server does not feel it. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { availableParallelism } from "node:os";
import { REASONS } from "../../src/domain/extraction/reasons.ts";
import { ok } from "../support/client.ts";
import { type Stage, startStage } from "../support/company.ts";
import { pdf, settled, upload } from "../support/documents.ts";
import {
  bombBehindText,
  crowdedPage,
  deepArrays,
  deepPageTree,
  doubleFlateBomb,
  drawnWithoutEnd,
  endlessPages,
  flateBomb,
  longCatalogue,
  roundPageTree,
  vastPage,
} from "../support/hostile.ts";
import type { Document } from "../support/objects.ts";

const ON_LINUX = process.platform === "linux";
/** On a busy machine the reader, which comes last, waits for its turn. */
const WAIT_MS = 150_000;
let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

async function extracted(bytes: Uint8Array): Promise<Document> {
  const { id } = await ok(upload(stage.live, { extract: "true" }, { bytes }));
  return settled(stage.live, id, WAIT_MS);
}

/** The processes that the server started and that run now. */
function children(): number[] {
  const pid = stage.server.child.pid ?? 0;
  const lists = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    unlessGone(() => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")),
  );
  return lists.join(" ").split(/\s+/).filter(Boolean).map(Number);
}

/** What is read of a thread or a process, which may have ended since it was listed. */
function unlessGone<T>(read: () => T): T[] {
  try {
    return [read()];
  } catch {
    return [];
  }
}

/** What a process has open, without what it closes meanwhile. */
function openFiles(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) =>
    unlessGone(() => readlinkSync(`/proc/${pid}/fd/${fd}`)),
  );
}

/** How many processors a thread may run on, from its status. */
function processorsOf(status: string): number {
  const [, mask = ""] = /^Cpus_allowed:\s+([\da-f,]+)$/m.exec(status) ?? [];
  return [...mask.replaceAll(",", "")].reduce(
    (count, digit) => count + (Number.parseInt(digit, 16).toString(2).match(/1/g)?.length ?? 0),
    0,
  );
}

/** Waits for a reader that runs under its limits. */
async function confinedReader(): Promise<number> {
  for (;;) {
    for (const pid of children()) {
      const [limits = ""] = unlessGone(() => readFileSync(`/proc/${pid}/limits`, "utf8"));
      if (limits.includes("4294967296")) return pid;
    }
    await Bun.sleep(2);
  }
}

describe("a file made to do harm", () => {
  const files: [name: string, make: () => Uint8Array, ends: RegExp][] = [
    ["a gigabyte of blanks, packed", flateBomb, /more than may be held in memory/],
    ["a gigabyte of blanks, packed twice", doubleFlateBomb, /more than may be held in memory/],
    ["forms that draw each other", drawnWithoutEnd, /more than may be held in memory/],
    ["a page of five million lines", crowdedPage, /more than may be held in memory|took too long/],
    ["a page tree ten thousand deep", deepPageTree, /A page of the PDF is damaged/],
    ["a page tree that leads back to itself", roundPageTree, /A page of the PDF is damaged/],
  ];
  for (const [name, make, ends] of files)
    test.skipIf(!ON_LINUX)(
      `fails with a reason: ${name}`,
      async () => {
        const { status, extraction } = await extracted(make());
        expect(status).toBe("failed");
        expect(extraction?.error).toMatch(ends);
        expect(Object.values<string>(REASONS)).toContain(extraction?.error ?? "");
      },
      WAIT_MS,
    );

  test.skipIf(!ON_LINUX)(
    "keeps nothing from being told that was read before it",
    async () => {
      const { status, extraction } = await extracted(bombBehindText());
      expect(status).toBe("review");
      expect(extraction?.error).toStartWith(
        "Of 2 pages, 1 was read and 2 was not. The next page unpacks to more",
      );
      expect(extraction?.suggestions.map(({ field, value }) => [field, value])).toEqual([
        ["country_making", "PT"],
      ]);
    },
    200_000,
  );

  test("does not, when it is only large: it is read as far as a passport needs", async () => {
    const { status, extraction } = await extracted(endlessPages());
    expect(status).toBe("review");
    expect(extraction?.error).toStartWith("Of 100000 pages, 1 to 200 were read and 201 to 100000 were not.");
    expect(extraction?.suggestions.map(({ field, value }) => [field, value])).toContainEqual([
      "country_making",
      "PT",
    ]);
    for (const make of [vastPage, deepArrays]) expect((await extracted(make())).status).toBe("review");
  }, 200_000);

  test("does not, when each of its thousands of lines says something else", async () => {
    const { status, extraction } = await extracted(longCatalogue());
    expect(status).toBe("review");
    expect(extraction?.error).toBeNull();
  }, 200_000);

  test("keeps nobody waiting, and the next document is read", async () => {
    const { id } = await ok(upload(stage.live, { extract: "true" }, { bytes: doubleFlateBomb() }));
    const next = await ok(upload(stage.live, { extract: "true" }, { bytes: pdf([["Made in Portugal"]]) }));
    let answers = 0;
    for (; (await ok(stage.live.get<Document>(`/documents/${id}`))).status !== "failed"; answers++)
      await Bun.sleep(20);
    expect(answers).toBeGreaterThan(3);
    expect((await settled(stage.live, next.id, WAIT_MS)).status).toBe("review");
  }, 200_000);
});

describe.skipIf(!ON_LINUX)("the process that opens documents", () => {
  test("has limits, and nothing of the server's", async () => {
    const { id } = await ok(upload(stage.live, { extract: "true" }, { bytes: doubleFlateBomb() }));
    const pid = await confinedReader();
    const limits = readFileSync(`/proc/${pid}/limits`, "utf8");
    expect(limits).toMatch(/Max address space +4294967296 +4294967296/);
    expect(limits).toMatch(/Max cpu time +65 +66/);
    expect(limits).toMatch(/Max core file size +0 +0/);
    // Nothing but when the runtime compiles and collects, and how it asks for memory and gives it back.
    expect(readFileSync(`/proc/${pid}/environ`, "utf8")).toMatch(
      /^((?:BUN_JSC_\w+=\d+|MIMALLOC_\w+=\d+)\0)*$/,
    );
    expect(readlinkSync(`/proc/${pid}/cwd`)).toBe("/");
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const status = readFileSync(`/proc/${pid}/task/${thread}/status`, "utf8");
      expect(status).toMatch(/NoNewPrivs:\s+1/);
      // No thread starts another program.
      expect(status).toMatch(/Seccomp:\s+2/);
      // Where there are several processors, one is left to the server.
      if (availableParallelism() > 1) expect(processorsOf(status)).toBe(availableParallelism() - 1);
    }
    expect(openFiles(pid).filter((target) => target.startsWith(stage.server.data))).toEqual([]);
    expect((await settled(stage.live, id, WAIT_MS)).status).toBe("failed");
  }, 200_000);

  test("is started anew when somebody ends it", async () => {
    const { id } = await ok(upload(stage.live, { extract: "true" }, { bytes: endlessPages() }));
    process.kill(await confinedReader(), "SIGKILL");
    expect((await settled(stage.live, id, WAIT_MS)).status).toBe("review");
  }, 200_000);

  test("ends with the server", async () => {
    await ok(upload(stage.live, { extract: "true" }, { bytes: doubleFlateBomb() }));
    const pid = await confinedReader();
    await stage.server.signal("SIGKILL");
    const isThere = () => {
      try {
        return !readFileSync(`/proc/${pid}/status`, "utf8").includes("zombie");
      } catch {
        return false;
      }
    };
    const deadline = Date.now() + 10_000;
    while (isThere() && Date.now() < deadline) await Bun.sleep(20);
    expect(isThere()).toBeFalse();
    await stage.server.restart();
  }, 200_000);
});
