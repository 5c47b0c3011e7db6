/** What is wrong with a row, kept with it; surfaces say it in the person's language. */
import { Failure, type FailureCode, type Fault } from "../failure.ts";
import type { Json } from "../passports/content.ts";
import { type CellFault, CellRefused } from "../templates/cells.ts";

export type RowFaultCode =
  | CellFault
  | FailureCode
  | "reference_missing"
  | "reference_twice"
  | "reference_former"
  | "name_missing"
  | "name_blank"
  | "too_long"
  | "gtin_rounded"
  | "template_unknown"
  | "template_other"
  | "status_unknown"
  | "field_elsewhere"
  | "made_since"
  | "gone_since"
  | "changed_since"
  | "used_since";

export interface RowFault {
  /** `reference`, `data.brand`; absent: the row as a whole. */
  param?: string;
  code: RowFaultCode;
  /** The part of the cell that is meant, or what a sentence names. */
  part?: string;
  /** What the domain says of a value, with that value and the template that it belongs to. */
  message?: string;
  value?: Json;
  template?: string;
}

/** Longest part of a cell that is kept with a fault. */
const PART_LENGTH = 120;

export function cellFault(param: string, fault: unknown): RowFault {
  if (!(fault instanceof CellRefused)) throw fault;
  return { param, code: fault.fault, part: fault.part.slice(0, PART_LENGTH) };
}

/** A fault of the domain in a value of a field. */
export function valueFault(
  template: string,
  { code, param, message }: Fault,
  data: { [key: string]: Json },
): RowFault {
  const key = /^data\.([^.[]+)/.exec(param ?? "")?.[1];
  return {
    code,
    message,
    template,
    ...(param === undefined ? {} : { param }),
    ...(key === undefined ? {} : { value: data[key] ?? null }),
  };
}

/**
 * Why the change as a whole was not made.
 * @param isLast what is no refusal may pass: it is thrown on, so that the job runs again, unless this is the last time
 */
export function wholeFault(fault: unknown, isLast: boolean): RowFault {
  if (!(fault instanceof Failure)) {
    if (isLast) return { code: "internal_error" };
    throw fault;
  }
  const { code, param, message } = fault;
  return param === undefined ? { code, message } : { code, param, message };
}
