/** Weights that a sentence tells. */
import type { Field } from "../../../templates/definition.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { WITHOUT_PACKAGING } from "../kit/labels.ts";
import { lineAround, tailOf } from "../kit/places.ts";
import {
  isInColumn,
  isInThousands,
  massAt,
  massIn,
  OF_FILLING,
  OTHER_WEIGHTS,
  UNIT,
  UP_TO,
} from "./masses.ts";
import { BAGS } from "./packages.ts";
import { isBehindPackages, isOfMatching, OF_DELIVERY, SENTENCE_REACH } from "./weights-around.ts";
import { ABOUT, CLAUSES, isOfNoGoods } from "./weights-in-clauses.ts";
import { isOfOneShoe, isOfSole, OF_PAIR } from "./weights-of-shoes.ts";

/** A word for a size, right before its figure. */
const SIZE_WORD = String.raw`(?<!\p{L})(?:size|sizes|gro(?:ss|ß)e|gr|taille|taglia|tg|talla|tamanho|maat|rozmiar|rozm|beden|storlek|str|storrelse|koko|velikost|velkost|meret|marime[a]?|velicina|eu|us|uk)[.]?[ \n]`;
/** "In Größe 50", "v velikosti 110 znaša", "in der Größe 140 × 200 cm": the size that is weighed, before its weight. */
const IN_SIZE = String.raw`(?:(?:(?:in|bei|en|na|no|i|v|ve|w|la|u|a)[ \n])?(?:size|große|grosse|gr\.?|taille|taglia|talla|tamanho|maat|rozmiar\p{L}*|storlek|strl?\.?|storrelse|koossa|velikost\p{L}*|velkost\p{L}*|velikosti|meret\p{L}*|marime\p{L}*|velicin\p{L}*|beden)[ \n](?:\d{1,3}(?:/\d{1,3}|(?:[ ]?x[ ]?\d{1,3}){1,2}(?:[ ]?cm)?)?|\d?x{0,3}[sml])(?:[ ]?:)?[ \n](?:(?:is|znasa|iznosi|wynosi|cini|betragt|est de|e di|es de|e de)[ \n])?)?`;
/** "A jumper with a weight of 430 g", "le poids de la pièce est de 240 g", "it weighs 95 g", "pesa 155 g", "vejer netto 1.150 g", "wiegt ohne Verpackung 1.180 g". */
const WEIGHING = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:weight|mass(?:e|en)?|gewicht|\p{L}{3,12}(?:gewicht|paino|vikt|vægt|vekt)(?:en|et)?|(?:oma|neto|puhas)kaal|pasvars|passvars|onsulya|ciezar\p{L}{0,3}|vaze|vahe|vahou|hmotnosti|kutles\p{L}{1,5}|agirlig\p{L}{2,5}|вагою|масою|μαζα|vikten|vægten|vekten|poids|peso|wag[ae]|mas[aeu]|massa|vikt|vægt|vekt|paino|hmotnost|agirligi|sulya|tomege|teza|kaal|svoris|svars|vaha|greutatea?|tezin[au]|tez[ao]|маса(?:та)?|тегло(?:то)?|маси|вага|тежи|важить|βαροσ)(?=[ \n])(?:[^\d.,;:\n\t(]{1,35}\([^()\t]{2,45}\)(?:[^\d.,;:\n\t(]{1,32}|[ ]?:[ \n])|[^\d.,;:\n\t]{1,35}(?:\n[^\d.,;:\n\t]{0,20})?)${IN_SIZE}|(?:weighs?(?: in at)?|weighed|weighing|wiegt|wiegen|wog(?:en)?|pese(?: que)?|pesent(?: que)?|pesait|pesa|pesano|pesava|pesan|pesam|pesaba|pesante|weegt|wegen|woog|wazy|waza|wazyl[aoy]?|vager|vagde|vejer|vejede|veier|veide|painaa|painavat|painoi|vazi|vazia|vazil[aoiy]?|cantareste|cantaresc|kaalub|kaaluvad|kaalus|sveria|svere|svers|sver|svera|tehta|tehtajo|tehtata|tehtal[aoi]?|tezi|teze|tezio|tezila|тежи|тежат|тежеше|теже|важить|важать|важив|ζυγιζει|ζυγιζουν|ζυγιζε|jizen|tizen|jiznu)(?:[ \n]|,[ ](?=${WITHOUT_PACKAGING.source}))(?:(?:nett[oa]?|netto[a-z]{1,3}|neto|net|нет{1,2}о|καθαρα)[ \n])?(?:(?:sie|es|er|zij|ze|het|hij|de|det|den|they|it|on|ono|oni|pa|aber|dabei|echter|jednak|vsak|insa)[ \n])?(?:(?:das|die|der|eine?|jedes?|jeder|het|de|een|elke?)[ \n]\p{L}{3,20}[ \n])?(?:(?<=(?:vager|vejer|veier)[ \n])(?!sammen)\p{L}{2,19}(?:en|et)[ \n])?(?:(?:${WITHOUT_PACKAGING.source}),?[ \n])?${IN_SIZE}(?:(?:${WITHOUT_PACKAGING.source})[ \n])?)${ABOUT}(?=\d)(?<!${SIZE_WORD})`,
  "gu",
);
/** "Total weight of the article": of one piece, whole as it is. */
const OF_PRODUCT =
  /(?:total[ea]?|gesamt)(?: ?(?:weight|mass|gewicht|masse))? (?:of (?:the|one|each|an?) |del |dell['’]|de la |de l['’]|du |do |da |des |der |van het |van de )(?:finished |fertigen )?(?:article|articulo|articolo|artigo|artikels?|product[oes]?|produits?|produkts?|produto|prodotto|item|garment|piece|pieza|pezzo|peca|kledingstuk|garments?|prenda|capo|vetement|kleidungsstucks?|bag|mochila|bolso|tasche|rucksacks?)(?!\p{L})/u;
const ENDS_WITH_SIZE = new RegExp(`${SIZE_WORD}$`, "u");
const UNIT_BELOW = new RegExp(`^(\\d[\\d.,]{0,6})\\n(?=(?:${UNIT})(?![\\p{L}/]))`, "u");

/** "…; netto 214 gram; …": a clause of its own; kilograms are those of a case. */
const NET_ALONE = new RegExp(
  String.raw`(?<=(?:^|[;,(·|\n\t]|\.(?=[ ]))[ ]?)(?:net|nett|netto|neto|neta)[ :\t]{1,2}${ABOUT}(?=\d[\d.,]*[ ]?(?:gr?|gram\p{L}{0,5})(?![\p{L}/²])(?![^;.\n\t]{0,40}(?:gross|brut)))`,
  "gu",
);

/** "60 % Hanf, 40 % Wolle · 1,4 kg netto": what goods weigh behind what they are made of; nobody tells that of a case. */
const NET_BEHIND = new RegExp(
  String.raw`(?<=\d ?% ?\p{L}[^\n\t]{0,60}[;,·|][ ])${ABOUT}(?=\d[\d.,]*[ ]?(?:kg|gr?|gram\p{L}{0,5})[ ](?:netto|nett|net|neto)(?![\p{L}/])(?![^;\n\t]{0,40}(?:gross|brut)))`,
  "gu",
);

/** "Origen: Colombia Peso neto por pijama: 310 g": a label within a line, which says of what one is weighed. */
const PER_ONE = new RegExp(
  String.raw`(?<!\p{L})(?:weight|gewicht|poids(?: net)?|peso(?: (?:net[to]o?|liquido))?|wag[ae](?: netto)?|masa(?: netto)?|massa(?: liquida)?|vikt|vægt|vekt|hmotnost|greutate(?: neta)?|teza|tezina|тегло|вага|βαροσ)[ ](?:per|je|pro|par|por|al|alla|pr\.?|na|jednej|jednoho|pe|за|на|ανα)[ ](?!met|mb|lfm|kvm|qm)\p{L}{3,16}[ ]?:[ ]${ABOUT}(?=\d)`,
  "gu",
);

/** "N.W. per unit: 0.54 kg": short for the net weight, with of what one it is. */
const NET_OF_UNIT = new RegExp(
  String.raw`(?<![\p{L}.])n\.? ?w\.?(?: ?(?:\/|per|of|a) ?(?:1 |one )?|[ ]?\(|[ ]?,?[ ])(?:unit|item|set|each|ea|p(?:ie)?ce?s?|pcs?|garment|pair|prs?|product|article)\.?(?!\p{L})\)?[ ]?(?:\([^()\n\t]{1,20}\)[ ]?)?[:=]?[ \t]?${ABOUT}(?=\d)`,
  "gu",
);

/** "Peso del capo finito tg." over "50: gr. 720": a label that goes on with its size in the next line. */
const SIZE_IN_NEXT_LINE = new RegExp(
  String.raw`(?<!\p{L})(?:weight|gewicht|poids|peso|waga|masa|massa|vikt|vægt|vekt|paino|hmotnost|suly|greutatea?|tezina|teza|тегло|вага|тежина|βαροσ)(?:[ ][\p{L}'’]+){0,4},?[ ](?:size|gro(?:ss|ß)e|gr|taille|t|taglia|tg|talla|tamanho|tam|maat|mt|rozmiar|rozm|roz|storlek|stl|storrelse|str|koko|velikost|vel|velkost|marimea?|velicina|размер|розмір|величина|μεγεθοσ)\.?\n(?:\d{1,3}(?:[/-]\d{1,3})?|\d?x{0,3}[sml])[ ]?[:=–-][ ]${ABOUT}(?=\d|(?:kg|gr?)\.?[ ]\d)`,
  "gu",
);

/** "One pair has a weight of 128 g. Carton of 120 pairs": the sentence is of one, whatever the next one tells. */
const OF_ONE =
  /(?<!\p{L})(?:one|each|single|ein(?:e|es|er)?|une?|un[ao]|um|uma|een|jed\p{L}{1,3}|en|ett|et|yksi|egy|o|bir|един|една|один|одна|ενα) (?:pair|piece|garment|bag|article|paar|stuck|artikel|paire|piece|article|paio|pezzo|capo|par|pieza|prenda|peca|stuk|par[ay]?|sztuk[ai]?|kus|st|styck|pari|kappale|darab|pereche|bucata|cift|adet|чифт|брои|пара|ζευγοσ|τεμαχιο)(?!\p{L})/u;
/** "In size 42", and "42-es méretben", "42 numara" with the number first. */
const SIZE_BEFORE = String.raw`(?:\d{1,3}(?:-?[aeo]s|\.)?[ \n](?:meret\p{L}*|dydzio|izmera|numara|beden)[ \n])?`;
/** "One pair in size 42: 1240 g", "egy pár 42-es méretben 1240 gramm": a clause of one piece that has no verb, or that of being. */
const ONE_IS = new RegExp(
  String.raw`(?<=(?:^|[.;(\n\t·][ ]?|[.;][\n]))${OF_ONE.source}(?:[ ]?[:=]|[ ]–)?[ \n]${SIZE_BEFORE}${IN_SIZE}(?:(?:is|ist|est de|fait|e(?: di| de)?|es(?: de)?|sao|to|jest|je|ar|er|on|este|има|е)[ \n])?${ABOUT}(?=\d)`,
  "gu",
);
/** "With its 920 grams, it keeps warm", "mit seinen 920 Gramm ist es …": all of it, where no noun is behind that it has so much of. */
const WITH_ITS = new RegExp(
  String.raw`(?<!\p{L})(?:with[ \n](?:its|their|his|her)|mit[ \n](?:seinen|ihren)|avec[ \n](?:ses|leurs)|(?:con|coi|com)[ \n](?:(?:i|os)[ \n])?(?:suoi|loro|sus|seus)|met[ \n](?:zijn|haar|hun)|med[ \n](?:sina|sine)|ze?[ \n]swoimi|se[ \n]svymi|so[ \n]svojimi|s[ \n]svojimi|sa[ \n]svojih|cu[ \n](?:cele|cei)|a[ \n]maga|със[ \n]своите|зі[ \n]своіми|са[ \n]својих|με[ \n]τα|(?<=(?:^|[.!?][ \n]))at)[ \n]${ABOUT}(?=\d[\d.,]*[ ]?(?:${UNIT})(?![\p{L}/])(?:[,;!)]|\.(?:\s|$)|[ \n](?:the|der|die|das|la|les?|l|il|lo|el|los|las|os?|het|it|they|this|is|are|ist|sind|bleibt|liegt|gehort|halt|est|sont|reste|il|elle|ce|e|sono|resta|es|son|sao|fica|blijft|houdt|jest|pozostaje|ar|er|hor|on|je|su|este|е|ειναι)(?!\p{L})))`,
  "gu",
);
/** A figure with a unit of weight behind it or before ("gr. 720"), which is none of a square metre of cloth. */
const MASS = new RegExp(
  String.raw`\d[ \n\t]{0,2}-?(?:${UNIT})(?!\p{L}|[ ]?\/[ ]?m)|(?<!\p{L})(?:kg|gr)\.?[ ]\d`,
  "u",
);
/** "815 g with its box": what it weighs in what packs it. */
export const IN_PACKAGE =
  /^(?:\.(?= με))?[ \n]\(?(?:incl(?:uding|usive|\.|usief|us[oa]?|uid[oa])?|inkl(?:usive|\.|uder\p{L}*)?|with|within|in|mit|samt|avec|dans|con|nella|en|com|na|met|med|i|z|w|ze|s|se|v|so|cu|sa|u|със|с|в|з|у|са|με|μεσα)[ \n](?:(?:the|its|a|το|τη|την|του|der|seiner?|ihrer?|la|sa|son|le|l'|su|el|o|a|sua|seu|de|het|zijn|sin|den)[ \n]?)?(?:box|packag|(?:schuh)?karton|schachtel|verpack|boite|emball|scatol|imball|caja|embalaj|caixa|embalag|(?:schoenen)?doos|pudelk|opakow|ask(?:en)?(?!\p{L})|forpack|æske|eske|krabic|obal|cutie|ambala[jzž]|kutij|кути|опаков|коробк|упаков|паков|κουτι|συσκευασ)(?![^\d;.,]{0,20}\d)/u;

/** "35 % recycled, calculated on its total weight of 780 g": what a share of the whole is reckoned on. */
const RECKONED_ON = new RegExp(
  String.raw`(?<=%[^.;%]{0,90})(?<!\p{L})(?:cal[ck]ul\p{L}*|calcolat\p{L}*|bas(?:ed|ee?s?|at[oaie]|ad[oa]s?)|berechnet|bezogen|gerechnet|rapport(?:ee?s?)?|riferit\p{L}*|rispetto|referid\p{L}*|respecto|relativ\p{L}*|berekend|oblicz\p{L}*|w (?:odniesieniu|stosunku)|beraknat|beregnet|laskettu\p{L}*|vypoc\p{L}*|vztazen\p{L}*|szamit\p{L}*|изчислен\p{L}*|обчислен\p{L}*|izracuna\p{L}*|arvuta\p{L}*|aprekin\p{L}*|apskaiciuo\p{L}*|υπολογι\p{L}*)[ \n][^.;,:()%\d]{0,45}?(?:\p{L}*weight|mass|\p{L}*gewicht|\p{L}*masse|poids|peso|massa|mas[aey]|wag[aeiy]|\p{L}*vikt(?:en)?|\p{L}*v[æe][gk]t(?:en)?|\p{L}*paino\p{L}*|hmotnost\p{L}*|tomeg\p{L}*|suly\p{L}*|greutat\p{L}*|tezin\p{L}*|тегло\p{L}*|мас[аиу]|kaalu\p{L}*|svor\p{L}*|svar\p{L}*|βαρο\p{L}*)[ \n](?:[^.;,:()%\d]{1,30}[ \n])?\(?${ABOUT}(?=\d[\d.,]*[ ]?(?:kg|gr?|gram\p{L}{0,5})(?![\p{L}/²]))`,
  "gu",
);
/** "Total": there it is that of the product. */
const WHOLE =
  /(?:total\p{L}{0,2}|gesamt|overall|totaal|calkowit\p{L}*|celkov\p{L}*|samled?e?|samlade|kokonais|teljes|ukupn\p{L}*|skupn\p{L}*|bendr\p{L}*|kopej\p{L}*|общ\p{L}*|загальн\p{L}*|συνολικ\p{L}*)/gu;

/** "Whose weight does not exceed 20 kg": a bound, as of who sits in it. */
const NOT_MORE =
  /(?<!\p{L})(?:not exceed\p{L}*|nicht (?:uber|mehr)\p{L}*|ne (?:depass|exced)\p{L}*|non (?:super|ecced)\p{L}*|no (?:super|exced|sobrepas)\p{L}*|nao (?:ultrapass|exced|super)\p{L}*|niet (?:meer|hoger|zwaarder)|nie (?:przekracza|wiecej)\p{L}*|neprekrac\p{L}*|nepresah\p{L}*|nem haladja|nu depas\p{L}*|не (?:над|пре|пере)вишу?[ав]\p{L}*|не прелази|δεν (?:υπερβαιν|ξεπερν)\p{L}*|(?:inte|ikke) (?:over)\p{L}*|overstiger (?:inte|ikke)|ei (?:ylita|uleta)|neparsniedz|nevirsija|ne pre(?:sega|lazi)|asmayan|gecmeyen)(?!\p{L})/u;

/**
 * Weights in sentences whose subject is the product, in grams.
 * @param ways with a verb for weighing, or also in the many ways without one, whose patterns take long to compile
 */
export function weightsInSentences(
  passage: Passage,
  field: Field,
  ways: "with a verb" | "in any way" = "in any way",
): Found[] {
  if (!MASS.test(passage.folded)) return [];
  const patterns = ways === "with a verb" ? [] : CLAUSES;
  const inClauses = patterns.flatMap((pattern) => [...passage.folded.matchAll(pattern)]);
  const clauses = new Set(inClauses);
  const reckoned = new Set(passage.folded.matchAll(RECKONED_ON));
  const told = [
    WEIGHING,
    PER_ONE,
    NET_OF_UNIT,
    SIZE_IN_NEXT_LINE,
    NET_ALONE,
    NET_BEHIND,
    ONE_IS,
    WITH_ITS,
    OF_PAIR,
  ].flatMap((pattern) => [...passage.folded.matchAll(pattern)]);
  return [...told, ...reckoned, ...inClauses].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    // "Peso talla 6" is the label of what stands below.
    if (ENDS_WITH_SIZE.test(match[0])) return [];
    // Thousands or the unit may stand in the next line: "väger 1" and "050 gram", "weighs 248" and "g".
    const said = passage.folded
      .slice(start, start + 40)
      .replace(/^(\d{1,3})\n(?=\d{3}(?!\d))/, "$1 ")
      // "A 130-gram bear".
      .replace(/^(\d{1,5})-(?=k?g)/, "$1 ")
      .replace(UNIT_BELOW, "$1 ");
    const mass = massAt(said.split(/[\t\n]/)[0] ?? "", "");
    const before = passage.folded.slice(Math.max(match.index - 40, 0), match.index);
    const sentence = tailOf(before, /$(?<=(?<tail>(?:[^.,;()\n\t]|(?<=(?<!\p{L})max)\.)*))/u);
    const words = `${sentence}${reckoned.has(match) ? match[0].replace(WHOLE, "") : match[0]}`;
    if (!mass || OTHER_WEIGHTS.test(words.replace(OF_PRODUCT, "").replace(WITHOUT_PACKAGING, ""))) return [];
    // "Masa para" over "48 g" and "55 g": each of its sizes has its own.
    if (BAGS.test(sentence) || isInColumn(passage, match.index, start, start + mass.length)) return [];
    if (clauses.has(match) && isOfNoGoods(passage.folded, match.index, start)) return [];
    if (NOT_MORE.test(match[0]) || isOfSole(sentence, match[0])) return [];
    // "Each shoe weighs 300 g, the pair 600 g": the article is the pair.
    if (isOfOneShoe(`${sentence}${match[0]}`, passage.folded)) return [];
    if (OF_FILLING.test(match[0]) || UP_TO.test(match[0]) || isInThousands(passage, said)) return [];
    // "One bag weighs 128 g, the carton of 100 is 14 kg gross": the next clause is of others.
    const own = `${sentence}${match[0]}${passage.folded.slice(start, start + DELIVERY_REACH).split(/[.,;](?=\s)/)[0]}`;
    if (OF_DELIVERY.test(OF_ONE.test(own) ? own : lineNear(passage.folded, match.index))) return [];
    // "Pesam 10,2 kg brutos."
    if (OTHER_WEIGHTS.test(/^ \p{L}+/u.exec(said.slice(mass.length))?.[0] ?? "")) return [];
    if (IN_PACKAGE.test(passage.folded.slice(start + mass.length, start + mass.length + PACKAGE_REACH)))
      return [];
    const value = massIn(field, mass.grams);
    if (value === undefined || isOfMatching(passage, match.index) || isBehindPackages(passage, match.index))
      return [];
    const subject = subjectOf(passage, match.index).replace(OF_PRODUCT, "").replace(WITHOUT_PACKAGING, "");
    if (OTHER_WEIGHTS.test(subject) || BAGS.test(subject)) return [];
    const end = start + mass.length;
    return [{ field: field.key, value, confidence: 0.88, passage, start: match.index, end }];
  });
}

/** Words that may be what a sentence speaks of: its first ones. */
const SUBJECT = /^["„“«(]?(?:\p{L}+['’])?\p{L}+(?:[ \n](?:\p{L}+['’])?\p{L}+)?/u;

/** What the sentence of a place begins with, as far as it is near: "L'imballo (scatola in cartone) pesa 320 g". */
function subjectOf({ text, folded }: Passage, at: number): string {
  const from = Math.max(at - SENTENCE_REACH, 0);
  const ends = [...text.slice(from, at + 1).matchAll(/[.;!?][ \n](?=[\p{Lu}"„“«])|[\n\t](?=\p{Lu})/gu)];
  const last = ends.at(-1);
  if (!last) return "";
  return SUBJECT.exec(folded.slice(from + last.index + last[0].length, at))?.[0] ?? "";
}

/** Characters behind a weight that may say what packs it. */
export const PACKAGE_REACH = 40;
/** Characters of its line before and behind a weight that may say what all was weighed. */
const DELIVERY_REACH = 120;

function lineNear(text: string, at: number): string {
  const from = Math.max(at - DELIVERY_REACH, 0);
  return lineAround(text.slice(from, at + DELIVERY_REACH), at - from);
}
