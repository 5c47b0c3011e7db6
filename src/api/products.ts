import { changeProduct } from "../domain/products/change.ts";
import { createProduct } from "../domain/products/create.ts";
import { getProduct, listProducts } from "../domain/products/read.ts";
import * as endpoints from "./endpoints/products.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.listProducts, {
    read: (db, { scope, query, page }) => listProducts(db, scope, query, page),
  }),
  implement(endpoints.createProduct, { write: (tx, { scope, body }) => createProduct(tx, scope, body) }),
  implement(endpoints.getProduct, { read: (db, { scope, params }) => getProduct(db, scope, params.id) }),
  implement(endpoints.changeProduct, {
    write: (tx, { scope, params, body }) => changeProduct(tx, scope, params.id, body),
  }),
];
