/** The public addresses that the set-up offers, and who can reach them. */
import { networkInterfaces } from "node:os";
import type { Config } from "../../platform/config.ts";
import { isLocalOrigin } from "../kit/local-host.ts";
import type { SetupKey } from "./messages.ts";

interface AddressChoice {
  origin: string;
  /** What it is. */
  label: SetupKey;
}

/** What the form says of the address. */
export type AddressOffer =
  /** Set where the set-up cannot change it, such as `CARNET_SITE_URL`. */
  { locked: string; source: string } | { choices: AddressChoice[] };

/**
 * @param current the address that links are built from now
 */
export function offerAddresses(config: Config, current: string): AddressOffer {
  if (config.site_url !== undefined) return { locked: config.site_url, source: sourceOf(config) };
  const network = networkAddresses(current).map(
    (origin): AddressChoice => ({ origin, label: "form.address_network" }),
  );
  const now: AddressChoice = {
    origin: current,
    label: isLocalOrigin(current) ? "form.address_current" : "form.address_chosen",
  };
  return {
    choices: [...network, now].filter(
      (one, at, all) => all.findIndex(({ origin }) => origin === one.origin) === at,
    ),
  };
}

function sourceOf({ sources }: Config): string {
  if (sources.site_url === "flag") return "--site-url";
  return sources.site_url === "file" ? "site_url in carnet.toml" : "CARNET_SITE_URL";
}

/** The addresses by which others on the network can call this machine, with scheme and port of the current one. */
export function networkAddresses(current: string): string[] {
  const { protocol, port } = new URL(current);
  return networkHosts().map((host) => `${protocol}//${host}${port === "" ? "" : `:${port}`}`);
}

/** Most addresses that are offered. */
const HOSTS = 6;

/** IPv4 addresses of this machine that others on its network can call; link-local ones change by themselves. */
function networkHosts(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(
      ({ family, internal, address }) => family === "IPv4" && !internal && !address.startsWith("169.254."),
    )
    .map(({ address }) => address)
    .slice(0, HOSTS);
}

/** Whether the server answers other machines at all. */
export function isOpenToOtherMachines({ host }: Config): boolean {
  return !/^(localhost|127\..*|::1)$/.test(host);
}
