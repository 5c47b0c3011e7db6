/** What the npm package carnet-client offers. */
export type { Answered, LastResponse, RateLimit } from "./answer.ts";
export { Carnet } from "./carnet.ts";
export { ApiError, CarnetError, ConnectionError, type Fault, SignatureError } from "./errors.ts";
export type { FileDownload, FileToSend, NamedFile } from "./file.ts";
export { List, type Page } from "./list.ts";
export type { CarnetOptions, RequestOptions } from "./sender.ts";
export * from "./types.generated.ts";
export { type VerifyOptions, verifyWebhook, type WebhookHeaders } from "./webhook.ts";
