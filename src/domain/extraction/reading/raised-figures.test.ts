import { expect, test } from "bun:test";
import PDFDocument from "pdfkit";
import { openPdf } from "./pdf.ts";

test("the small figure of a footnote above the line is no part of the word before it", async () => {
  const document = new PDFDocument();
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  const print = (text: string, figure: string, size: number, top: number) => {
    document.fontSize(12).text(text, 50, top, { lineBreak: false });
    const left = 50 + document.widthOfString(text);
    document.fontSize(size).text(figure, left, size < 12 ? top - 1 : top, { lineBreak: false });
  };
  print("95 % Baumwolle", "1", 8, 50);
  print("5 % Elasthan", "2),", 8, 80);
  print("Modell Nordwand", "7", 12, 110);
  document.end();
  await ended;
  const opened = await openPdf(new Uint8Array(Buffer.concat(parts)));
  const [reading] = await opened.read(0, 1000);
  expect(reading?.words.map(({ text }) => text).join(" ")).toBe(
    "95 % Baumwolle¹ 5 % Elasthan²), Modell Nordwand7",
  );
});
