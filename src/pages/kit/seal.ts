/**
 * The seal: a guilloche rosette drawn from the SHA-256 of a version's content, so that each version has its own.
 * It is a sign of recognition, not a security feature.
 */
import { type Html, raw } from "./html.ts";

/** Stands where no content was issued: the rosette of a hash of noughts. */
export const NEUTRAL_HASH = "0".repeat(64);

interface Ring {
  /** Middle radius and height of the wave, as shares of the radius 98. */
  middle: number;
  wave: number;
  /** Waves around the ring. */
  waves: number;
  /** How often the curve is drawn, each turned a little further. */
  copies: number;
}

/**
 * The rosette as an SVG of 200 × 200 units around the middle. Tint and fade come from the style sheet.
 * @param sha256 hexadecimal
 */
export function sealSvg(sha256: string): Html {
  const shapes = ringsOf(sha256)
    .map((ring, index) => {
      const turn = 360 / (ring.waves * ring.copies);
      const uses = Array.from({ length: ring.copies - 1 }, (_, copy) => {
        return `<use href="#ring-${index}" transform="rotate(${short((copy + 1) * turn)})"/>`;
      });
      return `<path id="ring-${index}" d="${ringPath(ring)}"/>${uses.join("")}`;
    })
    .join("");
  return raw(
    `<svg class="seal" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">` +
      `<defs>${irisGradient()}<mask id="seal-lines" maskUnits="userSpaceOnUse" x="-100" y="-100" width="200" height="200">` +
      `<g fill="none" stroke="#fff" stroke-width=".4">${shapes}</g></mask></defs>` +
      `<circle id="seal-face" r="100" class="seal-face" mask="url(#seal-lines)"/></svg>`,
  );
}

/** The same rosette once more on a page that already has one. */
export function sealAgain(): Html {
  return raw(
    `<svg class="seal" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false"><use href="#seal-face"/></svg>`,
  );
}

/** The split-fountain tint, at 115 degrees as a style sheet counts them. */
function irisGradient(): string {
  return (
    `<linearGradient id="iris" gradientUnits="userSpaceOnUse" x1="-91" y1="-42" x2="91" y2="42">` +
    `<stop class="iris-1" offset=".22"/><stop class="iris-2" offset=".55"/><stop class="iris-3" offset=".96"/></linearGradient>`
  );
}

/** The four rings that a hash stands for, from the outside in. @throws RangeError when it is not 64 hexadecimal digits */
export function ringsOf(sha256: string): [Ring, Ring, Ring, Ring] {
  if (!/^[0-9a-f]{64}$/i.test(sha256)) throw new RangeError("A seal is drawn from 64 hexadecimal digits");
  const byte = (index: number) => Number.parseInt(sha256.slice(index * 2, index * 2 + 2), 16);
  return [
    { middle: 0.9, wave: 0.08 + (byte(0) % 5) / 100, waves: 14 + (byte(1) % 7), copies: 9 },
    { middle: 0.66, wave: 0.12 + (byte(2) % 6) / 100, waves: 8 + (byte(3) % 6), copies: 12 },
    { middle: 0.4, wave: 0.1 + (byte(4) % 5) / 100, waves: 7 + (byte(5) % 5), copies: 10 },
    { middle: 0.2, wave: 0.06 + (byte(6) % 4) / 100, waves: 6 + (byte(7) % 4), copies: 8 },
  ];
}

/** The closed curve r(θ) = 98 · (middle - wave · cos(waves · θ)), as Béziers from extreme to extreme. */
export function ringPath({ middle, wave, waves }: Omit<Ring, "copies">): string {
  const extremes = Array.from({ length: waves * 2 + 1 }, (_, index) => {
    const angle = (index * Math.PI) / waves;
    const radius = 98 * (index % 2 === 0 ? middle - wave : middle + wave);
    const handle = radius * (Math.PI / waves) * 0.42;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      at: `${short(radius * cos)} ${short(radius * sin)}`,
      before: `${short(radius * cos + handle * sin)} ${short(radius * sin - handle * cos)}`,
      after: `${short(radius * cos - handle * sin)} ${short(radius * sin + handle * cos)}`,
    };
  });
  const [start, ...rest] = extremes;
  if (!start) return "";
  let path = `M${start.at}C${start.after} `;
  // A smooth curve (S) mirrors the handle before it: each extreme after the first needs two points only.
  rest.forEach((extreme, index) => {
    path += index === 0 ? `${extreme.before} ${extreme.at}` : `S${extreme.before} ${extreme.at}`;
  });
  return `${path}z`.replace(/ -/g, "-");
}

function short(value: number): string {
  return value
    .toFixed(1)
    .replace(/\.0$/, "")
    .replace(/^(-?)0\./, "$1.")
    .replace(/^-0$/, "0");
}
