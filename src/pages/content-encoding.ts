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
