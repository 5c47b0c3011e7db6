import type { EventSummary } from "../../../../src/domain/lifecycle-events/summary-shape.ts";
import { Icon } from "../../parts/icon.tsx";
import { Tag } from "../../parts/tag.tsx";
import { t } from "../../words/words.ts";

/** Whether readers see an event; what went normally gets a tick and grey text, no tag. */
export function EventStatus({ status }: Pick<EventSummary, "status">) {
  switch (status) {
    case "pending":
      return <Tag kind="issued">{t("after.pending")}</Tag>;
    case "published":
      return (
        <span class="ticked">
          <Icon name="tick" />
          {t("after.published")}
        </span>
      );
    case "rejected":
      return <Tag kind="plain">{t("after.rejected")}</Tag>;
    case "voided":
      return <Tag kind="withdrawn">{t("after.voided")}</Tag>;
  }
}
