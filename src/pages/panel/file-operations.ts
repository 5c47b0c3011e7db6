/** Images in, documents and codes out. */

import { recordActivity } from "../../domain/activity/record.ts";
import { drawPageApart } from "../../domain/documents/drawing-process.ts";
import { findDocument } from "../../domain/documents/rows.ts";
import { Failure, missing } from "../../domain/failure.ts";
import { getItem } from "../../domain/items/read.ts";
import { listRunItems } from "../../domain/items/runs.ts";
import { getPassport } from "../../domain/passports/read.ts";
import { setProductImage } from "../../domain/products/image.ts";
import { PICTURE_BYTES } from "../../domain/products/picture.ts";
import type { Scope } from "../../domain/scope.ts";
import { type ErrorCorrection, qrMatrix, qrPng, qrSvg } from "../../formats/qr.ts";
import { codesOfRun } from "./codes-of-run.ts";
import { getDocumentPages } from "./endpoints/documents.ts";
import * as endpoints from "./endpoints/files.ts";
import { type FileOperation, fileResponse } from "./file-kit.ts";
import type { PanelServices } from "./services.ts";

export const FILE_OPERATIONS: readonly FileOperation[] = [
  {
    endpoint: endpoints.setProductImage,
    async answer(services, { scope, params, request }) {
      const bytes = await readPicture(request);
      const product = await setProductImage(services, scope, params["id"] ?? "", bytes);
      return Response.json(product, { headers: { "Cache-Control": "no-store" } });
    },
  },
  {
    endpoint: endpoints.getDocumentContent,
    async answer({ db, files }, { scope, params, query }) {
      const id = params["id"] ?? "";
      const document = await findDocument(db.reader, scope, id);
      const content = document && (await files.read(document.file_id));
      if (!content) throw missing("document", id);
      await db.write((tx) => recordActivity(tx, scope, "document.read", document.id));
      const { content_type: contentType, name } = document;
      return fileResponse(content, query.has("download") ? { contentType, name } : { contentType });
    },
  },
  {
    endpoint: getDocumentPages,
    async answer(services, { scope, params }) {
      const { pages } = await drawnPage(services, scope, params["id"] ?? "", 1);
      return Response.json({ object: "document_pages", pages }, { headers: { "Cache-Control": "no-store" } });
    },
  },
  {
    endpoint: endpoints.drawDocumentPage,
    async answer(services, { scope, params }) {
      const page = Number(params["page"]);
      const { png } = await drawnPage(services, scope, params["id"] ?? "", Number.isInteger(page) ? page : 0);
      return fileResponse(png, { contentType: "image/png" });
    },
  },
  {
    endpoint: endpoints.drawPassportCode,
    async answer({ db }, { scope, params, query }) {
      const { url } = await getPassport(db.reader, scope, params["id"] ?? "");
      return drawCode(url, params["format"] ?? "", query);
    },
  },
  {
    endpoint: endpoints.drawItemCode,
    async answer({ db }, { scope, params, query }) {
      const { url } = await getItem(db.reader, scope, params["id"] ?? "");
      return drawCode(url, params["format"] ?? "", query);
    },
  },
  {
    endpoint: endpoints.exportRun,
    async answer({ db }, { scope, params }) {
      const items = await listRunItems(db.reader, scope, params["id"] ?? "", params["run"] ?? "");
      return codesOfRun(items, params["format"] ?? "");
    },
  },
];

/** @throws Failure resource_missing, invalid_value */
async function drawnPage({ db, files }: PanelServices, scope: Scope, id: string, page: number) {
  const document = await findDocument(db.reader, scope, id);
  const content = document && (await files.read(document.file_id));
  if (!content) throw missing("document", id);
  return drawPageApart(new Uint8Array(await new Response(content).arrayBuffer()), page);
}

/** The body of a picture, as far as the limit allows. */
async function readPicture(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > PICTURE_BYTES)
      throw new Failure("file_too_large", "The picture is larger than 10 MB. Send a smaller one.", "file", {
        Connection: "close",
      });
    chunks.push(chunk);
  }
  if (size === 0)
    throw new Failure("file_missing", "There is no picture in the body. Choose a file.", "file");
  return Buffer.concat(chunks, size);
}

const LEVELS: readonly string[] = ["L", "M", "Q", "H"];
/** Pixels of a side: the largest is a code of 20 cm at 300 dpi. */
const MAX_PIXELS = 2400;

function drawCode(url: string, format: string, query: URLSearchParams): Response {
  const level = query.get("level") ?? "M";
  if (!LEVELS.includes(level))
    throw new Failure("invalid_value", "The error correction must be L, M, Q or H.", "level");
  const errorCorrection = level as ErrorCorrection;
  if (format === "svg")
    return fileResponse(qrSvg(url, { title: url, errorCorrection }), { contentType: "image/svg+xml" });
  if (format !== "png") throw new Failure("path_unknown", "A code is drawn as svg or png.");
  const size = Number(query.get("size") ?? 600);
  if (!Number.isInteger(size) || size < 50 || size > MAX_PIXELS)
    throw new Failure("invalid_value", `The size must be from 50 to ${MAX_PIXELS} pixels.`, "size");
  // Modules of whole pixels scan best: the largest that fits into the size that was asked for.
  const modules = qrMatrix(url, { errorCorrection }).size + 8;
  const scale = Math.max(1, Math.floor(size / modules));
  return fileResponse(new Uint8Array(qrPng(url, { scale, errorCorrection })), { contentType: "image/png" });
}
