/** What the kiosk's pages ask for; below `/kiosk/api`. The server answers, or a box from what it keeps. */
import { z } from "zod";
import { endpoint } from "../../api/kit/endpoint.ts";
import { CodeRecordsTaken, NewCodeRecords } from "../../domain/code-records/shape.ts";
import {
  BlanksWanted,
  CodesWanted,
  CodeVoided,
  Done,
  Found,
  Job,
  JobFilters,
  KeptPrinting,
  KioskPrinting,
  KioskState,
  LabelBound,
  LabelsWanted,
  MadeCodes,
  QueueEntry,
  Scanned,
  Settlement,
} from "../../domain/kiosk/shape.ts";
import { LabelPreview } from "../../domain/labels/shape.ts";

const NOUN = "Kiosk";
const WHOLE_LIST = 100;

export const getKiosk = endpoint({
  method: "GET",
  path: "/state",
  noun: NOUN,
  name: "getKiosk",
  summary: "How it stands",
  returns: KioskState,
  fails: [],
});

export const listKioskJobs = endpoint({
  method: "GET",
  path: "/jobs",
  noun: NOUN,
  name: "listKioskJobs",
  summary: "What codes can be made for",
  query: JobFilters,
  returns: Job,
  list: { defaultLimit: WHOLE_LIST },
  fails: ["resource_missing"],
});

export const findKioskCode = endpoint({
  method: "POST",
  path: "/scanned",
  noun: NOUN,
  name: "findKioskCode",
  summary: "What a scanned code leads to",
  body: Scanned,
  returns: Found,
  fails: [],
});

export const makeKioskCodes = endpoint({
  method: "POST",
  path: "/codes",
  noun: NOUN,
  name: "makeKioskCodes",
  summary: "Make codes",
  body: CodesWanted,
  returns: MadeCodes,
  fails: [
    "resource_missing",
    "passport_withdrawn",
    "serial_taken",
    "serial_too_long",
    "gs1_key_taken",
    "plan_limit_reached",
    "test_limit_reached",
  ],
});

export const makeKioskBlanks = endpoint({
  method: "POST",
  path: "/blanks",
  noun: NOUN,
  name: "makeKioskBlanks",
  summary: "Make labels to print blank",
  body: BlanksWanted,
  returns: MadeCodes,
  fails: ["plan_limit_reached", "test_limit_reached"],
});

export const getKioskCodes = endpoint({
  method: "GET",
  path: "/jobs/{job}/codes/{id}",
  noun: NOUN,
  name: "getKioskCodes",
  summary: "Codes that were made before",
  returns: MadeCodes,
  fails: ["resource_missing"],
});

export const recordKioskCodes = endpoint({
  method: "POST",
  path: "/records",
  noun: NOUN,
  name: "recordKioskCodes",
  summary: "Record what was printed or written",
  body: NewCodeRecords,
  returns: CodeRecordsTaken,
  fails: ["resource_missing"],
});

export const getKioskPrinting = endpoint({
  method: "GET",
  path: "/printing",
  noun: NOUN,
  name: "getKioskPrinting",
  summary: "Which labels and printers there are, and what is chosen",
  returns: KioskPrinting,
  fails: [],
});

export const keepKioskPrinting = endpoint({
  method: "POST",
  path: "/printing",
  noun: NOUN,
  name: "keepKioskPrinting",
  summary: "Set what the kiosk prints with from now on",
  body: KeptPrinting,
  returns: KioskPrinting,
  fails: ["resource_missing", "reauthentication_required"],
});

export const previewKioskLabels = endpoint({
  method: "POST",
  path: "/printing/preview",
  noun: NOUN,
  name: "previewKioskLabels",
  summary: "Draw the first label, with what the coach says of all",
  body: LabelsWanted,
  returns: LabelPreview,
  fails: ["resource_missing"],
});

export const printKioskLabels = endpoint({
  method: "POST",
  path: "/printing/print",
  noun: NOUN,
  name: "printKioskLabels",
  summary: "Print labels on a printer that the operator set up",
  description: "Tells how it goes on, one JSON object a line.",
  body: LabelsWanted,
  returns: z.never(),
  fails: ["resource_missing"],
});

export const getKioskLabels = endpoint({
  method: "POST",
  path: "/printing/file",
  noun: NOUN,
  name: "getKioskLabels",
  summary: "Get labels as a file",
  body: LabelsWanted,
  returns: z.never(),
  fails: ["resource_missing"],
});

export const bindKioskLabel = endpoint({
  method: "POST",
  path: "/labels",
  noun: NOUN,
  name: "bindKioskLabel",
  summary: "Bind a blank label",
  body: LabelBound,
  returns: Done,
  fails: ["resource_missing", "passport_withdrawn", "serial_taken", "item_voided", "gs1_key_taken"],
});

export const voidKioskCode = endpoint({
  method: "POST",
  path: "/void",
  noun: NOUN,
  name: "voidKioskCode",
  summary: "Void a piece whose code was spoiled",
  body: CodeVoided,
  returns: Done,
  fails: ["resource_missing", "item_voided", "reauthentication_required"],
});

export const listKioskQueue = endpoint({
  method: "GET",
  path: "/queue",
  noun: NOUN,
  name: "listKioskQueue",
  summary: "What the server does not have yet, or refused",
  returns: QueueEntry,
  list: { defaultLimit: WHOLE_LIST },
  fails: ["resource_missing"],
});

export const settleKioskEntry = endpoint({
  method: "POST",
  path: "/queue/{id}/settle",
  noun: NOUN,
  name: "settleKioskEntry",
  summary: "Settle what the server refused",
  body: Settlement,
  returns: Done,
  fails: ["resource_missing", "reauthentication_required"],
});
