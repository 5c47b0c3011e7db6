import { desc } from "drizzle-orm";
import type { Queryable } from "../../storage/database.ts";

/** Id of the newest entry of the whole instance: no other row was made later than it. */
export async function findNewestEntry(db: Queryable): Promise<string | undefined> {
  const { activity } = db.tables;
  const [newest] = await db.q.select({ id: activity.id }).from(activity).orderBy(desc(activity.n)).limit(1);
  return newest?.id;
}
