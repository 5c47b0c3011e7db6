/** The door of devices: paired once with a code from the panel, and let in to the kiosk's own requests only. */
import type { Door, Visitor } from "../../api/kit/door.ts";
import { checkRate, createRateLimiter } from "../../api/kit/rate-limit.ts";
import { checkStatus } from "../../domain/accounts/api-keys.ts";
import { type EnteredDevice, findEntered, noteSeen } from "../../domain/devices/enter.ts";
import { Failure } from "../../domain/failure.ts";
import type { Services } from "../../domain/services.ts";
import { type CookieKind, cookieOf, readCookie } from "../kit/cookie.ts";
import { checkIsJson, checkOwnPages } from "../kit/own-pages.ts";

/** Requests of a device in any 60 seconds: many hands at one line stay far below. */
const RATE_LIMIT = 600;
/** A device stays in until it is put out, or not used for so long. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

interface DeviceVisitor extends Visitor {
  device: EnteredDevice;
}

export function createDeviceDoor(services: Services): Door<DeviceVisitor> {
  const limiter = createRateLimiter(services.config.rate_limit === 0 ? 0 : RATE_LIMIT);
  return {
    surface: "kiosk",
    async visitorOf(request) {
      checkOwnPages(request, services.site.origin());
      const device = await deviceOf(services, request);
      if (!device)
        throw new Failure(
          "sign_in_required",
          "This kiosk is not paired, or no longer. Open its page again and type a code.",
        );
      const { company, dataset, livemode, actor } = device;
      return { company, dataset, livemode, actor, key: null, device };
    },
    count: ({ device }) => checkRate(limiter.take(device.n, services.clock.monotonicMs()), RATE_LIMIT),
    check({ company }, request) {
      const writes = request.method === "POST";
      checkStatus(company, writes);
      if (writes) checkIsJson(request);
    },
  };
}

/** The device whose cookie a request carries; undefined when it is none, or put out. */
export async function deviceOf(services: Services, request: Request): Promise<EnteredDevice | undefined> {
  const device = await findEntered(services.db.reader, secretOf(services, request));
  if (!device) return undefined;
  // The answer does not wait for it.
  noteSeen(services, device).catch((fault) =>
    services.log.warn("the use of a device was not noted", { fault }),
  );
  return device;
}

export function secretOf(services: Pick<Services, "site">, request: Request): string | undefined {
  return readCookie(request, kindOf(services));
}

export function pairedCookie(services: Pick<Services, "site">, request: Request, secret: string): string {
  return cookieOf(request, kindOf(services), secret, COOKIE_SECONDS);
}

export function unpairedCookie(services: Pick<Services, "site">, request: Request): string {
  return cookieOf(request, kindOf(services), "", 0);
}

function kindOf({ site }: Pick<Services, "site">): CookieKind {
  return { name: "carnet-kiosk", sameSite: "Strict", site: site.origin() };
}
