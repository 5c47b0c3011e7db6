import { signal } from "@preact/signals";
import { note } from "../data/journal.ts";
import { Refusal, send } from "../data/request.ts";
import { shift } from "../data/shift.ts";
import { alarm, chosen, fail, succeed, view } from "../data/state.ts";
import { Icon } from "../parts/icon.tsx";
import { t } from "../words/words.ts";
import { Jobs } from "./jobs.tsx";
import { nameOf } from "./make.tsx";
import { takeScan } from "./scan.tsx";

/** Serials of labels that were bound since the view was opened, the latest first. */
const bound = signal<string[]>([]);
const known = signal<string | undefined>(undefined);

/** Blank labels that are on pieces: each is scanned, and belongs to the batch that is chosen. */
export function Labels() {
  const job = chosen.value;
  return (
    <div class="make">
      <Jobs />
      <section class="card how-many" aria-live="polite">
        <h2>{t("labels.title")}</h2>
        <p class="of">{job ? t("labels.scan", { name: nameOf(job) }) : t("labels.choose")}</p>
        <p class="big">
          <b>{bound.value.length}</b>
        </p>
        <p class="of">{t("labels.count", { count: bound.value.length })}</p>
        <p class="note">{known.value ? t("labels.known", { serial: known.value }) : ""}</p>
        <ol class="bound space">
          {bound.value.slice(0, 4).map((serial) => (
            <li key={serial} class="serial">
              <Icon name="tick" />
              {serial}
            </li>
          ))}
        </ol>
        <button
          type="button"
          class="primary"
          onClick={() => {
            bound.value = [];
            known.value = undefined;
            view.value = "main";
          }}
        >
          {t("done")}
        </button>
      </section>
    </div>
  );
}

/** A scan while labels are bound: a label, or another batch to go on with. */
export async function takeLabel(text: string): Promise<void> {
  if (alarm.value) return;
  if (!/\/i\/|^[0-9a-z]{16}$/i.test(text)) {
    await takeScan(text);
    view.value = "labels";
    return;
  }
  const job = chosen.value;
  if (!job) return fail(t("labels.title"), t("labels.choose"));
  try {
    const { serial } = await send<{ serial: string | null }>("/labels", { job: job.id, label: text });
    known.value = serial === null ? (text.split("/").at(-1) ?? "") : undefined;
    if (serial !== null) {
      bound.value = [serial, ...bound.value];
      const person = shift.value?.person ?? null;
      const label = text.split("/").at(-1) ?? "";
      note([{ passport: job.id, label, serial, action: "bound", person, reason: null, tag_uid: null }]);
    }
    succeed();
  } catch (fault) {
    fail(t("labels.failed"), fault instanceof Refusal ? fault.message : t("make.unreachable"));
  }
}
