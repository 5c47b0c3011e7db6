/** Countries by their names in the languages of the European Union and of its neighbours, and by ISO 3166-1 codes. */
import { alpha3, COUNTRY_CODES } from "../../formats/countries.ts";
import { folded } from "./folded.ts";
import { LEAST_COMMON, names } from "./names.ts";
import { namesStanding } from "./shortened-patterns.ts";

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
  wales: "GB",
  cymru: "GB",
  "pays de galles": "GB",
  "pais de gales": "GB",
  "northern ireland": "GB",
  nordirland: "GB",
  "irlande du nord": "GB",
  "irlanda del nord": "GB",
  "irlanda del norte": "GB",
  "irlanda do norte": "GB",
  "noord-ierland": "GB",
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
  "bosnia and herzegovina": "BA",
  "trinidad and tobago": "TT",
  "antigua and barbuda": "AG",
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
  "pr kina": "CN",
  "p.r. kina": "CN",
  "nr kina": "CN",
  "n.r. kina": "CN",
  "нр кина": "CN",
  "н.р. кина": "CN",
  "народна република кина": "CN",
  "narodna republika kina": "CN",
  "lr kitajska": "CN",
  "ljudska republika kitajska": "CN",
  "китаиска народна република": "CN",
  "китаиська народна республіка": "CN",
  κινασ: "CN",
  "λ.δ. κινασ": "CN",
  "λ.δ. κινα": "CN",
  "λαικη δημοκρατια τησ κινασ": "CN",
  "cinska lidova republika": "CN",
  "cinska ludova republika": "CN",
  "chinska republika ludowa": "CN",
  "kinai nepkoztarsasag": "CN",
  "republica populara chineza": "CN",
  "republica popular china": "CN",
  "republica popular da china": "CN",
  "repubblica popolare cinese": "CN",
  "rep. popolare cinese": "CN",
  "rep. populaire de chine": "CN",
  "rep. popular china": "CN",
  "rep. popular da china": "CN",
  "rep. populara chineza": "CN",
  "volksrep. china": "CN",
  "rep. pop. cinese": "CN",
  "rep. pop. china": "CN",
  "rp china": "CN",
  "rp chine": "CN",
  "republique populaire de chine": "CN",
  "folkrepubliken kina": "CN",
  "folkerepublikken kina": "CN",
  "kiinan kansantasavalta": "CN",
  "hiina rahvavabariik": "CN",
  "hiina rv": "CN",
  "kinijos liaudies respublika": "CN",
  "kinas tautas republika": "CN",
  "cin halk cumhuriyeti": "CN",
  cin: "CN",
  "rep. moldau": "MD",
  "rep. czeska": "CZ",
  "rep. czeskiej": "CZ",
  "velka britanie": "GB",
  "velka britania": "GB",
  "wielka brytania": "GB",
  "velika britanija": "GB",
  storbritannia: "GB",
  "regatul unit": "GB",
  skotsko: "GB",
  szkocja: "GB",
  skotska: "GB",
  skottland: "GB",
  skotlanti: "GB",
  schottland: "GB",
  ecosse: "GB",
  scozia: "GB",
  escocia: "GB",
  schotland: "GB",
  inghilterra: "GB",
  angleterre: "GB",
  inglaterra: "GB",
  anglia: "GB",
  anglie: "GB",
  engeland: "GB",
  "severna makedonija": "MK",
  mazedonien: "MK",
  macedoine: "MK",
  "bosna i hercegovina": "BA",
  "bosna a hercegovina": "BA",
  "bosna in hercegovina": "BA",
  "uudesta-seelannista": "NZ",
  "uudessa-seelannissa": "NZ",
  "naujosios zelandijos": "NZ",
  "naujojoje zelandijoje": "NZ",
  isvezja: "SE",
};

/** Letters in use for a country that are no code of ISO 3166-1, as they are written. */
const LETTERS_IN_USE: Record<string, string> = {
  BiH: "BA",
  BIH: "BA",
  RH: "HR",
  SRN: "DE",
  ČLR: "CN",
  ČĽR: "CN",
  ChRL: "CN",
  КНР: "CN",
  БиХ: "BA",
  РС: "RS",
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
  anglii: "GB",
  skotsku: "GB",
  francii: "FR",
  francji: "FR",
  grecji: "GR",
  belgii: "BE",
  estonii: "EE",
  austrii: "AT",
  tunezji: "TN",
  tunisku: "TN",
  maroku: "MA",
  recku: "GR",
  rakusku: "AT",
  holandsku: "NL",
  ромуніі: "RO",
};

