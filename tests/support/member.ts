/** Somebody who is signed in to the panel; every answer is held to the contract. */
import { type Answer, answerOf, ok, type Sending } from "./client.ts";
import { OWNER } from "./company.ts";

/** The site of `startStage`, from which the panel's pages ask. */
const NAVIGATION = { "Sec-Fetch-Site": "same-origin" };

export interface Member {
  /** The value of the Cookie header. */
  readonly cookie: string;
  /** Below `/panel/api`. */
  get<T = unknown>(path: string, sending?: Sending): Promise<Answer<T>>;
  post<T = unknown>(path: string, body?: unknown, sending?: Sending): Promise<Answer<T>>;
  send<T = unknown>(method: string, path: string, sending?: Sending): Promise<Answer<T>>;
}

let browsers = 0;

/**
 * A browser; without a cookie one that nobody is signed in with. Each has an IP address of its own, where the server
 * trusts this machine as a proxy.
 */
export function browserOf(site: string, cookie = ""): Member {
  const address = `10.${++browsers >> 16}.${(browsers >> 8) & 255}.${browsers & 255}`;
  const member: Member = {
    cookie,
    get: (path, sending) => member.send("GET", path, sending),
    post: (path, body, sending) => member.send("POST", path, { body: body ?? {}, ...sending }),
    async send<T>(method: string, path: string, { body, raw, key, headers }: Sending = {}) {
      const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const response = await fetch(`${site}/panel/api${path}`, {
        method,
        redirect: "manual",
        headers: withoutEmpty({
          ...NAVIGATION,
          "X-Forwarded-For": address,
          ...(cookie === "" ? {} : { Cookie: cookie }),
          ...(content === undefined || raw instanceof FormData ? {} : { "Content-Type": "application/json" }),
          ...(key === undefined ? {} : { "Idempotency-Key": key }),
          ...headers,
        }),
        ...(content === undefined ? {} : { body: content }),
      });
      return answerOf<T>(
        method,
        `/panel/api${path}`,
        response.status,
        response.headers,
        await response.text(),
      );
    },
  };
  return member;
}

/** A header that is given as "" is not sent. */
function withoutEmpty(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
}

/** Signs in; without credentials as the owner of Nortada. */
export async function signIn(site: string, credentials: object = OWNER): Promise<Member> {
  const asking = browserOf(site).post("/session", credentials);
  await ok(asking);
  return browserOf(site, cookieFrom((await asking).headers));
}

/** What a browser sends back of an answer's cookie. */
export function cookieFrom(headers: Headers): string {
  const [cookie = ""] = headers.getSetCookie();
  return cookie.split(";")[0] ?? "";
}
