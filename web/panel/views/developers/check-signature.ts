/** Whether the signature of a webhook holds, and if not, why it may not. Runs where the secret was pasted, nowhere else. */
import { SignatureError } from "../../../../src/client/errors.ts";
import { verifyWebhook, type WebhookHeaders } from "../../../../src/client/webhook.ts";

interface Pasted {
  /** The body as it came. */
  body: string;
  /** The value of `Service-Signature`, or lines of headers. */
  header: string;
  secret: string;
}

export type Verdict =
  /** `age` in seconds; receivers refuse what is older than 300. */
  | { kind: "matches"; age: number; isOld: boolean }
  | { kind: "body_missing" | "secret_form" | "header_missing" | "header_form" }
  /** It holds for another text than the one given. */
  | { kind: "line_end" | "line_breaks" | "reformatted" }
  | { kind: "mismatch" };

/** Seconds that a signature is good for, as receivers are told. */
const TOLERANCE_SECONDS = 300;
const SECRET = /^whsec_[A-Za-z0-9+/]{24,}={0,2}$/;

/** Checks what was pasted against the time of now (Unix seconds). */
export async function checkSignature({ body, header, secret }: Pasted, now: number): Promise<Verdict> {
  if (body === "") return { kind: "body_missing" };
  if (header.trim() === "") return { kind: "header_missing" };
  if (!SECRET.test(secret.trim())) return { kind: "secret_form" };
  const headers = headersOf(header);
  try {
    if (await holds(body, headers, secret.trim())) {
      const age = Math.round(now - timeOf(header));
      return { kind: "matches", age, isOld: Math.abs(age) > TOLERANCE_SECONDS };
    }
  } catch (fault) {
    if (fault instanceof SignatureError)
      return { kind: fault.reason === "missing" ? "header_missing" : "header_form" };
    throw fault;
  }
  for (const [kind, other] of others(body))
    if (other !== body && (await holds(other, headers, secret.trim()))) return { kind };
  return { kind: "mismatch" };
}

/** Texts that the body may have been before something changed it on its way here. */
function* others(body: string): Generator<["line_end" | "line_breaks" | "reformatted", string]> {
  yield ["line_end", body.replace(/\s+$/, "")];
  yield ["line_breaks", body.replaceAll("\r\n", "\n")];
  try {
    // Carnet sends JSON without blanks.
    yield ["reformatted", JSON.stringify(JSON.parse(body))];
  } catch {
    // No JSON: nothing formatted it.
  }
}

async function holds(body: string, headers: string | WebhookHeaders, secret: string): Promise<boolean> {
  try {
    await verifyWebhook(body, headers, secret, { toleranceSeconds: Number.POSITIVE_INFINITY });
    return true;
  } catch (fault) {
    if (fault instanceof SignatureError && fault.reason === "mismatch") return false;
    // The signature holds, and what it signs is no JSON.
    if (fault instanceof SyntaxError) return true;
    throw fault;
  }
}

/** The value alone, or what several lines name. */
function headersOf(text: string): string | WebhookHeaders {
  const lines = text.trim().split(/\r?\n/);
  const named = lines.flatMap((line) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const];
  });
  return named.length === 0 ? text.trim() : Object.fromEntries(named);
}

function timeOf(header: string): number {
  const found = /(?:\bt=|webhook-timestamp\s*:\s*)(\d+)/i.exec(header);
  return Number(found?.[1]);
}
