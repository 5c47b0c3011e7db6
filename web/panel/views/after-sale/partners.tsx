/** Who else may report after-sale events: holders of pieces by a switch, partners by links of their own. */
import { useState } from "preact/hooks";
import type { PartnerLink } from "../../../../src/domain/partner-links/shape.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/after-sale.ts";
import type * as company from "../../../../src/pages/panel/endpoints/company.ts";
import { may } from "../../app/me.ts";
import { Bar, Trail } from "../../app/shell.tsx";
import { useTitle } from "../../app/title.ts";
import { usePages } from "../../data/pages.ts";
import { apiPath, post } from "../../data/request.ts";
import { put, useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Icon } from "../../parts/icon.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { Broken, Empty, Loading } from "../../parts/states.tsx";
import { Tag } from "../../parts/tag.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { dateOf, when } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { NewLinkDialog } from "./new-link.tsx";
import { w } from "./words.ts";

export default function Partners() {
  useTitle(t("partners.title"));
  return (
    <>
      <Bar trail={<Trail path="/after-sale" words={t("nav.after_sale")} here={t("partners.title")} />} />
      <div class="page-head">
        <div class="page-first">
          <h1>{t("partners.title")}</h1>
        </div>
      </div>
      <div class="page partners-page">
        <Holders />
        {may("listPartnerLinks") ? <Links /> : null}
      </div>
    </>
  );
}

function Holders() {
  const path = apiPath("/company");
  const { value, fault, reload } = useResource<Answer<typeof company.getCompany>>(path);
  const [busy, setBusy] = useState(false);
  const change = async (enabled: boolean) => {
    setBusy(true);
    try {
      const body = { consumer_events: enabled };
      put(path, await withConfirmation(() => post<typeof company.changeCompany>("/company", body)));
      tell(t(enabled ? "partners.was_on" : "partners.was_off"));
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <section class="part" aria-labelledby="holders-head">
      <h2 id="holders-head">{w("partners.holders")}</h2>
      {value ? (
        <div class="holders">
          <p class="quiet">{w("partners.holders_text")}</p>
          <p role="status">
            {value.consumer_events ? (
              <span class="ticked">
                <Icon name="tick" />
                {t("partners.on")}
              </span>
            ) : (
              t("partners.off")
            )}
          </p>
          {may("changeCompany") ? (
            <Button
              busy={busy ? t("partners.switching") : undefined}
              onPress={() => void change(!value.consumer_events)}
            >
              {t(value.consumer_events ? "partners.switch_off" : "partners.switch_on")}
            </Button>
          ) : (
            <p class="quiet small">{w("partners.not_admin")}</p>
          )}
        </div>
      ) : fault ? (
        <Broken fault={fault} onAgain={reload} />
      ) : (
        <Loading rows={2} />
      )}
    </section>
  );
}

function Links() {
  const pages = usePages<PartnerLink>(apiPath("/partner_links"));
  const [isNew, setNew] = useState(false);
  const [asked, setAsked] = useState<PartnerLink>();
  const { rows, fault } = pages;
  const add = may("createPartnerLink") ? (
    <Button kind="primary" icon="plus" onPress={() => setNew(true)}>
      {w("partners.new")}
    </Button>
  ) : null;
  return (
    <section class="part" aria-labelledby="links-head">
      <h2 id="links-head">{w("partners.links")}</h2>
      {rows && rows.length > 0 ? (
        <>
          <div class="part-head">
            <p class="quiet">{w("partners.links_text")}</p>
            {add}
          </div>
          <ul class="partners">
            {rows.map((link) => (
              <li key={link.id}>
                <LinkLine link={link} onRevoke={() => setAsked(link)} />
              </li>
            ))}
          </ul>
          {pages.hasMore ? <Button onPress={pages.more}>{t("nav.more")}</Button> : null}
        </>
      ) : rows ? (
        <Empty title={w("partners.empty")} action={add}>
          {w("partners.empty_text")}
        </Empty>
      ) : fault ? (
        <Broken fault={fault} onAgain={pages.reload} />
      ) : (
        <Loading rows={3} />
      )}
      {isNew ? <NewLinkDialog onMade={pages.reload} onClose={() => setNew(false)} /> : null}
      {asked ? (
        <RevokeDialog link={asked} onRevoked={pages.reload} onClose={() => setAsked(undefined)} />
      ) : null}
    </section>
  );
}

function LinkLine({ link, onRevoke }: { link: PartnerLink; onRevoke(): void }) {
  const { name, status, expires, last_used } = link;
  return (
    <>
      <span>
        <b>{name}</b>
        <br />
        <span class="quiet small">
          {w("partners.used")}: {last_used === null ? w("partners.never") : when(last_used)}
        </span>
      </span>
      {status === "active" ? (
        <Tag kind="issued">{w("partners.active")}</Tag>
      ) : (
        <Tag kind="plain">{t(`partners.${status}`)}</Tag>
      )}
      <span class="quiet">
        {expires === null ? w("partners.no_end") : w("partners.until", { date: dateOf(expires - 1) })}
      </span>
      {status === "active" && may("revokePartnerLink") ? (
        <Button kind="bare" onPress={onRevoke}>
          {w("partners.revoke_short")}
          <span class="heard"> {name}</span>
        </Button>
      ) : null}
    </>
  );
}

interface RevokeDialogProps {
  link: PartnerLink;
  onRevoked(): void;
  onClose(): void;
}

function RevokeDialog({ link: { id, name }, onRevoked, onClose }: RevokeDialogProps) {
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await post<typeof endpoints.revokePartnerLink>(`/partner_links/${id}/revoke`, {});
      tell(w("partners.was_revoked", { name }));
      onRevoked();
      onClose();
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <Dialog title={w("partners.revoke_title", { name })} onClose={onClose}>
      <div class="dialog-body">
        <p>{w("partners.revoke_text")}</p>
        <footer class="dialog-foot">
          <Button onPress={onClose}>{w("partners.keep")}</Button>
          <Button
            kind="danger"
            busy={busy ? w("partners.revoking") : undefined}
            onPress={() => void revoke()}
          >
            {w("partners.revoke_do")}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
