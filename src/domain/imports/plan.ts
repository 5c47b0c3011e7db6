/** What a row of a file, or an edit, means for a product as it stands: the same for the check and for the run. */

import { plainText } from "../../formats/cell-text.ts";
import { codePoints, isBlank, textFault } from "../../formats/clean-text.ts";
import type { DecimalSign } from "../../formats/decimal.ts";
import { isGtin, toGtin14 } from "../../formats/gtin.ts";
import type { Json } from "../passports/content.ts";
import { NAME_LENGTH, type NewProduct, type ProductChanges, REFERENCE_LENGTH } from "../products/shape.ts";
import { folded, labelsOf, readCell, writeCell } from "../templates/cells.ts";
import type { Field } from "../templates/definition.ts";
import { fieldsOf, listTemplates } from "../templates/registry.ts";
import { type Data, faultsOfData, type NewData } from "../templates/values.ts";
import { cellFault, type RowFault, valueFault } from "./fault.ts";
import type { Change, Edit, ImportSettings, Part } from "./shape.ts";

/** What must be known of a product that a row changes. */
export interface Known {
  id: string;
  name: string;
  reference: string;
  gtin: string | null;
  gtin14: string | null;
  template: string;
  status: string;
  data: unknown;
}

export type Plan =
  | { state: "create"; input: NewProduct; status: "active" | "archived"; changes: Change[] }
  | { state: "update"; product: Known; sent: ProductChanges; changes: Change[] }
  | { state: "same"; product: Known }
  | { state: "faulty"; product?: Known; faults: RowFault[] };

export interface Reading {
  settings: ImportSettings;
  decimal: DecimalSign;
}

/** How the rows of a stored import are read. */
export function readingOf({ settings, decimal }: { settings: ImportSettings; decimal: string }): Reading {
  return { settings, decimal: decimal === "," ? "," : "." };
}

/** The references that a row may mean: as it is written, and without blanks around it. */
export function referencesOf({ settings }: Reading, cells: readonly string[]): string[] {
  const cell = cells[settings.mapping.indexOf("reference")] ?? "";
  return cell.trim() === "" ? [] : [...new Set([cell, plainText(cell)])];
}

/** @param find the product that holds a reference: has it now, or had it when it led to a passport */
export function planRow(
  reading: Reading,
  cells: readonly string[],
  find: (reference: string) => Known | undefined,
): Plan {
  const row = rowOf(reading, cells);
  const references = referencesOf(reading, cells);
  const holder = references.map(find).find((one) => one !== undefined);
  const product = holder && references.includes(holder.reference) ? holder : undefined;
  const reference = product?.reference ?? references.at(-1) ?? "";
  const faults: RowFault[] = [];
  if (holder && !product)
    faults.push({ param: "reference", code: "reference_former", part: holder.reference });
  if (isBlank(reference)) faults.push({ param: "reference", code: "reference_missing" });
  else faults.push(...textFaults("reference", reference, REFERENCE_LENGTH));

  const template = templateOf(row, reading, product, faults);
  const name = nameOf(row, product, faults);
  const gtin = gtinOf(row, reading, product, faults);
  const status = statusOf(row, faults);
  const data = template === undefined ? {} : dataOf(row, reading, template, product, faults);
  if (faults.length > 0 || template === undefined)
    return product ? { state: "faulty", product, faults } : { state: "faulty", faults };
  if (product) return planChanges(product, { name, gtin, status, data });
  const input: NewProduct = {
    name,
    reference,
    template,
    data: withoutNull(data),
    ...(gtin === null ? {} : { gtin }),
  };
  const parts: Change[] = Object.entries({
    name,
    gtin,
    template,
    ...(status === "archived" ? { status } : {}),
  }).flatMap(([param, after]) => (after === null ? [] : [{ param, before: null, after }]));
  const values = Object.entries(input.data ?? {}).map(([key, after]) => ({
    param: `data.${key}`,
    before: null,
    after,
  }));
  return { state: "create", input, status, changes: [...parts, ...values] };
}

/** What an edit changes on a product. */
export function planEdit(product: Known, { status, data = {} }: Edit): Plan {
  const fields = fieldsOf(product.template);
  const stray = Object.keys(data).filter((key) => !fields.has(key));
  if (stray.length > 0)
    return {
      state: "faulty",
      product,
      faults: stray.map((key) => ({ param: `data.${key}`, code: "field_elsewhere", part: product.template })),
    };
  const faults = faultsOfData(product.template, data);
  if (faults.length > 0)
    return {
      state: "faulty",
      product,
      faults: faults.map((fault) => valueFault(product.template, fault, data)),
    };
  return planChanges(product, {
    name: product.name,
    gtin: product.gtin,
    status: status ?? product.status,
    data,
  });
}

interface Wanted {
  name: string;
  gtin: string | null;
  status: string;
  data: Data;
}

function planChanges(product: Known, wanted: Wanted): Plan {
  const before = product.data as Data;
  const changes: Change[] = [];
  for (const param of ["name", "gtin", "status"] as const)
    if (wanted[param] !== product[param])
      changes.push({ param, before: product[param], after: wanted[param] });
  const data: NewData = {};
  for (const [key, after] of Object.entries(wanted.data)) {
    if (Bun.deepEquals(before[key] ?? null, after)) continue;
    data[key] = after;
    changes.push({ param: `data.${key}`, before: before[key] ?? null, after });
  }
  if (changes.length === 0) return { state: "same", product };
  const parts = Object.fromEntries(
    changes.flatMap(({ param, after }) => (param.startsWith("data.") ? [] : [[param, after]])),
  );
  return { state: "update", product, sent: { ...parts, data } as ProductChanges, changes };
}

