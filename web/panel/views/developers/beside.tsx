/** A list with the open entry beside it; where there is no room for both the entry comes over the list. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Dialog } from "../../parts/dialog.tsx";

const narrow = matchMedia("(max-width: 1179px)");
/** No room for two. */
export const isNarrow = signal(narrow.matches);

narrow.addEventListener("change", () => {
  isNarrow.value = narrow.matches;
});

interface BesideProps {
  list: ComponentChildren;
  /** What the open entry is called; undefined: none is open. */
  title: string | undefined;
  detail: ComponentChildren;
  /** Puts the entry away. */
  onClose(): void;
}

export function Beside({ list, title, detail, onClose }: BesideProps) {
  if (isNarrow.value)
    return (
      <>
        {list}
        {title === undefined ? null : (
          <Dialog title={title} kind="side" onClose={onClose}>
            <div class="detail-body">{detail}</div>
          </Dialog>
        )}
      </>
    );
  return (
    <div class={title === undefined ? "beside" : "beside is-open"}>
      <div class="beside-list">{list}</div>
      {title === undefined ? null : (
        <aside class="detail" aria-label={title}>
          <div class="detail-body">
            <h2>{title}</h2>
            {detail}
          </div>
        </aside>
      )}
    </div>
  );
}
