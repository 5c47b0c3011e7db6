/** Asks again who somebody is before what the server does only for those who have just proved it. */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type * as people from "../../../src/pages/panel/endpoints/people.ts";
import { me } from "../app/me.ts";
import { Refusal } from "../data/refusal.ts";
import { ask } from "../data/request.ts";
import { sentenceOf } from "../data/sentence.ts";
import type { Answer } from "../data/shapes.ts";
import { t } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Dialog, DialogForm } from "./dialog.tsx";
import { describedBy, FieldFrame } from "./field.tsx";

interface Question {
  answer(isConfirmed: boolean): void;
}

const asked = signal<Question | undefined>();

/**
 * Runs a request; refused because its person must confirm who they are, it asks them and runs once more.
 * @throws Refusal reauthentication_required when they would not; whatever else the request throws
 */
export async function withConfirmation<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.code !== "reauthentication_required") throw fault;
    const isConfirmed = await new Promise<boolean>((answer) => {
      asked.value?.answer(false);
      asked.value = { answer };
    });
    asked.value = undefined;
    if (!isConfirmed) throw fault;
  }
  return run();
}

/** Where the question appears; stands once in the panel. */
export function Reauthenticate() {
  return asked.value ? (
    <div class="confirm">
      <ConfirmDialog answer={asked.value.answer} />
    </div>
  ) : null;
}

function ConfirmDialog({ answer }: Question) {
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState<"password" | "passkey">();
  const hasPasskey = useHasPasskey();
  const cancel = () => answer(false);
  const confirm = async () => {
    if (busy) return;
    setFault(password === "" ? t("confirm.password_missing") : undefined);
    if (password === "") return focusPassword();
    setBusy("password");
    try {
      await send("/panel/api/session/confirm", { password });
      answer(true);
    } catch (thrown) {
      const isWrong = thrown instanceof Refusal && thrown.code === "sign_in_failed";
      setFault(isWrong ? t("confirm.password_wrong") : sentenceOf(thrown));
      setBusy(undefined);
      focusPassword();
    }
  };
  const usePasskey = async () => {
    setFault(undefined);
    setBusy("passkey");
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      type Offer = { ticket: string; options: Parameters<typeof startAuthentication>[0]["optionsJSON"] };
      const { ticket, options } = await send<Offer>("/panel/api/session/passkey/begin", {});
      const response = await startAuthentication({ optionsJSON: options });
      await send("/panel/api/session/confirm/passkey", { ticket, response });
      answer(true);
    } catch (thrown) {
      const isTooOften = thrown instanceof Refusal && thrown.code === "rate_limited";
      setFault(isTooOften ? sentenceOf(thrown) : t("confirm.passkey_failed"));
      setBusy(undefined);
    }
  };
  return (
    <Dialog title={t("confirm.title")} hasDraft={false} onClose={cancel}>
      <DialogForm onSubmit={() => void confirm()}>
        <p>{t("confirm.text")}</p>
        <input
          class="heard"
          type="text"
          autocomplete="username"
          value={me.value?.email}
          tabIndex={-1}
          readOnly
          aria-hidden="true"
        />
        <FieldFrame id="confirm-password" label={t("confirm.password")} error={fault}>
          <input
            id="confirm-password"
            class="input"
            type="password"
            autocomplete="current-password"
            data-focus=""
            value={password}
            aria-invalid={fault ? "true" : undefined}
            aria-describedby={describedBy("confirm-password", undefined, fault)}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </FieldFrame>
        <footer class="dialog-foot">
          {hasPasskey ? (
            <Button
              kind="bare"
              icon="key"
              busy={busy === "passkey" ? t("confirm.passkey_busy") : undefined}
              onPress={usePasskey}
            >
              {t("confirm.passkey")}
            </Button>
          ) : null}
          <Button onPress={cancel}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy === "password" ? t("confirm.busy") : undefined}>
            {t("confirm.do")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}

function focusPassword(): void {
  document.getElementById("confirm-password")?.focus();
}

/** Whether there is a passkey to offer; where that cannot be read the password does. */
function useHasPasskey(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!("PublicKeyCredential" in globalThis)) return;
    ask<Answer<typeof people.getSecurity>>("/panel/api/me/security").then(
      ({ passkeys }) => setHas(passkeys.length > 0),
      () => undefined,
    );
  }, []);
  return has;
}

function send<T>(path: string, body: object): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
