/** Kiosks, and the serials that are reserved ahead for the factory floor. */
import type { Device } from "../../../src/domain/devices/shape.ts";
import { may } from "../app/me.ts";
import { go, href, place, query, setQuery } from "../app/place.ts";
import { Bar } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { usePages } from "../data/pages.ts";
import { apiPath } from "../data/request.ts";
import { Button } from "../parts/button.tsx";
import { Empty } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Tag } from "../parts/tag.tsx";
import { when } from "../words/format.ts";
import { Blocks } from "./kiosks/blocks.tsx";
import { DeviceDialog } from "./kiosks/device.tsx";
import { NewDeviceDialog } from "./kiosks/new-device.tsx";
import { k } from "./kiosks/words.ts";

export default function Kiosks() {
  useTitle(k("title"));
  return (
    <>
      <Bar />
      <div class="page-head">
        <div class="page-first">
          <h1>{k("title")}</h1>
        </div>
        <p class="page-note">{k(`text_${place.value.mode}`)}</p>
      </div>
      <div class="kiosks">
        {may("listDevices") ? <Devices /> : null}
        <Blocks />
      </div>
    </>
  );
}

function Devices() {
  const pages = usePages<Device>(apiPath("/devices"));
  const list = href("/kiosks");
  const open = pages.rows?.find(({ id }) => id === query.value.get("kiosk"));
  const isNew = query.value.get("new") === "kiosk" && may("createDevice");
  const close = () => go(list, { replace: true });
  const add = may("createDevice") ? (
    <Button kind="primary" icon="plus" onPress={() => setQuery({ new: "kiosk" })}>
      {k("new")}
    </Button>
  ) : null;
  return (
    <section class="part" aria-labelledby="devices-head">
      <div class="list-head">
        <h2 id="devices-head">{k("title")}</h2>
        {pages.rows?.length ? add : null}
      </div>
      <p class="quiet">{k("box_text")}</p>
      <Table
        label={k("title")}
        pages={pages}
        hrefOf={({ id }) => `${list}?kiosk=${id}`}
        columns={[
          { key: "name", head: k("name"), class: "cell-name", cell: ({ name }) => <b>{name}</b> },
          { key: "status", head: k("status"), cell: (device) => <Status device={device} /> },
          { key: "seen", head: k("seen"), cell: LastSeen },
          { key: "pin", head: k("has_pin"), cell: ({ has_pin }) => k(has_pin ? "yes" : "no") },
          { key: "by", head: k("by"), class: "hide-on-tablet", cell: ({ created_by }) => created_by.name },
        ]}
        lines={(device) => (
          <>
            <b class="row-file">{device.name}</b>
            <Status device={device} />
            <span class="row-note">
              {k("seen")}: {LastSeen(device)}
            </span>
          </>
        )}
        empty={
          <Empty title={k("empty")} action={add}>
            {k("empty_text")}
          </Empty>
        }
      />
      {open ? <DeviceDialog device={open} onClose={close} onChange={pages.reload} /> : null}
      {isNew ? <NewDeviceDialog onClose={close} onMade={pages.reload} /> : null}
    </section>
  );
}

function Status({ device: { status } }: { device: Device }) {
  if (status === "paired") return <Tag kind="issued">{k("paired")}</Tag>;
  return <Tag kind={status === "revoked" ? "withdrawn" : "plain"}>{k(status)}</Tag>;
}

function LastSeen({ last_seen }: Device) {
  return last_seen === null ? <span class="quiet">{k("never")}</span> : when(last_seen);
}
