import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { findBatchByKey } from "../batches/rows.ts";
import { emit } from "../events/emit.ts";
import { Failure, missing } from "../failure.ts";
import { findProductByKey } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { checkComplete, freezeVersion } from "./draft.ts";
import { presentPassport } from "./present.ts";
import { holdPassport, setCurrentVersion } from "./rows.ts";
import type { Passport } from "./shape.ts";

/**
 * Publishes the data as they stand as a new version, also when no field changed.
 * @throws Failure resource_missing, passport_withdrawn, passport_missing
 */
export async function publishVersion(
  tx: Transaction,
  scope: Scope,
  id: string,
  changeNote: string,
): Promise<Passport> {
  const before = await holdPassport(tx, scope, id);
  if (!before) throw missing("passport", id);
  if (before.status === "withdrawn")
    throw new Failure(
      "passport_withdrawn",
      "This passport was withdrawn, so it gets no new versions. Issue a new passport for the product instead.",
    );
  const product = await findProductByKey(tx, scope, before.product_n);
  if (!product) throw new Error(`passport ${id} lacks its product`);
  const subject = {
    product,
    batch: before.batch_n === null ? undefined : await findBatchByKey(tx, scope, before.batch_n),
  };
  checkComplete(subject);

  const number = before.version + 1;
  const version = await freezeVersion(tx, scope, subject, {
    passport: id,
    uid: before.uid,
    version: number,
    previous: before.content_sha256,
    change_note: changeNote,
  });
  await version.store(before.n);
  const current = { version: number, content_sha256: version.sha256, published: scope.now };
  await setCurrentVersion(tx, before.n, current);
  const passport = await presentPassport(tx, scope, { ...before, ...current });
  await emit(tx, scope, "passport.version_published", passport);
  await recordActivity(tx, scope, "passport.version_published", id, {
    version: number,
    sha256: version.sha256,
    product: passport.product,
  });
  tx.afterCommit(() => scope.publicationChanged(before.uid));
  return passport;
}
