import type { PanelKey } from "./messages.ts";

/** What is wrong with what was sent: in the page's own words, or as the domain says it. */
export type Fault = { key: PanelKey; values?: Record<string, string | number> } | { message: string };
