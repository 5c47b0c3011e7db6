/** Bytes that grow as they are written: one piece of memory for page after page. */
export class ByteWriter {
  #bytes = new Uint8Array(64 * 1024);
  #view = Buffer.from(this.#bytes.buffer);
  length = 0;

  /** Makes room for so many bytes more. */
  reserve(bytes: number): Uint8Array {
    if (this.length + bytes > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.length + bytes));
      larger.set(this.#bytes.subarray(0, this.length));
      this.#bytes = larger;
      this.#view = Buffer.from(larger.buffer);
    }
    return this.#bytes;
  }

  /** Text of one byte a character. */
  text(text: string): void {
    this.reserve(text.length);
    this.length += this.#view.write(text, this.length, "latin1");
  }

  bytes(bytes: Uint8Array): void {
    this.reserve(bytes.length).set(bytes, this.length);
    this.length += bytes.length;
  }

  /** A copy of what was written, which is forgotten. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.length);
    this.length = 0;
    return taken;
  }

  /** What was written since it was emptied; good until it is written to again. */
  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length);
  }

  empty(): void {
    this.length = 0;
  }
}
