/** A passport as schema.org Product (JSON-LD), for search engines and shops. */
import type { PublicItem } from "../../domain/items/public.ts";
import type { PublicEvent } from "../../domain/lifecycle-events/public.ts";
import type { Json, PassportContent, PublicPassport } from "../../domain/passports/content.ts";
import type { Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import { asNumber, asText, hostOf, isEmpty, rowsOf, valueText } from "./field-value.ts";
import { type Reader, readerOf } from "./reader.ts";

type JsonObject = { [key: string]: Json };

/** The Product; values in English. What schema.org has no property for stands in `additionalProperty` under the template's key. */
export function passportJsonLd(passport: PublicPassport, template: TemplateDefinition): JsonObject {
  const { content } = passport;
  const { fields } = content;
  const reader = readerOf("en");
  const country = asText(fields["country_making"]);
  return defined({
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": passport.url,
    url: passport.url,
    name: content.product.name,
    description: asText(fields["description"]),
    disambiguatingDescription: passport.livemode ? undefined : "Test passport. This is not a real product.",
    sku: content.product.reference,
    gtin: passport.livemode ? (content.product.gtin ?? undefined) : undefined,
    model: asText(fields["model_name"]),
    brand: { "@type": "Brand", name: asText(fields["brand"]) ?? content.company.name },
    manufacturer: organization(fields),
    image: imageOf(passport),
    color: asText(fields["colour"]),
    size: asText(fields["size_range"]),
    material: materials(fields),
    countryOfOrigin: country === undefined ? undefined : { "@type": "Country", name: country },
    productionDate: asText(fields["manufacturing_date"]),
    weight: weight(fields["net_weight"], fieldOf(template, "net_weight")),
    hasCertification: certifications(fields["certificates"]),
    additionalProperty: furtherProperties(content, template, reader),
    subjectOf: passport.lifecycle_events.map((event) => happening(event, reader)),
  });
}

/** The piece as schema.org IndividualProduct: its model's properties with its own number and address. */
export function itemJsonLd(item: PublicItem, template: TemplateDefinition): JsonObject {
  const reader = readerOf("en");
  return defined({
    ...passportJsonLd(item.passport, template),
    "@type": "IndividualProduct",
    "@id": item.url,
    url: item.url,
    serialNumber: item.serial,
    subjectOf: item.lifecycle_events.map((event) => happening(event, reader)),
  });
}

/** What happened after the sale. That there is evidence is said by a document without an address: it is not public. */
function happening(event: PublicEvent, { t }: Reader): JsonObject {
  const { type, occurred_on, country, actor_name, description, evidence } = event;
  return defined({
    "@type": "Event",
    additionalType: type,
    name: t(`history.${type}`),
    startDate: occurred_on,
    location: country === null ? undefined : { "@type": "Country", name: country },
    organizer: actor_name === null ? undefined : { "@type": "Organization", name: actor_name },
    description: description ?? undefined,
    subjectOf: evidence ? { "@type": "DigitalDocument", name: t("history.evidence") } : undefined,
  });
}

/** Keys that have a property of their own above. */
const OWN_PROPERTY = new Set([
  "brand",
  "description",
  "model_name",
  "colour",
  "size_range",
  "fibre_composition",
  "country_making",
  "manufacturing_date",
  "net_weight",
  "certificates",
  "manufacturer_name",
  "manufacturer_address",
  "manufacturer_contact",
]);

function furtherProperties(
  content: PassportContent,
  template: TemplateDefinition,
  reader: Reader,
): JsonObject[] {
  const fields = template.groups.flatMap((group) => group.fields);
  return fields.flatMap((field) => {
    const value = content.fields[field.key];
    if (OWN_PROPERTY.has(field.key) || value === undefined || isEmpty(value)) return [];
    const plain = typeof value === "number" || typeof value === "boolean";
    return [
      defined({
        "@type": "PropertyValue",
        propertyID: field.key,
        name: field.label,
        value: plain ? value : valueText(field, value, reader),
        unitText: field.unit,
      }),
    ];
  });
}

function materials(fields: JsonObject): string[] | undefined {
  const rows = rowsOf(fields["fibre_composition"] ?? fields["material_composition"]);
  const names = rows.flatMap((row) => {
    const name = asText(row["fibre"]) ?? asText(row["material"]);
    const percent = asNumber(row["percent"]);
    if (name === undefined) return [];
    return [percent === undefined ? name : `${percent} % ${name}`];
  });
  return names.length === 0 ? undefined : names;
}

function organization(fields: JsonObject): JsonObject | undefined {
  const name = asText(fields["manufacturer_name"]);
  if (name === undefined) return undefined;
  const contact = asText(fields["manufacturer_contact"]);
  return defined({
    "@type": "Organization",
    name,
    address: asText(fields["manufacturer_address"]),
    email: contact?.includes("@") ? contact : undefined,
  });
}

function imageOf(passport: PublicPassport): JsonObject | undefined {
  if (passport.image === null) return undefined;
  const { url, width, height } = passport.image;
  return { "@type": "ImageObject", url, width, height };
}

/** UN/CEFACT codes, which schema.org asks for. */
const UNIT_CODES: Record<string, string> = { g: "GRM", kg: "KGM", t: "TNE" };

function weight(value: Json | undefined, field: Field | undefined): JsonObject | undefined {
  const number = asNumber(value);
  const unitCode = UNIT_CODES[field?.unit ?? ""];
  if (number === undefined || unitCode === undefined) return undefined;
  return { "@type": "QuantitativeValue", value: number, unitCode };
}

function certifications(value: Json | undefined): JsonObject[] | undefined {
  const rows = rowsOf(value).flatMap((row) => {
    const name = asText(row["name"]);
    if (name === undefined) return [];
    const issuer = asText(row["issuer"]);
    const url = asText(row["url"]);
    return [
      defined({
        "@type": "Certification",
        name,
        certificationIdentification: asText(row["number"]),
        issuedBy: issuer === undefined ? undefined : { "@type": "Organization", name: issuer },
        expires: asText(row["valid_until"]),
        url: url !== undefined && hostOf(url) !== undefined ? url : undefined,
      }),
    ];
  });
  return rows.length === 0 ? undefined : rows;
}

function fieldOf(template: TemplateDefinition, key: string): Field | undefined {
  return template.groups.flatMap((group) => group.fields).find((field) => field.key === key);
}

/** Without what is undefined or an empty list. */
function defined(object: { [key: string]: Json | undefined }): JsonObject {
  const kept = Object.entries(object).filter(
    (entry): entry is [string, Json] =>
      entry[1] !== undefined && !(Array.isArray(entry[1]) && entry[1].length === 0),
  );
  return Object.fromEntries(kept);
}
