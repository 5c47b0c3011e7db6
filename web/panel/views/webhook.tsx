/** One address for events: what was sent to it and what came back, and how it is set up. */
import { useState } from "preact/hooks";
import type { WebhookEndpoint } from "../../../src/domain/webhooks/shape.ts";
import type * as api from "../../../src/pages/panel/endpoints/webhooks.ts";
import { may } from "../app/me.ts";
import { NoSuchView } from "../app/no-such-view.tsx";
import type { Params } from "../app/params.ts";
import { go, href } from "../app/place.ts";
import { Bar, Trail } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { Refusal } from "../data/refusal.ts";
import { apiPath, post } from "../data/request.ts";
import { put, useResource } from "../data/resource.ts";
import { sentenceOf } from "../data/sentence.ts";
import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { withConfirmation } from "../parts/reauthenticate.tsx";
import { Broken, Loading } from "../parts/states.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { tell, tellFault } from "../parts/toasts.tsx";
import { momentOf } from "../words/format.ts";
import { Deliveries } from "./developers/deliveries.tsx";
import { OneSecret } from "./developers/one-secret.tsx";
import { WebhookSettings } from "./developers/webhook-settings.tsx";
import { d } from "./developers/words.ts";

const TABS = ["deliveries", "settings"] as const;

export default function Webhook({ params }: { params: Params }) {
  const id = params["id"] ?? "";
  const path = apiPath(`/webhooks/${id}`);
  const { value: endpoint, fault, reload } = useResource<WebhookEndpoint>(path);
  const tab = TABS.find((one) => one === (params["tab"] ?? "deliveries"));
  useTitle(endpoint ? shortOf(endpoint.url) : d("part.webhooks"));
  // A further one reads the list of deliveries anew.
  const [turn, setTurn] = useState(0);
  const [secret, setSecret] = useState<string>();
  const [busy, setBusy] = useState<"ping" | "secret" | "enable">();
  if (fault instanceof Refusal && fault.code === "resource_missing") return <NoSuchView kind="thing" />;
  if (!tab) return <NoSuchView kind="view" />;
  if (!endpoint) return fault ? <Broken fault={fault} onAgain={reload} /> : <Loading />;
  const attempt = async (what: "ping" | "secret" | "enable", run: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    await run().catch((thrown) => tellFault(sentenceOf(thrown)));
    setBusy(undefined);
  };
  const ping = () =>
    attempt("ping", async () => {
      const delivery = await post<typeof api.pingWebhook>(`/webhooks/${id}/ping`, {});
      setTurn((before) => before + 1);
      go(`${href(`/developers/webhooks/${id}`)}?delivery=${delivery.id}`);
    });
  const showSecret = () =>
    attempt("secret", async () => {
      const shown = await withConfirmation(() =>
        post<typeof api.showWebhookSecret>(`/webhooks/${id}/secret`, {}),
      );
      setSecret(shown.secret);
    });
  const enable = () =>
    attempt("enable", async () => {
      put(path, await post<typeof api.enableWebhook>(`/webhooks/${id}/enable`, {}));
      setTurn((before) => before + 1);
      tell(d("webhook.enabled_now"));
    });
  const isEnabled = endpoint.status === "enabled";
  return (
    <>
      <Bar
        trail={<Trail path="/developers/webhooks" words={d("part.webhooks")} here={shortOf(endpoint.url)} />}
      >
        {isEnabled && may("pingWebhook") ? (
          <Button onPress={ping} busy={busy === "ping" ? d("webhook.pinging") : undefined}>
            {d("webhook.ping")}
          </Button>
        ) : null}
        {may("showWebhookSecret") ? (
          <Button icon="key" onPress={showSecret} busy={busy === "secret" ? d("webhook.showing") : undefined}>
            {d("secret.secret")}
          </Button>
        ) : null}
      </Bar>
      <div class="page-head">
        <h1 class="address-head">{endpoint.url}</h1>
        {isEnabled ? null : (
          <div class="note note-line">
            <Icon name="warning" />
            <p>
              <b>{d("webhooks.disabled")}</b>{" "}
              {d(endpoint.disabled_reason === "failures" ? "webhook.off_failures" : "webhook.off_by_hand", {
                when: momentOf(endpoint.disabled_at ?? 0),
              })}
            </p>
            {may("enableWebhook") ? (
              <Button onPress={enable} busy={busy === "enable" ? d("webhook.enabling") : undefined}>
                {d("webhook.enable")}
              </Button>
            ) : null}
          </div>
        )}
        <div class="page-tabs">
          <Tabs
            label={d("webhook.parts")}
            tabs={TABS.map((key) => ({
              key,
              words: d(`webhook.${key}`),
              href: href(`/developers/webhooks/${id}${key === "deliveries" ? "" : `/${key}`}`),
            }))}
            current={tab}
          />
        </div>
      </div>
      {tab === "deliveries" ? (
        <Deliveries
          key={turn}
          endpoint={endpoint}
          onPing={isEnabled && may("pingWebhook") ? ping : undefined}
        />
      ) : (
        <WebhookSettings key={endpoint.id} endpoint={endpoint} onSecret={setSecret} />
      )}
      {secret === undefined ? null : (
        <OneSecret
          title={d("secret.of_address")}
          value={secret}
          what={d("secret.secret")}
          onClose={() => setSecret(undefined)}
        >
          {d("secret.about")}
        </OneSecret>
      )}
    </>
  );
}

/** `erp.example.com/hooks`: an address without what all have. */
function shortOf(url: string): string {
  return url.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
