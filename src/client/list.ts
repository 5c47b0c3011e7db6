import type { Answered } from "./answer.ts";

/** A page of a list, newest first. */
export interface Page<T> {
  object: "list";
  data: T[];
  /** Whether a further page exists. */
  has_more: boolean;
  /** Path of the list. */
  url: string;
}

/** Objects on a page when a list is looped over: the most that the API gives, to ask as seldom as possible. */
const LOOP_LIMIT = 100;

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/**
 * A list that is read as it is used. `await` gives its first page, `for await` every object of every page:
 *
 *     const { data, has_more } = await carnet.products.list({ limit: 20 });
 *     for await (const product of carnet.products.list({ status: "active" })) …
 */
export class List<T extends { id: string }> implements PromiseLike<Answered<Page<T>>>, AsyncIterable<T> {
  readonly #read: (paging: Paging) => Promise<Answered<Page<T>>>;
  readonly #paging: Paging;
  #first: Promise<Answered<Page<T>>> | undefined;

  /** @param read reads a page */
  constructor(read: (paging: Paging) => Promise<Answered<Page<T>>>, { limit, starting_after }: Paging) {
    this.#read = read;
    this.#paging = { limit, starting_after };
  }

  /** The first page. */
  // biome-ignore lint/suspicious/noThenProperty: a list is awaited for its first page
  then<Done = Answered<Page<T>>, Failed = never>(
    onDone?: ((page: Answered<Page<T>>) => Done | PromiseLike<Done>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    this.#first ??= this.#read(this.#paging);
    return this.#first.then(onDone, onFailed);
  }

  catch<Failed>(
    onFailed: (reason: unknown) => Failed | PromiseLike<Failed>,
  ): Promise<Answered<Page<T>> | Failed> {
    return this.then(undefined, onFailed);
  }

  finally(onEnd: () => void): Promise<Answered<Page<T>>> {
    return this.then().finally(onEnd);
  }

  /** All pages, one after the other; of 100 objects each, unless the list was given a limit. */
  async *pages(): AsyncGenerator<Answered<Page<T>>, void> {
    let { limit = LOOP_LIMIT, starting_after } = this.#paging;
    for (;;) {
      const page = await this.#read({ limit, starting_after });
      yield page;
      starting_after = page.data.at(-1)?.id;
      if (!page.has_more || starting_after === undefined) return;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    for await (const { data } of this.pages()) yield* data;
  }

  /** The objects of all pages, at most `limit` of them. */
  async toArray({ limit }: { limit: number }): Promise<T[]> {
    const found: T[] = [];
    if (limit < 1) return found;
    const paging = { ...this.#paging, limit: this.#paging.limit ?? Math.min(limit, LOOP_LIMIT) };
    for await (const one of new List(this.#read, paging)) if (found.push(one) >= limit) break;
    return found;
  }
}
