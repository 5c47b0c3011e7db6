/** The table of products: saved views, search, order, columns, and what can be done to several at once. */
import { useEffect, useState } from "preact/hooks";
import type * as api from "../../../src/api/endpoints/products.ts";
import type { ProductSummary } from "../../../src/domain/products/summary-shape.ts";
import { keep, recall } from "../app/kept.ts";
import { may } from "../app/me.ts";
import { href, place, query, setQuery } from "../app/place.ts";
import { Bar, ModeSwitch } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { countAgain, counts } from "../data/counts.ts";
import { type Pages, usePages } from "../data/pages.ts";
import { apiPath, post } from "../data/request.ts";
import { sentenceOf } from "../data/sentence.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { later } from "../parts/later.tsx";
import { Menu } from "../parts/menu.tsx";
import { originName } from "../parts/origin.tsx";
import { isPhone } from "../parts/phone.ts";
import { SearchField } from "../parts/search-field.tsx";
import { Empty } from "../parts/states.tsx";
import { missingWords, Stitches } from "../parts/stitches.tsx";
import { type Column, type Selection, Table } from "../parts/table.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { PassportTag } from "../parts/tag.tsx";
import { tell, tellFault } from "../parts/toasts.tsx";
import type { WordKey } from "../words/en.ts";
import { when, writtenNumber } from "../words/format.ts";
import { t } from "../words/words.ts";
import { addressOf, DeleteView, mayDelete, useSavedViews } from "./products/saved-views.tsx";

const EditDialog = later(async () => (await import("./products/edit.tsx")).EditDialog);
const ExportDialog = later(async () => (await import("./products/export.tsx")).ExportDialog);
const NewProductDialog = later(async () => (await import("./products/new-product.tsx")).NewProductDialog);
const SaveView = later(async () => (await import("./products/save-view.tsx")).SaveView);

const VIEWS = ["all", "ready", "missing", "changed", "archived"] as const;
const ORDERS = ["created", "changed", "name", "reference"] as const;
type View = (typeof VIEWS)[number];

