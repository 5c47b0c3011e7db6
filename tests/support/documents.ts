/** Forms with files, and the files themselves. */
import { type Answer, type Client, ok, type Sending } from "./client.ts";
import type { Document, EventFile } from "./objects.ts";

export interface SentFile {
  bytes: Uint8Array | string;
  name?: string;
}

/** A PDF that opens, of so many bytes: what follows its end is a comment. */
export function pdfOfSize(bytes: number): Uint8Array {
  const file = Buffer.alloc(bytes, "%");
  file.set(pdf([["Nothing to read"]]));
  return new Uint8Array(file);
}

/** A PDF with a page for each list of lines, in Helvetica; written from ISO 32000-1, 7.5. */
export function pdf(pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, i) => `${4 + i * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((lines, i) => {
      const text = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n");
      const content = `BT /F1 11 Tf 14 TL 50 780 Td\n${text}\nET`;
      const page = `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + i * 2} 0 R`;
      return [
        `<< ${page} /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.lastIndexOf("xref\n0")}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}

/** A form as the platform writes it, with the header that names its boundary. */
export async function formOf(
  fields: Record<string, string>,
  file?: SentFile,
): Promise<{ raw: Uint8Array; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append("file", new File([file.bytes as BlobPart], file.name ?? "sheet.pdf"));
  const written = new Response(form);
  return {
    headers: { "Content-Type": written.headers.get("content-type") ?? "" },
    raw: new Uint8Array(await written.arrayBuffer()),
  };
}

/** Uploads a document; a PDF with a line of text unless another file is given. */
export async function upload(
  client: Client,
  fields: Record<string, string> = {},
  file: SentFile = { bytes: pdf([["Ficha"]]) },
  sending: Sending = {},
): Promise<Answer<Document>> {
  const { raw, headers } = await formOf(fields, file);
  return client.send<Document>("POST", "/documents", {
    ...sending,
    raw: raw as BodyInit,
    headers: { ...headers, ...sending.headers },
  });
}

/** Attaches a file to an after-sale event; a PDF with a line of text unless another file is given. */
export async function attach(
  client: Client,
  event: string,
  file: SentFile = { bytes: pdf([["Invoice"]]) },
  sending: Sending = {},
): Promise<Answer<EventFile>> {
  const { raw, headers } = await formOf({}, file);
  return client.send<EventFile>("POST", `/lifecycle_events/${event}/files`, {
    ...sending,
    raw: raw as BodyInit,
    headers: { ...headers, ...sending.headers },
  });
}

/** The document when its extraction has ended. */
export async function settled(client: Client, id: string, waitMs = 60_000): Promise<Document> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const document = await ok(client.get<Document>(`/documents/${id}`));
    if (document.status !== "queued" && document.status !== "processing") return document;
    if (Date.now() > deadline) throw new Error(`the document stays ${document.status}`);
    await Bun.sleep(30);
  }
}
