/** Who is invited and has not come yet. */
import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/company.ts";
import { may } from "../../app/me.ts";
import { apiPath, post } from "../../data/request.ts";
import { outdate, useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { Tag } from "../../parts/tag.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { dateOf } from "../../words/format.ts";
import { t } from "../../words/words.ts";

export function Invitations() {
  const { value } = useResource<Answer<typeof endpoints.listInvitations>>(apiPath("/invitations"));
  const [busy, setBusy] = useState<string>();
  if (!value || value.data.length === 0) return null;
  const withdraw = async (id: string, email: string) => {
    setBusy(id);
    try {
      await withConfirmation(() =>
        post<typeof endpoints.withdrawInvitation>(`/invitations/${id}/withdraw`, {}),
      );
      tell(t("invite.withdrawn", { email }));
      outdate(apiPath("/invitations"));
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(undefined);
  };
  return (
    <section class="page invitations" aria-labelledby="invitations-head">
      <h2 id="invitations-head">{t("invite.open")}</h2>
      <ul class="entries">
        {value.data.map(({ id, email, role, created_by, expires, expired }) => (
          <li key={id}>
            <div>
              <b>{email}</b>
              <span>
                {t(expired ? "invite.was_by" : "invite.by", {
                  role: t(`role.${role}`),
                  name: created_by.name,
                  date: dateOf(expires),
                })}
              </span>
            </div>
            {expired ? <Tag kind="none">{t("invite.expired")}</Tag> : null}
            {may("withdrawInvitation") ? (
              <Button
                kind="bare"
                busy={busy === id ? t("save.saving") : undefined}
                onPress={() => void withdraw(id, email)}
              >
                {t("invite.withdraw")}
                <span class="heard"> {email}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
