/** The pages without a form: beside the booklet's cover, a few words. */
import { covered } from "../kit/cover.ts";
import { type Html, html } from "../kit/html.ts";
import { commandLine, framed, type SetupReader } from "./frame.ts";

const SETUP_COMMAND = "carnet setup --help";
const KEY_COMMAND = "carnet keys create --mode test";

/** For whoever comes without the link: says where it is, and nothing else. */
export function linkPage(
  reader: SetupReader,
  title: "link.title" | "landing.new_title" = "link.title",
): Html {
  const { t } = reader;
  const words = html`
    <p class="lead">${t("link.text")}</p>
    <p>${t("link.again")}</p>
    ${commandLine(SETUP_COMMAND, t("link.again"), t)}
  `;
  return cover(t(title), words, reader);
}

/** For whoever comes back after the set-up. */
export function donePage(reader: SetupReader): Html {
  const { t } = reader;
  const words = html`
    <p class="lead">${t("done.text")}</p>
    <p>${t("done.keys")}</p>
    ${commandLine(KEY_COMMAND, t("done.keys"), t)}
    <p class="links"><a class="button button-primary" href="/panel">${t("done.panel")}</a> <a class="button" href="/docs">${t("done.docs")}</a></p>
  `;
  return cover(t("done.title"), words, reader);
}

/** For a form that was not posted from this server's own page, or is too large. */
export function refusedPage(reader: SetupReader, reason: "refused" | "too_large"): Html {
  const { t } = reader;
  return cover(t(`${reason}.title`), html`<p class="lead">${t(`${reason}.text`)}</p>`, reader);
}

/** The front door of an instance that is set up. */
export function landingPage(reader: SetupReader): Html {
  const { t } = reader;
  const words = html`
    <p class="lead">${t("landing.text")}</p>
    <p class="links"><a class="button button-primary" href="/panel">${t("landing.panel")}</a> <a class="button" href="/docs">${t("landing.docs")}</a></p>
  `;
  return cover(t("landing.title"), words, reader);
}

function cover(title: string, words: Html, reader: SetupReader): Html {
  const body = covered({ title, words, subtitle: reader.t("cover.subtitle") });
  return framed({ title, kind: "covered", script: true, body }, reader);
}
