/**
 * Rendered pages and public JSON, kept in memory with their compressed forms until the passport changes. A request
 * that was answered before is answered from one map look-up; a page is rendered once for all ways to ask for it.
 */

import { isKnown } from "../../formats/etag.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import { chooseEncoding, compress, type Encoding } from "../content-encoding.ts";

/** Most answers remembered, most documents kept and most bytes of these; the oldest go first. */
const ANSWERS = 4000;
const DOCUMENTS = 1000;
const DOCUMENT_BYTES = 48 * 1024 * 1024;
/**
 * Of a document that is larger than this only the form that was asked for last is kept, where compressing makes it
 * smaller; else it is made anew for each request, so that it pushes no other out.
 */
const LARGEST_DOCUMENT_BYTES = 4 * 1024 * 1024;
/** A request whose address and headers are longer than this is answered without being remembered. */
const REMEMBERED_LENGTH = 1000;
/** For pages: most of the best level's saving at a tenth of its time. */
const QUALITY = 6;
/** Answers smaller than this are sent as they are. */
const COMPRESSED_FROM_BYTES = 400;

export interface Rendered {
  body: string | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
  status?: number;
}

interface Representation {
  /** Under which its document keeps it. */
  name: Encoding | "plain";
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  status: number;
  headers: Record<string, string>;
}

interface Document {
  /** Uid of the passport that it shows. */
  uid: string;
  forms: Map<Representation["name"], Representation>;
  /** Of all its forms. */
  bytes: number;
}

/** Which form of which document a request is answered with; it holds no bytes of its own. */
interface Remembered {
  uid: string;
  document: string;
  form: Representation["name"];
}

export interface Documents {
  /** The remembered answer to a request like this one. */
  recall(request: Request): Response | undefined;
  /**
   * Answers with a document, rendered unless it is there; `name` tells apart what is shown of a passport and how. Without
   * a name nothing is kept: what the sender's own words stand in would fill the memory.
   */
  answer(
    request: Request,
    uid: string,
    name: string | undefined,
    render: () => Promise<Rendered | undefined>,
  ): Promise<Response | undefined>;
  /** Forgets what shows a passport; null: everything. */
  forget(uid: string | null): void;
}

/** @param most answers and documents kept; fewer where there are many addresses and each is asked for seldom */
export function createDocuments(most = { answers: ANSWERS, documents: DOCUMENTS }): Documents {
  const answers = new Map<string, Remembered>();
  const documents = new Map<string, Document>();
  let bytes = 0;
  /** How often anything was forgotten: what was read before and rendered after that may be out of date. */
  let changes = 0;

  function drop(key: string): void {
    bytes -= documents.get(key)?.bytes ?? 0;
    documents.delete(key);
  }

  function remember(key: string, answer: Remembered): void {
    answers.set(key, answer);
    if (answers.size <= most.answers) return;
    const [oldest] = answers.keys();
    if (oldest !== undefined) answers.delete(oldest);
  }

  /** Drops the oldest documents until the others have room. */
  function makeRoom(): void {
    for (const key of documents.keys()) {
      if (documents.size <= most.documents && bytes <= DOCUMENT_BYTES) return;
      drop(key);
    }
  }

  return {
    recall(request) {
      // Most requests are for something else: their headers are not read for this.
      if (!request.url.includes("/p/")) return undefined;
      if (request.method !== "GET" && request.method !== "HEAD") return undefined;
      const known = answers.get(keyOf(request));
      const form = known && documents.get(known.document)?.forms.get(known.form);
      return form && send(request, form);
    },
    async answer(request, uid, name, render) {
      const documentKey = `${uid} ${name}`;
      const encoding = chooseEncoding(request.headers.get("accept-encoding"), ["br", "gzip"]);
      const changesBefore = changes;
      const kept = name === undefined ? undefined : documents.get(documentKey);
      let document = kept && canBe(kept, encoding) ? kept : undefined;
      let isKept = document !== undefined;
      if (!document) {
        const rendered = await render();
        if (!rendered) return undefined;
        document = documentOf(uid, rendered);
        if (document.bytes > LARGEST_DOCUMENT_BYTES) keepAlone(document, formOf(document, encoding));
        isKept = name !== undefined && changes === changesBefore && document.bytes <= LARGEST_DOCUMENT_BYTES;
        if (isKept) {
          drop(documentKey);
          documents.set(documentKey, document);
          bytes += document.bytes;
        }
      }
      const before = document.bytes;
      const form = formOf(document, encoding);
      if (isKept) {
        bytes += document.bytes - before;
        makeRoom();
        const key = keyOf(request);
        const remembered = { uid, document: documentKey, form: form.name };
        if (key.length <= REMEMBERED_LENGTH) remember(key, remembered);
      }
      return send(request, form);
    },
    forget(uid) {
      changes++;
      for (const [key, answer] of answers) if (uid === null || answer.uid === uid) answers.delete(key);
      for (const [key, document] of documents) if (uid === null || document.uid === uid) drop(key);
    },
  };
}

/** What an answer depends on. */
function keyOf(request: Request): string {
  const { headers } = request;
  return `${request.url}\n${headers.get("accept") ?? ""}\n${headers.get("accept-language") ?? ""}\n${headers.get("accept-encoding") ?? ""}`;
}

/** The tag of an answer, in quotes: half of its hash. */
export function etagOf(body: string | Uint8Array): string {
  return `"${sha256Hex(body).slice(0, 32)}"`;
}

function documentOf(uid: string, { body, headers, status = 200 }: Rendered): Document {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const etag = etagOf(bytes);
  const plain: Representation = { name: "plain", bytes, etag, status, headers: { ...headers, ETag: etag } };
  return { uid, forms: new Map([[plain.name, plain]]), bytes: bytes.length };
}

/** Whether a document still has the form, or what it is made of. */
function canBe({ forms }: Document, encoding: Encoding | undefined): boolean {
  return forms.has("plain") || (encoding !== undefined && forms.has(encoding));
}

function keepAlone(document: Document, form: Representation): void {
  document.forms = new Map([[form.name, form]]);
  document.bytes = form.bytes.length;
}

/** Compressed when it is first asked for. */
function formOf(document: Document, encoding: Encoding | undefined): Representation {
  const compressed = encoding && document.forms.get(encoding);
  if (encoding === undefined || compressed) return compressed ?? plainOf(document);
  const plain = plainOf(document);
  if (plain.bytes.length < COMPRESSED_FROM_BYTES || !isText(plain)) return plain;
  const etag = `${plain.etag.slice(0, -1)}-${encoding}"`;
  const form: Representation = {
    name: encoding,
    bytes: compress(plain.bytes, encoding, QUALITY),
    etag,
    status: plain.status,
    headers: { ...plain.headers, ETag: etag, "Content-Encoding": encoding },
  };
  document.forms.set(encoding, form);
  document.bytes += form.bytes.length;
  return form;
}

function plainOf({ forms }: Document): Representation {
  const plain = forms.get("plain");
  if (!plain) throw new Error("a document has no plain form");
  return plain;
}

function isText({ headers }: Representation): boolean {
  return !/^image\/(?!svg)/.test(headers["Content-Type"] ?? "");
}

function send(request: Request, form: Representation): Response {
  if (isKnown(request.headers.get("if-none-match"), form.etag))
    return new Response(null, { status: 304, headers: form.headers });
  // Bun leaves the body of an answer to HEAD out and keeps its length.
  return new Response(form.bytes, { status: form.status, headers: form.headers });
}
