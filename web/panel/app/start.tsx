import { render } from "preact";
import { Refusal } from "../data/refusal.ts";
import { ask } from "../data/request.ts";
import { sentenceOf } from "../data/sentence.ts";
import { Broken } from "../parts/states.tsx";
import { intl } from "../words/language.ts";
import { loadWords } from "../words/words.ts";
import { App } from "./app.tsx";
import { lastPlace } from "./kept.ts";
import { type Me, me } from "./me.ts";
import { address, followLinks, go, href, isView } from "./place.ts";
import { applyTheme } from "./theme.ts";

/** Finds out who is there, and draws the panel for them; who is not signed in goes to the sign-in page. */
export async function start(): Promise<void> {
  applyTheme();
  document.documentElement.lang = intl;
  const root = document.querySelector("#panel") ?? document.body;
  await loadWords();
  try {
    me.value = await ask<Me>("/panel/api/me");
    followLinks();
    if (!isView(location.pathname)) openFirst(me.value);
  } catch (fault) {
    if (fault instanceof Refusal && fault.code === "sign_in_required") return goToSignIn();
    render(<Broken fault={fault as Error} onAgain={() => location.reload()} />, root);
    console.error(sentenceOf(fault), fault);
    return;
  }
  root.replaceChildren();
  render(<App />, root);
}

function goToSignIn(): void {
  location.replace(`/panel/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`);
}

/** `/panel` alone: the company and mode where the person was last, else their first company. */
function openFirst({ memberships }: Me): void {
  const last = lastPlace();
  const member = memberships.find(({ company }) => company.handle === last?.handle) ?? memberships[0];
  if (!member) return;
  go(href("/", last?.mode ?? "live", member.company.handle), { replace: true });
  address.value = location.pathname;
}
