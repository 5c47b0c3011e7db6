import type { Element, LabelTemplate } from "./template.ts";

/** The templates that come with Carnet, by their codes. */
export const BUILT_IN_TEMPLATES: Readonly<Record<string, LabelTemplate>> = {
  "a4-3x8": {
    name: "Label 70 × 37, A4 with 3 × 8",
    size: { width: 70, height: 37 },
    sheet: "a4-3x8-70x37",
    elements: [
      code(3, 4.5, 28),
      ...nameAndSerial(33, 6.5, 33, 10),
      { type: "text", x: 33, y: 27.5, width: 33, text: "{batch}", font_size: 7.5 },
    ],
  },
  "a4-3x7": {
    name: "Label 63.5 × 38.1, A4 with 3 × 7",
    size: { width: 63.5, height: 38.1 },
    sheet: "a4-3x7-63.5x38.1",
    elements: [
      code(2.5, 5, 28),
      ...nameAndSerial(32, 7, 29, 9.5),
      { type: "text", x: 32, y: 28.5, width: 29, text: "{batch}", font_size: 7.5 },
    ],
  },
  "letter-3x10": {
    name: "Label 66.7 × 25.4, Letter with 3 × 10",
    size: { width: 66.7, height: 25.4 },
    sheet: "letter-3x10-66.7x25.4",
    elements: [code(2, 1.7, 22), ...nameAndSerial(26, 4, 38, 9)],
  },
  "roll-50x30": {
    name: "Roll 50 × 30",
    size: { width: 50, height: 30 },
    elements: [
      code(1, 3, 24),
      ...nameAndSerial(26, 5, 22.5, 8.5),
      { type: "text", x: 26, y: 23.5, width: 22.5, text: "{batch}", font_size: 7 },
    ],
  },
  "hang-tag": {
    name: "Hang tag 50 × 90",
    size: { width: 50, height: 90 },
    elements: [
      { type: "logo", x: 10, y: 12, width: 30, height: 10 },
      {
        type: "text",
        x: 5,
        y: 28,
        width: 40,
        text: "{name}",
        font_size: 12,
        weight: "bold",
        align: "center",
        lines: 2,
      },
      { type: "line", x: 20, y: 39.5, width: 10, height: 0.25 },
      code(9, 42, 32),
      { type: "text", x: 5, y: 77, width: 40, text: "{reference}", font_size: 8, align: "center" },
      {
        type: "text",
        x: 5,
        y: 82.5,
        width: 40,
        text: "{serial}",
        font_size: 9,
        weight: "bold",
        align: "center",
      },
    ],
  },
  "care-label": {
    name: "Woven or printed label 35 × 70",
    size: { width: 35, height: 70 },
    elements: [
      {
        type: "text",
        x: 2.5,
        y: 9,
        width: 30,
        text: "{brand}",
        font_size: 9,
        weight: "bold",
        align: "center",
      },
      {
        type: "text",
        x: 2.5,
        y: 15,
        width: 30,
        text: "{composition}",
        font_size: 6.5,
        align: "center",
        lines: 4,
      },
      { type: "care", x: 2.5, y: 27.5, size: 4.4, gap: 0.7 },
      code(4.5, 35, 26),
      { type: "text", x: 2.5, y: 63.5, width: 30, text: "{serial}", font_size: 7, align: "center" },
    ],
  },
  carton: {
    name: "Carton 100 × 150",
    size: { width: 100, height: 150 },
    elements: [
      { type: "logo", x: 6, y: 6, width: 40, height: 14 },
      { type: "text", x: 6, y: 26, width: 88, text: "{name}", font_size: 20, weight: "bold", lines: 2 },
      { type: "text", x: 6, y: 47, width: 88, text: "{reference}", font_size: 13 },
      { type: "line", x: 6, y: 55, width: 88, height: 0.4 },
      code(20, 58, 60),
      {
        type: "text",
        x: 6,
        y: 123,
        width: 88,
        text: "{serial}",
        font_size: 20,
        weight: "bold",
        align: "center",
      },
      { type: "text", x: 6, y: 135, width: 88, text: "{batch}", font_size: 12, align: "center" },
    ],
  },
  code: {
    name: "The code alone, 20 × 20",
    size: { width: 20, height: 20 },
    elements: [code(0, 0, 20)],
  },
};

function code(x: number, y: number, size: number): Element {
  return { type: "code", x, y, size };
}

function nameAndSerial(x: number, y: number, width: number, font_size: number): Element[] {
  const line = font_size * 0.45;
  return [
    { type: "text", x, y, width, text: "{name}", font_size, weight: "bold", lines: 2 },
    { type: "text", x, y: y + 2 * line + 1.5, width, text: "{reference}", font_size: font_size - 1 },
    { type: "text", x, y: y + 3 * line + 2.5, width, text: "{serial}", font_size, weight: "bold" },
  ];
}
