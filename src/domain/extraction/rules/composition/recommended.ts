/** What a laboratory recommends for the label stands in place of what it found the label to say wrongly. */
import { sharesWords } from "../kit/places.ts";
import { type Composition, MEASURED_PART, NO_PART } from "./composition.ts";
import { words } from "./said.ts";

/** What a label has to say, and what is right: "la composición que debe figurar en la etiqueta". */
const TO_BE = String.raw`(?:must|should|shall|has to|is to|to) (?:be|read|state|show|say|bear|declare)(?! (?:checked|tested|attached))|amend\p{L}*|correct(?:ed)? (?:label\p{L}*|composition|declaration|fib(?:re|er) content)|muss|musste|sollte|zu kennzeichnen|zu deklarieren|(?:richtige?|korrekte|korrigierte|berichtigte) \p{L}+|doit|devra|devrait|a (?:etiqueter|indiquer|faire figurer|porter)|(?:composition|etiquetage|mention) correcte?|deve|dovra|dovrebbe|da (?:indicare|riportare)|(?:composizione|etichettatura|etichetta) corretta|debe|debera|deberia|(?:composicion|etiquetado) correct[ao]|devera|deveria|moet|dient|(?:juiste|correcte|gecorrigeerde) \p{L}+|powin\p{L}*|nalezy|(?:prawidlow\p{L}*|poprawn\p{L}*) \p{L}+|ska(?:ll?)? (?:vara|lyda|ange|ha)|bor|skal|(?:korrekt|riktig|rigtig) \p{L}+|tulee|pitaa|oikea \p{L}+|ma (?:byt|znit|uvadet)|musi|spravn\p{L}* \p{L}+|kell|helyes \p{L}+|trebuie|(?:compozitia|eticheta) corecta|olmali\p{L}*|dogru \p{L}+`;
const ADVISED = words(
  String.raw`recommend\p{L}*|suggest\p{L}*|advise\p{L}*|propos\p{L}*|empfehl\p{L}*|empfohlen\p{L}*|vorschlag\p{L}*|recommand\p{L}*|preconis\p{L}*|consigli\p{L}*|raccomand\p{L}*|suggeri\p{L}*|recomend\p{L}*|aconsej\p{L}*|suger\p{L}*|aconselh\p{L}*|aanbevol\p{L}*|adviser\p{L}*|zalec\p{L}*|sugerowan\p{L}*|rekommender\p{L}*|anbefal\p{L}*|suosit\p{L}*|suositel\p{L}*|doporuc\p{L}*|odporuc\p{L}*|ajanl\p{L}*|javasol\p{L}*|recomand\p{L}*|oneril\p{L}*|priporoc\p{L}*|preporuc\p{L}*|${TO_BE}`,
);
const LABEL =
  /(?:label|composition|kennzeichn|etikett|deklaration|textilangabe|zusammensetzung|etiquet|mention|marquage|etichet|composi|etiket|samenstelling|etykiet|oznakowani|oznaczeni|sklad|markning|m(?:ae|æ)rkning|merking|merkint|oznacen|slozen|zlozen|cimke|osszetetel|compozit|oznak|sestav|sastav)/u;
/** Most of what stands between the words for it and its first shares, and between those and the next, in characters. */
const REACH = 45;
/** Longest sentence that recommends, in characters. */
const SENTENCE = 110;

/** Where something is recommended for a part, what is told of that part elsewhere is no claim any more. */
export function withRecommended(all: readonly Composition[]): readonly Composition[] {
  const advised = new Map<Composition, Composition>();
  for (const one of all) {
    const { folded } = one.passage;
    const last = [...advised.keys()].findLast(
      ({ passage, end }) => passage === one.passage && end <= one.start,
    );
    const isFirst = isAdvised(folded.slice(Math.max(one.start - SENTENCE - REACH, 0), one.start));
    // The label that is recommended is none that is sewn in.
    if (isFirst) advised.set(one, { ...one, part: one.part === NO_PART ? "" : one.part });
    else if (last && isShort(folded.slice(last.end, one.start))) advised.set(one, one);
  }
  // The other order of the page may have torn the sentence from its shares.
  for (const one of all) {
    const same = advised.has(one) ? undefined : [...advised.keys()].find((other) => sharesWords(other, one));
    const known = same && advised.get(same);
    if (known) advised.set(one, { ...one, part: known.part });
  }
  const parts = new Set([...advised.values()].map(({ part }) => part));
  // The shell is the product, where a label names none of its parts.
  const isAdvisedOf = (part: string) => parts.has(part) || (part === "shell" && parts.has(""));
  return all.map(
    (one) => advised.get(one) ?? (isAdvisedOf(one.part) ? { ...one, part: MEASURED_PART } : one),
  );
}

/** "We recommend the following label:" and no more than the name of a part. */
function isAdvised(before: string): boolean {
  const colons = [...before.matchAll(/:/gu)].map(({ index }) => index).slice(-2);
  return colons.some((colon) => {
    const sentence =
      before
        .slice(0, colon)
        .split(/[.;%\t]\s|\n\n/u)
        .at(-1) ?? "";
    return isShort(before.slice(colon + 1)) && ADVISED.test(sentence) && LABEL.test(sentence);
  });
}

function isShort(text: string): boolean {
  return text.length <= REACH && !/[%.]\s|\n\n|\t/u.test(text);
}
