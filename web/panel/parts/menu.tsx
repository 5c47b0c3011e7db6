import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface MenuProps {
  id: string;
  label: string;
  children: ComponentChildren;
  /** On which side of its button it opens. */
  side?: "below" | "above";
}

/** A popover of links and buttons; the button that opens it has `popovertarget`. Arrow keys go through its entries. */
export function Menu({ id, label, children, side = "below" }: MenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>("a, button, input, select") ?? [])];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of mixed entries, no form.
    <div
      ref={box}
      id={id}
      class={`menu menu-${side}`}
      popover="auto"
      role="group"
      aria-label={label}
      onToggle={(event) => {
        if (event.newState === "open") entries()[0]?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        if (event.target instanceof HTMLSelectElement) return;
        event.preventDefault();
        const all = entries();
        const at = all.indexOf(document.activeElement as HTMLElement);
        all[(at + (event.key === "ArrowDown" ? 1 : all.length - 1)) % all.length]?.focus();
      }}
      onClick={(event) => {
        const chosen = (event.target as HTMLElement).closest("a, button");
        if (chosen && !chosen.hasAttribute("data-stays")) box.current?.hidePopover();
      }}
    >
      {children}
    </div>
  );
}
