/** Reads ZPL as a printer would, as far as Carnet writes it: graphics and boxes become dots, texts are told. */
import type { Grey } from "./scan.ts";

export interface PrintedLabel extends Grey {
  texts: string[];
  /** What the printer makes codes of by itself (^BQ). */
  codes: { data: string; magnification: number }[];
}

export function printZpl(zpl: string): PrintedLabel[] {
  return [...zpl.matchAll(/\^XA([\s\S]*?)\^XZ/g)].map(([, label = ""]) => printLabel(label));
}

function printLabel(label: string): PrintedLabel {
  const width = Number(/\^PW(\d+)/.exec(label)?.[1]);
  const height = Number(/\^LL(\d+)/.exec(label)?.[1]);
  const printed: PrintedLabel = {
    width,
    height,
    pixels: new Uint8Array(width * height).fill(255),
    texts: [],
    codes: [],
  };
  if (!label.includes("^CI28")) throw new Error("The label does not say that it is UTF-8.");
  const black = (x: number, y: number) => {
    if (x < width && y < height) printed.pixels[y * width + x] = 0;
  };
  for (const [, left, top, field = ""] of label.matchAll(/\^FO(\d+),(\d+)([\s\S]*?)\^FS/g)) {
    const [x, y] = [Number(left), Number(top)];
    const graphic = /^\^GFA,(\d+),(\d+),(\d+),([\s\S]*)$/.exec(field);
    const box = /^\^GB(\d+),(\d+),(\d+)$/.exec(field);
    if (graphic) {
      const bytes = unpack(graphic[4] ?? "", Number(graphic[3]));
      if (bytes.length !== Number(graphic[1]) || graphic[1] !== graphic[2])
        throw new Error(`The graphic has ${bytes.length} bytes and says ${graphic[1]}.`);
      const stride = Number(graphic[3]);
      for (const [at, byte] of bytes.entries())
        for (let bit = 0; bit < 8; bit++)
          if ((byte & (0x80 >> bit)) !== 0) black(x + (at % stride) * 8 + bit, y + Math.floor(at / stride));
    } else if (box) {
      for (let row = 0; row < Number(box[2]); row++)
        for (let column = 0; column < Number(box[1]); column++) black(x + column, y + row);
    } else {
      const data = withoutEscapes(/\^FH_\^FD([\s\S]*)$/.exec(field)?.[1] ?? "");
      const code = /^\^BQN,2,(\d+)/.exec(field);
      if (code) printed.codes.push({ data, magnification: Number(code[1]) });
      else printed.texts.push(data);
    }
  }
  return printed;
}

function withoutEscapes(data: string): string {
  if (/[\^~]/.test(data)) throw new Error(`${data} would begin a command.`);
  return data.replace(/_([0-9A-F]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** Alternative data compression of ^GF. */
function unpack(data: string, stride: number): Uint8Array {
  const rows: string[] = [];
  let row = "";
  let count = 0;
  const end = (filler = "") => {
    rows.push(filler === "" ? row : row.padEnd(stride * 2, filler));
    row = "";
  };
  for (const sign of data) {
    if (sign >= "G" && sign <= "Y") count += sign.charCodeAt(0) - 70;
    else if (sign >= "g" && sign <= "z") count += (sign.charCodeAt(0) - 102) * 20;
    else if (sign === ",") end("0");
    else if (sign === "!") end("F");
    else if (sign === ":") rows.push(rows.at(-1) ?? "");
    else {
      row += sign.repeat(Math.max(1, count));
      count = 0;
      if (row.length === stride * 2) end();
    }
  }
  return Buffer.from(rows.join(""), "hex");
}
