/** What data sheets of batteries say in figures with a unit. */
import type { Passage } from "../reading/passage.ts";
import { alternatives, type Found, type Text } from "./found.ts";

const CAPACITY =
  "rated capacity,nominal capacity,capacity,typical capacity,battery capacity,nennkapazitat,kapazitat,akkukapazitat,capacite nominale,capacite,capacite assignee,capacita nominale,capacita,capacidad nominal,capacidad,capacidade nominal,capacidade,nominale capaciteit,capaciteit,pojemnosc znamionowa,pojemnosc,nominal kapasite,kapasite,kapacitet,nominell kapacitet,nimelliskapasiteetti,kapasiteetti,jmenovita kapacita,kapacita";
const VOLTAGE =
  "nominal voltage,rated voltage,voltage,nennspannung,spannung,tension nominale,tension assignee,tension,tensione nominale,tensione,tension nominal,voltaje nominal,voltaje,tensao nominal,tensao,voltagem,nominale spanning,spanning,napiecie znamionowe,napiecie nominalne,napiecie,nominal gerilim,gerilim,voltaj,nominell spanning,spanning,nominel spænding,spænding,nimellisjannite,jannite,jmenovite napeti,napeti";
const LOWEST =
  "minimum voltage,min. voltage,discharge cut-off voltage,cut-off voltage,end-of-discharge voltage,entladeschlussspannung,minimale spannung,tension minimale,tension de coupure,tensione minima,tension minima,voltaje minimo,tensao minima,minimale spanning,napiecie minimalne";
const HIGHEST =
  "maximum voltage,max. voltage,charging voltage,charge voltage,end-of-charge voltage,ladeschlussspannung,ladespannung,maximale spannung,tension maximale,tension de charge,tensione massima,tensione di carica,tension maxima,voltaje maximo,tensao maxima,maximale spanning,laadspanning,napiecie maksymalne,napiecie ladowania";
const ENERGY =
  "rated energy,nominal energy,energy,energy content,energie,energieinhalt,nennenergie,energie nominale,energia nominale,energia,energia nominal,nominale energie,energia znamionowa,nominal enerji,enerji,energi,energiinnehall,jmenovita energie";
const FIGURE = String.raw`(?<![\d.,])(?<number>\d{1,3}(?:[ .,]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)[ ]?`;

interface Figure {
  field: string;
  words: string;
  /** Unit as printed → what a figure is multiplied with. */
  units: Record<string, number>;
}

const FIGURES: readonly Figure[] = [
  { field: "rated_capacity", words: CAPACITY, units: { mah: 0.001, ah: 1 } },
  { field: "battery_capacity", words: CAPACITY, units: { mah: 1, ah: 1000 } },
  { field: "rated_energy", words: `${ENERGY},${CAPACITY}`, units: { kwh: 1, wh: 0.001, mwh: 1000 } },
  { field: "voltage_minimum", words: LOWEST, units: { v: 1, volt: 1 } },
  { field: "voltage_maximum", words: HIGHEST, units: { v: 1, volt: 1 } },
  { field: "voltage_nominal", words: VOLTAGE, units: { v: 1, volt: 1 } },
];

