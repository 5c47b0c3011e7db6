/** Reads a JSON body within limits, before anything looks at what it says. */
import { Failure } from "../../domain/failure.ts";
import { paramOf } from "../../domain/faults.ts";

/** 1 MiB. */
export const BODY_BYTES = 1024 * 1024;
const BODY_DEPTH = 32;
/** Bytes of a refused body that a connection is kept open for: 64 MiB, more than any endpoint takes. */
const AWAITED_BYTES = 64 * 1024 * 1024;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The body as text.
 * @throws Failure body_too_large, content_type_unsupported, invalid_json (not UTF-8), invalid_body (cut short)
 */
export async function readText(request: Request): Promise<string> {
  const bytes = await readLimited(request, BODY_BYTES, () => tooLarge(request)).catch((fault) => {
    throw ofSender(fault, request, "body");
  });
  if (bytes.byteLength === 0) return "";
  checkContentEncoding(request);
  checkContentType(request.headers.get("content-type"));
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Failure("invalid_json", "The body is not valid UTF-8. Send JSON encoded as UTF-8.");
  }
}

/**
 * All octets of a body, of which no more are held than the limit allows; one that says that it is larger is not read.
 * @param tooLarge makes what is thrown beyond it
 */
export async function readLimited(
  request: Request,
  limitBytes: number,
  tooLarge: () => Failure,
): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get("content-length");
  if (Number(declared) > limitBytes) throw tooLarge();
  if (request.body === null || declared === "0") return new Uint8Array();
  // What says how long it is comes no longer than that, and at once is quicker.
  if (declared !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limitBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/**
 * A fault while something is received, which is its sender's who went away in the midst of it. Nobody reads that answer; it
 * keeps a client that went away from being logged as a fault of the server.
 */
export function ofSender(fault: unknown, request: Request, what: "body" | "form"): unknown {
  if (!request.signal.aborted) return fault;
  return new Failure(
    "invalid_body",
    `The connection was closed before the ${what} was whole. Send it again.`,
  );
}

/** What is no JSON at all is refused for that: a smaller one would be too. */
function tooLarge(request: Request): Failure {
  checkContentEncoding(request);
  checkContentType(request.headers.get("content-type"));
  return new Failure(
    "body_too_large",
    `The body is larger than ${BODY_BYTES} bytes (1 MiB). Send less at once.`,
    undefined,
    closingFor(request),
  );
}

/**
 * Headers of the refusal of a body that is too large. Most clients read no answer before they have sent all, and none on a
 * connection that is closed meanwhile: what still comes is thrown away, unless it says that it would take too long.
 */
export function closingFor({ headers }: Request): Record<string, string> {
  return Number(headers.get("content-length")) > AWAITED_BYTES ? { Connection: "close" } : {};
}

/**
 * Bodies come as they are: what a compressed one holds could be any size.
 * @throws Failure content_type_unsupported
 */
export function checkContentEncoding({ headers }: Request): void {
  const encoding = headers.get("content-encoding") ?? "";
  if (["", "identity"].includes(encoding.trim().toLowerCase())) return;
  throw new Failure(
    "content_type_unsupported",
    `The body must not be compressed, and came with "Content-Encoding: ${encoding.slice(0, 80)}". Send it as it is, without that header.`,
    undefined,
    { "Accept-Encoding": "identity" },
  );
}

function checkContentType(header: string | null): void {
  const [type = "", ...parameters] = (header ?? "")
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith("charset="))
    ?.slice(8)
    .replaceAll('"', "");
  if (type !== "application/json")
    throw new Failure(
      "content_type_unsupported",
      `The body must be JSON: send the header "Content-Type: application/json"${type === "" ? "" : `, not "${type.slice(0, 80)}"`}.`,
    );
  if (charset !== undefined && charset !== "utf-8" && charset !== "utf8")
    throw new Failure(
      "content_type_unsupported",
      `The body must be JSON in UTF-8, not in "${charset.slice(0, 80)}". Send it as UTF-8.`,
    );
}

/**
 * The JSON object of a body; an empty body is `{}`.
 * @throws Failure invalid_json, invalid_body, parameter_unknown (`__proto__`)
 */
export function parseObject(text: string): Record<string, unknown> {
  if (text.trim() === "") return {};
  if (depthOf(text) > BODY_DEPTH)
    throw new Failure(
      "invalid_body",
      `The body is nested more than ${BODY_DEPTH} levels deep. Send flatter data.`,
    );
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Failure("invalid_json", "The body is not valid JSON. Check quotes, commas and brackets.");
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw new Failure(
      "invalid_body",
      'The body must be a JSON object: {"parameter": value}, or {} for none.',
    );
  if (text.includes("__proto__") || text.includes("\\u")) refuseProto(parsed, []);
  return parsed as Record<string, unknown>;
}

/** How deep brackets nest, without parsing: JSON.parse would take any depth. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === 92) i++;
      else if (c === 34) inString = false;
    } else if (c === 34) inString = true;
    else if (c === 123 || c === 91) deepest = Math.max(deepest, ++depth);
    else if (c === 125 || c === 93) depth--;
  }
  return deepest;
}

/** JSON.parse keeps `__proto__` as an own key, and copies of the object would then change their prototype. */
function refuseProto(value: unknown, path: PropertyKey[]): void {
  if (typeof value !== "object" || value === null) return;
  if (Object.hasOwn(value, "__proto__"))
    throw new Failure(
      "parameter_unknown",
      'The parameter "__proto__" does not exist. Leave it out.',
      paramOf([...path, "__proto__"]),
    );
  for (const [key, inner] of Object.entries(value))
    refuseProto(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
