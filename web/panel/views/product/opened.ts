import type { ListedPassport, Product } from "../../data/shapes.ts";
import type { Template } from "../../data/templates.ts";
import type { Draft } from "../../forms/draft.ts";

/** What every tab of a product works with. */
export interface Opened {
  product: Product;
  template: Template;
  draft: Draft;
  /** The passports of the product itself, newest first; undefined until they are there. */
  passports: readonly ListedPassport[] | undefined;
  canEdit: boolean;
  /** Reads product and passports again. */
  refresh(): void;
}
