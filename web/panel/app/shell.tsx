/** The frame around every view: side with company, live and test, navigation and the person; tabs below on a phone. */
import type { ComponentChildren } from "preact";
import { counts, waitingCounts } from "../data/counts.ts";
import { Icon } from "../parts/icon.tsx";
import { writtenNumber } from "../words/format.ts";
import { t } from "../words/words.ts";
import { member } from "./me.ts";
import { type MoreWay, moreWays } from "./more-ways.ts";
import { openPalette } from "./palette.tsx";
import { PersonButton, PersonMenu } from "./person-menu.tsx";
import { href, place } from "./place.ts";

interface Way extends MoreWay {
  /** How many there are. */
  count?: number | undefined;
  /** They wait for somebody. */
  waiting?: boolean;
  /** On a phone it stands in the menu behind the last tab. */
  further?: boolean;
}

function ways(): Way[] {
  const known = counts();
  const waiting = waitingCounts();
  return [
    { path: "/", icon: "home", words: "nav.start" },
    { path: "/products", icon: "shirt", words: "nav.products", count: known?.products },
    { path: "/passports", icon: "passport", words: "nav.passports", count: known?.passports },
    {
      path: "/documents",
      icon: "document",
      words: "nav.documents",
      count: waiting.documents || undefined,
      waiting: true,
    },
    {
      path: "/data-requests",
      icon: "question",
      words: "nav.requests",
      count: waiting.requests || undefined,
      waiting: true,
      further: true,
    },
    {
      path: "/after-sale",
      icon: "again",
      words: "nav.after_sale",
      count: waiting.events || undefined,
      waiting: true,
      further: true,
    },
  ];
}

function isCurrent(path: string): boolean {
  const at = place.value.path;
  // They are products on their way.
  if (path === "/products" && at.startsWith("/imports")) return true;
  return path === "/" ? at === "/" : at === path || at.startsWith(`${path}/`);
}

export function Shell({ children }: { children: ComponentChildren }) {
  const { tabsBelow = [], further = [] } = Object.groupBy(ways(), (way) =>
    way.further ? "further" : "tabsBelow",
  );
  const company = member.value?.company.name ?? "Carnet";
  return (
    <div class="frame">
      <header class="side">
        <a class="brand" href={href("/")}>
          <span class="brand-name">{company}</span>
          <span class="brand-letter" aria-hidden="true">
            {[...company][0]}
          </span>
        </a>
        <ModeSwitch />
        <nav class="ways" aria-label={t("nav.label")}>
          <ul>
            {ways().map((way) => (
              <li key={way.path}>
                <WayLink way={way} />
              </li>
            ))}
          </ul>
          <ul class="ways-more">
            {moreWays().map((way) => (
              <li key={way.path}>
                <WayLink way={way} />
              </li>
            ))}
          </ul>
        </nav>
        <PersonButton menu="person-side" />
        <PersonMenu id="person-side" />
      </header>
      <div class="sheet">
        <TestBar />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <nav class="tabs-below" aria-label={t("nav.label")}>
        <ul>
          {tabsBelow.map((way) => (
            <li key={way.path}>
              <WayLink way={way} />
            </li>
          ))}
          <li>
            <PersonButton
              menu="person-below"
              asTab
              waiting={further.some(({ waiting, count }) => waiting && count)}
            />
          </li>
        </ul>
        <PersonMenu id="person-below">
          {[...further, ...moreWays().map((way): Way => way)].map(({ path, icon, words, count }) => (
            <a
              key={path}
              class="menu-entry menu-way"
              href={href(path)}
              aria-current={isCurrent(path) ? "page" : undefined}
            >
              <Icon name={icon} />
              <span>{t(words)}</span>
              {count === undefined ? null : <b class="way-waiting">{writtenNumber(count)}</b>}
            </a>
          ))}
        </PersonMenu>
      </nav>
    </div>
  );
}

function WayLink({ way: { path, icon, words, count, waiting } }: { way: Way }) {
  return (
    <a class="way" href={href(path)} aria-current={isCurrent(path) ? "page" : undefined}>
      <Icon name={icon} />
      <span>{t(words)}</span>
      {count === undefined ? null : (
        <b class={waiting ? "way-waiting" : "way-count"}>
          {writtenNumber(count)}
          {waiting ? <span class="heard"> {t("nav.waiting")}</span> : null}
        </b>
      )}
    </a>
  );
}

/** The two halves lead to the same list in the other data: an open product has no twin there. */
export function ModeSwitch() {
  const { mode, path } = place.value;
  const list = `/${path.split("/")[1] ?? ""}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two links, no form.
    <div class="switch mode" role="group" aria-label={t("mode.label")}>
      <a href={href(list, "live")} aria-current={mode === "live" ? "true" : undefined}>
        {t("mode.live")}
      </a>
      <a class="switch-test" href={href(list, "test")} aria-current={mode === "test" ? "true" : undefined}>
        {t("mode.test")}
      </a>
    </div>
  );
}

function TestBar() {
  if (place.value.mode !== "test") return null;
  return (
    <aside class="test-bar" aria-label={t("mode.test")}>
      <Icon name="warning" />
      <span>{t("mode.test_words")}</span>
    </aside>
  );
}

/** The bar of a view: search at the left or where the person is, what can be done at the right. */
export function Bar({ children, trail }: { children?: ComponentChildren; trail?: ComponentChildren }) {
  return (
    <div class="bar">
      {trail ?? (
        <button type="button" class="jump" onClick={openPalette}>
          <Icon name="search" />
          <span>{t("palette.open")}</span>
          <kbd>{isApple() ? "⌘K" : "Ctrl K"}</kbd>
        </button>
      )}
      <div class="bar-actions">{children}</div>
    </div>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}

/** `Products › Calças Barra`; on a phone the way back alone. */
export function Trail({ path, words, here }: { path: string; words: string; here: string }) {
  return (
    <nav class="trail" aria-label={t("nav.trail")}>
      <a href={href(path)}>
        <Icon name="back" />
        <span>{words}</span>
      </a>
      <Icon name="forward" />
      <b aria-current="page">{here}</b>
    </nav>
  );
}
