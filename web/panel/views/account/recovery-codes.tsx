import { useState } from "preact/hooks";
import { me } from "../../app/me.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Icon } from "../../parts/icon.tsx";
import { t } from "../../words/words.ts";

/** The only time that they are shown: the dialog goes once the person says that they are kept. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const [asks, setAsks] = useState(false);
  const text = `${codes.join("\n")}\n`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(
    `${t("recovery.file", { email: me.value?.email ?? "" })}\n\n${text}`,
  )}`;
  return (
    <Dialog title={t("recovery.title")} onClose={() => setAsks(true)}>
      <div class="dialog-body">
        <p>{t("recovery.text")}</p>
        <ol class="recovery">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        {asks ? (
          <p class="field-error" role="alert">
            <Icon name="warning" />
            <span>{t("recovery.once")}</span>
          </p>
        ) : null}
        <footer class="dialog-foot">
          <CopyButton text={text} what={t("recovery.what")} />
          <a class="button button-plain" href={file} download="carnet-recovery-codes.txt">
            <Icon name="download" />
            {t("do.download")}
          </a>
          <Button kind="primary" onPress={onClose}>
            {t("recovery.kept")}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
