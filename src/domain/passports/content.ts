/**
 * What a passport says: the content of a published version, and the public view of a passport around it.
 * `content` is published as RFC 8785 canonical JSON; `content_sha256` is the SHA-256 of exactly those bytes.
 */

import type { PublicEvent } from "../lifecycle-events/public.ts";

/** A JSON value as the API takes and gives it. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The stable id of the JSON Schema of `PassportContent`; it names the shape, it is not an address to call. */
export const CONTENT_SCHEMA = "urn:carnet:schema:passport-content:1";

export interface PassportContent {
  schema: typeof CONTENT_SCHEMA;
  /** Id of the passport. */
  passport: string;
  /** The passport's unique identifier, the last part of `/p/{uid}`. */
  uid: string;
  /** False: a test passport of a product that is not real. */
  livemode: boolean;
  /** 1, 2, 3, … without a gap. */
  version: number;
  /** SHA-256 (lower-case hex) of the version before; null in the first. */
  previous: string | null;
  /** Unix seconds at which this version was published. */
  issued: number;
  product: { id: string; name: string; reference: string; gtin: string | null };
  batch: {
    id: string;
    batch_number: string;
    production_date: string | null;
    quantity: number | null;
  } | null;
  template: { code: string; version: number };
  /** The public fields that have a value, by template key. */
  fields: { [key: string]: Json };
  company: { name: string; handle: string };
  change_note: string | null;
  /** SHA-256 (hex) of a 32-byte random salt followed by the canonical bytes of the restricted fields. */
  restricted_sha256: string;
}

/** One line of the timeline of versions. */
export interface PublicVersion {
  version: number;
  /** Unix seconds. */
  published: number;
  change_note: string | null;
  sha256: string;
  /** Address of this version's own page. */
  url: string;
  /** Address of the exact canonical bytes that were hashed. */
  content_url: string;
  /** Detached compact JWS (RFC 7515 Appendix F) over the canonical bytes. */
  signature: string;
  /**
   * Template keys (or `name`, `reference`, `gtin`, of a batch `production_date`, `quantity`) whose value differs from
   * the version before; empty in the first.
   */
  changed: string[];
}

/** The public face of a passport: the public JSON, and all that the public page shows. */
export interface PublicPassport {
  object: "public_passport";
  livemode: boolean;
  uid: string;
  /** The permanent address: target of QR Code and NFC. */
  url: string;
  /** `{site_url}/p/{uid}`. */
  uid_url: string;
  /** GS1 Digital Link path, or null. */
  gs1_key: string | null;
  status: "issued" | "withdrawn";
  version: number;
  /** Unix seconds at which the current version was published. */
  published: number;
  withdrawn_at: number | null;
  withdraw_reason: string | null;
  /** The newer passport of the same product, when this one was withdrawn and replaced. */
  successor: { uid: string; url: string } | null;
  replaces: { uid: string; url: string } | null;
  content: PassportContent;
  content_sha256: string;
  /** Detached compact JWS over the canonical bytes of `content`. */
  signature: string;
  /** Public keys of the company's data set (RFC 7517), and the did:web identifier that leads to the same keys. */
  keys_url: string;
  did: string;
  /** All versions, newest first. */
  versions: PublicVersion[];
  /** What happened to what stands under it as a whole, the latest first; a piece has events of its own. */
  lifecycle_events: PublicEvent[];
  /** Where anyone may report such an event; null where the company takes none, or where pieces have pages of their own. */
  report_url: string | null;
  image: { url: string; width: number; height: number } | null;
  qr: { svg: string; png: string };
  links: { json: string; json_ld: string; proof: string; linkset: string | null };
}

/** A passport with all that is needed to check it without asking anybody. */
export interface PassportProof {
  object: "passport_proof";
  livemode: boolean;
  uid: string;
  url: string;
  did: string;
  /** Where the same keys stand on the company's own site: a check against them proves more. */
  keys_url: string;
  /** RFC 7517. */
  keys: { keys: { kty?: string; crv?: string; x?: string; kid?: string; alg?: string; use?: string }[] };
  /** Newest first. */
  versions: { version: number; sha256: string; signature: string; content: PassportContent }[];
}
