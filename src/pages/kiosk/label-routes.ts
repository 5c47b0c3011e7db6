/** Labels of a kiosk on their way out: to a printer that the operator set up, or as a file. */
import { Elysia } from "elysia";
import { parseObject, readText } from "../../api/kit/body.ts";
import type { Door } from "../../api/kit/door.ts";
import { parseWith } from "../../domain/faults.ts";
import { LabelsWanted, type PrintingChoice, type PrintLine } from "../../domain/kiosk/shape.ts";
import { drawLabels } from "../../domain/labels/draw-labels.ts";
import {
  findPrinter,
  type LabelWork,
  printPieces,
  refuseUnreadable,
} from "../../domain/labels/print-pieces.ts";
import type { Scope } from "../../domain/scope.ts";
import { kindOfFile } from "../../formats/labels/label-files.ts";
import { SHEETS } from "../../formats/labels/sheet.ts";
import { PrinterError } from "../../platform/label-printer.ts";
import { type FileOperation, type FileServices, fileResponse, serveFile } from "../kit/file-kit.ts";
import * as endpoints from "./endpoints.ts";
import { lineResponse } from "./lines.ts";

/** Where the labels of a kiosk come from: the server, or what a box keeps. */
export interface LabelSource {
  /** @throws Failure resource_missing, invalid_value */
  find(scope: Scope, wanted: LabelsWanted): Promise<LabelWork>;
  /** Writes down what left the kiosk. */
  note(
    scope: Scope,
    action: "labels.printed" | "labels.exported",
    wanted: LabelsWanted,
    work: LabelWork,
  ): Promise<void>;
}

export function labelRoutes(services: FileServices, door: Door, source: LabelSource) {
  const app = new Elysia({ prefix: "/kiosk/api" });
  for (const operation of [printOperation(source), fileOperation(source)])
    app.post(operation.endpoint.path, ({ request }) => serveFile(services, door, operation, request, {}), {
      parse: "none",
    });
  return app;
}

function printOperation({ find, note }: LabelSource): FileOperation {
  return {
    endpoint: endpoints.printKioskLabels,
    async answer({ config, log, ids }, { receive }) {
      const { body: wanted, scope } = await receive(readWanted);
      const printer = findPrinter(config.label_printers, wanted.choice.printer ?? "");
      const work = await find(scope, wanted);
      refuseUnreadable(work);
      const of = work.pieces.length;
      const left = new AbortController();
      const { response } = lineResponse<PrintLine>(ids.next(), left, async (send) => {
        send({ step: "printing", done: 0, of });
        try {
          await printPieces(printer, work, {
            signal: left.signal,
            onTaken: (labels) => send({ step: "printing", done: labels, of }),
          });
          await note(scope, "labels.printed", wanted, work);
          send({ step: "printed", labels: of });
        } catch (fault) {
          if (left.signal.aborted) return;
          if (fault instanceof PrinterError) {
            const code = fault.reached ? "stopped" : "unreachable";
            send({ step: "failed", code, message: fault.message });
            return;
          }
          log.error("the printing of labels broke off", { fault });
          send({ step: "failed", code: "stopped", message: "The printing broke off. Look at the printer." });
        }
      });
      return response;
    },
  };
}

function fileOperation({ find, note }: LabelSource): FileOperation {
  return {
    endpoint: endpoints.getKioskLabels,
    async answer(_, { receive }) {
      const { body: wanted, scope } = await receive(readWanted);
      const work = await find(scope, wanted);
      refuseUnreadable(work);
      const { template, pieces, dpi, logo } = work;
      const format = formatOf(wanted.choice);
      const name = template.sheet ?? "";
      const sheet = Object.hasOwn(SHEETS, name) ? SHEETS[name] : undefined;
      const content = drawLabels(template, pieces, {
        format,
        dpi,
        logo,
        sheet: format === "pdf" ? sheet : undefined,
      });
      await note(scope, "labels.exported", wanted, work);
      const { contentType, ending } = kindOfFile(format, pieces.length);
      return fileResponse(content, { contentType, name: `labels-${wanted.serials[0]}.${ending}` });
    },
  };
}

/** The dialog of a browser prints PDF. */
export function formatOf({ way, format }: PrintingChoice): PrintingChoice["format"] {
  return way === "dialog" ? "pdf" : format;
}

async function readWanted(request: Request): Promise<LabelsWanted> {
  return parseWith(LabelsWanted, parseObject(await readText(request)));
}
