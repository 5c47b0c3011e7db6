/** Brand, reference, model and the companies behind a product. */
import type { Passage } from "../reading/passage.ts";
import type { Found, Text } from "./found.ts";
import { isLabel, labelled } from "./labels.ts";

/** A number of an article: letters, digits and signs in one, with a digit. */
const CODE =
  /^(?:[\p{Lu}]{1,5} (?=[\p{L}\d./_-]*\d))?(?=[\p{L}./_-]*\d)[\p{L}\d](?:[\p{L}\d./_-]{0,38}[\p{L}\d])?(?![\p{L}\d])/u;
/** Numbers of standards, and of articles of the law: "EN 14362-1", "Art. 103". */
const STANDARD = /^(?:ISO|EN|DIN|ASTM|AATCC|BS|NF|UNI|IEC|CEN|REACH)[ ./-]?\d/u;
const SHORT_NUMBER = /^\d{1,3}$/;
const NUMBER_LABEL = /n[or]\b|num|code|kod|cod|cislo|#|°|sku|nr/u;
const DATE_OR_AMOUNT = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,4}[.,]\d{2}|\d{1,2})$/;
/** In sentences only what is called by these words, and has the look of a number of an article. */
const IN_SENTENCES =
  /(?<![\p{L}])(?:article|articles?|style|artikel|articolo|articulo|artigo|modele|modello|modelo|model|reference|ref\.?|item|product|produkt|art\.)[ ](?:(?:no|nr|n|num|number|code|ref)(?:\.|°|(?=[ :]))[ ]?)?[:#]?[ ]?(?<code>[\p{L}]{0,6}[-./]?\d[\p{L}\d]{0,12}(?:[-./][\p{L}\d]{1,12}){0,3}|[\p{L}]{1,5}[-/][\p{L}\d-]{0,12}\d[\p{L}\d]{0,6})(?![\p{L}\d])/gu;
const NO_REFERENCE =
  /invoice|rechnung|facture|fattura|factura|fatura|faktur|order|report|certificate|iso|en \d|order/u;

/** The company's own number of the product. */
export function findReferences({ passages, kind }: Text): Found[] {
  if (kind === "certificate") return [];
  return passages.flatMap((passage) => {
    const called = [...labelled(passage, "reference")].flatMap(
      ({ from, start, end, apart, worth }): Found[] => {
        const code = CODE.exec(passage.text.slice(start, end))?.[0];
        if (code === undefined || DATE_OR_AMOUNT.test(code) || STANDARD.test(code)) return [];
        const label = passage.folded.slice(from, start);
        if (SHORT_NUMBER.test(code) && !NUMBER_LABEL.test(label)) return [];
        const rest = passage.text.slice(start + code.length, end).trim();
        // A name with a number in it is no number of an article.
        if (/\p{Ll}{3}/u.test(code) || (rest.split(/\s+/).length > 4 && !apart)) return [];
        const weak = /^(?:symbol|code|codigo|codice|kod|item|art|product|код|sifra|indeks)\b/u.test(label);
        return [
          {
            field: "reference",
            value: code,
            confidence: worth * (apart ? (weak ? 0.9 : 0.95) : 0.9),
            passage,
            start,
            end: start + code.length,
          },
        ];
      },
    );
    const inText = [...passage.folded.matchAll(IN_SENTENCES)].flatMap((match): Found[] => {
      const code = match.groups?.code ?? "";
      const start = match.index + match[0].length - code.length;
      const value = passage.text.slice(start, start + code.length);
      if (called.some((found) => start < found.end && start + code.length > found.start)) return [];
      if (
        DATE_OR_AMOUNT.test(value) ||
        NO_REFERENCE.test(passage.folded.slice(match.index - 12, match.index))
      )
        return [];
      if (SHORT_NUMBER.test(value) || STANDARD.test(value)) return [];
      return [{ field: "reference", value, confidence: 0.8, passage, start, end: start + code.length }];
    });
    return [...called, ...inText];
  });
}

export function findBrands({ passages, fields, kind }: Text): Found[] {
  if (!fields.has("brand") || kind === "certificate") return [];
  return passages.flatMap((passage) => namesAfter(passage, "brand", "brand", 60, 0.94));
}

export function findModels({ passages, fields, kind }: Text): Found[] {
  if (!fields.has("model_name") || kind === "certificate" || kind === "invoice") return [];
  return passages.flatMap((passage) =>
    namesAfter(passage, "model", "model_name", 80, 0.9).filter(({ value }) => !isNumberOnly(String(value))),
  );
}

function isNumberOnly(value: string): boolean {
  return CODE.exec(value)?.[0] === value && !/\p{L}{3}/u.test(value);
}

function namesAfter(
  passage: Passage,
  label: "brand" | "model",
  field: string,
  longest: number,
  confidence: number,
): Found[] {
  return [...labelled(passage, label)].flatMap(({ start, end, apart, worth }): Found[] => {
    const value = passage.text
      .slice(start, end)
      .replace(/[.,;:]+$/, "")
      .trim();
    if (!apart || !isName(value, longest)) return [];
    return [{ field, value, confidence: confidence * worth, passage, start, end: start + value.length }];
  });
}

/** Short, with a letter, and no sentence, number with a unit, label or address of the web. */
function isName(value: string, longest: number): boolean {
  if (value.length < 2 || value.length > longest || !/\p{L}{2}/u.test(value)) return false;
  if (/%|@|https?:|www\.|[.!?] \p{Lu}/u.test(value) || /^[\p{Ll}]/u.test(value)) return false;
  return value.split(/\s+/).length <= 8 && !isLabel(value.toLowerCase()) && !/^\d{8,}$/.test(value);
}

const LEGAL_FORM =
  /(?<![\p{L}])(?:GmbH(?: & Co\.? KG)?|AG|SE|KG|KGaA|OHG|eG|e\.K\.|Ltd\.?|Limited|LLC|Inc\.?|PLC|plc|Co\.,? ?Ltd\.?|Pvt\.? Ltd\.?|S\.A\.S?\.?|SAS|SARL|S\.A\.R\.L\.|SA|S\.r\.l\.|Srl|SRL|S\.p\.A\.|SpA|S\.L\.U?\.?|S\.L\.|SL|Lda\.?|Unipessoal Lda\.?|B\.V\.|BV|N\.V\.|NV|Sp\. z o\.o\.|sp\. z o\.o\.|S\.A|A\.Ş\.|A\.S\.|AŞ|Ltd\. Şti\.|AB|A\/S|ApS|AS|Oy|Oyj|s\.r\.o\.|a\.s\.|Kft\.?|Zrt\.?|d\.o\.o\.|ΑΕ|ЕООД|ООД|OÜ|UAB|SIA)(?![\p{L}])/u;
/** A street or a town with its code. */
const ADDRESS =
  /(?<![\d])(?:\d{4,5}(?:[- ]?\d{3})?|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})(?![\d])/u;

