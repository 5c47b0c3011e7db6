/** The links that a passport offers to machines, by GS1 link type. The first is the default. */
import type { Json, PublicPassport } from "../../domain/passports/content.ts";
import { LINK_TYPES } from "../../formats/link-types.ts";
import type { TypedLink } from "../../formats/linkset.ts";
import { asText, rowsOf } from "../kit/field-value.ts";
import type { MessageKey } from "../kit/messages/en.ts";
import type { Translate } from "../kit/messages.ts";

/**
 * What a passport must hold for a link to be of use: link type, title, fields, and the address among them to which it leads
 * rather than to the page. Several certificates stand on the page alone: one address is not that of all.
 */
const SECTIONS: readonly {
  linkType: TypedLink["linkType"];
  title: MessageKey;
  fields: readonly string[];
  address?(fields: { [key: string]: Json }): string | undefined;
}[] = [
  {
    linkType: LINK_TYPES.certificationInfo,
    title: "section.certificates",
    fields: ["certificates"],
    address({ certificates }) {
      const [one, ...others] = rowsOf(certificates);
      return others.length === 0 ? asText(one?.["url"]) : undefined;
    },
  },
  {
    linkType: LINK_TYPES.instructions,
    title: "section.care",
    fields: [
      "care_washing",
      "care_bleaching",
      "care_drying",
      "care_ironing",
      "care_professional",
      "care_text",
      "use_instructions",
      "instructions_url",
    ],
    address: ({ instructions_url }) => asText(instructions_url),
  },
  {
    linkType: LINK_TYPES.sustainabilityInfo,
    title: "section.impact",
    fields: ["recycled_content", "carbon_footprint"],
  },
  {
    linkType: LINK_TYPES.serviceInfo,
    title: "brand.repair",
    fields: ["repair_service_url", "repair_instructions_url", "spare_parts", "spare_parts_contact"],
    address: ({ repair_service_url, repair_instructions_url }) =>
      asText(repair_service_url) ?? asText(repair_instructions_url),
  },
];

/**
 * @param languages of the page, as `ll`
 * @param t titles in the language of the answer
 * @param pageUrl of the page: the passport's own, or that of one of its items
 */
export function linksOf(
  passport: PublicPassport,
  languages: readonly string[],
  t: Translate,
  pageUrl = passport.uid_url,
): TypedLink[] {
  const page = { href: pageUrl, type: "text/html", hreflang: [...languages] };
  const { fields, product } = passport.content;
  const titled = (title: string) => `${title}: ${product.name}`;
  const sections = SECTIONS.filter((section) => section.fields.some((key) => fields[key] !== undefined));
  return [
    { linkType: LINK_TYPES.dpp, title: titled(t("passport.kind")), ...page },
    { linkType: LINK_TYPES.pip, title: product.name, ...page },
    ...sections.map(({ linkType, title, address }) => {
      // As it may stand in a header.
      const href = URL.parse(address?.(fields) ?? "")?.href;
      return { linkType, title: titled(t(title)), ...(href === undefined ? page : { href }) };
    }),
    {
      linkType: LINK_TYPES.jws,
      title: titled(t("footer.proof")),
      href: passport.links.proof,
      type: "application/json",
    },
  ];
}
