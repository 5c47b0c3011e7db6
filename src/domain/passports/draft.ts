/** What the next version of a passport would say: the data of the product and batch as they stand, checked. */
import { randomBytes } from "node:crypto";
import { canonicalJson } from "../../formats/canonical-json.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import type { Transaction } from "../../storage/database.ts";
import type { BatchRow } from "../batches/rows.ts";
import { valuesOfBatch } from "../batches/values.ts";
import { Failure } from "../failure.ts";
import type { ProductRow } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import { completenessOf } from "../templates/completeness.ts";
import { isEmpty } from "../templates/missing.ts";
import { fieldsOf, templateOf } from "../templates/registry.ts";
import type { Data, NewData } from "../templates/values.ts";
import { CONTENT_SCHEMA, type PassportContent } from "./content.ts";
import { insertVersion, type VersionRow } from "./rows.ts";
import { sign } from "./signing.ts";

const SALT_BYTES = 32;

export interface Subject {
  product: ProductRow;
  batch: BatchRow | undefined;
}

/** The values that the passport is made of: a batch's own over its product's. */
function valuesOf({ product, batch }: Subject): Data {
  return batch ? valuesOfBatch(product, batch) : (product.data as Data);
}

/**
 * @throws Failure passport_missing that lists every required field that is empty or not whole
 */
export function checkComplete(subject: Subject): void {
  const { missing_fields } = completenessOf(subject.product.template, valuesOf(subject));
  if (missing_fields.length === 0) return;
  const listed = missing_fields.map(({ key, label, reason }) => `${label} (${key}: ${reason})`).join(", ");
  const failure = Failure.of(
    missing_fields.map(({ key, label, reason }) => ({
      code: "passport_missing",
      param: `data.${key}`,
      message: `${label} is required for a passport, and is ${reason === "empty" ? "empty" : `not whole: it ${reason}`}.`,
    })),
  );
  failure.message = `The passport cannot be published: required fields are missing. Fill them on the product: ${listed}.`;
  throw failure;
}

export interface Draft {
  passport: string;
  uid: string;
  version: number;
  previous: string | null;
  change_note: string | null;
}

/**
 * Freezes a version: canonical bytes, their hash and signature, and the commitment to the restricted fields.
 * Storing it needs the passport's internal key, hence `store`.
 */
export async function freezeVersion(tx: Transaction, scope: Scope, subject: Subject, draft: Draft) {
  const { stated, restricted } = statementOf(scope, subject);
  const salt = randomBytes(SALT_BYTES);
  const restrictedText = canonicalJson(restricted);
  const content: PassportContent = {
    ...stated,
    passport: draft.passport,
    uid: draft.uid,
    version: draft.version,
    previous: draft.previous,
    issued: scope.now,
    change_note: draft.change_note,
    restricted_sha256: sha256Hex(Buffer.concat([salt, Buffer.from(restrictedText)])),
  };
  const text = canonicalJson(content);
  const bytes = Buffer.from(text);
  const sha256 = sha256Hex(bytes);
  const id = scope.ids.next();
  const signature = await sign(tx, scope, bytes);
  const sealed = scope.keyring.seal(
    JSON.stringify({ salt: salt.toString("hex"), text: restrictedText }),
    restrictedContext(id),
  );
  const { kind, id: actorId, name } = scope.actor;
  return {
    sha256,
    content,
    async store(passport: number): Promise<void> {
      await insertVersion(tx, {
        id,
        passport_n: passport,
        version: draft.version,
        content: text,
        sha256,
        signature,
        restricted_sealed: sealed,
        change_note: draft.change_note,
        actor: { kind, id: actorId, name },
        published: scope.now,
      });
    },
  };
}

/** What a version says about its subject, but for what belongs to the passport and to the one version. */
type Stated = Omit<
  PassportContent,
  "passport" | "uid" | "version" | "previous" | "issued" | "change_note" | "restricted_sha256"
>;

/** What a version of the subject as it stands would say in public, and what only those may see who are entitled to it. */
export function statementOf(scope: Scope, subject: Subject): { stated: Stated; restricted: Data } {
  const { product, batch } = subject;
  const { fields, restricted } = splitByVisibility(subject);
  const stated: Stated = {
    schema: CONTENT_SCHEMA,
    livemode: scope.livemode,
    product: { id: product.id, name: product.name, reference: product.reference, gtin: product.gtin },
    batch: batch
      ? {
          id: batch.id,
          batch_number: batch.batch_number,
          production_date: batch.production_date,
          quantity: batch.quantity,
        }
      : null,
    template: { code: product.template, version: templateOf(product.template).version },
    fields,
    company: { name: scope.company.name, handle: scope.company.handle },
  };
  return { stated, restricted };
}

/** Whether a stored version says the same as one that were published now, in its public and its restricted fields. */
export function saysTheSame(
  scope: Scope,
  subject: Subject,
  version: Pick<VersionRow, "id" | "content" | "restricted_sealed">,
): boolean {
  const { stated, restricted } = statementOf(scope, subject);
  const published = JSON.parse(version.content) as PassportContent;
  return (
    canonicalJson({ ...published, ...stated }) === version.content &&
    canonicalJson(restricted) === canonicalJson(openRestricted(scope, version).fields)
  );
}

/** The restricted fields of a stored version with the salt (hex) of their commitment. */
export function openRestricted(
  scope: Pick<Scope, "keyring">,
  version: { id: string; restricted_sealed: Uint8Array },
): { salt: string; fields: Data } {
  const opened = JSON.parse(
    Buffer.from(scope.keyring.open(version.restricted_sealed, restrictedContext(version.id))).toString(),
  ) as { salt: string; text: string };
  return { salt: opened.salt, fields: JSON.parse(opened.text) as Data };
}

function restrictedContext(version: string): string {
  return `restricted-fields:${version}`;
}

function splitByVisibility(subject: Subject): { fields: Data; restricted: Data } {
  const definitions = fieldsOf(subject.product.template);
  const fields: NewData = {};
  const restricted: NewData = {};
  for (const [key, value] of Object.entries(valuesOf(subject))) {
    if (isEmpty(value)) continue;
    const target = definitions.get(key)?.visibility === "public" ? fields : restricted;
    target[key] = value;
  }
  return { fields, restricted };
}
