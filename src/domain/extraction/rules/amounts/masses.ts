/** Masses as they are written: a number with its unit, in its cell or in a row. */
import type { Field } from "../../../templates/definition.ts";
import type { Passage } from "../../reading/passage.ts";
import { numberOf } from "../kit/numbers.ts";
import { cellsOf } from "../kit/places.ts";

/** With the codes of the United Nations that files of goods have: "738 GRM", "8.61 KGM". */
export const UNIT = String.raw`к[іи]лограм\p{L}{0,3}|грам\p{L}{0,4}|kilogram\p{L}{0,3}|kilos?|κιλ[αο]|γραμμαρι[αο]|kgm|kgs?|gram\p{L}{0,5}|grm|grs?|gms?|g|pounds?|lbs?|ounces?|oz|кг|гр?|γρ?`;
/** What mills weigh: a metre of cloth, along or across. */
const LENGTH_OF_CLOTH = String.raw`m2|m²|τ\.?[ ]?μ|кв\.?[ ]?м|m\b|qm|sqm|mq|sq|mb\b|(?:(?:linear|lineal|running|lin|lfd|lfm|laufende[nmr]?|strekkende|lopende|lopande|lobende|lopemeter|biezac\p{L}*)[. ]{0,2})?(?:met(?:er|re|ro|ra|r)s?|yards?)(?!\p{L})|(?:lauf|lfd|lop|lope?)met(?:er|re)|juoksumetri|bezny metr|folyometer|lfm`;
/** After a unit: no more of its word, and nothing that is weighed but a piece. */
const OF_PIECE = String.raw`(?!\p{L}|-\d|\.?\/(?!(?:pc|pce|pcs|piece|unit|item|st|stk|stuck|szt|pz|ud|un|ks|kpl|db|buc|adet|paar|pair|par|paio|paire|pary)(?!\p{L}))|\.?[ ]?(?:per|pro|je|par|al|por|pr\.?|na|a[ou]?|le|il|ανα|на|за)[ ]?(?:${LENGTH_OF_CLOTH}))`;
const MASS = new RegExp(
  String.raw`^(?<about>[^\d\n\t]{0,12})(?<number>\d{1,3}(?:[ .,]\d{3})*(?:[.,]\d{1,3})?|\d{1,6}(?:[.,]\d{1,3})?)[ ]?(?<unit>${UNIT})${OF_PIECE}`,
  "u",
);
/** "gr. 285", "kg 1,2". */
const UNIT_FIRST = new RegExp(
  String.raw`^(?:ca\.? |circa )?(?<unit>kgs?|grs?|gr|g)\.?[ ](?<number>\d{1,5}(?:[.,]\d{1,3})?)(?!\d|[.,]\d|[ ]?(?:kg|gr?|x|%)(?!\p{L}))${OF_PIECE}`,
  "u",
);
/** "Gr. 38" is a size: behind "peso netto" it weighs so much. */
const LARGEST_SIZE = 60;
const WEIGHS_IN_LATIN = /(?<!\p{L})(?:peso|poids|pds|pes|greut\p{L}*|massa)(?: \p{L}|[ ]?:)/u;
/** "9 oz (255 g)" says it in both, "1 lb 14 oz" in two parts. */
const IN_METRIC =
  /^[^\d\n\t]{0,6}(?:\d{1,2}[ ]?oz)?[^\d\n\t]{0,6}(?<number>\d{1,6}(?:[.,]\d{1,3})?)[ ]?(?<unit>kg|g)(?!\p{L})/u;
