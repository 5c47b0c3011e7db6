/** What each column of a file is, and how its rows are to be read. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/imports.ts";
import { may } from "../../app/me.ts";
import { post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { type Template, useTemplate, useTemplateNames } from "../../data/templates.ts";
import { Button } from "../../parts/button.tsx";
import { FieldFrame } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { tellFault } from "../../parts/toasts.tsx";
import type { Import } from "./import-data.ts";
import { i } from "./words.ts";

const PARTS = ["reference", "name", "gtin", "template", "status"] as const;

interface ColumnsProps {
  value: Import;
  onChecked(next: Import): void;
  actions: ComponentChildren;
}

export function Columns({ value, onChecked, actions }: ColumnsProps) {
  const templates = useTemplateNames();
  const [mapping, setMapping] = useState(value.columns.map(({ target }) => target));
  const [code, setCode] = useState(value.template);
  const [empty, setEmpty] = useState(value.empty);
  const [busy, setBusy] = useState(false);
  const template = useTemplate(code);
  const lacksReference = !mapping.includes("reference");
  const check = async () => {
    setBusy(true);
    try {
      onChecked(
        await post<typeof endpoints.checkImport>(`/imports/${value.id}/check`, {
          mapping,
          template: code,
          empty,
        }),
      );
    } catch (fault) {
      tellFault(sentenceOf(fault));
      setBusy(false);
    }
  };
  // One column for each target: who chooses it takes it from the other.
  const choose = (at: number, target: string | null) =>
    setMapping(mapping.map((one, place) => (place === at ? target : one === target ? null : one)));
  return (
    <form
      class="import-columns"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <div class="import-head">
        <h2>{i("columns_title")}</h2>
        <p>{i("columns_text")}</p>
      </div>
      <ul class="columns-list">
        {value.columns.map(({ heading, samples }, at) => (
          <li key={at} class={mapping[at] === null ? "is-out" : undefined}>
            <span class="columns-name">
              <b>{heading === "" ? `(${at + 1})` : heading}</b>
              <span class="columns-samples">{samples.filter(Boolean).join(" · ")}</span>
            </span>
            <Icon name="arrow" />
            <select
              class="input"
              aria-label={`${i("target")}: ${heading}`}
              value={mapping[at] ?? ""}
              onChange={(event) => choose(at, event.currentTarget.value || null)}
            >
              <Targets template={template} current={mapping[at] ?? null} />
            </select>
          </li>
        ))}
      </ul>
      {lacksReference ? (
        <p class="field-error" role="alert">
          <Icon name="warning" />
          <span>{i("no_reference")}</span>
        </p>
      ) : null}
      <div class="import-choices">
        <FieldFrame id="import-template" label={i("new_template")} help={i("new_template_help")}>
          <select
            id="import-template"
            class="input"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          >
            {templates?.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldFrame id="import-empty" label={i("empty")} group>
          {(["keep", "clear"] as const).map((key) => (
            <label key={key} class="choice">
              <input type="radio" name="empty" checked={empty === key} onChange={() => setEmpty(key)} />
              <span>{i(`empty_${key}`)}</span>
            </label>
          ))}
        </FieldFrame>
      </div>
      {may("checkImport") ? (
        <footer class="import-foot">
          <Button
            kind="primary"
            submit
            busy={busy ? i("check") : undefined}
            notYet={lacksReference ? i("no_reference") : undefined}
          >
            {i("check")}
          </Button>
          {actions}
        </footer>
      ) : null}
    </form>
  );
}

/** All that a column can be: the parts of a product, and the fields of a template by its groups. */
function Targets({ template, current }: { template: Template | undefined; current: string | null }) {
  const key = current?.startsWith("data.") ? current.slice("data.".length) : undefined;
  const isStrange = key !== undefined && template !== undefined && !template.fields.has(key);
  return (
    <>
      <option value="">{i("leave_out")}</option>
      <optgroup label={i("product_parts")}>
        {PARTS.map((part) => (
          <option key={part} value={part}>
            {i(`part_${part}`)}
          </option>
        ))}
      </optgroup>
      {template?.groups.map((group) => (
        <optgroup key={group.key} label={template.say(group.label)}>
          {group.fields.map((field) => (
            <option key={field.key} value={`data.${field.key}`}>
              {template.say(field.label)}
            </option>
          ))}
        </optgroup>
      ))}
      {key !== undefined && (isStrange || !template) ? (
        <option value={current ?? ""}>{i("other_template", { key })}</option>
      ) : null}
    </>
  );
}
