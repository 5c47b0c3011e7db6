/**
 * The Ed25519 keys that sign published versions: one current key a data set, former ones kept, the private part
 * sealed by the keyring. Signatures are detached compact JWS (RFC 7515 Appendix F, RFC 8037).
 */
import { and, asc, eq, isNull } from "drizzle-orm";
import type { CryptoKey, JWK } from "jose";
import { insertion, type Queryable, type Transaction } from "../../storage/database.ts";
import type { Scope } from "../scope.ts";

const ALGORITHM = "EdDSA";

const insertKey = insertion((t) => t.signingKeys);

/** Makes a new current key; a former one retires and stays published. */
export async function createSigningKey(tx: Transaction, scope: Scope): Promise<{ kid: string }> {
  const { signingKeys } = tx.tables;
  const { exportJWK, generateKeyPair } = await import("jose");
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { crv: "Ed25519", extractable: true });
  // The mode stands in the key's own name, so that a signature of test data can be told wherever it turns up.
  const kid = `${scope.livemode ? "live" : "test"}-${scope.ids.next()}`;
  await tx.q.update(signingKeys).set({ retired: scope.now }).where(currentKey(tx, scope));
  await insertKey(tx, {
    dataset_n: scope.dataset,
    kid,
    public_jwk: publicPart(await exportJWK(publicKey), kid),
    private_sealed: scope.keyring.seal(JSON.stringify(await exportJWK(privateKey)), contextOf(kid)),
    created: scope.now,
    retired: null,
  });
  return { kid };
}

/** Signs bytes with the data set's current key: `header..signature`, the payload left out. */
export async function sign(tx: Transaction, scope: Scope, bytes: Uint8Array): Promise<string> {
  const [row] = await tx.q.select().from(tx.tables.signingKeys).where(currentKey(tx, scope)).limit(1);
  if (!row) throw new Error(`data set ${scope.dataset} has no signing key`);
  const jwk = JSON.parse(
    Buffer.from(scope.keyring.open(row.private_sealed, contextOf(row.kid))).toString(),
  ) as JWK;
  const { FlattenedSign, importJWK } = await import("jose");
  const key = (await importJWK(jwk, ALGORITHM)) as CryptoKey;
  const jws = await new FlattenedSign(bytes).setProtectedHeader({ alg: ALGORITHM, kid: row.kid }).sign(key);
  return `${jws.protected}..${jws.signature}`;
}

/** The public keys of a data set, former ones included, oldest first (RFC 7517). */
export async function listPublicKeys(db: Queryable, dataset: number): Promise<JWK[]> {
  const { signingKeys } = db.tables;
  const rows = await db.q
    .select({ jwk: signingKeys.public_jwk })
    .from(signingKeys)
    .where(eq(signingKeys.dataset_n, dataset))
    .orderBy(asc(signingKeys.n));
  return rows.map((row) => row.jwk as JWK);
}

function currentKey(db: Queryable, scope: Scope) {
  const { signingKeys } = db.tables;
  return and(eq(signingKeys.dataset_n, scope.dataset), isNull(signingKeys.retired));
}

function publicPart(jwk: JWK, kid: string): JWK {
  const { kty, crv, x } = jwk;
  if (!kty || !crv || !x) throw new Error("not an Ed25519 key");
  return { kty, crv, x, kid, alg: ALGORITHM, use: "sig" };
}

function contextOf(kid: string): string {
  return `signing-key:${kid}`;
}
