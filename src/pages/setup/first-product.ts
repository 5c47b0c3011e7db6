/** The last part of the set-up's form: the first product, folded, and ready as it is. */
import { NAME_LENGTH } from "../../domain/products/shape.ts";
import { filledText } from "../../domain/shapes.ts";
import { completenessOf } from "../../domain/templates/completeness.ts";
import { fieldsOf, templateOf } from "../../domain/templates/registry.ts";
import { type Data, faultsOfData } from "../../domain/templates/values.ts";
import { faultPlace } from "../kit/fault-place.ts";
import { faultSentences, missingSentences } from "../kit/field-faults.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import type { Locale } from "../kit/locale.ts";
import { readTemplateForm } from "../kit/read-template-form.ts";
import { type OwnProduct, SAMPLE, SAMPLE_TEMPLATE } from "../kit/sample-product.ts";
import { faultLinks, type TemplateForm, templateForm } from "../kit/template-form.ts";
import type { SetupReader } from "./frame.ts";

export interface FirstProduct extends OwnProduct {
  /** The name is empty or too long. */
  isNameWrong: boolean;
  /** Param → sentence. */
  faults: ReadonlyMap<string, string>;
  /** Key of a field for which more rows are asked. */
  more?: string | undefined;
}

/** The sample, as the form first shows it. */
export const FIRST_PRODUCT: FirstProduct = { ...SAMPLE, isNameWrong: false, faults: new Map() };

/** Name of the field for the product's name, and its id. */
const NAME = "product_name";
const BRAND = "brand";

/** What the template needs before a passport can be issued. */
function requiredFields(): string[] {
  return [...fieldsOf(SAMPLE_TEMPLATE).values()].filter(({ required }) => required).map(({ key }) => key);
}

/** The product that a posted form holds, with what is wrong with it. A form without this part holds the sample. */
export function readFirstProduct(posted: URLSearchParams, locale: Locale): FirstProduct {
  const template = templateOf(SAMPLE_TEMPLATE);
  const read = readTemplateForm({ template, fields: requiredFields(), posted, locale });
  const name = posted.get(NAME)?.trim() ?? SAMPLE.name;
  const data = { ...SAMPLE.data, ...read.data };
  if (read.more !== undefined) return { ...FIRST_PRODUCT, name, data, more: read.more };
  return {
    name,
    data,
    isNameWrong: !filledText(NAME_LENGTH).safeParse(name).success,
    faults: faultsOfFields(data, locale),
  };
}

function faultsOfFields(data: Data, locale: Locale): Map<string, string> {
  const template = templateOf(SAMPLE_TEMPLATE);
  const wrong = faultsOfData(SAMPLE_TEMPLATE, data);
  const wrongFields = new Set(wrong.map(({ param = "" }) => faultPlace(template, param)?.field.key));
  // An empty brand becomes the company's name. What is wrong already is not told to be missing too.
  const { missing } = completenessOf(SAMPLE_TEMPLATE, data);
  const empty = missing.filter((key) => key !== BRAND && !wrongFields.has(key));
  const checked = { template, data, locale };
  return new Map([...faultSentences(checked, wrong), ...missingSentences(checked, empty)]);
}

/** How many things are wrong with it. */
export function countFaults({ isNameWrong, faults }: FirstProduct): number {
  return faults.size + (isNameWrong ? 1 : 0);
}

/** The part of the form: closed, unless there is something to do in it. */
export function firstProductPart(product: FirstProduct, { t, locale }: SetupReader): Html {
  const { isNameWrong, more } = product;
  const isOpen = countFaults(product) > 0 || more !== undefined;
  return html`<details class="first-product"${attr("open", isOpen)}>
    <summary>
      <h2>${t("product.title")}</h2>
      <span class="first-product-hint">${t("product.hint")} <span class="first-product-change">${t("product.change")}</span></span>
      ${icon("chevron")}
    </summary>
    <div class="first-product-fields">
      <p class="quiet">${t("product.text")}</p>
      <div class="field${isNameWrong ? " is-wrong" : ""}">
        <label for="${NAME}">${t("product.name")} <span class="field-mark">${t("product.required")}</span></label>
        <input class="input" id="${NAME}" name="${NAME}" value="${product.name}" autocomplete="off"${attr("aria-describedby", isNameWrong && `${NAME}-error`)}${attr("aria-invalid", isNameWrong && "true")}>
        ${isNameWrong ? html`<p class="field-error" id="${NAME}-error">${icon("warning")}<span>${t("fault.product_name")}</span></p>` : null}
      </div>
      ${templateForm(formOf(product, locale))}
    </div>
  </details>`;
}

/** Its faults for the summary above the form. */
export function firstProductFaults(product: FirstProduct, { t, locale }: SetupReader): Html[] {
  const name = html`<li><a href="#${NAME}">${t("fault.product_name")}</a></li>`;
  return [...(product.isNameWrong ? [name] : []), ...faultLinks(formOf(product, locale))];
}

function formOf({ data, faults, more }: FirstProduct, locale: Locale): TemplateForm {
  return { template: templateOf(SAMPLE_TEMPLATE), fields: requiredFields(), data, locale, faults, more };
}
