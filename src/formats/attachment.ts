/** `Content-Disposition` of a file that is to be saved (RFC 6266), whatever its name holds. */

/** Endings that a type may have; the first is added to a name that has none of them. */
const ENDINGS: Record<string, readonly string[]> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/png": ["png"],
  "image/webp": ["webp"],
};

/**
 * The header's value: `attachment; filename="sheet.pdf"`. A name outside of ASCII stands twice, as RFC 6266 section 4.3
 * has it. One that ends like another type gets the ending of its own: `a.html` that is a PDF is saved as `a.html.pdf`.
 */
export function attachment(name: string, contentType: string): string {
  const full = withEnding(name, contentType);
  const plain = full.replace(/[^\x20-\x7e]|["\\%/]/gu, "_");
  return plain === full
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded(full)}`;
}

function withEnding(name: string, contentType: string): string {
  const endings = ENDINGS[contentType] ?? [];
  const own = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return endings.length === 0 || endings.includes(own) ? name : `${name}.${endings[0]}`;
}

/** RFC 8187 section 3.2.1: all but `attr-char` is percent-encoded, which `encodeURIComponent` leaves `'()*` out of. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
