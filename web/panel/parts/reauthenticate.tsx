/** What is worth more than a session that somebody left open asks its person once more who they are. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type * as people from "../../../src/pages/panel/endpoints/people.ts";
import { me } from "../app/me.ts";
import { postMine, useSecurity } from "../data/mine.ts";
import { NotConfirmed, Refusal } from "../data/refusal.ts";
import { sentenceOf } from "../data/sentence.ts";
import { t } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { PasswordField } from "./password-field.tsx";

interface Asking {
  done(): void;
  stopped(): void;
}

const asking = signal<Asking | undefined>();
/** Several requests that wait for the same answer. */
let waiting: Promise<void> | undefined;

/**
 * Runs a request; when the server wants to know first that it is really them, asks the person and runs it again.
 * @throws NotConfirmed when they would not say, and whatever `run` throws
 */
export async function withConfirmation<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.code !== "reauthentication_required") throw fault;
  }
  await confirmed();
  return run();
}

function confirmed(): Promise<void> {
  waiting ??= new Promise<void>((resolve, reject) => {
    asking.value = { done: resolve, stopped: () => reject(new NotConfirmed()) };
  }).finally(() => {
    asking.value = undefined;
    waiting = undefined;
  });
  return waiting;
}

/** The dialog, drawn while somebody is asked. */
export function Reauthentication() {
  return asking.value ? <Ask {...asking.value} /> : null;
}

function Ask({ done, stopped }: Asking) {
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<"password" | "passkey">();
  const hasPasskey = (useSecurity().value?.passkeys.length ?? 0) > 0;
  const say = (words: string) => {
    setBusy(undefined);
    setError(words);
    document.getElementById("confirm-password")?.focus();
  };
  const byPassword = async () => {
    if (password === "") return say(t("confirm.password_missing"));
    setBusy("password");
    try {
      await postMine<typeof people.confirmPassword>("/session/confirm", { password });
      done();
    } catch (fault) {
      const isWrong = fault instanceof Refusal && fault.code === "sign_in_failed";
      say(isWrong ? t("confirm.password_wrong") : sentenceOf(fault));
    }
  };
  const byPasskey = async () => {
    setBusy("passkey");
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const { ticket, options } = await postMine<typeof people.challengePasskey>("/session/passkey/begin");
      type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];
      const response = await startAuthentication({ optionsJSON: options as unknown as Options });
      await postMine<typeof people.confirmPasskey>("/session/confirm/passkey", {
        ticket,
        response: { ...response },
      });
      done();
    } catch (fault) {
      say(fault instanceof Refusal ? sentenceOf(fault) : t("confirm.passkey_failed"));
    }
  };
  return (
    <Dialog title={t("confirm.title")} onClose={stopped}>
      <form
        class="dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void byPassword();
        }}
      >
        <p>{t("confirm.text")}</p>
        <input type="hidden" name="username" autocomplete="username" value={me.value?.email ?? ""} />
        <PasswordField
          id="confirm-password"
          label={t("confirm.password")}
          value={password}
          onText={setPassword}
          error={error}
          kind="current"
          autoFocus
        />
        <footer class="dialog-foot">
          {hasPasskey ? (
            <Button
              icon="key"
              busy={busy === "passkey" ? t("confirm.passkey_busy") : undefined}
              onPress={byPasskey}
            >
              {t("confirm.passkey")}
            </Button>
          ) : null}
          <Button onPress={stopped}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy === "password" ? t("confirm.busy") : undefined}>
            {t("confirm.do")}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
