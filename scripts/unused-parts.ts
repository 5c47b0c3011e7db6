/**
 * Parts of libraries that this program never comes to, which the executable need not carry: mails are plain text, without files,
 * and their server is told by its address; files are told apart by `formats/document-type.ts`, and no schema of Elysia asks for them.
 */
import type { BunPlugin } from "bun";

/** A module by the end of its path, and what stands in its place. */
const PARTS: readonly (readonly [path: string, contents: string])[] = [
  [
    "nodemailer/dist/esm/mime-funcs/mime-types.js",
    `export const detectMimeType = () => "application/octet-stream"; export const detectExtension = () => "bin";`,
  ],
  ["nodemailer/dist/esm/well-known/services.js", "export const services = {};"],
  [
    "file-type/source/index.js",
    `export const fileTypeFromBlob = async () => { throw new Error("The build left file-type out: see unused-parts.ts."); };`,
  ],
];

/** For the build. A part that has another place in a new version of its library is carried again; the size of the executable tells. */
export const withoutUnusedParts: BunPlugin = {
  name: "without unused parts",
  setup({ onLoad }) {
    onLoad({ filter: /[/\\](?:nodemailer[/\\]dist|file-type[/\\]source)[/\\].*\.js$/ }, ({ path }) => {
      const part = PARTS.find(([end]) => path.replaceAll("\\", "/").endsWith(end));
      return part ? { contents: part[1], loader: "js" } : undefined;
    });
  },
};
