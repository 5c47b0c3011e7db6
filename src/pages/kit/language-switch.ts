/** The choice of language: links that work without a script. */
import { type Html, html } from "./html.ts";
import { icon } from "./icons.ts";
import { LOCALE_CODES, LOCALES, type Locale } from "./locale.ts";
import type { Translate } from "./messages.ts";

/**
 * Links to the same page in each language; `?lang=` replaces the address's query.
 * @param keep what of the query stays, such as `&step=confirm`
 * @param offered the languages to choose from; nothing is shown where there is no choice
 */
export function languageSwitch(
  current: Locale,
  t: Translate,
  keep = "",
  offered: readonly Locale[] = LOCALE_CODES,
): Html | null {
  if (offered.length < 2) return null;
  return html`<details class="languages">
    <summary><span class="heard">${t("page.language")}: </span>${LOCALES[current].name}${icon("chevron")}</summary>
    <ul>
      ${LOCALE_CODES.filter((code) => offered.includes(code)).map((code) => {
        const { name, intl } = LOCALES[code];
        return code === current
          ? html`<li><a href="?lang=${code}${keep}" lang="${intl}" hreflang="${code}" aria-current="true">${name}</a></li>`
          : html`<li><a href="?lang=${code}${keep}" lang="${intl}" hreflang="${code}">${name}</a></li>`;
      })}
    </ul>
  </details>`;
}
