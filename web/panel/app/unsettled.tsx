/** What stands between the person and their data: no way to the server, or a session that is over. */
import { useEffect } from "preact/hooks";
import { ask, online, sessionOver } from "../data/request.ts";
import { Icon } from "../parts/icon.tsx";
import { t } from "../words/words.ts";

/** Milliseconds between two looks whether the server is back. */
const LOOK_MS = 4000;

export function Unsettled() {
  useEffect(() => {
    if (online.value) return;
    const look = () => void ask("/panel/api/me").catch(() => undefined);
    const timer = setInterval(look, LOOK_MS);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
    };
  }, [online.value]);
  useEffect(() => {
    if (!sessionOver.value) return;
    const look = () =>
      void ask("/panel/api/me").then(
        () => {
          sessionOver.value = false;
        },
        () => undefined,
      );
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [sessionOver.value]);
  if (sessionOver.value)
    return (
      <div class="unsettled" role="alert">
        <Icon name="warning" />
        <p>{t("session.over")}</p>
        <a
          class="button button-primary"
          href={`/panel/sign-in?next=${encodeURIComponent(location.pathname)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t("session.sign_in")}
        </a>
      </div>
    );
  if (!online.value)
    return (
      <div class="unsettled" role="status">
        <Icon name="warning" />
        <p>{t("fault.offline")}</p>
      </div>
    );
  return null;
}
