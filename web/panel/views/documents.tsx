/** All documents of the company, newest first, and what waits for a person. */
import type { DocumentSummary } from "../../../src/domain/documents/summaries.ts";
import { may } from "../app/me.ts";
import { Bar, ModeSwitch } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { usePages } from "../data/pages.ts";
import { apiPath } from "../data/request.ts";
import { Upload } from "../parts/upload.tsx";
import { t } from "../words/words.ts";
import { DocumentsTable } from "./documents/table.tsx";

export default function Documents() {
  useTitle(t("nav.documents"));
  const pages = usePages<DocumentSummary>(apiPath("/document_summaries"));
  return (
    <>
      <Bar />
      <div class="page-head">
        <div class="page-first">
          <h1>{t("nav.documents")}</h1>
          <div class="show-on-phone">
            <ModeSwitch />
          </div>
        </div>
        {may("createDocument") ? (
          <Upload canExtract={may("extractDocument")} onSent={() => pages.reload()} />
        ) : null}
      </div>
      <DocumentsTable pages={pages} emptyTitle={t("documents.empty")} />
    </>
  );
}
