/**
 * Fills the portal's page: asks with the client secret from the fragment for what the product shows, sends files, and
 * talks to the page that holds it through a channel that only the session's origin can open.
 */
import { offerUpload } from "../forms/parts/upload.ts";
import { connect, type Holder } from "./parts/holder.ts";
import { takeOver } from "./parts/take-over.ts";

/** While a document is read, and else. */
const SOON_MS = 3000;
const LATER_MS = 60_000;
/** A new session is asked for so long before the end. */
const RENEW_BEFORE_SECONDS = 5 * 60;

interface View {
  /** Unix seconds. */
  expires: number;
  html: string;
  state: { documents: { status: string | null }[] };
}

const main = document.querySelector<HTMLElement>("#main");
const origin = main?.dataset["origin"];
if (main && origin) start(main, origin);

function start(main: HTMLElement, origin: string): void {
  let session = { path: location.pathname, secret: location.hash.slice(1) };
  let told = "";
  let expires = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const headers = () => ({ Authorization: `Bearer ${session.secret}` });
  const holder: Holder = connect(origin, {
    session(next) {
      session = next;
      expires = Number.POSITIVE_INFINITY;
      void refresh();
    },
  });

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    if (isEnding() && holder.renew()) return wait(SOON_MS);
    const answer = await fetch(`${session.path}/view${location.search}`, { headers: headers() }).catch(
      () => undefined,
    );
    if (!answer?.ok) return close(answer);
    show((await answer.json()) as View);
  }

  function isEnding(): boolean {
    return expires - RENEW_BEFORE_SECONDS < Date.now() / 1000;
  }

  function wait(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), pause);
  }

  function show(view: View): void {
    expires = view.expires;
    for (const one of main.querySelectorAll<HTMLElement>("[data-closed], [data-wait]")) one.hidden = true;
    const parts = main.querySelector<HTMLElement>("[data-parts]");
    if (parts) {
      parts.hidden = false;
      for (const part of takeOver(parts, view.html))
        if (part.dataset["part"] === "upload")
          offerUpload(part, {
            address: () => `${session.path}/documents${location.search}`,
            headers,
            sent: refresh,
            ended: () => void refresh(),
          });
    }
    main.removeAttribute("aria-busy");
    const state = JSON.stringify(view.state);
    if (state !== told) holder.tell(told === "" ? "ready" : "change", view.state);
    told = state;
    const isReading = view.state.documents.some(
      ({ status }) => status === "queued" || status === "processing",
    );
    wait(isReading ? SOON_MS : LATER_MS);
  }

  /** Says why nothing is shown; where a new session can be had, it is asked for first. */
  async function close(answer: Response | undefined): Promise<void> {
    const body = (await answer?.json().catch(() => ({}))) as { closed?: string } | undefined;
    const why = body?.closed ?? "stopped";
    if (why === "expired" && holder.renew()) return wait(SOON_MS);
    if (why === "stopped") wait(LATER_MS);
    main.removeAttribute("aria-busy");
    for (const one of main.querySelectorAll<HTMLElement>("[data-closed], [data-wait], [data-parts]"))
      one.hidden = one.dataset["closed"] !== why;
    holder.fail(why);
  }

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void refresh();
  });
  void refresh();
}