/** Who makes the product, after that word, or at the head of a paper of the company's own. */
export function findManufacturers({ passages, fields, kind }: Text): Found[] {
  if (!fields.has("manufacturer_name") || kind === "certificate") return [];
  return passages.flatMap((passage) => {
    const called = [...labelled(passage, "manufacturer")].flatMap(({ start, end, apart }) =>
      apart ? companyAt(passage, start, end, 0.93) : [],
    );
    return called.length > 0 || kind === "test_report" ? called : letterhead(passage);
  });
}

/** The name of a company up to its form, and its address in the same line or the next ones. */
function companyAt(passage: Passage, start: number, end: number, confidence: number): Found[] {
  const line = passage.text.slice(start, end);
  const form = LEGAL_FORM.exec(line);
  const comma = line.indexOf(",");
  const cut = form
    ? form.index + form[0].length
    : comma > 0 && ADDRESS.test(line.slice(comma))
      ? comma
      : line.length;
  const value = line
    .slice(0, cut)
    .replace(/[,;:]+$/, "")
    .trim();
  if (!isName(value, 120)) return [];
  const name: Found = {
    field: "manufacturer_name",
    value,
    confidence: form ? confidence : confidence - 0.04,
    passage,
    start,
    end: start + value.length,
  };
  const address = addressAfter(passage, start + cut, end, confidence - 0.05);
  return address ? [name, address] : [name];
}

function addressAfter(
  passage: Passage,
  from: number,
  lineEnd: number,
  confidence: number,
): Found | undefined {
  const inLine = passage.text.slice(from, lineEnd);
  const skipped = /^[\s,;:|·-]*/.exec(inLine)?.[0].length ?? 0;
  if (ADDRESS.test(inLine)) return addressOf(passage, from + skipped, lineEnd, confidence);
  if (passage.order !== "columns" || passage.text[lineEnd] !== "\n") return undefined;
  let end = lineEnd + 1;
  for (let lines = 0; lines < 3; lines++) {
    const next = passage.text.indexOf("\n", end);
    const stop = next === -1 ? passage.text.length : next;
    const line = passage.text.slice(end, stop);
    if (line === "" || line.length > 120 || /[:@]|www\./.test(line)) break;
    end = stop + 1;
    if (ADDRESS.test(line)) return addressOf(passage, lineEnd + 1, stop, confidence);
  }
  return undefined;
}

function addressOf(passage: Passage, start: number, end: number, confidence: number): Found | undefined {
  const value = passage.text
    .slice(start, end)
    .replaceAll(/\s*\n\s*/g, ", ")
    .replace(/[.,;]+$/, "")
    .replaceAll(",,", ",");
  if (value.length < 8 || value.length > 300) return undefined;
  return { field: "manufacturer_address", value, confidence, passage, start, end };
}

/** How much of a first page is its head. */
const HEAD_LINES = 5;

function letterhead(passage: Passage): Found[] {
  if (passage.order !== "columns" || passage.reading.page !== 1) return [];
  const lines = passage.text.split("\n").slice(0, HEAD_LINES);
  let at = 0;
  for (const line of lines) {
    const form = LEGAL_FORM.exec(line);
    const label = /^[^:]{2,30}:/.test(line);
    if (form && !label && form.index + form[0].length === line.length && line.split(" ").length <= 8) {
      const found = companyAt(passage, at, at + line.length, 0.7);
      return found.length > 1 ? found : [];
    }
    at += line.length + 1;
  }
  return [];
}
