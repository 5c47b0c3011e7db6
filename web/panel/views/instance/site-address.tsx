/** The public address, and what is printed with it. */
import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/instance.ts";
import { me } from "../../app/me.ts";
import { postMine, reloadMe } from "../../data/mine.ts";
import { Refusal } from "../../data/refusal.ts";
import { outdate, put } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { Section } from "../../parts/section.tsx";
import { Broken, Loading } from "../../parts/states.tsx";
import { tell } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";
import { INSTANCE, type Instance, useInstance } from "./data.ts";
import { i } from "./words.ts";

/** Where a setting that the panel cannot change was made. */
export function SourceNote({ source, name }: { source: Instance["site"]["source"]; name: string }) {
  if (source === "panel") return null;
  return <p class="quiet">{i(`source.${source}`, { name })}</p>;
}

export function SiteAddress() {
  const { value, fault, reload } = useInstance();
  const [changes, setChanges] = useState(false);
  if (!value) return fault ? <Broken fault={fault} onAgain={reload} /> : <Loading />;
  const { site } = value;
  const isOurs = site.source === "panel" || site.source === "default";
  return (
    <div class="page sections">
      <Section title={i("address.title")} text={i("address.text")}>
        <p class="secret">
          <code>{site.url}</code>
          <CopyButton text={site.url} what={i("address.url")} />
        </p>
        <SourceNote source={site.source} name="CARNET_SITE_URL" />
        {site.url === location.origin ? null : (
          <p class="quiet">{i("address.here", { origin: location.origin })}</p>
        )}
        {me.value?.site.this_machine ? (
          <div class="note this-machine">
            <Icon name="warning" />
            <p>{i("address.this_machine")}</p>
          </div>
        ) : null}
        <Printed site={site} />
        {isOurs ? (
          <div>
            <Button onPress={() => setChanges(true)}>{i("address.change")}</Button>
          </div>
        ) : null}
        {changes ? <ChangeDialog site={site} onClose={() => setChanges(false)} /> : null}
      </Section>
    </div>
  );
}

function Printed({ site: { url, passports, items } }: { site: Instance["site"] }) {
  const leadsNowhere = me.value?.site.this_machine;
  return (
    <p class={passports === 0 || leadsNowhere ? "quiet" : "printed"}>
      {passports === 0
        ? i("address.none_printed", { url })
        : i("address.printed", {
            passports: i("count.passports", { count: passports }),
            items: i("count.items", { count: items }),
            url,
          })}
      {passports === 0 || leadsNowhere ? null : ` ${i("address.keep")}`}
    </p>
  );
}

/** Scheme and host, perhaps a port. */
const ORIGIN = /^https?:\/\/[^\s/?#@]+\/?$/i;

function ChangeDialog({ site, onClose }: { site: Instance["site"]; onClose(): void }) {
  const [url, setUrl] = useState(site.url);
  const [isSure, setSure] = useState(site.passports === 0);
  const [error, setError] = useState<string>();
  const [unsure, setUnsure] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setError(undefined);
    if (!ORIGIN.test(url)) {
      setError(i("address.wrong"));
      return document.getElementById("site-url")?.focus();
    }
    setUnsure(!isSure);
    if (!isSure) return;
    setBusy(true);
    try {
      const changed = await withConfirmation(() =>
        postMine<typeof endpoints.changeSite>("/instance/site", { url }),
      );
      put(INSTANCE, changed);
      outdate("/panel/api/");
      await reloadMe();
      tell(i("address.saved", { url: changed.site.url }));
      onClose();
    } catch (fault) {
      setBusy(false);
      setError(fault instanceof Refusal && fault.param === "url" ? i("address.wrong") : sentenceOf(fault));
    }
  };
  return (
    <Dialog title={i("address.change_title")} onClose={onClose}>
      <DialogForm onSubmit={() => void change()}>
        <Printed site={site} />
        {site.passkeys > 0 ? <p>{i("address.passkeys", { count: site.passkeys })}</p> : null}
        <TextField
          id="site-url"
          label={i("address.url")}
          help={i("address.help")}
          type="url"
          value={url}
          onText={(text) => setUrl(text.trim())}
          error={error}
          maxLength={200}
          required
          autoFocus
        />
        {/^http:\/\/(?!localhost)/i.test(url) ? (
          <p class="field-error">
            <Icon name="warning" />
            <span>{i("address.http")}</span>
          </p>
        ) : null}
        {site.passports === 0 ? null : (
          <div>
            <label class="choice">
              <input
                type="checkbox"
                checked={isSure}
                aria-invalid={unsure ? "true" : undefined}
                onChange={(event) => setSure(event.currentTarget.checked)}
              />
              <span>{i("address.sure", { url: site.url })}</span>
            </label>
            {unsure && !isSure ? (
              <p class="field-error" role="alert">
                <Icon name="warning" />
                <span>{i("address.sure_missing")}</span>
              </p>
            ) : null}
          </div>
        )}
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? t("save.saving") : undefined}>
            {i("address.do")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}
