/** Passkeys: made by the browser or phone, used in place of the password. */
import { useState } from "preact/hooks";
import type * as people from "../../../../src/pages/panel/endpoints/people.ts";
import { outdateSecurity, postMine, type Security } from "../../data/mine.ts";
import { Refusal } from "../../data/refusal.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Question } from "../../parts/question.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { Section } from "../../parts/section.tsx";
import { tell } from "../../parts/toasts.tsx";
import { dateOf, when } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { deviceOf } from "./device.ts";

type Passkey = Security["passkeys"][number];
type Open = "new" | { rename: Passkey } | { remove: Passkey };

export function Passkeys({ security }: { security: Security }) {
  const [open, setOpen] = useState<Open>();
  const { passkeys, passkeys_possible: isPossible } = security;
  const hasThem = isPossible && "PublicKeyCredential" in globalThis;
  const close = () => setOpen(undefined);
  return (
    <Section title={t("passkeys.title")} text={t("passkeys.text")}>
      {passkeys.length === 0 ? (
        <p>{t(hasThem ? "passkeys.none" : isPossible ? "passkeys.no_browser" : "passkeys.not_here")}</p>
      ) : (
        <ul class="entries">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <b>{passkey.name}</b>
                <span>
                  {passkey.last_used === null
                    ? t("passkeys.added", { date: dateOf(passkey.created) })
                    : t("passkeys.used", { date: dateOf(passkey.created), when: when(passkey.last_used) })}
                </span>
              </div>
              <Button kind="bare" onPress={() => setOpen({ rename: passkey })}>
                {t("passkeys.rename")}
                <span class="heard"> {passkey.name}</span>
              </Button>
              <Button kind="bare" onPress={() => setOpen({ remove: passkey })}>
                {t("do.remove")}
                <span class="heard"> {passkey.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasThem ? (
        <div>
          <Button icon="key" onPress={() => setOpen("new")}>
            {t("passkeys.add")}
          </Button>
        </div>
      ) : null}
      {open === "new" ? (
        <NameDialog
          title={t("passkeys.add")}
          text={t("passkeys.add_text")}
          name={deviceOf(navigator.userAgent)}
          words={t("passkeys.add_do")}
          busy={t("passkeys.adding")}
          onName={add}
          onClose={close}
        />
      ) : null}
      {typeof open === "object" && "rename" in open ? (
        <NameDialog
          title={t("passkeys.rename_title", { name: open.rename.name })}
          name={open.rename.name}
          words={t("do.save")}
          busy={t("save.saving")}
          onName={(name) => rename(open.rename.id, name)}
          onClose={close}
        />
      ) : null}
      {typeof open === "object" && "remove" in open ? (
        <Question
          title={t("passkeys.remove_title", { name: open.remove.name })}
          words={t("passkeys.remove_do", { name: open.remove.name })}
          busy={t("save.saving")}
          onDo={() => remove(open.remove)}
          onClose={close}
        >
          {t("passkeys.remove_text")}
        </Question>
      ) : null}
    </Section>
  );
}

async function add(name: string): Promise<void> {
  const { ticket, options } = await withConfirmation(() =>
    postMine<typeof people.offerPasskey>("/me/passkeys/begin"),
  );
  const { startRegistration } = await import("@simplewebauthn/browser");
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
  const response = await startRegistration({ optionsJSON: options as unknown as Options });
  await postMine<typeof people.addPasskey>("/me/passkeys", { ticket, response: { ...response }, name });
  tell(t("passkeys.was_added", { name }));
}

async function rename(id: string, name: string): Promise<void> {
  await postMine<typeof people.renamePasskey>(`/me/passkeys/${id}`, { name });
}

async function remove({ id, name }: Passkey): Promise<void> {
  await withConfirmation(() => postMine<typeof people.removePasskey>(`/me/passkeys/${id}/remove`));
  tell(t("passkeys.was_removed", { name }));
  outdateSecurity();
}

interface NameProps {
  title: string;
  text?: string;
  name: string;
  words: string;
  busy: string;
  onName(name: string): Promise<void>;
  onClose(): void;
}

/** Asks for the name that a passkey stands under. */
function NameDialog(props: NameProps) {
  const { title, text, words, busy, onName, onClose } = props;
  const [name, setName] = useState(props.name);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (name.trim() === "") {
      setError(t("passkeys.name_missing"));
      return document.getElementById("passkey-name")?.focus();
    }
    setBusy(true);
    setError(undefined);
    try {
      await onName(name.trim());
      outdateSecurity();
      onClose();
    } catch (fault) {
      setBusy(false);
      // The browser's own refusals: somebody stopped it, or the device has one already.
      setError(fault instanceof Refusal ? sentenceOf(fault) : t("passkeys.failed"));
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm onSubmit={() => void run()}>
        {text ? <p>{text}</p> : null}
        <TextField
          id="passkey-name"
          label={t("passkeys.name")}
          help={t("passkeys.name_help")}
          value={name}
          onText={setName}
          error={error}
          maxLength={80}
          required
          autoFocus
        />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={isBusy ? busy : undefined}>
            {words}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}
