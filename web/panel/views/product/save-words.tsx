/** `Saved 09:41`, `Saving…`, or why not; from there one gets to each field that keeps it from being saved. */
import { useRef } from "preact/hooks";
import { go, href } from "../../app/place.ts";
import type { FieldGroup } from "../../data/shapes.ts";
import { showField } from "../../forms/show-field.ts";
import { fieldId } from "../../forms/template-field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { timeOf } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import type { Opened } from "./opened.ts";

export function SaveWords({ opened }: { opened: Opened }) {
  const { draft } = opened;
  const state = draft.state.value;
  const at = draft.savedAt.value;
  if (state === "saved" && !at) return null;
  const isBad = state === "waiting" || state === "held";
  return (
    <p class={`saved${isBad ? " is-bad" : ""}`} role="status">
      {state === "saved" ? <Icon name="tick" /> : null}
      {isBad ? <Icon name="warning" /> : null}
      {state === "held" ? (
        <Held opened={opened} />
      ) : state === "saved" && at ? (
        t("save.saved", { time: timeOf(at) })
      ) : (
        t(`save.${state}`)
      )}
    </p>
  );
}

/** How many fields are marked; pressed, it goes to one after the other. */
function Held({ opened }: { opened: Opened }) {
  const last = useRef("");
  const marked = markedInOrder(opened);
  if (marked.length === 0) return t("save.not");
  const next = () => {
    last.current = marked[(marked.indexOf(last.current) + 1) % marked.length] ?? "";
    go(href(`/products/${opened.product.id}`));
    // After the form is drawn, where another tab was open.
    requestAnimationFrame(() => showField(fieldId(last.current)));
  };
  return (
    <button type="button" class="saved-marked" onClick={next}>
      {t("save.held", { count: marked.length })}
      <span class="heard">. {t("save.to_marked")}</span>
    </button>
  );
}

/** Keys of the marked fields, from the top of the form to its end. */
function markedInOrder({ template, draft }: Opened): string[] {
  const marked = draft.marked();
  const own = ["name", "reference", "gtin"].filter((key) => marked.has(key));
  const fields = (template.groups as FieldGroup[]).flatMap((group) => group.fields.map(({ key }) => key));
  return [...own, ...fields.filter((key) => marked.has(`data.${key}`))];
}
