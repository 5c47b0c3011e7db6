import type { Queryable } from "../../storage/database.ts";
import { listPassports } from "../passports/read.ts";
import { listProductSummaries } from "../products/summaries.ts";
import type { Scope } from "../scope.ts";
import { findPassportSubject, findSubjects, type Subject } from "./subject.ts";
import type { EventSubject } from "./summary-shape.ts";

/** Products of which passports are offered, and passports of each. */
const MOST_PRODUCTS = 5;
const MOST_PASSPORTS = 5;
/** Longest text that products are searched by. */
const NAME_LENGTH = 160;

/**
 * What somebody of the company means who types a serial, the address of a code, or words of a product: the pieces first,
 * then passports of products. Withdrawn ones too, since recycling goes on after a recall.
 */
export async function searchSubjects(db: Queryable, scope: Scope, asked: string): Promise<EventSubject[]> {
  const text = asked.trim();
  const exact = await findSubjects(db, scope, text);
  const named = text.includes("/") || text.length > NAME_LENGTH ? [] : await findByProduct(db, scope, text);
  const all = new Map([...exact, ...named].map((subject) => [subject.key, subject]));
  return [...all.values()].map(present);
}

async function findByProduct(db: Queryable, scope: Scope, search: string): Promise<Subject[]> {
  const products = await listProductSummaries(db, scope, { search }, { limit: MOST_PRODUCTS });
  const found: Subject[] = [];
  for (const { id } of products.data) {
    const passports = await listPassports(db, scope, { product: id }, { limit: MOST_PASSPORTS });
    for (const { uid } of passports.data) {
      const subject = await findPassportSubject(db, uid);
      if (subject) found.push(subject);
    }
  }
  return found;
}

function present({ about, product, reference, batch, serial, voided, hasItems }: Subject): EventSubject {
  return {
    item: "item" in about ? about.item : null,
    passport: "passport" in about ? about.passport : null,
    product,
    reference,
    batch,
    serial,
    voided,
    has_items: hasItems,
  };
}
