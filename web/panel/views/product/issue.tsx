/** Issuing a passport, and publishing its next version: with what will be seen, and what changes. */
import { useState } from "preact/hooks";
import type * as api from "../../../../src/api/endpoints/passports.ts";
import { may } from "../../app/me.ts";
import { go, href } from "../../app/place.ts";
import { apiPath, post } from "../../data/request.ts";
import { put, useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Batch, Data, Json, ListedPassport, Passport } from "../../data/shapes.ts";
import { same } from "../../forms/same.ts";
import { valueText } from "../../forms/value-text.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Loading } from "../../parts/states.tsx";
import { ThisMachine } from "../../parts/this-machine.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { dateOf } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import type { Opened } from "./opened.ts";
import { PreviewFrame } from "./preview.tsx";

/** What can be done with the passport now: issue it, publish a version, or what stands in the way. */
export function IssueBox({ opened, isComplete }: { opened: Opened; isComplete: boolean }) {
  const { passports, product, draft } = opened;
  const [open, setOpen] = useState(false);
  if (!passports || !may("issuePassport")) return null;
  const issued = passports.find(({ status }) => status === "issued");
  // Newest first: what is not issued was withdrawn.
  const [withdrawn] = issued ? [] : passports;
  const notYet =
    product.status === "archived" && !issued
      ? t("issue.archived")
      : !isComplete
        ? t("issue.not_yet")
        : draft.state.value !== "saved"
          ? t("issue.saving")
          : undefined;
  return (
    <div class="issue-box">
      {issued ? (
        <Button notYet={notYet} onPress={() => setOpen(true)}>
          {t("issue.publish")}
        </Button>
      ) : (
        <Button kind="primary" notYet={notYet} onPress={() => setOpen(true)}>
          {t(withdrawn ? "issue.successor" : "issue.issue")}
        </Button>
      )}
      {open && issued ? (
        <PublishDialog opened={opened} passport={issued} onClose={() => setOpen(false)} />
      ) : null}
      {open && !issued ? (
        <IssueDialog opened={opened} withdrawn={withdrawn} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}

interface IssueProps {
  opened: Opened;
  batch?: Batch;
  /** The passport before, which was withdrawn: the new one is its successor. */
  withdrawn?: ListedPassport | undefined;
  onClose(): void;
}

export function IssueDialog({ opened, batch, withdrawn, onClose }: IssueProps) {
  const { product, refresh } = opened;
  const [busy, setBusy] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const issue = async () => {
    setBusy(true);
    try {
      const passport = await post<typeof api.issuePassport>(
        "/passports",
        { product: product.id, ...(batch ? { batch: batch.id } : {}) },
        key,
      );
      put(apiPath(`/passports/${passport.id}`), passport);
      refresh();
      tell(t("issue.done"));
      onClose();
      if (!batch) go(href(`/products/${product.id}/passport?fresh=1`));
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <Dialog
      title={t(withdrawn ? "issue.successor_title" : "issue.title", { name: nameOf(product.name, batch) })}
      kind="wide"
      onClose={onClose}
    >
      <div class="dialog-body">
        {withdrawn ? (
          <p>
            {t("issue.successor_text", { date: dateOf(withdrawn.withdrawn_at ?? withdrawn.published) })}{" "}
            {batch ? null : t(withdrawn.gs1_key ? "issue.successor_gs1" : "issue.successor_short")}
          </p>
        ) : null}
        <p>
          {t(product.gtin && product.livemode ? "issue.text_gtin" : "issue.text", {
            gtin: product.gtin ?? "",
          })}
        </p>
        <ThisMachine />
        <PreviewFrame product={product} batch={batch} />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" busy={busy ? t("issue.busy") : undefined} onPress={() => void issue()}>
            {t(withdrawn ? "issue.successor" : "issue.issue")}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}

function nameOf(name: string, batch: Batch | undefined): string {
  return batch ? t("issue.of_batch", { name, batch: batch.batch_number }) : name;
}

interface PublishProps {
  opened: Opened;
  passport: ListedPassport;
  batch?: Batch;
  onClose(): void;
}

/** Publishes the data as they stand; shows what differs from the version that is out. */
export function PublishDialog({ opened, passport, batch, onClose }: PublishProps) {
  const { product, refresh } = opened;
  const { value: current } = useResource<Passport>(apiPath(`/passports/${passport.id}`));
  const [note, setNote] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const publish = async () => {
    if (note.trim() === "") {
      setFault(t("publish.note_missing"));
      return document.getElementById("change-note")?.focus();
    }
    setBusy(true);
    try {
      const published = await post<typeof api.publishVersion>(
        `/passports/${passport.id}/versions`,
        { change_note: note.trim() },
        key,
      );
      put(apiPath(`/passports/${passport.id}`), published);
      refresh();
      tell(t("publish.done", { version: published.version }));
      onClose();
    } catch (thrown) {
      setBusy(false);
      tellFault(sentenceOf(thrown));
    }
  };
  const changes = current ? changesSince(opened, current, batch) : undefined;
  return (
    <Dialog
      title={t("publish.title", { version: passport.version + 1, name: nameOf(product.name, batch) })}
      kind="wide"
      onClose={onClose}
    >
      <form
        class="dialog-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <section aria-labelledby="changes-head">
          <h3 id="changes-head">{t("publish.changes", { version: passport.version })}</h3>
          {changes ? <Changes changes={changes} /> : <Loading rows={3} />}
        </section>
        <TextField
          id="change-note"
          label={t("publish.note")}
          help={t("publish.note_help")}
          value={note}
          onText={(text) => {
            setNote(text);
            setFault(undefined);
          }}
          error={fault}
          rows={2}
          maxLength={500}
          required
        />
        <details class="fold">
          <summary>{t("publish.preview")}</summary>
          <PreviewFrame product={product} batch={batch} />
        </details>
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? t("publish.busy") : undefined}>
            {t("publish.publish", { version: passport.version + 1 })}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

interface Change {
  label: string;
  /** Undefined where there was nothing. */
  before: string | undefined;
  after: string;
}

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p class="quiet">{t("publish.no_changes")}</p>;
  return (
    <dl class="diff">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before === undefined ? <span class="quiet">{t("publish.was_empty")}</span> : <del>{before}</del>}
            <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What differs between the data as they stand and what the current version says. */
function changesSince(
  { product, template }: Opened,
  { content, restricted = {} }: Passport,
  batch?: Batch,
): Change[] {
  const parts = (["name", "reference", "gtin"] as const).flatMap((part) =>
    product[part] === content.product[part]
      ? []
      : [
          {
            label: t(`new.${part}`),
            before: content.product[part] ?? undefined,
            after: product[part] ?? t("value.nothing"),
          },
        ],
  );
  const before: Data = { ...(content.fields as Data), ...(restricted as Data) };
  const after: Data = { ...(product.data as Data), ...((batch?.data ?? {}) as Data) };
  const fields = [...template.fields.values()].flatMap((field) => {
    const [old, now]: (Json | undefined)[] = [before[field.key], after[field.key]];
    if (same(old, now)) return [];
    return [
      {
        label: template.say(field.label),
        before: old === undefined || old === null ? undefined : valueText(field, old, template),
        after: valueText(field, now, template),
      },
    ];
  });
  return [...parts, ...fields];
}
