/**
 * HTML as tagged templates that escape by default. What a hole may hold depends on where it stands:
 *
 *     html`<a href="${address}" class="${name}"${attr("lang", lang)}>${label}</a>`
 *
 * In text: strings and numbers are escaped, arrays are joined, `Html` goes in as it is; null, undefined and
 * false leave nothing. In a quoted attribute: strings and numbers; in an address attribute (`href`, `src`, …)
 * only addresses that cannot run a script. Between attributes: only what `attr` made. Anywhere else (an
 * unquoted value, a tag name, a comment, inside script or style) the template is refused at its first use.
 */

const TRUSTED = Symbol("trusted html");
const ATTRIBUTE = Symbol("attribute");

/** Markup that was made by `html`, `raw` or `jsonScript`. */
export interface Html {
  readonly [TRUSTED]: string;
}

/** One attribute with the blank before it, or nothing; made by `attr`. */
export interface Attribute {
  readonly [ATTRIBUTE]: string;
}

export type Child = Html | Attribute | string | number | false | null | undefined | readonly Child[];

/** A template whose holes are escaped for the place they stand in. @throws TypeError for a hole that has no safe meaning. */
export function html(strings: TemplateStringsArray, ...values: Child[]): Html {
  const { pieces, places } = plan(strings);
  let text = pieces[0] ?? "";
  for (let hole = 0; hole < places.length; hole += 1) {
    text += fill(places[hole] ?? "text", values[hole]) + (pieces[hole + 1] ?? "");
  }
  return { [TRUSTED]: text };
}

/** Our own markup (drawings) as it is. Never call it with anything that a user wrote. */
export function raw(markup: string): Html {
  return { [TRUSTED]: markup };
}

/** ` name="value"` for a hole between attributes; nothing for null, undefined and false; the bare name for true. */
export function attr(name: string, value: string | number | boolean | null | undefined): Attribute {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new TypeError(`"${name}" is not the name of an attribute`);
  if (name.startsWith("on") || name === "style")
    throw new TypeError(`The attribute "${name}" is not allowed`);
  if (value === null || value === undefined || value === false) return { [ATTRIBUTE]: "" };
  if (value === true) return { [ATTRIBUTE]: ` ${name}` };
  const text = ADDRESS_ATTRIBUTES.has(name) ? safeAddress(String(value)) : String(value);
  return { [ATTRIBUTE]: ` ${name}="${escapeText(text)}"` };
}

/** Data for a script: a `<script type="application/json">` that no value can close or break out of. */
export function jsonScript(id: string, value: unknown): Html {
  const json = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return { [TRUSTED]: `<script type="application/json" id="${escapeText(id)}">${json}</script>` };
}

/** The text of a piece of markup, ready to be sent. */
export function markup(part: Html): string {
  return part[TRUSTED];
}

/** `<`, `>`, `&` and both quotes as references: safe in text and in quoted attributes. */
function escapeText(text: string): string {
  return /[<>&"']/.test(text) ? text.replace(/[<>&"']/g, (char) => REFERENCES[char] ?? char) : text;
}

const REFERENCES: Record<string, string> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  '"': "&quot;",
  "'": "&#39;",
};

type Place = "text" | "attribute" | "address" | "between";

interface Plan {
  pieces: string[];
  places: Place[];
}

const plans = new WeakMap<TemplateStringsArray, Plan>();

function plan(strings: TemplateStringsArray): Plan {
  const known = plans.get(strings);
  if (known) return known;
  const made = { pieces: strings.map(withoutIndentation), places: placesOf(strings) };
  plans.set(strings, made);
  return made;
}

function withoutIndentation(piece: string): string {
  return piece.replace(/\s*\n\s*/g, "\n");
}

const ADDRESS_ATTRIBUTES = new Set([
  "href",
  "src",
  "srcset",
  "action",
  "formaction",
  "poster",
  "cite",
  "data",
]);

