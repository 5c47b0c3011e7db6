import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/branding.ts";
import { member } from "../../app/me.ts";
import { apiPath, post, refusalOf } from "../../data/request.ts";
import { put } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { DropZone, PICTURES } from "../../parts/drop-zone.tsx";
import { Icon } from "../../parts/icon.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import type { Branding, LookFields } from "./look-fields.ts";
import { s } from "./words.ts";

/** The logo on both grounds. A file is taken at once; the rest waits for the form. */
export function LogoFields({ fields, branding }: { fields: LookFields; branding: Branding }) {
  const { look, canEdit, change } = fields;
  const [busy, setBusy] = useState(false);
  const { logo } = branding;
  const run = async (work: () => Promise<Branding>, said: string) => {
    if (busy) return;
    setBusy(true);
    try {
      put(apiPath("/branding"), await work());
      tell(said);
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  const send = (file: File) =>
    void run(async () => {
      const response = await fetch(apiPath("/branding/logo"), { method: "POST", body: file });
      if (!response.ok) throw await refusalOf(response);
      return (await response.json()) as Branding;
    }, s("look.logo_saved"));
  const remove = () =>
    void run(() => post<typeof endpoints.removeLogo>("/branding/logo/remove", {}), s("look.logo_removed"));
  return (
    <fieldset class="look-part">
      <legend>{s("look.logo")}</legend>
      <p class="quiet">{s("look.logo_text")}</p>
      <DropZone
        class="picture"
        label={s("look.logo")}
        accept={PICTURES}
        disabled={!canEdit}
        onFiles={([file]) => file && send(file)}
      >
        {(choose) => (
          <>
            {logo ? (
              <div class="logo-grounds">
                {(["light", "dark"] as const).map((ground) => (
                  <span key={ground} class={`logo-ground logo-ground-${ground}`}>
                    <img
                      class={ground === "dark" && !look.logo_on_dark ? "on-plate" : undefined}
                      src={new URL(logo.url).pathname}
                      width={logo.width}
                      height={logo.height}
                      alt={
                        ground === "light"
                          ? s("look.logo_alt", { company: member.value?.company.name ?? "" })
                          : ""
                      }
                    />
                  </span>
                ))}
              </div>
            ) : (
              <span class="picture-none">
                <Icon name="image" />
              </span>
            )}
            <div>
              <p>{s(logo ? "look.logo_here" : "look.logo_none")}</p>
              {canEdit ? (
                <div class="section-actions">
                  <Button busy={busy ? s("look.logo_sending") : undefined} onPress={choose}>
                    {s(logo ? "look.logo_replace" : "look.logo_choose")}
                  </Button>
                  {logo ? (
                    <Button kind="bare" onPress={remove}>
                      {s("look.logo_remove")}
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </div>
          </>
        )}
      </DropZone>
      {logo ? (
        <div>
          <label class="choice">
            <input
              type="checkbox"
              checked={look.logo_on_dark}
              disabled={!canEdit}
              aria-describedby="on-dark-help"
              onChange={(event) => change({ logo_on_dark: event.currentTarget.checked })}
            />
            <span>{s("look.logo_on_dark")}</span>
          </label>
          <p class="field-help" id="on-dark-help">
            {s("look.logo_on_dark_help")}
          </p>
        </div>
      ) : null}
    </fieldset>
  );
}
