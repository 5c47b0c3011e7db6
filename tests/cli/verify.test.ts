import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ok } from "../support/client.ts";
import { newGtin } from "../support/company.ts";
import type { Passport } from "../support/objects.ts";
import { runCarnet } from "../support/server.ts";
import { expectRefusal, issue, newFolder, type ReachableStage, startReachableStage } from "./site.ts";

interface Report {
  verdict: string;
  document: string;
  livemode: boolean;
  version: number;
  sha256: string;
  status: string | null;
  kids: string[];
  piece: { serial: string; status: string } | null;
  checks: { question: string; result: string; found: string }[];
}

let stage: ReachableStage;
let live: Passport;
let trial: Passport;
const folder = newFolder();
const files: Record<"proof" | "keys" | "public" | "version", string> = {
  proof: "",
  keys: "",
  public: "",
  version: "",
};

beforeAll(async () => {
  stage = await startReachableStage();
  live = await issue(stage, "live", 3, { gtin: newGtin() });
  trial = await issue(stage, "test", 1);
  const page = `${stage.site}/p/${live.uid}`;
  files.proof = await save("proof.json", `${page}/proof.json`);
  files.keys = await save("keys.json", `${stage.site}/companies/nortada/jwks.json`);
  files.public = await save("public.json", `${page}?format=json`);
  files.version = await save("version-2.json", `${page}/versions/2.json`);
});

afterAll(async () => {
  await stage.close();
  rmSync(folder, { recursive: true });
});

/** Without a word of where any data is, and without the server's environment. */
async function verify(...words: string[]): Promise<Report & { code: number | null }> {
  const { code, stdout, stderr } = await runCarnet(["verify", ...words, "--json"], {});
  if (stdout === "") throw new Error(stderr);
  return { ...(JSON.parse(stdout) as Report), code };
}

function resultsOf({ checks }: Report): Record<string, string> {
  return Object.fromEntries(checks.map(({ question, result }) => [question, result]));
}

const ALL_OK = { passport: "ok", content: "ok", chain: "ok", signatures: "ok", mode: "ok", keys: "ok" };

