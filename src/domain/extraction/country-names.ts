/** Countries by their names in the languages of the European Union and of its neighbours, and by ISO 3166-1 codes. */
import { alpha3, COUNTRY_CODES } from "../../formats/countries.ts";
import { folded } from "./folded.ts";
import { names } from "./names.ts";

/** Names in use that the list of names has not, in small letters without accents. */
const OTHER_NAMES: Record<string, string> = {
  "p.r. china": "CN",
  "p. r. china": "CN",
  "p.r.china": "CN",
  "p.r.c": "CN",
  "pr china": "CN",
  prc: "CN",
  "r.p. china": "CN",
  "r.p. chine": "CN",
  "vr china": "CN",
  "v.r. china": "CN",
  "people's republic of china": "CN",
  turkey: "TR",
  turkiye: "TR",
  uk: "GB",
  "u.k": "GB",
  "great britain": "GB",
  großbritannien: "GB",
  england: "GB",
  scotland: "GB",
  usa: "US",
  "u.s.a": "US",
  "czech republic": "CZ",
  "czech rep": "CZ",
  "rep. of korea": "KR",
  "s. korea": "KR",
  uae: "AE",
  "u.a.e": "AE",
  birmanie: "MM",
  birmania: "MM",
  "ile maurice": "MU",
  "iles maurice": "MU",
  "viet-nam": "VN",
  "dominican rep": "DO",
  "tschechische republik": "CZ",
  "republique tcheque": "CZ",
  "republica checa": "CZ",
  "repubblica ceca": "CZ",
  "ceska republika": "CZ",
  "republika czeska": "CZ",
  "republica moldova": "MD",
  "rep. moldova": "MD",
  rpa: "ZA",
  "volksrepubliek china": "CN",
  "slovenska republika": "SK",
  "republika slowacka": "SK",
  holland: "NL",
  "the netherlands": "NL",
  "viet nam": "VN",
  "republic of korea": "KR",
  korea: "KR",
  "r.o.c": "TW",
  burma: "MM",
  birma: "MM",
  macedonia: "MK",
  "republic of north macedonia": "MK",
  "sri-lanka": "LK",
  "bundesrepublik deutschland": "DE",
  niederlanden: "NL",
  "slowakischen republik": "SK",
  "tschechischen republik": "CZ",
  "dominikanischen republik": "DO",
  "vereinigten konigreich": "GB",
  "vereinigten staaten": "US",
  "ceske republice": "CZ",
  cr: "CZ",
  "volksrepublik china": "CN",
  "p.r. of china": "CN",
  "r.p.c": "CN",
  "r. p. china": "CN",
  "china (prc)": "CN",
  "china prc": "CN",
  "n. macedonia": "MK",
  "n.macedonia": "MK",
  "bosnia-herzegovina": "BA",
  "bosnien-herzegowina": "BA",
  "bosnien-herzegovina": "BA",
  "bosnie-herzegovine": "BA",
  "bosnia-erzegovina": "BA",
  "bosnia i hercegowina": "BA",
  "bosnia herzegovina": "BA",
  "bosnia & herzegovina": "BA",
  "el salvador c.a": "SV",
  swaziland: "SZ",
  "cape verde": "CV",
  indonesie: "ID",
  bangla: "BD",
  eirinn: "IE",
  portekiz: "PT",
  espanya: "ES",
  italia: "IT",
  marroc: "MA",
  xina: "CN",
  franca: "FR",
  alemanya: "DE",
  turquia: "TR",
};

/** Cases of names that share too few letters with their first case. */
const CASES: Record<string, string> = {
  wloszech: "IT",
  niemczech: "DE",
  czechach: "CZ",
  wegrzech: "HU",
  indiach: "IN",
  chinach: "CN",
  polsce: "PL",
  nemecku: "DE",
  italii: "IT",
  cine: "CN",
  kiinassa: "CN",
  suomessa: "FI",
  "turkiye'de": "TR",
  virossa: "EE",
  kinaban: "CN",
  indiaban: "IN",
  perussa: "PE",
  maltassa: "MT",
  kine: "CN",
  kini: "CN",
  cini: "CN",
  cin: "CN",
  hiinas: "CN",
  indias: "IN",
  kina: "CN",
  itaalias: "IT",
  lotyssku: "LV",
  rakousku: "AT",
  spanelsku: "ES",
};

