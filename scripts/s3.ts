/** An S3 service of its own for the tests, in a temporary folder: it checks the signature of what is signed. */
import crypto from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

/** The one access key that the service knows. */
export const S3_KEYS = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

const BUCKET = "carnet-files";

export interface TemporaryS3 {
  /** Address of the bucket. Requests without a signature pass too, so that tests see what lies there. */
  url: string;
  /** Lets go of the port; objects stay. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export async function startS3(): Promise<TemporaryS3> {
  nameDes();
  const { default: S3rver } = await import("@20minutes/s3rver");
  const directory = mkdtempSync(join(tmpdir(), "carnet-s3-"));
  const port = await freePort();
  const create = () =>
    new S3rver({
      address: "127.0.0.1",
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
  let server = create();
  await server.run();
  return {
    url: `http://127.0.0.1:${port}/${BUCKET}`,
    pause: () => server.close(),
    async resume() {
      server = create();
      await server.run();
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The service writes the place in a list with the cipher "des", which OpenSSL knew and BoringSSL names "des-cbc". */
function nameDes(): void {
  const { createCipheriv, createDecipheriv } = crypto;
  if (crypto.getCiphers().includes("des")) return;
  const named = (cipher: string) => (cipher === "des" ? "des-cbc" : cipher);
  Object.assign(crypto, {
    createCipheriv: (...[cipher, ...rest]: Parameters<typeof createCipheriv>) =>
      createCipheriv(named(cipher), ...rest),
    createDecipheriv: (...[cipher, ...rest]: Parameters<typeof createDecipheriv>) =>
      createDecipheriv(named(cipher), ...rest),
  });
}
