/** Compositions in short, for what is true of a specimen. */
import type { Json } from "../../src/domain/passports/content.ts";

/** The rows of `polyester 94, elastane 6 | lining: polyester 100`; a part without a name is the product. */
export function fibres(text: string): Json {
  return text.split("|").flatMap((part) => {
    const [component, shares = ""] = part.includes(":") ? part.split(":") : ["", part];
    return shares.split(",").map((share) => {
      const [, fibre = "", percent = ""] = /^(.+) ([\d.]+)$/.exec(share.trim()) ?? [];
      const row = { fibre, percent: Number(percent) };
      return component?.trim() ? { ...row, component: component.trim() } : row;
    });
  });
}
