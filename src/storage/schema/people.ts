import type { Columns } from "../columns.ts";

/** How people who sign in are known again, and how further ones come. */
export function definePeople(c: Columns) {
  /** A browser that somebody signed in with. Whether it has ended follows from its times; signed out, it is gone. */
  const userSessions = c.table(
    "user_sessions",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      user_n: c.integer("user_n").notNull(),
      /** SHA-256 of the cookie. */
      secret_hash: c.exact("secret_hash").notNull(),
      /** IP address and browser of the latest use. */
      address: c.text("address"),
      user_agent: c.text("user_agent"),
      /** When the person last proved who they are: at sign-in, or again for what needs it. */
      confirmed: c.time("confirmed").notNull(),
      /** Written at most once a minute. */
      last_seen: c.time("last_seen").notNull(),
      /** The end, however much it is used. */
      expires: c.time("expires").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("user_sessions_id").on(t.id),
      c.uniqueIndex("user_sessions_secret").on(t.secret_hash),
      c.index("user_sessions_user").on(t.user_n),
    ],
  );

  /** Codes for who has lost the second factor: each works once. */
  const recoveryCodes = c.table(
    "recovery_codes",
    {
      n: c.key("n"),
      user_n: c.integer("user_n").notNull(),
      /** SHA-256. */
      hash: c.exact("hash").notNull(),
      used: c.time("used"),
    },
    (t) => [c.uniqueIndex("recovery_codes_user_hash").on(t.user_n, t.hash)],
  );

  const passkeys = c.table(
    "passkeys",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      user_n: c.integer("user_n").notNull(),
      /** What the authenticator calls it, base64url. */
      credential_id: c.exact("credential_id").notNull(),
      /** COSE. */
      public_key: c.bytes("public_key").notNull(),
      /** How often it signed, as it counts itself; some do not count and stay at 0. */
      counter: c.integer("counter").notNull(),
      transports: c.json("transports").notNull(),
      name: c.text("name").notNull(),
      last_used: c.time("last_used"),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("passkeys_id").on(t.id),
      c.uniqueIndex("passkeys_credential").on(t.credential_id),
      c.index("passkeys_user").on(t.user_n),
    ],
  );

  /**
   * What somebody has begun and must bring back once: a second factor to enter, a challenge of a passkey, a link to
   * choose a new password by.
   */
  const tickets = c.table(
    "tickets",
    {
      n: c.key("n"),
      /** SHA-256 of the ticket. */
      secret_hash: c.exact("secret_hash").notNull(),
      purpose: c.text("purpose").notNull(),
      /** Whose; null before anybody is known. */
      user_n: c.integer("user_n"),
      /** Sealed; null where there is nothing to keep. */
      content_sealed: c.bytes("content_sealed"),
      /** How often it may still be tried. */
      tries: c.integer("tries").notNull(),
      expires: c.time("expires").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("tickets_secret").on(t.secret_hash),
      c.index("tickets_user").on(t.user_n),
      c.index("tickets_expires").on(t.expires),
    ],
  );

  /** Attempts to sign in that did not succeed, by account and by address. */
  const signInAttempts = c.table(
    "sign_in_attempts",
    {
      n: c.key("n"),
      /** `account:` and the hash of the e-mail address typed, or `address:` and the IP address. */
      subject: c.exact("subject").notNull(),
      failures: c.integer("failures").notNull(),
      /** Not again before this time. */
      pause_until: c.time("pause_until").notNull(),
      latest: c.time("latest").notNull(),
    },
    (t) => [
      c.uniqueIndex("sign_in_attempts_subject").on(t.subject),
      c.index("sign_in_attempts_latest").on(t.latest),
    ],
  );

  const invitations = c.table(
    "invitations",
    {
      n: c.key("n"),
      id: c.exact("id").notNull(),
      account_n: c.integer("account_n").notNull(),
      email: c.exact("email").notNull(),
      role: c.text("role").notNull(),
      /** SHA-256 of the secret in the link. */
      secret_hash: c.exact("secret_hash").notNull(),
      created_by: c.json("created_by").notNull(),
      expires: c.time("expires").notNull(),
      created: c.time("created").notNull(),
    },
    (t) => [
      c.uniqueIndex("invitations_id").on(t.id),
      c.uniqueIndex("invitations_secret").on(t.secret_hash),
      c.uniqueIndex("invitations_account_email").on(t.account_n, t.email),
    ],
  );

  /** Browsers that somebody has signed in with before, known by a cookie that outlives the session. */
  const userDevices = c.table(
    "user_devices",
    {
      n: c.key("n"),
      user_n: c.integer("user_n").notNull(),
      /** SHA-256 of the cookie and the user. */
      secret_hash: c.exact("secret_hash").notNull(),
      last_seen: c.time("last_seen").notNull(),
    },
    (t) => [
      c.uniqueIndex("user_devices_user_secret").on(t.user_n, t.secret_hash),
      c.index("user_devices_seen").on(t.last_seen),
    ],
  );

  return { userSessions, userDevices, recoveryCodes, passkeys, tickets, signInAttempts, invitations };
}
