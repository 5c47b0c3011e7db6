/** Bringing products in: a file to send, templates to start from, and what was imported so far. */
import { useState } from "preact/hooks";
import { recall } from "../app/kept.ts";
import { may } from "../app/me.ts";
import { go, href } from "../app/place.ts";
import { Bar, ModeSwitch, Trail } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { usePages } from "../data/pages.ts";
import { Refusal, Unreachable } from "../data/refusal.ts";
import { apiPath } from "../data/request.ts";
import { useTemplateNames } from "../data/templates.ts";
import { Button } from "../parts/button.tsx";
import { DropZone } from "../parts/drop-zone.tsx";
import { Icon } from "../parts/icon.tsx";
import { Empty } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { when, writtenNumber } from "../words/format.ts";
import { language } from "../words/language.ts";
import { t } from "../words/words.ts";
import type { ImportSummary } from "./imports/import-data.ts";
import { StatusTag, separatorHere } from "./imports/parts.tsx";
import { i } from "./imports/words.ts";

export default function Imports() {
  useTitle(i("title"));
  const pages = usePages<ImportSummary>(apiPath("/imports"));
  return (
    <>
      <Bar trail={<Trail path="/products" words={t("nav.products")} here={i("title")} />} />
      <div class="page-head page-head-lined">
        <div class="page-first">
          <h1>{i("title")}</h1>
          <div class="show-on-phone">
            <ModeSwitch />
          </div>
        </div>
        <p class="page-note">{i("lead")}</p>
        {may("createImport") ? <SendFile /> : null}
        <TemplateFiles />
      </div>
      <h2 class="list-head">{i("history")}</h2>
      <Table
        label={i("history")}
        pages={pages}
        hrefOf={({ id }) => href(`/imports/${id}`)}
        columns={[
          { key: "what", head: i("file"), class: "cell-name", cell: (one) => <b>{nameOf(one)}</b> },
          { key: "state", head: i("state"), cell: (one) => <StatusTag status={one.status} /> },
          { key: "rows", head: i("rows"), align: "end", cell: ({ rows }) => writtenNumber(rows) },
          { key: "who", head: i("who"), class: "hide-on-tablet", cell: ({ by }) => by.name },
          { key: "when", head: i("when"), class: "cell-changed", cell: ({ created }) => when(created) },
        ]}
        lines={(one) => (
          <>
            <b class="row-name">{nameOf(one)}</b>
            <StatusTag status={one.status} />
            <span class="row-note">{one.by.name}</span>
            <span class="row-end">{when(one.created)}</span>
          </>
        )}
        empty={<Empty title={i("none")}>{i("none_text")}</Empty>}
      />
    </>
  );
}

export function nameOf({ kind, name }: Pick<ImportSummary, "kind" | "name">): string {
  return kind === "edit" ? i("edit_name") : name;
}

/** Bytes of a file, as the server has it. */
const LIMIT_BYTES = 20 * 1024 * 1024;

function SendFile() {
  const [sending, setSending] = useState<string>();
  const [fault, setFault] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file || sending) return;
    setFault(file.size > LIMIT_BYTES ? i("too_large") : undefined);
    if (file.size > LIMIT_BYTES) return;
    setSending(file.name);
    try {
      const { id } = await send(file);
      go(href(`/imports/${id}`));
    } catch (thrown) {
      setSending(undefined);
      // The server's own words name the cell that is meant.
      setFault(thrown instanceof Refusal ? thrown.message : t("fault.offline"));
    }
  };
  return (
    <DropZone
      class="upload"
      label={i("choose")}
      accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      onFiles={([file]) => void take(file)}
    >
      {(choose) => (
        <>
          <div class="upload-row">
            <p>
              <Icon name="upload" />
              {i("drop")}
            </p>
            <Button
              kind="primary"
              busy={sending ? i("sending", { name: sending }) : undefined}
              onPress={choose}
            >
              {i("choose")}
            </Button>
          </div>
          {fault ? (
            <p class="field-error" role="alert">
              <Icon name="warning" />
              <span>{fault}</span>
            </p>
          ) : null}
          <p class="field-help">{i("limits")}</p>
        </>
      )}
    </DropZone>
  );
}

/** A large file is read for longer than other requests may take. */
async function send(file: File): Promise<{ id: string }> {
  const response = await fetch(apiPath("/imports", { name: file.name }), {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream", Accept: "application/json" },
    body: file,
  }).catch(() => {
    throw new Unreachable();
  });
  const body = (await response.json()) as { id: string; error?: { code: string; message: string } };
  if (body.error) throw new Refusal(response.status, body.error);
  return body;
}

function TemplateFiles() {
  const templates = useTemplateNames();
  const [code, setCode] = useState<string>(recall("template") ?? "");
  const chosen = templates?.find((one) => one.code === code) ?? templates?.find((one) => one.default);
  return (
    <section class="start-table" aria-labelledby="start-table">
      <div>
        <h2 id="start-table">{i("template_title")}</h2>
        <p>{i("template_text")}</p>
      </div>
      <label>
        <span class="heard">{i("template")}</span>
        <select
          class="input"
          value={chosen?.code ?? ""}
          onChange={(event) => setCode(event.currentTarget.value)}
        >
          {templates?.map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <p class="start-files">
        {(["xlsx", "csv"] as const).map((format) => (
          <a
            key={format}
            class="button button-plain"
            href={apiPath(`/import_templates/${chosen?.code ?? "textile"}/${format}`, {
              language,
              separator: separatorHere(),
            })}
            download=""
          >
            <Icon name="download" />
            <span class="heard">{i("template_get", { format: format.toUpperCase() })}</span>
            <span aria-hidden="true">{format.toUpperCase()}</span>
          </a>
        ))}
      </p>
    </section>
  );
}
