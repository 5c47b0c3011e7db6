/** What holds for all companies of the server, for whoever runs it. */
import type { ComponentType } from "preact";
import { me } from "../app/me.ts";
import { NoSuchView } from "../app/no-such-view.tsx";
import type { Params } from "../app/params.ts";
import { href } from "../app/place.ts";
import { Bar } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { Tabs } from "../parts/tabs.tsx";
import { t } from "../words/words.ts";
import { Companies } from "./instance/companies.tsx";
import { Health } from "./instance/health.tsx";
import { MailSettings } from "./instance/mail.tsx";
import { SiteAddress } from "./instance/site-address.tsx";
import { Storage } from "./instance/storage.tsx";
import { i } from "./instance/words.ts";

const PARTS: readonly {
  key: "health" | "address" | "mail" | "storage" | "companies";
  view: ComponentType;
}[] = [
  { key: "health", view: Health },
  { key: "address", view: SiteAddress },
  { key: "mail", view: MailSettings },
  { key: "storage", view: Storage },
  { key: "companies", view: Companies },
];

export default function Instance({ params }: { params: Params }) {
  const part = PARTS.find(({ key }) => key === (params["part"] ?? "health"));
  useTitle(part ? `${i(`part.${part.key}`)} · ${t("nav.instance")}` : t("nav.instance"));
  if (!part || !me.value?.operator) return <NoSuchView kind="view" />;
  return (
    <>
      <Bar />
      <div class="page-head">
        <div class="page-first">
          <h1>{t("nav.instance")}</h1>
        </div>
        <p class="page-note">{i("instance.text")}</p>
        <div class="page-tabs">
          <Tabs
            label={t("nav.instance")}
            tabs={PARTS.map(({ key }) => ({
              key,
              words: i(`part.${key}`),
              href: href(key === "health" ? "/instance" : `/instance/${key}`),
            }))}
            current={part.key}
          />
        </div>
      </div>
      <part.view />
    </>
  );
}
