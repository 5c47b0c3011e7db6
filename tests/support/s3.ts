/** Files in S3: the setting for a server under test, and what lies in the bucket, asked of the service itself. */
import { S3_KEYS } from "../../scripts/s3.ts";

/** Address of the bucket of this run; undefined where files are kept on disk. */
export const S3_URL = process.env.CARNET_TEST_S3;

/** The settings that keep the files of a server in a bucket, under a prefix of its own. */
export function s3Settings(
  bucketUrl: string,
  prefix: string,
  keys: Partial<typeof S3_KEYS> = {},
): Record<string, string> {
  const { origin, pathname } = new URL(bucketUrl);
  return {
    CARNET_FILES: `s3:/${pathname}/${prefix}?endpoint=${origin}`,
    CARNET_S3_ACCESS_KEY_ID: keys.accessKeyId ?? S3_KEYS.accessKeyId,
    CARNET_S3_SECRET_ACCESS_KEY: keys.secretAccessKey ?? S3_KEYS.secretAccessKey,
  };
}

/** Names of the objects under a prefix, without it, in order. */
export async function s3Names(bucketUrl: string, prefix: string): Promise<string[]> {
  const text = await (await fetch(`${bucketUrl}?list-type=2&max-keys=1000&prefix=${prefix}/`)).text();
  return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)]
    .map(([, key = ""]) => key.slice(prefix.length + 1))
    .sort();
}

/** The bytes of an object. */
export async function s3Bytes(bucketUrl: string, key: string): Promise<Buffer> {
  const answer = await fetch(`${bucketUrl}/${key}`);
  if (!answer.ok) throw new Error(`the object ${key} is not there`);
  return Buffer.from(await answer.arrayBuffer());
}
