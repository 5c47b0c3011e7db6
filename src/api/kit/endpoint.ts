/**
 * An endpoint is a value: method, path, shapes, refusals. From it come the route, the validation, the OpenAPI
 * description, the reference page, the typed client and the checks of the tests. It knows no handler, so that the
 * client that is published carries no server code; `implement` joins the two.
 */
import { z } from "zod";
import type { EventType } from "../../domain/events/types.ts";
import type { FailureCode, Fault } from "../../domain/failure.ts";
import type { ReceivedFile } from "../../domain/files/received.ts";
import type { FileToSend } from "../../domain/files/to-send.ts";
import type { Scope } from "../../domain/scope.ts";
import type { Outbound } from "../../platform/outbound.ts";
import type { Queryable, Transaction } from "../../storage/database.ts";
import type { PageRequest } from "../../storage/page.ts";

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** What an endpoint `returns` that answers with the content of a stored file in place of JSON. */
export const FileContent = z.custom<FileToSend>();

export interface Endpoint {
  method: "GET" | "POST";
  /** Under `BASE_PATH`, with parameters in braces: `/products/{id}`. */
  path: string;
  /** Heading of the reference page that it stands under. */
  noun: string;
  /** The name of the operation in OpenAPI and in the client. */
  name: string;
  summary: string;
  description?: string;
  /** Shape of the JSON body; without one the body must be absent, empty or `{}`. */
  body?: z.ZodType;
  /** Takes a form with one file, `file`, of at most so many bytes; `body` is then the shape of the other fields. */
  upload?: { limitBytes: number };
  /** Faults that the shape alone does not find, told with its own when it finds some. */
  faultsBesides?: (body: Record<string, unknown>) => Fault[];
  /** Shape of the query, paging apart. */
  query?: z.ZodType;
  /** Of a list: the shape of one entry. `FileContent`: the answer is a file. */
  returns: z.ZodType;
  /** Answers with the list envelope and takes `limit` and `starting_after`; `numbered`: its ids are whole numbers. */
  list?: { defaultLimit: number; numbered?: true };
  /** The codes that this endpoint adds to those that every endpoint has. */
  fails: readonly FailureCode[];
  emits?: readonly EventType[];
  /** Values for examples: of path parameters, query and body. */
  example?: { body?: unknown };
}

/** Describes an endpoint; the description keeps its exact type. */
export function endpoint<const Description extends Endpoint>(description: Description): Description {
  return description;
}

/** The codes that every endpoint can answer with. */
export const COMMON_FAILURES: readonly FailureCode[] = [
  "api_key_missing",
  "api_key_invalid",
  "api_key_revoked",
  "account_suspended",
  "plan_lacks_api",
  "rate_limited",
  "parameter_unknown",
  "invalid_value",
  "internal_error",
  "shutting_down",
];

/** The codes that every endpoint that writes can answer with besides. */
export const COMMON_WRITE_FAILURES: readonly FailureCode[] = [
  "account_read_only",
  "parameter_missing",
  "invalid_type",
  "invalid_json",
  "invalid_body",
  "body_too_large",
  "content_type_unsupported",
  "idempotency_key_reused",
  "idempotency_key_in_use",
  "storage_full",
];

/** The shape of a list's envelope around the shape of its entries. */
export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z.strictObject({
    object: z.literal("list"),
    data: z.array(entry),
    has_more: z.boolean(),
    url: z.string(),
  });
}

export interface Call<Path extends string, Body, Query, File = undefined> {
  scope: Scope;
  params: { [Name in ParamNames<Path>]: string };
  body: Body;
  query: Query;
  /** In the file store; it is removed again when the work does not end well. */
  file: File;
  page: PageRequest;
}

export interface Entries<Entry> {
  data: Entry[];
  hasMore: boolean;
}

type Result<E extends Endpoint> = E extends { list: object }
  ? Entries<z.infer<E["returns"]>>
  : z.infer<E["returns"]>;
type CallOf<E extends Endpoint> = Call<
  E["path"],
  E extends { body: infer Body extends z.ZodType } ? z.infer<Body> : undefined,
  E extends { query: infer Query extends z.ZodType } ? z.infer<Query> : undefined,
  E extends { upload: object } ? ReceivedFile : undefined
>;

/** What answers an endpoint: a reading, or a change inside the transaction that the kit opens. */
export type Work<E extends Endpoint> =
  | { read(db: Queryable, call: CallOf<E>): Promise<Result<E>> | Result<E> }
  | { write(tx: Transaction, call: CallOf<E>): Promise<Result<E>> };

/** What a change may ask before its transaction, in which nothing but queries is waited for. */
export interface Outside {
  outbound: Outbound;
  /** Whether mail can be sent. */
  mail(): Promise<boolean>;
}

/** A change that must know something from elsewhere first, such as where an address leads. */
interface InformedWork<E extends Endpoint, Asked> {
  before(outside: Outside, call: CallOf<E>): Promise<Asked>;
  write(tx: Transaction, call: CallOf<E>, asked: Asked): Promise<Result<E>>;
}

export type AnyCall = Call<string, unknown, unknown, ReceivedFile | undefined>;

export interface Operation {
  endpoint: Endpoint;
  work:
    | { read(db: Queryable, call: AnyCall): Promise<unknown> | unknown }
    | {
        before?(outside: Outside, call: AnyCall): Promise<unknown>;
        write(tx: Transaction, call: AnyCall, asked: unknown): Promise<object>;
      };
}

/** Joins an endpoint with its work. */
export function implement<E extends Endpoint>(description: E, work: Work<E>): Operation {
  return { endpoint: description, work: work as unknown as Operation["work"] };
}

/** Joins an endpoint with work that asks elsewhere before its transaction. */
export function implementInformed<E extends Endpoint, Asked>(
  description: E,
  work: InformedWork<E, Asked>,
): Operation {
  return { endpoint: description, work: work as unknown as Operation["work"] };
}
