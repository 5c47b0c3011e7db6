import { useEffect, useRef, useState } from "preact/hooks";
import { boxWriter, ReaderRefused, reader, watchReader } from "../data/box-reader.ts";
import { note, show } from "../data/journal.ts";
import { findPhoneWriter, type TagStep, type TagWriter } from "../data/printing.ts";
import type { Code } from "../data/shapes.ts";
import { count, shift } from "../data/shift.ts";
import { alarm, fail, kiosk, setWork, succeed, type Work, work } from "../data/state.ts";
import { Icon } from "../parts/icon.tsx";
import { Ornament } from "../parts/ornament.tsx";
import { refusalWords, t } from "../words/words.ts";

/** Tags, one after the other, until all are written or somebody stops. */
export function Tags({ current, next }: { current: Work; next: Code | undefined }) {
  const [step, setStep] = useState<TagStep>();
  const [isWriting, setWriting] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const isBox = kiosk.value != null && kiosk.value.sync !== null;
  useEffect(() => (isBox ? watchReader() : undefined), [isBox]);
  useEffect(() => () => stop.current?.abort(), []);
  const writer: TagWriter | undefined = isBox && reader.value?.name ? boxWriter : findPhoneWriter();
  const left = current.made.codes.length - current.done;
  const serial = next?.serial ?? "";
  const write = async () => {
    const { made, done } = current;
    if (!writer) return;
    stop.current = new AbortController();
    setWriting(true);
    try {
      for await (const one of writer.write(made, made.codes.slice(done), stop.current.signal)) {
        setStep(one);
        take(made, one);
      }
    } catch (fault) {
      const code = fault instanceof ReaderRefused ? fault.code : null;
      const said = fault instanceof Error && fault.message !== "" ? fault.message : t("sync.away");
      fail(t("work.nfc_broken"), refusalWords(code) ?? said);
    }
    setStep(undefined);
    setWriting(false);
  };
  return (
    <section class="card tags">
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
      {left === 0 ? null : isWriting ? (
        <button type="button" onClick={() => stop.current?.abort()}>
          {t("work.nfc_stop")}
        </button>
      ) : writer ? (
        <button type="button" onClick={() => void write()}>
          {t("work.nfc_start", { serial })}
        </button>
      ) : isBox && reader.value ? (
        <button type="button" disabled>
          {t("work.nfc_no_reader")}
        </button>
      ) : null}
      <p class="unseen">{kiosk.value?.name}</p>
    </section>
  );
}

function wordsOf(step: TagStep | undefined, serial: string): string {
  if (step?.step === "interrupted") return refusalWords(step.code) ?? t("work.nfc_wait", { serial });
  if (step?.step === "written" || step?.step === "refused") return t("work.nfc_take");
  return t(step?.step === "found" ? "work.nfc_found" : "work.nfc_wait", { serial });
}

/** Notes what became of a tag, and goes on after one that was written. */
function take(made: Work["made"], step: TagStep): void {
  if (step.step === "written") {
    keepEntry(made, step);
    count("written", 1);
    const current = work.value;
    if (current?.made.id === made.id && made.codes[current.done]?.serial === step.serial)
      setWork({ made, done: current.done + 1 });
    // Whoever laid the next tag down has seen what was wrong with the one before.
    alarm.value = undefined;
    succeed();
  }
  if (step.step === "refused") {
    if (step.entry !== null) {
      keepEntry(made, step);
      count("failed", 1);
    }
    const { serial } = step;
    fail(t("work.nfc_failed", { serial }), refusalWords(step.code) ?? t("work.nfc_failed_text"));
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
      reason: isWritten ? null : "tag",
      tag_uid: isWritten ? step.uid : null,
    },
  ]);
}
