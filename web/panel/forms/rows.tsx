/** Values that are several: lists, tables, and shares with their threads. */
import { useEffect, useState } from "preact/hooks";
import { shareSums } from "../../../src/pages/kit/share-sums.ts";
import type { Column, Data, Field, Json } from "../data/shapes.ts";
import { FibreBars } from "../parts/fibre-bar.tsx";
import { Icon } from "../parts/icon.tsx";
import { listed } from "../words/format.ts";
import { t } from "../words/words.ts";
import { withChoice } from "./choices.ts";
import { Control, type ControlProps, optionsOf } from "./control.tsx";
import { same } from "./same.ts";
import { percentText } from "./sentences.ts";

/** Sentences on single cells, by `[1].percent`. */
type CellFaults = ReadonlyMap<string, string>;

interface RowsProps extends Omit<ControlProps, "field"> {
  field: Field;
  cellFaults: CellFaults;
}

interface Row {
  id: number;
  cells: Data;
  faults: Record<string, string | undefined>;
}

let made = 0;

function rowOf(cells: Data): Row {
  return { id: ++made, cells, faults: {} };
}

/** A table: a card for each row, or a line for each share of a composition. */
export function TableControl(props: RowsProps) {
  const { id, field, template, value, onValue, cellFaults, readOnly } = props;
  const columns = field.columns ?? [];
  const [rows, setRows] = useState<readonly Row[]>(() => rowsFrom(value));
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!same(rowsValue(rows), value)) setRows(rowsFrom(value));
  }, [JSON.stringify(value)]);
  const write = (next: readonly Row[]) => {
    setRows(next);
    const fault = next.flatMap((row) => [
      ...Object.values(row.faults),
      ...(isEmptyRow(row)
        ? []
        : columns.filter((column) => lacks(row, column)).map(() => t("fault.empty_cell"))),
    ]);
    onValue(rowsValue(next), fault.find(Boolean));
  };
  const add = () => {
    const row = rowOf({});
    write([...rows, row]);
    requestAnimationFrame(() => document.getElementById(`${id}-${row.id}-${columns[0]?.key}`)?.focus());
  };
  const remove = (row: Row) => {
    write(rows.filter((one) => one !== row));
    document.getElementById(`${id}-add`)?.focus();
  };
  const cellProps = (row: Row, at: number, column: Column): ControlProps & { fault: string | undefined } => {
    const fault =
      row.faults[column.key] ??
      cellFaults.get(`[${at}].${column.key}`) ??
      (touched && !isEmptyRow(row) && lacks(row, column) ? t("fault.empty_cell") : undefined);
    return {
      id: `${id}-${row.id}-${column.key}`,
      field: column,
      template,
      value: row.cells[column.key],
      isWrong: fault !== undefined,
      describedBy: fault === undefined ? undefined : `${id}-${row.id}-${column.key}-error`,
      readOnly,
      fault,
      onValue: (cell, wrong) =>
        write(
          rows.map((one) =>
            one === row
              ? {
                  ...row,
                  cells: withCell(row.cells, column.key, cell),
                  faults: { ...row.faults, [column.key]: wrong },
                }
              : one,
          ),
        ),
    };
  };
  const leave = (event: FocusEvent) => {
    const box = event.currentTarget as HTMLElement;
    if (!box.contains(event.relatedTarget as Node | null)) setTouched(true);
  };
  const Line = field.type === "composition" ? ShareLine : CardRow;
  return (
    <div class={`rows rows-${field.type}`} onFocusOut={leave}>
      {field.type === "composition" ? (
        <FibreBars field={field} rows={rows.map(({ cells }) => cells)} />
      ) : null}
      {rows.map((row, at) => (
        <Line
          key={row.id}
          id={`${id}-${row.id}`}
          label={t("form.row", { label: template.say(field.label), number: at + 1 })}
          columns={columns}
          template={template}
          cell={(column) => cellProps(row, at, column)}
          removeWords={t("form.remove_row", { number: at + 1 })}
          onRemove={readOnly ? undefined : () => remove(row)}
        />
      ))}
      <div class="rows-foot">
        {readOnly ? null : (
          <button type="button" class="link link-row" id={`${id}-add`} onClick={add}>
            <Icon name="plus" />
            {addWords(field)}
          </button>
        )}
        {field.sum ? <Total field={field} rows={rows} template={template} /> : null}
      </div>
    </div>
  );
}

