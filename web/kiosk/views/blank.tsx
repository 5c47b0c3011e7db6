import { useState } from "preact/hooks";
import { Refusal, send } from "../data/request.ts";
import type { MadeCodes } from "../data/shapes.ts";
import { count, shift } from "../data/shift.ts";
import { fail, leaveWork, quantity, setWork, succeed, view } from "../data/state.ts";
import { Counter } from "../parts/counter.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../words/words.ts";

/** The same key goes with what is sent again after nothing answered. */
let attempt: { pieces: number; key: string } | undefined;

/** Labels that are printed before anybody knows for what: how many. */
export function Blank() {
  const [isBusy, setBusy] = useState(false);
  const pieces = quantity.value;
  const close = () => {
    view.value = "main";
  };
  const make = async () => {
    if (isBusy) return;
    setBusy(true);
    if (attempt?.pieces !== pieces) attempt = { pieces, key: crypto.randomUUID() };
    try {
      const body = { quantity: pieces, person: shift.value?.person ?? null };
      const made = await send<MadeCodes>("/blanks", body, attempt.key);
      attempt = undefined;
      count("made", made.codes.length);
      leaveWork();
      setWork({ made, done: 0 });
      close();
      succeed();
    } catch (fault) {
      if (fault instanceof Refusal) attempt = undefined;
      close();
      fail(t("make.failed"), fault instanceof Refusal ? fault.message : t("make.unreachable"));
    }
  };
  return (
    <Sheet title={t("blank.title")} onClose={close}>
      <p class="lead">{t("blank.text")}</p>
      <Counter />
      <button type="button" class="primary" aria-busy={isBusy} onClick={() => void make()}>
        {isBusy ? t("make.busy") : t("blank.make", { count: pieces })}
      </button>
    </Sheet>
  );
}
