/** Browsers that a person has signed in with before: a sign-in from another one is told to them. */
import { and, eq, lt } from "drizzle-orm";
import { sha256Hex } from "../../platform/sealing.ts";
import { insertion, type Transaction } from "../../storage/database.ts";

/** A browser that has not signed in for so long is forgotten: 400 days, as long as browsers keep a cookie. */
const KNOWN_SECONDS = 400 * 24 * 60 * 60;

const insertDevice = insertion((t) => t.userDevices, "nothing");

/**
 * Notes that a person signs in with a browser.
 * @param device the secret of the cookie that knows it again
 * @returns `known`, `first` for the first browser of this person at all, else `new`
 */
export async function noteDevice(
  tx: Transaction,
  user: number,
  device: string,
  now: number,
): Promise<"known" | "first" | "new"> {
  const { userDevices: t } = tx.tables;
  // Of one browser that several people share each has a hash of their own.
  const secret_hash = sha256Hex(`${user} ${device}`);
  const seen = await tx.q
    .update(t)
    .set({ last_seen: now })
    .where(and(eq(t.user_n, user), eq(t.secret_hash, secret_hash)))
    .returning({ n: t.n });
  if (seen.length > 0) return "known";
  const [another] = await tx.q.select({ n: t.n }).from(t).where(eq(t.user_n, user)).limit(1);
  await insertDevice(tx, { user_n: user, secret_hash, last_seen: now });
  return another ? "new" : "first";
}

/** Drops those that were forgotten; false: there are no more. */
export async function dropOldDevices(tx: Transaction, now: number): Promise<boolean> {
  const { userDevices: t } = tx.tables;
  await tx.q.delete(t).where(lt(t.last_seen, now - KNOWN_SECONDS));
  return false;
}
