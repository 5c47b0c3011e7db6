/** Whether a date follows from a quotation: it stands there, with a word of its field's label before it. */
import type { Field } from "../../templates/definition.ts";
import type { Passage } from "../reading/passage.ts";
import { SPOKEN_OF_MAKING } from "../rules/country/making.ts";
import { dateIn } from "../rules/kit/numbers.ts";
import { namedIn } from "./field-words.ts";
import { passageOf } from "./quotation.ts";

/** Nouns for making; its verbs are those that stand before countries. */
const MAKING =
  /(?<!\p{L})(?:manufactur|product|produc|produkt|produkc|produks|produz|herstell|fertig|fabric|fabrik|fabbric|mfg|mfd|vervaardig|wytworz|tillverk|fremstil|valmist|vyrob|vyrab|gyart|proizvod|proizvedn|izrad|toot|gamyb|pagamin|razos|izgatav|imalat|uretim|производ|произв|изработ|виготов|виробн|израд|κατασκευ|παραγωγ)/u;
/** Up to when something holds: no date of making. */
const ENDING =
  /(?<!\p{L})(?:(?:until|till|bis|ate|tot|do|hasta)(?!\p{L})|valid|expir|gultig|ablauf|valable|jusqu|echeance|scad|venc|caduc|geldig|vervalt|wazn|giltig|gyldig|voimassa|platn|ervenyes|valabil|vazi|velja|kehti|galioja|deriga|gecerli|валид|дійсн|важи|ισχυ)/u;
/** How far before a date its label may stand, in characters. */
const REACH = 60;

export function dateFrom(field: Field, said: string, quoted: Passage): string | undefined {
  const isMaking = field.key === "manufacturing_date";
  for (let from = 0; ; ) {
    const date = dateIn(quoted.folded.slice(from));
    if (!date) return undefined;
    const start = from + date.start;
    const near = Math.max(from, start - REACH);
    const label =
      quoted.folded
        .slice(near, start)
        .split(/[.;,](?=[ \n])/u)
        .at(-1) ?? "";
    const isOwn = isMaking
      ? isOfMaking(passageOf(quoted, near, start)) && !ENDING.test(label)
      : namedIn(label, field) > 0;
    if (date.value === said && isOwn) return said;
    from += date.end;
  }
}

function isOfMaking(label: Passage): boolean {
  return MAKING.test(label.folded) || SPOKEN_OF_MAKING.pattern().test(label.folded);
}
