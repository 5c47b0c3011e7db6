import { sql } from "drizzle-orm";
import type { Columns } from "../columns.ts";

/** Companies, their two data sets, the people in them and their keys. */
export function defineAccounts(c: Columns) {
  const accounts = c.table(
    "accounts",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      name: c.text("name").notNull(),
      handle: c.exact("handle").notNull(),
      plan: c.text("plan").notNull(),
      status: c.text("status").notNull(),
      /** `{products?, items_per_month?}`; absent: no limit. */
      limits: c.json("limits").notNull(),
      /** Whether holders of pieces may report events on public pages; null: they may not. */
      consumer_events: c.flag("consumer_events"),
      /** How its public pages look: logo, colours, links, languages; null: as Carnet draws them. */
      branding: c.json("branding"),
      created: c.time("created").notNull(),
    },
    (t) => [c.uniqueIndex("accounts_id").on(t.id)],
  );

  /** Every handle a company ever had: printed addresses go on leading to it. */
  const handles = c.table("handles", {
    handle: c.exact("handle").primaryKey(),
    account_n: c.integer("account_n").notNull(),
  });

  /** The live and the test data of a company: the scope of every row of business data. */
  const datasets = c.table(
    "datasets",
    {
      n: c.key("n"),
      account_n: c.integer("account_n").notNull(),
      livemode: c.flag("livemode").notNull(),
    },
    (t) => [c.uniqueIndex("datasets_account_livemode").on(t.account_n, t.livemode)],
  );

  /** Ed25519 keys that sign a data set's versions; the private part sealed under a data key. */
  const signingKeys = c.table(
    "signing_keys",
    {
      n: c.key("n"),
      dataset_n: c.integer("dataset_n").notNull(),
      kid: c.exact("kid").notNull(),
      public_jwk: c.json("public_jwk").notNull(),
      private_sealed: c.bytes("private_sealed").notNull(),
      created: c.time("created").notNull(),
      retired: c.time("retired"),
    },
    (t) => [
      c.uniqueIndex("signing_keys_kid").on(t.kid),
      c.uniqueIndex("signing_keys_current").on(t.dataset_n).where(sql`retired is null`),
    ],
  );

  const users = c.table(
    "users",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      /** Lower case. */
      email: c.exact("email").notNull(),
      name: c.text("name"),
      /** argon2id. */
      password_hash: c.text("password_hash").notNull(),
      /** May change the settings of the instance. */
      operator: c.flag("operator").notNull(),
      /** Secret of the second factor, sealed; null: there is none. */
      totp_sealed: c.bytes("totp_sealed"),
      /** The step of time whose code was used last: no code is taken twice. */
      totp_step: c.integer("totp_step"),
      created: c.time("created").notNull(),
    },
    (t) => [c.uniqueIndex("users_id").on(t.id), c.uniqueIndex("users_email").on(t.email)],
  );

  const members = c.table(
    "members",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      account_n: c.integer("account_n").notNull(),
      user_n: c.integer("user_n").notNull(),
      role: c.text("role").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("members_id").on(t.id),
      c.uniqueIndex("members_account_user").on(t.account_n, t.user_n),
      c.index("members_user").on(t.user_n),
    ],
  );

  const apiKeys = c.table(
    "api_keys",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      dataset_n: c.integer("dataset_n").notNull(),
      name: c.text("name").notNull(),
      /** SHA-256 of the whole key. */
      hash: c.exact("hash").notNull(),
      last4: c.text("last4").notNull(),
      created: c.time("created").notNull(),
      created_by: c.json("created_by").notNull(),
      last_used: c.time("last_used"),
      revoked: c.time("revoked"),
    },
    (t) => [
      c.uniqueIndex("api_keys_id").on(t.id),
      c.uniqueIndex("api_keys_hash").on(t.hash),
      c.index("api_keys_dataset").on(t.dataset_n, t.n),
    ],
  );

  return { accounts, handles, datasets, signingKeys, users, members, apiKeys };
}
