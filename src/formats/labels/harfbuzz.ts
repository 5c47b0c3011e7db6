/** Fonts by HarfBuzz, which knows the rules of all scripts: as WebAssembly, called directly. */
import { cidsOf } from "./cff-charset.ts";
import type { Contour, Font, FontProgram, ShapedGlyph } from "./font.ts";
import { tableOf } from "./font-tables.ts";
import { addCallbacks } from "./wasm-callbacks.ts";

/** Opens fonts with one engine. */
export interface FontEngine {
  /** @throws RangeError for a file that holds no font with outlines */
  open(file: FontFile): Font;
}

interface FontFile {
  name: string;
  /** The bytes, read again when a PDF needs them. */
  read(): Uint8Array;
  /** Of a font that varies, such as 400 or 700. */
  weight: number;
}

/** Makes the part of a font file that a PDF carries. */
export type Subset = (file: Uint8Array, glyphs: Iterable<number>, weight: number) => FontProgram;

type Call = (...values: number[]) => number;

const LEFT_TO_RIGHT = 4;
const RIGHT_TO_LEFT = 5;
/**
 * Which character glyphs come from: a letter and its marks from the letter; read from the right each from its own, since
 * programs that give back text turn around what they find.
 */
const OF_GRAPHEMES = 0;
const OF_CHARACTERS = 1;
/** Bytes of a glyph's entry, in both of the lists that shaping fills. */
const ENTRY = 20;
const CAP_HEIGHT = tag("cpht");
const READ_ONLY = 1;

/** @param subset makes smaller fonts; a module of its own */
export function openEngine(wasm: BufferSource, subset: Subset): FontEngine {
  const { memory, call, table } = start(wasm);
  const scratch = call("malloc", 64);
  const view = () => new DataView(memory.buffer);
  const buffer = call("hb_buffer_create");
  let drawn: Contour[] = [];
  const draw = drawFunctions(call, table, {
    begin: (x, y) => drawn.push({ x, y, steps: [] }),
    step: (step) => drawn.at(-1)?.steps.push(step),
  });

  function place(bytes: Uint8Array): number {
    const at = call("malloc", bytes.length);
    if (at === 0) throw new RangeError("There is no memory for the font.");
    new Uint8Array(memory.buffer).set(bytes, at);
    return at;
  }

  function open({ name, read, weight }: FontFile): Font {
    const bytes = read();
    const cff = tableOf(bytes, "CFF ");
    if (!cff && !tableOf(bytes, "glyf")) throw new RangeError(`${name} holds no font with outlines.`);
    const data = place(bytes);
    const blob = call("hb_blob_create", data, bytes.length, READ_ONLY, 0, 0);
    const font = call("hb_font_create", call("hb_face_create", blob, 0));
    if (tableOf(bytes, "fvar")) {
      view().setUint32(scratch, tag("wght"), true);
      view().setFloat32(scratch + 4, weight, true);
      call("hb_font_set_variations", font, scratch, 1);
    }
    const unitsPerEm = call("hb_face_get_upem", call("hb_font_get_face", font));
    call("hb_font_get_h_extents", font, scratch);
    const [ascent, descent] = [view().getInt32(scratch, true), view().getInt32(scratch + 4, true)];
    call("hb_ot_metrics_get_position_with_fallback", font, CAP_HEIGHT, scratch);
    const capHeight = view().getInt32(scratch, true);
    const cids = cff && cidsOf(cff);
    const glyphs = new Map<number, number>();
    const advances = new Map<number, number>();
    const outlines = new Map<number, readonly Contour[]>();
    return {
      name: name.replace(/[^A-Za-z0-9-]/g, ""),
      unitsPerEm,
      ascent,
      descent,
      capHeight,
      glyphOf(codePoint) {
        const known = glyphs.get(codePoint);
        if (known !== undefined) return known;
        const has = call("hb_font_get_nominal_glyph", font, codePoint, scratch) !== 0;
        const glyph = has ? view().getUint32(scratch, true) : 0;
        glyphs.set(codePoint, glyph);
        return glyph;
      },
      advanceOf(glyph) {
        const advance = advances.get(glyph) ?? call("hb_font_get_glyph_h_advance", font, glyph);
        advances.set(glyph, advance);
        return advance;
      },
      outlineOf(glyph) {
        const known = outlines.get(glyph);
        if (known) return known;
        drawn = [];
        call("hb_font_draw_glyph", font, glyph, draw, 0);
        outlines.set(glyph, drawn);
        return drawn;
      },
      shape: (text, from, to, isRtl) => shape(font, text, from, to, isRtl),
      codeOf: (glyph) => cids?.[glyph] ?? glyph,
      programOf: (used) => subset(read(), used, weight),
    };
  }

  function shape(font: number, text: string, from: number, to: number, isRtl: boolean): ShapedGlyph[] {
    const units = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    const at = place(new Uint8Array(units.buffer));
    call("hb_buffer_reset", buffer);
    call("hb_buffer_set_cluster_level", buffer, isRtl ? OF_CHARACTERS : OF_GRAPHEMES);
    call("hb_buffer_add_utf16", buffer, at, text.length, from, to - from);
    call("free", at);
    call("hb_buffer_set_direction", buffer, isRtl ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
    call("hb_buffer_guess_segment_properties", buffer);
    call("hb_shape", font, buffer, 0, 0);
    const count = call("hb_buffer_get_length", buffer);
    const [infos, places] = [
      call("hb_buffer_get_glyph_infos", buffer, 0),
      call("hb_buffer_get_glyph_positions", buffer, 0),
    ];
    const read = view();
    return Array.from({ length: count }, (_, index) => {
      const [info, position] = [infos + index * ENTRY, places + index * ENTRY];
      return {
        glyph: read.getUint32(info, true),
        at: read.getUint32(info + 8, true),
        advance: read.getInt32(position, true),
        x: read.getInt32(position + 8, true),
        y: read.getInt32(position + 12, true),
      };
    });
  }

  return { open };
}

export function tag(letters: string): number {
  return [...letters].reduce((value, letter) => ((value << 8) | letter.charCodeAt(0)) >>> 0, 0);
}

function start(wasm: BufferSource) {
  const nothing = () => 0;
  const PAGE = 65_536;
  let memory: WebAssembly.Memory | undefined;
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), {
    wasi_snapshot_preview1: { proc_exit: nothing },
    env: {
      _emscripten_runtime_keepalive_clear: nothing,
      _setitimer_js: nothing,
      _abort_js() {
        throw new Error("HarfBuzz gave up.");
      },
      emscripten_resize_heap(bytes: number) {
        if (!memory) return 0;
        memory.grow(Math.ceil(((bytes >>> 0) - memory.buffer.byteLength) / PAGE));
        return 1;
      },
    },
  });
  const { memory: grown, __indirect_function_table: table } = exports;
  if (!(grown instanceof WebAssembly.Memory) || !(table instanceof WebAssembly.Table))
    throw new Error("This is another build of HarfBuzz.");
  memory = grown;
  const call = callsOf(exports);
  call("__wasm_call_ctors");
  return { memory: grown, table, call };
}

