import { expect, test } from "bun:test";
import { handleFrom } from "./handle.ts";

test("a name suggests its letters as they are written where there are no others", () => {
  for (const [name, handle] of [
    ["Maré Lda", "mare-lda"],
    ["Müller & Söhne Strick", "mueller-soehne-strick"],
    ["Mu\u0308ller", "mueller"],
    ["ÅRE Færøerne Weiß", "aare-faeroeerne-weiss"],
    ["…", ""],
    ["Uma empresa de nome muito comprido mesmo, SA", "uma-empresa-de-nome-muito-comprido-mesmo"],
  ] as const)
    expect(handleFrom(name)).toBe(handle);
});
