/** What a member is in a company: each role may do all that the ones before it may. */

export const ROLES = ["viewer", "editor", "validator", "admin", "owner"] as const;

export type Role = (typeof ROLES)[number];

/** Whether somebody with a role may do what needs at least another. */
export function reaches(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}
