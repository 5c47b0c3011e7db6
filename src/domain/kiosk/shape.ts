/**
 * What the kiosk's pages and whoever answers them agree on: the server, or the box beside the line with what it keeps.
 */
import { z } from "zod";
import type { NewCodeRecord } from "../code-records/shape.ts";
import { Prefix } from "../items/shape.ts";
import { Dpi } from "../labels/shape.ts";
import type { NfcRefusal } from "../nfc/refused.ts";
import { filledText, Id, text } from "../shapes.ts";

const SCANNED_LENGTH = 2000;
const PERSON_LENGTH = 80;
const REASON_LENGTH = 200;
/** Most codes made at once on a kiosk: what somebody takes to the line. */
export const CODES_AT_ONCE = 1000;

/** How it stands between a box and its server. */
const Sync = z.strictObject({
  server: z.string(),
  online: z.boolean(),
  /** Changes that the server does not have yet. */
  waiting: z.int(),
  /** Changes that the server refused and that somebody must settle. */
  refused: z.int(),
  /** Unix seconds of the last answer of the server; null: never. */
  contact: z.int().nullable(),
  /** What keeps it from sending, in a sentence; null while nothing does. */
  fault: z.string().nullable(),
});

export const KioskState = z.strictObject({
  object: z.literal("kiosk"),
  name: z.string(),
  company: z.string(),
  livemode: z.boolean(),
  /** Whether supervisors type a PIN for what not everybody may do. */
  has_pin: z.boolean(),
  /** Null on the server. */
  sync: Sync.nullable(),
});
export type KioskState = z.infer<typeof KioskState>;

/** Something that codes can be made for: a passport that is issued. */
export const Job = z.strictObject({
  id: Id,
  object: z.literal("kiosk_job"),
  name: z.string(),
  reference: z.string(),
  gtin14: z.string().nullable(),
  batch_number: z.string().nullable(),
  planned: z.int().nullable(),
  made: z.int(),
  /** The serial that most likely comes next; null where nobody can tell. */
  next_serial: z.string().nullable(),
  /** Its address, where it is known before the code is made. */
  next_url: z.string().nullable(),
  /** How many codes a box can make of it without its server; null on the server. */
  ready: z.int().nullable(),
});
export type Job = z.infer<typeof Job>;

export const JobFilters = z.strictObject({ search: text(160).optional() });

export const Scanned = z.strictObject({ text: z.string().min(1).max(SCANNED_LENGTH) });

/** What a scan leads to. */
export const Found = z.strictObject({
  object: z.literal("kiosk_found"),
  job: Job.nullable(),
  /** A label that is on no piece yet. */
  label: z.strictObject({ uid: z.string(), serial: z.string(), is_void: z.boolean() }).nullable(),
  /** A piece that has its code already. */
  piece: z.strictObject({ serial: z.string() }).nullable(),
});
export type Found = z.infer<typeof Found>;

export const CodesWanted = z.strictObject({
  job: Id,
  quantity: z.int().min(1).max(CODES_AT_ONCE),
  prefix: Prefix.nullish(),
  person: filledText(PERSON_LENGTH).nullish(),
});
export type CodesWanted = z.infer<typeof CodesWanted>;

/** Labels to print before anybody knows for what. */
export const BlanksWanted = z.strictObject({
  quantity: z.int().min(1).max(CODES_AT_ONCE),
  person: filledText(PERSON_LENGTH).nullish(),
});
export type BlanksWanted = z.infer<typeof BlanksWanted>;

export const MadeCodes = z.strictObject({
  object: z.literal("kiosk_codes"),
  /** The run, as the server or the box calls it. */
  id: Id,
  created: z.int(),
  /** Null: labels that are printed blank. */
  job: Id.nullable(),
  name: z.string(),
  batch_number: z.string().nullable(),
  /** Whether the server has them. */
  sent: z.boolean(),
  codes: z.array(z.strictObject({ serial: z.string(), uid: z.string(), url: z.string() })),
});
export type MadeCodes = z.infer<typeof MadeCodes>;

const NAME_LENGTH = 120;

/** What a kiosk prints: the label, and how it leaves. */
export const PrintingChoice = z.strictObject({
  /** Id of a label template, or the code of one that comes with Carnet. */
  template: z.string().min(1).max(NAME_LENGTH),
  /** On a printer that the operator set up, through the browser's dialog, or as a file. */
  way: z.enum(["printer", "dialog", "file"]),
  /** With `printer`: its name. */
  printer: z.string().max(NAME_LENGTH).nullable(),
  /** With `file`: its form. */
  format: z.enum(["pdf", "zpl", "zip"]),
  dpi: Dpi,
});
export type PrintingChoice = z.infer<typeof PrintingChoice>;

export const KeptPrinting = PrintingChoice.extend({ supervisor: z.string().nullish() });

