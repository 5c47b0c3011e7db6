/** What belongs to a person rather than to a company's data; below `/panel/api`. */
import { z } from "zod";
import { endpoint } from "../../../api/kit/endpoint.ts";
import { ROLES } from "../../../domain/members/role.ts";
import { Id } from "../../../domain/shapes.ts";

const NOUN = "People";

export const User = z.strictObject({
  object: z.literal("user"),
  id: Id,
  email: z.string(),
  name: z.string().nullable(),
  /** Runs this instance. */
  operator: z.boolean(),
  /** The session that asks, and when its person last proved who they are (Unix seconds). */
  session: z.strictObject({ id: Id, confirmed: z.int() }),
  memberships: z.array(
    z.strictObject({
      /** Id of the member, as it stands in the company's records. */
      id: Id,
      role: z.enum(ROLES),
      company: z.strictObject({
        id: Id,
        name: z.string(),
        handle: z.string(),
        plan: z.enum(["free", "starter", "pro", "enterprise"]),
        status: z.enum(["active", "read_only", "suspended"]),
      }),
      /** Names of the operations that the role reaches. */
      may: z.array(z.string()),
    }),
  ),
});

export const Done = z.strictObject({ object: z.string(), done: z.literal(true) });

export const signIn = endpoint({
  method: "POST",
  path: "/session",
  noun: NOUN,
  name: "signIn",
  summary: "Sign in",
  body: z.strictObject({ email: z.string().max(254), password: z.string().max(1024) }),
  returns: User,
  fails: ["sign_in_failed", "cross_site_request", "rate_limited"],
});

export const signOut = endpoint({
  method: "POST",
  path: "/session/end",
  noun: NOUN,
  name: "signOut",
  summary: "Sign out",
  description: "Its cookie opens nothing from the next request on.",
  returns: Done,
  fails: ["cross_site_request"],
});

export const getMe = endpoint({
  method: "GET",
  path: "/me",
  noun: NOUN,
  name: "getMe",
  summary: "Who is signed in, and the companies they belong to",
  returns: User,
  fails: ["sign_in_required"],
});
