import type { DocumentSummary } from "../../../src/domain/documents/summaries.ts";
import { t } from "../words/words.ts";
import { Icon } from "./icon.tsx";
import { Tag } from "./tag.tsx";

/** How far the reading of a document is; what went normally gets a tick and grey text, no tag. */
export function DocumentStatus({ status, suggestions }: Pick<DocumentSummary, "status" | "suggestions">) {
  switch (status) {
    case "queued":
    case "processing":
      return <Tag kind="busy">{t("documents.reading")}</Tag>;
    case "failed":
      return <Tag kind="bad">{t("documents.failed")}</Tag>;
    case "review":
      return suggestions.all === 0 ? (
        <span class="quiet">{t("documents.nothing_found")}</span>
      ) : (
        <Tag kind="issued">{t("documents.to_decide", { count: suggestions.open })}</Tag>
      );
    case "validated":
      return (
        <span class="ticked">
          <Icon name="tick" />
          {t("documents.validated")}
        </span>
      );
    default:
      return <span class="quiet">{t("documents.kept")}</span>;
  }
}
