/** Units of quantities as papers print them behind a number, and what one is in another. */
import { folded } from "../folded.ts";
import { PER_CENT } from "../rules/kit/numbers.ts";

/** Units of one kind: how they are printed, in small letters without accents, and how many of the smallest each has. */
type Scale = readonly (readonly [printed: string, size: number])[];

const MASSES: Scale = [
  ["mg|milligram\\p{L}*|milligramm\\p{L}*", 0.001],
  ["g|gr|grs|gram\\p{L}*|грам\\p{L}*|г|γρ\\p{L}*", 1],
  ["kg|kgs|kilo\\p{L}*|кг|кілограм\\p{L}*|килограм\\p{L}*|κιλ\\p{L}*", 1000],
  ["t|to|ton|tons|tonn\\p{L}*|тон\\p{L}*", 1_000_000],
];
/** "kg CO2e", "kg CO₂-eq", "kg éq. CO2", "kg of CO2 equivalent". */
const CO2 =
  "[ ]?(?:(?:of|de|di|an|van)[ ])?(?:eq\\p{L}*\\.?[ ]?)?co[ ]?[2₂](?:[ -]?(?:e|eq\\p{L}*\\.?|aq\\p{L}*\\.?|ekv\\p{L}*\\.?))?";
/** "per tonne", "/t". */
const PER_TONNE = "[ ]?(?:\\/|per|je|pro|par|por)[ ]?(?:t|ton\\p{L}*)";
const OF_CO2: Scale = MASSES.map(([printed, size]) => [`(?:${printed})${CO2}`, size]);

const MONTHS =
  "months?|mths?|mos?|monat\\p{L}*|mois|mes|mesi|mese|meses|mesos|maand\\p{L}*|miesi[ae]c\\p{L}*|manad\\p{L}*|maned\\p{L}*|kuukau\\p{L}*|kk|mesic\\p{L}*|mesiac\\p{L}*|honap\\p{L}*|lun[ai]|luni|mjesec\\p{L}*|mesec\\p{L}*|kuud?|kuulin\\p{L}*|men|menes\\p{L}*|ay|aylik|месец\\p{L}*|місяц\\p{L}*|мес|міс|μην\\p{L}*|xhur|xahar|mhi|mi";
const YEARS =
  "years?|yrs?|y|jahr\\p{L}*|jahrig\\p{L}*|ans?|annees?|ann[oi]|anos?|anys?|jaar|jaren|jarige?|lat|lata|lata?|rok|roku|roky|rokov|let|leta|leto|ar|ars|arig\\p{L}*|aret|vuo[dts]\\p{L}*|v|ev|eves?|an[i]|aasta\\p{L}*|met\\p{L}{0,3}|gad[aiu]?|gadus|godin\\p{L}*|yil\\p{L}*|sena|snin|bliana|годин\\p{L}*|рок\\p{L}*|рік|χρον\\p{L}*|ετ(?:η|ων|οσ)";

/** Of the smallest unit first; the name of a unit is written in full in templates or as its sign. */
const SCALES: readonly Scale[] = [
  OF_CO2.map(([printed, size]) => [`${printed}${PER_TONNE}`, size]),
  OF_CO2,
  MASSES,
  [
    ["mm|millimet\\p{L}*", 1],
    ["cm|centimet\\p{L}*|zentimeter", 10],
    ["dm", 100],
    ["m|met[er]\\p{L}*", 1000],
  ],
  [
    ["ml", 1],
    ["cl", 10],
    ["l|lit[er]\\p{L}*", 1000],
  ],
  [
    ["mah", 1],
    ["ah", 1000],
  ],
  [
    ["mwh", 0.001],
    ["wh", 1],
    ["kwh", 1000],
  ],
  [
    ["mv", 0.001],
    ["v|volts?", 1],
    ["kv", 1000],
  ],
  [
    ["w|watts?", 1],
    ["kw", 1000],
  ],
  [
    ["mohm|mω|milliohms?", 1],
    ["ohm|ohms|ω", 1000],
  ],
  [
    [MONTHS, 1],
    [YEARS, 12],
  ],
  [
    ["min|minut\\p{L}*", 1],
    ["h|hrs?|hours?|stunden?|std|heures?|or[ae]|horas?|uur|uren|godz\\p{L}*|tim\\p{L}*", 60],
  ],
  [["mpa|n\\/mm[2²]", 1]],
  [["mm[3³]", 1]],
  [["mg[ ]?\\/[ ]?m[3³]", 1]],
  [["g[ ]?\\/[ ]?(?:ml|cm[3³])|kg[ ]?\\/[ ]?l", 1]],
  [["n[ ]?\\/[ ]?mm", 1]],
  [["°[ ]?c|c|degrees?(?: celsius)?|grad(?: celsius)?|degres?", 1]],
  [[`%|${PER_CENT}`, 1]],
];

