/** What pages show of a company's own: its logo or name, its colour, and its links. */
import { type Branding, LINK_KINDS, type LinkKind } from "../../domain/accounts/brand.ts";
import { type Palette, paletteOf, readableShade } from "../../domain/accounts/brand-colours.ts";
import { isColour } from "../../formats/colour.ts";
import { sha256Hex } from "../../platform/sealing.ts";
import { attr, type Html, html } from "./html.ts";
import type { Translate } from "./messages.ts";

/** Below it stand style sheets of companies: `/brand/{light}-{dark}-{hash}.css`. */
export const BRAND_PREFIX = "/brand/";
const ADDRESS = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{16})\.css$/;
const HASH_LENGTH = 16;

/** CSS pixels: how high and how wide a logo is at most. */
const LOGO_HEIGHT = 40;
const LOGO_WIDTH = 176;

/**
 * The address of the style sheet with a company's colour; undefined for one that has none of its own. It holds the
 * colours and a hash of the content, so that what stands there never changes.
 */
export function brandStyle({ colour, colour_dark }: Branding): string | undefined {
  if (colour === null) return undefined;
  const dark = colour_dark ?? readableShade("dark", colour);
  return `${BRAND_PREFIX}${colour.slice(1)}-${dark.slice(1)}-${hashOf(sheetOf(colour, dark))}.css`;
}

/** The style sheet at an address; undefined where none stands. @param file the last part of the address */
export function brandSheet(file: string): string | undefined {
  const [, light, dark, hash] = ADDRESS.exec(file) ?? [];
  if (!isColour(`#${light}`) || !isColour(`#${dark}`)) return undefined;
  const sheet = sheetOf(`#${light}`, `#${dark}`);
  return hashOf(sheet) === hash ? sheet : undefined;
}

function hashOf(sheet: string): string {
  return sha256Hex(sheet).slice(0, HASH_LENGTH);
}

/** Paper stays black on white. */
function sheetOf(light: string, dark: string): string {
  const inTheDark = tokensOf(paletteOf("dark", dark));
  return `@media screen{:root{${tokensOf(paletteOf("light", light))}}:root[data-theme="dark"]{${inTheDark}}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"]){${inTheDark}}}`;
}

function tokensOf({ indigo, onIndigo, press, wash, mid }: Palette): string {
  return `--indigo:${indigo};--on-indigo:${onIndigo};--indigo-press:${press};--indigo-wash:${wash};--indigo-mid:${mid}`;
}

/** Whose page it is, at its top: the logo, or the name. */
export function brandMark(name: string, { logo, logo_on_dark }: Branding): Html {
  if (logo === null) return html`<p class="brand" translate="no">${name}</p>`;
  const scale = Math.min(LOGO_HEIGHT / logo.height, LOGO_WIDTH / logo.width);
  const [width, height] = [logo.width, logo.height].map((side) => Math.max(1, Math.round(side * scale)));
  return html`<p class="brand brand-mark"><img${attr("class", logo_on_dark ? "logo" : "logo logo-light")} src="/images/${logo.id}" width="${width}" height="${height}" alt="${name}" translate="no"></p>`;
}

/** Kinds whose words are a message; the others are names, which all languages share. */
const NAMES: Partial<Record<LinkKind, string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  tiktok: "TikTok",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
};

/** The links of a company, at the foot of its pages; null where there are none. */
export function brandLinks(name: string, { links }: Branding, t: Translate): Html | null {
  if (links.length === 0) return null;
  const inOrder = links.toSorted((a, b) => LINK_KINDS.indexOf(a.kind) - LINK_KINDS.indexOf(b.kind));
  return html`<div>
    <h2 translate="no">${name}</h2>
    <p class="machine-links">${inOrder.map(({ kind, url }) => html`<a href="${url}" rel="noopener noreferrer">${NAMES[kind] ?? t(`brand.${kind as "website" | "support" | "repair" | "privacy"}`)}</a>`)}</p>
  </div>`;
}
