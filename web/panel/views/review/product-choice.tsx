import type { ProductSummary } from "../../../../src/domain/products/summary-shape.ts";
import type { changeDocument } from "../../../../src/pages/panel/endpoints/documents.ts";
import { may } from "../../app/me.ts";
import { href } from "../../app/place.ts";
import { apiPath, post } from "../../data/request.ts";
import { useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { List, Product } from "../../data/shapes.ts";
import { tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";
import type { Review } from "./shape.ts";

/** Products that are offered to choose from. */
const OFFERED = 100;

interface ProductChoiceProps {
  of: Review;
  product: Product | undefined;
  onChange(): void;
}

/** Which product the document belongs to: nothing can be written without one. */
export function ProductChoice({ of, product, onChange }: ProductChoiceProps) {
  const { value } = useResource<List<ProductSummary>>(
    of.product === null ? apiPath("/product_summaries", { order: "changed", limit: OFFERED }) : undefined,
  );
  if (of.product !== null)
    return (
      <p>
        <a href={href(`/products/${of.product}`)}>{t("review.to_product", { name: product?.name ?? "" })}</a>
      </p>
    );
  if (!may("changeDocument")) return <p class="note">{t("review.no_product")}</p>;
  const choose = async (id: string) => {
    if (id === "") return;
    try {
      await post<typeof changeDocument>(`/documents/${of.id}`, { product: id });
      onChange();
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
  };
  return (
    <div class="field">
      <label for="review-product">{t("review.choose_product")}</label>
      <select id="review-product" class="input" onChange={(event) => void choose(event.currentTarget.value)}>
        <option value="">{t("form.choose")}</option>
        {(value?.data ?? []).map(({ id, name, reference }) => (
          <option key={id} value={id}>
            {name} · {reference}
          </option>
        ))}
      </select>
    </div>
  );
}
