import type { Columns } from "../columns.ts";

/** What is made ready away from the server: serials reserved ahead, blank labels, and the devices that use them. */
export function defineKiosk(c: Columns) {
  /** Serials that were reserved by one request. */
  const serialBlocks = c.table(
    "serial_blocks",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      /** Null: blank labels, of which nobody knows yet what they will be sewn into. */
      product_n: c.integer("product_n"),
      passport_n: c.integer("passport_n"),
      /** `sequential` or `random`. */
      mode: c.text("mode").notNull(),
      /** The GTIN in the addresses of the block, for good; null: they are `/i/{uid}`. */
      gtin14: c.exact("gtin14"),
      first_serial: c.exact("first_serial").notNull(),
      last_serial: c.exact("last_serial").notNull(),
      quantity: c.integer("quantity").notNull(),
      /** Serials of it that no item has yet and that were not given back. */
      unused: c.integer("unused").notNull(),
      /** Who keeps it, in the words of whoever reserved it. */
      holder: c.text("holder"),
      /** Its holder prints from it where the server is out of reach. */
      held: c.flag("held"),
      reserved_by: c.json("reserved_by").notNull(),
      /** Calendar month (UTC, `YYYY-MM`) that it was counted in. */
      month: c.exact("month").notNull(),
      released: c.time("released"),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("serial_blocks_id").on(t.id),
      c.index("serial_blocks_dataset_id").on(t.dataset_n, t.id),
    ],
  );

  /** Serials that wait to become items, with the uid that their item will have. An item takes its row's place. */
  const reservedSerials = c.table(
    "reserved_serials",
    {
      n: c.key("n"),
      block_n: c.integer("block_n").notNull(),
      product_n: c.integer("product_n"),
      serial: c.caseless("serial").notNull(),
      uid: c.bytes("uid").notNull(),
      /** 0 waiting, 1 void: a label that was thrown away, whose address goes on saying so. */
      state: c.integer("state").notNull(),
    },
    (t) => [
      c.uniqueIndex("reserved_serials_uid").on(t.uid),
      c.uniqueIndex("reserved_serials_product_serial").on(t.product_n, c.folded(t.serial)),
      c.index("reserved_serials_block").on(t.block_n, t.n),
    ],
  );

  /** Kiosks. One that has no secret yet waits for its code to be typed in. */
  const devices = c.table(
    "devices",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      name: c.text("name").notNull(),
      /** SHA-256 of the code that it is paired with, until it is. */
      code_hash: c.exact("code_hash"),
      code_expires: c.time("code_expires"),
      /** SHA-256 of its cookie. */
      secret_hash: c.exact("secret_hash"),
      /** argon2id of the supervisors' PIN. */
      pin_hash: c.text("pin_hash"),
      /** Label and way out that it prints with; null: nobody has chosen. */
      printing: c.json("printing"),
      created_by: c.json("created_by").notNull(),
      paired: c.time("paired"),
      /** Written at most once a minute. */
      last_seen: c.time("last_seen"),
      revoked: c.time("revoked"),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("devices_id").on(t.id),
      c.uniqueIndex("devices_code").on(t.code_hash),
      c.uniqueIndex("devices_secret").on(t.secret_hash),
      c.index("devices_dataset_id").on(t.dataset_n, t.id),
    ],
  );

  /** The journal of codes: which was printed, written to a tag or spoiled, when, by whom, and why again. */
  const codeRecords = c.table(
    "code_records",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      /** What its maker calls it, so that it is taken in once. */
      reference: c.exact("reference").notNull(),
      /** 0: a blank label, of which nobody knows yet what it will be sewn into. */
      passport_n: c.integer("passport_n").notNull(),
      /** The uid of a blank label; null for others. */
      label_uid: c.exact("label_uid"),
      serial: c.caseless("serial").notNull(),
      /** `printed`, `written`, `failed`, `bound` or `voided`. */
      action: c.text("action").notNull(),
      /** Who stood there. */
      person: c.text("person"),
      /** Why it was done again, or what went wrong. */
      reason: c.text("reason"),
      tag_uid: c.exact("tag_uid"),
      recorded_by: c.json("recorded_by").notNull(),
      /** When it happened, by the clock of the machine where it did. */
      happened: c.time("happened").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("code_records_id").on(t.id),
      c.uniqueIndex("code_records_dataset_reference").on(t.dataset_n, t.reference),
      c.index("code_records_dataset_id").on(t.dataset_n, t.id),
      c.index("code_records_passport_serial").on(t.passport_n, c.folded(t.serial)),
    ],
  );

  return { serialBlocks, reservedSerials, devices, codeRecords };
}
