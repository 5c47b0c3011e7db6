import { LINK_TYPES, type LinkType } from "./link-types.ts";

/** The media type of a linkset (RFC 9264 4.2). */
export const LINKSET_MEDIA_TYPE = "application/linkset+json";

/** What turns a linkset into JSON-LD. */
export const LINKSET_CONTEXT = "https://ref.gs1.org/standards/resolver/linkset-context";

/**
 * A link with its relation. `hreflang` is `ll` or `ll-CC`, `type` a media type, `context` such as a country.
 */
export type TypedLink = {
  linkType: Exclude<LinkType, typeof LINK_TYPES.defaultLink>;
  href: string;
  title: string;
  type?: string;
  hreflang?: string[];
  context?: string[];
};

/** All links of one identified thing. The anchor is its absolute address. */
export type LinksetLevel = { anchor: string; itemDescription: string; links: readonly TypedLink[] };

type LinkTarget = Omit<TypedLink, "linkType">;

type LinkContext = { anchor: string; itemDescription: string } & {
  [linkType in LinkType]?: LinkTarget[];
};

type LinksetDocument = { linkset: LinkContext[] };

/**
 * The linkset of a key at its levels (RFC 9264 4.2, GS1-Conformant Resolver 1.2). The first link of a level
 * is its default: it stands as the only `defaultLink`, with address and title alone, and again in full under
 * its own type.
 */
export function linkset(levels: readonly LinksetLevel[]): LinksetDocument {
  return {
    linkset: levels.map((level) => {
      const [first] = level.links;
      const defaultLink = first && { [LINK_TYPES.defaultLink]: [{ href: first.href, title: first.title }] };
      return { ...named(level), ...defaultLink, ...byLinkType(level.links) };
    }),
  };
}

/** The linkset of an answer 300: links that fit a request equally well, none of them a default. */
export function candidateLinkset(level: LinksetLevel): LinksetDocument {
  return { linkset: [{ ...named(level), ...byLinkType(level.links) }] };
}

/** The same linkset as JSON-LD. */
export function linksetJsonLd(document: LinksetDocument): { "@context": string } & LinksetDocument {
  return { "@context": LINKSET_CONTEXT, ...document };
}

function named({ anchor, itemDescription }: LinksetLevel): { anchor: string; itemDescription: string } {
  return { anchor, itemDescription };
}

function byLinkType(links: readonly TypedLink[]): { [linkType in LinkType]?: LinkTarget[] } {
  const groups: { [linkType in LinkType]?: LinkTarget[] } = {};
  for (const { linkType, ...target } of links) {
    groups[linkType] = [...(groups[linkType] ?? []), target];
  }
  return groups;
}
