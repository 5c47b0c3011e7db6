/** All that members may do in a company's data: the API's operations, and those of the panel alone. */
import type { Operation } from "../../api/kit/endpoint.ts";
import { OPERATIONS } from "../../api/routes.ts";
import type { Assets } from "../assets.ts";
import * as company from "./company.ts";
import { deskOperations } from "./desk-operations.ts";
import * as webhooks from "./webhooks.ts";

/** @param assets what previews of public pages are drawn with */
export function memberOperations(assets: Assets): readonly Operation[] {
  return [...OPERATIONS, ...company.operations, ...webhooks.operations, ...deskOperations(assets)];
}
