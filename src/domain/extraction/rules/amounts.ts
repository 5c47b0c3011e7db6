/** Recycled content, weights and dimensions. */
import type { Field } from "../../templates/definition.ts";
import { LABELS } from "../label-words.ts";
import type { Passage } from "../reading/passage.ts";
import { alternatives, type Found, type Text } from "./found.ts";
import { labelled } from "./labels.ts";
import { NUMBER, numberOf } from "./numbers.ts";

const PERCENT = String.raw`(?:(?<!\d[.,/]?)(?<percent>${NUMBER})[ ]?%|%[ ]?(?<percent2>${NUMBER}))`;
const BEFORE_PERCENT = /^[^\d%.;\n]{0,30}$/u;
const AFTER_PERCENT = new RegExp(
  `${PERCENT}[ ]?(?:of |de |di |da |van )?(?:(?:post|pre)[ -]?consumer[ -])?(?:${alternatives(
    LABELS.recycled,
    "recycled,recycled fibres,recycled fibers,recycled plastic,recycled raw materials,recyclingmaterial,rezyklat,recycelten materialien,recyceltem material,recycelte materialien,matieres recyclees,matiere recyclee,recycle,materiale riciclato,materiali riciclati,material reciclado,materiais reciclados,materiales reciclados,gerecycled materiaal,gerecyclede materialen,materialow z recyklingu,geri donusturulmus malzeme,atervunnet material,genanvendte materialer",
  )})(?![\\p{L}])(?![ ](?:(?:post|pre)[ -]?consumer[ -])?(?:${alternatives("polyester,polyamide,polyamid,cotton,wool,nylon,cardboard,paper,coton,laine,cotone,lana,katoen,poliestere,poliester,poliammide,poliamida,algodon,algodao,packaging,fibres only,karton")}))`,
  "gu",
);
/** A share whose sign stands in its label. */
const BARE_SHARE = new RegExp(`^(?<percent>${NUMBER})$`, "u");
const SHARE_ALONE = new RegExp(
  `^(?:(?:ca\\.?|approx\\.?|min\\.?) )?(?:${NUMBER}[ ]?%?|%[ ]?${NUMBER})$`,
  "u",
);
/** What else may be of recycled material. */
const OF_OTHERS =
  /packag|verpack|emballage|imball|embala|verpakk|opakow|ambalaj|carton|hang ?tag|polybag|box(?:es)?\b/u;

export function findRecycledContent({ passages, fields, kind }: Text): Found[] {
  if (!fields.has("recycled_content") || kind === "certificate") return [];
  const field = "recycled_content";
  return passages.flatMap((passage) => {
    const alone = [...labelled(passage, "recycledAlone")].filter(
      ({ from, start, end }) =>
        SHARE_ALONE.test(passage.folded.slice(start, end)) && !isOfOnePart(passage, from),
    );
    const called = [...labelled(passage, "recycled"), ...alone].flatMap(
      ({ from, start, end, worth }): Found[] => {
        const text = passage.folded.slice(start, end);
        const inPercent = passage.folded.slice(from, start).includes("%");
        const match = new RegExp(PERCENT, "u").exec(text) ?? (inPercent ? BARE_SHARE.exec(text) : null);
        if (!match || !BEFORE_PERCENT.test(passage.folded.slice(start, start + match.index))) return [];
        const value = numberOf(match.groups?.percent ?? match.groups?.percent2 ?? "");
        const line = passage.folded.slice(passage.folded.lastIndexOf("\n", from) + 1, from);
        if (value > 100 || OF_OTHERS.test(line) || OF_OTHERS.test(passage.folded.slice(from, start)))
          return [];
        const quoted =
          /[\t\n]/.test(passage.folded.slice(from, start)) && passage.order === "columns" ? start : from;
        return [
          {
            field,
            value,
            confidence: 0.96 * worth,
            passage,
            start: quoted,
            end: start + match.index + match[0].length,
          },
        ];
      },
    );
    const inText = [...inSentences(passage)].filter(
      (found) => !called.some(({ start, end }) => found.start < end && found.end > start),
    );
    return [...called, ...inText];
  });
}

/** "Polyamide 100 % (of it recycled 60 %)" tells of one fibre. */
function isOfOnePart({ folded }: Passage, from: number): boolean {
  return folded.slice(folded.lastIndexOf("\n", from) + 1, from).includes("%");
}

const IN_TEXT = new RegExp(
  `(?<![\\p{L}])(?:${alternatives(LABELS.recycled)})(?![\\p{L}])[^\\d%.;\\n]{0,30}?${PERCENT}`,
  "gu",
);

