import { presentAccount } from "../domain/accounts/account.ts";
import { setUp } from "../domain/accounts/set-up.ts";
import { type DataCommand, need, oneOf, UsageError } from "./command.ts";
import { PLANS } from "./company.ts";
import { passwordOptions, readPassword } from "./password-option.ts";

interface SetupResult {
  account: { name: string; handle: string };
  live_key: string;
  test_key: string;
}

export const setup: DataCommand = {
  name: "setup",
  summary: "make the first company and its owner",
  needs: "data",
  beginsData: true,
  options: {
    company: { value: "NAME", about: "name of the company", required: true },
    handle: {
      value: "HANDLE",
      about: "its public identifier: small letters, digits, hyphens",
      required: true,
    },
    email: { value: "EMAIL", about: "e-mail address of the owner", required: true },
    ...passwordOptions,
    plan: { value: "PLAN", about: "free, starter, pro or enterprise (default)" },
  },
  examples: [
    'carnet setup --company "Nortada" --handle nortada --email ana@nortada.example --password-stdin < password.txt',
  ],
  async prepare(input) {
    if (!input.switches["password-stdin"] && input.options.password === undefined)
      throw new UsageError("--password or --password-stdin is missing.");
    await readPassword(input);
  },
  async run(services, input) {
    const { options } = input;
    const made = await setUp(services, {
      company: need(input, "company"),
      handle: need(input, "handle"),
      email: need(input, "email"),
      password: need(input, "password"),
      plan: options.plan === undefined ? undefined : oneOf("plan", options.plan, PLANS),
    });
    return {
      account: presentAccount(made.live),
      live_key: made.liveKey,
      test_key: made.testKey,
    } satisfies SetupResult;
  },
  text(result) {
    const { account, live_key, test_key } = result as SetupResult;
    return [
      `${account.name} (${account.handle}) is set up. These keys are shown once:`,
      "",
      `  live  ${live_key}`,
      `  test  ${test_key}`,
      "",
      "Start the server with: carnet serve",
    ].join("\n");
  },
};
