/** What batteries are made of, by the names and signs of their chemistries. */
import type { Passage } from "../../reading/passage.ts";
import type { Found, Text } from "../kit/found.ts";
import { placeOf } from "../kit/places.ts";
import { isSaidOfAnother, withoutOthers } from "../products/others.ts";

const CHEMISTRIES: readonly (readonly [value: string, pattern: RegExp])[] = [
  [
    "lfp",
    /(?<![\p{L}])(?:lfp|lifepo ?4|lithium[ -]?iron[ -]?phosphate|lithium[ -]?eisen[ -]?phosphat|lithium[ -]?fer[ -]?phosphate|litio[ -]?ferro[ -]?fosfato|litio[ -]?hierro[ -]?fosfato|fosfato de (?:litio e )?ferro(?: e litio)?|fosfato de hierro y litio|litio ferro fosfato|lithium-ijzerfosfaat|litowo-zelazowo-fosforanow\p{L}*|fosforan litowo-zelazow\p{L}*|phosphate de fer lithie|(?:l[iy]t[hiy]\p{L}{0,5}|licio|liitium|литиево|литии|литиев)[ -]?(?:iron|eisen|ferro?|fier|hierro|ijzer|zelez\p{L}*|zeljez\p{L}*|vas|jarn|jern|rauta|raud|demir|gelezies|dzelzs|железен|железо)[ -]?(?:ph|f)os(?:ph|f|zf)a\p{L}*|(?:литиево|литии|литиев)[ -]железен фосфат|φωσφορικ\p{L}* σιδηρ\p{L}* λιθι\p{L}*|λιθιου[ -]σιδηρου[ -]φωσφορ\p{L}*)(?![\p{L}])/u,
  ],
  [
    "nmc",
    /(?<![\p{L}])(?:nmc|ncm|lithium nickel manganese cobalt(?: oxide)?|lithium[ -]nickel[ -]mangan[ -]cobalt(?:[ -]?oxid)?|nickel manganese cobalt|nickel[ -]mangan[ -][ck]obalt)(?:[ ]?\d{3})?(?![\p{L}])/u,
  ],
  ["nca", /(?<![\p{L}])(?:nca|lithium nickel cobalt alumini?um(?: oxide)?)(?![\p{L}])/u],
  ["lto", /(?<![\p{L}])(?:lto|lithium titanate|lithium[ -]?titanat|li4ti5o12)(?![\p{L}])/u],
  ["lmo", /(?<![\p{L}])(?:lmo|limn2o4|lithium manganese oxide|lithium[ -]?manganoxid)(?![\p{L}])/u],
  ["lco", /(?<![\p{L}])(?:lco|licoo2|lithium cobalt oxide|lithium[ -]?cobaltoxid)(?![\p{L}])/u],
  [
    "nimh",
    /(?<![\p{L}])(?:ni-?mh|nickel[ -]?metal[ -]?hydride?|nickel[ -]metallhydrid|ni[ck]{1,2}el[ -]hydrure metallique|hydrure metallique de nickel|nichel[ -](?:idruro metallico|metal[ -]hidrura)|niquel[ -](?:hidruro metalico|metal[ -]hidreto|hidreto metalico)|nikkel[ -]?metaal-?hydride?|niklowo-metalowo-wodorkow\p{L}*|nikl[ -]?metal[ -]?hydrid\p{L}*|nikel[ -]metal[ -]hi[dy]rid\p{L}*|nikkel[ -]?metal+[ -]?hi?y?dri[dt]\p{L}*|nikkeli-?metallihydridi\p{L}*)(?![\p{L}])/u,
  ],
  [
    "nicd",
    /(?<![\p{L}])(?:ni-?cd|nickel[ -]?cadmium|nic?kk?e?l?i?(?:owo)?[ -]?[ck]admi\p{L}*|nichel-cadmio|niquel[ -]cadmio|niklowo-kadmow\p{L}*|никел-кадми\p{L}*|νικελιου-καδμιου)(?![\p{L}])/u,
  ],
  [
    "lead_acid",
    /(?<![\p{L}])(?:lead[ -]acid|pb-?acid|bleis[a]ure|blei-saure|blei[ -]?akku\w*|plomb[ -]acide|(?:batteri|accu)\p{L}* (?:au |de )?plomb|piombo[ -]acido|(?:batteri|accumulator)\p{L} (?:al |di )?piombo|plomo[ -]acido|chumbo[ -]acido|loodzuur|kwasowo-olowiow\p{L}*|kursun[ -]asit|agm|bly-?syra|blysyre\p{L}*|bly-syre|blybatteri\p{L}*|blyakkumulator\p{L}*|lyijy(?:happo)?akku\p{L}*|lyijyhappo\p{L}*|oloven\p{L}* akumulator\p{L}*|olovno-kiselin\p{L}*|olom-?sav\p{L}*|savas olom\p{L}*|plumb-acid|pliiaku\p{L}*|pliihappe\p{L}*|svina-skabes|svino rugst\p{L}*|svincev\p{L}* akumulator\p{L}*|оловно-киселин\p{L}*|μολυβδου-οξεο\p{L})(?![\p{L}])/u,
  ],
  [
    "sodium_ion",
    /(?<![\p{L}])(?:sodium[ -]ion|natrium[ -]ionen?|na-ion|sodio[ -]ion\p{L}*|ion[ -]sodium|natrium-?ion\p{L}*|ion(?:i|es|s)? (?:di|de) sodi[ou]m?|sodowo-jonow\p{L}*|sodikov\p{L}*-ion\p{L}*)(?![\p{L}])/u,
  ],
];
const CHEMISTRY_LABEL =
  /(?:chemistry|chemie|zellchemie|chimie|chimica|quimica|celchemie|type|typ|tipo|technology|technologie|tecnologia|kimya|kemi|kimyasi|cell|zelle|cathode|kathode|battery|akku|batterie|bateria|accu|akumulator)/u;

