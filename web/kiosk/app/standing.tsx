import { reachable } from "../data/request.ts";
import { kiosk, view } from "../data/state.ts";
import { t } from "../words/words.ts";

/** How it stands with the network, where there is something to say. */
export function Standing() {
  if (!reachable.value) return <p class="standing is-away">{t("sync.away")}</p>;
  const sync = kiosk.value?.sync;
  if (!sync) return null;
  const { online, waiting, refused } = sync;
  const words = [
    online ? t("sync.online") : t("sync.offline"),
    ...(waiting > 0 ? [t("sync.waiting", { count: waiting })] : []),
    ...(refused > 0 ? [t("sync.refused", { count: refused })] : []),
  ];
  return (
    <button
      type="button"
      class={`standing ${refused > 0 ? "is-refused" : online ? "" : "is-offline"}`}
      onClick={() => (view.value = "queue")}
    >
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </button>
  );
}
