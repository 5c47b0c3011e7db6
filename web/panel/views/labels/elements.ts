/** Elements of a label as they are moved, sized and begun. Millimetres. */
import type { Element } from "../../../../src/formats/labels/template.ts";

export const KINDS = {
  text: "kind.text",
  code: "kind.code",
  care: "kind.care",
  logo: "kind.logo",
  line: "kind.line",
} as const;
export type Kind = keyof typeof KINDS;

const MM_PER_POINT = 25.4 / 72;
const LEAST_MM = 1;
/** Longest side of a label on the screen. */
const MOST_PIXELS = 480;

/** The place that an element takes, as far as it is known before it is drawn. */
export function boundsOf(element: Element): { x: number; y: number; width: number; height: number } {
  const { x, y } = element;
  switch (element.type) {
    case "text": {
      const size = element.font_size * MM_PER_POINT;
      const width = element.width ?? Math.max(5, element.text.length * size * 0.5);
      return { x, y: y - size * 0.1, width, height: size * (1.25 * ((element.lines ?? 1) - 1) + 0.95) };
    }
    case "code":
      return { x, y, width: element.size, height: element.size };
    case "care": {
      const count = element.symbols?.length ?? 5;
      return { x, y, width: count * (element.size + (element.gap ?? 1)), height: element.size };
    }
    default:
      return { x, y, width: Math.max(element.width, 1.5), height: Math.max(element.height, 1.5) };
  }
}

export function moved(element: Element, right: number, down: number): Element {
  return { ...element, x: rounded(element.x + right), y: rounded(element.y + down) };
}

export function resized(element: Element, wider: number, higher: number): Element {
  const least = (value: number) => Math.max(LEAST_MM, rounded(value));
  switch (element.type) {
    case "text":
      return {
        ...element,
        width: least((element.width ?? boundsOf(element).width) + wider),
        font_size: Math.max(3, rounded(element.font_size + higher)),
      };
    case "code":
      return { ...element, size: Math.max(4, rounded(element.size + wider + higher)) };
    case "care":
      return { ...element, size: Math.max(2, rounded(element.size + wider + higher)) };
    default:
      return {
        ...element,
        width: Math.max(0.1, rounded(element.width + wider)),
        height: Math.max(0.1, rounded(element.height + higher)),
      };
  }
}

/** A new element, in the upper left of the label. */
export function newElement(kind: Kind): Element {
  const at = { x: 2, y: 2 };
  switch (kind) {
    case "text":
      return { type: "text", ...at, text: "{serial}", font_size: 9, width: 30 };
    case "code":
      return { type: "code", ...at, size: 24 };
    case "care":
      return { type: "care", ...at, size: 5 };
    case "logo":
      return { type: "logo", ...at, width: 20, height: 8 };
    case "line":
      return { type: "line", ...at, width: 20, height: 0.3 };
  }
}

/** CSS width of a label on the screen: as wide as there is room, and no higher than a screen. */
export function screenWidth({ width, height }: { width: number; height: number }): string {
  return `min(100%, ${MOST_PIXELS}px, ${Math.round((MOST_PIXELS * width) / height)}px)`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
