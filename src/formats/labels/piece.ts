/** What a label is printed for. */
export interface Piece {
  /** The address in its code. */
  url: string;
  /** What texts are filled with, by the names of the fields: `serial`, `name`, `batch` … */
  fields: Readonly<Record<string, string>>;
  /** Values of the care fields that have symbols. */
  care?: readonly string[];
}

/** The serial of a piece, or the last part of its address. */
export function nameOfPiece({ url, fields }: Piece): string {
  return fields["serial"] || url.slice(url.lastIndexOf("/") + 1);
}
