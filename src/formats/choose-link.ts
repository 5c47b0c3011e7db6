import { chooseLanguage, mediaTypeQuality } from "./accept.ts";
import type { TypedLink } from "./linkset.ts";

/** What a request says about the link it would like: its headers, and the query parameter `context`. */
export type LinkWishes = { accept: string | null; acceptLanguage: string | null; context: string | null };

/** The link that fits best, or the ones that fit equally well when the wishes do not tell them apart. */
type LinkChoice = { link: TypedLink; tied?: undefined } | { link?: undefined; tied: TypedLink[] };

/**
 * Chooses among the links of one type: the best by Accept, of those the best by Accept-Language, of those the
 * ones of the context asked for. A wish that no link meets decides nothing. Without candidates `tied` is
 * empty.
 */
export function chooseLink(candidates: readonly TypedLink[], wishes: LinkWishes): LinkChoice {
  const ofType = bestByType(candidates, wishes.accept);
  const ofLanguage = bestByLanguage(ofType, wishes.acceptLanguage);
  const [link, ...others] = bestByContext(ofLanguage, wishes.context);
  if (link === undefined) return { tied: [] };
  return others.length === 0 ? { link } : { tied: [link, ...others] };
}

function bestByType(links: readonly TypedLink[], accept: string | null): readonly TypedLink[] {
  const qualityOf = mediaTypeQuality(accept);
  // A link without a type could be anything, so only */* speaks for it.
  const qualities = links.map(({ type }) => qualityOf(type ?? "*/*"));
  const best = Math.max(0, ...qualities);
  return links.filter((_, index) => qualities[index] === best);
}

function bestByLanguage(links: readonly TypedLink[], acceptLanguage: string | null): readonly TypedLink[] {
  if (acceptLanguage === null) return links;
  const offered = links.flatMap(({ hreflang }) => hreflang ?? []);
  const language = chooseLanguage(acceptLanguage, offered);
  return matching(links, ({ hreflang }) => hreflang, language);
}

function bestByContext(links: readonly TypedLink[], context: string | null): readonly TypedLink[] {
  return context === null ? links : matching(links, (link) => link.context, context);
}

/** The links that claim the wanted value; if none does, those that claim no value at all; if none, all. */
function matching(
  links: readonly TypedLink[],
  claims: (link: TypedLink) => readonly string[] | undefined,
  wanted: string | undefined,
): readonly TypedLink[] {
  const claiming = links.filter((link) => wanted !== undefined && claims(link)?.includes(wanted));
  if (claiming.length > 0) return claiming;
  const neutral = links.filter((link) => (claims(link)?.length ?? 0) === 0);
  return neutral.length > 0 ? neutral : links;
}
