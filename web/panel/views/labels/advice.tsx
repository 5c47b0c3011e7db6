import type { LabelPreview } from "../../../../src/domain/labels/shape.ts";
import type { LabelTemplate } from "../../../../src/formats/labels/template.ts";
import { Icon } from "../../parts/icon.tsx";
import { KINDS } from "./elements.ts";
import { l } from "./words.ts";

type Advice = LabelPreview["advice"][number];

/** What the coach says of a label, the gravest first. */
export function AdviceList({
  template,
  preview,
  fault,
}: {
  /** Whose elements are meant. */
  template: LabelTemplate;
  preview: LabelPreview | undefined;
  fault: string | undefined;
}) {
  const order = ["refusal", "warning", "hint"];
  const advice = [...(preview?.advice ?? [])].sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  return (
    <section class="label-coach" aria-label={l("coach")} aria-live="polite">
      <h2>{l("coach")}</h2>
      {fault ? <p class="label-advice is-refusal">{fault}</p> : null}
      {!fault && preview && advice.length === 0 ? (
        <p class="ticked">
          <Icon name="tick" />
          {l("coach_good")}
        </p>
      ) : null}
      {advice.length > 0 ? (
        <ul>
          {advice.map((one) => (
            <li key={`${one.path} ${one.code}`} class={`label-advice is-${one.level}`}>
              <b>
                {one.level === "refusal" ? <Icon name="warning" /> : null}
                {l(`level_${one.level}`)}
                {placeOf(one, template)}
              </b>
              <span>{l(`advice.${one.code}` as "advice.outside", one.values)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** The element as the editor names it, such as "Code 1". */
function placeOf({ path }: Advice, { elements }: LabelTemplate): string {
  const [, index] = /^elements\[(\d+)\]/.exec(path) ?? [];
  const element = elements[Number(index)];
  return element ? ` · ${l("element", { kind: l(KINDS[element.type]), number: Number(index) + 1 })}` : "";
}
