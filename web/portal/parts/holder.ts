/** The page that holds the portal, if it holds it with the script: reached through a channel that it opens. */

interface Session {
  path: string;
  secret: string;
}

export interface Holder {
  /** Tells of the product's state: the first time, or because it has changed. */
  tell(what: "ready" | "change", state: object): void;
  fail(code: string): void;
  /** Asks for a new session; false where none can be had. */
  renew(): boolean;
}

interface Opening {
  carnet: "portal";
  appearance?: Appearance;
  canRenew?: boolean;
}

interface Appearance {
  theme?: unknown;
  background?: unknown;
}

type Message =
  | { type: "session"; url: string; clientSecret: string }
  | { type: "appearance"; appearance: Appearance };

/** A new session that does not come is asked for again. */
const RENEWAL_MS = 20_000;

/** @param origin of the only page that may hold this one; nobody else is spoken to or listened to */
export function connect(origin: string, on: { session(next: Session): void }): Holder {
  let port: MessagePort | undefined;
  let canRenew = false;
  let asked = 0;
  /** What is said before the channel is open. */
  const waiting: object[] = [];
  const say = (message: object) => {
    if (port) port.postMessage(message);
    else waiting.push(message);
  };

  function open(event: MessageEvent<Opening>): void {
    if (event.source !== parent || event.origin !== origin || event.data?.carnet !== "portal") return;
    const [sent] = event.ports;
    if (port || !sent) return;
    port = sent;
    canRenew = event.data.canRenew === true;
    dress(event.data.appearance ?? {});
    port.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.type === "appearance") dress(data.appearance);
      if (data.type === "session") take(data.url, data.clientSecret);
    };
    for (const message of waiting.splice(0)) port.postMessage(message);
    followHeight(say);
  }

  function take(url: string, secret: string): void {
    const address = URL.parse(url);
    if (address?.origin !== location.origin || !/^\/embed\/\w{26}$/.test(address.pathname)) return;
    asked = 0;
    on.session({ path: address.pathname, secret });
  }

  if (parent !== window) {
    addEventListener("message", open);
    parent.postMessage({ carnet: "portal" }, origin);
  }
  return {
    tell: (what, state) => say({ type: what, state }),
    fail: (code) => say({ type: "error", code }),
    renew() {
      if (!canRenew) return false;
      if (Date.now() - asked < RENEWAL_MS) return true;
      asked = Date.now();
      say({ type: "renew" });
      return true;
    },
  };
}

function dress({ theme, background }: Appearance): void {
  const root = document.documentElement;
  if (theme === "light" || theme === "dark") root.dataset["theme"] = theme;
  else delete root.dataset["theme"];
  if (background === "transparent") root.dataset["background"] = background;
  else delete root.dataset["background"];
}

/** The frame is as high as what it holds. */
function followHeight(say: (message: object) => void): void {
  const tell = () => say({ type: "height", height: Math.ceil(document.body.getBoundingClientRect().height) });
  new ResizeObserver(tell).observe(document.body);
  tell();
}
