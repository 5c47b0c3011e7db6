import { test } from "bun:test";
import { readingOf } from "/tmp/wt-comp/tests/support/readings.ts";
import { findByRules } from "/tmp/wt-comp/src/domain/extraction/rules.ts";
const texts = JSON.parse(await Bun.file("/tmp/try-comp.json").text());
test("x", () => { for (const t of texts) { console.log("«" + t.replaceAll("\n","⏎") + "»"); for (const f of findByRules([readingOf(t)], { template: "textile", kind: "tech_sheet" })) console.log("    ", f.field, JSON.stringify(f.value), f.confidence); } });