/** How words for a people begin, in the languages of Europe: for "portugiesisch", "portugaise", "portugalská" one stem. */
const PEOPLES: Record<string, string> = {
  AL: "albanian,albanes,albanais,albanisch,albansk",
  AT: "austria,osterreichisch,autrichien,austriac,oostenrijks,rakousk,rakusk,osterrik,austriack,osztrak,avstrijsk,itavaltalai,австриис,αυστριακ",
  BA: "bosnian,bosnisch,bosniaq,bosansk,bosniack,босанск",
  BD: "bangladesh,banglades,бангладеш",
  BE: "belgian,belgisch,belge,belga,belgisk,belgijsk,belgick,белгииск",
  BG: "bulgarian,bulgarisch,bulgar,българск,болгарськ,бугарск,bulgaars,bugarsk,bulharsk,bolgar,βουλγαρικ",
  BR: "brazil,brasil",
  CH: "swiss,schweizer,suisse,svizzer,suiz,suic,zwitsers,sveitsi,schweizisk,szwajcarsk,svycarsk,svajciarsk,svajci",
  CN: "chinese,chinesisch,chinois,cines,chines,chinski,kinesisk,cinsk,kinai,kiinala,chinees,chinsk,kitajsk,kinesk,hiina,kinisk,chinez,chino,китаиск,китаиськ,кинеск,κινεζικ,kinas",
  CZ: "czech,tschechisch,tcheque,cesk,czesk,cseh,tsekkilai,tjekkisk,tjeckisk,tsjekkisk,tsjechisch,чешк,чеськ,τσεχικ,cekisk,cehij",
  DE: "german,deutsch,allemand,tedesc,aleman,alema,duits,tysk,niemieck,nemeck,nemet,saksalai,saksa,vokisk,njemack,nemsk,немск,німецьк,немачк,γερμανικ,vacij",
  DK: "danish,danisch,danois,danese,danes,dansk,deens,tanskalai,taani,dunsk,danij,датск,данськ",
  EE: "estonian,estnisch,estonien,estone,eesti,virolai,estonsk,estisk,estlandsk,igaunij,эстонск,естонск",
  EG: "egyptian,agyptisch,egyptien,egizian,egipci,egyptisch,egipsk,egyptsk,egyptisk,egiptean,египетск",
  ES: "spanish,spanisch,espagnol,spagnol,espanol,espanhol,spaans,hiszpansk,spansk,spanelsk,espanjalai,hispaania,ispanisk,spanielsk,spanjolsk,spaniol,испанск,іспанськ,шпанск,ισπανικ,spanij",
  FI: "finnish,finnisch,finlandais,finlandes,suomala,finsk,soome,somij,финландск,фінськ",
  FR: "french,franzosisch,francais,francese,frances,frans,fransk,francusk,ranskalai,prantsuse,prancuzisk,francouzsk,francuzsk,francosk,francia,frantuz,francij,френск,французьк,француск,γαλλικ",
  GB: "british,britisch,britannique,britannic,britanic,brits,english,scottish,welsh,britsk,brittisk,britisk,brittilai,brytyjsk,британск,britansk",
  GR: "greek,griechisch,grec,greca,griego,griega,grego,grega,ελληνικ,kreikkalai,kreeka,graikisk,reck,greck,grck,grsk,gorog,grieks,grekisk,græsk,gresk,гръцк,грецьк,грчк",
  HR: "croatian,kroatisch,croate,croat,hrvatsk,chorwack,chorvatsk,horvat,kroatisk,kroatialai,хърватск,хорватськ,хрватск",
  HU: "hungarian,ungarisch,hongrois,ungheres,hungar,magyar,ungarsk,unkarilai,wegiersk,madarsk,madzarsk,maghiar,унгарск,угорськ,мађарск,ουγγρικ,ungari,vengrisk,hongaars",
  ID: "indonesi,indones",
  IE: "irish,irisch,irlandais,irlandes,eireann,iers,irsk",
  IN: "indian,indisch,indien,indiaas,intialai,india,indisk,indyjsk,indijsk,индииск,індіиськ,индијск,ινδικ,indick,indij",
  IT: "italian,italienisch,italien,italiaans,wlosk,italsk,olasz,italialai,italiensk,taliansk,talijansk,italijansk,itaalia,italisk,italieneasc,italij,италианск,італіиськ,италијанск,ιταλικ,italyan,taljan",
  JP: "japanese,japanisch,japonais,giappones,japones",
  KH: "cambodian,kambodschanisch,cambodgien,cambogian,camboyan",
  LT: "lithuanian,litauisch,lituanien,lituan,lietuvisk,lietuv,litewsk,litevsk,litovsk,leedu,liettualai,litvan,litauisk,литовск,литовськ",
  LV: "latvian,lettisch,letton,latvij,latvialai,lotewsk,lotyssk,lettisk,latvijsk,latvisk,латвииск,латвіиськ",
  MA: "moroccan,marokkanisch,marocain,marocchin,marroqui,marokkan,marokansk,marock,marocan,maroksk,marokkolai,марокан,marokkaans,marokkansk,μαροκιν",
  MD: "moldov,moldav,moldau,moldawsk,молдовск,молдавськ",
  MK: "macedonian,mazedonisch,makedonsk,macedonsk,македонск",
  MT: "malti,maltes",
  MX: "mexican,mexikan,messican",
  NL: "dutch,niederlandisch,neerlandais,olandes,holandes,nederlands,hollandsk,holendersk,nizozemsk,holandsk",
  NO: "norwegian,norwegisch,norvegien,norveges,norsk,noors,norjalai,norra,norwesk,norveg",
  NP: "nepal",
  PE: "peruvian,peruanisch,peruvien,peruvian,peruan",
  PK: "pakistan,пакистан,πακισταν",
  PL: "polish,polnisch,polonais,polacc,polac,polon,polsk,pools,puolalai,poola,lenkisk,poljsk,lengyel,polonez,polij,полск,польськ,пољск,πολωνικ",
  PT: "portuguese,portugiesisch,portugais,portoghes,portugues,portugees,portugalsk,portugisisk,portuges,portugalilai,portugali,portugalisk,portugal,portughez,португалск,португальськ,πορτογαλικ",
  RO: "romanian,rumanisch,roumain,rumen,ruman,romen,romanesc,roemeens,rumunsk,romanialai,rumeenia,rumunisk,rumunjsk,romunsk,romaneasc,rumansk,rumensk,румънск,румунськ,румунск,ρουμανικ",
  RS: "serbian,serbisch,serb,srpsk,српск,сербськ,srbsk,serbsk,szerb,sarbesc,сръбск,σερβικ,serbialai,serbisk",
  SE: "swedish,schwedisch,suedois,svedes,suec,zweeds,szwedzk,svensk,ruotsalai,rootsi,svedsk,zviedrij,шведск,шведськ,suedez",
  SI: "slovenian,slowenisch,slovene,esloven,slovinsk,szloven,slowensk,словенск,словенськ",
  SK: "slovak,slowakisch,slovaque,slovacc,eslovac,slovensk,slovack,slowack,slovakisk,slowaaks,словашк,словацьк,словачк",
  TH: "thai",
  TN: "tunisian,tunesisch,tunisien,tunisin,tunecin,tunezijsk,tunezyjsk,tunisk,tunesisk,tunisialai,tunezi,тунизииск,тунеск",
  TR: "turk,turkisch,turc,turec,tureck,turqu,tyrk,tursk,torok,τουρκικ,турск,турецьк,turkkilai,turgi,turcij",
  UA: "ukrain,ucrain,ucran,украінськ,украјинск,украинск,ουκρανικ,ukrajin,oekrain",
  US: "american,amerikan",
  VN: "vietnam,виетнам,βιετναμ",
};

