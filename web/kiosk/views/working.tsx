import { useState } from "preact/hooks";
import { note } from "../data/journal.ts";
import { browserPrinter } from "../data/printing.ts";
import type { Code } from "../data/shapes.ts";
import { count, shift } from "../data/shift.ts";
import { chosen, leaveWork, setWork, succeed, view, type Work, work } from "../data/state.ts";
import { CodePicture } from "../parts/code-picture.tsx";
import { Icon } from "../parts/icon.tsx";
import { Stitches } from "../parts/stitches.tsx";
import { t } from "../words/words.ts";
import { nameOf } from "./make.tsx";
import { Tags } from "./tags.tsx";
import { WhichIsWrong } from "./which-is-wrong.tsx";

/** Codes that were made: on to labels, or into tags. */
export function Working() {
  const current = work.value;
  if (!current) return null;
  const { made, done } = current;
  const next = made.codes[Math.min(done, made.codes.length - 1)];
  return (
    <div class="working">
      <Progress current={current} next={next} />
      <div class="beside">
        {next ? <LabelCard name={made.name} code={next} /> : null}
        <Tags current={current} next={next} />
      </div>
    </div>
  );
}

type Asked = "nothing" | "good" | "which";

function Progress({ current: { made, done }, next }: { current: Work; next: Code | undefined }) {
  const [asked, setAsked] = useState<Asked>("nothing");
  const all = made.codes.length;
  const left = all - done;
  const print = async () => {
    await browserPrinter.print({ name: made.name, batch: made.batch_number, codes: made.codes.slice(done) });
    setAsked("good");
  };
  const allGood = () => {
    advance(made.codes.slice(done), "printed");
    setAsked("nothing");
    succeed();
  };
  return (
    <section class="card progress" aria-live="polite">
      <p class="of">{asked === "nothing" ? (left === 0 ? t("done") : t("work.ready")) : t("work.ask")}</p>
      <p class="big">
        <b>{done}</b> <span>{t("work.of", { count: all })}</span>
      </p>
      <Stitches done={done} of={all} />
      <dl class="facts">
        <div>
          <dt>{nameOf(made)}</dt>
          <dd class="serial">{left === 0 ? made.codes.at(-1)?.serial : next?.serial}</dd>
        </div>
        <div>
          <dt>{t("work.left")}</dt>
          <dd>{t("work.left_count", { count: left })}</dd>
        </div>
      </dl>
      <p class="note space">{made.sent ? "" : t("work.not_sent")}</p>
      {asked === "which" ? (
        <WhichIsWrong
          codes={made.codes.slice(done)}
          onChosen={(at) => {
            const good = made.codes.slice(done, done + at);
            const spoiled = made.codes[done + at];
            if (good.length > 0) advance(good, "printed");
            if (spoiled) spoil(spoiled, "printer");
            setAsked("nothing");
          }}
          onClose={() => setAsked("good")}
        />
      ) : null}
      <div class="ways">
        {asked === "nothing" && left > 0 ? (
          <>
            <button type="button" onClick={() => finish()}>
              {t("work.stop")}
            </button>
            <button type="button" class="primary" onClick={() => void print()}>
              {t("work.print", { count: left })}
            </button>
          </>
        ) : asked === "nothing" ? (
          <>
            <button type="button" onClick={() => (view.value = "again")}>
              <Icon name="again" />
              {t("work.again")}
            </button>
            <button type="button" class="primary" onClick={() => finish()}>
              {t("work.finish")}
            </button>
          </>
        ) : (
          <>
            <button type="button" class="wrong" onClick={() => setAsked("which")}>
              <Icon name="cross" />
              {t("work.some_bad")}
            </button>
            <button type="button" class="primary" onClick={allGood}>
              <Icon name="tick" />
              {t("work.all_good")}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Notes codes that went well, and goes on after them. */
function advance(codes: readonly Code[], action: "printed"): void {
  const current = work.value;
  if (!current) return;
  const { made, done } = current;
  note(
    codes.map(({ serial }) => ({
      passport: made.job,
      serial,
      action,
      person: shift.value?.person ?? null,
      reason: null,
      tag_uid: null,
    })),
  );
  count(action, codes.length);
  setWork({ made, done: done + codes.length });
}

function spoil({ serial }: Code, reason: string): void {
  const current = work.value;
  if (!current) return;
  note([
    {
      passport: current.made.job,
      serial,
      action: "failed",
      person: shift.value?.person ?? null,
      reason,
      tag_uid: null,
    },
  ]);
  count("failed", 1);
}

function finish(): void {
  leaveWork();
  chosen.value = undefined;
}

function LabelCard({ name, code }: { name: string; code: Code }) {
  return (
    <section class="label-card">
      <CodePicture url={code.url} title={t("make.label", { serial: code.serial })} quiet={1} />
      <div>
        <b>{name}</b>
        <span class="serial">{code.serial}</span>
        <small lang="en">Scan for its passport</small>
        <small lang="pt">Leia o passaporte</small>
      </div>
    </section>
  );
}
