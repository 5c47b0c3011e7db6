/** What people do for their programs: keys, webhooks, what was asked, what happened, and whether a signature holds. */
import type { ComponentType } from "preact";
import { may } from "../app/me.ts";
import { NoSuchView } from "../app/no-such-view.tsx";
import type { Params } from "../app/params.ts";
import { href } from "../app/place.ts";
import { Bar, ModeSwitch } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { Icon } from "../parts/icon.tsx";
import { Tabs } from "../parts/tabs.tsx";
import { t } from "../words/words.ts";
import { Events } from "./developers/events.tsx";
import { ApiKeys } from "./developers/keys.tsx";
import { Requests } from "./developers/requests.tsx";
import { SignatureChecker } from "./developers/signature.tsx";
import { Webhooks } from "./developers/webhooks.tsx";
import { d } from "./developers/words.ts";

interface Part {
  key: "keys" | "webhooks" | "requests" | "events" | "signatures";
  /** The operation without which there is nothing to see. */
  needs: string;
  view: ComponentType;
}

const PARTS: readonly Part[] = [
  { key: "keys", needs: "listApiKeys", view: ApiKeys },
  { key: "webhooks", needs: "listWebhooks", view: Webhooks },
  { key: "requests", needs: "listRequests", view: Requests },
  { key: "events", needs: "listEvents", view: Events },
  { key: "signatures", needs: "listEvents", view: SignatureChecker },
];

export default function Developers({ params }: { params: Params }) {
  const reached = PARTS.filter(({ needs }) => may(needs));
  const wanted = params["part"];
  const part = wanted === undefined ? reached[0] : reached.find(({ key }) => key === wanted);
  useTitle(part ? `${d(`part.${part.key}`)} · ${t("nav.developers")}` : t("nav.developers"));
  if (!part) return <NoSuchView kind="view" />;
  return (
    <>
      <Bar>
        <a class="button button-plain" href="/docs" target="_blank" rel="noreferrer">
          {t("person.docs")}
          <Icon name="open" />
        </a>
      </Bar>
      <div class="page-head">
        <div class="page-first">
          <h1>{t("nav.developers")}</h1>
          <div class="show-on-phone">
            <ModeSwitch />
          </div>
        </div>
        <div class="page-tabs">
          <Tabs
            label={t("nav.developers")}
            tabs={reached.map(({ key }) => ({
              key,
              words: d(`part.${key}`),
              href: href(`/developers/${key}`),
            }))}
            current={part.key}
          />
        </div>
      </div>
      <part.view />
    </>
  );
}
