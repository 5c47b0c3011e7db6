/**
 * Receives a form with files. A file goes straight into the file store, sealed and hashed on its way and never held in
 * memory; the fields beside it are small. Nothing is left of a form that is refused or cut off.
 */
import { isUtf8 } from "node:buffer";
import { Failure, type Fault } from "../../domain/failure.ts";
import { dropFile } from "../../domain/files/drop.ts";
import type { ReceivedFile } from "../../domain/files/received.ts";
import { documentTypeOf, TYPE_BYTES } from "../../formats/document-type.ts";
import { cleanFileName } from "../../formats/file-name.ts";
import { boundaryOf, MultipartFault, type Part, readParts } from "../../formats/multipart.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Ids } from "../../platform/ids.ts";
import type { Log } from "../../platform/log.ts";
import { release } from "../../platform/release.ts";
import { type FileStore, FileTooLarge } from "../../storage/files.ts";
import { checkContentEncoding, ofSender } from "./body.ts";

const FILE_FIELD = "file";
/** Bytes of a field beside the file. */
const FIELD_BYTES = 8 * 1024;
/** Bytes of the headers of a part: names of files are long in some scripts. */
const HEAD_BYTES = 16 * 1024;
/** Parts that a form has too many before it is read no further: whoever sent it sees what is wrong with the first ones. */
const MOST_STRAY_PARTS = 16;
/** Bytes of a form beside its file. */
const BESIDE_FILE_BYTES = 64 * 1024;
/** A file that is an hour old and has no row is swept, so a slow upload must end well before. */
const RECEIVE_MS = 30 * 60 * 1000;
/** A form that goes on coming, however slowly, is waited for anew so often. */
const WAIT_ANEW_MS = 1000;

export interface UploadServices {
  files: FileStore;
  clock: Clock;
  ids: Ids;
  log: Log;
  /** Begins the time anew in which more of a request has to come: Bun does so by itself from 16 KB a second on only. */
  keepWaiting(request: Request): void;
}

interface UploadRules {
  /** Bytes of the file. */
  limitBytes: number;
  /** Fields that the form may have beside its file. */
  fields: readonly string[];
  /** What is wrong with the fields that have come; others follow unless the form is whole. */
  faultsOf?: (fields: Readonly<Record<string, string>>, isWhole: boolean) => Fault[];
}

export interface ReceivedForm {
  fields: Record<string, string>;
  file: ReceivedFile;
}

/**
 * The fields of a form and its file, which is in the store when this resolves: whoever calls keeps or drops it. All that
 * is wrong is told at once, as far as it came before the file, of which then nothing but the type is looked at, or the file
 * was right.
 * @throws Failure content_type_unsupported, invalid_body, parameter_unknown, invalid_value, file_missing,
 *   file_type_unsupported, file_too_large, too_many_files
 */
export async function receiveForm(
  services: UploadServices,
  request: Request,
  rules: UploadRules,
): Promise<ReceivedForm> {
  let file: ReceivedFile | undefined;
  try {
    const fields = await readForm(
      services,
      request,
      { ...rules, files: 1, needsFile: true },
      async (part) => {
        if (file)
          throw new Failure("too_many_files", "The form has more than one file. Send one.", FILE_FIELD);
        file = await receiveFile(services, part, rules.limitBytes);
      },
    );
    if (!file) throw fileMissing();
    return { fields, file };
  } catch (fault) {
    if (file) await dropFile(services, file.id);
    throw fault;
  }
}

export interface ReceivedForms {
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** What was wrong with the files; those that came before are dropped. */
  fault?: Failure;
}

/**
 * The fields of a form and as many files as it has, none too. A person who sent a wrong file gets the form back with
 * what was typed: so the rest of it is read, and nothing of it is kept.
 * @throws Failure content_type_unsupported, invalid_body, parameter_unknown, invalid_value, and file_too_large for a
 *   form that says that it is larger than all files may be together
 */
