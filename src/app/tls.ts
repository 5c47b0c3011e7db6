/** The certificate of `CARNET_TLS_CERT` and `CARNET_TLS_KEY`: read, checked, and watched for a new one. */
import { readFileSync } from "node:fs";
import { late } from "../platform/late.ts";

/** Where certificate and key lie. */
export interface TlsFiles {
  cert: string;
  key: string;
}

export interface Certificate {
  /** PEM, the server's own certificate first. */
  cert: string;
  /** PEM. */
  key: string;
  /** Unix milliseconds. */
  validUntil: number;
}

/** Certificate and key cannot be used; the message says which file and why. */
export class TlsError extends Error {
  override name = "TlsError";
}

/**
 * Reads certificate and key and checks that they belong together.
 * @throws TlsError
 */
export function readCertificate(files: TlsFiles): Certificate {
  const cert = readText(files.cert, "CARNET_TLS_CERT");
  const key = readText(files.key, "CARNET_TLS_KEY");
  const parsed = parse(
    () => new late.crypto.X509Certificate(cert),
    `${files.cert} (CARNET_TLS_CERT) holds no certificate in PEM form`,
  );
  const secret = parse(
    () => late.crypto.createPrivateKey(key),
    `${files.key} (CARNET_TLS_KEY) holds no private key in PEM form without a passphrase`,
  );
  if (!parsed.checkPrivateKey(secret))
    throw new TlsError(
      `The key in ${files.key} does not belong to the certificate in ${files.cert}. Set the two that were issued together.`,
    );
  return { cert, key, validUntil: parsed.validToDate.getTime() };
}

/**
 * Looks at the files again and again, and hands over each new certificate that can be used. What cannot be used is
 * told once; the one before stays.
 * @returns ends the watch
 */
export function watchCertificate(
  files: TlsFiles,
  options: {
    everyMs: number;
    onChange(certificate: Certificate): Promise<void> | void;
    onFault(fault: unknown): void;
  },
): () => void {
  let last = stateOf(files);
  let busy = false;
  const timer = setInterval(async () => {
    const state = stateOf(files);
    if (busy || state === last) return;
    busy = true;
    last = state;
    try {
      await options.onChange(readCertificate(files));
    } catch (fault) {
      options.onFault(fault);
    }
    busy = false;
  }, options.everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** The text of both files: a time of change can stand still, and links can lead elsewhere without one. */
function stateOf(files: TlsFiles): string {
  return [files.cert, files.key].map((path) => contentOf(path)).join("\n");
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (fault) {
    return `unreadable: ${fault}`;
  }
}

function readText(path: string, setting: string): string {
  return parse(() => readFileSync(path, "utf8"), `${path} (${setting}) cannot be read`);
}

function parse<T>(read: () => T, otherwise: string): T {
  try {
    return read();
  } catch (fault) {
    throw new TlsError(`${otherwise}: ${fault instanceof Error ? fault.message : fault}.`);
  }
}
