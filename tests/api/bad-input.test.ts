/** Whatever is sent: a JSON 4xx that says what is wrong, never a 5xx, and nothing stored. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { once } from "node:events";
import { connect } from "node:net";
import { type Answer, ok, refused, type Sending } from "../support/client.ts";
import { createProduct, type Stage, startStage } from "../support/company.ts";
import type { List, Product } from "../support/objects.ts";
import { askRaw, sendRaw } from "../support/raw-http.ts";

const MIB = 1024 * 1024;
let stage: Stage;
let product: Product;
let before: List<Product>;

const listAll = () => ok(stage.test.get<List<Product>>("/products?limit=100"));

beforeAll(async () => {
  stage = await startStage();
  product = await createProduct(stage.test);
  before = await listAll();
});
afterAll(async () => {
  expect(await listAll()).toEqual(before);
  expect(stage.server.log()).not.toContain('"level":"error"');
  await stage.server.stop();
});

const post = (raw: BodyInit, headers: Record<string, string> = {}) =>
  stage.test.post("/products", undefined, { raw, headers });

/** A good body with an object in the place of the name. */
function nested(depth: number): string {
  return `{"name":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)},"reference":"R"}`;
}

function goodBodyOf(bytes: number): string {
  const start = '{"name":"N","reference":"large","data":{"brand":"';
  return `${start}${"x".repeat(bytes - start.length - 3)}"}}`;
}

/** The bytes of a request with the test key; more headers with their line ends. */
function request(line: string, headers = "", body = "", host = "Host: localhost\r\n"): string {
  return `${line} HTTP/1.1\r\n${host}Authorization: Bearer ${stage.test.apiKey}\r\n${headers}\r\n${body}`;
}

const JSON_TYPE = "Content-Type: application/json\r\n";

