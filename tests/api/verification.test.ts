/** Versions that anyone can verify: recomputed here with other people's code. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createHash, createPublicKey, verify } from "node:crypto";
import canonicalize from "canonicalize";
// @ts-expect-error: the package comes without types
import untypedNdef from "ndef";
import { type Client, ok } from "../support/client.ts";
import {
  COMPLETE,
  createProduct,
  issueProduct,
  newGtin,
  type Stage,
  startStage,
} from "../support/company.ts";
import type { List, ListedPassport, Passport, PassportVersion, Template } from "../support/objects.ts";

const ndef: { decodeMessage(bytes: number[]): { tnf: number; type: string; value: string }[] } = untypedNdef;

interface Jwk {
  kty: string;
  crv: string;
  x: string;
  kid: string;
}

let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.server.stop());

function canonicalBytes(value: unknown): Buffer {
  return Buffer.from(canonicalize(value) ?? "");
}

function sha256(...parts: Buffer[]): string {
  return createHash("sha256").update(Buffer.concat(parts)).digest("hex");
}

async function versionsOf(client: Client, passport: string): Promise<PassportVersion[]> {
  return (await ok(client.get<List<PassportVersion>>(`/passports/${passport}/versions?limit=100`))).data;
}

async function fetchPublic(address: string): Promise<string> {
  const response = await fetch(stage.server.address + new URL(address).pathname);
  expect(response.status).toBe(200);
  return response.text();
}

/** Verifies a detached compact JWS (RFC 7515 Appendix F) with node's own Ed25519. */
async function isSigned(bytes: Buffer, jws: string, keysPath: string): Promise<boolean> {
  const [header = "", payload, signature = ""] = jws.split(".");
  expect(payload).toBe("");
  const { alg, kid } = JSON.parse(Buffer.from(header, "base64url").toString());
  expect(alg).toBe("EdDSA");
  const { keys } = JSON.parse(await fetchPublic(`http://x${keysPath}`)) as { keys: Jwk[] };
  const key = keys.find((one) => one.kid === kid);
  if (!key) throw new Error(`there is no key ${kid}`);
  const input = Buffer.concat([Buffer.from(`${header}.`), Buffer.from(bytes.toString("base64url"))]);
  return verify(
    null,
    input,
    createPublicKey({ key: { ...key }, format: "jwk" }),
    Buffer.from(signature, "base64url"),
  );
}

describe("content_sha256", () => {
  const TRICKY = {
    brand: 'Ñandú \u2028 " \\ / € 𝒳 \t',
    country_making: "PT",
    fibre_composition: [
      { percent: 33.3, fibre: "linen" },
      { fibre: "cotton", percent: 33.300000000000004 },
      { fibre: "wool", percent: 33.4 },
    ],
    recycled_content: 1e-7,
    net_weight: 1e21,
  };

  test("is the SHA-256 of the RFC 8785 bytes of content, through the write, the read and the public address", async () => {
    const { passport } = await issueProduct(stage.live, { data: TRICKY, name: "é e\u0301 🧥" });
    const read = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
    for (const { content, content_sha256 } of [passport, read])
      expect(sha256(canonicalBytes(content))).toBe(content_sha256);
    expect(passport.content.fields).toEqual(TRICKY);
    const [version] = await versionsOf(stage.live, passport.id);
    const published = await fetchPublic(version?.content_url ?? "");
    expect(published).toBe(canonicalBytes(passport.content).toString());
    expect(sha256(Buffer.from(published))).toBe(passport.content_sha256);
  });

  test("stands in the next version as previous, and each version keeps its bytes", async () => {
    const { product, passport } = await issueProduct(stage.live);
    const hashes = [passport.content_sha256];
    for (const name of ["Second", "Third"]) {
      await ok(stage.live.post(`/products/${product.id}`, { name }));
      const next = await ok(
        stage.live.post<Passport>(`/passports/${passport.id}/versions`, { change_note: name }),
      );
      expect(next.content.previous).toBe(hashes.at(-1) ?? "");
      hashes.push(next.content_sha256);
    }
    for (const { version, content_url, content_sha256 } of await versionsOf(stage.live, passport.id)) {
      expect(content_sha256).toBe(hashes[version - 1] ?? "");
      expect(sha256(Buffer.from(await fetchPublic(content_url)))).toBe(content_sha256);
    }
  });
});

