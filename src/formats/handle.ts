/** The handle that a company's name suggests, before somebody writes one of their own. */
import { plainLetters } from "./plain-letters.ts";

const HANDLE_LENGTH = 40;

/** Letters as German and the languages of the North write them out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

/** `Maré Lda` as `mare-lda`, `Müller & Söhne` as `mueller-soehne`. */
export function handleFrom(name: string): string {
  const written = name.normalize("NFC").toLowerCase();
  return plainLetters(written.replace(/[äöüøå]/g, (letter) => WRITTEN_OUT[letter] ?? letter))
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, HANDLE_LENGTH)
    .replace(/^-+|-+$/g, "");
}
