/**
 * Checks a passport in the reader's browser: that the content has the fingerprint that the page prints, that it
 * follows from the versions before, and that a key of the company signed it. What could not be checked is said.
 */
import { asBytes, type Step, type StepResult, verdictOf } from "./verify/verdict.ts";

/** The data that src/pages/public/check-block.ts leaves in the page. */
interface CheckData {
  uid: string;
  version: number;
  /** Hexadecimal. */
  sha256: string;
  /** Address of the canonical bytes. */
  content: string;
  /** Detached compact JWS (RFC 7515 Appendix F). */
  signature: string;
  /** Address of the JWKS. */
  keys: string;
  /** Versions before, newest first. */
  previous: { version: number; content: string }[];
  words: Record<string, string>;
}

/** A key of the set, as far as this check reads it. */
interface PublicKey {
  kid?: string;
  kty?: string;
  crv?: string;
  x?: string;
}

const block = document.querySelector<HTMLElement>("#check");
const line = document.querySelector<HTMLElement>("#check-line");
const island = document.querySelector("#check-data");

if (block && island) {
  const data = JSON.parse(island.textContent ?? "") as CheckData;
  offerCopy(block, data);
  if (globalThis.crypto?.subtle) void check(block, data);
  else showState(block, "unavailable", data);
}
offerPrint();

async function check(block: HTMLElement, data: CheckData): Promise<void> {
  showState(block, "checking", data);
  let steps: Step[];
  try {
    const bytes = await load(data.content);
    const contentStep = await checkContent(bytes, data);
    steps = [contentStep];
    if (contentStep.result === "good") {
      steps.push(...(await Promise.all([checkChain(bytes, data), checkSignature(bytes, data)])));
    }
  } catch {
    steps = [step("unknown", data.words["content_unread"])];
  }
  showSteps(block, steps);
  showState(block, verdictOf(steps), data);
}

async function checkContent(bytes: Uint8Array<ArrayBuffer>, data: CheckData): Promise<Step> {
  const content = parse(bytes);
  const matches =
    (await sha256(bytes)) === data.sha256 &&
    content?.["uid"] === data.uid &&
    content["version"] === data.version;
  return matches
    ? step("good", data.words["content"], data.words["content_note"])
    : step("failed", data.words["content_failed"]);
}

/** Each version names the fingerprint of the one before it; as many as the page lists are fetched and compared. */
async function checkChain(bytes: Uint8Array<ArrayBuffer>, data: CheckData): Promise<Step> {
  const { words } = data;
  let named = parse(bytes)?.["previous"];
  if (data.version === 1) return step(named === null ? "good" : "failed", words["chain_first"]);
  let reached = data.version;
  for (const { version, content } of data.previous) {
    let older: Uint8Array<ArrayBuffer>;
    try {
      older = await load(content);
    } catch {
      return step("unknown", filled(words["chain_unread"], version));
    }
    if (version !== reached - 1 || (await sha256(older)) !== named) {
      return step("failed", filled(words["chain_failed"], version));
    }
    named = parse(older)?.["previous"];
    reached = version;
  }
  if (reached === data.version) return step("unknown", filled(words["chain_unread"], data.version - 1));
  const whole = reached === 1 && named === null;
  const note = whole ? words["chain_all"] : filled(words["chain_some"], reached);
  return step("good", filled(words["chain"], data.version - 1), note);
}

