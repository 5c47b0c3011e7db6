/** What the rows of an import would do, or did: in numbers, and row by row. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { href } from "../../app/place.ts";
import { usePages } from "../../data/pages.ts";
import { apiPath } from "../../data/request.ts";
import type { Json } from "../../data/shapes.ts";
import { type Template, useTemplate } from "../../data/templates.ts";
import { valueText } from "../../forms/value-text.ts";
import { Icon } from "../../parts/icon.tsx";
import { Broken, Empty, Loading } from "../../parts/states.tsx";
import { writtenNumber } from "../../words/format.ts";
import { language } from "../../words/language.ts";
import { t } from "../../words/words.ts";
import type { Import, ImportRow, RowState } from "./import-data.ts";
import { i } from "./words.ts";

/** Before it was run, and after. */
const PLANNED: readonly RowState[] = ["create", "update", "same", "faulty"];
const DONE: readonly RowState[] = [
  "created",
  "updated",
  "undone",
  "partly",
  "kept",
  "refused",
  "same",
  "faulty",
];
const UNDONE: readonly RowState[] = ["create", "update"];

export function Result({ value, actions }: { value: Import; actions: ComponentChildren }) {
  const { id, status, counts, kind, kept, rows } = value;
  const isPlan = status === "ready";
  const shown = (isPlan ? PLANNED : [...DONE, ...UNDONE]).filter(
    (state) => counts[state] > 0 || (isPlan && kind === "file"),
  );
  const [state, setState] = useState<RowState | undefined>();
  const wrong = counts.faulty + counts.refused;
  return (
    <>
      <fieldset class="counts">
        <legend class="heard">{i("rows")}</legend>
        {[undefined, ...shown].map((one) => (
          <label key={one ?? "all"} class={`count count-${one ?? "all"}`}>
            <input type="radio" name="state" checked={state === one} onChange={() => setState(one)} />
            <b>{writtenNumber(one === undefined ? rows : counts[one])}</b>
            <span>{one === undefined ? i("all_rows") : i(wordsOf(one, isPlan))}</span>
          </label>
        ))}
      </fieldset>
      {wrong > 0 && kind === "file" && kept ? <Corrections id={id} count={wrong} /> : null}
      <div class="import-foot">{actions}</div>
      {kept ? (
        <Rows key={`${state ?? "all"} ${status}`} value={value} state={state} />
      ) : (
        <p class="page-note">{i("old")}</p>
      )}
    </>
  );
}

function wordsOf(state: RowState, isPlan: boolean) {
  // What was not done of a cancelled import.
  if (!isPlan && (state === "create" || state === "update")) return "count_read" as const;
  return `count_${state}` as const;
}

function Corrections({ id, count }: { id: string; count: number }) {
  return (
    <section class="corrections" role="note">
      <Icon name="warning" />
      <div>
        <h2>{i("faults_title", { count })}</h2>
        <p>{i("faults_text")}</p>
        <p class="start-files">
          {(["xlsx", "csv"] as const).map((format) => (
            <a
              key={format}
              class="button button-plain"
              href={apiPath(`/imports/${id}/corrections/${format}`, { language })}
              download=""
            >
              <Icon name="download" />
              <span class="heard">{i("corrections", { format: format.toUpperCase() })}</span>
              <span aria-hidden="true">{format.toUpperCase()}</span>
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}

function Rows({ value, state }: { value: Import; state: RowState | undefined }) {
  const pages = usePages<ImportRow>(apiPath(`/imports/${value.id}/rows`, { state, language }));
  const template = useTemplate(value.template);
  if (!pages.rows && pages.fault) return <Broken fault={pages.fault} onAgain={pages.reload} />;
  if (!pages.rows) return <Loading />;
  if (pages.rows.length === 0) return <Empty title={i("no_rows")}>{i("no_rows_text")}</Empty>;
  return (
    <>
      <ol class="import-rows">
        {pages.rows.map((row) => (
          <li key={row.id} class={row.faults.length > 0 ? "is-wrong" : undefined}>
            <RowLines row={row} value={value} template={template} />
          </li>
        ))}
      </ol>
      {pages.hasMore ? (
        <p class="import-more">
          <button type="button" class="button button-plain" onClick={pages.more}>
            {i("show_more")}
          </button>
        </p>
      ) : null}
    </>
  );
}

/** Changes of a row that are named. */
const NAMED = 6;

function RowLines({
  row,
  value,
  template,
}: {
  row: ImportRow;
  value: Import;
  template: Template | undefined;
}) {
  const { product, changes, faults, state } = row;
  const cellOf = (target: string) => {
    const at = value.columns.findIndex((column) => column.target === target);
    return at < 0 ? "" : (row.cells[at] ?? "");
  };
  const name = product?.name ?? cellOf("name");
  // Only a product that is made gets its template.
  const isNew = changes.some(({ param }) => param === "template");
  // What stands above them already.
  const told = changes.filter(({ param }) => !isNew || (param !== "name" && param !== "template"));
  return (
    <>
      <span class="import-row-place">
        {value.kind === "file" ? i("row", { position: row.position }) : null}
      </span>
      <span class="import-row-name">
        {product ? <a href={href(`/products/${product.id}`)}>{name}</a> : <b>{name || "—"}</b>}{" "}
        <span class="quiet">{product?.reference ?? cellOf("reference")}</span>
      </span>
      <span class={`import-row-state state-${state}`}>{i(wordsOf(state, value.status === "ready"))}</span>
      {faults.length > 0 ? (
        <ul class="import-faults">
          {faults.map(({ param, column, message }, at) => (
            <li key={at}>
              <Icon name="warning" />
              <span>
                {param === null ? null : (
                  <b>{column === null ? nameOf(param, template) : value.columns[column]?.heading}: </b>
                )}
                {message}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {told.length > 0 && state !== "same" ? (
        <dl class="import-changes">
          {told.slice(0, NAMED).map(({ param, before, after }) => (
            <div key={param}>
              <dt>{nameOf(param, template)}</dt>
              <dd>
                {isNew ? null : (
                  <>
                    <span class="was">{textOf(param, before, template)}</span> <Icon name="arrow" />{" "}
                  </>
                )}
                <span>{textOf(param, after, template)}</span>
              </dd>
            </div>
          ))}
          {told.length > NAMED ? <p class="quiet">{i("more", { count: told.length - NAMED })}</p> : null}
        </dl>
      ) : null}
    </>
  );
}

function nameOf(param: string, template: Template | undefined): string {
  const key = /^data\.(\w+)/.exec(param)?.[1];
  if (key === undefined)
    return param === "name" ||
      param === "gtin" ||
      param === "status" ||
      param === "template" ||
      param === "reference"
      ? i(`part_${param}`)
      : param;
  const field = template?.fields.get(key);
  return field && template ? template.say(field.label) : key;
}

function textOf(param: string, value: Json, template: Template | undefined): string {
  const key = /^data\.(\w+)/.exec(param)?.[1];
  const field = key === undefined ? undefined : template?.fields.get(key);
  if (field && template) return valueText(field, value, template);
  if (value === null) return t("value.nothing");
  if (param === "status" && (value === "active" || value === "archived")) return i(`status_value_${value}`);
  return typeof value === "string" ? value : JSON.stringify(value);
}
