import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { note } from "../data/journal.ts";
import { Refusal, send } from "../data/request.ts";
import type { Found } from "../data/shapes.ts";
import { shift } from "../data/shift.ts";
import { fail, forget, succeed, view, work } from "../data/state.ts";
import { Supervised } from "../parts/pin.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../words/words.ts";

const REASONS = ["label", "faulty", "lost", "double"] as const;

interface Piece {
  job: string;
  name: string;
  serial: string;
}

/** The piece that is to be voided, once it is known. */
const piece = signal<Piece | undefined>(undefined);
/** What the last scan led to, where it was no piece. */
const strange = signal(false);

/** Voids a piece for good: a supervisor says so, and readers of its code see why. */
export function Void() {
  const [reason, setReason] = useState<(typeof REASONS)[number]>();
  /** What the supervisor is asked about: a scan meanwhile does not change it. */
  const [asked, setAsked] = useState<Piece>();
  const close = () => {
    piece.value = undefined;
    strange.value = false;
    view.value = "main";
  };
  const { value: chosen } = piece;
  const current = work.value?.made;
  const made = current?.job == null ? undefined : { ...current, job: current.job };
  const run = async (supervisor: string | null) => {
    if (!asked || !reason) return;
    const { job, serial } = asked;
    const words = t(`void.${reason}`);
    close();
    try {
      await send("/void", { job, serial, reason: words, supervisor });
      const person = shift.value?.person ?? null;
      note([{ passport: job, serial, action: "voided", person, reason: words, tag_uid: null }]);
      forget(job, serial);
      succeed();
    } catch (fault) {
      fail(t("void.failed", { serial }), fault instanceof Refusal ? fault.message : t("sync.away"));
    }
  };
  return (
    <Sheet title={t("void.title")} wide onClose={close}>
      {chosen ? (
        <p class="void-piece">
          <b class="serial">{chosen.serial}</b>
          <span>{chosen.name}</span>
        </p>
      ) : (
        <p class="lead" role="status">
          {t(strange.value ? "void.strange" : made ? "void.scan_or_choose" : "void.scan")}
        </p>
      )}
      {!chosen && made ? (
        <div class="serials">
          {made.codes.map(({ serial }) => (
            <button
              key={serial}
              type="button"
              class="serial"
              onClick={() => (piece.value = { job: made.job, name: made.name, serial })}
            >
              {serial}
            </button>
          ))}
        </div>
      ) : null}
      {chosen ? (
        <>
          <h3>{t("again.why")}</h3>
          <div class="reasons">
            {REASONS.map((one) => (
              <button key={one} type="button" aria-pressed={one === reason} onClick={() => setReason(one)}>
                {t(`void.${one}`)}
              </button>
            ))}
          </div>
          <p class="note">{t("void.text")}</p>
          <button type="button" class="wrong" disabled={!reason} onClick={() => setAsked(chosen)}>
            {t("void.do", { serial: chosen.serial })}
          </button>
        </>
      ) : null}
      {asked ? (
        <Supervised onDone={(supervisor) => void run(supervisor)} onClose={() => setAsked(undefined)} />
      ) : null}
    </Sheet>
  );
}

/** A scan while a piece is looked for that is to be voided. */
export async function takeVoid(text: string): Promise<void> {
  try {
    const { job, piece: found } = await send<Found>("/scanned", { text });
    strange.value = !job || !found;
    if (job && found) piece.value = { job: job.id, name: job.name, serial: found.serial };
  } catch {
    strange.value = true;
  }
}
