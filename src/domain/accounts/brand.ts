/** What a company may choose about the look of its public pages. */

/** The languages that public pages speak. */
export const PAGE_LANGUAGES = ["en", "pt", "es", "fr", "de", "it"] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** Where links of the public page lead, in the order in which they stand there. */
export const LINK_KINDS = [
  "website",
  "support",
  "repair",
  "privacy",
  "instagram",
  "facebook",
  "tiktok",
  "youtube",
  "linkedin",
  "pinterest",
] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Most links of a page. */
export const MAX_LINKS = 8;

export interface BrandLink {
  kind: LinkKind;
  url: string;
}

export interface Logo {
  /** Id of the file, the last part of its address. */
  id: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface Branding {
  logo: Logo | null;
  /** The logo can be read on dark ground; else it stands on a light one there. */
  logo_on_dark: boolean;
  /** `#rrggbb`; takes the place of indigo on light ground. Null: Carnet's own. */
  colour: string | null;
  /** The same on dark ground; null: the nearest shade of `colour` that can be read there. */
  colour_dark: string | null;
  links: BrandLink[];
  /** Which of the languages readers may choose. */
  languages: PageLanguage[];
  /** For readers whose browser asks for none of them. */
  default_language: PageLanguage;
}

/** What pages look like before somebody changes it. */
export const PLAIN: Branding = {
  logo: null,
  logo_on_dark: false,
  colour: null,
  colour_dark: null,
  links: [],
  languages: [...PAGE_LANGUAGES],
  default_language: "en",
};
