import { presentAccount } from "../domain/accounts/account.ts";
import * as endpoints from "./endpoints/account.ts";
import { implement } from "./kit/endpoint.ts";

export const operations = [
  implement(endpoints.getAccount, { read: (_db, { scope }) => presentAccount(scope) }),
];
