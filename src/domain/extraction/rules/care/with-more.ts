/** What words behind a symbol add to it: the shade, a low heat. */
import type { Found } from "../kit/found.ts";

/** Ways to dry that there are in the shade, too. */
const IN_THE_SUN: ReadonlySet<unknown> = new Set(["line", "drip_line", "flat"]);

/** "…, all'ombra", also in a cell or line of its own. */
const SHADE =
  /^[,;]?[ \n\t]?(?:(?:in|im|in[ \n]the|in[ \n]de|in[ \n]der|en|a|a[ \n]la|a[ \n]l['’]|all['’]|na|w|v|ve|vo|i|i en|la|a|u|στη|στην|на|в)[ \n]?)?(?:shade|schatten|ombre|ombra|sombra|schaduw|cieniu|skuggan?|skyggen?|skyggen|varjossa|stinu|stine|tieni|arnyekban|umbra|hladu|sjeni|senci|varjus|ena|pavesyje|golgede|σκια|сянка|тіні)(?!\p{L})/u;

/** With what stands behind words for care that says more of the same. */
export function withMore(found: Found): Found {
  return withLowHeat(withShade(found));
}

/** With the shade in which it is dried, where the words right behind tell it. */
function withShade(found: Found): Found {
  const { passage, value, end } = found;
  if (!IN_THE_SUN.has(value)) return found;
  const said = SHADE.exec(passage.folded.slice(end, end + 30))?.[0].length;
  return said === undefined ? found : { ...found, value: `${value}_shade`, end: end + said };
}

/** "Geschikt voor de droger, lage temperatuur": how warm it may be, behind that it may be at all. */
const LOW_HEAT =
  /^[ ]?[,;(:–-]?[ ]?(?:(?:at|on|op|bei|auf|mit|a|in|en|em|w|ved|vid|i|pa|na|v|pri|la|con|met|een|une?|una|the)[ ]){0,2}(?:(?:low|lage|niedrige[rn]?|basse|bassa|baja|baixa|nisk\p{L}+|lag|lav|alacsony|nizk\p{L}+|dusuk|matala\p{L}*|madal\p{L}*|zema|zem\p{L}|χαμηλ\p{L}+|ниск\p{L}+)[ ](?:temp\p{L}*|heat|varme|lampotil\p{L}*|homersek\p{L}*|sicaklik\p{L}*|isi\p{L}*|теплот\p{L}*|θερμοκρασ\p{L}*|hitze|stufe|stand)|temperatur[ae] (?:baja|bassa|baixa|joasa|scazuta))(?!\p{L})/u;

function withLowHeat(found: Found): Found {
  const { passage, value, end } = found;
  if (value !== "tumble_normal") return found;
  const said = LOW_HEAT.exec(passage.folded.slice(end, end + LONGEST_HEAT))?.[0].length;
  return said === undefined ? found : { ...found, value: "tumble_low", end: end + said };
}

/** Longest words for how warm, in characters. */
export const LONGEST_HEAT = 45;
