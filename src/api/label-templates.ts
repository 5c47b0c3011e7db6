import { getLabelLogo } from "../domain/labels/logo.ts";
import { pageOfTemplates } from "../domain/labels/templates.ts";
import * as endpoints from "./endpoints/label-templates.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.listLabelTemplates, {
    read: (db, { scope, page }) => pageOfTemplates(db, scope, page),
  }),
  implement(endpoints.getLabelLogo, { read: (db, { scope }) => getLabelLogo(db, scope) }),
];
