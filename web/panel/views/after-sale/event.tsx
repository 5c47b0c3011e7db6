/** One after-sale event: what was told, by whom, with what evidence; approved, rejected or voided here. */
import { useEffect, useState } from "preact/hooks";
import type * as api from "../../../../src/api/endpoints/lifecycle-events.ts";
import type { EventSummary } from "../../../../src/domain/lifecycle-events/summary-shape.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/after-sale.ts";
import { may } from "../../app/me.ts";
import { NoSuchView } from "../../app/no-such-view.tsx";
import { href } from "../../app/place.ts";
import { Bar, Trail } from "../../app/shell.tsx";
import { useTitle } from "../../app/title.ts";
import { countAgain } from "../../data/counts.ts";
import { Refusal } from "../../data/refusal.ts";
import { apiPath, post } from "../../data/request.ts";
import { useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { List } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Broken, Loading } from "../../parts/states.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { calendarDateOf, countryOf, dateOf, isoOf, momentOf } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { Attachments } from "./attachments.tsx";
import { EventStatus } from "./event-status.tsx";
import { placeOfSubject, sourceOf } from "./event-words.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export default function Event({ params }: { params: Record<string, string> }) {
  const id = params["id"] ?? "";
  const {
    value: event,
    fault,
    reload,
  } = useResource<EventSummary>(apiPath(`/lifecycle_event_summaries/${id}`));
  useTitle(event ? `${t(`after.${event.type}`)}, ${event.subject.product.name}` : t("after.one"));
  if (!event && fault instanceof Refusal && fault.code === "resource_missing")
    return <NoSuchView kind="thing" />;
  if (!event && fault) return <Broken fault={fault} onAgain={reload} />;
  if (!event) return <Loading />;
  const { subject } = event;
  return (
    <>
      <Bar trail={<Trail path="/after-sale" words={t("nav.after_sale")} here={t(`after.${event.type}`)} />}>
        <Decisions event={event} onChange={reload} />
      </Bar>
      <div class="page-head">
        <div class="page-first">
          <h1>{t(`after.${event.type}`)}</h1>
          <EventStatus status={event.status} />
        </div>
        <p class="page-note">
          <a href={href(`/products/${subject.product.id}`)}>{subject.product.name}</a>
          <span class={subject.serial === null ? undefined : "mono"}>{placeOfSubject(subject)}</span>
          {subject.serial !== null && subject.batch !== null ? (
            <span>{t("after.whole_batch", { batch: subject.batch })}</span>
          ) : null}
        </p>
      </div>
      <div class="page after-event">
        <Notice event={event} />
        <Told event={event} />
        <Attachments event={event} onChange={reload} />
      </div>
    </>
  );
}

/** What stands before everything else: that it waits, or why readers do not see it. */
function Notice({ event }: { event: EventSummary }) {
  const { status, rejected_reason, void_reason, voided_at } = event;
  if (status === "pending")
    return (
      <p class="after-notice">
        <Icon name="eye" />
        <span>
          {t("after.pending_text")} {may("approveLifecycleEvent") ? null : t("after.not_decider")}
        </span>
      </p>
    );
  if (status === "rejected" && rejected_reason !== null)
    return <p class="after-notice">{t("after.rejected_why", { reason: rejected_reason })}</p>;
  if (status === "voided" && void_reason !== null)
    return (
      <p class="after-notice">
        {t("after.voided_why", { date: dateOf(voided_at ?? event.created), reason: void_reason })}
      </p>
    );
  return null;
}