function withoutNull(data: Data): Data {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}

/** The cells of a row by what they are; a part that has no column, or an empty cell, is absent. */
interface Row {
  parts: Partial<Record<Part, string>>;
  /** By key of the template; empty ones too. */
  fields: Map<string, string>;
}

function rowOf({ settings }: Reading, cells: readonly string[]): Row {
  const row: Row = { parts: {}, fields: new Map() };
  for (const [at, target] of settings.mapping.entries()) {
    if (target === null) continue;
    const cell = cells[at] ?? "";
    if (target.startsWith("data.")) row.fields.set(target.slice("data.".length), cell);
    else if (cell.trim() !== "") row.parts[target as Part] = cell;
  }
  return row;
}

function textFaults(param: string, text: string, max: number): RowFault[] {
  if (textFault(text) !== undefined) return [{ param, code: "text" }];
  return codePoints(text) > max ? [{ param, code: "too_long", part: String(max) }] : [];
}

function templateOf(
  { parts }: Row,
  { settings }: Reading,
  product: Known | undefined,
  faults: RowFault[],
): string | undefined {
  const cell = parts.template === undefined ? undefined : plainText(parts.template);
  const named = cell === undefined ? undefined : templateNamed(cell);
  if (cell !== undefined && named === undefined) {
    faults.push({ param: "template", code: "template_unknown", part: cell.slice(0, 80) });
    return product?.template;
  }
  if (product && named !== undefined && named !== product.template)
    faults.push({ param: "template", code: "template_other", part: product.template });
  return product?.template ?? named ?? settings.template;
}

function templateNamed(text: string): string | undefined {
  const wanted = folded(text);
  return listTemplates().find(({ code, name }) => folded(code) === wanted || labelsOf(name).includes(wanted))
    ?.code;
}

function nameOf({ parts }: Row, product: Known | undefined, faults: RowFault[]): string {
  if (parts.name === undefined) {
    if (!product) faults.push({ param: "name", code: "name_missing" });
    return product?.name ?? "";
  }
  const name = product?.name === parts.name ? product.name : plainText(parts.name);
  if (isBlank(name)) faults.push({ param: "name", code: "name_blank" });
  faults.push(...textFaults("name", name, NAME_LENGTH));
  return name;
}

function gtinOf(
  { parts }: Row,
  { settings }: Reading,
  product: Known | undefined,
  faults: RowFault[],
): string | null {
  if (parts.gtin === undefined) {
    const isCleared = settings.empty === "clear" && settings.mapping.includes("gtin");
    return isCleared ? null : (product?.gtin ?? null);
  }
  const written = plainText(parts.gtin);
  const gtin = written.replace(/[\s-]/g, "");
  if (/^\d+[.,]\d+e\+?\d+$/i.test(gtin)) {
    faults.push({ param: "gtin", code: "gtin_rounded", part: written });
    return null;
  }
  if (!isGtin(gtin)) {
    faults.push({ param: "gtin", code: "gtin_invalid", part: written.slice(0, 40) });
    return null;
  }
  // A spreadsheet drops zeros at the begin of a number.
  return product?.gtin14 === toGtin14(gtin) ? product.gtin : gtin;
}

const STATUSES: Record<string, "active" | "archived"> = {
  active: "active",
  activo: "active",
  ativo: "active",
  archived: "archived",
  arquivado: "archived",
};

/** An archived product that a row names is taken up again, unless the row says that it is archived. */
function statusOf({ parts }: Row, faults: RowFault[]): "active" | "archived" {
  if (parts.status === undefined) return "active";
  const status = STATUSES[folded(plainText(parts.status))];
  if (status === undefined)
    faults.push({ param: "status", code: "status_unknown", part: parts.status.slice(0, 40) });
  return status ?? "active";
}

/** The sent values of a row: those that a cell has, and null for those that an empty one removes. */
function dataOf(
  { fields: cells }: Row,
  { settings, decimal }: Reading,
  template: string,
  product: Known | undefined,
  faults: RowFault[],
): Data {
  const fields = fieldsOf(template);
  const before = (product?.data ?? {}) as Data;
  const data: NewData = {};
  for (const [key, cell] of cells) {
    const field = fields.get(key);
    if (!field) {
      if (cell.trim() !== "") faults.push({ param: `data.${key}`, code: "field_elsewhere", part: template });
    } else if (cell.trim() === "") {
      if (settings.empty === "clear" && before[key] !== undefined) data[key] = null;
    } else if (!isWritten(field, before[key], cell, decimal)) {
      try {
        data[key] = readCell(field, cell, decimal);
      } catch (fault) {
        faults.push(cellFault(`data.${key}`, fault));
      }
    }
  }
  faults.push(...faultsOfData(template, data).map((fault) => valueFault(template, fault, data)));
  return data;
}

/** Whether a cell is what the value would be written as: then it stays as it is, to the letter. */
function isWritten(field: Field, value: Json | undefined, cell: string, decimal: DecimalSign): boolean {
  if (value === undefined) return false;
  const written = writeCell(field, value);
  return cell === (typeof written === "number" ? String(written).replace(".", decimal) : written);
}
