/** A field of a template on a product or batch: its control, where its value comes from, and what is wrong with it. */
import type { ShownOrigin } from "../../../src/domain/products/origins.ts";
import type { Field, Json } from "../data/shapes.ts";
import type { Template } from "../data/templates.ts";
import { Button } from "../parts/button.tsx";
import { describedBy, FieldFrame } from "../parts/field.tsx";
import { Origin } from "../parts/origin.tsx";
import { t } from "../words/words.ts";
import { Control } from "./control.tsx";
import type { Conflict, Refused } from "./draft.ts";
import { ManyControl, TableControl } from "./rows.tsx";
import { refusalSentence, sumSentence } from "./sentences.ts";
import { valueText } from "./value-text.ts";

interface TemplateFieldProps {
  field: Field;
  template: Template;
  value: Json | undefined;
  origin?: ShownOrigin | undefined;
  /** What is wrong with the text as it stands, here on this device. */
  fault?: string | undefined;
  /** What the server refused of this field, by what follows its key: `""`, `[1].percent`. */
  refused?: ReadonlyMap<string, Refused>;
  conflict?: Conflict | undefined;
  onValue(value: Json, fault?: string): void;
  onSettle?(choice: "mine" | "theirs"): void;
  readOnly?: boolean;
  /** Beside the label, in place of `required`; that a value is not public is said in any case. */
  mark?: string;
}

/** Fields that take the whole width: what has rows, and long texts. */
function isWide({ type }: Field): boolean {
  return ["array", "composition", "long_text", "multi_enum"].includes(type);
}

export function fieldId(key: string): string {
  return `field-${key}`;
}

export function TemplateField(props: TemplateFieldProps) {
  const { field, template, value, origin, conflict, onValue, onSettle, readOnly } = props;
  const id = fieldId(field.key);
  const refused = props.refused ?? new Map<string, Refused>();
  const isTable = field.type === "array" || field.type === "composition";
  const isMany = field.type === "multi_enum" || field.type === "multi_text" || field.type === "countries";
  const own = refused.get("");
  const error =
    (isTable ? undefined : props.fault) ??
    sumSentence(field, value, template) ??
    (own && refusalSentence(field, own)) ??
    (isTable || refused.size === 0 ? undefined : refusalSentence(field, [...refused.values()][0] as Refused));
  const help = field.help && template.say(field.help);
  const cellFaults = new Map(
    [...refused].flatMap(([at, one]) => {
      const column = field.columns?.find(({ key }) => at.endsWith(`.${key}`));
      return at === "" ? [] : [[at, refusalSentence(column, one)] as const];
    }),
  );
  const common = {
    id,
    template,
    value,
    onValue,
    readOnly,
    describedBy: describedBy(id, help, error),
    isWrong: error !== undefined,
  };
  return (
    <FieldFrame
      id={id}
      label={template.say(field.label)}
      mark={markOf(field, props.mark)}
      help={help}
      error={error}
      end={origin && !conflict ? <Origin origin={origin} /> : null}
      group={isTable || isMany}
      class={`${isWide(field) ? "is-whole" : ""}${conflict ? " is-changed" : ""}`}
    >
      {isTable ? (
        <TableControl {...common} field={field} cellFaults={cellFaults} />
      ) : isMany ? (
        <ManyControl {...common} field={field} />
      ) : (
        <Control {...common} field={field} />
      )}
      {conflict && onSettle ? (
        <ChangedElsewhere
          mine={valueText(field, conflict.mine, template)}
          theirs={valueText(field, conflict.theirs, template)}
          origin={origin}
          onSettle={onSettle}
        />
      ) : null}
    </FieldFrame>
  );
}

interface ChangedProps {
  mine: string;
  theirs: string;
  origin: ShownOrigin | undefined;
  onSettle(choice: "mine" | "theirs"): void;
}

/** Both values to choose from: nothing is lost when two people write into one field. */
export function ChangedElsewhere({ mine, theirs, origin, onSettle }: ChangedProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons with a heading.
    <div class="changed" role="group" aria-label={t("conflict.label")}>
      <p role="alert">{origin ? t("conflict.by", { name: origin.name }) : t("conflict.somebody")}</p>
      <dl>
        <dt>{t("conflict.theirs")}</dt>
        <dd>{theirs}</dd>
        <dt>{t("conflict.mine")}</dt>
        <dd>{mine}</dd>
      </dl>
      <div class="changed-choices">
        <Button onPress={() => onSettle("theirs")}>{t("conflict.take_theirs")}</Button>
        <Button onPress={() => onSettle("mine")}>{t("conflict.keep_mine")}</Button>
      </div>
    </div>
  );
}

function markOf({ required, visibility }: Field, given?: string): string {
  const marks = [
    given ?? (required ? t("form.required") : ""),
    visibility === "restricted" ? t("form.restricted") : "",
  ];
  return marks.filter(Boolean).join(", ");
}
