const COLLECTION = "ttcf";

/**
 * A table of a font file, of the first font where it is a collection (ISO/IEC 14496-22, 4.6.3); undefined where the font
 * has none of this name, or the bytes are no font.
 */
export function tableOf(file: Uint8Array, name: string): Uint8Array | undefined {
  if (file.length < 12) return undefined;
  const view = viewOf(file);
  const start = tagAt(file, 0) === COLLECTION ? view.getUint32(12) : 0;
  const count = view.getUint16(start + 4);
  for (let at = start + 12; at < start + 12 + count * 16 && at + 16 <= file.length; at += 16) {
    if (tagAt(file, at) !== name) continue;
    const offset = view.getUint32(at + 8);
    return file.subarray(offset, offset + view.getUint32(at + 12));
  }
  return undefined;
}

function tagAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