describe("a body", () => {
  const broken = [
    ...[
      "{",
      "}",
      '{"name":"N",}',
      "{'name':'N'}",
      "{name:1}",
      '{"name":"N"',
      "nul",
      "undefined",
      "NaN",
      "[",
      '"',
    ],
    ...[
      '{"name":"N"}}',
      '{"name":"N"}{"name":"N"}',
      '{"a":01}',
      '{"a":+1}',
      '{"a":.5}',
      '{"a":"\t"}',
      '{"a":"\\x41"}',
      "\u00a0{}",
      "// c\n{}",
    ],
  ];
  for (const raw of broken)
    test(`that is broken JSON is refused: ${JSON.stringify(raw)}`, async () => {
      await refused(post(raw), "invalid_json");
    });

  for (const raw of ["[]", "null", "1", '"text"', "true", '[{"name":"N"}]'])
    test(`that is no object is refused: ${raw}`, async () => {
      await refused(post(raw), "invalid_body");
    });

  test("with a byte order mark is refused or read, but never a 5xx", async () => {
    const { error } = await post('\ufeff{"name":""}');
    expect(["invalid_json", "invalid_value"]).toContain(error?.code ?? "");
  });

  const latin = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
  const notUtf8: [string, Uint8Array][] = [
    ["Latin-1", latin('{"name":"caf\xe9","reference":"R"}')],
    ["an overlong slash", latin('{"name":"\xc0\xaf","reference":"R"}')],
    ["a surrogate in UTF-8", latin('{"name":"\xed\xa0\x80","reference":"R"}')],
    ["a cut sequence", latin('{"name":"\xf0\x9f\x91')],
    ["UTF-16", new Uint8Array(Buffer.from('\ufeff{"name":"N"}', "utf16le"))],
    ["zero bytes", new Uint8Array(20)],
  ];
  for (const [what, raw] of notUtf8)
    test(`in ${what} is refused`, async () => {
      await refused(post(raw as BodyInit), "invalid_json");
    });

  test("of 32 levels is read, of 33 refused, of 100 000 refused without harm", async () => {
    await refused(post(nested(32)), "invalid_type", "name");
    await refused(post(nested(33)), "invalid_body");
    await refused(post("[".repeat(100_000)), "invalid_body");
    await refused(post(`{"a":`.repeat(100_000)), "invalid_body");
    await refused(post(`{"name":"${"[".repeat(50)}","reference":""}`), "invalid_value", "reference");
  });

  test("of 1 MiB is read, one byte more is refused", async () => {
    await refused(post(goodBodyOf(MIB)), "invalid_value", "data.brand");
    await refused(post(goodBodyOf(MIB + 1)), "body_too_large");
    await refused(post(goodBodyOf(8 * MIB)), "body_too_large");
  });

  test("of more than any limit is refused as JSON too", async () => {
    for (const size of [25 * MIB, 1e12]) {
      const bytes = request("POST /api/v1/products", `${JSON_TYPE}Content-Length: ${size}\r\n`, "{");
      await refused(askRaw(stage.server.port, "POST", "/api/v1/products", bytes), "body_too_large");
    }
  });

  test("that is too large is refused when all of it is sent, on a connection that goes on", async () => {
    const body = "x".repeat(30 * MIB);
    const bytes = request("POST /api/v1/products", `${JSON_TYPE}Content-Length: ${body.length}\r\n`, body);
    const answer = await askRaw(stage.server.port, "POST", "/api/v1/products", bytes);
    expect([answer.error?.code, answer.headers.get("connection")]).toEqual(["body_too_large", null]);
    const endless = request("POST /api/v1/products", `${JSON_TYPE}Content-Length: ${1e12}\r\n`, "{");
    const closed = await askRaw(stage.server.port, "POST", "/api/v1/products", endless);
    expect([closed.error?.code, closed.headers.get("connection")]).toEqual(["body_too_large", "close"]);
  });

  test("that is no JSON is refused for that, however large", async () => {
    const type = "multipart/form-data; boundary=x";
    await refused(post("x".repeat(2 * MIB), { "Content-Type": type }), "content_type_unsupported");
  });

  test("that comes in chunks without a length is cut off at 1 MiB", async () => {
    const chunk = new TextEncoder().encode("x".repeat(64 * 1024));
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        if (sent++ > 64) controller.close();
        else controller.enqueue(chunk);
      },
    });
    await refused(post(stream), "body_too_large");
  });

  test("that comes in chunks is read like any other", async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (const part of ['{"name":', '"",', '"reference":"R"}'])
          controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    await refused(post(stream), "invalid_value", "name");
  });

  const types: [string, boolean][] = [
    ["application/json", true],
    ["application/json; charset=utf-8", true],
    ["Application/JSON;charset=UTF-8", true],
    ['application/json; charset="utf-8"', true],
    ["application/json; charset=iso-8859-1", false],
    ["application/jsonp", false],
    ["text/plain", false],
    ["text/json", false],
    ["application/x-www-form-urlencoded", false],
    ["application/xml", false],
    ["application/json, text/plain", false],
    ["*/*", false],
    ["nonsense", false],
  ];
  for (const [type, taken] of types)
    test(`of the type ${type} is ${taken ? "read" : "refused"}`, async () => {
      const asking = post('{"name":"","reference":"R"}', { "Content-Type": type });
      if (taken) await refused(asking, "invalid_value", "name");
      else await refused(asking, "content_type_unsupported");
    });

  test("in another charset is told its charset, not its type", async () => {
    const { message } = await refused(
      post("{}", { "Content-Type": "application/json; charset=utf-16" }),
      "content_type_unsupported",
    );
    expect(message).toBe('The body must be JSON in UTF-8, not in "utf-16". Send it as UTF-8.');
  });

  test("that is compressed is told to come as it is", async () => {
    for (const encoding of ["gzip", "br", "deflate", "GZIP", "identity, gzip", "nonsense"]) {
      const answer = await post(Bun.gzipSync('{"name":"","reference":"R"}'), {
        "Content-Encoding": encoding,
      });
      const { message } = await refused(Promise.resolve(answer), "content_type_unsupported");
      expect(message).toContain(`"Content-Encoding: ${encoding}"`);
      expect(answer.headers.get("Accept-Encoding")).toBe("identity");
    }
    await refused(
      post('{"name":"","reference":"R"}', { "Content-Encoding": "identity" }),
      "invalid_value",
      "name",
    );
  });

  test("that is cut short is a fault of its sender, not of the server", async () => {
    const counted = async (status: string) => {
      const text = await (await fetch(`${stage.server.address}/metrics`)).text();
      return Number(new RegExp(`surface="api",status="${status}"} (\\d+)`).exec(text)?.[1] ?? 0);
    };
    for (const length of ["Content-Length: 100\r\n", "Transfer-Encoding: chunked\r\n"]) {
      const [refusedBefore, failedBefore] = [await counted("4xx"), await counted("5xx")];
      // One that ends before the server has read its head is no request yet: then another one is sent.
      while ((await counted("4xx")) + (await counted("5xx")) === refusedBefore + failedBefore) {
        const socket = connect(stage.server.port, "127.0.0.1");
        await once(socket, "connect");
        socket.write(request("POST /api/v1/products", `${JSON_TYPE}${length}`, ""));
        await Bun.sleep(50);
        socket.destroy();
        await once(socket, "close");
      }
      expect(await counted("5xx")).toBe(failedBefore);
    }
  });

  test("without a type is refused", async () => {
    const bytes = request("POST /api/v1/products", "Content-Length: 2\r\n", "{}");
    await refused(askRaw(stage.server.port, "POST", "/api/v1/products", bytes), "content_type_unsupported");
  });

  test("of a form is refused", async () => {
    const form = new FormData();
    form.set("name", "N");
    const send = (body: BodyInit) =>
      fetch(`${stage.server.address}/api/v1/products`, {
        method: "POST",
        body,
        headers: { Authorization: `Bearer ${stage.test.apiKey}` },
      });
    for (const body of [form, new URLSearchParams({ name: "N", reference: "R" })])
      expect((await send(body)).status).toBe(415);
  });

  test("that is empty or absent is read as {}", async () => {
    for (const sending of [{}, { raw: "" }, { raw: " \n " }] as Sending[])
      await refused(stage.test.send("POST", "/products", sending), "parameter_missing", "name");
  });

  test("on a GET is not looked at", async () => {
    const bytes = request("GET /api/v1/account", `${JSON_TYPE}Content-Length: 5\r\n`, "{{{{{");
    expect((await askRaw(stage.server.port, "GET", "/api/v1/account", bytes)).status).toBe(200);
  });

  test("with the same key twice counts as JSON.parse has it, and both are checked", async () => {
    await refused(post('{"name":"N","name":"","reference":"R"}'), "invalid_value", "name");
  });
});

