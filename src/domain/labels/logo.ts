import { type Picture, readPng } from "../../formats/labels/picture.ts";
import type { Database, Queryable } from "../../storage/database.ts";
import { recordActivity } from "../activity/record.ts";
import { redraw } from "../pictures/redraw.ts";
import type { Scope } from "../scope.ts";
import { findLogo, replaceLogo } from "./rows.ts";
import type { LabelLogo } from "./shape.ts";

/** Largest file of a logo that is taken: 2 MiB. */
export const LOGO_BYTES = 2 * 1024 * 1024;
const MEGAPIXELS = 20;
/** Longer side of the kept form, in pixels: 60 mm at 300 dpi. */
const KEPT_SIDE = 720;

/**
 * Gives the company the logo of its labels, drawn anew as a small PNG.
 * @param bytes JPEG, PNG or WebP; undefined takes the logo away
 * @throws Failure file_type_unsupported, file_too_large, invalid_value, rate_limited
 */
export async function setLogo(db: Database, scope: Scope, bytes: Uint8Array | undefined): Promise<void> {
  const drawn = bytes && (await redraw(bytes, { kind: "png", side: KEPT_SIDE, megapixels: MEGAPIXELS }));
  const png = drawn?.bytes;
  await db.write(async (tx) => {
    await replaceLogo(tx, scope, png);
    await recordActivity(tx, scope, png ? "label_logo.set" : "label_logo.removed", scope.company.id);
  });
}

/** The logo of the company, ready to be drawn. */
export async function logoOf(db: Queryable, scope: Scope): Promise<Picture | undefined> {
  const png = await findLogo(db, scope);
  return png && readPng(png);
}

/** The same for programs. */
export async function getLabelLogo(db: Queryable, scope: Scope): Promise<LabelLogo> {
  const png = await findLogo(db, scope);
  return {
    id: scope.company.id,
    object: "label_logo",
    livemode: scope.livemode,
    created: scope.company.created,
    png: png?.toBase64() ?? null,
  };
}
