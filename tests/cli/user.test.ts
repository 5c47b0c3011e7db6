/** The people of an instance, from the command line of its machine. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { refused } from "../support/client.ts";
import { OWNER, type Stage, startStage } from "../support/company.ts";
import { browserOf, signIn } from "../support/member.ts";

const PASSWORD = "quatro palavras bem simples";

let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
  await stage.addCompany("vizinha");
}, 90_000);
afterAll(() => stage?.server.stop());

interface Listed {
  email: string;
  operator: boolean;
  second_factor: boolean;
  companies: { handle: string; role: string }[];
}

function create(...words: string[]) {
  return stage.server.carnet("user", "create", ...words);
}

describe("carnet user", () => {
  test("makes a member with a password, of the company that is named", async () => {
    const email = "rui@nortada.example";
    const words = ["--email", email, "--role", "editor", "--company", "vizinha", "--name", "Rui"];
    const made = await stage.server.carnetJson("user", "create", ...words, "--password", PASSWORD);
    expect(made).toMatchObject({ email, role: "editor", company: "vizinha" });
    await signIn(stage.server.address, { email, password: PASSWORD });
  });

  test("makes somebody who is known a member of a further company, without another password", async () => {
    const email = "rui@nortada.example";
    const known = ["--email", email, "--role", "viewer", "--company", "nortada"];
    const withPassword = await create(...known, "--password", PASSWORD);
    expect([withPassword.code, withPassword.stderr]).toEqual([
      2,
      expect.stringContaining("signs in here already"),
    ]);
    const { code, stdout } = await create(...known);
    expect([code, stdout]).toEqual([0, "rui@nortada.example is viewer of nortada.\n"]);
    expect((await create(...known)).stderr).toContain("is a member of Nortada already");
  });

  test("prints a link where no password is given", async () => {
    const words = ["--email", "eva@nortada.example", "--role", "admin", "--company", "nortada"];
    const made = await stage.server.carnetJson<{ url: string }>("user", "create", ...words);
    const page = await fetch(`${stage.server.address}${new URL(made.url).pathname}`);
    expect(await page.text()).toContain("Join Nortada");
  });

  test("refuses what is no role, no address, and a password that everybody tries", async () => {
    const words = ["--email", "x@nortada.example", "--company", "nortada"];
    expect((await create(...words, "--role", "king")).code).toBe(2);
    expect((await create("--email", "nobody", "--role", "viewer", "--company", "nortada")).code).toBe(1);
    const common = await create(...words, "--role", "viewer", "--password", "password123");
    expect([common.code, common.stderr]).toEqual([1, expect.stringContaining("tried first")]);
    expect((await create("--email", "x@nortada.example", "--role", "viewer")).stderr).toContain("--company");
  });

  test("lists who signs in here, and no secret of theirs", async () => {
    const { stdout } = await stage.server.carnet("user", "list", "--json");
    const { users } = JSON.parse(stdout) as { users: Listed[] };
    expect(users.find(({ email }) => email === OWNER.email)).toMatchObject({
      operator: true,
      second_factor: false,
      companies: [{ handle: "nortada", role: "owner" }],
    });
    expect(stdout).not.toContain("argon2");
    const text = await stage.server.carnet("user", "list");
    expect(text.stdout).toContain(`${OWNER.email}  owner of nortada  (runs this Carnet)`);
  });

  test("sets a password, and signs the person out everywhere", async () => {
    const email = "rui@nortada.example";
    const before = await signIn(stage.server.address, { email, password: PASSWORD });
    const words = [email, "--password", "one that is quite new"];
    const { code } = await stage.server.carnet("user", "reset-password", ...words);
    expect(code).toBe(0);
    await refused(before.get("/me"), "sign_in_required");
    await refused(
      browserOf(stage.server.address).post("/session", { email, password: PASSWORD }),
      "sign_in_failed",
    );
    await signIn(stage.server.address, { email, password: "one that is quite new" });
  });

  test("says who is not here", async () => {
    for (const verb of ["reset-password", "reset-2fa"]) {
      const { code, stderr } = await stage.server.carnet("user", verb, "ghost@nortada.example");
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining("Nobody signs in here as ghost@nortada.example"),
      ]);
    }
  });

  test("keeps handles for a company that are no words of its own addresses", async () => {
    const words = ["company", "create", "--company", "X", "--handle", "api"];
    const { code, stderr } = await stage.server.carnet(...words);
    expect([code, stderr]).toEqual([1, expect.stringContaining("Choose another")]);
  });
});