/** Calls functions of a module by their names. */
export function callsOf(exports: WebAssembly.Exports): (name: string, ...values: number[]) => number {
  return (name, ...values) => (exports[name] as Call)(...values);
}

interface Pen {
  begin(x: number, y: number): void;
  step(step: Contour["steps"][number]): void;
}

/** HarfBuzz draws a glyph by calling these; the first three values and the last say nothing here. */
function drawFunctions(call: ReturnType<typeof callsOf>, table: WebAssembly.Table, pen: Pen): number {
  const draw = call("hb_draw_funcs_create");
  const places = addCallbacks(table, [
    { takes: "iiiffi", call: (_a, _b, _c, x = 0, y = 0) => pen.begin(x, y) },
    { takes: "iiiffi", call: (_a, _b, _c, x = 0, y = 0) => pen.step({ x, y }) },
    {
      takes: "iiiffffi",
      call: (_a, _b, _c, cx = 0, cy = 0, x = 0, y = 0) => pen.step({ x, y, cx, cy }),
    },
    {
      takes: "iiiffffffi",
      call: (_a, _b, _c, cx = 0, cy = 0, dx = 0, dy = 0, x = 0, y = 0) => pen.step({ x, y, cx, cy, dx, dy }),
    },
  ]);
  const names = ["move_to", "line_to", "quadratic_to", "cubic_to"];
  for (const [index, name] of names.entries())
    call(`hb_draw_funcs_set_${name}_func`, draw, places[index] ?? 0, 0, 0);
  return draw;
}
