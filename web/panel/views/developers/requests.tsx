/** What programs asked of the API in the last days, and what each was answered. */
import type { ApiKey } from "../../../../src/domain/accounts/key-list.ts";
import type { LoggedRequest } from "../../../../src/domain/requests/search.ts";
import { href, query, setQuery } from "../../app/place.ts";
import { usePages } from "../../data/pages.ts";
import { apiPath } from "../../data/request.ts";
import { useResource } from "../../data/resource.ts";
import type { List } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { SearchField } from "../../parts/search-field.tsx";
import { Empty } from "../../parts/states.tsx";
import { Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { momentOf } from "../../words/format.ts";
import { Beside } from "./beside.tsx";
import { CodeBlock, Source } from "./code.tsx";
import { curlOf } from "./curl.ts";
import { Filter } from "./filter.tsx";
import { lasted, secondOf } from "./times.ts";
import { d } from "./words.ts";

const STATUSES = ["2xx", "4xx", "5xx"] as const;
const METHODS = ["GET", "POST"] as const;
/** 26 letters and digits: the Request-Id of an answer. */
const REQUEST_ID = /^[0-9a-hjkmnp-tv-z]{26}$/i;

export function Requests() {
  const search = query.value.get("search") ?? "";
  const status = query.value.get("status") ?? undefined;
  const method = query.value.get("method") ?? undefined;
  const key = query.value.get("key") ?? undefined;
  const pages = usePages<LoggedRequest>(
    apiPath("/requests", {
      ...(REQUEST_ID.test(search) ? { request_id: search.toUpperCase() } : { path: search }),
      status,
      method,
      key,
    }),
  );
  const keys = useResource<List<ApiKey>>(apiPath("/keys")).value?.data ?? [];
  const id = query.value.get("request");
  const open = pages.rows?.find((request) => request.id === id);
  const isFiltered = [search, status, method, key].some(Boolean);
  const showAll = () => setQuery({ search: undefined, status: undefined, method: undefined, key: undefined });
  return (
    <>
      <div class="list-head part-filters">
        <SearchField
          label={d("requests.search")}
          value={search}
          onSearch={(text) => setQuery({ search: text, request: undefined })}
        />
        <Filter
          name="status"
          value={status}
          words={d("requests.status")}
          all={d("requests.any_status")}
          choices={STATUSES.map((one) => [one, d(`requests.${one}`)])}
          closes="request"
        />
        <Filter
          name="method"
          value={method}
          words={d("requests.method")}
          all={d("requests.any_method")}
          choices={METHODS.map((one) => [one, one])}
          closes="request"
        />
        <Filter
          name="key"
          value={key}
          words={d("keys.key")}
          all={d("requests.any_key")}
          choices={keys.map((one) => [one.id, one.name])}
          closes="request"
        />
        <Button onPress={pages.reload}>{d("requests.newer")}</Button>
      </div>
      <Beside
        title={open ? `${open.method} ${open.path}` : undefined}
        onClose={() => setQuery({ request: undefined })}
        detail={open ? <Request request={open} /> : null}
        list={
          <Table
            label={d("part.requests")}
            pages={pages}
            hrefOf={(request) => withQuery("request", request.id)}
            isCurrent={(request) => request.id === id}
            columns={[
              { key: "status", head: d("requests.status"), cell: Status },
              {
                key: "path",
                head: d("requests.request"),
                class: "cell-name cell-path",
                cell: ({ method: verb, path }) => (
                  <>
                    <b>{verb}</b> <span>{path}</span>
                  </>
                ),
              },
              { key: "code", head: d("requests.error"), class: "cell-code", cell: ({ code }) => code },
              {
                key: "latency",
                head: d("requests.latency"),
                align: "end",
                cell: ({ latency_ms }) => lasted(latency_ms),
              },
              {
                key: "key",
                head: d("keys.key"),
                class: "cell-changed hide-on-tablet",
                cell: ({ key: used }) => used?.name,
              },
              {
                key: "time",
                head: d("delivery.time"),
                align: "end",
                cell: ({ created }) => secondOf(created),
              },
            ]}
            lines={(request) => (
              <>
                <b class="row-file row-cut">
                  {request.method} {request.path}
                </b>
                {Status(request)}
                <span class="row-note">{request.code ?? request.key?.name}</span>
                <span class="row-end">{secondOf(request.created)}</span>
              </>
            )}
            empty={
              isFiltered ? (
                <Empty
                  title={d("requests.none_found")}
                  action={<Button onPress={showAll}>{d("requests.show_all")}</Button>}
                >
                  {d("requests.none_found_text")}
                </Empty>
              ) : (
                <Empty title={d("requests.empty")}>{d("requests.empty_text")}</Empty>
              )
            }
          />
        }
      />
    </>
  );
}

/** The address of now with one thing opened. */
function withQuery(name: string, value: string): string {
  const next = new URLSearchParams(query.value);
  next.set(name, value);
  return `${href("/developers/requests")}?${next}`;
}

function Status({ status }: LoggedRequest) {
  if (status >= 500) return <Tag kind="bad">{String(status)}</Tag>;
  if (status >= 400) return <Tag kind="busy">{String(status)}</Tag>;
  return <span class="status-good">{status}</span>;
}

function Request({ request }: { request: LoggedRequest }) {
  const { id, created, method, path, status, latency_ms, code, key, address, body } = request;
  const curl = curlOf({ method, path, body }, location.origin);
  const facts = [
    [d("requests.status"), String(status)],
    [d("requests.error"), code],
    [d("delivery.time"), momentOf(created)],
    [d("requests.latency"), lasted(latency_ms)],
    [d("keys.key"), key?.name],
    [d("requests.address"), address],
  ] as const;
  return (
    <>
      <div class="detail-line">
        <span class="heard">{d("requests.id")}</span>
        <span class="mono">{id}</span>
        <CopyButton text={id} what={d("requests.id")} />
      </div>
      <dl class="facts facts-close">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span>{value}</span>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {code ? (
        <p>
          <a class="link" href="/docs#errors" target="_blank" rel="noreferrer">
            {d("requests.about_errors")}
          </a>
        </p>
      ) : null}
      {body === null ? null : (
        <>
          <CodeBlock label={d("requests.body")}>
            <Source text={JSON.stringify(body)} />
          </CodeBlock>
          <p class="field-help">{d("requests.redacted")}</p>
        </>
      )}
      <CodeBlock label={d("requests.curl")} copied={curl}>
        <code>{curl}</code>
      </CodeBlock>
      <p class="field-help">
        {d(
          method !== "POST"
            ? "requests.curl_help"
            : body === null
              ? "requests.curl_help_file"
              : "requests.curl_help_fields",
        )}
      </p>
    </>
  );
}
