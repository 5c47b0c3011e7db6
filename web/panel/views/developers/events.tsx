/** What happened in the open data, as webhooks and the API tell it. */

import type { z } from "zod";
import type { Event } from "../../../../src/domain/events/shape.ts";
import { EVENT_TYPES } from "../../../../src/domain/events/types.ts";
import { href, query, setQuery } from "../../app/place.ts";
import { usePages } from "../../data/pages.ts";
import { apiPath } from "../../data/request.ts";
import { Address } from "../../parts/address.tsx";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Empty } from "../../parts/states.tsx";
import { Table } from "../../parts/table.tsx";
import { momentOf } from "../../words/format.ts";
import { isWord, t } from "../../words/words.ts";
import { Beside } from "./beside.tsx";
import { CodeBlock, Source } from "./code.tsx";
import { Filter } from "./filter.tsx";
import { secondOf } from "./times.ts";
import { d } from "./words.ts";

type Happened = z.infer<typeof Event>;

export function Events() {
  const type = query.value.get("type") ?? undefined;
  const pages = usePages<Happened>(apiPath("/events", { type }));
  const id = query.value.get("event");
  const open = pages.rows?.find((event) => event.id === id);
  const list = href("/developers/events");
  return (
    <>
      <div class="list-head part-filters">
        <p>{d("events.about")}</p>
        <Filter
          name="type"
          value={type}
          words={d("events.type")}
          all={d("events.all")}
          choices={EVENT_TYPES.map((one) => [one, one])}
          closes="event"
        />
        <Button onPress={pages.reload}>{d("requests.newer")}</Button>
      </div>
      <Beside
        title={open?.type}
        onClose={() => setQuery({ event: undefined })}
        detail={open ? <OneEvent event={open} /> : null}
        list={
          <Table
            label={d("part.events")}
            pages={pages}
            hrefOf={(event) =>
              `${list}?${new URLSearchParams({ ...(type ? { type } : {}), event: event.id })}`
            }
            isCurrent={(event) => event.id === id}
            columns={[
              { key: "type", head: d("delivery.event"), class: "cell-name", cell: (event) => event.type },
              { key: "of", head: d("events.of"), class: "cell-name", cell: (event) => <Of event={event} /> },
              {
                key: "id",
                head: d("events.id"),
                class: "cell-mono hide-on-tablet",
                cell: (event) => event.id,
              },
              {
                key: "time",
                head: d("delivery.time"),
                align: "end",
                cell: ({ created }) => secondOf(created),
              },
            ]}
            lines={(event) => (
              <>
                <b class="row-file row-cut">{event.type}</b>
                <span />
                <span class="row-note">
                  <Of event={event} />
                </span>
                <span class="row-end">{secondOf(event.created)}</span>
              </>
            )}
            empty={
              type === undefined ? (
                <Empty title={d("events.empty")}>{d("events.empty_text")}</Empty>
              ) : (
                <Empty
                  title={d("events.none_of_type")}
                  action={
                    <Button onPress={() => setQuery({ type: undefined })}>{d("requests.show_all")}</Button>
                  }
                >
                  {d("events.none_of_type_text", { type })}
                </Empty>
              )
            }
          />
        }
      />
    </>
  );
}

/** By what a person knows the object of an event. */
function Of({ event: { data } }: { event: Happened }) {
  const { url } = data.object;
  const name = nameOf(data.object);
  if (name === undefined && typeof url === "string") return <Address url={url} />;
  return <span>{name}</span>;
}

function nameOf(object: Happened["data"]["object"]): string | undefined {
  const { supplier, type } = object;
  // A data request is known by whom it asks, an after-sale event by what happened.
  const asked = typeof supplier === "object" && supplier && "name" in supplier ? supplier["name"] : undefined;
  const done = `after.${type}`;
  const names = [
    ...["reference", "batch_number", "serial", "file_name", "name"].map((key) => object[key]),
    asked,
    isWord(done) ? t(done) : undefined,
  ];
  return names.find((name): name is string => typeof name === "string" && name !== "");
}

/** The view of the object, where the panel has one. */
function viewOf({ data: { object } }: Happened): string | undefined {
  const { id, object: kind, product, batch } = object;
  if (kind === "product" && typeof id === "string") return href(`/products/${id}`);
  if (kind === "document" && typeof id === "string") return href(`/documents/${id}`);
  if (typeof product !== "string") return undefined;
  if (kind === "passport") return href(`/products/${product}/${batch ? "batches" : "passport"}`);
  if (kind === "batch") return href(`/products/${product}/batches`);
  return undefined;
}

function OneEvent({ event }: { event: Happened }) {
  const view = viewOf(event);
  const text = JSON.stringify(event);
  return (
    <>
      <div class="detail-line">
        <span class="mono">{event.id}</span>
        <CopyButton text={event.id} what={d("events.id")} />
        {view ? (
          <a class="button button-plain" href={view}>
            {d("events.open")}
          </a>
        ) : null}
      </div>
      <p class="quiet">{momentOf(event.created)}</p>
      <CodeBlock label={d("events.body")} copied={text}>
        <Source text={text} />
      </CodeBlock>
    </>
  );
}
