import { useState } from "preact/hooks";
import {
  contrastIn,
  isReadable,
  readableShade,
  TEXT_CONTRAST,
  type Theme,
  takenFor,
} from "../../../../src/domain/accounts/brand-colours.ts";
import { isColour } from "../../../../src/formats/colour.ts";
import { Button } from "../../parts/button.tsx";
import { describedBy, FieldFrame } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { writtenNumber } from "../../words/format.ts";
import type { LookFields, LookInput } from "./look-fields.ts";
import { s } from "./words.ts";

/** Carnet's own. */
const INDIGO = "#23429b";

/** Whether both colours are colours, and can be read. */
export function isWhole({ colour, colour_dark }: LookInput): boolean {
  if (colour === null) return true;
  return isGood("light", colour) && (colour_dark === null || isGood("dark", colour_dark));
}

function isGood(theme: Theme, colour: string): boolean {
  return isColour(colour) && isReadable(theme, colour);
}

/** The company's colour on light ground, and the one on dark ground that follows it until somebody chooses another. */
export function ColourFields({ fields }: { fields: LookFields }) {
  const { look, canEdit, change } = fields;
  const { colour, colour_dark } = look;
  const following = colour !== null && isColour(colour) ? readableShade("dark", colour) : INDIGO;
  return (
    <fieldset class="look-part" disabled={!canEdit}>
      <legend>{s("look.colour")}</legend>
      <p class="quiet">{s("look.colour_text")}</p>
      <div class="choices">
        {[false, true].map((own) => (
          <label key={String(own)} class="choice">
            <input
              type="radio"
              name="own-colour"
              checked={(colour !== null) === own}
              onChange={() => change({ colour: own ? INDIGO : null, colour_dark: null })}
            />
            <span>{s(own ? "look.colour_own" : "look.colour_plain")}</span>
          </label>
        ))}
      </div>
      {colour === null ? null : (
        <div class="colour-fields">
          <ColourField theme="light" value={colour} onColour={(next) => change({ colour: next })} />
          <div>
            <ColourField
              theme="dark"
              value={colour_dark ?? following}
              onColour={(next) => change({ colour_dark: next })}
            />
            {colour_dark === null ? null : (
              <Button kind="bare" onPress={() => change({ colour_dark: null })}>
                {s("look.colour_auto")}
              </Button>
            )}
          </div>
        </div>
      )}
    </fieldset>
  );
}

interface ColourFieldProps {
  theme: Theme;
  value: string;
  onColour(colour: string): void;
}

function ColourField({ theme, value, onColour }: ColourFieldProps) {
  // What is being typed is no colour yet.
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const id = `colour-${theme}`;
  const label = s(`look.colour_${theme}`);
  const type = (text: string) => {
    const colour = (text.startsWith("#") ? text : `#${text}`).trim().toLowerCase();
    setTyped(isColour(colour) ? undefined : text);
    onColour(colour);
  };
  const isWrong = !isColour(value);
  const ratio = isWrong ? undefined : contrastIn(theme, value);
  const isFaint = ratio !== undefined && ratio < TEXT_CONTRAST;
  const signal = isWrong ? undefined : takenFor(theme, value);
  const shade = isFaint ? readableShade(theme, value) : undefined;
  const error = isWrong
    ? s("look.colour_wrong")
    : isFaint
      ? s("look.ratio_bad", { ratio: rounded(ratio), least: writtenNumber(TEXT_CONTRAST) })
      : undefined;
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div class="colour-input">
        <input
          type="color"
          value={isWrong ? INDIGO : value}
          aria-label={s("look.colour_pick", { name: label })}
          onInput={(event) => {
            setTyped(undefined);
            onColour(event.currentTarget.value);
          }}
        />
        <input
          id={id}
          class="input input-mono"
          value={shown}
          maxLength={7}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={error ? "true" : undefined}
          aria-describedby={describedBy(id, undefined, error)}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </div>
      {signal && !isFaint ? <p class="field-help">{s(`look.like_${signal}`)}</p> : null}
      {ratio === undefined ? null : (
        <p class={`colour-sample colour-sample-${theme}`}>
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <circle cx="10" cy="10" r="9" fill={value} />
          </svg>
          {isFaint ? null : (
            <span>
              <Icon name="tick" />
              {s("look.ratio_good", { ratio: rounded(ratio) })}
            </span>
          )}
          {shade ? (
            <Button
              onPress={() => {
                setTyped(undefined);
                onColour(shade);
              }}
            >
              {s("look.take", { colour: shade })}
            </Button>
          ) : null}
        </p>
      )}
    </FieldFrame>
  );
}

/** Down to one place: what is not enough must not look like it. */
function rounded(ratio: number): string {
  return writtenNumber(Math.floor(ratio * 10) / 10);
}
