import {
  Item,
  ItemFilters,
  ItemRun,
  ItemTag,
  NewItems,
  PassportItemFilters,
  Void,
} from "../../domain/items/shape.ts";
import { endpoint } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

export const createItems = endpoint({
  method: "POST",
  path: "/passports/{id}/items",
  noun: "Items",
  name: "createItems",
  summary: "Create items",
  description:
    "Individual pieces under a passport, at most 5000 in one request: all of them or none. Send your own `serials`, or a `quantity` to be generated. A serial is unique in its product, whatever the case of its letters. Without an `Idempotency-Key` a repeat makes another series.",
  body: NewItems,
  returns: ItemRun,
  fails: [
    "resource_missing",
    "passport_withdrawn",
    "serial_taken",
    "serial_too_long",
    "gs1_key_taken",
    "plan_limit_reached",
    "test_limit_reached",
  ],
  emits: ["passport.items_created"],
  example: { body: { quantity: 250, prefix: "A-" } },
});

export const listItemsOfPassport = endpoint({
  method: "GET",
  path: "/passports/{id}/items",
  noun: "Items",
  name: "listItemsOfPassport",
  summary: "List the items of a passport",
  description: "Newest first.",
  query: PassportItemFilters,
  returns: Item,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const listItems = endpoint({
  method: "GET",
  path: "/items",
  noun: "Items",
  name: "listItems",
  summary: "List items",
  description:
    "Newest first, of all passports. `serial` and `product` together find one item, and so does `nfc_uid`.",
  query: ItemFilters,
  returns: Item,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const getItem = endpoint({
  method: "GET",
  path: "/items/{id}",
  noun: "Items",
  name: "getItem",
  summary: "Get an item",
  returns: Item,
  fails: ["resource_missing"],
});

export const voidItem = endpoint({
  method: "POST",
  path: "/items/{id}/void",
  noun: "Items",
  name: "voidItem",
  summary: "Void an item",
  description: "Cannot be undone. Its address goes on answering, with a page that says so first.",
  body: Void,
  returns: Item,
  fails: ["resource_missing", "item_voided"],
  emits: ["item.voided"],
  example: { body: { reason: "Destroyed in the final inspection." } },
});

export const bindItemTag = endpoint({
  method: "POST",
  path: "/items/{id}/tag",
  noun: "Items",
  name: "bindItemTag",
  summary: "Bind an NFC tag to an item",
  description:
    "Remembers which tag is on the piece, by the UID that its reader tells: a tag belongs to one item of the data set, and an item has one tag. Binding the same again changes nothing. `GET /items?nfc_uid=…` finds the item of a tag.",
  body: ItemTag,
  returns: Item,
  fails: ["resource_missing", "item_voided", "item_has_tag", "nfc_uid_taken"],
  example: { body: { nfc_uid: "04a23b5c6d8180" } },
});
