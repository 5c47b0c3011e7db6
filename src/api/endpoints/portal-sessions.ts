import { NewPortalSession, PortalSession } from "../../domain/portal-sessions/shape.ts";
import { endpoint } from "../kit/endpoint.ts";

export const createPortalSession = endpoint({
  method: "POST",
  path: "/portal_sessions",
  noun: "Portal sessions",
  name: "createPortalSession",
  summary: "Create a portal session",
  description:
    "Opens one product for 60 minutes to a component in a page of yours. Create a session on each load of that page, on your server; only `url` and `client_secret` may reach the browser. The component opens inside pages of `origin` alone. It shows what the product's passport still needs, its documents and its passports, and can neither confirm suggestions nor issue anything.",
  body: NewPortalSession,
  returns: PortalSession,
  fails: ["resource_missing"],
  example: {
    body: { product: "01KAFZ7M3V8Q4T2N6X0C9B5D1E", origin: "https://erp.nortada.example" },
  },
});
