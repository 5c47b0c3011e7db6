import { describe, expect, test } from "bun:test";
import { createHash, createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import canonicalize from "canonicalize";
import { ProofError, type Question, readKeySet, verifyProof } from "./verify.ts";

type Members = Record<string, unknown>;
interface Signer {
  kid: string;
  jwk: Members;
  privateKey: KeyObject;
}
interface Version {
  version: number;
  sha256: string;
  signature: string;
  content: Members;
}

/** Proofs are made here with node:crypto and another library's canonical JSON, not with what is under test. */
function newSigner(kid: string): Signer {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { kty, crv, x } = publicKey.export({ format: "jwk" });
  return { kid, privateKey, jwk: { kty, crv, x, kid, alg: "EdDSA", use: "sig" } };
}

const live = newSigner("live-01KAFZ7M3V8Q4T2N6X0C9B5D1E");

function bytesOf(content: Members): Buffer {
  return Buffer.from(canonicalize(content) ?? "");
}

function hashOf(content: Members): string {
  return createHash("sha256").update(bytesOf(content)).digest("hex");
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function signWith(
  signer: Signer,
  content: Members,
  header: Members = { alg: "EdDSA", kid: signer.kid },
): string {
  const protectedPart = encode(header);
  const signed = `${protectedPart}.${bytesOf(content).toString("base64url")}`;
  return `${protectedPart}..${sign(null, Buffer.from(signed), signer.privateKey).toString("base64url")}`;
}

function chainOf(count: number, signer = live, over: Members = {}): Version[] {
  const versions: Version[] = [];
  for (let version = 1; version <= count; version++) {
    const content = {
      schema: "urn:carnet:schema:passport-content:1",
      passport: "01KAFZ7M3V8Q4T2N6X0C9B5D1E",
      uid: "0123456789abcdef",
      livemode: true,
      version,
      previous: versions[0]?.sha256 ?? null,
      fields: { z: "Ärmel \u20ac", a: 1e21, weight: 0.1 },
      ...over,
    };
    versions.unshift({ version, sha256: hashOf(content), signature: signWith(signer, content), content });
  }
  return versions;
}

function proofOf(versions: Version[], keys = [live.jwk], over: Members = {}) {
  return {
    object: "passport_proof",
    livemode: true,
    uid: "0123456789abcdef",
    url: "https://id.example.com/p/0123456789abcdef",
    keys: { keys },
    versions,
    ...over,
  };
}

const trusted = { keys: readKeySet({ keys: [live.jwk] }), from: "a file" };

/** The questions that the report answers with "failed". */
async function failures(proof: unknown, keys = trusted): Promise<Question[]> {
  const report = await verifyProof(proof, keys);
  expect(report.verdict === "failed").toBe(report.checks.some(({ result }) => result === "failed"));
  return report.checks.filter(({ result }) => result === "failed").map(({ question }) => question);
}

test("a whole proof is verified with keys from elsewhere, and partly with its own", async () => {
  const report = await verifyProof(proofOf(chainOf(3)), trusted);
  expect(report).toMatchObject({ verdict: "verified", version: 3, livemode: true, kids: [live.kid] });
  expect(report.checks.every(({ result }) => result === "ok")).toBe(true);
  const own = await verifyProof(proofOf(chainOf(3)));
  expect(own.verdict).toBe("partial");
  expect(own.checks.find(({ question }) => question === "keys")?.result).toBe("not_checked");
});

test("keys may change between versions", async () => {
  const later = newSigner("live-02");
  const [second, first] = chainOf(2);
  if (!second || !first) throw new Error("no versions");
  second.signature = signWith(later, second.content);
  expect(
    await failures(proofOf([second, first]), {
      keys: readKeySet({ keys: [live.jwk, later.jwk] }),
      from: "a file",
    }),
  ).toEqual([]);
});

describe("finds", () => {
  const cases: [string, () => unknown, Question[]][] = [
    [
      "a changed content",
      () => change(chainOf(2), (newest) => Object.assign(newest.content, { fields: { a: 2 } })),
      ["content", "signatures"],
    ],
    [
      "a changed content whose hash was adapted",
      () =>
        change(chainOf(2), (newest) => {
          newest.content["fields"] = { a: 2 };
          newest.sha256 = hashOf(newest.content);
        }),
      ["signatures"],
    ],
    [
      "a changed older content",
      () => change(chainOf(3), (_, older) => Object.assign(older.content, { fields: {} })),
      ["content", "chain", "signatures"],
    ],
    ["versions in another order", () => proofOf(chainOf(3).reverse()), ["chain"]],
    [
      "a version that was left out",
      () => proofOf(chainOf(3).filter(({ version }) => version !== 2)),
      ["chain"],
    ],
    ["a version that stands twice", () => proofOf(chainOf(2).flatMap((one) => [one, one])), ["chain"]],
    [
      "a version of another passport",
      () => proofOf(chainOf(1, live, { uid: "ffffffffffffffff" })),
      ["passport"],
    ],
    [
      "a version number that is not the content's",
      () => change(chainOf(1), (newest) => Object.assign(newest, { version: 2 })),
      ["passport", "chain"],
    ],
    [
      "a content without a beginning",
      () => proofOf(chainOf(1, live, { previous: "0".repeat(64) })),
      ["chain"],
    ],
    [
      "a signature by another key of the same name",
      () => proofOf(chainOf(2, { ...newSigner(live.kid) })),
      ["signatures"],
    ],
    ["a key that is not published", () => proofOf(chainOf(1, newSigner("live-other"))), ["signatures"]],
    ["test data that is passed off as live", () => proofOf(chainOf(1, live, { livemode: false })), ["mode"]],
    [
      "live data that is passed off as test",
      () => proofOf(chainOf(1), undefined, { livemode: false }),
      ["mode"],
    ],
    [
      "a content without canonical form",
      () => change(chainOf(1), (newest) => Object.assign(newest.content, { fields: "\ud800" })),
      ["content", "signatures"],
    ],
  ];
  test.each(cases)("%s", async (_name, make, expected) => {
    expect(await failures(make())).toEqual(expected);
  });

  test("a test key behind live data", async () => {
    const signer = newSigner("test-01");
    const keys = { keys: readKeySet({ keys: [signer.jwk] }), from: "a file" };
    expect(await failures(proofOf(chainOf(1, signer)), keys)).toEqual(["mode"]);
  });

  test("that the beginning is missing: what is there holds, and the rest is said to be open", async () => {
    const report = await verifyProof(proofOf(chainOf(4).slice(0, 2)), trusted);
    expect(report.verdict).toBe("partial");
    const chain = report.checks.find(({ question }) => question === "chain");
    expect(chain?.result).toBe("not_checked");
    expect(chain?.found).toContain("Versions 1 to 2 are not in this document");
  });
});

describe("refuses a signature", () => {
  const [{ content } = { content: {} }] = chainOf(1);
  const b64 = { alg: "EdDSA", kid: live.kid, b64: false, crit: ["b64"] };
  const unencoded = `${encode(b64)}.${bytesOf(content).toString()}`;
  const hmac = { alg: "HS256", kid: live.kid };
  const cases: [string, string][] = [
    ["of alg none", `${encode({ alg: "none", kid: live.kid })}..`],
    ["of alg None, with a signature", signWith(live, content, { alg: "None", kid: live.kid })],
    [
      "made with the public key as a secret",
      `${encode(hmac)}..${createHmac("sha256", Buffer.from(String(live.jwk["x"]), "base64url"))
        .update(`${encode(hmac)}.${bytesOf(content).toString("base64url")}`)
        .digest("base64url")}`,
    ],
    [
      "over the unencoded payload (RFC 7797)",
      `${encode(b64)}..${sign(null, Buffer.from(unencoded), live.privateKey).toString("base64url")}`,
    ],
    ["with b64 and no crit", signWith(live, content, { alg: "EdDSA", kid: live.kid, b64: true })],
    ["with a crit of its own", signWith(live, content, { alg: "EdDSA", kid: live.kid, crit: ["x"], x: 1 })],
    [
      "that brings its key",
      signWith(newSigner("x"), content, { alg: "EdDSA", kid: live.kid, jwk: live.jwk }),
    ],
    ["without a key name", signWith(live, content, { alg: "EdDSA" })],
    [
      "with the payload inside",
      signWith(live, content).replace("..", `.${bytesOf(content).toString("base64url")}.`),
    ],
    ["that is cut short", signWith(live, content).slice(0, -4)],
    ["that is empty", ""],
    ["whose header is no object", `${encode(null)}..AAAA`],
  ];
  test.each(cases)("%s", async (_name, signature) => {
    const [only] = chainOf(1);
    const failed = await failures(proofOf(only ? [{ ...only, signature }] : []));
    expect(failed).toContain("signatures");
  });

  test("when two keys have its name", async () => {
    const keys = { keys: readKeySet({ keys: [newSigner(live.kid).jwk, live.jwk] }), from: "a file" };
    expect(await failures(proofOf(chainOf(1)), keys)).toEqual(["signatures"]);
  });
});

test("what is no proof is refused", async () => {
  const none = [
    null,
    1,
    "text",
    [],
    {},
    proofOf([]),
    { ...proofOf(chainOf(1)), versions: "many" },
    { ...proofOf(chainOf(1)), livemode: "yes" },
    proofOf([{ version: 1, sha256: "00", signature: "", content: {} }]),
  ];
  for (const input of none) await expect(verifyProof(input)).rejects.toThrow(ProofError);
  for (const input of [null, [], { keys: {} }, { keys: [1] }])
    expect(() => readKeySet(input)).toThrow(ProofError);
});

/** A proof of versions after something was done to the newest (and the one before). */
function change(versions: Version[], alter: (newest: Version, older: Version) => void): unknown {
  const [newest, older] = versions;
  if (newest) alter(newest, older ?? newest);
  return proofOf(versions);
}
