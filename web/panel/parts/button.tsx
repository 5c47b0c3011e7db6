import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon, type IconName } from "./icon.tsx";

interface ButtonProps {
  kind?: "primary" | "plain" | "bare" | "danger";
  icon?: IconName;
  /** What it does now, in place of its words; it takes no further press meanwhile. */
  busy?: string | undefined;
  /** Why it cannot be pressed yet; it stays in reach of the keyboard and says so below. */
  notYet?: string | undefined;
  /** Shows the icon alone; the words are read aloud. */
  iconOnly?: boolean;
  submit?: boolean;
  onPress?: () => void;
  /** id of the popover that it opens. */
  opens?: string;
  class?: string;
  keys?: string | undefined;
  children: ComponentChildren;
}

/** A button. Primary ones are one per view. */
export function Button(props: ButtonProps) {
  const { kind = "plain", icon, busy, notYet, iconOnly, submit, onPress, opens, keys, children } = props;
  const why = useId();
  const held = busy !== undefined || notYet !== undefined;
  return (
    <>
      <button
        type={submit && !held ? "submit" : "button"}
        class={`button button-${kind}${iconOnly ? " button-icon" : ""} ${props.class ?? ""}`}
        aria-busy={busy !== undefined ? "true" : undefined}
        aria-disabled={held ? "true" : undefined}
        aria-describedby={notYet === undefined ? undefined : why}
        aria-keyshortcuts={keys}
        popovertarget={opens}
        onClick={held ? undefined : onPress}
      >
        {icon ? <Icon name={icon} /> : null}
        <span class={iconOnly ? "heard" : undefined}>{busy ?? children}</span>
        {keys ? <kbd>{keys}</kbd> : null}
      </button>
      {notYet === undefined ? null : (
        <span class="button-why" id={why}>
          {notYet}
        </span>
      )}
    </>
  );
}
