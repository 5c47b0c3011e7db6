/** What happened to the product: who changed what when, with what it said before and after. */
import { useMemo } from "preact/hooks";
import type { z } from "zod";
import type { HistoryEntry } from "../../../../src/domain/products/history.ts";
import { href } from "../../app/place.ts";
import { usePages } from "../../data/pages.ts";
import { apiPath } from "../../data/request.ts";
import type { Data, Json } from "../../data/shapes.ts";
import type { Template } from "../../data/templates.ts";
import { valueText } from "../../forms/value-text.ts";
import { Button } from "../../parts/button.tsx";
import { Broken, Empty, Loading } from "../../parts/states.tsx";
import { isoOf, momentOf } from "../../words/format.ts";
import { isWord, t } from "../../words/words.ts";
import { activitySentence, actorOf } from "../activity/sentence.ts";
import type { Opened } from "./opened.ts";

type Entry = z.infer<typeof HistoryEntry>;

/** Changes of one person that follow each other within so many seconds are one: a form saves while it is filled in. */
const TOGETHER_SECONDS = 600;

export function HistoryTab({ opened }: { opened: Opened }) {
  const { product, template } = opened;
  const pages = usePages<Entry>(apiPath(`/products/${product.id}/history`));
  const { rows, fault } = pages;
  const entries = useMemo(() => together(rows ?? []), [rows]);
  if (!rows) return fault ? <Broken fault={fault} onAgain={pages.reload} /> : <Loading />;
  if (rows.length === 0) return <Empty title={t("history.empty")}>{t("history.empty_text")}</Empty>;
  return (
    <div class="page history">
      <ol class="history-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p class="history-what">{activitySentence(entry, (field) => labelOf(field, template))}</p>
            <p class="history-who">
              <span>{actorOf(entry.actor)}</span>
              <time dateTime={isoOf(entry.created)}>{momentOf(entry.created)}</time>
            </p>
            <AfterSale entry={entry} />
            <Changed entry={entry} template={template} />
          </li>
        ))}
      </ol>
      {pages.hasMore ? <Button onPress={pages.more}>{t("history.older")}</Button> : null}
    </div>
  );
}

/** Newest first, as they come. */
function together(entries: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const later = joined.at(-1);
    if (later && isSameWork(later, entry)) joined[joined.length - 1] = join(later, entry);
    else joined.push(entry);
  }
  return joined;
}

function isSameWork(later: Entry, earlier: Entry): boolean {
  return (
    later.action === "product.updated" &&
    earlier.action === "product.updated" &&
    later.actor.id === earlier.actor.id &&
    later.actor.kind === earlier.actor.kind &&
    later.created - earlier.created < TOGETHER_SECONDS
  );
}

/** From what stood before the earlier change to what stands after the later one. */
function join(later: Entry, earlier: Entry): Entry {
  const [one, other] = [partsOf(earlier), partsOf(later)];
  const details = {
    changed: [...new Set([...one.changed, ...other.changed])],
    before: { ...other.before, ...one.before },
    after: { ...one.after, ...other.after },
  };
  return { ...later, details };
}

interface Parts {
  changed: string[];
  before: Data;
  after: Data;
}

function partsOf({ details }: Entry): Parts {
  const { changed, before, after } = details;
  return {
    changed: Array.isArray(changed) ? changed.filter((part) => typeof part === "string") : [],
    before: isRecord(before) ? before : {},
    after: isRecord(after) ? after : {},
  };
}

function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Which after-sale event an entry tells of, and of which piece. */
function AfterSale({ entry: { action, on, details } }: { entry: Entry }) {
  const type = `after.${details["type"]}`;
  if (!action.startsWith("lifecycle_event.") || !isWord(type)) return null;
  const { serial } = details;
  return (
    <p class="history-said">
      <a href={href(`/after-sale/${on}`)}>
        {t(type)} · {typeof serial === "string" ? serial : t("after.whole")}
      </a>
    </p>
  );
}

function Changed({ entry, template }: { entry: Entry; template: Template }) {
  const { changed, before, after } = partsOf(entry);
  if (changed.length === 0) {
    const { reason } = entry.details;
    return typeof reason === "string" && reason !== "" ? <p class="history-said">“{reason}”</p> : null;
  }
  return (
    <dl class="diff">
      {changed.map((part) => (
        <div key={part}>
          <dt>{labelOf(part, template)}</dt>
          <dd>
            {part in before || part in after ? (
              <>
                {isNothing(before[part]) ? (
                  <span class="quiet">{t("publish.was_empty")}</span>
                ) : (
                  <del>{textOf(part, before[part], template)}</del>
                )}
                <ins>{textOf(part, after[part], template)}</ins>
              </>
            ) : (
              <span class="quiet">{part === "image" ? t("image.done") : t("history.not_kept")}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isNothing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === "";
}

/** Parts of a product that are no fields of its template. */
function labelOf(part: string, template: Template): string {
  if (part === "name" || part === "reference" || part === "gtin") return t(`new.${part}`);
  if (part === "status" || part === "image") return t(`history.${part}`);
  const key = part.replace(/^data\./, "");
  const field = template.fields.get(key);
  return field ? template.say(field.label) : key;
}

function textOf(part: string, value: Json | undefined, template: Template): string {
  const field = template.fields.get(part.replace(/^data\./, ""));
  if (field && part.startsWith("data.")) return valueText(field, value, template);
  if (isNothing(value)) return t("value.nothing");
  return typeof value === "string" ? value : JSON.stringify(value);
}