/** All that somebody chooses from who prints at a kiosk, and what it is set to. */
export const KioskPrinting = z.strictObject({
  object: z.literal("kiosk_printing"),
  templates: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      built_in: z.boolean(),
      /** Millimetres, as is `height`. */
      width: z.number(),
      height: z.number(),
    }),
  ),
  printers: z.array(z.string()),
  choice: PrintingChoice,
});
export type KioskPrinting = z.infer<typeof KioskPrinting>;

/** Pieces of a run whose labels are looked at or printed, in the order of the run. */
export const LabelsWanted = z.strictObject({
  /** Null: blank labels. */
  job: Id.nullable(),
  run: Id,
  serials: z.array(z.string()).min(1).max(CODES_AT_ONCE),
  choice: PrintingChoice,
  person: filledText(PERSON_LENGTH).nullish(),
});
export type LabelsWanted = z.infer<typeof LabelsWanted>;

/** How the printing goes on; one JSON object a line. The last one is `printed` or `failed`. */
export type PrintLine =
  | { step: "printing"; done: number; of: number }
  | { step: "idle" }
  | { step: "printed"; labels: number }
  /** `unreachable`: it took nothing. `stopped`: it took some, of which nobody knows whether they came out. */
  | { step: "failed"; code: "unreachable" | "stopped"; message: string };

export const LabelBound = z.strictObject({
  job: Id,
  /** What was scanned. */
  label: z.string().min(1).max(SCANNED_LENGTH),
});

export const CodeVoided = z.strictObject({
  job: Id,
  serial: z.string(),
  reason: filledText(REASON_LENGTH),
  supervisor: z.string().nullish(),
});

export const Done = z.strictObject({ object: z.literal("kiosk_done"), serial: z.string().nullable() });

/** Pieces that were made and whose addresses go on tags, in this order. */
export const TagsWanted = z.strictObject({
  job: Id,
  run: Id,
  serials: z.array(z.string()).min(1).max(CODES_AT_ONCE),
  person: filledText(PERSON_LENGTH).nullish(),
  /** Lock each tag for good, once it is verified. */
  lock: z.boolean().optional(),
});
export type TagsWanted = z.infer<typeof TagsWanted>;

/** A tag that holds something and that somebody wants written over all the same. */
export const TagOverwritten = z.strictObject({ tag_uid: z.string().max(NAME_LENGTH) });

/** The reader at a box: its name, or what keeps it from being used. */
export const TagReader = z.strictObject({
  object: z.literal("kiosk_reader"),
  name: z.string().nullable(),
  refusal: z.string().nullable(),
});
export type TagReader = z.infer<typeof TagReader>;

/** How the writing of tags goes on; one JSON object a line. The last one is `ended`. */
export type TagLine =
  /** A tag is wanted for the piece. */
  | { step: "waiting"; serial: string }
  /** It lies on the reader and must stay there. */
  | { step: "found"; serial: string }
  /** `entry` stands in the journal already. */
  | { step: "written"; serial: string; entry: NewCodeRecord }
  | {
      step: "refused";
      serial: string;
      code: NfcRefusal;
      message: string;
      entry: NewCodeRecord | null;
      tag_uid: string | null;
      /** The address that is on the tag already, where that is what is in the way. */
      holds: string | null;
    }
  /** Of the reader or its service: it goes on when it is back. */
  | { step: "interrupted"; code: NfcRefusal; message: string }
  /** Nothing happened for a while. */
  | { step: "idle" }
  /** With a refusal when it could not begin, or broke off. */
  | { step: "ended"; code: NfcRefusal | null; message: string | null };

/** A change that waits at a box, or that the server refused. */
export const QueueEntry = z.strictObject({
  id: Id,
  object: z.literal("kiosk_queue_entry"),
  created: z.int(),
  status: z.enum(["waiting", "refused"]),
  kind: z.enum(["items", "records", "labels", "void", "tag"]),
  /** Empty for what is about blank labels. */
  job: z.string(),
  name: z.string(),
  batch_number: z.string().nullable(),
  serials: z.array(z.string()),
  /** What the server said. */
  message: z.string().nullable(),
});
export type QueueEntry = z.infer<typeof QueueEntry>;

export const Settlement = z.strictObject({
  decision: z.enum(["again", "elsewhere", "drop"]).meta({
    description: "Send it again, send it for another passport of the same product, or do without it.",
  }),
  /** With `elsewhere`: the other passport. */
  job: Id.optional(),
  supervisor: z.string().nullish(),
});
export type Settlement = z.infer<typeof Settlement>;

export const Pin = z.strictObject({ pin: z.string().max(20) });
/** What ends a pairing, from the kiosk itself. */
export const Leave = z.strictObject({ supervisor: z.string().nullish() });
export const Supervised = z.strictObject({ object: z.literal("kiosk_supervised"), supervisor: z.string() });
