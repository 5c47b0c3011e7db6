import { late } from "../platform/late.ts";

/** Content codings that assets and pages are compressed with, the smallest result first: whoever reads zstd reads br. */
export const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * Chooses the coding to answer with (RFC 9110, 12.5.3): the first of `available` that the client accepts;
 * undefined means the plain bytes. A client that refuses even those gets them: an answer helps more than a 406.
 * @param header the value of Accept-Encoding, null when absent
 */
export function chooseEncoding(header: string | null, available: readonly Encoding[]): Encoding | undefined {
  if (!header) return undefined;
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    accepted.set(name === "x-gzip" ? "gzip" : name, quality === undefined || Number(quality) > 0);
  }
  return available.find((encoding) => accepted.get(encoding) ?? accepted.get("*") ?? false);
}

/** The quality that gives the smallest result of each coding. */
export const BEST_QUALITY = 11;
const GZIP_LEVELS = 9;

/** @param quality of Brotli, from 0 to 11; gzip takes it as its level, as far as its levels go */
export function compress(
  content: Uint8Array | string,
  encoding: Encoding,
  quality: number,
): Uint8Array<ArrayBuffer> {
  const { brotliCompressSync, constants, gzipSync } = late.zlib;
  return new Uint8Array(
    encoding === "br"
      ? brotliCompressSync(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        })
      : gzipSync(content, { level: Math.min(quality, GZIP_LEVELS) }),
  );
}

export function decompress(content: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const { brotliDecompressSync, gunzipSync } = late.zlib;
  return new Uint8Array(encoding === "br" ? brotliDecompressSync(content) : gunzipSync(content));
}
