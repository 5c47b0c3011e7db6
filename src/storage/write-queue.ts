/**
 * SQLite's only writer. Works that wait at the same time run one after the other, each in a savepoint, and share
 * one commit: durability costs one fsync for all of them, and each is answered only after it.
 */
import type { Database as Connection, Statement } from "bun:sqlite";
import { asTransaction, type Builder, StorageFull, type Transaction } from "./database.ts";
import type { Tables } from "./schema/tables.ts";

/** Most works that share a commit, so that the first of them does not wait too long. */
const WORKS_PER_COMMIT = 128;

type Step = "BEGIN IMMEDIATE" | "COMMIT" | "ROLLBACK" | `${"SAVEPOINT" | "RELEASE" | "ROLLBACK TO"} work`;

interface Waiting {
  work(tx: Transaction): Promise<unknown>;
  resolve(value: unknown): void;
  reject(fault: unknown): void;
}

/** A work that ran well, and what happens once its commit is on disk. */
interface Ran {
  waiting: Waiting;
  value: unknown;
  afterCommit: (() => void)[];
}

export class WriteQueue {
  readonly #connection: Connection;
  readonly #builder: Builder;
  readonly #tables: Tables;
  readonly #waiting: Waiting[] = [];
  readonly #steps = new Map<Step, Statement>();
  /** How many commits there have been. */
  commits = 0;
  #draining: Promise<void> | undefined;

  constructor(connection: Connection, builder: Builder, tables: Tables) {
    this.#connection = connection;
    this.#builder = builder;
    this.#tables = tables;
  }

  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when nothing waits and nothing runs. */
  async idle(): Promise<void> {
    while (this.#draining) await this.#draining;
  }

  async #drain(): Promise<void> {
    // One turn of the event loop, so that requests that arrived together share the commit.
    await new Promise<void>((next) => setImmediate(next));
    while (this.#waiting.length > 0) await this.#commitTogether();
    this.#draining = undefined;
  }

  async #commitTogether(): Promise<void> {
    const ran: Ran[] = [];
    try {
      this.#do("BEGIN IMMEDIATE");
    } catch (fault) {
      this.#waiting.shift()?.reject(translate(fault));
      return;
    }
    try {
      for (let count = 0; count < WORKS_PER_COMMIT; count++) {
        const waiting = this.#waiting.shift();
        if (!waiting) break;
        await this.#run(waiting, ran);
      }
      this.#do("COMMIT");
      this.commits++;
    } catch (fault) {
      if (this.#connection.inTransaction) this.#do("ROLLBACK");
      for (const { waiting } of ran) waiting.reject(translate(fault));
      return;
    }
    for (const { waiting, value, afterCommit } of ran) {
      for (const run of afterCommit) run();
      waiting.resolve(value);
    }
  }

  /** @throws when SQLite has rolled the whole transaction back on its own, as it may when the disk is full */
  async #run(waiting: Waiting, ran: Ran[]): Promise<void> {
    const afterCommit: (() => void)[] = [];
    this.#do("SAVEPOINT work");
    try {
      const value = await waiting.work(this.#transaction(afterCommit));
      this.#do("RELEASE work");
      ran.push({ waiting, value, afterCommit });
    } catch (fault) {
      waiting.reject(translate(fault));
      if (!this.#connection.inTransaction) throw fault;
      this.#do("ROLLBACK TO work");
      this.#do("RELEASE work");
    }
  }

  /** Statements of the frame are prepared once: each is run for every request. */
  #do(step: Step): void {
    let statement = this.#steps.get(step);
    if (!statement) {
      statement = this.#connection.prepare(step);
      this.#steps.set(step, statement);
    }
    statement.run();
  }

  #transaction(afterCommit: (() => void)[]): Transaction {
    const connection = this.#connection;
    const step = (text: Step) => this.#do(text);
    return asTransaction({
      engine: "sqlite",
      q: this.#builder,
      tables: this.#tables,
      // The savepoint of the request itself is what it goes back to: a second one would copy every page again.
      async attempt(work) {
        try {
          return await work();
        } catch (fault) {
          if (connection.inTransaction) step("ROLLBACK TO work");
          throw fault;
        }
      },
      afterCommit: (run) => void afterCommit.push(run),
      // Works run one at a time: whoever runs holds every lock.
      lock: async () => {},
    });
  }
}

/** The engine's own errors in words of the house; drizzle wraps them in a `cause`. */
export function translate(fault: unknown): unknown {
  for (let error = fault; error instanceof Error; error = error.cause) {
    const code = "code" in error ? String(error.code) : "";
    if (code === "SQLITE_FULL" || code === "53100")
      return new StorageFull("The disk is full.", { cause: fault });
  }
  return fault;
}
