import { createKey, revokeKey } from "../domain/accounts/api-keys.ts";
import { datasetsOf, listKeys } from "../domain/accounts/rows.ts";
import { SYSTEM, scopeOn } from "../domain/scope.ts";
import { toolsOf } from "../domain/services.ts";
import { type DataCommand, need, oneOf } from "./command.ts";
import { companyOf, companyOption } from "./company-option.ts";
import { printable } from "./printable.ts";

export const keysCreate: DataCommand = {
  name: "keys create",
  summary: "make an API key; it is shown once",
  needs: "data",
  options: {
    company: companyOption,
    mode: { value: "MODE", about: "live or test", required: true },
    name: { value: "NAME", about: "what it is for" },
  },
  examples: ['carnet keys create --mode test --name "web shop"'],
  async run(services, input) {
    const livemode = oneOf("mode", need(input, "mode"), ["live", "test"]) === "live";
    const owner = await companyOf(services, input.options.company);
    const { live, test } = await datasetsOf(services.db.reader, owner.n);
    const scope = scopeOn(owner, livemode ? live : test, livemode, SYSTEM, toolsOf(services));
    return services.db.write((tx) => createKey(tx, scope, input.options.name ?? "Made on the command line"));
  },
  text(result) {
    const { key, mode, name } = result as { key: string; mode: string; name: string };
    return `${printable(name)} (${mode}). This key is shown once:\n\n  ${key}`;
  },
};

export const keysList: DataCommand = {
  name: "keys list",
  summary: "show a company's API keys, without their secrets",
  needs: "data",
  options: { company: companyOption },
  examples: ["carnet keys list"],
  async run(services, input) {
    const owner = await companyOf(services, input.options.company);
    const rows = await listKeys(services.db.reader, owner.n);
    return {
      keys: rows.map(({ key, livemode }) => ({
        id: key.id,
        name: key.name,
        mode: livemode ? "live" : "test",
        last4: key.last4,
        created: key.created,
        last_used: key.last_used,
        revoked: key.revoked,
      })),
    };
  },
  text(result) {
    const { keys } = result as {
      keys: { id: string; name: string; mode: string; last4: string; revoked: number | null }[];
    };
    if (keys.length === 0) return "There are no keys.";
    return keys
      .map(
        (k) => `${k.id}  ${k.mode}  …${k.last4}  ${k.revoked ? "revoked" : "valid  "}  ${printable(k.name)}`,
      )
      .join("\n");
  },
};

export const keysRevoke: DataCommand = {
  name: "keys revoke",
  summary: "revoke an API key for good, at once",
  needs: "data",
  words: { form: "ID", min: 1, max: 1 },
  options: {},
  examples: ["carnet keys revoke 01KAFZ7M3V8Q4T2N6X0C9B5D1E"],
  run: (services, input) => services.db.write((tx) => revokeKey(tx, toolsOf(services), input.words[0] ?? "")),
  text(result) {
    return `The key ${(result as { id: string }).id} is revoked.`;
  },
};