/** How words for a people begin, in the languages of Europe: for "portugiesisch", "portugaise", "portugalská" one stem. */
const PEOPLES: Record<string, string> = {
  AL: "albanian,albanes,albanais,albanisch",
  AT: "austria,osterreichisch,autrichien,austriac,oostenrijks,rakousk",
  BD: "bangladesh,banglades",
  BE: "belgian,belgisch,belge,belga",
  BG: "bulgarian,bulgarisch,bulgar,българск,болгарськ,бугарск",
  BR: "brazil,brasil",
  CH: "swiss,schweizer,suisse,svizzer,suiz,suic,zwitsers",
  CN: "chinese,chinesisch,chinois,cines,chines,chines,chinski,kinesisk,cinsk,kinai,kiinala",
  CZ: "czech,tschechisch,tcheque,cesk",
  DE: "german,deutsch,allemand,tedesc,aleman,alema,duits,tysk,niemieck,nemeck,nemet",
  DK: "danish,danisch,danois,danese,danes,dansk,deens",
  EE: "estonian,estnisch,estonien,estone,eesti",
  ES: "spanish,spanisch,espagnol,spagnol,espanol,espanhol,spaans,hiszpansk,spansk,spanelsk",
  FI: "finnish,finnisch,finlandais,finlandes,suomala",
  FR: "french,franzosisch,francais,francese,frances,frans,fransk,francusk",
  GB: "british,britisch,britannique,britannic,britanic,brits",
  GR: "greek,griechisch,grec,greca,griego,griega,grego,grega,ελληνικ",
  HR: "croatian,kroatisch,croate,croat,hrvatsk",
  HU: "hungarian,ungarisch,hongrois,ungheres,hungar,magyar",
  IE: "irish,irisch,irlandais,irlandes",
  IN: "indian,indisch,indien,indian,indiaas",
  IT: "italian,italienisch,italien,italiaans,wlosk,italsk,olasz",
  JP: "japanese,japanisch,japonais,giappones,japones",
  LT: "lithuanian,litauisch,lituanien,lituan,lietuvisk",
  LV: "latvian,lettisch,letton,latvij",
  MA: "moroccan,marokkanisch,marocain,marocchin,marroqui",
  NL: "dutch,niederlandisch,neerlandais,olandes,holandes,nederlands",
  NO: "norwegian,norwegisch,norvegien,norveges,norsk,noors",
  PE: "peruvian,peruanisch,peruvien,peruvian,peruan",
  PK: "pakistan",
  PL: "polish,polnisch,polonais,polacc,polac,polon,polsk,pools",
  PT: "portuguese,portugiesisch,portugais,portoghes,portugues,portugees,portugalsk,portugisisk",
  RO: "romanian,rumanisch,roumain,rumen,ruman,romen,romanesc,roemeens,rumunsk",
  RS: "serbian,serbisch,serb,srpsk,српск,сербськ",
  SE: "swedish,schwedisch,suedois,svedes,suec,zweeds,szwedzk,svensk",
  SI: "slovenian,slowenisch,slovene,esloven",
  SK: "slovak,slowakisch,slovaque,slovacc,eslovac,slovensk",
  TH: "thai",
  TN: "tunisian,tunesisch,tunisien,tunisin,tunecin",
  TR: "turk,turkisch,turc,turec,tureck,turqu,tyrk,tursk,torok,τουρκικ,турск,турецьк",
  UA: "ukrain,ucrain,ucran,украінськ,украјинск",
  VN: "vietnam",
};

let peoples: readonly (readonly [stem: string, code: string])[] | undefined;

