/** Networks in CIDR form, and the address of a client behind trusted proxies. */
import type { BlockList } from "node:net";
import { late } from "./late.ts";

export interface Networks {
  /** Whether the IP address lies in one of the networks; IPv4 in IPv6 (`::ffff:…`) counts as IPv4. */
  includes(address: string): boolean;
  readonly list: readonly string[];
}

/**
 * Reads networks separated by commas; an address without a length stands for itself.
 * @throws Error that names the part that is not a network
 */
export function parseNetworks(text: string): Networks {
  const list = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const networks = list.map(parseNetwork);
  let blocks: BlockList | undefined;
  return {
    list,
    includes(address) {
      const plain =
        address.startsWith("::ffff:") && late.net.isIP(address.slice(7)) === 4 ? address.slice(7) : address;
      const version = late.net.isIP(plain);
      if (version === 0 || list.length === 0) return false;
      blocks ??= blocksOf(networks);
      return blocks.check(plain, version === 6 ? "ipv6" : "ipv4");
    },
  };
}

/** Networks that the program names itself: read when they are first asked for, since few starts come to that. */
export function fixedNetworks(...list: string[]): Networks {
  let networks: Networks | undefined;
  return {
    list,
    includes(address) {
      networks ??= parseNetworks(list.join(","));
      return networks.includes(address);
    },
  };
}

interface Network {
  address: string;
  prefix: number;
  family: "ipv4" | "ipv6";
}

function parseNetwork(part: string): Network {
  const [address = "", length, ...rest] = part.split("/");
  const version = late.net.isIP(address);
  const longest = version === 6 ? 128 : 32;
  const prefix = length === undefined ? longest : Number(length);
  if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(length ?? "0") || prefix > longest)
    throw new Error(`holds "${part}", which is not a network such as 192.168.1.0/24`);
  return { address, prefix, family: version === 6 ? "ipv6" : "ipv4" };
}

function blocksOf(networks: readonly Network[]): BlockList {
  const blocks = new late.net.BlockList();
  for (const { address, prefix, family } of networks) blocks.addSubnet(address, prefix, family);
  return blocks;
}

/**
 * The address a request came from: the socket's, or, when that is a trusted proxy, the right-most address of
 * `X-Forwarded-For` that is not one (read right to left, since what stands on the left is the client's to invent).
 */
export function clientAddress(socket: string, forwardedFor: string | null, trusted: Networks): string {
  if (forwardedFor === null || !trusted.includes(socket)) return socket;
  const hops = forwardedFor.split(",").map((hop) => hop.trim());
  for (const hop of hops.reverse()) {
    if (late.net.isIP(hop) === 0) return socket;
    if (!trusted.includes(hop)) return hop;
  }
  return socket;
}

/**
 * The network that one connection has for itself: an IPv4 address alone, of IPv6 the first 64 bits, since whoever has
 * one such address has all of them. IPv4 in IPv6 (`::ffff:…`) counts as IPv4.
 */
export function networkOf(address: string): string {
  const plain = address.startsWith("::ffff:") ? address.slice(7) : address;
  if (late.net.isIP(plain) !== 6) return plain;
  const [head = "", tail] = plain.split("%")[0]?.split("::") ?? [];
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter((group) => group !== ""));
  const left = before ?? [];
  const gap = tail === undefined ? 0 : 8 - left.length - (after?.length ?? 0);
  const groups = [...left, ...Array<string>(gap).fill("0"), ...(after ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
