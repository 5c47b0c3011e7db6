export const LIVENESS_PATH = "/healthz";

/** Answers of health checks are of this moment. */
export const NO_STORE = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** Whoever gets this answer knows that the process lives. */
export function liveness(): Response {
  return Response.json({ status: "ok" }, { headers: NO_STORE });
}
