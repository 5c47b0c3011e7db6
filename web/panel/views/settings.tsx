/** What is set for the company: itself, and how its public pages look. */
import { may } from "../app/me.ts";
import { NoSuchView } from "../app/no-such-view.tsx";
import type { Params } from "../app/params.ts";
import { href } from "../app/place.ts";
import { Bar } from "../app/shell.tsx";
import { useTitle } from "../app/title.ts";
import { Tabs } from "../parts/tabs.tsx";
import { t } from "../words/words.ts";
import { CompanySettings } from "./settings/company.tsx";
import { Look } from "./settings/look.tsx";
import { s } from "./settings/words.ts";

const PARTS = ["company", "pages"] as const;

export default function Settings({ params }: { params: Params }) {
  const part = PARTS.find((one) => one === (params["part"] ?? "company"));
  useTitle(part === "pages" ? `${s("part.pages")} · ${t("nav.settings")}` : t("nav.settings"));
  if (!part) return <NoSuchView kind="view" />;
  return (
    <>
      <Bar />
      <div class="page-head">
        <div class="page-first">
          <h1>{t("nav.settings")}</h1>
        </div>
        <p class="page-note">{t(may("changeCompany") ? "settings.text" : "settings.read_only")}</p>
        <div class="page-tabs">
          <Tabs
            label={t("nav.settings")}
            tabs={PARTS.map((key) => ({
              key,
              words: s(`part.${key}`),
              href: href(key === "company" ? "/settings" : `/settings/${key}`),
            }))}
            current={part}
          />
        </div>
      </div>
      {part === "company" ? <CompanySettings /> : <Look />}
    </>
  );
}