function addWords(field: Field): string {
  if (field.key === "fibre_composition") return t("form.add_fibre");
  return t(field.type === "composition" ? "form.add_share" : "form.add");
}

interface LineProps {
  id: string;
  label: string;
  columns: readonly Column[];
  template: ControlProps["template"];
  cell(column: Column): ControlProps & { fault: string | undefined };
  removeWords: string;
  onRemove: (() => void) | undefined;
}

function ShareLine({ id, label, columns, template, cell, removeWords, onRemove }: LineProps) {
  const cells = columns.map((column) => ({ column, ...cell(column) }));
  const faults = cells.filter(({ fault }) => fault);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in all browsers.
    <div class={`share-line share-of-${Math.min(columns.length, 4)}`} role="group" aria-label={label} id={id}>
      {cells.map(({ column, fault, ...props }) => (
        <div key={column.key} class={`cell cell-${column.type}${fault ? " is-wrong" : ""}`}>
          <Control {...props} label={template.say(column.label)} placeholder={template.say(column.label)} />
        </div>
      ))}
      {onRemove ? <Remove words={removeWords} onRemove={onRemove} /> : null}
      {faults.map(({ column, fault, id: cellId }) => (
        <p key={column.key} class="field-error" id={`${cellId}-error`}>
          <Icon name="warning" />
          <span>{fault}</span>
        </p>
      ))}
    </div>
  );
}

function CardRow({ id, label, columns, template, cell, removeWords, onRemove }: LineProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above.
    <div class="card-row" role="group" aria-label={label} id={id}>
      {columns.map((column) => {
        const { fault, ...props } = cell(column);
        const isMany =
          column.type === "multi_enum" || column.type === "multi_text" || column.type === "countries";
        return (
          <div
            key={column.key}
            class={`field${fault ? " is-wrong" : ""}${column.type === "long_text" || isMany ? " is-whole" : ""}`}
          >
            <label for={props.id}>
              {template.say(column.label)}
              {column.required ? <small>{t("form.required")}</small> : null}
            </label>
            {isMany ? <ManyControl {...props} label={template.say(column.label)} /> : <Control {...props} />}
            {fault ? (
              <p class="field-error" id={`${props.id}-error`}>
                <Icon name="warning" />
                <span>{fault}</span>
              </p>
            ) : null}
          </div>
        );
      })}
      {onRemove ? <Remove words={removeWords} onRemove={onRemove} /> : null}
    </div>
  );
}

function Remove({ words, onRemove }: { words: string; onRemove(): void }) {
  return (
    <button type="button" class="button button-bare button-icon row-remove" onClick={onRemove}>
      <Icon name="cross" />
      <span class="heard">{words}</span>
    </button>
  );
}

function Total({ field, rows, template }: Pick<RowsProps, "field" | "template"> & { rows: readonly Row[] }) {
  if (!field.sum) return null;
  const { equals, tolerance } = field.sum;
  const sums = shareSums(
    field.sum,
    rows.map(({ cells }) => cells),
  );
  if (sums.length === 0) return null;
  const isWrong = sums.some(({ share }) => Math.abs(share - equals) > tolerance);
  const words = sums.map(({ group, share }) =>
    group === "" ? percentText(share) : `${template.say(group)} ${percentText(share)}`,
  );
  return <b class={`rows-total${isWrong ? " is-wrong" : ""}`}>{listed(words)}</b>;
}

