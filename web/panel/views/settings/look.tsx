/** How the public pages look: a form at the left, what comes of it at the right. */
import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/branding.ts";
import { may } from "../../app/me.ts";
import { apiPath, post } from "../../data/request.ts";
import { put, useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Broken, Loading } from "../../parts/states.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";
import { ColourFields, isWhole } from "./colours.tsx";
import { LanguageFields } from "./languages.tsx";
import { isLink, LinkFields } from "./links.tsx";
import { LogoFields } from "./logo.tsx";
import type { Branding, LookFields, LookInput } from "./look-fields.ts";
import { LookPreview } from "./look-preview.tsx";
import { s } from "./words.ts";

export function Look() {
  const { value, fault, reload } = useResource<Branding>(apiPath("/branding"));
  if (!value) return fault ? <Broken fault={fault} onAgain={reload} /> : <Loading />;
  return <LookForm branding={value} />;
}

function LookForm({ branding }: { branding: Branding }) {
  const stored = inputOf(branding);
  const [look, setLook] = useState(stored);
  const [busy, setBusy] = useState(false);
  const [wanted, setWanted] = useState(false);
  const canEdit = may("changeBranding");
  const isChanged = JSON.stringify(look) !== JSON.stringify(stored);
  // A link that somebody is still writing keeps nobody from seeing the rest.
  const canShow = isWhole(look) && look.languages.length > 0;
  const isRight = canShow && look.links.every(isLink);
  const shown = { ...look, links: look.links.filter(isLink) };
  const fields: LookFields = { look, canEdit, change: (part) => setLook({ ...look, ...part }) };
  const save = async () => {
    setWanted(true);
    if (!isRight) return document.querySelector<HTMLElement>(".look [aria-invalid=true]")?.focus();
    setBusy(true);
    try {
      const saved = await post<typeof endpoints.changeBranding>("/branding", look);
      put(apiPath("/branding"), saved);
      setLook(inputOf(saved));
      setWanted(false);
      tell(s("look.saved"));
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
    setBusy(false);
  };
  return (
    <div class="page look">
      <form
        class="look-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {canEdit ? null : <p class="quiet">{s("look.read_only")}</p>}
        <LogoFields fields={fields} branding={branding} />
        <ColourFields fields={fields} />
        <LinkFields fields={fields} isChecked={wanted} />
        <LanguageFields fields={fields} />
        {canEdit && isChanged ? (
          <div class="look-save">
            <p role="status">{s("look.unsaved")}</p>
            <Button
              onPress={() => {
                setLook(stored);
                setWanted(false);
              }}
            >
              {s("look.undo")}
            </Button>
            <Button kind="primary" submit busy={busy ? t("save.saving") : undefined}>
              {s("look.save")}
            </Button>
          </div>
        ) : null}
      </form>
      {may("previewBranding") ? (
        <LookPreview look={shown} logo={branding.logo?.url} isRight={canShow} />
      ) : null}
    </div>
  );
}

function inputOf({ object: _object, logo: _logo, ...input }: Branding): LookInput {
  return input;
}
