/** Where in an S3 service files are kept, as the setting writes it: `s3://bucket/prefix?endpoint=…&region=…`. */

export interface S3Address {
  bucket: string;
  /** What the names of all objects begin with: empty, or with a slash at its end. */
  prefix: string;
  /** Origin of the service, such as `https://s3.eu-west-3.amazonaws.com`. */
  endpoint: string;
  region: string;
  /** Whether the bucket stands in the path (`endpoint/bucket`), else in the host (`bucket.endpoint`). */
  pathStyle: boolean;
}

const OPTIONS = ["endpoint", "region", "path_style"] as const;
/** The rules for names of buckets of Amazon S3, which the others share. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** Characters that every service takes and that no signature writes in two ways. */
const PREFIX = /^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/;
const REGION = /^[a-z0-9-]{1,64}$/;
/** The region of requests to services that know none. */
const USUAL_REGION = "us-east-1";

/** @throws Error that says what the address must be */
export function parseS3Address(text: string): S3Address {
  const url = URL.parse(text);
  if (url?.protocol !== "s3:")
    throw new Error("must be an address such as s3://bucket/prefix?endpoint=https://s3.example.com");
  if (url.username || url.password)
    throw new Error(
      "must hold no keys: they belong into CARNET_S3_ACCESS_KEY_ID and CARNET_S3_SECRET_ACCESS_KEY",
    );
  const bucket = url.host;
  if (!BUCKET.test(bucket))
    throw new Error("must name a bucket after s3://, of 3 to 63 small letters, digits, dots and hyphens");
  const prefix = url.pathname.replace(/^\/|\/$/g, "");
  if ((prefix !== "" && !PREFIX.test(prefix)) || prefix.split("/").some(isDots) || url.hash)
    throw new Error(
      "must have a prefix of letters, digits, dots, hyphens and slashes after the bucket, or none",
    );
  const option = optionsOf(url.searchParams);
  const region = option("region") ?? USUAL_REGION;
  if (!REGION.test(region)) throw new Error("must have a region such as eu-west-3, or none");
  const endpoint = option("endpoint");
  return {
    bucket,
    prefix: prefix === "" ? "" : `${prefix}/`,
    endpoint: endpoint === undefined ? `https://s3.${region}.amazonaws.com` : originOf(endpoint),
    region,
    // A certificate for *.host does not cover a bucket with dots.
    pathStyle: flagOf(option("path_style")) ?? (endpoint !== undefined || bucket.includes(".")),
  };
}

/** Address of the bucket, without a slash at its end. */
export function bucketUrl({ endpoint, bucket, pathStyle }: S3Address): string {
  return pathStyle ? `${endpoint}/${bucket}` : endpoint.replace("://", `://${bucket}.`);
}

/** The address as people read it, without its options. */
export function shortS3Address({ bucket, prefix }: S3Address): string {
  return `s3://${bucket}/${prefix}`;
}

function optionsOf(sent: URLSearchParams): (name: (typeof OPTIONS)[number]) => string | undefined {
  for (const name of sent.keys())
    if (!OPTIONS.some((one) => one === name) || sent.getAll(name).length > 1)
      throw new Error(`must have each of the options ${OPTIONS.join(", ")} once at most, and no others`);
  return (name) => sent.get(name) ?? undefined;
}

function originOf(endpoint: string): string {
  const url = URL.parse(endpoint);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:"))
    throw new Error("must have an endpoint such as https://s3.example.com");
  if (url.username || url.password || url.pathname !== "/" || url.search || url.hash)
    throw new Error("must have an endpoint of scheme, host and port only, such as https://s3.example.com");
  return url.origin;
}

function flagOf(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text !== "true" && text !== "false") throw new Error("must have path_style=true or path_style=false");
  return text === "true";
}

/** A segment that a URL resolves away. */
function isDots(segment: string): boolean {
  return segment === "." || segment === "..";
}
