/** PostgreSQL, and what speaks its protocol, for who outgrows one machine. */
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { MIGRATIONS } from "../../migrations/index.ts";
import {
  asTransaction,
  type Builder,
  type Database,
  DatabaseUnavailable,
  LOCK_WAIT_MS,
  LockTimeout,
  type Transaction,
} from "./database.ts";
import { checksum, pendingOf, statementsOf } from "./migrations.ts";
import { tablesOf } from "./schema/tables.ts";
import { type OnNotice, tellOfCommit, translate } from "./write-queue.ts";

/** Of each kind: for transactions, and for single reads. */
const CONNECTIONS = 10;
const CONNECT_SECONDS = 10;
const CLOSE_SECONDS = 5;
/** On which the processes of a database hear of each other. */
const CHANNEL = "carnet";
/** A transaction that lost against another (serialization failure, deadlock, a row held too long) is run again. */
const ATTEMPTS = 5;
const LOCK_NOT_AVAILABLE = "55P03";
const LOST = new Set(["40001", "40P01", LOCK_NOT_AVAILABLE]);

/** The system's and the client's words for a connection that fails; and no login, no database, no right, no place. */
const UNAVAILABLE = /^(?:E[A-Z_]+|CONNECT\w+|28\w{3}|3D000|42501|53300|57P03)$/;

function asUnavailable(fault: unknown): unknown {
  if (!(fault instanceof Error && "code" in fault && UNAVAILABLE.test(String(fault.code)))) return fault;
  return new DatabaseUnavailable(
    `PostgreSQL does not let Carnet in: ${fault.message}. Check DATABASE_URL, and whether the database server runs.`,
  );
}

/**
 * Connects and brings the tables up to date.
 * @throws MigrationError when the data was written by a newer Carnet, or a migration fails
 * @throws DatabaseUnavailable
 */
export async function openPostgres(url: string, onNotice: OnNotice): Promise<Database> {
  const transactions = connect(url);
  // Apart from them: a transaction that begins while its connection still answers a read is taken for a stray BEGIN.
  const reads = connect(url);
  await migratePostgres(transactions).catch((fault) => {
    throw asUnavailable(fault);
  });
  const tables = tablesOf("postgres");
  const builder = drizzle(transactions) as unknown as Builder;
  const told = new Set<Promise<unknown>>();

  return {
    engine: "postgres",
    tables,
    reader: { engine: "postgres", q: drizzle(reads) as unknown as Builder, tables },
    async write(work) {
      for (let attempt = 1; ; attempt++) {
        const afterCommit: (() => void)[] = [];
        try {
          const value = await builder.transaction(async (inner) => {
            await inner.execute(sql.raw(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`));
            return work(transactionOn(inner as unknown as Builder, tables, afterCommit));
          });
          tellOfCommit(afterCommit, onNotice);
          return value;
        } catch (fault) {
          if (attempt < ATTEMPTS && LOST.has(codeOf(fault))) continue;
          throw translate(fault);
        }
      }
    },
    neighbours: {
      async tell(text) {
        const telling = reads.notify(CHANNEL, text);
        told.add(telling);
        await telling.finally(() => told.delete(telling));
      },
      async listen(hear, opened) {
        await reads.listen(CHANNEL, hear, opened);
      },
    },
    async check() {
      try {
        await reads`select 1`;
        return undefined;
      } catch (fault) {
        return String(fault);
      }
    },
    async size() {
      const [row] = await reads<
        { size: string }[]
      >`select pg_database_size(current_database())::text as size`;
      return Number(row?.size ?? 0);
    },
    async close() {
      await Promise.allSettled(told);
      await Promise.all([transactions, reads].map((client) => client.end({ timeout: CLOSE_SECONDS })));
    },
  };
}

function connect(url: string): postgres.Sql {
  return postgres(url, {
    max: CONNECTIONS,
    connect_timeout: CONNECT_SECONDS,
    // One query at a time on a connection: pipelining past a transaction's end has been seen to mix them up.
    max_pipeline: 1,
    onnotice: () => {},
  } as postgres.Options<Record<string, never>>);
}

function transactionOn(
  builder: Builder,
  tables: Transaction["tables"],
  afterCommit: (() => void)[],
): Transaction {
  return asTransaction({
    engine: "postgres",
    q: builder,
    tables,
    async attempt<T>(work: () => Promise<T>) {
      const before = afterCommit.length;
      await builder.execute(sql`savepoint part`);
      try {
        const value = await work();
        await builder.execute(sql`release savepoint part`);
        return value;
      } catch (fault) {
        afterCommit.length = before;
        await builder.execute(sql`rollback to savepoint part`);
        throw fault;
      }
    },
    afterCommit: (run: () => void) => void afterCommit.push(run),
    async lock(name: string) {
      try {
        await builder.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
      } catch (fault) {
        if (codeOf(fault) !== LOCK_NOT_AVAILABLE) throw fault;
        throw new LockTimeout("Another request holds the lock.", { cause: fault });
      }
    },
  });
}

function codeOf(fault: unknown): string {
  for (let error = fault; error instanceof Error; error = error.cause) {
    if ("code" in error) return String(error.code);
  }
  return "";
}

/** Key of the advisory lock under which one process migrates while others wait. */
const MIGRATION_LOCK = 4_217_683;

async function migratePostgres(client: postgres.Sql): Promise<void> {
  await client.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await tx`create table if not exists migrations (name text primary key, checksum text not null, applied bigint not null)`;
    const applied = await tx<
      { name: string; checksum: string }[]
    >`select name, checksum from migrations order by name`;
    for (const migration of pendingOf(MIGRATIONS.postgres, applied)) {
      for (const statement of statementsOf(migration)) await tx.unsafe(statement);
      await tx`insert into migrations values (${migration.name}, ${checksum(migration)}, extract(epoch from now())::bigint)`;
    }
  });
}