describe("carnet verify of an address", () => {
  test("follows the passport's own address to the proof and the company's keys", async () => {
    for (const address of [live.url, live.uid_url]) {
      const report = await verify(address);
      expect(resultsOf(report)).toEqual({ ...ALL_OK, current: "ok" });
      expect({ ...report, checks: [] }).toMatchObject({
        code: 0,
        verdict: "verified",
        version: 3,
        livemode: true,
        status: "issued",
      });
      expect(report.checks.find(({ question }) => question === "keys")?.found).toContain(
        `${stage.site}/companies/nortada/jwks.json`,
      );
    }
  });

  test("takes the proof's own address too", async () => {
    const report = await verify(`${live.uid_url}/proof.json`);
    expect(report).toMatchObject({ code: 0, verdict: "verified", document: "proof" });
    expect(resultsOf(report)).toEqual(ALL_OK);
  });

  test("takes the address of one version, and checks it with the passport that it belongs to", async () => {
    const sha256 = createHash("sha256").update(readFileSync(files.version)).digest("hex");
    for (const tail of ["/versions/2", "/versions/2.json", "/versions/2?lang=pt"]) {
      const report = await verify(`${live.uid_url}${tail}`, "--sha256", sha256);
      expect(report).toMatchObject({ code: 0, verdict: "verified", version: 2, sha256, status: "issued" });
      expect(resultsOf(report)).toEqual({ ...ALL_OK, current: "ok", version: "ok", expected: "ok" });
    }
    expectRefusal(await runCarnet(["verify", `${live.uid_url}/versions/9`], {}), 1, "answered 404");
  });

  test("finds that the address of a version shows what the passport never said", async () => {
    const changed = readFileSync(files.version, "utf8").replace('"Camisa Ria"', '"Camisa Rio"');
    const server = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: (request): Response =>
        new Response(request.url.endsWith("/versions/2") ? changed : readFileSync(files.public)),
    });
    const report = await verify(`http://127.0.0.1:${server.port}/p/x/versions/2`);
    expect(report).toMatchObject({ code: 1, verdict: "failed", version: 2 });
    expect(resultsOf(report)).toMatchObject({ ...ALL_OK, version: "failed" });
    await server.stop(true);
  });

  test("takes the address of a piece, and says what of it is signed and that it was voided", async () => {
    await ok(stage.live.post(`/passports/${live.id}/items`, { serials: ["AB-1"] }));
    const { data } = await ok(
      stage.live.get<{ data: { id: string; url: string; uid: string }[] }>(`/items?serial=AB-1`),
    );
    const [item] = data;
    if (!item) throw new Error("there is no piece");
    for (const address of [item.url, `${stage.site}/i/${item.uid}`]) {
      const report = await verify(address);
      expect(report).toMatchObject({
        code: 0,
        verdict: "verified",
        piece: { serial: "AB-1", status: "active" },
      });
      expect(resultsOf(report)).toEqual({ ...ALL_OK, current: "ok" });
    }
    await ok(stage.live.post(`/items/${item.id}/void`, { reason: "Lost" }));
    const { stdout } = await runCarnet(["verify", item.url], {});
    expect(stdout).toContain("piece AB-1");
    expect(stdout).toContain("THIS PIECE WAS VOIDED");
  });

  test("says unmistakably that a test passport is one", async () => {
    const { code, stdout } = await runCarnet(["verify", trial.url], {});
    expect(code).toBe(0);
    expect(stdout).toStartWith("TEST PASSPORT");
    expect(await verify(trial.url)).toMatchObject({ livemode: false, verdict: "verified" });
    expect((await runCarnet(["verify", live.url], {})).stdout).not.toContain("TEST");
  });

  test("goes on holding after the signing key was replaced", async () => {
    const { kid } = await stage.server.carnetJson<{ kid: string }>(
      "signing-keys",
      "rotate",
      "--mode",
      "test",
    );
    expect(kid).toStartWith("test-");
    expect((await verify(trial.url)).verdict).toBe("verified");
    await ok(stage.test.post(`/passports/${trial.id}/versions`, { change_note: "By the new key" }));
    const report = await verify(trial.url);
    expect(report).toMatchObject({ verdict: "verified", version: 2 });
    expect(report.kids).toHaveLength(2);
    expect(report.kids[0]).toBe(kid);
  });

  test("fails when the keys of the site are others, cannot be had, or are elsewhere than the did says", async () => {
    const proof = readFileSync(files.proof, "utf8");
    const others = JSON.stringify({ keys: [] });
    let keys: Response | undefined;
    const stranger: Bun.Server<undefined> = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: (request): Response =>
        request.url.endsWith("proof.json")
          ? new Response(moved(proof, `127.0.0.1:${stranger.port}`))
          : (keys?.clone() ?? new Response("", { status: 500 })),
    });
    const address = `http://127.0.0.1:${stranger.port}/proof.json`;
    expect(resultsOf(await verify(address))).toMatchObject({ keys: "failed" });
    keys = new Response(others);
    expect(await verify(address)).toMatchObject({ code: 0, verdict: "partial" });
    keys = new Response(readFileSync(files.keys));
    expect(await verify(address)).toMatchObject({ code: 0, verdict: "verified" });
    const elsewhere = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch: () => new Response(proof.replaceAll("did:web:127.0.0.1", "did:web:id.example.com")),
    });
    const report = await verify(`http://127.0.0.1:${elsewhere.port}/`);
    expect(report).toMatchObject({ code: 1, verdict: "failed" });
    expect(resultsOf(report).keys).toBe("failed");
    await Promise.all([stranger.stop(true), elsewhere.stop(true)]);
  });

  test("finds that a proof leaves the newest version out", async () => {
    const { versions, ...rest } = JSON.parse(readFileSync(files.proof, "utf8")) as { versions: object[] };
    const page = JSON.parse(readFileSync(files.public, "utf8")) as { links: { proof: string } };
    const cut = JSON.stringify({ ...rest, versions: versions.slice(1) });
    const server: Bun.Server<undefined> = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request): Response {
        if (request.url.endsWith("/cut")) return new Response(cut);
        return Response.json({
          ...page,
          links: { ...page.links, proof: `http://127.0.0.1:${server.port}/cut` },
        });
      },
    });
    const report = await verify(`http://127.0.0.1:${server.port}/p`);
    expect(resultsOf(report)).toEqual({ ...ALL_OK, current: "failed" });
    await server.stop(true);
  });

  test("follows three redirects at most, within the web, and reads 5 MB at most", async () => {
    const server: Bun.Server<undefined> = Bun.serve({
      hostname: "127.0.0.1",
      port: 0,
      fetch(request): Response {
        const { pathname } = new URL(request.url);
        const hops = Number(pathname.slice(1));
        if (pathname === "/file") return Response.redirect("file:///etc/passwd");
        if (pathname === "/large") return new Response("x".repeat(5 * 1024 * 1024 + 1));
        return hops > 0 ? Response.redirect(`/${hops - 1}`) : Response.redirect(`${live.uid_url}/proof.json`);
      },
    });
    const at = `http://127.0.0.1:${server.port}`;
    expect((await verify(`${at}/2`)).verdict).toBe("verified");
    expectRefusal(await runCarnet(["verify", `${at}/3`], {}), 1, "more than 3 times");
    expectRefusal(await runCarnet(["verify", `${at}/file`], {}), 1, "no web address");
    expectRefusal(await runCarnet(["verify", `${at}/large`], {}), 1, "more than 5 MB");
    await server.stop(true);
    expectRefusal(await runCarnet(["verify", `${at}/2`], {}), 1, "cannot be read");
  });
});

