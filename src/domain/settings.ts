/** Settings that a person made in the set-up or the panel; what the environment sets comes before them. */
import { eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../storage/database.ts";

type InstanceSetting = "site_url" | "mail" | "setup_token_hash" | "setup_browser_hash";

/** A stored setting; undefined when nobody set it. */
export async function findSetting(db: Queryable, name: InstanceSetting): Promise<string | undefined> {
  const { settings } = db.tables;
  const [row] = await db.q.select().from(settings).where(eq(settings.name, name)).limit(1);
  return row?.value as string | undefined;
}

export async function storeSetting(tx: Transaction, name: InstanceSetting, value: string): Promise<void> {
  const { settings } = tx.tables;
  await tx.q
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

export async function deleteSetting(tx: Transaction, name: InstanceSetting): Promise<void> {
  const { settings } = tx.tables;
  await tx.q.delete(settings).where(eq(settings.name, name));
}
