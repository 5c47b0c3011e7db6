/** A long table: rows of one height with a link each, read page by page; on a phone rows of two lines. */
import type { ComponentChildren, RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { Pages } from "../data/pages.ts";
import { t } from "../words/words.ts";
import { isPhone } from "./phone.ts";
import { Broken, Loading } from "./states.tsx";
import { useWindow } from "./window.ts";

export interface Column<Entry> {
  key: string;
  head: string;
  /** `end` for numbers. */
  align?: "end";
  class?: string;
  cell(entry: Entry): ComponentChildren;
}

interface TableProps<Entry extends { id: string }> {
  label: string;
  pages: Pages<Entry>;
  columns: readonly Column<Entry>[];
  /** Where a row leads; the first column holds the link. */
  hrefOf?(entry: Entry): string;
  /** It is open beside the table. */
  isCurrent?(entry: Entry): boolean;
  /** The two lines of a row on a phone. */
  lines(entry: Entry): ComponentChildren;
  /** What is said when there are no rows. */
  empty: ComponentChildren;
  selection?: Selection | undefined;
}

export interface Selection {
  chosen: ReadonlySet<string>;
  /** On a phone rows are chosen only while a person is at it: else they lead where they lead. */
  isOpenOnPhone: boolean;
  choose(ids: readonly string[], isChosen: boolean): void;
  nameOf(id: string): string;
}

/** Pixels of a row, as the style sheet has it. */
const ROW = 50;
const ROW_ON_PHONE = 74;

export function Table<Entry extends { id: string }>(props: TableProps<Entry>) {
  const { pages, empty } = props;
  if (!pages.rows && pages.fault) return <Broken fault={pages.fault} onAgain={pages.reload} />;
  if (!pages.rows) return <Loading />;
  if (pages.rows.length === 0 && !pages.hasMore) return <>{empty}</>;
  return isPhone.value ? (
    <PhoneRows {...props} rows={pages.rows} />
  ) : (
    <DeskRows {...props} rows={pages.rows} />
  );
}

type RowsProps<Entry extends { id: string }> = TableProps<Entry> & { rows: readonly Entry[] };

function DeskRows<Entry extends { id: string }>(props: RowsProps<Entry>) {
  const { label, rows, columns, pages, hrefOf, isCurrent, selection } = props;
  const { box, from, to, above, below } = useWindow(rows.length, ROW, pages.more);
  const width = columns.length + (selection ? 1 : 0);
  const all = rows.length > 0 && rows.every(({ id }) => selection?.chosen.has(id));
  return (
    <table class="table" aria-label={label} aria-rowcount={pages.hasMore ? -1 : rows.length + 1}>
      <thead>
        <tr>
          {selection ? (
            <th class="table-pick">
              <Pick
                isChosen={all}
                isSome={!all && selection.chosen.size > 0}
                words={t("table.all")}
                onPick={(isChosen) =>
                  selection.choose(
                    rows.map(({ id }) => id),
                    isChosen,
                  )
                }
              />
            </th>
          ) : null}
          {columns.map(({ key, head, align, class: name }) => (
            <th key={key} scope="col" class={cellClass(align, name)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={box as RefObject<HTMLTableSectionElement>} onKeyDown={moveFocus}>
        <Blank height={above} width={width} />
        {rows.slice(from, to).map((entry, at) => (
          <tr
            key={entry.id}
            aria-rowindex={from + at + 2}
            aria-selected={selection?.chosen.has(entry.id) ? "true" : undefined}
          >
            {selection ? (
              <td class="table-pick">
                <Pick
                  isChosen={selection.chosen.has(entry.id)}
                  words={t("table.pick", { name: selection.nameOf(entry.id) })}
                  onPick={(isChosen) => selection.choose([entry.id], isChosen)}
                />
              </td>
            ) : null}
            {columns.map(({ key, align, class: name, cell }, index) =>
              index === 0 ? (
                <th key={key} scope="row" class={cellClass(align, name)}>
                  {hrefOf ? (
                    <a
                      class="table-link"
                      href={hrefOf(entry)}
                      aria-current={isCurrent?.(entry) ? "true" : undefined}
                    >
                      {cell(entry)}
                    </a>
                  ) : (
                    cell(entry)
                  )}
                </th>
              ) : (
                <td key={key} class={cellClass(align, name)}>
                  {cell(entry)}
                </td>
              ),
            )}
          </tr>
        ))}
        <Blank height={below} width={width} />
      </tbody>
    </table>
  );
}

function cellClass(align: "end" | undefined, name: string | undefined): string | undefined {
  return [align === "end" ? "is-end" : "", name ?? ""].filter(Boolean).join(" ") || undefined;
}

/** Takes the room of the rows that are not drawn; the height is an attribute of the drawing, since the policy allows no style. */
function Blank({ height, width }: { height: number; width: number }) {
  if (height === 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus.
    <tr aria-hidden="true" class="table-blank">
      <td colSpan={width}>
        <svg width="1" height={height} aria-hidden="true" />
      </td>
    </tr>
  );
}

function Pick(props: {
  isChosen: boolean;
  isSome?: boolean;
  words: string;
  onPick(isChosen: boolean): void;
}) {
  const { isChosen, isSome, words, onPick } = props;
  const box = useRef<HTMLInputElement>(null);
  if (box.current) box.current.indeterminate = isSome ?? false;
  return (
    <label class="pick">
      <input
        ref={box}
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onPick(event.currentTarget.checked)}
      />
      <span class="heard">{words}</span>
    </label>
  );
}

/** Arrow keys go from row to row. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(".table-link")];
  const row = (event.target as HTMLElement).closest("tr, li");
  const at = links.findIndex((link) => row?.contains(link));
  const next = links[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

function PhoneRows<Entry extends { id: string }>(props: RowsProps<Entry>) {
  const { label, rows, pages, hrefOf, lines, selection } = props;
  const { box, from, to, above, below } = useWindow(rows.length, ROW_ON_PHONE, pages.more);
  return (
    <ul class="rows-list" aria-label={label} ref={box as RefObject<HTMLUListElement>} onKeyDown={moveFocus}>
      {above > 0 ? (
        <li aria-hidden="true" class="rows-blank">
          <svg width="1" height={above} aria-hidden="true" />
        </li>
      ) : null}
      {rows.slice(from, to).map((entry) => (
        <li key={entry.id}>
          {selection?.isOpenOnPhone ? (
            <label class="row-pick">
              <input
                type="checkbox"
                checked={selection.chosen.has(entry.id)}
                onChange={(event) => selection.choose([entry.id], event.currentTarget.checked)}
              />
              <span class="row-lines">{lines(entry)}</span>
            </label>
          ) : hrefOf ? (
            <a class="table-link" href={hrefOf(entry)}>
              {lines(entry)}
            </a>
          ) : (
            <div class="row-lines">{lines(entry)}</div>
          )}
        </li>
      ))}
      {below > 0 ? (
        <li aria-hidden="true" class="rows-blank">
          <svg width="1" height={below} aria-hidden="true" />
        </li>
      ) : null}
    </ul>
  );
}
