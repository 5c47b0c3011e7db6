/**
 * Gives the memory of bytes back at once, instead of when the garbage collector next looks. For bytes that nobody
 * uses any more: what comes in by hundreds of megabytes is garbage faster than it is collected.
 */
export function release({ buffer, byteLength }: Uint8Array): void {
  // A view of a part may share its memory with others. What a cipher returns has a byte more than it shows.
  if (buffer instanceof ArrayBuffer && buffer.byteLength <= byteLength + 1) buffer.transfer(0);
}
