import { tableOf } from "./font-tables.ts";
import { callsOf, type Subset, tag } from "./harfbuzz.ts";

/** Flags of hb-subset: without hints, with the numbers that glyphs have, with the box for what lacks. */
const FLAGS = 0x1 | 0x2 | 0x40 | 0x200;
const DROPPED_TABLES = 3;
/** What a PDF does not look at (ISO 32000-2, 9.9.1). */
const DROPPED = [
  "GSUB",
  "GPOS",
  "GDEF",
  "cmap",
  "name",
  "OS/2",
  "post",
  "kern",
  "vhea",
  "vmtx",
  "VORG",
  "BASE",
];
const READ_ONLY = 1;

/**
 * Prepares the making of smaller fonts, by HarfBuzz.
 * @param wasm gives the bytes of the module, when it is first needed
 */
export function subsetter(wasm: () => BufferSource): Subset {
  let module: WebAssembly.Module | undefined;
  return (file, glyphs, weight) => {
    module ??= new WebAssembly.Module(wasm());
    // Each time anew: a font of Chinese takes 20 MB, which are given back with the module's memory.
    const { exports } = new WebAssembly.Instance(module);
    const memory = exports["memory"] as WebAssembly.Memory;
    const call = callsOf(exports);
    call("_initialize");
    const at = call("malloc", file.length);
    if (at === 0) throw new RangeError("There is no memory for the font.");
    new Uint8Array(memory.buffer).set(file, at);
    const face = call("hb_face_create", call("hb_blob_create", at, file.length, READ_ONLY, 0, 0), 0);
    const input = call("hb_subset_input_create_or_fail");
    call("hb_subset_input_set_flags", input, FLAGS);
    const dropped = call("hb_subset_input_set", input, DROPPED_TABLES);
    for (const name of DROPPED) call("hb_set_add", dropped, tag(name));
    const kept = call("hb_subset_input_glyph_set", input);
    for (const glyph of glyphs) call("hb_set_add", kept, glyph);
    if (tableOf(file, "fvar")) {
      call("hb_subset_input_pin_all_axes_to_default", input, face);
      call("hb_subset_input_pin_axis_location", input, face, tag("wght"), weight);
    }
    const made = call("hb_subset_or_fail", face, input);
    if (made === 0) throw new RangeError("The font cannot be made smaller.");
    const blob = call("hb_face_reference_blob", made);
    const data = call("hb_blob_get_data", blob, 0);
    const bytes = new Uint8Array(memory.buffer).slice(data, data + call("hb_blob_get_length", blob));
    const cff = tableOf(bytes, "CFF ");
    return cff ? { kind: "cff", bytes: cff } : { kind: "truetype", bytes };
  };
}
