/** Shares of recycled material that a sentence tells. */
import { folded } from "../../folded.ts";
import { LABELS } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import { fibresIn } from "../composition/fibres/fibres.ts";
import { partWithin } from "../composition/parts/within.ts";
import { isDisowned } from "../kit/denials.ts";
import type { Found } from "../kit/found.ts";
import { MAY_BE_RECYCLED, WITHOUT_PACKAGING } from "../kit/labels.ts";
import { lineBefore, placeOf, tailOf } from "../kit/places.ts";
import { matches, worded } from "../kit/worded.ts";
import {
  FORMER,
  LESS_THAN,
  MINUS,
  NO_WORDS,
  OF_FORMER,
  OR_MORE,
  RECYCLED,
  REQUIRED,
  WISHED,
} from "./claims.ts";
import { OF_OTHERS } from "./packages.ts";
import { PERCENT, percentIn, TELLS_SHARES } from "./percent.ts";
import { isOfPart } from "./recycled-of-whole.ts";

const IN_TEXT = worded(
  "gu",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:${oneOf(LABELS.recycled)})(?!\\p{L})(?:[^\\d%.;\\n]{0,36}?(?:\\n(?=\\p{Ll})[^\\d%.;\\n:]{0,25}?)?|,[ \\n][^.;%]{5,80},[ \\n][^\\d%.;,]{1,20}?)${PERCENT}`,
);
const NOTHING = new RegExp(
  String.raw`(?<!\p{L})(?:${NO_WORDS})[ \n](?:materiale? |matieres? |materia )?$`,
  "u",
);

function isRequired(passage: Passage, start: number, end: number): boolean {
  const { folded } = passage;
  const before = tailOf(
    folded.slice(Math.max(start - 120, 0), start),
    /$(?<=(?<tail>(?:[^.;\t]|[.;](?!\s))*))/u,
  );
  const said = before + folded.slice(start, end);
  const label = said.replace(/[%\d., ]+$/u, " ");
  if (OR_MORE.test(folded.slice(end, end + 25)) || WISHED.test(cellBefore(passage, start))) return true;
  // "Recycled content (the draft said 65 %?)" asks for it.
  if (/^[ ]?\?/.test(folded.slice(end))) return true;
  if (FORMER.test(before) || FORMER.test(label) || OF_FORMER.test(label)) return true;
  if (MINUS.test(said.replace(/\d[\d., ]*%?$/u, ""))) return true;
  return REQUIRED.test(said) || WISHED.test(said) || LESS_THAN.test(label);
}

/** "Cel firmy na 2030 r. | 45% recyklatu": the label that a cell stands behind, or below. */
function cellBefore({ folded, order }: Passage, at: number): string {
  const line = folded.lastIndexOf("\n", at - 1) + 1;
  if (line === at && order === "columns") return folded.slice(0, at).trimEnd().split("\n").at(-1) ?? "";
  return folded.slice(line, at).split("\t").at(-2) ?? "";
}

/** Shares that a sentence tells of the whole product. */
export function* inSentences(passage: Passage): Generator<Found> {
  for (const match of matches(passage, IN_TEXT)) {
    const value = percentIn(match);
    const { start, end } = placeOf(match);
    if (value > 100 || isOfOthers(passage, start, end) || namesFibre(passage, start, end)) continue;
    if (isRequired(passage, start, end)) continue;
    if (NOTHING.test(passage.folded.slice(Math.max(start - SUBJECT_REACH, 0), start))) continue;
    // "Recycled content of the lining: 100 %".
    if (isOfPart(passage.folded.slice(start, end))) continue;
    // A line that begins with a capital letter says something else, and so does the cell of another row.
    if (/\n\p{Lu}/u.test(passage.text.slice(start, end)) || isOfRows(passage, start, end)) continue;
    yield { field: "recycled_content", value, confidence: 0.92, passage, start, end };
  }
  const ofShares =
    TELLS_SHARES.test(passage.folded) && RECYCLED.test(passage.folded)
      ? [...passage.folded.matchAll(SHARE_FIRST), ...sharesBehind(passage)]
      : [];
  for (const match of ofShares) {
    const value = percentIn(match);
    const { start, end } = placeOf(match);
    const { phrase = "" } = match.groups ?? {};
    if (value > 100 || MAY_BE_RECYCLED.test(phrase) || partWithin(phrase)) continue;
    if (isOfOthers(passage, start, end) || isRequired(passage, start, end)) continue;
    if (namesFibre(passage, start, end) || isOfRows(passage, start, end)) continue;
    yield { field: "recycled_content", value, confidence: 0.9, passage, start, end };
  }
  const ofWhole = TELLS_SHARES.test(passage.folded)
    ? [OF_WEIGHT, OF_THE_PRODUCT].flatMap((pattern) => [...passage.folded.matchAll(pattern)])
    : [];
  for (const match of ofWhole) {
    const value = percentIn(match);
    const { start, end } = placeOf(match);
    if (value > 100 || isOfOthers(passage, start, end) || isRequired(passage, start, end)) continue;
    const { phrase = "" } = match.groups ?? {};
    if (namesFibre(passage, start, end) || partWithin(phrase) || OBLIGED.test(phrase)) continue;
    if (MAY_BE_RECYCLED.test(phrase)) continue;
    yield { field: "recycled_content", value, confidence: 0.88, passage, start, end };
  }
  for (const match of passage.folded.matchAll(SHARE_OF)) {
    const { phrase = "", below } = match.groups ?? {};
    const value = percentIn(match);
    const { start, end } = placeOf(match);
    if (below !== undefined && !goesOnBelow(passage, start, end)) continue;
    const words = phrase
      .replace(CONSISTS, "")
      .trim()
      .split(/[ \n]+/);
    const at = words.findIndex((word) => RECYCLED.test(word) && !MAY_BE_RECYCLED.test(word));
    if (
      value > 100 ||
      at < 0 ||
      at > FARTHEST + (COMING.test(phrase) ? 1 : 0) ||
      isOfOthers(passage, start, end)
    )
      continue;
    if (OF_ALL.test(passage.folded.slice(Math.max(start - 60, 0), start))) continue;
    if (isInRowOfPart(passage, start) || isBehindPart(passage, start)) continue;
    if (isRequired(passage, start, end)) continue;
    if (!NOUN.test(words[at] ?? "") && !MATERIAL.test(phrase)) continue;
    const before = passage.folded.slice(Math.max(start - 40, 0), start);
    const clause = start - tailOf(before, /$(?<=(?<tail>[^.;,:\n\t%]*))/u).length;
    if (namesFibre(passage, clause, end) || isOfPart(passage.folded.slice(clause, start))) continue;
    yield { field: "recycled_content", value, confidence: 0.84, passage, start, end };
  }
}

function sharesBehind({ folded, text }: Passage): RegExpExecArray[] {
  return [...folded.matchAll(SHARE_BEHIND)].filter((match) => {
    const { start, end } = placeOf(match);
    // A line that begins with a capital letter says something else.
    return (
      !OF_RANGE.test(folded.slice(Math.max(start - SUBJECT_REACH, 0), end)) &&
      !/\n\p{Lu}/u.test(text.slice(start, end))
    );
  });
}

/** What a firm says of all that it makes. */
export const OF_RANGE =
  /kolle[kc]|koleksiyon|kolekc|mallisto|valikoima|valik(?!\p{L})|kinal[ea]t|termekcsal|asortiment|sortiment/u;
/** The same before a share, with nothing but words between: "38 % of the pieces of the collection contain at least 50 %". */
const OF_RANGE_BEFORE = new RegExp(
  String.raw`(?:${OF_RANGE.source}|collection|collezion|coleccion|colecao|collectie|(?<!\p{L})(?:our|whole|entire|this) range(?!\p{L})|assortiment|assortimento|surtido|(?<!\p{L})gamme(?!\p{L})|колекци|колекці|συλλογη)[^,:;%]{0,40}$`,
  "u",
);

/** Whether a sentence that has begun before a share goes on and ends in the line below it. */
function goesOnBelow(passage: Passage, start: number, end: number): boolean {
  const next = passage.text.indexOf("\n", start) + 1;
  return (
    BEGUN.test(lineBefore({ passage, start })) &&
    (/^\p{Ll}/u.test(passage.text.slice(next)) || NOUN.test(passage.folded.slice(next))) &&
    /^[ ]?(?:[.,;]|\n|$)/u.test(passage.text.slice(end)) &&
    !isOfRows(passage, start, end)
  );
}

/** Whether a text goes on in the cell of another row. */
function isOfRows({ folded, beside }: Passage, start: number, end: number): boolean {
  const next = folded.lastIndexOf("\n", end - 1) + 1;
  return next > start && beside.has(next);
}

/** "Outsole | natural rubber, 30 % recycled": in a row that begins with a part of the product. */
function isInRowOfPart({ folded, order, beside }: Passage, at: number): boolean {
  const line = folded.lastIndexOf("\n", at - 1) + 1;
  const labels =
    order === "rows" ? folded.slice(line, at).split("\t").slice(0, -1).join("\t") : beside.get(line);
  // With a share of its own, what stands to the left is another column.
  return labels !== undefined && !/[%:]/.test(labels) && Boolean(partWithin(labels));
}

/** "Outsole: rubber with 30 % recycled material": behind the label of a part, in one line without another share. */
function isBehindPart(passage: Passage, at: number): boolean {
  const label = /^(?:[-–•*] ?)?(?<label>[^:%\t]{2,40}?) ?: [^%]*$/u.exec(lineBefore({ passage, start: at }))
    ?.groups?.label;
  return label !== undefined && isOfPart(label);
}

/** "GRS products contain at least 20 %": a rule for all of them. */
const OF_ALL =
  /(?<!\p{L})(?:products|articles|goods|items|produkte|erzeugnisse|(?<!(?:der|dieser|unser) )artikel|produits|prodotti|articoli|productos|articulos|produtos|artigos|producten|artikelen|produktow|produkty|wyroby|produkter|varor|varer|tuotteet|vyrobky|termekek|produse|proizvodi|izdelki|urunler)(?:\s\p{L}+){0,3}\s(?:at least|min(?:imum|\.)?|mindestens|au moins|almeno|al menos|por lo menos|pelo menos|ten minste|minstens|minimaal|co najmniej|minst|mindst|vahintaan|alespon|aspon|legalabb|cel putin|najmanje|vsaj|en az)\s$/u;
const WON_BACK = String.raw`(?:[\p{L}'’-]*(?:recyc[kl]|recyk|recyce|recikl|rezykl|ricicl|recicl|atervun|genanv|genbrug|gjenvun|resirk|kierrat|ujrahasz|ujrafeldolg|ringlus|taaskasut|umbertood|perdirb|parstrad|otrreiz|рецикл|переробл|вторинн|ανακυκλ)\p{L}*|(?:geri )?donustur\p{L}*)`;
/** "55 % of the weight of the product comes from recycled material." */
const OF_WEIGHT = new RegExp(
  String.raw`${PERCENT}[ ]?(?<phrase>(?:[\p{L}'’-]+[ \n]){0,4}?\p{L}*(?:weight|mass|gewicht|masse|poids|peso|massa|masa|masy|wag[ai]|vikt|vægt|vekt|paino|hmotnost|tomeg|suly|greutat)\p{L}*[ \n](?:[\p{L}'’-]+[ \n]){1,8}?${WON_BACK})(?!\p{L})`,
  "gu",
);
/** "61 % of the garment is made of recycled material": of one, as a share of many is of how many of them. */
const OF_THE_PRODUCT = new RegExp(
  String.raw`${PERCENT}[ ]?(?<phrase>(?:[\p{L}'’-]+[ \n]){0,3}?(?:garment|product|article|item|produkts|produktes|artikels|kleidungsstucks|kleidungsstuckes|produit|vetement|prodotto|capo|producto|prenda|articulo|articolo|produto|artigo|peca|plagget|produkten|produktet|varan|varen|artikeln|tuotteesta|wyrobu|produktu|vyrobku|termek|produsului|produs|urunun|proizvoda|izdelka|tootest|izstradajuma|gaminio|продукта|изделието|виробу|производа|προιοντοσ|produktets|tojets|varens|produktes)[ \n](?:\([^()%\d]{3,40}\)[ \n])?(?:[\p{L}'’-]+[ \n]){1,7}?${WON_BACK})(?!\p{L})`,
  "gu",
);
/** "Der Anteil an Rezyklat beträgt 55 %", "udział materiału z recyklingu wynosi 38 %". */
const SHARE_FIRST = new RegExp(
  String.raw`(?<!\p{L})(?:anteil|share|proportion|percentage|part|taux|teneur|quota|percentuale|proporcion|porcentaje|parte|proporcao|percentagem|aandeel|gehalte|udzial|zawartosc|andel|osuus|podil|obsah|podiel|arany|reszarany|tartalom|pondere|proporti|continut|ποσοστο|περιεκτικοτητα|udio|delez)\p{L}{0,4}[ \n](?<phrase>(?:[\p{L}'’-]+[ \n]){0,4}?${WON_BACK}(?:[ \n][\p{L}'’-]+){0,6}?)(?: ?:)?[ \n](?:(?:ca|min|mind|approx)\.[ ])?${PERCENT}`,
  "gu",
);
/** The same in languages that put that word behind: "újrahasznosítottanyag-tartalma 70 %", "kierrätysmateriaalin osuus tuotteesta on 40 %". */
const SHARE_BEHIND = new RegExp(
  String.raw`(?<![\p{L}-])(?<phrase>${WON_BACK}(?:[ \n-]\p{L}+){0,1}?[ \n-]?(?:tartal[om]|aranya?(?!\p{L})|reszarany|hanyad|osuu[sd]|pitoisuu|sisaldus|osakaal|oran[ia]|iceri[gk]|pay[ia](?!\p{L})|saturs|ipatsvar|kiek|dalis)\p{L}{0,6}(?:[ \n][\p{L}'’-]+){0,4}?)(?: ?:)?[ \n]${PERCENT}`,
  "gu",
);
/** What has to be so is a rule for whatever is sold. */
const OBLIGED =
  /(?<!\p{L})(?:must|should|shall|may|can|could|will|muss|mussen|soll\p{L}*|kann|konnte\p{L}*|wird|doi(?:t|vent)|peut|peuvent|dev\p{L}{1,4}|puo|pued\p{L}+|pod(?:e|em|ria)|deb\p{L}+|moet\p{L}*|kan|mus[iz]\p{L}*|moze|powin\p{L}*|ska|skal|skall|maste|bor|tulee|pitaa|voi|mus[ie]|muze|kell|trebuie|poate|olmali\p{L}*|not|nicht|kein\p{L}*|pas|non|no|nao|niet|nie|inte|ikke|ei|neni|nem|nu|degil)(?!\p{L})/u;
/** A share with the words that it is of. */
const SHARE_OF = new RegExp(
  `${PERCENT}(?:[ ]\\((?:m/m|w/w|by (?:weight|mass)|masse|gew\\.?|poids|peso)\\))?(?:[ ]|(?<below>\\n))?(?<phrase>(?:[\\p{L}'’-]+[ \\n]?){1,7})`,
  "gu",
);
/** "This garment contains 40%": words of a sentence before a share, which goes on in the next line with what the share is of. */
const BEGUN = /^(?:.*[,;] )?(?:[\p{L}'’-]+ ){2,10}(?:ca\.? )?$/u;
/** "W 42 % składa się z materiałów z recyklingu": a verb between a share and what it is of. */
const CONSISTS =
  /^(?:(?:jest )?(?:sklada sie|wykonan\p{L}{1,3}|wytworzon\p{L}{1,3})|(?:sklada|sestava) s[ea]|(?:je )?vyroben\p{L}{0,2}|(?:se )?sastoji(?: se)?|sestoji|(?:je )?i[zs]ra[dđ]en\p{L}{0,2}) (?:z|ze|zo|od|iz)[ \n]/u;
/** Most words between a share and what was won back. */
const FARTHEST = 3;
/** "Z tworzywa pochodzącego z recyklingu": one word more. */
const COMING = /pochodz|stammend|provenant|proveni|proced|afkomstig|pochazej/u;
/** What was won back, in one word. */
const NOUN =
  /^(?:rezyklat|recyclat|recyklat|recyclingmaterial|recyclinganteil|kierratysmateriaali|genbrugsmateriale|atervinningsmaterial)/u;
const MATERIAL =
  /tooraine|raaka-?aine|toorme|toormat|ursprung|herkunft|origin[es]?(?!al)|origen|origem|oorsprong|herkomst|pochodzeni|puvod|povod|eredet|provenien|произход|походжен|προελευσ|oprindelse|opprinnelse|alkupera|paritolu|izcelsm|kilm(?:es|e)(?!\p{L})|porijekl|podrijetl|izvor|koken(?!\p{L})|sources?(?!\p{L})|quellen|fonti(?!\p{L})|fuentes|fontes(?!\p{L})|bronnen|zrodel|materia|materie|materij|materj|matier|content|contenu|contenid|contenut|conteud|conting|inhalt|anteil|rohstoff|raw|plast|metal|stahl|steel|acier|acciaio|acero|staal|alumin|πλαστ|пласт|kunst?stof|muovi|stoff|surowc|tworzyw|anyag|medziag|izejviel|jeaines|malzeme|hammadde|ainet|sirovin|surovin|matrial|fibres?(?! only)|fibers?|fasern|fibre|fibras|vezels|wlokien|vlaken|материал|суровин|матеріал|сировин|волок|материјал|влакан|υλικ|abhar|osuu/u;
/** How far before a share what it is of may stand, in characters: "the packaging (bag and hang tag) is made of 100 % …". */
const SUBJECT_REACH = 60;
/** How far back the last cell of the row above may begin. */
const ROWS_REACH = 200;

/** "The bag", "pussi", at the begin of a sentence: that of the product, where the sentence before tells how it is packed. */
const BAG =
  /^\s*(?:(?:the|this|each|der|dieser|jeder|die|le|la|chaque|il|ogni|el|cada|o|a|de|het|elke|az?)[ ])?(?:bags?|beutel|tuten?|sac|sachet|pochette|busta|sacchetto|bolsa|saco|zak(?:je)?|worek|woreczek|torebka|pasen?|posen?|pussi|sacek|vrecko|zacsko|tasak|punga|vrecic[ae]|vrecka|kott|maiselis|maisins|poset|torba|плик(?:ът)?|пакет(?:ът)?|кеса|σακουλα)(?!\p{L})/u;
/** A sentence and the lines that it goes on in, which begin with small letters. */
const SAME_LINE = /$(?<=(?<tail>(?:[^\n]|\n(?=\p{Ll}))*))/u;

/** "… in a cardboard box | made of 100 %", each in its line: the last cell of the line above, with which one beside another goes on. */
const CELL_ABOVE = /(?<above>[^\t\n]*)\n[^\n]*\t\p{Ll}[^\t\n]*$/u;

function cellAbove(text: string, start: number): string {
  return folded(CELL_ABOVE.exec(text.slice(Math.max(start - ROWS_REACH, 0), start))?.groups?.above ?? "");
}

function isOfOthers(passage: Passage, start: number, end: number): boolean {
  const { folded, text, beside } = passage;
  const cell = folded.lastIndexOf("\n", start - 1) + 1;
  if (OF_OTHERS.test(beside.get(cell) ?? "") || isDisowned({ passage, start, end })) return true;
  const before = tailOf(
    folded.slice(Math.max(start - SUBJECT_REACH, 0), start),
    /$(?<=(?<tail>(?:[^.;]|[.;](?! ))*))/u,
  );
  const after = /^(?:[^.;]|[.;](?! ))*/u.exec(folded.slice(end, end + 30))?.[0] ?? "";
  if (OF_RANGE_BEFORE.test(before) || OF_RANGE.test(folded.slice(start, end))) return true;
  // Shares in the lines before and after are of something else.
  const begin = start - before.length;
  if (BAG.test(before) && OF_OTHERS.test(folded.slice(Math.max(begin - SUBJECT_REACH, 0), begin)))
    return true;
  const line = tailOf(text.slice(begin, start), SAME_LINE);
  const around = `${cellAbove(text, start)} ${folded.slice(start - line.length, end)}${after.split("\n")[0]}`;
  return OF_OTHERS.test(around.replace(WITHOUT_PACKAGING, ""));
}

/** "În proporție de": folded to the Romanian word for linen. */
const IN_ROMANIAN = /(?<!\p{L})in(?=[ ](?:proporti|masura|total|greut|raport))/gu;

/** "Recycled polyester 35 %" is of one fibre. */
export function namesFibre({ folded, text }: Passage, start: number, end: number): boolean {
  const said = folded.slice(start, end).replace(IN_ROMANIAN, "··");
  return fibresIn(said, text.slice(start, end)).length > 0;
}
