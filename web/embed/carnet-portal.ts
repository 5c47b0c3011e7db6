/**
 * Carnet portal: shows what a product's passport still needs, its documents and its passports inside your page.
 *
 *     Carnet.mountPortal("#portal", { url, clientSecret });
 *     <carnet-portal url="…" client-secret="…"></carnet-portal>
 *
 * `docs/portal.md` describes it. It talks to its frame alone, through a channel that only the two hold.
 */
/** Set when it is built, from `src/pages/portal/script-version.ts`. */
declare const PORTAL_SCRIPT_VERSION: string;

interface Session {
  url: string;
  clientSecret: string;
}

interface Appearance {
  theme?: "light" | "dark" | "auto";
  background?: "page" | "transparent";
}

interface PortalError {
  code: string;
  message: string;
}

interface PortalOptions extends Partial<Session> {
  /** Gives a session of your server; renews it before its hour is over. */
  fetchSession?: () => Promise<Session> | Session;
  /** `en`, `pt`, `es`, `fr`, `de` or `it`; the browser's own by default. */
  locale?: string;
  appearance?: Appearance;
  /** Name of the frame for screen readers. */
  title?: string;
  onReady?(state: object): void;
  onChange?(state: object): void;
  onError?(error: PortalError): void;
}

interface Portal {
  setAppearance(appearance: Appearance): void;
  unmount(): void;
}

type FrameMessage =
  | { type: "height"; height: number }
  | { type: "ready" | "change"; state: object }
  | { type: "error"; code: string }
  | { type: "renew" };

/** Until the frame has told how high it is. */
const FIRST_HEIGHT = 320;
const HIGHEST = 20_000;
/** A frame that says nothing for so long after it was loaded holds no portal. */
const SILENCE_MS = 15_000;

const ERRORS: Record<string, string> = {
  refused: "The client secret does not belong to this session.",
  expired: "The session's hour is over. Give fetchSession to go on by itself.",
  stopped: "The portal cannot be shown just now. It is tried again.",
  not_connected: "The frame does not answer: is this page's origin the one of the session?",
  fetch_failed: "fetchSession gave no session.",
};

function mountPortal(target: string | Element, options: PortalOptions): Portal {
  const place = typeof target === "string" ? document.querySelector(target) : target;
  if (!place) throw new TypeError(`Carnet: there is no element ${String(target)}`);
  const { fetchSession } = options;
  const frame = document.createElement("iframe");
  let origin = "";
  let port: MessagePort | undefined;
  let appearance = options.appearance ?? {};
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isMounted = true;

  const fail = (code: string, cause = "") =>
    options.onError?.({ code, message: `${ERRORS[code] ?? code}${cause && ` ${cause}`}` });

  function hear({ data }: MessageEvent<FrameMessage>): void {
    if (data.type === "height") frame.style.height = `${Math.min(Math.max(data.height, 0), HIGHEST)}px`;
    else if (data.type === "ready") options.onReady?.(data.state);
    else if (data.type === "change") options.onChange?.(data.state);
    else if (data.type === "error") fail(data.code);
    else if (data.type === "renew") void renew();
  }

  /** The frame says that it is there: it gets one end of a channel. */
  function greet(event: MessageEvent<{ carnet?: unknown }>): void {
    if (event.source !== frame.contentWindow || event.origin !== origin || event.data?.carnet !== "portal")
      return;
    clearTimeout(silence);
    const channel = new MessageChannel();
    port?.close();
    port = channel.port1;
    port.onmessage = hear;
    const opening = { carnet: "portal", appearance, canRenew: fetchSession !== undefined };
    frame.contentWindow?.postMessage(opening, origin, [channel.port2]);
  }

  async function fetched(): Promise<Session | undefined> {
    try {
      const session = await fetchSession?.();
      if (session?.url && session.clientSecret) return session;
      fail("fetch_failed");
    } catch (fault) {
      fail("fetch_failed", String(fault));
    }
    return undefined;
  }

  async function renew(): Promise<void> {
    const session = await fetched();
    if (session) port?.postMessage({ type: "session", url: session.url, clientSecret: session.clientSecret });
  }

  function show({ url, clientSecret }: Session): void {
    const address = new URL(url);
    origin = address.origin;
    if (options.locale) address.searchParams.set("lang", options.locale);
    // The fragment goes to no server, and into no log.
    address.hash = clientSecret;
    frame.src = address.href;
    place?.append(frame);
  }

  frame.title = options.title ?? "Carnet";
  frame.referrerPolicy = "no-referrer";
  frame.style.cssText = `display:block;width:100%;height:${FIRST_HEIGHT}px;border:0`;
  frame.addEventListener("load", () => {
    clearTimeout(silence);
    if (!port) silence = setTimeout(() => fail("not_connected"), SILENCE_MS);
  });
  addEventListener("message", greet);
  const { url, clientSecret } = options;
  if (url && clientSecret) show({ url, clientSecret });
  else if (fetchSession) void fetched().then((session) => session && isMounted && show(session));
  else throw new TypeError("Carnet: mountPortal needs url and clientSecret, or fetchSession");

  return {
    setAppearance(next) {
      appearance = next;
      port?.postMessage({ type: "appearance", appearance });
    },
    unmount() {
      isMounted = false;
      clearTimeout(silence);
      removeEventListener("message", greet);
      port?.close();
      frame.remove();
    },
  };
}

class CarnetPortal extends HTMLElement {
  static observedAttributes = ["theme", "background"];
  #portal: Portal | undefined;
  #fetchSession: PortalOptions["fetchSession"];

  /** In place of the attributes `url` and `client-secret`. */
  set fetchSession(fetchSession: PortalOptions["fetchSession"]) {
    this.#fetchSession = fetchSession;
    if (this.isConnected) this.#mount();
  }

  connectedCallback(): void {
    // Set before the script had come.
    if (Object.hasOwn(this, "fetchSession")) {
      const early = this as { fetchSession?: PortalOptions["fetchSession"] };
      this.#fetchSession = early.fetchSession;
      delete early.fetchSession;
    }
    this.#mount();
  }

  disconnectedCallback(): void {
    this.#portal?.unmount();
    this.#portal = undefined;
  }

  attributeChangedCallback(): void {
    this.#portal?.setAppearance(this.#appearance());
  }

  #appearance(): Appearance {
    const of = (name: string) => this.getAttribute(name) ?? undefined;
    return { theme: of("theme"), background: of("background") } as Appearance;
  }

  #mount(): void {
    const [url, clientSecret] = [this.getAttribute("url"), this.getAttribute("client-secret")];
    if (!(url && clientSecret) && !this.#fetchSession) return;
    this.#portal?.unmount();
    this.style.display = "block";
    const tell = (name: string) => (detail: object) =>
      this.dispatchEvent(new CustomEvent(`carnet-${name}`, { detail }));
    this.#portal = mountPortal(this, {
      ...(url && clientSecret ? { url, clientSecret } : {}),
      ...(this.#fetchSession ? { fetchSession: this.#fetchSession } : {}),
      locale: this.getAttribute("locale") ?? "",
      title: this.getAttribute("title") ?? "Carnet",
      appearance: this.#appearance(),
      onReady: tell("ready"),
      onChange: tell("change"),
      onError: tell("error"),
    });
  }
}

const page = globalThis as { Carnet?: object };
page.Carnet = { ...page.Carnet, mountPortal, version: PORTAL_SCRIPT_VERSION };
if (!customElements.get("carnet-portal")) customElements.define("carnet-portal", CarnetPortal);

// A module for the compiler: its names are its own.
export {};
