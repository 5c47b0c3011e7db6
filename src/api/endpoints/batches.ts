import { Batch, BatchChanges, NewBatch } from "../../domain/batches/shape.ts";
import { endpoint } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

export const listBatches = endpoint({
  method: "GET",
  path: "/products/{id}/batches",
  noun: "Batches",
  name: "listBatches",
  summary: "List the batches of a product",
  description: "Newest first.",
  returns: Batch,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const createBatch = endpoint({
  method: "POST",
  path: "/products/{id}/batches",
  noun: "Batches",
  name: "createBatch",
  summary: "Create a batch",
  description:
    "A concrete production of a product. Its own values stand over the product's in its passport, which `POST /passports` issues with `batch`. Its `uid` is allotted here.",
  body: NewBatch,
  returns: Batch,
  fails: ["resource_missing", "product_archived", "batch_number_taken"],
  emits: ["batch.created"],
  example: {
    body: {
      batch_number: "L-2026-11",
      production_date: "2026-11-16",
      quantity: 1200,
      data: { factory: "Fiação do Ave", factory_country: "PT" },
    },
  },
});

export const getBatch = endpoint({
  method: "GET",
  path: "/products/{id}/batches/{batch}",
  noun: "Batches",
  name: "getBatch",
  summary: "Get a batch",
  returns: Batch,
  fails: ["resource_missing"],
});

export const changeBatch = endpoint({
  method: "POST",
  path: "/products/{id}/batches/{batch}",
  noun: "Batches",
  name: "changeBatch",
  summary: "Change a batch",
  description:
    "Send only what changes; in `data` only the sent keys change, and `null` deletes the batch's own value. The batch's passport shows it with its next version.",
  body: BatchChanges,
  returns: Batch,
  fails: ["resource_missing"],
  emits: ["batch.updated"],
  example: { body: { data: { factory: "Tecelagem de Guimarães" } } },
});
