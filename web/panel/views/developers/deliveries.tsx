/** What was sent to an address: a quiet list, and beside it one delivery with each of its attempts. */
import { useEffect, useState } from "preact/hooks";
import type { WebhookDelivery, WebhookEndpoint } from "../../../../src/domain/webhooks/shape.ts";
import type * as api from "../../../../src/pages/panel/endpoints/webhooks.ts";
import { may } from "../../app/me.ts";
import { go, href, query, setQuery } from "../../app/place.ts";
import { usePages } from "../../data/pages.ts";
import { apiPath, post } from "../../data/request.ts";
import { outdate, useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Broken, Empty, Loading } from "../../parts/states.tsx";
import { Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { isoOf, writtenNumber } from "../../words/format.ts";
import { Beside, isNarrow } from "./beside.tsx";
import { CodeBlock, HeaderLines, Source } from "./code.tsx";
import { lasted, minuteOf, secondOf, untilThen } from "./times.ts";
import { d } from "./words.ts";

type WholeDelivery = Answer<typeof api.getWebhookDelivery>;
type Attempt = WebhookDelivery["attempts"][number];

/** Milliseconds between two looks at what is still under way. */
const LOOK_MS = 2500;

interface DeliveriesProps {
  endpoint: WebhookEndpoint;
  /** Sends a test event; undefined where that cannot be. */
  onPing: (() => void) | undefined;
}

export function Deliveries({ endpoint, onPing }: DeliveriesProps) {
  const pages = usePages<WebhookDelivery>(apiPath(`/webhooks/${endpoint.id}/deliveries`));
  const list = href(`/developers/webhooks/${endpoint.id}`);
  const chosen = query.value.get("delivery") ?? undefined;
  const open = chosen ?? (isNarrow.value ? undefined : pages.rows?.[0]?.id);
  const isUnderWay = pages.rows?.some(
    ({ status, next_attempt }) => status === "pending" && next_attempt !== null,
  );
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      pages.reload();
      if (open) outdate(apiPath(`/webhook_deliveries/${open}`));
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, open]);
  const type = pages.rows?.find(({ id }) => id === open)?.type;
  return (
    <Beside
      title={open === undefined ? undefined : (type ?? d("delivery.one"))}
      onClose={() => setQuery({ delivery: undefined })}
      detail={
        open === undefined ? null : (
          <Delivery key={open} id={open} endpoint={endpoint} onSent={pages.reload} />
        )
      }
      list={
        <Table
          label={d("webhook.deliveries")}
          pages={pages}
          hrefOf={({ id }) => `${list}?delivery=${id}`}
          isCurrent={({ id }) => id === open}
          columns={[
            {
              key: "event",
              head: d("delivery.event"),
              class: "cell-name",
              cell: ({ type: name, status }) => (status === "delivered" ? name : <b>{name}</b>),
            },
            { key: "outcome", head: d("delivery.outcome"), cell: Outcome },
            { key: "answer", head: d("delivery.answer"), align: "end", cell: LastAnswer },
            {
              key: "tries",
              head: d("delivery.tries"),
              align: "end",
              cell: ({ attempts }) => writtenNumber(attempts.length),
            },
            { key: "time", head: d("delivery.time"), align: "end", cell: ({ created }) => secondOf(created) },
          ]}
          lines={(delivery) => (
            <>
              <b class="row-file">{delivery.type}</b>
              {Outcome(delivery)}
              <span class="row-note">{LastAnswer(delivery)}</span>
              <span class="row-end">{secondOf(delivery.created)}</span>
            </>
          )}
          empty={
            <Empty
              title={d("delivery.empty")}
              action={onPing ? <Button onPress={onPing}>{d("webhook.ping")}</Button> : null}
            >
              {d("delivery.empty_text")}
            </Empty>
          }
        />
      }
    />
  );
}

function Outcome({ status, attempts, next_attempt }: WebhookDelivery) {
  if (status === "failed") return <Tag kind="bad">{d("delivery.given_up")}</Tag>;
  if (status === "pending") {
    if (next_attempt === null) return <Tag kind="none">{d("delivery.held")}</Tag>;
    return <Tag kind="busy">{d(attempts.length === 0 ? "delivery.sending" : "delivery.again")}</Tag>;
  }
  return (
    <span class="ticked">
      <Icon name="tick" />
      {d("delivery.delivered")}
    </span>
  );
}

