import { t } from "../words/words.ts";
import { Button } from "./button.tsx";
import { tell, tellFault } from "./toasts.tsx";

/** Puts a text on the clipboard. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = () => {
    // Without HTTPS browsers offer no clipboard.
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject();
    done.then(
      () => tell(t("do.copied", { what })),
      () => tellFault(t("fault.clipboard")),
    );
  };
  return (
    <Button kind="bare" icon="copy" iconOnly onPress={copy}>
      {t("do.copy", { what })}
    </Button>
  );
}
