import { ItemRun } from "../../domain/items/shape.ts";
import {
  ItemsOfBlock,
  Label,
  LabelBinding,
  NewSerialBlock,
  Release,
  SerialBlock,
  SerialBlockCodes,
  SerialBlockFilters,
} from "../../domain/serial-blocks/shape.ts";
import { endpoint } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

const NOUN = "Serial blocks";
const LABELS = "Labels";

export const createSerialBlock = endpoint({
  method: "POST",
  path: "/serial_blocks",
  noun: NOUN,
  name: "createSerialBlock",
  summary: "Reserve a block of serials",
  description:
    "Serials that nobody else can take, with the addresses that their items will have: to print labels where there is no network, and register the pieces later. They count against the plan's items of this month now. Without a `passport` the block is of blank labels, which are bound when they are sewn in.",
  body: NewSerialBlock,
  returns: SerialBlock,
  fails: [
    "resource_missing",
    "passport_withdrawn",
    "serial_too_long",
    "gs1_key_taken",
    "plan_limit_reached",
    "test_limit_reached",
  ],
  example: { body: { passport: "01KAG0C2H7J1M5P9R3T6V8X4Z0", quantity: 500, holder: "Line 2" } },
});

export const listSerialBlocks = endpoint({
  method: "GET",
  path: "/serial_blocks",
  noun: NOUN,
  name: "listSerialBlocks",
  summary: "List blocks of serials",
  description: "Newest first.",
  query: SerialBlockFilters,
  returns: SerialBlock,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const getSerialBlock = endpoint({
  method: "GET",
  path: "/serial_blocks/{id}",
  noun: NOUN,
  name: "getSerialBlock",
  summary: "Get a block of serials",
  returns: SerialBlock,
  fails: ["resource_missing"],
});

export const getSerialBlockCodes = endpoint({
  method: "GET",
  path: "/serial_blocks/{id}/codes",
  noun: NOUN,
  name: "getSerialBlockCodes",
  summary: "Get the unused serials of a block",
  description: "In their order, each with the address that its item will have.",
  returns: SerialBlockCodes,
  fails: ["resource_missing"],
});

export const createItemsOfBlock = endpoint({
  method: "POST",
  path: "/serial_blocks/{id}/items",
  noun: NOUN,
  name: "createItemsOfBlock",
  summary: "Create the items of reserved serials",
  description:
    "Can be repeated safely, also without an `Idempotency-Key` and also days later: serials that became items from this block before stay as they are, and `created_count` tells how many were made now. When all of them were, the answer is the run of the first of them, with a count of 0.",
  body: ItemsOfBlock,
  returns: ItemRun,
  fails: ["resource_missing", "passport_withdrawn"],
  emits: ["passport.items_created"],
  example: { body: { serials: ["000413", "000414"] } },
});

export const releaseSerialBlock = endpoint({
  method: "POST",
  path: "/serial_blocks/{id}/release",
  noun: NOUN,
  name: "releaseSerialBlock",
  summary: "Give unused serials of a block back",
  description:
    "They are free again, and no longer counted. Blank labels become void instead, since they may be printed: their addresses go on saying so.",
  body: Release,
  returns: SerialBlock,
  fails: ["resource_missing", "serial_block_held"],
  example: { body: {} },
});

export const bindLabels = endpoint({
  method: "POST",
  path: "/passports/{id}/labels",
  noun: LABELS,
  name: "bindLabels",
  summary: "Bind blank labels to a passport",
  description:
    "Makes an item of each label: all of them or none. Labels that are on pieces of this passport already stay as they are, so a repeat changes nothing.",
  body: LabelBinding,
  returns: ItemRun,
  fails: ["resource_missing", "passport_withdrawn", "serial_taken", "item_voided", "gs1_key_taken"],
  emits: ["passport.items_created"],
  example: { body: { labels: ["https://id.example.com/i/0b4x7m2q9t1v6z8d"] } },
});

export const getLabel = endpoint({
  method: "GET",
  path: "/labels/{uid}",
  noun: LABELS,
  name: "getLabel",
  summary: "Get a label",
  description: "By the uid in its address, whether it is on a piece or not.",
  returns: Label,
  fails: ["resource_missing"],
});

export const voidLabel = endpoint({
  method: "POST",
  path: "/labels/{uid}/void",
  noun: LABELS,
  name: "voidLabel",
  summary: "Void a blank label",
  description: "One that was spoiled or lost. Its address goes on answering, and says so.",
  returns: Label,
  fails: ["resource_missing", "item_voided"],
});
