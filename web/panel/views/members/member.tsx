/** One member at the side: who it is, what they may, and the way out. */
import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/company.ts";
import { may, member as mine } from "../../app/me.ts";
import { href } from "../../app/place.ts";
import { reloadMe } from "../../data/mine.ts";
import { Refusal } from "../../data/refusal.ts";
import { post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Question } from "../../parts/question.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { tell } from "../../parts/toasts.tsx";
import { dateOf } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { Roles } from "./roles.tsx";
import { type Member, nameOf } from "./shape.ts";

interface MemberProps {
  member: Member;
  onClose(): void;
  onChanged(): void;
}

export function MemberDialog({ member, onClose, onChanged }: MemberProps) {
  const isMe = member.id === mine.value?.id;
  const amOwner = mine.value?.role === "owner";
  // Owners are made, changed and removed by owners alone.
  const canChange = may("changeMember") && (amOwner || member.role !== "owner");
  const [role, setRole] = useState(member.role);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [removes, setRemoves] = useState(false);
  const name = nameOf(member);
  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await withConfirmation(() => post<typeof endpoints.changeMember>(`/members/${member.id}`, { role }));
      tell(t("members.changed", { name, role: t(`role.${role}`) }));
      onChanged();
      onClose();
      if (isMe) await reloadMe();
    } catch (fault) {
      setBusy(false);
      setError(faultOf(fault));
    }
  };
  const remove = async () => {
    try {
      await withConfirmation(() => post<typeof endpoints.removeMember>(`/members/${member.id}/remove`, {}));
    } catch (fault) {
      throw isLastOwner(fault)
        ? new Refusal(422, { code: "last_owner", message: t("members.last_owner") })
        : fault;
    }
    if (isMe) return location.assign("/panel");
    tell(t("members.removed", { name }));
    onChanged();
    onClose();
  };
  return (
    <Dialog title={name} kind="side" onClose={onClose}>
      <div class="dialog-body">
        <dl class="facts">
          <div>
            <dt>{t("members.email")}</dt>
            <dd>
              <span>{member.email}</span>
            </dd>
          </div>
          <div>
            <dt>{t("members.factor")}</dt>
            <dd>
              <span>{t(member.second_factor ? "members.factor_on" : "members.factor_off")}</span>
            </dd>
          </div>
          <div>
            <dt>{t("members.since")}</dt>
            <dd>
              <span>{dateOf(member.created)}</span>
            </dd>
          </div>
        </dl>
        {canChange ? (
          <Roles id="member-role" value={role} ownersToo={amOwner} onChoose={setRole} />
        ) : (
          <div>
            <h3>{t(`role.${member.role}`)}</h3>
            <p class="quiet">{t(`role_may.${member.role}`)}</p>
          </div>
        )}
        {error ? (
          <p class="field-error" role="alert">
            <Icon name="warning" />
            <span>{error}</span>
          </p>
        ) : null}
        {isMe ? (
          <p>
            <a href={href("/account")}>{t("members.to_account")}</a>
          </p>
        ) : null}
        {canChange ? (
          <footer class="dialog-foot dialog-foot-apart">
            <Button kind="danger" onPress={() => setRemoves(true)}>
              {t(isMe ? "members.leave" : "members.remove")}
            </Button>
            {role === member.role ? null : (
              <Button kind="primary" busy={busy ? t("save.saving") : undefined} onPress={save}>
                {t("do.save")}
              </Button>
            )}
          </footer>
        ) : null}
      </div>
      {removes ? (
        <Question
          title={t(isMe ? "members.leave_title" : "members.remove_title", {
            name,
            company: mine.value?.company.name ?? "",
          })}
          words={t(isMe ? "members.leave_do" : "members.remove_do", { name })}
          busy={t("save.saving")}
          onDo={remove}
          onClose={() => setRemoves(false)}
        >
          {t(isMe ? "members.leave_text" : "members.remove_text")}
        </Question>
      ) : null}
    </Dialog>
  );
}

function faultOf(fault: unknown): string {
  return isLastOwner(fault) ? t("members.last_owner") : sentenceOf(fault);
}

function isLastOwner(fault: unknown): boolean {
  return fault instanceof Refusal && fault.code === "invalid_value" && fault.param === "role";
}
