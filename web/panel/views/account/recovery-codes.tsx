import { me } from "../../app/me.ts";
import { CopyButton } from "../../parts/copy.tsx";
import { Icon } from "../../parts/icon.tsx";
import { ShownOnce } from "../../parts/shown-once.tsx";
import { t } from "../../words/words.ts";

/** The only time that they are shown: the dialog goes once the person says that they are kept. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const text = `${codes.join("\n")}\n`;
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(
    `${t("recovery.file", { email: me.value?.email ?? "" })}\n\n${text}`,
  )}`;
  return (
    <ShownOnce
      title={t("recovery.title")}
      done={t("recovery.kept")}
      onClose={onClose}
      actions={
        <>
          <CopyButton text={text} what={t("recovery.what")} />
          <a class="button button-plain" href={file} download="carnet-recovery-codes.txt">
            <Icon name="download" />
            {t("do.download")}
          </a>
        </>
      }
    >
      <p>{t("recovery.text")}</p>
      <ol class="recovery">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </ShownOnce>
  );
}
