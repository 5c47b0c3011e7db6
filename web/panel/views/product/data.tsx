/** The data of a product: groups at the left, the form, and at the right what is missing for a passport. */
import { useEffect, useState } from "preact/hooks";
import { isGtin } from "../../../../src/formats/gtin.ts";
import type { Field, FieldGroup, Json } from "../../data/shapes.ts";
import type { Draft, Refused } from "../../forms/draft.ts";
import { refusalSentence, sumSentence } from "../../forms/sentences.ts";
import { showField } from "../../forms/show-field.ts";
import { ChangedElsewhere, fieldId, TemplateField } from "../../forms/template-field.tsx";
import { valueText } from "../../forms/value-text.ts";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Stitches } from "../../parts/stitches.tsx";
import { t } from "../../words/words.ts";
import { Asked } from "./asked.tsx";
import { ImageField } from "./image.tsx";
import { IssueBox } from "./issue.tsx";
import { type Needs, needsOf } from "./missing.ts";
import type { Opened } from "./opened.ts";

export function DataTab({ opened, onPreview }: { opened: Opened; onPreview(): void }) {
  const { template, draft } = opened;
  const valueAt = (key: string) => draft.valueOf(`data.${key}`);
  const needs = needsOf(template, valueAt);
  const current = useCurrentGroup();
  return (
    <div class="data">
      <GroupList
        groups={template.groups as FieldGroup[]}
        say={template.say}
        valueAt={valueAt}
        needs={needs}
        marked={draft.marked()}
        current={current}
      />
      <div class="data-form">
        <Basics opened={opened} />
        {(template.groups as FieldGroup[]).map((group) => (
          <section
            key={group.key}
            class="group"
            id={`group-${group.key}`}
            aria-labelledby={`group-${group.key}-head`}
          >
            <h2 id={`group-${group.key}-head`}>{template.say(group.label)}</h2>
            {group.help ? <p class="group-help">{template.say(group.help)}</p> : null}
            <div class="fields">
              {group.fields.map((field) => (
                <DraftField key={field.key} field={field} opened={opened} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <Rail opened={opened} needs={needs} onPreview={onPreview} />
    </div>
  );
}

function DraftField({ field, opened }: { field: Field; opened: Opened }) {
  const { draft, template, canEdit } = opened;
  const param = `data.${field.key}`;
  return (
    <TemplateField
      field={field}
      template={template}
      value={draft.valueOf(param)}
      origin={draft.form.value?.origins[field.key]}
      fault={draft.wrong.value.get(param)}
      refused={refusedBelow(draft, param)}
      conflict={draft.conflicts.value.get(param)}
      onValue={(value, fault) => draft.change(param, value, fault)}
      onSettle={(choice) => draft.settle(param, choice)}
      readOnly={!canEdit}
      {...(field.per_batch && !field.required ? { mark: t("form.batch") } : {})}
    />
  );
}

function refusedBelow(draft: Draft, param: string): ReadonlyMap<string, Refused> {
  return new Map(
    [...draft.faults.value].flatMap(([at, refused]) => {
      const rest = at.slice(param.length);
      return at.startsWith(param) && /^$|^[.[]/.test(rest) ? [[rest, refused] as const] : [];
    }),
  );
}

/** Name, reference, GTIN and picture: what every product has. */
function Basics({ opened }: { opened: Opened }) {
  const { draft, product, canEdit } = opened;
  const part = (param: "name" | "reference" | "gtin") => {
    const refused = draft.faults.value.get(param);
    return {
      id: fieldId(param),
      label: t(`new.${param}`),
      help: t(`new.${param}_help`),
      value: String(draft.valueOf(param) ?? ""),
      error: draft.wrong.value.get(param) ?? (refused && refusalSentence(undefined, refused)),
      class: draft.conflicts.value.has(param) ? "is-changed" : undefined,
    };
  };
  return (
    <section class="group" id="group-basics" aria-labelledby="group-basics-head">
      <h2 id="group-basics-head">{t("product.basics")}</h2>
      <fieldset class="fields" disabled={!canEdit}>
        <legend class="heard">{t("product.basics")}</legend>
        <div class="field is-whole">
          <TextField
            {...part("name")}
            maxLength={160}
            onText={(text) =>
              draft.change("name", text, text.trim() === "" ? t("new.name_missing") : undefined)
            }
          />
          <PartConflict draft={draft} param="name" />
        </div>
        <div class="field">
          <TextField
            {...part("reference")}
            maxLength={80}
            onText={(text) =>
              draft.change("reference", text, text.trim() === "" ? t("new.reference_missing") : undefined)
            }
          />
          <PartConflict draft={draft} param="reference" />
        </div>
        <div class="field">
          <TextField
            {...part("gtin")}
            type="number"
            mono
            onText={(text) =>
              draft.change(
                "gtin",
                text.trim() === "" ? null : text.trim(),
                text.trim() === "" || isGtin(text.trim()) ? undefined : t("code.gtin_invalid"),
              )
            }
          />
          <PartConflict draft={draft} param="gtin" />
        </div>
        <ImageField product={product} canEdit={canEdit} onChange={opened.refresh} />
      </fieldset>
    </section>
  );
}

function PartConflict({ draft, param }: { draft: Draft; param: string }) {
  const conflict = draft.conflicts.value.get(param);
  if (!conflict) return null;
  const words = (value: Json) => (value === null ? t("value.nothing") : String(value));
  return (
    <ChangedElsewhere
      mine={words(conflict.mine)}
      theirs={words(conflict.theirs)}
      origin={undefined}
      onSettle={(choice) => draft.settle(param, choice)}
    />
  );
}

interface GroupListProps {
  groups: readonly FieldGroup[];
  say(text: string): string;
  valueAt(key: string): Json | undefined;
  needs: Needs;
  marked: ReadonlySet<string>;
  current: string;
}

function GroupList({ groups, say, valueAt, needs, marked, current }: GroupListProps) {
  return (
    <nav class="groups" aria-label={t("product.groups")}>
      <ul>
        <li>
          <a href="#group-basics" aria-current={current === "group-basics" ? "true" : undefined}>
            <span>{t("product.basics")}</span>
            <Marked count={["name", "reference", "gtin"].filter((key) => marked.has(key)).length} />
          </a>
        </li>
        {groups.map(({ key, label, fields }) => {
          const filled = fields.filter((field) => valueAt(field.key) !== undefined).length;
          const lacks = fields.some((field) => needs.missing.includes(field));
          return (
            <li key={key}>
              <a href={`#group-${key}`} aria-current={current === `group-${key}` ? "true" : undefined}>
                <span>{say(label)}</span>
                <Marked count={fields.filter((field) => marked.has(`data.${field.key}`)).length} />
                <b class={lacks ? "is-missing" : undefined}>
                  {filled}/{fields.length}
                  {lacks ? <span class="heard"> {t("product.group_lacks")}</span> : null}
                </b>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** A sign on a group in which something cannot be saved. */
function Marked({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="group-marked" title={t("product.group_marked", { count })}>
      <Icon name="warning" />
      <span class="heard">{t("product.group_marked", { count })}</span>
    </span>
  );
}

/** The group that is read now: the last one whose head is above the middle of the window. */
function useCurrentGroup(): string {
  const [current, setCurrent] = useState("group-basics");
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const heads = [...document.querySelectorAll<HTMLElement>(".group")];
      const above = heads.filter((head) => head.getBoundingClientRect().top < innerHeight / 3);
      setCurrent((above.at(-1) ?? heads[0])?.id ?? "group-basics");
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    addEventListener("scroll", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", later);
    };
  }, []);
  return current;
}

/** Good-to-have fields that are named before the rest is folded. */
const WANTED_SHOWN = 4;

function Rail({ opened, needs, onPreview }: { opened: Opened; needs: Needs; onPreview(): void }) {
  const { template, draft, product } = opened;
  const { missing, wanted, required, filled } = needs;
  const [all, setAll] = useState(false);
  return (
    <aside class="rail" aria-labelledby="rail-head">
      <div class="rail-in">
        <div class="rail-card">
          <h2 id="rail-head">
            {missing.length === 0 ? t("missing.none") : t("missing.title", { count: missing.length })}
          </h2>
          <Stitches filled={filled} required={required} />
          <p class="rail-note">{t("missing.filled", { filled, required })}</p>
          <ul class="needs">
            {missing.map((field) => (
              <Need
                key={field.key}
                label={template.say(field.label)}
                note={sumSentence(field, draft.valueOf(`data.${field.key}`), template)}
                target={fieldId(field.key)}
              />
            ))}
          </ul>
          <Asked product={product.id} />
        </div>
        {wanted.length > 0 ? (
          <div class="rail-more">
            <h3>{t("missing.wanted")}</h3>
            <ul class="needs">
              {(all ? wanted : wanted.slice(0, WANTED_SHOWN)).map((field) => (
                <Need key={field.key} label={template.say(field.label)} target={fieldId(field.key)} />
              ))}
            </ul>
            {!all && wanted.length > WANTED_SHOWN ? (
              <button type="button" class="link link-row" onClick={() => setAll(true)}>
                {t("missing.more", { count: wanted.length - WANTED_SHOWN })}
              </button>
            ) : null}
          </div>
        ) : null}
        <IssueBox opened={opened} isComplete={missing.length === 0} />
        <button type="button" class="mini" onClick={onPreview}>
          <span class="mini-head">{t("product.as_shoppers")}</span>
          {product.image ? <img src={new URL(product.image.url).pathname} alt="" /> : null}
          <b>{String(draft.valueOf("name") ?? product.name)}</b>
          <MiniLine opened={opened} />
          <span class="mini-open">
            <Icon name="eye" />
            {t("product.preview")}
          </span>
        </button>
      </div>
    </aside>
  );
}

function MiniLine({ opened: { template, draft } }: { opened: Opened }) {
  const field = template.fields.get("fibre_composition") ?? template.fields.get("product_category");
  const value = field && draft.valueOf(`data.${field.key}`);
  return field && value !== undefined ? <span>{valueText(field, value, template)}</span> : null;
}

function Need({ label, note, target }: { label: string; note?: string | undefined; target: string }) {
  return (
    <li class="need">
      <i aria-hidden="true" />
      <div>
        <b>{label}</b>
        {note ? <p>{note}</p> : null}
      </div>
      <button type="button" class="link link-row" onClick={() => showField(target)}>
        {t("do.go")}
        <span class="heard"> {t("missing.to", { label })}</span>
      </button>
    </li>
  );
}