describe("a name that would reach into an object's prototype", () => {
  const proto = ["__proto__", "\\u005f_proto__", "__pro\\u0074o__", "\\u005F\\u005F\\u0070roto\\u005f_"];
  for (const key of proto) {
    test(`is refused on top: ${key}`, async () => {
      await refused(post(`{"name":"N","reference":"R","${key}":{}}`), "parameter_unknown", "__proto__");
      await refused(post(`{"${key}":{"name":"N","reference":"R"}}`), "parameter_unknown", "__proto__");
    });

    test(`is refused inside: ${key}`, async () => {
      const within = (data: string) => post(`{"name":"N","reference":"R","data":${data}}`);
      await refused(within(`{"${key}":"x"}`), "parameter_unknown", "data.__proto__");
      const rows = `{"fibre_composition":[{"fibre":"a","percent":1},{"fibre":"b","percent":1,"${key}":{"x":1}}]}`;
      await refused(within(rows), "parameter_unknown", "data.fibre_composition[1].__proto__");
    });

    test(`is refused in a change: ${key}`, async () => {
      const raw = `{"data":{"${key}":{"brand":"x"}}}`;
      const asking = stage.test.post(`/products/${product.id}`, undefined, { raw });
      await refused(asking, "parameter_unknown", "data.__proto__");
    });
  }

  for (const key of ["constructor", "prototype", "toString", "hasOwnProperty", "__defineGetter__", "valueOf"])
    test(`is a parameter that does not exist: ${key}`, async () => {
      const send = (body: object) => post(JSON.stringify(body));
      await refused(send({ name: "N", reference: "R", [key]: {} }), "parameter_unknown", key);
      await refused(
        send({ name: "N", reference: "R", data: { [key]: {} } }),
        "parameter_unknown",
        `data.${key}`,
      );
      await refused(stage.test.get(`/products?${key}=1`), "parameter_unknown", key);
    });

  test("in a text is a text", async () => {
    await refused(post('{"name":"__proto__","reference":""}'), "invalid_value", "reference");
  });
});

