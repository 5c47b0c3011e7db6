import { type Catalogue, en } from "./en.ts";

export const pt: Catalogue = en;
