/** Recycled content, weights and dimensions. */
import type { Field } from "../../templates/definition.ts";
import type { Passage } from "../reading/passage.ts";
import { alternatives, type Found, type Text } from "./found.ts";
import { LABELS, labelled } from "./labels.ts";
import { NUMBER, numberOf } from "./numbers.ts";

const PERCENT = String.raw`(?:(?<!\d[.,/]?)(?<percent>${NUMBER})[ ]?%|%[ ]?(?<percent2>${NUMBER}))`;
const BEFORE_PERCENT = /^[^\d%.;\n]{0,30}$/u;
const AFTER_PERCENT = new RegExp(
  `${PERCENT}[ ]?(?:of |de |di |da |van )?(?:(?:post|pre)[ -]?consumer )?(?:${alternatives(
    LABELS.recycled,
    "recycled,recycled fibres,recycled fibers,recycled plastic,recycled raw materials,recyclingmaterial,rezyklat,recycelten materialien,recyceltem material,recycelte materialien,matieres recyclees,matiere recyclee,recycle,materiale riciclato,materiali riciclati,material reciclado,materiais reciclados,materiales reciclados,gerecycled materiaal,gerecyclede materialen,materialow z recyklingu,geri donusturulmus malzeme,atervunnet material,genanvendte materialer",
  )})(?![\\p{L}])(?![ ](?:${alternatives("polyester,polyamide,polyamid,cotton,wool,nylon,cardboard,paper,coton,laine,cotone,lana,katoen,poliestere,poliester,poliammide,poliamida,algodon,algodao,packaging,fibres only,karton")}))`,
  "gu",
);
/** What else may be of recycled material. */
const OF_OTHERS =
  /packag|verpack|emballage|imball|embala|verpakk|opakow|ambalaj|carton|hang ?tag|polybag|box(?:es)?\b/u;

export function findRecycledContent({ passages, fields }: Text): Found[] {
  if (!fields.has("recycled_content")) return [];
  const field = "recycled_content";
  return passages.flatMap((passage) => {
    const called = [...labelled(passage, "recycled")].flatMap(({ from, start, end, worth }): Found[] => {
      const match = new RegExp(PERCENT, "u").exec(passage.folded.slice(start, end));
      if (!match || !BEFORE_PERCENT.test(passage.folded.slice(start, start + match.index))) return [];
      const value = numberOf(match.groups?.percent ?? match.groups?.percent2 ?? "");
      const line = passage.folded.slice(passage.folded.lastIndexOf("\n", from) + 1, from);
      if (value > 100 || OF_OTHERS.test(line) || OF_OTHERS.test(passage.folded.slice(from, start))) return [];
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
    });
    const inText = [...inSentences(passage)].filter(
      (found) => !called.some(({ start, end }) => found.start < end && found.end > start),
    );
    return [...called, ...inText];
  });
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

const MASS =
  /^(?<about>[^\d\n\t]{0,12})(?<number>\d{1,3}(?:[ .,]\d{3})*(?:[.,]\d{1,3})?|\d{1,6}(?:[.,]\d{1,3})?)[ ]?(?<unit>kilograms?|kilogramm|kilo|kg|grams|grammes?|gramos|gramas|grammi|gramm?|gr|g|lbs?|oz)(?!\p{L}|\/(?!(?:pc|pce|pcs|piece|unit|item|st|stk|stuck|szt|pz|ud|un|adet|paar|pair)(?!\p{L}))|[ ]?(?:per|pro|je|par|al|por)[ ]?(?:m2|m²|m\b|qm|sqm|mq|sq))/u;
const GRAMS: Record<string, number> = { k: 1000, l: 453.592, o: 28.3495 };
/** Weights that are not the product's own. */
const OTHER_WEIGHTS =
  /gross|brutto|brut|lordo|bruto|shipping|versand|total|gesamt|fabric|stoff|tissu|tessuto|tejido|tecido|g\/m|gsm|yarn|garn|carton|max|load|flachen|surfac|superfic|packag/u;

/** The weight of a piece, in the unit of the template. */
export function findWeights({ passages, fields, kind }: Text): Found[] {
  const field = fields.get("net_weight") ?? fields.get("battery_weight");
  if (!field || kind === "certificate") return [];
  return passages.flatMap((passage) => [
    ...weightsInSentences(passage, field),
    ...[...labelled(passage, "weight")].flatMap(({ from, start, end, worth }): Found[] => {
      const match = MASS.exec(passage.folded.slice(start, end));
      const cell = Math.max(passage.folded.lastIndexOf("\n", from), passage.folded.lastIndexOf("\t", from));
      const named = passage.folded.slice(cell + 1, start);
      if (!match?.groups || OTHER_WEIGHTS.test(named)) return [];
      const { number = "", unit = "", about = "" } = match.groups;
      if (OTHER_WEIGHTS.test(about)) return [];
      const value = massIn(field, number, unit);
      if (value === undefined) return [];
      const quoted = passage.folded.slice(from, start).includes("\n") ? start : from;
      return [
        {
          field: field.key,
          value,
          confidence: 0.95 * worth,
          passage,
          start: quoted,
          end: start + match[0].length,
        },
      ];
    }),
  ]);
}

const WEIGHING =
  /(?<![\p{L}])(?:weight|gewicht|poids|peso|waga|vikt|vægt|paino|greutate)[ ](?:of|von|de|di|van|od|pa|på)[ ](?:ca\.?|about|approx\.?|env\.?|etwa|circa|unos|cerca de)?[ ]?(?=\d)/gu;

/** "A jumper with a weight of 430 g". */
function weightsInSentences(passage: Passage, field: Field): Found[] {
  return [...passage.folded.matchAll(WEIGHING)].flatMap((match): Found[] => {
    const start = match.index + match[0].length;
    const mass = MASS.exec(passage.folded.slice(start, start + 40));
    const around = passage.folded.slice(Math.max(match.index - 25, 0), match.index);
    if (!mass?.groups || OTHER_WEIGHTS.test(around)) return [];
    const value = massIn(field, mass.groups.number ?? "", mass.groups.unit ?? "");
    if (value === undefined) return [];
    const end = start + mass[0].length;
    return [{ field: field.key, value, confidence: 0.88, passage, start: match.index, end }];
  });
}

/** A printed mass in the unit of the field; undefined for one that no piece has. */
function massIn(field: Field, number: string, unit: string): number | undefined {
  const grams = printedNumber(number) * (GRAMS[unit[0] ?? ""] ?? 1);
  const value = Math.round((field.unit === "kg" ? grams / 1000 : grams) * 10_000) / 10_000;
  return value > 0 && !(field.unit === "g" && value > 30_000) ? value : undefined;
}

/** Three digits after the only sign are decimals of a small number and thousands of a large one. */
function printedNumber(text: string): number {
  const signs = text.match(/[.,]/g) ?? [];
  const plain = text.replaceAll(" ", "");
  if (signs.length > 1) {
    const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
    return Number(`${plain.slice(0, last).replace(/[.,]/g, "")}.${plain.slice(last + 1)}`);
  }
  return /^[1-9]\d*[.,]\d{3}$/.test(plain) ? Number(plain.replace(/[.,]/, "")) : numberOf(plain);
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
