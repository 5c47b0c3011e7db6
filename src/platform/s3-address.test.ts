import { describe, expect, test } from "bun:test";
import { bucketUrl, parseS3Address, shortS3Address } from "./s3-address.ts";

describe("the address of files in S3", () => {
  test("is a bucket with a prefix, at Amazon unless an endpoint is named", () => {
    const amazon = parseS3Address("s3://my-bucket/carnet/files?region=eu-west-3");
    expect(amazon).toEqual({
      bucket: "my-bucket",
      prefix: "carnet/files/",
      endpoint: "https://s3.eu-west-3.amazonaws.com",
      region: "eu-west-3",
      pathStyle: false,
    });
    expect(bucketUrl(amazon)).toBe("https://my-bucket.s3.eu-west-3.amazonaws.com");
    expect(shortS3Address(amazon)).toBe("s3://my-bucket/carnet/files/");
    const own = parseS3Address("s3://my-bucket?endpoint=http://10.0.0.5:9000");
    expect(own).toMatchObject({ prefix: "", region: "us-east-1", pathStyle: true });
    expect(bucketUrl(own)).toBe("http://10.0.0.5:9000/my-bucket");
  });

  test("puts the bucket into the path or the host as asked, and never a bucket with dots into the host by itself", () => {
    const styles: [string, string][] = [
      ["s3://b-1?endpoint=https://s3.example.com:444&path_style=false", "https://b-1.s3.example.com:444"],
      ["s3://b-1?region=eu-1&path_style=true", "https://s3.eu-1.amazonaws.com/b-1"],
      ["s3://b.1?region=eu-1", "https://s3.eu-1.amazonaws.com/b.1"],
    ];
    for (const [text, url] of styles) expect(bucketUrl(parseS3Address(text))).toBe(url);
  });

  test("is refused with what it must be", () => {
    const refused: [string, RegExp][] = [
      ["/var/files", /s3:\/\/bucket/],
      ["https://s3.example.com/bucket", /s3:\/\/bucket/],
      ["s3://", /bucket/],
      ["s3://Bucket", /small letters/],
      ["s3://bu_cket", /small letters/],
      ["s3://id:secret@bucket", /CARNET_S3_ACCESS_KEY_ID/],
      ["s3://bucket:9000", /bucket/],
      ["s3://bucket/a b", /prefix/],
      ["s3://bucket/a//b", /prefix/],
      ["s3://bucket/a#b", /prefix/],
      ["s3://bucket?endpoint=s3.example.com", /endpoint/],
      ["s3://bucket?endpoint=https://s3.example.com/bucket", /scheme, host and port only/],
      ["s3://bucket?endpoint=https://id:secret@s3.example.com", /scheme, host and port only/],
      ["s3://bucket?region=EU%20West", /region/],
      ["s3://bucket?path_style=yes", /path_style=true/],
      ["s3://bucket?secret=x", /no others/],
      ["s3://bucket?region=a&region=b", /once at most/],
    ];
    for (const [text, words] of refused) expect(() => parseS3Address(text), text).toThrow(words);
  });
});
