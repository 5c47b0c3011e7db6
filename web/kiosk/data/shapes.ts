/** What the kiosk is answered, as its endpoints describe it. */
import type { z } from "zod";
import type { CodeRecord, NewCodeRecord } from "../../../src/domain/code-records/shape.ts";
import type {
  Found as FoundShape,
  Job as JobShape,
  KioskPrinting as KioskPrintingShape,
  KioskState as KioskStateShape,
  MadeCodes as MadeCodesShape,
  PrintingChoice as PrintingChoiceShape,
  QueueEntry as QueueEntryShape,
  TagReader as TagReaderShape,
} from "../../../src/domain/kiosk/shape.ts";

export type Job = z.infer<typeof JobShape>;
export type Found = z.infer<typeof FoundShape>;
export type KioskState = z.infer<typeof KioskStateShape>;
export type MadeCodes = z.infer<typeof MadeCodesShape>;
export type QueueEntry = z.infer<typeof QueueEntryShape>;
export type KioskPrinting = z.infer<typeof KioskPrintingShape>;
export type PrintingChoice = z.infer<typeof PrintingChoiceShape>;
export type TagReader = z.infer<typeof TagReaderShape>;
export type { PrintLine, TagLine } from "../../../src/domain/kiosk/shape.ts";
export type { LabelPreview } from "../../../src/domain/labels/shape.ts";
export type Code = MadeCodes["codes"][number];
export type Entry = z.infer<typeof NewCodeRecord>;
export type Recorded = CodeRecord;
export interface List<T> {
  data: T[];
  has_more: boolean;
}
