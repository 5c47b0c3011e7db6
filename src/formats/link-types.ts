/** The GS1 Web Vocabulary's namespace, in the spelling that answers use. */
const VOCABULARY = "https://ref.gs1.org/voc/";

/** The spellings of the namespace that requests use: the compact one and older ones mean the same. */
const SPELLINGS = [VOCABULARY, "gs1:", "https://gs1.org/voc/", "http://gs1.org/voc/"];

/** The link types in Carnet's linksets (GS1 Web Vocabulary 1.16). */
export const LINK_TYPES = {
  defaultLink: `${VOCABULARY}defaultLink`,
  dpp: `${VOCABULARY}dpp`,
  pip: `${VOCABULARY}pip`,
  epcis: `${VOCABULARY}epcis`,
  certificationInfo: `${VOCABULARY}certificationInfo`,
  instructions: `${VOCABULARY}instructions`,
  sustainabilityInfo: `${VOCABULARY}sustainabilityInfo`,
  serviceInfo: `${VOCABULARY}serviceInfo`,
  jws: `${VOCABULARY}jws`,
} as const;

export type LinkType = (typeof LINK_TYPES)[keyof typeof LINK_TYPES];

/**
 * The full URI of a link type as a request names it, percent-decoded already: `gs1:pip`, or with the
 * namespace in any of its spellings. Any name of the vocabulary's form is taken: whether a link of that type
 * exists is another question. Undefined for what is not of the vocabulary.
 */
export function parseLinkType(text: string): string | undefined {
  const spelling = SPELLINGS.find((start) => text.startsWith(start));
  const name = spelling === undefined ? "" : text.slice(spelling.length);
  return /^[A-Za-z]{1,64}$/.test(name) ? VOCABULARY + name : undefined;
}

/** True for the values of `linkType` that ask for all links rather than for one. */
export function asksForLinkset(linkType: string): boolean {
  return linkType === "linkset" || linkType === "all";
}
