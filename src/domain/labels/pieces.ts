/** What the labels of a company's pieces say. */

import { careShapes } from "../../formats/care-symbols.ts";
import type { Piece } from "../../formats/labels/piece.ts";
import type { Queryable } from "../../storage/database.ts";
import { findBatch } from "../batches/rows.ts";
import { valuesOfBatch } from "../batches/values.ts";
import { Failure, missing } from "../failure.ts";
import { listRunItems } from "../items/runs.ts";
import type { Item } from "../items/shape.ts";
import { getPassport } from "../passports/read.ts";
import { findProduct } from "../products/rows.ts";
import type { Scope } from "../scope.ts";
import type { Data } from "../templates/values.ts";

/**
 * The pieces of a run in the order in which they were made.
 * @param withVoided whether those that were voided are among them: in a table, never on labels
 * @param serials only of these pieces
 * @throws Failure resource_missing, invalid_value when none is left to print
 */
export async function piecesOfRun(
  db: Queryable,
  scope: Scope,
  passport: string,
  run: string,
  { withVoided, serials }: { withVoided: boolean; serials?: readonly string[] | undefined },
): Promise<Piece[]> {
  const items = await listRunItems(db, scope, passport, run);
  const about = await aboutPassport(db, scope, passport);
  const wanted = serials && new Set(serials);
  const pieces = items
    .filter(({ status, serial }) => (withVoided || status === "active") && (wanted?.has(serial) ?? true))
    .map((item) => pieceOf(item, about));
  refuseNone(pieces);
  return pieces;
}

/** @throws Failure invalid_value */
export function refuseNone(pieces: readonly Piece[]): void {
  if (pieces.length > 0) return;
  throw new Failure(
    "invalid_value",
    "There are no pieces to print: those of the run are voided, or no such run was made.",
    "serials",
  );
}

/** What all pieces of a passport have on their labels. */
export interface AboutPieces {
  fields: Record<string, string>;
  care: string[];
}

export function pieceOf(
  { serial, url, status }: Pick<Item, "serial" | "url" | "status">,
  about: AboutPieces,
): Piece {
  return { url, fields: { serial, status, ...about.fields }, care: about.care };
}

/** @throws Failure resource_missing */
export async function aboutPassport(db: Queryable, scope: Scope, passportId: string): Promise<AboutPieces> {
  const passport = await getPassport(db, scope, passportId);
  const product = await findProduct(db, scope, passport.product);
  if (!product) throw missing("product", passport.product);
  const batch = passport.batch === null ? undefined : await findBatch(db, scope, passport.batch);
  return aboutPieces({
    name: product.name,
    reference: product.reference,
    gtin14: product.gtin14,
    batch_number: batch?.batch_number ?? null,
    production_date: batch?.production_date ?? null,
    data: batch ? valuesOfBatch(product, batch) : (product.data as Data),
    company: scope.company.name,
  });
}

/** Fields of care in the order of their symbols (ISO 3758); drying and professional care take several. */
const CARE = ["care_washing", "care_bleaching", "care_drying", "care_ironing", "care_professional"] as const;

/** What labels are filled with, from what is known of a product and its batch. */
export function aboutPieces({
  data,
  gtin14,
  batch_number,
  production_date,
  ...known
}: {
  name: string;
  reference: string;
  gtin14: string | null;
  batch_number: string | null;
  production_date: string | null;
  data: Data;
  company: string;
}): AboutPieces {
  const text = (key: string) => (typeof data[key] === "string" ? data[key] : "");
  return {
    fields: {
      name: known.name,
      reference: known.reference,
      gtin: gtin14 ?? "",
      batch: batch_number ?? "",
      production_date: production_date ?? "",
      brand: text("brand"),
      model: text("model"),
      colour: text("colour"),
      size: text("size"),
      country: text("country_making"),
      composition: compositionOf(data["fibre_composition"]),
      company: known.company,
    },
    care: CARE.flatMap((key) => data[key] ?? []).filter(
      (value): value is string => typeof value === "string" && careShapes(value) !== undefined,
    ),
  };
}

/** Of a label that is printed before anybody knows for what. */
export function aboutBlank(company: string): AboutPieces {
  const unknown = { name: "", reference: "", gtin14: null, batch_number: null, production_date: null };
  return aboutPieces({ ...unknown, data: {}, company });
}

/** A label to look at where there are no pieces yet. */
export function samplePiece(scope: Pick<Scope, "site">): Piece {
  return {
    url: `${scope.site}/01/09506000134352/21/000001`,
    fields: {
      serial: "000001",
      status: "active",
      name: "Camisa Ria",
      reference: "CR-0142",
      gtin: "09506000134352",
      batch: "L-2026-11",
      production_date: "2026-11-20",
      brand: "Nortada",
      model: "Ria",
      colour: "Indigo",
      size: "M",
      country: "PT",
      composition: "55 % linen, 45 % organic cotton",
      company: "Nortada",
    },
    care: ["wash_30_mild", "do_not_bleach", "line_shade", "iron_150", "do_not_dry_clean"],
  };
}

/** `55 % linen, 45 % organic cotton`, part by part where an article has several. */
function compositionOf(rows: unknown): string {
  if (!Array.isArray(rows)) return "";
  const parts = new Map<string, string[]>();
  for (const row of rows as Record<string, unknown>[]) {
    const part = typeof row["component"] === "string" ? row["component"] : "";
    const share = `${row["percent"] ?? ""} % ${row["fibre"] ?? ""}`.trim();
    parts.set(part, [...(parts.get(part) ?? []), share]);
  }
  return [...parts]
    .map(([part, shares]) => `${part === "" ? "" : `${part}: `}${shares.join(", ")}`)
    .join("; ");
}
