/** Countries as they are named at a place of a text: alone, behind a town, at the end of an address, several in a row. */
import { countryAtStart } from "../../country-names.ts";
import type { Passage } from "../../reading/passage.ts";
import { fibresIn } from "../composition/fibres/fibres.ts";
import type { Found } from "../kit/found.ts";
import { AND, WHERE } from "./words.ts";

const ARTICLES =
  /^(?:l'|(?:the|der|den|dem|die|de|la|le|les|los|las|el|il|lo|gli|i|o|a|os|as|het|η|την|το)(?!\p{L})) ?/u;
/** "EU (Portugal)" and "EU / Portugal" name a country too. */
const UNION =
  /^(?:(?:la|the|l['’]|der) ?)?(?:eu|ue|e\.u\.|european union|europe|europa|union europeenne|union europea|uniao europeia|unione europea)[ ]?[(:/,-][ ]?(?=\p{L})/u;
/** The longest name of a country or of a town with its country, in characters. */
export const NAME_LENGTH = 60;
/** Some fields take several countries: "New Zealand and South Africa". */
export function withMore(found: Found): Found {
  if (Array.isArray(found.value)) return found;
  const codes = [String(found.value)];
  let end = found.end;
  for (;;) {
    const from = end + fibreInBrackets(found.passage, end);
    const joint = JOINT.exec(found.passage.folded.slice(from, from + JOINT_LENGTH))?.[0];
    const next = joint === undefined ? undefined : countryIn(found.passage, from + joint.length);
    if (!next?.sure) return { ...found, value: codes, end };
    if (!codes.includes(next.code)) codes.push(next.code);
    end = next.end;
  }
}

/** The length of "(wool)" behind the country that it is from; 0 where nothing or something else stands in brackets. */
function fibreInBrackets({ text, folded }: Passage, at: number): number {
  const brackets = /^ ?\([^()\n\t]{2,30}\)/u.exec(folded.slice(at, at + 34))?.[0] ?? "";
  return fibresIn(brackets, text.slice(at, at + brackets.length)).length > 0 ? brackets.length : 0;
}

const JOINT = new RegExp(
  `^(?:,| ?[&/+]|,? (?:${AND}|en)(?= )) ?(?:(?:in|en|au|aux|em|no|na|nos|nel|nella|w|v|ve|vo|u|i|от|στην|στη|στο) )?`,
  "u",
);
const JOINT_LENGTH = 12;

/** The country whose name ends at a place: one word, or up to three that name it surely. */
export function countryBefore({ text, folded }: Passage, start: number, end: number) {
  const words =
    /(?:[\p{L}'-]+ ){0,2}$/u.exec(folded.slice(Math.max(start - NAME_LENGTH, 0), start))?.[0] ?? "";
  for (const { index } of [...words.matchAll(/(?<=^| )\p{L}/gu)]) {
    const from = start - words.length + index;
    const country = countryAtStart(text.slice(from, end));
    if (country?.sure && country.length > end - from - 6 && country.length > start - from)
      return { ...country, start: from };
  }
  const country = countryAtStart(text.slice(start, end).replace(/['’]\p{Ll}{1,4}$/u, ""));
  return country && { ...country, start };
}

/** A country that is a whole cell, or ends it behind a town. */
export function countryOfCell(passage: Passage, start: number, end: number) {
  const country = countryIn(passage, start);
  const isWhole = country?.sure && /^[). ]*$/.test(passage.folded.slice(country.end, end));
  return isWhole ? country : countryOfTown(passage, start, end);
}

/** The confidence of a country that is known by the stem of its name only. */
export const INFLECTED = 0.8;

/** "Huizhou, China" and "Porto - Portugal": a town before its country, and nothing else. */
export function countryOfTown(passage: Passage, start: number, end: number) {
  const cell = passage.folded.slice(start, end);
  const towns = TOWNS.flatMap((pattern) => pattern.exec(cell)?.[0] ?? []);
  const town = towns.find((one) => countryIn(passage, start + one.length));
  const country = town === undefined ? undefined : countryIn(passage, start + town.length);
  const rest = country ? passage.folded.slice(country.end, end) : "";
  const isInBrackets = town?.endsWith("(") === true;
  if (
    !country ||
    (isInBrackets &&
      (isProvince(passage, start, country) || UNIT.has(passage.text.slice(country.start, country.end))))
  )
    return undefined;
  return REST.test(rest) || (isInBrackets && rest.startsWith(")")) ? { ...country, start } : undefined;
}

/** Between a town and its country: "Přerov, tedy v České republice", "Bragança, ou seja, em Portugal". */
const THAT_IS =
  "(?:(?:that is(?: to say)?|i\\.e\\.|also|das heißt|d\\. ?h\\.|sprich|soit|c['’]est-a-dire|cioe|ovvero|ossia|es decir|o sea|ou seja|isto e|dus|dat wil zeggen|alltsa|det vill saga|altsa|det vil si|det vil sige|eli|toisin sanoen|czyli|to jest|tedy|teda|tj\\.|t\\. ?j\\.|azaz|vagyis|adica|dakle|odnosno|torej|ehk|tai yra|tas ir|tatad|yani|тоест|тобто|дакле|односно|δηλαδη),? )?";
/** A town before its country, with a part of it before that: "Keqiao, Shaoxing, China"; or alone. */
const TOWNS = ["(?:[\\p{L}' .-]{2,40}?, ?)?", ""].flatMap((part) =>
  // "Carpi (MO)", "Quimper (Finistère), France"; "Mjanma (Myanmar), zakład" has its country in brackets.
  ["(?: \\(\\p{L}{2}\\))?", " \\([\\p{L}' -]{3,30}\\)(?=,)"].map(
    (county) =>
      new RegExp(
        `^${part}[\\p{L}' .-]{2,40}?${county}(?:,[ \\n]?${THAT_IS}(?:(?:${WHERE}) )?| [-/(] ?|\\/)(?=\\p{L})`,
        "u",
      ),
  ),
);

/** Behind a country: nothing, what is done there, in brackets, or the next label of a line: "İzmir, Türkiye — Kumaş menşei: İtalya". */
const REST =
  /^(?: \((?:[^()\d]{3,60}|(?:tier|stufe|rang|niveau|nivel|livello|poziom|niva|nivo) ?\d)\))?[). ]*(?:$|[ ][—–|·•-][ ]\p{L}[^:,\t\n\d]{2,40}(?::|$))/u;

/** Codes of countries that are units too: "MEASUREMENTS (CM)". */
const UNIT: ReadonlySet<string> = new Set(["CM", "KG", "MG", "ML", "MM"]);

/** Codes of Italian provinces that are those of countries too. */
const PROVINCES = new Set(
  "AG,AL,AN,AO,AR,AT,AV,BA,BG,BI,BL,BN,BO,BR,BS,BT,BZ,CA,CH,CL,CN,CO,CR,CZ,EE,FM,FR,GE,GO,GR,IM,IS,KR,LC,LI,LT,LU,MC,ME,MN,MO,MS,MT,NA,NO,PA,PE,PG,PR,PT,PY,RE,RO,SA,SI,SO,SR,SV,TL,TN,TO,TR,TV,UD,VA".split(
    ",",
  ),
);
const ITALIAN =
  /(?<!\p{L})(?:prodott[oaie]|produzione|confezion\p{L}+|fabbric\p{L}+|realizzat[oaie]|cucit[oaie]|cucitura|luogo|stabilimento|filat[oaie]|filatura|tessut[oaie]|tessitura|tint[oaie]|tintura|nobilitazione|maglieria|paese|sede)(?!\p{L})/u;

/** "Carpi (MO)": behind a town in Italian, two letters in brackets are its province. */
function isProvince(
  passage: Passage,
  start: number,
  { start: at, end }: { start: number; end: number },
): boolean {
  const code = passage.text.slice(at, end);
  return PROVINCES.has(code) && ITALIAN.test(passage.folded.slice(Math.max(start - NAME_LENGTH, 0), start));
}

/**
 * "Some Works Ltd, 12 Mill Road, Bursa, Türkiye": a country that ends an address, behind a comma or in brackets, also before
 * what is done there: "…, Bursa, Türkiye – cutting, sewing".
 */
export function countryOfAddress(passage: Passage, start: number, end: number) {
  const done = passage.text.slice(start, end).search(DONE_THERE);
  return (
    endingCountry(passage, start, end) ?? (done > 0 ? endingCountry(passage, start, start + done) : undefined)
  );
}

const DONE_THERE = / [–—-] \p{Ll}/u;

function endingCountry(passage: Passage, start: number, end: number) {
  const parts = [...passage.folded.slice(start, end).matchAll(/(?:, ?| [-/(] ?)(?=\p{L}{4})/gu)];
  const last = parts.at(-1);
  const country = last && countryIn(passage, start + last.index + last[0].length);
  return country && /^[). ]*$/.test(passage.folded.slice(country.end, end)) ? country : undefined;
}

/** "Varukod (KN)" is the label of a code. */
const CODE_IN_BRACKETS = /^\p{L}{0,12}(?:kod\p{L}{0,2}|code|nummer|number|nomenklatur\p{L}*|nr)\.? \(/u;

/** A town with its country, up to the end of the line or of what is said of it: "in Guimarães,\\nPortugal" goes on behind its comma. */
export function countryOfTownInLine(passage: Passage, start: number) {
  const end =
    start +
    (/^(?:[^\n\t;|.]|(?<=,)\n|\.(?! \p{L}{2})|(?<=(?<!\p{L})(?:м|гр|г|с|смт|mun|st|nr))\.)*/u.exec(
      passage.folded.slice(start, start + NAME_LENGTH * 2),
    )?.[0].length ?? 0);
  if (CODE_IN_BRACKETS.test(passage.folded.slice(start, end))) return undefined;
  // "Spun in Biella, Italy, and knitted": what goes on is no part of a name.
  const first =
    /^[\p{L}' .-]{2,40}, ?[\p{L} ]{4,30}?(?=, | (?:and|und|et|e|y|en|och|og|i|a|ja|si|ir|un|in|и|та|και) )/u.exec(
      passage.folded.slice(start, end),
    );
  return (
    countryOfTown(passage, start, end) ??
    (first ? countryOfTown(passage, start, start + first[0].length) : undefined)
  );
}

/** The country whose name begins at a place, behind an article, a union or what tells which part of it. */
export function countryIn(
  passage: Passage,
  start: number,
): { code: string; start: number; end: number; sure: boolean } | undefined {
  const union = UNION.exec(passage.folded.slice(start, start + 20))?.[0].length ?? 0;
  if (union > 0) return countryIn(passage, start + union);
  const article = start + (ARTICLES.exec(passage.folded.slice(start, start + 8))?.[0].length ?? 0);
  const region = REGION.exec(passage.folded.slice(article, article + 30))?.[0].length ?? 0;
  for (const at of [start, article, article + region]) {
    const local = lettersIn(passage, at);
    if (local) return { code: local, start, end: at + 2, sure: true };
    const text = passage.text.slice(at, at + NAME_LENGTH).split(/[\t\n]/)[0] ?? "";
    const country = CLOTH.test(text) ? undefined : countryAtStart(text);
    // "CA-27-M301" is a number of an article.
    if (country && country.length <= 3 && /^[-/._]?\d|^-\p{L}/u.test(text.slice(country.length))) continue;
    // "SE 100" is all of silk.
    if (country?.length === 2 && FIBRE_SHARE.test(text)) continue;
    // "COD. TARIC" is no Congo.
    if (country?.length === 3 && /^COD\.? ?\p{L}/u.test(text)) continue;
    if (country) return { code: country.code, start, end: at + country.length, sure: country.sure };
  }
  return undefined;
}

/** Codes of fibres that are those of countries too, with their share: silk, cotton, linen, polyamide, cupro, cashmere and the like. */
const FIBRE_SHARE =
  /^(?:SE|CO|LI|PA|CU|MD|HA|AF|EA|SI|JU|MA|MG|AC|PL|TA|KE|HE) (?:100|\d{2})(?![\d.,-]\d|\d)/u;

/** Cloth that is called like a country: "confectionné en jersey de coton", "woven in panama". */
const CLOTH = /^(?:jersey|Jersey|JERSEY)(?!,? Channel Islands)|^panam[aá](?!\p{L})/u;

/** "The Republic of", "Rep.", "southern", "Nord-" before a name: a state, or a part of it. */
const REGION =
  /^(?:rep(?:ubli[ck]|ublika|ublike|ublici|ubliki|ubliky|ublice|ublic|ublica|ublique|ubblica)?\.?[ ](?:of |of the |de la |de |del |di |d['’])?|r\. ?|(?:републик[аеиу]|р\.?)[ ]|р\.|(?:north|south|east|west)(?:ern)?[ ]|central[ ]|(?:nord|sud|ost|west|mittel|zentral|noord|zuid|oost|norra|sodra|severni|jizni)[ -]?|(?:north|south|nord|sud|norte|sur|sul|norden|suden)[ ](?:of |de l['’]|de la |de |del |do |du |von ))(?=\p{L}{4})/u;

/** What Czechs, Slovaks and Slovenes call their republics by are codes of other countries: "vyrobené v SR". */
const LOCAL_LETTERS: Record<string, readonly [code: string, before: RegExp]> = {
  SR: [
    "SK",
    /(?<!\p{L})(?:(?:v|vo|na|z|zo|ze) |(?:krajina|zeme|stat|povod|puvod|povodu|puvodu|vyroby|vyrobene|vyrobeno|usite|usito|zhotovene)[ .:\t\n]{1,4})$/u,
  ],
  CR: [
    "CZ",
    /(?<!\p{L})(?:(?:v|ve|z|ze) |(?:zeme|stat|puvod|povod|puvodu|povodu|vyroby|vyrobeno|vyrobene|usito|usite|zhotoveno)[ .:\t\n]{1,4})$/u,
  ],
  RS: ["SI", /(?<!\p{L})v $/u],
};

function lettersIn({ text, folded }: Passage, at: number): string | undefined {
  if (/^\p{L}/u.test(text.slice(at + 2, at + 3))) return undefined;
  const local = LOCAL_LETTERS[text.slice(at, at + 2)];
  return local?.[1].test(folded.slice(Math.max(at - 16, 0), at)) ? local[0] : undefined;
}
