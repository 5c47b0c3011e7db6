import { afterAll, describe, expect, test } from "bun:test";
import { createServer, type Server } from "node:net";
import { parseNetworks } from "./networks.ts";
import { AddressRefused, createOutbound, NoAnswer, type Outbound } from "./outbound.ts";
import { plainAddress, standingOf } from "./outbound-addresses.ts";

const NONE = parseNetworks("");
const closed = createOutbound({ allow: NONE, isOwn: () => false });
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

function outboundTo(networks: string, own?: { address: string; port: number }): Outbound {
  return createOutbound({
    allow: parseNetworks(networks),
    isOwn: (address, port) => address === own?.address && port === own.port,
  });
}

async function refusalOf(address: string, outbound = closed): Promise<string | undefined> {
  try {
    await outbound.check(address);
    return undefined;
  } catch (fault) {
    if (fault instanceof AddressRefused) return fault.message;
    throw fault;
  }
}

describe("an IP address is closed", () => {
  /** First and last of each range of the registries, and what lies beside them. */
  const ranges: [string, string][] = [
    ["0.0.0.0", "0.255.255.255"],
    ["10.0.0.0", "10.255.255.255"],
    ["100.64.0.0", "100.127.255.255"],
    ["127.0.0.0", "127.255.255.255"],
    ["168.63.129.16", "168.63.129.16"],
    ["169.254.0.0", "169.254.255.255"],
    ["172.16.0.0", "172.31.255.255"],
    ["192.0.0.0", "192.0.0.255"],
    ["192.0.2.0", "192.0.2.255"],
    ["192.31.196.0", "192.31.196.255"],
    ["192.52.193.0", "192.52.193.255"],
    ["192.88.99.0", "192.88.99.255"],
    ["192.168.0.0", "192.168.255.255"],
    ["192.175.48.0", "192.175.48.255"],
    ["198.18.0.0", "198.19.255.255"],
    ["198.51.100.0", "198.51.100.255"],
    ["203.0.113.0", "203.0.113.255"],
    ["224.0.0.0", "255.255.255.255"],
  ];
  const numberOf = (address: string) => address.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
  const addressOf = (number: number) =>
    [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join(".");

  test("in every special-purpose range of IPv4, to its last address, and no further", () => {
    const isSpecial = (number: number) =>
      ranges.some(([first, last]) => number >= numberOf(first) && number <= numberOf(last));
    for (const [first, last] of ranges)
      for (const number of [numberOf(first) - 1, numberOf(first), numberOf(last), numberOf(last) + 1]) {
        if (number < 0 || number > 0xffffffff) continue;
        const address = addressOf(number);
        expect([address, standingOf(address, NONE)]).toEqual([
          address,
          isSpecial(number) ? "closed" : "public",
        ]);
        const mapped = `::ffff:${address}`;
        expect([mapped, standingOf(mapped, NONE)]).toEqual([mapped, isSpecial(number) ? "closed" : "public"]);
      }
  });

  test("in IPv6 outside of 2000::/3, and in the special ranges inside", () => {
    const special = [
      "::",
      "::1",
      "::127.0.0.1",
      "::8.8.8.8",
      "::ffff:0:8.8.8.8",
      "64:ff9b::808:808",
      "64:ff9b:1::1",
      "100::1",
      "100:0:0:1::1",
      "2001::1",
      "2001:0:4136:e378:8000:63bf:3fff:fdd2",
      "2001:2::1",
      "2001:10::1",
      "2001:20::1",
      "2001:1ff:ffff::1",
      "2001:db8::1",
      "2002:7f00:1::1",
      "2620:4f:8000::1",
      "3fff::1",
      "3fff:fff:ffff::1",
      "4000::1",
      "5f00::1",
      "fc00::1",
      "fd00:ec2::254",
      "fe80::1",
      "fe80::1%eth0",
      "fec0::1",
      "ff02::1",
    ];
    for (const address of special) expect([address, standingOf(address, NONE)]).toEqual([address, "closed"]);
    for (const address of [
      "2001:200::1",
      "2606:4700::1111",
      "2a00:1450::1",
      "3fff:1000::1",
      "2620:4f:7fff::1",
    ])
      expect([address, standingOf(address, NONE)]).toEqual([address, "public"]);
  });

  test("when it is none", () => {
    for (const text of ["", "example.com", "1.2.3", "0x7f000001", "1.2.3.4.5", "[::1", "::g"])
      expect([text, standingOf(text, parseNetworks("0.0.0.0/0,::/0"))]).toEqual([text, "closed"]);
  });

  test("unless the operator opened its network, in whatever form it comes; some stay closed for ever", () => {
    const allow = parseNetworks("192.168.1.0/24,fd12::/16,0.0.0.0/0,::/0");
    for (const address of ["192.168.1.7", "::ffff:192.168.1.7", "::ffff:c0a8:107", "fd12::1", "127.0.0.1"])
      expect([address, standingOf(address, allow)]).toEqual([address, "allowed"]);
    for (const address of [
      "169.254.169.254",
      "::ffff:169.254.169.254",
      "168.63.129.16",
      "0.0.0.0",
      "::",
      "224.0.0.1",
      "255.255.255.255",
      "fe80::1",
      "ff02::1",
      "fd00:ec2::254",
    ])
      expect([address, standingOf(address, allow)]).toEqual([address, "closed"]);
  });

  test("is written in one form", () => {
    expect(plainAddress("[0:0:0:0:0:FFFF:7F00:0001]")).toBe("127.0.0.1");
    expect(plainAddress("2001:0db8:0:0::1")).toBe("2001:db8::1");
    expect(plainAddress("::ffff:0:7f00:1")).toBe("::ffff:0:7f00:1");
  });
});

describe("an address is refused", () => {
  const hostile: [string, RegExp][] = [
    // This machine and internal networks, in every spelling that a URL parser takes.
    ["https://127.0.0.1/", /not public/],
    ["https://127.1/", /not public/],
    ["https://0x7f.1/", /not public/],
    ["https://0x7f000001/", /not public/],
    ["https://2130706433/", /not public/],
    ["https://017700000001/", /not public/],
    ["https://0177.0.0.1/", /not public/],
    ["https://0/", /not public/],
    ["https://１２７.0.0.1/", /not public/],
    ["https://①②⑦。⓪.0.1/", /not public/],
    ["https://%31%32%37.0.0.1/", /not public/],
    ["https://[::1]/", /not public/],
    ["https://[0:0:0:0:0:0:0:1]/", /not public/],
    ["https://[::]/", /not public/],
    ["https://[::ffff:127.0.0.1]/", /not public/],
    ["https://[::ffff:7f00:1]/", /not public/],
    ["https://[::ffff:a9fe:a9fe]/", /not public/],
    ["https://[::127.0.0.1]/", /not public/],
    ["https://[64:ff9b::7f00:1]/", /not public/],
    ["https://[2002:7f00:1::]/", /not public/],
    ["https://[fe80::1]/", /not public/],
    ["https://[fd00::1]/", /not public/],
    ["https://169.254.169.254/latest/meta-data", /not public/],
    ["https://168.63.129.16/", /not public/],
    ["https://10.0.0.1:8443/", /not public/],
    ["https://224.0.0.1/", /not public/],
    // Names of internal networks.
    ["https://localhost/", /internal network/],
    ["https://LOCALHOST/", /internal network/],
    ["https://app.localhost/", /internal network/],
    ["https://erp/", /internal network/],
    ["https://printer.local/", /internal network/],
    ["https://metadata.google.internal/", /internal network/],
    ["https://router.home.arpa/", /internal network/],
    ["https://nas.lan/", /internal network/],
    ["https://carnet.test/", /internal network/],
    ["https://nothing.invalid/", /internal network/],
    ["https://hidden.onion/", /internal network/],
    ["https://localhost./", /dot at its end/],
    ["https://example.com./", /dot at its end/],
    // Ports of other services, other schemes, credentials.
    ["https://example.com:22/", /port/],
    ["https://example.com:25/", /port/],
    ["https://example.com:80/", /port/],
    ["https://8.8.8.8:0/", /port 0 /],
    ["http://example.com/", /https:\/\//],
    ["http://example.com:443/", /https:\/\//],
    ["https://user@example.com/", /user name/],
    ["https://user:word@example.com/", /user name/],
    ["https://example.com@127.0.0.1/", /user name/],
    ["https://example.com/#fragment", /#/],
    // No address at all, or one that parsers read differently.
    ["", /in full/],
    ["example.com/hook", /in full/],
    ["//example.com/hook", /in full/],
    ["ftp://example.com/", /in full/],
    ["file:///etc/passwd", /in full/],
    ["javascript:alert(1)", /in full/],
    ["data:text/plain,x", /in full/],
    ["gopher://127.0.0.1:6379/_", /in full/],
    ["https:\\\\127.0.0.1\\", /in full/],
    ["https://example.com\\@127.0.0.1/", /in full/],
    ["https://exa mple.com/", /in full/],
    ["https://example.com/a b", /%20/],
    [" https://example.com/", /in full/],
    ["https://example.com/\r\nX-Header: 1", /in full/],
    ["https://example.com/\tx", /in full/],
    ["https://example.com/\u0000", /in full/],
    ["https://256.256.256.256/", /in full/],
    ["https://[::1%25eth0]/", /in full/],
    ["https://", /in full/],
    [`https://example.com/${"x".repeat(2048)}`, /2048/],
  ];
  for (const [address, words] of hostile)
    test(`that is ${JSON.stringify(address.slice(0, 60))}`, async () => {
      expect(await refusalOf(address)).toMatch(words);
      await expect(
        closed.post(address, { headers: {}, body: "", pool: "x", signal: new AbortController().signal }),
      ).rejects.toBeInstanceOf(AddressRefused);
    });

  test("no more when it is public, or in a network that the operator opened", async () => {
    for (const address of ["https://8.8.8.8/", "https://[2606:4700::1111]/", "https://9.9.9.9:8443/x?y=z"])
      expect([address, await refusalOf(address)]).toEqual([address, undefined]);
    const open = outboundTo("127.0.0.1/32,192.168.1.0/24");
    for (const address of ["http://127.0.0.1:4000/hook", "http://0x7f.1/", "https://192.168.1.9:81/"])
      expect([address, await refusalOf(address, open)]).toEqual([address, undefined]);
    for (const address of ["http://127.0.0.2/", "http://192.168.2.1/", "http://8.8.8.8/", "https://[::1]/"])
      expect([address, await refusalOf(address, open)]).toEqual([address, expect.any(String)]);
    expect(await open.check("http://0x7f.1:80")).toBe("http://127.0.0.1/");
  });

  test("that is where this Carnet itself listens", async () => {
    const open = outboundTo("127.0.0.0/8", { address: "127.0.0.1", port: 3000 });
    expect(await refusalOf("http://127.1:3000/", open)).toMatch(/itself listens/);
    expect(await refusalOf("http://[::ffff:127.0.0.1]:3000/", open)).toMatch(/itself listens/);
    expect(await refusalOf("http://127.0.0.1:3001/", open)).toBeUndefined();
  });

  test("whose name leads into an internal network, and not one that leads nowhere today", async () => {
    // Every resolver knows this name without asking anybody.
    expect(await refusalOf("https://localhost:8443/", outboundTo("192.168.1.0/24"))).toMatch(/not public/);
    expect(await refusalOf("https://localhost:8443/", outboundTo("127.0.0.1/32,::1/128"))).toBeUndefined();
  });
});

describe("a request", () => {
  const open = outboundTo("127.0.0.1/32,::1/128");
  const signal = new AbortController().signal;

  function listen(answer: (request: string) => string | undefined): Promise<number> {
    return new Promise((resolve) => {
      const server = createServer((socket) => {
        socket.on("error", () => {});
        socket.on("data", (chunk) => {
          const text = answer(chunk.toString());
          if (text === undefined) socket.destroy();
          else socket.write(text);
        });
      });
      servers.push(server);
      server.listen(0, "127.0.0.1", () => {
        const address = server.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
  }

  const post = (url: string, headers: Record<string, string> = {}) =>
    open.post(url, { headers, body: "ü", pool: "one", signal });

  test("sends its headers and the bytes of its body, and asks for no compression", async () => {
    let sent = "";
    const port = await listen((request) => {
      sent += request;
      return "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
    });
    expect(await post(`http://127.0.0.1:${port}/a?b=c`, { "X-One": "1" })).toEqual({
      status: 200,
      body: "ok",
      isWhole: true,
    });
    expect(sent).toStartWith("POST /a?b=c HTTP/1.1\r\n");
    expect(sent).toMatch(/\r\nX-One: 1\r\n/);
    expect(sent).toMatch(/\r\nContent-Length: 2\r\n/);
    expect(sent).toMatch(/\r\nAccept-Encoding: identity\r\n/);
    expect(sent).toEndWith("\r\n\r\nü");
  });

  test("follows no redirect and asks no proxy", async () => {
    const before = process.env.HTTP_PROXY;
    process.env.HTTP_PROXY = "http://127.0.0.1:1";
    try {
      const port = await listen(
        () => "HTTP/1.1 302 Found\r\nLocation: http://169.254.169.254/\r\nContent-Length: 0\r\n\r\n",
      );
      expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 302, body: "" });
    } finally {
      if (before === undefined) delete process.env.HTTP_PROXY;
      else process.env.HTTP_PROXY = before;
    }
  });

  test("keeps the first 2 KiB of an answer", async () => {
    const long = "ü".repeat(20_000);
    const port = await listen(
      () => `HTTP/1.1 500 No\r\nContent-Length: ${Buffer.byteLength(long)}\r\n\r\n${long}`,
    );
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual({
      status: 500,
      body: "ü".repeat(1024),
      isWhole: false,
    });
  });

  test("counts the status of an answer whose body does not end in time", async () => {
    const port = await listen(() => "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nbegun");
    const hasty = createOutbound({
      allow: parseNetworks("127.0.0.0/8"),
      isOwn: () => false,
      patience: { attemptMs: 300, readBytes: 1024, keptBytes: 1024 },
    });
    const answer = await hasty.post(`http://127.0.0.1:${port}/`, {
      headers: {},
      body: "{}",
      pool: "p",
      signal: new AbortController().signal,
    });
    expect(answer).toEqual({ status: 200, body: "begun", isWhole: false });
    hasty.close();
  });

  test("uses a connection again, and another one when that was closed meanwhile", async () => {
    let count = 0;
    const port = await listen(() => (++count === 2 ? undefined : "HTTP/1.1 204 No Content\r\n\r\n"));
    for (let i = 0; i < 3; i++)
      expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 204 });
    expect(count).toBe(4);
  });

  test("is answered once a head has come, whatever follows it", async () => {
    const head = "HTTP/1.1 200 OK\r\n";
    const answers: [string, { status: number; body: string; isWhole: boolean }][] = [
      ["HTTP/1.0 204 No Content\r\n\r\nok", { status: 204, body: "", isWhole: true }],
      ["HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\nok", { status: 204, body: "", isWhole: true }],
      [
        "HTTP/1.1 204 No Content\r\nContent-Length: 8\r\n\r\nreceived",
        { status: 204, body: "", isWhole: true },
      ],
      [`${head}Content-Length: 2\r\n\r\nokokok`, { status: 200, body: "ok", isWhole: true }],
      [`${head}Transfer-Encoding: chunked\r\n\r\nZZ\r\nok`, { status: 200, body: "", isWhole: false }],
    ];
    for (const [text, answer] of answers) {
      const port = await listen(() => text);
      // The connection with the surplus bytes is not used again.
      for (let i = 0; i < 3; i++)
        expect([text, await post(`http://127.0.0.1:${port}/`)]).toEqual([text, answer]);
    }
  });

  test("takes another connection when what came on a kept one belongs to the answer before", async () => {
    let count = 0;
    const port = await listen(() =>
      ++count === 2 ? "received" : "HTTP/1.1 204 No Content\r\nContent-Length: 8\r\n\r\n",
    );
    for (let i = 0; i < 2; i++)
      expect(await post(`http://127.0.0.1:${port}/`)).toMatchObject({ status: 204 });
    expect(count).toBe(3);
  });

  test("says why no answer came", async () => {
    const [nonsense, silent] = [await listen(() => "hello\r\n\r\n"), await listen(() => undefined)];
    const gone = await listen(() => "");
    servers.pop()?.close();
    for (const [port, words] of [
      [nonsense, /not valid HTTP\. Check/],
      [silent, /closed before/],
      [gone, /refused/],
    ] as const) {
      const fault = await post(`http://127.0.0.1:${port}/`).catch((thrown) => thrown);
      expect(fault).toBeInstanceOf(NoAnswer);
      expect(fault.message).toMatch(words);
    }
    const fault = await post(`https://127.0.0.1:${nonsense}/`).catch((thrown) => thrown);
    expect(fault).toBeInstanceOf(NoAnswer);
    expect(fault.message).toMatch(/does not speak TLS on this port/);
  });

  test("to a name goes to the address that the name leads to", async () => {
    const port = await listen((request) => {
      const host = /Host: (\S+)/i.exec(request)?.[1] ?? "";
      return `HTTP/1.1 200 OK\r\nContent-Length: ${host.length}\r\n\r\n${host}`;
    });
    expect(await post(`http://localhost:${port}/`)).toMatchObject({ status: 200, body: `localhost:${port}` });
  });
});
