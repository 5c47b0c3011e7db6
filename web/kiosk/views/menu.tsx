import { useState } from "preact/hooks";
import { LOCALES } from "../../../src/pages/kit/locale.ts";
import { applyTheme, THEMES, theme } from "../app/theme.ts";
import { send } from "../data/request.ts";
import { endShift, shift } from "../data/shift.ts";
import { goOn, kiosk, unfinished, view } from "../data/state.ts";
import { Supervised } from "../parts/pin.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { KIOSK_LANGUAGES, language, speak, t, timeOfDay } from "../words/words.ts";

export function Menu() {
  const [isLeaving, setLeaving] = useState(false);
  const close = () => {
    view.value = "main";
  };
  const leave = async (supervisor: string | null) => {
    await send("/leave", { supervisor });
    location.reload();
  };
  return (
    <Sheet title={t("menu.title")} wide onClose={close}>
      <Counters />
      <div class="menu-ways">
        <button type="button" onClick={() => (view.value = "journal")}>
          {t("menu.journal")}
        </button>
        <button type="button" onClick={() => (view.value = "labels")}>
          {t("menu.labels")}
        </button>
        <button type="button" onClick={() => (view.value = "blank")}>
          {t("menu.blank")}
        </button>
        <button type="button" onClick={() => (view.value = "printing")}>
          {t("menu.printing")}
        </button>
        <button type="button" onClick={() => (view.value = "void")}>
          {t("menu.void")}
        </button>
        {kiosk.value?.sync ? (
          <button type="button" onClick={() => (view.value = "queue")}>
            {t("menu.queue")}
          </button>
        ) : null}
        {unfinished.value.map((one) => (
          <button
            key={one.made.id}
            type="button"
            onClick={() => {
              goOn(one);
              close();
            }}
          >
            {t("menu.go_on", {
              name: one.made.name || t("blank.name"),
              done: one.done,
              count: one.made.codes.length,
            })}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            endShift();
            close();
          }}
        >
          {t("menu.end_shift")}
        </button>
      </div>
      <div class="menu-choices">
        <fieldset>
          <legend>{t("menu.language")}</legend>
          {KIOSK_LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              lang={LOCALES[one].intl}
              aria-pressed={one === language}
              onClick={() => speak(one)}
            >
              {LOCALES[one].name}
            </button>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t("menu.theme")}</legend>
          {THEMES.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={theme.value === one}
              onClick={() => applyTheme(one)}
            >
              {t(`menu.theme_${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {kiosk.value?.sync ? null : (
        <p class="leave">
          <button type="button" class="wrong" onClick={() => setLeaving(true)}>
            {t("menu.leave")}
          </button>
          <span>{t("menu.leave_text")}</span>
        </p>
      )}
      {isLeaving ? (
        <Supervised onDone={(supervisor) => void leave(supervisor)} onClose={() => setLeaving(false)} />
      ) : null}
    </Sheet>
  );
}

function Counters() {
  const { value } = shift;
  if (!value) return null;
  const { person, began, made, printed, written, failed } = value;
  return (
    <section class="counters" aria-label={t("menu.shift", { person })}>
      <p class="of">
        {t("menu.shift", { person })}, {t("menu.since", { time: timeOfDay(began) })}
      </p>
      <dl>
        {(
          [
            ["menu.made", made],
            ["menu.printed", printed],
            ["menu.written", written],
            ["menu.failed", failed],
          ] as const
        ).map(([key, pieces]) => (
          <div key={key}>
            <dd>{pieces}</dd>
            <dt>{t(key)}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}
