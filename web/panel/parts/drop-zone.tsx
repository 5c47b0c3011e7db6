import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";

/** What the server draws anew as a picture. */
export const PICTURES = "image/jpeg,image/png,image/webp";

interface DropZoneProps {
  /** What it looks like, and what is in it. */
  class: "upload" | "picture";
  /** What the files are for; read aloud. */
  label: string;
  /** Types and endings that the dialog of the browser offers. */
  accept: string;
  /** Several at once. */
  multiple?: boolean;
  /** Nothing is taken by who may only look. */
  disabled?: boolean;
  onFiles(files: readonly File[]): void;
  /** @param choose opens the dialog of the browser: for a button, since not everybody drops */
  children(choose: () => void): ComponentChildren;
}

/** A place to drop files on, or to choose them from. */
export function DropZone({ label, accept, multiple, disabled, onFiles, children, ...props }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null | undefined) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0 && !disabled) onFiles(taken);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place to drop files, with a button.
    <div
      class={`${props.class}${isOver ? " is-over" : ""}`}
      role="group"
      aria-label={label}
      onDragOver={(event) => {
        if (disabled) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        // A browser would go to the file.
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      {children(() => picker.current?.click())}
      <input
        ref={picker}
        class="heard"
        type="file"
        multiple={multiple}
        disabled={disabled}
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again.
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}
