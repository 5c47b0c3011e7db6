import type { Columns } from "../columns.ts";

/** How people who sign in are known again. */
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

  return { userSessions };
}
