/** The data page: what a passport says at one glance, with seal, stamp, check line and the two machine lines. */
import type { PassportContent } from "../../domain/passports/content.ts";
import type { TemplateDefinition } from "../../domain/templates/definition.ts";
import { asText, valueText } from "../kit/field-value.ts";
import { countryName, formatDate } from "../kit/format.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { LOCALES, type Locale } from "../kit/locale.ts";
import { machineLines, specimenLines } from "../kit/machine-lines.ts";
import { translator } from "../kit/messages.ts";
import { nameClass } from "../kit/name-class.ts";
import type { Reader } from "../kit/reader.ts";
import { NEUTRAL_HASH, sealSvg } from "../kit/seal.ts";
import { type StampKind, stamp } from "../kit/stamp.ts";
import { wavesSvg } from "../kit/waves.ts";

interface DataPageInput {
  content: PassportContent;
  sha256: string;
  template: TemplateDefinition;
  status: StampKind;
  /** Unix seconds: the date on the stamp. */
  stamped: number;
  /** A piece, whose number is what a reader looks for. */
  piece?: { serial: string; uid: string };
  /** The language of the company, which heads the page beside the reader's. */
  companyLocale: Locale;
  /** Left of the stamp. */
  line: Html;
}

export function dataPage(input: DataPageInput, reader: Reader): Html {
  const { content, status, piece, companyLocale } = input;
  const isTest = status === "test";
  const name = content.product.name;
  const lede = ledeOf(content, input.template, reader).text;
  return html`<article class="data-page is-${status}" aria-labelledby="name">
    ${wavesSvg()}${sealSvg(isTest ? NEUTRAL_HASH : input.sha256)}
    ${isTest ? html`<p class="specimen" aria-hidden="true"><span>${reader.t("test.specimen")}</span></p>` : null}
    <div class="data-page-text">
      <p class="kind">${reader.t("passport.kind")}${companyLocale === reader.locale ? null : html`<br><span lang="${LOCALES[companyLocale].intl}">${translator(companyLocale)("passport.kind")}</span>`}</p>
      <h1 id="name" class="${nameClass(name)}" translate="no">${name}</h1>
      ${lede === undefined ? null : html`<p class="lede">${lede}</p>`}
      ${piece ? html`<p class="piece">${reader.t("label.piece")} <b${attr("class", piece.serial.length > SERIAL_LENGTH && "is-long")} translate="no">${piece.serial}</b></p>` : null}
      <dl class="pairs">
        ${pairs(content, reader, piece !== undefined).map(([label, value]) => html`<div${attr("class", isWide(value) && "is-wide")}><dt>${label}</dt><dd>${value}</dd></div>`)}
      </dl>
      <div class="foot">${input.line}${stamp(status, input.stamped, input.sha256, reader)}</div>
    </div>
    <div class="machine" aria-hidden="true" translate="no"><p>${lines(input).map((line) => html`<span>${line}</span>`)}</p></div>
  </article>`;
}

/** Keys of the fields that a data page shows, so that the sections need not repeat them. */
export function toldByDataPage(
  content: PassportContent,
  template: TemplateDefinition,
  reader: Reader,
): string[] {
  return ["brand", ...ledeOf(content, template, reader).told];
}

/** A longer serial is set smaller. */
const SERIAL_LENGTH = 9;

/** A longer description is a text of its own further down. */
const LEDE_LENGTH = 110;

/** One line about the product: its short description, else its kind and colour. */
function ledeOf(
  content: PassportContent,
  template: TemplateDefinition,
  reader: Reader,
): { text: string | undefined; told: string[] } {
  const description = asText(content.fields["description"]);
  if (description !== undefined && description.length <= LEDE_LENGTH && !description.includes("\n")) {
    return { text: description, told: ["description"] };
  }
  const fields = template.groups.flatMap((group) => group.fields);
  const told = ["product_category", "colour"].filter((key) => asText(content.fields[key]) !== undefined);
  const parts = told.flatMap((key) => {
    const field = fields.find((one) => one.key === key);
    return field ? [valueText(field, content.fields[key], reader)] : [];
  });
  const text = parts.join(", ");
  return text === "" || text.length > LEDE_LENGTH ? { text: undefined, told: [] } : { text, told };
}

function pairs(content: PassportContent, reader: Reader, isPiece: boolean): [string, string][] {
  const { t, locale } = reader;
  const country = asText(content.fields["country_making"]);
  const { gtin } = content.product;
  const all: [string, string | null | undefined][] = [
    [t("label.brand"), asText(content.fields["brand"]) ?? content.company.name],
    [t("label.made_in"), country === undefined ? undefined : countryName(country, locale)],
    [t("label.reference"), content.product.reference],
    content.batch ? [t("label.batch"), content.batch.batch_number] : [t("label.gtin"), gtin],
    [t("label.issued_on"), formatDate(content.issued, locale)],
    [t("label.version"), String(content.version)],
  ];
  return (isPiece ? all.slice(0, -2) : all).flatMap(([label, value]) =>
    value ? [[label, value] satisfies [string, string]] : [],
  );
}

/** Too long for half the width of a phone. */
function isWide(value: string): boolean {
  return value.length > 36 || longestWordOf(value) > 15;
}

function longestWordOf(text: string): number {
  return Math.max(0, ...text.split(/[\s-]+/).map((word) => [...word].length));
}

function lines({ content, sha256, status, piece }: DataPageInput): [string, string] {
  const country = asText(content.fields["country_making"]);
  const { version, issued: published } = content;
  if (status === "test") return specimenLines({ country, version, published });
  const [company, product] = [content.company.name, content.product.name];
  const uid = piece?.uid ?? content.uid;
  return machineLines({
    country,
    company,
    product,
    uid,
    version,
    published,
    sha256,
    ...(piece ? { serial: piece.serial } : {}),
  });
}