const CHEMISTRIES: readonly (readonly [value: string, pattern: RegExp])[] = [
  [
    "lfp",
    /(?<![\p{L}])(?:lfp|lifepo ?4|lithium[ -]?iron[ -]?phosphate|lithium[ -]?eisen[ -]?phosphat|lithium[ -]?fer[ -]?phosphate|litio[ -]?ferro[ -]?fosfato|litio[ -]?hierro[ -]?fosfato|fosfato de (?:litio e )?ferro(?: e litio)?|fosfato de hierro y litio|litio ferro fosfato|lithium-ijzerfosfaat|litowo-zelazowo-fosforanowy)(?![\p{L}])/u,
  ],
  [
    "nmc",
    /(?<![\p{L}])(?:nmc|ncm|lithium nickel manganese cobalt(?: oxide)?|lithium[ -]nickel[ -]mangan[ -]cobalt(?:[ -]?oxid)?|nickel manganese cobalt|nickel[ -]mangan[ -][ck]obalt)(?:[ ]?\d{3})?(?![\p{L}])/u,
  ],
  ["nca", /(?<![\p{L}])(?:nca|lithium nickel cobalt alumini?um(?: oxide)?)(?![\p{L}])/u],
  ["lto", /(?<![\p{L}])(?:lto|lithium titanate|lithium[ -]?titanat|li4ti5o12)(?![\p{L}])/u],
  ["lmo", /(?<![\p{L}])(?:lmo|limn2o4|lithium manganese oxide|lithium[ -]?manganoxid)(?![\p{L}])/u],
  ["lco", /(?<![\p{L}])(?:lco|licoo2|lithium cobalt oxide|lithium[ -]?cobaltoxid)(?![\p{L}])/u],
  ["nimh", /(?<![\p{L}])(?:ni-?mh|nickel[ -]?metal[ -]?hydride?|nickel[ -]metallhydrid)(?![\p{L}])/u],
  ["nicd", /(?<![\p{L}])(?:ni-?cd|nickel[ -]?cadmium)(?![\p{L}])/u],
  [
    "lead_acid",
    /(?<![\p{L}])(?:lead[ -]acid|pb-?acid|bleis[a]ure|blei-saure|blei[ -]?akku\w*|plomb(?:[ -]acide)?|piombo(?:[ -]acido)?|plomo[ -]acido|chumbo[ -]acido|loodzuur|kwasowo-olowiow\p{L}*|kursun[ -]asit|agm|bly-?syra)(?![\p{L}])/u,
  ],
  [
    "sodium_ion",
    /(?<![\p{L}])(?:sodium[ -]ion|natrium[ -]ionen?|na-ion|sodio[ -]ion\p{L}*|ion[ -]sodium)(?![\p{L}])/u,
  ],
];
const CHEMISTRY_LABEL =
  /(?:chemistry|chemie|zellchemie|chimie|chimica|quimica|celchemie|type|typ|tipo|technology|technologie|tecnologia|kimya|kemi|kimyasi|cell|zelle|cathode|kathode|battery|akku|batterie|bateria|accu|akumulator)/u;

/** Capacity, energy, voltages and chemistry. */
export function findBatteryFigures(text: Text): Found[] {
  return text.passages.flatMap((passage) => [
    ...FIGURES.filter(({ field }) => text.fields.get(field)?.type === "number").flatMap((figure) =>
      figuresIn(passage, figure),
    ),
    ...(text.fields.has("battery_chemistry") ? chemistriesIn(passage, text) : []),
  ]);
}

function figuresIn(passage: Passage, { field, words, units }: Figure): Found[] {
  const pattern = new RegExp(
    `(?<=^|[\\n\\t(]|[·|;,] ?|[.:] )(?<label>${alternatives(words)})(?![\\p{L}])(?:[ ]?\\([^()\\n\\t]{0,25}\\))?[^\\d\\n\\t%]{0,15}[\\t\\n]?(?:min\\.? |typ\\.? |ca\\.? )?${FIGURE}(?<unit>${Object.keys(units).join("|")})(?![\\p{L}])`,
    "gu",
  );
  return [...passage.folded.matchAll(pattern)].map((match) => {
    const { number = "", unit = "", label = "" } = match.groups ?? {};
    const end = match.index + match[0].length;
    const numberAt = end - unit.length - number.length - 2;
    const acrossLines = /[\n\t]/.test(match[0]) && passage.order === "columns";
    const figure = printed(number) * (units[unit] ?? 1);
    const value = Math.round(figure * 1e6) / 1e6;
    const confidence = label.includes(" ") || label.length > 8 ? 0.95 : 0.9;
    return {
      field,
      value,
      confidence,
      passage,
      start: acrossLines ? Math.max(numberAt, match.index) : match.index,
      end,
    };
  });
}

function printed(text: string): number {
  const grouped = /^\d{1,3}(?:[ .,]\d{3})+$/.test(text) && !/^0/.test(text);
  return Number(grouped ? text.replace(/[ .,]/g, "") : text.replace(",", "."));
}

function chemistriesIn(passage: Passage, { fields }: Text): Found[] {
  const isText = fields.get("battery_chemistry")?.type === "text";
  return CHEMISTRIES.flatMap(([value, pattern]) => {
    const match = pattern.exec(passage.folded);
    if (!match) return [];
    const before = passage.folded.slice(Math.max(match.index - 60, 0), match.index);
    const [start, end] = [match.index, match.index + match[0].length];
    const told = isText ? passage.text.slice(start, end) : value;
    return [
      {
        field: "battery_chemistry",
        value: told,
        confidence: CHEMISTRY_LABEL.test(before) ? 0.95 : 0.7,
        passage,
        start,
        end,
      },
    ];
  });
}
