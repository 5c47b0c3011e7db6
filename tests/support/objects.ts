/** The objects of the contract as the tests read them. */
import type { Json } from "./client.ts";

interface ApiObject {
  id: string;
  object: string;
  livemode: boolean;
  created: number;
}

export interface Account extends ApiObject {
  name: string;
  handle: string;
  reference_url: string;
}

export interface Product extends ApiObject {
  name: string;
  reference: string;
  gtin: string | null;
  template: string;
  status: string;
  data: Record<string, Json>;
  completeness: {
    required: number;
    filled: number;
    missing: string[];
    missing_fields: { key: string; label: string; reason: string }[];
    complete: boolean;
  };
  uid: string;
  url: string;
  passport: string | null;
  image: null;
  updated: number;
}

export interface Batch extends ApiObject {
  updated: number;
  product: string;
  batch_number: string;
  production_date: string | null;
  quantity: number | null;
  data: Record<string, Json>;
  completeness: Product["completeness"];
  uid: string;
  url: string;
  passport: string | null;
}

export interface Document extends ApiObject {
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  kind: string;
  product: string | null;
  source: string;
  archived: boolean;
  status: string | null;
  extraction: {
    id: string;
    engine: string | null;
    started: number | null;
    finished: number | null;
    error: string | null;
    suggestions: {
      id: string;
      field: string;
      value: Json;
      confidence: number;
      quotation: string;
      page: number | null;
      box: [number, number, number, number] | null;
      decision: string | null;
    }[];
  } | null;
}

export interface Event<Subject = { id: string; object: string }> extends ApiObject {
  type: string;
  api_version: string;
  data: { object: Subject };
}

export interface Content {
  schema: string;
  passport: string;
  version: number;
  previous: string | null;
  issued: number;
  product: { id: string; name: string; reference: string; gtin: string | null };
  batch: {
    id: string;
    batch_number: string;
    production_date: string | null;
    quantity: number | null;
  } | null;
  template: { code: string; version: number };
  fields: Record<string, Json>;
  company: { name: string; handle: string };
  change_note: string | null;
  restricted_sha256: string;
}

export interface ListedPassport extends ApiObject {
  product: string;
  batch: string | null;
  uid: string;
  status: string;
  url: string;
  uid_url: string;
  gs1_key: string | null;
  nfc: { ndef_hex: string; ntag_tlv_hex: string };
  qr: { svg: string; png: string };
  items_count: number;
  version: number;
  versions_url: string;
  published: number;
  content_sha256: string;
  replaces: string | null;
  withdrawn_at: number | null;
  withdraw_reason: string | null;
}

export interface Passport extends ListedPassport {
  content: Content;
  restricted?: Record<string, Json>;
  restricted_salt?: string;
}

export interface PassportVersion extends ApiObject {
  passport: string;
  version: number;
  published: number;
  change_note: string | null;
  content_sha256: string;
  signature: string;
  url: string;
  content_url: string;
}

export interface TemplateField {
  key: string;
  label: string;
  type: string;
  required: boolean;
  per_batch: boolean;
  visibility: "public" | "restricted";
  min?: number;
  max?: number;
  max_length?: number;
  options?: { value: string; label: string }[];
  columns?: {
    key: string;
    type: string;
    required: boolean;
    max_length?: number;
    options?: { value: string; label: string }[];
  }[];
  sum?: { column: string; equals: number; tolerance: number; group_by?: string };
}

export interface Template extends ApiObject {
  code: string;
  name: string;
  default: boolean;
  version: number;
  groups: { key: string; label: string; fields: TemplateField[] }[];
}

export interface List<Entry> {
  object: string;
  data: Entry[];
  has_more: boolean;
  url: string;
}

export interface Item extends ApiObject {
  uid: string;
  serial: string;
  status: string;
  url: string;
  gs1_key: string | null;
  nfc: { ndef_hex: string; ntag_tlv_hex: string };
  qr: { svg: string; png: string };
  passport: string;
  product: string;
  run: string;
  voided_at: number | null;
  void_reason: string | null;
  nfc_uid: string | null;
}

export interface ItemRun extends ApiObject {
  passport: string;
  created_count: number;
  first_serial: string;
  last_serial: string;
  items_url: string;
}

export interface PassportSession extends ApiObject {
  status: string;
  url: string | null;
  reference: string;
  operator: { name: string; email?: string };
  public_url: string;
  passport: string | null;
  passport_url: string | null;
  outcome: string | null;
  items_created: number | null;
  success_url: string;
  cancel_url: string | null;
  metadata: Record<string, string>;
  expires: number;
}

export interface PortalSession extends ApiObject {
  product: string;
  origin: string;
  allow_upload: boolean;
  client_secret: string;
  url: string;
  expires: number;
}

export interface EventFile extends ApiObject {
  event: string;
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  removed: boolean;
}

export interface LifecycleEvent extends ApiObject {
  item: string | null;
  passport: string | null;
  type: string;
  occurred_on: string;
  country: string | null;
  actor_name: string | null;
  description: string | null;
  status: string;
  source: string;
  files: EventFile[];
  evidence: boolean;
  voided_at: number | null;
  void_reason: string | null;
  rejected_reason: string | null;
}
