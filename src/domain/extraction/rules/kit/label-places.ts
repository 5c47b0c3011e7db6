/**
 * Where the labels of a document stand, with what belongs to each: a number before it, whose it is, of what it tells, a unit,
 * other languages, a colon. Only the words themselves are a pattern of each label's own; all else is shared by them.
 */
import { LABELS, type LabelName } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import { type Worded, worded } from "./worded.ts";

/** What may stand before a label: the begin of a line or cell, a number, a dot in the middle, the end of a sentence. */
const LEAD = String.raw`(?<=[\n\t (]|[·|;•*/–—-])(?<lead>\d{1,2}[.)] ?|(?<=^|[\n\t])\d{1,2}(?:\.\d{1,2}){1,2}[.)]? |(?<=^|[\n\t])[a-j]\d{1,2}[.)]? (?=\p{L})|[-•*] ?)?`;

/** "Paese di fabbricazione dichiarato", "Miesto šitia podľa etikety": by whom or by what a value was told, in a report on what a client has sent. Of shares it tells whether they are claimed or found. */
const AS_DECLARED =
  "(?:[ ](?:as[ ])?(?:declared|stated|claimed|angegeben(?:e[rs]?)?|deklariert|declaree?|indique|dichiarat[oa]|declarad[oa]|indicad[oa]|opgegeven|verklaard|deklarowan[yaei]|zadeklarowan[yaei]|uppgive[tn]|angive[tn]|oplyst|oppgitt|ilmoitettu|deklarovan[aeyo]|udavan[aey]|uveden[aeyo]|udan[aey]|indicated|printed|shown|vermerkt|genannt|mentionnee?|riportat[oa]|indicat[oa]|stampat[oa]|vermeld|aangegeven|podan[yae]|wskazan[yae]|merkitty|feltuntetett|mentionata?|inscrisa?|naveden[aoi]|nurodyta|noradita|belirtilen|посочен[аои]?|указан[аои]?|вказан[аои]?|αναγραφομενη|megadott|declarata?|deklariran[aoi]|beyan edilen|деклариран[аои]?|δηλωθεν|δηλωθεισα)(?:[ ](?:by (?:the )?(?:client|customer|applicant)|vom auftraggeber|par le (?:client|demandeur)|dal (?:cliente|committente)|por el (?:cliente|solicitante)|pelo (?:cliente|requerente)|door (?:de )?(?:klant|opdrachtgever)|przez (?:klienta|zleceniodawce)|(?:zakaznik|objednatel)[eo]m|(?:av|af) (?:kunden?|rekvirenten)|on (?:the )?(?:care )?(?:label|tag)|(?:auf|in) dem etikett|sur l['’]etiquette|(?:in|sull['’])[ ]?etichetta|en la etiqueta|na etiqueta|op het (?:etiket|label)|na (?:etykiecie|metce|etikete|etiketi|stitku|visacce)|pa (?:etiketten|etiketen|market|maerket|lappen)|etiketissa|(?:a )?cimken|pe eticheta|etikette|uz etiketes|на етикет[аі]|στην ετικετα))?(?=[ ]?[:\\t\\n(])|[ ](?:(?:according to|as per|per|laut|lt\\.?|gemaß|selon|d['’]apres|secondo|come da|da|segun|conforme|segundo|volgens|wg|wedlug|enligt|ifolge|iflg\\.?|dle|podle|podla|conform|potrivit|prema|po|pagal|saskana ar|според|по|згідно з|према|συμφωνα με)[ ](?:(?:the|dem|der|la|el|het|de|a|o|την?)[ ]|l['’][ ]?)?(?:care |sewn-in )?(?:label|tag|etikett?\\p{L}{0,3}|etiquette|etichetta|etiqueta|etiqueti|etykiet\\p{L}|metk\\p{L}|wszywk\\p{L}|visack\\p{L}|stitk\\p{L}|merkelapp\\p{L}{0,2}|етикет\\p{L}{0,3}|ετικετα)|(?:laut|lt\\.?|nach|selon|d['’]apres|secondo|segun|segundo|volgens|wg|wedlug|enligt|ifolge|iflg\\.?|dle|podla|conform|prema|po|според|згідно з) (?:(?:angaben?|opgave|uppgift|oplysning|opplysning|udaju|indications|indicazioni|indicacion|declaracion) )?(?:(?:des|von|vom|der|du|le|del|il|el|do|o|van|de|av|fran|fra) )?(?:auftraggebers?|kunden?|client|cliente|committente|klant|opdrachtgever|klienta|zleceniodawcy|rekvirenten|zakaznika|objednatele|clientului|narucitelja|narocnika|клиента|замовника)(?=[ ]?[:\\t\\n])|(?:etiketin mukaan|(?:a )?cimke szerint|etikete gore|etiketi jargi))(?=[ ]?[:\\t\\n]))?";

