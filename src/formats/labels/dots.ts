/** Resolutions that printers have, in dots an inch: exactly so many dots in a millimetre. */
export const DOTS_PER_MM = { 203: 8, 300: 300 / 25.4, 600: 600 / 25.4 } as const;
export type Dpi = keyof typeof DOTS_PER_MM;
export const RESOLUTIONS = [203, 300, 600] as const;
