import type { Services } from "../../domain/services.ts";
import type { Metrics } from "../../platform/metrics.ts";

/** What the panel needs of a running Carnet. */
export interface PanelServices extends Services {
  metrics: Metrics;
  /** IP address of the client, behind trusted proxies too; undefined when it is not known. */
  addressOf(request: Request): string | undefined;
  /** True once the server stops. */
  stopping(): boolean;
}
