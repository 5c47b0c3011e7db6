import { readEmbedded } from "../platform/embedded.ts";
import { type PlainCommand, UsageError } from "./command.ts";

/** As `scripts/licenses.ts` writes them at the build. */
interface License {
  name: string;
  version: string;
  license: string;
  text: string;
}

/** Prints what the licences ask for: that they travel with what they cover. */
export const licenses: PlainCommand = {
  name: "licenses",
  summary: "print the licences of Carnet and of everything in it",
  needs: "nothing",
  words: { form: "PACKAGE", min: 0, max: 1 },
  options: {},
  examples: ["carnet licenses | less", "carnet licenses zod"],
  async run({ words: [wanted] }) {
    const all: License[] = JSON.parse(new TextDecoder().decode(readEmbedded("licenses.json")));
    const data = all.filter(({ name }) => wanted === undefined || name === wanted);
    if (data.length > 0) return { data };
    throw new UsageError(`There is no package ${wanted} in this executable. Run: carnet licenses --json`);
  },
  text: (result) =>
    (result as { data: License[] }).data
      .map(({ name, version, license, text }) => [`${name} ${version} (${license})`, text].filter(Boolean))
      .map((parts) => parts.join("\n\n"))
      .join(`\n\n${"-".repeat(78)}\n\n`),
};
