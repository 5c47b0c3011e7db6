/** The links that a passport offers to machines, by GS1 link type. The first is the default. */
import type { PublicPassport } from "../../domain/passports/content.ts";
import { LINK_TYPES } from "../../formats/link-types.ts";
import type { TypedLink } from "../../formats/linkset.ts";

/** What a passport must hold for a link into its page to be of use: link type, anchor on the page, fields. */
const SECTIONS = [
  { linkType: LINK_TYPES.certificationInfo, title: "Certificates", fields: ["certificates"] },
  {
    linkType: LINK_TYPES.instructions,
    title: "Care and use",
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
  },
  {
    linkType: LINK_TYPES.sustainabilityInfo,
    title: "Materials and impact",
    fields: ["recycled_content", "carbon_footprint"],
  },
  {
    linkType: LINK_TYPES.serviceInfo,
    title: "Repair",
    fields: ["repair_service_url", "repair_instructions_url", "spare_parts", "spare_parts_contact"],
  },
] as const;

/**
 * @param languages of the page, as `ll`
 * @param address of the page: the passport's own, or that of one of its items
 */
export function linksOf(
  passport: PublicPassport,
  languages: readonly string[],
  address = passport.uid_url,
): TypedLink[] {
  const page = { href: address, type: "text/html", hreflang: [...languages] };
  const { name } = passport.content.product;
  const sections = SECTIONS.filter(({ fields }) =>
    fields.some((field) => passport.content.fields[field] !== undefined),
  );
  return [
    { linkType: LINK_TYPES.dpp, title: `Product passport: ${name}`, ...page },
    { linkType: LINK_TYPES.pip, title: name, ...page },
    ...sections.map(({ linkType, title }) => ({ linkType, title: `${title}: ${name}`, ...page })),
    {
      linkType: LINK_TYPES.jws,
      title: `Signed versions: ${name}`,
      href: passport.links.proof,
      type: "application/json",
    },
  ];
}
