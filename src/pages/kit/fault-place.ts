/** Which field, row and column of a template the param of a fault names. */
import type { Column, Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import { isList, isTable } from "./form-fields.ts";

export interface FaultPlace {
  field: Field;
  /** Counts from 0. */
  row?: number;
  column?: Column;
}

const PARAM = /^data\.(\w+)(?:\[(\d+)\](?:\.(\w+))?)?$/;

/** The place of `data.fibre_composition[0].percent`; undefined for a param that is no field of the template. */
export function faultPlace(template: TemplateDefinition, param: string): FaultPlace | undefined {
  const [, key, row, columnKey] = PARAM.exec(param) ?? [];
  const field = template.groups.flatMap(({ fields }) => fields).find((one) => one.key === key);
  if (!field) return undefined;
  const column = field.columns?.find((one) => one.key === columnKey);
  return { field, ...(row === undefined ? {} : { row: Number(row) }), ...(column ? { column } : {}) };
}

/** Whether a place is one control among several of its field. */
export function isCell({ field, row, column }: FaultPlace): boolean {
  return isTable(field) ? column !== undefined : isList(field) && row !== undefined;
}
