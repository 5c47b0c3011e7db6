/** Papers of a product in several colours, which are of different shares: of none of them alone is the product. */
import { lineBefore, type Place } from "../../kit/places.ts";
import { words } from "../said.ts";

/** Colours, and words for one, in all languages of papers. */
const COLOUR = words(
  String.raw`colou?rs?|colou?rways?|farb(?:e|en|ton)|couleurs?|coloris|colori?|color(?:es)?|cor(?:es)?|kleur(?:en)?|kolor\p{L}*|farg(?:en)?|farven?|vari|barv[ay]|farb[ay]|szin|culoar\p{L}*|boj[ae]|varv|krasa|spalva|renk|цвят|колір|χρωμα|white|offwhite|off-white|black|gr[ea]y|navy|blue|red|green|brown|beige|ecru|natural|anthracite|charcoal|marl|heather|melange|wei(?:ß|ss)|schwarz|grau|blau|rot|grun|braun|natur|anthrazit|\p{L}*(?:meliert|melange|grau)|blanch?e?s?|noire?s?|gris(?:es?)?|bleue?s?|rouge|verte?|marine|chine|bianc[oa]|panna|ner[oa]|grigi[oa]|blu|ross[oa]|verde|antracite|blanc[oa]|crudo|negr[oa]|azul|roj[oa]|vigore|jaspeado|antracita|branc[oa]|cru|pret[oa]|cinz[ae]|cinzento|vermelh[oa]|mescla|antracite|wit|gebroken wit|zwart|grijs|blauw|rood|groen|naturel|\p{L}*melange|bial[yae]|czarn[yae]|szar[yae]|niebiesk\p{L}*|granat\p{L}*|czerwon\p{L}*|zielon\p{L}*|melanz|bil[ay]|cern[ayei]|sed[ayei]|modr[ay]|cerven[ay]|zelen[ay]|melir\p{L}*|biel[ay]|siv[ayie]|ciern[ay]|feher|fekete|szurke|kek|piros|zold|nyers|alb\p{L}{0,2}|negru|gri|albastru|rosu|ecru|бял[ао]?|черн[ао]?|чер[ео]н|сив[ао]?|син[ьяо]|екрю|меланж|λευκο|ασπρο|μαυρο|γκρι|μπλε|εκρου|vit[at]?|svart|gra|bla|rod|oblekt|gramelerad|hvid|sort|gra|bla|gramelange|ubleget|hvit|ubleket|valkoinen|musta|harmaa|sininen|luonnonvalkoinen|valge|must|hall|sinine|balt[asi]|meln[as]|peleks?|peleka|zils|pilk[as]|juod[as]|melyn[as]|belo?|bela|crn[aio]|siv[aio]|modr[aio]|beyaz|siyah|lacivert|mavi|ekru|біл(?:ии|а|е)|чорн(?:ии|а|е)|сір(?:ии|а|е)|син(?:іи|я)|молочн(?:ии|а)`,
);
/** What stands right before shares in their clause. */
const LABEL = /(?:^|[.;,\t|•·%)/–-])[ ]?(?<label>\p{L}[\p{L} "“”'’®™-]{1,34}?)[ ]?[:=\t–-]?[ ]*$/u;
const IN_BRACKETS = /^[ ]?\((?:in )?(?<label>\p{L}[\p{L} -]{2,30})\)/u;

function isOfAColour(one: Place): boolean {
  const { folded } = one.passage;
  const before = LABEL.exec(lineBefore(one))?.groups?.label ?? "";
  const behind = IN_BRACKETS.exec(folded.slice(one.end, one.end + 40))?.groups?.label ?? "";
  return COLOUR.test(before) || COLOUR.test(behind);
}

/** All of a paper that tells the product of each colour apart, where two are of different shares. */
export function ofSeveralColours<Of extends Place & { part: string; shares: unknown }>(
  all: readonly Of[],
): Set<Of> {
  const plain = all.filter(({ part }) => part === "");
  if (plain.length < 2) return new Set();
  const coloured = plain.filter(isOfAColour);
  const shares = new Set(coloured.map((one) => JSON.stringify(one.shares)));
  return new Set(shares.size > 1 ? all : []);
}
