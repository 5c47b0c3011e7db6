/** What fifty codes cost a kiosk before they are shown: on a box's SD card each commit is a wait. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Box, readyFor, startBox } from "../support/box.ts";
import { ok } from "../support/client.ts";
import { issueProduct, newGtin, type Stage, startStage } from "../support/company.ts";
import { addKiosk, pairKiosk } from "../support/kiosk.ts";
import type { Passport } from "../support/objects.ts";

const PRESSES = 5;
const MOST_COMMITS = 2;

let stage: Stage;
let box: Box;
let passport: Passport;

beforeAll(async () => {
  stage = await startStage();
  passport = (await issueProduct(stage.live, { gtin: newGtin() })).passport;
  box = await startBox(stage, { options: ["--ready", String(50 * (PRESSES + 1))] });
  await readyFor(box, passport, 50 * PRESSES);
}, 120_000);
afterAll(async () => {
  await box.drop();
  await stage.server.stop();
});

/**
 * Commits between asking and answer, of the press with the fewest: jobs that run beside a press commit too, and how
 * many of them fall into it says how busy the machine is.
 */
async function fewestCommits(count: () => number | Promise<number>, press: (turn: number) => Promise<void>) {
  const commits: number[] = [];
  for (let turn = 0; turn < PRESSES; turn++) {
    const before = await count();
    await press(turn);
    commits.push((await count()) - before);
  }
  // Fewer than none: the log was begun anew in between.
  return Math.min(...commits.filter((of) => of > 0));
}

describe("fifty codes at a kiosk are made and shown within two commits", () => {
  test("on a server", async () => {
    const kiosk = await pairKiosk(stage.server.address, (await addKiosk(stage.server.address)).code);
    const count = async () => {
      const text = await (await fetch(`${stage.server.address}/metrics`)).text();
      return Number(/^carnet_commits_total (\d+)$/m.exec(text)?.[1]);
    };
    const fewest = await fewestCommits(count, async (turn) => {
      const wish = { job: passport.id, quantity: 50 };
      const made = await ok(kiosk.post<{ codes: object[] }>("/codes", wish, { key: `press-${turn}` }));
      expect(made.codes).toHaveLength(50);
    });
    expect(fewest).toBeLessThanOrEqual(MOST_COMMITS);
  });

  test("on a box whose server is away", async () => {
    await stage.server.stop();
    const fewest = await fewestCommits(
      () => commitsIn(readFileSync(join(box.data, "carnet.db-wal"))),
      async (turn) => {
        const answer = await box.post("/codes", { job: passport.id, quantity: 50 }, `press-${turn}`);
        const made = (await answer.json()) as { codes: object[] };
        expect(made.codes).toHaveLength(50);
      },
    );
    expect(fewest).toBeLessThanOrEqual(MOST_COMMITS);
  });
});

/** The commits that a write-ahead log of SQLite holds (its file format, 4.1): the last page of each says so. */
function commitsIn(log: Buffer): number {
  if (log.length < 32) return 0;
  const frame = 24 + log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) {
    if (!log.subarray(at + 8, at + 16).equals(salt)) break;
    if (log.readUInt32BE(at + 4) !== 0) commits++;
  }
  return commits;
}
