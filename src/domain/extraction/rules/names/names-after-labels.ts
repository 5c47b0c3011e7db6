/** Names behind and below labels, without what stands beside them in their cell. */
import { folded } from "../../folded.ts";
import { isLabel, isLabelOf } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { type Labelled, labelled } from "../kit/labels.ts";
import { DESCRIPTION } from "./models/descriptions.ts";
import { capitalised, isName, OF_SHEET, TITLE } from "./name-shapes.ts";
import { isModelCode } from "./references/codes.ts";
import { IN_BRACKETS } from "./references/numbers-after-labels.ts";

/** "Zvončica, model Luna, art. 5507" after the label of the first of them. */
const LISTED_NEXT =
  /[,;] (?:modell?\p{L}{0,2}|modèle|malli|mudel|модел|модель|μοντέλο|ean|gtin|r[eé]f(?:[eé]ren\p{L}+)?|(?:codice|c[oó]digo|code|cod|kod|numero|n[uú]mero|num[eé]ro)\.? (?:d['’]|de |do |del )?(?:art\p{L}+|prod\p{L}+)|(?:artikel|produkt|best[ae]ll)(?:nummer|nr)|art|item|article|artikel|articolo|artículo|artigo|style|styl)(?:\.|-?(?:nr|no|n°|nummer)\.?)? [\p{Lu}\d].*$/iu;
/** "Lumi, Season: AW 26", "Lumi; colore: blu": what has a label of its own behind a name. */
const LABEL_LISTED = /[,;] \p{L}[\p{L} ./-]{2,30}(?: \([^()]{1,20}\))? ?: .*$/u;

type NameLabel = "brand" | "model" | "type";

/** Names behind labels, with a number in brackets behind them apart. */
export function namesAfter(
  passage: Passage,
  label: NameLabel,
  field: string,
  longest: number,
  confidence: number,
): Found[] {
  const all = labelled(passage, label);
  return all.flatMap(({ from, start: first, end: last, apart, worth }): Found[] => {
    if (isToldAgain(passage, first, all)) return [];
    const own = ownPart(passage, label, first, last);
    const { end } = own;
    const start = own.start + numberBefore(passage.text.slice(own.start, end), label);
    const value = passage.text
      .slice(start, end)
      .replace(IN_BRACKETS, "")
      .replace(/ \((?:\p{L}{2,12}[.:°]? ?)?\)$/u, "")
      .replace(/ [–—|] .*$|(?<=\p{L}{3}\)?|\d{2})\. (?:\p{Lu}|\d{1,3} ?%).*$/u, "")
      .replace(MARKED, "")
      .replace(LABEL_NEXT, (rest) => (passage.text[end] === "\t" && isLabel(rest) ? "" : rest))
      .replace(LISTED_NEXT, "")
      .replace(LABEL_LISTED, "")
      .replace(label === "model" ? WITH_BRAND : NOTHING, "")
      .replace(label === "brand" ? WOVEN_IN : NOTHING, "")
      .replace(label === "brand" ? EDITION : NOTHING, "")
      .replace(/ \/ [^/]+$/u, (rest) => (label === "brand" && DESCRIPTION.test(folded(rest)) ? "" : rest))
      .replace(/^([^(]+)\)[.,;]?$/u, "$1")
      .replace(label === "brand" ? NOTED : NOTHING, "")
      .replace(/[.,;:]+$/, (_, at: number, whole: string) => {
        const name = whole.slice(0, at);
        return CUT_SHORT.test(name) || (label === "brand" && INITIAL.test(name)) ? "." : "";
      })
      .trim();
    if (label === "brand" && NO_BRAND.some((pattern) => pattern.test(folded(value)))) return [];
    if (label === "brand" && (worth < 1 ? TITLE : OF_SHEET).test(folded(value))) return [];
    const said = passage.folded.slice(from, first);
    if (label === "brand" && (DATE.test(said) || SENTENCE.test(said))) return [];
    if (label === "brand" && /\d/.test(value) && isLabel(value.split(" ", 1)[0] ?? "") && / /.test(value))
      return [];
    const isWordmark = label === "brand" && isMarkInSmallLetters(passage, value);
    if (!apart || !(isWordmark || isName(value, longest) || (label === "model" && isModelCode(value))))
      return [];
    return [{ field, value, confidence: confidence * worth, passage, start, end: start + value.length }];
  });
}

/** "marka" over "CN-5512 SOKOLIK NOVA": the number of the article in the column before, which was read with the name. */
const NUMBER_BEFORE = /^(?=[^ ]*\d{2})[\p{Lu}\d]+[-/.][\p{Lu}\d./-]+ (?=\p{Lu}\p{L})/u;

/** How long that is before a brand. */
function numberBefore(value: string, label: NameLabel): number {
  return label === "brand" ? (NUMBER_BEFORE.exec(value)?.[0].length ?? 0) : 0;
}

/** The labels that one cell has before a value, parted by strokes. */
const LABELS_BEFORE = /(?:^|[\t\n])(?<labels>[^\t\n:]+?)[ ]?:?[\t\n ]$/u;

/** "Kunde / Marke | Holm Handels GmbH / Marke: Kvist": the value behind several labels has one of them again. */
function isToldAgain({ text, folded: small }: Passage, start: number, all: readonly Labelled[]): boolean {
  const isOfSeveral = LABELS_BEFORE.exec(small.slice(0, start))?.groups?.labels?.includes("/");
  return (
    isOfSeveral === true && all.some(({ from }) => from > start && !/[\t\n]/.test(text.slice(start, from)))
  );
}

/** "Výrobce / značka | Krkoš s.r.o., Trutnov / KRKOŠ": of several values behind as many labels the one of its own. */
function ownPart({ text, folded: small }: Passage, label: NameLabel, start: number, end: number) {
  const labels = (LABELS_BEFORE.exec(small.slice(0, start))?.groups?.labels ?? "").split("/");
  const parts = text.slice(start, end).split("/");
  const at = labels.findIndex((one) => isLabelOf(one.trim(), label));
  const areOthers = labels.every(
    (one, i) => isLabel(one.trim()) && (i === at || !isLabelOf(one.trim(), label)),
  );
  if (at < 0 || labels.length < 2 || labels.length !== parts.length || !areOthers) return { start, end };
  const from = start + parts.slice(0, at).reduce((length, part) => length + part.length + 1, 0);
  const part = parts[at] ?? "";
  return { start: from + part.length - part.trimStart().length, end: from + part.trimEnd().length };
}

/** "Marca: sonaera" where "sonaera" stands alone in a cell as well, or in the address of a site: a name in small letters. */
function isMarkInSmallLetters({ text }: Passage, value: string): boolean {
  if (!/^\p{Ll}{3,20}(?: \p{Ll}{2,20})?$/u.test(value) || !isName(capitalised(value), LONGEST_MARK))
    return false;
  const name = RegExp.escape(value);
  return new RegExp(
    String.raw`(?<=^|[\n\t])${name}[®™]?(?=$|[\n\t])|(?:www\.|@|https?://)${RegExp.escape(value.replace(" ", ""))}\.\p{Ll}`,
    "u",
  ).test(text);
}

const LONGEST_MARK = 40;

/** "Filobruno, tessuta 60x15 beige": what the label with a brand is like. */
const WOVEN_IN = /, \p{Ll}[^\t\n]*$/u;
/** "KALVEX Vydání 4 / 09.2024": which edition of its sheet a paper is, close behind the name. */
const EDITION =
  /(?<=\p{L}{2}),? (?:vydán(?:í|ie)|wydanie|ausgabe|fassung|stand|[eé]dition|edizione|edici[oó]n|edi[cç][aã]o|edi[tțţ]ia|uitgave|utg[aå]va|udgave|utgave|painos|kiadás|izdan?j[ea]|издание|видання|издање|έκδοση|rev(?:\.|ision|ize|ízia|isione|isión|isão|isie|izja)?|ver(?:\.|sion|ze|zia|zija|sione|sión|são|sie|sio|siune)|wersja)[ .:]{1,2}(?:č\. |nr\.? )?\d[^\t\n]*$/iu;
const NOTHING = /(?!)/u;
/** "Vento 48-50 (marca Arvesa)": the brand of a model, in brackets behind it. */
const WITH_BRAND =
  / \((?:brand|marke|marque|marchio|marca|merk|marka|varumärke|varemærke|mærke|(?:vare)?merke|merkki|značka|márka|kaubamärk|zīmols|prekės ženklas|(?:blagovna )?znamka|robna marka|марка|μάρκα)(?: ?: ?| )[^()\n\t]+\)$/iu;
/** "Noordbad (müşteri etiketi)": what is said of a brand, in small letters. */
const NOTED = / \(\p{Ll}[^()]{2,30}\)$/u;
/** Figures of a bar code or of customs, which no brand has. */
const LONG_FIGURES = /\d{6}/u;
/** "Panier (0)": what stands in the head of a shop beside "La marque". */
const BASKET =
  /^(?:(?:shopping |my |mein |mon )?(?:cart|basket|bag|warenkorb|panier)|carrello|cesta|carrito|carrinho|cesto|winkelwagen|winkelmand(?:je)?|koszyk|varukorg|(?:indkøbs|indkobs|handle)?kurv|ostoskori|(?:nakupni |nakupny )?kosik|kosar|cos(?:ul meu)?|kosarica|sepet(?:im)?)(?: ?\(\d*\)?)?$/u;
/** "Halniak Kod produktu" before the next cell: the label of what stands there, close behind the name. */
const LABEL_NEXT = /(?<=^[^ ]+) \p{Lu}.*$/u;
/** "La marca sigue siendo Almadraba Sur." over the next line: a sentence that ends is no label of that. */
const SENTENCE = /\p{L} [^\n]*\p{L}{3}["”“»]?[.!]\n+$|(?:[^ \n]+ ){4,}[^ \n]*[.!]\n+$/u;
/** "Bestellung Nr. 2025-14", "Commande n° 118": the next line below what only looks like a label. */
const NUMBERED = /(?<=\p{L}{3} )(?:n[ro]?[.°º]{1,2}|nr|№|c\.|br\.|st\.) ?[\p{L}-]{0,4}\d/u;
/** "9 marca 2026 r." over who signs: a month of Polish, which is the word for a brand elsewhere. */
const DATE = /(?<!\d)\d{1,2}\.? marca \d{4}(?!\d)/u;
/** "250 szt.": how many there are of something, in the next cell of a row. */
const COUNTED =
  /^\d[\d .]*(?:pcs|pieces?|pairs?|units?|st(?:k|ck|uck|yck)?|stuck|paar|paires?|pieces?|pz|pezzi|paia|pares|piezas|uds?|unidades|pecas|un|stuks?|szt|sztuk|pary?|kpl|kappaletta|ks|kusu|kusov|par|db|darab|buc|bucati|perechi|kom|kosov|tk|paari|vnt|gab|adet|cift|бр|броя|шт|пар|ком|τεμ|τεμαχια)\.?$/u;
/** "Trommel bei normaler Temperatur (zwei": words of another column, which go on in their next line. */
const GOES_ON = /\([^()]*$/u;
/** The word for how hot something is, in care. */
const HEAT = /temperat|lampotil|teplot|homersek|температур|θερμοκρ|sicaklik/u;
/** What stands behind the word for a brand and is none. */
const NO_BRAND = [LONG_FIGURES, BASKET, COUNTED, NUMBERED, GOES_ON, HEAT];
/** Words at the end of names that are cut short, with a full stop of their own: "Linde & Co.", "Linda a spol.", "Linden & Zn.", "Tigli & C.". */
const CUT_SHORT = / (?:Co|C[ií]e|C[ií]a|Bros|Inc|Ltd|Corp|Jr|Sr|spol|Zn|Nachf|[&eiy] ?[CFS])$/iu;
/** "Kornélia K." */
const INITIAL = /\p{L}{3} \p{Lu}$/u;
/** That a name is registered. */
export const MARKED = /[ ]?(?:[®™]|\((?:R|TM|reg\.?|registered|eingetragen)\))+$/iu;
