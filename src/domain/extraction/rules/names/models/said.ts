/** Names of models in sentences, and behind or before the word for the goods. */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { wordsIn } from "../../kit/phrases.ts";
import { lineAround, lineBefore } from "../../kit/places.ts";
import { isNoName, namesKind } from "../../products/kinds.ts";
import { NAMED_NEXT, nameAt } from "../brands/in-sentences.ts";
import { isName, TITLE } from "../name-shapes.ts";
import { GOODS_SAID, OF_THING, SENTENCE_LENGTH } from "../sentences.ts";
import { isDescription, OF_MODEL } from "./descriptions.ts";

/** "Jacket, brand X, model VIALIA, reference 12", "die Leuchte, Modell «Lario»". */
const OF_MODEL_NAMED =
  /(?<!\p{L})(?:modell?(?:et|en|o|u|em|i)?|modele|malli|mudel|modelis|модел|модель|μοντελο|(?:style|model|product) name|mod\.|modellname|produktname|modelnaam|nom du modele|nome (?:del |do )?modell?o|nombre del modelo|nazwa modelu|nazev modelu|nazov modelu|modellnamn|modell?navn|mallin nimi|model adi)[ \n](?:["“'„«»][ ]?)?(?=\p{L})/gu;
/** In a sentence. */
export const MODEL_SAID = 0.8;
/** "Modelo Tajo Ref. 4711": a label behind a name. */
const LABEL_AT_END = /[ \n](?:Ref|R[eé]f|REF|Rif|RIF|Art|ART|Nr|No|C[oó]d|EAN|GTIN)$/u;

/** "Stapel 180", "Nordby Flex 40": a name of words, with the number of its version. */
const NAME_AND_NUMBER = /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{L}+)* \d{1,3}$/u;

/** A name with the figures right behind it, where that is all that is said of it. */
function withNumber(text: string, start: number, name: string): string {
  const rest = name.includes("\n") ? "" : text.slice(start + name.length, start + name.length + 8);
  return name + (name === "" ? "" : (/^ \d{1,3}(?=$|[\n\t,;)]| \(|\.(?:\s|$))/u.exec(rest)?.[0] ?? ""));
}

/** Names after the word for a model within a line: in quotes, in capitals, or listed with others. */
export function modelsInSentences(passage: Passage): Found[] {
  const { text, folded: small } = passage;
  return [...small.matchAll(OF_MODEL_NAMED)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const isQuoted = /["“'„«»]/.test(match[0]);
    const line = lineAround(text, match.index);
    const said = isQuoted
      ? (/^[^"”“»«'’\n\t]{2,40}(?=["”“»«'’])/u.exec(text.slice(start))?.[0] ?? "")
      : withNumber(text, start, nameAt(text, start).replace(LABEL_AT_END, ""));
    const printed = line.length < SENTENCE_LENGTH ? (said.split("\n")[0] ?? "") : said;
    const value = printed.replace(/\s+/g, " ").trim();
    const isNumbered = /\d{3}/.test(value) && !NAME_AND_NUMBER.test(value);
    if (!isName(value, 40) || isDescription(value, "") || isNumbered) return [];
    // "MODEL TEKNİK FÖYÜ" is a title.
    const isSaid = line !== line.toUpperCase();
    const isMark = isSaid && value === value.toUpperCase() && value.length > 3;
    const isListed = /,[ \n]$/.test(small.slice(match.index - 2, match.index));
    const isFollowed = isSaid && NAMED_NEXT.test(small.slice(start + printed.length));
    // A name may have the letters of a title: "Formentor".
    const isNamed = isFollowed && value !== value.toUpperCase();
    if (!isNamed && TITLE.test(folded(value))) return [];
    const ends = /^(?:$|[\n\t,.;)])/.test(text.slice(start + printed.length));
    const isOfKindSaid =
      match[0].startsWith("mod.") &&
      wordsIn(lineBefore({ passage, start: match.index })).some(({ text }) => namesKind(text));
    if (!isQuoted && !isFollowed && !(ends && (isMark || isListed || isOfKindSaid))) return [];
    const place = { start, end: start + printed.length };
    return [{ field: "model_name", value, confidence: MODEL_SAID, passage, ...place }];
  });
}

/** "The article Lagoa (ref. 4711)": with its number behind it, in brackets or after a comma. */
const GOODS_NAMED = new RegExp(
  `(?<!\\p{L})${GOODS_SAID}[ \\n](?:(?:nostru|noastra|μασ|taghna)[ ])?(?=["“„«'‘]?\\p{L}[^()\\n\\t,;:]{1,40}(?: \\(|, )(?:(?:${OF_THING}|st|br|nr|no|n°|c|item|n|code|kodas|kods|κωδ|№)[\\p{L}. -]{0,18}[.:°№]? ?)?(?=[\\p{L}./-]{0,8}\\d)[\\p{L}\\d./-]{3,20}[),])`,
  "gu",
);
/** "The jumper called Lagoa", "naš izdelek z imenom Lagoa", after the word for the goods. */
const GOODS_CALLED = new RegExp(
  `(?<!\\p{L})${GOODS_SAID},?[ ](?:\\p{L}{2,}[ ])?(?:called|named|namens|genannt|mit dem namen|mit der bezeichnung|appelee?|nommee?|denommee?|chiamat[oa]|denominat[oa]|di nome|llamad[oa]|denominad[oa]|chamad[oa]|designad[oa]|genaamd|met de naam|kaldet|ved navn|med navnet|kallad|med namnet|som heter|kalt|med navn|ved navn|nimelta|nimeltaan|nimega|ar nosaukumu|pavadinimu|o nazwie|pod nazwa|s nazvem|s nazvom|zvany|z imenom|pod imenom|pod nazivom|s imenom|naziva|numit|cu numele|cu denumirea|с име|с наименование|с название|под назвою|з назвою|под називом|με το ονομα|με την ονομασια|με ονομα)[ ](?=["“„«'‘]?\\p{L})`,
  "gu",
);
/** "Lagoa nevű termékünk", "Lagoa adlı ürünümüz": the name stands first. */
const GOODS_NAMED_BEFORE =
  /(?<![\p{L}\d'’-])(?<name>\p{L}[\p{L}'’-]{2,}(?: \p{L}[\p{L}'’-]{2,}){0,2})["”»]? ?-?(?: (?:nevu|elnevezesu|adli|isimli|adindaki)|niminen|nimeline|-niminen) (?=\p{L})/gu;
/** " (style BT-4410)" behind the name of a garment and the word for what it is: "the Harbour towel", "svetr Lysá". */
const NUMBERED = new RegExp(
  `(?<=\\p{L}) \\((?:${OF_THING}|kat\\.|st\\.|br\\.|nr\\.|no\\.|n°|c\\.|κωδ)[\\p{L}. -]{0,18}[.:°№]? ?(?=[\\p{L}./-]{0,8}\\d)[\\p{L}\\d./-]{3,20}\\)`,
  "gu",
);

/** Names of goods in sentences that tell their number, or that they are called so. */
export function goodsNamed(passage: Passage, isTextile: boolean): Found[] {
  if (passage.order !== "columns") return [];
  const { text, folded: small } = passage;
  const behind = [GOODS_NAMED, GOODS_CALLED].flatMap((pattern) =>
    [...small.matchAll(pattern)].map((match) => {
      const start = match.index + match[0].length;
      const from = start + (/["“„«'‘]/.test(text[start] ?? "") ? 1 : 0);
      const name = nameAt(text, from);
      // "Modell Signalgard 540, Artikelnummer …"
      return {
        start: from,
        said: name + (/^ \d{1,4}(?=,| \()/.exec(text.slice(from + name.length))?.[0] ?? ""),
      };
    }),
  );
  const before = [...small.matchAll(GOODS_NAMED_BEFORE)].map((match) => {
    const end = match.index + (match.groups?.name?.length ?? 0);
    const said = NAME_AT_END.exec(text.slice(match.index, end))?.[0] ?? "";
    return { start: end - said.length, said };
  });
  const numbered = [...small.matchAll(NUMBERED)].flatMap((match) => {
    const from = Math.max(small.lastIndexOf("\n", match.index) + 1, match.index - 60);
    const line = text
      .slice(from, match.index)
      .replace(/ \p{Ll}[\p{L}-]*$/u, (word) => (namesKind(folded(word)) ? "" : word));
    const isBeforeKind = from + line.length < match.index;
    const words = (NAME_AT_END.exec(line)?.[0] ?? "").split(" ");
    const kinds = words.findLastIndex((word) => namesKind(folded(word)));
    const said = words.slice(kinds + 1).join(" ");
    const rest = line.slice(0, line.length - said.length).trimEnd();
    const isBehindKind = kinds >= 0 || namesKind(/\p{L}+$/u.exec(folded(rest))?.[0] ?? "");
    return isBeforeKind || isBehindKind ? [{ start: from + line.length - said.length, said }] : [];
  });
  const quoted = (isTextile ? [] : [...text.matchAll(QUOTED_NUMBERED)]).flatMap(({ 0: said, index }) =>
    OF_SOMEBODY.test(small.slice(Math.max(index - 20, 0), index))
      ? []
      : [{ start: index + 1, said: said.slice(1) }],
  );
  return [...behind, ...before, ...numbered, ...quoted].flatMap(({ start, said }): Found[] => {
    const value = said.replace(/\s+/g, " ");
    const small = folded(value);
    if (!isName(value, 40) || value.split(" ").length > 3 || isDescription(value, "") || isNoName(value))
      return [];
    if (TITLE.test(small) || namesKind(small) || OF_MODEL.test(small)) return [];
    return [{ field: "model_name", value, confidence: MODEL_SAID, passage, start, end: start + said.length }];
  });
}

/** 'Wooden train "Puffer", item no. 77-120', and no brand or company in quotes; of textiles it is a pattern as often. */
const QUOTED_NUMBERED =
  /["“„«]\p{Lu}[^"“”„«»\n]{1,38}(?=["”“»](?:,| \(| [–—-]) ?(?:[Ii]tem|[Aa]rt(?:i[ck]\p{L}+)?|[Rr][eé]f\p{L}*|[Rr]if|EAN|GTIN|[Kk]od|[Cc]od|[Vv]arenr|[Tt]uotenumero|SKU|[Oo]bj)(?!\p{L}))/gu;
const OF_SOMEBODY =
  /(?:brand|mark[aei]?\p{L}{0,3}|marque|marchio|merk\p{L}*|mærke|znack\p{L}*|by|von|firm\p{L}*|gmbh|company|σημα)[ :,]{1,2}$/u;
const NAME_AT_END = /(?<!\S)\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*$/u;
