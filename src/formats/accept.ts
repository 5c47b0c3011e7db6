/** Entries beyond this many in one header are not read. */
const MAX_ENTRIES = 64;

/**
 * Language ranges longer than this many characters are not read: RFC 5646 4.4.1 finds 35 enough for any tag.
 */
const MAX_LANGUAGE_RANGE = 35;

/**
 * The offered media type that an Accept header likes best (RFC 9110 12.5.1), undefined when it accepts none
 * of them. Of equally liked ones the first offered wins; without a header, the first offered. Offered types
 * are written in lower case, such as `text/html`.
 */
export function chooseMediaType(acceptHeader: string | null, offered: readonly string[]): string | undefined {
  return bestOf(offered, mediaTypeQuality(acceptHeader));
}

/**
 * How much an Accept header likes a media type, from 0 (not at all) to 1: the quality of the most specific
 * range that covers it. A range that asks for a parameter which the type does not have still names the type:
 * clients send `application/ld+json;profile=…` and take any JSON-LD.
 */
export function mediaTypeQuality(acceptHeader: string | null): (type: string) => number {
  const ranges = acceptHeader?.trim()
    ? readHeader(acceptHeader)
    : [{ value: "*/*", parameters: [], quality: 1 }];
  return (type) => {
    const [offer] = readHeader(type);
    let best = { specificity: 0, quality: 0 };
    for (const range of ranges) {
      const specificity = offer === undefined ? 0 : rangeSpecificity(range, offer);
      if (specificity > best.specificity) best = { specificity, quality: range.quality };
    }
    return best.quality;
  };
}

/**
 * The offered language tag that an Accept-Language header asks for, by the lookup of RFC 4647 3.4: `pt-BR`
 * finds `pt`. Where the lookup finds nothing, a wider range finds a narrower tag: `pt` finds `pt-PT`.
 * Undefined when there is no header or nothing fits, so that the caller's own default applies.
 */
export function chooseLanguage(
  acceptLanguageHeader: string | null,
  offered: readonly string[],
): string | undefined {
  const ranges = readHeader(acceptLanguageHeader ?? "");
  const refused = new Set(ranges.filter(({ quality }) => quality === 0).map(({ value }) => value));
  const tags = offered.filter((tag) => !refused.has(tag.toLowerCase()));
  const wanted = ranges
    .filter(({ value, quality }) => quality > 0 && value !== "*" && value.length <= MAX_LANGUAGE_RANGE)
    .toSorted((a, b) => b.quality - a.quality);

  for (const { value } of wanted) {
    for (let range = value; range !== ""; range = truncated(range)) {
      const found = tags.find((tag) => tag.toLowerCase() === range);
      if (found !== undefined) return found;
    }
  }
  for (const { value } of wanted) {
    const found = tags.find((tag) => tag.toLowerCase().startsWith(`${value}-`));
    if (found !== undefined) return found;
  }
  return undefined;
}

type Entry = { value: string; parameters: string[]; quality: number };

/** Entries in lower case; one with a broken weight is left out. */
function readHeader(header: string): Entry[] {
  const entries: Entry[] = [];
  for (const part of splitOutsideQuotes(header, ",").slice(0, MAX_ENTRIES)) {
    const [value = "", ...parameters] = splitOutsideQuotes(part, ";").map(normalized);
    const weight = parameters.findIndex((parameter) => parameter.startsWith("q="));
    const quality = weight < 0 ? 1 : readWeight(parameters[weight]?.slice(2) ?? "");
    if (value === "" || quality === undefined) continue;
    // What follows the weight belongs to no media type (RFC 7231's accept-ext, dropped by RFC 9110).
    const own = weight < 0 ? parameters : parameters.slice(0, weight);
    entries.push({ value, parameters: own.filter((parameter) => parameter !== ""), quality });
  }
  return entries;
}

function readWeight(text: string): number | undefined {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : undefined;
}

/** Lower case, without blanks around or quotes inside: both sides are compared in this form. */
function normalized(part: string): string {
  return part.trim().replaceAll('"', "").toLowerCase();
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === "\\" && quoted) index++;
    else if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

/** 0 when the range does not cover the type; the more of it the range names, the higher. */
function rangeSpecificity(range: Entry, offer: Entry): number {
  if (range.value === "*/*") return 1;
  if (range.value.endsWith("/*")) return offer.value.startsWith(range.value.slice(0, -1)) ? 2 : 0;
  if (range.value !== offer.value) return 0;
  const holds = range.parameters.every((parameter) => offer.parameters.includes(parameter));
  return holds ? 4 + range.parameters.length : 3;
}

function bestOf(offered: readonly string[], qualityOf: (type: string) => number): string | undefined {
  let best: string | undefined;
  let bestQuality = 0;
  for (const type of offered) {
    const quality = qualityOf(type);
    if (quality > bestQuality) [best, bestQuality] = [type, quality];
  }
  return best;
}

/** The range without its last subtag, nor a single-character one that would then end it (RFC 4647 3.4). */
function truncated(range: string): string {
  const subtags = range.split("-").slice(0, -1);
  if (subtags.at(-1)?.length === 1) subtags.pop();
  return subtags.join("-");
}
