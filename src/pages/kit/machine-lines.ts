/**
 * The two lines at the foot of a data page, 36 characters of `A-Z 0-9 <` each, after the machine-readable zone of
 * travel documents (ICAO 9303). All that they say stands elsewhere on the page as text.
 */
import { countryAlpha3 } from "./country-alpha3.ts";

export const LINE_LENGTH = 36;

/** The code for "not stated" in travel documents. */
const NO_COUNTRY = "XXX";
/** A company's name gives way to the product's beyond this many characters. */
const COMPANY_LENGTH = 15;

interface MachineLinesInput {
  /** ISO 3166-1 alpha-2 of the country of making. */
  country: string | undefined;
  company: string;
  product: string;
  serial?: string;
  uid: string;
  version: number;
  /** Unix seconds. */
  published: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Both lines of a passport. */
export function machineLines(input: MachineLinesInput): [string, string] {
  const head = `DP${countryAlpha3(input.country ?? "") ?? NO_COUNTRY}`;
  const product = machineText(input.product);
  const serial = input.serial === undefined ? "" : `<${machineText(input.serial).slice(-4)}`;
  const room = LINE_LENGTH - head.length - "<<".length - serial.length;
  const company = machineText(input.company)
    .slice(0, Math.max(COMPANY_LENGTH, room - product.length))
    .slice(0, room);
  const name = product.slice(0, Math.max(0, room - company.length));
  return [
    padded(`${head}${trimmed(company)}<<${trimmed(name)}${serial}`),
    padded(
      `${machineText(input.uid)}${tail(input.version, input.published)}<${machineText(input.sha256).slice(0, 8)}`,
    ),
  ];
}

/** The lines of a test passport: a specimen, and T where a number would be. */
export function specimenLines(
  input: Pick<MachineLinesInput, "country" | "version" | "published">,
): [string, string] {
  const head = `DP${countryAlpha3(input.country ?? "") ?? NO_COUNTRY}`;
  return [
    padded(`${head}SPECIMEN<<SPECIMEN`),
    padded(`${"T".repeat(16)}${tail(input.version, input.published)}`),
  ];
}

function tail(version: number, published: number): string {
  const date = new Date(published * 1000).toISOString().slice(2, 10).replaceAll("-", "");
  return `<V${String(version).padStart(2, "0")}<${date}`;
}

function padded(line: string): string {
  return line.padEnd(LINE_LENGTH, "<").slice(0, LINE_LENGTH);
}

function trimmed(text: string): string {
  return text.replace(/<+$/, "");
}

/** Text in `A-Z 0-9 <`: diacritics fold, Greek and Cyrillic are transliterated, runs of all else become one `<`. */
export function machineText(text: string): string {
  const letters = [...text.normalize("NFKC").toUpperCase()].map((letter) => {
    return LETTERS[letter] ?? [...letter.normalize("NFD")].map((part) => LETTERS[part] ?? part).join("");
  });
  return letters
    .join("")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^A-Z0-9]+/g, "<")
    .replace(/^<|<$/g, "");
}

/** Letters that no decomposition turns into ASCII, Greek as ELOT 743, Cyrillic as ICAO 9303 part 3. */
const LETTERS: Record<string, string> = Object.fromEntries(
  `Æ AE|Œ OE|Ø O|Ł L|Đ D|Ð D|Þ TH|ẞ SS|Ŋ N|Ħ H|Ŧ T|Ĳ IJ|Ə E
  |Α A|Β V|Γ G|Δ D|Ε E|Ζ Z|Η I|Θ TH|Ι I|Κ K|Λ L|Μ M|Ν N|Ξ X|Ο O|Π P|Ρ R|Σ S|Τ T|Υ Y|Φ F|Χ CH|Ψ PS|Ω O
  |А A|Б B|В V|Г G|Д D|Е E|Ё E|Ж ZH|З Z|И I|Й I|К K|Л L|М M|Н N|О O|П P|Р R|С S|Т T|У U|Ф F|Х KH|Ц TS|Ч CH|Ш SH
  |Щ SHCH|Ъ IE|Ы Y|Ь |Э E|Ю IU|Я IA|І I|Ї I|Є IE|Ґ G|Ў U|Ј J|Љ LJ|Њ NJ|Ћ C|Ђ D|Џ DZ|Ѓ G|Ќ K|Ѕ DZ`
    .split("|")
    .map((pair) => {
      const [letter = "", latin = ""] = pair.trim().split(" ");
      return [letter, latin];
    }),
);
