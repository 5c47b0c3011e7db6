/** What numbers of certificates look like where no word for a number stands before them. */

/** A group of letters and digits; behind a sign also a word such as "Cert". */
const FIRST = "[\\p{Lu}\\d]+";
const FURTHER = "(?:[\\p{Lu}\\d]+|\\p{Lu}\\p{Ll}{1,6})(?:\\.(?=[\\p{Lu}\\d]))?[\\p{Lu}\\d]*";
/** Standards for tests, customs codes and codes of towns; the Union, whose mark stands last in "badania typu UE". */
const NO_PREFIX =
  "(?!(?:ISO|EN|DIN|UNI|UNE|NF|BS|PO|HS|RN|CA|NR|NRO|NO|NUM|NUMER|BROJ|CODE|KOD|KODE|REF|ID|IEC|ASTM|AATCC|NEN|SS|PN|ČSN|STN|TS|EU|EC|CE|UE|WE|EG|EÚ|EÜ|ЄС|ЕС|ΕΕ)(?!\\p{L}))";
/** Groups that signs part; a line may end after a hyphen. */
const GROUPS = `(?=[\\p{L}./\\n-]*\\d[\\p{L}\\d./\\n-]*\\d{2})${FIRST}(?:(?:[./]|-\\n?)${FURTHER})+`;
/** "HU-26 0331 889": letters and figures in groups that blanks part; no amount follows. */
export const BLANKED = String.raw`\p{Lu}{1,3}[./-]?\d{2,4}(?: \d{3,6}){2}(?![\p{L}\d]|[.,/-]\d|[ ]?(?:%|€|\d|\p{Ll}{1,2}(?!\p{L})))`;
/** "2188-CTX 4471": figures and the letters of an institute, and figures that are no year. */
export const OF_INSTITUTE = String.raw`\d{3,5}-\p{Lu}{2,4} (?!(?:19|20)\d{2}(?!\d))\d{3,6}(?![\p{L}\d%]|[.,/-]\d)`;
/** With signs between groups, with letters and digits, or letters and a number apart. */
const SIGNED = new RegExp(
  `^(?:${NO_PREFIX}${BLANKED}|${OF_INSTITUTE}|\\p{Lu}{1,3}\\d{3} \\d{5,6}|${NO_PREFIX}\\p{Lu}{2,5}-\\p{Lu}{1,5} (?:\\d{5,8}|\\d{2}\\.\\d{4,6}|\\d{3,6}[-/]\\d{2,6})|\\p{Lu}\\d?\\p{Lu}? \\d{2} \\d{2} \\d{5} \\d{3}|\\p{Lu}{2}O\\d{2} \\d{6}|\\p{Lu}{1,2}(?:\\d\\p{Lu}?)? \\d{5,8} \\d{4}|${NO_PREFIX}\\p{Lu}{1,2} \\d{8}|${NO_PREFIX}\\p{Lu}{2} \\d{4,6}(?:/\\d{1,3})?|[1-5]0\\d{2} \\d{4}|${NO_PREFIX}\\p{Lu}{2,5} ${GROUPS}|${GROUPS}|(?=\\d*\\p{Lu})(?=[\\p{Lu}\\d]*\\d{2})[\\p{Lu}\\d]{8,14})(?![\\p{L}\\d%])`,
  "u",
);
/** Of digits only, or with the letters of who certified behind them: "7245CIT"; "70565 Stuttgart" is a town. */
const PLAIN =
  /^(?!\d{4,5}[ ]\p{Lu}\p{Ll}{2})\d{4,10}(?:\p{Lu}{2,4})?(?![\p{L}\d%.,/-]*\d|\p{L}|[ ]?(?:%|€)|(?<!\d{6})[ ]?\p{Ll}|[ ]?\p{Ll}{1,4}(?!\p{L}))/u;
const AMOUNT_OR_DATE =
  /^(?:\d{1,3}(?:[.,]\d{3})*[.,]\d{2}|\d{1,2}[./-]\d{1,2}[./-](?:(?:19|20)\d{2}|\d{1,2})|\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2}(?:[./-]\d{1,2}[./-]\d{1,2})?|\d{1,3}[.,]\d{1,3}|(?:ISO|EN|DIN|UNI|UNE|NF|BS)[-/.\d].*|\d{2,4}\/\d{1,4}\/(?:E[CGU]|CE|UE|EEC|EWG|CEE)|\p{Lu}{1,3}8000)$/u;
