/** What can be done with a request as it is: remind, give more time, take back, accept all, ask again. */
import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/data-requests.ts";
import { may } from "../../app/me.ts";
import { go, href } from "../../app/place.ts";
import { post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Menu } from "../../parts/menu.tsx";
import { Question } from "../../parts/question.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { dateOf } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { AskDialog } from "./ask.tsx";
import { GivenLink } from "./given-link.tsx";
import { dayBefore, dayFromNow, endOfDay, USUAL_DAYS } from "./last-day.ts";
import { decide, undecided } from "./review.ts";
import type { DataRequest, LinkedRequest } from "./shape.ts";
import { r } from "./words.ts";

interface ActionsProps {
  of: DataRequest;
  onChange(request: DataRequest): void;
  onConflicts(keys: readonly string[]): void;
}

export function RequestActions({ of, onChange, onConflicts }: ActionsProps) {
  const { status } = of;
  if (status === "open" || status === "expired") return <Following of={of} onChange={onChange} />;
  if (status === "answered" && may("reviewDataRequest"))
    return <AcceptAll of={of} onChange={onChange} onConflicts={onConflicts} />;
  if (status !== "answered" && may("createDataRequest")) return <AskAgain of={of} />;
  return null;
}

/** As long as the supplier has not answered. */
function Following({ of, onChange }: { of: DataRequest; onChange(request: DataRequest): void }) {
  const [asked, setAsked] = useState<"more" | "revoke">();
  const [link, setLink] = useState<LinkedRequest>();
  const [busy, setBusy] = useState(false);
  const { name } = of.supplier;
  const remind = async () => {
    setBusy(true);
    try {
      const made = await post<typeof endpoints.remindSupplier>(`/data_requests/${of.id}/remind`, {});
      const { url: _, qr: __, mailed: ___, ...request } = made;
      onChange(request);
      setLink(made);
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  return (
    <>
      {of.status === "expired" && may("extendDataRequest") ? (
        <Button kind="primary" onPress={() => setAsked("more")}>
          {r("more_time")}
        </Button>
      ) : null}
      {of.status === "open" && may("remindSupplier") ? (
        <Button kind="primary" busy={busy ? r("reminding") : undefined} onPress={() => void remind()}>
          {r("remind")}
        </Button>
      ) : null}
      {may("revokeDataRequest") ? (
        <>
          <Button icon="more" iconOnly opens="request-menu">
            {t("product.more")}
          </Button>
          <Menu id="request-menu" label={t("product.more")}>
            {of.status === "open" ? (
              <button type="button" class="menu-entry" onClick={() => setAsked("more")}>
                {r("more_time")}
              </button>
            ) : null}
            <button type="button" class="menu-entry" onClick={() => setAsked("revoke")}>
              {r("revoke")}
            </button>
          </Menu>
        </>
      ) : null}
      {link ? <GivenLink of={link} onClose={() => setLink(undefined)} /> : null}
      {asked === "more" ? <MoreTime of={of} onChange={onChange} onClose={() => setAsked(undefined)} /> : null}
      {asked === "revoke" ? (
        <Question
          title={r("revoke.title", { name })}
          words={r("revoke.do")}
          busy={r("revoke.doing")}
          onDo={async () => {
            onChange(await post<typeof endpoints.revokeDataRequest>(`/data_requests/${of.id}/revoke`, {}));
            tell(r("revoke.done"));
          }}
          onClose={() => setAsked(undefined)}
        >
          {r("revoke.text")}
        </Question>
      ) : null}
    </>
  );
}

interface MoreTimeProps {
  of: DataRequest;
  onChange(request: DataRequest): void;
  onClose(): void;
}

function MoreTime({ of, onChange, onClose }: MoreTimeProps) {
  const [until, setUntil] = useState(() => dayFromNow(USUAL_DAYS));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    const expires = endOfDay(until);
    if (expires === undefined) {
      setError(r("ask.until_wrong"));
      return document.getElementById("more-until")?.focus();
    }
    setBusy(true);
    try {
      onChange(await post<typeof endpoints.extendDataRequest>(`/data_requests/${of.id}/extend`, { expires }));
      tell(r("more.done", { date: dateOf(dayBefore(expires)) }));
      onClose();
    } catch (fault) {
      setBusy(false);
      setError(sentenceOf(fault));
    }
  };
  return (
    <Dialog title={r("more.title", { name: of.supplier.name })} onClose={onClose}>
      <DialogForm onSubmit={() => void run()}>
        <p>{r("more.text")}</p>
        <TextField
          id="more-until"
          label={r("ask.until")}
          help={r("ask.until_help")}
          type="date"
          value={until}
          onText={setUntil}
          error={error}
          autoFocus
        />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? r("more.doing") : undefined}>
            {r("more.do")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}

function AcceptAll({ of, onChange, onConflicts }: ActionsProps) {
  const [busy, setBusy] = useState(false);
  const keys = undecided(of);
  const run = async () => {
    setBusy(true);
    try {
      const { request, conflicts } = await decide(of, keys, "accepted");
      onConflicts(conflicts);
      onChange(request);
      if (request.status !== "answered") tell(r("all_done"));
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  return (
    <Button kind="primary" busy={busy ? r("accepting") : undefined} onPress={() => void run()}>
      {r(keys.length === 0 ? "end_review" : "accept_all")}
    </Button>
  );
}

/** For what is still open of it: what was rejected or not answered, else all of it. */
function AskAgain({ of }: { of: DataRequest }) {
  const [isAsking, setAsking] = useState(false);
  const left = of.fields.filter((key) => of.decisions[key]?.decision !== "accepted");
  return (
    <>
      <Button onPress={() => setAsking(true)}>{r("again")}</Button>
      {isAsking ? (
        <AskDialog
          product={of.product}
          begin={{ ...of, fields: left.length > 0 ? left : of.fields, documents: [] }}
          onClose={() => {
            setAsking(false);
            go(href("/data-requests"));
          }}
        />
      ) : null}
    </>
  );
}