/** What only a template that takes any text can be told. */
const LITHIUM: readonly (readonly [value: string, pattern: RegExp])[] = [
  [
    "li-ion",
    /(?<![\p{L}])(?:li-?(?:ion(?:en)?|po(?:ly(?:mere?|meer)?)?)|lithium[ -]?(?:ionen?|polymere?|polymeer)|litium[ -]?(?:ion|jon|polymer)|litiumioni|litowo-jonow\p{L}*|litiu-ion|lityum[ -]?(?:iyon|polimer)|(?:ioni di|iones de|ioes de|ions de|ion de) liti[ou]|lithium-iontov\p{L}*)(?![\p{L}])/u,
  ],
];

/** "NAT-LFP-09": letters of a number are no chemistry. */
const IN_NUMBER = /[\p{L}\d][-_/]$/u;
const GOES_ON_IN_NUMBER = /^[-_/]\d/;
/** "LFP or NMC": what is of either is of no product. */
const OR =
  "(?:or|oder|ou|o|u|of|lub|albo|eller|tai|nebo|ci|alebo|vagy|sau|ili|ali|voi|arba|ir|veya|ya da|или|або|чи|ή|η)";
const OR_NEXT = new RegExp(`^[ \n,]{1,2}${OR}[ \n]`, "u");
const OR_BEFORE = new RegExp(`[ \n,]${OR}[ \n]$`, "u");

/** The chemistry of its cells that a document names, and not that of what it replaces or is compared with. */
export function findChemistries(text: Text): Found[] {
  if (!text.fields.has("battery_chemistry")) return [];
  return withoutOthers(
    text.passages.flatMap((passage) => chemistriesIn(passage, text)),
    isSaidOfAnother,
  );
}

function chemistriesIn(passage: Passage, { fields }: Pick<Text, "fields">): Found[] {
  const isText = fields.get("battery_chemistry")?.type === "text";
  const isNamed = CHEMISTRIES.some(([, pattern]) => pattern.test(passage.folded));
  const named = (isText && !isNamed ? LITHIUM : CHEMISTRIES).flatMap(([value, pattern]) =>
    [...passage.folded.matchAll(new RegExp(pattern, "gu"))]
      .map((match) => ({ value, ...placeOf(match) }))
      .filter(({ start, end }) => !isOfNumber(passage, start, end)),
  );
  return named
    .filter((one) => !isOneOfTwo(passage, one, named))
    .map(({ value, start, end }) => {
      const before = passage.folded.slice(Math.max(start - 60, 0), start);
      return {
        field: "battery_chemistry",
        value: isText ? passage.text.slice(start, end) : value,
        confidence: CHEMISTRY_LABEL.test(before) ? 0.95 : 0.7,
        ...{ passage, start, end },
      };
    });
}

function isOfNumber({ folded }: Passage, start: number, end: number): boolean {
  return IN_NUMBER.test(folded.slice(start - 2, start)) && GOES_ON_IN_NUMBER.test(folded.slice(end, end + 2));
}

interface Named {
  value: string;
  start: number;
  end: number;
}

/** Whether a word for "or" joins a chemistry to another one. */
function isOneOfTwo({ folded }: Passage, { value, start, end }: Named, all: readonly Named[]): boolean {
  return all.some((other) => {
    if (other.value === value) return false;
    const [from, to] = other.start > end ? [end, other.start] : [other.end, start];
    const between = folded.slice(from, to);
    return between.length <= LONGEST_OR && OR_NEXT.test(between) && OR_BEFORE.test(between);
  });
}

const LONGEST_OR = 8;
