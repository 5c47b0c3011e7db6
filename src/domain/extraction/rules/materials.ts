/** Materials of products that are not of textile: shares after the word for it, as they are printed. */
import type { Found, Text } from "./kit/found.ts";
import { labelled } from "./kit/labels.ts";
import { NUMBER, numberOf } from "./kit/numbers.ts";

const SHARE = new RegExp(
  String.raw`(?<![\d.,])(?<percent>${NUMBER})[ ]?%[ ]?(?:of |de |di |d')?(?<material>\p{L}[\p{L} '()-]{1,40}?)(?=[ ]?(?:[,;/+&.]|$)| (?:and|und|et|e|y|en|i|ve) )`,
  "gu",
);
const WHOLE = 100;
/** As the templates allow it. */
const TOLERANCE = 1;

/** The materials of a product when their shares make a whole. */
export function findMaterials({ passages, fields, kind }: Text): Found[] {
  if (!fields.has("material_composition") || kind === "certificate") return [];
  return passages.flatMap((passage) =>
    labelled(passage, "composition").flatMap(({ start, end }): Found[] => {
      const shares = [...passage.folded.slice(start, end).matchAll(SHARE)];
      const sum = shares.reduce((total, { groups }) => total + numberOf(groups?.percent ?? ""), 0);
      const last = shares.at(-1);
      if (!last || Math.abs(sum - WHOLE) > TOLERANCE) return [];
      const value = shares.map((match) => {
        const material = match.groups?.material ?? "";
        const at = start + match.index + match[0].length - material.length;
        const printed = passage.text.slice(at, at + material.length).trim();
        return { material: printed, percent: numberOf(match.groups?.percent ?? "") };
      });
      const from = start + (shares[0]?.index ?? 0);
      const to = start + last.index + last[0].length;
      return [{ field: "material_composition", value, confidence: 0.9, passage, start: from, end: to }];
    }),
  );
}
