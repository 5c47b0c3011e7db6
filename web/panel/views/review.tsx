/** A document beside what was read out of it: a person decides on each suggestion, by keys if they like. */
import { useEffect, useRef, useState } from "preact/hooks";
import { may, me, member } from "../app/me.ts";
import { NoSuchView } from "../app/no-such-view.tsx";
import type { Params } from "../app/params.ts";
import { href } from "../app/place.ts";
import { Bar, Trail } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { countAgain } from "../data/counts.ts";
import { Refusal } from "../data/refusal.ts";
import { apiPath } from "../data/request.ts";
import { useResource } from "../data/resource.ts";
import type { Json, Product, Suggestion } from "../data/shapes.ts";
import { type Template, useTemplate } from "../data/templates.ts";
import { DocumentStatus } from "../parts/document-status.tsx";
import { useKeys } from "../parts/keys.ts";
import { Broken, Loading } from "../parts/states.tsx";
import { Stitches } from "../parts/stitches.tsx";
import { forgetFaults, tellFault } from "../parts/toasts.tsx";
import { sizeOf, when } from "../words/format.ts";
import { t } from "../words/words.ts";
import { Actions } from "./review/actions.tsx";
import { type Decision, decisionOn, useDeciding, valueNow } from "./review/decide.ts";
import { Pages } from "./review/pages.tsx";
import { ProductChoice } from "./review/product-choice.tsx";
import type { Review as Reviewed } from "./review/shape.ts";
import { labelOf, SuggestionCard } from "./review/suggestion.tsx";
import { r } from "./review/words.ts";

/** Milliseconds between two looks while the document is being read. */
const LOOK_MS = 1200;

export default function Review({ params }: { params: Params }) {
  const id = params["id"] ?? "";
  const { value: review, fault, reload } = useResource<Reviewed>(apiPath(`/documents/${id}/review`));
  const product = useResource<Product>(review?.product ? apiPath(`/products/${review.product}`) : undefined);
  const template = useTemplate(product.value?.template ?? (review?.product === null ? "textile" : undefined));
  useTitle(review?.name ?? t("nav.documents"));
  const isReading = review?.status === "queued" || review?.status === "processing";
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(reload, LOOK_MS);
    return () => clearInterval(timer);
  }, [isReading]);
  if (!review && fault instanceof Refusal && fault.code === "resource_missing")
    return <NoSuchView kind="thing" />;
  if (!review && fault) return <Broken fault={fault} onAgain={reload} />;
  if (!review || !template) return <Loading />;
  return (
    <ReviewOf
      // Another reading has other suggestions.
      key={review.extraction?.id ?? id}
      of={review}
      product={product.value}
      template={template}
      onChange={() => {
        reload();
        countAgain();
      }}
    />
  );
}

interface ReviewProps {
  of: Reviewed;
  product: Product | undefined;
  template: Template;
  onChange(): void;
}

