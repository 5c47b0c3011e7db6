/** The picture of the sample product: a swatch of checked linen, woven here thread by thread. */

const WIDTH = 720;
const HEIGHT = 900;
/** Pixels from thread to thread. */
const PITCH = 12;
/** Threads across and down, with one beyond each edge, since threads wander. */
const WARPS = Math.ceil(WIDTH / PITCH) + 3;
const WEFTS = Math.ceil(HEIGHT / PITCH) + 3;

type Colour = readonly [red: number, green: number, blue: number];
const FLAX: Colour = [222, 212, 190];
const INDIGO: Colour = [47, 67, 124];

/** The windowpane, from left to right and from top to bottom: threads of indigo and of flax in turn. */
const ACROSS = [10, 2, 3, 1, 27, 2, 3, 1];
const DOWN = [14, 2, 3, 1, 35, 2, 3, 1];

/** How far a thread rises over and dives under the others, with half its thickness as 1. */
const CRIMP = 0.55;
/** How much more of the warp than of the weft shows, and how sharply one ends at the other. */
const FACE = 0.16;
const EDGE = 1.1;
/** The height beside a thread: a gap, where the light does not reach. */
const BESIDE = -0.4;
/** Half a thread's width as a part of the pitch, and how much slubs add to it and thin places take away. */
const HALF_WIDTH = 0.49;
const SLUB = 0.16;
/** How far threads wander from their line, in pixels. */
const WANDER = 2.5;
/** How much threads differ from each other in brightness, and each along itself. */
const TONE_BETWEEN = 0.12;
const TONE_ALONG = 0.07;

/** The swatch as PNG: the same bytes at each call, in about a tenth of a second. */
export function sampleImage(): Promise<Uint8Array> {
  return new Bun.Image(weave()).png({ compressionLevel: 1 }).bytes();
}

/** Draws the cloth into a bitmap file of 24 bits a pixel, the simplest that the encoder reads. */
function weave(): Uint8Array {
  const random = randomFrom(1747);
  const cloth = crossings(random);
  const wanderX = wander(random);
  const wanderY = wander(random);
  const file = bitmap();
  for (let y = 0, at = BITMAP_HEADER_BYTES; y < HEIGHT; y++) {
    wanderX.toRow(y);
    wanderY.toRow(y);
    for (let x = 0; x < WIDTH; x++, at += 3) {
      const across = x / PITCH + 1 + wanderX.at(x);
      const down = y / PITCH + 1 + wanderY.at(x);
      const i = Math.floor(across);
      const j = Math.floor(down);
      const crossing = cloth[j * WARPS + i];
      if (crossing) paint(file, at, crossing, across - i - 0.5, down - j - 0.5, daylight(x, y));
    }
  }
  return file;
}

interface Crossing {
  warp: Thread;
  weft: Thread;
  /** Number of the warp thread, from the left, and of the weft thread, from the top. */
  i: number;
  j: number;
  /** 1 where the warp crosses over the weft, -1 where it dives under. */
  over: number;
}

/** A plain weave: each thread goes over one and under the next. */
function crossings(random: () => number): Crossing[] {
  const warps = colours(ACROSS, WARPS).map((colour) => spin(random, colour, WEFTS));
  const wefts = colours(DOWN, WEFTS).map((colour) => spin(random, colour, WARPS));
  return wefts.flatMap((weft, j) =>
    warps.map((warp, i) => ({ warp, weft, i, j, over: (i + j) % 2 === 0 ? 1 : -1 })),
  );
}

function colours(pane: readonly number[], threads: number): Colour[] {
  const colours = pane.flatMap((count, i) => Array<Colour>(count).fill(i % 2 === 0 ? INDIGO : FLAX));
  return Array.from({ length: threads }, (_, i) => colours[i] ?? INDIGO);
}

interface Thread {
  colour: Colour;
  /** Brightness and half width where it crosses each thread of the other system. */
  tone: Float32Array;
  half: Float32Array;
}

/** A thread of uneven yarn: slubs come slowly and go slowly. */
function spin(random: () => number, colour: Colour, crossings: number): Thread {
  const tone = new Float32Array(crossings + 1);
  const half = new Float32Array(crossings + 1);
  const own = 1 + TONE_BETWEEN * (random() - 0.5) * 2;
  let slub = 0;
  let shade = 0;
  for (let k = 0; k <= crossings; k++) {
    slub += 0.35 * ((random() - 0.5) * 2.2 - slub);
    shade += 0.3 * ((random() - 0.5) * 2.2 - shade);
    tone[k] = own + TONE_ALONG * shade;
    half[k] = HALF_WIDTH * (1 + SLUB * slub);
  }
  return { colour, tone, half };
}

