/** The third step: the passport's data page with its code, to print, to save and to write on a tag. */
import type { SessionRow } from "../../domain/passport-sessions/rows.ts";
import type { Operator, Outcome } from "../../domain/passport-sessions/shape.ts";
import type { Passport } from "../../domain/passports/shape.ts";
import type { Scope } from "../../domain/scope.ts";
import { returnAddress } from "../../formats/return-address.ts";
import { copyable } from "../kit/copyable.ts";
import { asText } from "../kit/field-value.ts";
import { type Html, html, raw } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { machineLines, specimenLines } from "../kit/machine-lines.ts";
import { wordClass } from "../kit/name-class.ts";
import { NEUTRAL_HASH, sealSvg } from "../kit/seal.ts";
import { type StampKind, stamp } from "../kit/stamp.ts";
import { wavesSvg } from "../kit/waves.ts";
import { framed, steps } from "./frame.ts";
import type { HostedReader } from "./reader.ts";

interface DoneView {
  scope: Scope;
  session: SessionRow;
  passport: Passport;
  /** The code as SVG markup. */
  qr: string;
}

export function donePage(view: DoneView, reader: HostedReader): Html {
  const { w, t } = reader;
  const { scope, session, passport } = view;
  const title = w(`done.${(session.outcome ?? "unchanged") as Outcome}`);
  const product = passport.content.product.name;
  const back = returnAddress(session.success_url, session.id);
  const items = session.items_created ?? 0;
  return framed(
    {
      step: "done",
      title,
      company: scope.company.name,
      branding: scope.company.branding,
      livemode: scope.livemode,
      operator: session.operator as Operator,
      expires: session.expires,
      body: html`
        <h1>${title}</h1>
        <p class="lede">${w("done.line", { product, version: passport.version })}${items === 0 ? null : ` ${w("done.items", { count: items })}`}</p>
        ${steps(3, 1, reader)}
        ${passport.status === "withdrawn" ? html`<p class="note" role="alert">${w("done.withdrawn")}</p>` : null}
        ${codePage(view, reader)}
        <div class="take">
          <button class="button" type="button" data-print hidden>${icon("print")}${w("done.print")}</button>
          <a class="button" href="${pathOf(passport.qr.png)}" download="${fileNameOf(passport)}">${icon("download")}${w("done.save")}</a>
          <button class="button take-nfc" type="button" data-nfc="${passport.url}" data-wait="${w("done.nfc_wait")}" data-good="${w("done.nfc_good")}" data-bad="${w("done.nfc_bad")}" hidden>${icon("nfc")}<span><b>${w("done.nfc")}</b> <span class="quiet" data-nfc-state role="status">${w("done.nfc_text")}</span></span></button>
        </div>
        ${scope.livemode ? null : html`<p class="note">${t("code.test")}</p>`}
        <p class="after"><a class="button button-primary" href="${back}" rel="noreferrer">${w("done.return", { host: new URL(back).hostname })}</a></p>
        <p class="after-more"><a href="${pathOf(passport.url)}">${w("done.open")}</a></p>
        <details class="fold nfc-bytes">
          <summary>${w("done.nfc_bytes")}${icon("chevron")}</summary>
          <div class="fold-body">
            <p class="quiet">${w("done.nfc_help")}</p>
            <h2>${w("done.ndef")}</h2>
            ${copyable(passport.nfc.ndef_hex, w("done.ndef"), { copy: w("done.copy"), copied: w("done.copied") })}
            <h2>${w("done.tlv")}</h2>
            ${copyable(passport.nfc.ntag_tlv_hex, w("done.tlv"), { copy: w("done.copy"), copied: w("done.copied") })}
          </div>
        </details>
      `,
    },
    reader,
  );
}

/** The data page as it is taken along: the code in place of the pairs. */
function codePage({ scope, passport, qr }: DoneView, reader: HostedReader): Html {
  const { t } = reader;
  const status: StampKind =
    passport.status === "withdrawn" ? "withdrawn" : scope.livemode ? "issued" : "test";
  const { content, content_sha256: sha256 } = passport;
  return html`<article class="data-page is-${status}">
    ${wavesSvg()}${sealSvg(scope.livemode ? sha256 : NEUTRAL_HASH)}
    <div class="data-page-text">
      <p class="kind">${t("passport.kind")}</p>
      <p class="name name-small ${wordClass(content.product.name)}" translate="no">${content.product.name}</p>
      <div class="code-row"><div class="qr">${raw(qr)}</div>${stamp(status, passport.withdrawn_at ?? passport.published, sha256, reader)}</div>
      <p class="address" translate="no">${passport.url.replace(/^https:\/\//, "")}</p>
    </div>
    <div class="machine" aria-hidden="true" translate="no"><p>${linesOf(scope, passport).map((line) => html`<span>${line}</span>`)}</p></div>
  </article>`;
}

function linesOf({ livemode }: Scope, { content, content_sha256: sha256, published }: Passport) {
  const country = asText(content.fields["country_making"]);
  const { version, uid } = content;
  if (!livemode) return specimenLines({ country, version, published });
  const [company, product] = [content.company.name, content.product.name];
  return machineLines({ country, company, product, uid, version, published, sha256 });
}

/** Below this site, by whatever name it was opened. */
function pathOf(address: string): string {
  return new URL(address).pathname;
}

function fileNameOf({ content }: Passport): string {
  return `${content.product.reference.replace(/[^\p{L}\p{N}._-]+/gu, "-")}.png`;
}
