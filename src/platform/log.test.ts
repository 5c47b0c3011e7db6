import { describe, expect, test } from "bun:test";
import { DrizzleQueryError } from "drizzle-orm";
import { systemClock } from "./clock.ts";
import { createLog, loggedPath, redact } from "./log.ts";

/** Addresses that are secrets by design. */
const LINKS = ["/s/", "/d/", "/t/", "/panel/password/", "/panel/invitation/"];

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

  test("tells what a query failed on, and none of its values", () => {
    const fault = new DrizzleQueryError(
      "insert into users (email) values ($1)",
      ["ana@example.com"],
      new Error("duplicate key"),
    );
    for (const format of ["json", "pretty"] as const) {
      const [line = ""] = linesOf(format, (log) => log.error("a request failed", { fault }));
      expect(line).toContain("insert into users");
      expect(line).toContain("duplicate key");
      expect(line).not.toContain("ana@");
    }
  });

  test("lets no value write lines or terminal codes of its own", () => {
    const [line = ""] = linesOf("pretty", (log) => log.warn("one\ntwo", { path: "/\u001b[31m\r\nforged" }));
    expect(line.slice(0, -1)).not.toMatch(/[\n\r\u001b]/);
  });

  test("leaves out what is below its level", () => {
    expect(linesOf("json", (log) => log.debug("quiet"))).toEqual([]);
  });

  test("holds no secret, whatever it is handed", () => {
    const secret = "fIch8kKM0yYSjo0tkawZxuFB0x4qxCu6";
    const texts = [
      `sk_live_${secret}`,
      `sk_test_${secret}`,
      `whsec_${secret}`,
      `ps_01M7W6DQEZMY6Z7E18NGBHPCHQ_secret_${secret}`,
      `/setup?token=${secret}`,
      `postgres://carnet:${secret}@db.example/carnet`,
      ...LINKS.map((link) => link + secret),
      `/panel/sign-in?next=${encodeURIComponent(`/panel/invitation/${secret}`)}`,
    ];
    for (const text of texts) {
      const [line = ""] = linesOf("json", (log) => log.error(`failed: ${text}`, { path: text }));
      expect(line).not.toContain(secret.slice(-8));
    }
    expect(redact("postgres://carnet:hunter2@db.example/carnet")).toBe(
      "postgres://carnet:…@db.example/carnet",
    );
  });

  test("has the path of a secret link without what is behind it, however short, and every other as it is", () => {
    for (const link of LINKS) expect(loggedPath(`${link}tooShort`)).toBe(`${link}…`);
    for (const path of ["/panel/sign-in", "/p/0123456789ABCDEF/report", "/setup", "/"])
      expect(loggedPath(path)).toBe(path);
  });
});