let peoples: readonly (readonly [stem: string, code: string])[] | undefined;

/** The country of a people, by its adjective in small letters without accents. */
export function countryOfPeople(word: string): string | undefined {
  peoples ??= Object.entries(PEOPLES)
    .flatMap(([code, stems]) => stemsStanding(stems).map((stem) => [stem, code] as const))
    .sort(([one], [other]) => other.length - one.length);
  return peoples.find(([stem]) => word.startsWith(stem) && word.length - stem.length <= LONGEST_END)?.[1];
}

function stemsStanding(stems: string): string[] {
  return namesStanding(stems)
    .split(",")
    .filter((stem) => stem !== "");
}

/** The languages whose names of countries change their ends: "Portugalii", "Čínské", "Virossa". */
const LONGEST_WORDS = 6;
const LEAST_STEM = 4;
const LONGEST_END = 4;

let known: ReadonlyMap<string, string> | undefined;
/** Names by their first letters: those that a word in another case may be of. */
let byLetters: ReadonlyMap<string, readonly (readonly [name: string, code: string])[]> | undefined;

interface Named {
  parts: readonly string[];
  code: string;
}

/** Those of one word and of two. */
function namesLike(word: string, names: ReadonlyMap<string, string>): readonly Named[] {
  byLetters ??= Map.groupBy(names, ([name]) => name.slice(0, LEAST_COMMON));
  return (byLetters.get(word.slice(0, LEAST_COMMON)) ?? [])
    .map(([name, code]) => ({ parts: name.split(" "), code }))
    .filter(({ parts }) => parts.length < 3);
}

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
    const code =
      COUNTRY_CODES.has(name) && !NO_CODE.test(text)
        ? name
        : (LETTERS_IN_USE[name] ?? codeOf(whole, name, known) ?? CODES_OF_THREE.get(name));
    if (code !== undefined) return { code, length: name.length, sure: true };
  }
  const china = CHINA.exec(plain(text.slice(0, CHINA_LENGTH)))?.[0].length;
  if (china !== undefined) return { code: "CN", length: china, sure: true };
  const pair = words.slice(0, 2).map((word) => word[0].replace(/[.'’&-]+$/, ""));
  const two = pair.length === 2 ? byStems(pair.map(plain), known) : undefined;
  if (two !== undefined)
    return { code: two, length: (words[1]?.index ?? 0) + (pair[1]?.length ?? 0), sure: false };
  const first = (words[0]?.[0] ?? "").replace(/[.'’&-]+$/, "");
  const code =
    CASES[plain(first)] ?? known.get(plain(first).replace(LOCATIVE, "")) ?? byStem(plain(first), known);
  return code === undefined ? undefined : { code, length: first.length, sure: false };
}

/** @param whole the name with the signs behind it, as some names have them */
function codeOf(whole: string, name: string, names: ReadonlyMap<string, string>): string | undefined {
  const small = plain(name);
  const nominative = name.replace(TURKISH_END, "");
  return (
    (whole === name ? undefined : names.get(plain(whole))) ??
    names.get(small) ??
    (nominative === name ? undefined : names.get(plain(nominative))) ??
    // Irish has the article in its names, and joins it to the word for "in".
    names.get(`an ${small}`)
  );
}

/** "KW 14/2026" is a week, and not in Kuwait; "EC type examination" is one of the European Community, and not of Ecuador. */
const NO_CODE = /^(?:KW ?\d{1,2}(?!\d)|EC[ -](?=\p{Ll}))/u;

/** "Chińskiej Republice Ludowej", "Narodnoj Republici Kini": the People's Republic in any case. */
const CHINA =
  /^(?:(?:chinsk|cinsk|kinai|китаиск|китаиськ|kinijos|hiina)\p{L}* (?:republi|nepkoz|lidov|ludov|liaud|rahva|народн)\p{L}*(?: (?:ludow|republi|respubli|републи|республі)\p{L}*)?|(?:narodn|ljudsk|народн)\p{L}* (?:republi|републи)\p{L}* (?:kin|kitaj|кин)\p{L}*)/u;
const CHINA_LENGTH = 50;

/** "Türkiye'dir", "Türkiye'de", "Mısır'dan", "Cumhuriyeti'nde". */
const TURKISH_END = /['’](?:[dt][iıuü]r|n?[dt][ea](?:n|dir|dır)?)$/u;

/** "Nepalissa", "Peruban": what Finnish and Hungarian add to a name for a place in it. */
const LOCATIVE = /(?<=\p{L}{4})(?:i?(?:ssa|sta)|b[ae]n|b[oe]l|r[oe]l)$/u;

const CODES_OF_THREE = new Map([...COUNTRY_CODES].map((code) => [alpha3(code) ?? code, code]));

/** Most letters that the end of a word of a name may have. */
const LONGEST_WORD_END = 3;

/** The one country whose name has two words that begin like these: "w Republice Czeskiej". */
function byStems(words: readonly string[], names: ReadonlyMap<string, string>): string | undefined {
  if (words.some((word) => word.length < LEAST_STEM)) return undefined;
  const codes = new Set<string>();
  for (const { parts, code } of namesLike(words[0] ?? "", names))
    if (parts.length === 2 && parts.every((part, i) => isCase(part, words[i] ?? ""))) codes.add(code);
  return codes.size === 1 ? [...codes][0] : undefined;
}

function isCase(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const ends = Math.max(one.length, other.length) - same;
  return same >= LEAST_COMMON && ends <= LONGEST_WORD_END;
}

/** The one country whose name begins like this word and ends otherwise. */
function byStem(word: string, names: ReadonlyMap<string, string>): string | undefined {
  if (word.length < LEAST_STEM + 1) return undefined;
  const alike = namesLike(word, names).filter(({ parts }) => parts.length === 1);
  for (let cut = 1; cut <= LONGEST_END; cut++) {
    const stem = word.slice(0, word.length - cut);
    if (stem.length < LEAST_STEM || stem.length < word.length * 0.6) return undefined;
    const codes = new Set<string>();
    for (const {
      parts: [name = ""],
      code,
    } of alike)
      if (name.startsWith(stem) && name.length - stem.length <= 3) codes.add(code);
    if (codes.size === 1) return [...codes][0];
    if (codes.size > 1) return undefined;
  }
  return undefined;
}

function plain(name: string): string {
  return folded(name.normalize("NFC")).replace(/\s+/g, " ");
}
