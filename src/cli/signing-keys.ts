import { datasetsOf } from "../domain/accounts/rows.ts";
import { recordActivity } from "../domain/activity/record.ts";
import { createSigningKey } from "../domain/passports/signing.ts";
import { SYSTEM, scopeOn } from "../domain/scope.ts";
import { toolsOf } from "../domain/services.ts";
import { type DataCommand, need, oneOf } from "./command.ts";
import { companyOf, companyOption } from "./company-option.ts";

interface NewSigningKey {
  kid: string;
  mode: "live" | "test";
  company: string;
}

export const signingKeysRotate: DataCommand = {
  name: "signing-keys rotate",
  summary: "sign what is published from now on with a new key",
  needs: "data",
  options: {
    company: companyOption,
    mode: { value: "MODE", about: "live or test", required: true },
  },
  notes: [
    "The key before signs no more, and stays among the company's public keys, so that its signatures go on holding.",
  ],
  examples: [
    "carnet signing-keys rotate --mode live",
    "carnet signing-keys rotate --company nortada --mode test",
  ],
  async run(services, input): Promise<NewSigningKey> {
    const mode = oneOf("mode", need(input, "mode"), ["live", "test"]);
    const owner = await companyOf(services, input.options.company);
    const dataset = (await datasetsOf(services.db.reader, owner.n))[mode];
    const scope = scopeOn(owner, dataset, mode === "live", SYSTEM, toolsOf(services));
    const { kid } = await services.db.write(async (tx) => {
      const made = await createSigningKey(tx, scope);
      await recordActivity(tx, scope, "signing_key.rotated", made.kid);
      tx.afterCommit(() => scope.publicationChanged(null));
      return made;
    });
    return { kid, mode, company: owner.handle };
  },
  text(result) {
    const { kid, mode, company } = result as NewSigningKey;
    return `New versions of ${company}'s ${mode} passports are signed with the key ${kid} from now on.`;
  },
};