/** What follows a unit that is one of something else: "g/m²", "kg je Karton", "g CO2". */
const NOT_BEHIND = `(?![\\p{L}\\d²³]|[ ]?\\/|[ ](?:per|je|pro|par|por|al|au)[ ](?:m|sq|qm|quadrat|[ck]arton|box|pack|pal)|${CO2})`;
/** Of what is counted by the piece or the hour of what it does: a footprint is told by either. */
const NOT_BEHIND_CO2 = "(?![\\p{L}\\d²³])";
/** A per cent is followed by anything. */
const AFTER_SIGN = "(?![\\p{L}])";

/** Units that are no measure, but what is counted in. */
const COUNTED: ReadonlySet<string> = new Set(["points"]);

export interface Units {
  /** Same for all fields of one kind. */
  scale: Scale;
  /** How many of the field's unit the unit is that a text begins with; undefined for none of its kind. */
  factorOf(behind: string): number | undefined;
  /** The same for a number behind a label with its unit in brackets or behind a word for in: "Weight (kg): 2". */
  factorInLabel(label: string): number | undefined;
}

const made = new Map<string, Units | undefined>();

/** Units that a field's own is told in; undefined for a field without one. */
export function unitsOf(unit: string | undefined): Units | undefined {
  if (unit === undefined || COUNTED.has(unit)) return undefined;
  if (!made.has(unit)) made.set(unit, makeUnits(folded(unit)));
  return made.get(unit);
}

function makeUnits(own: string): Units {
  const scale = SCALES.find((each) => each.some(([printed]) => isAll(printed, own))) ?? [
    [RegExp.escape(own), 1],
  ];
  const size = scale.find(([printed]) => isAll(printed, own))?.[1] ?? 1;
  const end = own.startsWith("%") ? AFTER_SIGN : own.includes("co2") ? NOT_BEHIND_CO2 : NOT_BEHIND;
  const behind = scale.map(
    ([printed, of]) => [new RegExp(`^[ -]?(?:${printed})\\.?${end}`, "u"), of / size] as const,
  );
  const within = scale.map(
    ([printed, of]) =>
      [
        new RegExp(
          `(?:[([/,][ ]?|[ ](?:in|en|em|w|i|v|u)[ ])(?:${printed})\\.?[ ]?[\\])]?[ ]?[:=]?[ \\t\\n]*$`,
          "u",
        ),
        of / size,
      ] as const,
  );
  const find = (each: typeof behind) => (text: string) => each.find(([pattern]) => pattern.test(text))?.[1];
  return { scale, factorOf: find(behind), factorInLabel: find(within) };
}

function isAll(pattern: string, text: string): boolean {
  return new RegExp(`^(?:${pattern})$`, "u").test(text);
}

const ANY_UNIT = new RegExp(
  `^[ -]?(?:${SCALES.flat()
    .map(([printed]) => printed)
    .join("|")}|°[ ]?[cf]?)(?![\\p{L}\\d])|^[ ]?[%°]`,
  "u",
);

/** Whether what follows a number is a unit of some kind. */
export function isUnit(behind: string): boolean {
  return ANY_UNIT.test(behind);
}
