import { readAddress } from "./address.ts";
import type { PlainCommand } from "./command.ts";

const SITE = "http://localhost:3000";

export const openapi: PlainCommand = {
  name: "openapi",
  summary: "print the OpenAPI 3.1 document of the API",
  needs: "nothing",
  options: { site: { value: "URL", about: `address of the server that it names (default ${SITE})` } },
  examples: ["carnet openapi > openapi.json", "carnet openapi --site https://id.example.com"],
  async run(input) {
    const site = new URL(readAddress(input.options.site ?? SITE)).origin;
    const [{ openApiDocument }, { OPERATIONS }] = await Promise.all([
      import("../api/openapi.ts"),
      import("../api/routes.ts"),
    ]);
    return openApiDocument(OPERATIONS, site);
  },
  text: (document) => JSON.stringify(document, null, 2),
};