export async function receiveFiles(
  services: UploadServices,
  request: Request,
  rules: UploadRules & { files: number },
): Promise<ReceivedForms> {
  const files: ReceivedFile[] = [];
  let wrong: Failure | undefined;
  const drop = () => Promise.all(files.splice(0).map(({ id }) => dropFile(services, id)));
  try {
    const fields = await readForm(services, request, rules, async (part) => {
      if (wrong) return;
      try {
        if (files.length === rules.files)
          throw new Failure("too_many_files", `Send at most ${rules.files} files.`, FILE_FIELD);
        files.push(await receiveFile(services, part, rules.limitBytes));
      } catch (fault) {
        if (!(fault instanceof Failure)) throw fault;
        // What browsers send for a choice of files that was left empty.
        if (fault.code !== "file_missing") wrong = fault;
      }
    });
    if (!wrong) return { fields, files };
    await drop();
    return { fields, files, fault: wrong };
  } catch (fault) {
    await drop();
    throw fault;
  }
}

/** Reads a form part by part; files are taken by `takeFile`. @returns its fields */
async function readForm(
  services: UploadServices,
  request: Request,
  rules: UploadRules & { files: number; needsFile?: boolean },
  takeFile: (part: Part) => Promise<void>,
): Promise<Record<string, string>> {
  const declared = request.headers.get("content-length");
  const contentType = request.headers.get("content-type");
  if (contentType === null && (request.body === null || declared === "0")) throw fileMissing();
  const boundary = checkContentType(contentType ?? "");
  checkContentEncoding(request);
  if (Number(declared) > rules.limitBytes * rules.files + BESIDE_FILE_BYTES)
    throw fileTooLarge(rules.limitBytes);
  if (request.body === null) throw fileMissing();

  const fields: Record<string, string> = Object.create(null);
  const wrong: Fault[] = [];
  let wrongFile: Fault[] = [];
  const { faultsOf = () => [] } = rules;
  let hasFile = false;
  let isWhole = true;
  try {
    const source = inTime(services, request, request.body);
    const parts = rules.fields.length + rules.files + MOST_STRAY_PARTS;
    for await (const part of readParts(source, boundary, { parts, headBytes: HEAD_BYTES })) {
      if (part.name === FILE_FIELD) {
        // Nothing is stored of a form that is wrong already.
        isWhole = wrong.length === 0 && faultsOf(fields, false).length === 0;
        if (!isWhole) {
          if (rules.needsFile) wrongFile = await faultsOfFile(part);
          break;
        }
        hasFile = true;
        await takeFile(part);
      } else {
        isWhole = await takeField(part, fields, rules.fields, wrong);
        if (!isWhole) break;
      }
    }
  } catch (fault) {
    throw toldWith(wrong, asRefusal(fault, request));
  }
  if (rules.needsFile && isWhole && !hasFile) wrong.push(...fileMissing().faults);
  wrong.push(...faultsOf(fields, isWhole), ...wrongFile);
  if (wrong.length > 0) throw Failure.of(wrong);
  return fields;
}

/** A refusal with what was wrong before it; a form that breaks off, or goes on and on, is refused for that alone. */
function toldWith(wrong: readonly Fault[], refusal: unknown): unknown {
  if (wrong.length === 0 || !(refusal instanceof Failure)) return refusal;
  return Failure.of(refusal.code === "invalid_body" ? wrong : [...wrong, ...refusal.faults]);
}

/** What must be the same in a repeat of a form: its fields, the name and the content of its file. */
export function formText({ fields, file }: ReceivedForm): string {
  const entries = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([entries, file.name, file.sha256]);
}

/** @returns the boundary */
function checkContentType(contentType: string): string {
  const [type = ""] = contentType.split(";");
  if (type.trim().toLowerCase() !== "multipart/form-data")
    throw new Failure(
      "content_type_unsupported",
      `The body must be a form with a file: send it as multipart/form-data${type === "" ? "" : `, not "${type.trim().slice(0, 80)}"`}.`,
    );
  const boundary = boundaryOf(contentType);
  if (boundary === undefined)
    throw new Failure(
      "invalid_body",
      "The Content-Type of the form names no boundary that can be used. Let the library that writes the form write this header too.",
    );
  return boundary;
}

/**
 * Takes a field into those that were sent, or what is wrong with it, once for each name.
 * @returns false where it is so long that the form is read no further
 */
