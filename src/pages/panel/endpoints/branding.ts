/** How the company's public pages look; below `/panel/api/{handle}/{mode}`. */
import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import { PAGE_LANGUAGES } from "../../../domain/accounts/brand.ts";
import { BrandingInput, BrandingShape } from "../../../domain/accounts/branding-shape.ts";
import { PICTURE_BYTES } from "../../../domain/pictures/redraw.ts";

const NOUN = "Company";

export const getBranding = endpoint({
  method: "GET",
  path: "/branding",
  noun: NOUN,
  name: "getBranding",
  summary: "Get how the public pages look",
  returns: BrandingShape,
  fails: [],
});

export const changeBranding = endpoint({
  method: "POST",
  path: "/branding",
  noun: NOUN,
  name: "changeBranding",
  summary: "Change how the public pages look",
  description:
    "All of it but the logo; it shows at once on the pages of live and test data. A colour that cannot be read on its ground is refused, with the nearest shade that can.",
  body: BrandingInput,
  returns: BrandingShape,
  fails: [],
});

export const removeLogo = endpoint({
  method: "POST",
  path: "/branding/logo/remove",
  noun: NOUN,
  name: "removeLogo",
  summary: "Take the logo away",
  returns: BrandingShape,
  fails: [],
});

export const setLogo = endpoint({
  method: "POST",
  path: "/branding/logo",
  noun: NOUN,
  name: "setLogo",
  summary: "Give the company its logo",
  description: "The body is the file itself: JPEG, PNG or WebP, at most 10 MB.",
  upload: { limitBytes: PICTURE_BYTES },
  returns: BrandingShape,
  fails: ["file_missing", "file_type_unsupported", "file_too_large"],
});

/** What is tried out, in which language and theme. */
export const PreviewInput = BrandingInput.extend({
  language: z.enum(PAGE_LANGUAGES),
  theme: z.enum(["light", "dark"]),
});

export const previewBranding = endpoint({
  method: "POST",
  path: "/branding/preview",
  noun: NOUN,
  name: "previewBranding",
  summary: "Draw a public page as it would look",
  description: "The page of the newest product, or of a sample where there is none. Nothing is stored.",
  body: PreviewInput,
  returns: z.strictObject({ object: z.literal("preview"), html: z.string() }),
  fails: [],
});
