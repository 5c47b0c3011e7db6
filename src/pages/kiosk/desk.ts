/** The kiosk's requests as the server answers them. */
import { implement, type Operation } from "../../api/kit/endpoint.ts";
import { recordCodes } from "../../domain/code-records/record.ts";
import { checkSupervised } from "../../domain/devices/enter.ts";
import { findDevice } from "../../domain/devices/rows.ts";
import { missing } from "../../domain/failure.ts";
import { findScanned, getCodes, listJobs, makeBlanks, makeCodes, voidCode } from "../../domain/kiosk/desk.ts";
import { findLabelWork, getPrinting, keepPrinting } from "../../domain/kiosk/printing.ts";
import { previewWork } from "../../domain/labels/preview.ts";
import type { Printers } from "../../domain/labels/print-pieces.ts";
import { bindLabels } from "../../domain/serial-blocks/labels.ts";
import * as endpoints from "./endpoints.ts";

/** @param printers that the operator set up */
export const createOperations = (printers: Printers): Operation[] => [
  implement(endpoints.getKiosk, {
    async read(db, { scope }) {
      const device = await findDevice(db, scope, scope.actor.id ?? "");
      return {
        object: "kiosk" as const,
        name: scope.actor.name,
        company: scope.company.name,
        livemode: scope.livemode,
        has_pin: device?.pin_hash != null,
        sync: null,
      };
    },
  }),
  implement(endpoints.listKioskJobs, {
    read: async (db, { scope, query }) => ({
      data: await listJobs(db, scope, query.search),
      hasMore: false,
    }),
  }),
  implement(endpoints.findKioskCode, { read: (db, { scope, body }) => findScanned(db, scope, body.text) }),
  implement(endpoints.makeKioskCodes, { write: (tx, { scope, body }) => makeCodes(tx, scope, body) }),
  implement(endpoints.makeKioskBlanks, { write: (tx, { scope, body }) => makeBlanks(tx, scope, body) }),
  implement(endpoints.getKioskCodes, {
    read: (db, { scope, params }) => getCodes(db, scope, params.job, params.id),
  }),
  implement(endpoints.recordKioskCodes, {
    write: (tx, { scope, body }) => recordCodes(tx, scope, body.records),
  }),
  implement(endpoints.getKioskPrinting, { read: (db, { scope }) => getPrinting(db, scope, printers) }),
  implement(endpoints.keepKioskPrinting, {
    write: (tx, { scope, body }) => keepPrinting(tx, scope, printers, body),
  }),
  implement(endpoints.previewKioskLabels, {
    read: async (db, { scope, body }) => previewWork(await findLabelWork(db, scope, body)),
  }),
  implement(endpoints.bindKioskLabel, {
    async write(tx, { scope, body }) {
      const run = await bindLabels(tx, scope, body.job, [body.label]);
      return { object: "kiosk_done" as const, serial: run.created_count === 0 ? null : run.first_serial };
    },
  }),
  implement(endpoints.voidKioskCode, {
    async write(tx, { scope, body }) {
      const row = await findDevice(tx, scope, scope.actor.id ?? "");
      if (!row) throw missing("device", scope.actor.id ?? "");
      await checkSupervised(tx, scope, { id: row.id, hasPin: row.pin_hash !== null }, body.supervisor);
      await voidCode(tx, scope, body);
      return { object: "kiosk_done" as const, serial: body.serial };
    },
  }),
  // Nothing waits at the server, so there is nothing to settle.
  implement(endpoints.listKioskQueue, { read: () => ({ data: [], hasMore: false }) }),
  implement(endpoints.settleKioskEntry, {
    async write(_tx, { params }) {
      throw missing("entry of the queue", params.id);
    },
  }),
];