function* inSentences(passage: Passage): Generator<Found> {
  for (const pattern of [IN_TEXT, AFTER_PERCENT]) {
    for (const match of passage.folded.matchAll(pattern)) {
      const value = numberOf(match.groups?.percent ?? match.groups?.percent2 ?? "");
      const around = passage.folded.slice(Math.max(match.index - 40, 0), match.index + match[0].length + 30);
      if (value > 100 || OF_OTHERS.test(around.split("\n").find((line) => line.includes("%")) ?? around))
        continue;
      const [start, end] = [match.index, match.index + match[0].length];
      yield { field: "recycled_content", value, confidence: 0.9, passage, start, end };
    }
  }
}

const UNIT = String.raw`kilogram\p{L}{0,3}|kilos?|kgs?|gram\p{L}{0,5}|grs?|gms?|g|pounds?|lbs?|ounces?|oz|кг|гр?|γρ?`;
const MASS = new RegExp(
  String.raw`^(?<about>[^\d\n\t]{0,12})(?<number>\d{1,3}(?:[ .,]\d{3})*(?:[.,]\d{1,3})?|\d{1,6}(?:[.,]\d{1,3})?)[ ]?(?<unit>${UNIT})(?!\p{L}|\/(?!(?:pc|pce|pcs|piece|unit|item|st|stk|stuck|szt|pz|ud|un|ks|kpl|db|buc|adet|paar|pair|par|paio|paire|pary)(?!\p{L}))|[ ]?(?:per|pro|je|par|al|por)[ ]?(?:m2|m²|m\b|qm|sqm|mq|sq))`,
  "u",
);
/** "9 oz (255 g)" says it in both, "1 lb 14 oz" in two parts. */
const IN_METRIC =
  /^[^\d\n\t]{0,6}(?:\d{1,2}[ ]?oz)?[^\d\n\t]{0,6}(?<number>\d{1,6}(?:[.,]\d{1,3})?)[ ]?(?<unit>kg|g)(?!\p{L})/u;
