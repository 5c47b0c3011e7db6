/** One request to whoever serves this page: the server, or the box beside the line. */
import { signal } from "@preact/signals";

/** False while nothing answers. */
export const reachable = signal(true);

const TIMEOUT_MS = 30_000;

/** A no, with the sentence that says why. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Nothing answered: what was asked for may have happened or not. */
export class Unreachable extends Error {}

export function read<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const search = new URLSearchParams(query).toString();
  return ask<T>(search === "" ? path : `${path}?${search}`, {});
}

/** @param key of idempotency: give the same one again when the same thing is sent again */
export function send<T>(path: string, body: object, key: string = crypto.randomUUID()): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body),
  });
}

/** @throws Refusal, Unreachable */
async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const response = await reach(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return (await bodyOf(response)) as T;
}

/** Sends something that is answered with a file. @throws Refusal, Unreachable */
export async function sendForFile(path: string, body: object): Promise<{ blob: Blob; name: string }> {
  const response = await reach(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) await bodyOf(response);
  reachable.value = true;
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const blob = await response.blob().catch(() => {
    throw new Unreachable();
  });
  return { blob, name: name ?? "labels" };
}

/**
 * Sends something that is answered with one JSON value a line, over time.
 * @param stop ends it, which counts as broken off
 * @throws Refusal, Unreachable also when the answer breaks off
 */
export async function* follow<T>(path: string, body: object, stop?: AbortSignal): AsyncGenerator<T, void> {
  const response = await reach(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    ...(stop ? { signal: stop } : {}),
  });
  if (!response.ok || !response.body) {
    await bodyOf(response);
    return;
  }
  reachable.value = true;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new Unreachable();
      });
      if (done) return;
      text += value;
      for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n")) {
        yield JSON.parse(text.slice(0, end)) as T;
        text = text.slice(end + 1);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function reach(path: string, init: RequestInit): Promise<Response> {
  return fetch(`/kiosk/api${path}`, init).catch((fault: unknown) => {
    reachable.value = fault instanceof DOMException && fault.name === "AbortError";
    throw new Unreachable();
  });
}

/** @throws Refusal, Unreachable */
async function bodyOf(response: Response): Promise<unknown> {
  const body = (await response.json().catch(() => undefined)) as
    | { error?: { code: string; message: string } }
    | undefined;
  if (response.ok && body) {
    reachable.value = true;
    return body;
  }
  // A proxy in between answers while the server is away.
  if (!body?.error || response.status >= 500) {
    reachable.value = false;
    throw new Unreachable();
  }
  reachable.value = true;
  const { code, message } = body.error;
  // The page without its pairing is the one to pair on.
  if (code === "sign_in_required") location.reload();
  throw new Refusal(code, message);
}
