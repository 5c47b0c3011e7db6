/** The page that all pages share: head, skip link, banners, scripts. Nothing in it is inline but data. */
import { attr, type Html, html, raw } from "./html.ts";
import { LOCALES, type Locale } from "./locale.ts";

/** The address of an asset by its logical name, such as `public/passport.css` or `fonts/….woff2`. */
export type AssetUrl = (name: string) => string;

/** The ground of a page (`--paper` in web/style/tokens.css), which browsers take up in their own frame. */
export const THEME_COLOURS = { light: "#f2f3f1", dark: "#0e1118" } as const;

const HEADING_FONT = "fonts/brygada-1918-latin-wght-normal.woff2";

export interface Shell {
  locale: Locale;
  title: string;
  description?: string;
  /** The page's own permanent address, absolute. */
  canonical?: string;
  /** Other forms of the same thing. */
  alternates?: readonly { type: string; href: string }[];
  /** Search engines shall not list the page. */
  hidden?: boolean;
  assets: AssetUrl;
  /** Logical name of the style sheet. */
  style: string;
  /** Address of a style sheet over it: the colours of the company whose page it is. */
  brandStyle?: string | undefined;
  /** The theme whatever the system wishes; else that decides. */
  theme?: "light" | "dark" | undefined;
  /** Logical names of module scripts. */
  scripts?: readonly string[];
  /** A class of the body, such as `public`. */
  kind: string;
  /** Words of the skip link, which leads to `#main`. */
  skip: string;
  /** Stand above everything, in this order; made by `banner`. */
  banners?: readonly Html[];
  body: Html;
}

/** A whole document. */
export function shell(page: Shell): Html {
  const { assets, locale } = page;
  return html`${raw("<!doctype html>")}
<html lang="${LOCALES[locale].intl}"${attr("data-theme", page.theme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${page.title}</title>
${page.description === undefined ? null : html`<meta name="description" content="${page.description}">`}
${page.hidden ? html`<meta name="robots" content="noindex">` : null}
<meta name="theme-color" content="${THEME_COLOURS.light}" media="(prefers-color-scheme:light)">
<meta name="theme-color" content="${THEME_COLOURS.dark}" media="(prefers-color-scheme:dark)">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<link rel="preload" as="font" type="font/woff2" href="${assets(HEADING_FONT)}" crossorigin>
<link rel="icon" type="image/svg+xml" href="${assets("public/icon.svg")}">
<link rel="stylesheet" href="${assets(page.style)}">
${page.brandStyle === undefined ? null : html`<link rel="stylesheet" href="${page.brandStyle}">`}
${page.canonical === undefined ? null : html`<link rel="canonical" href="${page.canonical}">`}
${(page.alternates ?? []).map((one) => html`<link rel="alternate" type="${one.type}" href="${one.href}">`)}
${(page.scripts ?? []).map((name) => html`<script type="module" src="${assets(name)}"></script>`)}
</head>
<body${attr("class", page.kind)}>
<a class="skip" href="#main">${page.skip}</a>
${page.banners ?? null}
${page.body}
</body>
</html>`;
}

/** A bar over the whole page: `test` in weld with a hazard edge, `insecure` for plain HTTP. */
export function banner(kind: "test" | "insecure", title: string, text: string): Html {
  return html`<aside class="banner banner-${kind}" aria-label="${title}"><p><b>${title}</b> ${text}</p></aside>`;
}
