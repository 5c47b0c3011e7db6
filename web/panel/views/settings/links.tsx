import {
  type BrandLink,
  LINK_KINDS,
  type LinkKind,
  MAX_LINKS,
} from "../../../../src/domain/accounts/brand.ts";
import { Button } from "../../parts/button.tsx";
import { Icon } from "../../parts/icon.tsx";
import type { LookFields } from "./look-fields.ts";
import { s } from "./words.ts";

/** Whether a link is one that the server takes. */
export function isLink({ url }: BrandLink): boolean {
  return /^https:\/\/[^\s/?#@\\<>"]+([/?#][^\s\\<>"]*)?$/i.test(url) && URL.canParse(url);
}

/** @param isChecked what is wrong is said; before that somebody may still be typing */
export function LinkFields({ fields, isChecked }: { fields: LookFields; isChecked: boolean }) {
  const { look, canEdit, change } = fields;
  const { links } = look;
  const free = LINK_KINDS.filter((kind) => !links.some((link) => link.kind === kind));
  const set = (at: number, part: Partial<BrandLink>) =>
    change({ links: links.map((link, i) => (i === at ? { ...link, ...part } : link)) });
  const add = () => {
    const [kind] = free;
    if (kind) change({ links: [...links, { kind, url: "https://" }] });
  };
  return (
    <fieldset class="look-part" disabled={!canEdit}>
      <legend>{s("look.links")}</legend>
      <p class="quiet">{s("look.links_text", { most: MAX_LINKS })}</p>
      {links.length === 0 ? <p class="quiet">{s("look.links_none")}</p> : null}
      <ul class="look-links">
        {links.map((link, at) => {
          const isWrong = isChecked && !isLink(link);
          const help = `link-${at}-error`;
          return (
            <li key={link.kind}>
              <select
                class="input"
                aria-label={s("look.link_kind")}
                value={link.kind}
                onChange={(event) => set(at, { kind: event.currentTarget.value as LinkKind })}
              >
                {LINK_KINDS.filter((kind) => kind === link.kind || free.includes(kind)).map((kind) => (
                  <option key={kind} value={kind}>
                    {s(`link.${kind}`)}
                  </option>
                ))}
              </select>
              <div class={`field${isWrong ? " is-wrong" : ""}`}>
                <input
                  class="input"
                  type="url"
                  maxLength={300}
                  aria-label={`${s("look.link_url")}: ${s(`link.${link.kind}`)}`}
                  aria-invalid={isWrong ? "true" : undefined}
                  aria-describedby={isWrong ? help : undefined}
                  value={link.url}
                  onInput={(event) => set(at, { url: event.currentTarget.value.trim() })}
                />
                {isWrong ? (
                  <p class="field-error" id={help}>
                    <Icon name="warning" />
                    <span>{s("look.link_wrong")}</span>
                  </p>
                ) : null}
              </div>
              {canEdit ? (
                <Button
                  kind="bare"
                  icon="cross"
                  iconOnly
                  onPress={() => change({ links: links.filter((_, i) => i !== at) })}
                >
                  {s("look.link_remove", { name: s(`link.${link.kind}`) })}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {canEdit && links.length < MAX_LINKS ? (
        <div>
          <Button icon="plus" onPress={add}>
            {s("look.link_add")}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
