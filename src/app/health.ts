/** Whether the process lives, whether it can work, and how it fares. */
import { Elysia } from "elysia";
import { checksOf } from "../domain/instance/readiness.ts";
import type { Services } from "../domain/services.ts";
import type { Metrics } from "../platform/metrics.ts";
import { sameSecret } from "../platform/sealing.ts";
import { LIVENESS_PATH, liveness, NO_STORE } from "./liveness.ts";

interface Surroundings {
  metrics: Metrics;
  /** Unix seconds. */
  started: number;
  /** IP address of a request's peer; undefined when it is not known. */
  socketAddress(request: Request): string | undefined;
}

export function healthRoutes(services: Services, { metrics, started, socketAddress }: Surroundings) {
  let filesFault: string | undefined;

  /** Strangers learn that something is wrong; what it is stands in the log, once. */
  async function checkFiles(): Promise<string> {
    const fault = await services.files.check();
    if (fault !== undefined && fault !== filesFault)
      services.log.warn("the file store cannot be used", { reason: fault });
    filesFault = fault;
    return fault === undefined ? "ok" : "cannot be used; the log says why";
  }

  function mayReadMetrics(request: Request): boolean {
    const token = services.config.metrics_token;
    const sent = request.headers.get("authorization")?.replace(/^Bearer /i, "");
    if (token !== undefined) return sent !== undefined && sameSecret(sent, token);
    // A proxy on this machine passes strangers on from a loopback address.
    const address = socketAddress(request) ?? "";
    return /^(127\.|::1$|::ffff:127\.)/.test(address) && request.headers.get("x-forwarded-for") === null;
  }

  return new Elysia()
    .get(LIVENESS_PATH, () => liveness())
    .get("/readyz", async () => {
      const checks = await checksOf(services, await checkFiles());
      const ready = Object.values(checks).every((check) => check === "ok");
      return Response.json(
        { status: ready ? "ready" : "not ready", checks },
        { status: ready ? 200 : 503, headers: NO_STORE },
      );
    })
    .get("/metrics", ({ request }) => {
      if (!mayReadMetrics(request))
        return new Response("Metrics are for this machine alone, or for who has CARNET_METRICS_TOKEN.\n", {
          status: 403,
          headers: NO_STORE,
        });
      const memory = process.memoryUsage();
      const commits = services.db.version?.();
      const text = metrics.text({
        ...(commits === undefined
          ? {}
          : { carnet_commits_total: { help: "Commits to the database.", value: commits, type: "counter" } }),
        carnet_resident_memory_bytes: { help: "Memory of the process.", value: memory.rss },
        carnet_uptime_seconds: { help: "Seconds since the start.", value: services.clock.now() - started },
      });
      return new Response(text, {
        headers: { ...NO_STORE, "Content-Type": "text/plain; version=0.0.4; charset=utf-8" },
      });
    });
}
