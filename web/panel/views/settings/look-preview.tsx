import { useEffect, useState } from "preact/hooks";
import type { PageLanguage } from "../../../../src/domain/accounts/brand.ts";
import type { Theme } from "../../../../src/domain/accounts/brand-colours.ts";
import { LOCALES } from "../../../../src/pages/kit/locale.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/branding.ts";
import { apiPath, ask } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Loading } from "../../parts/states.tsx";
import type { LookInput } from "./look-fields.ts";
import { s } from "./words.ts";

/** Milliseconds without a change before the page is drawn. */
const PAUSE_MS = 300;

interface LookPreviewProps {
  look: LookInput;
  /** Its address changes with it. */
  logo: string | undefined;
  /** What stands in the form could be stored. */
  isRight: boolean;
}

/** The public page in this look: drawn by the server, shut in a frame without scripts. */
export function LookPreview({ look, logo, isRight }: LookPreviewProps) {
  const [theme, setTheme] = useState<Theme>("light");
  const [asked, setAsked] = useState<PageLanguage>();
  const [page, setPage] = useState<string>();
  const [fault, setFault] = useState<string>();
  const language = asked !== undefined && look.languages.includes(asked) ? asked : look.default_language;
  const sent = JSON.stringify({ ...look, language, theme });
  useEffect(() => {
    if (!isRight) return;
    const gone = new AbortController();
    const timer = setTimeout(
      () =>
        void ask<Answer<typeof endpoints.previewBranding>>(apiPath("/branding/preview"), {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: sent,
          signal: gone.signal,
        }).then(
          ({ html }) => {
            setPage(html);
            setFault(undefined);
          },
          (thrown) => gone.signal.aborted || setFault(sentenceOf(thrown)),
        ),
      page === undefined ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [sent, logo, isRight]);
  return (
    <section class="look-preview" aria-labelledby="look-preview-head">
      <div class="look-preview-in">
        <h2 id="look-preview-head">{s("look.preview")}</h2>
        <p class="quiet">{isRight ? s("look.preview_text") : s("look.preview_wait")}</p>
        <div class="look-preview-choices">
          {/* biome-ignore lint/a11y/useSemanticElements: two buttons, no form. */}
          <div class="switch" role="group" aria-label={s("look.theme")}>
            {(["light", "dark"] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={theme === one}
                aria-current={theme === one ? "true" : undefined}
                onClick={() => setTheme(one)}
              >
                {s(`look.${one}`)}
              </button>
            ))}
          </div>
          <select
            class="input"
            aria-label={s("look.preview_language")}
            value={language}
            onChange={(event) => setAsked(event.currentTarget.value as PageLanguage)}
          >
            {look.languages.map((code) => (
              <option key={code} value={code} lang={LOCALES[code].intl}>
                {LOCALES[code].name}
              </option>
            ))}
          </select>
        </div>
        {fault ? <p class="field-error">{fault}</p> : null}
        {page === undefined ? (
          <Loading rows={6} />
        ) : (
          <iframe class="preview-frame" title={s("look.preview_frame")} sandbox="" srcdoc={page} />
        )}
      </div>
    </section>
  );
}
