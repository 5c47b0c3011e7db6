/** Pages as scanners, telephones and fax machines give them, the same every time. */
import PDFDocument from "pdfkit";
import { openPdf } from "../../src/domain/extraction/reading/pdf.ts";
import type { Medium } from "./specimen.ts";

interface Grey {
  width: number;
  height: number;
  shades: Float32Array;
}

/** A PDF of pictures for scans and faxes, a JPEG of the first page for photos. */
export async function degraded(
  native: Uint8Array<ArrayBuffer>,
  medium: Exclude<Medium, "native">,
  seed: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const random = randomFrom(`${seed} ${medium}`);
  const pdf = await openPdf(native);
  const pages: Grey[] = [];
  for (let i = 0; i < (medium === "photo" ? 1 : pdf.pages); i++) {
    const { width, height, shades: drawn } = await pdf.draw(i, medium === "fax" ? 150 : 200);
    const shades = Float32Array.from(drawn);
    pages.push(TREATMENTS[medium]({ width, height, shades }, random));
  }
  const jpegs = await Promise.all(pages.map((page) => jpegOf(page, medium === "fax" ? 90 : 72)));
  const first = jpegs[0];
  if (!first) throw new Error("a specimen has no page");
  return medium === "photo" ? first : pdfOf(jpegs);
}

type Random = () => number;

const TREATMENTS: Record<Exclude<Medium, "native">, (page: Grey, random: Random) => Grey> = {
  scan: (page, random) => noisy(blurred(turned(page, (random() - 0.5) * 2.4)), 9, random),
  photo: (page, random) => noisy(shaded(blurred(leaned(page, random)), random), 7, random),
  fax: (page, random) => blackAndWhite(noisy(turned(page, (random() - 0.5) * 1.2), 18, random), random),
};

/** @param degrees clockwise */
function turned(page: Grey, degrees: number): Grey {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [cx, cy] = [page.width / 2, page.height / 2];
  return warped(page, page.width, page.height, (x, y) => [
    cos * (x - cx) + sin * (y - cy) + cx,
    -sin * (x - cx) + cos * (y - cy) + cy,
  ]);
}

/** A sheet on a dark table, seen from a little aside. */
function leaned(page: Grey, random: Random): Grey {
  const width = Math.round(page.width * 1.12);
  const height = Math.round(page.height * 1.1);
  const lean = (random() - 0.5) * 0.06;
  const angle = (random() - 0.5) * 0.05;
  return warped(page, width, height, (x, y) => {
    const [u, v] = [x - width / 2, y - height / 2];
    const depth = 1 + lean * (v / height);
    const px = (u * Math.cos(angle) + v * Math.sin(angle)) * depth;
    const py = (-u * Math.sin(angle) + v * Math.cos(angle)) * depth;
    return [px + page.width / 2, py + page.height / 2];
  });
}

/** Shade of the table that a sheet lies on. */
const TABLE = 90;

function warped(
  page: Grey,
  width: number,
  height: number,
  from: (x: number, y: number) => [number, number],
): Grey {
  const outside = width === page.width ? 255 : TABLE;
  const shades = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [sx, sy] = from(x, y);
      shades[y * width + x] = sampled(page, sx, sy, outside);
    }
  }
  return { width, height, shades };
}

function sampled({ width, height, shades }: Grey, x: number, y: number, outside: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return outside;
  const at = top * width + left;
  const [right, down] = [x - left, y - top];
  const upper = (shades[at] ?? 0) * (1 - right) + (shades[at + 1] ?? 0) * right;
  const lower = (shades[at + width] ?? 0) * (1 - right) + (shades[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

function blurred(page: Grey): Grey {
  const { width, height, shades } = page;
  const result = Float32Array.from(shades);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around =
        (shades[at - 1] ?? 0) + (shades[at + 1] ?? 0) + (shades[at - width] ?? 0) + (shades[at + width] ?? 0);
      result[at] = (shades[at] ?? 0) * 0.52 + around * 0.12;
    }
  }
  return { width, height, shades: result };
}

/** @param spread of the noise, in shades of 255 */
function noisy(page: Grey, spread: number, random: Random): Grey {
  const shades = page.shades.map((shade) => shade * 0.93 + 10 + (random() + random() - 1) * spread * 1.7);
  return { ...page, shades };
}

/** Light from one side. */
function shaded(page: Grey, random: Random): Grey {
  const slope = (random() - 0.5) * 0.5;
  const shades = page.shades.map((shade, i) => {
    const [x, y] = [(i % page.width) / page.width, Math.floor(i / page.width) / page.height];
    return shade * (0.86 + slope * (x - 0.5) - 0.12 * y);
  });
  return { ...page, shades };
}

function blackAndWhite(page: Grey, random: Random): Grey {
  const shades = page.shades.map((shade) => ((random() < 0.0015 ? 255 * random() : shade) > 150 ? 255 : 0));
  return { ...page, shades };
}

async function jpegOf({ width, height, shades }: Grey, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write("BM", 0, "latin1");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(-height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shade = Math.min(Math.max(shades[y * width + x] ?? 0, 0), 255);
      file.fill(shade, 54 + y * stride + x * 3, 57 + y * stride + x * 3);
    }
  }
  return new Uint8Array(await new Bun.Image(file).jpeg({ quality }).bytes());
}

async function pdfOf(pictures: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ size: "A4", margin: 0, autoFirstPage: false });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  for (const picture of pictures) {
    document.addPage();
    document.image(Buffer.from(picture), 0, 0, { width: 595, height: 842 });
  }
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** Numbers from 0 to 1 that follow from a text (mulberry32). */
function randomFrom(seed: string): Random {
  let state = Number(Bun.hash.crc32(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
