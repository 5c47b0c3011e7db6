/** What is set for the company as a whole: its name and handle, who reports to it, and what its plan holds. */
import { batch } from "@preact/signals";
import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/company.ts";
import { may, me } from "../../app/me.ts";
import { go, href, place } from "../../app/place.ts";
import { Refusal } from "../../data/refusal.ts";
import { apiPath, ask, post } from "../../data/request.ts";
import { put, useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { Section } from "../../parts/section.tsx";
import { Broken, Loading } from "../../parts/states.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { dateOf, writtenNumber } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { s } from "./words.ts";

type Company = Answer<typeof endpoints.getCompany>;

export function CompanySettings() {
  const { value, fault, reload } = useResource<Company>(apiPath("/company"));
  if (!value) return fault ? <Broken fault={fault} onAgain={reload} /> : <Loading />;
  return (
    <div class="page sections">
      <Name company={value} />
      <Handle company={value} />
      <Reports company={value} />
      <Plan company={value} />
    </div>
  );
}

function Name({ company }: { company: Company }) {
  const [name, setName] = useState(company.name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isChanged = name.trim() !== company.name;
  const say = (words: string) => {
    setBusy(false);
    setError(words);
    document.getElementById("company-name")?.focus();
  };
  const save = async () => {
    if (!isChanged) return;
    if (name.trim() === "") return say(t("settings.name_missing"));
    setBusy(true);
    setError(undefined);
    try {
      await withConfirmation(() => post<typeof endpoints.changeCompany>("/company", { name: name.trim() }));
      put(apiPath("/company"), { ...company, name: name.trim() });
      me.value = await ask("/panel/api/me");
      setBusy(false);
      tell(t("settings.saved"));
    } catch (fault) {
      say(sentenceOf(fault));
    }
  };
  return (
    <Section title={t("settings.company")} text={t("settings.name_text")}>
      {may("changeCompany") ? (
        <form
          class="section-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextField
            id="company-name"
            label={t("settings.name")}
            value={name}
            onText={setName}
            error={error}
            maxLength={160}
            required
          />
          {isChanged ? (
            <div>
              <Button kind="primary" submit busy={busy ? t("save.saving") : undefined}>
                {t("do.save")}
              </Button>
            </div>
          ) : null}
        </form>
      ) : (
        <p>{company.name}</p>
      )}
    </Section>
  );
}

function Handle({ company }: { company: Company }) {
  const [changes, setChanges] = useState(false);
  const { reference_url: url, former_handles: former } = company;
  return (
    <Section title={t("settings.handle")} text={t("settings.handle_text")}>
      <p class="secret">
        <code>
          {url}
          <span class="quiet">{t("settings.a_reference")}</span>
        </code>
        <CopyButton text={url} what={t("settings.address")} />
      </p>
      {former.length > 0 ? (
        <p class="quiet">{t("settings.former", { count: former.length, handles: former.join(", ") })}</p>
      ) : null}
      {may("changeCompany") ? (
        <div>
          <Button onPress={() => setChanges(true)}>{t("settings.handle_change")}</Button>
        </div>
      ) : null}
      {changes ? <HandleDialog company={company} onClose={() => setChanges(false)} /> : null}
    </Section>
  );
}

/** What a handle is made of, as the server has it. */
const HANDLE = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;

function HandleDialog({ company, onClose }: { company: Company; onClose(): void }) {
  const { handle, published } = company;
  const [next, setNext] = useState(handle);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const say = (words: string) => {
    setBusy(false);
    setError(words);
    document.getElementById("company-handle")?.focus();
  };
  const change = async () => {
    if (next === handle) return onClose();
    if (!HANDLE.test(next)) return say(t("settings.handle_wrong"));
    setBusy(true);
    setError(undefined);
    try {
      await withConfirmation(() => post<typeof endpoints.changeCompany>("/company", { handle: next }));
      const known = await ask<NonNullable<typeof me.value>>("/panel/api/me");
      // Who one is and where one is change at once: in between the company would be nobody's.
      batch(() => {
        me.value = known;
        go(href("/settings", place.value.mode, next), { replace: true });
      });
      tell(t("settings.handle_saved", { handle: next }));
    } catch (fault) {
      const isTaken = fault instanceof Refusal && fault.param === "handle";
      say(isTaken ? t("settings.handle_taken") : sentenceOf(fault));
    }
  };
  return (
    <Dialog title={t("settings.handle_title")} onClose={onClose}>
      <DialogForm onSubmit={() => void change()}>
        <p>{t("settings.handle_warning", { handle })}</p>
        <p class="printed">
          {published.passports === 0
            ? s("handle.none_printed")
            : s("handle.printed", {
                passports: s("count.passports", { count: published.passports }),
                items: s("count.items", { count: published.items }),
                handle,
              })}
        </p>
        <TextField
          id="company-handle"
          label={t("settings.handle")}
          help={t("settings.handle_help")}
          value={next}
          onText={(text) => setNext(text.trim().toLowerCase())}
          error={error}
          maxLength={40}
          required
          autoFocus
        />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? t("save.saving") : undefined}>
            {t("settings.handle_do")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}

/** Who else may say what happened to a piece. */
function Reports({ company }: { company: Company }) {
  const [busy, setBusy] = useState(false);
  const { consumer_events: isOn } = company;
  const change = async () => {
    setBusy(true);
    try {
      const changed = await withConfirmation(() =>
        post<typeof endpoints.changeCompany>("/company", { consumer_events: !isOn }),
      );
      put(apiPath("/company"), changed);
      tell(t(isOn ? "partners.was_off" : "partners.was_on"));
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  return (
    <Section title={s("reports.title")} text={s("reports.text")}>
      <p role="status" class={isOn ? "ticked" : undefined}>
        {isOn ? <Icon name="tick" /> : null}
        {t(isOn ? "partners.on" : "partners.off")}
      </p>
      <div class="section-actions">
        {may("changeCompany") ? (
          <Button busy={busy ? t("partners.switching") : undefined} onPress={() => void change()}>
            {t(isOn ? "partners.switch_off" : "partners.switch_on")}
          </Button>
        ) : null}
        {may("listPartnerLinks") ? (
          <a class="button button-bare" href={href("/after-sale/partners")}>
            {s("reports.partners")}
          </a>
        ) : null}
      </div>
    </Section>
  );
}

function Plan({ company }: { company: Company }) {
  const { plan, status, products, items_this_month: items, created } = company;
  const { mode } = place.value;
  return (
    <Section title={t("settings.plan")} text={t("settings.plan_text")}>
      <dl class="facts">
        <div>
          <dt>{t("settings.plan")}</dt>
          <dd>
            <b>{t(`plan.${plan}`)}</b>
            {status === "active" ? null : <span class="is-bad">{t(`status.${status}`)}</span>}
          </dd>
        </div>
        <div>
          <dt>{t(`settings.products_${mode}`)}</dt>
          <dd>
            <Used {...products} />
          </dd>
        </div>
        <div>
          <dt>{t(`settings.items_${mode}`)}</dt>
          <dd>
            <Used {...items} />
          </dd>
        </div>
        <div>
          <dt>{t("settings.since")}</dt>
          <dd>
            <span>{dateOf(created)}</span>
          </dd>
        </div>
      </dl>
    </Section>
  );
}

function Used({ used, limit }: { used: number; limit: number | null }) {
  if (limit === null) return <span>{t("settings.unlimited", { used })}</span>;
  return (
    <span class={used >= limit ? "is-bad" : undefined}>
      {t("settings.used", { used, limit: writtenNumber(limit) })}
    </span>
  );
}
