import { useState } from "preact/hooks";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";

/** Characters of a reason at most. */
const MOST = 300;

interface ReasonDialogProps {
  title: string;
  text: string;
  help: string;
  /** What the button says, and while it works. */
  words: string;
  busyWords: string;
  /** May be refused: then the dialog stays, with what was typed. */
  run(reason: string): Promise<void>;
  onClose(): void;
}

/** Asks why before something that cannot be undone. */
export function ReasonDialog({ title, text, help, words, busyWords, run, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setAsked(true);
    if (reason.trim() === "") return document.getElementById("after-reason")?.focus();
    setBusy(true);
    try {
      await run(reason.trim());
      onClose();
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        class="dialog-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{text}</p>
        <ReasonField
          reason={reason}
          onReason={setReason}
          help={help}
          isMissing={asked && reason.trim() === ""}
        />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("after.keep")}</Button>
          <Button kind="danger" submit busy={busy ? busyWords : undefined}>
            {words}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

interface ReasonFieldProps {
  reason: string;
  onReason(text: string): void;
  help: string;
  isMissing: boolean;
}

function ReasonField({ reason, onReason, help, isMissing }: ReasonFieldProps) {
  return (
    <TextField
      id="after-reason"
      label={t("withdraw.reason")}
      help={help}
      value={reason}
      onText={onReason}
      error={isMissing ? t("after.reason_missing") : undefined}
      rows={2}
      maxLength={MOST}
      required
      autoFocus
    />
  );
}
