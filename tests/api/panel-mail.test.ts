/** Mail of invitations and forgotten passwords, to a mail server that the test plays. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createServer, type Server } from "node:net";
import { ok } from "../support/client.ts";
import { OWNER, type Stage, startStage } from "../support/company.ts";
import { type Member, signIn } from "../support/member.ts";

interface Letter {
  from: string;
  to: string;
  /** Header and body, decoded. */
  text: string;
}

/** Takes mail by the commands of RFC 5321, without encryption. */
function startMailServer(letters: Letter[]): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => {
    let waiting = "";
    let letter: Letter = { from: "", to: "", text: "" };
    let isData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      waiting += chunk.toString();
      for (let end = waiting.indexOf("\r\n"); end >= 0; end = waiting.indexOf("\r\n")) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (isData) {
          if (line !== ".") {
            letter.text += `${line}\n`;
            continue;
          }
          isData = false;
          letters.push({ ...letter, text: decoded(letter.text) });
          letter = { from: "", to: "", text: "" };
          socket.write("250 taken\r\n");
        } else if (line.startsWith("DATA")) {
          isData = true;
          socket.write("354 go on\r\n");
        } else {
          if (line.startsWith("MAIL FROM")) letter.from = line;
          if (line.startsWith("RCPT TO")) letter.to = line;
          socket.write(line.startsWith("QUIT") ? "221 bye\r\n" : "250 ok\r\n");
        }
      }
    });
    socket.on("error", () => {});
  });
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("no port");
      resolve({ port: address.port, server });
    }),
  );
}

/** Quoted-printable (RFC 2045, 6.7), of UTF-8. */
function decoded(text: string): string {
  const joined = text.replace(/=\n/g, "");
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

const letters: Letter[] = [];
let mail: { port: number; server: Server };
let stage: Stage;
let site: string;
let owner: Member;

beforeAll(async () => {
  mail = await startMailServer(letters);
  stage = await startStage({ CARNET_SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
  site = stage.server.address;
  owner = await signIn(site);
}, 60_000);
afterAll(async () => {
  await stage?.server.stop();
  mail?.server.close();
});

async function letterTo(address: string): Promise<Letter> {
  for (let i = 0; i < 100; i++) {
    const found = letters.find(({ to }) => to.includes(address));
    if (found) return found;
    await Bun.sleep(100);
  }
  throw new Error(`nothing came for ${address}`);
}

describe("mail", () => {
  test("brings an invitation, in the language that was asked for", async () => {
    const made = await ok(
      owner.post<{ url: string; mailed: boolean }>("/nortada/live/invitations", {
        email: "rui@nortada.example",
        role: "editor",
        language: "pt",
      }),
    );
    expect(made.mailed).toBe(true);
    const letter = await letterTo("rui@nortada.example");
    expect(letter.from).toContain("carnet@id.carnet.test");
    expect(letter.text).toContain("convida-o para os passaportes de produto de Nortada");
    expect(letter.text).toContain(made.url);
  });

  test("brings a link to who has forgotten the password, and says the same to who is not here", async () => {
    const ask = (email: string) =>
      fetch(`${site}/panel/forgotten`, {
        method: "POST",
        headers: { "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ email, lang: "en" }),
      });
    const known = await ask(OWNER.email);
    const unknown = await ask("ghost@nortada.example");
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const words = (await known.text()).replaceAll(OWNER.email, "X");
    expect((await unknown.text()).replaceAll("ghost@nortada.example", "X")).toBe(words);
    const letter = await letterTo(OWNER.email);
    const path = letter.text.match(/https:\/\/id\.carnet\.test(\/panel\/password\/[0-9A-Za-z]{43})/)?.[1];
    expect((await fetch(`${site}${path}`)).status).toBe(200);
    expect(letters.some(({ to }) => to.includes("ghost"))).toBe(false);
    for (let i = 0; i < 4; i++) await ask(OWNER.email);
    expect((await ask(OWNER.email)).status).toBe(429);
  });

  test("is not asked for by another site's form", async () => {
    const forged = await fetch(`${site}/panel/forgotten`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "cross-site" },
      body: new URLSearchParams({ email: OWNER.email }),
    });
    expect(forged.status).toBe(403);
  });

  test("that the server does not take keeps nobody waiting, and is not in the log", async () => {
    const down = await startStage({ CARNET_SMTP_URL: "smtp://127.0.0.1:9" });
    const member = await signIn(down.server.address);
    const start = performance.now();
    const made = await ok(
      member.post<{ url: string }>("/nortada/live/invitations", { email: "a@b.example", role: "viewer" }),
    );
    expect(performance.now() - start).toBeLessThan(2000);
    await Bun.sleep(1500);
    expect(down.server.log()).not.toContain(new URL(made.url).pathname);
    await down.server.stop();
  });
});
