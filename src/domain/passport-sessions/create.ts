import { readReturnAddress } from "../../formats/return-address.ts";
import type { Transaction } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure, type Fault } from "../failure.ts";
import { faultsOf } from "../faults.ts";
import { findPassport } from "../passports/rows.ts";
import { createProduct } from "../products/create.ts";
import { findHolderOfReference, findProductByKey } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { hashOfSecret, newSecret } from "../secret.ts";
import { DEFAULT_TEMPLATE } from "../templates/registry.ts";
import { faultsOfData } from "../templates/values.ts";
import { presentSession, secretContext } from "./present.ts";
import { findSession, insertSession } from "./rows.ts";
import { type NewPassportSession, type PassportSession, SessionProduct } from "./shape.ts";

/** How long a session may last: 30 minutes to 24 hours. */
const SHORTEST_SECONDS = 30 * 60;
const LONGEST_SECONDS = 24 * 60 * 60;
/** What clocks may differ by and requests may take, at both ends. */
const TOLERANCE_SECONDS = 10;

/**
 * Creates a session, and its product when the reference is new.
 * @throws Failure invalid_value, parameter_missing (a new product's name), product_archived, reference_taken,
 * plan_limit_reached, and the faults of a new product's name and data
 */
export async function createSession(
  tx: Transaction,
  scope: Scope,
  input: NewPassportSession,
): Promise<PassportSession> {
  const faults = [...faultsOfAddresses(scope, input), ...faultsOfExpiry(scope, input.expires_at)];
  const holder = await findHolder(tx, scope, input.reference);
  if (holder === undefined) faults.push(...faultsOfNewProduct(input));
  if (faults.length > 0) throw Failure.of(faults);

  const product = holder ?? (await createForSession(tx, scope, input));
  await checkCompletable(tx, scope, product);
  const { name, email } = input.operator;
  const id = scope.ids.next();
  const secret = newSecret();
  await insertSession(tx, {
    id,
    dataset_n: scope.dataset,
    product_n: product,
    operator: typeof email === "string" ? { name, email } : { name },
    success_url: input.success_url,
    cancel_url: input.cancel_url ?? null,
    serials: input.serials ?? [],
    metadata: input.metadata ?? {},
    expires: input.expires_at ?? scope.now + LONGEST_SECONDS,
    secret_hash: hashOfSecret(secret),
    secret_sealed: scope.keyring.seal(secret, secretContext(id)),
    browser_hash: null,
    completed_at: null,
    outcome: null,
    passport_n: null,
    items_created: null,
    created: scope.now,
  });
  const row = await findSession(tx, scope, id);
  if (!row) throw new Error("a passport session was not stored");
  await recordActivity(tx, scope, "passport_session.created", id, {
    product: row.product_id,
    reference: row.reference,
    operator: name,
  });
  return presentSession(scope, row);
}

/** The product of a reference. Sessions for a new one follow each other: the first makes it, the others find it. */
async function findHolder(tx: Transaction, scope: Scope, reference: string): Promise<number | undefined> {
  const known = await findHolderOfReference(tx, scope.dataset, reference);
  if (known !== undefined) return known;
  await tx.lock(`reference:${scope.dataset}:${reference}`);
  return findHolderOfReference(tx, scope.dataset, reference);
}

/** A web server on the person's own machine is for trials. */
function faultsOfAddresses(scope: Scope, input: NewPassportSession): Fault[] {
  if (!scope.livemode) return [];
  return (["success_url", "cancel_url"] as const).flatMap((param) => {
    const address = input[param];
    if (typeof address !== "string" || readReturnAddress(address) === "https") return [];
    return [
      {
        code: "invalid_value",
        param,
        message: `"${param}" must begin with https://. Addresses of http://localhost are for test mode: use a test key.`,
      },
    ];
  });
}

function faultsOfExpiry({ now }: Scope, expires: number | null | undefined): Fault[] {
  if (typeof expires !== "number") return [];
  const seconds = expires - now;
  if (seconds >= SHORTEST_SECONDS - TOLERANCE_SECONDS && seconds <= LONGEST_SECONDS + TOLERANCE_SECONDS)
    return [];
  return [
    {
      code: "invalid_value",
      param: "expires_at",
      message: `"expires_at" must be a Unix time in seconds between ${now + SHORTEST_SECONDS} and ${now + LONGEST_SECONDS}: 30 minutes to 24 hours from now.`,
    },
  ];
}

function faultsOfNewProduct({ reference, name, data }: NewPassportSession): Fault[] {
  const result = SessionProduct.safeParse({ name, data });
  const faults = result.success ? [] : faultsOf(result.error, { name, data });
  const values = SessionProduct.shape.data.safeParse(data);
  return [
    ...faultsOfMissingName(reference, name),
    ...faults,
    ...faultsOfData(DEFAULT_TEMPLATE, values.data ?? {}),
  ];
}

function faultsOfMissingName(reference: string, name: unknown): Fault[] {
  if (name !== undefined && name !== null) return [];
  const message = `There is no product with the reference "${reference}" yet, so one is created, and it needs a name: send "name".`;
  return [{ code: "parameter_missing", param: "name", message }];
}

async function createForSession(
  tx: Transaction,
  scope: Scope,
  { reference, ...sent }: NewPassportSession,
): Promise<number> {
  const { name, data } = SessionProduct.parse({ name: sent.name, data: sent.data });
  await createProduct(tx, scope, { reference, name: name ?? "", data: data ?? {} });
  const product = await findHolderOfReference(tx, scope.dataset, reference);
  if (product === undefined) throw new Error("a product was not stored");
  return product;
}

/**
 * An archived product gets no passport; one that has it gets versions.
 * @throws Failure product_archived
 */
async function checkCompletable(tx: Transaction, scope: Scope, n: number): Promise<void> {
  const product = await findProductByKey(tx, scope, n);
  if (product?.status !== "archived") return;
  const passport =
    product.passport_id === null ? undefined : await findPassport(tx, scope, product.passport_id);
  if (passport?.status !== "issued")
    throw new Failure(
      "product_archived",
      "The product with this reference is archived and has no passport, so a session could not issue one. Set its status to active first.",
      "reference",
    );
}
