/** The label with its elements: moved with the mouse or a finger, or with the arrow keys. */
import { useRef } from "preact/hooks";
import type { Element, LabelTemplate } from "../../../../src/formats/labels/template.ts";
import { boundsOf, KINDS, moved, resized, screenWidth } from "./elements.ts";
import { pictureOf } from "./use-preview.ts";
import { l } from "./words.ts";

/** Millimetres of one press of an arrow key, and what dragging snaps to. */
const STEP_MM = 0.5;

interface Props {
  template: LabelTemplate;
  svg: string | undefined;
  chosen: number | undefined;
  onChoose(index: number): void;
  onChange(index: number, element: Element): void;
}

export function Canvas({ template, svg, chosen, onChoose, onChange }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; element: Element } | undefined>(undefined);
  const { width, height } = template.size;
  const percent = (value: number, of: number) => `${(value / of) * 100}%`;
  const snapped = (mm: number) => Math.round(mm / STEP_MM) * STEP_MM;
  const perPixel = () => width / (stage.current?.clientWidth || 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons that lie on a picture.
    <div class="label-stage" role="group" aria-label={l("canvas")}>
      <div
        ref={stage}
        class="label-canvas"
        style={{ aspectRatio: `${width} / ${height}`, width: screenWidth(template.size) }}
      >
        {svg ? (
          <img src={pictureOf(svg)} alt={l("preview_of", { name: template.name })} draggable={false} />
        ) : null}
        {template.elements.map((element, index) => {
          const bounds = boundsOf(element);
          return (
            <button
              key={index}
              type="button"
              class="label-handle"
              aria-pressed={index === chosen}
              aria-label={l("element", { kind: l(KINDS[element.type]), number: index + 1 })}
              style={{
                left: percent(bounds.x, width),
                top: percent(bounds.y, height),
                width: percent(bounds.width, width),
                height: percent(bounds.height, height),
              }}
              onFocus={() => onChoose(index)}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                onChoose(index);
                event.currentTarget.setPointerCapture(event.pointerId);
                drag.current = { x: event.clientX, y: event.clientY, element };
              }}
              onPointerMove={(event) => {
                const from = drag.current;
                if (!from) return;
                const right = snapped((event.clientX - from.x) * perPixel());
                const down = snapped((event.clientY - from.y) * perPixel());
                onChange(index, moved(from.element, right, down));
              }}
              onPointerUp={() => {
                drag.current = undefined;
              }}
              onPointerCancel={() => {
                drag.current = undefined;
              }}
              onKeyDown={(event) => {
                const way = ARROWS[event.key];
                if (!way) return;
                event.preventDefault();
                const [right, down] = way.map((one) => one * STEP_MM) as [number, number];
                onChange(index, event.shiftKey ? resized(element, right, down) : moved(element, right, down));
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

const ARROWS: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
