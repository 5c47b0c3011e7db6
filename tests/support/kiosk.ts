/** A kiosk that was paired: as a browser, and as requests whose answers are held to the contract. */
import { type Answer, answerOf, ok, type Sending } from "./client.ts";
import { cookieFrom, type Member, signIn } from "./member.ts";

export interface Device {
  id: string;
  name: string;
  status: string;
  has_pin: boolean;
  code: string;
}

export interface KioskClient {
  readonly cookie: string;
  get<T = unknown>(path: string): Promise<Answer<T>>;
  post<T = unknown>(path: string, body?: unknown, sending?: Sending): Promise<Answer<T>>;
}

/** Adds a kiosk in the panel. */
export async function addKiosk(
  site: string,
  {
    name = "Line 2",
    pin,
    mode = "live",
    member,
  }: { name?: string; pin?: string; mode?: string; member?: Member } = {},
): Promise<Device> {
  const owner = member ?? (await signIn(site));
  return ok(owner.post<Device>(`/nortada/${mode}/devices`, { name, ...(pin ? { pin } : {}) }));
}

/** Types a code on a kiosk's page. */
export function typeCode(
  site: string,
  code: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${site}/kiosk/pair`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin", ...headers },
    body: new URLSearchParams({ code }),
  });
}

export async function pairKiosk(site: string, code: string): Promise<KioskClient> {
  const paired = await typeCode(site, code);
  if (paired.status !== 303) throw new Error(`not paired: ${paired.status}`);
  return kioskOf(site, cookieFrom(paired.headers));
}

export function kioskOf(site: string, cookie: string): KioskClient {
  const ask = async <T>(method: string, path: string, sending: Sending = {}): Promise<Answer<T>> => {
    const response = await fetch(`${site}/kiosk/api${path}`, {
      method,
      headers: {
        "Sec-Fetch-Site": "same-origin",
        Cookie: cookie,
        ...(method === "POST" ? { "Content-Type": "application/json" } : {}),
        ...(sending.key === undefined ? {} : { "Idempotency-Key": sending.key }),
        ...sending.headers,
      },
      ...(method === "POST" ? { body: JSON.stringify(sending.body ?? {}) } : {}),
    });
    return answerOf<T>(method, `/kiosk/api${path}`, response.status, response.headers, await response.text());
  };
  return {
    cookie,
    get: (path) => ask("GET", path),
    post: (path, body, sending) => ask("POST", path, { body, ...sending }),
  };
}
