/** Authenticated encryption of small values (AES-256-GCM) and the hashes of secrets. */
import { late } from "./late.ts";
import { randomOctets } from "./random.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts bytes under a 32-byte key: nonce, ciphertext, tag. `context` must be given again to open it. */
export function seal(key: Uint8Array, plain: Uint8Array, context: string): Uint8Array {
  const nonce = randomOctets(NONCE_BYTES);
  const cipher = late.crypto.createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what `seal` closed; undefined when key, context or bytes are not the same. */
export function open(key: Uint8Array, sealed: Uint8Array, context: string): Uint8Array | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = late.crypto.createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
  try {
    const body = decipher.update(sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES));
    return Buffer.concat([body, decipher.final()]);
  } catch {
    return undefined;
  }
}

/** As `open`, without node's cryptography, which takes ten times as long to load as this takes. */
export async function openAtStart(
  key: Uint8Array,
  sealed: Uint8Array,
  context: string,
): Promise<Uint8Array | undefined> {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const opening = await crypto.subtle.importKey("raw", new Uint8Array(key), "AES-GCM", false, ["decrypt"]);
  const [iv, body] = [sealed.slice(0, NONCE_BYTES), sealed.slice(NONCE_BYTES)];
  const additionalData = Buffer.from(context);
  return crypto.subtle
    .decrypt({ name: "AES-GCM", iv, additionalData }, opening, body)
    .then((plain) => new Uint8Array(plain))
    .catch(() => undefined);
}

/** SHA-256 in lower-case hexadecimal. */
export function sha256Hex(data: string | Uint8Array): string {
  return Bun.SHA256.hash(data, "hex");
}

/** Compares two texts in time that depends on their length only. */
export function sameSecret(left: string, right: string): boolean {
  return crypto.timingSafeEqual(Bun.SHA256.hash(left), Bun.SHA256.hash(right));
}
