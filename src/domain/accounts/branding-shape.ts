/** The look of a company's public pages as members read and change it. */
import { z } from "zod";
import { refuse, text } from "../shapes.ts";
import { type Branding, LINK_KINDS, MAX_LINKS, PAGE_LANGUAGES } from "./brand.ts";

const URL_LENGTH = 300;

/** `https://`, a host, and what follows it: no user name, no blank, nothing that a browser reads otherwise. */
const HTTPS = /^https:\/\/[^\s/?#@\\<>"]+(?:[/?#][^\s\\<>"]*)?$/i;

const HttpsAddress = text(URL_LENGTH).superRefine((value, context) => {
  if (!HTTPS.test(value) || URL.parse(value)?.protocol !== "https:")
    refuse(
      context,
      "invalid_value",
      "must be a whole address that begins with https://, without user name and blanks, such as https://www.example.com/help",
    );
});

/** Kept in small letters. */
const Colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, "must be a colour of six hexadecimal digits, such as #23429b")
  .transform((colour) => colour.toLowerCase());

const Link = z.strictObject({ kind: z.enum(LINK_KINDS), url: HttpsAddress });
const Language = z.enum(PAGE_LANGUAGES);

/** What a member sends: the whole of it but the logo, which is a file. */
export const BrandingInput = z.strictObject({
  colour: Colour.nullable(),
  colour_dark: Colour.nullable(),
  logo_on_dark: z.boolean(),
  links: z
    .array(Link)
    .max(MAX_LINKS)
    .superRefine((links, context) => {
      if (new Set(links.map(({ kind }) => kind)).size < links.length)
        refuse(context, "invalid_value", "must hold each kind of link once");
    }),
  languages: z
    .array(Language)
    .min(1)
    .superRefine((languages, context) => {
      if (new Set(languages).size < languages.length)
        refuse(context, "invalid_value", "must hold each language once");
    }),
  default_language: Language,
});
export type BrandingInput = z.infer<typeof BrandingInput>;

/** As members read it. */
export const BrandingShape = z.strictObject({
  object: z.literal("branding"),
  logo: z.strictObject({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  colour: z.string().nullable(),
  colour_dark: z.string().nullable(),
  logo_on_dark: z.boolean(),
  links: z.array(z.strictObject({ kind: z.enum(LINK_KINDS), url: z.string() })),
  languages: z.array(Language),
  default_language: Language,
});

/** @param site origin that links are built from */
export function presentBranding(site: string, { logo, ...rest }: Branding): z.infer<typeof BrandingShape> {
  return {
    object: "branding",
    logo: logo && { url: `${site}/images/${logo.id}`, width: logo.width, height: logo.height },
    ...rest,
  };
}
