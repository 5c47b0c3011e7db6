import { t } from "../words/words.ts";

/** More than this many stitches become one bar. */
const MOST = 25;

interface StitchesProps {
  filled: number;
  required: number;
  /** In lists the stitches are ink while something is missing, and indigo when the row is whole. */
  inList?: boolean;
}

/** Progress as a row of stitches; the number in words stands beside it, said by the caller. */
export function Stitches({ filled, required, inList }: StitchesProps) {
  const whole = filled >= required;
  const count = Math.min(required, MOST);
  const done = required > MOST ? Math.floor((filled / required) * MOST) : filled;
  return (
    <span class={`stitches${inList ? " stitches-small" : ""}${whole ? " is-whole" : ""}`} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i class={at < done ? "is-done" : undefined} />
      ))}
    </span>
  );
}

/** `Complete`, `1 missing`. */
export function missingWords({ filled, required }: { filled: number; required: number }): string {
  return filled >= required ? t("data.complete") : t("data.missing_count", { count: required - filled });
}
