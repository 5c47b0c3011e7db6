import type { Json } from "../../src/domain/passports/content.ts";

/** One certificate as a row of the template. */
export function certificate(name: string, number: string, issuer?: string, validUntil?: string): Json {
  return { name, number, ...(issuer && { issuer }), ...(validUntil && { valid_until: validUntil }) };
}
