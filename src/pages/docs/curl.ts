/** Requests as lines for a terminal. The key comes from the variable `CARNET_API_KEY`, so that no example holds one. */

export interface CurlRequest {
  method: "GET" | "POST";
  /** Whole address. */
  url: string;
  body?: unknown;
  /** Fields of a form; `file` is the name of a file here. */
  form?: Record<string, string>;
  /** The answer is a file: it is saved under the name that it comes with, and a refusal is not. */
  saves?: boolean;
}

export function curl({ method, url, body, form, saves }: CurlRequest): string {
  const lines = [`curl ${quoted(url)}`, '-H "Authorization: Bearer $CARNET_API_KEY"'];
  if (form)
    for (const [name, value] of Object.entries(form))
      lines.push(`-F ${quoted(`${name}=${name === "file" ? "@" : ""}${value}`)}`);
  else if (body !== undefined)
    lines.push(
      '-H "Content-Type: application/json"',
      `-d ${inQuotes(JSON.stringify(body, null, 2).replaceAll("\n", "\n  "))}`,
    );
  else if (method === "POST") lines.push("-X POST");
  if (saves) lines.push("-fOJ");
  return lines.join(" \\\n  ");
}

/** An address needs no quotes unless a shell would read something into it. */
function quoted(url: string): string {
  return /^[\w:/.~%=@-]+$/.test(url) ? url : inQuotes(url);
}

function inQuotes(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
