/**
 * Requests as lines for a terminal. The key comes from the variable `CARNET_API_KEY`, so that no example holds one;
 * other variables may stand in the address and, as whole texts, in the body.
 */

interface CurlRequest {
  method: "GET" | "POST";
  /** Whole address. */
  url: string;
  body?: unknown;
  /** Fields of a form; `file` is the name of a file here. */
  form?: Record<string, string>;
  /** The answer is a file: it is saved under the name that it comes with, and a refusal is not. */
  saves?: boolean;
}

const VARIABLE = /\$[A-Z]/;

export function curl({ method, url, body, form, saves }: CurlRequest): string {
  const lines = [`curl ${quoted(url)}`, '-H "Authorization: Bearer $CARNET_API_KEY"'];
  if (form)
    for (const [name, value] of Object.entries(form))
      lines.push(`-F ${quoted(`${name}=${name === "file" ? "@" : ""}${value}`)}`);
  else if (body !== undefined)
    lines.push(
      '-H "Content-Type: application/json"',
      `-d ${filled(inQuotes(JSON.stringify(body, null, 2).replaceAll("\n", "\n  ")))}`,
    );
  else if (method === "POST") lines.push("-X POST");
  if (saves) lines.push("-fOJ");
  return lines.join(" \\\n  ");
}

/** An address needs no quotes unless a shell would read something into it; a variable is to be read. */
function quoted(url: string): string {
  if (VARIABLE.test(url)) return `"${url}"`;
  return /^[\w:/.~%=@-]+$/.test(url) ? url : inQuotes(url);
}

/** A text of the body that is a variable, out of the quotes that keep it from the shell. */
function filled(body: string): string {
  return body.replaceAll(/"(\$[A-Z_]+)"/g, `"'$1'"`);
}

function inQuotes(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