/** Walks through the fixed parts of a template as a tokenizer does, and notes where each hole stands. */
function placesOf(strings: readonly string[]): Place[] {
  const places: Place[] = [];
  let state: "text" | "tag" | "value" | "comment" | "script" = "text";
  let quote = "";
  let attribute = "";
  let tag = "";
  for (let part = 0; part < strings.length; part += 1) {
    const text = strings[part] ?? "";
    let at = 0;
    while (at < text.length) {
      const char = text[at] ?? "";
      if (state === "text") {
        if (text.startsWith("<!--", at)) {
          state = "comment";
          at += 4;
          continue;
        }
        const opened = char === "<" ? /^<\/?([a-zA-Z][a-zA-Z0-9-]*)/.exec(text.slice(at)) : null;
        if (opened) {
          state = "tag";
          tag = (opened[1] ?? "").toLowerCase();
          at += opened[0].length;
          continue;
        }
      } else if (state === "comment") {
        if (text.startsWith("-->", at)) state = "text";
      } else if (state === "script") {
        if (text.startsWith(`</${tag}`, at)) state = "tag";
      } else if (state === "value") {
        if (char === quote) state = "tag";
      } else if (char === ">") {
        state = RAW_TEXT.has(tag) && !/<\/[a-z]+\s*$/.test(text.slice(0, at)) ? "script" : "text";
      } else {
        const opened = /^([a-zA-Z][a-zA-Z0-9-:]*)=(["'])/.exec(text.slice(at));
        if (opened && /\s$/.test(text.slice(0, at))) {
          state = "value";
          attribute = (opened[1] ?? "").toLowerCase();
          quote = opened[2] ?? "";
          at += opened[0].length;
          continue;
        }
      }
      at += 1;
    }
    if (part === strings.length - 1) break;
    places.push(placeOf(state, attribute, text, strings[part + 1] ?? ""));
  }
  return places;
}

const RAW_TEXT = new Set(["script", "style"]);

function placeOf(state: string, attribute: string, before: string, after: string): Place {
  if (state === "text") {
    if (before.endsWith("<") || before.endsWith("</")) throw refused("a tag name", before);
    return "text";
  }
  if (state === "value") {
    if (attribute === "style" || attribute.startsWith("on"))
      throw refused(`the attribute ${attribute}`, before);
    return ADDRESS_ATTRIBUTES.has(attribute) ? "address" : "attribute";
  }
  const standsFree = /[^=]$/.test(before) || before === "";
  if (state === "tag" && standsFree && /^(\s|\/?>|$)/.test(after)) return "between";
  throw refused(state === "tag" ? "an unquoted attribute" : `a ${state}`, before);
}

function refused(where: string, before: string): TypeError {
  return new TypeError(`A value cannot stand in ${where}: …${before.slice(-40)}`);
}

function fill(place: Place, value: Child): string {
  if (value === null || value === undefined || value === false) return "";
  if (typeof value === "string" || typeof value === "number") {
    if (place === "between") throw new TypeError("Between attributes only what attr() made can stand");
    return escapeText(place === "address" ? safeAddress(String(value)) : String(value));
  }
  if (isList(value)) return value.map((one) => fill(place, one)).join("");
  if (ATTRIBUTE in value) {
    if (place !== "between") throw new TypeError("attr() can stand between attributes only");
    return value[ATTRIBUTE];
  }
  if (place !== "text") throw new TypeError("Markup can stand in text only");
  return value[TRUSTED];
}

function isList(value: Child): value is readonly Child[] {
  return Array.isArray(value);
}

const SAFE_SCHEME = /^(https?|mailto|tel):/i;

/** An address that a browser cannot take as a script: http(s), mailto, tel, or one relative to this site. */
function safeAddress(address: string): string {
  // A browser drops these before it reads the scheme.
  const read = address.replace(
    /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g,
    "",
  );
  if (SAFE_SCHEME.test(read)) return address;
  return /^[^/?#]*:/.test(read) ? "#" : address;
}
