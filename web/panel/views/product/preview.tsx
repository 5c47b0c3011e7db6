import type * as endpoints from "../../../../src/pages/panel/endpoints/products.ts";
import { apiPath } from "../../data/request.ts";
import { useResource } from "../../data/resource.ts";
import type { Answer, Batch, Product } from "../../data/shapes.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { Broken, Loading } from "../../parts/states.tsx";
import { language } from "../../words/language.ts";
import { t } from "../../words/words.ts";

/** The public page as it would be if it were published now: drawn by the server, shut in a frame without scripts. */
export function Preview({ product, batch, onClose }: { product: Product; batch?: Batch; onClose(): void }) {
  return (
    <Dialog title={t("preview.title")} kind="wide" onClose={onClose}>
      <div class="dialog-body">
        <p class="quiet">{t("preview.text")}</p>
        <PreviewFrame product={product} batch={batch} />
      </div>
    </Dialog>
  );
}

export function PreviewFrame({ product, batch }: { product: Product; batch?: Batch | undefined }) {
  const { value, fault, reload } = useResource<Answer<typeof endpoints.previewPassport>>(
    apiPath(`/products/${product.id}/preview`, { batch: batch?.id, language }),
  );
  if (!value && fault) return <Broken fault={fault} onAgain={reload} />;
  if (!value) return <Loading rows={6} />;
  return (
    <iframe
      class="preview-frame"
      title={t("preview.frame", { name: product.name })}
      sandbox=""
      srcdoc={value.html}
    />
  );
}
