/** Countries behind the labels of origin. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { labelled } from "../kit/labels.ts";
import { OF_FIBRE, ORIGIN_OF_PART, PART_LENGTH } from "./clauses.ts";
import { SPOKEN_OF_MAKING } from "./making.ts";
import { countryInNextLine, isBehindPart, isOfRows, OF_PART, wordsBefore } from "./phrased.ts";
import { countryIn, countryOfAddress, countryOfTown, INFLECTED } from "./places-of-making.ts";
import { WHERE } from "./words.ts";

/** "Country" alone stands in addresses too. */
const BARE_LABEL = /^country(?![\p{L}])(?! of| where)/u;
/** Labels of "country" alone stand before customers and banks as well. */
const WEAK_LABEL =
  /^(?:country|origin|origine|origen|origem|herkunft|ursprung|herkomst|oorsprong|произход|походження|порекло|opphav)(?![\p{L}])/u;
/** The box of a transaction certificate for raw materials: "Raw Material 1: … State or Province / Country of Origin". */
const OF_RAW_MATERIAL = /raw materials?[^\n]*$|state or province ?\/ ?$/u;
const RAW_REACH = 160;

/** "Zusammensetzung laut Etikett, Ursprung Türkei": a label on which something is told, and not where that is from. */
const AS_TOLD_THERE =
  /(?<!\p{L})(?:laut|lt\.?|gema(?:ss|ß)|siehe|as per|see|according to|selon|suivant|voir|come da|vedi|secondo|segun|ver|conforme|volgens|zie|wg|wedlug|zgodnie z|patrz|enligt|ifolge|i henhold til|se|podle|dle|viz|podla|conform|prema|glej|vidi|vt|pagal|skat|съгласно|згідно з|συμφωνα με)\.? (?:(?:the|dem|der|l['’]|la|le|il|el|o|a|het|de)(?: |(?<=['’])))?\p{L}+ $/u;

/** Before a country, as its sentence would have it. */
const IN = new RegExp(`^(?:${WHERE})[ ](?=\\p{L}{4})`, "u");

/** Countries behind labels of origin, unless these are of a raw material or of a part. */
export function called(passage: Passage): Found[] {
  const made = labelled(passage, "made").filter(({ apart }) => apart);
  const labels = [...labelled(passage, "country"), ...made];
  return labels.flatMap(({ from, start: value, end, apart, worth }): Found[] => {
    const label = passage.folded.slice(from, value);
    // "Fabriqué : | au Maroc".
    const start = value + (apart ? (IN.exec(passage.folded.slice(value, end))?.[0].length ?? 0) : 0);
    if (OF_FIBRE.test(wordsBefore(passage, from) + label) || ORIGIN_OF_PART.test(label)) return [];
    if (OF_RAW_MATERIAL.test(passage.folded.slice(Math.max(from - RAW_REACH, 0), from))) return [];
    // "Tela: origen Italia", "dzianina – pochodzenie" are of the cloth.
    const part = /(?:^|[\n\t])(?<part>[^\n\t:]{2,30}?)(?:: ?|,? (?:[–-] )?)$/u.exec(
      passage.folded.slice(Math.max(from - PART_LENGTH, 0), from),
    );
    const of = `${part?.groups?.part ?? ""} `;
    if (
      (OF_PART.test(of) && !AS_TOLD_THERE.test(of)) ||
      ORIGIN_OF_PART.test(of) ||
      isBehindPart(passage, from)
    )
      return [];
    const country =
      countryIn(passage, start) ??
      countryOfTown(passage, start, end) ??
      (apart ? (countryOfAddress(passage, start, end) ?? countryInNextLine(passage, start, end)) : undefined);
    // Without a colon only a country that stands alone: "Origen Turquía".
    if (!country || (!country.sure && start === value)) return [];
    const rest = passage.folded.slice(endInLanguages(passage, country), end);
    const ends = WEAK_LABEL.test(label) ? ENDS_VALUE : ENDS_STATEMENT;
    if (!apart && !ends.test(rest) && !isWithMaking(rest)) return [];
    if (isOfRows(passage, start, country.code)) return [];
    const weak = WEAK_LABEL.test(label) && !/^(?:country of|origin ?:)/.test(label);
    const called = BARE_LABEL.test(label) ? 0.6 : weak || !apart ? 0.85 : 0.96;
    const confidence = country.sure ? called : Math.min(called, INFLECTED);
    const quoted = /[\t\n]/.test(label) ? start : from;
    return [
      {
        field: "country_making",
        value: country.code,
        confidence: confidence * worth,
        passage,
        start: quoted,
        end: country.end,
      },
    ];
  });
}

/** Behind a country that a label without a colon tells: nothing; where the label is sure, also what else the paper says. */
const ENDS_VALUE = /^[). ]*$/;
const ENDS_STATEMENT = /^[). ]*(?:$|, |\([^()]{2,40}\)[. ]*(?:$|[;,]))/;
/** "Origen Portugal (tejidos y confeccionados en Guimarães)": what is done there, which may go on below. */
const ASIDE = /^ ?\((?<done>[^()]{4,80})(?:\)[. ]*)?$/u;

function isWithMaking(rest: string): boolean {
  return SPOKEN_OF_MAKING.pattern().test(ASIDE.exec(rest)?.groups?.done ?? "");
}

/** Where a country ends that is named again in another language: "Italia / Italy". */
function endInLanguages(passage: Passage, { code, end }: { code: string; end: number }): number {
  const stroke = /^ ?\/ ?/.exec(passage.folded.slice(end))?.[0].length ?? 0;
  const again = stroke > 0 ? countryIn(passage, end + stroke) : undefined;
  return again?.code === code ? again.end : end;
}