describe("a path", () => {
  const nowhere = [
    ...[
      "/",
      "/nothing",
      "/products/a/b",
      "//products",
      "/%70roducts",
      "/Products",
      "/products;x=1",
      "/products%2f",
    ],
    ...[
      "/products%00",
      "/products/../account/x",
      "/passports/x/items/y",
      "/%",
      "/%zz",
      "/%ff",
      "/☃",
      `/${"a".repeat(8000)}`,
    ],
  ];
  for (const path of nowhere)
    test(`that leads nowhere is 404: ${path.slice(0, 30)}`, async () => {
      const sent = path.replace("☃", "%E2%98%83");
      const bytes = request(`GET /api/v1${sent}`);
      await refused(askRaw(stage.server.port, "GET", `/api/v1${sent}`, bytes), "path_unknown");
    });

  test("below /api and outside of /api/v1 is 404 as JSON, in any letters, by any method, whatever is accepted", async () => {
    for (const path of [
      "/api",
      "/api/",
      "/api/v2/account",
      "/API/v1/account",
      "/Api/V1",
      "/api/v2/01/09506000134352",
    ])
      for (const method of ["GET", "POST", "DELETE"]) {
        const bytes = request(`${method} ${path}`, "Accept: text/html\r\n");
        const { status, headers, text } = await sendRaw(stage.server.port, bytes);
        expect([method, path, status, headers.get("content-type")]).toEqual([
          method,
          path,
          404,
          "application/json; charset=utf-8",
        ]);
        expect(headers.get("request-id")).toMatch(/^[0-9A-Z]{26}$/);
        expect(JSON.parse(text)).toMatchObject({
          error: { type: "invalid_request_error", code: "path_unknown" },
        });
      }
    const elsewhere = await sendRaw(stage.server.port, request("GET /apiary", "Accept: text/html\r\n"));
    expect(elsewhere.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  const ids = [
    ...[
      "%",
      "%zz",
      "%00",
      "%ff",
      "%C0%AF",
      "%ED%A0%80",
      "%2e%2e%2fx",
      "..%2f..",
      "a%2fb",
      "%E2%98%83",
      "%25",
      "%20",
    ],
    ...["'or'1'='1", "$(id)", "<script>", "{{7*7}}", "null", "undefined", "NaN", "0", "-1", "a".repeat(4000)],
  ];
  for (const id of ids)
    test(`with an id that is none is 404: ${id.slice(0, 20)}`, async () => {
      for (const path of [`/products/${id}`, `/passports/${id}`, `/passports/${id}/versions`]) {
        const answer = askRaw(stage.server.port, "GET", `/api/v1${path}`, request(`GET /api/v1${path}`));
        await refused(answer, "resource_missing");
      }
    });

  for (const path of ["/serial_blocks?holder=", "/items?serial=", "/items?nfc_uid=", "/code_records?serial="])
    test(`with a NUL in its query finds nothing or is refused: ${path}`, async () => {
      const answer = await stage.live.get<List<object>>(`${path}%00`);
      if (answer.status === 200) expect(answer.json).toMatchObject({ data: [] });
      else await refused(Promise.resolve(answer), "invalid_value");
    });

  test("with a slash at its end is the same or 404, and a list still names its own path", async () => {
    const answer = await sendRaw(stage.server.port, request("GET /api/v1/products/"));
    if (answer.status === 200) expect(JSON.parse(answer.text).url).toBe("/api/v1/products");
    else expect(answer.status).toBe(404);
  });

  test("as an absolute address with another host is the same path", async () => {
    const bytes = request("GET http://elsewhere.example/api/v1/account");
    const { status, text } = await sendRaw(stage.server.port, bytes);
    expect(status).toBeOneOf([200, 400]);
    expect(text).not.toContain("elsewhere");
  });
});

describe("a method", () => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
    test(`${method} is refused with Allow where there is something`, async () => {
      for (const [path, allow] of [
        ["/products", "GET, POST, HEAD"],
        [`/products/${product.id}`, "GET, POST, HEAD"],
        ["/account", "GET, HEAD"],
        [`/passports/${product.id}/withdraw`, "POST"],
      ] as const) {
        const answer = await stage.test.send(method, path);
        await refused(Promise.resolve(answer), "method_not_allowed");
        expect(answer.headers.get("Allow")).toBe(allow);
      }
    });

    test(`${method} is 404 where there is nothing, and 401 without a key`, async () => {
      await refused(stage.test.send(method, "/nothing"), "path_unknown");
      await refused(stage.stranger.send(method, "/products"), "api_key_missing");
    });
  }

  test("POST on what is only read, and GET on what is only written, are refused", async () => {
    await refused(stage.test.post("/account"), "method_not_allowed");
    await refused(stage.test.get(`/passports/${product.id}/withdraw`), "method_not_allowed");
  });

  test("PUT with a body is refused without reading it", async () => {
    await refused(stage.test.send("PUT", "/products", { raw: goodBodyOf(MIB) }), "method_not_allowed");
  });

  test("HEAD answers like GET without a body", async () => {
    const cases: [string, number][] = [
      [`/products/${product.id}`, 200],
      ["/products", 200],
      ["/products/x", 404],
      ["/nothing", 404],
      ["/products?limit=0", 400],
    ];
    for (const [path, expected] of cases) {
      const { status, text } = await stage.test.send("HEAD", path);
      expect([path, status, text]).toEqual([path, expected, ""]);
    }
  });
});

describe("a header", () => {
  const ask = (headers: string, host: string): Promise<Answer> =>
    askRaw(stage.server.port, "GET", "/api/v1/account", request("GET /api/v1/account", headers, "", host));

  test("Host twice is refused", async () => {
    for (const host of ["Host: a\r\nHost: b\r\n", "Host: localhost\r\nHost: localhost\r\n"]) {
      const answer = await ask("", host);
      await refused(Promise.resolve(answer), "invalid_value", "Host");
    }
  });

  for (const host of ["a", "a:1", "x.y", "localhost", "[::1]:3000", "very-long.example", "127.0.0.1"])
    test(`Host: ${host} makes no difference`, async () => {
      const { text, status } = await ask("", `Host: ${host}\r\n`);
      expect([status, text]).toEqual([200, (await stage.test.get("/account")).text]);
    });

  test("X-Forwarded-Host and Forwarded change no address", async () => {
    const headers =
      "X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\nX-Forwarded-Proto: ftp\r\n";
    expect((await ask(headers, "Host: evil.example\r\n")).text).not.toContain("evil");
  });

  test("Origin brings no permission for browsers", async () => {
    const { headers } = await ask("Origin: https://shop.example\r\n", "Host: localhost\r\n");
    expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });

  test("Accept for something else still brings JSON", async () => {
    expect((await ask("Accept: text/html\r\n", "Host: localhost\r\n")).status).toBe(200);
  });

  test("Request-Id of the caller is not taken over", async () => {
    const { headers } = await ask("Request-Id: mine\r\n", "Host: localhost\r\n");
    expect(headers.get("Request-Id")).not.toBe("mine");
  });
});

describe("a query on a write", () => {
  test("is refused", async () => {
    const body = { name: "N", reference: "with-query" };
    await refused(stage.test.post("/products?name=x", body), "parameter_unknown", "name");
    await refused(stage.test.post("/products?limit=1", body), "parameter_unknown", "limit");
  });
});

test("every answer has a Request-Id of its own", async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => stage.test.get("/account")),
    ...Array.from({ length: 20 }, () => stage.stranger.get("/account")),
    ...Array.from({ length: 20 }, () => stage.test.get("/nothing")),
  ]);
  expect(new Set(answers.map(({ headers }) => headers.get("Request-Id"))).size).toBe(60);
});

