/** Links that a company gives to workshops, shops and recyclers, so that they record after-sale events. */
import { z } from "zod";
import { filledText, objectShape } from "../shapes.ts";

const PARTNER_NAME_LENGTH = 160;

export const NewPartnerLink = z
  .strictObject({
    name: filledText(PARTNER_NAME_LENGTH).meta({ description: "Whom it is for." }),
    expires: z.int().positive().nullish().meta({
      description: "Unix time at which it ends by itself; `null` or left out: it stays until it is revoked.",
    }),
  })
  .meta({ id: "NewPartnerLink" });
export type NewPartnerLink = z.infer<typeof NewPartnerLink>;

export const PartnerLink = objectShape("partner_link", {
  name: z.string(),
  status: z.enum(["active", "expired", "revoked"]),
  expires: z.int().nullable(),
  revoked: z.int().nullable(),
  last_used: z.int().nullable(),
  /** The address, a secret: in the answer that makes it, and nowhere else. */
  url: z.string().optional(),
}).meta({ id: "PartnerLink" });
export type PartnerLink = z.infer<typeof PartnerLink>;
