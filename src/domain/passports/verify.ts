/**
 * Checks a passport from what was published about it alone: no database, no network, no trust in the server that
 * handed it out. What is checked and what is not stands in the report, one entry a question.
 */
import { type CryptoKey, flattenedVerify, importJWK } from "jose";
import { z } from "zod";
import { canonicalBytes } from "../../formats/canonical-json.ts";
import { sha256Hex } from "../../platform/sealing.ts";

/** Most versions that a document may hold. */
const MAX_VERSIONS = 10_000;
/** Faults told for one question; what is wrong many times needs no more. */
const MAX_FAULTS = 20;

export type Question =
  | "passport"
  | "content"
  | "chain"
  | "signatures"
  | "mode"
  | "keys"
  | "current"
  | "version"
  | "expected";

export interface Check {
  question: Question;
  result: "ok" | "failed" | "not_checked";
  /** What was done and found, in a sentence. */
  found: string;
  /** One sentence for each thing that does not hold. */
  faults: string[];
}

export interface VerificationReport {
  /** `partial`: nothing is wrong, but something could not be checked. */
  verdict: "verified" | "partial" | "failed";
  uid: string;
  url: string;
  /** False: a test passport of a product that is not real. */
  livemode: boolean;
  /** The newest version in the document, and the hash of its content as computed here. */
  version: number;
  sha256: string | null;
  /** Names of the keys that the signatures name. */
  kids: string[];
  checks: Check[];
}

/** What is used of a public key (RFC 8037 section 2). */
export type PublicKey = z.infer<typeof Key>;

/** Keys that did not come with the document. */
export interface TrustedKeys {
  keys: readonly PublicKey[];
  /** Where they came from, to stand in a sentence after "the keys from". */
  from: string;
}

/** The document is no proof of a passport at all. */
export class ProofError extends Error {
  override name = "ProofError";
}

const Key = z.object({
  kty: z.string().optional(),
  crv: z.string().optional(),
  x: z.string().optional(),
  kid: z.string().optional(),
});

/** RFC 7517: a set of public keys. What a key holds besides is not looked at. */
const KeySet = z.object({ keys: z.array(Key).max(1000) });

type Content = Record<string, unknown>;

const Version = z.object({
  version: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string(),
  // Taken as it is: a copy by rule could lose a member that the hash covers.
  content: z.custom<Content>((value) => typeof value === "object" && value !== null && !Array.isArray(value)),
});

const Proof = z.object({
  object: z.literal("passport_proof"),
  livemode: z.boolean(),
  uid: z.string(),
  url: z.string(),
  keys: KeySet,
  versions: z.array(Version).min(1).max(MAX_VERSIONS),
});

type Version = z.infer<typeof Version>;
type Proof = z.infer<typeof Proof>;

/** A version with what was computed from its content; no bytes when it has no canonical form. */
interface Weighed extends Version {
  bytes: Uint8Array | undefined;
  hash: string | undefined;
}

/**
 * Checks a proof document: the hash of each content, the chain of versions, every signature and the mode.
 * @param input the document as JSON.parse gives it
 * @param trusted keys from elsewhere; without them the document's own are used, which proves less
 * @throws ProofError when it is not a proof document
 */
export async function verifyProof(input: unknown, trusted?: TrustedKeys): Promise<VerificationReport> {
  const proof = readProof(input);
  const versions = proof.versions.map(weigh);
  const keys = trusted?.keys ?? proof.keys.keys;
  const kids = [...new Set(versions.map(({ signature }) => headerOf(signature)?.kid).filter(isText))];
  const checks = [
    checkPassport(proof, versions),
    checkContent(versions),
    checkChain(versions),
    await checkSignatures(versions, keys),
    checkMode(proof, versions),
    checkKeys(keys, trusted),
  ];
  return {
    verdict: verdictOf(checks),
    uid: proof.uid,
    url: proof.url,
    livemode: proof.livemode,
    version: versions[0]?.version ?? 0,
    sha256: versions[0]?.hash ?? null,
    kids,
    checks,
  };
}

/** One thing that does not hold decides; verified only when nothing was left open. */
export function verdictOf(checks: readonly Check[]): VerificationReport["verdict"] {
  if (checks.some(({ result }) => result === "failed")) return "failed";
  return checks.every(({ result }) => result === "ok") ? "verified" : "partial";
}

/**
 * The keys of a JWKS (RFC 7517 section 5).
 * @throws ProofError when it is none
 */
export function readKeySet(input: unknown): PublicKey[] {
  const parsed = KeySet.safeParse(input);
  if (!parsed.success)
    throw new ProofError('It is not a set of keys (RFC 7517): a JSON object with a list "keys".');
  return parsed.data.keys;
}

const PublicJson = z.object({
  object: z.literal("public_passport"),
  livemode: z.boolean(),
  uid: z.string(),
  url: z.string(),
  content: Version.shape.content,
  content_sha256: Version.shape.sha256,
  signature: z.string(),
  version: Version.shape.version,
});

