import { Item, ItemFilters, ItemRun, NewItems, PassportItemFilters, Void } from "../../domain/items/shape.ts";
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
  description: "Newest first, of all passports. `serial` and `product` together find one item.",
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
