/**
 * The version of the script that others load into their pages. What was published under a version stays as it is: a
 * change of `web/embed/carnet-portal.ts` gets a new one, and `docs/portal.md` the new integrity hash.
 */
export const PORTAL_SCRIPT_VERSION = "1.0.0";