function LastAnswer({ attempts }: WebhookDelivery) {
  const last = attempts.at(-1);
  if (!last) return null;
  return (
    <>
      {last.http_status ?? d("delivery.no_answer")}
      <span class="delivery-took">{lasted(last.latency_ms)}</span>
    </>
  );
}

interface DeliveryProps {
  id: string;
  endpoint: WebhookEndpoint;
  onSent(): void;
}

function Delivery({ id, endpoint, onSent }: DeliveryProps) {
  const { value: delivery, fault, reload } = useResource<WholeDelivery>(apiPath(`/webhook_deliveries/${id}`));
  const [busy, setBusy] = useState(false);
  if (!delivery) return fault ? <Broken fault={fault} onAgain={reload} /> : <Loading />;
  const send = async () => {
    setBusy(true);
    try {
      const sent = await post<typeof api.resendWebhookDelivery>(`/webhook_deliveries/${id}/resend`, {});
      tell(d("delivery.sent_again"));
      onSent();
      go(`${href(`/developers/webhooks/${endpoint.id}`)}?delivery=${sent.id}`);
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  const { request, attempts, event, type } = delivery;
  const last = attempts.at(-1);
  return (
    <>
      <div class="detail-line">
        <span class="mono">{id}</span>
        <CopyButton text={id} what={d("delivery.id")} />
        {may("resendWebhookDelivery") && endpoint.status === "enabled" ? (
          <Button onPress={send} busy={busy ? d("delivery.resending") : undefined}>
            {d("delivery.resend")}
          </Button>
        ) : null}
      </div>
      <Ladder delivery={delivery} />
      <CodeBlock label={d("delivery.sent")} copied={request.body}>
        <code>
          <i>POST</i> {request.url}
          {"\n"}
        </code>
        <HeaderLines
          headers={[
            ["Service-Event-Type", type],
            ["Service-Event-Id", event],
            ["Service-Delivery-Id", id],
            ["Service-Signature", d("delivery.signed_anew")],
          ]}
        />
        {"\n"}
        <Source text={request.body} />
      </CodeBlock>
      {last ? (
        <CodeBlock label={d("delivery.answered")}>
          <code>{last.http_status === null ? d("delivery.no_answer") : `HTTP ${last.http_status}`}</code>
          {"\n\n"}
          {last.answer ? <Source text={last.answer} /> : <code>{d("delivery.no_body")}</code>}
        </CodeBlock>
      ) : null}
    </>
  );
}

/** Every attempt, and the next one by its time. */
function Ladder({ delivery: { attempts, status, next_attempt } }: { delivery: WholeDelivery }) {
  return (
    <ol class="ladder" aria-label={d("delivery.attempts")}>
      {attempts.map((attempt, at) => (
        <Rung key={attempt.at} number={at + 1} attempt={attempt} />
      ))}
      {status !== "pending" ? null : (
        <li class="is-next">
          <b>{attempts.length + 1}</b>
          {next_attempt === null ? <p>{d("delivery.waits")}</p> : <NextTry seconds={next_attempt} />}
        </li>
      )}
    </ol>
  );
}

function Rung({ number, attempt }: { number: number; attempt: Attempt }) {
  const { at, http_status, latency_ms, error, answer } = attempt;
  return (
    <li>
      <b>{number}</b>
      <time dateTime={isoOf(at)}>{secondOf(at)}</time>
      <span class={error === null ? "ladder-good" : "ladder-bad"}>
        {http_status ?? d("delivery.no_answer")}
        {error === null ? <Icon name="tick" /> : null}
      </span>
      <span class="quiet">{lasted(latency_ms)}</span>
      {error === null ? null : (
        <details class="fold">
          <summary>{d("delivery.why")}</summary>
          <p>{error}</p>
          {answer ? <code class="bytes">{answer}</code> : null}
        </details>
      )}
    </li>
  );
}

function NextTry({ seconds }: { seconds: number }) {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = untilThen(seconds, now);
  if (left === undefined) return <p>{d("delivery.now")}</p>;
  return (
    <>
      <span>{left}</span>
      <p>{d("delivery.next", { time: minuteOf(seconds) })}</p>
    </>
  );
}
