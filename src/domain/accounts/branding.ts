/** How a company's public pages look: its colours, links and languages, and its logo. */
import { and, eq } from "drizzle-orm";
import { isId } from "../../platform/ids.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import { sourceOf } from "../../storage/files.ts";
import { recordActivity } from "../activity/record.ts";
import { Failure } from "../failure.ts";
import { dropFile, isSurelyRefused } from "../files/drop.ts";
import { insertFile } from "../files/rows.ts";
import { type Picture, redraw } from "../pictures/redraw.ts";
import type { Scope } from "../scope.ts";
import type { Services } from "../services.ts";
import type { Branding, Logo } from "./brand.ts";
import { contrastIn, isReadable, readableShade, TEXT_CONTRAST, type Theme } from "./brand-colours.ts";
import type { BrandingInput } from "./branding-shape.ts";
import { companyOfAccount, datasetsOf, updateAccount } from "./rows.ts";

/**
 * Changes all but the logo, on public pages at once.
 * @param input as its shape takes it
 * @throws Failure invalid_value for a colour that cannot be read, or a default language that is not offered
 */
export async function changeBranding(tx: Transaction, scope: Scope, input: BrandingInput): Promise<Branding> {
  checkBranding(input);
  const before = await heldBranding(tx, scope);
  const branding = { ...input, logo: before.logo };
  const changed = (Object.keys(input) as (keyof BrandingInput)[]).filter(
    (name) => !Bun.deepEquals(input[name], before[name]),
  );
  await store(tx, scope, branding, changed);
  return branding;
}

/** @throws Failure invalid_value */
export function checkBranding({ colour, colour_dark, languages, default_language }: BrandingInput): void {
  if (colour === null && colour_dark !== null)
    throw new Failure("invalid_value", "A colour for dark ground needs one for light ground.", "colour");
  checkColour("light", colour, "colour");
  checkColour("dark", colour_dark, "colour_dark");
  if (!languages.includes(default_language))
    throw new Failure(
      "invalid_value",
      "The default language must be one of those that are offered.",
      "default_language",
    );
}

function checkColour(theme: Theme, colour: string | null, param: string): void {
  if (colour === null || isReadable(theme, colour)) return;
  const ratio = contrastIn(theme, colour).toFixed(1);
  throw new Failure(
    "invalid_value",
    `Text in ${colour} on ${theme} ground has a contrast of ${ratio}:1, and people need ${TEXT_CONTRAST}:1 to read it (WCAG 2.2 AA). The nearest shade that has it is ${readableShade(theme, colour)}.`,
    param,
  );
}

/** Longer side of a logo: three times what a page shows, for sharp screens. */
const LOGO_SIDE = 480;
/** Largest logo: it is loaded with every public page. One that draws larger is drawn smaller. */
const LOGO_BYTES = 24 * 1024;

async function redrawLogo(bytes: Uint8Array): Promise<Picture> {
  let side = LOGO_SIDE;
  let drawn = await redraw(bytes, { kind: "webp", side });
  while (drawn.bytes.length > LOGO_BYTES && side > 120) {
    side = Math.floor(side * 0.75);
    drawn = await redraw(bytes, { kind: "webp", side });
  }
  return drawn;
}

/**
 * Gives the company its logo, in place of the one before: JPEG, PNG or WebP, at most 10 MB. It is drawn anew as
 * WebP, as product images are, small enough for the public page.
 * @throws Failure file_type_unsupported, file_too_large, invalid_value, rate_limited
 */
export async function setLogo(
  services: Pick<Services, "db" | "files" | "log">,
  scope: Scope,
  bytes: Uint8Array,
): Promise<Branding> {
  const { db, files } = services;
  const { bytes: drawn, contentType, width, height } = await redrawLogo(bytes);
  const id = scope.ids.next();
  // Before the transaction, in which no file is waited for. What a crash leaves here, the sweep removes.
  const stored = await files.write(id, sourceOf(drawn));
  try {
    return await db.write((tx) =>
      showLogo(tx, scope, { id, width, height }, { ...stored, content_type: contentType }),
    );
  } catch (fault) {
    if (isSurelyRefused(fault)) await dropFile(services, id);
    throw fault;
  }
}

/** Takes the logo away: pages show the name. */
export async function removeLogo(tx: Transaction, scope: Scope): Promise<Branding> {
  const branding = await heldBranding(tx, scope);
  const next = { ...branding, logo: null };
  await dropLogo(tx, scope, branding.logo);
  await store(tx, scope, next, ["logo"]);
  return next;
}

async function showLogo(
  tx: Transaction,
  scope: Scope,
  logo: Logo,
  file: { size: number; sha256: string; content_type: string },
): Promise<Branding> {
  const branding = await heldBranding(tx, scope);
  const { live } = await datasetsOf(tx, scope.company.n);
  const { id, width, height } = logo;
  const { size, sha256, content_type } = file;
  const about = { logo_of: scope.company.n, width, height };
  await insertFile(tx, { id, size, sha256, content_type, about, dataset_n: live, created: scope.now });
  await dropLogo(tx, scope, branding.logo);
  const next = { ...branding, logo };
  await store(tx, scope, next, ["logo"]);
  return next;
}

/** The look as it stands, until the transaction ends: a new colour and a new logo at once must not undo each other. */
async function heldBranding(tx: Transaction, scope: Scope): Promise<Branding> {
  await tx.lock(`branding:${scope.company.n}`);
  return (await companyOfAccount(tx, scope.company.n)).branding;
}

async function dropLogo(tx: Transaction, scope: Scope, logo: Logo | null): Promise<void> {
  if (logo === null) return;
  const { files } = tx.tables;
  await tx.q.delete(files).where(eq(files.id, logo.id));
  tx.afterCommit(() => scope.contentGone(logo.id));
}

async function store(
  tx: Transaction,
  scope: Scope,
  branding: Branding,
  changed: readonly string[],
): Promise<void> {
  await updateAccount(tx, scope.company.n, { branding });
  const { live } = await datasetsOf(tx, scope.company.n);
  const records = { ...scope, dataset: live, livemode: true };
  await recordActivity(tx, records, "company.branding_changed", scope.company.id, { changed: [...changed] });
  tx.afterCommit(() => scope.publicationChanged(null));
}

/** The file with this id, when it is the logo of a company: logos are public, other files are not. */
export async function findLogo(
  db: Queryable,
  id: string,
): Promise<{ content_type: string; sha256: string } | undefined> {
  if (!isId(id)) return undefined;
  const { files, datasets, accounts } = db.tables;
  const [row] = await db.q
    .select({ content_type: files.content_type, sha256: files.sha256, account: accounts.n })
    .from(files)
    .innerJoin(datasets, and(eq(datasets.n, files.dataset_n), eq(datasets.livemode, true)))
    .innerJoin(accounts, eq(accounts.n, datasets.account_n))
    .where(eq(files.id, id))
    .limit(1);
  if (!row) return undefined;
  const { branding } = await companyOfAccount(db, row.account);
  return branding.logo?.id === id ? { content_type: row.content_type, sha256: row.sha256 } : undefined;
}
