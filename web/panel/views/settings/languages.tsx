import { PAGE_LANGUAGES, type PageLanguage } from "../../../../src/domain/accounts/brand.ts";
import { LOCALES } from "../../../../src/pages/kit/locale.ts";
import { FieldFrame } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import type { LookFields } from "./look-fields.ts";
import { s } from "./words.ts";

/** Which languages readers may choose, and which one they get when none of theirs is among them. */
export function LanguageFields({ fields }: { fields: LookFields }) {
  const { look, canEdit, change } = fields;
  const { languages } = look;
  const offer = (code: PageLanguage, isOffered: boolean) => {
    const next = PAGE_LANGUAGES.filter((one) => (one === code ? isOffered : languages.includes(one)));
    const [first] = next;
    const stays = next.includes(look.default_language) || first === undefined;
    change({ languages: next, ...(stays ? {} : { default_language: first }) });
  };
  return (
    <fieldset class="look-part" disabled={!canEdit}>
      <legend>{s("look.languages")}</legend>
      <p class="quiet">{s("look.languages_text")}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group within a fieldset. */}
      <div class="look-languages" role="group" aria-label={s("look.offered")}>
        {PAGE_LANGUAGES.map((code) => (
          <label key={code} class="choice" lang={LOCALES[code].intl}>
            <input
              type="checkbox"
              checked={languages.includes(code)}
              aria-invalid={languages.length === 0 ? "true" : undefined}
              onChange={(event) => offer(code, event.currentTarget.checked)}
            />
            <span>{LOCALES[code].name}</span>
          </label>
        ))}
      </div>
      {languages.length === 0 ? (
        <p class="field-error" role="alert">
          <Icon name="warning" />
          <span>{s("look.languages_wrong")}</span>
        </p>
      ) : null}
      <FieldFrame id="default-language" label={s("look.default")} class="look-default">
        <select
          id="default-language"
          class="input"
          value={look.default_language}
          onChange={(event) => change({ default_language: event.currentTarget.value as PageLanguage })}
        >
          {languages.map((code) => (
            <option key={code} value={code} lang={LOCALES[code].intl}>
              {LOCALES[code].name}
            </option>
          ))}
        </select>
      </FieldFrame>
    </fieldset>
  );
}
