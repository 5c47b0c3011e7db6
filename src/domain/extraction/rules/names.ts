/** Brand, reference, model and the companies behind a product. */

import { folded } from "../folded.ts";
import { isLabel } from "../label-words.ts";
import type { Passage } from "../reading/passage.ts";
import type { Found, Text } from "./found.ts";
import { labelled, speaksOf } from "./labels.ts";

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
        const isNamed = /\p{Ll}{3}/u.test(code) && !/[-_./]\p{L}*\d{2}/u.test(code);
        if (isNamed || (rest.split(/\s+/).length > 4 && !apart)) return [];
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
  const called = passages.flatMap((passage) => [
    ...namesAfter(passage, "brand", "brand", 60, 0.94),
    ...brandsInSentences(passage),
  ]);
  return called.length > 0 || kind === "invoice" || kind === "test_report"
    ? called
    : passages.flatMap(wordmark);
}

/** "Sold under the brand X", "unter der Marke X", "(marca X, talla M)": the name is the words with capitals. */
const BRANDED =
  /(?<![\p{L}])(?:(?:brand(?: name)?|trademark|marken?|marque|marchio|marca|merk|mark[iąa]|varumarket|mærket|merket|znacky|znackou|tuotemerkki|markasi|markasiyla)(?:[ \n]is)?[ \n])["'“„«»]?(?<name>(?=\p{L}))/gu;
const NAME =
  /^\p{Lu}[\p{L}\d'’.-]*(?:[ \n](?:(?:&|\+|and|und|et|y|e|of|de|del|des|du|von|the|la|le)[ \n])?\p{Lu}[\p{L}\d'’-]*){0,4}/u;

/** A shorter line does not go on in the next one. */
const SENTENCE_LENGTH = 30;

function brandsInSentences(passage: Passage): Found[] {
  return [...passage.folded.matchAll(BRANDED)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const printed = NAME.exec(passage.text.slice(start, start + 60))?.[0].replace(/[.'’-]+$/, "") ?? "";
    const value = printed.replace(/\s+/g, " ");
    const before = passage.folded[match.index - 1];
    // At the begin of a cell it is a label, or the head of a column; a sentence goes on in the next line.
    if (before === undefined || /[\n\t]/.test(before) || !isName(value, 60)) return [];
    const line = passage.folded.slice(passage.folded.lastIndexOf("\n", match.index) + 1, match.index);
    if (match[0].includes("\n") && line.length < SENTENCE_LENGTH) return [];
    return [{ field: "brand", value, confidence: 0.85, passage, start, end: start + printed.length }];
  });
}

/** Letters of a name over a page are so much higher than its text. */
const WORDMARK_HEIGHT = 1.25;
/** Titles of papers, which no company is called by. */
const TITLE =
  /sheet|data|spec|label|artwork|proof|order|invoice|packing|list|report|certificate|declaration|card|form|product|style|page|datenblatt|blatt|pass|liefer|rechnung|angebot|auftrag|etikett|artikel|prufung|erklarung|fiche|facture|bon de|commande|attestation|produit|etiquette|scheda|fattura|bolla|dichiarazione|prodotto|articolo|ficha|factura|fatura|albaran|pedido|declarac|producto|produto|etiqueta|karta|faktura|deklaracja|produkt|etykiet|urun|fis|fatura|kart|tuote|lista|katalog|catalog|line|collection|kollektion|season|wholesale|technical|technisch|material|care|pflege|entretien|test|quality|supplier|questionnaire|confirmation|delivery|notice|draft|copy|page|original/u;

/** The name that stands in large capitals over the first page: who sells the product, on papers of their own. */
function wordmark(passage: Passage): Found[] {
  const { reading, order, text, words } = passage;
  if (order !== "columns" || reading.page !== 1) return [];
  const end = text.search(/\n|$/);
  const line = text.slice(0, end);
  const [first] = words;
  const heights = words.map(({ height }) => height).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  if (!first || first.height < usual * WORDMARK_HEIGHT || line !== line.toUpperCase()) return [];
  if (line.length > 30 || line.split(" ").length > 4 || /[\d:;,@%]/.test(line) || LEGAL_FORM.test(line))
    return [];
  if (!isName(line, 30) || TITLE.test(passage.folded.slice(0, end))) return [];
  return [{ field: "brand", value: line, confidence: 0.7, passage, start: 0, end }];
}

export function findModels({ passages, fields, kind }: Text): Found[] {
  if (!fields.has("model_name") || kind === "certificate" || kind === "invoice") return [];
  return passages.flatMap((passage) =>
    namesAfter(passage, "model", "model_name", 80, 0.9).flatMap((found): Found[] => {
      if (!isNumberOnly(String(found.value))) return [found];
      // A code is the name of a model where the document calls it so.
      const label = passage.folded.slice(Math.max(found.start - 12, 0), found.start).trimEnd();
      return /(?<!\p{L})(?:model|modell|modele|modello|modelo|malli):?$/u.test(label)
        ? [{ ...found, confidence: 0.8 }]
        : [];
    }),
  );
}

function isModelCode(value: string): boolean {
  return isNumberOnly(value) && /\p{L}/u.test(value) && value.length >= 4;
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
    if (!apart || !(isName(value, longest) || (label === "model" && isModelCode(value)))) return [];
    return [{ field, value, confidence: confidence * worth, passage, start, end: start + value.length }];
  });
}

