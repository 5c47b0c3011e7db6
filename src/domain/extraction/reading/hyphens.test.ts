import { expect, test } from "bun:test";
import { isParted } from "./hyphens.ts";

test("a word that the end of a line parts goes on with small letters", () => {
  for (const [last, first] of [
    ["Taschenfut-", "ter:"],
    ["(zasad-", "nicza)"],
    ["ÚDRŽ-".toLowerCase(), "ba"],
    ["επεν‐", "δυση"],
    ["waschma-", "schinen-"],
  ] as const)
    expect(isParted(last, first), `${last} ${first}`).toBe(true);
});

test("other hyphens at the end of a line stand for themselves, for the rest of a word, or in a code", () => {
  for (const [last, first] of [
    ["Ober-", "und"],
    ["Woll-", "oder"],
    ["cima-", "e"],
    ["GOTS-", "zertifiziert"],
    ["Oeko-Tex-", "zertifikat"],
    ["Baumwoll-", "Mischung"],
    ["AB-12-", "cd"],
    ["info@some-", "where.example"],
    ["T-", "shirt"],
    ["pro-", "4711"],
    ["Futter", "stoff"],
  ] as const)
    expect(isParted(last, first), `${last} ${first}`).toBe(false);
});
