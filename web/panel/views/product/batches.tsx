/** The batches of a product: made here, each with values of its own and, if wanted, a passport of its own. */
import { useState } from "preact/hooks";
import type * as api from "../../../../src/api/endpoints/batches.ts";
import { may } from "../../app/me.ts";
import { Refusal } from "../../data/refusal.ts";
import { apiPath, post } from "../../data/request.ts";
import { useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Batch, Data, Field, Json, List, ListedPassport } from "../../data/shapes.ts";
import { refusalSentence } from "../../forms/sentences.ts";
import { TemplateField } from "../../forms/template-field.tsx";
import { valueText } from "../../forms/value-text.ts";
import { Button } from "../../parts/button.tsx";
import { Codes } from "../../parts/codes.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Broken, Empty, Loading } from "../../parts/states.tsx";
import { missingWords, Stitches } from "../../parts/stitches.tsx";
import { PassportTag } from "../../parts/tag.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { calendarDateOf, writtenNumber } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { IssueDialog, PublishDialog } from "./issue.tsx";
import type { Opened } from "./opened.ts";
import { Withdraw } from "./passport.tsx";
import { p } from "./words.ts";

export function BatchesTab({ opened }: { opened: Opened }) {
  const { product } = opened;
  const path = apiPath(`/products/${product.id}/batches`, { limit: 100 });
  const { value, fault, reload } = useResource<List<Batch>>(path);
  const passports = useResource<List<ListedPassport>>(
    apiPath("/passports", { product: product.id, limit: 100 }),
  ).value;
  const [shown, setShown] = useState<string | "new">();
  if (!value && fault) return <Broken fault={fault} onAgain={reload} />;
  if (!value) return <Loading />;
  const canCreate = may("createBatch") && product.status === "active";
  const batch = value.data.find(({ id }) => id === shown);
  const add = canCreate ? (
    <Button kind="primary" icon="plus" onPress={() => setShown("new")}>
      {p("batches.new")}
    </Button>
  ) : null;
  return (
    <div class="page">
      {value.data.length === 0 ? (
        <Empty title={p("batches.empty")} action={add}>
          {p("batches.empty_text")}
        </Empty>
      ) : (
        <>
          <div class="part-head">
            <p class="quiet">{p("batches.text")}</p>
            {add}
          </div>
          <ul class="cards">
            {value.data.map((one) => (
              <li key={one.id}>
                <button type="button" class="card" onClick={() => setShown(one.id)}>
                  <b>{one.batch_number}</b>
                  <PassportTag status={passports?.data.find(({ id }) => id === one.passport)?.status} />
                  <span class="quiet">
                    {[
                      one.production_date ? calendarDateOf(one.production_date) : "",
                      one.quantity === null ? "" : p("batches.pieces", { count: one.quantity }),
                    ]
                      .filter(Boolean)
                      .join(" · ") || p("batches.no_facts")}
                  </span>
                  <span class="stitched">
                    <Stitches {...one.completeness} inList />
                    {missingWords(one.completeness)}
                  </span>
                  <Icon name="forward" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {shown === "new" ? (
        <NewBatch
          opened={opened}
          onDone={(made) => {
            reload();
            setShown(made.id);
          }}
          onClose={() => setShown(undefined)}
        />
      ) : null}
      {batch ? (
        <BatchDialog
          key={batch.id}
          opened={opened}
          batch={batch}
          passport={passports?.data.find(({ id }) => id === batch.passport)}
          onChange={reload}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </div>
  );
}

interface NewBatchProps {
  opened: Opened;
  onDone(batch: Batch): void;
  onClose(): void;
}

function NewBatch({ opened: { product }, onDone, onClose }: NewBatchProps) {
  const [number, setNumber] = useState("");
  const [date, setDate] = useState("");
  const [quantity, setQuantity] = useState("");
  const [fault, setFault] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const create = async () => {
    const wrong = {
      ...(/^[\w.-]{1,20}$/.test(number.trim()) ? {} : { batch_number: p("batches.number_wrong") }),
      ...(/^\d*$/.test(quantity.trim()) ? {} : { quantity: t("fault.whole") }),
    };
    setFault(wrong);
    const [first] = Object.keys(wrong);
    if (first) return document.getElementById(`batch-${first}`)?.focus();
    setBusy(true);
    try {
      const batch = await post<typeof api.createBatch>(`/products/${product.id}/batches`, {
        batch_number: number.trim(),
        ...(date === "" ? {} : { production_date: date }),
        ...(quantity.trim() === "" ? {} : { quantity: Number(quantity) }),
      });
      tell(p("batches.created", { number: batch.batch_number }));
      onDone(batch);
    } catch (thrown) {
      setBusy(false);
      if (thrown instanceof Refusal && thrown.param) setFault({ [thrown.param]: sentenceOf(thrown) });
      else tellFault(sentenceOf(thrown));
    }
  };
  return (
    <Dialog title={p("batches.new")} onClose={onClose}>
      <DialogForm onSubmit={() => void create()}>
        <TextField
          id="batch-batch_number"
          label={p("batches.number")}
          help={p("batches.number_help")}
          value={number}
          onText={setNumber}
          error={fault["batch_number"]}
          maxLength={20}
          required
          autoFocus
          mono
        />
        <div class="field-pair">
          <TextField
            id="batch-production_date"
            label={p("batches.date")}
            mark={t("form.optional")}
            type="date"
            value={date}
            onText={setDate}
            error={fault["production_date"]}
          />
          <TextField
            id="batch-quantity"
            label={p("batches.quantity")}
            mark={t("form.optional")}
            type="number"
            value={quantity}
            onText={setQuantity}
            error={fault["quantity"]}
          />
        </div>
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? t("new.creating") : undefined}>
            {p("batches.create")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}

interface BatchDialogProps {
  opened: Opened;
  batch: Batch;
  passport: ListedPassport | undefined;
  onChange(): void;
  onClose(): void;
}

/** A batch: its own values over the product's, and its own passport. */
function BatchDialog({ opened, batch, passport, onChange, onClose }: BatchDialogProps) {
  const { product, template } = opened;
  const canEdit = may("changeBatch");
  const [changes, setChanges] = useState<Data>({});
  const [wrong, setWrong] = useState<Record<string, string | undefined>>({});
  const [date, setDate] = useState(batch.production_date ?? "");
  const [quantity, setQuantity] = useState(batch.quantity === null ? "" : String(batch.quantity));
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<"issue" | "publish">();
  const own = [...template.fields.values()].filter((field) => field.per_batch);
  const isChanged =
    Object.keys(changes).length > 0 ||
    date !== (batch.production_date ?? "") ||
    quantity !== (batch.quantity === null ? "" : String(batch.quantity));
  const save = async () => {
    if (!/^\d*$/.test(quantity.trim())) return setWrong({ quantity: t("fault.whole") });
    if (Object.values(wrong).some(Boolean)) return;
    setBusy(true);
    try {
      await post<typeof api.changeBatch>(`/products/${product.id}/batches/${batch.id}`, {
        production_date: date === "" ? null : date,
        quantity: quantity.trim() === "" ? null : Number(quantity),
        data: changes,
      });
      setChanges({});
      onChange();
      opened.refresh();
      tell(p("batches.saved"));
    } catch (thrown) {
      if (thrown instanceof Refusal)
        setWrong(
          Object.fromEntries(
            thrown.faults.map((fault) => {
              const key = (fault.param ?? "").replace(/^data\./, "").replace(/[.[].*/, "");
              return [key, refusalSentence(template.fields.get(key), fault)];
            }),
          ),
        );
      tellFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  const valueAt = (key: string): Json | undefined => {
    const value = key in changes ? changes[key] : (batch.data as Data)[key];
    return value === null ? undefined : value;
  };
  const isIssued = passport?.status === "issued";
  return (
    <Dialog
      title={p("batches.title", { number: batch.batch_number })}
      kind="side"
      hasDraft={isChanged}
      onClose={onClose}
    >
      <div class="dialog-body">
        <div class="batch-state">
          <PassportTag status={passport?.status} />
          <span class="stitched">
            <Stitches {...batch.completeness} inList />
            {missingWords(batch.completeness)}
          </span>
        </div>
        <div class="field-pair">
          <TextField id="b-date" label={p("batches.date")} type="date" value={date} onText={setDate} />
          <TextField
            id="b-quantity"
            label={p("batches.quantity")}
            type="number"
            value={quantity}
            onText={setQuantity}
            error={wrong["quantity"]}
          />
        </div>
        <h3>{p("batches.own")}</h3>
        <p class="quiet">{p("batches.own_text")}</p>
        {own.map((field: Field) => (
          <div key={field.key} class="own">
            <TemplateField
              field={field}
              template={template}
              value={valueAt(field.key)}
              fault={wrong[field.key]}
              readOnly={!canEdit}
              onValue={(value, fault) => {
                setChanges({ ...changes, [field.key]: value });
                setWrong({ ...wrong, [field.key]: fault });
              }}
            />
            {valueAt(field.key) === undefined && (product.data as Data)[field.key] !== undefined ? (
              <p class="field-help">
                {p("batches.of_product", {
                  value: valueText(field, (product.data as Data)[field.key], template),
                })}
              </p>
            ) : null}
          </div>
        ))}
        {passport ? <Codes of={passport} name={`${product.reference}-${batch.batch_number}`} /> : null}
        {passport ? (
          <p class="quiet small">
            {p("batches.items", { count: passport.items_count, items: writtenNumber(passport.items_count) })}
          </p>
        ) : null}
        <footer class="dialog-foot">
          {isIssued && may("withdrawPassport") ? (
            <Withdraw opened={opened} passport={passport} name={batch.batch_number} />
          ) : null}
          {!isIssued && may("issuePassport") && product.status === "active" ? (
            <Button
              notYet={
                !batch.completeness.complete
                  ? t("issue.not_yet")
                  : isChanged
                    ? p("batches.save_first")
                    : undefined
              }
              onPress={() => setAsked("issue")}
            >
              {t(passport ? "issue.successor" : "issue.issue")}
            </Button>
          ) : null}
          {isIssued && may("publishVersion") ? (
            <Button
              notYet={isChanged ? p("batches.save_first") : undefined}
              onPress={() => setAsked("publish")}
            >
              {t("issue.publish")}
            </Button>
          ) : null}
          {canEdit ? (
            <Button kind="primary" busy={busy ? t("save.saving") : undefined} onPress={() => void save()}>
              {t("do.save")}
            </Button>
          ) : null}
        </footer>
      </div>
      {asked === "issue" ? (
        <IssueDialog
          opened={opened}
          batch={batch}
          withdrawn={passport}
          onClose={() => {
            setAsked(undefined);
            onChange();
          }}
        />
      ) : null}
      {asked === "publish" && passport ? (
        <PublishDialog
          opened={opened}
          passport={passport}
          batch={batch}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Dialog>
  );
}
