/**
 * Folds SQLite's write-ahead log into the database, on a thread of its own where a server runs: copying thousands of
 * pages and waiting for the disk would hold up every request. The thread copies beside the writers. What they add
 * meanwhile is copied while the next of them waits, so that the log can begin anew.
 */
import type { Database as Connection } from "bun:sqlite";

/** Pages of the log that are folded at once (16 MiB): writes at random places change the same pages again and again. */
const FOLD_PAGES = 4000;
/** When the thread is late by so many pages, commits fold the log too. */
const LATE_PAGES = 4 * FOLD_PAGES;

interface LogFolding {
  /** Before a transaction begins: what it waits for. */
  beforeBegin(): Promise<void> | undefined;
  committed(): void;
  /** Ends the thread, after what it does now. */
  close(): Promise<void>;
}

/** @param onNotice told when the thread has ended, and commits fold the log from then on */
export function foldLog(
  writer: Connection,
  options: { path: string; onThread: boolean; onNotice(message: string): void },
): LogFolding {
  return options.onThread && tellsLength(writer) ? foldOnThread(writer, options) : foldInCommits(writer);
}

/** Whether the log's length can be asked for: since SQLite 3.51, and that of macOS may be older. */
function tellsLength(writer: Connection): boolean {
  const { version } = writer.query<{ version: string }, []>("SELECT sqlite_version() AS version").get() ?? {};
  return Number(version?.split(".")[1]) >= 51;
}

/** Whichever commit makes the log long folds it. */
function foldInCommits(writer: Connection): LogFolding {
  writer.run(`PRAGMA wal_autocheckpoint = ${FOLD_PAGES}`);
  return { beforeBegin: () => undefined, committed: () => {}, close: async () => {} };
}

function foldOnThread(
  writer: Connection,
  { path, onNotice }: { path: string; onNotice(message: string): void },
): LogFolding {
  writer.run(`PRAGMA wal_autocheckpoint = ${LATE_PAGES}`);
  const selectState = writer.prepare<LogState, []>("PRAGMA wal_checkpoint(NOOP)");
  /** Cannot be asked for within a transaction. A disk that does not answer must not end the writing for good. */
  const state = () => {
    try {
      return selectState.get() ?? NOTHING_TO_FOLD;
    } catch {
      return NOTHING_TO_FOLD;
    }
  };
  let thread: FoldingThread | undefined;
  let folding: Promise<void> | undefined;
  /** The thread has copied what it saw; writers may have added to that. */
  let isCopied = false;
  let foldAt = FOLD_PAGES;

  async function fold(): Promise<void> {
    const fault = await askThread().catch(String);
    if (fault === undefined) return;
    writer.run(`PRAGMA wal_autocheckpoint = ${FOLD_PAGES}`);
    foldAt = Number.POSITIVE_INFINITY;
    onNotice(
      `The thread that folds the write-ahead log has ended, and commits fold it from now on: ${fault}`,
    );
  }

  async function askThread(): Promise<string | undefined> {
    thread ??= startThread(path);
    return thread.fold();
  }

  async function foldBesideWriters(): Promise<void> {
    await fold();
    isCopied = true;
    folding = undefined;
  }

  async function foldRest(): Promise<void> {
    foldAt = FOLD_PAGES;
    await fold();
    const { log, checkpointed } = state();
    // Somebody else reads from the log, or the disk is full.
    if (checkpointed < log) foldAt += log;
    folding = undefined;
  }

  return {
    beforeBegin() {
      if (!isCopied) return undefined;
      isCopied = false;
      const { log, checkpointed } = state();
      if (checkpointed === log || foldAt === Number.POSITIVE_INFINITY) return undefined;
      folding = foldRest();
      return folding;
    },
    committed() {
      if (folding || isCopied || state().log < foldAt) return;
      folding = foldBesideWriters();
    },
    async close() {
      await folding;
      thread?.end();
    },
  };
}

const NOTHING_TO_FOLD: LogState = { log: 0, checkpointed: 0 };

interface LogState {
  /** Pages in the log. */
  log: number;
  /** Those of them that are in the database too. */
  checkpointed: number;
}

interface FoldingThread {
  /** Resolves when the log is folded as far as it can be, or with what ended the thread. */
  fold(): Promise<string | undefined>;
  end(): void;
}

/** The program once more, on a thread: see `main.ts`. What is sent before it says that it listens would be lost. */
function startThread(path: string): FoldingThread {
  const worker = new Worker(Bun.main, { smol: true });
  let fault: string | undefined;
  let wake = (_fault?: string) => {};
  const nextWord = () =>
    new Promise<string | undefined>((resolve) => {
      wake = resolve;
    });
  let listens = nextWord();
  worker.addEventListener("message", () => wake());
  worker.addEventListener("error", ({ message }) => {
    fault = message;
  });
  worker.addEventListener("close", () => {
    fault ??= "it was stopped";
    wake(fault);
  });
  return {
    async fold() {
      await listens;
      if (fault !== undefined) return fault;
      listens = nextWord();
      worker.postMessage(path);
      return listens;
    },
    end: () => worker.terminate(),
  };
}
