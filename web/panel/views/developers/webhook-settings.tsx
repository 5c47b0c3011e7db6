import { useState } from "preact/hooks";
import type { Subscription, WebhookEndpoint } from "../../../../src/domain/webhooks/shape.ts";
import type * as api from "../../../../src/pages/panel/endpoints/webhooks.ts";
import { may } from "../../app/me.ts";
import { apiPath, post } from "../../data/request.ts";
import { put } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { momentOf } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { EventChoice } from "./subscription.tsx";
import { addressFault, refusedAddress } from "./webhook-address.ts";
import { d } from "./words.ts";

interface SettingsProps {
  endpoint: WebhookEndpoint;
  /** A new secret, to be shown. */
  onSecret(secret: string): void;
}

/** Where an address leads, what it gets, its secret, and whether it is in use. */
export function WebhookSettings({ endpoint, onSecret }: SettingsProps) {
  return (
    <div class="page settings">
      <WhereAndWhat endpoint={endpoint} />
      <RotateSecret endpoint={endpoint} onSecret={onSecret} />
      {endpoint.status === "enabled" && may("disableWebhook") ? <Disable endpoint={endpoint} /> : null}
    </div>
  );
}

function WhereAndWhat({ endpoint }: { endpoint: WebhookEndpoint }) {
  const [url, setUrl] = useState(endpoint.url);
  const [events, setEvents] = useState<Subscription>(endpoint.events);
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (busy) return;
    const wrong = addressFault(url);
    setFault(wrong);
    if (wrong) return document.getElementById("webhook-url")?.focus();
    if (events.length === 0) return document.getElementById("events-some")?.focus();
    setBusy(true);
    try {
      const body = { url: url.trim(), events };
      const path = `/webhooks/${endpoint.id}` as const;
      put(apiPath(path), await withConfirmation(() => post<typeof api.changeWebhook>(path, body)));
      tell(d("webhook.saved"));
    } catch (thrown) {
      setFault(refusedAddress(thrown));
    }
    setBusy(false);
  };
  return (
    <form
      class="setting"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{d("webhook.where")}</h2>
      <TextField
        id="webhook-url"
        label={d("webhooks.address")}
        help={d("webhook.change_help")}
        type="url"
        value={url}
        onText={setUrl}
        error={fault}
        maxLength={2048}
        required
      />
      <EventChoice events={events} onChange={setEvents} />
      {may("changeWebhook") ? (
        <div>
          <Button kind="primary" submit busy={busy ? d("webhook.saving") : undefined}>
            {t("do.save")}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

function RotateSecret({ endpoint, onSecret }: SettingsProps) {
  const { id, former_secret_until } = endpoint;
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const rotate = async () => {
    setBusy(true);
    try {
      const { secret, ...rotated } = await withConfirmation(() =>
        post<typeof api.rotateWebhookSecret>(`/webhooks/${id}/rotate`, {}),
      );
      put(apiPath(`/webhooks/${id}`), rotated);
      setAsked(false);
      onSecret(secret);
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  return (
    <section class="setting" aria-labelledby="setting-secret">
      <h2 id="setting-secret">{d("secret.secret")}</h2>
      <p>{d("secret.about")}</p>
      {former_secret_until === null ? null : (
        <p class="note">{d("secret.former_until", { when: momentOf(former_secret_until) })}</p>
      )}
      {may("rotateWebhookSecret") ? (
        <div>
          <Button onPress={() => setAsked(true)}>{d("secret.rotate")}</Button>
        </div>
      ) : null}
      {isAsked ? (
        <Dialog title={d("secret.rotate_sure")} onClose={() => setAsked(false)}>
          <div class="dialog-body">
            <p>{d("secret.rotate_text")}</p>
            <footer class="dialog-foot">
              <Button onPress={() => setAsked(false)}>{t("do.cancel")}</Button>
              <Button kind="primary" onPress={rotate} busy={busy ? d("secret.rotating") : undefined}>
                {d("secret.rotate")}
              </Button>
            </footer>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}

function Disable({ endpoint: { id } }: { endpoint: WebhookEndpoint }) {
  const [busy, setBusy] = useState(false);
  const disable = async () => {
    setBusy(true);
    try {
      put(apiPath(`/webhooks/${id}`), await post<typeof api.disableWebhook>(`/webhooks/${id}/disable`, {}));
      tell(d("webhook.disabled_now"));
    } catch (fault) {
      tellFault(sentenceOf(fault));
      setBusy(false);
    }
  };
  return (
    <section class="setting" aria-labelledby="setting-off">
      <h2 id="setting-off">{d("webhook.pause")}</h2>
      <p>{d("webhook.pause_text")}</p>
      <div>
        <Button kind="danger" onPress={disable} busy={busy ? d("webhook.disabling") : undefined}>
          {d("webhook.disable")}
        </Button>
      </div>
    </section>
  );
}
