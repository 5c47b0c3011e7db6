const SHORT_REFERENCE = /^[0-9A-Za-z._~-]{1,80}$/;

/**
 * True when a product reference can stand in a short address: 1 to 80 letters, digits, `.`, `_`, `~` and `-`.
 * Neither `.` nor `..`, which browsers take out of an address.
 */
export function hasShortAddress(reference: string): boolean {
  return SHORT_REFERENCE.test(reference) && reference !== "." && reference !== "..";
}
