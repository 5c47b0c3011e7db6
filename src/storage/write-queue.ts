/**
 * SQLite's only writer. Works that wait at the same time run one after the other and share one commit: durability
 * costs one fsync for all of them, and each is answered only after it. They run without savepoints, since SQLite
 * copies every page that changes after one; when a work has to be taken back, all of that commit run again, each in
 * a savepoint.
 */
import type { Database as Connection, Statement } from "bun:sqlite";
import { asTransaction, type Builder, StorageFull, type Transaction } from "./database.ts";
import type { Tables } from "./schema/tables.ts";

/** Most works that share a commit, so that the first of them does not wait too long. */
const WORKS_PER_COMMIT = 128;

type Step = "BEGIN IMMEDIATE" | "COMMIT" | "ROLLBACK" | `${"SAVEPOINT" | "RELEASE" | "ROLLBACK TO"} work`;

/** A work has to be taken back, and there is no savepoint to go back to. */
class NeedsSavepoint extends Error {}

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

/** What else happens around the transactions of the queue. */
export interface AroundCommits {
  /** What a transaction waits for before it begins. */
  beforeBegin(): Promise<void> | undefined;
  beforeCommit(): void;
  committed(): void;
}

export class WriteQueue {
  readonly #connection: Connection;
  readonly #builder: Builder;
  readonly #tables: Tables;
  readonly #around: AroundCommits;
  readonly #steps = new Map<Step, Statement>();
  readonly #totalChanges: Statement<{ n: number }, []>;
  #waiting: Waiting[] = [];
  /** How many commits there have been. */
  commits = 0;
  #draining: Promise<void> | undefined;

  constructor(connection: Connection, builder: Builder, tables: Tables, around: AroundCommits) {
    this.#connection = connection;
    this.#builder = builder;
    this.#tables = tables;
    this.#around = around;
    this.#totalChanges = connection.prepare("SELECT total_changes() AS n");
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
    while (this.#waiting.length > 0) {
      await this.#around.beforeBegin();
      const works = this.#waiting.splice(0, WORKS_PER_COMMIT);
      const again = await this.#commitTogether(works, (waiting) => this.#run(waiting));
      if (again.length > 0) await this.#commitTogether(again, (waiting) => this.#runInSavepoint(waiting));
    }
    this.#draining = undefined;
  }

  /**
   * Runs works in one transaction and answers them after its commit.
   * @param run undefined for a work that it has refused
   * @returns those that have to run again, each in a savepoint: then nothing was committed
   */
  async #commitTogether(
    works: readonly Waiting[],
    run: (waiting: Waiting) => Promise<Ran | undefined>,
  ): Promise<Waiting[]> {
    const unanswered = new Set(works);
    const ran: Ran[] = [];
    try {
      this.#do("BEGIN IMMEDIATE");
      for (const waiting of works) {
        const outcome = await run(waiting);
        if (outcome) ran.push(outcome);
        else unanswered.delete(waiting);
      }
      this.#around.beforeCommit();
      this.#do("COMMIT");
      this.commits++;
    } catch (fault) {
      if (this.#connection.inTransaction) this.#do("ROLLBACK");
      if (fault instanceof NeedsSavepoint) return [...unanswered];
      for (const waiting of unanswered) waiting.reject(translate(fault));
      return [];
    }
    for (const { waiting, value, afterCommit } of ran) {
      for (const tell of afterCommit) tell();
      waiting.resolve(value);
    }
    this.#around.committed();
    return [];
  }

  /**
   * A refusal before anything was changed needs no savepoint, and most refusals are such.
   * @throws NeedsSavepoint; whatever made SQLite roll back on its own, as it may when the disk is full
   */
  async #run(waiting: Waiting): Promise<Ran | undefined> {
    const before = this.#changes();
    let isTorn = false;
    const goBack = () => {
      if (this.#changes() === before) return;
      isTorn = true;
      throw new NeedsSavepoint();
    };
    const afterCommit: (() => void)[] = [];
    try {
      const value = await waiting.work(this.#transaction(afterCommit, goBack));
      if (!isTorn) return { waiting, value, afterCommit };
    } catch (fault) {
      if (!this.#connection.inTransaction) throw fault;
      if (!isTorn && this.#changes() === before) {
        waiting.reject(translate(fault));
        return undefined;
      }
    }
    throw new NeedsSavepoint();
  }

  /** @throws whatever made SQLite roll back on its own, as it may when the disk is full */
  async #runInSavepoint(waiting: Waiting): Promise<Ran | undefined> {
    const afterCommit: (() => void)[] = [];
    this.#do("SAVEPOINT work");
    try {
      const value = await waiting.work(this.#transaction(afterCommit, () => this.#do("ROLLBACK TO work")));
      this.#do("RELEASE work");
      return { waiting, value, afterCommit };
    } catch (fault) {
      if (!this.#connection.inTransaction) throw fault;
      this.#do("ROLLBACK TO work");
      this.#do("RELEASE work");
      waiting.reject(translate(fault));
      return undefined;
    }
  }

  /** Rows changed through the connection since it was opened. */
  #changes(): number {
    return this.#totalChanges.get()?.n ?? 0;
  }

  /** Statements of the frame are prepared once: they are run for every commit. */
  #do(step: Step): void {
    let statement = this.#steps.get(step);
    if (!statement) {
      statement = this.#connection.prepare(step);
      this.#steps.set(step, statement);
    }
    statement.run();
  }

  /** @param goBack undoes what the work has changed so far */
  #transaction(afterCommit: (() => void)[], goBack: () => void): Transaction {
    const connection = this.#connection;
    return asTransaction({
      engine: "sqlite",
      q: this.#builder,
      tables: this.#tables,
      async attempt(work) {
        try {
          return await work();
        } catch (fault) {
          if (connection.inTransaction) goBack();
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
