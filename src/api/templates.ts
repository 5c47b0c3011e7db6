import { missing } from "../domain/failure.ts";
import { presentTemplates } from "../domain/templates/template.ts";
import * as endpoints from "./endpoints/templates.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.listTemplates, {
    read: (_db, { scope, page: { limit, startingAfter } }) => {
      const all = presentTemplates(scope);
      const after = startingAfter === undefined ? -1 : all.findIndex(({ id }) => id === startingAfter);
      if (startingAfter !== undefined && after === -1)
        throw missing("template", startingAfter, "starting_after");
      const rest = all.slice(after + 1);
      return { data: rest.slice(0, limit), hasMore: rest.length > limit };
    },
  }),
];
