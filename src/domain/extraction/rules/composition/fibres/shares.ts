/** Printed shares in per cent that make a whole. */
export const WHOLE = 100;
/** What they may lack, or have too much, by rounding. */
const TOLERANCE = 0.6;

/** @param sum of the shares, in per cent */
export function isWhole(sum: number): boolean {
  return Math.abs(sum - WHOLE) <= TOLERANCE;
}

/** The sum of shares, in per cent. */
export function sumOf(percents: readonly number[]): number {
  return percents.reduce((total, percent) => total + percent, 0);
}

/** Whether shares, in per cent, make a whole together. */
export function areWhole(percents: readonly number[]): boolean {
  return isWhole(sumOf(percents));
}
