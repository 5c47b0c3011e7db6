/** The person's own account: who they are, how they sign in, and where they are signed in. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { LOCALES } from "../../../src/pages/kit/locale.ts";
import type * as people from "../../../src/pages/panel/endpoints/people.ts";
import { me } from "../app/me.ts";
import { Bar } from "../app/shell.tsx";
import { chooseTheme, THEMES, theme } from "../app/theme.ts";
import { useTitle } from "../app/title.ts";
import { postMine, useSecurity } from "../data/mine.ts";
import { sentenceOf } from "../data/sentence.ts";
import { Button } from "../parts/button.tsx";
import { FieldFrame, TextField } from "../parts/field.tsx";
import { Section } from "../parts/section.tsx";
import { Broken, Loading } from "../parts/states.tsx";
import { tell, tellFault } from "../parts/toasts.tsx";
import { language, PANEL_LANGUAGES, speak } from "../words/language.ts";
import { t } from "../words/words.ts";
import { Passkeys } from "./account/passkeys.tsx";
import { PasswordDialog } from "./account/password.tsx";
import { SecondFactor } from "./account/second-factor.tsx";
import { Sessions } from "./account/sessions.tsx";

export default function Account() {
  useTitle(t("nav.account"));
  const [changes, setChanges] = useState(false);
  return (
    <>
      <Bar />
      <div class="page-head">
        <div class="page-first">
          <h1>{t("nav.account")}</h1>
        </div>
        <p class="page-note">{me.value?.email}</p>
      </div>
      <div class="page sections">
        <Profile />
        <Section title={t("account.password")} text={t("account.password_text")}>
          <div>
            <Button onPress={() => setChanges(true)}>{t("account.password_change")}</Button>
          </div>
          {changes ? <PasswordDialog onClose={() => setChanges(false)} /> : null}
        </Section>
        <Protection />
      </div>
    </>
  );
}

function Profile() {
  const known = me.value?.name ?? "";
  const [name, setName] = useState(known);
  const [busy, setBusy] = useState(false);
  const isChanged = name.trim() !== known;
  const save = async () => {
    if (!isChanged) return;
    setBusy(true);
    try {
      me.value = await postMine<typeof people.changeMe>("/me", { name: name.trim() });
      tell(t("account.name_saved"));
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  return (
    <Section title={t("account.you")} text={t("account.you_text")}>
      <form
        class="section-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          id="account-name"
          label={t("account.name")}
          help={t("account.name_help")}
          value={name}
          onText={setName}
          maxLength={120}
        />
        {isChanged ? (
          <div>
            <Button kind="primary" submit busy={busy ? t("save.saving") : undefined}>
              {t("do.save")}
            </Button>
          </div>
        ) : null}
      </form>
      <div class="field-pair">
        <Choice
          id="account-language"
          label={t("person.language")}
          value={language}
          options={PANEL_LANGUAGES.map((code) => [code, LOCALES[code].name])}
          onChoose={(code) => speak(PANEL_LANGUAGES.find((one) => one === code) ?? language)}
        />
        <Choice
          id="account-theme"
          label={t("person.theme")}
          value={theme.value}
          options={THEMES.map((one) => [one, t(`theme.${one}`)])}
          onChoose={(wanted) => chooseTheme(THEMES.find((one) => one === wanted) ?? theme.value)}
        />
      </div>
      <p class="field-help">{t("account.device")}</p>
    </Section>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  options: readonly (readonly [string, ComponentChildren])[];
  onChoose(value: string): void;
}

function Choice({ id, label, value, options, onChoose }: ChoiceProps) {
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} class="input" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** What the server must be asked about. */
function Protection() {
  const { value, fault, reload } = useSecurity();
  if (!value) return fault ? <Broken fault={fault} onAgain={reload} /> : <Loading rows={4} />;
  return (
    <>
      <SecondFactor security={value} />
      <Passkeys security={value} />
      <Sessions sessions={value.sessions} />
    </>
  );
}
