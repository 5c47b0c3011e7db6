/** Files on their way to and from the API. */
import type { LastResponse } from "./answer.ts";

/** A file to upload: a `File` or `Blob`, or a content with its name. */
export type FileToSend = Blob | NamedFile;

export interface NamedFile {
  name: string;
  /** What is a stream can be read once: its upload is not repeated when it fails. */
  content: Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** A file from the API. Its content comes as it is read; read it, or `cancel()` it. */
export interface FileDownload {
  /** The name that the server gives, free of folders. */
  name: string | undefined;
  contentType: string;
  /** Bytes, where the server says so beforehand. */
  size: number | undefined;
  stream: ReadableStream<Uint8Array>;
  /** The whole content. */
  bytes(): Promise<Uint8Array>;
  cancel(): Promise<void>;
  readonly lastResponse: LastResponse;
}

/** The body of a form with its content type. */
interface FormBody {
  contentType: string;
  body: Blob | ReadableStream<Uint8Array>;
  /** False for a stream, which is used up by the first attempt. */
  isRepeatable: boolean;
}

/** Writes a form (RFC 7578) whose file streams where it is a stream. */
export function formBody(form: object): FormBody {
  const boundary = `carnet-${crypto.randomUUID()}`;
  const fields = Object.entries(form).filter(([, value]) => value !== undefined);
  const texts = fields.filter(([, value]) => !isFile(value));
  let head = texts.map(([name, value]) => partHead(boundary, name) + String(value)).join("\r\n");
  const [name = "", file] = fields.find(([, value]) => isFile(value)) ?? [];
  const { name: fileName, content } = named(file as FileToSend);
  if (texts.length > 0) head += "\r\n";
  head += partHead(boundary, name, fileName);
  const tail = `\r\n--${boundary}--\r\n`;
  const contentType = `multipart/form-data; boundary=${boundary}`;
  return isWhole(content)
    ? { contentType, body: new Blob([head, content as BlobPart, tail]), isRepeatable: true }
    : { contentType, body: streamed(head, content, tail), isRepeatable: false };
}

function isFile(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function named(file: FileToSend): NamedFile {
  if (!(file instanceof Blob)) return file;
  return { name: "name" in file && typeof file.name === "string" ? file.name : "file", content: file };
}

function isWhole(content: NamedFile["content"]): content is Blob | ArrayBuffer | Uint8Array {
  return content instanceof Blob || content instanceof ArrayBuffer || ArrayBuffer.isView(content);
}

function partHead(boundary: string, name: string, fileName?: string): string {
  const file = fileName === undefined ? "" : `; filename="${quoted(fileName)}"`;
  const type = fileName === undefined ? "" : "\r\nContent-Type: application/octet-stream";
  return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}${type}\r\n\r\n`;
}

/** As browsers write names in forms: https://html.spec.whatwg.org, "multipart form data". */
function quoted(name: string): string {
  return name.replace(/\r\n?|\n|"/g, (found) => (found === '"' ? "%22" : found === "\n" ? "%0A" : "%0D%0A"));
}

function streamed(
  head: string,
  content: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  tail: string,
): ReadableStream<Uint8Array> {
  const chunks = chunksOf(head, content, tail);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* chunksOf(
  head: string,
  content: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  tail: string,
): AsyncGenerator<Uint8Array, void> {
  const utf8 = new TextEncoder();
  yield utf8.encode(head);
  yield* Symbol.asyncIterator in content ? content : readAll(content);
  yield utf8.encode(tail);
}

/** Streams of browsers and workers cannot all be looped over. */
async function* readAll(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** A successful answer that is a file. */
export function downloadOf(response: Response, lastResponse: LastResponse): FileDownload {
  const { headers } = response;
  const stream =
    response.body ?? new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });
  const size = headers.get("content-length");
  return {
    name: fileNameOf(headers.get("content-disposition") ?? ""),
    contentType: headers.get("content-type") ?? "application/octet-stream",
    size: size === null ? undefined : Number(size),
    stream,
    bytes: async () => new Uint8Array(await new Response(stream).arrayBuffer()),
    cancel: () => stream.cancel(),
    lastResponse,
  };
}

/** The file name of a Content-Disposition (RFC 6266, with RFC 8187): its last part, whatever folders it names. */
function fileNameOf(disposition: string): string | undefined {
  const encoded = /;\s*filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition);
  const name = encoded === undefined ? (plain?.[1]?.replace(/\\(.)/g, "$1") ?? plain?.[2]) : decoded(encoded);
  const last = name?.split(/[/\\]/).at(-1);
  return last === "" || last === "." || last === ".." ? undefined : last;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