test("no answer may be kept by a cache or read as anything but JSON", async () => {
  for (const { headers } of [await stage.test.get("/account"), await stage.stranger.get("/account")]) {
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

describe("a number that cannot be is told what it may be", () => {
  const numbers: [raw: string, code: string, message: string][] = [
    ["1.5", "invalid_type", '"quantity" must be a whole number.'],
    ["1e999", "invalid_type", '"quantity" must be a finite number.'],
    ['"1"', "invalid_type", '"quantity" must be a number, not a text.'],
    ["9007199254740993", "invalid_value", '"quantity" must be at most 1000000000.'],
    ["1000000001", "invalid_value", '"quantity" must be at most 1000000000.'],
  ];
  for (const [quantity, code, message] of numbers)
    test(quantity, async () => {
      const { errors } = await refused(
        stage.test.post(`/products/${product.id}/batches`, undefined, {
          raw: `{"batch_number":"1","quantity":${quantity}}`,
        }),
        code,
        "quantity",
      );
      expect(errors.map((fault) => fault.message)).toEqual([message]);
    });
});

test("faults of the page, the query and the body are told at once, the first deciding", async () => {
  const list = await refused(
    stage.test.get("/products?limit=0&starting_after=x&status=x&foo=1"),
    "invalid_value",
    "limit",
  );
  expect(list.errors.map(({ param }) => param)).toEqual(["limit", "starting_after", "status", "foo"]);
  const write = await refused(stage.test.post("/products?foo=1", { name: "" }), "parameter_unknown", "foo");
  expect(write.errors.map(({ param }) => param)).toEqual(["foo", "name", "reference"]);
});

test("a parameter that is set at another moment is told so", async () => {
  const { id } = product;
  const words: [path: string, body: object, message: string][] = [
    [
      "/products",
      { name: "A", reference: "A-1", status: "active" },
      '"status" is changed with POST /products/{id}',
    ],
    [`/products/${id}`, { template: "battery" }, '"template" is chosen when a product is created'],
    [`/products/${id}`, { constructor: 1 }, 'The parameter "constructor" does not exist here.'],
    [`/passports/${id}/items`, {}, 'The parameter "quantity" is missing. Send it, or "serials" of your own.'],
  ];
  for (const [path, body, message] of words)
    expect((await stage.test.post(path, body)).error?.message).toStartWith(message);
});

test("what is wrong with a text is told of the text", async () => {
  const { message } = await refused(
    stage.test.post(`/products/${product.id}`, { name: "A\0" }),
    "invalid_value",
    "name",
  );
  expect(message).toBe('"name" must be plain text, and contains a NUL character.');
});

test("a list that must not be empty is told in good English", async () => {
  const { message } = await refused(
    stage.test.post(`/passports/${product.id}/items`, { serials: [] }),
    "invalid_value",
    "serials",
  );
  expect(message).toBe('"serials" must have at least 1 entry.');
});
