/** Templates of labels, and what a label looks like, as the panel shows them. */
import { z } from "zod";
import { LABEL_FORMATS } from "../../formats/labels/label-files.ts";
import { SHEETS } from "../../formats/labels/sheet.ts";
import { LabelTemplate } from "../../formats/labels/template.ts";
import { Id, objectShape } from "../shapes.ts";

/** Templates of their own that a company may have. */
export const MOST_TEMPLATES = 100;

export const NewLabelTemplate = z.strictObject({ template: LabelTemplate });

/** One that comes with Carnet has a code for its id, and cannot be changed. */
export const KeptTemplate = z.strictObject({
  object: z.literal("label_template"),
  id: z.string(),
  name: z.string(),
  built_in: z.boolean(),
  template: LabelTemplate,
  created: z.int().nullable(),
  updated: z.int().nullable(),
});
export type KeptTemplate = z.infer<typeof KeptTemplate>;

/** A template of the company's own, as programs see it. */
export const OwnLabelTemplate = objectShape("label_template", {
  name: z.string(),
  template: z.record(z.string(), z.unknown()),
  updated: z.int(),
}).meta({ id: "LabelTemplate" });
export type OwnLabelTemplate = z.infer<typeof OwnLabelTemplate>;

export const LabelLogo = objectShape("label_logo", { png: z.string().nullable() }).meta({ id: "LabelLogo" });
export type LabelLogo = z.infer<typeof LabelLogo>;

/** All that somebody chooses from who prints labels. */
export const LabelDesk = z.strictObject({
  object: z.literal("label_desk"),
  templates: z.array(KeptTemplate),
  sheets: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.int(),
      rows: z.int(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  /** Names of the printers that the operator set up. */
  printers: z.array(z.string()),
  /** The company has given its logo. */
  logo: z.boolean(),
});
export type LabelDesk = z.infer<typeof LabelDesk>;

/** Of printers. */
export const Dpi = z.union([z.literal(203), z.literal(300), z.literal(600)]);

export const LabelPreviewRequest = z.strictObject({
  template: LabelTemplate,
  passport: Id.optional(),
  run: Id.optional(),
  dpi: Dpi.optional(),
});

export const LabelPreview = z.strictObject({
  object: z.literal("label_preview"),
  svg: z.string(),
  advice: z.array(
    z.strictObject({
      level: z.enum(["refusal", "warning", "hint"]),
      code: z.string(),
      path: z.string(),
      words: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
});
export type LabelPreview = z.infer<typeof LabelPreview>;

/** With how many labels are printed of what was asked about: voided pieces get none. */
export const CountedPreview = LabelPreview.extend({ labels: z.int() });
export type CountedPreview = z.infer<typeof CountedPreview>;

const Millimetres = z.coerce.number().min(-50).max(50);

/** How a run is exported; `format` stands in the address. */
export const RunLabelsQuery = z.strictObject({
  template: z.string().optional(),
  sheet: z.enum(["roll", ...Object.keys(SHEETS)]).optional(),
  start: z.coerce.number().pipe(z.int().min(1)).optional(),
  offset_x: Millimetres.optional(),
  offset_y: Millimetres.optional(),
  pitch_x: Millimetres.optional(),
  pitch_y: Millimetres.optional(),
  dpi: z.coerce.number().pipe(Dpi).optional(),
  codes: z.enum(["picture", "printer"]).optional(),
});
export type RunLabelsQuery = z.infer<typeof RunLabelsQuery>;

export const RunFormat = z.enum(LABEL_FORMATS);

export const PrintRequest = z.strictObject({
  template: z.string(),
  printer: z.string(),
  dpi: Dpi.optional(),
  /** Serials of the pieces; without them, all of the run that are not voided. */
  serials: z.array(z.string()).min(1).max(5000).optional(),
});
export type PrintRequest = z.infer<typeof PrintRequest>;

export const Printed = z.strictObject({
  object: z.literal("label_print"),
  printer: z.string(),
  labels: z.int(),
});
export type Printed = z.infer<typeof Printed>;
