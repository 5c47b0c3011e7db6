/** What a kiosk prints with, as the server knows it. */
import type { Piece } from "../../formats/labels/piece.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { checkSupervised } from "../devices/enter.ts";
import { findDevice, updateDevice } from "../devices/rows.ts";
import { missing } from "../failure.ts";
import { logoOf } from "../labels/logo.ts";
import { aboutBlank, pieceOf, piecesOfRun, refuseNone } from "../labels/pieces.ts";
import type { LabelWork, Printers } from "../labels/print-pieces.ts";
import type { KeptTemplate } from "../labels/shape.ts";
import { builtInTemplates, getLabelTemplate, listOwnTemplates } from "../labels/templates.ts";
import type { Scope } from "../scope.ts";
import { getBlock, getCodes } from "../serial-blocks/read.ts";
import { checkChoice, presentPrinting } from "./choice.ts";
import type { KioskPrinting, LabelsWanted, PrintingChoice } from "./shape.ts";

export async function getPrinting(db: Queryable, scope: Scope, printers: Printers): Promise<KioskPrinting> {
  const device = await findDevice(db, scope, scope.actor.id ?? "");
  const templates = await listTemplates(db, scope);
  return presentPrinting(templates, printers, device?.printing as PrintingChoice | null | undefined);
}

/**
 * Sets what the kiosk prints with from now on.
 * @throws Failure resource_missing, invalid_value, reauthentication_required
 */
export async function keepPrinting(
  tx: Transaction,
  scope: Scope,
  printers: Printers,
  { supervisor, ...choice }: PrintingChoice & { supervisor?: string | null | undefined },
): Promise<KioskPrinting> {
  const row = await findDevice(tx, scope, scope.actor.id ?? "");
  if (!row) throw missing("device", scope.actor.id ?? "");
  const templates = await listTemplates(tx, scope);
  checkChoice(choice, templates, printers);
  await checkSupervised(tx, scope, { id: row.id, hasPin: row.pin_hash !== null }, supervisor);
  await updateDevice(tx, row.n, { printing: choice });
  const { template, way, printer } = choice;
  const name = templates.find(({ id }) => id === template)?.name ?? template;
  await recordActivity(tx, scope, "device.printing_set", row.id, { template: name, way, printer });
  return presentPrinting(templates, printers, choice);
}

/** @throws Failure resource_missing, invalid_value */
export async function findLabelWork(db: Queryable, scope: Scope, wanted: LabelsWanted): Promise<LabelWork> {
  const { job, run, serials, choice } = wanted;
  return {
    template: await getLabelTemplate(db, scope, choice.template),
    pieces:
      job === null
        ? await blankPieces(db, scope, run, serials)
        : await piecesOfRun(db, scope, job, run, { withVoided: false, serials }),
    logo: await logoOf(db, scope),
    dpi: choice.dpi,
  };
}

/** Labels of a block that are on no piece yet. @throws Failure resource_missing, invalid_value */
async function blankPieces(
  db: Queryable,
  scope: Scope,
  block: string,
  serials: readonly string[],
): Promise<Piece[]> {
  const { product } = await getBlock(db, scope, block);
  if (product !== null) throw missing("block of blank labels", block, "run");
  const wanted = new Set(serials);
  const about = aboutBlank(scope.company.name);
  const { codes } = await getCodes(db, scope, block);
  const pieces = codes
    .filter(({ serial }) => wanted.has(serial))
    .map(({ serial, url }) => pieceOf({ serial, url, status: "active" }, about));
  refuseNone(pieces);
  return pieces;
}

async function listTemplates(db: Queryable, scope: Scope): Promise<KeptTemplate[]> {
  return [...(await listOwnTemplates(db, scope)), ...builtInTemplates()];
}