/**
 * The public JSON of a passport as a proof of its current version, without keys.
 * @throws ProofError when it is none
 */
export function proofOfPublicJson(input: unknown): unknown {
  const parsed = PublicJson.safeParse(input);
  if (!parsed.success) throw new ProofError(`The public JSON is not whole: ${whatIsWrong(parsed.error)}.`);
  const { livemode, uid, url, content, content_sha256, signature, version } = parsed.data;
  const versions = [{ version, sha256: content_sha256, signature, content }];
  return { object: "passport_proof", livemode, uid, url, keys: { keys: [] }, versions };
}

function readProof(input: unknown): Proof {
  const parsed = Proof.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ProofError(`The proof is not whole: ${whatIsWrong(parsed.error)}.`);
}

function whatIsWrong(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => (path.length > 0 ? `${path.join(".")}: ${message}` : message))
    .join("; ");
}

function weigh(version: Version): Weighed {
  try {
    const bytes = canonicalBytes(version.content);
    return { ...version, bytes, hash: sha256Hex(bytes) };
  } catch {
    return { ...version, bytes: undefined, hash: undefined };
  }
}

/** A version of another passport could be genuine in all the rest. */
function checkPassport(proof: Proof, versions: readonly Weighed[]): Check {
  const id = versions[0]?.content["passport"];
  const faults = versions.flatMap(({ version, content }) => {
    if (content["uid"] !== proof.uid)
      return [`Version ${version} is of another passport: its uid is ${shown(content["uid"])}.`];
    if (content["passport"] !== id)
      return [`Version ${version} is of another passport: its id is ${shown(content["passport"])}.`];
    if (content["version"] !== version)
      return [`What is given as version ${version} calls itself ${shown(content["version"])}.`];
    return [];
  });
  return check("passport", faults, `${every(versions)} of the passport ${shown(proof.uid)}.`);
}

function checkContent(versions: readonly Weighed[]): Check {
  const faults = versions.flatMap(({ version, sha256, hash }) => {
    if (hash === undefined) return [`The content of version ${version} has no canonical form (RFC 8785).`];
    return hash === sha256
      ? []
      : [
          `The content of version ${version} was changed: its SHA-256 is ${hash}, and ${sha256} was published.`,
        ];
  });
  return check(
    "content",
    faults,
    `The SHA-256 of the canonical bytes (RFC 8785) is the published one, in ${counted(versions)}.`,
  );
}

/** The hashes are those computed here: the chain does not lean on what the document states. */
function checkChain(versions: readonly Weighed[]): Check {
  const faults: string[] = [];
  for (const [index, { version, content }] of versions.entries()) {
    const before = versions[index + 1];
    const previous = content["previous"];
    if (version === 1 && previous !== null) faults.push("Version 1 names a version before it.");
    else if (version > 1 && previous === null) faults.push(`Version ${version} names no version before it.`);
    else if (before && before.version !== version - 1)
      faults.push(
        `Version ${version} is followed by version ${before.version}: versions are missing or out of order.`,
      );
    else if (before && previous !== before.hash)
      faults.push(
        `Version ${version} does not follow from version ${before.version}: the hash it names is another.`,
      );
  }
  const newest = versions[0]?.version;
  const oldest = versions.at(-1)?.version ?? 1;
  if (faults.length > 0 || oldest === 1)
    return check(
      "chain",
      faults,
      newest === 1
        ? "It is the first version."
        : `The versions 1 to ${newest} are there without a gap, and each names the hash of the one before.`,
    );
  const absent = oldest === 2 ? "Version 1 is" : `Versions 1 to ${oldest - 1} are`;
  const held = newest === oldest ? "" : `The versions ${oldest} to ${newest} follow each other. `;
  const found = `${held}${absent} not in this document, so the beginning was not checked.`;
  return { question: "chain", result: "not_checked", found, faults: [] };
}

async function checkSignatures(versions: readonly Weighed[], keys: readonly PublicKey[]): Promise<Check> {
  if (keys.length === 0)
    return {
      question: "signatures",
      result: "not_checked",
      found: "There are no keys to check the signatures with.",
      faults: [],
    };
  const faults: string[] = [];
  const imported = new Map<string, CryptoKey | string>();
  for (const version of versions) {
    const fault = await signatureFault(version, keys, imported);
    if (fault) faults.push(`The signature of version ${version.version} does not hold: ${fault}.`);
  }
  return check(
    "signatures",
    faults,
    `The Ed25519 signature (EdDSA, RFC 8037) holds in ${counted(versions)}.`,
  );
}

interface Header {
  kid: string;
  /** Names of what the header holds besides `alg` and `kid`. */
  extra: string[];
  alg: unknown;
}

