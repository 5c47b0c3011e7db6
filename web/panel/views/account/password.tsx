import { useState } from "preact/hooks";
import type * as people from "../../../../src/pages/panel/endpoints/people.ts";
import { me } from "../../app/me.ts";
import { outdateSecurity, postMine } from "../../data/mine.ts";
import { Refusal } from "../../data/refusal.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { PasswordField } from "../../parts/password-field.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";

/** Characters that a password has at least, as the server wants it. */
const LEAST = 8;

type Faults = { current?: string; password?: string };

/** The old password and a new one; all other sessions end. */
export function PasswordDialog({ onClose }: { onClose(): void }) {
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const show = (found: Faults) => {
    setFaults(found);
    if (found.current ?? found.password)
      document.getElementById(found.current ? "password-current" : "password-new")?.focus();
  };
  const change = async () => {
    const found: Faults = {};
    if (current === "") found.current = t("password.current_missing");
    if ([...password].length < LEAST) found.password = t("password.short", { least: LEAST });
    show(found);
    if (found.current ?? found.password) return;
    setBusy(true);
    try {
      await postMine<typeof people.changePassword>("/me/password", { current, password });
      outdateSecurity();
      tell(t("password.changed"));
      onClose();
    } catch (fault) {
      setBusy(false);
      if (!(fault instanceof Refusal)) return tellFault(sentenceOf(fault));
      if (fault.code === "sign_in_failed") return show({ current: t("confirm.password_wrong") });
      if (fault.param !== "password") return tellFault(sentenceOf(fault));
      show({ password: t("password.weak") });
    }
  };
  return (
    <Dialog title={t("account.password_title")} onClose={onClose}>
      <DialogForm onSubmit={() => void change()}>
        <input type="hidden" name="username" autocomplete="username" value={me.value?.email ?? ""} />
        <PasswordField
          id="password-current"
          label={t("password.current")}
          kind="current"
          value={current}
          onText={setCurrent}
          error={faults.current}
          autoFocus
        />
        <PasswordField
          id="password-new"
          label={t("password.new")}
          help={t("password.help", { least: LEAST })}
          kind="new"
          value={password}
          onText={setPassword}
          error={faults.password}
        />
        <p class="field-help">{t("password.others")}</p>
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? t("save.saving") : undefined}>
            {t("password.do")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}
