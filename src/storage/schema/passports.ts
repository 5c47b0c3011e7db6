import { sql } from "drizzle-orm";
import type { Columns } from "../columns.ts";

/** Passports, their versions and addresses, and the pieces under them. */
export function definePassports(c: Columns) {
  const passports = c.table(
    "passports",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      product_n: c.integer("product_n").notNull(),
      batch_n: c.integer("batch_n"),
      uid: c.exact("uid").notNull(),
      /** Path of the permanent address, fixed at the first issue. */
      path: c.exact("path").notNull(),
      status: c.text("status").notNull(),
      version: c.integer("version").notNull(),
      content_sha256: c.exact("content_sha256").notNull(),
      published: c.time("published").notNull(),
      replaces_n: c.integer("replaces_n"),
      withdrawn_at: c.time("withdrawn_at"),
      withdraw_reason: c.text("withdraw_reason"),
      items_count: c.integer("items_count").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("passports_id").on(t.id),
      c.uniqueIndex("passports_uid").on(t.uid),
      c
        .uniqueIndex("passports_issued_product")
        .on(t.product_n)
        .where(sql`status = 'issued' and batch_n is null`),
      c
        .uniqueIndex("passports_issued_batch")
        .on(t.batch_n)
        .where(sql`status = 'issued' and batch_n is not null`),
      c.uniqueIndex("passports_replaces").on(t.replaces_n),
      c.index("passports_dataset_id").on(t.dataset_n, t.id),
      c.index("passports_product_id").on(t.product_n, t.id),
    ],
  );

  /** Published versions: immutable. `content` is the exact text whose UTF-8 bytes were hashed and signed. */
  const passportVersions = c.table(
    "passport_versions",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      passport_n: c.integer("passport_n").notNull(),
      version: c.integer("version").notNull(),
      content: c.text("content").notNull(),
      sha256: c.exact("sha256").notNull(),
      signature: c.text("signature").notNull(),
      /** Canonical text of the restricted fields and the salt of their commitment, both sealed. */
      restricted_sealed: c.bytes("restricted_sealed").notNull(),
      change_note: c.text("change_note"),
      actor: c.json("actor").notNull(),
      published: c.time("published").notNull(),
    },
    (t) => [
      c.uniqueIndex("passport_versions_id").on(t.id),
      c.uniqueIndex("passport_versions_passport_version").on(t.passport_n, t.version),
    ],
  );

  /** Live GS1 keys: one owner on a site, for ever. */
  const gs1Keys = c.table(
    "gs1_keys",
    {
      key: c.exact("key").primaryKey(),
      dataset_n: c.integer("dataset_n").notNull(),
      product_n: c.integer("product_n").notNull(),
      batch_n: c.integer("batch_n"),
    },
    (t) => [c.index("gs1_keys_product").on(t.product_n)],
  );

  /** GTINs of live GS1 keys: all keys with one are of one data set, for ever. */
  const gs1Gtins = c.table("gs1_gtins", {
    gtin14: c.exact("gtin14").primaryKey(),
    dataset_n: c.integer("dataset_n").notNull(),
  });

  /** A run of pieces made by one request. */
  const itemRuns = c.table(
    "item_runs",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      product_n: c.integer("product_n").notNull(),
      passport_n: c.integer("passport_n").notNull(),
      /**
       * Unix milliseconds: the time part of the ids of the run and of all its items. No two runs of a data set have
       * the same, so that the order of runs is the order of ids.
       */
      created_ms: c.integer("created_ms").notNull(),
      /** `own`, `sequential` or `random`: where the serials came from. */
      mode: c.text("mode").notNull(),
      /** The GTIN in the addresses of the run's items, for good; null: they are `/i/{uid}`. */
      gtin14: c.exact("gtin14"),
      items_count: c.integer("items_count").notNull(),
      /** The block whose serials the items have; null: they had none. */
      block_n: c.integer("block_n"),
    },
    (t) => [
      c.uniqueIndex("item_runs_dataset_created").on(t.dataset_n, t.created_ms),
      c.index("item_runs_product_created").on(t.product_n, t.created_ms),
      c.index("item_runs_passport_created").on(t.passport_n, t.created_ms),
    ],
  );

  /**
   * Pieces: many, so a row is small. The public id is not stored: its time part is the run's, its random part is
   * `uid`, the 80 random bits that also make the address of the piece's page. The passport is the run's. Within a
   * run the uids begin alike, so that a run touches few pages, and ascend with `n`, so that the order of rows is the
   * order of ids. The uid is the key, and on SQLite the table is one tree in its order (`WITHOUT ROWID`): an item by its
   * uid is one look-up, and so is its uid by the serial, since every index ends with the key.
   */
  const items = c.table(
    "items",
    {
      /** What other rows point at; it ascends in the order in which items were made. */
      n: c.counted("n"),
      uid: c.bytes("uid").primaryKey(),
      product_n: c.integer("product_n").notNull(),
      run_n: c.integer("run_n").notNull(),
      serial: c.caseless("serial").notNull(),
      /** 0 active, 1 voided. */
      state: c.integer("state").notNull(),
    },
    (t) => [
      c.uniqueIndex("items_n").on(t.n),
      c.uniqueIndex("items_product_serial").on(t.product_n, c.folded(t.serial)),
      c.index("items_run").on(t.run_n, t.n),
    ],
  );

  /** When and why a piece was voided: few are. */
  const itemVoids = c.table(
    "item_voids",
    {
      n: c.key("n"),
      item_n: c.integer("item_n").notNull(),
      voided: c.time("voided").notNull(),
      reason: c.text("reason").notNull(),
    },
    (t) => [c.uniqueIndex("item_voids_item").on(t.item_n)],
  );

  /** The NFC tag on a piece: few have one. */
  const itemTags = c.table(
    "item_tags",
    {
      n: c.key("n"),
      dataset_n: c.integer("dataset_n").notNull(),
      item_n: c.integer("item_n").notNull(),
      /** UID of the tag, in hexadecimal, small letters. */
      uid: c.exact("uid").notNull(),
      bound: c.time("bound").notNull(),
    },
    (t) => [
      c.uniqueIndex("item_tags_item").on(t.item_n),
      c.uniqueIndex("item_tags_dataset_uid").on(t.dataset_n, t.uid),
    ],
  );

  /** The last number of a product's sequence under a prefix, which is folded to small letters. */
  const itemCounters = c.table(
    "item_counters",
    {
      n: c.key("n"),
      product_n: c.integer("product_n").notNull(),
      prefix: c.exact("prefix").notNull(),
      last: c.integer("last").notNull(),
    },
    (t) => [c.uniqueIndex("item_counters_product_prefix").on(t.product_n, t.prefix)],
  );

  /** Items made in a calendar month (UTC, `YYYY-MM`), voided ones too: what the limits count. */
  const itemUsage = c.table(
    "item_usage",
    {
      n: c.key("n"),
      dataset_n: c.integer("dataset_n").notNull(),
      month: c.exact("month").notNull(),
      items: c.integer("items").notNull(),
    },
    (t) => [c.uniqueIndex("item_usage_dataset_month").on(t.dataset_n, t.month)],
  );

  return {
    passports,
    passportVersions,
    gs1Keys,
    gs1Gtins,
    itemRuns,
    items,
    itemVoids,
    itemTags,
    itemCounters,
    itemUsage,
  };
}
