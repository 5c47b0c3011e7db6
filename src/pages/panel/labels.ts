import { closingFor, readLimited } from "../../api/kit/body.ts";
import { implement, type Operation } from "../../api/kit/endpoint.ts";
import { recordActivity } from "../../domain/activity/record.ts";
import { Failure } from "../../domain/failure.ts";
import { parseWith } from "../../domain/faults.ts";
import { adviseOnLabels, drawCalibration, drawLabels } from "../../domain/labels/draw-labels.ts";
import { LOGO_BYTES, logoOf, setLogo } from "../../domain/labels/logo.ts";
import { aboutPassport, pieceOf, piecesOfRun, samplePiece } from "../../domain/labels/pieces.ts";
import { previewSvg } from "../../domain/labels/preview.ts";
import { printRun } from "../../domain/labels/print-run.ts";
import {
  type CountedPreview,
  LabelPreviewRequest,
  PrintRequest,
  RunFormat,
  RunLabelsQuery,
} from "../../domain/labels/shape.ts";
import {
  changeLabelTemplate,
  createLabelTemplate,
  getLabelDesk,
  getLabelTemplate,
  removeLabelTemplate,
} from "../../domain/labels/templates.ts";
import type { Scope } from "../../domain/scope.ts";
import { utcDate } from "../../formats/calendar-date.ts";
import { kindOfFile } from "../../formats/labels/label-files.ts";
import type { Piece } from "../../formats/labels/piece.ts";
import { type Correction, SHEETS } from "../../formats/labels/sheet.ts";
import { timeOfId } from "../../platform/ids.ts";
import { type FileOperation, fileResponse, jsonFile } from "../kit/file-kit.ts";
import * as endpoints from "./endpoints/labels.ts";
import type { PanelServices } from "./services.ts";

export const operations: readonly Operation[] = [
  implement(endpoints.createLabelTemplate, {
    write: (tx, { scope, body }) => createLabelTemplate(tx, scope, body.template),
  }),
  implement(endpoints.changeLabelTemplate, {
    write: (tx, { scope, params, body }) => changeLabelTemplate(tx, scope, params.id, body.template),
  }),
  implement(endpoints.removeLabelTemplate, {
    write: (tx, { scope, params }) => removeLabelTemplate(tx, scope, params.id),
  }),
];

/** Bytes of a request in JSON: a template of sixty elements has a tenth of it. */
const JSON_BYTES = 256 * 1024;

