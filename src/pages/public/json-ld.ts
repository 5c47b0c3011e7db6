/** A passport as schema.org Product (JSON-LD), for search engines and shops. */

import type { PublicItem } from "../../domain/items/public.ts";
import type { PublicEvent } from "../../domain/lifecycle-events/public.ts";
import type { Json, PassportContent, PublicPassport } from "../../domain/passports/content.ts";
import type { Field, TemplateDefinition } from "../../domain/templates/definition.ts";
import { isEmpty } from "../../domain/templates/missing.ts";
import { asNumber, asText, contactAddress, hostOf, rowsOf, valueText } from "../kit/field-value.ts";
import { type Reader, readerOf } from "../kit/reader.ts";

type JsonObject = { [key: string]: Json };

/**
 * The Product; values in English. What schema.org has no property for stands in `additionalProperty` under the template's
 * key. One that is withdrawn says so, and goes by its own page: its other address may lead to what replaces it.
 */
export function passportJsonLd(passport: PublicPassport, template: TemplateDefinition): JsonObject {
  const { content } = passport;
  const { fields } = content;
  const reader = readerOf("en");
  const country = asText(fields["country_making"]);
  return defined({
    "@context": "https://schema.org",
    "@type": "Product",
    ...addressOf(passport),
    name: content.product.name,
    description: asText(fields["description"]),
    disambiguatingDescription: remark([...standing(passport)]),
    sku: content.product.reference,
    gtin: passport.livemode ? gtin(content.product.gtin) : undefined,
    model: asText(fields["model_name"]),
    brand: { "@type": "Brand", name: asText(fields["brand"]) ?? content.company.name },
    manufacturer: organization(fields),
    image: imageOf(passport),
    color: asText(fields["colour"]),
    size: asText(fields["size_range"]),
    material: materials(fields),
    countryOfOrigin: country === undefined ? undefined : { "@type": "Country", name: country },
    productionDate: asText(fields["manufacturing_date"]) ?? content.batch?.production_date ?? undefined,
    weight: weight(fields["net_weight"], fieldOf(template, "net_weight")),
    hasCertification: certifications(fields["certificates"]),
    additionalProperty: [
      ...statusProperty("passport_status", passport.status, "issued"),
      ...batchProperties(content.batch),
      ...furtherProperties(content, template, reader),
    ],
    subjectOf: passport.lifecycle_events.map((event) => happening(event, reader)),
  });
}

/** The piece as schema.org IndividualProduct: its model's properties with its own number, address and status. */
export function itemJsonLd(item: PublicItem, template: TemplateDefinition): JsonObject {
  const reader = readerOf("en");
  const model = passportJsonLd(item.passport, template);
  const further = Array.isArray(model["additionalProperty"]) ? model["additionalProperty"] : [];
  return defined({
    ...model,
    "@type": "IndividualProduct",
    "@id": item.url,
    url: item.url,
    disambiguatingDescription: remark([
      ...(item.status === "voided" ? [ended("This piece was voided", item.voided_at, item.void_reason)] : []),
      ...standing(item.passport),
    ]),
    serialNumber: item.serial,
    additionalProperty: [...statusProperty("item_status", item.status, "active"), ...further],
    subjectOf: item.lifecycle_events.map((event) => happening(event, reader)),
  });
}

function addressOf({ status, url, uid_url }: PublicPassport): JsonObject {
  const own = status === "withdrawn" ? uid_url : url;
  return { "@id": own, url: own };
}

/** What a reader has to know before anything else. */
function* standing({ livemode, status, withdrawn_at, withdraw_reason, successor }: PublicPassport) {
  if (!livemode) yield "Test passport. This is not a real product.";
  if (status === "withdrawn") yield ended("This passport was withdrawn", withdrawn_at, withdraw_reason);
  if (successor) yield `It is replaced by ${successor.url}.`;
}

function remark(sentences: readonly string[]): string | undefined {
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

/** "This passport was withdrawn on 2026-11-28: recall.", at a Unix time in seconds. */
function ended(what: string, at: number | null, reason: string | null): string {
  const day = at === null ? "" : ` on ${new Date(at * 1000).toISOString().slice(0, 10)}`;
  return `${what}${day}${reason === null ? "" : `: ${reason}`}${reason?.endsWith(".") ? "" : "."}`;
}

/** A status, where it is not the one that everything has at first. */
function statusProperty(propertyID: string, status: string, usual: string): JsonObject[] {
  return status === usual ? [] : [{ "@type": "PropertyValue", propertyID, value: status }];
}

function batchProperties(batch: PassportContent["batch"]): JsonObject[] {
  const { batch_number, production_date, quantity } = batch ?? {};
  return Object.entries({ batch_number, production_date, quantity }).flatMap(([propertyID, value]) =>
    value === null || value === undefined ? [] : [{ "@type": "PropertyValue", propertyID, value }],
  );
}

/** schema.org knows 8, 12, 13 and 14 digits; zeros before a GTIN do not change it (GS1 General Specifications, 3.3.2). */
function gtin(digits: string | null): string | undefined {
  if (digits === null) return undefined;
  return GTIN_LENGTHS.includes(digits.length) ? digits : digits.padStart(14, "0");
}

const GTIN_LENGTHS = [8, 12, 13, 14];

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
    const share = percent === undefined ? name : `${percent} % ${name}`;
    const component = asText(row["component"]);
    return [component === undefined ? share : `${component}: ${share}`];
  });
  return names.length === 0 ? undefined : names;
}

function organization(fields: JsonObject): JsonObject | undefined {
  const [name, address, contact] = ["name", "address", "contact"].map((part) =>
    asText(fields[`manufacturer_${part}`]),
  );
  if ([name, address, contact].every((one) => one === undefined)) return undefined;
  return defined({
    "@type": "Organization",
    name,
    address,
    ...(contact !== undefined && reachedBy(contact)),
  });
}

/** How a company is reached: by its mail address, by its site, else in the words that it says. */
function reachedBy(contact: string): JsonObject {
  const address = contactAddress(contact);
  if (address === undefined) return { contactPoint: { "@type": "ContactPoint", description: contact } };
  return address.startsWith("mailto:") ? { email: contact } : { url: contact };
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
