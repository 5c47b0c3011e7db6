/** The language that labels are described in: one for all printers and files. All lengths are millimetres. */
import { z } from "zod";
import { careValues } from "../care-symbols.ts";
import { textFault } from "../clean-text.ts";

/** Longest side of a label; a pallet label has 210. */
const MAX_SIDE_MM = 300;
const MIN_SIDE_MM = 5;
const MAX_ELEMENTS = 60;
/** Each is drawn dot by dot. */
const MAX_LOGOS = 4;
/** Characters of a text of a template. */
const TEXT_LENGTH = 500;

/** Free of what cannot be stored or drawn. */
const words = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .superRefine((text, context) => {
      const fault = textFault(text);
      if (fault) context.addIssue({ code: "custom", message: fault, params: { code: "invalid_value" } });
    });

const place = (what: string) =>
  z
    .number()
    .min(-MAX_SIDE_MM)
    .max(MAX_SIDE_MM)
    .meta({ description: `${what}, in millimetres from the label's top left corner` });
const length = (what: string, least = 0.1) =>
  z
    .number()
    .min(least)
    .max(MAX_SIDE_MM)
    .meta({ description: `${what}, in millimetres` });
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#1b1f3b"');
const at = { x: place("Left edge"), y: place("Upper edge") };

const TextElement = z.strictObject({
  type: z.literal("text"),
  ...at,
  text: words(0, TEXT_LENGTH).meta({
    description: "What stands there. {serial} and the like are filled in; a line feed begins a line.",
  }),
  width: length("Room for it; lines are broken there", 1).optional(),
  font_size: z.number().min(3).max(200).meta({ description: "Size in points" }),
  weight: z.enum(["regular", "bold"]).optional(),
  align: z.enum(["left", "center", "right"]).optional(),
  lines: z.int().min(1).max(30).optional().meta({ description: "At most so many lines; 1 without it" }),
});

const CodeElement = z.strictObject({
  type: z.literal("code"),
  ...at,
  symbology: z.enum(["qr", "datamatrix"]).optional(),
  size: length("Side of the square with the quiet zone inside", 4),
  module: z
    .number()
    .min(0.1)
    .max(5)
    .optional()
    .meta({ description: "Side of a module; without it the code fills its square" }),
  error_correction: z
    .enum(["L", "M", "Q", "H"])
    .optional()
    .meta({ description: "Of a QR Code; M without it" }),
  quiet_zone: z
    .int()
    .min(0)
    .max(10)
    .optional()
    .meta({ description: "Light border in modules: 4 for a QR Code, 1 for a Data Matrix without it" }),
});

const CareElement = z.strictObject({
  type: z.literal("care"),
  ...at,
  size: length("Side of a symbol", 2),
  gap: z.number().min(0).max(50).optional(),
  symbols: z
    .array(z.enum(careValues() as [string, ...string[]]))
    .max(12)
    .optional()
    .meta({ description: "Without it, those of the product" }),
});

const LogoElement = z.strictObject({
  type: z.literal("logo"),
  ...at,
  width: length("Room for it", 1),
  height: length("Room for it", 1),
});

const LineElement = z.strictObject({
  type: z.literal("line"),
  ...at,
  width: length("Its width", 0.05),
  height: length("Its height", 0.05),
});

export const Element = z.discriminatedUnion("type", [
  TextElement,
  CodeElement,
  CareElement,
  LogoElement,
  LineElement,
]);
export type Element = z.infer<typeof Element>;

export const LabelTemplate = z.strictObject({
  name: words(1, 100),
  size: z.strictObject({
    width: length("Width", MIN_SIDE_MM),
    height: length("Height", MIN_SIDE_MM),
  }),
  /** A sheet that it is usually printed on. */
  sheet: words(0, 60).optional(),
  ink: colour.optional(),
  paper: colour.optional(),
  elements: z
    .array(Element)
    .min(1)
    .max(MAX_ELEMENTS)
    .refine((elements) => elements.filter(({ type }) => type === "logo").length <= MAX_LOGOS, {
      message: `must have at most ${MAX_LOGOS} logos`,
      params: { code: "invalid_value" },
    }),
});
export type LabelTemplate = z.infer<typeof LabelTemplate>;

/** What a label cannot be drawn for; `path` names the place in the template, such as `elements[2].text`. */
export class LabelFault extends Error {
  override name = "LabelFault";
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** A part of a text: what stands there, or the field that is filled in. */
export type TextPart = { words: string } | { field: string };

/**
 * Divides a text at its fields. `{{` and `}}` are braces.
 * @throws LabelFault
 */
export function textParts(text: string, path: string): TextPart[] {
  const parts: TextPart[] = [];
  let words = "";
  for (const [whole, brace, field] of text
    .matchAll(/\{\{|\}\}|\{([^{}]*)\}|[\s\S]/g)
    .map((found) => [found[0], found[0] === "{{" || found[0] === "}}", found[1]] as const)) {
    if (brace) words += whole.slice(0, 1);
    else if (field !== undefined) {
      if (!/^[a-z][a-z0-9_]*$/i.test(field))
        throw new LabelFault(path, `"${whole}" names no field. Write {serial}, or {{ for a brace.`);
      if (words !== "") parts.push({ words });
      parts.push({ field });
      words = "";
    } else if (whole === "{" || whole === "}")
      throw new LabelFault(path, `A brace stands alone. Write {serial} for a field, or {{ for a brace.`);
    else words += whole;
  }
  if (words !== "") parts.push({ words });
  return parts;
}
