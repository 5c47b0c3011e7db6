/** The chapters around the endpoints: how to begin, what holds everywhere, how anyone verifies a passport. */

import { BASE_PATH } from "../../api/kit/base-path.ts";
import type { OpenApiDocument } from "../../api/openapi.ts";
import type { EventType } from "../../domain/events/types.ts";
import { copyable } from "../kit/copyable.ts";
import { type Html, html } from "../kit/html.ts";
import { curl } from "./curl.ts";
import { errorTable } from "./errors.ts";
import { type Row, table } from "./fields.ts";
import { prose } from "./prose.ts";
import { type Chapter, COPY } from "./reference.ts";

/** No reference of the README, the set-up or the endpoints' examples: all of them may be run one after the other. */
const PRODUCT = {
  name: "Saia Vouga",
  reference: "SV-0210",
  data: {
    brand: "Nortada",
    country_making: "PT",
    fibre_composition: [
      { fibre: "linen", percent: 55 },
      { fibre: "organic cotton", percent: 45 },
    ],
  },
};

/** What comes before the endpoints. */
export function chaptersBefore(site: string): Chapter[] {
  const api = `${site}${BASE_PATH}`;
  return [
    chapter(
      "start",
      "Getting started",
      html`
      <p class="prose">You need a test key: the set-up showed one, and <code>carnet keys create --mode test</code> makes another. With these lines a terminal goes from nothing to a public passport.</p>
      ${shell("Keep the key in a variable", "export CARNET_API_KEY=sk_test_…")}
      ${shell("Create a product, and keep its id", keeping("product", curl({ method: "POST", url: `${api}/products`, body: PRODUCT })))}
      <p class="prose">${prose("The answer begins with the product's `id`, and says in `completeness` what is missing before a passport can be issued. Here nothing is.")}</p>
      ${shell("Issue its passport", keeping("passport", curl({ method: "POST", url: `${api}/passports`, body: { product: "$PRODUCT" } })))}
      <p class="prose">${prose("`url` in the answer is the permanent address for QR Code and NFC tag; `qr` and `nfc` hold both ready to use. The page is public at once, and says that it is a test.")}</p>
      ${shell(
        "Change data, then publish a version",
        [
          curl({
            method: "POST",
            url: `${api}/products/$PRODUCT`,
            body: { data: { recycled_content: 20 } },
          }),
          curl({
            method: "POST",
            url: `${api}/passports/$PASSPORT/versions`,
            body: { change_note: "Recycled content added." },
          }),
        ].join("\n"),
      )}
      <p class="prose">Changed data show on the page only with the next version; every version stays at its own address.</p>
    `,
    ),
    chapter(
      "authentication",
      "Authentication",
      html`
      <p class="prose">${prose("Send `Authorization: Bearer sk_…` with every request. The key says which company and which data set it works on; neither can be given in a request. Keys belong on servers, never in browsers or apps: the API answers no cross-origin requests.")}</p>
      <p class="prose">${prose("A key is shown once and can be revoked at any moment with `carnet keys revoke ID`; the next request with it gets 401 `api_key_revoked`. Objects of another company or mode do not exist for a key: 404 `resource_missing`.")}</p>
    `,
    ),
    chapter(
      "test-mode",
      "Test mode",
      html`
      <p class="prose">${prose("`sk_test_…` works on a data set of its own, with its own products, passports and signing key; every object says `livemode: false`. The pages of test passports say so unmistakably, take no GS1 address, and their signing key begins with `test-`. Nothing of it counts towards the limits of a plan; a company makes at most 1,000 test items a month, and the rate limit holds for all requests.")}</p>
      <p class="prose">${prose("Everything else is as with live data, so a program changes from one to the other by its key alone.")}</p>
    `,
    ),
    chapter(
      "conventions",
      "Requests and answers",
      html`
      <ul class="list">
        <li>${prose("Bodies are JSON objects in UTF-8, at most 1 MiB and 32 levels deep. An unknown parameter is refused, since silence would hide a typing mistake.")}</li>
        <li>${prose("To change an object, send POST to its address with only the fields that change.")}</li>
        <li>${prose("Every object has `id` (26 characters), `object`, `livemode` and `created`.")}</li>
        <li>${prose("Times are Unix seconds in UTC, calendar dates are `YYYY-MM-DD`. Lengths count characters (code points).")}</li>
        <li>${prose("Objects may get further fields: ignore those that you do not know.")}</li>
        <li>${prose("Every answer has the header `Request-Id`; the server's log knows the request by it.")}</li>
      </ul>
    `,
    ),
    chapter(
      "lists",
      "Lists",
      html`
      <p class="prose">${prose('A list is `{"object": "list", "data": […], "has_more": true, "url": "/api/v1/products"}`, newest first. `limit` takes 1 to 100 (10 by default); `starting_after` takes the id of the last object of the page before.')}</p>
      ${shell("A page of 50, and the next one behind its last id", `curl "${api}/products?limit=50" -H "Authorization: Bearer $CARNET_API_KEY"\ncurl "${api}/products?limit=50&starting_after=$LAST_ID" -H "Authorization: Bearer $CARNET_API_KEY"`)}
    `,
    ),
    chapter(
      "idempotency",
      "Repeating safely",
      html`
      <p class="prose">${prose("A POST may carry `Idempotency-Key` with a value of your own, such as a UUID (1 to 255 printable ASCII characters). Within 24 hours a repeat of the same request gets the first answer, with the header `Idempotent-Replayed: true`, and changes nothing. So after a broken connection, send the same again.")}</p>
      <p class="prose">${prose("The same key with another request is 409 `idempotency_key_reused`. While the first is being worked on, the second waits briefly or gets 409 `idempotency_key_in_use`. Not kept are 401, 403, 404, 429, 5xx, `passport_missing`, and requests that were refused before anything ran.")}</p>
      ${shell("The second line changes nothing", Array.from({ length: 2 }, () => `curl ${api}/products -H "Authorization: Bearer $CARNET_API_KEY" -H "Idempotency-Key: shirt-1" -H "Content-Type: application/json" -d '{"name": "Camisa Foz", "reference": "CF-0001"}'`).join("\n"))}
    `,
    ),
    chapter(
      "rate-limit",
      "Rate limit",
      html`
      <p class="prose">${prose("A key may send 100 requests in any 60 seconds, unless whoever runs this Carnet set another number. Beyond that the answer is 429 `rate_limited`, and `Retry-After` says how many seconds to wait. `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` stand on every answer; a refused request counts for nothing.")}</p>
    `,
    ),
    chapter(
      "errors",
      "Errors",
      html`
      <p class="prose">${prose("Every error is JSON of one form. Branch on `code`: codes are stable, messages may change. `param` names the parameter; when several things are wrong, the first decides and all stand in `errors`.")}</p>
      ${shell(
        "An error",
        JSON.stringify(
          {
            error: {
              type: "invalid_request_error",
              code: "invalid_value",
              message: '"data.recycled_content" must be at most 100.',
              param: "data.recycled_content",
              errors: [
                {
                  code: "invalid_value",
                  param: "data.recycled_content",
                  message: '"data.recycled_content" must be at most 100.',
                },
              ],
            },
          },
          null,
          2,
        ),
      )}
      <p class="prose">All codes with cause and cure stand in <a href="#error-codes">Error codes</a>.</p>
    `,
    ),
  ];
}

