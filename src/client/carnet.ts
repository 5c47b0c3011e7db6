import type { Answered } from "./answer.ts";
import { Resources } from "./resources.generated.ts";
import { type CarnetOptions, createSender, type RequestOptions, type Sender } from "./sender.ts";

/**
 * A client for one Carnet and one API key.
 *
 *     const carnet = new Carnet({ apiKey: "sk_test_…", baseUrl: "https://id.example.com" });
 *     const product = await carnet.products.create({ name: "Camisa Ria", reference: "CR-0142" });
 *
 * What fails for a passing reason is sent again: no connection, 429, 5xx. That is safe, since every POST carries an
 * `Idempotency-Key`, the same in each repeat. Refusals are thrown as `ApiError`.
 */
export class Carnet extends Resources {
  readonly #sender: Sender;

  /** @throws TypeError for an address or a key that cannot be one */
  constructor(options: CarnetOptions) {
    const sender = createSender(options);
    super(sender);
    this.#sender = sender;
  }

  /** Asks for what this version has no method for; `path` begins after `/api/v1`. */
  request<T extends object>(
    verb: "GET" | "POST",
    path: string,
    sending: { query?: object; body?: object; options?: RequestOptions } = {},
  ): Promise<Answered<T>> {
    return this.#sender.send(verb, path, sending);
  }
}
