/** Passwords that everybody tries first, as `scripts/pack.ts` packed them: of those that are long enough for Carnet. */
import { readEmbedded } from "../../platform/embedded.ts";

/** The packed file. */
export const COMMON_PASSWORDS = "common-passwords.json";

/** Asked seldom, and eighteen thousand: they do not stay in memory. @param plain in small letters */
export function isCommonPassword(plain: string): boolean {
  const packed = JSON.parse(new TextDecoder().decode(readEmbedded(COMMON_PASSWORDS))) as readonly string[];
  return packed.includes(plain);
}