/** "Our brand", "votre référence". */
const WHOSE =
  "(?:our|your|unsere?|ihre?|notre|votre|nos|vos|nostr[oa]|vostr[oa]|nuestr[oa]|vuestr[oa]|su|noss[oa]|voss[oa]|ons|onze|uw|nasz[ae]?|wasz[ae]?|panstwa|[vn]s\\.?|[vns]/|var[at]?|vart|er[at]?|vores|vor|deres|jeres|din|meidan|teidan|oma|nas[ae]?|vas[ae]?|musu|jusu|meie|teie|bizim|sizin|наш[аеі]?|ваш[аеі]?|product|produkt|supplier|the)";

/** "(size M)", and "/ Net weight per piece (size M)": more words of a label, also in other languages. */
const ASIDE = String.raw`[ ]?\([^()\n\t]{0,30}\)`;
const NOTE = String.raw`(?:${ASIDE})?(?:(?:[ ]?/[ ]?(?:${ASIDE}|[^:/()\n\t]){2,40}){1,3}(?=[ ]?(?:[:\t\n]|$)))?`;

/** "Mere v cm", "Abmessungen [mm]": the unit of what stands after a label. */
const IN_UNIT = String.raw`(?:(?:,?[ ](?:(?:in|en|em|i|v|ve|w|u|a|im|σε)[ ])?(?:mm|cm|kg|g)|[ ]?\[(?:mm|cm|kg|g)\])(?=[ ]?[:(\t\n]|[ ]\d))?`;

/** "Dimensions LxPxH en cm": the letters of width, depth and height. */
const AXES = String.raw`(?:[ ]\(?\p{L}{1,5}\.?(?:[ ]?[x*/][ ]?\p{L}{1,5}\.?){1,2}\)?(?=[ ]?[:\[(\t\n]|[ ](?:in|en|em|i|v|w|u|mm|cm)(?!\p{L})))?`;

/** "Recycelter Anteil, bezogen auf das Gesamtgewicht": of what a share is one. */
const BASIS = String.raw`(?:,?[ ](?:bezogen auf|based on|in relation to|par rapport a|rapporte\p{L}? a|rispetto a\p{L}*|riferit[oa] a\p{L}*|referid[oa] a\p{L}*|respecto a\p{L}*|relativ[oa] a\p{L}*|ten opzichte van|op basis van|w odniesieniu do|w stosunku do)[ ][^:\t\n\d%]{3,40}(?=[:\t\n]))?`;

/** "Peso neto del par", "Peso líquido por peça", "Masa 1 szt.": of what a weight is one. */
const OF_EACH = String.raw`(?:[ ](?:per|je|pro|par|al|a|por|pr|pe|na|za|of|of one|of the|del|dello|della|dell['’]|de la|du|do|da|des|der|eines|einer|van het|van de|van een|av|af|for)[ ]?(?:pcs?|piece|unit|item|each|pair|garment|product|article|stuck|stk|paar|paares|paars|artikel|artikels|produkts?|kleidungsstucks?|pruflings?|paire|piece|produit|vetement|article|capo|pezzo|paio|prodotto|articolo|par|pieza|prenda|unidad|producto|articulo|peca|unidade|produto|artigo|stuk|product|sztuke?|szt\.?|pare|bucata|pereche|produs|kus|komad|kos|styck|plagg|stk\.?|kappale)|[ ]1[ ](?:szt\.?|st(?:k|ck|uck|uk)?\.?|pcs?\.?|pce|piece|pair|paar|pz\.?|pezzo|capo|pieza|prenda|ud\.?|peca|un\.?|kus|ks|db|buc\.?|adet|kom\.?|komad|kpl|kappale|tk|gab\.?|vnt\.?|бр\.?|шт\.?|брои))?`;

/** "Country of manufacture of the product", "last processor of the goods". */
export const OF_PRODUCT = String.raw`(?:[ ](?:of[ ](?:the[ ])?(?:(?:final|finished|certified)[ ])?(?:products?|goods|articles?|items?)|(?:des|der)[ ](?:produkts?|produkte|ware|waren|artikels?)|du[ ]produit|des[ ](?:produits|marchandises)|de[ ]la[ ]marchandise|del(?:la)?[ ](?:prodotto|merce|articolo)|dei[ ]prodotti|del[ ](?:producto|articulo)|de[ ](?:la[ ]mercancia|los[ ]productos)|d[oa][ ](?:produto|artigo|mercadoria)|dos[ ]produtos|van[ ](?:het[ ]product|de[ ](?:producten|goederen))|(?:towaru|towarow|wyrobu|produktu|vyrobku|zbozi|tovaru))(?=[ ]?(?:[:/(\t\n]|$)))`;

