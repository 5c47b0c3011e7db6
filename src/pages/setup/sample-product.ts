/** The product of the first scan: complete, invented, in test mode. */
import type { NewProduct } from "../../domain/products/shape.ts";

/** Most characters of the field. */
const BRAND_LENGTH = 120;

/** @param company stands as brand and as maker */
export function sampleProduct(company: string): NewProduct {
  return {
    name: "Linen shirt",
    reference: "SAMPLE-001",
    template: "textile",
    data: {
      brand: [...company].slice(0, BRAND_LENGTH).join(""),
      product_category: "shirt_blouse",
      description: "Straight shirt in washed linen and organic cotton.",
      size_range: "XS to XXL",
      colour: "Indigo",
      net_weight: 240,
      fibre_composition: [
        { fibre: "linen", percent: 55 },
        { fibre: "organic cotton", percent: 45 },
      ],
      recycled_content: 0,
      animal_parts: false,
      fabric_construction: "woven",
      country_fibre: ["FR", "TR"],
      country_spinning: "IT",
      country_weaving: "PT",
      country_dyeing: "PT",
      country_making: "PT",
      factory: "An invented workshop, Guimarães",
      care_washing: "wash_40_mild",
      care_bleaching: "do_not_bleach",
      care_drying: ["do_not_tumble", "line_shade"],
      care_ironing: "iron_150",
      care_professional: ["do_not_dry_clean"],
      care_text: "Iron it while still a little damp.",
      manufacturer_name: company,
      warranty_months: 24,
      sorting_instructions: "Wear it on, pass it on, then take it to a textile bank.",
      disassembly: "The buttons are corozo nut and are cut off before recycling.",
      synthetic_share: 0,
      microplastic_warning: false,
      svhc_present: false,
      pfas_free: true,
      packaging_materials: [
        { material: "recycled cardboard", percent: 80 },
        { material: "paper", percent: 20 },
      ],
      packaging_recyclable: true,
    },
  };
}
