import { Icon } from "../../parts/icon.tsx";
import { Tag, type TagKind } from "../../parts/tag.tsx";
import type { DataRequest } from "./shape.ts";
import { r } from "./words.ts";

const KIND: Record<Exclude<DataRequest["status"], "accepted">, TagKind> = {
  open: "none",
  answered: "issued",
  declined: "plain",
  expired: "busy",
};

/** What went well gets a tick and grey words; what waits for somebody is a tag. */
export function RequestStatus({ status }: { status: DataRequest["status"] }) {
  if (status !== "accepted") return <Tag kind={KIND[status]}>{r(`status.${status}`)}</Tag>;
  return (
    <span class="ticked">
      <Icon name="tick" />
      {r("status.accepted")}
    </span>
  );
}