describe("restricted fields", () => {
  test("are committed to and shown to the company alone", async () => {
    const { data: templates } = await ok(stage.live.get<List<Template>>("/templates"));
    const fields = templates.find(({ code }) => code === "textile")?.groups.flatMap((group) => group.fields);
    expect(fields?.find(({ key }) => key === "commodity_code")?.visibility).toBe("restricted");
    const secret = { commodity_code: "6205200000" };
    const { passport } = await issueProduct(stage.live, { data: { ...COMPLETE, ...secret } });
    expect(passport.content.fields).toEqual(COMPLETE);

    const read = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
    expect(read.content).toEqual(passport.content);
    expect(read.restricted).toEqual(secret);
    const salt = Buffer.from(read.restricted_salt ?? "", "hex");
    expect(salt).toHaveLength(32);
    expect(sha256(salt, canonicalBytes(read.restricted))).toBe(passport.content.restricted_sha256);

    const [version] = await versionsOf(stage.live, passport.id);
    const page = await (await fetch(`${stage.server.address}/p/${passport.uid}`)).text();
    for (const text of [await fetchPublic(version?.content_url ?? ""), page])
      expect(text).not.toContain(secret.commodity_code);
  });

  test("that are none are committed to as well, with a salt of each version's own", async () => {
    const { passport } = await issueProduct(stage.live);
    const first = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
    await ok(stage.live.post(`/passports/${passport.id}/versions`, { change_note: "Same data." }));
    const second = await ok(stage.live.get<Passport>(`/passports/${passport.id}`));
    for (const { restricted, restricted_salt, content } of [first, second]) {
      expect(restricted).toEqual({});
      expect(sha256(Buffer.from(restricted_salt ?? "", "hex"), Buffer.from("{}"))).toBe(
        content.restricted_sha256,
      );
    }
    expect(second.restricted_salt).not.toBe(first.restricted_salt ?? "");
  });
});

describe("signatures", () => {
  for (const [mode, keysPath] of [
    ["live", "/companies/nortada/jwks.json"],
    ["test", "/companies/nortada/test/jwks.json"],
  ] as const)
    test(`of ${mode} data hold under the company's public keys, and the kid says the mode`, async () => {
      const { passport } = await issueProduct(stage[mode]);
      await ok(stage[mode].post(`/passports/${passport.id}/versions`, { change_note: "Second." }));
      for (const { signature, content_url } of await versionsOf(stage[mode], passport.id)) {
        const bytes = Buffer.from(await fetchPublic(content_url));
        expect(await isSigned(bytes, signature, keysPath)).toBe(true);
        expect(await isSigned(Buffer.from(`${bytes} `), signature, keysPath)).toBe(false);
        const { kid } = JSON.parse(Buffer.from(signature.split(".")[0] ?? "", "base64url").toString());
        expect(kid).toStartWith(`${mode}-`);
      }
    });

  test("show no private part in the public keys", async () => {
    const { keys } = JSON.parse(await fetchPublic("http://x/companies/nortada/jwks.json")) as { keys: Jwk[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(Object.keys(key)).not.toContain("d");
  });
});

describe("NFC", () => {
  test("carries the passport's url as an NDEF URI record, and the same in a TLV for NTAG", async () => {
    const issued: ListedPassport[] = [
      (await issueProduct(stage.live)).passport,
      (await issueProduct(stage.live, { gtin: newGtin() })).passport,
      (await issueProduct(stage.test)).passport,
    ];
    for (const { url, nfc } of issued) {
      const bytes = [...Buffer.from(nfc.ndef_hex, "hex")];
      expect(ndef.decodeMessage(bytes)).toMatchObject([{ tnf: 1, type: "U", value: url }]);
      const length = bytes.length.toString(16).padStart(2, "0");
      expect(nfc.ntag_tlv_hex).toBe(`03${length}${nfc.ndef_hex}fe`);
    }
  });
});

test("a product that was never issued has no public address yet", async () => {
  const product = await createProduct(stage.live);
  expect((await fetch(`${stage.server.address}/p/${product.uid}`)).status).toBe(404);
});
