import {
  faultsBesides,
  NewProduct,
  Product,
  ProductChanges,
  ProductFilters,
} from "../../domain/products/shape.ts";
import { endpoint } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

export const listProducts = endpoint({
  method: "GET",
  path: "/products",
  noun: "Products",
  name: "listProducts",
  summary: "List products",
  description: "Newest first. `reference` and `gtin` find the product with exactly that value.",
  query: ProductFilters,
  returns: Product,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["gtin_invalid", "resource_missing"],
});

export const createProduct = endpoint({
  method: "POST",
  path: "/products",
  noun: "Products",
  name: "createProduct",
  summary: "Create a product",
  description: "A model of article. Its `uid`, and with it the address of its passport, is allotted here.",
  body: NewProduct,
  faultsBesides,
  returns: Product,
  fails: ["reference_taken", "gtin_invalid", "plan_limit_reached"],
  emits: ["product.created"],
  example: {
    body: {
      name: "Camisa Ria",
      reference: "CR-0142",
      gtin: "5601234567892",
      data: {
        brand: "Nortada",
        country_making: "PT",
        fibre_composition: [
          { fibre: "linen", percent: 55 },
          { fibre: "organic cotton", percent: 45 },
        ],
      },
    },
  },
});

export const getProduct = endpoint({
  method: "GET",
  path: "/products/{id}",
  noun: "Products",
  name: "getProduct",
  summary: "Get a product",
  returns: Product,
  fails: ["resource_missing"],
});

export const changeProduct = endpoint({
  method: "POST",
  path: "/products/{id}",
  noun: "Products",
  name: "changeProduct",
  summary: "Change a product",
  description:
    "Send only what changes. `status` archives and reactivates; in `data` only the sent keys change, and `null` deletes a value.",
  body: ProductChanges,
  returns: Product,
  fails: ["resource_missing", "reference_taken", "gtin_invalid", "gs1_key_taken", "plan_limit_reached"],
  emits: ["product.updated"],
  example: { body: { data: { recycled_content: 20 } } },
});