const OUNCES = /^[ ,]{0,2}(?<number>\d{1,2}(?:[.,]\d{1,2})?)[ ]?oz(?!\p{L})/u;
/** A unit at the end of a label: "Weight (g)", "Peso, kg". */
const UNIT_OF_LABEL = new RegExp(
  String.raw`(?:[(\[,/] ?|(?<!\p{L})in )(?<unit>${UNIT})(?:[ ]?/[ ]?\p{L}{1,5})?[)\]]?[ .:]*[\t\n]?$`,
  "u",
);
const BARE = /^(?:ca\.? |approx\.? )?(?<number>\d{1,5}(?:[.,]\d{1,3})?)(?=$|[ ]?[(/])/u;
const GRAMS: Record<string, number> = { k: 1000, к: 1000, l: 453.59237, p: 453.59237, o: 28.349523 };
/** Weights that are not the product's own. */
const OTHER_WEIGHTS =
  /gross|brutto|brut|lordo|bruto|shipping|versand|total|gesamt|fabric|stoff|tissu|tessuto|tejido|tecido|g\/m|gsm|yarn|garn|carton|karton|max|load|belast|flachen|surfac|superfic|packag|packed|verpack|embal|imball|opakow|ambalaj|pallet|palet|parcel|paket|colis(?!\p{L})|boxe?s?(?!\p{L})/u;

interface Mass {
  grams: number;
  length: number;
}

/** The weight of a piece, in the unit of the template. */
export function findWeights({ passages, fields, kind }: Text): Found[] {
  const field = fields.get("net_weight") ?? fields.get("battery_weight");
  if (!field || kind === "certificate") return [];
  return passages.flatMap((passage) => [
    ...weightsInSentences(passage, field),
    ...[...labelled(passage, "weight")].flatMap(({ from, start, end, worth }): Found[] => {
      const cell = Math.max(passage.folded.lastIndexOf("\n", from), passage.folded.lastIndexOf("\t", from));
      if (OTHER_WEIGHTS.test(passage.folded.slice(cell + 1, start))) return [];
      const mass = massAt(passage.folded.slice(start, end), passage.folded.slice(from, start));
      const value = mass && massIn(field, mass.grams);
      if (!mass || value === undefined) return [];
      const quoted = passage.folded.slice(from, start).includes("\n") ? start : from;
      return [
        {
          field: field.key,
          value,
          confidence: 0.95 * worth,
          passage,
          start: quoted,
          end: start + mass.length,
        },
      ];
    }),
  ]);
}

/** The mass that a text begins with, in grams. */
function massAt(text: string, label: string): Mass | undefined {
  const { 0: printed = "", groups } = MASS.exec(text) ?? {};
  if (groups) {
    const { number = "", unit = "", about = "" } = groups;
    if (OTHER_WEIGHTS.test(about)) return undefined;
    if (!/^(?:lb|pound|oz|ounce)/.test(unit))
      return { grams: printedNumber(number, unit) * gramsOf(unit), length: printed.length };
    const metric = IN_METRIC.exec(text.slice(printed.length));
    const { number: same = "", unit: sameUnit = "" } = metric?.groups ?? {};
    if (metric)
      return {
        grams: printedNumber(same, sameUnit) * gramsOf(sameUnit),
        length: printed.length + metric[0].length,
      };
    const ounces = unit.startsWith("o") ? null : OUNCES.exec(text.slice(printed.length));
    const more = numberOf(ounces?.groups?.number ?? "0") * gramsOf("oz");
    return {
      // Nobody weighs a garment in ounces to the milligram.
      grams: Math.round(printedNumber(number, unit) * gramsOf(unit) + more),
      length: printed.length + (ounces?.[0].length ?? 0),
    };
  }
  const unit = UNIT_OF_LABEL.exec(label)?.groups?.unit;
  const bare = unit === undefined ? undefined : BARE.exec(text);
  if (unit === undefined || !bare) return undefined;
  return { grams: printedNumber(bare.groups?.number ?? "", unit) * gramsOf(unit), length: bare[0].length };
}

function gramsOf(unit: string): number {
  return GRAMS[unit[0] ?? ""] ?? 1;
}

const ABOUT = String.raw`(?:(?:ca\.?|about|approx\.?|approximately|around|env\.?|environ|etwa|rund|circa|unos|cerca de|aprox\.?|aproximadamente|ok\.?|okolo|noin|cirka|yaklasik|only|nur|just)[ \n])?`;
/** "A jumper with a weight of 430 g", "le poids de la pièce est de 240 g", "it weighs 95 g", "pesa 155 g". */
const WEIGHING = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:weight|gewicht|\p{L}{3,12}gewicht|poids|peso|waga|masa|vikt|vægt|vekt|paino|hmotnost|greutate|tezina|agirligi)(?=[ \n])[^\d.,;:\n\t]{1,35}(?:\n[^\d.,;:\n\t]{0,20})?|(?:weighs|weighing|wiegt|pese|pesa|pesante|weegt|wazy|vager|vejer|veier|painaa|vazi|cantareste)[ \n])${ABOUT}(?=\d)`,
  "gu",
);

function weightsInSentences(passage: Passage, field: Field): Found[] {
  return [...passage.folded.matchAll(WEIGHING)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const mass = massAt(passage.folded.slice(start, start + 40).split(/[\t\n]/)[0] ?? "", "");
    const before = passage.folded.slice(Math.max(match.index - 40, 0), start);
    const sentence = before.slice(before.search(/[^.,;()\n\t]*$/));
    if (!mass || OTHER_WEIGHTS.test(`${sentence}${match[0]}`)) return [];
    const value = massIn(field, mass.grams);
    if (value === undefined) return [];
    const end = start + mass.length;
    return [{ field: field.key, value, confidence: 0.88, passage, start: match.index, end }];
  });
}

/** A mass in the unit of the field; undefined for one that no piece has. */
function massIn(field: Field, grams: number): number | undefined {
  const value = Math.round((field.unit === "kg" ? grams / 1000 : grams) * 10_000) / 10_000;
  return value > 0 && !(field.unit === "g" && value > 30_000) ? value : undefined;
}

/** Three digits after the only sign are decimals of a small number and of kilograms, else thousands. */
function printedNumber(text: string, unit: string): number {
  const signs = text.match(/[.,]/g) ?? [];
  const plain = text.replaceAll(" ", "");
  if (signs.length > 1) {
    const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
    return Number(`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`);
  }
  const isKilograms = /^[kк]/u.test(unit);
  return !isKilograms && /^[1-9]\d*[.,]\d{3}$/.test(plain)
    ? Number(plain.replace(/[.,]/, ""))
    : numberOf(plain);
}

const SIZE =
  /(?<![\d])\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mm|cm|m)?(?:[ ]?[bwlthdøo]{1})?[ ]?[x*][ ]?\d{1,4}(?:[.,]\d{1,2})?[ ]?(?:mm|cm|m)?(?:[ ]?[x*][ ]?\d{1,4}(?:[.,]\d{1,2})?)?[ ]?(?:mm|cm|m)(?![\p{L}\d²³])/u;

/** Width, depth and height as they are printed. */
export function findDimensions({ passages, fields, kind }: Text): Found[] {
  if (!fields.has("dimensions") || kind === "certificate") return [];
  return passages.flatMap((passage) =>
    [...labelled(passage, "dimensions")].flatMap(({ start, end }): Found[] => {
      const match = SIZE.exec(passage.folded.slice(start, end));
      if (!match || match.index > 20) return [];
      const [from, to] = [start + match.index, start + match.index + match[0].length];
      return [
        {
          field: "dimensions",
          value: passage.text.slice(from, to),
          confidence: 0.92,
          passage,
          start: from,
          end: to,
        },
      ];
    }),
  );
}
