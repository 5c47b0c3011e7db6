import { useRef, useState } from "preact/hooks";
import type { EventSummary } from "../../../../src/domain/lifecycle-events/summary-shape.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/after-sale.ts";
import { may } from "../../app/me.ts";
import { apiPath, post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Icon } from "../../parts/icon.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { sizeOf, when } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { ACCEPTED, MOST_FILES, sendFile } from "./send-file.ts";

type EventFile = EventSummary["files"][number];

/** The files that prove an event; those whose content was removed stay, struck through. */
export function Attachments({ event, onChange }: { event: EventSummary; onChange(): void }) {
  const [asked, setAsked] = useState<EventFile>();
  const kept = event.files.filter(({ removed }) => !removed);
  const takesFiles = event.status === "pending" || event.status === "published";
  return (
    <section class="part" aria-labelledby="evidence-head">
      <h2 id="evidence-head">{t("after.attachments")}</h2>
      <div class="part-head">
        <p class="quiet">{t("after.attachments_text")}</p>
        {takesFiles && kept.length < MOST_FILES && may("addEventFile") ? (
          <AddFile event={event.id} onAdded={onChange} />
        ) : null}
      </div>
      {event.files.length === 0 ? (
        <p>{t("after.no_attachments")}</p>
      ) : (
        <ul class="after-files">
          {event.files.map((file) => (
            <li key={file.id}>
              <FileLine file={file} onRemove={() => setAsked(file)} />
            </li>
          ))}
        </ul>
      )}
      {asked ? <RemoveDialog file={asked} onRemoved={onChange} onClose={() => setAsked(undefined)} /> : null}
    </section>
  );
}

function FileLine({ file, onRemove }: { file: EventFile; onRemove(): void }) {
  const { id, event, name, size, created, removed } = file;
  if (removed)
    return (
      <>
        <s class="after-file">{name}</s>
        <span class="quiet">{t("after.file_removed")}</span>
      </>
    );
  return (
    <>
      <b class="after-file">{name}</b>
      <span class="quiet">
        {sizeOf(size)} · {when(created)}
      </span>
      <a
        class="button button-bare button-icon"
        href={apiPath(`/lifecycle_events/${event}/files/${id}/content`)}
        download={name}
      >
        <Icon name="download" />
        <span class="heard">{t("after.download", { name })}</span>
      </a>
      {may("removeEventFile") ? (
        <Button kind="bare" icon="cross" iconOnly onPress={onRemove}>
          {t("after.remove", { name })}
        </Button>
      ) : null}
    </>
  );
}

function AddFile({ event, onAdded }: { event: string; onAdded(): void }) {
  const [busy, setBusy] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      await sendFile(event, file);
      tell(t("after.added", { name: file.name }));
      onAdded();
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        icon="upload"
        busy={busy ? t("after.adding") : undefined}
        onPress={() => picker.current?.click()}
      >
        {t("after.add_file")}
      </Button>
      <input
        ref={picker}
        class="heard"
        type="file"
        tabIndex={-1}
        aria-label={t("after.add_file")}
        accept={ACCEPTED}
        onChange={(changed) => {
          void send(changed.currentTarget.files?.[0]);
          changed.currentTarget.value = "";
        }}
      />
    </>
  );
}

interface RemoveDialogProps {
  file: EventFile;
  onRemoved(): void;
  onClose(): void;
}

function RemoveDialog({ file: { id, event, name }, onRemoved, onClose }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await post<typeof endpoints.removeEventFile>(`/lifecycle_events/${event}/files/${id}/remove`, {});
      tell(t("after.was_removed"));
      onRemoved();
      onClose();
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <Dialog title={t("after.remove_title")} onClose={onClose}>
      <div class="dialog-body">
        <p>{t("after.remove_text", { name })}</p>
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("after.keep")}</Button>
          <Button kind="danger" busy={busy ? t("after.removing") : undefined} onPress={() => void remove()}>
            {t("do.remove")}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
