/** How gently a piece is washed: by words, and by bars under the tub. */
import { spokenIn } from "./said-clauses.ts";
import { MILD, VERY, VERY_MODERATE } from "./stems.ts";
import { isOfWool } from "./wool-programmes.ts";

/** Its last sentence; "max." and the like end none. */
export function sentenceEnd(text: string): string {
  const ends = [
    ...text.matchAll(
      /(?<!(?<!\p{L})(?:max|temp|ca|min|maks|approx|up|t|kb|aprox|env|bis|enint|cca|maxim|maksim|legf|hogst|hojst|auksc|vid|st|gr|np|темп|макс|до|μεγ|θερμ|az))\.\s|[;•·|!]|\n\n|:\s*\n/gu,
    ),
  ];
  const last = ends.at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

/** The words around a temperature up to what is said of something else. */
export function howGently(folded: string, start: number, end: number): string {
  const before = folded.slice(Math.max(start - 90, 0), start).split(/[,.;/|•·]\s|\n\n|\t|\s\/\s/u);
  const after = folded.slice(end, end + 95).split(/[,.;/|•·](?:\s|$)|\n\n|\s\/\s/u);
  // "30 °C, short spin, gentle cycle": how it is spun stands between.
  if (after[1] !== undefined && SPUN.test(after[1]) && gentleness(after[1]) === "") after.splice(1, 1);
  const own = before.at(-1) ?? "";
  const others = (text: string) => spokenIn(text).some(({ kind }) => kind !== "wash");
  const first = after[0] ?? "";
  const parts = [own, others(first) ? firstPart(first) : first];
  const previous = before.at(-2);
  if (previous !== undefined && !others(previous) && !/\d/.test(previous)) parts.unshift(previous);
  // "W 30 °C, proces łagodny" ends its line or cell, or a dash parts it: what is said of something else stands behind that.
  const next = after[1] !== undefined && others(after[1]) ? after[1].split(/[\n\t]| [–—-] /)[0] : after[1];
  if (!others(first) && next !== undefined && !others(next)) parts.push(next);
  return parts.join(" ");
}

/** What stands before a word of another kind of care. */
function firstPart(text: string): string {
  const other = spokenIn(text).find(({ kind }) => kind !== "wash");
  const lines = other ? text.slice(0, other.start).split("\n") : [text];
  // Its own line is of that kind, if it is not the first: "programme délicat" stands in a line between.
  return lines.slice(0, Math.max(lines.length - 1, 1)).join(" ");
}

export function mildness(degrees: string, around: string): string {
  if (!["60", "50", "40", "30"].includes(degrees)) return "";
  const gentle = gentleness(around);
  return gentle === "_very_mild" && !["30", "40"].includes(degrees) ? "_mild" : gentle;
}

/** How it is spun is no word on how it is washed. */
const SPINNING =
  /(?<!\p{L})(?:(?:gentle|gently|short|low|slow|schonend\p{L}*|sanft\p{L}*|leicht\p{L}*|kurz\p{L}*|leger|doux|breve|delicat\p{L}*|suave|zacht\p{L}*|lekki\p{L}*|skansom\p{L}*|skonsam\p{L}*|jemn\p{L}*) (?:spin\p{L}*|schleuder\p{L}*|essor\p{L}*|centrifug\p{L}*|wirowan\p{L}*|odstred\p{L}*)|(?:spin|schleudern|essorage|essorer|centrifug\p{L}*|wirowanie|odstredeni|odstredenie) (?:gentl\p{L}*|schonend|doux|delicat\p{L}*|suave|zacht|lekk\p{L}*|jemn\p{L}*))/gu;

/** A clause about spinning. */
const SPUN =
  /(?<!\p{L})(?:spin(?:ning)?|spun|(?:an|ge|ab)?schleuder\p{L}*|essor\p{L}*|[czs]entrifu[gz]\p{L}*|(?:od)?wirow\p{L}*|odstred\p{L}*|zdim\p{L}*|slung\p{L}*|linko\p{L}*|linkous|tsentrifuug\p{L}*|стискан\p{L}*|центрофуг\p{L}*|центрифуг\p{L}*|віджим\p{L}*|στυψιμο\p{L}*|sikma\p{L}*|stoarcer\p{L}*)(?!\p{L})/u;

const WASHED_WITH =
  "(?:liquid |neutral |washing |praci\\p{L}* |pracimi? |flytande |pralnim )?(?:detergent\\p{L}*|deterdzent\\p{L}*|soap|washing powder|wasch(?:mittel|lauge)\\p{L}*|seife\\p{L}*|lessive|savon|detersiv\\p{L}*|sapone|jabon|sabao|wasmiddel\\p{L}*|zeep|detergentem|proszk\\p{L}*|plyn\\p{L}*|srod\\p{L}*|tvattmedel|vaskemid\\p{L}*|vaskepulver|saebe|sæbe|pesuain\\p{L}*|pesuvahen\\p{L}*|prostred\\p{L}*|prostried\\p{L}*|mososzer\\p{L}*|sredstv\\p{L}*|skalbikl\\p{L}*|lidzekl\\p{L}*|deterjan\\p{L}*|препарат\\p{L}*|засоб\\p{L}*|средств\\p{L}*|απορρυπαντικ\\p{L}*)";

/** Words for such a detergent in one. */
const FINE_DETERGENT =
  "(?<!\\p{L})(?:feinwaschmittel\\p{L}*|fijnwasmiddel|finvaskemid\\p{L}*|fintvattmedel|hienopesuain\\p{L}*)";

/** "With a mild detergent": of what it is washed with, and not of how gently. */
const DETERGENT = new RegExp(
  String.raw`(?<!\p{L})(?:mild\p{L}*|gentle|delicat\p{L}*|delicad\p{L}*|delikat\p{L}*|suave\p{L}*|neutr\p{L}*|doux|douce|schonend\p{L}*|fein|zacht\p{L}*|lagodn\p{L}*|jemn\p{L}*|blag\p{L}*|njeza?n\p{L}*|nezn\p{L}*|kimelo|svelni\p{L}*|saudzig\p{L}*|hellavara\p{L}*|miet\p{L}*|orna\p{L}*|hafif|меко|мек|м'як\p{L}*|благ\p{L}*|нежен|ηπιο) ${WASHED_WITH}|${WASHED_WITH} (?:mild\p{L}*|delicat\p{L}*|delicad\p{L}*|suave\p{L}*|doux|douce|neutr\p{L}*|lagodn\p{L}*)|${FINE_DETERGENT}`,
  "gu",
);

const MILD_IN_BRACKETS = new RegExp(`\\([^()]*(?:${MILD.source})[^()]*\\)`, "u");

const ALL_MILD = new RegExp(MILD.source, "gu");

const BAR =
  "(?:balken|unterstrich\\p{L}*|strich|bars?|underlines?|lines? (?:under|below|underneath)|traits?|barres?|barr[ae]s?|trattin[oi]|line[ae]s?|linhas?|rayas?|tracos?|streep|strepen|streepjes?|balkjes?|kresk\\p{L}{1,4}|streck|streger|streg|strek|strekers?|viivaa?|car(?:a|ou|y|ami)|ciar(?:a|ou|y|ami)|vonal|linie|linii|cizgi|черт\\p{L}{1,2}|риск\\p{L}{1,2})";

/** The bars under the symbol of a tub or a circle: one for a mild process, two for a very mild one. */
const ONE_BAR = new RegExp(
  `(?<!\\p{L})(?:(?:one|single|ein(?:em|en)?|einfach\\p{L}{0,2}|une?|uno|una|um|uma|een|jedn\\p{L}{1,3}|jedou|en|ett|et|yksi|egy|o|bir|една|одна|одною|1) ${BAR}|underlined|(?:einfach )?unterstrichen|soulignee?|sottolineat[oa]|subrayad[oa]|sublinhad[oa]|onderstreept|podkreslon\\p{L}{1,2}|understruke[nt]|understreget|understreket|alleviivattu|podtrzen\\p{L}|podciarknut\\p{L}|alahuzott|subliniat)(?!\\p{L})`,
  "u",
);

const TWO_BARS = new RegExp(
  `(?<!\\p{L})(?:(?:two|double|zwei|doppel\\p{L}{0,3}|deux|due|dos|dois|duas|twee|dwie|dwiema|dwoma|dve|dva|dvema|to|tva|kaksi|ket|doua|iki|две|дві|двома|2) ${BAR}|doppelbalken|(?:double|doubly|twice|doppelt|zweifach|dubbel|podwojnie|dubbelt|dobbelt|dvakrat|doblemente|duplamente|due volte|deux fois) (?:underlined|unterstrichen|soulignee?|onderstreept|podkreslon\\p{L}{1,2}|understruke[nt]|understreget|understreket|podtrzen\\p{L}|podciarknut\\p{L}|subrayad[oa]|sublinhad[oa]|sottolineat[oa]))(?!\\p{L})`,
  "u",
);

/** How gently something is done by what is said around it, or by the bars of its symbol, as the values of care end. */
export function gentleness(around: string): "" | "_mild" | "_very_mild" {
  if (TWO_BARS.test(around)) return "_very_mild";
  if (ONE_BAR.test(around)) return "_mild";
  const said = around.replace(SPINNING, "").replace(DETERGENT, "");
  // "Ullvask (skånsom)" says itself how gently.
  if (isOfWool(around) && !MILD_IN_BRACKETS.test(said)) return "_very_mild";
  const matches = [...said.matchAll(ALL_MILD)];
  if (matches.length === 0) return "";
  // "Ullprogram (svært skånsom)": the second of them says it.
  const isVery = VERY_MODERATE.test(around) || matches.some(({ index }) => VERY.test(said.slice(0, index)));
  return isVery ? "_very_mild" : "_mild";
}
