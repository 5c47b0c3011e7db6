import { expect, test } from "bun:test";
import { splitAddress } from "./split-address.ts";

test("path and query are as they were sent", () => {
  const cases: [string, string, string][] = [
    ["http://a.example/", "/", ""],
    ["http://a.example/01/05412345000013/10/A%2FB/", "/01/05412345000013/10/A%2FB/", ""],
    ["http://a.example/a/../b?x=%20&y=a?b", "/a/../b", "x=%20&y=a?b"],
    ["http://a.example/a?", "/a", ""],
    ["http://[::1]:3000/a?x=//b", "/a", "x=//b"],
    ["http://a.example/a?x=1#y?z", "/a", "x=1"],
    ["http://a.example/a#y?z", "/a", ""],
  ];
  for (const [address, path, query] of cases)
    expect([address, splitAddress(address)]).toEqual([address, { path, query }]);
});