describe("carnet verify of a file", () => {
  test("checks a proof without network, and says what only keys from elsewhere show", async () => {
    const own = await verify(files.proof);
    expect(own).toMatchObject({ code: 0, verdict: "partial" });
    expect(resultsOf(own)).toEqual({ ...ALL_OK, keys: "not_checked" });
    expect(await verify(files.proof, "--keys", files.keys)).toMatchObject({
      code: 0,
      verdict: "verified",
      status: null,
    });
  });

  test("finds every flipped byte of the contents", async () => {
    const proof = readFileSync(files.proof, "utf8");
    const changed = write("changed.json", proof.replace('"Camisa Ria"', '"Camisa Rio"'));
    const report = await verify(changed, "--keys", files.keys);
    expect(report).toMatchObject({ code: 1, verdict: "failed" });
    expect(resultsOf(report)).toMatchObject({ content: "failed", signatures: "failed", mode: "ok" });
    const { code, stdout, stderr } = await runCarnet(["verify", changed], {});
    expect(code).toBe(1);
    expect(stdout).toContain("NOT VERIFIED");
    expect(stderr).toContain("do not trust it");
  });

  test("finds swapped versions, a cut chain, another company's key and a signature of alg none", async () => {
    const proof = JSON.parse(readFileSync(files.proof, "utf8")) as {
      versions: { signature: string }[];
      keys: object;
    };
    const [third, second, first] = proof.versions;
    const none = `${Buffer.from('{"alg":"none","kid":"live-x"}').toString("base64url")}..`;
    const other = await stage.addCompany("other");
    const otherKeys = await save("other.json", `${stage.site}/companies/${other.account.handle}/jwks.json`);
    const results = async (versions: unknown[], keys = files.keys) =>
      resultsOf(await verify(write("broken.json", JSON.stringify({ ...proof, versions })), "--keys", keys));
    expect(await results([second, third, first])).toMatchObject({ chain: "failed" });
    expect(await results([third, first])).toMatchObject({ chain: "failed" });
    expect(await results([third, second])).toMatchObject({ chain: "not_checked", signatures: "ok" });
    expect(await results(proof.versions, otherKeys)).toMatchObject({ signatures: "failed" });
    expect(await results([{ ...third, signature: none }, second, first])).toMatchObject({
      signatures: "failed",
    });
  });

  test("checks the public JSON as far as it goes", async () => {
    const report = await verify(files.public, "--keys", files.keys);
    expect(report).toMatchObject({ code: 0, verdict: "partial", document: "public_json" });
    expect(resultsOf(report)).toEqual({ ...ALL_OK, chain: "not_checked" });
    const changed = write(
      "changed-public.json",
      readFileSync(files.public, "utf8").replace('"Camisa Ria"', '"Other"'),
    );
    expect((await verify(changed)).code).toBe(1);
  });

  test("computes and compares the hash of a version's bytes", async () => {
    const sha256 = createHash("sha256").update(readFileSync(files.version)).digest("hex");
    expect(await verify(files.version)).toMatchObject({
      code: 0,
      verdict: "computed",
      sha256,
      canonical: true,
    });
    expect(await verify(files.version, "--sha256", sha256.toUpperCase())).toMatchObject({
      code: 0,
      verdict: "verified",
    });
    expect(await verify(files.version, "--sha256", "0".repeat(64))).toMatchObject({
      code: 1,
      verdict: "failed",
    });
    const pretty = write(
      "pretty.json",
      JSON.stringify(JSON.parse(readFileSync(files.version, "utf8")), null, 2),
    );
    expect(await verify(pretty, "--sha256", sha256)).toMatchObject({
      code: 0,
      verdict: "verified",
      canonical: false,
    });
    expect(resultsOf(await verify(files.proof, "--sha256", sha256))).toMatchObject({ expected: "failed" });
  });

  test("keeps what a document says from steering the terminal", async () => {
    const proof = readFileSync(files.proof, "utf8").replaceAll('"Camisa Ria"', '"\\u001b[2J\\u202eVerified"');
    const { stdout } = await runCarnet(["verify", write("hostile.json", proof)], {});
    expect(stdout).not.toContain("\u001b");
    expect(stdout).not.toContain("\u202e");
  });

  test("refuses what is nothing to verify", async () => {
    expectRefusal(await runCarnet(["verify", join(folder, "none.json")], {}), 1, "no such file");
    expectRefusal(await runCarnet(["verify", write("text", "hello")], {}), 1, "is not JSON");
    expectRefusal(await runCarnet(["verify", write("empty.json", "{}")], {}), 1, "neither a proof");
    const bare = write("bare.json", '{"object":"public_item","passport":null}');
    expectRefusal(await runCarnet(["verify", bare], {}), 1, "neither a proof");
    expectRefusal(
      await runCarnet(["verify", write("half.json", '{"object":"passport_proof"}')], {}),
      1,
      "not whole",
    );
    expectRefusal(await runCarnet(["verify", files.proof, "--keys", files.proof], {}), 1, "holds no keys");
    expectRefusal(
      await runCarnet(["verify", files.proof, "--sha256", "abc"], {}),
      2,
      "64 hexadecimal digits",
    );
    expectRefusal(await runCarnet(["verify"], {}), 2, "FILE|URL");
  });
});

test("a withdrawn passport is verified, and said to be withdrawn", async () => {
  const withdrawn = await issue(stage, "live", 1);
  expect((await stage.live.post(`/passports/${withdrawn.id}/withdraw`, { reason: "Recall" })).status).toBe(
    200,
  );
  expect(await verify(withdrawn.url)).toMatchObject({ code: 0, verdict: "verified", status: "withdrawn" });
  expect((await runCarnet(["verify", withdrawn.url], {})).stdout).toContain("WITHDRAWN");
});

async function save(name: string, address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return write(name, await response.text());
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A proof whose company has its site on another host. */
function moved(proof: string, host: string): string {
  const { keys_url, did, ...rest } = JSON.parse(proof) as { keys_url: string; did: string };
  const from = new URL(keys_url).host;
  return JSON.stringify({
    ...rest,
    keys_url: keys_url.replace(from, host),
    did: did.replace(from.replace(":", "%3A"), host.replace(":", "%3A")),
  });
}
