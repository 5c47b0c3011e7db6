/** The forms that people fill in before they are in: they work without scripts. */
import { listCompanies } from "../../domain/accounts/rows.ts";
import { Failure } from "../../domain/failure.ts";
import { canMail } from "../../domain/mail/send.ts";
import { acceptAs, acceptAsNew, findInvitation, type Invitation } from "../../domain/members/invitations.ts";
import { passkeyHost } from "../../domain/members/passkeys.ts";
import { choosePassword, holderOfLink, mailNewPassword } from "../../domain/members/password.ts";
import { type Coming, enter, type SignedIn, signIn, signInWithCode } from "../../domain/members/sign-in.ts";
import type { Assets } from "../assets.ts";
import { readForm } from "../kit/form-body.ts";
import type { Html } from "../kit/html.ts";
import { type PageOptions, pageResponse } from "../kit/response.ts";
import { isSameOrigin } from "../kit/same-origin.ts";
import { isSecure } from "../kit/secure-request.ts";
import { seeOther } from "../kit/see-other.ts";
import { browserOf, personOf, signedInCookies, signedOutCookie } from "../kit/session.ts";
import { endedPage, invitationPage, newPasswordPage } from "./account-pages.ts";
import type { Fault } from "./fault.ts";
import type { PanelReader } from "./frame.ts";
import { choosePanelLocale, panelWords } from "./messages.ts";
import { signOut } from "./people.ts";
import { takeAllowance } from "./person-kit.ts";
import type { PanelServices } from "./services.ts";
import { codePage, forgottenPage, type SignInView, signInPage } from "./sign-in-pages.ts";

/** With `no-referrer` a browser posts `Origin: null`; `same-origin` tells other sites no more. */
export const PAGE: PageOptions = { headers: { "Referrer-Policy": "same-origin" } };

/** Longer ones are nobody's. */
const TYPED_LENGTH = 1024;

/** Who reads a page. */
export async function readerOf(
  { db, site }: PanelServices,
  assets: Assets,
  request: Request,
  asked = new URL(request.url).searchParams.get("lang"),
): Promise<PanelReader> {
  const locale = choosePanelLocale(asked, request.headers.get("accept-language"));
  const [only, another] = await listCompanies(db.reader);
  return {
    locale,
    t: panelWords(locale),
    assets: assets.url,
    secure: isSecure(request, site.origin()),
    company: another ? undefined : only?.name,
  };
}

