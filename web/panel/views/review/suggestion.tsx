import { useEffect, useRef, useState } from "preact/hooks";
import { writtenValue } from "../../../../src/domain/documents/written-value.ts";
import { isGtin, toGtin14 } from "../../../../src/formats/gtin.ts";
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

export interface SuggestionProps {
  number: number;
  suggestion: Suggestion;
  template: Template;
  /** What stands on the product. */
  now: Json;
  isCurrent: boolean;
  isEditing: boolean;
  canDecide: boolean;
  busy: boolean;
  onChoose(): void;
  onDecide(decision: "accepted" | "edited" | "rejected", value?: Json): void;
  onEdit(): void;
  onCancelEdit(): void;
}

/** What was read for one field, with its quotation; the current one can be decided. */
export function SuggestionCard(props: SuggestionProps) {
  const { number, suggestion, template, now, isCurrent, isEditing, canDecide, busy } = props;
  const field = template.fields.get(suggestion.field);
  const label = field
    ? template.say(field.label)
    : t(suggestion.field === "reference" ? "new.reference" : "new.gtin");
  const value = writtenValue(suggestion.field, now, suggestion.value as Json);
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const isSame =
    same(now, value) ||
    (suggestion.field === "gtin" && isGtin(String(now)) && toGtin14(String(now)) === toGtin14(String(value)));
  const text = (value: Json) =>
    field ? valueText(field, value, template) : String(value ?? t("value.nothing"));
  const { decision } = suggestion;
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
          {isEditing ? (
            <Editor {...props} field={field} label={label} value={value} />
          ) : (
            <>
              <dl class="suggested">
                <dt>{t("review.now")}</dt>
                <dd class={now !== null && !isSame ? "is-replaced" : undefined}>
                  {now === null ? t("review.empty_now") : text(now)}
                </dd>
                <dt>{t("review.suggested")}</dt>
                <dd>
                  <b>{text(value)}</b>
                  {field?.type === "composition" ? (
                    <FibreBars field={field} rows={Array.isArray(value) ? (value as Data[]) : []} />
                  ) : null}
                </dd>
              </dl>
              {field && sumSentence(field, value, template) ? (
                <p class="field-error">{sumSentence(field, value, template)}</p>
              ) : null}
              {canDecide && decision === null ? (
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
              ) : null}
            </>
          )}
        </div>
      ) : (
        <p class="suggestion-line">
          <span>{now === null ? t("review.empty_now") : isSame ? t("review.same_now") : text(now)}</span>
          <Icon name="arrow" />
          <b>{text(value)}</b>
        </p>
      )}
    </li>
  );
}

function Editor(props: SuggestionProps & { field: Field | undefined; label: string; value: Json }) {
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
