import { useState } from "preact/hooks";
import { aboutOf, note } from "../data/journal.ts";
import { count, shift } from "../data/shift.ts";
import { alarm, succeed, view, work } from "../data/state.ts";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../words/words.ts";
import { usePrintFlow } from "./print-flow.tsx";

const REASONS = ["torn", "lost", "wrong_piece", "unreadable"] as const;

/** Prints one label again; the journal says why. */
export function Again() {
  const [serial, setSerial] = useState<string>();
  const [reason, setReason] = useState<(typeof REASONS)[number]>();
  const close = () => {
    view.value = "main";
  };
  const made = work.value?.made;
  const flow = usePrintFlow(made);
  if (!made) return null;
  const print = async () => {
    const code = made.codes.find((one) => one.serial === serial);
    if (!code || !reason) return;
    let isHanded = false;
    await flow.start([code], () => {
      isHanded = true;
    });
    close();
    if (!isHanded) return;
    const person = shift.value?.person ?? null;
    note([{ ...aboutOf(made, code), action: "printed", person, reason, tag_uid: null }]);
    count("printed", 1);
    if (!alarm.value) succeed();
  };
  return (
    <Sheet title={t("again.title")} wide onClose={close}>
      <h3>{t("again.which")}</h3>
      <div class="serials">
        {made.codes.map((one) => (
          <button
            key={one.serial}
            type="button"
            class="serial"
            aria-pressed={one.serial === serial}
            onClick={() => setSerial(one.serial)}
          >
            {one.serial}
          </button>
        ))}
      </div>
      <h3>{t("again.why")}</h3>
      <div class="reasons">
        {REASONS.map((one) => (
          <button key={one} type="button" aria-pressed={one === reason} onClick={() => setReason(one)}>
            {t(`again.${one}`)}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="primary"
        disabled={!serial || !reason || flow.progress !== undefined}
        onClick={() => void print()}
      >
        {t("again.print", { serial: serial ?? "…" })}
      </button>
    </Sheet>
  );
}
