/** Where a value came from: a few mono letters, spelled out for who listens, with who and when. */
import type { ShownOrigin } from "../../../src/domain/products/origins.ts";
import { me } from "../app/me.ts";
import { momentOf, when } from "../words/format.ts";
import { t } from "../words/words.ts";

export function Origin({ origin }: { origin: ShownOrigin }) {
  const kind = kindOf(origin);
  const accepted =
    origin.accepted_by === null ? "" : `, ${t("origin.accepted_by", { name: origin.accepted_by })}`;
  return (
    <span class="origin-mark" title={`${originName(origin)}, ${momentOf(origin.at)}${accepted}`}>
      <abbr aria-label={`${t(`origin.${kind}_long`)}${accepted}`} title={t(`origin.${kind}_long`)}>
        {t(`origin.${kind}`)}
      </abbr>
      <span>{noteOf(origin, kind)}</span>
    </span>
  );
}

/** Who changed something, in one or two words. */
export function originName(origin: ShownOrigin): string {
  const kind = kindOf(origin);
  if (kind === "you") return t("origin.you_name");
  if (kind === "api") return t("origin.api");
  if (kind === "doc") return origin.document?.name ?? origin.name;
  return origin.name;
}

function noteOf({ at, document, name }: ShownOrigin, kind: string): string {
  if (kind === "doc" && document)
    return document.page === null
      ? document.name
      : t("origin.page", { name: document.name, page: document.page });
  if (kind === "sup" || kind === "member" || kind === "session") return `${name}, ${when(at)}`;
  return when(at);
}

function kindOf({ source, name }: ShownOrigin) {
  switch (source) {
    case "api":
      return "api";
    case "panel":
      return name === (me.value?.name ?? me.value?.email) ? "you" : "member";
    case "extraction":
      return "doc";
    case "supplier":
      return "sup";
    case "session":
      return "session";
    case "import":
      return "import";
    case "sample":
      return "sample";
  }
}
