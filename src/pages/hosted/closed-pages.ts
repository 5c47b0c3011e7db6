/** What stands at the address of a session that does not open, or in which something cannot be done. */

import type { FailureCode } from "../../domain/failure.ts";
import type { SessionRow } from "../../domain/passport-sessions/rows.ts";
import { returnAddress } from "../../formats/return-address.ts";
import { type Html, html } from "../kit/html.ts";
import { notePage } from "../kit/note-page.ts";
import { stepAddress } from "./frame.ts";
import type { HostedKey } from "./messages.ts";
import type { HostedReader } from "./reader.ts";

/** Why an address does not open a session. */
export type Refusal = "unknown" | "another" | "ended" | "expired" | "refused";

export function refusalPage(refusal: Refusal, reader: HostedReader): Html {
  const { w } = reader;
  const back =
    refusal === "refused"
      ? html`<p><a class="button" href="${stepAddress("fill", reader)}">${w("documents.back")}</a></p>`
      : null;
  return note(w(`${refusal}_title`), html`<p class="lede">${w(`${refusal}_text`)}</p>${back}`, reader);
}

/** The end of a session, in the browser that it belongs to: the code can still be taken along. */
export function endedPage(session: SessionRow, reader: HostedReader): Html {
  const { w } = reader;
  const back = returnAddress(session.success_url, session.id);
  return note(
    w("ended_title"),
    html`<p class="lede">${w("ended_text")}</p>
      <p><a class="button button-primary" href="${stepAddress("done", reader)}">${w("ended_code")}</a>
      <a class="button" href="${back}" rel="noreferrer">${w("done.return", { host: new URL(back).hostname })}</a></p>`,
    reader,
  );
}

const WORDS: Partial<Record<FailureCode, HostedKey>> = {
  account_suspended: "stopped_account",
  account_read_only: "stopped_account",
  plan_lacks_api: "stopped_account",
  plan_limit_reached: "stopped_limit",
  test_limit_reached: "stopped_limit",
  product_archived: "fill.archived",
  gs1_key_taken: "stopped_gtin",
};

/** Something that the person can do nothing about: what it is, that nothing is half done, and whom to tell. */
export function stoppedPage(code: FailureCode, company: string, reader: HostedReader): Html {
  const { w } = reader;
  return note(
    w("stopped_title"),
    html`<p class="lede">${w(WORDS[code] ?? "stopped_other", { company })}</p>
      <p><a class="button" href="${stepAddress("fill", reader)}">${w("stopped_back")}</a></p>`,
    reader,
  );
}

function note(title: string, words: Html, reader: HostedReader): Html {
  return notePage({ kind: reader.w("kind"), title, words }, reader);
}