export const fileOperations: readonly FileOperation<PanelServices>[] = [
  {
    endpoint: endpoints.getLabelDesk,
    async answer({ db, config }, { scope }) {
      return jsonFile(await getLabelDesk(db.reader, scope, config.label_printers));
    },
  },
  {
    endpoint: endpoints.previewLabel,
    async answer({ db }, { receive }) {
      const { body, scope } = await receive(readJson);
      const wish = parseWith(LabelPreviewRequest, body);
      const logo = await logoOf(db.reader, scope);
      const pieces = await piecesToShow({ db }, scope, wish);
      const supplies = { dpi: wish.dpi, logo };
      const preview: CountedPreview = {
        object: "label_preview",
        svg: previewSvg(wish.template, pieces[0] ?? samplePiece(scope), supplies),
        advice: adviseOnLabels(wish.template, pieces, supplies),
        labels: pieces.length,
      };
      return jsonFile(preview);
    },
  },
  {
    endpoint: endpoints.setLabelLogo,
    async answer({ db }, { receive }) {
      const { body, scope } = await receive((request) => readBody(request, LOGO_BYTES));
      await setLogo(db, scope, body.length === 0 ? undefined : body);
      return jsonFile({ object: "label_logo", logo: body.length > 0 });
    },
  },
  {
    endpoint: endpoints.calibrateSheet,
    async answer(_, { params, query }) {
      const name = params["sheet"] ?? "";
      const sheet = Object.hasOwn(SHEETS, name) ? SHEETS[name] : undefined;
      if (!sheet) throw new Failure("resource_missing", `There is no sheet "${name.slice(0, 60)}".`, "sheet");
      const wish = parseWith(RunLabelsQuery, Object.fromEntries(query));
      return fileResponse(drawCalibration(sheet, correctionOf(wish)), {
        contentType: "application/pdf",
        name: `calibration-${name}.pdf`,
      });
    },
  },
  {
    endpoint: endpoints.exportRun,
    async answer({ db }, { scope, params, query }) {
      const { id = "", run = "" } = params;
      const format = RunFormat.safeParse(params["format"]).data;
      if (!format)
        throw new Failure("path_unknown", `Labels are exported as ${RunFormat.options.join(", ")}.`);
      const wish = parseWith(RunLabelsQuery, Object.fromEntries(query));
      const template = await getLabelTemplate(db.reader, scope, wish.template ?? "code");
      const pieces = await piecesOfRun(db.reader, scope, id, run, { withVoided: format === "csv" });
      const sheetName = wish.sheet ?? template.sheet ?? "roll";
      const content = drawLabels(template, pieces, {
        format,
        sheet: format === "pdf" && Object.hasOwn(SHEETS, sheetName) ? SHEETS[sheetName] : undefined,
        correction: correctionOf(wish),
        start: wish.start,
        dpi: wish.dpi,
        codes: wish.codes,
        logo: await logoOf(db.reader, scope),
      });
      await db.write((tx) =>
        recordActivity(tx, scope, "labels.exported", run, {
          passport: id,
          format,
          template: template.name,
          labels: pieces.length,
        }),
      );
      const { contentType, ending } = kindOfFile(format, pieces.length);
      const kind = ending === "zip" && format !== "zip" ? `-${format}` : "";
      return fileResponse(content, { contentType, name: `${nameOfRun(pieces, run)}${kind}.${ending}` });
    },
  },
  {
    endpoint: endpoints.printRun,
    async answer({ db, config }, { params, receive }) {
      const { body, scope } = await receive(readJson);
      const wish = parseWith(PrintRequest, body);
      const { id = "", run = "" } = params;
      return jsonFile(
        await printRun({ db, printers: config.label_printers }, scope, { passport: id, run }, wish),
      );
    },
  },
];

/** What a run's files are called: `SP-100-labels-12-2026-11-30`, by its product, how many, and the day it was made. */
function nameOfRun([first, ...others]: readonly Piece[], run: string): string {
  const reference = (first?.fields["reference"] ?? "")
    .replace(/[^\w.-]+/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "");
  return `${reference}-labels-${others.length + 1}-${utcDate(timeOfId(run) / 1000)}`.replace(/^-/, "");
}

/** Of a run where one is named; of a passport without pieces, and of none, a sample. */
async function piecesToShow(
  { db }: Pick<PanelServices, "db">,
  scope: Scope,
  { passport, run }: { passport?: string | undefined; run?: string | undefined },
): Promise<Piece[]> {
  if (passport === undefined) return [samplePiece(scope)];
  if (run !== undefined) {
    const pieces = await piecesOfRun(db.reader, scope, passport, run, { withVoided: true });
    const active = pieces.filter(({ fields }) => fields["status"] === "active");
    if (active.length > 0) return active;
  }
  const { url, fields } = samplePiece(scope);
  const serial = fields["serial"] ?? "";
  return [pieceOf({ serial, url, status: "active" }, await aboutPassport(db.reader, scope, passport))];
}

function correctionOf({ offset_x, offset_y, pitch_x, pitch_y }: RunLabelsQuery): Correction {
  return { offset: { x: offset_x ?? 0, y: offset_y ?? 0 }, pitch: { x: pitch_x ?? 0, y: pitch_y ?? 0 } };
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBody(request, JSON_BYTES);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Failure("invalid_json", "The body is no JSON. Send an object.");
  }
}

function readBody(request: Request, limitBytes: number): Promise<Uint8Array> {
  return readLimited(
    request,
    limitBytes,
    () =>
      new Failure(
        "body_too_large",
        `The body is larger than ${limitBytes} bytes.`,
        undefined,
        closingFor(request),
      ),
  );
}
