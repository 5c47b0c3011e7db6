import type { Element } from "../../../../src/formats/labels/template.ts";
import { Button } from "../../parts/button.tsx";
import { TextField } from "../../parts/field.tsx";
import { KINDS } from "./elements.ts";
import { NumberField } from "./number-field.tsx";
import { l } from "./words.ts";

const FIELDS =
  "{name} {serial} {reference} {batch} {brand} {composition} {size} {colour} {gtin} {country} {production_date} {company} {url}";

interface Props {
  element: Element;
  number: number;
  onChange(element: Element): void;
  onDelete(): void;
}

/** Everything that can be set of an element, for the keyboard. */
export function ElementForm({ element, number, onChange, onDelete }: Props) {
  const set = (changes: Partial<Element>) => onChange({ ...element, ...changes } as Element);
  const num = (name: string, label: Parameters<typeof l>[0], value: number | undefined) => (
    <NumberField
      key={`${number} ${name}`}
      id={`element-${name}`}
      label={l(label)}
      value={value}
      onNumber={(given) => set({ [name]: given } as Partial<Element>)}
    />
  );
  return (
    <section class="label-element" aria-label={l("selected", { kind: l(KINDS[element.type]), number })}>
      <h3>{l("element", { kind: l(KINDS[element.type]), number })}</h3>
      {element.type === "text" ? (
        <TextField
          id="element-text"
          label={l("text")}
          help={l("text_help", { fields: FIELDS })}
          value={element.text}
          onText={(text) => set({ text })}
          rows={2}
          maxLength={500}
        />
      ) : null}
      <div class="label-numbers">
        {num("x", "x", element.x)}
        {num("y", "y", element.y)}
        {element.type === "text" ? (
          <>
            {num("width", "room_width", element.width)}
            {num("font_size", "font_size", element.font_size)}
            {num("lines", "lines", element.lines ?? 1)}
            <Choice
              id="element-weight"
              label={l("weight")}
              value={element.weight ?? "regular"}
              options={{ regular: l("regular"), bold: l("bold") }}
              onChoose={(weight) => set({ weight })}
            />
            <Choice
              id="element-align"
              label={l("align")}
              value={element.align ?? "left"}
              options={{ left: l("left"), center: l("center"), right: l("right") }}
              onChoose={(align) => set({ align })}
            />
          </>
        ) : null}
        {element.type === "code" ? (
          <>
            {num("size", "side", element.size)}
            <Choice
              id="element-symbology"
              label={l("symbology")}
              value={element.symbology ?? "qr"}
              options={{ qr: l("qr"), datamatrix: l("datamatrix") }}
              onChoose={(symbology) => set({ symbology })}
            />
            <Choice
              id="element-error_correction"
              label={l("error_correction")}
              value={element.error_correction ?? "M"}
              options={{ L: "L · 7 %", M: "M · 15 %", Q: "Q · 25 %", H: "H · 30 %" }}
              onChoose={(error_correction) => set({ error_correction })}
            />
          </>
        ) : null}
        {element.type === "care" ? (
          <>
            {num("size", "side", element.size)}
            {num("gap", "gap", element.gap ?? 1)}
          </>
        ) : null}
        {element.type === "logo" || element.type === "line" ? (
          <>
            {num("width", "room_width", element.width)}
            {num("height", "room_height", element.height)}
          </>
        ) : null}
      </div>
      <div>
        <Button icon="cross" onPress={onDelete}>
          {l("delete")}
        </Button>
      </div>
    </section>
  );
}

interface ChoiceProps<T extends string> {
  id: string;
  label: string;
  value: T;
  options: Readonly<Record<T, string>>;
  onChoose(value: T): void;
}

function Choice<T extends string>({ id, label, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <div class="field">
      <div class="field-head">
        <label for={id}>{label}</label>
      </div>
      <select
        id={id}
        class="input"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value as T)}
      >
        {(Object.keys(options) as T[]).map((key) => (
          <option key={key} value={key}>
            {options[key]}
          </option>
        ))}
      </select>
    </div>
  );
}
