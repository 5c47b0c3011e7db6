import { useState } from "preact/hooks";
import { numberAfter, sequentialSerial } from "../../../src/formats/serial.ts";
import { Refusal, send } from "../data/request.ts";
import type { Job, MadeCodes } from "../data/shapes.ts";
import { count, shift } from "../data/shift.ts";
import { chosen, fail, loadJobs, quantity, setQuantity, setWork, succeed } from "../data/state.ts";
import { CodePicture } from "../parts/code-picture.tsx";
import { Counter } from "../parts/counter.tsx";
import { NumberPad } from "../parts/number-pad.tsx";
import { Ornament } from "../parts/ornament.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../words/words.ts";
import { Jobs } from "./jobs.tsx";

const LONGEST = 4;

/** Batch on the left, how many on the right. */
export function Make() {
  return (
    <div class="make">
      <Jobs />
      <section class="card how-many" aria-labelledby="how-many">
        <Ornament />
        <h2 id="how-many">{t("make.title")}</h2>
        <HowMany />
      </section>
    </div>
  );
}

function HowMany() {
  const [isTyping, setTyping] = useState(false);
  const job = chosen.value;
  const pieces = quantity.value;
  return (
    <>
      <p class="of">{job ? nameOf(job) : t("make.choose")}</p>
      <Counter onType={() => setTyping(true)} />
      {job ? <Serials job={job} pieces={pieces} /> : <div class="space" />}
      <MakeButton job={job} pieces={pieces} />
      {isTyping ? <TypeNumber onClose={() => setTyping(false)} /> : null}
    </>
  );
}

export function nameOf({ name, batch_number }: Pick<Job, "name" | "batch_number">): string {
  if (name === "") return t("blank.name");
  return batch_number === null ? name : t("make.of", { name, batch: batch_number });
}

function Serials({ job, pieces }: { job: Job; pieces: number }) {
  const first = job.next_serial;
  const number = first === null ? undefined : numberAfter("", first);
  const last = number === undefined ? undefined : sequentialSerial("", number + pieces - 1);
  return (
    <>
      <dl class="facts">
        <div>
          <dt>{t("make.first")}</dt>
          <dd class="serial">{first ?? t("make.unknown")}</dd>
        </div>
        <div>
          <dt>{t("make.last")}</dt>
          <dd class="serial">{last ?? t("make.unknown")}</dd>
        </div>
      </dl>
      {job.next_url !== null && first !== null ? (
        <div class="preview">
          <CodePicture url={job.next_url} title={t("make.label", { serial: first })} quiet={1} />
          <div>
            <b>{job.name}</b>
            <span class="serial">{first}</span>
          </div>
        </div>
      ) : null}
      <p class="note space">{job.ready === null ? "" : t("make.ready", { count: job.ready })}</p>
    </>
  );
}

/** The same key goes with what is sent again after nothing answered. */
let attempt: { of: string; key: string } | undefined;

function MakeButton({ job, pieces }: { job: Job | undefined; pieces: number }) {
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    if (!job || isBusy) return;
    setBusy(true);
    const of = `${job.id} ${pieces}`;
    if (attempt?.of !== of) attempt = { of, key: crypto.randomUUID() };
    try {
      const made = await send<MadeCodes>(
        "/codes",
        { job: job.id, quantity: pieces, person: shift.value?.person ?? null },
        attempt.key,
      );
      attempt = undefined;
      count("made", made.codes.length);
      setWork({ made, done: 0 });
      succeed();
      void loadJobs().catch(() => {});
    } catch (fault) {
      if (fault instanceof Refusal) attempt = undefined;
      fail(t("make.failed"), fault instanceof Refusal ? fault.message : t("make.unreachable"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" class="primary" disabled={!job} aria-busy={isBusy} onClick={() => void make()}>
      {isBusy ? t("make.busy") : t("make.go", { count: pieces })}
    </button>
  );
}

function TypeNumber({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState("");
  return (
    <Sheet title={t("make.title")} onClose={onClose}>
      <p class="typed">{typed === "" ? quantity.value : typed}</p>
      <NumberPad value={typed} longest={LONGEST} onChange={setTyped} />
      <button
        type="button"
        class="primary"
        onClick={() => {
          if (Number(typed) > 0) setQuantity(Number(typed));
          onClose();
        }}
      >
        {t("ok")}
      </button>
    </Sheet>
  );
}
