import { entries } from "../data/journal.ts";
import { view } from "../data/state.ts";
import { Sheet } from "../parts/sheet.tsx";
import { en } from "../words/en.ts";
import { refusalWords, t, timeOfDay } from "../words/words.ts";

/** What was printed and written here: when, what, by whom, and why again. */
export function Journal() {
  return (
    <Sheet title={t("journal.title")} wide onClose={() => (view.value = "main")}>
      {entries.value.length === 0 ? (
        <p class="lead">{t("journal.empty")}</p>
      ) : (
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <th>{t("journal.when")}</th>
                <th>{t("journal.serial")}</th>
                <th>{t("journal.what")}</th>
                <th>{t("journal.who")}</th>
                <th>{t("journal.why")}</th>
              </tr>
            </thead>
            <tbody>
              {entries.value.map(({ reference, happened, serial, action, person, reason }) => (
                <tr key={reference} class={action === "failed" ? "is-failed" : ""}>
                  <td>{timeOfDay(happened * 1000)}</td>
                  <td class="serial">{serial}</td>
                  <td>{t(`journal.${action}`)}</td>
                  <td>{person}</td>
                  <td>{reasonWords(reason)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Sheet>
  );
}

/** Why a piece was voided stands there in words already. */
function reasonWords(reason: string | null | undefined): string {
  const key = `again.${reason}`;
  return key in en ? t(key as "again.torn") : (refusalWords(reason ?? null) ?? reason ?? "");
}
