/** What is sent or answered as bytes rather than JSON. */
import { z } from "zod";
import { type Endpoint, endpoint } from "../../../api/kit/endpoint.ts";
import { ActivityFilters } from "../../../domain/activity/list.ts";
import { PICTURE_BYTES } from "../../../domain/pictures/redraw.ts";
import { Product } from "../../../domain/products/shape.ts";
import { previewBranding, setLogo } from "./branding.ts";
import { IMPORT_FILE_ENDPOINTS } from "./imports.ts";
import { getLabelDesk, LABEL_FILE_ENDPOINTS } from "./labels.ts";
import { previewPassport } from "./products.ts";

const NOUN = "Panel";
/** The shape of no JSON: the answer is a file. */
const Bytes = z.never();

export const setProductImage = endpoint({
  method: "POST",
  path: "/products/{id}/image",
  noun: NOUN,
  name: "setProductImage",
  summary: "Give a product its image",
  description: "The body is the file itself: JPEG, PNG or WebP, at most 10 MB.",
  upload: { limitBytes: PICTURE_BYTES },
  returns: Product,
  fails: ["resource_missing", "file_missing", "file_type_unsupported", "file_too_large"],
  emits: ["product.updated"],
});

export const getDocumentContent = endpoint({
  method: "GET",
  path: "/documents/{id}/content",
  noun: NOUN,
  name: "getDocumentContent",
  summary: "Get the file of a document",
  description:
    "`?download=1` names it, so that a browser saves it. Each reading is entered in the activity log.",
  returns: Bytes,
  fails: ["resource_missing"],
});

export const drawPassportCode = endpoint({
  method: "GET",
  path: "/passports/{id}/code/{format}",
  noun: NOUN,
  name: "drawPassportCode",
  summary: "Draw the QR Code of a passport",
  description:
    "`format` is `svg`, `png` or `pdf`; `?level=L|M|Q|H`, of a PNG `?size=` in pixels, of a PDF `?mm=`: the side of its page, in which the light border is.",
  returns: Bytes,
  fails: ["resource_missing"],
});

export const drawItemCode = endpoint({
  method: "GET",
  path: "/items/{id}/code/{format}",
  noun: NOUN,
  name: "drawItemCode",
  summary: "Draw the QR Code of an item",
  returns: Bytes,
  fails: ["resource_missing"],
});

export const exportActivity = endpoint({
  method: "GET",
  path: "/activity/export/{format}",
  noun: NOUN,
  name: "exportActivity",
  summary: "Export the activity log",
  description: "`format` is `csv`, or `jsonl` for one entry in each line. It takes the filters of the list.",
  query: ActivityFilters,
  returns: Bytes,
  fails: ["invalid_value", "path_unknown", "reauthentication_required"],
});

export const drawDocumentPage = endpoint({
  method: "GET",
  path: "/documents/{id}/pages/{page}",
  noun: NOUN,
  name: "drawDocumentPage",
  summary: "Show a page of a document, and tell how many it has",
  description:
    "A page of a PDF is drawn. A picture has one page, itself, unless it is too large to be shown.",
  returns: Bytes,
  fails: ["resource_missing", "invalid_value", "file_too_large"],
});

/** All of them: for the table of permissions, and for the tests of roles. */
export const FILE_ENDPOINTS: readonly Endpoint[] = [
  setProductImage,
  setLogo,
  previewBranding,
  previewPassport,
  getDocumentContent,
  drawDocumentPage,
  drawPassportCode,
  drawItemCode,
  exportActivity,
  ...IMPORT_FILE_ENDPOINTS,
  getLabelDesk,
  ...LABEL_FILE_ENDPOINTS,
];
