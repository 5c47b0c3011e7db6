import { bindTag } from "../domain/items/bind-tag.ts";
import { createItems } from "../domain/items/create.ts";
import { getItem, listItems, listItemsOfPassport } from "../domain/items/read.ts";
import { voidItem } from "../domain/items/void.ts";
import * as endpoints from "./endpoints/items.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.createItems, {
    write: (tx, { scope, params, body }) => createItems(tx, scope, params.id, body),
  }),
  implement(endpoints.listItemsOfPassport, {
    read: (db, { scope, params, query, page }) => listItemsOfPassport(db, scope, params.id, query, page),
  }),
  implement(endpoints.listItems, {
    read: (db, { scope, query, page }) => listItems(db, scope, query, page),
  }),
  implement(endpoints.getItem, { read: (db, { scope, params }) => getItem(db, scope, params.id) }),
  implement(endpoints.voidItem, {
    write: (tx, { scope, params, body }) => voidItem(tx, scope, params.id, body.reason),
  }),
  implement(endpoints.bindItemTag, {
    write: (tx, { scope, params, body }) => bindTag(tx, scope, params.id, body),
  }),
];
