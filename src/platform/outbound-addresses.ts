/**
 * Which IP addresses strangers may be reached at. Everything that is not plainly a public unicast address is closed:
 * IPv4 by the IANA special-purpose registry (RFC 6890) with multicast and reserved space; of IPv6 only 2000::/3
 * (RFC 4291 section 2.4) is open, without the special ranges in it.
 */
import { late } from "./late.ts";
import { fixedNetworks, type Networks } from "./networks.ts";

const CLOSED_IPV4 = fixedNetworks(
  "0.0.0.0/8", // this network
  "10.0.0.0/8", // private
  "100.64.0.0/10", // shared by a provider's customers
  "127.0.0.0/8", // this machine
  "168.63.129.16/32", // Azure's host, public only by its number
  "169.254.0.0/16", // link-local, with the metadata of clouds
  "172.16.0.0/12", // private
  "192.0.0.0/24", // protocol assignments
  "192.0.2.0/24", // documentation
  "192.31.196.0/24", // AS112
  "192.52.193.0/24", // AMT
  "192.88.99.0/24", // 6to4 relays
  "192.168.0.0/16", // private
  "192.175.48.0/24", // AS112
  "198.18.0.0/15", // benchmarks
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/4", // multicast
  "240.0.0.0/4", // reserved, with broadcast
);

const OPEN_IPV6 = fixedNetworks("2000::/3");

const CLOSED_IPV6 = fixedNetworks(
  "2001::/23", // protocol assignments: Teredo, benchmarks, ORCHID
  "2001:db8::/32", // documentation
  "2002::/16", // 6to4, which holds any IPv4 address
  "2620:4f:8000::/48", // AS112
  "3fff::/20", // documentation
);

/** What no allowed network opens: addresses that stand for no machine, or that hand out a cloud's credentials. */
const NEVER = fixedNetworks(
  "0.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "224.0.0.0/4",
  "255.255.255.255/32",
  "::/128",
  "fd00:ec2::254/128", // metadata of AWS
  "fe80::/10",
  "ff00::/8",
);

export type Standing = "public" | "allowed" | "closed";

/**
 * How an IP address stands: open to all, opened by the operator's networks, or closed. What is no IP address is
 * closed.
 */
export function standingOf(address: string, allow: Networks): Standing {
  const plain = plainAddress(address);
  if (plain === undefined) return "closed";
  if (!NEVER.includes(plain) && allow.includes(plain)) return "allowed";
  if (late.net.isIP(plain) === 4) return CLOSED_IPV4.includes(plain) ? "closed" : "public";
  return OPEN_IPV6.includes(plain) && !CLOSED_IPV6.includes(plain) ? "public" : "closed";
}

/**
 * An IP address in one form: IPv4 inside IPv6 (`::ffff:7f00:1`) as IPv4 (`127.0.0.1`), brackets taken off. Undefined
 * for what is no address, or one with a zone.
 */
export function plainAddress(text: string): string | undefined {
  const address = text.startsWith("[") && text.endsWith("]") ? text.slice(1, -1) : text;
  const version = late.net.isIP(address);
  if (version === 0 || address.includes("%")) return undefined;
  if (version === 4) return address;
  // The URL parser writes every IPv6 address in its one shortest form, IPv4 parts in hexadecimal (RFC 5952).
  const shortest = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(shortest);
  if (!mapped) return shortest;
  const [high = 0, low = 0] = mapped.slice(1).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
