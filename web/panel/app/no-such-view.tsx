import { Empty } from "../parts/states.tsx";
import { t } from "../words/words.ts";
import { me } from "./me.ts";
import { href } from "./place.ts";

/** An address that leads nowhere, or into a company that the person is no member of. */
export function NoSuchView({ kind }: { kind: "company" | "view" | "thing" }) {
  const first = me.value?.memberships[0];
  const to = kind === "company" ? first && href("/", "live", first.company.handle) : href("/");
  return (
    <div class="page">
      <Empty
        whole
        title={t(`nowhere.${kind}`)}
        action={
          to ? (
            <a class="button button-plain" href={to}>
              {t("nowhere.back")}
            </a>
          ) : null
        }
      >
        {kind === "company" && !first ? t("nowhere.no_company") : t(`nowhere.${kind}_text`)}
      </Empty>
    </div>
  );
}