/** What some labels may go on with. */
const QUALIFIED: Partial<Record<LabelName, string>> = {
  country: `${OF_PRODUCT}?`,
  dimensions: AXES,
  recycled: BASIS,
  weight: OF_EACH,
};

/** "Marke brand", "EAN gtin": what computers call the same, behind the word for people. */
const KEYS: Partial<Record<LabelName, string>> = {
  brand: "brand(?:_?name)?",
  reference: "mpn|sku|item_?(?:no|number|id)|product_?(?:id|code)|style_?(?:no|code)|model_?(?:no|number)",
  gtin: "gtin(?:-?13)?|ean(?:_?13)?",
  country: "origin|country_?of_?origin",
  weight: "net_?weight|item_?weight",
};

/** Ends right before the words of a label. The line before is told as one, so that a text begins as a line does. */
const PREFIX = new RegExp(`${LEAD}$`, "u");
/** Longest number of a line, in characters. */
const LONGEST_PREFIX = 20;

/** What the words of a label may go on with, one behind the other; each of them may lack. */
const DECLARED = new RegExp(AS_DECLARED, "uy");
const UNIT = new RegExp(IN_UNIT, "uy");
const END = new RegExp(
  `(?<note>${NOTE})${IN_UNIT}[ ]?(?<colon>[:;=]|#(?=[ ]?\\p{L}*\\d)|\\.(?=[ ])|-(?=[ ]))?[ ]*`,
  "uy",
);

interface Label {
  words: Worded;
  /** What it may go on with before the end that all have. */
  more: readonly RegExp[];
}

const labels = new Map((Object.keys(LABELS) as LabelName[]).map((name) => [name, labelOf(name)]));

function labelOf(name: LabelName): Label {
  const [qualified, key] = [QUALIFIED[name], KEYS[name]];
  return {
    words: worded(
      "gu",
      ({ oneOf }) => `(?<=^|[\\n\\t (.)·|;•*/–—-])(?:${WHOSE} )?(?:${oneOf(LABELS[name])})(?![\\p{L}\\d])`,
    ),
    more: [
      ...(qualified === undefined ? [] : [new RegExp(qualified, "uy")]),
      // Of shares it tells whether they are claimed or found.
      ...(name === "composition" ? [] : [DECLARED]),
      UNIT,
      ...(key === undefined ? [] : [new RegExp(`(?:[ ]\\(?(?:${key})\\)?(?=[ ]?[:\\t\\n]))?`, "uy")]),
    ],
  };
}

/** A label with all that belongs to it. */
interface LabelPlace {
  start: number;
  end: number;
  /** The number of its line. */
  lead: string | undefined;
  colon: string | undefined;
  /** More words of it, also in other languages. */
  note: string;
}

/** The labels of a kind, from the begin of a text to its end; none reaches into the next. */
export function* labelsIn(passage: Passage, name: LabelName): Generator<LabelPlace> {
  const { folded } = passage;
  const { words, more } = labels.get(name) as Label;
  const pattern = words.pattern();
  let last = 0;
  for (let from = 0; ; ) {
    pattern.lastIndex = from;
    const match = pattern.exec(folded);
    if (!match) return;
    const prefix = prefixBefore(folded, match.index, last);
    from = match.index + 1;
    if (!prefix) continue;
    const begun = more.reduce((at, part) => endOf(part, folded, at), match.index + match[0].length);
    END.lastIndex = begun;
    const rest = END.exec(folded);
    const end = begun + (rest?.[0].length ?? 0);
    [from, last] = [end, end];
    yield { ...prefix, end, colon: rest?.groups?.colon, note: rest?.groups?.note ?? "" };
  }
}

/** What stands before the words of a label; undefined where no label begins. */
function prefixBefore(
  folded: string,
  at: number,
  last: number,
): Pick<LabelPlace, "start" | "lead"> | undefined {
  const from = Math.max(last - 1, at - LONGEST_PREFIX, 0);
  const before = from === 0 ? `\n${folded.slice(0, at)}` : folded.slice(from, at);
  const prefix = PREFIX.exec(before);
  return prefix ? { start: at - prefix[0].length, lead: prefix.groups?.lead } : undefined;
}

/** Where a part of a label ends that may lack. */
function endOf(part: RegExp, text: string, at: number): number {
  part.lastIndex = at;
  return at + (part.exec(text)?.[0].length ?? 0);
}
