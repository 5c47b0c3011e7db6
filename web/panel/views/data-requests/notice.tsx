import { may } from "../../app/me.ts";
import { Icon } from "../../parts/icon.tsx";
import { dateOf } from "../../words/format.ts";
import { dayBefore } from "./last-day.ts";
import { askedCount, type DataRequest } from "./shape.ts";
import { r } from "./words.ts";

/** What stands before everything else: whose turn it is, or how it ended. */
export function Notice({ of }: { of: DataRequest }) {
  return (
    <p class={`after-notice${of.status === "expired" ? " is-late" : ""}`}>
      <Icon name={of.status === "expired" ? "warning" : "question"} />
      <span>
        {wordsOf(of)}
        {of.declined?.reason ? <q class="after-description">{of.declined.reason}</q> : null}
      </span>
    </p>
  );
}

function wordsOf(of: DataRequest): string {
  const { status, supplier, expires, progress, files, declined } = of;
  const { name } = supplier;
  const date = dateOf(dayBefore(expires));
  const done = progress.answered + files.length;
  if (status === "open")
    return r(done === 0 ? "notice.untouched" : "notice.open", { name, date, done, count: askedCount(of) });
  if (status === "expired") return r("notice.expired", { name, date });
  if (status === "answered") return answeredWords(of);
  if (status === "accepted") return r("notice.accepted", decisionsOf(of));
  if (declined?.by === "supplier") return r("notice.declined", { name });
  if (of.answered_at !== null) return r("notice.rejected");
  return r("notice.revoked", { name: declined?.name ?? "", date: dateOf(declined?.at ?? 0) });
}

function answeredWords({ supplier, answered_at, answers }: DataRequest): string {
  const words = [
    Object.keys(answers).length === 0
      ? r("notice.only_files")
      : r("notice.answered", { name: supplier.name, date: dateOf(answered_at ?? 0) }),
    ...(may("reviewDataRequest") ? [] : [r("notice.not_validator")]),
  ];
  return words.join(" ");
}

function decisionsOf({ decisions }: DataRequest): { accepted: number; rejected: number } {
  const all = Object.values(decisions);
  const accepted = all.filter(({ decision }) => decision === "accepted").length;
  return { accepted, rejected: all.length - accepted };
}
