import { describe, expect, test } from "bun:test";
import { clientAddress, networkOf, parseNetworks } from "./networks.ts";

describe("networks", () => {
  test("hold the addresses within them, in both versions of IP", () => {
    const networks = parseNetworks("192.168.1.0/24, 10.0.0.7, fd00::/8");
    const inside = ["192.168.1.0", "192.168.1.255", "10.0.0.7", "::ffff:192.168.1.9", "fd12::1"];
    const outside = ["192.168.2.1", "10.0.0.8", "fe80::1", "::ffff:10.0.0.8", "nonsense", ""];
    expect(inside.filter((address) => !networks.includes(address))).toEqual([]);
    expect(outside.filter((address) => networks.includes(address))).toEqual([]);
  });

  test("that are none are refused by name", () => {
    for (const text of ["192.168.1.0/33", "300.1.1.1", "localhost", "10.0.0.0/8/8", "10.0.0.0/x", "::1/129"])
      expect(() => parseNetworks(text)).toThrow(text);
  });

  test("none means nobody", () => {
    expect(parseNetworks("").includes("127.0.0.1")).toBe(false);
  });
});

describe("the address of a client", () => {
  const proxies = parseNetworks("127.0.0.1/32,10.0.0.0/8");

  test("is the socket's, whatever a stranger claims", () => {
    expect(clientAddress("203.0.113.9", "198.51.100.1", proxies)).toBe("203.0.113.9");
    expect(clientAddress("203.0.113.9", null, proxies)).toBe("203.0.113.9");
  });

  test("behind a trusted proxy is the right-most address that is no proxy", () => {
    expect(clientAddress("127.0.0.1", "198.51.100.1", proxies)).toBe("198.51.100.1");
    expect(clientAddress("127.0.0.1", "1.2.3.4, 198.51.100.1, 10.0.0.3", proxies)).toBe("198.51.100.1");
  });

  test("is the proxy's where the header holds something else than addresses, or proxies alone", () => {
    expect(clientAddress("127.0.0.1", "unknown", proxies)).toBe("127.0.0.1");
    expect(clientAddress("127.0.0.1", "1.2.3.4, <script>", proxies)).toBe("127.0.0.1");
    expect(clientAddress("127.0.0.1", "10.0.0.3", proxies)).toBe("127.0.0.1");
  });
});

test("a connection's own network is its IPv4 address, or the first 64 bits of IPv6", () => {
  const networks: [address: string, network: string][] = [
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["2001:0db8:0001:0002::", "2001:db8:1:2::/64"],
  ];
  for (const [address, network] of networks) expect(networkOf(address)).toBe(network);
});