/** What is wrong with the signature of a version; undefined when it holds. */
async function signatureFault(
  version: Weighed,
  keys: readonly PublicKey[],
  imported: Map<string, CryptoKey | string>,
): Promise<string | undefined> {
  const header = headerOf(version.signature);
  if (!header) return "it is not a detached JWS (RFC 7515 Appendix F) with a key name";
  if (header.alg !== "EdDSA") return `its algorithm is ${shown(header.alg)}, and only EdDSA is taken`;
  // `crit` and `b64` would change what is signed; `jwk`, `jku` and `x5u` would bring a key of the signer's choice.
  if (header.extra.length > 0)
    return `its header holds ${header.extra.map(shown).join(", ")}, and only alg and kid are taken`;
  if (!version.bytes) return "there are no canonical bytes to check it on";
  let key = imported.get(header.kid);
  if (key === undefined) {
    key = await importKey(header.kid, keys);
    imported.set(header.kid, key);
  }
  if (typeof key === "string") return key;
  const [protectedPart = "", , signature = ""] = version.signature.split(".");
  try {
    const payload = Buffer.from(version.bytes).toString("base64url");
    await flattenedVerify({ protected: protectedPart, payload, signature }, key, { algorithms: ["EdDSA"] });
    return undefined;
  } catch {
    return `the key ${shown(header.kid)} did not sign this content`;
  }
}

/** The key of this name, or why there is none to use. */
async function importKey(kid: string, keys: readonly PublicKey[]): Promise<CryptoKey | string> {
  const [found, another] = keys.filter((key) => key.kid === kid);
  if (!found) return `the key ${shown(kid)} is not among the keys`;
  if (another && another.x !== found.x) return `there are two keys of the name ${shown(kid)}`;
  const { kty, crv, x } = found;
  if (kty !== "OKP" || crv !== "Ed25519" || x === undefined)
    return `the key ${shown(kid)} is not an Ed25519 key`;
  try {
    return (await importJWK({ kty, crv, x }, "EdDSA")) as CryptoKey;
  } catch {
    return `the key ${shown(kid)} cannot be read`;
  }
}

/** The protected header of a detached compact JWS; undefined when it is none, or names no key. */
function headerOf(signature: string): Header | undefined {
  const parts = signature.split(".");
  if (parts.length !== 3 || parts[1] !== "" || !parts.every((part) => /^[A-Za-z0-9_-]*$/.test(part)))
    return undefined;
  try {
    const header: unknown = JSON.parse(Buffer.from(parts[0] ?? "", "base64url").toString());
    if (typeof header !== "object" || header === null) return undefined;
    const { alg, kid, ...rest } = header as Record<string, unknown>;
    return isText(kid) ? { alg, kid, extra: Object.keys(rest) } : undefined;
  } catch {
    return undefined;
  }
}

/** The mode stands in three places that only the owner of the keys can bring together. */
function checkMode(proof: Proof, versions: readonly Weighed[]): Check {
  const mode = modeOf(proof.livemode);
  const faults = versions.flatMap(({ version, content, signature }) => {
    const kid = headerOf(signature)?.kid ?? "";
    if (content["livemode"] !== proof.livemode)
      return [`The document is of ${mode} data, but the content of version ${version} is not.`];
    if (!kid.startsWith(`${mode}-`))
      return [`The document is of ${mode} data, but version ${version} names the key ${shown(kid)}.`];
    return [];
  });
  const meaning = proof.livemode
    ? "Document, contents and key names say live data."
    : "Document, contents and key names say TEST data: the product is not real.";
  return check("mode", faults, meaning);
}

function checkKeys(keys: readonly PublicKey[], trusted: TrustedKeys | undefined): Check {
  if (trusted)
    return check("keys", [], `The keys from ${trusted.from} were used, not those in the document.`);
  const found =
    keys.length === 0
      ? "The document holds no keys. Give them with --keys, or check the address instead of a file."
      : "The keys came from the document itself, so who signed was not checked. Give the company's keys with --keys, or check the address instead of a file.";
  return { question: "keys", result: "not_checked", found, faults: [] };
}

function check(question: Question, faults: readonly string[], found: string): Check {
  if (faults.length === 0) return { question, result: "ok", found, faults: [] };
  const more = faults.length - MAX_FAULTS;
  const told = more > 0 ? [...faults.slice(0, MAX_FAULTS), `There are ${more} more.`] : [...faults];
  return { question, result: "failed", found: told[0] ?? "", faults: told };
}

function modeOf(livemode: boolean): "live" | "test" {
  return livemode ? "live" : "test";
}

function every(versions: readonly Weighed[]): string {
  return versions.length === 1 ? "The one version is" : `All ${versions.length} versions are`;
}

function counted(versions: readonly Weighed[]): string {
  return versions.length === 1 ? "the one version" : `all ${versions.length} versions`;
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** A value of the document as a short quotation. */
function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? "missing";
}
