import manifest from "../../package.json" with { type: "json" };

declare const CARNET_COMMIT: string | undefined;

/** Set by the build; sources that run as they are have none. */
const commit = typeof CARNET_COMMIT === "string" ? CARNET_COMMIT : "";

/** The version of this executable, with the commit it was built from. */
export const VERSION = commit === "" ? manifest.version : `${manifest.version} (${commit})`;
