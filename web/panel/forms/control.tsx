/** The control of one value of a template: a text, a number with its unit, a choice, a date. */
import { useEffect, useState } from "preact/hooks";
import { knownWords } from "../../../src/domain/templates/known-words.ts";
import { COUNTRY_CODES } from "../../../src/formats/countries.ts";
import { readNumber, writeNumber } from "../../../src/pages/kit/written-number.ts";
import type { Column, Field, Json } from "../data/shapes.ts";
import type { Template } from "../data/templates.ts";
import { countryOf, inOrder } from "../words/format.ts";
import { language } from "../words/language.ts";
import { t } from "../words/words.ts";
import { same } from "./same.ts";
import { numberFault } from "./sentences.ts";

export interface ControlProps {
  id: string;
  field: Field | Column;
  template: Template;
  value: Json | undefined;
  /** The value, null for none; a fault where the text means no value. */
  onValue(value: Json, fault?: string): void;
  isWrong?: boolean;
  describedBy?: string | undefined;
  /** Read aloud where no label is seen. */
  label?: string | undefined;
  readOnly?: boolean | undefined;
  /** Shown where no label is. */
  placeholder?: string;
}

export function Control(props: ControlProps) {
  switch (props.field.type) {
    case "number":
    case "integer":
    case "percent":
      return <NumberControl {...props} />;
    case "boolean":
      return (
        <SelectControl
          {...props}
          value={typeof props.value === "boolean" ? String(props.value) : undefined}
          onValue={(value) => props.onValue(value === null ? null : value === "true")}
          options={[
            { value: "true", label: t("form.yes") },
            { value: "false", label: t("form.no") },
          ]}
        />
      );
    case "enum":
      return <SelectControl {...props} options={optionsOf(props)} />;
    case "country":
      return <SelectControl {...props} options={countries()} />;
    case "date":
      return <TextControl {...props} type="date" />;
    case "url":
      return <TextControl {...props} type="url" />;
    default:
      return <TextControl {...props} type="text" />;
  }
}

function common({ id, isWrong, describedBy, label, readOnly }: ControlProps) {
  return {
    id,
    class: "input",
    autocomplete: "off",
    "aria-invalid": isWrong ? ("true" as const) : undefined,
    "aria-describedby": describedBy,
    "aria-label": label,
    readOnly,
  };
}

function TextControl(props: ControlProps & { type: "text" | "date" | "url" }) {
  const { id, field, template, value, onValue, type } = props;
  const [text, setText] = useText(
    value,
    (stored) => shown(field, template, asText(stored)),
    (written) => stored(field, template, written),
  );
  const write = (next: string) => {
    setText(next);
    onValue(stored(field, template, next));
  };
  if (field.type === "long_text" || text.includes("\n"))
    return (
      <textarea
        {...common(props)}
        rows={3}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
      />
    );
  return (
    <>
      <input
        {...common(props)}
        type={type as "text"}
        value={text}
        spellcheck={type === "text"}
        list={field.suggestions ? (`${id}-words` as never) : undefined}
        placeholder={type === "url" ? "https://" : props.placeholder}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {field.suggestions ? (
        <datalist id={`${id}-words`}>
          {field.suggestions.map((word) => (
            <option key={word} value={template.say(word)} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}

function NumberControl(props: ControlProps) {
  const { field, template, value, onValue } = props;
  const unit = unitOf(field, template);
  const read = (text: string): Json =>
    text.trim() === "" ? null : (readNumber(text, language, unit) ?? text);
  const [text, setText] = useText(
    value,
    (stored) => (typeof stored === "number" ? writeNumber(stored, language) : asText(stored)),
    read,
  );
  const write = (next: string) => {
    setText(next);
    if (next.trim() === "") return onValue(null);
    const number = readNumber(next, language, unit);
    onValue(number ?? next, numberFault(field, { text: next, value: number, unit }));
  };
  const isSigned = field.type !== "percent" && (field.min === undefined || field.min < 0);
  const input = (
    <input
      {...common(props)}
      type="text"
      inputMode={isSigned ? undefined : field.type === "integer" ? "numeric" : "decimal"}
      value={text}
      onInput={(event) => write(event.currentTarget.value)}
    />
  );
  if (unit === "") return input;
  return (
    <div class={`input-unit${unit.length < 3 ? " is-short" : ""}`}>
      {input}
      <span aria-hidden={props.label !== undefined}>{unit}</span>
    </div>
  );
}

/** The text of a control, which goes on being the person's own until the value becomes another one. */
function useText(
  value: Json | undefined,
  write: (value: Json | undefined) => string,
  read: (text: string) => Json,
) {
  const [text, setText] = useState(() => write(value));
  useEffect(() => {
    if (!same(read(text), value)) setText(write(value));
  }, [JSON.stringify(value)]);
  return [text, setText] as const;
}

interface Option {
  value: string;
  label: string;
}

function SelectControl(props: ControlProps & { options: readonly Option[] }) {
  const { value, onValue, options, readOnly } = props;
  const text = asText(value);
  const isUnknown = text !== "" && !options.some((option) => option.value === text);
  const { readOnly: _, ...attributes } = common(props);
  return (
    <select
      {...attributes}
      value={text}
      disabled={readOnly}
      onChange={(event) => onValue(event.currentTarget.value === "" ? null : event.currentTarget.value)}
    >
      <option value="">{t("form.choose")}</option>
      {isUnknown ? <option value={text}>{text}</option> : null}
      {options.map(({ value: code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function optionsOf({ field, template }: { field: Field | Column; template: Template }): Option[] {
  return (field.options ?? []).map(({ value, label }) => ({ value, label: template.say(label) }));
}

let countryOptions: Option[] | undefined;

/** Countries by their names, in the order of the person's language. */
export function countries(): readonly Option[] {
  countryOptions ??= [...COUNTRY_CODES]
    .map((value) => ({ value, label: countryOf(value) }))
    .sort((one, other) => inOrder(one.label, other.label));
  return countryOptions;
}

const PRINTED_UNITS: Record<string, string> = {
  C: "°C",
  mOhm: "mΩ",
  "mg/m3": "mg/m³",
  "kg CO2e": "kg CO₂e",
  "t CO2e/t": "t CO₂e/t",
};

/** The unit as it is set in print; that of a percentage is its own. */
export function unitOf({ type, unit }: Field | Column, template: Template): string {
  if (unit === undefined) return type === "percent" ? "%" : "";
  const said = template.say(unit);
  return PRINTED_UNITS[said] ?? said;
}

/** A word of the template in the person's language; other texts as they are. */
function shown(field: Field | Column, template: Template, text: string): string {
  return knownWords(field).includes(text) ? template.say(text) : text;
}

/** The template's own word for one in the person's language; null for nothing. */
function stored(field: Field | Column, template: Template, text: string): Json {
  if (text.trim() === "") return null;
  // In capitals `ß` is `SS`, which small letters do not lead back to.
  const written = text.trim().toLocaleUpperCase(language);
  const word = knownWords(field).find((one) => template.say(one).toLocaleUpperCase(language) === written);
  return word ?? text;
}

function asText(value: Json | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
