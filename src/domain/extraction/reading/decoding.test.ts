import { expect, test } from "bun:test";
import { crc32, deflateSync } from "node:zlib";
import { Unreadable } from "../engine.ts";
import { decodedPicture } from "./decoding.ts";

const [WIDE, HIGH] = [1500, 1400];

/** A PNG in grey with alpha, black all over: to be seen in its left half, and in the upper half less. */
function halfTransparent(...chunks: Buffer[]): Uint8Array {
  const rows = Buffer.alloc((WIDE * 2 + 1) * HIGH);
  for (let y = 0; y < HIGH; y++)
    for (let x = 0; x < WIDE / 2; x++) rows[y * (WIDE * 2 + 1) + 2 + x * 2] = y < HIGH / 2 ? 0x80 : 0xff;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDE, 0);
  header.writeUInt32BE(HIGH, 4);
  header.set([8, 4], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    ...chunks,
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function orientation(value: number): Buffer {
  return chunk(
    "eXIf",
    Buffer.from(`4d4d002a0000000800010112000300000001${`000${value}`}000000000000`, "hex"),
  );
}

/** The shades in the four corners, row by row. */
async function cornersOf(bytes: Uint8Array): Promise<{ corners: (number | undefined)[]; width: number }> {
  const picture = await decodedPicture(bytes);
  if (!picture) throw new Error("the picture holds no letters");
  const { width, height, shades } = picture;
  const corners = [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const;
  return { corners: corners.map(([x, y]) => shades[y * width + x]), width };
}

test("what is transparent lies on white paper", async () => {
  expect(await cornersOf(halfTransparent())).toEqual({ corners: [127, 255, 0, 255], width: WIDE });
});

test("a PNG is turned and mirrored as it is shown", async () => {
  const shown = [
    [127, 255, 0, 255],
    [255, 127, 255, 0],
    [255, 0, 255, 127],
    [0, 255, 127, 255],
    [127, 0, 255, 255],
    [0, 127, 255, 255],
    [255, 255, 0, 127],
    [255, 255, 127, 0],
  ];
  for (const [i, corners] of shown.entries())
    expect(await cornersOf(halfTransparent(orientation(i + 1))), `${i + 1}`).toEqual({
      corners,
      width: i < 4 ? WIDE : HIGH,
    });
}, 30_000);

test("a PNG with a damaged head is said to be damaged, not too large", async () => {
  const bytes = halfTransparent();
  bytes.fill(0xff, 16, 24);
  const reason = await decodedPicture(bytes).catch(
    (fault: unknown) => fault instanceof Unreadable && fault.reason,
  );
  expect(reason).toBe("picture_damaged");
});

test("a picture that is animated is said to be so, and no other one", async () => {
  const reasonOf = (digits: string) =>
    decodedPicture(Buffer.from(digits.replaceAll(" ", ""), "hex")).catch((fault: unknown) =>
      fault instanceof Unreadable ? fault.reason : fault,
    );
  const start = "52494646 1e000000 57454250 56503858 0a000000";
  expect(await reasonOf(`${start} 02000000 2b01002b0100 414e494d`)).toBe("picture_animated");
  expect(await reasonOf(`${start} 00000000 2b01002b0100 414e494d`)).toBe("picture_damaged");
});
