import { useState } from "preact/hooks";
import type { PartnerLink } from "../../../../src/domain/partner-links/shape.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/after-sale.ts";
import { post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { ShownOnce } from "../../parts/shown-once.tsx";
import { tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";
import { w } from "./words.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** Makes a link for a partner, and shows its address: this once. */
export function NewLinkDialog({ onMade, onClose }: { onMade(): void; onClose(): void }) {
  const [made, setMade] = useState<PartnerLink>();
  if (made) return <MadeLink link={made} onClose={onClose} />;
  return (
    <Dialog title={w("partners.new")} onClose={onClose}>
      <LinkForm
        onMade={(link) => {
          setMade(link);
          onMade();
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}

function MadeLink({ link: { name, url = "" }, onClose }: { link: PartnerLink; onClose(): void }) {
  return (
    <ShownOnce title={w("partners.made_title", { name })} done={w("partners.done")} onClose={onClose}>
      <p>{w("partners.made_text")}</p>
      <p class="made-link">
        <code>{url}</code>
        <CopyButton text={url} what={w("partners.link")} />
      </p>
    </ShownOnce>
  );
}

function LinkForm({ onMade, onClose }: { onMade(link: PartnerLink): void; onClose(): void }) {
  const [name, setName] = useState("");
  const [until, setUntil] = useState("");
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const make = async () => {
    const today = new Date().toISOString().slice(0, 10);
    const found: Record<string, string> = {
      ...(name.trim() === "" ? { name: w("partners.name_missing") } : {}),
      ...(until !== "" && until < today ? { expires: w("partners.expires_wrong") } : {}),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`link-${first}`)?.focus();
    setBusy(true);
    try {
      onMade(
        await withConfirmation(() =>
          post<typeof endpoints.createPartnerLink>("/partner_links", {
            name: name.trim(),
            expires: until === "" ? null : endOf(until),
          }),
        ),
      );
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <DialogForm onSubmit={() => void make()}>
      <TextField
        id="link-name"
        label={w("partners.name")}
        help={w("partners.name_help")}
        value={name}
        onText={setName}
        error={faults["name"]}
        maxLength={160}
        required
        autoFocus
      />
      <TextField
        id="link-expires"
        label={w("partners.expires")}
        mark={t("form.optional")}
        help={w("partners.expires_help")}
        type="date"
        value={until}
        onText={setUntil}
        error={faults["expires"]}
      />
      <footer class="dialog-foot">
        <Button onPress={onClose}>{t("do.cancel")}</Button>
        <Button kind="primary" submit busy={busy ? w("partners.making") : undefined}>
          {w("partners.make")}
        </Button>
      </footer>
    </DialogForm>
  );
}

/** The end of a day, in Unix seconds. */
function endOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000 + DAY_SECONDS;
}
