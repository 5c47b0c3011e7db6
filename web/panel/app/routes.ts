/** Which view an address opens. The code of a view is loaded when it is opened. */
import type { ComponentType } from "preact";
import type { Params } from "./params.ts";

interface Route {
  /** After company and mode; `:id` is a parameter, `:tab?` one that may be absent. */
  pattern: string;
  load(): Promise<{ default: ComponentType<{ params: Params }> }>;
}

const ROUTES: readonly Route[] = [
  { pattern: "/", load: () => import("../views/start.tsx") },
  { pattern: "/products", load: () => import("../views/products.tsx") },
  { pattern: "/products/:id/:tab?", load: () => import("../views/product.tsx") },
  { pattern: "/imports", load: () => import("../views/imports.tsx") },
  { pattern: "/imports/:id", load: () => import("../views/import.tsx") },
  { pattern: "/passports", load: () => import("../views/passports.tsx") },
  { pattern: "/after-sale", load: () => import("../views/after-sale.tsx") },
  { pattern: "/after-sale/partners", load: () => import("../views/after-sale/partners.tsx") },
  { pattern: "/after-sale/:id", load: () => import("../views/after-sale/event.tsx") },
  { pattern: "/data-requests", load: () => import("../views/data-requests.tsx") },
  { pattern: "/data-requests/:id", load: () => import("../views/data-requests/request.tsx") },
  { pattern: "/documents", load: () => import("../views/documents.tsx") },
  { pattern: "/developers/webhooks/:id/:tab?", load: () => import("../views/webhook.tsx") },
  { pattern: "/developers/:part?", load: () => import("../views/developers.tsx") },
  { pattern: "/documents/:id", load: () => import("../views/review.tsx") },
  { pattern: "/labels", load: () => import("../views/labels.tsx") },
  { pattern: "/labels/:id", load: () => import("../views/label.tsx") },
  { pattern: "/account", load: () => import("../views/account.tsx") },
  { pattern: "/members", load: () => import("../views/members.tsx") },
  { pattern: "/activity", load: () => import("../views/activity.tsx") },
  { pattern: "/instance/:part?", load: () => import("../views/instance.tsx") },
  { pattern: "/kiosks", load: () => import("../views/kiosks.tsx") },
  { pattern: "/settings/:part?", load: () => import("../views/settings.tsx") },
];

/** The view of a path, with what its address names. */
export function findRoute(path: string): (Route & { params: Params }) | undefined {
  for (const route of ROUTES) {
    const params = match(route.pattern, path);
    if (params) return { ...route, params };
  }
  return undefined;
}

function match(pattern: string, path: string): Params | undefined {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (given.length > wanted.length) return undefined;
  const params: Params = {};
  for (const [at, part] of wanted.entries()) {
    const sent = given[at];
    if (!part.startsWith(":")) {
      if (part !== sent) return undefined;
      continue;
    }
    if (sent === undefined && !part.endsWith("?")) return undefined;
    if (sent !== undefined) params[part.replace(/^:|\?$/g, "")] = sent;
  }
  return params;
}
