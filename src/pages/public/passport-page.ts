/** The public page of a passport, and the page of one of its versions. Complete without a script. */
import type { Branding } from "../../domain/accounts/brand.ts";
import type { PublicItem } from "../../domain/items/public.ts";
import type { PassportContent, PublicPassport, PublicVersion } from "../../domain/passports/content.ts";
import type { Unregistered } from "../../domain/passports/resolve.ts";
import type { TemplateDefinition } from "../../domain/templates/definition.ts";
import { brandLinks, brandMark, brandStyle } from "../kit/brand.ts";
import { formatDate, formatLongDate, NO_BREAK_SPACE } from "../kit/format.ts";
import { type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { languageSwitch } from "../kit/language-switch.ts";
import type { Locale } from "../kit/locale.ts";
import { type Reader, readerOf } from "../kit/reader.ts";
import { type AssetUrl, banner, shell } from "../kit/shell.ts";
import type { StampKind } from "../kit/stamp.ts";
import { changeList } from "./changes.ts";
import { checkBlock, checkLine } from "./check-block.ts";
import { dataPage, toldByDataPage } from "./data-page.ts";
import { operatorBlocks } from "./operators.ts";
import { passportHistory, pieceHistory } from "./piece-history.ts";
import { type Section, sectionsOf } from "./sections.ts";
import { pagePath, sitePath } from "./site-path.ts";
import { timeline } from "./timeline.ts";

interface PassportView {
  passport: PublicPassport;
  /** How the company wants its pages to look. */
  branding: Branding;
  /** The template of the content that is shown, in the version that the content names. */
  template: TemplateDefinition;
  locale: Locale;
  /** Whether the address asks for it: then links to other pages do too. */
  isChosen?: boolean;
  /** The theme whatever the system wishes. */
  theme?: "light" | "dark" | undefined;
  assets: AssetUrl;
  /** Whether browsers offer WebCrypto at this address: HTTPS or localhost. */
  secureContext: boolean;
  /** Shown by the panel, in a frame that runs nothing. */
  isPreview?: true;
  /** What was asked for and is not there: the model's page says so first. */
  unregistered?: Unregistered;
  /** The piece whose page this is: its own facts come before the model's. */
  item?: PublicItem;
}

interface VersionView extends Omit<PassportView, "unregistered" | "item"> {
  /** The version of this page, one of `passport.versions`. */
  version: PublicVersion;
  /** Its content; of the version before too, to show what changed. */
  content: PassportContent;
  previousContent?: PassportContent;
}

/** The page of a passport, or of a piece under it: the current version. */
export function renderPassportPage(view: PassportView): Html {
  const { passport } = view;
  return page(
    {
      ...view,
      isVersionPage: false,
      shown: {
        version: passport.version,
        published: passport.published,
        sha256: passport.content_sha256,
        signature: passport.signature,
        contentUrl: contentUrlOf(passport, passport.version),
      },
      content: passport.content,
    },
    readerIn(view),
  );
}

/** The page of one version at its own address; it never changes but for the notice that a newer one exists. */
export function renderVersionPage(view: VersionView): Html {
  const { version } = view;
  return page(
    {
      ...view,
      isVersionPage: true,
      shown: {
        version: version.version,
        published: version.published,
        sha256: version.sha256,
        signature: version.signature,
        contentUrl: version.content_url,
        changed: version.changed,
      },
    },
    readerIn(view),
  );
}

function readerIn({ locale, isChosen = false }: PassportView | VersionView): Reader {
  return { ...readerOf(locale), isChosen };
}

interface Page extends PassportView {
  isVersionPage: boolean;
  shown: {
    version: number;
    published: number;
    sha256: string;
    signature: string;
    contentUrl: string;
    changed?: readonly string[];
  };
  content: PassportContent;
  previousContent?: PassportContent;
}

function page(view: Page, reader: Reader): Html {
  const { passport, content, template, item } = view;
  const { t, locale } = reader;
  const shownAs = item ?? passport;
  const company = content.company.name;
  const product = content.product.name;
  const told = toldByDataPage(content, template, reader);
  const status = statusOf(view);
  const title = titleOf(view, reader);
  return shell({
    locale,
    title: `${title} · ${company}`,
    description: t("page.description", { product, company }),
    canonical: shownAs.url,
    alternates: [
      { type: "application/json", href: sitePath(shownAs.links.json) },
      { type: "application/ld+json", href: sitePath(shownAs.links.json_ld) },
      ...(shownAs.links.linkset === null
        ? []
        : [{ type: "application/linkset+json", href: sitePath(shownAs.links.linkset) }]),
    ],
    hidden: !passport.livemode || view.isVersionPage,
    assets: view.assets,
    style: "public/passport.css",
    brandStyle: brandStyle(view.branding),
    theme: view.theme,
    scripts: view.secureContext && !view.isPreview ? ["public/verify.ts"] : [],
    kind: "public",
    skip: t("page.skip"),
    banners: passport.livemode ? [] : [banner("test", t("test.title"), t("test.text"))],
    body: html`
      <header class="top">${brandMark(brandOf(content), view.branding)}${languageSwitch(locale, t, "", view.branding.languages)}</header>
      <main id="main" tabindex="-1">
        ${notices(view, reader)}
        <div class="booklet">
          <div class="booklet-left">
            ${dataPage(
              {
                content,
                template,
                status,
                sha256: view.shown.sha256,
                stamped: stampedAt(view, status),
                companyLocale: view.branding.default_language,
                line: lineBesideStamp(view, status, reader),
                ...(item ? { piece: item } : {}),
              },
              reader,
            )}
            ${code(shownAs, reader)}
          </div>
          <div class="booklet-right">
            ${history(view, reader)}
            ${image(view)}
            ${changes(view, reader)}
            ${sectionsOf({ content, template, told }, reader).map(section)}
            ${events(view, reader)}
            ${versions(view, reader)}
            ${checkBlock(
              {
                uid: passport.uid,
                version: view.shown.version,
                sha256: view.shown.sha256,
                signature: view.shown.signature,
                contentUrl: view.shown.contentUrl,
                keysUrl: passport.keys_url,
                previous: previousOf(passport),
                company,
                livemode: passport.livemode,
                pageUrl: passport.uid_url,
                secureContext: view.secureContext,
              },
              reader,
            )}
          </div>
        </div>
      </main>
      ${footer(view, reader)}
    `,
  });
}

function titleOf({ content, isVersionPage, item }: Page, { t }: Reader): string {
  const product = content.product.name;
  if (item) return `${product} · ${t("label.piece")} ${item.serial}`;
  return isVersionPage ? `${product} · ${t("version.title", { version: content.version })}` : product;
}

function statusOf({ passport, shown, item }: Page): StampKind {
  if (!passport.livemode) return "test";
  if (item?.status === "voided") return "voided";
  if (passport.status === "withdrawn") return "withdrawn";
  return shown.version < passport.version ? "superseded" : "issued";
}

/** The day of what the stamp says: voided, withdrawn, replaced by the next version, or issued. */
function stampedAt({ passport, shown, item }: Page, status: StampKind): number {
  if (status === "voided") return item?.voided_at ?? shown.published;
  const next = passport.versions.find((version) => version.version === shown.version + 1);
  if (status === "withdrawn") return passport.withdrawn_at ?? shown.published;
  return status === "superseded" ? (next?.published ?? shown.published) : shown.published;
}

function brandOf(content: PassportContent): string {
  const brand = content.fields["brand"];
  return typeof brand === "string" ? brand : content.company.name;
}

function lineBesideStamp({ passport, item }: Page, status: StampKind, reader: Reader): Html {
  if (status === "test") return html`<p class="check-line">${reader.t("test.line")}</p>`;
  if (status !== "withdrawn" && status !== "voided") return checkLine(reader);
  const first = Math.min(passport.published, ...passport.versions.map((version) => version.published));
  const from = status === "voided" ? (item?.created ?? first) : first;
  const to = (status === "voided" ? item?.voided_at : passport.withdrawn_at) ?? passport.published;
  const whole = (seconds: number) => formatDate(seconds, reader.locale).replace(/ /g, NO_BREAK_SPACE);
  const dates = { from: whole(from), to: whole(to) };
  return html`<p class="check-line">${reader.t("withdrawn.line", dates)}</p>`;
}

/** What a reader must know first: voided, withdrawn, not the current version, not a registered piece. */
function notices(view: Page, reader: Reader): Html[] {
  const { passport, shown } = view;
  const { t, locale } = reader;
  const found: Html[] = [];
  if (view.item?.status === "voided") found.push(voidedNotice(view.item, view.content, reader));
  if (passport.status === "withdrawn") found.push(withdrawnNotice(view, reader));
  if (view.unregistered) {
    const { what, value } = view.unregistered;
    const text = t(`${what}.text`, { [what]: value, company: view.content.company.name });
    found.push(
      html`<div class="notice notice-weld" role="note"><p class="notice-title">${t(`${what}.title`)}</p><p>${text}</p></div>`,
    );
  }
  if (view.isVersionPage) {
    const isOld = shown.version < passport.version;
    const values = {
      version: shown.version,
      current: passport.version,
      date: formatLongDate(shown.published, locale),
    };
    found.push(html`<div class="notice notice-plain" role="note">
      ${isOld ? html`<p class="notice-title">${t("older.title")}</p>` : null}
      <p>${isOld ? t("older.text", values) : t("own_address.text", values)}
      <a href="${pagePath(passport.uid_url, reader)}">${isOld ? t("older.link") : t("own_address.link")}</a></p>
    </div>`);
  }
  return found;
}

function voidedNotice(item: PublicItem, content: PassportContent, { t, locale }: Reader): Html {
  const values = {
    date: formatLongDate(item.voided_at ?? item.created, locale),
    company: content.company.name,
    reason: item.void_reason ?? "",
  };
  return html`<div class="notice notice-madder" role="note">
    <p class="notice-title">${t("voided.title")}</p>
    <p>${t(item.void_reason ? "withdrawn.reason" : "withdrawn.on", values)}</p>
  </div>`;
}

function withdrawnNotice({ passport, content }: Page, reader: Reader): Html {
  const { t, locale } = reader;
  const values = {
    date: formatLongDate(passport.withdrawn_at ?? passport.published, locale),
    company: content.company.name,
    reason: passport.withdraw_reason ?? "",
  };
  return html`<div class="notice notice-madder" role="note">
    <p class="notice-title">${t("withdrawn.title")}</p>
    <p>${t(passport.withdraw_reason ? "withdrawn.reason" : "withdrawn.on", values)}</p>
    ${
      passport.successor === null
        ? null
        : html`<p><a class="button button-ink" href="${pagePath(passport.successor.url, reader)}">${t("withdrawn.successor")}${icon("arrow")}</a></p>`
    }
  </div>`;
}

/** Of a piece: what a reader looks for first. */
function history({ item, content }: Page, reader: Reader): Html | null {
  if (!item) return null;
  return section({
    id: "history",
    title: reader.t("section.history"),
    body: html`${pieceHistory(item, content, reader)}${reportLink(item.report_url, reader)}`,
  });
}

function reportLink(url: string | null, { t, locale }: Reader): Html | null {
  return url === null
    ? null
    : html`<p class="report-link"><a class="button" rel="nofollow" href="${sitePath(url)}?lang=${locale}">${t("history.report")}</a></p>`;
}

/** Of a passport: what happened to all that stands under it, after what the passport says itself. */
function events({ passport, item, isVersionPage }: Page, reader: Reader): Html | null {
  if (item || isVersionPage) return null;
  const { lifecycle_events: told, report_url } = passport;
  if (told.length === 0 && report_url === null) return null;
  return section({
    id: "history",
    title: reader.t(told.length === 0 ? "section.report" : "section.events"),
    body: html`${told.length === 0 ? null : passportHistory(told, reader)}${reportLink(report_url, reader)}`,
  });
}

function image({ passport, content, isVersionPage }: Page): Html | null {
  if (passport.image === null || isVersionPage) return null;
  const { url, width, height } = passport.image;
  return html`<figure class="product-image"><img src="${sitePath(url)}" width="${width}" height="${height}" alt="${content.product.name}" decoding="async"></figure>`;
}

function changes(
  { isVersionPage, shown, content, previousContent, template }: Page,
  reader: Reader,
): Html | null {
  if (!isVersionPage || !previousContent || !shown.changed || shown.changed.length === 0) return null;
  return section({
    id: "changes",
    title: reader.t("section.changes", { version: shown.version }),
    body: changeList({ changed: shown.changed, before: previousContent, after: content, template }, reader),
  });
}

function section({ id, title, body }: Section): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${body}</section>`;
}

function versions({ passport, shown, template, isVersionPage }: Page, reader: Reader): Html {
  const list = timeline(
    {
      versions: passport.versions,
      current: passport.status === "withdrawn" ? undefined : passport.version,
      template,
      ...(isVersionPage ? { shown: shown.version } : {}),
    },
    reader,
  );
  const { replaces } = passport;
  const before =
    replaces === null
      ? null
      : html`<p class="quiet">${reader.t("replaces.text")} <a href="${pagePath(replaces.url, reader)}">${reader.t("replaces.link")}</a></p>`;
  return section({ id: "versions", title: reader.t("section.versions"), body: html`${list}${before}` });
}

function code(shown: Pick<PublicPassport, "url" | "qr" | "livemode">, reader: Reader): Html {
  const { t } = reader;
  const address = shown.url.replace(/^https?:\/\//, "");
  const slash = address.indexOf("/");
  return html`<aside class="code" aria-labelledby="code-title">
    <img src="${sitePath(shown.qr.svg)}" width="92" height="92" alt="${t("code.alt")}" decoding="async">
    <div>
      <h2 id="code-title">${t("code.title")}</h2>
      <p class="address" translate="no">${slash < 0 ? address : html`${address.slice(0, slash)}<wbr>${address.slice(slash)}`}</p>
      <p>${t(shown.livemode ? "code.text" : "code.test")}</p>
    </div>
  </aside>`;
}

function footer({ passport, content, shown, template, item, branding }: Page, reader: Reader): Html {
  const { t } = reader;
  const links = { ...passport.links, ...item?.links };
  const machines: [string, string | null][] = [
    ["JSON", links.json],
    ["JSON-LD", links.json_ld],
    ["Linkset", links.linkset && pagePath(links.linkset, reader)],
    [t("footer.public_key"), passport.keys_url],
    [t("footer.proof"), shown.version === passport.version ? links.proof : null],
  ];
  return html`<footer class="bottom">
    <div class="bottom-blocks">
      ${operatorBlocks(content, template, reader)}
      ${brandLinks(brandOf(content), branding, t)}
      <div>
        <h2>${t("footer.machines")}</h2>
        <p class="machine-links">${machines.map(([label, href]) => (href === null ? null : html`<a href="${sitePath(href)}">${label}</a>`))}</p>
      </div>
      <div class="paper" data-print hidden>
        <h2>${t("footer.paper")}</h2>
        <p><button class="button-text" type="button">${t("footer.print")}</button></p>
      </div>
    </div>
    <p class="kept">${t("page.kept_by", { company: content.company.name })}</p>
  </footer>`;
}

function previousOf(passport: PublicPassport): { version: number; contentUrl: string }[] {
  return [...passport.versions]
    .sort((one, other) => other.version - one.version)
    .map((version) => ({ version: version.version, contentUrl: version.content_url }));
}

function contentUrlOf(passport: PublicPassport, version: number): string {
  const found = passport.versions.find((one) => one.version === version);
  return found?.content_url ?? `${passport.uid_url}/versions/${version}.json`;
}
