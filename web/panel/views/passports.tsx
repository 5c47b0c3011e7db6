/** All passports, newest first. */
import type { PassportSummary } from "../../../src/domain/passports/summaries.ts";
import { href, query } from "../app/place.ts";
import { Bar, ModeSwitch } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { usePages } from "../data/pages.ts";
import { apiPath } from "../data/request.ts";
import { Address } from "../parts/address.tsx";
import { Empty } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { PassportTag } from "../parts/tag.tsx";
import { when, writtenNumber } from "../words/format.ts";
import { t } from "../words/words.ts";

const VIEWS = ["all", "issued", "withdrawn"] as const;

export default function Passports() {
  useTitle(t("nav.passports"));
  const view = VIEWS.find((one) => one === query.value.get("status")) ?? "all";
  const pages = usePages<PassportSummary>(
    apiPath("/passport_summaries", { status: view === "all" ? undefined : view }),
  );
  const tabs = VIEWS.map((key) => ({
    key,
    words: t(`passports.view_${key}`),
    href: `${href("/passports")}${key === "all" ? "" : `?status=${key}`}`,
  }));
  return (
    <>
      <Bar />
      <div class="page-head">
        <div class="page-first">
          <h1>{t("nav.passports")}</h1>
          <div class="show-on-phone">
            <ModeSwitch />
          </div>
        </div>
        <div class="page-tabs">
          <Tabs label={t("products.views")} tabs={tabs} current={view} />
        </div>
      </div>
      <Table
        label={t("nav.passports")}
        pages={pages}
        hrefOf={({ product, batch }) =>
          href(`/products/${product}/${batch === null ? "passport" : "batches"}`)
        }
        columns={[
          {
            key: "of",
            head: t("passports.of"),
            class: "cell-name",
            cell: ({ product_name, batch_number }) => (
              <span class="named">
                <b>{product_name}</b> {batch_number ? <span>{batch_number}</span> : null}
              </span>
            ),
          },
          {
            key: "status",
            head: t("products.passport"),
            cell: ({ status }) => <PassportTag status={status} />,
          },
          {
            key: "version",
            head: t("products.version"),
            align: "end",
            cell: ({ version }) => writtenNumber(version),
          },
          {
            key: "items",
            head: t("products.items"),
            align: "end",
            cell: ({ items_count }) => (items_count === 0 ? null : writtenNumber(items_count)),
          },
          {
            key: "address",
            head: t("passport.address"),
            class: "cell-name hide-on-tablet",
            cell: ({ url }) => <Address url={url} />,
          },
          { key: "published", head: t("passports.published"), cell: ({ published }) => when(published) },
        ]}
        lines={({ product_name, batch_number, status, version, published }) => (
          <>
            <b class="row-name">{product_name}</b>
            <PassportTag status={status} />
            <span class="row-note">{batch_number ?? t("items.of_model")}</span>
            <span class="row-end">
              {t("products.version_n", { version })} · {when(published)}
            </span>
          </>
        )}
        empty={
          <Empty title={t(`passports.empty_${view}`)} stamp={t("stamp.not_yet")}>
            {t("passports.empty_text")}
          </Empty>
        }
      />
    </>
  );
}
