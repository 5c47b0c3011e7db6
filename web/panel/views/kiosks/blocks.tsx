/** Serials reserved ahead: who holds them, blank labels to print, and the way back. */
import { useMemo, useState } from "preact/hooks";
import type * as api from "../../../../src/api/endpoints/serial-blocks.ts";
import type { SerialBlock } from "../../../../src/domain/serial-blocks/shape.ts";
import { utcDate } from "../../../../src/formats/calendar-date.ts";
import { may } from "../../app/me.ts";
import { go, href, query, setQuery } from "../../app/place.ts";
import { usePages } from "../../data/pages.ts";
import { apiPath, ask, post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Empty } from "../../parts/states.tsx";
import { Table } from "../../parts/table.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { when, writtenNumber } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { k } from "./words.ts";

const MOST = 5000;
const HOLDER_LENGTH = 100;

export function Blocks() {
  const pages = usePages<SerialBlock>(apiPath("/serial_blocks"));
  const list = href("/kiosks");
  const open = pages.rows?.find(({ id }) => id === query.value.get("block"));
  const isNew = query.value.get("new") === "labels" && may("createSerialBlock");
  const close = () => go(list, { replace: true });
  const add = may("createSerialBlock") ? (
    <Button icon="plus" onPress={() => setQuery({ new: "labels" })}>
      {k("labels_new")}
    </Button>
  ) : null;
  return (
    <section class="part" aria-labelledby="blocks-head">
      <div class="list-head">
        <h2 id="blocks-head">{k("blocks")}</h2>
        {pages.rows?.length ? add : null}
      </div>
      <p class="quiet">{k("blocks_text")}</p>
      <Table
        label={k("blocks")}
        pages={pages}
        hrefOf={({ id }) => `${list}?block=${id}`}
        columns={[
          { key: "serials", head: k("block"), class: "cell-name cell-code", cell: serialsOf },
          {
            key: "holder",
            head: k("block_of"),
            cell: ({ holder, product }) => holder ?? (product ? "" : k("block_blank")),
          },
          { key: "unused", head: k("block_unused"), align: "end", cell: unusedOf },
          { key: "status", head: k("block_status"), cell: ({ status }) => k(`block_${status}`) },
          {
            key: "created",
            head: k("created"),
            class: "hide-on-tablet",
            cell: ({ created }) => when(created),
          },
        ]}
        lines={(block) => (
          <>
            <b class="row-file">{serialsOf(block)}</b>
            <span>{k(`block_${block.status}`)}</span>
            <span class="row-note">{block.holder ?? k("block_blank")}</span>
            <span class="row-end">{unusedOf(block)}</span>
          </>
        )}
        empty={
          <Empty title={k("blocks_empty")} action={add}>
            {k("blocks_empty_text")}
          </Empty>
        }
      />
      {open ? <BlockDialog block={open} onClose={close} onChange={pages.reload} /> : null}
      {isNew ? <NewLabelsDialog onClose={close} onMade={pages.reload} /> : null}
    </section>
  );
}

function serialsOf({ first_serial, last_serial, mode, product }: SerialBlock): string {
  if (product === null) return k("block_blank");
  return mode === "random" || first_serial === last_serial
    ? `${first_serial} …`
    : `${first_serial} – ${last_serial}`;
}

function unusedOf({ unused, quantity }: SerialBlock): string {
  return `${writtenNumber(unused)} / ${writtenNumber(quantity)}`;
}

interface BlockProps {
  block: SerialBlock;
  onClose(): void;
  onChange(): void;
}

function BlockDialog({ block, onClose, onChange }: BlockProps) {
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, product, unused, status, held, created } = block;
  const attempt = async (run: () => Promise<void>) => {
    setBusy(true);
    try {
      await run();
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  const download = () =>
    attempt(async () => {
      const { codes } = await ask<Answer<typeof api.getSerialBlockCodes>>(
        apiPath(`/serial_blocks/${id}/codes`),
      );
      const rows = codes.map(({ serial, url }) => `${serial},${url}`);
      save(`labels-${codes.length}-${utcDate(created)}.csv`, ["serial,url", ...rows, ""].join("\r\n"));
    });
  const release = () =>
    attempt(async () => {
      await post<typeof api.releaseSerialBlock>(`/serial_blocks/${id}/release`, held ? { anyway: true } : {});
      tell(k("block_done"));
      onChange();
      onClose();
    });
  return (
    <Dialog title={serialsOf(block)} onClose={onClose}>
      <div class="dialog-body">
        <dl class="facts">
          <div>
            <dt>{k("block_of")}</dt>
            <dd>
              <span>{block.holder ?? k("block_blank")}</span>
            </dd>
          </div>
          <div>
            <dt>{k("block_unused")}</dt>
            <dd>
              <span>{unusedOf(block)}</span>
            </dd>
          </div>
          <div>
            <dt>{k("block_status")}</dt>
            <dd>
              <span>{k(`block_${status}`)}</span>
            </dd>
          </div>
        </dl>
        {status !== "open" ? null : isSure ? (
          <div class="sure">
            <p>
              <b>{k("block_release_sure", { count: unused })}</b>{" "}
              {held
                ? k("block_release_held", { holder: block.holder ?? "" })
                : k(product === null ? "block_release_blank" : "block_release_text")}
            </p>
            <div class="dialog-foot">
              <Button onPress={() => setSure(false)}>{t("do.cancel")}</Button>
              <Button
                kind="danger"
                busy={busy ? k("block_releasing") : undefined}
                onPress={() => void release()}
              >
                {k(held ? "block_release_anyway" : "block_release")}
              </Button>
            </div>
          </div>
        ) : (
          <div class="dialog-foot">
            {may("releaseSerialBlock") ? (
              <Button kind="danger" onPress={() => setSure(true)}>
                {k("block_release")}
              </Button>
            ) : null}
            <Button icon="download" onPress={() => void download()}>
              {k("block_download")}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Hands a file to the browser. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function NewLabelsDialog({ onClose, onMade }: { onClose(): void; onMade(): void }) {
  const [count, setCount] = useState("100");
  const [holder, setHolder] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  // A request that is sent again after a lost answer reserves no second block.
  const sent = useMemo(() => crypto.randomUUID(), [count, holder]);
  const reserve = async () => {
    if (busy) return;
    const quantity = Number(count);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST) return setFault(k("labels_wrong"));
    setBusy(true);
    try {
      const body = { quantity, holder: holder.trim() || null };
      const block = await post<typeof api.createSerialBlock>("/serial_blocks", body, sent);
      tell(k("labels_made", { count: quantity }));
      onMade();
      go(`${href("/kiosks")}?block=${block.id}`, { replace: true });
    } catch (thrown) {
      setFault(sentenceOf(thrown));
      setBusy(false);
    }
  };
  return (
    <Dialog title={k("labels_new")} onClose={onClose}>
      <DialogForm onSubmit={() => void reserve()}>
        <p>{k("labels_about")}</p>
        <TextField
          id="labels-count"
          label={k("labels_count")}
          help={k("labels_help")}
          value={count}
          onText={setCount}
          error={fault}
          type="number"
          required
          autoFocus
        />
        <TextField
          id="labels-holder"
          label={k("labels_holder")}
          help={k("labels_holder_help")}
          value={holder}
          onText={setHolder}
          maxLength={HOLDER_LENGTH}
        />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? k("labels_making") : undefined}>
            {k("labels_make")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}