/**
 * One pixel of a crossing: whichever thread is higher there, lit from the upper left.
 * @param fx from the middle of the warp, in pitches, -0.5 to 0.5; `fy` likewise from the middle of the weft
 */
function paint(
  file: Buffer,
  at: number,
  { warp, weft, i, j, over }: Crossing,
  fx: number,
  fy: number,
  light: number,
): void {
  const warpSide = fx / along(warp.half, j, fy);
  const weftSide = fy / along(weft.half, i, fx);
  const riseY = over * CRIMP * Math.cos(Math.PI * fy);
  const riseX = -over * CRIMP * Math.cos(Math.PI * fx);
  const warpRound = 1 - warpSide * warpSide;
  const weftRound = 1 - weftSide * weftSide;
  const warpHeight = (warpRound > 0 ? Math.sqrt(warpRound) : BESIDE) + riseY + FACE;
  const weftHeight = (weftRound > 0 ? Math.sqrt(weftRound) : BESIDE) + riseX - FACE;

  // A soft edge where one thread dives under the other, as a lens would show it.
  const share = Math.max(0, Math.min(1, 0.5 + EDGE * (warpHeight - weftHeight)));
  const warpLight =
    share * light * along(warp.tone, j, fy) * (lit(warpHeight) - 0.1 * warpSide - 0.06 * over * fy);
  const weftLight =
    (1 - share) * light * along(weft.tone, i, fx) * (lit(weftHeight) - 0.1 * weftSide + 0.06 * over * fx);
  for (let c = 0; c < 3; c++)
    file[at + 2 - c] = Math.min(255, (warp.colour[c] ?? 0) * warpLight + (weft.colour[c] ?? 0) * weftLight);
}

/** What lies deep is in the shade of the rest. */
function lit(height: number): number {
  const depth = Math.max(0, Math.min(1, (height + 0.5) / (1.5 + CRIMP + FACE)));
  return 0.58 + 0.46 * depth * (2 - depth);
}

/** A value between two crossings; `fraction` -0.5 to 0.5 from crossing `k`. */
function along(values: Float32Array, k: number, fraction: number): number {
  const before = values[k] ?? 0;
  return before + ((values[k + 1] ?? before) - before) * (fraction + 0.5);
}

/** Soft light from the upper left on cloth that hangs in a shallow fold. */
function daylight(x: number, y: number): number {
  const across = x / WIDTH;
  const down = y / HEIGHT;
  return 1.07 - 0.12 * across - 0.12 * down + 0.09 * Math.sin(7.2 * across + 2.1 * down - 0.9);
}

const WANDER_STEP = 180;

/** How far threads stand from their line, changing slowly over the cloth, in pitches. */
function wander(random: () => number): { toRow(y: number): void; at(x: number): number } {
  const columns = WIDTH / WANDER_STEP + 2;
  const rows = HEIGHT / WANDER_STEP + 2;
  const grid = Float32Array.from({ length: columns * rows }, () => ((random() - 0.5) * 2 * WANDER) / PITCH);
  const row = new Float32Array(columns);
  return {
    toRow(y) {
      const k = Math.floor(y / WANDER_STEP);
      const part = ease(y / WANDER_STEP - k);
      for (let c = 0; c < columns; c++) {
        const above = grid[k * columns + c] ?? 0;
        row[c] = above + ((grid[(k + 1) * columns + c] ?? 0) - above) * part;
      }
    },
    at(x) {
      const k = Math.floor(x / WANDER_STEP);
      const left = row[k] ?? 0;
      return left + ((row[k + 1] ?? 0) - left) * ease(x / WANDER_STEP - k);
    },
  };
}

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Even numbers from 0 to 1 that come in the same order each time (Marsaglia's xorshift of 32 bits). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const BITMAP_HEADER_BYTES = 54;
const BITMAP_INFO_BYTES = 40;

/** An empty bitmap; its rows need no padding, since the width is a multiple of four. */
function bitmap(): Buffer {
  const file = Buffer.alloc(BITMAP_HEADER_BYTES + WIDTH * HEIGHT * 3);
  file.write("BM", 0, "latin1");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(BITMAP_HEADER_BYTES, 10);
  file.writeUInt32LE(BITMAP_INFO_BYTES, 14);
  file.writeInt32LE(WIDTH, 18);
  file.writeInt32LE(-HEIGHT, 22); // from the top down
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}
