import { t } from "../words/words.ts";

export type TagKind = "issued" | "none" | "withdrawn" | "busy" | "bad" | "plain";

/** The stamp at rest: the status of a thing in a list. */
export function Tag({ kind, children }: { kind: TagKind; children: string }) {
  return <span class={`tag tag-${kind}`}>{children}</span>;
}

/** The status of the passport of a product or batch. */
export function PassportTag({ status }: { status: "issued" | "withdrawn" | undefined }) {
  if (status === "issued") return <Tag kind="issued">{t("passport.issued")}</Tag>;
  if (status === "withdrawn") return <Tag kind="withdrawn">{t("passport.withdrawn")}</Tag>;
  return <Tag kind="none">{t("passport.none")}</Tag>;
}