/** Several choices, countries or texts. */
export function ManyControl(props: ControlProps) {
  if (props.field.type === "multi_enum") return <Checkboxes {...props} />;
  return <Listed {...props} />;
}

function Checkboxes(props: ControlProps) {
  const { id, value, onValue, readOnly } = props;
  const chosen = Array.isArray(value) ? value.map(String) : [];
  return (
    <div class="choices">
      {optionsOf(props).map((option, at) => (
        <label key={option.value} class="choice">
          <input
            type="checkbox"
            id={at === 0 ? id : undefined}
            checked={chosen.includes(option.value)}
            disabled={readOnly}
            onChange={(event) => {
              const next = event.currentTarget.checked
                ? withChoice(chosen, option.value)
                : chosen.filter((one) => one !== option.value);
              onValue(next.length > 0 ? next : null);
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

interface Entry {
  id: number;
  value: Json;
}

function Listed(props: ControlProps) {
  const { id, field, template, value, onValue, readOnly, describedBy, isWrong } = props;
  const single: Column = {
    ...(field as Column),
    type: field.type === "countries" ? "country" : "text",
  };
  const [entries, setEntries] = useState<readonly Entry[]>(() => entriesFrom(value));
  useEffect(() => {
    if (!same(listOf(entries), value)) setEntries(entriesFrom(value));
  }, [JSON.stringify(value)]);
  const write = (next: readonly Entry[]) => {
    setEntries(next);
    onValue(listOf(next));
  };
  const shown = entries.length > 0 ? entries : [{ id: 0, value: null }];
  return (
    <div class="listed">
      {shown.map((entry, at) => (
        <div key={entry.id} class="listed-line">
          <Control
            id={at === 0 ? id : `${id}-${entry.id}`}
            field={single}
            template={template}
            value={entry.value ?? undefined}
            readOnly={readOnly}
            describedBy={describedBy}
            isWrong={isWrong ?? false}
            label={t("form.row", { label: template.say(field.label), number: at + 1 })}
            onValue={(next) =>
              write(shown.map((one) => (one === entry ? { id: entry.id || ++made, value: next } : one)))
            }
          />
          {readOnly || entry.id === 0 ? null : (
            <Remove
              words={t("form.remove_row", { number: at + 1 })}
              onRemove={() => write(entries.filter((one) => one !== entry))}
            />
          )}
        </div>
      ))}
      {readOnly || entries.length === 0 ? null : (
        <button
          type="button"
          class="link link-row"
          onClick={() => setEntries([...entries, { id: ++made, value: null }])}
        >
          <Icon name="plus" />
          {t("form.add_value")}
        </button>
      )}
    </div>
  );
}

function entriesFrom(value: Json | undefined): Entry[] {
  return Array.isArray(value) ? value.map((one) => ({ id: ++made, value: one })) : [];
}

function listOf(entries: readonly Entry[]): Json {
  const values = entries.map(({ value }) => value).filter((value) => value !== null);
  return values.length > 0 ? values : null;
}

function rowsFrom(value: Json | undefined): Row[] {
  return Array.isArray(value) ? value.map((row) => rowOf(row as Data)) : [];
}

/** Rows that say nothing are none. */
function rowsValue(rows: readonly Row[]): Json {
  const filled = rows.filter((row) => !isEmptyRow(row)).map(({ cells }) => cells);
  return filled.length > 0 ? filled : null;
}

function isEmptyRow({ cells }: Row): boolean {
  return Object.values(cells).every((cell) => cell === null || cell === "");
}

function lacks({ cells }: Row, { key, required }: Column): boolean {
  const cell = cells[key];
  return required && (cell === undefined || cell === null || cell === "");
}

function withCell(cells: Data, key: string, value: Json): Data {
  const { [key]: _, ...others } = cells;
  if (value === null) return others;
  return key in cells ? { ...cells, [key]: value } : { ...others, [key]: value };
}
