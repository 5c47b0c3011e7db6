/** Memory of a reader, of which there is little: a picture is unpacked to a hundred megabytes, and Tesseract takes as much. */

/** Gives back what is no longer used, which the runtime would collect once as much again is in use. */
export function giveBackMemory(): void {
  Bun.gc(true);
}
