/** Standards that certificates are of, and how papers call them: in a cell of their own, or somewhere in a text. */

interface Standard {
  name: string;
  /** Its names, as they fill a cell: a pattern of small letters without accents. */
  called: string;
  /** What else tells it in a text: parts of words and of numbers. */
  told?: string;
}

/** Also broken at its hyphen, at the end of a line. */
const OEKO_TEX = "oe?ko(?:-\\n?)?tex(?:[®™]|[ ]?\\(r\\))?";

/** The first that stands in a text counts, so that special ones come before those whose name they hold. */
const STANDARDS: readonly Standard[] = [
  { name: "OEKO-TEX STeP", called: `step(?:[®™])? by ${OEKO_TEX}|${OEKO_TEX}[ ](?:[(])?step` },
  { name: "OEKO-TEX Made in Green", called: `(?:${OEKO_TEX}[ ])?made in green(?: by ${OEKO_TEX})?` },
  { name: "OEKO-TEX Eco Passport", called: `(?:${OEKO_TEX}[ ])?eco passport(?: by ${OEKO_TEX})?` },
  { name: "OEKO-TEX Leather Standard", called: `(?:${OEKO_TEX}[ ])?leather standard(?: by ${OEKO_TEX})?` },
  { name: "OEKO-TEX Organic Cotton", called: `${OEKO_TEX}[ ]organic cotton|organic cotton by ${OEKO_TEX}` },
  {
    name: "OEKO-TEX Standard 100",
    called: `standard 100(?: by ${OEKO_TEX})?|${OEKO_TEX}(?:[ ](?:(?:std\\.?|standard|\\(s)[ ]?)?100(?:\\))?)?`,
    told: "oe?ko(?:-\\n?)?tex",
  },
  { name: "GOTS", called: "gots|global organic textile standard" },
  { name: "GRS", called: "grs|global recycled? standard" },
  { name: "RCS", called: "rcs|recycled claim standard" },
  { name: "OCS", called: "ocs|organic content standard" },
  { name: "RWS", called: "rws|responsible wool standard" },
  { name: "RDS", called: "rds|responsible down standard" },
  { name: "RMS", called: "rms|responsible mohair standard" },
  { name: "Bluesign", called: "bluesign", told: "bluesign" },
  { name: "Fairtrade", called: "fair ?trade", told: "fair ?trade" },
  { name: "Better Cotton", called: "better cotton(?: initiative)?|bci" },
  { name: "FSC", called: "fsc|forest stewardship council", told: "-coc-|fsc-c" },
  { name: "PEFC", called: "pefc" },
  { name: "Leather Working Group", called: "leather working group|lwg" },
  {
    name: "Nordic Swan Ecolabel",
    called: "svan(?:en|em[aeæ]rk)\\p{L}*|nordic swan(?: ecolabel)?|joutsenmerk\\p{L}*",
    told: "svanelic",
  },
  {
    name: "EU Ecolabel",
    called:
      "eu[ -]ecolabel|eu-umweltzeichen|ecolabel (?:ue|europeen|de l'ue)|eu-blom\\p{L}*|eu-blume|eu-miljom\\p{L}*|etiqueta ecologica|rotulo ecologico|marchio ecologico|oznakowanie ekologiczne|ekoznacka eu|environmentalna znacka eu|(?:eu|unios) okocimke|eticheta ecologica|екомаркировка на ес|οικολογικο σημα|eli? okomargis|es ekomarkejums|es ekologinis zenklas|eu marjetica|eco-?label tal-ue",
    told: "ecolabel$|ymparistomerkki",
  },
  { name: "Blauer Engel", called: "blaue[rnms]? engels?|blue angel" },
  { name: "Cradle to Cradle", called: "cradle to cradle(?: certified)?" },
  { name: "SA8000", called: "sa ?8000" },
  { name: "amfori BSCI", called: "(?:amfori )?bsci" },
  { name: "ISCC PLUS", called: "iscc(?:[ -]plus|[ -]eu)?" },
  { name: "REDcert", called: "redcert(?:²|2)?" },
  { name: "RSPO", called: "rspo|roundtable on sustainable palm oil" },
  { name: "Grüner Knopf", called: "gruner knopf" },
  { name: "IVN Best", called: "(?:naturtextil )?ivn[ -](?:zertifiziert )?best" },
  { name: "RAS", called: "responsible alpaca standard" },
  { name: "CCS", called: "content claim standard" },
  { name: "Downpass", called: "downpass" },
  { name: "GoodWeave", called: "goodweave" },
  { name: "Cotton made in Africa", called: "cotton made in africa|cmia" },
  { name: "SMETA", called: "(?:sedex )?smeta|sedex" },
  {
    name: "WRAP",
    called: "worldwide responsible accredited production|wrap[ -](?:certif|zertif|sertif)\\p{L}*",
  },
  { name: "EMAS", called: "emas" },
  { name: "OHSAS 18001", called: "ohsas 18001" },
  { name: "COSMOS", called: "cosmos(?: organic| natural)" },
  { name: "NATRUE", called: "natrue" },
  { name: "RecyClass", called: "recyclass" },
  { name: "EuCertPlast", called: "eucertplast" },
  { name: "Bra Miljöval", called: "bra miljoval" },
  { name: "Möbelfakta", called: "mobelfakta" },
  { name: "GREENGUARD", called: "greenguard(?: gold)?" },
  { name: "Energy Star", called: "energy star" },
  { name: "TCO Certified", called: "tco certified" },
  {
    name: "GS",
    called:
      "gs-?(?:zeichen|gepruft|zertifikat|marke|merke?t?|markning|mærke|merk|keurmerk|merkki|mark|jel)|gs mark|(?:znak|marque|marchio|marca|label|znacka|znacku|marcajul|знак|σημα) gs|gepruf?te sicherheit",
  },
  { name: "KEMA-KEUR", called: "kema[ -]?keur(?!-)" },
  { name: "ENEC", called: "enec(?:-zeichen)?(?!-)" },
  { name: "VDE", called: "vde-(?:zeichen|prufzeichen|ausweis|zertifikat)" },
];