/** What comes after the endpoints. */
export function chaptersAfter(site: string, document: OpenApiDocument): Chapter[] {
  return [
    chapter(
      "event-types",
      "Events and webhooks",
      html`
      <p class="prose">${prose('A change and its event are stored together: there is never one without the other. An event is `{id, object: "event", type, api_version: "v1", created, livemode, data: {object}}`, where `data.object` is the object as the API returned it at that moment.')}</p>
      <p class="prose">${prose("Webhooks bring events to the addresses that you register, as a POST with the event as its body. `Service-Signature: t=…,v1=…` says who sends: check that one `v1` is the HMAC-SHA256, in hexadecimal, of `t`, a full stop and the body as it came, keyed with the secret of the address, and that `t` is no more than 300 seconds away. Answer 2xx within 10 seconds; what is answered otherwise comes again, up to seven times in two days. The same event may come more than once: remember its `id`.")}</p>
      <p class="prose">${prose("What was missed can be read for 30 days: `GET /events?after=ID`, oldest first. On a machine that Carnet cannot reach, such as your own, this forwards events in the same form, signed with a secret that it prints:")}</p>
      ${shell("Forward events to your own machine", `carnet listen --server ${site} \\\n  --forward-to http://localhost:4000/hook`)}
      ${table(
        "Event types",
        Object.keys(document.webhooks).map(
          (type): Row => ({
            name: type,
            kind: html`${type.split(".")[0]?.replaceAll("_", " ")}`,
            about: eventCauses(type, document),
          }),
        ),
      )}
    `,
    ),
    chapter(
      "public-addresses",
      "Public addresses",
      html`
      <p class="prose">They need no key, never change and never end: a withdrawn passport goes on answering, with a page that says so first.</p>
      ${table("Public addresses", PUBLIC_ADDRESSES)}
    `,
    ),
    verification(site),
    chapter("error-codes", "Error codes", errorTable()),
  ];
}

function eventCauses(type: string, { paths }: OpenApiDocument): string {
  const causes = Object.values(paths).flatMap((methods) =>
    [methods.get, methods.post].flatMap((one) => (one?.["x-events"]?.includes(type) ? [one.summary] : [])),
  );
  const after = causes.length === 0 ? [] : [`After: ${causes.join(", ")}.`];
  const other = OTHER_CAUSES[type as EventType];
  return [...after, ...(other ? [`When ${other}.`] : [])].join(" ");
}

/** What people do that no request of the API does. What both do, such as changing a product in the panel, needs no word. */
const OTHER_CAUSES: Partial<Record<EventType, string>> = {
  "document.validated": "a member has decided on the suggestions of a document and closes it",
  "data_request.answered": "a supplier sends the answers to a request for data",
  "passport.issued": "an operator issues one on the page of a session",
  "passport.version_published": "an operator publishes one on the page of a session",
  "passport.items_created": "an operator makes items on the page of a session",
  "lifecycle_event.published": "a member publishes what a holder or a partner reported",
  "lifecycle_event.rejected": "a member rejects what a holder or a partner reported",
  "passport_session.completed": "an operator completes a session on its page",
};

const PUBLIC_ADDRESSES: Row[] = [
  row(
    "/p/{uid}",
    "page",
    "The page of a passport in the reader's language. `Accept` or `?format=` also gives `json` and `ld+json` (schema.org); `?lang=` chooses the language. 404 until it is issued.",
  ),
  row(
    "/p/{uid}/versions/{n}",
    "page",
    "The page of one version. With `Accept` or `?format=json` its exact bytes, as under the next address.",
  ),
  row("/p/{uid}/versions/{n}.json", "JSON", "The exact bytes of that version that were hashed and signed."),
  row(
    "/p/{uid}/proof.json",
    "JSON",
    "All that is needed to verify the passport without asking again: versions, signatures, keys.",
  ),
  row("/p/{uid}/qr.svg, …/qr.png", "image", "The QR Code of the passport's `url`."),
  row(
    "/01/{gtin}",
    "GS1 Digital Link",
    "Leads to the passport of the product with this GTIN; `/10/{batch}` and `/21/{serial}` may follow. `linkType=linkset` or `Accept: application/linkset+json` gives all links (RFC 9264). Live data only.",
  ),
  row(
    "/r/{handle}/{reference}",
    "redirect",
    "Leads to the passport of the product with this reference, for references of letters, digits, `.`, `_`, `~` and `-`. `?modo=teste` looks in the test data.",
  ),
  row(
    "/companies/{handle}/jwks.json",
    "JSON",
    "The company's public keys (RFC 7517), former ones included. Those of test data are at `/companies/{handle}/test/jwks.json`.",
  ),
  row("/companies/{handle}/did.json", "JSON", "The same keys as a `did:web` document."),
];

function row(name: string, kind: string, about: string): Row {
  return { name, kind: html`${kind}`, about };
}

function verification(site: string): Chapter {
  const page = `${site}/p/7m3v8q4t2n6x0c9b`;
  return chapter(
    "verification",
    "Verifying a passport",
    html`
    <p class="prose">Anyone can check that a passport says today what was published, without trusting this server. Three things hold together:</p>
    <ol class="list numbered">
      <li>${prose("Content. A version is canonical JSON (RFC 8785). Its SHA-256 is `content_sha256`, which the page prints. Since canonical bytes can be made again from `content`, a stored copy is enough.")}</li>
      <li>${prose("Chain. `previous` in the content is the SHA-256 of the version before, so no version can be changed or left out unseen.")}</li>
      <li>${prose("Signature. Each version is signed with the company's Ed25519 key: a detached compact JWS (RFC 7515, Appendix F) over the same bytes. The header's `kid` names the key in the company's `jwks.json`; keys of test data begin with `test-`.")}</li>
    </ol>
    <p class="prose">The public page does this in the reader's browser wherever it is served over HTTPS. On a computer, one command checks everything:</p>
    ${shell("Check a passport", `carnet verify ${page}`)}
    ${shell("The same offline, with the proof and the company's keys saved before", `curl -o proof.json ${page}/proof.json\ncurl -o keys.json ${site}/companies/nortada/jwks.json\ncarnet verify proof.json --keys keys.json`)}
    <p class="prose">Without Carnet, the hash takes two common tools. Compare it with the fingerprint that the page prints:</p>
    ${shell("Only the content", `curl -s ${page}/versions/1.json | sha256sum`)}
    <p class="prose">${prose("Restricted fields are not public, but they are fixed all the same: `restricted_sha256` in the content is the SHA-256 of a 32-byte random salt followed by their canonical bytes. `GET /passports/{id}` gives the company both, so that it can show them to an authority, who then checks that they were not changed since.")}</p>
  `,
  );
}

function chapter(id: string, title: string, body: Html): Chapter {
  return { id, title, body, parts: [] };
}

/** Shows the answer of a request, and keeps the id that it begins with in a variable. */
function keeping(noun: string, request: string): string {
  return `${request} | tee ${noun}.json\n${noun.toUpperCase()}=$(cut -d '"' -f 4 ${noun}.json)`;
}

function shell(label: string, text: string): Html {
  return html`<p class="shell-label">${label}</p>${copyable(text, label, COPY)}`;
}