/** Short, with a letter, and no sentence, number with a unit, label or address of the web. */
function isName(value: string, longest: number): boolean {
  if (value.length < 2 || value.length > longest || !/\p{L}{2}/u.test(value)) return false;
  if (/%|@|https?:|www\.|[.!?] \p{Lu}/u.test(value) || /^[\p{Ll}]/u.test(value)) return false;
  if (isLabel(value) || LABEL_LIKE.some((name) => speaksOf(folded(value), name))) return false;
  return value.split(/\s+/).length <= 8 && !/^\d{8,}$/.test(value);
}

/** Labels that a name is never taken for. */
const LABEL_LIKE = ["reference", "gtin", "weight", "country"] as const;

const LEGAL_FORM =
  /(?<![\p{L}])(?:GmbH(?: & Co\.? KG)?|AG|SE|KG|KGaA|OHG|eG|e\.K\.|Ltd\.?|Limited|LLC|Inc\.?|PLC|plc|Co\.,? ?Ltd\.?|Pvt\.? Ltd\.?|S\.A\.S?\.?|SAS|SARL|S\.A\.R\.L\.|SA|S\.r\.l\.|S\.R\.L\.|s\.r\.l\.|Srl|SRL|S\.p\.A\.|S\.P\.A\.|SpA|S\.L\.U?\.?|S\.L\.|SL|Lda\.?|LDA\.?|Unipessoal,? Lda\.?|B\.V\.|BV|N\.V\.|NV|Sp\. z o\.o\.|sp\. z o\.o\.|S\.A|A\.Ş\.|A\.S\.|AŞ|Ltd\. Şti\.|AB|A\/S|ApS|AS|Oy|Oyj|s\.r\.o\.|a\.s\.|S\.C\.|LTD\. ?ŞTİ\.|LTD\. ?STI\.|GMBH|Kft\.?|Zrt\.?|d\.o\.o\.|ΑΕ|ЕООД|ООД|OÜ|UAB|SIA)(?![\p{L}])/u;
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
  if (!isName(value, 120) || isNumberOnly(value)) return [];
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

/** What follows an address in the head of a paper: numbers of registers and taxes, ways to call. */
const NO_ADDRESS =
  /\s*[,;·|–—-]\s*(?:tel|phone|fax|e-?mail|www|NIP|NIF|NIPC|CIF|CVR|KvK|VAT|USt|UID|TVA|P\.? ?IVA|C\.? ?F\b|SIRET|RCS|REA|REGON|KRS|HRB|Org\.? ?nr|Contribuinte|Tax|IČ|DIČ)[^\n]*$/iu;

function addressOf(passage: Passage, start: number, end: number, confidence: number): Found | undefined {
  const value = passage.text
    .slice(start, end)
    .replaceAll(/\s*\n\s*/g, ", ")
    .replace(/[.,;]+$/, "")
    .replaceAll(",,", ",")
    .replace(NO_ADDRESS, "");
  if (value.length < 8 || value.length > 300) return undefined;
  return { field: "manufacturer_address", value, confidence, passage, start, end };
}

/** "Ship to:", "Client", "Notify party": the company below is another one. */
function isOther(line: string): boolean {
  return /:$/.test(line.trim()) || OTHER_PARTY.test(folded(line));
}

const OTHER_PARTY =
  /^(?:ship to|bill to|sold to|consignee|buyer|notify|customer|client|kunde|auftraggeber|applicant|importer|cliente|destinat|vendor|supplier|exporter|shipper|seller)/u;

/** How much of a first page is its head. */
const HEAD_LINES = 5;

function letterhead(passage: Passage): Found[] {
  if (passage.order !== "columns" || passage.reading.page !== 1) return [];
  const lines = passage.text.split("\n").slice(0, HEAD_LINES);
  let at = 0;
  for (const [i, line] of lines.entries()) {
    const form = LEGAL_FORM.exec(line);
    const label = /^[^:]{2,30}:/.test(line) || isOther(lines[i - 1] ?? "");
    const name = form ? line.slice(0, form.index + form[0].length) : "";
    const rest = line.slice(name.length);
    const isAlone =
      rest === "" || (/^(?:,| [–—·|-]) (?!con |mit |with |avec )/.test(rest) && ADDRESS.test(rest));
    if (form && !label && isAlone && name.split(" ").length <= 8) {
      const found = companyAt(passage, at, at + line.length, 0.7);
      return found.length > 1 ? found : [];
    }
    at += line.length + 1;
  }
  return [];
}
