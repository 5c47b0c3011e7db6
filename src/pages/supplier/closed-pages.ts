/** What stands at the address of a request that takes nothing: it was answered, it is over, or it never was. */
import type { FoundRequest } from "../../domain/data-requests/open.ts";
import type { Document } from "../../domain/documents/shape.ts";
import type { Actor } from "../../domain/scope.ts";
import { formatMoment } from "../kit/format.ts";
import { type Html, html } from "../kit/html.ts";
import { notePage } from "../kit/note-page.ts";
import { askedOf } from "./asked.ts";
import { whatIsSent } from "./check-page.ts";
import { framed, stepAddress } from "./frame.ts";
import type { SupplierReader } from "./reader.ts";

/** Why an address takes nothing. */
export type Refusal =
  | "unknown"
  | "expired"
  | "revoked"
  | "declined"
  | "answered"
  | "stopped"
  | "busy"
  | "refused";

/** Why a request that was found takes nothing; undefined while it is open. */
export function refusalOf({ request, state }: FoundRequest): Refusal | undefined {
  if (request.answered_at !== null) return "answered";
  if (state === "declined")
    return (request.declined_by as Actor).kind === "supplier" ? "declined" : "revoked";
  if (state === "expired" || state === "stopped") return state;
  return undefined;
}

/** @param found the request, where there is one */
export function refusalPage(refusal: Refusal, found: FoundRequest | undefined, reader: SupplierReader): Html {
  const { w, locale } = reader;
  const values = {
    company: found?.scope.company.name ?? "",
    moment: formatMoment(found?.request.answered_at ?? 0, locale),
  };
  const again =
    refusal === "refused"
      ? html`<p><a class="button" href="${stepAddress("answer", reader)}">${w("again")}</a></p>`
      : null;
  const words = html`<p class="lede">${w(`${refusal}_text`, values)}</p>${again}`;
  return notePage({ kind: w("kind"), title: w(`${refusal}_title`), words }, reader);
}

/** The end of the road: what was sent stays to be seen until the link's own time is over. */
export function donePage(
  { request, scope }: FoundRequest,
  documents: readonly Document[],
  reader: SupplierReader,
): Html {
  const { w, locale } = reader;
  const company = scope.company.name;
  return framed(
    {
      request,
      scope,
      step: "answer",
      isOver: true,
      title: w("done.title"),
      body: html`
        <p class="kind" translate="no">${request.product_name}</p>
        <h1>${w("done.title")}</h1>
        <p class="lede">${w("done.text", { company, moment: formatMoment(request.answered_at ?? 0, locale) })}</p>
        <p class="done-more">${w("done.correct", { company })} ${w("done.close")}</p>
        ${whatIsSent(askedOf(request), documents, reader)}
      `,
    },
    reader,
  );
}
