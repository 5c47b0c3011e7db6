/** The API keys of the open data: made with a name, shown whole once, revoked at once. */
import { useMemo, useState } from "preact/hooks";
import type { ApiKey } from "../../../../src/domain/accounts/key-list.ts";
import type * as api from "../../../../src/pages/panel/endpoints/company.ts";
import { may } from "../../app/me.ts";
import { go, href, place, query, setQuery } from "../../app/place.ts";
import { usePages } from "../../data/pages.ts";
import { apiPath, post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { Empty } from "../../parts/states.tsx";
import { Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { momentOf, when } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { OneSecret } from "./one-secret.tsx";
import { d } from "./words.ts";

/** Characters of a name, as the server has it. */
const NAME_LENGTH = 80;

export function ApiKeys() {
  const pages = usePages<ApiKey>(apiPath("/keys"));
  const list = href("/developers/keys");
  const open = pages.rows?.find(({ id }) => id === query.value.get("key"));
  const isNew = query.value.get("new") !== null && may("createApiKey");
  const close = () => go(list, { replace: true });
  const { mode } = place.value;
  return (
    <>
      <div class="list-head">
        <p>{d(`keys.about_${mode}`)}</p>
        {may("createApiKey") && pages.rows?.length ? (
          <Button kind="primary" icon="plus" onPress={() => setQuery({ new: "1" })}>
            {d("keys.new")}
          </Button>
        ) : null}
      </div>
      <Table
        label={d("part.keys")}
        pages={pages}
        hrefOf={({ id }) => `${list}?key=${id}`}
        columns={[
          {
            key: "name",
            head: d("keys.name"),
            class: "cell-name",
            cell: ({ name, revoked }) => (revoked === null ? <b>{name}</b> : name),
          },
          { key: "hint", head: d("keys.hint"), class: "cell-code", cell: ({ hint }) => hint },
          { key: "used", head: d("keys.used"), cell: LastUsed },
          {
            key: "by",
            head: d("keys.by"),
            class: "cell-changed hide-on-tablet",
            cell: ({ created_by }) => created_by.name,
          },
          { key: "created", head: d("keys.created"), cell: ({ created }) => when(created) },
          {
            key: "status",
            head: d("keys.status"),
            cell: ({ revoked }) =>
              revoked === null ? d("keys.in_use") : <Tag kind="withdrawn">{d("keys.revoked")}</Tag>,
          },
        ]}
        lines={(key) => (
          <>
            <b class="row-file">{key.name}</b>
            {key.revoked === null ? <span /> : <Tag kind="withdrawn">{d("keys.revoked")}</Tag>}
            <span class="row-note">{key.hint}</span>
            <span class="row-end">{LastUsed(key)}</span>
          </>
        )}
        empty={
          <Empty
            title={d(`keys.empty_${mode}`)}
            action={
              may("createApiKey") ? (
                <Button kind="primary" icon="plus" onPress={() => setQuery({ new: "1" })}>
                  {d("keys.new")}
                </Button>
              ) : null
            }
          >
            {d("keys.empty_text")}
          </Empty>
        }
      />
      {open ? <KeyDialog apiKey={open} onClose={close} onChange={pages.reload} /> : null}
      {isNew ? <NewKeyDialog onClose={close} onMade={pages.reload} /> : null}
    </>
  );
}

function LastUsed({ last_used }: ApiKey) {
  return last_used === null ? <span class="quiet">{d("keys.never")}</span> : when(last_used);
}

interface KeyProps {
  apiKey: ApiKey;
  onClose(): void;
  onChange(): void;
}

function KeyDialog({ apiKey, onClose, onChange }: KeyProps) {
  const { id, name, hint, created, created_by, last_used, revoked } = apiKey;
  const [isSure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await withConfirmation(() => post<typeof api.revokeApiKey>(`/keys/${id}/revoke`, {}));
      tell(d("keys.revoked_now", { name }));
      onChange();
      onClose();
    } catch (fault) {
      tellFault(sentenceOf(fault));
      setBusy(false);
    }
  };
  const facts = [
    [d("keys.hint"), <code key="hint">{hint}</code>],
    [d("keys.used"), last_used === null ? d("keys.never") : momentOf(last_used)],
    [d("keys.created"), momentOf(created)],
    [d("keys.by"), created_by.name],
    ...(revoked === null ? [] : [[d("keys.revoked"), momentOf(revoked)]]),
  ] as const;
  return (
    <Dialog title={name} onClose={onClose}>
      <div class="dialog-body">
        <dl class="facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span>{value}</span>
              </dd>
            </div>
          ))}
        </dl>
        {revoked !== null || !may("revokeApiKey") ? null : isSure ? (
          <div class="sure">
            <p>{d("keys.revoke_sure", { name })}</p>
            <div class="dialog-foot">
              <Button onPress={() => setSure(false)}>{t("do.cancel")}</Button>
              <Button kind="danger" busy={busy ? d("keys.revoking") : undefined} onPress={revoke}>
                {d("keys.revoke_it", { name })}
              </Button>
            </div>
          </div>
        ) : (
          <div class="dialog-foot">
            <Button kind="danger" onPress={() => setSure(true)}>
              {d("keys.revoke")}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function NewKeyDialog({ onClose, onMade }: { onClose(): void; onMade(): void }) {
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<{ name: string; key: string }>();
  // A request that is sent again after a lost answer makes no second key.
  const sent = useMemo(() => crypto.randomUUID(), [name]);
  const create = async () => {
    if (busy) return;
    setFault(name.trim() === "" ? d("keys.name_missing") : undefined);
    if (name.trim() === "") return document.getElementById("key-name")?.focus();
    setBusy(true);
    try {
      const body = { name: name.trim() };
      setMade(await withConfirmation(() => post<typeof api.createApiKey>("/keys", body, sent)));
      onMade();
    } catch (thrown) {
      setFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  if (made)
    return (
      <OneSecret
        title={d("keys.made", { name: made.name })}
        value={made.key}
        what={d("keys.key")}
        onClose={onClose}
      >
        {d("keys.once")}
      </OneSecret>
    );
  return (
    <Dialog title={d(`keys.new_${place.value.mode}`)} onClose={onClose}>
      <DialogForm onSubmit={() => void create()}>
        <TextField
          id="key-name"
          label={d("keys.name")}
          help={d("keys.name_help")}
          value={name}
          onText={setName}
          error={fault}
          maxLength={NAME_LENGTH}
          required
          autoFocus
        />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? d("keys.making") : undefined}>
            {d("keys.make")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}
