/** The kiosk's requests as a box answers them from what it keeps. */
import { implement, type Operation } from "../../api/kit/endpoint.ts";
import {
  bindLabel,
  findScanned,
  getCodes,
  getState,
  listJobs,
  listQueue,
  makeBlanks,
  makeCodes,
  recordCodes,
  settle,
  voidCode,
} from "../../domain/box/desk.ts";
import { findLabelWork, getPrinting, keepPrinting } from "../../domain/box/labels.ts";
import { checkBoxSupervised } from "../../domain/box/supervise.ts";
import { previewWork } from "../../domain/labels/preview.ts";
import type { Printers } from "../../domain/labels/print-pieces.ts";
import * as endpoints from "./endpoints.ts";

/** @param printers that whoever started the box named */
export const createBoxOperations = (printers: Printers): Operation[] => [
  implement(endpoints.getKiosk, { read: (db) => getState(db) }),
  implement(endpoints.listKioskJobs, {
    read: async (db, { query }) => ({ data: await listJobs(db, query.search), hasMore: false }),
  }),
  implement(endpoints.findKioskCode, { read: (db, { body }) => findScanned(db, body.text) }),
  implement(endpoints.makeKioskCodes, { write: (tx, { scope, body }) => makeCodes(tx, scope, body) }),
  implement(endpoints.makeKioskBlanks, { write: (tx, { scope, body }) => makeBlanks(tx, scope, body) }),
  implement(endpoints.getKioskCodes, {
    read: (db, { params }) => getCodes(db, params.job, params.id),
  }),
  implement(endpoints.recordKioskCodes, {
    write: (tx, { scope, body }) => recordCodes(tx, scope, body.records),
  }),
  implement(endpoints.getKioskPrinting, { read: (db) => getPrinting(db, printers) }),
  implement(endpoints.keepKioskPrinting, {
    async write(tx, { scope, body: { supervisor, ...choice } }) {
      await checkBoxSupervised(tx, scope, supervisor);
      return keepPrinting(tx, printers, choice);
    },
  }),
  implement(endpoints.previewKioskLabels, {
    read: async (db, { body }) => previewWork(await findLabelWork(db, body)),
  }),
  implement(endpoints.bindKioskLabel, {
    write: async (tx, { scope, body }) => ({
      object: "kiosk_done" as const,
      serial: await bindLabel(tx, scope, body),
    }),
  }),
  implement(endpoints.voidKioskCode, {
    async write(tx, { scope, body }) {
      await checkBoxSupervised(tx, scope, body.supervisor);
      await voidCode(tx, scope, body);
      return { object: "kiosk_done" as const, serial: body.serial };
    },
  }),
  implement(endpoints.listKioskQueue, {
    read: async (db) => ({ data: await listQueue(db), hasMore: false }),
  }),
  implement(endpoints.settleKioskEntry, {
    async write(tx, { scope, params, body }) {
      await checkBoxSupervised(tx, scope, body.supervisor);
      await settle(tx, scope, params.id, body);
      return { object: "kiosk_done" as const, serial: null };
    },
  }),
];
