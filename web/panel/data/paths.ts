/** Every address that the panel asks at: one that no endpoint answers does not compile. */
import type * as apiBatches from "../../../src/api/endpoints/batches.ts";
import type * as apiDocuments from "../../../src/api/endpoints/documents.ts";
import type * as apiEvents from "../../../src/api/endpoints/events.ts";
import type * as apiItems from "../../../src/api/endpoints/items.ts";
import type * as apiLifecycleEvents from "../../../src/api/endpoints/lifecycle-events.ts";
import type * as apiPassports from "../../../src/api/endpoints/passports.ts";
import type * as apiProducts from "../../../src/api/endpoints/products.ts";
import type * as apiSerialBlocks from "../../../src/api/endpoints/serial-blocks.ts";
import type { Endpoint } from "../../../src/api/kit/endpoint.ts";
import type * as panelAfterSale from "../../../src/pages/panel/endpoints/after-sale.ts";
import type * as panelBranding from "../../../src/pages/panel/endpoints/branding.ts";
import type * as panelCompany from "../../../src/pages/panel/endpoints/company.ts";
import type * as panelDataRequests from "../../../src/pages/panel/endpoints/data-requests.ts";
import type * as panelDevices from "../../../src/pages/panel/endpoints/devices.ts";
import type * as panelDocuments from "../../../src/pages/panel/endpoints/documents.ts";
import type * as panelFiles from "../../../src/pages/panel/endpoints/files.ts";
import type * as panelImports from "../../../src/pages/panel/endpoints/imports.ts";
import type * as panelLabels from "../../../src/pages/panel/endpoints/labels.ts";
import type * as panelOverview from "../../../src/pages/panel/endpoints/overview.ts";
import type * as panelPassports from "../../../src/pages/panel/endpoints/passports.ts";
import type * as panelProducts from "../../../src/pages/panel/endpoints/products.ts";
import type * as panelTemplates from "../../../src/pages/panel/endpoints/templates.ts";
import type * as panelWebhooks from "../../../src/pages/panel/endpoints/webhooks.ts";
import type { PathOf } from "./shapes.ts";

type In<Module> = Extract<Module[keyof Module], Endpoint>;

type Asked =
  | In<typeof apiBatches>
  | In<typeof apiDocuments>
  | In<typeof apiEvents>
  | In<typeof apiItems>
  | In<typeof apiLifecycleEvents>
  | In<typeof apiPassports>
  | In<typeof apiProducts>
  | In<typeof apiSerialBlocks>
  | In<typeof panelAfterSale>
  | In<typeof panelBranding>
  | In<typeof panelCompany>
  | In<typeof panelDataRequests>
  | In<typeof panelDevices>
  | In<typeof panelDocuments>
  | In<typeof panelFiles>
  | In<typeof panelImports>
  | In<typeof panelLabels>
  | In<typeof panelOverview>
  | In<typeof panelPassports>
  | In<typeof panelProducts>
  | In<typeof panelTemplates>
  | In<typeof panelWebhooks>;

export type AnyPath = { [E in Asked as E["name"]]: PathOf<E> }[Asked["name"]];
