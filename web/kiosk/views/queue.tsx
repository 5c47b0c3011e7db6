import { useEffect, useState } from "preact/hooks";
import { Refusal, read, send } from "../data/request.ts";
import type { List, QueueEntry } from "../data/shapes.ts";
import { fail, jobs, kiosk, view } from "../data/state.ts";
import { Supervised } from "../parts/pin.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { t, timeOfDay } from "../words/words.ts";
import { nameOf } from "./make.tsx";

type Decision = { entry: QueueEntry; decision: "again" | "elsewhere" | "drop"; job?: string };

/** What the server does not have yet, and what it refused, to be settled here. */
export function Queue() {
  const [entries, setEntries] = useState<QueueEntry[]>();
  const [deciding, setDeciding] = useState<Decision>();
  const [elsewhere, setElsewhere] = useState<QueueEntry>();
  const [dropping, setDropping] = useState<QueueEntry>();
  const load = () =>
    read<List<QueueEntry>>("/queue").then(
      ({ data }) => setEntries(data),
      // While nothing answers nobody knows whether the server has everything.
      () => undefined,
    );
  useEffect(() => void load(), [kiosk.value?.sync?.waiting, kiosk.value?.sync?.refused]);
  const settle = async (supervisor: string | null) => {
    if (!deciding) return;
    const { entry, decision, job } = deciding;
    setDeciding(undefined);
    setElsewhere(undefined);
    setDropping(undefined);
    try {
      await send(`/queue/${entry.id}/settle`, { decision, ...(job ? { job } : {}), supervisor });
      await load();
    } catch (fault) {
      fail(t("queue.refused"), fault instanceof Refusal ? fault.message : t("sync.away"));
    }
  };
  return (
    <Sheet title={t("queue.title")} wide onClose={() => (view.value = "main")}>
      {kiosk.value?.sync?.fault ? <p class="fault">{kiosk.value.sync.fault}</p> : null}
      {entries?.length === 0 ? <p class="lead">{t("queue.empty")}</p> : null}
      <ul class="queue scroll">
        {(entries ?? []).map((entry) => (
          <li key={entry.id} class={entry.status === "refused" ? "is-refused" : ""}>
            <p>
              <b>{nameOf(entry)}</b> {whatOf(entry)} <time>{timeOfDay(entry.created * 1000)}</time>
            </p>
            <p class="of">
              {entry.status === "waiting"
                ? t("queue.waiting")
                : `${t("queue.refused")}: ${entry.message ?? ""}`}
            </p>
            {entry.status === "refused" ? (
              <div class="ways">
                <button type="button" onClick={() => setDeciding({ entry, decision: "again" })}>
                  {t("queue.again")}
                </button>
                {entry.kind === "items" || entry.kind === "labels" ? (
                  <button type="button" onClick={() => setElsewhere(entry)}>
                    {t("queue.elsewhere")}
                  </button>
                ) : null}
                <button type="button" class="wrong" onClick={() => setDropping(entry)}>
                  {t("queue.drop")}
                </button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {elsewhere ? (
        <Sheet title={t("queue.elsewhere")} onClose={() => setElsewhere(undefined)}>
          <p class="lead">{t("queue.elsewhere_text")}</p>
          <div class="scroll reasons">
            {(jobs.value ?? [])
              .filter(({ id }) => id !== elsewhere.job)
              .map((job) => (
                <button
                  key={job.id}
                  type="button"
                  onClick={() => setDeciding({ entry: elsewhere, decision: "elsewhere", job: job.id })}
                >
                  {nameOf(job)}
                </button>
              ))}
          </div>
        </Sheet>
      ) : null}
      {dropping ? (
        <Sheet title={t("queue.drop")} onClose={() => setDropping(undefined)}>
          <p>
            <b>{nameOf(dropping)}</b> {whatOf(dropping)}
          </p>
          <p class="lead">{t(dropping.kind === "items" ? "queue.drop_text" : "queue.drop_other")}</p>
          <button
            type="button"
            class="wrong"
            onClick={() => setDeciding({ entry: dropping, decision: "drop" })}
          >
            {t("queue.drop")}
          </button>
          <button type="button" class="primary" onClick={() => setDropping(undefined)}>
            {t("back")}
          </button>
        </Sheet>
      ) : null}
      {deciding ? (
        <Supervised onDone={(supervisor) => void settle(supervisor)} onClose={() => setDeciding(undefined)} />
      ) : null}
    </Sheet>
  );
}

function whatOf({ kind, serials }: QueueEntry): string {
  if (kind !== "items") return `${t(`queue.${kind}`)} ${serials.slice(0, 3).join(", ")}`;
  const [first, last] = [serials[0] ?? "", serials.at(-1) ?? ""];
  return `${t("queue.items", { count: serials.length })}, ${first}${first === last ? "" : ` – ${last}`}`;
}
