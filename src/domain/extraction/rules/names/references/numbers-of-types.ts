/** Numbers of articles that are called those of a type or a model: "Type: SW-SS-480, sizes S–5XL", "Mod. LM 6305". */
import type { Passage } from "../../../reading/passage.ts";
import { labelled } from "../../kit/labels.ts";
import type { Place } from "../../kit/places.ts";

/** "SW-SS-480, sizes S–5XL", "605-12, ochranná známka", "SW-480 – men's boot". */
const TYPE_NUMBER =
  /^(?<code>(?=[^ ,]*\d{2})(?=[^ ,]{5})(?:\p{Lu}{1,5}[-./]?[\p{Lu}\d][\p{Lu}\d./-]*[\p{Lu}\d]|\d{3,6}[-/]\d{1,4}))(?=$|[,;.](?: |$)| [“"„«(]| [–—-] \p{Ll}{3})/u;
/** "GRIPHOLT GH-4410W “Frost Handler”, sizes 8–11": a number behind a name, and what else is told of the model. */
const NAMED_NUMBER =
  /^(?:\p{Lu}[\p{L}'’&-]+ ){1,2}(?<code>(?=[^ ,]*\d{3})\p{Lu}{1,5}-?[\p{Lu}\d][\p{Lu}\d./-]*[\p{Lu}\d])(?=$|[,;.](?: |$)| [“"„«(])/u;
/** "KM 4100 plus", "TX 300 S": a number in parts with the word of its version, which is all that its cell says. */
const NUMBER_IN_PARTS =
  /^(?<code>\p{Lu}{1,4}[ -]?\d{2,6}(?:[ -]?\p{Lu}{1,2})?(?: (?:\p{Ll}{2,8}|Plus|Pro|Mini|Midi|Maxi?|Lite|Light|Air|Ultra|Evo|Eco|Duo|Neo|Smart|Kids|Junior|Baby|Compact|Kompakt|Digital|Premium|Classic|Sport|I{2,3}))?|\d{2,5}(?: \d{2,5}){1,2})$/u;
/** "Mod. LM 6305" is all that its cell says; forms of a company's own have a revision, too. */
const MODEL_CUT_SHORT =
  /(?<=^|[\n\t])mod\.[ ]?(?<code>\p{L}{1,5}[ -]?\d{3,6}(?:[-/.]\p{L}?\d{1,6})?)(?=$|[\n\t,])(?![\n\t, –—-]{0,4}(?:rev|ed|ver|emis|del|of|von|du|pag))/gu;

/** "Mod. 4417 NERO Tg. 46": figures alone, with a colour and a size behind them. */
const MODEL_WITH_SIZE =
  /(?<=^|[\n\t])mod(?:\.|ell?o|ele)[ ]?:?[ ]?(?<code>\d{3,6}(?:[-/.]\d{1,4})?)(?=(?:[ ,·-]{1,3}\p{L}+){0,2}[ ,·-]{1,3}(?:tg|tag?l|taglia|t|talla|taille|tam|tamanho|mis)[.: ]{1,2}\d{2}(?!\d))/gu;

/** "LED-DESK 210, trademark …": words in capitals and a figure, with what else is told of the type. */
const WORDS_AND_FIGURE =
  /^(?<code>\p{Lu}{2,6}-\p{Lu}{2,6} \d{2,4}(?: \p{Lu}{1,8})?)(?=$|[,;](?: |$)| [“"„«(])/u;

/** Where they stand, behind the label of a type in declarations and certificates, behind that of a model in all papers. */
export function numbersOfTypes(passages: readonly Passage[], kind: string): Place[] {
  return passages.flatMap((passage) => {
    const types = kind === "declaration" || kind === "certificate" ? labelled(passage, "type") : [];
    const models = labelled(passage, "model");
    const cut = [MODEL_CUT_SHORT, MODEL_WITH_SIZE].flatMap((pattern) =>
      [...passage.folded.matchAll(pattern)].map((match) => {
        const end = match.index + match[0].length;
        return { passage, start: end - (match.groups?.code ?? "").length, end };
      }),
    );
    return [
      ...types.flatMap(({ start, end }) => codeAt({ passage, start, end }, TYPE_NUMBER)),
      ...[...types, ...models].flatMap(({ start, end }) => codeAt({ passage, start, end }, NAMED_NUMBER)),
      ...cut,
    ];
  });
}

/** "Model: VT-48-15D": machines and goods without a number of an article are ordered by that of their model or type. */
export function numbersOfModels(passages: readonly Passage[]): Place[] {
  return passages.flatMap((passage) =>
    [...labelled(passage, "model"), ...labelled(passage, "type")].flatMap(({ start, end }) =>
      [TYPE_NUMBER, NUMBER_IN_PARTS, WORDS_AND_FIGURE].flatMap((pattern) =>
        codeAt({ passage, start, end }, pattern),
      ),
    ),
  );
}

function codeAt({ passage, start, end }: Place, pattern: RegExp): Place[] {
  const match = pattern.exec(passage.text.slice(start, end));
  if (!match) return [];
  const last = start + match[0].length;
  return [{ passage, start: last - (match.groups?.code ?? "").length, end: last }];
}
