/**
 * A word of care wherever live codes are issued, made or printed, as long as they lead to the machine that reads them: on
 * every other one nothing opens, and what is printed stays so.
 */
import { me } from "../app/me.ts";
import { href, place } from "../app/place.ts";
import { t } from "../words/words.ts";
import { Icon } from "./icon.tsx";

export function ThisMachine() {
  const { site, operator } = me.value ?? {};
  if (!site?.this_machine || place.value.mode === "test") return null;
  return (
    <div class="note this-machine">
      <Icon name="warning" />
      <p>
        {t("this_machine.text", { url: site.url })}{" "}
        {operator ? (
          <a href={href("/instance/address")}>{t("this_machine.change")}</a>
        ) : (
          t("this_machine.tell")
        )}
      </p>
    </div>
  );
}
