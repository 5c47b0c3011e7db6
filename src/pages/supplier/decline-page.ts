import { DECLINE_REASON_LENGTH } from "../../domain/data-requests/shape.ts";
import { attr, type Html, html } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import { framed, type RequestView, stepAddress } from "./frame.ts";
import type { SupplierReader } from "./reader.ts";

/** @param wrong the reason as it was sent, when it was not taken */
export function declinePage(view: RequestView, reader: SupplierReader, wrong?: string): Html {
  const { w } = reader;
  const company = view.scope.company.name;
  const isWrong = wrong !== undefined;
  const max = DECLINE_REASON_LENGTH;
  return framed(
    {
      ...view,
      step: "decline",
      title: w("decline.title"),
      body: html`
        <p class="kind" translate="no">${view.request.product_name}</p>
        <h1>${w("decline.title")}</h1>
        <p class="lede">${w("decline.text", { company })}</p>
        <section class="card">
          <form method="post" action="${stepAddress("decline", reader)}" data-busy="${w("decline.busy")}">
            <div class="field${isWrong ? " is-wrong" : ""}">
              <label for="reason">${w("decline.reason")}</label>
              <textarea class="input" id="reason" name="reason" rows="3" maxlength="${max}"${attr("aria-describedby", isWrong ? "reason-error reason-help" : "reason-help")}${attr("aria-invalid", isWrong && "true")}>${`\n${wrong ?? ""}`}</textarea>
              ${isWrong ? html`<p class="field-error" id="reason-error" role="alert">${icon("warning")}<span>${w("decline.wrong", { max })}</span></p>` : null}
              <p class="field-help" id="reason-help">${w("decline.reason_help", { max })}</p>
            </div>
            <button class="button button-primary" type="submit">${w("decline.do", { company })}</button>
          </form>
        </section>
        <p class="after"><a class="button" href="${stepAddress("answer", reader)}">${w("check.back")}</a></p>
      `,
    },
    reader,
  );
}
