import { useEffect, useState } from "preact/hooks";
import type { EventSubject } from "../../../../src/domain/lifecycle-events/summary-shape.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/after-sale.ts";
import { apiPath, ask } from "../../data/request.ts";
import { useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer, Item, List } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Tag } from "../../parts/tag.tsx";
import { tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";
import { placeOfSubject } from "./event-words.ts";
import { ScanButton } from "./scan.tsx";

/** Milliseconds of a pause in typing before the search begins. */
const PAUSE_MS = 180;
/** Newest pieces of a passport that are offered. */
const OFFERED = 12;

/** Finds a piece or passport while one types a serial, an address or words of a product. */
export function FindSubject({ onChosen }: { onChosen(subject: EventSubject): void }) {
  const [text, setText] = useState("");
  const [opened, setOpened] = useState<EventSubject>();
  const found = useSubjects(text.trim());
  const choose = (subject: EventSubject) => {
    if (subject.voided) return;
    if (subject.has_items) setOpened(subject);
    else onChosen(subject);
  };
  if (opened) return <PieceOf subject={opened} onChosen={onChosen} onBack={() => setOpened(undefined)} />;
  return (
    <DialogForm
      onSubmit={() => {
        // A reader of codes types the address and presses Enter.
        const [first] = found?.data ?? [];
        if (found?.asked === text.trim() && found.data.length === 1 && first) choose(first);
      }}
    >
      <div class="after-find">
        <TextField
          id="event-find"
          label={t("after.find")}
          help={t("after.find_help")}
          value={text}
          onText={setText}
          autoFocus
        />
        <ScanButton onFound={setText} />
      </div>
      <div aria-live="polite">
        {found && found.data.length === 0 ? (
          <p class="after-none">{t("after.find_none", { asked: found.asked })}</p>
        ) : null}
        {found && found.data.length > 0 ? (
          <ul class="after-subjects" aria-label={t("after.find_label")}>
            {found.data.map((subject) => (
              <li key={subject.item ?? subject.passport}>
                <SubjectButton subject={subject} onPress={() => choose(subject)} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </DialogForm>
  );
}

function SubjectButton({ subject, onPress }: { subject: EventSubject; onPress(): void }) {
  return (
    <button type="button" onClick={onPress} aria-disabled={subject.voided ? "true" : undefined}>
      <span>
        <b>{subject.product}</b> <span class="quiet">{subject.reference}</span>
      </span>
      {subject.voided ? <Tag kind="withdrawn">{t("items.voided")}</Tag> : <Icon name="forward" />}
      <span class="after-place">{subject.voided ? t("after.voided_piece") : placeOfSubject(subject)}</span>
    </button>
  );
}

interface Found {
  asked: string;
  data: readonly EventSubject[];
}

function useSubjects(asked: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (asked === "") return setFound(undefined);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      ask<Answer<typeof endpoints.findEventSubjects>>(apiPath("/event_subjects", { find: asked }), {
        signal: stop.signal,
      }).then(
        ({ data }) => setFound({ asked, data }),
        (fault) => stop.signal.aborted || tellFault(sentenceOf(fault)),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return found;
}

interface PieceOfProps {
  subject: EventSubject;
  onChosen(subject: EventSubject): void;
  onBack(): void;
}

/** The pieces of a passport, on which events belong; all of them together are possible too. */
function PieceOf({ subject, onChosen, onBack }: PieceOfProps) {
  const { value } = useResource<List<Item>>(
    apiPath(`/passports/${subject.passport}/items`, { limit: OFFERED }),
  );
  const pieces = value?.data.filter(({ status }) => status === "active") ?? [];
  return (
    <div class="dialog-form">
      <p class="after-chosen">
        <span>
          <b>{subject.product}</b> <span class="quiet">{placeOfSubject(subject)}</span>
        </span>
        <button type="button" class="link" onClick={onBack} data-focus="">
          {t("after.change_subject")}
        </button>
      </p>
      <p>{t("after.has_items")}</p>
      {pieces.length > 0 ? (
        <ul class="after-pieces" aria-label={t("after.items")}>
          {pieces.map(({ id, serial }) => (
            <li key={id}>
              <button
                type="button"
                class="mono"
                onClick={() => onChosen({ ...subject, item: id, passport: null, serial, has_items: false })}
              >
                {serial}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <footer class="dialog-foot">
        <Button onPress={() => onChosen(subject)}>{placeOfSubject(subject)}</Button>
      </footer>
    </div>
  );
}
