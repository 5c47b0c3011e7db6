import type { Json } from "../../data/shapes.ts";

interface Asked {
  method: string;
  /** Without its query, which the log does not keep. */
  path: string;
  /** Its fields, without what they said. */
  body: Json | null;
}

/** The command that asks the same again; key and the values of a body are to be filled in. */
export function curlOf({ method, path, body }: Asked, origin: string): string {
  const parts = [
    `curl ${quoted(origin + path)}`,
    ...(method === "GET" ? [] : [`-X ${quoted(method)}`]),
    '-H "Authorization: Bearer $CARNET_API_KEY"',
    ...(method === "POST"
      ? [
          "-H 'Content-Type: application/json'",
          '-H "Idempotency-Key: $(uuidgen)"',
          `-d ${body === null ? "@body.json" : quoted(JSON.stringify(body))}`,
        ]
      : []),
  ];
  return parts.join(" \\\n  ");
}

/** One word of a POSIX shell: nothing in it is expanded. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
