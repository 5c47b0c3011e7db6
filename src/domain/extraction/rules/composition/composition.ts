/** A composition, as the steps of its reading hand it on. */
import type { Place } from "../kit/places.ts";

export interface Share {
  fibre: string;
  percent: number;
}

/** Shares that make a whole, as they are written in a passage. */
export interface Written {
  shares: Share[];
  start: number;
  end: number;
  confidence: number;
  /** Where a table tells of what they are: null for what is no part of a product. Elsewhere it stands around them. */
  part?: string | null | undefined;
  /** Put together from the rows and columns of a table. */
  crossed?: true;
  /** Said by a word for pure, without a share. */
  pure?: true;
  /** The column of what is claimed, in a table that has what was found beside it. */
  claimed?: true;
}

/** A whole of one part. */
export interface Composition extends Place {
  /** As the template calls it, `` for the product as such; or one of the names below. */
  part: string;
  shares: Share[];
  confidence: number;
  crossed?: true;
  pure?: true;
  claimed?: true;
  /** Told by another part that it is like. */
  alike?: true;
}

/** The part of what was found by a test, beside what is claimed. */
export const MEASURED_PART = "measured";
/** The part of a thread or a package. */
export const NO_PART = "no part";

/** Words for what something is composed of, by their stems. */
export const COMPOSED =
  /compos|zusammensetz|samenstell|sklad|sammens|koostum|slozeni|zlozeni|osszetetel|compozit|συνθεση|icerik|karisim|състав|склад|sastav|sestava|material/u;

/** Confidence in shares without their sign, in what others leave, and in short notations. */
export const DERIVED = 0.88;
/** Confidence in what is taken from among others, or whose part no list knows. */
export const AMONG_OTHERS = 0.85;
/** Confidence in what is told beside something that contradicts it, or aside only. */
export const CONTRADICTED = 0.5;
