/** The product of the first scan: complete, invented, in test mode. */
import type { NewProduct } from "../../domain/products/shape.ts";
import type { Data } from "../../domain/templates/values.ts";

export const SAMPLE_TEMPLATE = "textile";

/** What a person may write in place of the sample's own. */
export interface OwnProduct {
  name: string;
  /** Values of the fields that the form shows; a `null` leaves the field empty. */
  data: Data;
}

/** What the form of the set-up stands on: everything that the template requires but the brand. */
export const SAMPLE: OwnProduct = {
  name: "Linen shirt",
  data: {
    fibre_composition: [
      { fibre: "linen", percent: 55 },
      { fibre: "organic cotton", percent: 45 },
    ],
    country_making: "PT",
  },
};

/** True of a product of any name, made of anything, anywhere. */
const OF_ANY: Data = {
  size_range: "XS to XXL",
  warranty_months: 24,
  sorting_instructions: "Wear it on, pass it on, then take it to a textile bank.",
  svhc_present: false,
  pfas_free: true,
  packaging_materials: [
    { material: "recycled cardboard", percent: 80 },
    { material: "paper", percent: 20 },
  ],
  packaging_recyclable: true,
};

/** True of the sample's shirt. */
const OF_THE_SHIRT: Data = {
  product_category: "shirt_blouse",
  colour: "Indigo",
  net_weight: 240,
  disassembly: "The buttons are corozo nut and are cut off before recycling.",
};

/** True of its fibres and of the cloth that they make. */
const OF_ITS_FIBRES: Data = {
  recycled_content: 0,
  animal_parts: false,
  fabric_construction: "woven",
  country_fibre: ["FR", "TR"],
  country_spinning: "IT",
  country_weaving: "PT",
  country_dyeing: "PT",
  care_washing: "wash_40_mild",
  care_bleaching: "do_not_bleach",
  care_drying: ["do_not_tumble", "line_shade"],
  care_ironing: "iron_150",
  care_professional: ["do_not_dry_clean"],
  care_text: "Iron it while still a little damp.",
  synthetic_share: 0,
  microplastic_warning: false,
};

/** True of the shirt in its cloth. */
const OF_BOTH: Data = { description: "Straight shirt in washed linen and organic cotton." };

/** True where it is made. */
const OF_ITS_COUNTRY: Data = { factory: "An invented workshop, Guimarães" };

/** Most characters of the field. */
const BRAND_LENGTH = 120;

/**
 * The sample as it is, or with what somebody wrote: then it says nothing that was true of the sample alone.
 * @param company stands as maker, and as brand where none is written
 */
export function sampleProduct(company: string, own: OwnProduct = SAMPLE): NewProduct {
  const isShirt = own.name === SAMPLE.name;
  const isOf = (key: string) => Bun.deepEquals(own.data[key], SAMPLE.data[key]);
  const hasItsFibres = isOf("fibre_composition");
  const written = Object.entries(own.data).filter(([, value]) => value !== null);
  return {
    name: own.name,
    reference: "SAMPLE-001",
    template: SAMPLE_TEMPLATE,
    data: {
      brand: [...company].slice(0, BRAND_LENGTH).join(""),
      manufacturer_name: company,
      ...OF_ANY,
      ...(isShirt ? OF_THE_SHIRT : {}),
      ...(hasItsFibres ? OF_ITS_FIBRES : {}),
      ...(isShirt && hasItsFibres ? OF_BOTH : {}),
      ...(isOf("country_making") ? OF_ITS_COUNTRY : {}),
      ...Object.fromEntries(written),
    },
  };
}

/** Whether what stands in the form is still the linen shirt that the picture shows. */
export function isSampleShirt({ name, data }: OwnProduct): boolean {
  return name === SAMPLE.name && Bun.deepEquals(data.fibre_composition, SAMPLE.data.fibre_composition);
}