export default function Products() {
  useTitle(t("nav.products"));
  const view = VIEWS.find((one) => one === query.value.get("view")) ?? "all";
  const order =
    ORDERS.find((one) => one === (query.value.get("order") ?? recall("products.order"))) ?? "created";
  const search = query.value.get("search") ?? "";
  const pages = usePages<ProductSummary>(
    apiPath("/product_summaries", { view: view === "all" ? undefined : view, order, search }),
  );
  const known = counts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isPicking, setPicking] = useState(false);
  const chooseNone = () => {
    setChosen(new Set());
    setPicking(false);
  };
  useEffect(chooseNone, [view, search, place.value.mode]);
  const saved = useSavedViews();
  const savedView = saved.find(({ id }) => id === query.value.get("saved"));
  const [isSaving, setSaving] = useState(false);
  const [hidden, setHidden] = useState<readonly string[]>(recall("products.hidden") ?? []);
  useEffect(() => {
    if (savedView) setHidden(savedView.shows.hidden);
  }, [savedView?.id]);
  const columns = COLUMNS.filter(({ key }) => !hidden.includes(key));
  const selection: Selection | undefined = may("changeProduct")
    ? {
        chosen,
        isOpenOnPhone: isPicking,
        choose: (ids, isChosen) => {
          const next = new Set(chosen);
          for (const id of ids) isChosen ? next.add(id) : next.delete(id);
          setChosen(next);
        },
        nameOf: (id) => pages.rows?.find((row) => row.id === id)?.name ?? "",
      }
    : undefined;
  const tabs = VIEWS.map((key) => ({
    key,
    words: t(`products.view_${key}`),
    href: `${href("/products")}${key === "all" ? "" : `?view=${key}`}`,
    count: known?.views[key] as number | null | undefined,
  }));
  const own = saved.map((one) => ({ key: one.id, words: one.name, href: addressOf(one), count: undefined }));
  const filters = { view, order, search };
  const [isEditing, setEditing] = useState(false);
  const showNew = query.value.get("new") !== null && may("createProduct");
  return (
    <>
      <Bar>
        <Button icon="download" class="hide-on-phone" onPress={() => setQuery({ export: "1" })}>
          {t("products.export")}
        </Button>
        {may("listImports") ? (
          <a class="button button-plain hide-on-phone" href={href("/imports")}>
            <Icon name="upload" />
            {t("products.import")}
          </a>
        ) : null}
        {may("createProduct") ? (
          <Button kind="primary" icon="plus" class="hide-on-phone" onPress={() => setQuery({ new: "1" })}>
            {t("products.new")}
          </Button>
        ) : null}
      </Bar>
      <div class="page-head">
        <div class="page-first">
          <h1>{t("nav.products")}</h1>
          <SearchField
            label={t("products.search")}
            value={search}
            onSearch={(text) => setQuery({ search: text, saved: undefined })}
          />
          <div class="show-on-phone">
            <ModeSwitch />
          </div>
          <Menu id="product-more" label={t("nav.more")}>
            <button type="button" class="menu-entry" onClick={() => setQuery({ export: "1" })}>
              {t("products.export")}
              <Icon name="download" />
            </button>
            {may("listImports") ? (
              <a class="menu-entry" href={href("/imports")}>
                {t("products.import")}
                <Icon name="upload" />
              </a>
            ) : null}
            {selection ? (
              <button type="button" class="menu-entry" onClick={() => setPicking(true)}>
                {t("table.pick_some")}
                <Icon name="tick" />
              </button>
            ) : null}
            {may("createSavedView") && !savedView ? (
              <button type="button" class="menu-entry" onClick={() => setSaving(true)}>
                {t("products.save_view")}
                <Icon name="plus" />
              </button>
            ) : null}
          </Menu>
          {may("createProduct") ? (
            <button type="button" class="add-round show-on-phone" onClick={() => setQuery({ new: "1" })}>
              <Icon name="plus" />
              <span class="heard">{t("products.new")}</span>
            </button>
          ) : null}
        </div>
        <div class="page-tabs">
          <Tabs label={t("products.views")} tabs={[...tabs, ...own]} current={savedView?.id ?? view} />
          <div class="page-tools">
            <label class="quiet-select">
              <Icon name="sort" />
              <span class="heard">{t("products.order")}</span>
              <select
                value={order}
                onChange={(event) => {
                  keep("products.order", event.currentTarget.value);
                  setQuery({ order: event.currentTarget.value, saved: undefined });
                }}
              >
                {ORDERS.map((key) => (
                  <option key={key} value={key}>
                    {t(`products.order_${key}`)}
                  </option>
                ))}
              </select>
            </label>
            {savedView && mayDelete(savedView) ? <DeleteView view={savedView} /> : null}
            {may("createSavedView") && !savedView ? (
              <Button kind="bare" icon="plus" class="hide-on-phone" onPress={() => setSaving(true)}>
                {t("products.save_view")}
              </Button>
            ) : null}
            <Button kind="bare" icon="columns" opens="product-columns" class="hide-on-phone">
              {t("table.columns")}
            </Button>
            <div class="show-on-phone">
              <Button kind="bare" icon="more" iconOnly opens="product-more">
                {t("nav.more")}
              </Button>
            </div>
            <Menu id="product-columns" label={t("table.columns")}>
              {COLUMNS.slice(1).map(({ key, head }) => (
                <label key={key} class="menu-check">
                  <input
                    type="checkbox"
                    checked={!hidden.includes(key)}
                    onChange={(event) => {
                      const next = event.currentTarget.checked
                        ? hidden.filter((one) => one !== key)
                        : [...hidden, key];
                      setHidden(next);
                      keep("products.hidden", next);
                    }}
                  />
                  {t(head)}
                </label>
              ))}
            </Menu>
          </div>
        </div>
      </div>
      <Table
        label={t("nav.products")}
        pages={pages}
        columns={columns.map(({ head, ...column }) => ({ ...column, head: t(head) }))}
        hrefOf={({ id }) => href(`/products/${id}`)}
        lines={Lines}
        selection={selection}
        empty={<NoProducts view={view} search={search} />}
      />
      {chosen.size > 0 || (isPicking && isPhone.value) ? (
        <BulkBar
          chosen={chosen}
          view={view}
          pages={pages}
          onEdit={() => setEditing(true)}
          onDone={chooseNone}
        />
      ) : null}
      {isSaving ? (
        <SaveView shows={{ ...filters, hidden: [...hidden] }} onClose={() => setSaving(false)} />
      ) : null}
      {isEditing ? (
        <EditDialog
          chosen={chosen}
          code={pages.rows?.find(({ id }) => chosen.has(id))?.template}
          filters={filters}
          onClose={() => setEditing(false)}
        />
      ) : null}
      {query.value.get("export") !== null ? (
        <ExportDialog filters={filters} onClose={() => setQuery({ export: undefined })} />
      ) : null}
      {showNew ? <NewProductDialog onClose={() => setQuery({ new: undefined })} /> : null}
    </>
  );
}

