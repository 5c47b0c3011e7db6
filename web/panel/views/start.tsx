/** From an empty company to the first scanned passport, and after that what waits for somebody. */
import type { ComponentChildren } from "preact";
import type { ProductSummary } from "../../../src/domain/products/summary-shape.ts";
import { may, me, member } from "../app/me.ts";
import { href, place } from "../app/place.ts";
import { Bar, ModeSwitch } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { type Counts, counts, waitingCounts } from "../data/counts.ts";
import { apiPath } from "../data/request.ts";
import { useResource } from "../data/resource.ts";
import type { List, ListedPassport } from "../data/shapes.ts";
import { Icon } from "../parts/icon.tsx";
import { Loading } from "../parts/states.tsx";
import { Stitches } from "../parts/stitches.tsx";
import { ThisMachine } from "../parts/this-machine.tsx";
import type { WordKey } from "../words/en.ts";
import { when, writtenNumber } from "../words/format.ts";
import { t } from "../words/words.ts";

export default function Start() {
  useTitle(t("nav.start"));
  const known = counts();
  const name = me.value?.name?.split(" ")[0];
  return (
    <>
      <Bar />
      <div class="page-head">
        <div class="page-first">
          <h1 class="is-named">
            {name
              ? t("start.hello_name", { name })
              : t("start.hello", { company: member.value?.company.name ?? "" })}
          </h1>
          <div class="show-on-phone">
            <ModeSwitch />
          </div>
        </div>
      </div>
      <div class="page start">
        {known ? (
          <>
            <Steps known={known} />
            <Waiting known={known} />
            <Recent />
          </>
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}

interface Step {
  key: "product" | "data" | "issue" | "items" | "scan";
  done: boolean;
  /** Where it is done; undefined while a step before it is open. */
  to: string | undefined;
}

/** The steps to a passport and its items, as long as one of them is open; scanning is what they are for, and not counted. */
function Steps({ known }: { known: Counts }) {
  const newest = useResource<List<ProductSummary>>(apiPath("/product_summaries", { limit: 1 })).value
    ?.data[0];
  const passport = useResource<List<ListedPassport>>(apiPath("/passports", { limit: 1 })).value?.data[0];
  // Also one that was withdrawn since.
  const isIssued = known.passports > 0 || passport !== undefined;
  const isComplete = isIssued || (known.views.ready ?? 0) > 0;
  const product = newest && href(`/products/${newest.id}`);
  const steps: Step[] = [
    { key: "product", done: known.products > 0 || isIssued, to: `${href("/products")}?new=1` },
    { key: "data", done: isComplete, to: product },
    {
      key: "issue",
      done: isIssued,
      to: known.views.ready ? `${href("/products")}?view=ready` : product,
    },
    { key: "items", done: known.items > 0, to: passport && href(`/products/${passport.product}/items`) },
    { key: "scan", done: false, to: passport && href(`/products/${passport.product}/passport`) },
  ];
  const counted = steps.filter(({ key }) => key !== "scan");
  const open = counted.filter(({ done }) => !done);
  const done = counted.length - open.length;
  if (open.length === 0 || !may("createProduct")) return null;
  const current = open[0];
  return (
    <section class="steps" aria-labelledby="steps-head">
      <div class="steps-head">
        <h2 id="steps-head">{t("start.steps")}</h2>
        <Stitches filled={done} required={counted.length} />
        <p class="quiet">{t("start.steps_done", { done, all: counted.length })}</p>
      </div>
      <ThisMachine />
      <ol>
        {steps.map(({ key, done, to }) => (
          <li
            key={key}
            class={done ? "is-done" : key === "scan" ? "is-goal" : undefined}
            aria-current={current?.key === key ? "step" : undefined}
          >
            <i aria-hidden="true">
              {done ? <Icon name="tick" /> : key === "scan" ? <Icon name="code" /> : null}
            </i>
            <div>
              <h3>
                {t(`start.step_${key}`)}
                {done ? <span class="heard"> {t("start.done")}</span> : null}
              </h3>
              <p>{t(`start.step_${key}_text`)}</p>
            </div>
            {!done && to ? (
              <a class={`button ${current?.key === key ? "button-primary" : "button-plain"}`} href={to}>
                {t(`start.step_${key}_do`)}
              </a>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What waits for somebody: numbers that lead to the lists behind them. */
function Waiting({ known }: { known: Counts }) {
  const { ready, missing, changed } = known.views;
  const mine = waitingCounts();
  const tiles: { key: WordKey; count: number | null; to: string }[] = [
    { key: "start.to_review", count: mine.documents, to: href("/documents") },
    { key: "start.events_pending", count: mine.events, to: href("/after-sale") },
    { key: "start.ready", count: ready, to: `${href("/products")}?view=ready` },
    { key: "start.missing", count: missing, to: `${href("/products")}?view=missing` },
    { key: "start.changed", count: changed, to: `${href("/products")}?view=changed` },
  ];
  const waiting = tiles.filter(({ count }) => count !== null && count > 0);
  if (known.products === 0 && waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting-head">
      <h2 id="waiting-head">{t("start.waiting")}</h2>
      {waiting.length === 0 ? (
        <p class="quiet start-none">{t("start.nothing")}</p>
      ) : (
        <ul class="tiles">
          {waiting.map(({ key, count, to }) => (
            <li key={key}>
              <a href={to}>
                <b>{writtenNumber(count ?? 0)}</b>
                <span>{t(key, { count: count ?? 0 })}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Products that are listed as last changed. */
const RECENT = 6;

function Recent(): ComponentChildren {
  const { mode } = place.value;
  const { value } = useResource<List<ProductSummary>>(
    apiPath("/product_summaries", { order: "changed", limit: RECENT }),
  );
  if (!value || value.data.length === 0) return null;
  return (
    <section aria-labelledby="recent-head" key={mode}>
      <h2 id="recent-head">{t("start.recent")}</h2>
      <ul class="plain-list">
        {value.data.map(({ id, name, reference, updated }) => (
          <li key={id}>
            <a href={href(`/products/${id}`)}>
              {name} <span class="quiet">{reference}</span>
            </a>
            <span>{when(updated)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
