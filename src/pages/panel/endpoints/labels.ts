/** Labels of pieces: templates, previews, files and printers. */
import { z } from "zod";
import { type Endpoint, endpoint } from "../../../api/kit/endpoint.ts";
import { LOGO_BYTES } from "../../../domain/labels/logo.ts";
import {
  CountedPreview,
  KeptTemplate,
  LabelDesk,
  LabelPreviewRequest,
  NewLabelTemplate,
  Printed,
  PrintRequest,
  RunLabelsQuery,
} from "../../../domain/labels/shape.ts";

const NOUN = "Labels";

export const getLabelDesk = endpoint({
  method: "GET",
  path: "/labels",
  noun: NOUN,
  name: "getLabelDesk",
  summary: "Get the templates, sheets and printers for labels",
  returns: LabelDesk,
  fails: [],
});

export const createLabelTemplate = endpoint({
  method: "POST",
  path: "/labels/templates",
  noun: NOUN,
  name: "createLabelTemplate",
  summary: "Keep a label template of the company's own",
  body: NewLabelTemplate,
  returns: KeptTemplate,
  fails: [],
});

export const changeLabelTemplate = endpoint({
  method: "POST",
  path: "/labels/templates/{id}",
  noun: NOUN,
  name: "changeLabelTemplate",
  summary: "Change a label template",
  body: NewLabelTemplate,
  returns: KeptTemplate,
  fails: ["resource_missing"],
});

export const removeLabelTemplate = endpoint({
  method: "POST",
  path: "/labels/templates/{id}/remove",
  noun: NOUN,
  name: "removeLabelTemplate",
  summary: "Remove a label template",
  returns: KeptTemplate,
  fails: ["resource_missing"],
});

export const previewLabel = endpoint({
  method: "POST",
  path: "/labels/preview",
  noun: NOUN,
  name: "previewLabel",
  summary: "Draw one label, with what the coach says of it",
  description: "Of the first piece of a run, where one is named; else of a sample.",
  body: LabelPreviewRequest,
  returns: CountedPreview,
  fails: ["resource_missing"],
});

export const setLabelLogo = endpoint({
  method: "POST",
  path: "/labels/logo",
  noun: NOUN,
  name: "setLabelLogo",
  summary: "Give the company the logo of its labels",
  description:
    "The body is the file itself: JPEG, PNG or WebP, at most 2 MB. An empty body takes the logo away.",
  upload: { limitBytes: LOGO_BYTES },
  returns: z.strictObject({ object: z.literal("label_logo"), logo: z.boolean() }),
  fails: ["file_type_unsupported", "file_too_large"],
});

export const calibrateSheet = endpoint({
  method: "GET",
  path: "/labels/calibration/{sheet}",
  noun: NOUN,
  name: "calibrateSheet",
  summary: "Get a page that shows where the labels of a sheet come to lie",
  query: RunLabelsQuery,
  returns: z.never(),
  fails: ["resource_missing"],
});

export const exportRun = endpoint({
  method: "GET",
  path: "/passports/{id}/runs/{run}/{format}",
  noun: NOUN,
  name: "exportRun",
  summary: "Export the labels of a run of items",
  description:
    "`format` is `pdf`, `zpl`, `csv`, or `svg`, `png` or `zip` (both) for a ZIP of pictures; without a template the code alone. Voided pieces stand in the table only.",
  query: RunLabelsQuery,
  returns: z.never(),
  fails: ["resource_missing", "path_unknown"],
});

export const printRun = endpoint({
  method: "POST",
  path: "/passports/{id}/runs/{run}/print",
  noun: NOUN,
  name: "printRun",
  summary: "Print the labels of a run on a printer that the operator set up",
  body: PrintRequest,
  returns: Printed,
  fails: ["resource_missing"],
});

/** Those that take or give bytes, or ask a printer. */
export const LABEL_FILE_ENDPOINTS: readonly Endpoint[] = [
  previewLabel,
  setLabelLogo,
  calibrateSheet,
  exportRun,
  printRun,
];
