import { useEffect, useRef, useState } from "preact/hooks";
import { writtenValue } from "../../../../src/domain/documents/written-value.ts";
import { isGtin, toGtin14 } from "../../../../src/formats/gtin.ts";
import { may } from "../../app/me.ts";
import type { Data, Field, Json, Suggestion } from "../../data/shapes.ts";
import type { Template } from "../../data/templates.ts";
import { same } from "../../forms/same.ts";
import { sumSentence } from "../../forms/sentences.ts";
import { TemplateField } from "../../forms/template-field.tsx";
import { valueText } from "../../forms/value-text.ts";
import { Button } from "../../parts/button.tsx";
import { FibreBars } from "../../parts/fibre-bar.tsx";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { t } from "../../words/words.ts";
import type { Review } from "./shape.ts";
import { r } from "./words.ts";

interface SuggestionProps {
  number: number;
  suggestion: Suggestion;
  /** The decision on it, where there is one. */
  made: Review["decisions"][number] | undefined;
  /** Whether it is the decision that would be taken back first. */
  isLast: boolean;
  template: Template;
  /** What stands on the product. */
  now: Json;
  isCurrent: boolean;
  isEditing: boolean;
  canDecide: boolean;
  /** Whether all that is missing is a product to write to. */
  needsProduct: boolean;
  busy: boolean;
  onChoose(): void;
  onDecide(decision: "accepted" | "edited" | "rejected", value?: Json): void;
  onTakeBack(): void;
  onEdit(): void;
  onCancelEdit(): void;
}

/** What was read for one field, with its quotation; the current one can be decided, or its decision taken back. */
export function SuggestionCard(props: SuggestionProps) {
  const { number, suggestion, template, now, isCurrent, isEditing } = props;
  const field = template.fields.get(suggestion.field);
  const label = labelOf(suggestion, template);
  const { decision } = suggestion;
  // A decided one says what was suggested and what was written: what would be written now is no longer asked.
  const value =
    decision === null
      ? writtenValue(suggestion.field, now, suggestion.value as Json)
      : (suggestion.value as Json);
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent, isEditing]);
  const parts = { ...props, field, label, value };
  return (
    <li
      ref={box}
      class={`suggestion${isCurrent ? " is-current" : ""}${decision === null ? "" : " is-decided"}`}
      aria-current={isCurrent ? "true" : undefined}
    >
      <button type="button" class="suggestion-head" onClick={props.onChoose} aria-expanded={isCurrent}>
        <i>{number}</i>
        <b>{label}</b>
        {decision ? (
          <span class={`decision decision-${decision}`}>
            {decision === "rejected" ? <Icon name="cross" /> : <Icon name="tick" />}
            {t(`review.${decision}`)}
          </span>
        ) : (
          <Confidence of={suggestion.confidence} withWords={isCurrent} />
        )}
      </button>
      {isCurrent ? (
        <div class="suggestion-body">
          <blockquote>{suggestion.quotation}</blockquote>
          <Button kind="bare" icon="document" class="suggestion-to-page" onPress={showOnPage}>
            {r("show_on_page")}
          </Button>
          {isEditing ? (
            <Editor {...parts} />
          ) : decision === null ? (
            <Open {...parts} />
          ) : (
            <Decided {...parts} />
          )}
        </div>
      ) : (
        <Line {...parts} />
      )}
    </li>
  );
}

/** Brings the current quotation into sight where the page stands below the suggestions; its mark leads back. */
function showOnPage(): void {
  const mark = document.querySelector(".marks .is-current .mark") ?? document.querySelector(".desk");
  mark?.scrollIntoView({ block: "center" });
}

/** What the field that a suggestion is for is called. */
export function labelOf({ field: key }: Suggestion, template: Template): string {
  const field = template.fields.get(key);
  return field ? template.say(field.label) : t(key === "reference" ? "new.reference" : "new.gtin");
}

interface PartProps extends SuggestionProps {
  field: Field | undefined;
  label: string;
  /** What was suggested, or would be written. */
  value: Json;
}

/** What is suggested beside what stands there now. */
function Open({ suggestion, template, field, value, now, canDecide, busy, ...props }: PartProps) {
  const wrong = field && sumSentence(field, value, template);
  const isReplaced = now !== null && !isSame(suggestion.field, now, value);
  return (
    <>
      <dl class="suggested">
        <dt>{t("review.now")}</dt>
        <dd class={isReplaced ? "is-replaced" : undefined}>
          {now === null ? t("review.empty_now") : textOf(field, now, template)}
        </dd>
        <dt>{t("review.suggested")}</dt>
        <dd>
          <b>{textOf(field, value, template)}</b>
          {field?.type === "composition" ? (
            <FibreBars field={field} rows={Array.isArray(value) ? (value as Data[]) : []} />
          ) : null}
        </dd>
      </dl>
      {wrong ? <p class="field-error">{wrong}</p> : null}
      {canDecide ? (
        <div class="suggestion-choices">
          <Button
            kind="primary"
            keys="A"
            busy={busy ? t("save.saving") : undefined}
            onPress={() => props.onDecide("accepted")}
          >
            {t("review.accept")}
          </Button>
          <Button keys="E" onPress={props.onEdit}>
            {t("review.edit")}
          </Button>
          <Button keys="R" onPress={() => props.onDecide("rejected")}>
            {t("review.reject")}
          </Button>
        </div>
      ) : props.needsProduct ? (
        <p class="note">{r("product_first")}</p>
      ) : null}
    </>
  );
}

