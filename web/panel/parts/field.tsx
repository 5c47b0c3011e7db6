import type { ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";

interface FieldProps {
  id: string;
  label: string;
  /** Beside the label: required, each batch. */
  mark?: string | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** At the right end of the label's line. */
  end?: ComponentChildren;
  /** Several controls are a group with a name; one has a label. */
  group?: boolean;
  class?: string | undefined;
  children: ComponentChildren;
}

/** A control with its label above, and what is wrong and how to fill it below. */
export function FieldFrame(props: FieldProps) {
  const { id, label, mark, help, error, end, group, children } = props;
  const words = (
    <>
      {label}
      {mark ? <small>{mark}</small> : null}
    </>
  );
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: with a name it is a group.
    <div
      class={`field${error ? " is-wrong" : ""} ${props.class ?? ""}`}
      role={group ? "group" : undefined}
      aria-labelledby={group ? `${id}-label` : undefined}
      aria-describedby={group ? describedBy(id, help, error) : undefined}
    >
      <div class="field-head">
        {group ? (
          <span class="field-label" id={`${id}-label`}>
            {words}
          </span>
        ) : (
          <label for={id}>{words}</label>
        )}
        {end}
      </div>
      {children}
      {error ? (
        <p class="field-error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      ) : null}
      {help ? (
        <p class="field-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** ids of the texts that describe a control. */
export function describedBy(id: string, help?: string, error?: string): string | undefined {
  return [error ? `${id}-error` : "", help ? `${id}-help` : ""].filter(Boolean).join(" ") || undefined;
}

interface TextFieldProps extends Omit<FieldProps, "children" | "group"> {
  value: string;
  onText(text: string): void;
  type?: "text" | "number" | "date" | "url";
  rows?: number;
  required?: boolean;
  maxLength?: number;
  mono?: boolean;
  autoFocus?: boolean;
  placeholder?: string;
}

export function TextField(props: TextFieldProps) {
  const { id, value, onText, type = "text", rows, required, maxLength, mono, autoFocus, placeholder } = props;
  const common = {
    id,
    class: `input${mono ? " input-mono" : ""}`,
    value,
    maxLength,
    required,
    placeholder,
    autocomplete: "off",
    "aria-invalid": props.error ? ("true" as const) : undefined,
    "aria-describedby": describedBy(id, props.help, props.error),
  };
  return (
    <FieldFrame {...props}>
      {rows ? (
        <textarea {...common} rows={rows} onInput={(event) => onText(event.currentTarget.value)} />
      ) : (
        <input
          {...common}
          type={(type === "number" ? "text" : type) as "text"}
          inputMode={type === "number" ? "numeric" : undefined}
          data-focus={autoFocus ? "" : undefined}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
