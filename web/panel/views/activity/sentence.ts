/** An entry of the activity log as a sentence in the person's language. */
import { me, member } from "../../app/me.ts";
import { isWord, t, type Values } from "../../words/words.ts";
import type { Entry } from "./shape.ts";

/**
 * `Issued a passport`; an action that the panel has no words for stays as it is called.
 * @param nameOf what a field is called; where its template is not known, it is named by its key
 */
export function activitySentence(
  { action, details }: Pick<Entry, "action" | "details">,
  nameOf = (field: string) => field.replaceAll("_", " "),
): string {
  const key = `activity.${action}`;
  if (!isWord(key)) return action;
  const values: Values = {};
  for (const [name, value] of Object.entries(details)) {
    if (typeof value !== "string" && typeof value !== "number") continue;
    const role = `role.${value}`;
    values[name] = name === "field" ? nameOf(String(value)) : isWord(role) ? t(role) : value;
  }
  return t(key, values);
}

/** Who did it, as people know them. */
export function actorOf({ kind, id, name }: Entry["actor"]): string {
  if (kind === "api_key") return t("activity.by_key", { name });
  if (kind === "member" && id === member.value?.id) return me.value?.name ?? name;
  return name;
}
