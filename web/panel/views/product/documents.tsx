import type { DocumentSummary } from "../../../../src/domain/documents/summaries.ts";
import { may } from "../../app/me.ts";
import { usePages } from "../../data/pages.ts";
import { apiPath } from "../../data/request.ts";
import { outdate } from "../../data/resource.ts";
import { Upload } from "../../parts/upload.tsx";
import { t } from "../../words/words.ts";
import { DocumentsTable } from "../documents/table.tsx";
import type { Opened } from "./opened.ts";

/** The documents of a product. */
export function DocumentsTab({ opened: { product } }: { opened: Opened }) {
  const pages = usePages<DocumentSummary>(apiPath("/document_summaries", { product: product.id }));
  return (
    <div class="documents">
      {may("createDocument") ? (
        <div class="page-head">
          <Upload
            product={product.id}
            canExtract={may("extractDocument")}
            onSent={() => {
              pages.reload();
              outdate(apiPath("/documents"));
            }}
          />
        </div>
      ) : null}
      <DocumentsTable pages={pages} inProduct emptyTitle={t("documents.empty_product")} />
    </div>
  );
}
