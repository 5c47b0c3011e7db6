import { describe, expect, test } from "bun:test";
import { systemClock } from "./clock.ts";
import { createLog, redact } from "./log.ts";

function linesOf(format: "json" | "pretty", write: (log: ReturnType<typeof createLog>) => void): string[] {
  const lines: string[] = [];
  write(createLog({ level: "info", format, clock: systemClock, write: (line) => lines.push(line) }));
  return lines;
}

describe("the log", () => {
  test("writes one line of JSON an entry", () => {
    const [line = ""] = linesOf("json", (log) =>
      log.info("hello", { request: "01X", fault: new Error("a\nb") }),
    );
    expect(line.endsWith("\n")).toBe(true);
    expect(line.slice(0, -1)).not.toContain("\n");
    expect(JSON.parse(line)).toMatchObject({
      level: "info",
      message: "hello",
      request: "01X",
      fault: { message: "a\nb" },
    });
  });

  test("lets no value write lines or terminal codes of its own", () => {
    const [line = ""] = linesOf("pretty", (log) => log.warn("one\ntwo", { path: "/\u001b[31m\r\nforged" }));
    expect(line.slice(0, -1)).not.toMatch(/[\n\r\u001b]/);
  });

  test("leaves out what is below its level", () => {
    expect(linesOf("json", (log) => log.debug("quiet"))).toEqual([]);
  });

  test("holds no secret, whatever it is handed", () => {
    const secrets = [
      "sk_live_7k1FCFFcgJaDegWg0uLVyI6qrSJM1M1ix3B8SJwe",
      "sk_test_7k1FCFFcgJaDegWg0uLVyI6qrSJM1M1ix3B8SJwe",
      "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      "ps_01M7W6DQEZMY6Z7E18NGBHPCHQ_secret_abcDEF123456",
      "/setup?token=fIch8kKM0yYSjo0tkawZxuFB0x4qxCu6",
      "/s/fIch8kKM0yYSjo0tkawZxuFB0x4qxCu6",
      "postgres://carnet:hunter2@db.example/carnet",
    ];
    const tails = [
      "SJM1M1ix3B8SJwe",
      "SJM1M1ix3B8SJwe",
      "ILPZIo2LaLaSw",
      "abcDEF123456",
      "0x4qxCu6",
      "0x4qxCu6",
      "hunter2",
    ];
    for (const [i, secret] of secrets.entries()) {
      const [line = ""] = linesOf("json", (log) => log.error(`failed: ${secret}`, { path: secret }));
      expect(line).not.toContain(tails[i] ?? "");
    }
    expect(redact("postgres://carnet:hunter2@db.example/carnet")).toBe(
      "postgres://carnet:…@db.example/carnet",
    );
  });
});
