/** A document beside what was read out of it: a person decides on each suggestion, by keys if they like. */
import { useEffect, useRef, useState } from "preact/hooks";
import type * as api from "../../../src/api/endpoints/documents.ts";
import { writtenValue } from "../../../src/domain/documents/written-value.ts";
import type { ProductSummary } from "../../../src/domain/products/summary-shape.ts";
import type * as endpoints from "../../../src/pages/panel/endpoints/documents.ts";
import { may, me, member } from "../app/me.ts";
import { NoSuchView } from "../app/no-such-view.tsx";
import type { Params } from "../app/params.ts";
import { go, href } from "../app/place.ts";
import { Bar, Trail } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { countAgain } from "../data/counts.ts";
import { Refusal } from "../data/refusal.ts";
import { apiPath, ask, post } from "../data/request.ts";
import { put, useResource } from "../data/resource.ts";
import { sentenceOf } from "../data/sentence.ts";
import type { Data, Document, Json, List, Product } from "../data/shapes.ts";
import { type Template, useTemplate } from "../data/templates.ts";
import { Button } from "../parts/button.tsx";
import { DocumentStatus } from "../parts/document-status.tsx";
import { Icon } from "../parts/icon.tsx";
import { useKeys } from "../parts/keys.ts";
import { Menu } from "../parts/menu.tsx";
import { Broken, Loading } from "../parts/states.tsx";
import { Stitches } from "../parts/stitches.tsx";
import { tell, tellFault } from "../parts/toasts.tsx";
import { KINDS } from "../parts/upload.tsx";
import { sizeOf, when } from "../words/format.ts";
import { t } from "../words/words.ts";
import { Pages } from "./review/pages.tsx";
import { SuggestionCard } from "./review/suggestion.tsx";

/** Milliseconds between two looks while the document is being read. */
const LOOK_MS = 1200;

type Decision = "accepted" | "edited" | "rejected";

/** What a decision replaced, to take it back. */
interface Step {
  suggestion: string;
  field: string;
  before: Json;
  after: Json | undefined;
}

export default function Review({ params }: { params: Params }) {
  const id = params["id"] ?? "";
  const path = apiPath(`/documents/${id}`);
  const { value: document_, fault, reload } = useResource<Document>(path);
  const product = useResource<Product>(
    document_?.product ? apiPath(`/products/${document_.product}`) : undefined,
  );
  const template = useTemplate(
    product.value?.template ?? (document_?.product === null ? "textile" : undefined),
  );
  useTitle(document_?.name ?? t("nav.documents"));
  const isReading = document_?.status === "queued" || document_?.status === "processing";
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(reload, LOOK_MS);
    return () => clearInterval(timer);
  }, [isReading]);
  if (!document_ && fault instanceof Refusal && fault.code === "resource_missing")
    return <NoSuchView kind="thing" />;
  if (!document_ && fault) return <Broken fault={fault} onAgain={reload} />;
  if (!document_ || !template) return <Loading />;
  return (
    <ReviewOf
      key={id}
      of={document_}
      product={product.value}
      template={template}
      onProduct={product.reload}
      onDocument={(next) => {
        put(path, next);
        countAgain();
      }}
    />
  );
}

interface ReviewProps {
  of: Document;
  product: Product | undefined;
  template: Template;
  onProduct(): void;
  onDocument(document: Document): void;
}

