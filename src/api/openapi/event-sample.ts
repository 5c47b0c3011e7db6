import type { EventType } from "../../domain/events/types.ts";
import { openApiDocument } from "../openapi.ts";
import { OPERATIONS } from "../routes.ts";
import { exampleOf } from "./examples.ts";
import { refTo } from "./schemas.ts";

/**
 * The object of a sample event, as the reference shows it. Of a noun that the API does not show there is the name
 * of its type alone.
 */
export function sampleObject(type: EventType, site: string): object {
  const noun = type.slice(0, type.indexOf("."));
  const name = noun.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const { schemas } = openApiDocument(OPERATIONS, site).components;
  return schemas[name] ? (exampleOf(refTo(name), schemas, site) as object) : { object: noun };
}
