/** One entry at the side: all that was written down, and its place in the chain. */
import { href } from "../../app/place.ts";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { momentOf } from "../../words/format.ts";
import { isWord, t } from "../../words/words.ts";
import { activitySentence, actorOf } from "./sentence.ts";
import type { Entry } from "./shape.ts";

export function EntryDialog({ entry, onClose }: { entry: Entry; onClose(): void }) {
  const { actor, address, action, on, details, created, position, hash } = entry;
  const view = viewOf(entry);
  const kind = `actor.${actor.kind}`;
  return (
    <Dialog title={activitySentence(entry)} kind="side" onClose={onClose}>
      <div class="dialog-body">
        {view ? (
          <p>
            <a href={view}>{t("activity.open")}</a>
          </p>
        ) : null}
        <dl class="facts">
          <Fact name={t("activity.who")}>{actorOf(actor)}</Fact>
          <Fact name={t("activity.by_kind")}>{isWord(kind) ? t(kind) : actor.kind}</Fact>
          <Fact name={t("activity.when")}>{momentOf(created)}</Fact>
          <Fact name={t("activity.where")}>{address ?? t("activity.here")}</Fact>
          <Fact name={t("activity.action")} isCode>
            {action}
          </Fact>
          <Fact name={t("activity.on")} isCode copied>
            {on}
          </Fact>
          {Object.entries(details).map(([name, value]) => (
            <Fact key={name} name={name} isCode>
              {textOf(value)}
            </Fact>
          ))}
          {position === null || hash === null ? (
            <Fact name={t("activity.chain")}>{t("activity.chain_soon")}</Fact>
          ) : (
            <>
              <Fact name={t("activity.chain")}>{t("activity.chain_at", { position })}</Fact>
              <Fact name={t("activity.hash")} isCode copied>
                {hash}
              </Fact>
            </>
          )}
        </dl>
        <p class="more-of">
          <a href={`${href("/activity")}?object=${encodeURIComponent(on)}`}>{t("activity.all_of_object")}</a>
          {actor.id === null ? null : (
            <a href={`${href("/activity")}?actor=${encodeURIComponent(actor.id)}`}>
              {t("activity.all_of_actor", { name: actorOf(actor) })}
            </a>
          )}
        </p>
      </div>
    </Dialog>
  );
}

interface FactProps {
  name: string;
  isCode?: boolean;
  copied?: boolean;
  children: string;
}

function Fact({ name, isCode, copied, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isCode ? <code>{children}</code> : <span>{children}</span>}
        {copied ? <CopyButton text={children} what={name} /> : null}
      </dd>
    </div>
  );
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  return JSON.stringify(value);
}

/** Where what it happened to is shown; undefined for what has no view of its own. */
function viewOf({ action, on, details }: Entry): string | undefined {
  const [kind] = action.split(".");
  if (kind === "product") return href(`/products/${on}`);
  if (kind === "document" || kind === "suggestion") return href(`/documents/${on}`);
  if (kind === "member") return href("/members");
  if (kind === "company") return href("/settings");
  const { product } = details;
  return typeof product === "string" ? href(`/products/${product}`) : undefined;
}
