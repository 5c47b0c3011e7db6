import { AddressRefused, type Outbound } from "../../platform/outbound.ts";
import { Failure } from "../failure.ts";

declare const checked: unique symbol;

/** An address that may be called: only `checkAddress` makes one, so that none is stored unchecked. */
export type CheckedAddress = string & { readonly [checked]: true };

/**
 * Checks an address by its text and by where its name leads; asks the network, so it comes before the transaction.
 * @throws Failure invalid_value
 */
export async function checkAddress(outbound: Outbound, url: string): Promise<CheckedAddress> {
  try {
    return (await outbound.check(url)) as CheckedAddress;
  } catch (fault) {
    if (fault instanceof AddressRefused) throw new Failure("invalid_value", fault.message, "url");
    throw fault;
  }
}
