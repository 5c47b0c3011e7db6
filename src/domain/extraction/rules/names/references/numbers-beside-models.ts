/** Numbers of articles behind the name of their model or brand: "Model Lisbon, 4711-20", "Bakancs, Mátra modell, 904-11", "dit speelgoed, model Olli, nr. 310-7", "marca Lisboa, n.º LB-660". */
import type { Passage } from "../../../reading/passage.ts";
import type { Place } from "../../kit/places.ts";
import { isNumber, SHORT_NUMBER } from "./codes.ts";

/** The word for a model in its cases. */
const MODEL =
  "modell?(?:en|et|a|u|i|o|om|e|as|is|io|ul|em)?|mod\\.|malli|mudeli?|style|stil|styl|estilo|stijl|fason|модел(?:ът|ь|і|и|у|ю)?|μοντελ[οα]";
/** The word for a brand; a number stands behind the name of one only where a word calls it so. */
const BRAND =
  "brand|(?:handels|eigen)?marke|marque|marchio|marca|merk|marka|varumarke|(?:vare)?mærke|(?:vare)?merke|(?:tuote)?merkki|znacka|znamka|kaubamark|zenklas|zimols|brend|марка|бренд|μαρκα";
const NAME = `(?<name>["“”„«»‚‘’]?\\p{L}[\\p{L}'’-]{2,}(?: [\\p{L}'’-]{2,}){0,2}["“”»«’]?)`;
/** What a number is called by between both. */
const NUMBER =
  "(?:(?:art(?:ikel|icle|icolo|iculo|igo)?|ref|n[ro]?|no|num|nro|c|st|br|αρ|арт|№|n[°º])[.:°º]{0,2} ?)";
const CALLED = `${NUMBER}?`;
/** Figures with signs between or letters besides; two sizes, a year and a date are none. */
const CODE =
  "(?<code>(?!(?:19|20)\\d{2}(?![\\d/.-]))(?=[^ \\n\\t,;()]*\\d[^ \\n\\t,;()]*\\d)[\\p{L}\\d][\\p{L}\\d./-]{2,18}[\\p{L}\\d])";
/** The end of what is said of both. */
const END = "(?=$|[\\n\\t,;)]|\\.(?:\\s|$)| [–—|·(-])";
const WAYS = [
  `(?<!\\p{L})(?:${MODEL})(?: ?: ?|[ \\t])${NAME}(?:, | \\(| [–—-] )${CALLED}${CODE}${END}`,
  `(?<!\\p{L})(?:${BRAND})(?: ?: ?|[ \\t])${NAME}(?:, | \\(| [–—-] )${NUMBER}${CODE}${END}`,
  // Hungarian, Turkish and the Finnic languages name it before its word.
  `(?<!\\p{L})${NAME}[ -](?:modell|modeli|malli|mudel|tipus)(?:, | \\(| [–—-] )${CALLED}${CODE}${END}`,
  // "Alpargata Cadaqués, mod. 19/604": no name but what it is called by before that.
  `(?<=\\p{L}["”»]?, )(?<name>)mod\\. ${CODE}${END}`,
].map((way) => new RegExp(way, "gu"));

/** Numbers behind names of models, in one of these ways. */
export function codesBesideModels(passage: Passage): Place[] {
  const { folded: small, text, order } = passage;
  if (order !== "rows" || !SIGN.test(small)) return [];
  return WAYS.flatMap((way) =>
    [...small.matchAll(way)].flatMap((match): Place[] => {
      const { name = "", code = "" } = match.groups ?? {};
      const end = match.index + match[0].length;
      const value = text.slice(end - code.length, end);
      const at = match.index + match[0].indexOf(name);
      const isNamed = name === "" || /^["“”„«»‚‘’]?\p{Lu}/u.test(text.slice(at, at + name.length));
      if (
        isRange(value) ||
        value !== value.toUpperCase() ||
        !isNamed ||
        !isNumber(value) ||
        SHORT_NUMBER.test(value)
      )
        return [];
      return [{ passage, start: end - code.length, end }];
    }),
  );
}

/** "36-41": the sizes of shoes. */
function isRange(value: string): boolean {
  const [, from, to] = /^(\d{2})[-–/](\d{2})$/.exec(value) ?? [];
  return from !== undefined && Number(from) < Number(to) && Number(to) <= LARGEST_SIZE;
}

const LARGEST_SIZE = 60;

/** The word for a model or a brand alone, which most papers of one have. */
const SIGN =
  /mar[kqc]|brand|m[eæ]rk|zna[cm]k|бренд|zenkl|zimol|brend|мар|μαρ|mod|malli|mudel|tipus|st[iy]l|fason|estilo|stijl|μοντελ|мод/u;
