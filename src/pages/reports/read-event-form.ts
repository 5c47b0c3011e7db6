/** What a person wrote into the form of an event, and what is wrong with it. */

import type { Failure } from "../../domain/failure.ts";
import type { Told } from "../../domain/lifecycle-events/report.ts";
import {
  ACTOR_NAME_LENGTH,
  DESCRIPTION_LENGTH,
  EVENT_FILE_BYTES,
  FILES_PER_EVENT,
  NewLifecycleEvent,
} from "../../domain/lifecycle-events/shape.ts";
import { utcDate } from "../../formats/calendar-date.ts";
import { codePoints } from "../../formats/clean-text.ts";
import { formatCalendarDate } from "../kit/format.ts";
import type { ReportKey } from "./messages/en.ts";
import type { ReportReader } from "./reader.ts";

export const EVENT_FIELDS = ["type", "occurred_on", "country", "actor_name", "description"] as const;
export type EventField = (typeof EVENT_FIELDS)[number];

export type Sent = Record<EventField, string>;

/** What is wrong, in words; without a field: with the form as a whole. */
export interface FormFault {
  field?: EventField | "file";
  words: string;
}

/** The five fields as text; line ends as they are stored. */
export function sentOf(value: (name: string) => string | null | undefined): Sent {
  const text = (name: string) => (value(name) ?? "").replaceAll(/\r\n?/g, "\n");
  return {
    type: text("type"),
    occurred_on: text("occurred_on"),
    country: text("country"),
    actor_name: text("actor_name"),
    description: text("description"),
  };
}

/** @param now Unix seconds */
export function readEventForm(
  sent: Sent,
  now: number,
  reader: ReportReader,
): { told: Told } | { faults: FormFault[] } {
  const orNull = (text: string) => (text === "" ? null : text);
  const told = {
    type: sent.type,
    occurred_on: sent.occurred_on,
    country: orNull(sent.country),
    actor_name: orNull(sent.actor_name),
    description: orNull(sent.description),
  };
  // The piece is known already; here it stands for any.
  const parsed = NewLifecycleEvent.safeParse({ ...told, item: "" });
  const wrong = new Set((parsed.error?.issues ?? []).map(({ path }) => path[0]));
  if (sent.occurred_on > utcDate(now)) wrong.add("occurred_on");
  if (parsed.success && wrong.size === 0) {
    const { item: _, passport: __, ...rest } = parsed.data;
    return { told: rest };
  }
  const faults = EVENT_FIELDS.filter((field) => wrong.has(field));
  return { faults: faults.map((field) => ({ field, words: wordsFor(field, sent, now, reader) })) };
}

function wordsFor(field: EventField, sent: Sent, now: number, { w, locale }: ReportReader): string {
  return w(`fault.${field}`, {
    today: formatCalendarDate(utcDate(now), locale),
    max: field === "actor_name" ? ACTOR_NAME_LENGTH : DESCRIPTION_LENGTH,
    length: codePoints(sent.description),
  });
}

const FILE_FAULTS: Partial<Record<Failure["code"], ReportKey>> = {
  file_type_unsupported: "fault.file_type",
  file_too_large: "fault.file_size",
  too_many_files: "fault.file_count",
};

/** What was wrong with the files, or with the form that they came in. */
export function fileFault({ code }: Failure, { w }: ReportReader): FormFault {
  const key = FILE_FAULTS[code];
  if (key === undefined) return { words: w("fault.form") };
  return { field: "file", words: w(key, { size: EVENT_FILE_BYTES / 1024 / 1024, count: FILES_PER_EVENT }) };
}