function ReviewOf({ of, product, template, onChange }: ReviewProps) {
  const suggestions = of.extraction?.suggestions ?? [];
  const [at, setAt] = useState(() => Math.max(0, nextOpen(suggestions, -1)));
  const [editing, setEditing] = useState<string>();
  const { busy, canDecide, last, ...deciding } = useDeciding({ review: of, product });
  const current = suggestions[at];
  // Somebody else may have decided meanwhile.
  const isEditing = editing !== undefined && current?.id === editing && current.decision === null;
  const open = suggestions.filter(({ decision }) => decision === null).length;

  const move = (next: number) => {
    forgetFaults();
    setEditing(undefined);
    setAt(Math.max(0, Math.min(suggestions.length - 1, next)));
  };
  // What was pressed goes with the decision: the focus goes to the suggestion that comes next.
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLElement>(null);
  const [wentOn, setWentOn] = useState<{ to: number; said: string }>();
  const goOn = (to: number, said: string) => {
    setAt(to);
    setWentOn({ to, said });
  };
  useEffect(() => {
    const card = wentOn && list.current?.children[wentOn.to];
    card?.querySelector<HTMLElement>(".suggestion-head")?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: "nearest" });
  }, [wentOn]);
  const decide = async (decision: Decision, value?: Json) => {
    if (!current || !canDecide || current.decision !== null) return;
    const next = await deciding.decide(current, decision, value);
    if (!next) return;
    setEditing(undefined);
    const following = nextOpen(next.extraction?.suggestions ?? [], at);
    const said = `${t(`review.${decision}`)}: ${labelOf(current, template)}.`;
    if (following >= 0) goOn(following, said);
    else goOn(at, `${said} ${t("review.all_done")}`);
  };
  const takeBack = async (suggestion: Suggestion) => {
    // That it is taken back is told in sight.
    if (await deciding.takeBack(suggestion)) goOn(suggestions.indexOf(suggestion), "");
  };
  const undo = () => {
    const suggestion = suggestions.find(({ id }) => id === last?.suggestion);
    if (suggestion) void takeBack(suggestion);
    else if (may("decideSuggestion"))
      tellFault(r(of.decisions.length > 0 ? "cannot_take_back" : "nothing_to_take_back"));
  };
  useKeys(!isEditing, {
    ArrowDown: () => move(at + 1),
    ArrowUp: () => move(at - 1),
    a: () => void decide("accepted"),
    e: () => canDecide && current?.decision === null && setEditing(current.id),
    r: () => void decide("rejected"),
    u: undo,
  });
  const head = headOf(of, product);
  return (
    <>
      <Bar trail={<Trail path="/documents" words={t("nav.documents")} here={of.name} />}>
        <Actions of={of} onChange={onChange} />
      </Bar>
      <div class="review">
        <Pages
          of={of}
          suggestions={suggestions}
          current={current}
          onChoose={(suggestion) => {
            const chosen = suggestions.indexOf(suggestion);
            move(chosen);
            // The current one is chosen anew, but may be out of sight.
            list.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
          }}
        />
        <section class="review-side" aria-labelledby="review-head">
          <header class="review-head">
            <h1 id="review-head">{head}</h1>
            {head === of.name ? null : <p class="quiet show-on-phone">{of.name}</p>}
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
            {of.status === "review" && suggestions.length === 0 ? (
              <p class="note">
                {r(of.content_type === "application/pdf" ? "nothing_in_file" : "nothing_in_picture")}
              </p>
            ) : null}
            <ProductChoice of={of} product={product} onChange={onChange} />
            {of.status === "review" && suggestions.length > 0 && !may("decideSuggestion") ? (
              <p class="note">{t("review.not_validator")}</p>
            ) : null}
          </header>
          <p class="heard" role="status">
            {wentOn?.said}
          </p>
          <ol ref={list} class="suggestions">
            {suggestions.map((suggestion, index) => (
              <SuggestionCard
                key={suggestion.id}
                number={index + 1}
                suggestion={suggestion}
                made={decisionOn(of, suggestion)}
                isLast={last !== undefined && last.suggestion === suggestion.id}
                template={template}
                now={valueNow(product, suggestion.field)}
                isCurrent={index === at}
                isEditing={index === at && isEditing}
                canDecide={canDecide}
                needsProduct={of.product === null && may("decideSuggestion")}
                busy={busy}
                onChoose={() => move(index)}
                onDecide={(decision, value) => void decide(decision, value)}
                onTakeBack={() => void takeBack(suggestion)}
                onEdit={() => setEditing(suggestion.id)}
                onCancelEdit={() => setEditing(undefined)}
              />
            ))}
          </ol>
          {of.status === "validated" && product && suggestions.length > 0 ? (
            <section ref={end} class="review-end" aria-label={t("review.all_done")}>
              <p>{t("review.all_done")}</p>
              <a class="button button-primary" href={href(`/products/${product.id}`)}>
                {t("review.open_product")}
              </a>
            </section>
          ) : null}
          {(canDecide || last) && !isEditing ? (
            <footer class="review-foot">
              <span class="review-keys">
                <kbd>↑</kbd> <kbd>↓</kbd> {t("review.move")}
              </span>
              {last ? (
                <button type="button" class="link review-keys" onClick={undo}>
                  <kbd>U</kbd> {t("do.undo")}
                </button>
              ) : null}
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

/** The open suggestion that follows one, or else the first; -1 where none is open. */
function nextOpen(suggestions: readonly Suggestion[], at: number): number {
  const following = suggestions.findIndex(({ decision }, index) => index > at && decision === null);
  return following >= 0 ? following : suggestions.findIndex(({ decision }) => decision === null);
}

function headOf({ status, extraction, name }: Reviewed, product: Product | undefined): string {
  const count = extraction?.suggestions.length ?? 0;
  if (status === "queued" || status === "processing") return t("review.reading");
  if (count === 0) return name;
  return product ? t("review.head_for", { count, name: product.name }) : t("review.head", { count });
}

function Facts({ of }: { of: Reviewed }) {
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
