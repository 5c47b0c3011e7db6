import { Failure } from "../domain/failure.ts";
import type { PublicItem } from "../domain/items/public.ts";
import type { PassportContent, PassportProof, PublicPassport } from "../domain/passports/content.ts";
import type { Check, TrustedKeys, VerificationReport } from "../domain/passports/verify.ts";
import { type PlainCommand, Refused, UsageError } from "./command.ts";
import { printable } from "./printable.ts";
import { fetchSource, isAddress, readSource, type Source } from "./read-source.ts";

const SCHEMA_PREFIX = "urn:carnet:schema:passport-content:";

/** What was read, told apart by what it says of itself. */
type Document =
  | { kind: "proof"; json: PassportProof }
  | { kind: "public"; json: PublicPassport; piece?: Piece }
  | { kind: "content"; json: PassportContent };

/** What a piece's page says of it. Signatures cover its passport, not the piece. */
interface Piece {
  serial: string;
  status: PublicItem["status"];
}

interface VerifiedPassport extends VerificationReport {
  document: "proof" | "public_json";
  source: string;
  /** What the passport's own page says; null for a file, which cannot know. Signatures do not cover it. */
  status: PublicPassport["status"] | null;
  /** The piece whose address or public JSON was given; null for the passport itself. */
  piece: Piece | null;
  product: string;
  company: string;
}

interface WeighedContent {
  document: "content";
  source: string;
  /** `computed`: there was nothing to compare with. */
  verdict: "verified" | "computed" | "failed";
  livemode: boolean;
  uid: string;
  version: number;
  /** Of the canonical bytes. */
  sha256: string;
  /** Whether the bytes of the file are the canonical ones. */
  canonical: boolean;
}