/** Longest number, in letters. */
export const LONGEST = 50;

/** A number, and how many letters of the text it takes. */
interface PrintedNumber {
  number: string;
  length: number;
}

/** "Sertifikatnr. NO 18-0441": the country, where a word for a number or a colon stands before it. */
const OF_NORWAY = /^NO[ -]\d{2,6}(?:[-/]\d{2,6})*(?![\p{L}\d%])/u;
const NUMBER_SAID = /(?:[Nn]r\.?|[Nn]ummer|[Nn]umber|:)[ \t]?$/;

/** Whether letters that are a word for a number elsewhere begin one here. */
export function isOfNorway(text: string, start: number): boolean {
  return (
    OF_NORWAY.test(text.slice(start, start + LONGEST)) &&
    NUMBER_SAID.test(text.slice(Math.max(start - 8, 0), start))
  );
}

/** @param plain whether digits alone may be one */
export function numberAt(text: string, start: number, plain: boolean): PrintedNumber | undefined {
  const rest = text.slice(start, start + LONGEST);
  const printed = ((isOfNorway(text, start) ? OF_NORWAY.exec(rest) : null) ??
    SIGNED.exec(rest) ??
    (plain ? PLAIN.exec(rest) : null))?.[0].replace(/[./-]+$/, "");
  if (printed === undefined || AMOUNT_OR_DATE.test(printed)) return undefined;
  if ((printed.match(/\d/g) ?? []).length < 4) return undefined;
  return { number: asMeant(printed.replaceAll("\n", "")), length: printed.length };
}

/** A number without what a picture makes of the letter O and of noughts: in the name of a standard, and before digits; with its points. */
export function asMeant(number: string): string {
  return (
    number
      .replace(/(?<![\p{L}\d])0CS(?![\p{L}\d])/u, "OCS")
      .replace(/(?<![\p{L}\d])G0TS(?![\p{L}\d])/u, "GOTS")
      .replace(/^(\d{2})[. ](\p{Lu}{3})[. ](\d{5})$/u, "$1.$2.$3")
      .replace(/^(\p{Lu}{2})O(?=\d{2} \d{6}$)/u, "$10")
      // Institutes end their numbers with their letter behind a point: "062114.O".
      .replace(/^(\d{6,7})\.0$/u, "$1.O")
  );
}

/** What stands before numbers of reports, orders, clients, articles. */
export const OTHER_NUMBER =
  /(?:(?<!\p{L})(?:tel|fax|phone|fon|mob|art)(?=[. :])|report|zprav|sprav|porocil|izvjes|izvest|seloste|jegyzokonyv|aruan|ataskait|parskat|sprawozd|доклад|протокол|звіт|извешт|εκθεσ|test(?!ex|\))|order|invoice|rechnung|bericht|rapport|gutachten|informe|relatorio|raport|rapor|raport|article|artikel|artigo|articulo|articolo|style|model|modele|modell|item|product(?! ?class)|produit(?! de classe)|sku|client|customer|kunde|cliente|project|projekt|proyecto|progetto|projet|accredit|akkredit|shipment|sample|probe|probennummer|muster|echantillon|campione|muestra|amostra|lot|batch|charge|(?<!\p{L})ref(?:erence|erenz|erencia)?)[^\n\t]{0,20}[\n\t]?$/u;

/** Letters that a figure of a picture may have been. */
const LETTERS_OF_SHAPE: Readonly<Record<string, string>> = {
  "0": "OQDG",
  "1": "ILTJ",
  "2": "Z",
  "4": "A",
  "5": "S",
  "6": "G",
  "7": "TZ",
  "8": "B",
};

/** Whether two numbers differ only in a figure for a letter of its shape: one of them was misread. */
export function isSameMisread(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  if (at < 0 || one.length !== other.length || one.slice(at + 1) !== other.slice(at + 1)) return false;
  const [first, second] = [one[at] ?? "", other[at] ?? ""];
  return (LETTERS_OF_SHAPE[first]?.includes(second) ?? LETTERS_OF_SHAPE[second]?.includes(first)) === true;
}
