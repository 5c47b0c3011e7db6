/** Invites somebody: an address and a role, then a link that is shown once. */
import { useState } from "preact/hooks";
import type { Role } from "../../../../src/domain/members/role.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/company.ts";
import { member as mine } from "../../app/me.ts";
import { Refusal } from "../../data/refusal.ts";
import { apiPath, post } from "../../data/request.ts";
import { outdate } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { ShownOnce } from "../../parts/shown-once.tsx";
import { tellFault } from "../../parts/toasts.tsx";
import { dateOf } from "../../words/format.ts";
import { language } from "../../words/language.ts";
import { t } from "../../words/words.ts";
import { Roles } from "./roles.tsx";

type Invited = Answer<typeof endpoints.createInvitation>;

export function InviteDialog({ onClose }: { onClose(): void }) {
  const [invited, setInvited] = useState<Invited>();
  return invited ? (
    <ShownOnce
      title={t("invite.done_title", { email: invited.email })}
      done={t("invite.close")}
      onClose={onClose}
      actions={<Button onPress={() => setInvited(undefined)}>{t("invite.another")}</Button>}
    >
      <p>{t(invited.mailed ? "invite.mailed" : "invite.not_mailed", { email: invited.email })}</p>
      <p class="secret">
        <code>{invited.url}</code>
        <CopyButton text={invited.url} what={t("invite.link")} />
      </p>
      <p class="field-help">{t("invite.once", { date: dateOf(invited.expires) })}</p>
    </ShownOnce>
  ) : (
    <Dialog title={t("members.invite")} onClose={onClose}>
      <InviteForm onClose={onClose} onInvited={setInvited} />
    </Dialog>
  );
}

function InviteForm({ onClose, onInvited }: { onClose(): void; onInvited(invited: Invited): void }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("editor");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const say = (words: string) => {
    setBusy(false);
    setError(words);
    document.getElementById("invite-email")?.focus();
  };
  const send = async () => {
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) return say(t("invite.email_missing"));
    setBusy(true);
    setError(undefined);
    try {
      const body = { email: email.trim(), role, language };
      onInvited(await withConfirmation(() => post<typeof endpoints.createInvitation>("/invitations", body)));
      outdate(apiPath("/invitations"));
    } catch (fault) {
      setBusy(false);
      if (!(fault instanceof Refusal) || fault.param !== "email") return tellFault(sentenceOf(fault));
      say(t(/member/.test(fault.message) ? "invite.is_member" : "invite.email_missing"));
    }
  };
  return (
    <DialogForm onSubmit={() => void send()}>
      <TextField
        id="invite-email"
        label={t("members.email")}
        help={t("invite.email_help")}
        value={email}
        onText={setEmail}
        error={error}
        maxLength={254}
        required
        autoFocus
      />
      <Roles id="invite-role" value={role} ownersToo={mine.value?.role === "owner"} onChoose={setRole} />
      <footer class="dialog-foot">
        <Button onPress={onClose}>{t("do.cancel")}</Button>
        <Button kind="primary" submit busy={busy ? t("invite.busy") : undefined}>
          {t("invite.do")}
        </Button>
      </footer>
    </DialogForm>
  );
}
