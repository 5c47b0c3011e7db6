/** Recording an event: first what it is about, then what happened. */
import { useState } from "preact/hooks";
import type * as api from "../../../../src/api/endpoints/lifecycle-events.ts";
import type { EventSubject } from "../../../../src/domain/lifecycle-events/summary-shape.ts";
import { COUNTRY_CODES } from "../../../../src/formats/countries.ts";
import { go, href } from "../../app/place.ts";
import { Refusal } from "../../data/refusal.ts";
import { post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { describedBy, FieldFrame, TextField } from "../../parts/field.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { countryOf, inOrder } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { placeOfSubject } from "./event-words.ts";
import { FindSubject } from "./find-subject.tsx";
import { ACCEPTED, MOST_BYTES, MOST_FILES, sendFile } from "./send-file.ts";

const TYPES = ["repair", "resale", "recycling"] as const;
type Type = (typeof TYPES)[number];

export function RecordDialog({ onClose }: { onClose(): void }) {
  const [subject, setSubject] = useState<EventSubject>();
  return (
    <Dialog title={t("after.record")} hasDraft={subject ? undefined : false} onClose={onClose}>
      {subject ? (
        <EventForm subject={subject} onBack={() => setSubject(undefined)} onClose={onClose} />
      ) : (
        <FindSubject onChosen={setSubject} />
      )}
    </Dialog>
  );
}

interface EventFormProps {
  subject: EventSubject;
  onBack(): void;
  onClose(): void;
}

function EventForm({ subject, onBack, onClose }: EventFormProps) {
  // The server counts days by UTC.
  const today = new Date().toISOString().slice(0, 10);
  const [type, setType] = useState<Type>();
  const [day, setDay] = useState(today);
  const [country, setCountry] = useState("");
  const [who, setWho] = useState("");
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  // A request that is sent again after a lost answer records no second event.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const run = async () => {
    const found = faultsOf({ type, day, today, files });
    setFaults(found);
    const [first] = Object.keys(found);
    if (!type || first) return document.getElementById(FOCUS[first ?? ""] ?? `event-${first}`)?.focus();
    setBusy(true);
    try {
      const event = await post<typeof api.createLifecycleEvent>(
        "/lifecycle_events",
        {
          ...(subject.item === null ? { passport: subject.passport } : { item: subject.item }),
          type,
          occurred_on: day,
          country: country === "" ? null : country,
          actor_name: who.trim() === "" ? null : who.trim(),
          description: text.trim() === "" ? null : text.trim(),
        },
        key,
      );
      tell(t("after.recorded"));
      for (const file of files) await attach(event.id, file);
      go(href(`/after-sale/${event.id}`));
    } catch (fault) {
      setBusy(false);
      setKey(crypto.randomUUID());
      if (fault instanceof Refusal && fault.param) setFaults({ [fault.param]: sentenceOf(fault) });
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <DialogForm onSubmit={() => void run()}>
      <p class="after-chosen">
        <span>
          <b>{subject.product}</b> <span class="quiet">{placeOfSubject(subject)}</span>
        </span>
        <button type="button" class="link" onClick={onBack}>
          {t("after.change_subject")}
        </button>
      </p>
      <TypeField chosen={type} onChoose={setType} error={faults["type"]} />
      <div class="field-pair">
        <TextField
          id="event-occurred_on"
          label={t("after.day")}
          type="date"
          value={day}
          onText={setDay}
          error={faults["occurred_on"]}
          required
        />
        <CountryField country={country} onCountry={setCountry} />
      </div>
      <TextField
        id="event-actor_name"
        label={t("after.who")}
        mark={t("form.optional")}
        help={t("after.who_help")}
        value={who}
        onText={setWho}
        error={faults["actor_name"]}
        maxLength={160}
      />
      <TextField
        id="event-description"
        label={t("after.description")}
        mark={t("form.optional")}
        help={t("after.description_help")}
        value={text}
        onText={setText}
        error={faults["description"]}
        rows={3}
        maxLength={1000}
      />
      <FieldFrame
        id="event-files"
        label={t("after.evidence")}
        mark={t("form.optional")}
        help={t("after.evidence_help")}
        error={faults["files"]}
      >
        <div class="after-picker">
          <label class="button button-plain label-file">
            {t("documents.choose")}
            <input
              id="event-files"
              class="heard"
              type="file"
              multiple
              accept={ACCEPTED}
              aria-describedby={describedBy("event-files", t("after.evidence_help"), faults["files"])}
              onChange={(event) => setFiles([...(event.currentTarget.files ?? [])])}
            />
          </label>
          <span aria-live="polite">{files.map(({ name }) => name).join(", ")}</span>
        </div>
      </FieldFrame>
      <footer class="dialog-foot">
        <Button onPress={onClose}>{t("do.cancel")}</Button>
        <Button kind="primary" submit busy={busy ? t("after.recording") : undefined}>
          {t("after.record_do")}
        </Button>
      </footer>
    </DialogForm>
  );
}

/** What takes the focus for a fault, where it is not the field of that name. */
const FOCUS: Record<string, string> = { type: "event-type-repair" };

interface Given {
  type: Type | undefined;
  day: string;
  today: string;
  files: readonly File[];
}

function faultsOf({ type, day, today, files }: Given): Record<string, string> {
  const large = files.find(({ size }) => size > MOST_BYTES);
  return {
    ...(type ? {} : { type: t("after.type_missing") }),
    ...(day !== "" && day <= today ? {} : { occurred_on: t("after.day_wrong") }),
    ...(large ? { files: t("after.file_too_large", { name: large.name }) } : {}),
    ...(files.length > MOST_FILES ? { files: t("after.too_many_files") } : {}),
  };
}

/** The event stands already: a file that is refused can be added again on its page. */
async function attach(event: string, file: File): Promise<void> {
  try {
    await sendFile(event, file);
  } catch (fault) {
    tellFault(t("after.file_failed", { name: file.name, why: sentenceOf(fault) }));
  }
}

interface TypeFieldProps {
  chosen: Type | undefined;
  onChoose(type: Type): void;
  error: string | undefined;
}

function TypeField({ chosen, onChoose, error }: TypeFieldProps) {
  return (
    <FieldFrame id="event-type" label={t("after.type")} error={error} group>
      <div class="after-types">
        {TYPES.map((type) => (
          <label key={type} class="choice">
            <input
              type="radio"
              name="event-type"
              id={`event-type-${type}`}
              checked={chosen === type}
              onChange={() => onChoose(type)}
            />
            <span>
              <b>{t(`after.${type}`)}</b> <span class="quiet">{t(`after.${type}_text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

function CountryField({ country, onCountry }: { country: string; onCountry(code: string): void }) {
  const options = [...COUNTRY_CODES]
    .map((code) => ({ code, name: countryOf(code) }))
    .sort((a, b) => inOrder(a.name, b.name));
  return (
    <FieldFrame id="event-country" label={t("after.country")} mark={t("form.optional")}>
      <select
        id="event-country"
        class="input"
        value={country}
        onChange={(event) => onCountry(event.currentTarget.value)}
      >
        <option value="">{t("after.no_country")}</option>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