export function panelForms(services: PanelServices, assets: Assets) {
  const { db, site, clock } = services;

  function show(page: Html, status = 200, headers: Record<string, string> = {}): Response {
    return pageResponse(page, { status, headers: { ...PAGE.headers, ...headers } });
  }

  /** Passkeys belong to one host; reached by another name the page offers none. */
  function offersPasskeys(request: Request): boolean {
    const origin = site.origin();
    return (
      passkeyHost(origin) !== undefined && new URL(origin).host === request.headers.get("host")?.toLowerCase()
    );
  }

  async function comingOf(request: Request): Promise<Coming> {
    return { browser: browserOf(services, request), before: await personOf(services, request) };
  }

  /** The fields of a form that this server's own page sent, or the answer for what is none. */
  async function fieldsOf(
    request: Request,
    refuse: (reader: PanelReader, fault: Fault) => Html,
  ): Promise<{ field(name: string): string; reader: PanelReader } | Response> {
    const sent = isSameOrigin(request, site.origin()) ? await readForm(request) : "cross_site";
    const asked = typeof sent === "string" ? null : sent.get("lang");
    const reader = await readerOf(services, assets, request, asked);
    if (typeof sent === "string") {
      const status = { cross_site: 403, too_large: 413, no_form: 415 }[sent];
      return show(refuse(reader, { key: "fault.refused" }), status);
    }
    return { reader, field: (name) => (sent.get(name) ?? "").slice(0, TYPED_LENGTH) };
  }

  /** What a refusal says on a page. @throws whatever is none */
  function faultOf(thrown: unknown): { fault: Fault; status: number; headers: Record<string, string> } {
    if (!(thrown instanceof Failure)) throw thrown;
    const { code, message, headers } = thrown;
    if (code === "rate_limited") {
      const seconds = Number(headers["Retry-After"] ?? 60);
      return { fault: { key: "fault.too_often", values: { seconds } }, status: 429, headers };
    }
    if (code === "sign_in_failed") return { fault: { key: "fault.credentials" }, status: 401, headers };
    return { fault: { message }, status: 422, headers };
  }

  function afterSignIn(request: Request, come: SignedIn, next: string, reader: PanelReader): Response {
    if ("ticket" in come) return show(codePage({ ticket: come.ticket, next }, reader));
    return seeOther(next, ...signedInCookies(services, request, come.secret));
  }

  return {
    async openSignIn(request: Request): Promise<Response> {
      const query = new URL(request.url).searchParams;
      const next = nextOf(query.get("next"));
      if (await personOf(services, request)) return seeOther(next);
      const reader = await readerOf(services, assets, request);
      const said = query.has("ended") ? "sign_in.ended" : query.has("chosen") ? "password.chosen" : undefined;
      const passkeys = offersPasskeys(request);
      return show(signInPage({ email: "", next, said, passkeys }, reader));
    },

    async submitSignIn(request: Request): Promise<Response> {
      const passkeys = offersPasskeys(request);
      const empty: SignInView = { email: "", next: nextOf(null), passkeys };
      const form = await fieldsOf(request, (reader, fault) => signInPage({ ...empty, fault }, reader));
      if (form instanceof Response) return form;
      const { field, reader } = form;
      const email = field("email");
      const next = nextOf(field("next"));
      try {
        takeAllowance(services, request);
        const credentials = { email, password: field("password") };
        const come = await signIn(services, credentials, await comingOf(request));
        return afterSignIn(request, come, next, reader);
      } catch (thrown) {
        const { fault, status, headers } = faultOf(thrown);
        return show(signInPage({ email, next, fault, passkeys }, reader), status, headers);
      }
    },

    async submitCode(request: Request): Promise<Response> {
      const form = await fieldsOf(request, (reader, fault) =>
        signInPage({ email: "", next: nextOf(null), fault }, reader),
      );
      if (form instanceof Response) return form;
      const { field, reader } = form;
      const next = nextOf(field("next"));
      const ticket = field("ticket");
      try {
        takeAllowance(services, request);
        const sent = { ticket, code: field("code") };
        return afterSignIn(
          request,
          await signInWithCode(services, sent, await comingOf(request)),
          next,
          reader,
        );
      } catch (thrown) {
        const { fault, status, headers } = faultOf(thrown);
        const said: Fault = status === 401 ? { key: "fault.code" } : fault;
        return show(codePage({ ticket, next, fault: said }, reader), status, headers);
      }
    },

    async submitSignOut(request: Request): Promise<Response> {
      if (!isSameOrigin(request, site.origin())) return seeOther("/panel");
      const person = await personOf(services, request);
      if (person) await signOut(services, person, browserOf(services, request));
      return seeOther("/panel/sign-in?ended", signedOutCookie(services, request));
    },

    async openForgotten(request: Request): Promise<Response> {
      return show(
        forgottenPage({ mail: await canMail(services) }, await readerOf(services, assets, request)),
      );
    },

    async submitForgotten(request: Request): Promise<Response> {
      const mail = await canMail(services);
      const form = await fieldsOf(request, (reader, fault) => forgottenPage({ mail, fault }, reader));
      if (form instanceof Response) return form;
      const { field, reader } = form;
      const email = field("email").trim();
      try {
        takeAllowance(services, request);
        await mailNewPassword(services, email, reader.locale, browserOf(services, request));
        return show(forgottenPage({ mail, sentTo: email }, reader));
      } catch (thrown) {
        const { fault, status, headers } = faultOf(thrown);
        return show(forgottenPage({ mail, fault }, reader), status, headers);
      }
    },

    async openNewPassword(request: Request, secret: string): Promise<Response> {
      const reader = await readerOf(services, assets, request);
      const user = await holderOfLink(services, secret);
      return user
        ? show(newPasswordPage({ secret, email: user.email }, reader))
        : show(endedPage(reader), 404);
    },

    async submitNewPassword(request: Request, secret: string): Promise<Response> {
      const form = await fieldsOf(request, endedPage);
      if (form instanceof Response) return form;
      const { field, reader } = form;
      const user = await holderOfLink(services, secret);
      if (!user) return show(endedPage(reader), 404);
      try {
        await choosePassword(services, { secret, password: field("password") }, browserOf(services, request));
        return seeOther("/panel/sign-in?chosen");
      } catch (thrown) {
        const { fault, status, headers } = faultOf(thrown);
        return show(newPasswordPage({ secret, email: user.email, fault }, reader), status, headers);
      }
    },

    async openInvitation(request: Request, secret: string): Promise<Response> {
      const reader = await readerOf(services, assets, request);
      const invitation = await findInvitation(db.reader, secret, clock.now());
      if (!invitation) return show(endedPage(reader), 404);
      const person = await personOf(services, request);
      return show(invitationPage({ secret, invitation, as: person?.user.email, name: "" }, reader));
    },

    async submitInvitation(request: Request, secret: string): Promise<Response> {
      const form = await fieldsOf(request, endedPage);
      if (form instanceof Response) return form;
      const { field, reader } = form;
      const invitation = await findInvitation(db.reader, secret, clock.now());
      if (!invitation) return show(endedPage(reader), 404);
      const coming = await comingOf(request);
      const name = field("name");
      try {
        takeAllowance(services, request);
        return await accept(request, invitation, { secret, name, password: field("password") }, coming);
      } catch (thrown) {
        const { fault, status, headers } = faultOf(thrown);
        const view = { secret, invitation, as: coming.before?.user.email, name, fault };
        return show(invitationPage(view, reader), status, headers);
      }
    },
  };

  async function accept(
    request: Request,
    { company, known }: Invitation,
    sent: { secret: string; name: string; password: string },
    { browser, before }: Coming,
  ): Promise<Response> {
    const to = `/panel/${company.handle}/live`;
    if (known) {
      if (!before)
        return seeOther(`/panel/sign-in?next=${encodeURIComponent(`/panel/invitation/${sent.secret}`)}`);
      await acceptAs(services, before, sent.secret, browser);
      return seeOther(to);
    }
    const user = await acceptAsNew(services, sent, browser);
    const secret = await db.write((tx) => enter(tx, services, user, { browser, before }, "invitation"));
    return seeOther(to, ...signedInCookies(services, request, secret));
  }
}

/** Where to go after signing in: below `/panel` and nowhere else. */
function nextOf(asked: string | null): string {
  const isOurs = asked !== null && /^\/panel(?:[/?][\x21-\x7e]*)?$/.test(asked) && !/[\\]|\/\//.test(asked);
  return isOurs && !asked.startsWith("/panel/sign-") ? asked : "/panel";
}
