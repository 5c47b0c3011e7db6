/** What the server answers, from the shapes of its endpoints. Types only: nothing of the server is in what browsers load. */
import type { z } from "zod";
import type { Endpoint } from "../../../src/api/kit/endpoint.ts";

export type { Batch } from "../../../src/domain/batches/shape.ts";
export type { Document, Suggestion } from "../../../src/domain/documents/shape.ts";
export type { Item, ItemRun } from "../../../src/domain/items/shape.ts";
export type { Json } from "../../../src/domain/passports/content.ts";
export type { ListedPassport, Passport, PassportVersion } from "../../../src/domain/passports/shape.ts";
export type { Product } from "../../../src/domain/products/shape.ts";
export type {
  Column,
  Field,
  FieldGroup,
  TemplateDefinition,
} from "../../../src/domain/templates/definition.ts";
export type { Data } from "../../../src/domain/templates/values.ts";

export interface List<Entry> {
  object: "list";
  data: Entry[];
  has_more: boolean;
  url: string;
}

/** What an endpoint answers. */
export type Answer<E extends Endpoint> = E extends { list: object }
  ? List<z.infer<E["returns"]>>
  : z.infer<E["returns"]>;

/** What an endpoint takes. */
export type Body<E extends Endpoint> = E extends { body: infer Shape extends z.ZodType }
  ? z.input<Shape>
  : undefined;

/** The addresses that an endpoint answers at: `/products/{id}` is `/products/` and any text. */
export type PathOf<E extends Endpoint> = Filled<E["path"]>;
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;
