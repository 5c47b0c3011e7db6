/** A browser without scripts: keeps cookies, reads the forms of a page and posts them as HTML says. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface Page {
  status: number;
  headers: Headers;
  /** Path and query that the page was found at. */
  path: string;
  text: string;
  title: string;
}

export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Page>;
  /**
   * Posts the page's form as it stands, with some fields over it.
   * @param button `name=value` of the button that is pressed
   */
  submit(page: Page, over?: Record<string, string>, button?: string): Promise<Page>;
  post(path: string, body: BodyInit, headers?: Record<string, string>): Promise<Page>;
  cookie(): string;
}

/** @param site address of the server, without a path */
export function visitorOf(site: string, language = "en"): Visitor {
  const cookies = new Map<string, string>();
  const visitor: Visitor = {
    cookie: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    get: (path, headers) => follow("GET", path, undefined, headers),
    post: (path, body, headers) => follow("POST", path, body, headers),
    submit(page, over = {}, button) {
      const { action, fields } = formOf(page.text);
      for (const [name, value] of Object.entries(over)) fields.set(name, value);
      const [name = "", value = ""] = button?.split("=") ?? [];
      if (button !== undefined) fields.set(name, value);
      return visitor.post(new URL(action, site + page.path).href.slice(site.length), fields);
    },
  };

  async function follow(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<Page> {
    const answer = await fetch(site + path, {
      method,
      redirect: "manual",
      headers: { "Accept-Language": language, Cookie: visitor.cookie(), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    const location = answer.headers.get("location");
    if (answer.status === 303 && location !== null)
      return follow("GET", new URL(location, site + path).href.slice(site.length));
    const title = /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? "";
    return { status: answer.status, headers: answer.headers, path, text, title };
  }

  return visitor;
}

/** Where the first form that is posted leads, and what it would send untouched. */
export function formOf(text: string): { action: string; fields: URLSearchParams } {
  const form = elementsOf(parse(text)).find(
    (element) => element.tagName === "form" && attributeOf(element, "method") === "post",
  );
  if (!form) throw new Error(`the page has no form: ${text.slice(0, 2000)}`);
  const fields = new URLSearchParams();
  for (const control of elementsOf(form)) {
    const name = attributeOf(control, "name");
    if (name === undefined) continue;
    const value = sentValueOf(control);
    if (value !== undefined) fields.append(name, value);
  }
  return { action: attributeOf(form, "action") ?? "", fields };
}

function sentValueOf(control: Element): string | undefined {
  if (control.tagName === "textarea") return textOf(control).replace(/^\n/, "");
  if (control.tagName === "select") {
    const options = elementsOf(control).filter(({ tagName }) => tagName === "option");
    const chosen = options.find((option) => attributeOf(option, "selected") !== undefined) ?? options[0];
    return chosen && (attributeOf(chosen, "value") ?? textOf(chosen));
  }
  if (control.tagName !== "input") return undefined;
  const type = attributeOf(control, "type");
  if (type === "submit" || type === "file") return undefined;
  const isTicked = attributeOf(control, "checked") !== undefined;
  if ((type === "checkbox" || type === "radio") && !isTicked) return undefined;
  return attributeOf(control, "value") ?? "";
}

function elementsOf(node: Node): Element[] {
  if (!("childNodes" in node)) return [];
  return node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsOf(child)] : []));
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}