export const verify: PlainCommand = {
  name: "verify",
  summary: "check a passport: its hashes, chain of versions and signatures",
  needs: "nothing",
  words: { form: "FILE|URL", min: 1, max: 1 },
  options: {
    keys: { value: "FILE", about: "public keys (JWKS) to use instead of those that come with the passport" },
    sha256: { value: "HEX", about: "hash that the newest version, or the one given, must have" },
  },
  notes: [
    "URL is the address of a passport, of a piece or of one version, or a proof.json: the keys are then read from the",
    "company's site. FILE is a saved proof.json, the public JSON, or the exact bytes of a version; - is standard input.",
    "Files need no network.",
  ],
  examples: [
    "carnet verify https://id.example.com/p/0123456789abcdef",
    "carnet verify proof.json --keys jwks.json",
    "carnet verify version-2.json --sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  ],
  async run(input): Promise<VerifiedPassport | WeighedContent> {
    const [word = ""] = input.words;
    const expected = readHash(input.options.sha256);
    const trusted = input.options.keys === undefined ? undefined : await keysFromFile(input.options.keys);
    const online = isAddress(word);
    const source = online ? await fetchSource(word) : await readSource(word);
    const document = documentOf(source);
    const asked = { expected, trusted, online };
    const pageOfVersion = online ? passportOfVersion(source.place) : undefined;
    const result =
      document.kind !== "content"
        ? await checkPassport(source, document, asked)
        : pageOfVersion === undefined
          ? await weighContent(source, document.json, expected)
          : await checkVersion(source, document.json, pageOfVersion, asked);
    if (result.verdict === "failed") throw new Refused("This does not hold: do not trust it.", result);
    return result;
  },
  text(result) {
    const told = result as VerifiedPassport | WeighedContent;
    return told.document === "content" ? contentText(told) : passportText(told);
  },
};

interface Asked {
  expected: string | undefined;
  trusted: TrustedKeys | undefined;
  /** The source is an address: what it leads to may be read too. */
  online: boolean;
  /** The version that was asked for, and the hash of what its address shows; unset: the newest. */
  shown?: { version: number; sha256: string };
}

/** The passport that a version's address (`{uid_url}/versions/{n}`, also with `.json`) belongs to. */
function passportOfVersion(place: string): string | undefined {
  const { origin, pathname } = new URL(place);
  const [, passport] = /^(.*)\/versions\/\d+(?:\.json)?$/.exec(pathname) ?? [];
  return passport === undefined ? undefined : `${origin}${passport}`;
}

/** One version as its address shows it, with the whole passport that it is said to be a part of. */
async function checkVersion(
  source: Source,
  shown: PassportContent,
  address: string,
  asked: Asked,
): Promise<VerifiedPassport> {
  const page = await fetchSource(address);
  const document = documentOf(page);
  if (document.kind !== "public")
    throw new Failure("invalid_value", `${page.place} is not the page of a passport.`);
  const { sha256 } = await weighContent(source, shown, undefined);
  return checkPassport(source, document, { ...asked, shown: { version: Number(shown.version), sha256 } });
}

async function checkPassport(
  source: Source,
  document: Exclude<Document, { kind: "content" }>,
  { expected, trusted, online, shown }: Asked,
): Promise<VerifiedPassport> {
  const { ProofError, proofOfPublicJson, verdictOf, verifyProof } = await import(
    "../domain/passports/verify.ts"
  );
  const page = document.kind === "public" ? document.json : undefined;
  const further: Check[] = [];
  let proof: unknown = document.json;
  let proofPlace = source.place;
  if (page && online) {
    const linked = await fetchProof(page);
    proof = linked.json;
    proofPlace = linked.place;
  } else if (page) proof = proofOfPublicJson(page);

  let keys = trusted;
  if (!keys && online) {
    const found = await keysOfSite(proof as PassportProof, proofPlace);
    if ("keys" in found) keys = found;
    else further.push(found);
  }
  try {
    const report = await verifyProof(proof, keys);
    if (page && online) further.push(checkCurrent(page, report));
    if (shown) further.push(checkShown(shown, proof as PassportProof));
    if (expected !== undefined) further.push(checkExpected(expected, shown ?? report));
    const replaced = new Set(further.map(({ question }) => question));
    const checks = [...report.checks.filter(({ question }) => !replaced.has(question)), ...further];
    const newest = (proof as PassportProof).versions[0]?.content;
    return {
      document: document.kind === "proof" ? "proof" : "public_json",
      source: source.place,
      ...report,
      ...shown,
      verdict: verdictOf(checks),
      checks,
      status: online ? (page?.status ?? null) : null,
      piece: document.kind === "public" ? (document.piece ?? null) : null,
      product: String(newest?.product?.name ?? ""),
      company: String(newest?.company?.name ?? ""),
    };
  } catch (fault) {
    if (fault instanceof ProofError)
      throw new Failure("invalid_value", `${proofPlace}: ${printable(fault.message)}`);
    throw fault;
  }
}

/** The proof that the page of a passport links to. */
async function fetchProof(page: PublicPassport): Promise<{ json: unknown; place: string }> {
  const link = page.links?.proof;
  if (typeof link !== "string" || !isAddress(link))
    throw new Failure("invalid_value", "The public JSON names no address of a proof (links.proof).");
  const source = await fetchSource(link);
  const document = documentOf(source);
  if (document.kind !== "proof")
    throw new Failure("invalid_value", `${source.place} is not a proof document.`);
  return { json: document.json, place: source.place };
}

/**
 * The keys that the company's site publishes, apart from the document; a failed check when they cannot be had, since
 * the document's own keys would prove nothing to somebody who asked the site.
 */
async function keysOfSite(
  { keys_url, did }: Partial<PassportProof>,
  place: string,
): Promise<TrustedKeys | Check> {
  const failed = (fault: string): Check => ({
    question: "keys",
    result: "failed",
    found: fault,
    faults: [fault],
  });
  if (typeof keys_url !== "string" || !isAddress(keys_url) || typeof did !== "string")
    return failed("The document does not say where the company publishes its keys (keys_url, did).");
  const { host } = new URL(keys_url);
  if (hostOfDid(did) !== host) return failed(`The keys are at ${host}, but the company calls itself ${did}.`);
  try {
    const { readKeySet } = await import("../domain/passports/verify.ts");
    const { text } = await fetchSource(keys_url);
    const elsewhere =
      new URL(place).host === host ? "" : ` (the passport itself came from ${new URL(place).host})`;
    return { keys: readKeySet(JSON.parse(text)), from: `${keys_url}${elsewhere}` };
  } catch (fault) {
    return failed(
      `The company's keys cannot be read from ${keys_url}: ${fault instanceof Error ? fault.message : fault}`,
    );
  }
}

/** W3C did:web method, section 3.1: the host, its port percent-encoded, then the path after colons. */
function hostOfDid(did: string): string | undefined {
  const [, method, host = ""] = did.split(":");
  return did.startsWith("did:") && method === "web" ? host.replace(/%3a/i, ":") : undefined;
}

async function keysFromFile(file: string): Promise<TrustedKeys> {
  const { readKeySet } = await import("../domain/passports/verify.ts");
  const { text } = await readSource(file);
  try {
    return { keys: readKeySet(JSON.parse(text)), from: file };
  } catch (fault) {
    throw new Failure(
      "invalid_value",
      `${file} holds no keys: ${fault instanceof Error ? fault.message : fault}`,
    );
  }
}

/** A proof could leave the newest versions out: the page says which is the current one. */
function checkCurrent(page: PublicPassport, report: VerificationReport): Check {
  const same =
    page.uid === report.uid && page.version === report.version && page.content_sha256 === report.sha256;
  const fault = `The page shows version ${page.version} (${page.content_sha256}), the proof ends with version ${report.version}.`;
  return same
    ? {
        question: "current",
        result: "ok",
        found: "The newest version is the one that the passport's page shows.",
        faults: [],
      }
    : { question: "current", result: "failed", found: fault, faults: [fault] };
}

/** The proof was checked as a whole: what the address shows is as good as what the proof says of that version. */
function checkShown(shown: { version: number; sha256: string }, { versions }: PassportProof): Check {
  const proven = versions.find(({ version }) => version === shown.version)?.sha256;
  if (proven === shown.sha256)
    return {
      question: "version",
      result: "ok",
      found: `This address shows version ${shown.version} as the passport has it.`,
      faults: [],
    };
  const fault = `This address shows a version ${shown.version} (${shown.sha256}) that the passport does not have.`;
  return { question: "version", result: "failed", found: fault, faults: [fault] };
}

function checkExpected(
  expected: string,
  { version, sha256 }: Pick<VerificationReport, "version" | "sha256">,
): Check {
  if (sha256 === expected)
    return {
      question: "expected",
      result: "ok",
      found: `Version ${version} has the hash given with --sha256.`,
      faults: [],
    };
  const fault = `Version ${version} has the SHA-256 ${sha256}, not the one given with --sha256.`;
  return { question: "expected", result: "failed", found: fault, faults: [fault] };
}

async function weighContent(
  source: Source,
  content: PassportContent,
  expected: string | undefined,
): Promise<WeighedContent> {
  const { canonicalJson } = await import("../formats/canonical-json.ts");
  const { sha256Hex } = await import("../platform/sealing.ts");
  let text: string;
  try {
    text = canonicalJson(content);
  } catch (fault) {
    throw new Failure(
      "invalid_value",
      `${source.place} has no canonical form (RFC 8785): ${fault instanceof Error ? fault.message : fault}`,
    );
  }
  const sha256 = sha256Hex(text);
  return {
    document: "content",
    source: source.place,
    verdict: expected === undefined ? "computed" : expected === sha256 ? "verified" : "failed",
    livemode: content.livemode === true,
    uid: String(content.uid),
    version: Number(content.version),
    sha256,
    canonical: text === source.text,
  };
}

/** @throws Failure when it is nothing that can be checked */
function documentOf({ place, text }: Source): Document {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Failure(
      "invalid_value",
      `${place} is not JSON. Give the address of a passport or a piece, a proof.json, the public JSON or the bytes of a version.`,
    );
  }
  const { object, schema } = (typeof json === "object" && json !== null ? json : {}) as Record<
    string,
    unknown
  >;
  if (object === "passport_proof") return { kind: "proof", json: json as PassportProof };
  if (object === "public_passport") return { kind: "public", json: json as PublicPassport };
  if (object === "public_item") {
    const { passport, serial, status } = json as PublicItem;
    if (typeof passport === "object" && passport !== null)
      return { kind: "public", json: passport, piece: { serial: String(serial), status } };
  }
  if (typeof schema === "string" && schema.startsWith(SCHEMA_PREFIX))
    return { kind: "content", json: json as PassportContent };
  throw new Failure(
    "invalid_value",
    `${place} is JSON, but neither a proof nor the public JSON of a passport or a piece, nor a version.`,
  );
}

