/** Papers as files, made by the programs that companies make theirs with: by each its own way to set text. */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Json } from "../../src/domain/passports/content.ts";
import { fibres } from "./fibres.ts";
import type { FiledPaper } from "./specimen.ts";

const FOLDER = join(import.meta.dir, "filed");

/** What `truth.json` says of a file: shares and certificates in short, all else as the template has it. */
const TRUTH = z.strictObject({
  language: z.string(),
  template: z.string(),
  kind: z.enum(["tech_sheet", "invoice", "certificate", "test_report", "declaration", "other"]),
  /** The product that a document with several is uploaded for. */
  product: z.strictObject({ reference: z.string(), gtin: z.string().nullable() }).optional(),
  truth: z
    .strictObject({
      fibre_composition: z.string().optional(),
      certificates: z.array(z.string()).optional(),
    })
    .catchall(z.union([z.string(), z.number(), z.array(z.string())])),
});

/** The papers of a folder with files and `truth.json`: one of `filed`, or any by its whole path. */
export function filedPapers(set: string): FiledPaper[] {
  const told = z
    .record(z.string(), TRUTH)
    .parse(JSON.parse(readFileSync(resolve(FOLDER, set, "truth.json"), "utf8")));
  return Object.entries(told).map(([file, { truth, product, ...paper }]) => {
    const { fibre_composition: shares, certificates, ...others } = truth;
    const whole: Record<string, Json> = { ...others };
    if (shares !== undefined) whole["fibre_composition"] = fibres(shares);
    if (certificates) whole["certificates"] = certificates.map((number) => ({ number }));
    return {
      ...paper,
      ...(product && { product }),
      name: `${set} ${file}`,
      file: join(set, file),
      truth: whole,
    };
  });
}

export async function bytesOf({ file }: FiledPaper): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(resolve(FOLDER, file)));
}