async function takeField(
  part: Part,
  fields: Record<string, string>,
  known: readonly string[],
  wrong: Fault[],
): Promise<boolean> {
  const name = part.name.slice(0, 80);
  const refuse = (code: Fault["code"], message: string) => {
    if (wrong.every(({ param }) => param !== name)) wrong.push({ code, message, param: name });
  };
  const bytes = await readField(part);
  if (!known.includes(part.name))
    refuse(
      "parameter_unknown",
      `The parameter "${name}" does not exist here. Check its spelling, or leave it out.`,
    );
  else if (name in fields)
    refuse("invalid_value", `The parameter "${name}" is sent more than once. Send it once.`);
  else if (!bytes) refuse("invalid_value", `"${name}" is longer than ${FIELD_BYTES} bytes.`);
  else if (!isUtf8(bytes)) refuse("invalid_value", `"${name}" must be text in UTF-8.`);
  else fields[name] = utf8.decode(bytes);
  return bytes !== undefined;
}

const utf8 = new TextDecoder("utf-8");

/** The content of a field; undefined where it is longer than one may be. */
async function readField({ content }: Part): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > FIELD_BYTES) return undefined;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

/** What is wrong with a file that is not stored, by how it begins. */
async function faultsOfFile(part: Part): Promise<Fault[]> {
  try {
    await beginFile(part);
    return [];
  } catch (fault) {
    if (fault instanceof Failure) return fault.faults;
    throw fault;
  }
}

/** The type of a file and all its bytes. @throws Failure file_missing, file_type_unsupported */
async function beginFile({ fileName = "", content }: Part) {
  const chunks = content[Symbol.asyncIterator]();
  const first = await readFirst(chunks);
  if (first.length === 0 && fileName === "") throw fileMissing();
  const contentType = documentTypeOf(first);
  if (contentType === undefined)
    throw new Failure(
      "file_type_unsupported",
      first.length === 0
        ? "The file is empty. Send a PDF, JPEG, PNG or WebP with its content."
        : "The file is no PDF, JPEG, PNG or WebP by its first bytes. Convert it to one of these.",
      FILE_FIELD,
    );
  return { contentType, bytes: followedBy(first, chunks) };
}

async function receiveFile(
  { files, ids }: UploadServices,
  part: Part,
  limitBytes: number,
): Promise<ReceivedFile> {
  const { contentType, bytes } = await beginFile(part);
  const id = ids.next();
  try {
    const stored = await files.write(id, bytes, { limitBytes });
    return { id, name: cleanFileName(part.fileName ?? "") ?? FILE_FIELD, contentType, ...stored };
  } catch (fault) {
    throw fault instanceof FileTooLarge ? fileTooLarge(limitBytes) : fault;
  }
}

/** Enough of the first bytes to tell the type, or all there are. */
async function readFirst(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let first = Buffer.alloc(0);
  while (first.length < TYPE_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    first = Buffer.concat([first, next.value]);
  }
  return first;
}

async function* followedBy(first: Uint8Array, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}

/**
 * The body as it comes in; its memory is given back chunk by chunk, as `readParts` leaves it behind. A client that
 * sends nothing is cut off by the server; the limit here is for one that sends a byte now and then.
 */
async function* inTime(
  { clock, keepWaiting }: UploadServices,
  request: Request,
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const began = clock.monotonicMs();
  let waitedAnew = began;
  let before: Uint8Array | undefined;
  for await (const chunk of body) {
    const now = clock.monotonicMs();
    if (now - began > RECEIVE_MS)
      throw new Failure("invalid_body", "The form took longer than 30 minutes to arrive. Send it again.");
    if (now - waitedAnew >= WAIT_ANEW_MS) {
      waitedAnew = now;
      keepWaiting(request);
    }
    yield chunk;
    if (before) release(before);
    before = chunk;
  }
}

function asRefusal(fault: unknown, request: Request): unknown {
  if (fault instanceof MultipartFault)
    return new Failure(
      "invalid_body",
      `The form ${fault.message}. Let a library write it, and send it whole.`,
    );
  return ofSender(fault, request, "form");
}

function fileMissing(): Failure {
  return new Failure(
    "file_missing",
    'The form has no file. Send multipart/form-data with one file in the field "file".',
    FILE_FIELD,
  );
}

function fileTooLarge(limitBytes: number): Failure {
  return new Failure(
    "file_too_large",
    `The file is larger than ${limitBytes} bytes (${limitBytes / 1024 / 1024} MiB). Send a smaller one.`,
    FILE_FIELD,
  );
}
