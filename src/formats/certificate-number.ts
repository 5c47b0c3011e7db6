/** Numbers of certificates, which are printed with and without blanks, points, strokes and hyphens. */

/** What two ways to print one number have in common, but for the case of its letters. */
export function bareCertificateNumber(number: string): string {
  return number.replace(/[\s./-]/g, "");
}
