/** After-sale events: first what waits for a decision, then all that was recorded. */
import type { EventSummary } from "../../../src/domain/lifecycle-events/summary-shape.ts";
import { may } from "../app/me.ts";
import { href, query, setQuery } from "../app/place.ts";
import { Bar, ModeSwitch } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { counts } from "../data/counts.ts";
import { usePages } from "../data/pages.ts";
import { apiPath } from "../data/request.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Empty } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { calendarDateOf, when } from "../words/format.ts";
import { t } from "../words/words.ts";
import { EventStatus } from "./after-sale/event-status.tsx";
import { placeOfSubject, sourceOf } from "./after-sale/event-words.ts";
import { RecordDialog } from "./after-sale/record.tsx";

const VIEWS = ["pending", "published", "rejected", "voided", "all"] as const;

export default function AfterSale() {
  useTitle(t("nav.after_sale"));
  const view = VIEWS.find((one) => one === query.value.get("status")) ?? "pending";
  const pages = usePages<EventSummary>(
    apiPath("/lifecycle_event_summaries", { status: view === "all" ? undefined : view }),
  );
  const waiting = counts()?.events_pending;
  const canRecord = may("createLifecycleEvent");
  const tabs = VIEWS.map((key) => ({
    key,
    words: t(`after.view_${key}`),
    href: `${href("/after-sale")}${key === "pending" ? "" : `?status=${key}`}`,
    count: key === "pending" ? waiting || undefined : undefined,
  }));
  const record = () => setQuery({ record: "1" });
  return (
    <>
      <Bar>
        <a class="button button-plain hide-on-phone" href={href("/after-sale/partners")}>
          {t("after.to_partners")}
        </a>
        {canRecord ? (
          <Button kind="primary" icon="plus" class="hide-on-phone" onPress={record}>
            {t("after.record")}
          </Button>
        ) : null}
      </Bar>
      <div class="page-head">
        <div class="page-first">
          <h1>{t("nav.after_sale")}</h1>
          <div class="show-on-phone">
            <ModeSwitch />
          </div>
          {canRecord ? (
            <button type="button" class="add-round show-on-phone" onClick={record}>
              <Icon name="plus" />
              <span class="heard">{t("after.record")}</span>
            </button>
          ) : null}
        </div>
        <p class="show-on-phone after-partners">
          <a href={href("/after-sale/partners")}>{t("after.to_partners")}</a>
        </p>
        <div class="page-tabs">
          <Tabs label={t("products.views")} tabs={tabs} current={view} />
        </div>
      </div>
      <Table
        label={t("nav.after_sale")}
        pages={pages}
        hrefOf={({ id }) => href(`/after-sale/${id}`)}
        columns={[
          {
            key: "event",
            head: t("after.event"),
            cell: ({ type }) => <b>{t(`after.${type}`)}</b>,
          },
          {
            key: "about",
            head: t("after.about"),
            class: "cell-name",
            cell: ({ subject }) => <b>{subject.product.name}</b>,
          },
          {
            key: "piece",
            head: t("after.which"),
            cell: ({ subject }) =>
              subject.serial === null ? (
                placeOfSubject(subject)
              ) : (
                <span class="mono">{placeOfSubject(subject)}</span>
              ),
          },
          {
            key: "from",
            head: t("after.from"),
            class: "cell-name hide-on-tablet",
            cell: (event) => sourceOf(event),
          },
          { key: "day", head: t("after.day"), cell: ({ occurred_on }) => calendarDateOf(occurred_on) },
          {
            key: "evidence",
            head: t("after.evidence"),
            class: "hide-on-tablet",
            cell: ({ files }) => <Files count={files.filter(({ removed }) => !removed).length} />,
          },
          { key: "status", head: t("after.status"), cell: ({ status }) => <EventStatus status={status} /> },
          {
            key: "created",
            head: t("after.reported"),
            class: "hide-on-tablet",
            cell: ({ created }) => when(created),
          },
        ]}
        lines={({ type, subject, status, created }) => (
          <>
            <b class="row-name">{subject.product.name}</b>
            <EventStatus status={status} />
            <span class="row-note">
              {placeOfSubject(subject)} · {t(`after.${type}`)}
            </span>
            <span class="row-end">{when(created)}</span>
          </>
        )}
        empty={
          <Empty
            title={t(`after.empty_${view}`)}
            action={<EmptyAction canRecord={canRecord} onRecord={record} />}
          >
            {t(`after.empty_${view}_text`)}
          </Empty>
        }
      />
      {query.value.get("record") !== null && canRecord ? (
        <RecordDialog onClose={() => setQuery({ record: undefined })} />
      ) : null}
    </>
  );
}

function Files({ count }: { count: number }) {
  return count === 0 ? null : <span class="quiet">{t("after.files", { count })}</span>;
}

function EmptyAction({ canRecord, onRecord }: { canRecord: boolean; onRecord(): void }) {
  return canRecord ? <Button onPress={onRecord}>{t("after.record")}</Button> : null;
}
