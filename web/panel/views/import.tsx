/** One import, from its columns to its end: what a person sees depends on how far it is. */

import { useEffect, useState } from "preact/hooks";
import type * as endpoints from "../../../src/pages/panel/endpoints/imports.ts";
import { may } from "../app/me.ts";
import type { Params } from "../app/params.ts";
import { go, href } from "../app/place.ts";
import { Bar, Trail } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { countAgain } from "../data/counts.ts";
import { apiPath, post } from "../data/request.ts";
import { outdate, put } from "../data/resource.ts";
import { sentenceOf } from "../data/sentence.ts";
import { Button } from "../parts/button.tsx";
import { Question } from "../parts/question.tsx";
import { Broken, Loading } from "../parts/states.tsx";
import { tell, tellFault } from "../parts/toasts.tsx";
import { momentOf } from "../words/format.ts";
import { Columns } from "./imports/columns.tsx";
import { type Import, isAtWork, progressOf, useImport } from "./imports/import-data.ts";
import { StatusTag } from "./imports/parts.tsx";
import { Result } from "./imports/result.tsx";
import { i } from "./imports/words.ts";
import { nameOf } from "./imports.tsx";

export default function ImportView({ params }: { params: Params }) {
  const id = params["id"] ?? "";
  const { value, fault, reload } = useImport(id);
  const [undoing, setUndoing] = useState(false);
  useTitle(value ? nameOf(value) : i("title"));
  const status = value?.status;
  useEffect(() => {
    if (status && ENDED.has(status)) countAgain();
    outdate(apiPath(`/imports/${id}/rows`));
  }, [status]);
  if (!value)
    return (
      <>
        <Bar trail={<Trail path="/imports" words={i("title")} here="…" />} />
        {fault ? <Broken fault={fault} onAgain={reload} /> : <Loading />}
      </>
    );
  const take = (next: Import) => put(apiPath(`/imports/${id}`), next);
  return (
    <>
      <Bar trail={<Trail path="/imports" words={i("title")} here={nameOf(value)} />} />
      <div class="page-head page-head-lined">
        <div class="page-first">
          <h1>{nameOf(value)}</h1>
          <StatusTag status={value.status} />
        </div>
        <p class="page-note">
          {value.by.name}, {momentOf(value.created)}
        </p>
        <Steps value={value} />
      </div>
      <div class="import">
        {value.status === "mapping" ? (
          <Columns value={value} onChecked={take} actions={<Discard value={value} />} />
        ) : isAtWork(value) ? (
          <AtWork value={value} onChange={take} />
        ) : (
          <>
            {value.status === "stopped" || value.status === "undo_stopped" ? (
              <p class="page-note">{i(value.status)}</p>
            ) : null}
            <Result
              value={value}
              actions={<Actions value={value} onChange={take} onUndo={() => setUndoing(true)} />}
            />
          </>
        )}
      </div>
      {undoing ? (
        <Question
          title={i("undo_title")}
          words={undoWords(value)}
          busy={i("undo_busy")}
          onDo={async () => take(await post<typeof endpoints.undoImport>(`/imports/${id}/undo`, {}))}
          onClose={() => setUndoing(false)}
        >
          {i("undo_text")}
        </Question>
      ) : null}
    </>
  );
}

/** Where products may be others than before. */
const ENDED: ReadonlySet<Import["status"]> = new Set([
  "done",
  "undone",
  "cancelled",
  "stopped",
  "undo_stopped",
]);

function undoWords({ kind, status }: Import): string {
  if (status === "undo_stopped") return i("undo_on");
  return i(kind === "edit" ? "undo_edit" : "undo");
}

const STEPS = ["file", "columns", "check", "run", "done"] as const;

const STEP_OF: Record<Import["status"], number> = {
  mapping: 1,
  checking: 2,
  ready: 2,
  running: 3,
  stopped: 3,
  cancelled: 4,
  done: 4,
  undoing: 4,
  undo_stopped: 4,
  undone: 4,
};

function Steps({ value: { kind, status } }: { value: Import }) {
  const at = STEP_OF[status];
  const steps = kind === "edit" ? STEPS.slice(2) : STEPS;
  return (
    <ol class="import-steps" aria-label={i("steps")}>
      {steps.map((step) => {
        const place = STEPS.indexOf(step);
        return (
          <li
            key={step}
            class={place < at ? "is-past" : undefined}
            aria-current={place === at ? "step" : undefined}
          >
            {i(`step_${step}`)}
          </li>
        );
      })}
    </ol>
  );
}

function AtWork({ value, onChange }: { value: Import; onChange(next: Import): void }) {
  const { done, total } = progressOf(value);
  const words = i(value.status as "checking" | "running" | "undoing", { done, total });
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      const next = await post<typeof endpoints.cancelImport>(`/imports/${value.id}/cancel`, {});
      if (value.status === "checking") {
        tell(i("dropped"));
        return go(href("/imports"));
      }
      tell(i("cancelled"));
      onChange(next);
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  return (
    <section class="import-work" aria-busy="true">
      <p role="status">{words}</p>
      <progress value={total === 0 ? 0 : done} max={Math.max(1, total)} aria-label={words} />
      {value.status === "undoing" || !may("cancelImport") ? null : (
        <Button busy={busy ? i("cancel") : undefined} onPress={() => void cancel()}>
          {i("cancel")}
        </Button>
      )}
    </section>
  );
}

interface ActionsProps {
  value: Import;
  onChange(next: Import): void;
  onUndo(): void;
}

/** What can be done with an import that waits or has ended. */
function Actions({ value, onChange, onUndo }: ActionsProps) {
  const { id, kind, status, counts, kept } = value;
  const [busy, setBusy] = useState(false);
  if (!may("runImport")) return null;
  const isUndoable = status !== "ready" && status !== "undone";
  const undo =
    kept && isUndoable && counts.created + counts.updated > 0 ? (
      <Button kind={status === "undo_stopped" ? "primary" : "plain"} icon="again" onPress={onUndo}>
        {undoWords(value)}
      </Button>
    ) : null;
  const count = counts.create + counts.update;
  if (status !== "ready" && (status !== "stopped" || !kept || count === 0)) return undo;
  const start = async () => {
    setBusy(true);
    try {
      onChange(await post<typeof endpoints.runImport>(`/imports/${id}/run`, {}));
    } catch (fault) {
      tellFault(sentenceOf(fault));
      setBusy(false);
    }
  };
  const words = i(kind === "edit" ? "start_edit" : "start", { count });
  if (status === "stopped")
    return (
      <>
        <Button kind="primary" busy={busy ? words : undefined} onPress={() => void start()}>
          {words}
        </Button>
        {undo}
      </>
    );
  return (
    <>
      {count > 0 ? (
        <Button kind="primary" busy={busy ? words : undefined} onPress={() => void start()}>
          {words}
        </Button>
      ) : (
        <p class="page-note">{i("nothing_to_do")}</p>
      )}
      {kind === "file" ? (
        <Button onPress={() => onChange({ ...value, status: "mapping" })}>{i("back")}</Button>
      ) : null}
      <Discard value={value} />
    </>
  );
}

function Discard({ value: { id } }: { value: Import }) {
  if (!may("cancelImport")) return null;
  const discard = async () => {
    try {
      await post<typeof endpoints.cancelImport>(`/imports/${id}/cancel`, {});
      tell(i("dropped"));
      go(href("/imports"));
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <Button kind="bare" onPress={() => void discard()}>
      {i("drop_import")}
    </Button>
  );
}
