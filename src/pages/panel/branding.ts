import { implement } from "../../api/kit/endpoint.ts";
import { changeBranding, removeLogo } from "../../domain/accounts/branding.ts";
import { presentBranding } from "../../domain/accounts/branding-shape.ts";
import * as endpoints from "./endpoints/branding.ts";

export const operations = [
  implement(endpoints.getBranding, {
    read: async (_db, { scope }) => presentBranding(scope.site, scope.company.branding),
  }),
  implement(endpoints.changeBranding, {
    write: async (tx, { scope, body }) => presentBranding(scope.site, await changeBranding(tx, scope, body)),
  }),
  implement(endpoints.removeLogo, {
    write: async (tx, { scope }) => presentBranding(scope.site, await removeLogo(tx, scope)),
  }),
];
