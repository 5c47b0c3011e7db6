/**
 * Tables of libraries that this program never looks into, which the executable need not carry: mails are plain text, without files,
 * and their server is told by its address.
 */
import type { BunPlugin } from "bun";

/** A module by the end of its path, and what stands in its place. */
const TABLES: readonly (readonly [path: string, contents: string])[] = [
  [
    "nodemailer/dist/esm/mime-funcs/mime-types.js",
    `export const detectMimeType = () => "application/octet-stream"; export const detectExtension = () => "bin";`,
  ],
  ["nodemailer/dist/esm/well-known/services.js", "export const services = {};"],
];

/** For the build. A table that has another place in a new version of its library is carried again; the size of the executable tells. */
export const withoutUnusedTables: BunPlugin = {
  name: "without unused tables",
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]nodemailer[/\\]dist[/\\]esm[/\\](?:mime-funcs|well-known)[/\\]/ }, ({ path }) => {
      const table = TABLES.find(([end]) => path.replaceAll("\\", "/").endsWith(end));
      return table ? { contents: table[1], loader: "js" } : undefined;
    });
  },
};
