/** Whether a paper is of clothes, and of how many styles. */
import { isOfManyGoods } from "../certificates/type-examinations.ts";
import type { Text } from "../kit/found.ts";

/** Clothes, textiles for the house or shoes. */
export function isWorn({ fields }: Text): boolean {
  return fields.has("care_washing") || fields.has("country_upper");
}

/** Textiles and shoes are certified many at a time; machines, batteries and furniture each by itself. */
export function isOfManyStyles(text: Text): boolean {
  return isWorn(text) && isOfManyGoods(text);
}
