/** Images in, documents and codes out. */

import { closingFor, parseObject, readLimited, readText } from "../../api/kit/body.ts";
import { setLogo } from "../../domain/accounts/branding.ts";
import { presentBranding } from "../../domain/accounts/branding-shape.ts";
import { ActivityFilters } from "../../domain/activity/list.ts";
import { recordActivity } from "../../domain/activity/record.ts";
import { findDocument } from "../../domain/documents/rows.ts";
import { shownPage } from "../../domain/documents/shown-page.ts";
import { Failure, missing } from "../../domain/failure.ts";
import { parseWith } from "../../domain/faults.ts";
import { getItem } from "../../domain/items/read.ts";
import { previewPassport as passportPreview } from "../../domain/passports/preview.ts";
import { getPassport } from "../../domain/passports/read.ts";
import { PICTURE_BYTES } from "../../domain/pictures/redraw.ts";
import { setProductImage } from "../../domain/products/image.ts";
import { templateOf } from "../../domain/templates/registry.ts";
import { PAGES_HEADER } from "../../formats/pages-header.ts";
import { type ErrorCorrection, qrMatrix, qrPng, qrSvg } from "../../formats/qr.ts";
import { qrPdf } from "../../formats/qr-pdf.ts";
import type { Assets } from "../assets.ts";
import { type FileOperation, fileResponse, jsonFile } from "../kit/file-kit.ts";
import { markup } from "../kit/html.ts";
import type { Locale } from "../kit/locale.ts";
import { renderPassportPage } from "../public/passport-page.ts";
import { activityFile, activityFormat } from "./activity-file.ts";
import { brandingPreview } from "./branding-preview.ts";
import { PreviewInput, previewBranding, setLogo as setLogoEndpoint } from "./endpoints/branding.ts";
import * as endpoints from "./endpoints/files.ts";
import { previewPassport } from "./endpoints/products.ts";
import { importFileOperations } from "./imports/file-operations.ts";
import { fileOperations as labelOperations } from "./labels.ts";
import type { PanelServices } from "./services.ts";

export function fileOperations(assets: Assets): readonly FileOperation<PanelServices>[] {
  return [
    ...labelOperations,
    {
      endpoint: previewPassport,
      async answer({ db }, { scope, params, query }) {
        const { batch, language } = parseWith(previewPassport.query, Object.fromEntries(query));
        const passport = await passportPreview(db.reader, scope, params["id"] ?? "", batch);
        const page = renderPassportPage({
          passport,
          branding: scope.company.branding,
          template: templateOf(passport.content.template.code),
          // The shape lets known languages pass only.
          locale: (language ?? "en") as Locale,
          assets: assets.url,
          secureContext: true,
          isPreview: true,
        });
        return jsonFile({ object: "preview", html: markup(page) });
      },
    },
    {
      endpoint: previewBranding,
      async answer({ db }, { receive }) {
        const { body, scope } = await receive(readText);
        const sent = parseWith(PreviewInput, parseObject(body));
        const page = await brandingPreview(db.reader, scope, assets, sent);
        return jsonFile({ object: "preview", html: markup(page) });
      },
    },
    {
      endpoint: setLogoEndpoint,
      async answer(services, { receive }) {
        const { body, scope } = await receive(readPicture);
        const branding = await setLogo(services, scope, body);
        return jsonFile(presentBranding(scope.site, branding));
      },
    },
    {
      endpoint: endpoints.setProductImage,
      async answer(services, { params, receive }) {
        const { body, scope } = await receive(readPicture);
        const product = await setProductImage(services, scope, params["id"] ?? "", body);
        return jsonFile(product);
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
      endpoint: endpoints.drawDocumentPage,
      async answer({ db, files }, { scope, params, signal }) {
        const id = params["id"] ?? "";
        const document = await findDocument(db.reader, scope, id);
        if (!document) throw missing("document", id);
        const { file_id, content_type } = document;
        const open = async () => {
          const content = await files.read(file_id);
          if (!content) throw missing("document", id);
          return content;
        };
        const number = Number(params["page"]);
        const page = Number.isInteger(number) ? number : 0;
        const { pages, picture, contentType } = await shownPage(open, content_type, page, signal);
        // An entry tells who has the file. Drawn pages are looked at in the review, which records what is decided; a
        // picture is the file itself.
        if (contentType === content_type)
          await db.write((tx) => recordActivity(tx, scope, "document.read", id));
        const response = fileResponse(picture, { contentType });
        response.headers.set(PAGES_HEADER, String(pages));
        return response;
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
      endpoint: endpoints.exportActivity,
      async answer({ db }, { scope, params, query }) {
        const filters = parseWith(ActivityFilters, Object.fromEntries(query));
        const format = activityFormat(params["format"] ?? "");
        // Before it is read, so that the file tells of itself.
        await db.write((tx) => recordActivity(tx, scope, "activity.exported", scope.company.id, { format }));
        return activityFile(db.reader, scope, filters, format);
      },
    },
    ...importFileOperations,
  ];
}

/** The body of a picture, as far as the limit allows. */
async function readPicture(request: Request): Promise<Uint8Array> {
  const picture = await readLimited(
    request,
    PICTURE_BYTES,
    () =>
      new Failure(
        "file_too_large",
        "The picture is larger than 10 MB. Send a smaller one.",
        "file",
        closingFor(request),
      ),
  );
  if (picture.length === 0)
    throw new Failure("file_missing", "There is no picture in the body. Choose a file.", "file");
  return picture;
}

const LEVELS: readonly string[] = ["L", "M", "Q", "H"];
/** Millimetres of a side: from a sewn-in label to a poster. */
const MIN_MM = 5;
const MAX_MM = 1000;
/** Pixels of a side: the largest is a code of 20 cm at 300 dpi. */
const MAX_PIXELS = 2400;

function drawCode(url: string, format: string, query: URLSearchParams): Response {
  const level = query.get("level") ?? "M";
  if (!LEVELS.includes(level))
    throw new Failure("invalid_value", "The error correction must be L, M, Q or H.", "level");
  const errorCorrection = level as ErrorCorrection;
  if (format === "svg")
    return fileResponse(qrSvg(url, { title: url, errorCorrection }), { contentType: "image/svg+xml" });
  if (format === "pdf") {
    const sideMm = Number(query.get("mm") ?? 20);
    if (!(sideMm >= MIN_MM && sideMm <= MAX_MM))
      throw new Failure("invalid_value", `The size must be from ${MIN_MM} to ${MAX_MM} millimetres.`, "mm");
    const pdf = new Uint8Array(qrPdf(url, { sideMm, errorCorrection }));
    return fileResponse(pdf, { contentType: "application/pdf" });
  }
  if (format !== "png") throw new Failure("path_unknown", "A code is drawn as svg, png or pdf.");
  const size = Number(query.get("size") ?? 600);
  if (!Number.isInteger(size) || size < 50 || size > MAX_PIXELS)
    throw new Failure("invalid_value", `The size must be from 50 to ${MAX_PIXELS} pixels.`, "size");
  // Modules of whole pixels scan best: the largest that fits into the size that was asked for.
  const modules = qrMatrix(url, { errorCorrection }).size + 8;
  const scale = Math.max(1, Math.floor(size / modules));
  return fileResponse(new Uint8Array(qrPng(url, { scale, errorCorrection })), { contentType: "image/png" });
}
