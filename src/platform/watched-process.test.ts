import { describe, expect, test } from "bun:test";
import { type Limits, runWatched } from "./watched-process.ts";

const LIMITS: Limits = {
  clockMs: 10_000,
  workMs: 10_000,
  stepMs: 10_000,
  memoryBytes: 400 * 1024 * 1024,
  answerBytes: 1000,
};

const TELLS_WORK = process.platform === "linux";

/** Runs a few lines of a program on an input. */
async function run(program: string, limits: Partial<Limits> = {}, signal = new AbortController().signal) {
  const command = [process.execPath, "-e", program];
  const ending = await runWatched(command, Buffer.from("the input"), { ...LIMITS, ...limits }, signal);
  return "answer" in ending ? { answer: ending.answer.toString() } : { failed: ending.failed };
}

describe("a watched process", () => {
  test("answers to its input", async () =>
    expect(await run("console.log((await Bun.stdin.text()).toUpperCase())")).toEqual({
      answer: "THE INPUT\n",
    }));

  describe("that is handed its input piece by piece", () => {
    const PIECE = new Uint8Array(64 * 1024).fill(1);
    const PIECES = 100;

    /** @param fault thrown in the middle of the input */
    async function runOnPieces(program: string, fault?: Error) {
      let closed = false;
      let given = 0;
      async function* input() {
        try {
          for (; given < PIECES; given++) {
            if (fault && given === PIECES / 2) throw fault;
            yield PIECE;
          }
        } finally {
          closed = true;
        }
      }
      const command = [process.execPath, "-e", program];
      const outcome = await runWatched(command, input(), LIMITS, new AbortController().signal).catch(
        (thrown: unknown) => thrown,
      );
      return { outcome, given, closed };
    }

    test("gets all of it", async () => {
      const { outcome, closed } = await runOnPieces(
        "const all = await Bun.stdin.bytes(); console.log(all.length, all.every((byte) => byte === 1))",
      );
      expect([String((outcome as { answer: Buffer }).answer), closed]).toEqual([
        `${PIECES * PIECE.length} true\n`,
        true,
      ]);
    });

    test("may end before it took all, and nothing is left open", async () => {
      for (const [program, ending] of [
        ['console.log("enough")', { answer: Buffer.from("enough\n") }],
        ["process.exit(3)", { failed: "broken" }],
        ['await Bun.sleep(200); process.kill(process.pid, "SIGKILL")', { failed: "hindered" }],
      ] as const) {
        const { outcome, given, closed } = await runOnPieces(program);
        expect(outcome).toMatchObject(ending);
        expect([given < PIECES, closed]).toEqual([true, true]);
      }
    });

    test("is not waited for when its input does not come", async () => {
      async function* never() {
        yield PIECE;
        await new Promise(() => {});
      }
      const command = [process.execPath, "-e", "await Bun.stdin.bytes()"];
      const stopping = new AbortController();
      const stopped = runWatched(command, never(), LIMITS, stopping.signal);
      setTimeout(() => stopping.abort(new Error("stopping")), 200);
      expect(stopped).rejects.toThrow("stopping");
      await stopped.catch(() => {});
      const late = await runWatched(
        command,
        never(),
        { ...LIMITS, clockMs: 500 },
        new AbortController().signal,
      );
      expect(late).toMatchObject({ failed: TELLS_WORK ? "hindered" : "time" });
    });

    test("has answered, whatever becomes of its input after that", async () => {
      async function* breaksLater() {
        yield PIECE;
        await Bun.sleep(1000);
        throw new Error("too late");
      }
      const command = [process.execPath, "-e", 'console.log("enough")'];
      const ending = await runWatched(command, breaksLater(), LIMITS, new AbortController().signal);
      expect(ending).toEqual({ answer: Buffer.from("enough\n") });
    });

    test("is ended when the input breaks off, which is thrown", async () => {
      const fault = new Error("the file is damaged");
      const { outcome } = await runOnPieces("await Bun.stdin.bytes(); await Bun.sleep(60_000)", fault);
      expect(outcome).toBe(fault);
    });
  });

  test("inherits no variable and no folder", async () => {
    const ending = await run(
      "console.log(JSON.stringify([process.cwd(), process.env.PATH, process.env.HOME]))",
    );
    expect(ending).toEqual({ answer: '["/",null,null]\n' });
  });

  test("is ended when it takes too long by the clock", async () => {
    const work = "while (process.cpuUsage().user < 300_000); await Bun.sleep(60_000);";
    expect(await run(work, { clockMs: 4000, workMs: 500 })).toEqual({ failed: "time" });
  });

  test.skipIf(process.platform !== "linux")(
    "takes as long as it needs where it works a little at a time",
    async () => {
      const work = "const end = process.cpuUsage().user + 40_000; while (process.cpuUsage().user < end);";
      const busy = `for (let i = 0; i < 10; i++) { ${work} await Bun.sleep(400); } console.log("done");`;
      expect(await run(busy, { clockMs: 1500 })).toEqual({ answer: "done\n" });
    },
  );

  test.skipIf(process.platform !== "linux")("that was hardly let to work may be run again", async () =>
    expect(await run("for (let i = 0; i < 3e7; i++); await Bun.sleep(60_000)", { clockMs: 900 })).toEqual({
      failed: "hindered",
    }),
  );

  test.skipIf(process.platform !== "linux")(
    "is ended when it works too long, in all or without a sign that it gets on",
    async () => {
      const signs = 'for (;;) { process.stderr.write("."); await Bun.sleep(0); }';
      expect(await run(signs, { workMs: 700, stepMs: 400 })).toEqual({ failed: "time" });
      expect(await run("for (;;);", { stepMs: 400 })).toEqual({ failed: "step" });
    },
  );

  test.skipIf(process.platform !== "linux")("is ended when it takes too much memory", async () => {
    const grow = "const all = []; for (;;) { all.push(new Uint8Array(1e7).fill(1)); await Bun.sleep(5); }";
    expect(await run(grow, { memoryBytes: 150e6 })).toEqual({ failed: "memory" });
  });

  test("is ended when it answers at length, and its answer does not count when it breaks down", async () => {
    expect(await run('for (;;) process.stdout.write("x".repeat(1000));')).toEqual({ failed: "broken" });
    expect(await run('console.log("well"); process.exitCode = 3;')).toEqual({ failed: "broken" });
    expect(await run('process.kill(process.pid, "SIGABRT");')).toEqual({ failed: "broken" });
  });

  test("that breaks down leaves what it had answered", async () => {
    const command = [process.execPath, "-e", 'console.log("half"); process.exitCode = 3;'];
    const ending = await runWatched(command, Buffer.from(""), LIMITS, new AbortController().signal);
    expect(ending).toEqual({ failed: "broken", begun: Buffer.from("half\n") });
  });

  test("that somebody else killed may be run again", async () =>
    expect(await run('process.kill(process.pid, "SIGKILL");')).toEqual({ failed: "hindered" }));

  test("that used up its processor time took too long", async () =>
    expect(await run('process.kill(process.pid, "SIGXCPU"); await Bun.sleep(1000);')).toEqual({
      failed: "time",
    }));

  test("ends with whom it works for", async () => {
    const stop = new AbortController();
    const running = run("for (;;);", {}, stop.signal);
    setTimeout(() => stop.abort(new Error("the server stops")), 200);
    await expect(running).rejects.toThrow("the server stops");
    await expect(run("", {}, AbortSignal.abort(new Error("stopped before")))).rejects.toThrow(
      "stopped before",
    );
  });
});
