/** Which fields of a template are asked for, which may be added, and which are answered already. */
import { completenessOf } from "../../domain/templates/completeness.ts";
import type { FieldGroup, TemplateDefinition } from "../../domain/templates/definition.ts";
import { isEmpty } from "../../domain/templates/missing.ts";
import type { Data } from "../../domain/templates/values.ts";

export interface GroupPlan {
  group: FieldGroup;
  /** Keys of what a passport cannot do without and does not have whole. */
  asked: string[];
  /** Keys of what else is empty. */
  open: string[];
  /** Keys of what has a value. */
  there: string[];
}

/** @param look keys of the fields that a person must see whatever they hold, such as those with a fault */
export function fieldPlan(
  template: TemplateDefinition,
  data: Data,
  look: ReadonlySet<string> = new Set(),
): GroupPlan[] {
  const missing = new Set(completenessOf(template.code, data).missing);
  return template.groups.map((group) => {
    const plan: GroupPlan = { group, asked: [], open: [], there: [] };
    for (const { key } of group.fields) {
      if (missing.has(key) || look.has(key)) plan.asked.push(key);
      else if (isEmpty(data[key])) plan.open.push(key);
      else plan.there.push(key);
    }
    return plan;
  });
}
