/** What the views of imports share. */
import { Tag, type TagKind } from "../../parts/tag.tsx";
import { language } from "../../words/language.ts";
import type { Import } from "./import-data.ts";
import { i } from "./words.ts";

const KINDS: Record<Import["status"], TagKind> = {
  mapping: "plain",
  checking: "busy",
  ready: "plain",
  running: "busy",
  stopped: "bad",
  cancelled: "withdrawn",
  done: "issued",
  undoing: "busy",
  undo_stopped: "bad",
  undone: "none",
};

/** How far an import is. */
export function StatusTag({ status }: Pick<Import, "status">) {
  return <Tag kind={KINDS[status]}>{i(`status_${status}`)}</Tag>;
}

/** Where numbers have a decimal comma, spreadsheets part cells by semicolons. */
export function separatorHere(): "comma" | "semicolon" {
  return language === "pt" ? "semicolon" : "comma";
}
