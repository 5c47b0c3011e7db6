/** What suppliers were asked about a product, and the way to ask one. */
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { may } from "../../app/me.ts";
import { href } from "../../app/place.ts";
import { apiPath } from "../../data/request.ts";
import { useResource } from "../../data/resource.ts";
import type { List } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { dateOf } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import type { AskProps } from "../data-requests/ask.tsx";
import type { DataRequest } from "../data-requests/shape.ts";

/** Requests that are looked through for those that are under way. */
const LOOKED_AT = 20;

export function Asked({ product }: { product: string }) {
  const { value, reload } = useResource<List<DataRequest>>(
    apiPath("/data_requests", { product, limit: LOOKED_AT }),
  );
  const [Dialog, setDialog] = useState<ComponentType<AskProps>>();
  const open = async () => {
    const { AskDialog } = await import("../data-requests/ask.tsx");
    setDialog(() => AskDialog);
  };
  const underWay = value?.data.filter(({ status }) => WORDS[status] !== undefined) ?? [];
  return (
    <div class="asked">
      {underWay.length > 0 ? (
        <ul>
          {underWay.map((request) => (
            <li key={request.id}>
              <a href={href(`/data-requests/${request.id}`)}>{wordsOf(request)}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {may("createDataRequest") ? (
        <Button icon="question" onPress={() => void open()}>
          {t("missing.ask")}
        </Button>
      ) : null}
      {Dialog ? <Dialog product={product} onAsked={reload} onClose={() => setDialog(undefined)} /> : null}
    </div>
  );
}

const WORDS = {
  open: "missing.asked",
  answered: "missing.answered",
  expired: "missing.overdue",
  accepted: undefined,
  declined: undefined,
} as const;

function wordsOf({ status, supplier, expires }: DataRequest): string {
  // The last day of a request ends with its expiry.
  return t(WORDS[status] ?? "missing.asked", { name: supplier.name, date: dateOf(expires - 1) });
}
