/** `/kiosk` on a box: the same pages, answered from what the box keeps, for the screen of this machine alone. */
import { Elysia } from "elysia";
import { jsonResponse } from "../../api/kit/answer.ts";
import type { Door, Visitor } from "../../api/kit/door.ts";
import { operationRoutes } from "../../api/routes.ts";
import { PLAIN } from "../../domain/accounts/brand.ts";
import { getFact } from "../../domain/box/facts.ts";
import { findLabelWork } from "../../domain/box/labels.ts";
import { superviseBox } from "../../domain/box/supervise.ts";
import { parseWith } from "../../domain/faults.ts";
import { Pin, TagOverwritten, TagsWanted } from "../../domain/kiosk/shape.ts";
import type { Services } from "../../domain/services.ts";
import { createMetrics } from "../../platform/metrics.ts";
import type { Assets } from "../assets.ts";
import { checkIsJson, checkOwnPages } from "../kit/own-pages.ts";
import { pageResponse } from "../kit/response.ts";
import { createBoxOperations } from "./box-desk.ts";
import type { TagDesk } from "./box-tags.ts";
import { labelRoutes } from "./label-routes.ts";
import { chooseKioskLocale } from "./messages.ts";
import { ownAnswer } from "./own-answer.ts";
import { kioskPage } from "./pages.ts";
import { KIOSK_PAGE } from "./routes.ts";

/** What a box keeps belongs to one company and mode, and stands in no data set. */
const NO_DATASET = 0;
/** The screen of this machine, by each of its names: another name that leads here is somebody's trick. */
const OWN_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** The pages and operations of a box. */
export function boxRoutes(services: Services, assets: Assets, tags: TagDesk, stopping: () => boolean) {
  const unparsed = { parse: "none" } as const;
  const door = createBoxDoor(services);
  const access = {
    ...services,
    metrics: createMetrics(),
    addressOf: () => undefined,
    keepWaiting: () => {},
    waitForWork: () => {},
    stopping,
  };
  return new Elysia()
    .get("/", () => new Response(null, { status: 303, headers: { Location: "/kiosk" } }))
    .get("/kiosk", ({ request }) =>
      pageResponse(kioskPage(assets, chooseKioskLocale(request.headers.get("accept-language"))), KIOSK_PAGE),
    )
    .post(
      "/kiosk/api/supervise",
      ({ request }) =>
        ownAnswer(access, request, async (body, id) => {
          const supervisor = await superviseBox(services, parseWith(Pin, body).pin);
          return jsonResponse(200, JSON.stringify({ object: "kiosk_supervised", supervisor }), id);
        }),
      unparsed,
    )
    .post(
      "/kiosk/api/reader",
      ({ request }) =>
        ownAnswer(access, request, async (_body, id) =>
          jsonResponse(200, JSON.stringify(await tags.look()), id),
        ),
      unparsed,
    )
    .post(
      "/kiosk/api/tags",
      ({ request }) => ownAnswer(access, request, (body, id) => tags.write(parseWith(TagsWanted, body), id)),
      unparsed,
    )
    .post(
      "/kiosk/api/tags/overwrite",
      ({ request }) =>
        ownAnswer(access, request, async (body, id) => {
          tags.overwrite(parseWith(TagOverwritten, body).tag_uid);
          return jsonResponse(200, JSON.stringify({ object: "kiosk_done", serial: null }), id);
        }),
      unparsed,
    )
    .post(
      "/kiosk/api/tags/stop",
      ({ request }) =>
        ownAnswer(access, request, async (_body, id) => {
          await tags.stop();
          return jsonResponse(200, JSON.stringify({ object: "kiosk_done", serial: null }), id);
        }),
      unparsed,
    )
    .use(
      // What leaves a box stands in its journal.
      labelRoutes(access, door, {
        find: (_, wanted) => findLabelWork(services.db.reader, wanted),
        note: async () => {},
      }),
    )
    .use(
      operationRoutes(
        {
          ...access,
          site: services.site.origin,
          publicationChanged: services.publications.changed,
          deliveriesDue: services.deliveries.ring,
          mail: async () => false,
          door,
          requestLog: { add: () => {} },
        },
        "/kiosk/api",
        createBoxOperations(services.config.label_printers),
      ),
    );
}

/** What a box answers: its assets and routes, under its own names alone. */
export function onOwnScreen(
  assets: Assets,
  routes: { fetch(request: Request): Response | Promise<Response> },
) {
  return (request: Request): Response | Promise<Response> => {
    if (!OWN_HOST.test(request.headers.get("host") ?? ""))
      return new Response("The kiosk is at http://localhost on this machine.\n", { status: 421 });
    return assets.respond(request) ?? routes.fetch(request);
  };
}

function createBoxDoor(services: Services): Door<Visitor> {
  return {
    surface: "kiosk",
    async visitorOf(request) {
      checkOwnPages(request, services.site.origin());
      const { reader } = services.db;
      const company = await getFact(reader, "company");
      return {
        company: {
          n: 0,
          id: company?.id ?? "",
          name: company?.name ?? "",
          handle: "",
          plan: "enterprise",
          status: "active",
          limits: {},
          consumer_events: false,
          branding: PLAIN,
          created: 0,
        },
        dataset: NO_DATASET,
        livemode: company?.livemode ?? true,
        actor: { kind: "device", id: null, name: (await getFact(reader, "name")) ?? "Kiosk" },
        key: null,
      };
    },
    count: () => undefined,
    check(_visitor, request) {
      if (request.method === "POST") checkIsJson(request);
    },
  };
}
