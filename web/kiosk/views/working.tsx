import { useEffect, useState } from "preact/hooks";
import { aboutOf, note } from "../data/journal.ts";
import { choice, lookAt } from "../data/printing.ts";
import type { Code, MadeCodes } from "../data/shapes.ts";
import { count, shift } from "../data/shift.ts";
import { chosen, kiosk, leaveWork, setWork, succeed, view, type Work, work } from "../data/state.ts";
import { CodePicture } from "../parts/code-picture.tsx";
import { Icon } from "../parts/icon.tsx";
import { Stitches } from "../parts/stitches.tsx";
import { t } from "../words/words.ts";
import { nameOf } from "./make.tsx";
import { Coach, usePrintFlow } from "./print-flow.tsx";
import { choiceWords } from "./printing.tsx";
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
      <Progress key={made.id} current={current} next={next} />
      <div class="beside">
        {next ? <LabelCard made={made} code={next} /> : null}
        {made.job === null ? null : <Tags key={made.id} current={current} next={next} />}
      </div>
    </div>
  );
}

type Asked = "nothing" | "good" | "which";

function Progress({ current: { made, done }, next }: { current: Work; next: Code | undefined }) {
  const [asked, setAsked] = useState<Asked>("nothing");
  /** What was handed over, and how: a person says whether it is good. */
  const [handed, setHanded] = useState<{ codes: readonly Code[]; way: string }>({ codes: [], way: "" });
  const flow = usePrintFlow(made);
  const { progress } = flow;
  const all = made.codes.length;
  const left = all - done;
  const print = () =>
    flow.start(made.codes.slice(done), (codes, way) => {
      setHanded({ codes, way });
      setAsked("good");
    });
  const allGood = () => {
    advance(handed.codes, "printed");
    setAsked("nothing");
    succeed();
  };
  const state = progress
    ? t("print.progress", progress)
    : asked === "nothing"
      ? t(left === 0 ? "done" : "work.ready")
      : t(handed.way === "file" ? "work.ask_file" : handed.codes.length === 1 ? "work.ask_one" : "work.ask");
  return (
    <section class="card progress">
      <Coach made={made} flow={flow} />
      <p class="of" role="status">
        {state}
      </p>
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
      {left > 0 ? (
        <button
          type="button"
          class="with"
          disabled={progress !== undefined || asked !== "nothing"}
          onClick={() => (view.value = "printing")}
        >
          <Icon name="printer" />
          <span>{choiceWords()}</span>
          <span class="change">{t("printing.change")}</span>
        </button>
      ) : null}
      <p class="note space">{made.sent ? "" : notSentWords()}</p>
      {asked === "which" ? (
        <WhichIsWrong
          codes={handed.codes}
          onChosen={(at) => {
            const good = handed.codes.slice(0, at);
            const spoiled = handed.codes[at];
            if (good.length > 0) advance(good, "printed");
            if (spoiled) spoil(spoiled, "printer");
            setAsked("nothing");
          }}
          onClose={() => setAsked("good")}
        />
      ) : null}
      <div class="ways">
        {progress ? (
          <button type="button" class="wrong" onClick={flow.stop}>
            {t("print.stop")}
          </button>
        ) : asked === "nothing" && left > 0 ? (
          <>
            <button type="button" onClick={() => finish()}>
              <span>
                {t("work.stop")}
                <small>{t("work.stop_text")}</small>
              </span>
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
    codes.map((code) => ({
      ...aboutOf(made, code),
      action,
      person: shift.value?.person ?? null,
      reason: null,
      tag_uid: null,
    })),
  );
  count(action, codes.length);
  // By its place, since a piece may have been voided, or its tag written, while somebody looked at the labels.
  const serials = new Set(codes.map(({ serial }) => serial));
  const last = made.codes.findLastIndex(({ serial }) => serials.has(serial));
  setWork({ made, done: Math.max(done, last + 1) });
}

function spoil(code: Code, reason: string): void {
  const current = work.value;
  if (!current) return;
  note([
    {
      ...aboutOf(current.made, code),
      action: "failed",
      person: shift.value?.person ?? null,
      reason,
      tag_uid: null,
    },
  ]);
  count("failed", 1);
}

/** Where codes are that the server does not have; what it refused stands in the bar. */
function notSentWords(): string {
  const sync = kiosk.value?.sync;
  const where = !sync ? "" : !sync.online ? t("work.kept") : sync.waiting > 0 ? t("work.sending") : "";
  return `${t("work.not_sent")} ${where}`;
}

function finish(): void {
  leaveWork();
  chosen.value = undefined;
}

/** The next label as it will print; drawn by hand until whoever serves the page has drawn it. */
function LabelCard({ made, code }: { made: MadeCodes; code: Code }) {
  const [svg, setSvg] = useState<string>();
  const chosen = choice.value;
  useEffect(() => {
    let isOver = false;
    if (chosen)
      lookAt(made, [code]).then(
        (look) => isOver || setSvg(look.svg),
        () => isOver || setSvg(undefined),
      );
    return () => {
      isOver = true;
    };
  }, [made.id, code.serial, chosen]);
  const title = t("make.label", { serial: code.serial });
  if (svg)
    return (
      <section class="label-card is-drawn">
        <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} alt={title} />
      </section>
    );
  return (
    <section class="label-card">
      <CodePicture url={code.url} title={title} quiet={1} />
      <div>
        <b>{nameOf(made)}</b>
        <span class="serial">{code.serial}</span>
      </div>
    </section>
  );
}
