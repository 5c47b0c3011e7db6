/** `/kiosk`: pairing, the page, and what it asks for at `/kiosk/api`, as the server answers it. */
import { Elysia } from "elysia";
import { jsonResponse } from "../../api/kit/answer.ts";
import { operationRoutes } from "../../api/routes.ts";
import { recordActivity } from "../../domain/activity/record.ts";
import { checkSupervised, pairDevice, supervise } from "../../domain/devices/enter.ts";
import { unpairDevice } from "../../domain/devices/manage.ts";
import { Failure } from "../../domain/failure.ts";
import { parseWith } from "../../domain/faults.ts";
import { findLabelWork } from "../../domain/kiosk/printing.ts";
import { Leave, Pin } from "../../domain/kiosk/shape.ts";
import { canMail } from "../../domain/mail/send.ts";
import { scopeOn } from "../../domain/scope.ts";
import { type Services, toolsOf } from "../../domain/services.ts";
import type { Metrics } from "../../platform/metrics.ts";
import type { Assets } from "../assets.ts";
import { readForm } from "../kit/form-body.ts";
import { type PageOptions, pageResponse } from "../kit/response.ts";
import { isSameOrigin } from "../kit/same-origin.ts";
import { createOperations } from "./desk.ts";
import { createDeviceDoor, deviceOf, pairedCookie, secretOf, unpairedCookie } from "./door.ts";
import { formatOf, type LabelSource, labelRoutes } from "./label-routes.ts";
import { chooseKioskLocale, kioskWords } from "./messages.ts";
import { ownAnswer } from "./own-answer.ts";
import { kioskPage, pairPage } from "./pages.ts";

/** What the kiosk is given by the composition root. */
interface KioskAccess extends Services {
  metrics: Metrics;
  addressOf(request: Request): string | undefined;
  keepWaiting(request: Request): void;
  waitForWork(request: Request): void;
  stopping(): boolean;
}

/** With `no-referrer` a browser posts `Origin: null`; `same-origin` tells other sites no more. */
export const KIOSK_PAGE: PageOptions = {
  // Labels are shown as pictures, and printed out of a frame that holds their PDF.
  csp: { "img-src": "'self' data:", "frame-src": "blob:" },
  headers: {
    "Referrer-Policy": "same-origin",
    // Work orders are scanned with the camera.
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  },
};
/** Longer ones are no code. */
const TYPED_LENGTH = 40;

export function kioskRoutes(services: KioskAccess, assets: Assets) {
  const unparsed = { parse: "none" } as const;
  const addressOf = (request: Request) => services.addressOf(request) ?? null;

  async function open(request: Request): Promise<Response> {
    const locale = chooseKioskLocale(request.headers.get("accept-language"));
    const isIn = (await deviceOf(services, request)) !== undefined;
    return pageResponse(isIn ? kioskPage(assets, locale) : pairPage(assets, locale), KIOSK_PAGE);
  }

  async function pair(request: Request): Promise<Response> {
    const locale = chooseKioskLocale(request.headers.get("accept-language"));
    const t = kioskWords(locale);
    const show = (fault: string, status: number, headers: Record<string, string> = {}) =>
      pageResponse(pairPage(assets, locale, fault), {
        status,
        headers: { ...KIOSK_PAGE.headers, ...headers },
      });
    const form = isSameOrigin(request, services.site.origin()) ? await readForm(request) : "cross_site";
    if (typeof form === "string") return show(t("fault_refused"), form === "cross_site" ? 403 : 415);
    try {
      const code = (form.get("code") ?? "").slice(0, TYPED_LENGTH);
      const secret = await pairDevice(services, code, addressOf(request));
      return new Response(null, {
        status: 303,
        headers: {
          Location: "/kiosk",
          "Set-Cookie": pairedCookie(services, request, secret),
          "Cache-Control": "no-store",
        },
      });
    } catch (fault) {
      if (!(fault instanceof Failure)) throw fault;
      if (fault.code === "sign_in_failed") return show(t("fault_credentials"), 401);
      if (fault.code !== "rate_limited") throw fault;
      const seconds = Number(fault.headers["Retry-After"] ?? 60);
      return show(t("fault_too_often", { seconds }), 429, fault.headers);
    }
  }

  const confirm = (request: Request) =>
    ownAnswer(services, request, async (body, id) => {
      const { pin } = parseWith(Pin, body);
      const secret = secretOf(services, request);
      const supervisor = await supervise(services, { secret, pin, address: addressOf(request) });
      const said = { object: "kiosk_supervised", supervisor };
      return jsonResponse(200, JSON.stringify(said), id);
    });

  const leave = (request: Request) =>
    ownAnswer(services, request, async (body, id) => {
      const { supervisor } = parseWith(Leave, body);
      const device = await deviceOf(services, request);
      if (!device) throw new Failure("sign_in_required", "This kiosk is not paired, or no longer.");
      const { company, dataset, livemode, actor } = device;
      await services.db.write(async (tx) => {
        const scope = {
          ...scopeOn(company, dataset, livemode, actor, toolsOf(services)),
          address: addressOf(request),
        };
        await checkSupervised(tx, scope, device, supervisor);
        await unpairDevice(tx, scope, device);
      });
      const response = jsonResponse(200, JSON.stringify({ object: "kiosk_done", serial: null }), id);
      response.headers.append("Set-Cookie", unpairedCookie(services, request));
      return response;
    });

  const door = createDeviceDoor(services);
  return new Elysia()
    .get("/kiosk", ({ request }) => open(request))
    .post("/kiosk/pair", ({ request }) => pair(request), unparsed)
    .post("/kiosk/api/supervise", ({ request }) => confirm(request), unparsed)
    .post("/kiosk/api/leave", ({ request }) => leave(request), unparsed)
    .use(labelRoutes(services, door, sourceOf(services)))
    .use(
      operationRoutes(
        {
          ...services,
          site: services.site.origin,
          publicationChanged: services.publications.changed,
          deliveriesDue: services.deliveries.ring,
          mail: () => canMail(services),
          door,
          // It is the log of what programs ask.
          requestLog: { add: () => {} },
        },
        "/kiosk/api",
        createOperations(services.config.label_printers),
      ),
    );
}

function sourceOf({ db }: Services): LabelSource {
  return {
    find: (scope, wanted) => findLabelWork(db.reader, scope, wanted),
    async note(scope, action, { job, run, choice, person }, { template, pieces }) {
      const how = action === "labels.printed" ? { printer: choice.printer } : { format: formatOf(choice) };
      const details = { passport: job, ...how, template: template.name, labels: pieces.length };
      await db.write((tx) => recordActivity(tx, scope, action, run, { ...details, person: person ?? null }));
    },
  };
}
