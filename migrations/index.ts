// Written by scripts/migration.ts.
import postgres1 from "./postgres/0001_foundation.sql" with { type: "text" };
import postgres2 from "./postgres/0002_user_sessions.sql" with { type: "text" };
import postgres3 from "./postgres/0003_second_factors.sql" with { type: "text" };
import postgres4 from "./postgres/0004_activity_by_dataset.sql" with { type: "text" };
import sqlite1 from "./sqlite/0001_foundation.sql" with { type: "text" };
import sqlite2 from "./sqlite/0002_user_sessions.sql" with { type: "text" };
import sqlite3 from "./sqlite/0003_second_factors.sql" with { type: "text" };
import sqlite4 from "./sqlite/0004_activity_by_dataset.sql" with { type: "text" };

export interface Migration {
  name: string;
  text: string;
}

export const MIGRATIONS: Record<"sqlite" | "postgres", Migration[]> = {
  sqlite: [
    { name: "0001_foundation", text: sqlite1 },
    { name: "0002_user_sessions", text: sqlite2 },
    { name: "0003_second_factors", text: sqlite3 },
    { name: "0004_activity_by_dataset", text: sqlite4 },
  ],
  postgres: [
    { name: "0001_foundation", text: postgres1 },
    { name: "0002_user_sessions", text: postgres2 },
    { name: "0003_second_factors", text: postgres3 },
    { name: "0004_activity_by_dataset", text: postgres4 },
  ],
};