const OF_SURFACE = /^[^\d\n\t]{0,6}\d[\d.,]*[ ]?(?:gsm|gr?\.?[ ]?(?:\/|per|pro|par|al|por)[ ]?(?:m|q|sq))/u;
const OUNCES = /^[ ,]{0,2}(?<number>\d{1,2}(?:[.,]\d{1,2})?)[ ]?oz(?!\p{L})/u;
/** A unit at the end of a label: "Weight (g)", "Peso, kg", "net_weight_g". */
const UNIT_OF_LABEL = new RegExp(
  String.raw`(?:[(\[,/] ?|(?<!\p{L})in |(?<=\p{L}) (?=(?:gr?|gram\p{L}{0,2})[\t\n ]$)|(?<=unit\p{L}{0,5}\.?|pezzo|capo|pieza|prenda|peca|piece|stuck|stuk|sztuki|szt\.|bucata|kom) (?=kgs?[\t\n ]$))(?<unit>${UNIT})(?:[ ]?/[ ]?\p{L}{1,5})?[)\]]?(?:[ ]\([^()\n\t]{1,20}\))?[ .:]*[\t\n]?$`,
  "u",
);
const BARE = /^(?:ca\.? |approx\.? )?(?<number>\d{1,5}(?:[.,]\d{1,3})?)(?=$|[ ]?[(/]|[ ][-–] )/u;
const GRAMS: Record<string, number> = { k: 1000, к: 1000, κ: 1000, l: 453.59237, p: 453.59237, o: 28.349523 };
/** What goods hang on when they are sold. */
const HANGER =
  "(?:coat |clothes )?hangers?(?! loop)|(?:kleider)?bugel|cintre|grucci[ae]|appendin[oi]|appendiabiti|stampella|perchas?|cabides?|cruzetas?|(?:kleer)?hangers?|wieszak\\p{L}*|(?:kl[ae]d)?galgen?|(?:toj)?bojlen?|(?:kles)?henger(?:en)?|henkari\\p{L}*|ripusti\\p{L}*|raminku?\\p{L}*|ramienk\\p{L}*|vesiak\\p{L}*|vesak\\p{L}*|vallfa\\p{L}*|ruhaakaszto\\p{L}*|umeras\\p{L}*|vjesalic\\p{L}*|obesalnik\\p{L}*|riidepuu\\p{L}*|pakab\\p{L}*|pakaram\\p{L}*|закачалк\\p{L}*|вішак\\p{L}*|вешалиц\\p{L}*|κρεμαστρ\\p{L}*";
/** What they lie in then, besides boxes. */
const FOIL =
  "foil|film|garment bag|dust ?bag|poly\\p{L}*|folie\\p{L}{0,2}|foli[aąi]\\p{L}{0,2}|housse|film|pellicola|cellophane|plastica|plastico|fundas?|capas?|hoes|folien?|muovi\\p{L}*|vreck\\p{L}{2,4}|sack\\p{L}{1,3}|worku?|workiem|vrecic\\p{L}*|kile\\p{L}*|maiselyje|maisina|plik(?:a|om)|плик\\p{L}*|пакет\\p{L}*|пакетом|кеса|кесом|σακουλα";
const WITH =
  "with|incl\\p{L}*\\.?|inkl\\p{L}*\\.?|on|in|mit|samt|auf|im|am|avec|sur|sous|en|con|su|in|sobre|com|em|met|op|med|pa|i|z|ze|w|na|s|se|so|v|ve|vo|cu|pe|sa|u|koos|ar|uz|su|ant|със|с|на|в|з|зі|із|са|με|σε";
/** Words for what is weighed with that: "z wieszakiem i folią", "imbustato", "henkarin kanssa", "askılı". */
const WITH_HOLDER = String.raw`(?<!\p{L})(?:(?:${WITH}) (?:(?:a|an|the|its|de|der|dem|la|le|sa|son|il|lo|un|una|uno|o|el|su|um|uma|een|en|et|ett) )?(?:${HANGER}|${FOIL})|(?:vallfa|akaszto|folia|zacsko|tasak)(?:val|n|ban)|(?:henkari|ripusti)\p{L}*|riidepuu\p{L}*|aski(?:li|yla|da|si)|posetli|poset(?:iy)?le|(?:aski|poset)\p{L}*(?: ve \p{L}+)? dahil|(?:poly ?)?bagged|imbustat[oaie]|insacchettat[oaie]|ensachee?s?|embolsad[oa]s?|ensacad[oa]s?|eingetutet|(?:za)?foliowan\p{L}{1,2})(?!\p{L})`;
/** Weights of packages, of cloth and of deliveries. */
const NO_PIECE =
  /(?<!(?:laut|on|w\/o|am|im|auf dem|per|sur|sull|en la|op het|na|pa|zgodnie z|ohne|without|no|excl\.|exkl\.|excluding|sans|hors|senza|sin|sem|zonder|bez|utan|uden|uten|ilman) )(?:hang ?tag|(?<!\p{L})(?:hang|swing)?etikett|etiket(?!t)|etiquet|etichett|cartellin|metk[aiy](?!\p{L}))|(?<!\p{L})balen(?:i|ia|ie)(?!\p{L})|packst|(?<!\p{L})kolli|(?<!\p{L})colli|transport|expedi(?:tion|cion|cao)|(?<!\p{L})envio|frakt(?=vikt)|lahety|confezion[ei](?!\p{L})|pakkau|palecie|paczk|verzend|spedizion|forpack|csomagol|iepakoj|pakuot|pakendi(?!ta)|(?<!\p{L})(?:case|crate|tray|bax|boite|coffret)(?!\p{L})|vehicle|fahrzeug|vehicul|veicol|vehiculo|voertuig|pojazd|gross|brutto|brut|lordo|(?<!\p{L})lor\.|bruto|hrub[aey]|брут|тканин|упаков|пакуван|паковањ|амбалаж|поверхнев|загальн|укупн|короб|ящик|кутиј|μικτ|shipping|versand|(?:deliver(?:y|ed)|dispatch|postal|postage) (?:weight|wt)|liefergewicht|postgewicht|poids (?:de |a la )?livr|peso (?:di |alla )consegna|peso (?:de|da|a la) entrega|waga dostaw|levering(?:s|en)?(?:gewicht|vægt|vekt)|leveransvikt|total|gesamt|fabrics?(?!\p{L})|stoff|tissu|tessuto|tejido|tkanin|(?<!\p{L})latk[auy](?!\p{L})|szovet|kelme|kanga(?:s|ka)|audini|auduma|tesatur|плат(?!\p{L})|υφασμα|kumas|tecido|g\/m|gsm|yarn|garn(?!itur)|carton|karton|max|load|belast|flachen|surfac|superfic|m²|(?<!\p{L})m2(?!\p{L})|sqm|square met|quadratmet|metres? carre|metro quadr|metro cuadr|vierkante met|kvadratmet|neliomet|metr kwadr|metr ctver|negyzetmet|metrekare|(?<!\p{L})(?:kassen?|æsken?|esken?|eska)(?!\p{L})|frakt(?=v[eæ][kg]t)|(?<!\p{L})(?:con|with|mit|avec|com|met|med|z|cu) (?:la |the |el |le |de |seiner |ihrer )?(?:busta|bolsa|estuche|estojo|astuccio|etui|blister|bag|beutel|sac|saco|zak|pose|paset|torba|torb[aą])(?!\p{L})|packag|packed|(?<!\p{L})(?:verp|emb|imb)\.|(?<!\p{L})boxed|verpack|verpak[kt]|ingepakt|(?<!\p{L})obal(?:em|om)(?!\p{L})|опаков|συσκευασ|schachtel|embal|imball|opakow|ambala[jz]|pallet|palet|parcel|paket|paquet|pacote|pacc(?:o|hett)|bulto|zasilk|przesyl|posilk|posilj|forsend|sendung|siunt|пратк|посилк|δεματ|pachet|colis(?!\p{L})|boxe?s?(?!\p{L})|(?<!\p{L})(?:caj[ao]|caisse|scatol|caixa|doos|pudelk|krabic|doboz|kutu|cutie|kutij|kutuj|skatl|laatik|(?<!gewicht |gewicht van de )kast(?:[ei]\p{L}{0,2})?(?!\p{L})|dez(?:e(?! (?!sver|svor|neto|brut)\p{L})|es|ute)(?!\p{L})|koli(?!\p{L})|kolet|colet|кашон|кутия|κιβωτι|charger|ladegerat|chargeur|caricator|caricabatt|cargador|carregador|oplader|ladowark|nabijec|nabijac|sarj|laddare|laturi|incarcator|punjac|polnilnik|option(?!\p{L})|optional|opsiyonel|opcional|opzional|optionne|optioneel|opcjonal|valgfri|tillval|lisavarust|volitel|opciona|counterweight|ausgleichsgewicht|contrepoids|contrappes|contrapes|tegengewicht|przeciwwag|motvikt|modvægt|motvekt|vastapaino|protizavazi|ellensuly|contragreut|denge ag|противотеж|αντιβαρ|accessor|zubehor|acceso)|(?<!\p{L})(?:kopej|bendr(?:as|oji)|kogu(?:kaal|mass)|ossz(?:suly|tomeg|es)|общо? |συνολικ|ukupn|skupn[aei] )|linei|linear|unit area|powierzchni|plo[sš]n[aey]|ploscin|teruleti|areic|areal|laminar|pavirsi|virsmas|pindtihe|gramatur|επιφανει|площ|yuzey|(?<!\p{L})(?:loss|perte|perdita|perdida|perda|ubytek|ztrata|pierdere)(?!\p{L})|verlust|veszteseg/u;
/** Weights that are not the product's own. */
export const OTHER_WEIGHTS = new RegExp(`${NO_PIECE.source}|${WITH_HOLDER}`, "u");
/** Of a quilt, a pillow or a jacket, what is in it: its filling, or the down that this is. A weight including that is of the whole. */
export const OF_FILLING =
  /(?<!(?<!\p{L})(?:includ\p{L}+|incl\.?|inkl\p{L}*\.?|inclus\p{L}*|compres[oa]|comprise?|y compris|incluid[oa]|samt|wraz z|vcetne|vratane)[ \n](?:(?:the|its|der|die|la|le|il|el|o|a|de|het)[ \n])?)(?:(?<!\p{L})fill(?:ing)?(?!\p{L})|full(?:ung|gewicht)|padding|wattier|garnissage|rembourrage|imbottitura|relleno|enchimento|vulling|vulgewicht|wypelnieni|fyllning|fyllnad|fyldvægt|fyldning|fyllvekt|(?<!\p{L})fyld(?:ets?)?(?!\p{L})|(?<!\p{L})fyllet?s?(?!\p{L})|tayte|vypln|toltet|umplutur|dolgu|taidis|pildij|uzpild|punjenj|ispun|polnil|пълнеж|пълнител|наповн|пуњењ|γεμισ|daunen(?:gewicht|menge|masse)|gewicht der daunen|down weight|(?:weight|mass) of (?:the )?down(?! \p{L})|poids (?:de duvet|(?:de|des) plumes)|peso (?:dell[ae] )?pium[ae](?!\p{L})|peso de (?:las? )?plumas?(?!\p{L})|peso (?:da penugem|d[ae]s? penas)|donsgewicht|gewicht (?:van het )?dons(?!\p{L})|(?:masa|waga) puchu|hmotnost (?:prachoveho )?(?:pape|pe)ri[a]?(?!\p{L})|dun(?:ens?|ets?)? ?(?:vikt|vægt|vekt)(?:en)?(?!\p{L})|(?:vikt|vægt|vekt)(?:en)? (?:av|af) dun(?:en|et)?(?!\p{L})|untuv\p{L}{1,4} (?:paino|massa)|pehely (?:tomege|sulya)|greutatea? (?:pufului|de puf)(?!\p{L})|(?:тегло(?:то)? на|маса|вага) пух[ау]|(?:tezina|masa|teza) (?:perja|puha)(?!\p{L})|(?:kaz|ordek) tuyu (?:agirlig|miktar)\p{L}{1,2})/u;
/** Before a mass that is a bound, as of who sits in it: "weight of the child up to 15 kg". */
export const UP_TO =
  /(?<!\p{L})(?:up to|max\.?|bis(?: zu)?|jusqu['’]a|fino a|hasta|ate|tot|do|upp till|op til|opp til|asti|legfeljebb|pana la|kuni|iki|lidz|до|εωσ|μεχρι)[ ]$/u;

interface Mass {
  grams: number;
  length: number;
}

/** Between a label and its mass: how it was weighed, by which standard, or nothing. */
const METHOD =
  /^(?:[-–—]|.*(?:weigh|wag(?:ung|en)|wazeni|wagow|pesee|pesage|pesat[ao]|pesad[ao]|pesaje|pesagem|weging|wegen|vagning|vejning|vægning|veiing|punnit|vazen|meres|merleg|tehtan|vagan|cantar|tart(?:im|ma)|sverim|sversan|kaalumi|претегл|зважув|мерењ|теглене|ζυγισ|balance|bilancia|waage|gravim|internal|in-house|hausmethode|interne?[ao]?(?!\p{L})|(?:iso|en|din|astm|bs)\b ?[\p{L}/ -]{0,6}\d{3,}).*)$/u;
const UNIT_ALONE = new RegExp(`^[(\\[]?(?<unit>${UNIT})\\.?[)\\]]?$`, "u");
const NUMBER_ALONE = /^\d{1,5}(?:[.,]\d{1,3})?(?= ?(?:±|$))/u;
/** More numbers in the row of one mass are those of sizes. */
const MOST_IN_ROW = 2;

/** The mass in a row that has its method or its unit in cells of their own: "Weight | weighing | g | 214". */
export function massInRow(
  { order, folded }: Passage,
  start: number,
): { grams: number; end: number } | undefined {
  if (order !== "rows" || folded[start - 1] !== "\t") return undefined;
  const rest = folded.slice(start, start + 200).split("\n")[0] ?? "";
  const masses: { number: string; grams?: number; end: number }[] = [];
  let unit: string | undefined;
  for (const { cell, start: at } of cellsOf(rest, 0)) {
    const mass = /^[\d(]/.test(cell) ? massAt(cell, "") : undefined;
    const number = NUMBER_ALONE.exec(cell)?.[0];
    const alone = UNIT_ALONE.exec(cell)?.groups?.unit;
    if (mass) masses.push({ number: cell.slice(0, mass.length), grams: mass.grams, end: at + mass.length });
    else if (number !== undefined) masses.push({ number, end: at + number.length });
    else if (alone !== undefined) unit ??= alone;
    else if (masses.length > 0 || !METHOD.test(cell)) break;
  }
  const [first] = masses;
  if (!first || new Set(masses.map(({ number }) => number)).size > MOST_IN_ROW) return undefined;
  if (first.grams !== undefined) return { grams: first.grams, end: first.end };
  return unit === undefined
    ? undefined
    : { grams: printedNumber(first.number, unit) * gramsOf(unit), end: first.end };
}

/** A column of weights is of several products, or of sizes. */
export function isInColumn({ order, folded }: Passage, from: number, start: number, end: number): boolean {
  if (order !== "columns" || !folded.slice(from, start).includes("\n") || folded[end] !== "\n") return false;
  const next = folded.slice(end + 1, end + 31).split("\n")[0] ?? "";
  const own = folded.slice(start, end);
  // Their unit may stand in the head of the column.
  const isMass = (text: string) => MASS.test(text) || BARE_FIGURE.test(text);
  return next !== own && /^\d/.test(next) && isMass(next) && isMass(own);
}

const BARE_FIGURE = /^\d[\d.,]*$/;

/** "Gewicht Gr. 38" with its weight in the next cell. */
export function isOfSize({ folded }: Passage, start: number, end: number): boolean {
  return (
    /^gr\b/.test(folded.slice(start, end)) &&
    /^[\t\n ]?[:=]?[ ]?\d[\d.,]*[ ]?k?g/.test(folded.slice(end, end + 25))
  );
}

/** The mass that a text begins with, in grams. */
export function massAt(text: string, label: string): Mass | undefined {
  const unitFirst = UNIT_FIRST.exec(text);
  // "Gr. 38: 310 g" begins with a size.
  if (unitFirst && !/\d[ ]?(?:kg|g|gr)(?!\p{L})/u.test(text.slice(unitFirst[0].length))) {
    const { number = "", unit = "" } = unitFirst.groups ?? {};
    const isSmall = unit.startsWith("gr") && Number(number) <= LARGEST_SIZE;
    if (isSmall && !WEIGHS_IN_LATIN.test(label)) return undefined;
    return { grams: printedNumber(number, unit) * gramsOf(unit), length: unitFirst[0].length };
  }
  const { 0: printed = "", groups } = MASS.exec(text) ?? {};
  if (groups) {
    const { number = "", unit = "", about = "" } = groups;
    // "Samlet vægt inklusive" over "fyld: 905 g".
    const isOfFilling = OF_FILLING.test(about) && OF_FILLING.test(label + about);
    if (OTHER_WEIGHTS.test(about) || isOfFilling || UP_TO.test(about)) return undefined;
    if (!/^(?:lb|pound|oz|ounce)/.test(unit))
      return { grams: printedNumber(number, unit) * gramsOf(unit), length: printed.length };
    // "12.5 oz (424 g/m²)" weighs cloth by its surface.
    if (OF_SURFACE.test(text.slice(printed.length))) return undefined;
    const metric = IN_METRIC.exec(text.slice(printed.length));
    const { number: same = "", unit: sameUnit = "" } = metric?.groups ?? {};
    if (metric)
      return {
        grams: printedNumber(same, sameUnit) * gramsOf(sameUnit),
        length: printed.length + metric[0].length,
      };
    const ounces = unit.startsWith("o") ? null : OUNCES.exec(text.slice(printed.length));
    const more = numberOf(ounces?.groups?.number ?? "0") * gramsOf("oz");
    return {
      // Nobody weighs a garment in ounces to the milligram.
      grams: Math.round(printedNumber(number, unit) * gramsOf(unit) + more),
      length: printed.length + (ounces?.[0].length ?? 0),
    };
  }
  const unit = UNIT_OF_LABEL.exec(label)?.groups?.unit;
  const bare = unit === undefined ? undefined : BARE.exec(text);
  if (unit === undefined || !bare) return undefined;
  return { grams: printedNumber(bare.groups?.number ?? "", unit) * gramsOf(unit), length: bare[0].length };
}

/** Words that go on with a label before a unit: "peso capo gr. 232", "peso netto unitario g 165", below "Weight" "finished garment, size L: 238 g". */
const MORE_OF_LABEL =
  /^(?:(?:net|netto|neto|net[ao]|liquido|unit|unitario|unitaire|unitar|single|per|pro|je|por|al|par|of|del|della|de|do|da|the|one|each|piece|pce|pc|pcs|unit|item|garment|stuck|stk|artikel|piece|article|pieza|prenda|articulo|unidad|capo|pezzo|articolo|paio|peca|artigo|unidade|stuk|artikel|sztuki|szt|wyrobu|styck|st|kpl|ks|db|buc|adet|pair|paar|paire|par|finished|fertig\p{L}{0,3}|fini\p{L}{0,3}|finit[oa]|terminad[oa]|acabad[oa]|afgewerkt|gotow\p{L}{1,3}|fardig\p{L}{0,2}|færdig\p{L}{0,2}|valmi\p{L}{1,2}|product|produkt|produit|prodotto|producto|produto|teil|kleidungsstuck|vetement|kledingstuk|wyrob|plagg|toj|vyrobek|vyrobok|termek|produs|urun)[.:,]?[ ]){1,4}/u;
/** "Taille 38 : 415 g", "one piece in size M: 310 g": the size that was weighed, before its weight. */
const SIZE_FIRST =
  /^(?:(?:in|en|i|v|w|na|em|la)[ ])?(?:size|gro(?:ss|ß)e|gr\.?|taille|taglia|tg\.?|talla|tamanho|tam\.?|maat|rozmiar|rozm\.?|storlek|stl\.?|storrelse|str\.?|koko|velikost|vel\.?|velkost|meret|marimea?|velicina|beden|suurus|dydis|izmers|размер|розмір|величина|μεγεθοσ)[ ](?:\d{1,3}(?:[/-]\d{1,3})?|\d?x{0,3}[sml])[ ]?[:=–-][ ]/u;
/** Lengths that stand in one cell with a mass: "40 x 30 x 12 cm, 650 g". */
const LENGTHS_FIRST =
  /^(?:ca\.? )?\d[\d.,]*(?: ?(?:mm|cm|m))? ?[x*] ?\d[\d.,]*(?: ?(?:mm|cm|m))?(?: ?[x*] ?\d[\d.,]*)? ?(?:mm|cm|m)?(?: ?\([^()\n\t]{1,12}\))? ?[,;/|–-] ?(?=\D{0,12}\d)/u;

/** The mass of a text after a label, also after more words of it, or behind lengths, and where it ends. */
export function massOf(text: string, label: string): { grams: number; end: number } | undefined {
  const lengths = LENGTHS_FIRST.exec(text)?.[0].length ?? 0;
  const words = lengths > 0 ? 0 : (MORE_OF_LABEL.exec(text)?.[0].length ?? 0);
  const sized = words + (SIZE_FIRST.exec(text.slice(words))?.[0].length ?? 0);
  for (const skipped of new Set([lengths, words, sized])) {
    const mass = massAt(text.slice(skipped), label);
    if (mass) return { grams: mass.grams, end: skipped + mass.length };
  }
  return undefined;
}

const THOUSANDS_OF_KILOGRAMS = /^\D{0,12}[1-9]\d{0,2}(?<sign>[.,])\d{3}[ ]?[kк]/u;

/** "2.900 kg" on a paper with amounts like "41.500,00": thousands, which a machine weighs and no product of a passport. */
export function isInThousands({ folded }: Passage, text: string): boolean {
  const sign = THOUSANDS_OF_KILOGRAMS.exec(text)?.groups?.sign;
  if (sign === undefined) return false;
  return (sign === "." ? /\d\.\d{3},\d{2}(?!\d)/ : /\d,\d{3}\.\d{2}(?!\d)/).test(folded);
}

/** How many grams the unit has. */
export function gramsOf(unit: string): number {
  return GRAMS[unit[0] ?? ""] ?? 1;
}

/** A mass in the unit of the field; undefined for one that no piece has. */
export function massIn(field: Field, grams: number): number | undefined {
  const value = Math.round((field.unit === "kg" ? grams / 1000 : grams) * 10_000) / 10_000;
  return value > 0 && !(field.unit === "g" && value > 30_000) ? value : undefined;
}

/** Three digits after the only sign are decimals of a small number and of kilograms, else thousands. */
export function printedNumber(text: string, unit: string): number {
  const signs = text.match(/[.,]/g) ?? [];
  const plain = text.replaceAll(" ", "");
  if (signs.length > 1) {
    const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
    return Number(`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`);
  }
  const isKilograms = /^[kкκ]/u.test(unit);
  return !isKilograms && /^[1-9]\d*[.,]\d{3}$/.test(plain)
    ? Number(plain.replace(/[.,]/, ""))
    : numberOf(plain);
}
