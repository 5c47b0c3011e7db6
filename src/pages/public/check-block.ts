/**
 * Verification on the page: the line on the data page, the block with the fingerprint, and the data that
 * `web/public/verify.ts` needs. Without the script both say how to check by hand.
 */
import { type Html, html, jsonScript } from "../kit/html.ts";
import { icon } from "../kit/icons.ts";
import type { MessageKey } from "../kit/messages/en.ts";
import type { Reader } from "../kit/reader.ts";
import { sealAgain } from "../kit/seal.ts";
import { sitePath } from "./site-path.ts";

interface CheckInput {
  uid: string;
  version: number;
  sha256: string;
  contentUrl: string;
  signature: string;
  keysUrl: string;
  /** Addresses of the bytes of the versions before, newest first. */
  previous: readonly { version: number; contentUrl: string }[];
  company: string;
  livemode: boolean;
  /** The address that `carnet verify` is given. */
  pageUrl: string;
  /** Whether the page is served where browsers offer WebCrypto (HTTPS or localhost). */
  secureContext: boolean;
}

/** Versions further back are not fetched by a page: `carnet verify` checks the whole chain. */
const CHAIN_LIMIT = 8;

/** Left of the stamp: not yet checked, with the way to the block. The script replaces the words. */
export function checkLine(reader: Reader): Html {
  return html`<p class="check-line" id="check-line" data-state="unchecked" role="status">
    <a href="#check"><span class="check-mark">${icon("tick")}${icon("cross")}</span><span data-words>${reader.t("check.how")}</span></a>
  </p>`;
}

export function checkBlock(input: CheckInput, reader: Reader): Html {
  const { t } = reader;
  return html`<section class="check card" id="check" aria-labelledby="check-title" data-state="unchecked">
    ${sealAgain()}
    <h2 id="check-title"><span class="check-mark">${icon("tick")}${icon("cross")}</span><span data-title>${t("check.title")}</span></h2>
    <p class="check-lead" data-lead>${t(input.secureContext ? "check.lead" : "check.insecure")}</p>
    <p class="command" data-by-hand><code translate="no">carnet verify ${input.pageUrl}</code></p>
    <ul class="check-steps" data-steps hidden></ul>
    <p class="fingerprint" translate="no"><span class="heard">${t("check.fingerprint")}: </span>${eighths(input.sha256).map((part) => html`<span>${part}</span> `)}</p>
    <p class="check-actions">
      <a class="button" href="${sitePath(input.contentUrl)}" download="${input.uid}-v${input.version}.json">${icon("download")}${t("check.download")}</a>
      <button class="button-text" type="button" data-copy hidden>${t("check.copy")}</button>
    </p>
    ${jsonScript("check-data", checkData(input, reader))}
  </section>`;
}

/** What the script reads; `web/public/verify.ts` declares the same shape. */
function checkData(input: CheckInput, reader: Reader) {
  const values = {
    company: input.company,
    host: URL.parse(input.keysUrl)?.host ?? "",
  };
  const words = Object.fromEntries(
    SCRIPT_WORDS.map((key) => {
      const message = key === "check.signature" && !input.livemode ? "check.signature_test" : key;
      return [key.replace("check.", ""), reader.t(message, values)];
    }),
  );
  const oldest = input.version - CHAIN_LIMIT;
  return {
    uid: input.uid,
    version: input.version,
    sha256: input.sha256,
    content: sitePath(input.contentUrl),
    signature: input.signature,
    keys: sitePath(input.keysUrl),
    previous: input.previous
      .filter((one) => one.version < input.version && one.version >= oldest)
      .map((one) => ({ version: one.version, content: sitePath(one.contentUrl) })),
    words,
  };
}

/** `{version}` stays open in some of them: the script knows it. */
const SCRIPT_WORDS: readonly MessageKey[] = [
  "check.checking",
  "check.verified",
  "check.verified_line",
  "check.verified_lead",
  "check.partial",
  "check.partial_line",
  "check.partial_lead",
  "check.unavailable",
  "check.unavailable_lead",
  "check.failed",
  "check.failed_lead",
  "check.content",
  "check.content_note",
  "check.content_failed",
  "check.content_unread",
  "check.chain",
  "check.chain_all",
  "check.chain_some",
  "check.chain_first",
  "check.chain_failed",
  "check.chain_unread",
  "check.signature",
  "check.signature_note",
  "check.signature_failed",
  "check.signature_unsupported",
  "check.signature_unread",
  "check.copied",
];

function eighths(sha256: string): string[] {
  return sha256.match(/.{1,8}/g) ?? [];
}
