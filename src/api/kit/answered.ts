/** How a request is answered on every way in, whatever works behind it: what is thrown becomes an error answer, and each answer is counted. */
import { Failure } from "../../domain/failure.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { Metrics } from "../../platform/metrics.ts";
import { FilesUnavailable } from "../../storage/files.ts";
import type { Door, Visit } from "./door.ts";
import { asFailure, internalError, problem } from "./problem.ts";

export interface AnsweringServices {
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** True once the server stops: what is new is refused, what runs ends. */
  stopping(): boolean;
}

type Surface = Door["surface"];

/** Labels of the request counter by surface and by the first digit of the status. */
const CLASSES: Record<Surface, string[]> = {
  api: labelsOf("api"),
  panel: labelsOf("panel"),
  kiosk: labelsOf("kiosk"),
};

function labelsOf(surface: Surface): string[] {
  return [0, 1, 2, 3, 4, 5].map((digit) => `surface="${surface}",status="${digit}xx"`);
}

/**
 * Answers with what the work makes, or with the problem that it throws. The cause of a bug stands in the log only.
 * @param visit is told the code of a refusal and how long the answer took; its `limits` stand in the answer to one
 */
export async function answered(
  services: AnsweringServices,
  surface: Surface,
  visit: Pick<Visit, "id" | "path" | "limits" | "code" | "durationUs">,
  work: () => Promise<Response>,
): Promise<Response> {
  const { clock, metrics } = services;
  const started = clock.monotonicMs();
  const response = await workOrProblem(services, visit, work);
  const durationMs = clock.monotonicMs() - started;
  visit.durationUs = Math.round(durationMs * 1000);
  metrics.count("carnet_http_requests_total", CLASSES[surface][Math.floor(response.status / 100)] ?? "");
  metrics.count("carnet_http_seconds_total", "", durationMs / 1000);
  return response;
}

async function workOrProblem(
  { log, stopping }: AnsweringServices,
  visit: Parameters<typeof answered>[2],
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    if (stopping()) throw shuttingDown();
    return await work();
  } catch (fault) {
    const { id, path } = visit;
    const failure = asFailure(fault) ?? internalError(id);
    if (failure.code === "internal_error") log.error("a request failed", { request: id, path, fault });
    else if (fault instanceof FilesUnavailable)
      log.warn("the file store cannot be used", { request: id, path, fault });
    visit.code = failure.code;
    return problem(failure, id, visit.limits);
  }
}

function shuttingDown(): Failure {
  return new Failure(
    "shutting_down",
    "Carnet is stopping. Send the request again in a few seconds.",
    undefined,
    { "Retry-After": "5", Connection: "close" },
  );
}
