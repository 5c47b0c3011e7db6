/** What is said of another article that goes with the product, or that its reader is told to wear with it. */

import type { Place } from "../../kit/places.ts";
import { partAtEnd } from "../parts/components.ts";
import { partAtBegin } from "../parts/part-names.ts";

/** Adjectives of what goes with something. */
const MATCHING =
  /(?<!\p{L})(?:matching|coordinating|passende[nmrs]?|dazugehorige[nmrs]?|assorti(?:e|s|es)?|coordinat[aeio]|abbinat[aeio]|a juego|conjuntad[ao]s?|a condizer|bijpassende?|bijbehorende?|pasujac\p{L}*|dopasowan\p{L}*|ladici\p{L}*|sladen\p{L}*|zladen\p{L}*|hozza illo|illik hozza|hozza valo|asortat\p{L}*|sopiv\p{L}*|yhteensopiv\p{L}*|matchande|matchende|tillhorande|tilhorende|odgovarajuc\p{L}*|uskladen\p{L}*|ujemajoc\p{L}*|sobiv\p{L}*|derant\p{L}*|pieskanot\p{L}*|takimi olan|uyumlu|подхождащ\p{L}*|съчетаващ\p{L}*|ασορτι|ταιριαστ\p{L}*)(?!\p{L})(?<rest>(?:[^.;\n%]|(?<=\(\p{L}{2,4})\.){0,60})$/u;
/** Verbs of what goes with something. */
const GOES_WITH =
  /(?<!\p{L})(?:matches|match (?:it |this )?with|combine (?:it |this )?with|style (?:it |this )?with|goes (?:well |best )?with|pairs (?:well )?with|pair it with|passt (?:gut )?z[u]|passen (?:gut )?zu|dazu passen|condiz com|fica bem com|va bene con|si accompagna a|k tomu se hodi|hodi se k|k tomu sa hodi|hodi sa k|se potriveste cu|se asorteaza cu|passar (?:bra )?till|matchar|passer (?:godt )?til|sopii yhteen|sopii hyvin|ile kombinle\p{L}*|slaze se (?:uz|s)|pristaje uz|ujema se z|sobib kokku|dera (?:prie|su)|sader ar|ταιριαζει με|συνδυαζεται με|съчетава се с|подхожда на)(?!\p{L})[^.;\n%]{0,60}$/u;
/** What a reader is told to put on. */
const PUT_ON =
  /(?<!\p{L})(?:dress (?:your|the|a|him|her|them|baby|children)|wear (?:it |this )?(?:with|over|under)|worn (?:with|over|under)|ziehen sie|zieh(?:en)? (?:ihr|dein|dem)\p{L}*|kleiden sie|habille[rz]?|portez|a porter avec|vest(?:ite|ire) (?:il|la|i|le|con)|indossa\p{L}* (?:con|sopra|sotto)|vista (?:a|al|con|o)|viste (?:a|al)|llevar (?:con|sobre)|vestir (?:com|o bebe|a crianca)|kleed|trek (?:uw|je|er)|draag (?:er|het|hem|dit)|ubierz|ubieraj|zaloz|kla pa|kla (?:barnet|bebisen)|ta pa|klaed|ifor|pue(?! \d)|pukekaa|oblect?e|oblekejte|oblecte|oltoztess\p{L}*|imbraca\p{L}*|obuci\p{L}*|oblecite|pane selga|apvilkite|apgerbiet|giydir\p{L}*|облечете|ντυστε)(?!\p{L})[^.;%\n]{0,80}$/u;

/** Characters before shares that may say so. */
const REACH = 110;
/** Where a line ends within a sentence: the next one begins in small letters. */
const WITHIN = /\n(?=\p{Ll}|\()/gu;

/** True for shares of something that is worn with the product, and not of a part of it in the same colour. */
export function isWornWith({ passage, start }: Place): boolean {
  const from = Math.max(start - REACH, 0);
  const before = [...passage.text.slice(from, start).matchAll(WITHIN)].reduce(
    (line, { index }) => `${line.slice(0, index)} ${line.slice(index + 1)}`,
    passage.folded.slice(from, start),
  );
  if (GOES_WITH.test(before) || PUT_ON.test(before)) return true;
  const matching = MATCHING.exec(before);
  if (!matching) return false;
  const rest = (matching.groups?.rest ?? "").replace(/^[ ]?[:–-]?[ ]?/, "");
  if (!/\p{L}/u.test(rest)) return (partAtEnd(before.slice(0, matching.index).trimEnd()) ?? "") === "";
  // "Passendes Futter: 100 % Viskose".
  const part = partAtBegin(rest);
  return !(part && part.part !== "" && !/\p{L}{3}/u.test(rest.slice(part.end)));
}
