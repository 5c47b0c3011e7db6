/** An entry of a model whose quotation was found, as its value is checked. */
import type { Found, Text } from "../rules/kit/found.ts";
import type { Spot } from "./quotation.ts";

export interface Told {
  /** In the words of the model. */
  said: string;
  spot: Spot;
  /** What rules find in the quoted words. */
  byRules: readonly Found[];
  fields: Text["fields"];
}
