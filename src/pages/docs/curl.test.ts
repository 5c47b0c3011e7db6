import { expect, test } from "bun:test";
import { curl } from "./curl.ts";

/** What a shell hands to the program. */
function wordsOf(command: string): string[] {
  const shell = Bun.spawnSync(["sh", "-c", `${command.replace(/^curl/, "printf '%s\\0'")}`], {
    env: { CARNET_API_KEY: "sk_test_x" },
  });
  return shell.stdout.toString().split("\0").slice(0, -1);
}

test("a shell reads the request as it was meant, quotes and all", () => {
  const body = { reason: 'the mill\'s $report "A"', note: "`x` \\ y" };
  const words = wordsOf(
    curl({ method: "POST", url: "https://id.example.com/api/v1/passports/X/withdraw", body }),
  );
  expect(words[0]).toBe("https://id.example.com/api/v1/passports/X/withdraw");
  expect(words[2]).toBe("Authorization: Bearer sk_test_x");
  expect(JSON.parse(words.at(-1) ?? "")).toEqual(body);
});

test("an address with a query stands in quotes, one without stands bare", () => {
  expect(
    wordsOf(curl({ method: "GET", url: "http://localhost:3000/api/v1/products?limit=3&status=active" }))[0],
  ).toBe("http://localhost:3000/api/v1/products?limit=3&status=active");
  expect(curl({ method: "GET", url: "http://localhost:3000/api/v1/account" })).toStartWith(
    "curl http://localhost:3000/api/v1/account \\",
  );
});

test("variables are filled in by the shell, in the address and in the body", () => {
  const request = curl({
    method: "POST",
    url: "http://x.example/p/$CARNET_API_KEY/v",
    body: { a: "$CARNET_API_KEY" },
  });
  const words = wordsOf(request);
  expect(words[0]).toBe("http://x.example/p/sk_test_x/v");
  expect(JSON.parse(words.at(-1) ?? "")).toEqual({ a: "sk_test_x" });
});

test("a form is sent field by field, its file from a file", () => {
  const form = { file: "my sheet.pdf", kind: "tech_sheet" };
  const words = wordsOf(curl({ method: "POST", url: "http://localhost:3000/api/v1/documents", form }));
  expect(words.slice(3)).toEqual(["-F", "file=@my sheet.pdf", "-F", "kind=tech_sheet"]);
});

test("a file is saved under its own name, and a refusal is not saved for it", () => {
  const command = curl({ method: "GET", url: "https://x.example/a", saves: true });
  expect(command.split(" \\\n  ").at(-1)).toBe("-fOJ");
});
