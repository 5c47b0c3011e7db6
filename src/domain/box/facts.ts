/** What a box knows of itself and of its server. */
import type { Queryable, Transaction } from "../../storage/database.ts";
import type { PrintingChoice } from "../kiosk/shape.ts";
import { findFact, storeFact } from "./rows.ts";

/** Whom the box works for: told by the server at the first contact, and the same ever after. */
interface BoxCompany {
  id: string;
  name: string;
  livemode: boolean;
}

/** How it stands with the server. */
export interface Contact {
  online: boolean;
  /** Unix seconds of the last answer; null: never. */
  last: number | null;
  /** What keeps the box from sending, in a sentence. */
  fault: string | null;
}

/** What the company made for its labels. */
export interface BoxLabels {
  templates: { id: string; name: string; template: unknown }[];
  /** PNG in base64. */
  logo: string | null;
}

interface Facts {
  /** Address of the server. */
  server: string;
  /** What blocks are reserved for: a name that no other box has. */
  holder: string;
  /** What people call the box. */
  name: string;
  company: BoxCompany;
  contact: Contact;
  /** argon2id of the supervisors' PIN; null for none. */
  pin: string | null;
  labels: BoxLabels;
  /** What the box prints with, once somebody has chosen. */
  printing: PrintingChoice;
  /** Key that exported files are signed with, hexadecimal; it follows from the API key. */
  signing: string;
}

export function getFact<Name extends keyof Facts>(
  db: Queryable,
  name: Name,
): Promise<Facts[Name] | undefined> {
  return findFact<Facts[Name]>(db, name);
}

export function putFact<Name extends keyof Facts>(
  tx: Transaction,
  name: Name,
  value: Facts[Name],
): Promise<void> {
  return storeFact(tx, name, value);
}
