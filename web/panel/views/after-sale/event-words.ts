import type { EventSubject, EventSummary } from "../../../../src/domain/lifecycle-events/summary-shape.ts";
import { t } from "../../words/words.ts";

/** Which piece, batch or model: `R-000012`, `Batch L-7`, `All of the model`. */
export function placeOfSubject({ serial, batch }: Pick<EventSubject, "serial" | "batch">): string {
  if (serial !== null) return serial;
  return batch === null ? t("after.whole") : t("after.whole_batch", { batch });
}

/** Who recorded it: `Partner: Atelier Agulha`. Nothing is known of holders of pieces. */
export function sourceOf({ source, recorded_by }: Pick<EventSummary, "source" | "recorded_by">): string {
  const words = t(`after.source_${source}`);
  return source === "consumer" ? words : t("after.from_name", { source: words, name: recorded_by.name });
}
