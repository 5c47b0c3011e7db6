/** Each answer beside what the product says now, accepted or rejected one by one, by keys if the person likes. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ProductForm } from "../../../../src/domain/products/save.ts";
import { may } from "../../app/me.ts";
import { apiPath } from "../../data/request.ts";
import { useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Field, Json } from "../../data/shapes.ts";
import type { Template } from "../../data/templates.ts";
import { same } from "../../forms/same.ts";
import { sumSentence } from "../../forms/sentences.ts";
import { valueText } from "../../forms/value-text.ts";
import { Button } from "../../parts/button.tsx";
import { Icon } from "../../parts/icon.tsx";
import { useKeys } from "../../parts/keys.ts";
import { Origin } from "../../parts/origin.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { when } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { type Decision, decide, undecided } from "./review.ts";
import type { DataRequest } from "./shape.ts";
import { r } from "./words.ts";

interface AnswersProps {
  of: DataRequest;
  template: Template;
  /** Keys that somebody changed on the product while they were looked at. */
  conflicts: readonly string[];
  onChange(request: DataRequest): void;
  onConflicts(keys: readonly string[]): void;
}

export function Answers({ of, template, conflicts, onChange, onConflicts }: AnswersProps) {
  const form = useResource<ProductForm>(apiPath(`/products/${of.product}/form`));
  const open = undecided(of);
  const [current, setCurrent] = useState<string | undefined>(open[0]);
  const [busy, setBusy] = useState<string>();
  const canDecide = may("reviewDataRequest") && of.status === "answered" && form.value !== undefined;
  const answered = of.fields.filter((key) => of.answers[key] !== undefined);
  const run = async (key: string | undefined, decision: Decision) => {
    if (key === undefined || !canDecide || busy !== undefined || !open.includes(key)) return;
    setBusy(key);
    try {
      const done = await decide(of, [key], decision, form.value?.product.data);
      onConflicts(done.conflicts);
      onChange(done.request);
      form.reload();
      const left = undecided(done.request);
      setCurrent(left.find((one) => answered.indexOf(one) > answered.indexOf(key)) ?? left[0]);
      if (left.length === 0 && done.conflicts.length === 0) tell(r("all_done"));
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(undefined);
  };
  const move = (step: number) => {
    const at = current === undefined ? -1 : answered.indexOf(current);
    setCurrent(answered[Math.max(0, Math.min(answered.length - 1, at + step))]);
  };
  useKeys(canDecide, {
    a: () => void run(current, "accepted"),
    r: () => void run(current, "rejected"),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
  });
  return (
    <section class="part" aria-labelledby="request-answers">
      <div class="request-head">
        <h2 id="request-answers">{r("answers")}</h2>
        {canDecide && open.length > 0 ? (
          <p class="quiet small request-keys" aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> {r("move")}
          </p>
        ) : null}
      </div>
      <ol class="request-answers">
        {of.fields.map((key) => (
          <AnswerLine
            key={key}
            of={of}
            field={template.fields.get(key)}
            name={key}
            template={template}
            form={form.value}
            isCurrent={canDecide && key === current && open.includes(key)}
            isOpen={canDecide && open.includes(key)}
            hasChanged={conflicts.includes(key)}
            busy={busy === key}
            onChoose={() => setCurrent(key)}
            onDecide={(decision) => void run(key, decision)}
          />
        ))}
      </ol>
    </section>
  );
}

interface AnswerLineProps {
  of: DataRequest;
  field: Field | undefined;
  name: string;
  template: Template;
  form: ProductForm | undefined;
  isCurrent: boolean;
  isOpen: boolean;
  hasChanged: boolean;
  busy: boolean;
  onChoose(): void;
  onDecide(decision: Decision): void;
}

function AnswerLine(props: AnswerLineProps) {
  const { of, field, name, template, form, isCurrent, isOpen, hasChanged, busy, onChoose, onDecide } = props;
  const box = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  const label = field ? template.say(field.label) : name;
  const answer = of.answers[name] as Json | undefined;
  const now = form?.product.data[name] as Json | undefined;
  const text = (value: Json | undefined) => (field ? valueText(field, value, template) : String(value ?? ""));
  const decision = of.decisions[name];
  const origin = form?.origins[name];
  if (answer === undefined)
    return (
      <li class="request-answer is-decided">
        <h3>{label}</h3>
        <p class="quiet">{r("not_answered")}</p>
      </li>
    );
  const isSame = same(now, answer);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys choose too.
    <li
      ref={box}
      class={`request-answer${isCurrent ? " is-current" : ""}${decision ? " is-decided" : ""}`}
      aria-current={isCurrent ? "true" : undefined}
      onClick={onChoose}
    >
      <h3>{label}</h3>
      <dl class="suggested">
        {decision ? null : (
          <>
            <dt>{r("now")}</dt>
            <dd>
              <span class={now !== undefined && !isSame ? "is-replaced" : undefined}>
                {now === undefined ? r("empty_now") : isSame ? r("same_now") : text(now)}
              </span>
              {now !== undefined && origin ? <Origin origin={origin} /> : null}
            </dd>
          </>
        )}
        <dt>{r("answer")}</dt>
        <dd>
          <b>{text(answer)}</b>
        </dd>
      </dl>
      {field && sumSentence(field, answer, template) ? (
        <p class="field-error">{sumSentence(field, answer, template)}</p>
      ) : null}
      {hasChanged ? (
        <p class="field-error" role="alert">
          <Icon name="warning" />
          <span>{r("conflict")}</span>
        </p>
      ) : null}
      {decision ? (
        <p class={`decision decision-${decision.decision}`}>
          <Icon name={decision.decision === "accepted" ? "tick" : "cross"} />
          {r(decision.decision === "accepted" ? "accepted_by" : "rejected_by", {
            name: decision.name,
            when: when(decision.at),
          })}
        </p>
      ) : null}
      {isOpen ? (
        <div class="suggestion-choices">
          <Button
            {...(isCurrent ? { keys: "A" } : {})}
            busy={busy ? t("save.saving") : undefined}
            onPress={() => onDecide("accepted")}
          >
            {r("accept")}
            <span class="heard"> {label}</span>
          </Button>
          <Button {...(isCurrent ? { keys: "R" } : {})} onPress={() => onDecide("rejected")}>
            {r("reject")}
            <span class="heard"> {label}</span>
          </Button>
        </div>
      ) : null}
    </li>
  );
}
