/** What a box prints with: the label templates and the logo of its company, kept for when there is no network. */
import { readPng } from "../../formats/labels/picture.ts";
import type { LabelTemplate } from "../../formats/labels/template.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { Failure, missing } from "../failure.ts";
import { checkChoice, presentPrinting } from "../kiosk/choice.ts";
import type { KioskPrinting, LabelsWanted, PrintingChoice } from "../kiosk/shape.ts";
import { type AboutPieces, aboutBlank, pieceOf, refuseNone } from "../labels/pieces.ts";
import type { LabelWork, Printers } from "../labels/print-pieces.ts";
import type { KeptTemplate } from "../labels/shape.ts";
import { builtInTemplates } from "../labels/templates.ts";
import { getFact, putFact } from "./facts.ts";
import { type BoxJobRow, findJob, findRun, listRunCodes, NO_JOB } from "./rows.ts";

export async function getPrinting(db: Queryable, printers: Printers): Promise<KioskPrinting> {
  return presentPrinting(await listTemplates(db), printers, await getFact(db, "printing"));
}

/** @throws Failure invalid_value */
export async function keepPrinting(
  tx: Transaction,
  printers: Printers,
  choice: PrintingChoice,
): Promise<KioskPrinting> {
  const templates = await listTemplates(tx);
  checkChoice(choice, templates, printers);
  await putFact(tx, "printing", choice);
  return presentPrinting(templates, printers, choice);
}

/** @throws Failure resource_missing, invalid_value */
export async function findLabelWork(
  db: Queryable,
  { job: jobId, run: runId, serials, choice }: LabelsWanted,
): Promise<LabelWork> {
  const job = jobId === null ? undefined : await findJob(db, jobId);
  const run = await findRun(db, runId);
  if (!run || run.job_id !== (jobId === null ? NO_JOB : job?.id)) throw missing("run on this box", runId);
  const template = (await listTemplates(db)).find(({ id }) => id === choice.template)?.template;
  if (!template)
    throw new Failure(
      "resource_missing",
      "This box does not have that label. Choose another one.",
      "template",
    );
  const about = await aboutOf(db, job);
  const wanted = new Set(serials);
  const pieces = (await listRunCodes(db, run.n))
    .filter(({ serial, voided }) => voided === null && wanted.has(serial))
    .map(({ serial, url }) => pieceOf({ serial, url, status: "active" }, about));
  refuseNone(pieces);
  const logo = (await getFact(db, "labels"))?.logo;
  return {
    template,
    pieces,
    logo: logo ? readPng(Uint8Array.fromBase64(logo)) : undefined,
    dpi: choice.dpi,
  };
}

/** @param job undefined for blank labels */
async function aboutOf(db: Queryable, job: BoxJobRow | undefined): Promise<AboutPieces> {
  const company = (await getFact(db, "company"))?.name ?? "";
  if (!job) return aboutBlank(company);
  const { fields, care } = (job.about as AboutPieces | null) ?? { fields: ownFields(job), care: [] };
  // A version tells the name that the company had when it was published.
  return { fields: { ...fields, company }, care };
}

/** Of a passport that came home before the box knew what labels say of it. */
function ownFields(job: {
  name: string;
  reference: string;
  gtin14: string | null;
  batch_number: string | null;
}) {
  const { name, reference, gtin14, batch_number } = job;
  return { name, reference, gtin: gtin14 ?? "", batch: batch_number ?? "" };
}

async function listTemplates(db: Queryable): Promise<KeptTemplate[]> {
  const own = (await getFact(db, "labels"))?.templates ?? [];
  return [
    ...own.map(
      ({ id, name, template }): KeptTemplate => ({
        object: "label_template",
        id,
        name,
        built_in: false,
        template: template as LabelTemplate,
        created: null,
        updated: null,
      }),
    ),
    ...builtInTemplates(),
  ];
}
