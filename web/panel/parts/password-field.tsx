import { useState } from "preact/hooks";
import { t } from "../words/words.ts";
import { describedBy, FieldFrame } from "./field.tsx";

interface PasswordFieldProps {
  id: string;
  label: string;
  value: string;
  onText(text: string): void;
  /** What a manager of passwords fills in. */
  kind: "current" | "new";
  help?: string;
  error?: string | undefined;
  autoFocus?: boolean;
}

/** A password, which can be shown while one types. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, value, onText, kind, help, error, autoFocus } = props;
  const [isShown, setShown] = useState(false);
  const end = (
    <button type="button" class="link" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      {t("password.show")}
    </button>
  );
  return (
    <FieldFrame id={id} label={label} help={help} error={error} end={end}>
      <input
        id={id}
        class="input"
        type={(isShown ? "text" : "password") as "password"}
        autocomplete={`${kind}-password`}
        autocapitalize="none"
        spellcheck={false}
        maxLength={1024}
        required
        value={value}
        data-focus={autoFocus ? "" : undefined}
        aria-invalid={error ? "true" : undefined}
        aria-describedby={describedBy(id, help, error)}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
