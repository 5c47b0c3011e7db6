/** Who did what, when and from where: in sentences, filtered, and as a file. */
import type * as company from "../../../src/pages/panel/endpoints/company.ts";
import { href, place, query, setQuery } from "../app/place.ts";
import { Bar, ModeSwitch } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { download } from "../data/download.ts";
import { usePages } from "../data/pages.ts";
import { apiPath } from "../data/request.ts";
import { useResource } from "../data/resource.ts";
import { sentenceOf } from "../data/sentence.ts";
import type { Answer } from "../data/shapes.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { Menu } from "../parts/menu.tsx";
import { withConfirmation } from "../parts/reauthenticate.tsx";
import { Empty } from "../parts/states.tsx";
import { type Column, Table } from "../parts/table.tsx";
import { tellFault } from "../parts/toasts.tsx";
import type { WordKey } from "../words/en.ts";
import { isoOf, momentOf, when } from "../words/format.ts";
import { t } from "../words/words.ts";
import { EntryDialog } from "./activity/entry.tsx";
import { activitySentence, actorOf } from "./activity/sentence.ts";
import type { Entry } from "./activity/shape.ts";

/** Kinds of things that something happens to, as their actions begin. */
const KINDS = [
  "product",
  "import",
  "batch",
  "passport",
  "item",
  "document",
  "suggestion",
  "lifecycle_event",
  "passport_session",
  "portal_session",
  "partner_link",
  "data_request",
  "member",
  "company",
  "api_key",
  "webhook_endpoint",
  "serial_block",
  "label",
  "device",
] as const;
const FILTERS = ["action", "actor", "object", "from", "until"] as const;

export default function Activity() {
  useTitle(t("nav.activity"));
  const filters = filtersOf(query.value);
  const pages = usePages<Entry>(apiPath("/activity", filters));
  const open = pages.rows?.find(({ id }) => id === query.value.get("entry"));
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <>
      <Bar>
        <Button icon="download" opens="activity-files" class="hide-on-phone">
          {t("activity.export")}
        </Button>
      </Bar>
      <div class="page-head page-head-lined">
        <div class="page-first">
          <h1>{t("nav.activity")}</h1>
          <div class="show-on-phone">
            <ModeSwitch />
          </div>
        </div>
        <p class="page-note">{t(place.value.mode === "live" ? "activity.text" : "activity.text_test")}</p>
        <Filters isFiltered={isFiltered} />
        <Menu id="activity-files" label={t("activity.export")}>
          <p class="menu-head">{t(isFiltered ? "activity.export_filtered" : "activity.export_all")}</p>
          {(["csv", "jsonl"] as const).map((format) => (
            <a
              key={format}
              class="menu-entry"
              href={apiPath(`/activity/export/${format}`, filters)}
              download=""
              onClick={(event) => {
                event.preventDefault();
                void save(apiPath(`/activity/export/${format}`, filters));
              }}
            >
              {t(`activity.${format}`)}
              <Icon name="download" />
            </a>
          ))}
        </Menu>
      </div>
      <Table
        label={t("nav.activity")}
        pages={pages}
        columns={COLUMNS.map(({ head, ...column }) => ({ ...column, head: t(head) }))}
        hrefOf={({ id }) => entryHref(id)}
        lines={Lines}
        empty={<Nothing isFiltered={isFiltered} />}
      />
      <details class="fold activity-verify">
        <summary>{t("activity.verify")}</summary>
        <p>{t("activity.verify_text")}</p>
        <p class="secret">
          <code>carnet activity verify --company {place.value.handle}</code>
        </p>
      </details>
      {open ? <EntryDialog entry={open} onClose={() => setQuery({ entry: undefined })} /> : null}
    </>
  );
}

/** The whole log is worth more than a session that somebody left open: the server may ask who it is. */
async function save(path: string): Promise<void> {
  try {
    await withConfirmation(() => download(path));
  } catch (fault) {
    tellFault(sentenceOf(fault));
  }
}

/** What the address filters by, as the server takes it: days become the moments that they begin and end at. */
function filtersOf(search: URLSearchParams) {
  return {
    action: search.get("action") ?? undefined,
    actor: search.get("actor") ?? undefined,
    object: search.get("object") ?? undefined,
    from: midnight(search.get("from"), 0),
    until: midnight(search.get("until"), 1),
  };
}

/** Unix seconds of the midnight that a day begins with, by the person's own clock. */
function midnight(day: string | null, later: number): number | undefined {
  const [year = 0, month = 1, date = 1] = (day ?? "").split("-").map(Number);
  const at = new Date(year, month - 1, date + later).getTime() / 1000;
  return /^\d{4}-\d\d-\d\d$/.test(day ?? "") && at >= 0 ? at : undefined;
}

function entryHref(id: string): string {
  const search = new URLSearchParams(query.value);
  search.set("entry", id);
  return `${href("/activity")}?${search}`;
}

function Filters({ isFiltered }: { isFiltered: boolean }) {
  const members = useResource<Answer<typeof company.listMembers>>(apiPath("/members")).value?.data ?? [];
  const search = query.value;
  return (
    <search class="filters" aria-label={t("activity.filters")}>
      <label>
        <span>{t("activity.what")}</span>
        <select
          class="input"
          value={search.get("action") ?? ""}
          onChange={(event) => setQuery({ action: event.currentTarget.value })}
        >
          <option value="">{t("activity.everything")}</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`activity.kind_${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t("activity.who")}</span>
        <select
          class="input"
          value={search.get("actor") ?? ""}
          onChange={(event) => setQuery({ actor: event.currentTarget.value })}
        >
          <option value="">{t("activity.everybody")}</option>
          {members.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name ?? email}
            </option>
          ))}
        </select>
      </label>
      {(["from", "until"] as const).map((edge) => (
        <label key={edge}>
          <span>{t(`activity.${edge}`)}</span>
          <input
            class="input"
            type="date"
            value={search.get(edge) ?? ""}
            onChange={(event) => setQuery({ [edge]: event.currentTarget.value })}
          />
        </label>
      ))}
      <div class="filters-end">
        {isFiltered ? (
          <Button
            kind="bare"
            icon="cross"
            onPress={() => setQuery(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}
          >
            {t("activity.show_all")}
          </Button>
        ) : null}
        <div class="show-on-phone">
          <Button kind="bare" icon="download" opens="activity-files">
            {t("activity.export")}
          </Button>
        </div>
      </div>
    </search>
  );
}

const COLUMNS: readonly (Omit<Column<Entry>, "head"> & { head: WordKey })[] = [
  { key: "what", head: "activity.what", class: "cell-what", cell: (entry) => activitySentence(entry) },
  { key: "who", head: "activity.who", class: "cell-who", cell: ({ actor }) => actorOf(actor) },
  {
    key: "when",
    head: "activity.when",
    cell: ({ created }) => (
      <time dateTime={isoOf(created)} title={momentOf(created)}>
        {when(created)}
      </time>
    ),
  },
  {
    key: "where",
    head: "activity.where",
    class: "hide-on-tablet",
    cell: ({ address }) => address ?? <span class="quiet">{t("activity.here")}</span>,
  },
];

function Lines(entry: Entry) {
  return (
    <>
      <b class="row-what">{activitySentence(entry)}</b>
      <span class="row-note">
        {actorOf(entry.actor)} · {when(entry.created)}
      </span>
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Empty title={t("activity.none_found")}>{t("activity.none_found_text")}</Empty>
  ) : (
    <Empty title={t("activity.empty")}>{t("activity.empty_text")}</Empty>
  );
}
