import { Account } from "../../domain/accounts/account.ts";
import { endpoint } from "../kit/endpoint.ts";

export const getAccount = endpoint({
  method: "GET",
  path: "/account",
  noun: "Account",
  name: "getAccount",
  summary: "Get the account",
  description: "The company that the key belongs to.",
  returns: Account,
  fails: [],
});
