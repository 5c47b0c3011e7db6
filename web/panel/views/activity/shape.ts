import type { z } from "zod";
import type { ActivityEntry } from "../../../../src/domain/activity/list.ts";

export type Entry = z.infer<typeof ActivityEntry>;