function Told({ event }: { event: EventSummary }) {
  const { occurred_on, country, actor_name, description, created, subject } = event;
  const { pathname } = new URL(subject.url);
  const orNothing = (text: string | null) => text ?? <span class="quiet">{t("after.not_said")}</span>;
  return (
    <dl class="facts after-facts">
      <div>
        <dt>{t("after.description")}</dt>
        <dd>
          <span class="after-description">{orNothing(description)}</span>
        </dd>
      </div>
      <div>
        <dt>{t("after.day")}</dt>
        <dd>
          <time dateTime={occurred_on}>{calendarDateOf(occurred_on)}</time>
        </dd>
      </div>
      <div>
        <dt>{t("after.country")}</dt>
        <dd>{orNothing(country === null ? null : countryOf(country))}</dd>
      </div>
      <div>
        <dt>{t("after.who")}</dt>
        <dd>
          <span>{orNothing(actor_name)}</span>
        </dd>
      </div>
      <div>
        <dt>{t("after.from")}</dt>
        <dd>
          <span>{sourceOf(event)}</span>
        </dd>
      </div>
      <div>
        <dt>{t("after.reported")}</dt>
        <dd>
          <time dateTime={isoOf(created)}>{momentOf(created)}</time>
        </dd>
      </div>
      <div>
        <dt>{t("after.page")}</dt>
        <dd>
          <a href={pathname} target="_blank" rel="noreferrer">
            {subject.url}
            <Icon name="open" />
          </a>
        </dd>
      </div>
    </dl>
  );
}

function Decisions({ event, onChange }: { event: EventSummary; onChange(): void }) {
  const [asked, setAsked] = useState<"reject" | "void">();
  const [busy, setBusy] = useState(false);
  const canDecide = event.status === "pending" && may("approveLifecycleEvent");
  const done = (words: string) => {
    onChange();
    countAgain();
    tell(words);
  };
  const approve = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await post<typeof endpoints.approveLifecycleEvent>(`/lifecycle_events/${event.id}/approve`, {});
      done(t("after.approved"));
    } catch (fault) {
      tellFault(sentenceOf(fault));
      onChange();
    }
    setBusy(false);
  };
  useEffect(() => {
    if (!canDecide) return;
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || isTyping(pressed.target)) return;
      if (document.querySelector("dialog[open]")) return;
      if (pressed.key === "a") void approve();
      if (pressed.key === "r") {
        pressed.preventDefault();
        setAsked("reject");
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [canDecide, event.id]);
  const kind = t(`after.${event.type}`);
  return (
    <>
      {canDecide ? (
        <>
          <Button kind="danger" keys="R" onPress={() => setAsked("reject")}>
            {t("after.reject")}
          </Button>
          <Button
            kind="primary"
            keys="A"
            busy={busy ? t("after.approving") : undefined}
            onPress={() => void approve()}
          >
            {t("after.approve")}
          </Button>
        </>
      ) : (
        <NextWaiting not={event.id} />
      )}
      {event.status === "published" && may("voidLifecycleEvent") ? (
        <Button kind="danger" onPress={() => setAsked("void")}>
          {t("after.void")}
        </Button>
      ) : null}
      {asked === "reject" ? (
        <ReasonDialog
          title={t("after.reject_title", { event: kind.toLocaleLowerCase() })}
          text={t("after.reject_text")}
          help={t("after.reject_reason_help")}
          words={t("after.reject_do")}
          busyWords={t("after.rejecting")}
          run={async (reason) => {
            await post<typeof endpoints.rejectLifecycleEvent>(`/lifecycle_events/${event.id}/reject`, {
              reason,
            });
            done(t("after.was_rejected"));
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked === "void" ? (
        <ReasonDialog
          title={t("after.void_title", { event: kind.toLocaleLowerCase() })}
          text={t("after.void_text")}
          help={t("after.reject_reason_help")}
          words={t("after.void_do")}
          busyWords={t("after.voiding")}
          run={async (reason) => {
            await post<typeof api.voidLifecycleEvent>(`/lifecycle_events/${event.id}/void`, { reason });
            done(t("after.was_voided"));
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}

/** The way through the queue: the next event that waits. */
function NextWaiting({ not }: { not: string }) {
  const { value } = useResource<List<EventSummary>>(
    apiPath("/lifecycle_event_summaries", { status: "pending", limit: 2 }),
  );
  const next = value?.data.find(({ id }) => id !== not);
  if (!next || !may("approveLifecycleEvent")) return null;
  return (
    <a class="button button-plain" href={href(`/after-sale/${next.id}`)}>
      <span>{t("after.next")}</span>
      <Icon name="arrow" />
    </a>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}
