/** All that members may do in a company's data: the API's operations, and those of the panel alone. */
import type { Operation } from "../../api/kit/endpoint.ts";
import { OPERATIONS } from "../../api/routes.ts";
import * as afterSale from "./after-sale.ts";
import * as branding from "./branding.ts";
import * as company from "./company.ts";
import * as dataRequests from "./data-requests.ts";
import * as desk from "./desk.ts";
import * as devices from "./devices.ts";
import * as imports from "./imports/operations.ts";
import * as labels from "./labels.ts";
import * as webhooks from "./webhooks.ts";

export const MEMBER_OPERATIONS: readonly Operation[] = [
  ...OPERATIONS,
  ...company.operations,
  ...branding.operations,
  ...webhooks.operations,
  ...afterSale.operations,
  ...desk.operations,
  ...devices.operations,
  ...dataRequests.operations,
  ...imports.operations,
  ...labels.operations,
];
