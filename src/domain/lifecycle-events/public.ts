/** What anyone may read of an event: never its files, and nothing before it is published or after it is voided. */

export type EventKind = "repair" | "resale" | "recycling";

export interface PublicEvent {
  type: EventKind;
  /** `YYYY-MM-DD`. */
  occurred_on: string;
  /** Alpha-2 code. */
  country: string | null;
  actor_name: string | null;
  description: string | null;
  /** Whether the company holds files that prove it. */
  evidence: boolean;
}

/** The public form of a published event's row. */
export function presentPublic({
  files_count,
  type,
  ...told
}: Omit<PublicEvent, "type" | "evidence"> & { type: string; files_count: number }): PublicEvent {
  return { type: type as EventKind, ...told, evidence: files_count > 0 };
}
