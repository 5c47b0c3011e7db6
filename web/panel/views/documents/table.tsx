import { useEffect } from "preact/hooks";
import type { DocumentSummary } from "../../../../src/domain/documents/summaries.ts";
import { href } from "../../app/place.ts";
import { countAgain } from "../../data/counts.ts";
import type { Pages } from "../../data/pages.ts";
import { DocumentStatus } from "../../parts/document-status.tsx";
import { Empty } from "../../parts/states.tsx";
import { Table } from "../../parts/table.tsx";
import { sizeOf, when } from "../../words/format.ts";
import { t } from "../../words/words.ts";

/** Milliseconds between two looks while a document is being read. */
const LOOK_MS = 1500;

interface DocumentsTableProps {
  pages: Pages<DocumentSummary>;
  inProduct?: boolean;
  emptyTitle: string;
}

export function DocumentsTable({ pages, inProduct, emptyTitle }: DocumentsTableProps) {
  const isReading = pages.rows?.some(({ status }) => status === "queued" || status === "processing") ?? false;
  useEffect(() => {
    if (!isReading) return countAgain();
    const timer = setInterval(() => pages.reload(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isReading]);
  return (
    <Table
      label={t("nav.documents")}
      pages={pages}
      hrefOf={({ id }) => href(`/documents/${id}`)}
      columns={[
        { key: "name", head: t("documents.name"), class: "cell-name", cell: ({ name }) => <b>{name}</b> },
        { key: "kind", head: t("documents.kind"), cell: ({ kind }) => t(`kind.${kind}`) },
        ...(inProduct
          ? []
          : [
              {
                key: "product",
                head: t("products.product"),
                class: "cell-name",
                cell: ({ product }: DocumentSummary) =>
                  product ? product.name : <span class="quiet">{t("documents.no_product")}</span>,
              },
            ]),
        { key: "status", head: t("documents.status"), cell: (document) => <DocumentStatus {...document} /> },
        {
          key: "size",
          head: t("documents.size"),
          align: "end",
          class: "hide-on-tablet",
          cell: ({ size }) => sizeOf(size),
        },
        { key: "created", head: t("documents.added"), cell: ({ created }) => when(created) },
      ]}
      lines={(document) => (
        <>
          <b class="row-name row-file">{document.name}</b>
          <DocumentStatus {...document} />
          <span class="row-note">
            {inProduct || !document.product ? t(`kind.${document.kind}`) : document.product.name}
          </span>
          <span class="row-end">{when(document.created)}</span>
        </>
      )}
      empty={<Empty title={emptyTitle}>{t("documents.empty_text")}</Empty>}
    />
  );
}
