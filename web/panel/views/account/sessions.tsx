/** The browsers where the person is signed in. */
import { useState } from "preact/hooks";
import type * as people from "../../../../src/pages/panel/endpoints/people.ts";
import { outdateSecurity, postMine, type Security } from "../../data/mine.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Section } from "../../parts/section.tsx";
import { Tag } from "../../parts/tag.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { isoOf, momentOf, when } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { deviceOf } from "./device.ts";

export function Sessions({ sessions }: { sessions: Security["sessions"] }) {
  /** Id of the one that is being ended, or `others`. */
  const [ending, setEnding] = useState<string>();
  const end = async (which: string, run: () => Promise<unknown>, words: string) => {
    setEnding(which);
    try {
      await run();
      tell(words);
      outdateSecurity();
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setEnding(undefined);
  };
  const sorted = [...sessions].sort(
    (one, other) => Number(other.current) - Number(one.current) || other.last_seen - one.last_seen,
  );
  return (
    <Section title={t("sessions.title")} text={t("sessions.text")}>
      <ul class="entries">
        {sorted.map(({ id, current, user_agent, address, last_seen, created }) => (
          <li key={id}>
            <div>
              <b title={user_agent ?? undefined}>{deviceOf(user_agent)}</b>
              <span>
                {address === null ? null : <>{address} · </>}
                {current ? (
                  t("sessions.since", { moment: momentOf(created) })
                ) : (
                  <time dateTime={isoOf(last_seen)}>{t("sessions.seen", { when: when(last_seen) })}</time>
                )}
              </span>
            </div>
            {current ? (
              <Tag kind="issued">{t("sessions.this")}</Tag>
            ) : (
              <Button
                kind="bare"
                busy={ending === id ? t("sessions.ending") : undefined}
                onPress={() =>
                  void end(
                    id,
                    () => postMine<typeof people.endSession>(`/me/sessions/${id}/end`),
                    t("sessions.ended"),
                  )
                }
              >
                {t("sessions.end")}
                <span class="heard"> {deviceOf(user_agent)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button
            icon="out"
            busy={ending === "others" ? t("sessions.ending") : undefined}
            onPress={() =>
              void end(
                "others",
                () => postMine<typeof people.endOtherSessions>("/me/sessions/end-others"),
                t("sessions.others_ended"),
              )
            }
          >
            {t("sessions.end_others")}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
