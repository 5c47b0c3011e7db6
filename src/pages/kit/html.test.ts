import { describe, expect, test } from "bun:test";
import { attr, type Child, html, jsonScript, markup, raw } from "./html.ts";

const HOSTILE = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "</textarea><svg onload=alert(1)>",
  "&lt;b&gt; &amp;amp;",
  "<!-- --><![CDATA[ ]]>",
];

/** What a parser makes of the markup: the text and the names of elements and attributes. */
async function parse(text: string): Promise<{ elements: string[]; attributes: string[]; text: string }> {
  const elements: string[] = [];
  const attributes: string[] = [];
  let seen = "";
  const rewriter = new HTMLRewriter().on("*", {
    element(element) {
      elements.push(element.tagName);
      for (const [name, value] of element.attributes) attributes.push(`${name}=${value}`);
    },
    text(chunk) {
      seen += chunk.text;
    },
  });
  await rewriter.transform(new Response(text)).text();
  return { elements, attributes, text: seen };
}

describe("html", () => {
  test("escapes hostile strings in text, so that no element appears", async () => {
    for (const hostile of HOSTILE) {
      const parsed = await parse(markup(html`<p>${hostile}</p>`));
      expect(parsed.elements).toEqual(["p"]);
    }
  });

  test("escapes hostile strings in attributes of either quote, so that no attribute appears", async () => {
    for (const hostile of HOSTILE) {
      const double = await parse(markup(html`<p title="${hostile}" lang="en">x</p>`));
      const single = await parse(markup(html`<p title='${hostile}' lang='en'>x</p>`));
      for (const parsed of [double, single]) {
        expect(parsed.elements).toEqual(["p"]);
        expect(parsed.attributes).toHaveLength(2);
        expect(parsed.attributes[1]).toBe("lang=en");
      }
    }
  });

  test("joins arrays, trusts nested markup and leaves nothing for null, undefined and false", () => {
    const rows = ["a", "<b>"].map((text) => html`<li>${text}</li>`);
    expect(markup(html`<ul>${rows}${null}${undefined}${false}${0}</ul>`)).toBe(
      "<ul><li>a</li><li>&lt;b&gt;</li>0</ul>",
    );
    expect(markup(html`<p>${raw("<b>ours</b>")}</p>`)).toBe("<p><b>ours</b></p>");
  });

  test("does not trust an object that only looks like markup", () => {
    const forged = JSON.parse('{"trusted html": "<script>", "html": "<script>"}') as Child;
    expect(() => markup(html`<p title="${forged}">x</p>`)).toThrow(TypeError);
    expect(markup(html`<p>${forged}</p>`)).not.toContain("<script>");
  });

  test("lets only addresses through that cannot run a script", () => {
    const bad = [
      "javascript:alert(1)",
      " JaVaScRiPt:alert(1)",
      "java\tscript:alert(1)",
      "\u0001javascript:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "vbscript:x",
      "blob:x",
    ];
    for (const address of bad) expect(markup(html`<a href="${address}">x</a>`)).toBe('<a href="#">x</a>');
    const good = ["https://example.com/?a=1", "/p/x", "?lang=pt", "#check", "mailto:a@b.c", "p/a:b", ""];
    for (const address of good) expect(markup(html`<a href="${address}">x</a>`)).toContain(address);
  });

  test("refuses holes that have no safe meaning", () => {
    const value = "x";
    expect(() => html`<p title=${value}>x</p>`).toThrow("unquoted");
    expect(() => html`<${value}>x</p>`).toThrow("tag name");
    expect(() => html`<p on${value}="x">x</p>`).toThrow(TypeError);
    expect(() => html`<p onclick="${value}">x</p>`).toThrow("onclick");
    expect(() => html`<p style="${value}">x</p>`).toThrow("style");
    expect(() => html`<script>${value}</script>`).toThrow("script");
    expect(() => html`<style>${value}</style>`).toThrow("script");
    expect(() => html`<!-- ${value} -->`).toThrow("comment");
    expect(() => html`<p ${value}>x</p>`).toThrow("attr()");
    expect(() => html`<p title="${html`<b></b>`}">x</p>`).toThrow("text only");
  });

  test("goes on after a script element and after a comment", () => {
    expect(markup(html`<script src="/a.js"></script><!-- note --><p>${"<"}</p>`)).toEndWith("<p>&lt;</p>");
  });
});

describe("attr", () => {
  test("quotes and escapes, leaves out what is absent and writes the bare name for true", () => {
    expect(markup(html`<p${attr("title", 'a"b')}>x</p>`)).toBe('<p title="a&quot;b">x</p>');
    expect(markup(html`<p${attr("title", null)}${attr("hidden", true)}>x</p>`)).toBe("<p hidden>x</p>");
    expect(markup(html`<a${attr("href", "javascript:x")}>x</a>`)).toBe('<a href="#">x</a>');
  });

  test("refuses names that could run or style anything", () => {
    for (const name of ["onclick", "style", "a b", "A", 'x"'])
      expect(() => attr(name, "x")).toThrow(TypeError);
  });
});

describe("jsonScript", () => {
  test("cannot be closed from inside and reads back as the same value", () => {
    const value = { text: "</script><!--<script>\u2028\u2029&", list: HOSTILE };
    const text = markup(jsonScript("data", value));
    const inside = text.slice(text.indexOf(">") + 1, text.lastIndexOf("</script>"));
    expect(inside).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(inside)).toEqual(value);
  });
});
