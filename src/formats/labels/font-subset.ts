import type { Font } from "./font.ts";

/** What a PDF reader needs of a font (ISO 32000-2, 9.9.1); `prep` because glyphs may rely on it. */
const KEPT = ["head", "hhea", "maxp", "prep", "cvt ", "fpgm"];

/**
 * A font file that draws the glyphs named and nothing else. Glyphs keep their numbers, so that what was written with
 * them before the end of a document stays right.
 */
export function subsetFont(font: Font, used: Iterable<number>): Uint8Array {
  const kept = withComponents(font, used);
  const count = Math.max(...kept) + 1;
  const offsets = new DataView(new ArrayBuffer((count + 1) * 4));
  const outlines: Uint8Array[] = [];
  const widths = new DataView(new ArrayBuffer(count * 4));
  let place = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    offsets.setUint32(glyph * 4, place);
    if (!kept.has(glyph)) continue;
    const bytes = font.glyphBytes(glyph);
    const padded = new Uint8Array((bytes.length + 3) & ~3);
    padded.set(bytes);
    outlines.push(padded);
    place += padded.length;
    widths.setUint16(glyph * 4, font.advanceOf(glyph));
    // The space on the left is where the glyph begins: so it is drawn where its outline says.
    widths.setInt16(glyph * 4 + 2, bytes.length === 0 ? 0 : ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0));
  }
  offsets.setUint32(count * 4, place);
  const tables = new Map<string, Uint8Array>();
  for (const name of KEPT) {
    const table = font.tables.get(name);
    if (table) tables.set(name, Uint8Array.from(table));
  }
  viewOf(tables, "head").setInt16(50, 1); // offsets of 4 bytes
  viewOf(tables, "hhea").setUint16(34, count);
  viewOf(tables, "maxp").setUint16(4, count);
  tables.set("hmtx", new Uint8Array(widths.buffer));
  tables.set("loca", new Uint8Array(offsets.buffer));
  tables.set("glyf", Buffer.concat(outlines));
  return fontFile(tables);
}

function withComponents(font: Font, used: Iterable<number>): Set<number> {
  const kept = new Set<number>([0]);
  const waiting = [...used];
  for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
    if (kept.has(glyph)) continue;
    kept.add(glyph);
    waiting.push(...font.componentsOf(glyph));
  }
  return kept;
}

function viewOf(tables: ReadonlyMap<string, Uint8Array>, name: string): DataView {
  const { buffer, byteOffset, byteLength } = tables.get(name) ?? new Uint8Array();
  return new DataView(buffer, byteOffset, byteLength);
}

/** The directory with its checksums, and the tables at multiples of four bytes. */
function fontFile(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const names = [...tables.keys()].sort();
  const header = 12 + names.length * 16;
  const size = names.reduce((sum, name) => sum + (((tables.get(name)?.length ?? 0) + 3) & ~3), header);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(names.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, names.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, (names.length - power) * 16);
  let place = header;
  for (const [index, name] of names.entries()) {
    const table = tables.get(name) ?? new Uint8Array();
    if (name === "head") table.fill(0, 8, 12); // the checksum of the whole is no part of it
    file.set(table, place);
    const entry = 12 + index * 16;
    file.set(Buffer.from(name, "latin1"), entry);
    const end = place + ((table.length + 3) & ~3);
    view.setUint32(entry + 4, checksum(view, place, end));
    view.setUint32(entry + 8, place);
    view.setUint32(entry + 12, table.length);
    place = end;
  }
  const head = view.getUint32(12 + names.indexOf("head") * 16 + 8);
  view.setUint32(head + 8, (0xb1b0afba - checksum(view, 0, size)) >>> 0);
  return file;
}

function checksum(view: DataView, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
