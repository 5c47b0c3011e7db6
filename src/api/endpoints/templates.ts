import { Template } from "../../domain/templates/template.ts";
import { endpoint } from "../kit/endpoint.ts";
import { MAX_LIMIT } from "../kit/query.ts";

export const listTemplates = endpoint({
  method: "GET",
  path: "/templates",
  noun: "Field templates",
  name: "listTemplates",
  summary: "List the field templates",
  description:
    "Newest first. Groups, keys, types, limits and options of every field: the keys that a product's `data` takes. `default` marks the template of products that name none.",
  returns: Template,
  list: { defaultLimit: MAX_LIMIT },
  fails: ["resource_missing"],
});
