import {
  CodeRecord,
  CodeRecordFilters,
  CodeRecordsTaken,
  NewCodeRecords,
} from "../../domain/code-records/shape.ts";
import { endpoint } from "../kit/endpoint.ts";
import { DEFAULT_LIMIT } from "../kit/query.ts";

const NOUN = "Code records";

export const recordCodes = endpoint({
  method: "POST",
  path: "/code_records",
  noun: NOUN,
  name: "recordCodes",
  summary: "Record what was printed or written",
  description:
    "The journal of labels and tags, at most 500 entries in one request. An entry whose `reference` is known stays as it is, so a repeat changes nothing.",
  body: NewCodeRecords,
  returns: CodeRecordsTaken,
  fails: ["resource_missing"],
  example: {
    body: {
      records: [
        {
          reference: "line-2-000413-1",
          passport: "01KAG0C2H7J1M5P9R3T6V8X4Z0",
          serial: "000413",
          action: "printed",
          happened: 1795132800,
          person: "Marta Lopes",
        },
      ],
    },
  },
});

export const listCodeRecords = endpoint({
  method: "GET",
  path: "/code_records",
  noun: NOUN,
  name: "listCodeRecords",
  summary: "List what was printed or written",
  description: "The latest recorded first.",
  query: CodeRecordFilters,
  returns: CodeRecord,
  list: { defaultLimit: DEFAULT_LIMIT },
  fails: ["resource_missing"],
});