function readHash(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[0-9a-f]{64}$/i.test(text))
    throw new UsageError("--sha256 takes 64 hexadecimal digits.");
  return text?.toLowerCase();
}

const TEST_WARNING = "TEST PASSPORT: it was made with test data, and its product is not real.";
const MARKS = { ok: "ok", failed: "FAILED", not_checked: "open" } as const;
const VERDICTS = {
  verified: "Verified.",
  partial: "Nothing is wrong, but not everything could be checked: see what is open.",
  failed: "NOT VERIFIED.",
} as const;

function passportText(told: VerifiedPassport): string {
  const names = [told.product, told.company].filter((name) => name !== "").map(printable);
  return [
    ...(told.livemode ? [] : [TEST_WARNING, ""]),
    names.join(", "),
    `version ${told.version} of ${printable(told.url)}`,
    ...pieceLines(told.piece),
    ...(told.status === "withdrawn" ? ["THIS PASSPORT WAS WITHDRAWN by the company."] : []),
    "",
    ...told.checks.flatMap(linesOf),
    "",
    VERDICTS[told.verdict],
  ].join("\n");
}

function pieceLines(piece: Piece | null): string[] {
  if (piece === null) return [];
  const line = `piece ${printable(piece.serial)}: signatures cover its passport, which is checked here`;
  return piece.status === "voided" ? [line, "THIS PIECE WAS VOIDED by the company."] : [line];
}

function linesOf({ question, result, found, faults }: Check): string[] {
  const [first = found, ...more] = faults.length > 0 ? faults : [found];
  const mark = `  ${MARKS[result].padEnd(8)}${question.padEnd(12)}`;
  return [
    `${mark}${printable(first)}`,
    ...more.map((fault) => `${" ".repeat(mark.length)}${printable(fault)}`),
  ];
}

function contentText(told: WeighedContent): string {
  return [
    ...(told.livemode ? [] : [TEST_WARNING, ""]),
    `version ${told.version} of the passport ${printable(told.uid)}`,
    `SHA-256 of its canonical bytes (RFC 8785): ${told.sha256}`,
    ...(told.canonical
      ? []
      : [
          "The bytes in this file are not the canonical ones: some tool wrote them anew. The content is what was hashed.",
        ]),
    "",
    {
      verified: "It is the hash given with --sha256.",
      computed: "Nothing was compared yet: give the published hash with --sha256.",
      failed: "It is NOT the hash given with --sha256.",
    }[told.verdict],
  ].join("\n");
}
