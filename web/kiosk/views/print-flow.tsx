/** Labels of a work on their way: looked at first, printed, and what went wrong said in words for the floor. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { choice, lookAt, PrinterRefused, printLabels } from "../data/printing.ts";
import { Refusal } from "../data/request.ts";
import type { Code, LabelPreview, MadeCodes } from "../data/shapes.ts";
import { fail } from "../data/state.ts";
import { Sheet } from "../parts/sheet.tsx";
import { floorWords, t } from "../words/words.ts";

type Way = "printer" | "dialog" | "file";
type Advice = LabelPreview["advice"][number];
/** Called when labels may have come out: a person says whether they are good. */
type OnHanded = (codes: readonly Code[], way: Way) => void;

interface Doubt {
  codes: readonly Code[];
  warnings: Advice[];
  onHanded: OnHanded;
}

interface PrintFlow {
  /** How many labels the printer has taken; undefined while nothing is printed. */
  progress: { done: number; of: number } | undefined;
  doubt: Doubt | undefined;
  start(codes: readonly Code[], onHanded: OnHanded): Promise<void>;
  /** After a warning. */
  run(codes: readonly Code[], onHanded: OnHanded): Promise<void>;
  drop(): void;
  stop(): void;
}

/** Runs for which somebody has read the warnings about a label and went on. */
const agreed = signal<ReadonlySet<string>>(new Set());
const keyOf = (made: MadeCodes) => `${made.id} ${choice.value?.template} ${choice.value?.dpi}`;

export function usePrintFlow(made: MadeCodes | undefined): PrintFlow {
  const [progress, setProgress] = useState<PrintFlow["progress"]>();
  const [doubt, setDoubt] = useState<Doubt>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const run: PrintFlow["run"] = async (codes, onHanded) => {
    if (!made || stopping.current) return;
    setDoubt(undefined);
    const controller = new AbortController();
    stopping.current = controller;
    setProgress({ done: 0, of: codes.length });
    try {
      const way = await printLabels(made, codes, (done, of) => setProgress({ done, of }), controller.signal);
      onHanded(codes, way);
    } catch (fault) {
      const isStopped = fault instanceof PrinterRefused && fault.code === "stopped";
      // Nobody knows how many labels came out: somebody looks at them.
      if (controller.signal.aborted || isStopped) onHanded(codes, "printer");
      if (!controller.signal.aborted) tell(fault);
    } finally {
      stopping.current = undefined;
      setProgress(undefined);
    }
  };

  return {
    progress,
    doubt,
    run,
    drop: () => setDoubt(undefined),
    stop: () => stopping.current?.abort(),
    async start(codes, onHanded) {
      if (!made || codes.length === 0) return;
      try {
        const { advice } = await lookAt(made, codes);
        const refusals = advice.filter(({ level }) => level === "refusal");
        if (refusals.length > 0) return fail(t("print.refused"), sentences(refusals).join(" "));
        const warnings = advice.filter(({ level }) => level === "warning");
        if (codes.length > 1 && warnings.length > 0 && !agreed.value.has(keyOf(made)))
          return setDoubt({ codes, warnings, onHanded });
        await run(codes, onHanded);
      } catch (fault) {
        tell(fault);
      }
    },
  };
}

function tell(fault: unknown): void {
  if (fault instanceof PrinterRefused)
    fail(t(`print.${fault.code}`, { printer: fault.printer }), t(`print.${fault.code}_text`));
  else fail(t("print.failed"), fault instanceof Refusal ? fault.message : t("sync.away"));
}

/** What the coach warns of, before many labels are printed. */
export function Coach({ made, flow }: { made: MadeCodes; flow: PrintFlow }) {
  const { doubt } = flow;
  if (!doubt) return null;
  const { codes, warnings, onHanded } = doubt;
  return (
    <Sheet title={t("coach.title")} onClose={flow.drop}>
      <ul class="coach">
        {sentences(warnings).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <button type="button" class="primary" onClick={() => void flow.run(codes.slice(0, 1), onHanded)}>
        {t("coach.one")}
      </button>
      <button
        type="button"
        onClick={() => {
          agreed.value = new Set([...agreed.value, keyOf(made)]);
          void flow.run(codes, onHanded);
        }}
      >
        {t("coach.all", { count: codes.length })}
      </button>
      <button type="button" onClick={flow.drop}>
        {t("back")}
      </button>
    </Sheet>
  );
}

/** Each thing once. */
function sentences(advice: readonly Advice[]): string[] {
  return [...new Set(advice.map(({ code }) => floorWords(code)))];
}
