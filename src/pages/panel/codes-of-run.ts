/** The codes of a run as one file: a table for who prints labels, or drawn codes in a ZIP. */
import { Zip, ZipPassThrough } from "fflate";
import { Failure } from "../../domain/failure.ts";
import type { Item } from "../../domain/items/shape.ts";
import { qrPng, qrSvg } from "../../formats/qr.ts";
import { nextTurn } from "../../platform/next-turn.ts";
import { fileResponse } from "./file-kit.ts";

/** Codes drawn before others have their turn. */
const AT_ONCE = 50;

/** @param format `csv`, `svg` or `png` */
export function codesOfRun(items: readonly Item[], format: string): Response {
  const [first] = items;
  const name = `codes-${first?.run ?? "none"}`;
  if (format === "csv")
    return fileResponse(table(items), { contentType: "text/csv; charset=utf-8", name: `${name}.csv` });
  if (format !== "svg" && format !== "png")
    throw new Failure("path_unknown", "Codes are exported as csv, svg or png.");
  return fileResponse(zip(items, format), { contentType: "application/zip", name: `${name}-${format}.zip` });
}

/** RFC 4180. Serials are kept to the letter, since label printers take them from here. */
function table(items: readonly Item[]): string {
  const rows = items.map(({ serial, url, status, nfc }) =>
    [serial, url, status, nfc.ndef_hex].map(quoted).join(","),
  );
  return ["serial,url,status,ndef_hex", ...rows, ""].join("\r\n");
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Made while it is sent: five thousand codes are never in memory at once. */
function zip(items: readonly Item[], format: "svg" | "png"): ReadableStream<Uint8Array> {
  let stopped = false;
  return new ReadableStream({
    async start(controller) {
      const archive = new Zip((fault, chunk, isLast) => {
        if (stopped) return;
        if (fault) return controller.error(fault);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
      for (const [at, { serial, url }] of items.entries()) {
        if (stopped) return;
        const file = new ZipPassThrough(`${serial}.${format}`);
        archive.add(file);
        file.push(format === "svg" ? Buffer.from(qrSvg(url, { title: url })) : qrPng(url), true);
        if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
      }
      archive.end();
    },
    cancel() {
      stopped = true;
    },
  });
}
