/** The role matrix: every role at every operation, the API's and the panel's own, as the one table says. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Endpoint } from "../../src/api/kit/endpoint.ts";
import { FILE_ENDPOINTS } from "../../src/pages/panel/endpoints/files.ts";
import { MEMBER_OPERATIONS } from "../../src/pages/panel/member-operations.ts";
import { PERMISSIONS } from "../../src/pages/panel/permissions.ts";
import { type Stage, startStage } from "../support/company.ts";
import { type Member, signIn } from "../support/member.ts";

/** From the least to the most, written once more from the decision. */
const ROLES = ["viewer", "editor", "validator", "admin", "owner"] as const;
const PASSWORD = "três palavras simples";

/** It draws what was sent and keeps nothing; views of the products that are the viewer's own. */
const OF_VIEWERS = ["previewLabel", "createSavedView", "deleteSavedView"];

const ENDPOINTS: readonly Endpoint[] = [
  ...MEMBER_OPERATIONS.map(({ endpoint }) => endpoint),
  ...FILE_ENDPOINTS,
];

let stage: Stage;
const members = new Map<string, Member>();

beforeAll(async () => {
  stage = await startStage();
  for (const role of ROLES) {
    const email = `${role}@nortada.example`;
    await stage.server.carnetJson(
      ...["user", "create", "--email", email, "--role", role, "--password", PASSWORD],
    );
    members.set(role, await signIn(stage.server.address, { email, password: PASSWORD }));
  }
}, 90_000);
afterAll(() => stage?.server.stop());

describe("the table of permissions", () => {
  test("names every operation, and none that does not exist", () => {
    const names = ENDPOINTS.map(({ name }) => name);
    expect(Object.keys(PERMISSIONS).sort()).toEqual([...names].sort());
    expect(new Set(names).size).toBe(names.length);
  });

  test("lets a viewer change nothing of the company's, and an editor neither people nor keys", () => {
    for (const endpoint of ENDPOINTS) {
      const permission = PERMISSIONS[endpoint.name];
      if (endpoint.method === "POST" && !OF_VIEWERS.includes(endpoint.name))
        expect([endpoint.name, permission?.least]).not.toContain("viewer");
      if (/Member|Invitation|ApiKey|Webhook|Company/.test(endpoint.name) && endpoint.method === "POST")
        expect([endpoint.name, permission?.least]).toEqual([endpoint.name, "admin"]);
    }
  });
});

/** An address of the operation with ids that exist nowhere. */
function pathOf({ path }: Endpoint): string {
  return `/nortada/test${path.replace(/\{\w+\}/g, "01KAFZ7M3V8Q4T2N6X0C9B5D1E")}`;
}

describe("every operation", () => {
  for (const endpoint of ENDPOINTS)
    test(`${endpoint.name} is for its roles alone`, async () => {
      const least = PERMISSIONS[endpoint.name]?.least ?? "nobody";
      for (const [rank, role] of ROLES.entries()) {
        const member = members.get(role);
        if (!member) throw new Error(`nobody is ${role}`);
        // A body that no operation takes: whoever may ask is told so, and nothing changes.
        const { error } = await member.send(endpoint.method, pathOf(endpoint), {
          ...(endpoint.method === "POST" ? { body: { no_such_parameter: 1 } } : {}),
        });
        const isLet = rank >= ROLES.indexOf(least as (typeof ROLES)[number]);
        expect([role, error?.code === "role_insufficient"]).toEqual([role, !isLet]);
        if (isLet && endpoint.method === "POST" && !endpoint.upload)
          expect(error?.errors.map(({ code }) => code)).toContain("parameter_unknown");
      }
    });
});
