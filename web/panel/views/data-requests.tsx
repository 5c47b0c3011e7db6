/** What suppliers were asked for: all of it, what waits for a review, what is overdue. */
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
import { dateOf, when } from "../words/format.ts";
import { AskDialog } from "./data-requests/ask.tsx";
import { dayBefore } from "./data-requests/last-day.ts";
import { askedCount, type DataRequest } from "./data-requests/shape.ts";
import { RequestStatus } from "./data-requests/status.tsx";
import { r } from "./data-requests/words.ts";

const VIEWS = ["all", "answered", "open", "expired", "accepted", "declined"] as const;

export default function DataRequests() {
  useTitle(r("title"));
  const view = VIEWS.find((one) => one === query.value.get("status")) ?? "all";
  const pages = usePages<DataRequest>(
    apiPath("/data_requests", { status: view === "all" ? undefined : view }),
  );
  const canAsk = may("createDataRequest");
  const ask = () => setQuery({ ask: "1" });
  const waiting = counts()?.requests_answered;
  const tabs = VIEWS.map((key) => ({
    key,
    words: r(`view.${key}`),
    href: `${href("/data-requests")}${key === "all" ? "" : `?status=${key}`}`,
    count: key === "answered" ? waiting || undefined : undefined,
  }));
  return (
    <>
      <Bar>
        {canAsk ? (
          <Button kind="primary" icon="plus" class="hide-on-phone" onPress={ask}>
            {r("ask")}
          </Button>
        ) : null}
      </Bar>
      <div class="page-head">
        <div class="page-first">
          <h1>{r("title")}</h1>
          <div class="show-on-phone">
            <ModeSwitch />
          </div>
          {canAsk ? (
            <button type="button" class="add-round show-on-phone" onClick={ask}>
              <Icon name="plus" />
              <span class="heard">{r("ask")}</span>
            </button>
          ) : null}
        </div>
        <div class="page-tabs">
          <Tabs label={r("title")} tabs={tabs} current={view} />
        </div>
      </div>
      <Table
        label={r("title")}
        pages={pages}
        hrefOf={({ id }) => href(`/data-requests/${id}`)}
        columns={[
          {
            key: "supplier",
            head: r("col.supplier"),
            class: "cell-name",
            cell: ({ supplier }) => <b>{supplier.name}</b>,
          },
          {
            key: "product",
            head: r("col.product"),
            class: "cell-name",
            cell: ({ about }) => (
              <>
                {about.name} <span class="quiet cell-after">{about.reference}</span>
              </>
            ),
          },
          {
            key: "asked",
            head: r("col.asked"),
            class: "hide-on-tablet",
            cell: (request) => askedFor(request),
          },
          {
            key: "status",
            head: r("col.status"),
            cell: (request) => <StatusCell of={request} />,
          },
          { key: "until", head: r("col.until"), cell: ({ expires }) => dateOf(dayBefore(expires)) },
          {
            key: "sent",
            head: r("col.sent"),
            class: "hide-on-tablet",
            cell: ({ created }) => when(created),
          },
        ]}
        lines={(request) => (
          <>
            <b class="row-name">{request.supplier.name}</b>
            <RequestStatus status={request.status} />
            <span class="row-note">{request.about.name}</span>
            <span class="row-end">{dateOf(dayBefore(request.expires))}</span>
          </>
        )}
        empty={
          <Empty
            title={r(`empty.${view}`)}
            action={canAsk && view === "all" ? <Button onPress={ask}>{r("ask")}</Button> : null}
          >
            {r(`empty.${view}_text`)}
          </Empty>
        }
      />
      {query.value.get("ask") !== null && canAsk ? (
        <AskDialog onAsked={pages.reload} onClose={() => setQuery({ ask: undefined })} />
      ) : null}
    </>
  );
}

function askedFor({ fields, documents }: DataRequest): string {
  return [
    ...(fields.length > 0 ? [r("fields", { count: fields.length })] : []),
    ...(documents.length > 0 ? [r("documents", { count: documents.length })] : []),
  ].join(", ");
}

function StatusCell({ of }: { of: DataRequest }) {
  const hasBegun = of.status === "open" && of.progress.answered > 0;
  return (
    <>
      <RequestStatus status={of.status} />{" "}
      {hasBegun ? (
        <span class="quiet small">
          {r("so_far", { done: of.progress.answered + of.files.length, count: askedCount(of) })}
        </span>
      ) : null}
    </>
  );
}
