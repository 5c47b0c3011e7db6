import { NewPassportSession, PassportSession, SessionFilters } from "../../domain/passport-sessions/shape.ts";
import { endpoint } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

export const listPassportSessions = endpoint({
  method: "GET",
  path: "/passport_sessions",
  noun: "Passport sessions",
  name: "listPassportSessions",
  summary: "List passport sessions",
  description: "Newest first. The `url` of an open one is a secret here too.",
  query: SessionFilters,
  returns: PassportSession,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});

export const createPassportSession = endpoint({
  method: "POST",
  path: "/passport_sessions",
  noun: "Passport sessions",
  name: "createPassportSession",
  summary: "Create a passport session",
  description:
    "Makes a page on which a person whom your system knows completes the data of a product, issues its passport or publishes a version of it, and gets the QR Code. Its `url` is a secret: open it for that person only (as a redirect or in a new tab), and never send it by e-mail. It works in the first browser that opens it, until the session is completed or expires. On completion `passport_session.completed` tells the outcome.",
  body: NewPassportSession,
  returns: PassportSession,
  fails: ["product_archived", "reference_taken", "serial_too_long", "plan_limit_reached"],
  emits: ["product.created", "passport_session.completed"],
  example: {
    body: {
      reference: "CR-0142",
      name: "Camisa Ria",
      operator: { name: "Rita Sousa", email: "rita@nortada.example" },
      success_url: "https://erp.nortada.example/passports/done?session={SESSION_ID}",
      cancel_url: "https://erp.nortada.example/passports",
      serials: ["CR-0142-0001", "CR-0142-0002"],
      metadata: { order: "2026-0815" },
    },
  },
});

export const getPassportSession = endpoint({
  method: "GET",
  path: "/passport_sessions/{id}",
  noun: "Passport sessions",
  name: "getPassportSession",
  summary: "Get a passport session",
  description: "With its `status` and, once it is completed, its `outcome`.",
  returns: PassportSession,
  fails: ["resource_missing"],
});

export const expirePassportSession = endpoint({
  method: "POST",
  path: "/passport_sessions/{id}/expire",
  noun: "Passport sessions",
  name: "expirePassportSession",
  summary: "Expire a passport session",
  description:
    "Ends an open session before its time: its `url` opens nothing any more, and who has the page open is told so. What was saved in it stays with the product.",
  returns: PassportSession,
  fails: ["resource_missing", "session_closed"],
});
