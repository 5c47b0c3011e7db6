/** A step of a path; a line has one point, a cubic curve three, each as x and y. */
export interface PathStep {
  kind: "move" | "line" | "curve" | "close";
  points: number[];
}

/** How many numbers each command takes (SVG 2, 9.3). */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, t: 2, a: 7, z: 0 };

interface Pen {
  x: number;
  y: number;
  /** Where the line began. */
  startX: number;
  startY: number;
  /** Control point of the quadratic curve before, or where the pen stands. */
  cx: number;
  cy: number;
}

/**
 * Reads the `d` of a path into absolute lines and cubic curves. Arcs are those of circles.
 * @throws RangeError for a command that is not known
 */
export function readPath(d: string): PathStep[] {
  const steps: PathStep[] = [];
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, cx: 0, cy: 0 };
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const takes = TAKES[command];
    if (takes === undefined) throw new RangeError(`The command ${letter} of paths is not known.`);
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const isRelative = letter === command;
    if (takes === 0) steps.push(...step(pen, command, []));
    for (let at = 0; takes > 0 && at + takes <= numbers.length; at += takes) {
      const given = numbers.slice(at, at + takes);
      // What follows a move without a letter is lines.
      steps.push(
        ...step(
          pen,
          command === "m" && at > 0 ? "l" : command,
          isRelative ? moved(pen, command, given) : given,
        ),
      );
    }
  }
  return steps;
}

function moved({ x, y }: Pen, command: string, given: number[]): number[] {
  if (command === "v") return given.map((value) => value + y);
  const first = command === "a" ? 5 : 0;
  return given.map((value, index) => (index < first ? value : value + ((index - first) % 2 === 0 ? x : y)));
}

function step(pen: Pen, command: string, given: number[]): PathStep[] {
  const from = { ...pen };
  const [x = 0, y = 0] =
    command === "h" ? [given[0], pen.y] : command === "v" ? [pen.x, given[0]] : given.slice(-2);
  [pen.x, pen.y, pen.cx, pen.cy] = [x, y, x, y];
  if (command === "z") {
    [pen.x, pen.y, pen.cx, pen.cy] = [from.startX, from.startY, from.startX, from.startY];
    return [{ kind: "close", points: [] }];
  }
  if (command === "m") {
    [pen.startX, pen.startY] = [x, y];
    return [{ kind: "move", points: [x, y] }];
  }
  if (command === "c") return [{ kind: "curve", points: given }];
  if (command === "q" || command === "t") {
    if (command === "q") [pen.cx = 0, pen.cy = 0] = given;
    else [pen.cx, pen.cy] = [2 * from.x - from.cx, 2 * from.y - from.cy];
    return [{ kind: "curve", points: cubic(from.x, from.y, pen.cx, pen.cy, x, y) }];
  }
  if (command === "a") return arc(from, given, x, y);
  return [{ kind: "line", points: [x, y] }];
}

/** The cubic curve that a quadratic one is: points of control and end. */
export function cubic(fromX: number, fromY: number, cx: number, cy: number, x: number, y: number): number[] {
  return [
    fromX + (2 / 3) * (cx - fromX),
    fromY + (2 / 3) * (cy - fromY),
    x + (2 / 3) * (cx - x),
    y + (2 / 3) * (cy - y),
    x,
    y,
  ];
}

/** An arc of a circle (SVG 2, B.2.4), in curves of at most a quarter. */
function arc({ x: fromX, y: fromY }: Pen, given: number[], x: number, y: number): PathStep[] {
  const [radius = 0, , , isLarge, isClockwise] = given;
  const half = Math.hypot(x - fromX, y - fromY) / 2;
  const r = Math.max(radius, half);
  const away = Math.sqrt(r * r - half * half) * (isLarge === isClockwise ? -1 : 1);
  const middleX = (fromX + x) / 2 - (away * (y - fromY)) / (2 * half);
  const middleY = (fromY + y) / 2 + (away * (x - fromX)) / (2 * half);
  const start = Math.atan2(fromY - middleY, fromX - middleX);
  let sweep = Math.atan2(y - middleY, x - middleX) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const pieces = Math.ceil(Math.abs(sweep) / (Math.PI / 2));
  return Array.from({ length: pieces }, (_, index) => ({
    kind: "curve",
    points: quarter(middleX, middleY, r, start + (sweep * index) / pieces, sweep / pieces),
  }));
}

/** A curve along a circle, for at most a quarter of it. */
function quarter(middleX: number, middleY: number, r: number, from: number, sweep: number): number[] {
  const reach = (4 / 3) * Math.tan(sweep / 4) * r;
  const to = from + sweep;
  const [startX, startY] = [middleX + r * Math.cos(from), middleY + r * Math.sin(from)];
  const [endX, endY] = [middleX + r * Math.cos(to), middleY + r * Math.sin(to)];
  return [
    startX - reach * Math.sin(from),
    startY + reach * Math.cos(from),
    endX + reach * Math.sin(to),
    endY - reach * Math.cos(to),
    endX,
    endY,
  ];
}

/** A circle as a path that begins on its right. */
export function circlePath(middleX: number, middleY: number, r: number): PathStep[] {
  const quarters = [0, 1, 2, 3].map(
    (index): PathStep => ({
      kind: "curve",
      points: quarter(middleX, middleY, r, (index * Math.PI) / 2, Math.PI / 2),
    }),
  );
  return [{ kind: "move", points: [middleX + r, middleY] }, ...quarters, { kind: "close", points: [] }];
}
