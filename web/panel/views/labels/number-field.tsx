import { useEffect, useState } from "preact/hooks";
import { TextField } from "../../parts/field.tsx";

interface Props {
  id: string;
  label: string;
  value: number | undefined;
  onNumber(value: number): void;
}

/** A number that may be half typed: what is no number yet changes nothing. A comma counts as a point. */
export function NumberField({ id, label, value, onNumber }: Props) {
  const [text, setText] = useState(value === undefined ? "" : String(value));
  useEffect(() => {
    if (value !== undefined && numberOf(text) !== value) setText(String(value));
  }, [value]);
  return (
    <TextField
      id={id}
      label={label}
      type="number"
      value={text}
      onText={(typed) => {
        setText(typed);
        const given = numberOf(typed);
        if (given !== undefined) onNumber(given);
      }}
    />
  );
}

function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