/** What was suggested, what was written instead, and what stands there now where that is something else. */
function Decided({ template, field, value, now, made, isLast, busy, onTakeBack }: PartProps) {
  const written = made?.wrote?.value as Json | undefined;
  const rows: [string, Json][] = [[t("review.suggested"), value]];
  if (written !== undefined) rows.push([r("written"), written]);
  if (written === undefined || !same(now, written)) rows.push([t("review.now"), now]);
  return (
    <>
      <dl class="suggested">
        {rows.flatMap(([words, one]) => [
          <dt key={words}>{words}</dt>,
          <dd key={`${words} value`}>
            {one === null ? t("review.empty_now") : textOf(field, one, template)}
          </dd>,
        ])}
      </dl>
      {made?.can_take_back ? (
        may("decideSuggestion") ? (
          <div class="suggestion-choices">
            <Button
              keys={isLast ? "U" : undefined}
              busy={busy ? t("save.saving") : undefined}
              onPress={onTakeBack}
            >
              {r("take_back")}
            </Button>
          </div>
        ) : null
      ) : (
        <p class="note">{r("cannot_take_back")}</p>
      )}
    </>
  );
}

/** One that is folded: what it changes, or what was decided. */
function Line({ suggestion, template, field, value, now, made }: PartProps) {
  const { decision } = suggestion;
  if (decision === null)
    return (
      <p class="suggestion-line">
        {now === null || isSame(suggestion.field, now, value) ? (
          <span class="is-word">{t(now === null ? "review.empty_now" : "review.same_now")}</span>
        ) : (
          <span>{textOf(field, now, template)}</span>
        )}
        <Icon name="arrow" />
        <b>{textOf(field, value, template)}</b>
      </p>
    );
  const suggested = textOf(field, value, template);
  const written = made?.wrote ? textOf(field, made.wrote.value as Json, template) : undefined;
  if (decision === "edited" && written !== undefined)
    return (
      <p class="suggestion-line is-words">
        <span>{r("line_suggested", { value: suggested })}</span>
        <b>{r("line_written", { value: written })}</b>
      </p>
    );
  return (
    <p class="suggestion-line">
      {decision === "accepted" ? <b>{written ?? suggested}</b> : <span>{suggested}</span>}
    </p>
  );
}

function textOf(field: Field | undefined, value: Json, template: Template): string {
  return field ? valueText(field, value, template) : String(value ?? t("value.nothing"));
}

function isSame(field: string, now: Json, value: Json): boolean {
  if (same(now, value)) return true;
  return field === "gtin" && isGtin(String(now)) && toGtin14(String(now)) === toGtin14(String(value));
}

function Editor(props: PartProps) {
  const { field, label, template, onDecide, onCancelEdit, busy } = props;
  const [value, setValue] = useState<Json>(props.value);
  const [fault, setFault] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus(), []);
  return (
    <form
      ref={form}
      class="suggestion-edit"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === undefined && value !== null) onDecide("edited", value);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onCancelEdit();
      }}
    >
      {field ? (
        <TemplateField
          field={field}
          template={template}
          value={value ?? undefined}
          fault={fault}
          onValue={(next, wrong) => {
            setValue(next);
            setFault(wrong);
          }}
        />
      ) : (
        <TextField id="suggestion-part" label={label} value={String(value ?? "")} onText={setValue} />
      )}
      <div class="suggestion-choices">
        <Button kind="primary" submit busy={busy ? t("save.saving") : undefined}>
          {t("review.write")}
        </Button>
        <Button onPress={onCancelEdit}>{t("do.cancel")}</Button>
      </div>
    </form>
  );
}

const BARS = 5;
const WORDS = ["unsure", "unsure", "maybe", "quite", "quite", "sure"] as const;

/** Five bars, and words where there is room. */
function Confidence({ of, withWords }: { of: number; withWords: boolean }) {
  const bars = Math.max(1, Math.round(of * BARS));
  const words = t(`review.${WORDS[bars] ?? "sure"}`);
  return (
    <span class="confidence">
      <span class={withWords ? undefined : "heard"}>{words}</span>
      <span class="bars" aria-hidden="true">
        {Array.from({ length: BARS }, (_, at) => (
          <i key={at} class={at < bars ? "is-done" : undefined} />
        ))}
      </span>
    </span>
  );
}
