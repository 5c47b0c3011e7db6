/** A document from a file or from the web, within limits. */
import { readFileSync, statSync } from "node:fs";
import { Failure } from "../domain/failure.ts";
import { reasonOfFile } from "./file-fault.ts";

/** Seconds for a document from the web to be there, redirects included. */
const FETCH_SECONDS = 10;
const MAX_REDIRECTS = 3;
const WEB_BYTES = 5 * 1024 * 1024;
const FILE_BYTES = 64 * 1024 * 1024;

export interface Source {
  /** The file as named, or the address that answered after redirects. */
  place: string;
  text: string;
}

/** Whether a word of the command line is a web address rather than a file. */
export function isAddress(word: string): boolean {
  return /^https?:\/\//i.test(word);
}

/**
 * A file as text; `-` is standard input.
 * @throws Failure when it cannot be read
 */
export async function readSource(file: string): Promise<Source> {
  try {
    if (file === "-") return { place: "standard input", text: await new Response(Bun.stdin.stream()).text() };
    if (statSync(file).size > FILE_BYTES) throw new Error(`it has more than ${FILE_BYTES / 1024 / 1024} MB`);
    return { place: file, text: readFileSync(file, "utf8") };
  } catch (fault) {
    throw new Failure("invalid_value", `${file} cannot be read: ${reasonOfFile(fault)}.`);
  }
}

/**
 * What is at an address, as JSON where there is a choice.
 * @throws Failure when it cannot be had
 */
export async function fetchSource(address: string): Promise<Source> {
  const signal = AbortSignal.timeout(FETCH_SECONDS * 1000);
  let place = address;
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const response = await fetch(place, {
        redirect: "manual",
        signal,
        headers: { Accept: "application/json" },
      });
      const target =
        response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
      if (target === null) {
        if (!response.ok) throw new Error(`it answered ${response.status}`);
        return { place, text: await textOf(response) };
      }
      await response.body?.cancel();
      const next = URL.parse(target, place)?.href ?? "";
      if (!isAddress(next)) throw new Error("it redirects to something that is no web address");
      place = next;
    }
    throw new Error(`it redirects more than ${MAX_REDIRECTS} times`);
  } catch (fault) {
    const reason = signal.aborted
      ? `there was no whole answer within ${FETCH_SECONDS} seconds`
      : fault instanceof Error
        ? fault.message
        : String(fault);
    throw new Failure("invalid_value", `${address} cannot be read: ${reason}`);
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > WEB_BYTES) throw new Error(`it has more than ${WEB_BYTES / 1024 / 1024} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
