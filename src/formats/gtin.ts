const GTIN = /^\d{8,14}$/;

/**
 * True for 8 to 14 digits whose GS1 check digit holds over the zero-padded 14-digit form
 * (GS1 General Specifications 7.9.1).
 */
export function isGtin(text: string): boolean {
  return GTIN.test(text) && checkDigitHolds(toGtin14(text));
}

/**
 * The 14-digit form, padded with zeros on the left: how GTINs are compared. Expects what `isGtin` accepts.
 */
export function toGtin14(text: string): string {
  return text.padStart(14, "0");
}

/**
 * The 14-digit form of a GTIN in an address: 14 digits, or the 8, 12 or 13 that are printed under a
 * barcode. Undefined for any other length and for a wrong check digit.
 */
export function parsePathGtin(text: string): string | undefined {
  const lengthFits = text.length === 14 || text.length === 13 || text.length === 12 || text.length === 8;
  return lengthFits && isGtin(text) ? toGtin14(text) : undefined;
}

function checkDigitHolds(gtin14: string): boolean {
  let sum = 0;
  for (let position = 0; position < 14; position++) {
    const digit = gtin14.charCodeAt(position) - 48;
    sum += position % 2 === 0 ? digit * 3 : digit;
  }
  return sum % 10 === 0;
}