/** National bodies that publish standards under their own sign, such as "SR EN ISO 1833-4" in Romania. */
export const NATIONAL_BODIES =
  "bds|bs|csn|din|ds|dstu|elot|evs|hrn|i\\.?s\\.?|lst|lvs|msz|nbn|nen|nf|np|ns|onorm|pn|sfs|sist|snv?|sr|srps|ss|stn|tse?|une|uni|бдс|дсту|срп[сc]|ελοτ";

/** Standards of management, which are called by their number. */
const OF_MANAGEMENT = "9001|13485|14001|27001|45001|50001";
/** Those of statements and laboratories, whose numbers are accreditations as often. */
const OF_STATEMENTS = "14021|14064|14067|17025";

/** The names of all standards, as alternatives of a pattern for folded text. */
export const STANDARD_NAMES = [
  ...STANDARDS.map(({ called }) => called),
  `iso(?:\\/iec)? ?(?:${OF_MANAGEMENT})(?::\\d{4})?`,
].join("|");

const BY_NAME = STANDARDS.map(({ name, called, told }) => ({
  name,
  pattern: new RegExp(`(?<!\\p{L})(?:${called})(?!\\p{L})${told === undefined ? "" : `|${told}`}`, "u"),
}));
const BY_NUMBER = new RegExp(
  `(?<!\\p{L})iso(?:\\/iec)? ?(?<iso>(?:${OF_MANAGEMENT}|${OF_STATEMENTS})(?::\\d{4})?)(?!\\d)`,
  "u",
);

/** The standard that a folded text names; undefined where it names none. */
export function standardIn(text: string): string | undefined {
  const known = BY_NAME.find(({ pattern }) => pattern.test(text));
  if (known) return known.name;
  const iso = BY_NUMBER.exec(text)?.groups?.iso;
  return iso && `ISO ${iso}`;
}

/** The name of a standard in a folded text. */
export const STANDARD_NAMED = new RegExp(`(?<!\\p{L})(?:${STANDARD_NAMES})(?!\\p{L})`, "gu");

/** The name that stands last in a folded text; empty where it has none. */
export function lastNameIn(text: string): string {
  return [...text.matchAll(STANDARD_NAMED)].at(-1)?.[0] ?? "";
}

/** True where a folded text has the name of a standard. */
export function namesStandard(text: string): boolean {
  return text.search(STANDARD_NAMED) >= 0;
}
