/**
 * What is said of a label. `refusal`: it would not be read; `warning`: it may not be, or something is missing on it;
 * `hint`: it can be made better.
 */
export interface Advice {
  level: "refusal" | "warning" | "hint";
  code: AdviceCode;
  /** The place in the template, such as `elements[0]`. */
  path: string;
  /** A sentence in English. */
  words: string;
  /** What the sentence says, for who says it in another language. */
  values: Record<string, string | number>;
}

export type AdviceCode =
  | "modules_too_fine"
  | "modules_fine"
  | "lower_correction"
  | "shorter_address"
  | "quiet_zone_small"
  | "quiet_zone_used"
  | "outside"
  | "inverted"
  | "contrast_low"
  | "letters_small"
  | "text_lost"
  | "letters_missing"
  | "not_drawn";
