import { useState } from "preact/hooks";
import { Refusal, send } from "../data/request.ts";
import { kiosk } from "../data/state.ts";
import { t } from "../words/words.ts";
import { NumberPad } from "./number-pad.tsx";
import { Sheet } from "./sheet.tsx";

const LONGEST = 12;

/**
 * Does something that not everybody may do: asks for a supervisor's PIN where the kiosk has one.
 * @param onDone is given what stands for the PIN; null where none is needed
 */
export function Supervised({
  onDone,
  onClose,
}: {
  onDone(supervisor: string | null): void;
  onClose(): void;
}) {
  const [pin, setPin] = useState("");
  const [fault, setFault] = useState("");
  if (!kiosk.value?.has_pin) {
    queueMicrotask(() => onDone(null));
    return null;
  }
  const confirm = async () => {
    try {
      onDone((await send<{ supervisor: string }>("/supervise", { pin })).supervisor);
    } catch (thrown) {
      setPin("");
      setFault(thrown instanceof Refusal && thrown.code === "rate_limited" ? thrown.message : t("pin.wrong"));
    }
  };
  return (
    <Sheet title={t("pin.title")} onClose={onClose}>
      <p class="pin">
        <span class="unseen">{t("pin.label")}</span>
        {"•".repeat(pin.length)}
      </p>
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
      <NumberPad value={pin} longest={LONGEST} onChange={setPin} />
      <button type="button" class="primary" disabled={pin.length < 4} onClick={() => void confirm()}>
        {t("ok")}
      </button>
    </Sheet>
  );
}