async function checkSignature(bytes: Uint8Array<ArrayBuffer>, data: CheckData): Promise<Step> {
  const { words } = data;
  let keys: unknown;
  try {
    keys = parse(await load(data.keys))?.["keys"];
  } catch {
    return step("unknown", words["signature_unread"]);
  }
  const [header = "", payload, signature = "", more] = data.signature.split(".");
  const { alg, kid, b64 } = parse(asBytes(header)) ?? {};
  const jwk = (Array.isArray(keys) ? (keys as PublicKey[]) : []).find((key) => {
    return key.kid === kid && key.kty === "OKP" && key.crv === "Ed25519";
  });
  const wellFormed =
    payload === "" && more === undefined && b64 === undefined && (alg === "EdDSA" || alg === "Ed25519");
  if (!jwk || !wellFormed) return step("failed", words["signature_failed"]);
  let key: CryptoKey;
  try {
    const bare: JsonWebKey = { kty: "OKP", crv: "Ed25519", x: jwk.x ?? "" };
    key = await crypto.subtle.importKey("jwk", bare, { name: "Ed25519" }, false, ["verify"]);
  } catch (error) {
    const isUnknownHere = error instanceof DOMException && error.name === "NotSupportedError";
    return isUnknownHere
      ? step("unknown", words["signature_unsupported"])
      : step("failed", words["signature_failed"]);
  }
  const signed = new TextEncoder().encode(`${header}.${asBase64Url(bytes)}`);
  const good = await crypto.subtle.verify("Ed25519", key, asBytes(signature), signed);
  return good
    ? step("good", words["signature"], words["signature_note"])
    : step("failed", words["signature_failed"]);
}

async function load(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, { credentials: "omit" });
  if (!answer.ok) throw new Error(String(answer.status));
  return new Uint8Array(await answer.arrayBuffer());
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function parse(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function asBase64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function step(result: StepResult, text = "", note = ""): Step {
  return { result, text, note };
}

function filled(text = "", version = 0): string {
  return text.replace("{version}", String(version));
}

type State = "checking" | "verified" | "partial" | "failed" | "unavailable";

function showState(block: HTMLElement, state: State, { words }: CheckData): void {
  block.dataset["state"] = state;
  setText(block, "[data-title]", words[state]);
  if (state !== "checking") setText(block, "[data-lead]", words[`${state}_lead`]);
  const byHand = block.querySelector<HTMLElement>("[data-by-hand]");
  if (byHand) byHand.hidden = state === "verified";
  // A test passport and a withdrawn one say something else beside their stamp, unless the content is not theirs.
  if (line?.dataset["state"] !== undefined) {
    line.dataset["state"] = state;
    setText(line, "[data-words]", words[`${state}_line`] ?? words[`${state}_lead`] ?? words[state]);
    if (state === "unavailable") setText(line, "[data-words]", words["unavailable"]);
  } else if (state === "failed") {
    const warning = document.querySelector<HTMLElement>(".check-line");
    if (warning) {
      warning.dataset["state"] = state;
      warning.textContent = words["failed_lead"] ?? "";
    }
  }
}

function showSteps(block: HTMLElement, steps: readonly Step[]): void {
  const list = block.querySelector<HTMLElement>("[data-steps]");
  if (!list) return;
  list.replaceChildren(...steps.map(stepItem));
  list.hidden = false;
}

/** The marks are copies of those that the page has in its heading. */
function stepItem({ result, text, note }: Step): HTMLElement {
  const item = document.createElement("li");
  item.dataset["result"] = result;
  const mark = document.querySelectorAll("#check h2 .icon")[result === "good" ? 0 : 1];
  if (mark) item.append(mark.cloneNode(true));
  item.append(text);
  if (note) {
    const small = document.createElement("small");
    small.textContent = note;
    item.append(small);
  }
  return item;
}

function setText(root: HTMLElement, selector: string, text = ""): void {
  const found = root.querySelector(selector);
  if (found) found.textContent = text;
}

function offerCopy(block: HTMLElement, { sha256, words }: CheckData): void {
  const button = block.querySelector<HTMLButtonElement>("[data-copy]");
  if (!button || !navigator.clipboard) return;
  button.hidden = false;
  const label = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(sha256);
    button.textContent = words["copied"] ?? "";
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
}

function offerPrint(): void {
  const paper = document.querySelector<HTMLElement>("[data-print]");
  if (!paper) return;
  paper.hidden = false;
  paper.querySelector("button")?.addEventListener("click", () => window.print());
}
