import type { Columns, Engine } from "../columns.ts";
import { columnsOf } from "../columns.ts";
import { defineAccounts } from "./accounts.ts";
import { defineBox } from "./box.ts";
import { defineDataRequests } from "./data-requests.ts";
import { defineDocuments } from "./documents.ts";
import { defineImports } from "./imports.ts";
import { defineInstance } from "./instance.ts";
import { defineKiosk } from "./kiosk.ts";
import { defineLabels } from "./labels.ts";
import { defineLifecycle } from "./lifecycle.ts";
import { definePassports } from "./passports.ts";
import { definePeople } from "./people.ts";
import { defineProducts } from "./products.ts";
import { defineRecords } from "./records.ts";
import { defineSessions } from "./sessions.ts";

function define(c: Columns) {
  return {
    ...defineInstance(c),
    ...defineAccounts(c),
    ...defineProducts(c),
    ...definePassports(c),
    ...defineDocuments(c),
    ...defineRecords(c),
    ...defineSessions(c),
    ...defineLifecycle(c),
    ...definePeople(c),
    ...defineDataRequests(c),
    ...defineKiosk(c),
    ...defineImports(c),
    ...defineBox(c),
    ...defineLabels(c),
  };
}

export type Tables = ReturnType<typeof define>;

/** All tables, in the engine's own form. */
export function tablesOf(engine: Engine): Tables {
  return define(columnsOf(engine));
}
