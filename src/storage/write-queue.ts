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

/**
 * What came of a work, told once its commit is on disk: what follows then, or why it was refused, which it may have read
 * in what others of that commit wrote.
 */
type Outcome = { waiting: Waiting } & (
  | { value: unknown; afterCommit: (() => void)[] }
  | { refusal: unknown }
);

/** Told what went wrong or changed beside the writing, which goes on. */
export type OnNotice = (message: string, fault?: unknown) => void;

/** What else happens around the transactions of the queue. */
interface AroundCommits {
  /** What a transaction waits for before it begins. */
  beforeBegin(): Promise<void> | undefined;
  beforeCommit(): void;
  committed(): void;
  onNotice: OnNotice;
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
    try {
      while (this.#waiting.length > 0) {
        await this.#beforeBegin();
        const works = this.#waiting.splice(0, WORKS_PER_COMMIT);
        const again = await this.#commitTogether(works, (waiting) => this.#run(waiting));
        const left = await this.#commitTogether(again, (waiting) => this.#runInSavepoint(waiting));
        // What was refused beside works that could not be committed is asked alone.
        for (const work of left)
          await this.#commitTogether([work], (waiting) => this.#runInSavepoint(waiting));
      }
    } finally {
      // Whatever went wrong, what waits and what comes is written.
      this.#draining = this.#waiting.length > 0 ? this.#drain() : undefined;
    }
  }

  /** A log that could not be folded is no reason to write nothing. */
  async #beforeBegin(): Promise<void> {
    try {
      await this.#around.beforeBegin();
    } catch (fault) {
      this.#around.onNotice("The write-ahead log could not be folded before a commit.", fault);
    }
  }

  /**
   * Runs works in one transaction and answers them after its commit.
   * @returns those that have to run again: nothing was committed then
   */
  async #commitTogether(
    works: readonly Waiting[],
    run: (waiting: Waiting) => Promise<Outcome>,
  ): Promise<readonly Waiting[]> {
    if (works.length === 0) return works;
    const outcomes: Outcome[] = [];
    try {
      this.#do("BEGIN IMMEDIATE");
      for (const waiting of works) outcomes.push(await run(waiting));
      this.#around.beforeCommit();
      this.#do("COMMIT");
      this.commits++;
    } catch (fault) {
      const torn = this.#rollBack();
      if (fault instanceof NeedsSavepoint && torn === undefined) return works;
      const refused = outcomes.flatMap((outcome) => ("refusal" in outcome ? [outcome.waiting] : []));
      const again = works.length > 1 && torn === undefined ? refused : [];
      for (const waiting of works) if (!again.includes(waiting)) waiting.reject(translate(torn ?? fault));
      return again;
    }
    for (const outcome of outcomes) {
      if ("refusal" in outcome) {
        outcome.waiting.reject(translate(outcome.refusal));
      } else {
        tellOfCommit(outcome.afterCommit, this.#around.onNotice);
        outcome.waiting.resolve(outcome.value);
      }
    }
    this.#around.committed();
    return [];
  }

  /**
   * A refusal before anything was changed needs no savepoint, and most refusals are such.
   * @throws NeedsSavepoint; whatever made SQLite roll back on its own, as it may when the disk is full
   */
  async #run(waiting: Waiting): Promise<Outcome> {
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
      if (!isTorn && this.#changes() === before) return { waiting, refusal: fault };
    }
    throw new NeedsSavepoint();
  }

  /** @throws whatever made SQLite roll back on its own, as it may when the disk is full */
  async #runInSavepoint(waiting: Waiting): Promise<Outcome> {
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
      return { waiting, refusal: fault };
    }
  }

  /** @returns what kept SQLite from it; the next BEGIN fails then, and this is tried again */
  #rollBack(): unknown {
    try {
      if (this.#connection.inTransaction) this.#do("ROLLBACK");
      return undefined;
    } catch (fault) {
      return fault;
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
        const before = afterCommit.length;
        try {
          return await work();
        } catch (fault) {
          afterCommit.length = before;
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

/**
 * Runs what was to follow a commit. One that throws keeps no other from being run, and makes no failure of a write
 * that is on disk.
 */
export function tellOfCommit(afterCommit: readonly (() => void)[], onNotice: OnNotice): void {
  for (const run of afterCommit) {
    try {
      run();
    } catch (fault) {
      onNotice("What follows a change failed; the change is stored.", fault);
    }
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
