/**
 * Who may do what in a company: the least role for each operation, of the API as of the panel. This table is the
 * whole matrix; the door asks it, and tests walk it.
 */
import type { Role } from "../../domain/members/role.ts";

export const PERMISSIONS: Readonly<Record<string, Role>> = {
  getAccount: "viewer",
  listTemplates: "viewer",

  listProducts: "viewer",
  getProduct: "viewer",
  createProduct: "editor",
  changeProduct: "editor",

  listBatches: "viewer",
  getBatch: "viewer",
  createBatch: "editor",
  changeBatch: "editor",

  listDocuments: "viewer",
  getDocument: "viewer",
  createDocument: "editor",
  extractDocument: "editor",

  listPassports: "viewer",
  getPassport: "viewer",
  listVersions: "viewer",
  issuePassport: "editor",
  publishVersion: "editor",
  withdrawPassport: "editor",

  listItems: "viewer",
  listItemsOfPassport: "viewer",
  getItem: "viewer",
  createItems: "editor",
  voidItem: "editor",

  createPassportSession: "editor",
  getPassportSession: "viewer",
  createPortalSession: "editor",

  listEvents: "viewer",
  getEvent: "viewer",
};

/** @throws Error for an operation that the table does not know: nobody may do it */
export function permissionOf(name: string): Role {
  const least = PERMISSIONS[name];
  if (least === undefined) throw new Error(`the table of permissions does not know ${name}`);
  return least;
}

/** The operations that a role reaches. */
export function permittedTo(reaches: (least: Role) => boolean): string[] {
  return Object.entries(PERMISSIONS).flatMap(([name, least]) => (reaches(least) ? [name] : []));
}
