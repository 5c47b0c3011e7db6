/** The items of a product: made in runs under a passport, found by serial, printed, voided. */
import { useState } from "preact/hooks";
import type * as api from "../../../../src/api/endpoints/items.ts";
import type { EventSummary } from "../../../../src/domain/lifecycle-events/summary-shape.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/passports.ts";
import { may } from "../../app/me.ts";
import { href, query, setQuery } from "../../app/place.ts";
import { countAgain } from "../../data/counts.ts";
import { usePages } from "../../data/pages.ts";
import { Refusal } from "../../data/refusal.ts";
import { apiPath, post } from "../../data/request.ts";
import { outdate, useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer, Batch, Item, List, ListedPassport } from "../../data/shapes.ts";
import { Address } from "../../parts/address.tsx";
import { Button } from "../../parts/button.tsx";
import { Codes } from "../../parts/codes.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Menu } from "../../parts/menu.tsx";
import { SearchField } from "../../parts/search-field.tsx";
import { Empty, Loading } from "../../parts/states.tsx";
import { Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { ThisMachine } from "../../parts/this-machine.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { calendarDateOf, when } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { EventStatus } from "../after-sale/event-status.tsx";
import type { Opened } from "./opened.ts";
import { type LineFault, lineFault, serialLines, takenFault } from "./serial-lines.ts";
import { p } from "./words.ts";

export function ItemsTab({ opened }: { opened: Opened }) {
  const { product } = opened;
  const passports = useResource<List<ListedPassport>>(
    apiPath("/passports", { product: product.id, limit: 100 }),
  ).value;
  const batches = useResource<List<Batch>>(apiPath(`/products/${product.id}/batches`, { limit: 100 })).value;
  if (!passports) return <Loading />;
  const asked = query.value.get("of");
  const passport = passports.data.find(({ id }) => id === asked) ?? passports.data[0];
  if (!passport)
    return (
      <Empty
        title={p("items.none_yet")}
        stamp={t("stamp.not_yet")}
        action={
          <a class="button button-plain" href={href(`/products/${product.id}/passport`)}>
            {p("items.to_passport")}
          </a>
        }
      >
        {p("items.none_yet_text")}
      </Empty>
    );
  const nameOf = (one: ListedPassport) => {
    const batch = batches?.data.find(({ id }) => id === one.batch);
    const name =
      one.batch === null ? t("items.of_model") : p("items.of_batch", { number: batch?.batch_number ?? "" });
    return one.status === "withdrawn" ? p("items.of_withdrawn", { name }) : name;
  };
  return (
    <div class="items">
      <div class="page-head items-head">
        {passports.data.length > 1 ? (
          <div class="field">
            <label for="items-of">{p("items.of")}</label>
            <select
              id="items-of"
              class="input"
              value={passport.id}
              onChange={(event) => setQuery({ of: event.currentTarget.value, run: undefined })}
            >
              {passports.data.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          </div>
        ) : null}
      </div>
      <PassportItems key={passport.id} opened={opened} passport={passport} />
    </div>
  );
}

function PassportItems({ opened, passport }: { opened: Opened; passport: ListedPassport }) {
  const { product } = opened;
  const runsPath = apiPath(`/passports/${passport.id}/runs`);
  const runs = useResource<Answer<typeof endpoints.listRuns>>(runsPath).value?.data;
  const serial = query.value.get("serial") ?? "";
  const run = query.value.get("run") ?? "";
  const pages = usePages<Item>(apiPath(`/passports/${passport.id}/items`, { serial, run }));
  const [making, setMaking] = useState(false);
  const [shown, setShown] = useState<Item>();
  const canMake = may("createItems") && passport.status === "issued";
  const refresh = () => {
    outdate(runsPath);
    pages.reload();
    opened.refresh();
    countAgain();
  };
  const add = canMake ? (
    <Button kind="primary" icon="plus" onPress={() => setMaking(true)}>
      {p("items.make")}
    </Button>
  ) : null;
  const hasRuns = runs !== undefined && runs.length > 0;
  return (
    <>
      {hasRuns || serial !== "" ? (
        <div class="page-head items-tools">
          <SearchField
            label={p("items.search")}
            value={serial}
            onSearch={(text) => setQuery({ serial: text })}
          />
          <div class="field">
            <label class="heard" for="items-run">
              {p("items.run")}
            </label>
            <select
              id="items-run"
              class="input"
              value={run}
              onChange={(event) => setQuery({ run: event.currentTarget.value })}
            >
              <option value="">{p("items.all_runs")}</option>
              {(runs ?? []).map((one) => (
                <option key={one.id} value={one.id}>
                  {p("items.run_of", { when: when(one.created), count: one.items_count })}
                </option>
              ))}
            </select>
          </div>
          {run !== "" ? (
            <>
              <a class="button button-plain" href={href(`/labels?passport=${passport.id}&run=${run}`)}>
                <Icon name="tag" />
                <span>{p("items.labels")}</span>
              </a>
              <Button icon="download" opens="run-files">
                {p("items.export")}
              </Button>
              <Menu id="run-files" label={p("items.export")}>
                {(["csv", "svg", "png"] as const).map((format) => (
                  <a
                    key={format}
                    class="menu-entry"
                    href={apiPath(`/passports/${passport.id}/runs/${run}/${format}`)}
                    download
                  >
                    {t(`items.export_${format}`)}
                  </a>
                ))}
              </Menu>
            </>
          ) : hasRuns ? (
            <p class="quiet">{p("items.choose_run")}</p>
          ) : null}
          <div class="push">{add}</div>
        </div>
      ) : null}
      <Table
        label={t("product.tab_items")}
        pages={pages}
        columns={[
          {
            key: "serial",
            head: p("items.serial"),
            class: "cell-mono",
            cell: (item) => (
              <button type="button" class="table-link" onClick={() => setShown(item)}>
                {item.serial}
              </button>
            ),
          },
          {
            key: "status",
            head: p("items.status"),
            cell: ({ status }) =>
              status === "voided" ? <Tag kind="withdrawn">{t("items.voided")}</Tag> : p("items.active"),
          },
          {
            key: "address",
            head: t("passport.address"),
            class: "cell-name cell-address hide-on-tablet",
            cell: ({ url }) => <Address url={url} />,
          },
          { key: "created", head: p("items.made"), cell: ({ created }) => when(created) },
        ]}
        lines={(item) => (
          <button type="button" class="row-button" onClick={() => setShown(item)}>
            <b class="mono">{item.serial}</b>
            {item.status === "voided" ? (
              <Tag kind="withdrawn">{t("items.voided")}</Tag>
            ) : (
              <span class="row-end">{when(item.created)}</span>
            )}
          </button>
        )}
        empty={
          serial !== "" ? (
            <Empty title={p("items.not_found")}>{p("items.not_found_text", { serial })}</Empty>
          ) : (
            <Empty title={p("items.empty")} action={add}>
              {p("items.empty_text")}
            </Empty>
          )
        }
      />
      {making ? (
        <MakeItems
          passport={passport}
          onClose={() => setMaking(false)}
          onDone={(made) => {
            setMaking(false);
            refresh();
            setQuery({ run: made, serial: undefined });
          }}
        />
      ) : null}
      {shown ? (
        <ItemDialog
          item={shown}
          reference={product.reference}
          onChange={(item) => {
            setShown(item);
            refresh();
          }}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  );
}

/** Serials in one request, as the API takes them. */
const MOST = 5000;
const WAYS = ["sequential", "random", "own"] as const;

function MakeItems({
  passport,
  onClose,
  onDone,
}: {
  passport: ListedPassport;
  onClose(): void;
  onDone(run: string): void;
}) {
  const [way, setWay] = useState<(typeof WAYS)[number]>("sequential");
  const [quantity, setQuantity] = useState("");
  const [prefix, setPrefix] = useState("");
  const [start, setStart] = useState("");
  const [serials, setSerials] = useState("");
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const own = serialLines(serials);
  const showLine = ({ sentence, at }: LineFault) => {
    setFaults({ serials: sentence });
    selectIn("make-serials", at.start, at.end);
  };
  const make = async () => {
    const count = Number(quantity);
    const wrongLine = way === "own" ? lineFault(own) : undefined;
    if (wrongLine) return showLine(wrongLine);
    const wrong: Record<string, string> =
      way === "own"
        ? own.length === 0
          ? { serials: p("items.serials_missing") }
          : own.length > MOST
            ? { serials: p("items.too_many", { max: MOST }) }
            : {}
        : {
            ...(Number.isInteger(count) && count >= 1 && count <= MOST
              ? {}
              : { quantity: t("fault.range", { min: 1, max: MOST }) }),
            ...(/^[\w.-]{0,10}$/.test(prefix) ? {} : { prefix: p("items.prefix_wrong") }),
            ...(/^\d{0,12}$/.test(start.trim()) ? {} : { start: t("fault.whole") }),
          };
    setFaults(wrong);
    const [first] = Object.keys(wrong);
    if (first) return document.getElementById(`make-${first}`)?.focus();
    setBusy(true);
    try {
      const body =
        way === "own"
          ? { serials: own.map(({ serial }) => serial) }
          : {
              quantity: count,
              mode: way,
              ...(prefix === "" ? {} : { prefix }),
              ...(way === "sequential" && start.trim() !== "" ? { start: Number(start) } : {}),
            };
      const run = await post<typeof api.createItems>(`/passports/${passport.id}/items`, body, key);
      tell(p("items.done", { count: run.created_count, first: run.first_serial, last: run.last_serial }));
      onDone(run.id);
    } catch (thrown) {
      setBusy(false);
      setKey(crypto.randomUUID());
      if (!(thrown instanceof Refusal && thrown.param)) return tellFault(sentenceOf(thrown));
      const taken =
        way === "own" && thrown.code === "serial_taken" ? takenFault(own, thrown.param) : undefined;
      if (taken) showLine(taken);
      else setFaults({ [thrown.param.replace(/\[.*/, "")]: sentenceOf(thrown) });
    }
  };
  return (
    <Dialog title={p("items.make")} onClose={onClose}>
      <DialogForm onSubmit={() => void make()}>
        <ThisMachine />
        <fieldset class="field plain">
          <legend class="field-label">{p("items.way")}</legend>
          <div class="choices">
            {WAYS.map((one) => (
              <label key={one} class="choice">
                <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
                <span>{t(`items.way_${one}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {way === "own" ? (
          <TextField
            id="make-serials"
            label={p("items.serials")}
            help={p("items.serials_help", { max: MOST })}
            value={serials}
            onText={setSerials}
            error={faults["serials"]}
            rows={6}
            mono
            end={<span class="quiet">{p("items.count", { count: own.length })}</span>}
          />
        ) : (
          <>
            <div class="field-pair">
              <TextField
                id="make-quantity"
                label={p("items.quantity")}
                help={p("items.quantity_help", { max: MOST })}
                type="number"
                value={quantity}
                onText={setQuantity}
                error={faults["quantity"]}
                required
                autoFocus
              />
              <TextField
                id="make-prefix"
                label={p("items.prefix")}
                mark={t("form.optional")}
                help={p("items.prefix_help")}
                value={prefix}
                onText={setPrefix}
                error={faults["prefix"]}
                maxLength={10}
                mono
              />
            </div>
            {way === "sequential" ? (
              <TextField
                id="make-start"
                label={p("items.start")}
                mark={t("form.optional")}
                help={p("items.start_help")}
                type="number"
                value={start}
                onText={setStart}
                error={faults["start"]}
              />
            ) : null}
          </>
        )}
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? p("items.making") : undefined}>
            {p("items.make")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}

/** Goes to a part of a text, which the browser then brings into sight. */
function selectIn(id: string, start: number, end: number): void {
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement)) return;
  area.setSelectionRange(start, end);
  area.focus();
}

interface ItemProps {
  item: Item;
  reference: string;
  onChange(item: Item): void;
  onClose(): void;
}

function ItemDialog({ item, reference, onChange, onClose }: ItemProps) {
  const [voiding, setVoiding] = useState(false);
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setAsked(true);
    if (reason.trim() === "") return document.getElementById("void-reason")?.focus();
    setBusy(true);
    try {
      const voided = await post<typeof api.voidItem>(`/items/${item.id}/void`, { reason: reason.trim() });
      tell(p("items.was_voided", { serial: item.serial }));
      setVoiding(false);
      onChange(voided);
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  const { pathname } = new URL(item.url);
  return (
    <Dialog
      title={p("items.piece", { serial: item.serial })}
      kind="side"
      hasDraft={voiding && reason.trim() !== ""}
      onClose={onClose}
    >
      <div class="dialog-body">
        <div class="batch-state">
          {item.status === "voided" ? (
            <Tag kind="withdrawn">{t("items.voided")}</Tag>
          ) : (
            <Tag kind="issued">{p("items.active")}</Tag>
          )}
          <a href={pathname} target="_blank" rel="noreferrer">
            {p("items.open")} <Icon name="open" />
          </a>
        </div>
        {item.void_reason ? <p>{p("items.void_why", { reason: item.void_reason })}</p> : null}
        <Codes of={item} name={`${reference}-${item.serial}`} />
        <ItemEvents item={item} />
        {item.status === "active" && may("voidItem") ? (
          voiding ? (
            <form
              class="void-form"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void run();
              }}
            >
              <p>{p("items.void_text", { serial: item.serial })}</p>
              <TextField
                id="void-reason"
                label={p("items.void_reason")}
                help={t("withdraw.reason_help")}
                value={reason}
                onText={setReason}
                error={asked && reason.trim() === "" ? t("withdraw.reason_missing") : undefined}
                rows={2}
                maxLength={300}
                required
              />
              <footer class="dialog-foot">
                <Button onPress={() => setVoiding(false)}>{p("items.void_keep")}</Button>
                <Button kind="danger" submit busy={busy ? p("items.voiding") : undefined}>
                  {p("items.void_do", { serial: item.serial })}
                </Button>
              </footer>
            </form>
          ) : (
            <footer class="dialog-foot">
              <Button kind="danger" onPress={() => setVoiding(true)}>
                {p("items.void")}
              </Button>
            </footer>
          )
        ) : null}
      </div>
    </Dialog>
  );
}

/** What happened to a piece after its sale, newest first. */
function ItemEvents({ item }: { item: Item }) {
  const pages = usePages<EventSummary>(apiPath("/lifecycle_event_summaries", { item: item.id }));
  if (!pages.rows || pages.rows.length === 0) return null;
  return (
    <section class="item-events">
      <h3>{t("nav.after_sale")}</h3>
      <ul>
        {pages.rows.map(({ id, type, occurred_on, status }) => (
          <li key={id}>
            <a href={href(`/after-sale/${id}`)}>{t(`after.${type}`)}</a>
            <span>{calendarDateOf(occurred_on)}</span>
            <EventStatus status={status} />
          </li>
        ))}
      </ul>
      {pages.hasMore ? <Button onPress={pages.more}>{t("history.older")}</Button> : null}
    </section>
  );
}
