/**
 * Parts of libraries that this program never comes to, which the executable need not carry: mails are plain text, without files,
 * and go to one SMTP server with a password; passkeys are asked for without a certificate of who made the device, and browsers take
 * out what nobody asked for (WebAuthn Level 3, § 5.1.3); a database is asked, and never sends its changes; files are told apart by
 * `formats/document-type.ts`, and no schema of Elysia asks for them.
 */
import { basename } from "node:path";
import type { BunPlugin } from "bun";

/** What stands for a function or class that a module gives: who comes to it after all is told where to look. */
function missing(name: string, { isDefault = false } = {}): string {
  const told = JSON.stringify(`The build left ${name} out: see unused-parts.ts.`);
  return `export ${isDefault ? "default " : ""}function ${isDefault ? "" : name}() { throw new Error(${told}); }`;
}

/** Ways to send that no setting leads to, by the module that has each as its default. */
const OF_NODEMAILER = [
  "dkim/index",
  "fetch/index",
  "json-transport/index",
  "sendmail-transport/index",
  "ses-transport/index",
  "smtp-connection/http-proxy-client",
  "smtp-pool/index",
  "stream-transport/index",
  "xoauth2/index",
];

/** What looks at certificates, by the module that is called like its function. */
const OF_WEBAUTHN = [
  "helpers/convertX509PublicKeyToCOSE",
  "helpers/getCertificateInfo",
  "helpers/isCertRevoked",
  "helpers/mapX509SignatureAlgToCOSEAlg",
  "helpers/validateCertificatePath",
  "helpers/validateExtFIDOGenCEAAGUID",
  "metadata/verifyAttestationWithMetadata",
  "metadata/verifyMDSBlob",
  "registration/verifications/tpm/verifyAttestationTPM",
  "registration/verifications/verifyAttestationAndroidKey",
  "registration/verifications/verifyAttestationAndroidSafetyNet",
  "registration/verifications/verifyAttestationApple",
  "registration/verifications/verifyAttestationFIDOU2F",
];

/** A module by the end of its path, and what stands in its place. */
const PARTS: readonly (readonly [path: string, contents: string])[] = [
  [
    "nodemailer/dist/esm/mime-funcs/mime-types.js",
    `export const detectMimeType = () => "application/octet-stream"; export const detectExtension = () => "bin";`,
  ],
  ["nodemailer/dist/esm/well-known/services.js", "export const services = {};"],
  ...OF_NODEMAILER.map(
    (path) => [`nodemailer/dist/esm/${path}.js`, missing(path, { isDefault: true })] as const,
  ),
  ...OF_WEBAUTHN.map((path) => [`@simplewebauthn/server/esm/${path}.js`, missing(basename(path))] as const),
  ["postgres/src/subscribe.js", `export default () => () => { throw new Error("See unused-parts.ts."); }`],
  ["file-type/source/index.js", missing("fileTypeFromBlob")],
];

const LIBRARIES =
  /[/\\](?:nodemailer[/\\]dist|@simplewebauthn[/\\]server|postgres[/\\]src|file-type[/\\]source)[/\\].*\.js$/;

/** For the build. A part that has another place in a new version of its library is carried again; the size of the executable tells. */
export const withoutUnusedParts: BunPlugin = {
  name: "without unused parts",
  setup({ onLoad }) {
    onLoad({ filter: LIBRARIES }, ({ path }) => {
      const part = PARTS.find(([end]) => path.replaceAll("\\", "/").endsWith(end));
      return part ? { contents: part[1], loader: "js" } : undefined;
    });
  },
};
