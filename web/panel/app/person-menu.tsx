import type { ComponentChildren } from "preact";
import { LOCALES } from "../../../src/pages/kit/locale.ts";
import { ask } from "../data/request.ts";
import { sentenceOf } from "../data/sentence.ts";
import { Icon } from "../parts/icon.tsx";
import { Menu } from "../parts/menu.tsx";
import { tellFault } from "../parts/toasts.tsx";
import { language, PANEL_LANGUAGES, speak } from "../words/language.ts";
import { t } from "../words/words.ts";
import { me, member } from "./me.ts";
import { href } from "./place.ts";
import { chooseTheme, THEMES, theme } from "./theme.ts";

/** The person, and what opens their menu; on a phone it is the last of the tabs. */
export function PersonButton({
  menu,
  asTab,
  waiting,
}: {
  menu: string;
  asTab?: boolean;
  /** Something in the menu waits for the person. */
  waiting?: boolean;
}) {
  const name = me.value?.name ?? me.value?.email ?? "";
  if (asTab)
    return (
      <button type="button" class="way" popovertarget={menu}>
        <Icon name="more" />
        <span>{t("nav.more")}</span>
        {waiting ? (
          <b class="way-waiting way-dot">
            <span class="heard">{t("nav.waiting")}</span>
          </b>
        ) : null}
      </button>
    );
  return (
    <button type="button" class="person" popovertarget={menu}>
      <span class="person-mark" aria-hidden="true">
        {initials(name)}
      </span>
      <span class="person-words">
        <b>{name}</b>
        <span>{member.value ? t(`role.${member.value.role}`) : null}</span>
      </span>
    </button>
  );
}

/** Companies, language, look, and the way out; above them the sections that have no tab on a phone. */
export function PersonMenu({ id, children }: { id: string; children?: ComponentChildren }) {
  const { email = "", memberships = [] } = me.value ?? {};
  const open = member.value?.company.handle;
  return (
    <Menu id={id} label={t("person.menu")} side="above">
      {children}
      <p class="menu-head">{email}</p>
      {memberships.length > 1 ? (
        <>
          <p class="menu-label">{t("person.companies")}</p>
          {memberships.map(({ company }) => (
            <a
              key={company.handle}
              class="menu-entry"
              href={href("/", "live", company.handle)}
              aria-current={company.handle === open ? "true" : undefined}
            >
              {company.name}
              {company.handle === open ? <Icon name="tick" /> : null}
            </a>
          ))}
        </>
      ) : null}
      <a class="menu-entry" href={href("/account")}>
        {t("nav.account")}
        <Icon name="person" />
      </a>
      <label class="menu-choice">
        <span>{t("person.language")}</span>
        <select
          class="input"
          value={language}
          onChange={(event) => {
            const wanted = PANEL_LANGUAGES.find((code) => code === event.currentTarget.value);
            if (wanted) speak(wanted);
          }}
        >
          {PANEL_LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {LOCALES[code].name}
            </option>
          ))}
        </select>
      </label>
      <label class="menu-choice">
        <span>{t("person.theme")}</span>
        <select
          class="input"
          value={theme.value}
          onChange={(event) => {
            const wanted = THEMES.find((one) => one === event.currentTarget.value);
            if (wanted) chooseTheme(wanted);
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {t(`theme.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <a class="menu-entry" href="/docs" target="_blank" rel="noreferrer">
        {t("person.docs")}
        <Icon name="open" />
      </a>
      <button type="button" class="menu-entry" onClick={signOut}>
        {t("person.sign_out")}
        <Icon name="out" />
      </button>
    </Menu>
  );
}

async function signOut(): Promise<void> {
  try {
    await ask("/panel/api/session/end", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    location.assign("/panel/sign-in?ended");
  } catch (fault) {
    tellFault(sentenceOf(fault));
  }
}

function initials(name: string): string {
  const words = name
    .replace(/@.*/, "")
    .split(/[\s._-]+/)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
