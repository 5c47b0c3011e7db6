import { bindLabels, getLabel, voidLabel } from "../domain/serial-blocks/labels.ts";
import { makeFromBlock } from "../domain/serial-blocks/make.ts";
import { getBlock, getCodes, listBlocks } from "../domain/serial-blocks/read.ts";
import { releaseBlock } from "../domain/serial-blocks/release.ts";
import { reserveBlock } from "../domain/serial-blocks/reserve.ts";
import * as endpoints from "./endpoints/serial-blocks.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.createSerialBlock, {
    write: (tx, { scope, body }) => reserveBlock(tx, scope, body),
  }),
  implement(endpoints.listSerialBlocks, {
    read: (db, { scope, query, page }) => listBlocks(db, scope, query, page),
  }),
  implement(endpoints.getSerialBlock, { read: (db, { scope, params }) => getBlock(db, scope, params.id) }),
  implement(endpoints.getSerialBlockCodes, {
    read: (db, { scope, params }) => getCodes(db, scope, params.id),
  }),
  implement(endpoints.createItemsOfBlock, {
    write: (tx, { scope, params, body }) => makeFromBlock(tx, scope, params.id, body),
  }),
  implement(endpoints.releaseSerialBlock, {
    write: (tx, { scope, params, body }) => releaseBlock(tx, scope, params.id, body),
  }),
  implement(endpoints.bindLabels, {
    write: (tx, { scope, params, body }) => bindLabels(tx, scope, params.id, body.labels),
  }),
  implement(endpoints.getLabel, { read: (db, { scope, params }) => getLabel(db, scope, params.uid) }),
  implement(endpoints.voidLabel, { write: (tx, { scope, params }) => voidLabel(tx, scope, params.uid) }),
];