/** The country of a people, by its adjective in small letters without accents. */
export function countryOfPeople(word: string): string | undefined {
  peoples ??= Object.entries(PEOPLES)
    .flatMap(([code, stems]) => stems.split(",").map((stem) => [stem, code] as const))
    .sort(([one], [other]) => other.length - one.length);
  return peoples.find(([stem]) => word.startsWith(stem) && word.length - stem.length <= LONGEST_END)?.[1];
}

/** The languages whose names of countries change their ends: "Portugalii", "Čínské", "Virossa". */
const LONGEST_WORDS = 6;
const LEAST_STEM = 4;
const LONGEST_END = 4;

let known: ReadonlyMap<string, string> | undefined;

/**
 * The country that a text begins with, and how many characters name it; undefined when it begins with none. It is
 * not sure where only the stem of its name is there.
 */
export function countryAtStart(text: string): { code: string; length: number; sure: boolean } | undefined {
  known ??= new Map([...names().countries, ...Object.entries(OTHER_NAMES)]);
  const words = [...text.matchAll(/[\p{L}\p{M}.'’&-]+/gu)].slice(0, LONGEST_WORDS);
  if (words[0]?.index !== 0) return undefined;
  for (const word of words.toReversed()) {
    const whole = text.slice(0, word.index + word[0].length);
    const name = whole.replace(/[.'’&-]+$/, "");
    const code = COUNTRY_CODES.has(name)
      ? name
      : (known.get(plain(whole)) ??
        known.get(plain(name)) ??
        known.get(plain(name.replace(TURKISH_END, ""))) ??
        CODES_OF_THREE.get(name));
    if (code !== undefined) return { code, length: name.length, sure: true };
  }
  const pair = words.slice(0, 2).map((word) => word[0].replace(/[.'’&-]+$/, ""));
  const two = pair.length === 2 ? byStems(pair.map(plain), known) : undefined;
  if (two !== undefined)
    return { code: two, length: (words[1]?.index ?? 0) + (pair[1]?.length ?? 0), sure: false };
  const first = (words[0]?.[0] ?? "").replace(/[.'’&-]+$/, "");
  const code = CASES[plain(first)] ?? byStem(plain(first), known);
  return code === undefined ? undefined : { code, length: first.length, sure: false };
}

/** "Türkiye'dir", "Türkiye'de". */
const TURKISH_END = /['’](?:[dt][iıuü]r|[dt][ea](?:dir|dır)?)$/u;

const CODES_OF_THREE = new Map([...COUNTRY_CODES].map((code) => [alpha3(code) ?? code, code]));

/** Most letters that the end of a word of a name may have. */
const LONGEST_WORD_END = 3;

/** The one country whose name has two words that begin like these: "w Republice Czeskiej". */
function byStems(words: readonly string[], names: ReadonlyMap<string, string>): string | undefined {
  if (words.some((word) => word.length < LEAST_STEM)) return undefined;
  const codes = new Set<string>();
  for (const [name, code] of names) {
    const parts = name.split(" ");
    if (parts.length === 2 && parts.every((part, i) => isCase(part, words[i] ?? ""))) codes.add(code);
  }
  return codes.size === 1 ? [...codes][0] : undefined;
}

function isCase(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const ends = Math.max(one.length, other.length) - same;
  return same >= LEAST_STEM - 1 && ends <= LONGEST_WORD_END;
}

/** The one country whose name begins like this word and ends otherwise. */
function byStem(word: string, names: ReadonlyMap<string, string>): string | undefined {
  if (word.length < LEAST_STEM + 1) return undefined;
  for (let cut = 1; cut <= LONGEST_END; cut++) {
    const stem = word.slice(0, word.length - cut);
    if (stem.length < LEAST_STEM || stem.length < word.length * 0.6) return undefined;
    const codes = new Set<string>();
    for (const [name, code] of names)
      if (name.startsWith(stem) && name.length - stem.length <= 3 && !name.includes(" ")) codes.add(code);
    if (codes.size === 1) return [...codes][0];
    if (codes.size > 1) return undefined;
  }
  return undefined;
}

function plain(name: string): string {
  return folded(name.normalize("NFC")).replace(/\s+/g, " ");
}