function ReviewOf({ of, product, template, onProduct, onDocument }: ReviewProps) {
  const suggestions = of.extraction?.suggestions ?? [];
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      suggestions.findIndex(({ decision }) => decision === null),
    ),
  );
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const steps = useRef<Step[]>([]);
  const current = suggestions[at];
  const canDecide = may("decideSuggestion") && of.status === "review" && of.product !== null;
  const open = suggestions.filter(({ decision }) => decision === null).length;

  const move = (next: number) => {
    setEditing(false);
    setAt(Math.max(0, Math.min(suggestions.length - 1, next)));
  };
  const decide = async (decision: Decision, value?: Json) => {
    if (!current || !canDecide || busy || current.decision !== null) return;
    setBusy(true);
    try {
      const before = valueNow(product, current.field);
      const next = await post<typeof endpoints.decideSuggestion>(
        `/documents/${of.id}/suggestions/${current.id}`,
        {
          decision,
          ...(value === undefined ? {} : { value }),
        },
      );
      const suggested = writtenValue(current.field, before, current.value as Json);
      const after = decision === "rejected" ? undefined : (value ?? suggested);
      steps.current.push({ suggestion: current.id, field: current.field, before, after });
      onDocument(next);
      onProduct();
      setEditing(false);
      const left = next.extraction?.suggestions ?? [];
      const following = left.findIndex((one, index) => index > at && one.decision === null);
      const first = left.findIndex((one) => one.decision === null);
      if (following >= 0 || first >= 0) setAt(following >= 0 ? following : first);
      if (next.status === "validated") tell(t("review.all_done"));
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  const undo = async () => {
    const step = steps.current.at(-1);
    if (!step || busy || of.status !== "review") return;
    setBusy(true);
    try {
      const next = await post<typeof endpoints.decideSuggestion>(
        `/documents/${of.id}/suggestions/${step.suggestion}`,
        { decision: null },
      );
      if (step.after !== undefined && product) await restore(product.id, step);
      steps.current.pop();
      onDocument(next);
      onProduct();
      setAt(
        Math.max(
          0,
          (next.extraction?.suggestions ?? []).findIndex(({ id }) => id === step.suggestion),
        ),
      );
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  useKeys(!editing, {
    ArrowDown: () => move(at + 1),
    ArrowUp: () => move(at - 1),
    a: () => void decide("accepted"),
    e: () => canDecide && current?.decision === null && setEditing(true),
    r: () => void decide("rejected"),
    u: () => void undo(),
  });
  return (
    <>
      <Bar trail={<Trail path="/documents" words={t("nav.documents")} here={of.name} />}>
        <DocumentActions of={of} onDocument={onDocument} />
      </Bar>
      <div class="review">
        <Pages
          of={of}
          suggestions={suggestions}
          current={current}
          onChoose={(suggestion) => move(suggestions.indexOf(suggestion))}
        />
        <section class="review-side" aria-labelledby="review-head">
          <header class="review-head">
            <h1 id="review-head">{headOf(of, product)}</h1>
            {suggestions.length > 0 ? (
              <>
                <Stitches filled={suggestions.length - open} required={suggestions.length} />
                <p class="quiet">
                  {of.status === "validated"
                    ? t("review.validated")
                    : t("review.decided", { count: suggestions.length - open })}
                </p>
              </>
            ) : (
              <Facts of={of} />
            )}
            {of.extraction?.error ? <p class="note">{of.extraction.error}</p> : null}
            <ProductChoice of={of} product={product} onDocument={onDocument} />
            {of.status === "review" && suggestions.length > 0 && !may("decideSuggestion") ? (
              <p class="note">{t("review.not_validator")}</p>
            ) : null}
          </header>
          <ol class="suggestions">
            {suggestions.map((suggestion, index) => (
              <SuggestionCard
                key={suggestion.id}
                number={index + 1}
                suggestion={suggestion}
                template={template}
                now={valueNow(product, suggestion.field)}
                isCurrent={index === at}
                isEditing={index === at && editing}
                canDecide={canDecide}
                busy={busy}
                onChoose={() => move(index)}
                onDecide={(decision, value) => void decide(decision, value)}
                onEdit={() => setEditing(true)}
                onCancelEdit={() => setEditing(false)}
              />
            ))}
          </ol>
          {canDecide ? (
            <footer class="review-foot">
              <span>
                <kbd>↑</kbd> <kbd>↓</kbd> {t("review.move")}
              </span>
              <button type="button" class="link" onClick={() => void undo()}>
                <kbd>U</kbd> {t("do.undo")}
              </button>
              <span class="push">
                {t("review.as", {
                  name: me.value?.name ?? me.value?.email ?? "",
                  role: t(`role.${member.value?.role ?? "viewer"}`).toLocaleLowerCase(),
                })}
              </span>
            </footer>
          ) : null}
        </section>
      </div>
    </>
  );
}

function headOf({ status, extraction, name }: Document, product: Product | undefined): string {
  const count = extraction?.suggestions.length ?? 0;
  if (status === "queued" || status === "processing") return t("review.reading");
  if (count === 0) return name;
  return product ? t("review.head_for", { count, name: product.name }) : t("review.head", { count });
}

/** What every product has, whatever its template. */
function isPart(field: string): field is "gtin" | "reference" {
  return field === "gtin" || field === "reference";
}

function valueNow(product: Product | undefined, field: string): Json {
  if (!product) return null;
  if (isPart(field)) return product[field];
  return ((product.data as Data)[field] ?? null) as Json;
}

/** Puts back what a decision replaced, unless somebody changed it since. */
async function restore(product: string, { field, before, after }: Step): Promise<void> {
  const part = (value: Json | undefined) =>
    isPart(field) ? { [field]: value ?? null } : { data: { [field]: value ?? null } };
  await ask(apiPath(`/products/${product}/form`), {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify({ changes: part(before), known: part(after) }),
  });
}

function Facts({ of }: { of: Document }) {
  const suggestions = { all: 0, open: 0 };
  return (
    <>
      <p class="quiet">
        {t(`kind.${of.kind}`)} · {sizeOf(of.size)} · {when(of.created)}
      </p>
      <p>
        <DocumentStatus status={of.status} suggestions={suggestions} />
      </p>
    </>
  );
}

/** Products that are offered to choose from. */
const OFFERED = 100;

/** Which product the document belongs to: nothing can be written without one. */
function ProductChoice({
  of,
  product,
  onDocument,
}: {
  of: Document;
  product: Product | undefined;
  onDocument(document: Document): void;
}) {
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
      onDocument(await post<typeof endpoints.changeDocument>(`/documents/${of.id}`, { product: id }));
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

function DocumentActions({ of, onDocument }: { of: Document; onDocument(document: Document): void }) {
  const change = async (body: { archived?: boolean; kind?: (typeof KINDS)[number] }) => {
    try {
      onDocument(await post<typeof endpoints.changeDocument>(`/documents/${of.id}`, body));
      if (body.archived) {
        tell(t("documents.archived"));
        go(href("/documents"));
      }
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
  };
  const extract = async () => {
    try {
      onDocument(await post<typeof api.extractDocument>(`/documents/${of.id}/extract`, {}));
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
  };
  const isReading = of.status === "queued" || of.status === "processing";
  return (
    <>
      {may("extractDocument") ? (
        <Button busy={isReading ? t("documents.reading") : undefined} onPress={() => void extract()}>
          {t(of.status === null ? "review.extract" : "review.extract_again")}
        </Button>
      ) : null}
      <Button icon="more" iconOnly opens="document-menu">
        {t("product.more")}
      </Button>
      <Menu id="document-menu" label={t("product.more")}>
        <a
          class="menu-entry"
          href={apiPath(`/documents/${of.id}/content`, { download: 1 })}
          download={of.name}
        >
          {t("do.download")}
          <Icon name="download" />
        </a>
        {may("changeDocument") ? (
          <>
            <label class="menu-choice">
              <span>{t("documents.kind")}</span>
              <select
                class="input"
                value={of.kind}
                onChange={(event) => {
                  const kind = KINDS.find((one) => one === event.currentTarget.value);
                  if (kind) void change({ kind });
                }}
              >
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kind.${kind}`)}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="menu-entry" onClick={() => void change({ archived: !of.archived })}>
              {t(of.archived ? "do.reactivate" : "do.archive")}
            </button>
          </>
        ) : null}
      </Menu>
    </>
  );
}
