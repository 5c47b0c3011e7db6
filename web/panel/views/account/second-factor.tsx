/** Codes of an app beside the password: set up with a code to scan, taken away, and recovery codes for who lost the phone. */
import { useState } from "preact/hooks";
import type * as people from "../../../../src/pages/panel/endpoints/people.ts";
import { outdateSecurity, postMine, type Security } from "../../data/mine.ts";
import { Refusal } from "../../data/refusal.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Question } from "../../parts/question.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { Section } from "../../parts/section.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

type Offer = Answer<typeof people.offerTotp>;
type Open = { offer: Offer } | { codes: readonly string[] } | "renew" | "remove";

export function SecondFactor({ security }: { security: Security }) {
  const [open, setOpen] = useState<Open>();
  const [busy, setBusy] = useState(false);
  const close = () => {
    setOpen(undefined);
    outdateSecurity();
  };
  const begin = async () => {
    setBusy(true);
    try {
      const offer = await withConfirmation(() => postMine<typeof people.offerTotp>("/me/totp/begin"));
      setOpen({ offer });
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  const renew = async () => {
    const { codes } = await withConfirmation(() =>
      postMine<typeof people.renewRecoveryCodes>("/me/recovery-codes"),
    );
    // The question closes itself first.
    setTimeout(() => setOpen({ codes }));
  };
  const remove = async () => {
    await withConfirmation(() => postMine<typeof people.removeTotp>("/me/totp/remove"));
    tell(t("totp.removed"));
  };
  return (
    <Section title={t("totp.title")} text={t("totp.text")}>
      {security.totp ? (
        <>
          <p class="ticked">
            <Icon name="tick" />
            {t("totp.on")}
          </p>
          <p class="quiet">{t("totp.left", { count: security.recovery_codes_left })}</p>
          <div class="section-actions">
            <Button onPress={() => setOpen("renew")}>{t("totp.renew")}</Button>
            <Button kind="danger" onPress={() => setOpen("remove")}>
              {t("totp.remove")}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t("totp.off")}</p>
          <div>
            <Button busy={busy ? t("state.loading") : undefined} onPress={begin}>
              {t("totp.set_up")}
            </Button>
          </div>
        </>
      )}
      {typeof open === "object" && "offer" in open ? (
        <SetUp offer={open.offer} onClose={close} onDone={(codes) => setOpen({ codes })} />
      ) : null}
      {typeof open === "object" && "codes" in open ? (
        <RecoveryCodes codes={open.codes} onClose={close} />
      ) : null}
      {open === "renew" ? (
        <Question
          title={t("totp.renew_title")}
          words={t("totp.renew_do")}
          busy={t("save.saving")}
          onDo={renew}
          onClose={close}
        >
          {t("totp.renew_text")}
        </Question>
      ) : null}
      {open === "remove" ? (
        <Question
          title={t("totp.remove_title")}
          words={t("totp.remove_do")}
          busy={t("save.saving")}
          onDo={remove}
          onClose={close}
        >
          {t("totp.remove_text")}
        </Question>
      ) : null}
    </Section>
  );
}

interface SetUpProps {
  offer: Offer;
  onClose(): void;
  onDone(codes: readonly string[]): void;
}

/** The secret as a code to scan and as letters to type, and the first code of the app. */
function SetUp({ offer, onClose, onDone }: SetUpProps) {
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const say = (words: string) => {
    setBusy(false);
    setError(words);
    document.getElementById("totp-code")?.focus();
  };
  const enable = async () => {
    const typed = code.replace(/\s/g, "");
    if (!/^\d{6}$/.test(typed)) return say(t("totp.code_missing"));
    setBusy(true);
    try {
      const { codes } = await withConfirmation(() =>
        postMine<typeof people.enableTotp>("/me/totp", { ticket: offer.ticket, code: typed }),
      );
      onDone(codes);
    } catch (fault) {
      if (!(fault instanceof Refusal)) return say(sentenceOf(fault));
      say(
        fault.param === "code"
          ? t("totp.code_wrong")
          : fault.param === "ticket"
            ? t("totp.too_late")
            : sentenceOf(fault),
      );
    }
  };
  const letters = offer.secret.match(/.{1,4}/g)?.join(" ") ?? offer.secret;
  return (
    <Dialog title={t("totp.set_up_title")} onClose={onClose}>
      <DialogForm onSubmit={() => void enable()}>
        <p>{t("totp.scan")}</p>
        <div class="totp-offer">
          <img
            class="totp-picture"
            src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
            width="200"
            height="200"
            alt={t("totp.picture")}
          />
          <div>
            <p class="field-help">{t("totp.type")}</p>
            <p class="secret">
              <code>{letters}</code>
              <CopyButton text={offer.secret} what={t("totp.secret")} />
            </p>
          </div>
        </div>
        <TextField
          id="totp-code"
          label={t("totp.code")}
          help={t("totp.code_help")}
          value={code}
          onText={setCode}
          error={error}
          type="number"
          maxLength={12}
          autoFocus
        />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? t("save.saving") : undefined}>
            {t("totp.enable")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}
