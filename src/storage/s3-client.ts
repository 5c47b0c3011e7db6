/**
 * The requests to an S3 service that the file store needs, signed, with limits on their time, and sent again
 * when a fault may pass by itself. What an address answers ends as a sentence for whoever runs this Carnet.
 */
import { AwsV4Signer } from "aws4fetch";
import { bucketUrl, type S3Address, shortS3Address } from "../platform/s3-address.ts";
import { StorageFull } from "./database.ts";
import { FilesUnavailable } from "./files.ts";

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

export interface S3Client {
  /** Stores an object, whole or not at all. @throws FilesUnavailable, StorageFull */
  put(key: string, content: S3Content): Promise<void>;
  /** The content of an object; undefined when there is none. @throws FilesUnavailable here or while it is read */
  get(key: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Removes an object, if it is there. @throws FilesUnavailable */
  remove(key: string): Promise<void>;
  /** Names directly under a prefix, a page of at most `limit`, and what to ask for the next with. */
  list(prefix: string, limit: number, from?: string): Promise<{ keys: string[]; next?: string }>;
}

interface S3Content {
  size: number;
  /** In hexadecimal; the service refuses what arrives otherwise. */
  sha256: string;
  /** Read once for each attempt. */
  open(): ReadableStream<Uint8Array>;
}

/** Longest silence of a service, in milliseconds. */
const SILENCE_MS = 15_000;
/** Before the second attempt and the third. */
const PAUSES_MS = [200, 800];
/** No further attempt begins after this: somebody waits for the answer. */
const RETRY_WITHIN_MS = 10_000;
/** Characters of an error answer that are looked at. */
const ERROR_CHARACTERS = 4096;
const SHA256_OF_NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

interface Call {
  method: "GET" | "PUT" | "DELETE";
  key?: string;
  query?: Record<string, string>;
  content?: S3Content;
}

export function createS3Client(address: S3Address, keys: S3Keys): S3Client {
  const base = bucketUrl(address);
  const signingKeys = new Map<string, ArrayBuffer>();

  async function send(call: Call): Promise<Response | undefined> {
    const end = performance.now() + RETRY_WITHIN_MS;
    for (let attempt = 0; ; attempt++) {
      try {
        return await sendOnce(call);
      } catch (fault) {
        const pause = PAUSES_MS[attempt];
        const mayPass = fault instanceof FilesUnavailable && fault.mayPass;
        if (!mayPass || pause === undefined || performance.now() + pause > end) throw fault;
        await Bun.sleep(pause);
      }
    }
  }

  /** @returns undefined when the object is not there */
  async function sendOnce(call: Call): Promise<Response | undefined> {
    const { method, content } = call;
    const { url, headers } = await signed(call);
    const patience = startPatience();
    try {
      const response = await fetch(url, {
        method,
        headers,
        signal: patience.signal,
        redirect: "manual",
        ...(content ? { body: content.open().pipeThrough(patience.renewing()) } : {}),
      });
      if (response.ok) return response;
      const text = (await response.text()).slice(0, ERROR_CHARACTERS);
      if (method !== "PUT" && textOf(text, "Code") === "NoSuchKey") return undefined;
      throw refusalOf(address, response, text);
    } catch (fault) {
      if (fault instanceof FilesUnavailable || fault instanceof StorageFull) throw fault;
      throw silenceOf(address, fault);
    } finally {
      patience.end();
    }
  }

  async function signed({ method, key, query, content }: Call): Promise<{ url: URL; headers: Headers }> {
    const url = new URL(key === undefined ? base : `${base}/${key}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const headers: Record<string, string> = {
      "X-Amz-Content-Sha256": content?.sha256 ?? SHA256_OF_NOTHING,
      "Accept-Encoding": "identity",
    };
    if (content) headers["Content-Length"] = String(content.size);
    const { region } = address;
    const place = { service: "s3", region, cache: signingKeys };
    return new AwsV4Signer({ url: url.href, method, headers, ...keys, ...place }).sign();
  }

  return {
    async put(key, content) {
      await send({ method: "PUT", key, content });
    },
    async get(key) {
      const body = (await send({ method: "GET", key }))?.body;
      return body ? inTime(body, address) : undefined;
    },
    async remove(key) {
      await send({ method: "DELETE", key });
    },
    async list(prefix, limit, from) {
      const query: Record<string, string> = { "list-type": "2", delimiter: "/", "max-keys": String(limit) };
      if (prefix !== "") query.prefix = prefix;
      if (from !== undefined) query["continuation-token"] = from;
      const body = (await send({ method: "GET", query }))?.body;
      const text = body ? await new Response(inTime(body, address)).text() : "";
      if (!text.includes("<ListBucketResult"))
        throw new FilesUnavailable(
          `${address.endpoint} answers, but not as an S3 service does. Check the endpoint in CARNET_FILES.`,
        );
      const next = textOf(text, "NextContinuationToken");
      const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => decoded(key));
      return { keys, ...(next === undefined ? {} : { next }) };
    },
  };
}

/** Ends a request when nothing has moved for too long. */
function startPatience() {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), SILENCE_MS);
  return {
    signal: ending.signal,
    end: () => clearTimeout(timer),
    /** Passes on what is sent, as a sign of life. */
    renewing: () =>
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          timer.refresh();
          controller.enqueue(chunk);
        },
      }),
  };
}

/** A body that fails when a chunk that is asked for does not come; who reads may take all the time. */
function inTime(body: ReadableStream<Uint8Array>, address: S3Address): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let isLate = false;
        const timer = setTimeout(() => {
          isLate = true;
          void reader.cancel();
        }, SILENCE_MS);
        try {
          const { done, value } = await reader.read();
          if (isLate) throw new DOMException("too late", "AbortError");
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (fault) {
          controller.error(silenceOf(address, fault));
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** What kept a service from answering. The fault itself holds addresses and is not passed on. */
function silenceOf({ endpoint }: S3Address, fault: unknown): FilesUnavailable {
  if (fault instanceof DOMException && fault.name === "AbortError")
    return new FilesUnavailable(
      `The file store at ${endpoint} did not answer within ${SILENCE_MS / 1000} seconds.`,
      { mayPass: true },
    );
  const code = fault instanceof Error && "code" in fault ? String(fault.code) : "no answer";
  return new FilesUnavailable(
    `The file store at ${endpoint} cannot be reached (${code}). Check the endpoint in CARNET_FILES and the network.`,
    { mayPass: true },
  );
}

const FULL = ["QuotaExceeded", "InsufficientCapacity", "XMinioStorageFull", "XMinioAdminBucketQuotaExceeded"];
const OTHER_REGION = ["AuthorizationHeaderMalformed", "PermanentRedirect", "TemporaryRedirect"];

/** What an error answer means, by the codes of Amazon's "Error responses" of S3. */
function refusalOf(address: S3Address, response: Response, text: string): Error {
  const { status, headers } = response;
  const { endpoint, bucket } = address;
  const code = textOf(text, "Code") ?? "";
  const refusal = (sentence: string, mayPass = false) => new FilesUnavailable(sentence, { mayPass });
  if (FULL.includes(code) || status === 507) return new StorageFull("The file store is full.");
  if (code === "NoSuchBucket")
    return refusal(`There is no bucket ${bucket} at ${endpoint}. Make it, or correct CARNET_FILES.`);
  if (code === "InvalidAccessKeyId")
    return refusal(`${endpoint} does not know the access key. Check CARNET_S3_ACCESS_KEY_ID.`);
  if (code === "SignatureDoesNotMatch")
    return refusal(`${endpoint} does not accept the signature. Check CARNET_S3_SECRET_ACCESS_KEY.`);
  if (OTHER_REGION.includes(code) || status === 301 || status === 307) {
    const region = headers.get("x-amz-bucket-region") ?? textOf(text, "Region");
    const cure = region ? `Set region=${region} in CARNET_FILES.` : "Correct the region in CARNET_FILES.";
    return refusal(`The bucket ${bucket} is not in the region ${address.region} at ${endpoint}. ${cure}`);
  }
  if (code === "RequestTimeTooSkewed")
    return refusal(`The clock of this machine differs from that of ${endpoint}. Set it.`);
  if (code === "AccessDenied")
    return refusal(
      `The access key may not do what Carnet needs in ${shortS3Address(address)}. Allow it s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject.`,
    );
  const told = `${endpoint} answered ${status}${code === "" ? "" : ` ${code}`}`;
  if (status >= 500 || status === 429 || code === "RequestTimeout")
    return refusal(`The file store at ${told}.`, true);
  return refusal(`${told}, which is no answer of a working S3 service. Check CARNET_FILES.`);
}

/** The text of an element that has no others in it. */
function textOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined ? undefined : decoded(text);
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? all;
    return String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16));
  });
}
