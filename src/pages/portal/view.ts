/** What the portal shows of its product: what is missing, documents, passports with their codes. */
import type { Document } from "../../domain/documents/shape.ts";
import type { ListedPassport } from "../../domain/passports/shape.ts";
import type { Product } from "../../domain/products/shape.ts";
import type { Scope } from "../../domain/scope.ts";
import { templateOf } from "../../domain/templates/registry.ts";
import { documentList, uploadButton } from "../kit/document-list.ts";
import { missingSentences } from "../kit/field-faults.ts";
import { fieldsShown } from "../kit/form-fields.ts";
import { formatDate } from "../kit/format.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import type { PortalReader } from "./reader.ts";

/** Most documents and passports that are shown, newest first. */
export const SHOWN = 20;

interface PortalView {
  scope: Scope;
  product: Product;
  documents: readonly Document[];
  hasMoreDocuments: boolean;
  passports: readonly ListedPassport[];
  /** Id of a batch → its number. */
  batches: ReadonlyMap<string, string>;
  allowUpload: boolean;
}

/** The parts, each of which the page takes over when it has changed. */
export function portalParts(view: PortalView, reader: PortalReader): Html {
  return html`${missingPart(view, reader)}${documentsPart(view, reader)}${uploadPart(view, reader)}${passportsPart(view, reader)}`;
}

function missingPart({ scope, product }: PortalView, reader: PortalReader): Html {
  const { w, words, locale } = reader;
  const { completeness, data, status } = product;
  const template = templateOf(product.template);
  const { missing, filled, required } = completeness;
  // Who reads this can fill nothing in: what is empty needs no more words.
  const sentences = new Map(
    [...missingSentences({ template, data, locale }, missing)].filter(
      ([, sentence]) => sentence !== reader.t("fault.empty"),
    ),
  );
  return html`<section class="card" data-part="missing" aria-labelledby="missing-title">
    <p class="portal-product"><b translate="no">${product.name}</b> <span class="quiet" translate="no">${product.reference}</span>${scope.livemode ? null : html` <span class="portal-test">${w("test")}</span>`}</p>
    <h1 id="missing-title">${missing.length === 0 ? w("whole") : w("missing", { count: missing.length })}</h1>
    <p class="stitches" aria-hidden="true">${Array.from({ length: required }, (_, i) => html`<i${attr("class", i < filled && "is-done")}></i>`)}</p>
    <p class="quiet">${w("filled", { filled, required })}${status === "archived" ? ` ${w("archived")}` : null}</p>
    ${
      missing.length === 0
        ? null
        : html`<ul class="portal-missing">${fieldsShown(template, missing).map(({ key, label }) => html`<li><b>${words(label)}</b> <span class="quiet">${sentences.get(`data.${key}`)}</span></li>`)}</ul>`
    }
  </section>`;
}

function documentsPart(view: PortalView, reader: PortalReader): Html {
  const { w, t } = reader;
  const { documents, hasMoreDocuments, scope } = view;
  return html`<section class="card" data-part="documents" aria-labelledby="documents-title">
    <h2 id="documents-title">${w("documents")}</h2>
    ${documentList(documents, scope.company.name, reader) ?? html`<p class="quiet">${t("document.none")}</p>`}
    ${hasMoreDocuments ? html`<p class="quiet">${w("more", { count: SHOWN })}</p>` : null}
  </section>`;
}

function uploadPart({ allowUpload, scope }: PortalView, reader: PortalReader): Html | null {
  if (!allowUpload) return null;
  return html`<div class="portal-upload" data-part="upload">${uploadButton(scope.company.name, "", reader)}</div>`;
}

function passportsPart({ passports, batches, scope }: PortalView, reader: PortalReader): Html {
  const { w } = reader;
  return html`<section class="card" data-part="passports" aria-labelledby="passports-title">
    <h2 id="passports-title">${w("passports")}</h2>
    ${
      passports.length === 0
        ? html`<p class="quiet">${w("no_passport", { company: scope.company.name })}</p>`
        : html`<ul class="portal-passports">${passports.map((passport) => passportRow(passport, batches, reader))}</ul>`
    }
  </section>`;
}

function passportRow(
  passport: ListedPassport,
  batches: ReadonlyMap<string, string>,
  reader: PortalReader,
): Html {
  const { w, t, locale } = reader;
  const { batch, withdrawn_at, version, published, uid, url } = passport;
  const about =
    withdrawn_at === null
      ? w("issued", { date: formatDate(published, locale), version })
      : w("withdrawn", { date: formatDate(withdrawn_at, locale) });
  const code = `/p/${uid}/qr`;
  return html`<li${attr("class", withdrawn_at !== null && "is-withdrawn")}>
    <img src="${code}.svg" width="112" height="112" alt="${t("code.alt")}">
    <div>
      <b>${batch === null ? w("model") : w("batch", { number: batches.get(batch) ?? "" })}</b>
      <span class="quiet">${about}</span>
      <span class="portal-links"><a href="${new URL(url).pathname}" target="_blank" rel="noopener">${w("open")}</a>${withdrawn_at === null ? html`<a href="${code}.png" download>${icon("download")}${w("save")}</a>` : null}</span>
    </div>
  </li>`;
}
