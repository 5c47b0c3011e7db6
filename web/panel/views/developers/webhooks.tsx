/** The addresses that events of the open data are sent to. */
import { useMemo, useState } from "preact/hooks";
import type { Subscription, WebhookEndpoint } from "../../../../src/domain/webhooks/shape.ts";
import type * as api from "../../../../src/pages/panel/endpoints/webhooks.ts";
import { may } from "../../app/me.ts";
import { go, href, place, query, setQuery } from "../../app/place.ts";
import { usePages } from "../../data/pages.ts";
import { apiPath, post } from "../../data/request.ts";
import { Address } from "../../parts/address.tsx";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { Empty } from "../../parts/states.tsx";
import { Table } from "../../parts/table.tsx";
import { Tag } from "../../parts/tag.tsx";
import { when } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { OneSecret } from "./one-secret.tsx";
import { ALL, EventChoice, eventsInWords } from "./subscription.tsx";
import { addressFault, refusedAddress } from "./webhook-address.ts";
import { d } from "./words.ts";

export function Webhooks() {
  const pages = usePages<WebhookEndpoint>(apiPath("/webhooks"));
  const list = href("/developers/webhooks");
  const isNew = query.value.get("new") !== null && may("createWebhook");
  const canCreate = may("createWebhook");
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setQuery({ new: "1" })}>
      {d("webhooks.new")}
    </Button>
  );
  return (
    <>
      <div class="list-head">
        <p>{d(`webhooks.about_${place.value.mode}`)}</p>
        {canCreate && pages.rows?.length ? create : null}
      </div>
      <Table
        label={d("part.webhooks")}
        pages={pages}
        hrefOf={({ id }) => `${list}/${id}`}
        columns={[
          {
            key: "url",
            head: d("webhooks.address"),
            class: "cell-name",
            cell: ({ url }) => (
              <b>
                <Address url={url} />
              </b>
            ),
          },
          { key: "events", head: d("webhooks.events"), cell: ({ events }) => eventsInWords(events) },
          { key: "status", head: d("webhooks.status"), cell: EndpointStatus },
          { key: "created", head: d("webhooks.created"), cell: ({ created }) => when(created) },
        ]}
        lines={(endpoint) => (
          <>
            <b class="row-file row-cut">
              <Address url={endpoint.url} />
            </b>
            {EndpointStatus(endpoint)}
            <span class="row-note">{eventsInWords(endpoint.events)}</span>
            <span class="row-end">{when(endpoint.created)}</span>
          </>
        )}
        empty={
          <Empty title={d("webhooks.empty")} action={canCreate ? create : null}>
            {d("webhooks.empty_text")}
          </Empty>
        }
      />
      {isNew ? <NewWebhookDialog onClose={() => setQuery({ new: undefined })} onMade={pages.reload} /> : null}
    </>
  );
}

function EndpointStatus({ status, disabled_reason }: WebhookEndpoint) {
  if (status === "enabled") return <span class="quiet">{d("webhooks.enabled")}</span>;
  return <Tag kind={disabled_reason === "failures" ? "bad" : "none"}>{d("webhooks.disabled")}</Tag>;
}

function NewWebhookDialog({ onClose, onMade }: { onClose(): void; onMade(): void }) {
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<Subscription>([ALL]);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<{ id: string; url: string; secret: string }>();
  // A request that is sent again after a lost answer makes no second address.
  const sent = useMemo(() => crypto.randomUUID(), [url, events]);
  const create = async () => {
    if (busy) return;
    const wrong = addressFault(url);
    setFault(wrong);
    if (wrong) return document.getElementById("webhook-url")?.focus();
    if (events.length === 0) return document.getElementById("events-some")?.focus();
    setBusy(true);
    try {
      const body = { url: url.trim(), events };
      setMade(await withConfirmation(() => post<typeof api.createWebhook>("/webhooks", body, sent)));
      onMade();
    } catch (thrown) {
      setFault(refusedAddress(thrown));
      document.getElementById("webhook-url")?.focus();
    }
    setBusy(false);
  };
  if (made) {
    const open = () => go(href(`/developers/webhooks/${made.id}`));
    return (
      <OneSecret title={d("webhooks.made")} value={made.secret} what={d("secret.secret")} onClose={open}>
        {d("webhooks.made_text")}
      </OneSecret>
    );
  }
  return (
    <Dialog title={d(`webhooks.new_${place.value.mode}`)} onClose={onClose}>
      <DialogForm onSubmit={() => void create()}>
        <TextField
          id="webhook-url"
          label={d("webhooks.address")}
          help={d("webhooks.address_help")}
          placeholder="https://"
          type="url"
          value={url}
          onText={setUrl}
          error={fault}
          maxLength={2048}
          required
          autoFocus
        />
        <EventChoice events={events} onChange={setEvents} />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? d("webhooks.making") : undefined}>
            {d("webhooks.make")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}
