/** The pages behind links: an invitation, and a new password. */
import { PASSWORD_MIN, PERSON_NAME_LENGTH } from "../../domain/accounts/users.ts";
import type { Invitation } from "../../domain/members/invitations.ts";
import { attr, type Html, html } from "../kit/html.ts";
import type { Fault } from "./fault.ts";
import { besideCover, faultBox, type PanelReader } from "./frame.ts";

/** For a link that leads nowhere any more. */
export function endedPage(reader: PanelReader, fault?: Fault): Html {
  const { t } = reader;
  const words = html`
    ${faultBox(fault, reader)}
    <p class="lead">${t("link.ended")}</p>
    <p><a class="button" href="/panel">${t("link.panel")}</a></p>
  `;
  return besideCover({ title: t("link.title"), words }, reader);
}

interface NewPasswordView {
  secret: string;
  email: string;
  fault?: Fault;
}

export function newPasswordPage({ secret, email, fault }: NewPasswordView, reader: PanelReader): Html {
  const { t, locale } = reader;
  const address = `/panel/password/${secret}`;
  const words = html`
    <p class="lead">${t("password.lead", { email })}</p>
    ${faultBox(fault, reader)}
    <form class="sign-in-form" method="post" action="${address}" data-busy="${t("password.busy")}">
      <input type="hidden" name="lang" value="${locale}">
      <input type="hidden" name="username" value="${email}" autocomplete="username">
      ${newPasswordField(fault, reader, true)}
      <button class="button button-primary" type="submit">${t("password.submit")}</button>
    </form>
  `;
  return besideCover({ title: t("password.title"), words, address }, reader);
}

function newPasswordField(fault: Fault | undefined, { t }: PanelReader, focused: boolean): Html {
  return html`<div class="field">
    <label for="password">${t("password.label")}</label>
    <input class="input" id="password" name="password" type="password" required maxlength="256" autocomplete="new-password"${attr("autofocus", focused)} aria-describedby="password-help${fault ? " fault" : ""}">
    <p class="field-help" id="password-help">${t("password.help", { min: PASSWORD_MIN })}</p>
  </div>`;
}

interface InvitationView {
  secret: string;
  invitation: Invitation;
  /** The address of who is signed in. */
  as?: string | undefined;
  name: string;
  fault?: Fault;
}

export function invitationPage(view: InvitationView, reader: PanelReader): Html {
  const { t, locale } = reader;
  const { secret, invitation, fault } = view;
  const { company, email, role } = invitation;
  const address = `/panel/invitation/${secret}`;
  const words = html`
    <p class="lead">${t("invitation.lead", { company: company.name, role: t(`role.${role}`) })}</p>
    <p>${t(`role_may.${role}`)}</p>
    ${faultBox(fault, reader)}
    ${
      view.as !== undefined && view.as !== email
        ? stranger(email, view.as, reader)
        : html`<form class="sign-in-form" method="post" action="${address}" data-busy="${t("invitation.busy")}">
            <input type="hidden" name="lang" value="${locale}">
            ${invitation.known ? html`<p>${t(view.as ? "invitation.as" : "invitation.known", { email })}</p>` : newcomer(view, reader)}
            <button class="button button-primary" type="submit">${t(invitation.known && !view.as ? "sign_in.submit" : "invitation.submit")}</button>
          </form>`
    }
  `;
  return besideCover(
    { title: t("invitation.title", { company: company.name }), words, address, owner: company.name },
    reader,
  );
}

function newcomer({ invitation, name, fault }: InvitationView, reader: PanelReader): Html {
  const { t } = reader;
  return html`
    <div class="field">
      <label for="email">${t("sign_in.email")}</label>
      <input class="input" id="email" name="email" type="email" value="${invitation.email}" readonly autocomplete="username">
    </div>
    <div class="field">
      <label for="name">${t("invitation.name")}</label>
      <input class="input" id="name" name="name" value="${name}" maxlength="${PERSON_NAME_LENGTH}" autocomplete="name"${attr("autofocus", name === "")}${attr("aria-describedby", fault && "fault")}>
    </div>
    ${newPasswordField(fault, reader, name !== "")}
  `;
}

/** The invitation names another address than the one that is signed in. */
function stranger(email: string, as: string, { t }: PanelReader): Html {
  return html`
    <p class="say say-wrong" role="alert">${t("invitation.other", { email, as })}</p>
    <form method="post" action="/panel/sign-out"><button class="button" type="submit">${t("panel.sign_out")}</button></form>
  `;
}
