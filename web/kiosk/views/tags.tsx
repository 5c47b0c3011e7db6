import { useEffect, useRef, useState } from "preact/hooks";
import { boxWriter, hadReader, ReaderRefused, reader, watchReader } from "../data/box-reader.ts";
import { note, show } from "../data/journal.ts";
import type { Code } from "../data/shapes.ts";
import { count, shift } from "../data/shift.ts";
import { alarm, fail, kiosk, setWork, succeed, type Work, work } from "../data/state.ts";
import { findPhoneWriter, type TagStep, type TagWriter } from "../data/tag-writers.ts";
import { Icon } from "../parts/icon.tsx";
import { Ornament } from "../parts/ornament.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { refusalWords, t } from "../words/words.ts";

/** Tags, one after the other, until all are written or somebody stops. */
export function Tags({ current, next }: { current: Work; next: Code | undefined }) {
  const [step, setStep] = useState<TagStep>();
  const [isWriting, setWriting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // For the work at hand: nobody locks tags because somebody before wanted it.
  const [lock, setLock] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const isBox = kiosk.value != null && kiosk.value.sync !== null;
  useEffect(() => (isBox ? watchReader() : undefined), [isBox]);
  useEffect(() => () => stop.current?.abort(), []);
  const writer: TagWriter | undefined = isBox && reader.value?.name ? boxWriter : findPhoneWriter();
  const isAside = !writer && !hadReader.value;
  const left = current.made.codes.length - current.done;
  const serial = next?.serial ?? "";
  const running = useRef(false);
  /** Said yes to: the box writes on, a phone begins again. */
  const overwrite = (uid: string | null) => {
    writer?.overwrite(uid);
    if (!running.current) void write();
  };
  const write = async () => {
    const { made, done } = work.value ?? current;
    if (!writer) return;
    stop.current = new AbortController();
    setWriting(true);
    running.current = true;
    try {
      const wanted = { made, codes: made.codes.slice(done), lock, stop: stop.current.signal };
      for await (const one of writer.write(wanted)) {
        setStep(one);
        take(made, one, overwrite);
      }
    } catch (fault) {
      const code = fault instanceof ReaderRefused ? fault.code : null;
      const said = fault instanceof Error && fault.message !== "" ? fault.message : t("sync.away");
      fail(t("work.nfc_broken"), refusalWords(code) ?? said);
    }
    running.current = false;
    setStep(undefined);
    setWriting(false);
  };
  return (
    <>
      <section class={`card tags ${isAside ? "is-aside" : ""}`}>
        <Ornament />
        <span class="tag-sign">
          <Icon name="tag" />
        </span>
        <h2>{t("work.nfc")}</h2>
        <p aria-live="polite">
          {isWriting
            ? wordsOf(step, serial)
            : writer
              ? t("work.nfc_text")
              : isBox
                ? refusalWords(reader.value?.refusal ?? null)
                : t("work.nfc_none")}
        </p>
        {writer?.canLock && left > 0 && !isWriting ? (
          <button
            type="button"
            class="lock"
            aria-pressed={lock}
            onClick={() => (lock ? setLock(false) : setAsking(true))}
          >
            <Icon name={lock ? "locked" : "unlocked"} />
            {t(lock ? "work.nfc_locks" : "work.nfc_lock")}
          </button>
        ) : null}
        {left === 0 ? null : isWriting ? (
          <button type="button" onClick={() => stop.current?.abort()}>
            {t("work.nfc_stop")}
          </button>
        ) : writer ? (
          <button type="button" onClick={() => void write()}>
            {t("work.nfc_start", { serial })}
          </button>
        ) : isBox && reader.value && !isAside ? (
          <button type="button" disabled>
            {t("work.nfc_no_reader")}
          </button>
        ) : null}
      </section>
      {isAsking ? (
        <Sheet title={t("work.nfc_lock")} onClose={() => setAsking(false)}>
          <p class="lead">{t("work.nfc_lock_text")}</p>
          <button
            type="button"
            class="wrong"
            onClick={() => {
              setLock(true);
              setAsking(false);
            }}
          >
            {t("work.nfc_lock_yes")}
          </button>
          <button type="button" class="primary" onClick={() => setAsking(false)}>
            {t("work.nfc_lock_no")}
          </button>
        </Sheet>
      ) : null}
    </>
  );
}

function wordsOf(step: TagStep | undefined, serial: string): string {
  if (step?.step === "interrupted") return refusalWords(step.code) ?? t("work.nfc_wait", { serial });
  if (step?.step === "again") return t("work.nfc_again");
  if (step?.step === "written" || step?.step === "refused") return t("work.nfc_take");
  return t(step?.step === "found" ? "work.nfc_found" : "work.nfc_wait", { serial });
}

/** Notes what became of a tag, and goes on after one that was written. */
function take(made: Work["made"], step: TagStep, overwrite: (uid: string | null) => void): void {
  if (step.step === "written") {
    keepEntry(made, step);
    count("written", 1);
    const current = work.value;
    // As it is now: a piece of it may have been voided since the writing began.
    if (current?.made.id === made.id && current.made.codes[current.done]?.serial === step.serial)
      setWork({ made: current.made, done: current.done + 1 });
    // Whoever laid the next tag down has seen what was wrong with the one before.
    alarm.value = undefined;
    succeed();
  }
  if (step.step === "refused") {
    if (step.entry !== null) {
      keepEntry(made, step);
      count("failed", 1);
    }
    const { serial, code, holds, uid } = step;
    if (code !== "foreign_content")
      fail(t("work.nfc_failed", { serial }), refusalWords(code) ?? t("work.nfc_failed_text"));
    else
      fail(
        t("work.nfc_full"),
        holds ? t("work.nfc_full_address", { address: holds }) : t("work.nfc_full_other"),
        { words: t("work.nfc_overwrite", { serial }), run: () => overwrite(uid) },
      );
  }
}

function keepEntry(made: Work["made"], step: Extract<TagStep, { step: "written" | "refused" }>): void {
  if (step.entry) {
    show([step.entry]);
    return;
  }
  const isWritten = step.step === "written";
  note([
    {
      passport: made.job,
      serial: step.serial,
      action: isWritten ? "written" : "failed",
      person: shift.value?.person ?? null,
      reason: isWritten ? step.reason : (step.code ?? "tag"),
      tag_uid: step.uid,
    },
  ]);
}
