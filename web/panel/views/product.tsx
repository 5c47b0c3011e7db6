/** A product: its data, batches, passport, pieces and documents. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type * as api from "../../../src/api/endpoints/products.ts";
import type * as company from "../../../src/pages/panel/endpoints/company.ts";
import { may } from "../app/me.ts";
import { NoSuchView } from "../app/no-such-view.tsx";
import type { Params } from "../app/params.ts";
import { go, href } from "../app/place.ts";
import { Bar, Trail } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { countAgain } from "../data/counts.ts";
import { Refusal } from "../data/refusal.ts";
import { apiPath, post } from "../data/request.ts";
import { outdate, useResource } from "../data/resource.ts";
import { sentenceOf } from "../data/sentence.ts";
import type { Document, List, ListedPassport, Product } from "../data/shapes.ts";
import { useTemplate } from "../data/templates.ts";
import { type Draft, draftOf, LOOK_MS } from "../forms/draft.ts";
import { Button } from "../parts/button.tsx";
import { Menu } from "../parts/menu.tsx";
import { Broken, Loading } from "../parts/states.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { Tag } from "../parts/tag.tsx";
import { tell, tellFault } from "../parts/toasts.tsx";
import { t } from "../words/words.ts";
import { BatchesTab } from "./product/batches.tsx";
import { DataTab } from "./product/data.tsx";
import { DocumentsTab } from "./product/documents.tsx";
import { HistoryTab } from "./product/history.tsx";
import { ItemsTab } from "./product/items.tsx";
import type { Opened } from "./product/opened.ts";
import { PassportTab } from "./product/passport.tsx";
import { Preview } from "./product/preview.tsx";
import { SaveWords } from "./product/save-words.tsx";

const TABS = ["data", "batches", "passport", "items", "documents", "history"] as const;
type TabKey = (typeof TABS)[number];

export default function ProductView({ params }: { params: Params }) {
  const id = params["id"] ?? "";
  const draft = draftOf(id);
  useLooking(draft);
  const form = draft.form.value;
  const template = useTemplate(form?.product.template);
  const passports = useResource<List<ListedPassport>>(apiPath("/passports", { product: id, limit: 100 }));
  const [previewed, setPreviewed] = useState(false);
  useTitle(form?.product.name ?? t("nav.products"));
  const fault = draft.fault.value;
  if (!form && fault instanceof Refusal && fault.code === "resource_missing")
    return <NoSuchView kind="thing" />;
  if (!form && fault) return <Broken fault={fault} onAgain={() => void draft.refresh()} />;
  if (!form || !template) return <Loading />;
  const { product } = form;
  const opened: Opened = {
    product,
    template,
    draft,
    passports: passports.value?.data.filter(({ batch }) => batch === null),
    canEdit: may("saveProduct"),
    refresh() {
      void draft.refresh();
      outdate(apiPath("/passports"));
      outdate(apiPath(`/products/${id}`));
      countAgain();
    },
  };
  const tab = TABS.find((key) => key === params["tab"]) ?? "data";
  const name = String(draft.valueOf("name") ?? product.name);
  return (
    <>
      <Bar trail={<Trail path="/products" words={t("nav.products")} here={name} />}>
        <SaveWords opened={opened} />
        <ProductActions opened={opened} onPreview={() => setPreviewed(true)} />
      </Bar>
      <div class="page-head">
        <div class="page-first">
          <h1>{name}</h1>
          {product.status === "archived" ? <Tag kind="plain">{t("product.archived")}</Tag> : null}
        </div>
        <p class="page-note">
          <span>{product.reference}</span>
          {product.gtin ? <span class="mono">{product.gtin}</span> : null}
          <span>{template.name}</span>
        </p>
        <div class="page-tabs">
          <ProductTabs id={id} current={tab} product={product} />
        </div>
      </div>
      <TabBody tab={tab} opened={opened} onPreview={() => setPreviewed(true)} />
      {previewed ? <Preview product={product} onClose={() => setPreviewed(false)} /> : null}
    </>
  );
}

/** Reads what others changed: when the product is opened, when the window comes back, and now and then. */
function useLooking(draft: Draft): void {
  useEffect(() => {
    void draft.refresh();
    const look = () => {
      if (document.visibilityState === "visible") void draft.refresh();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [draft]);
}

function ProductTabs({ id, current, product }: { id: string; current: TabKey; product: Product }) {
  const documents = useResource<List<Document>>(apiPath("/documents", { product: id, limit: 100 })).value;
  const batches = useResource<List<{ id: string }>>(apiPath(`/products/${id}/batches`, { limit: 100 })).value;
  const counts: Partial<Record<TabKey, number>> = {
    ...(documents?.data.length ? { documents: documents.data.length } : {}),
    ...(batches?.data.length ? { batches: batches.data.length } : {}),
  };
  return (
    <Tabs
      label={t("product.parts", { name: product.name })}
      current={current}
      tabs={TABS.map((key) => ({
        key,
        words: t(`product.tab_${key}`),
        href: href(`/products/${id}${key === "data" ? "" : `/${key}`}`),
        count: counts[key],
      }))}
    />
  );
}

function TabBody({
  tab,
  opened,
  onPreview,
}: {
  tab: TabKey;
  opened: Opened;
  onPreview(): void;
}): ComponentChildren {
  switch (tab) {
    case "data":
      return <DataTab opened={opened} onPreview={onPreview} />;
    case "batches":
      return <BatchesTab opened={opened} />;
    case "passport":
      return <PassportTab opened={opened} onPreview={onPreview} />;
    case "items":
      return <ItemsTab opened={opened} />;
    case "documents":
      return <DocumentsTab opened={opened} />;
    case "history":
      return <HistoryTab opened={opened} />;
  }
}

function ProductActions({ opened, onPreview }: { opened: Opened; onPreview(): void }) {
  const { product, refresh } = opened;
  const change = async (status: "active" | "archived") => {
    try {
      await post<typeof api.changeProduct>(`/products/${product.id}`, { status });
      refresh();
      tell(t(status === "archived" ? "product.was_archived" : "product.was_reactivated"));
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
  };
  const copy = async () => {
    try {
      const { id } = await post<typeof company.copyProductToLive>(`/products/${product.id}/copy_to_live`, {});
      tell(t("product.copied"), {
        words: t("do.open"),
        run: () => go(href(`/products/${id}`, "live")),
      });
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <>
      <Button icon="eye" onPress={onPreview}>
        {t("product.preview")}
      </Button>
      {may("changeProduct") ? (
        <>
          <Button icon="more" iconOnly opens="product-menu">
            {t("product.more")}
          </Button>
          <Menu id="product-menu" label={t("product.more")}>
            {!product.livemode && may("copyProductToLive") ? (
              <button type="button" class="menu-entry" onClick={() => void copy()}>
                {t("product.copy")}
              </button>
            ) : null}
            {product.status === "active" ? (
              <button type="button" class="menu-entry" onClick={() => void change("archived")}>
                {t("do.archive")}
              </button>
            ) : (
              <button type="button" class="menu-entry" onClick={() => void change("active")}>
                {t("do.reactivate")}
              </button>
            )}
          </Menu>
        </>
      ) : null}
    </>
  );
}
