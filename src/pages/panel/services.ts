import type { RateLimiter } from "../../api/kit/rate-limit.ts";
import type { Services } from "../../domain/services.ts";
import type { Metrics } from "../../platform/metrics.ts";

/** What the panel is given by the composition root. */
export interface PanelAccess extends Services {
  metrics: Metrics;
  /** IP address of the client, behind trusted proxies too; undefined when it is not known. */
  addressOf(request: Request): string | undefined;
  keepWaiting(request: Request): void;
  waitForWork(request: Request): void;
  /** When the server started, in Unix seconds. */
  started: number;
  /** True once the server stops. */
  stopping(): boolean;
}

export interface PanelServices extends PanelAccess {
  /** Counts what people ask for who are not signed in, by their address. */
  strangers: RateLimiter;
}
