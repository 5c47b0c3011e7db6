/** What a portal session looks like outside. */
import { z } from "zod";
import { readWebOrigin } from "../../formats/web-origin.ts";
import { Id, objectShape, refuse, text } from "../shapes.ts";

/** A host has at most 253 characters. */
const ORIGIN_LENGTH = 300;

const Origin = text(ORIGIN_LENGTH).superRefine((value, context) => {
  if (readWebOrigin(value) === undefined)
    refuse(
      context,
      "invalid_value",
      "must be the origin of one site, https://host or https://host:port (in test mode also http://localhost), with nothing after it",
    );
});

export const NewPortalSession = z
  .strictObject({
    product: Id.meta({ description: "Id of the product." }),
    origin: Origin.meta({
      description: "Origin of the pages that may hold the component: `https://host[:port]`, without a path.",
    }),
    allow_upload: z
      .boolean()
      .nullish()
      .meta({ description: "`false` makes the component read-only; `true` when it is left out." }),
  })
  .meta({ id: "NewPortalSession" });
export type NewPortalSession = z.infer<typeof NewPortalSession>;

export const PortalSession = objectShape("portal_session", {
  product: Id,
  origin: z.string(),
  allow_upload: z.boolean(),
  client_secret: z.string(),
  url: z.string(),
  expires: z.int(),
}).meta({ id: "PortalSession" });
export type PortalSession = z.infer<typeof PortalSession>;