const COLUMNS: readonly (Omit<Column<ProductSummary>, "head"> & { head: WordKey })[] = [
  {
    key: "product",
    head: "products.product",
    class: "cell-name",
    cell: ({ name, reference }) => (
      <span class="named">
        <b>{name}</b> <span>{reference}</span>
      </span>
    ),
  },
  {
    key: "gtin",
    head: "products.gtin",
    class: "cell-mono hide-on-tablet",
    cell: ({ gtin }) => gtin ?? <span class="quiet">{t("products.no_gtin")}</span>,
  },
  {
    key: "data",
    head: "products.data",
    class: "cell-data",
    cell: ({ completeness }) => (
      <span class="stitched">
        <Stitches {...completeness} inList />
        {missingWords(completeness)}
      </span>
    ),
  },
  {
    key: "passport",
    head: "products.passport",
    cell: ({ passport }) => <PassportTag status={passport?.status} />,
  },
  {
    key: "version",
    head: "products.version",
    align: "end",
    class: "hide-on-tablet",
    cell: ({ passport }) => (passport ? writtenNumber(passport.version) : null),
  },
  {
    key: "batches",
    head: "products.batches",
    align: "end",
    class: "hide-on-tablet",
    cell: ({ batches }) => many(batches),
  },
  { key: "items", head: "products.items", align: "end", cell: ({ items }) => many(items) },
  {
    key: "changed",
    head: "products.changed",
    class: "cell-changed",
    cell: ({ updated, changed }) => (
      <>
        {when(updated)} <span class="quiet">{changed ? originName(changed) : null}</span>
      </>
    ),
  },
];

function many(count: number): string | null {
  return count === 0 ? null : writtenNumber(count);
}

function Lines({ name, reference, completeness, passport }: ProductSummary) {
  const { filled, required } = completeness;
  return (
    <>
      <b class="row-name">{name}</b>
      <PassportTag status={passport?.status} />
      <span class="row-note">
        <span class="row-cut">{reference}</span> <Stitches {...completeness} inList />
      </span>
      <span class="row-end">
        {passport?.status === "issued" && filled >= required
          ? t("products.version_n", { version: passport.version })
          : missingWords(completeness)}
      </span>
    </>
  );
}

function NoProducts({ view, search }: { view: View; search: string }) {
  if (search !== "")
    return (
      <Empty
        title={t("products.none_found")}
        action={<Button onPress={() => setQuery({ search: "" })}>{t("products.show_all")}</Button>}
      >
        {t("products.none_found_text", { search })}
      </Empty>
    );
  if (view !== "all")
    return <Empty title={t(`products.empty_${view}`)}>{t(`products.empty_${view}_text`)}</Empty>;
  return (
    <Empty
      title={t("products.empty_all")}
      stamp={t("stamp.not_yet")}
      action={
        may("createProduct") ? (
          <Button kind="primary" icon="plus" onPress={() => setQuery({ new: "1" })}>
            {t("products.new_first")}
          </Button>
        ) : null
      }
    >
      {t("products.empty_all_text")}
    </Empty>
  );
}

interface BulkProps {
  chosen: ReadonlySet<string>;
  view: View;
  pages: Pages<ProductSummary>;
  onEdit(): void;
  onDone(): void;
}

/** What can be done to the chosen ones, floating over the foot of the table. */
function BulkBar({ chosen, view, pages, onEdit, onDone }: BulkProps) {
  const [busy, setBusy] = useState(false);
  const status = view === "archived" ? "active" : "archived";
  const run = async () => {
    setBusy(true);
    const done: string[] = [];
    try {
      for (const id of chosen) {
        await post<typeof api.changeProduct>(`/products/${id}`, { status });
        done.push(id);
      }
      tell(
        t(status === "archived" ? "products.archived_n" : "products.reactivated_n", { count: done.length }),
      );
      onDone();
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    pages.change(
      ({ id }) => done.includes(id),
      () => undefined,
    );
    countAgain();
    setBusy(false);
  };
  return (
    <section class="bulk" aria-label={t("table.chosen_label")}>
      <span aria-live="polite">{t("table.chosen", { count: chosen.size })}</span>
      {may("createEdit") && chosen.size > 0 ? (
        <button type="button" onClick={onEdit}>
          {t("products.edit")}
        </button>
      ) : null}
      {chosen.size > 0 ? (
        <button type="button" onClick={busy ? undefined : run} aria-busy={busy ? "true" : undefined}>
          {t(status === "archived" ? "do.archive" : "do.reactivate")}
        </button>
      ) : null}
      <button type="button" class="button-icon" onClick={onDone}>
        <Icon name="cross" />
        <span class="heard">{t("table.unchoose")}</span>
      </button>
    </section>
  );
}
