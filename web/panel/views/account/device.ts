import { deviceName } from "../../../../src/formats/user-agent.ts";
import { t } from "../../words/words.ts";

/** A browser by its User-Agent, for the person whose it is. */
export function deviceOf(userAgent: string | null): string {
  return deviceName(userAgent) ?? t("sessions.unknown");
}
