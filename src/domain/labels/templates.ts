import { BUILT_IN_TEMPLATES } from "../../formats/labels/built-in.ts";
import { SHEETS } from "../../formats/labels/sheet.ts";
import type { LabelTemplate } from "../../formats/labels/template.ts";
import type { PrinterAddress } from "../../platform/label-printer.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, missing } from "../failure.ts";
import type { Scope } from "../scope.ts";
import {
  countTemplates,
  deleteTemplate,
  findLogo,
  findTemplateRow,
  insertTemplate,
  listTemplateRows,
  type TemplateRow,
  updateTemplate,
} from "./rows.ts";
import { type KeptTemplate, type LabelDesk, MOST_TEMPLATES, type OwnLabelTemplate } from "./shape.ts";

/** Everything that somebody chooses from who prints labels: templates of the company first. */
export async function getLabelDesk(
  db: Queryable,
  scope: Scope,
  printers: ReadonlyMap<string, PrinterAddress>,
): Promise<LabelDesk> {
  const own = await listTemplateRows(db, scope, MOST_TEMPLATES);
  return {
    object: "label_desk",
    templates: [...own.map(present), ...builtInTemplates()],
    sheets: Object.entries(SHEETS).map(([name, { columns, rows, label }]) => ({
      name,
      columns,
      rows,
      ...label,
    })),
    printers: [...printers.keys()],
    logo: (await findLogo(db, scope)) !== undefined,
  };
}

/** The templates that come with Carnet. */
export function builtInTemplates(): KeptTemplate[] {
  return Object.keys(BUILT_IN_TEMPLATES).flatMap((code) => builtIn(code) ?? []);
}

/** The templates that the company made for itself, the oldest first. */
export async function listOwnTemplates(db: Queryable, scope: Scope): Promise<KeptTemplate[]> {
  return (await listTemplateRows(db, scope, MOST_TEMPLATES)).map(present);
}

/**
 * The same page by page, the newest first as in every list.
 * @throws Failure resource_missing for a `startingAfter` that the company does not have
 */
export async function pageOfTemplates(
  db: Queryable,
  scope: Scope,
  { limit, startingAfter }: PageRequest,
): Promise<{ data: OwnLabelTemplate[]; hasMore: boolean }> {
  const rows = (await listTemplateRows(db, scope, MOST_TEMPLATES)).toReversed();
  const from = startingAfter === undefined ? 0 : rows.findIndex(({ id }) => id === startingAfter) + 1;
  if (startingAfter !== undefined && from === 0)
    throw missing("label template", startingAfter, "starting_after");
  return {
    data: rows.slice(from, from + limit).map(({ id, name, template, created, updated }) => ({
      id,
      object: "label_template",
      livemode: scope.livemode,
      created,
      name,
      template: template as Record<string, unknown>,
      updated,
    })),
    hasMore: from + limit < rows.length,
  };
}

/**
 * A template by its id, or by the code of one that comes with Carnet.
 * @throws Failure resource_missing
 */
export async function getLabelTemplate(
  db: Queryable,
  scope: Scope,
  idOrCode: string,
): Promise<LabelTemplate> {
  const known = builtIn(idOrCode);
  if (known) return known.template;
  const row = await findTemplateRow(db, scope, idOrCode);
  if (!row) throw missing("label template", idOrCode, "template");
  return present(row).template;
}

/** @throws Failure invalid_value when the company has as many as it may */
export async function createLabelTemplate(
  tx: Transaction,
  scope: Scope,
  template: LabelTemplate,
): Promise<KeptTemplate> {
  if ((await countTemplates(tx, scope)) >= MOST_TEMPLATES)
    throw new Failure(
      "invalid_value",
      `A company has at most ${MOST_TEMPLATES} label templates. Remove one that is not used.`,
    );
  const { now } = scope;
  const row = {
    id: scope.ids.next(),
    account_n: scope.company.n,
    name: template.name,
    template,
    created: now,
    updated: now,
  };
  await insertTemplate(tx, row);
  await recordActivity(tx, scope, "label_template.created", row.id, { name: row.name });
  return present(row);
}

/** @throws Failure resource_missing */
export async function changeLabelTemplate(
  tx: Transaction,
  scope: Scope,
  id: string,
  template: LabelTemplate,
): Promise<KeptTemplate> {
  const row = await findTemplateRow(tx, scope, id);
  if (!row) throw missing("label template", id);
  const change = { name: template.name, template, updated: scope.now };
  await updateTemplate(tx, scope, id, change);
  await recordActivity(tx, scope, "label_template.updated", id, { name: template.name });
  return present({ ...row, ...change });
}

/** @throws Failure resource_missing */
export async function removeLabelTemplate(tx: Transaction, scope: Scope, id: string): Promise<KeptTemplate> {
  const row = await findTemplateRow(tx, scope, id);
  if (!row) throw missing("label template", id);
  await deleteTemplate(tx, scope, id);
  await recordActivity(tx, scope, "label_template.removed", id, { name: row.name });
  return present(row);
}

function present({ id, name, template, created, updated }: Omit<TemplateRow, "n">): KeptTemplate {
  return {
    object: "label_template",
    id,
    name,
    built_in: false,
    template: template as LabelTemplate,
    created,
    updated,
  };
}

function builtIn(code: string): KeptTemplate | undefined {
  const template = Object.hasOwn(BUILT_IN_TEMPLATES, code) ? BUILT_IN_TEMPLATES[code] : undefined;
  return (
    template && {
      object: "label_template",
      id: code,
      name: template.name,
      built_in: true,
      template,
      created: null,
      updated: null,
    }
  );
}
