// Written by scripts/migration.ts.
import postgres1 from "./postgres/0001_foundation.sql" with { type: "text" };
import postgres2 from "./postgres/0002_suggestion_box.sql" with { type: "text" };
import sqlite1 from "./sqlite/0001_foundation.sql" with { type: "text" };
import sqlite2 from "./sqlite/0002_suggestion_box.sql" with { type: "text" };

export interface Migration {
  name: string;
  text: string;
}

export const MIGRATIONS: Record<"sqlite" | "postgres", Migration[]> = {
  sqlite: [
    { name: "0001_foundation", text: sqlite1 },
    { name: "0002_suggestion_box", text: sqlite2 },
  ],
  postgres: [
    { name: "0001_foundation", text: postgres1 },
    { name: "0002_suggestion_box", text: postgres2 },
  ],
};
