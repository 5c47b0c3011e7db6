/** The passport of a product: what is out, its codes, its versions, and its end. */
import { useEffect, useState } from "preact/hooks";
import type * as api from "../../../../src/api/endpoints/passports.ts";
import { may } from "../../app/me.ts";
import { query, setQuery } from "../../app/place.ts";
import { apiPath, post } from "../../data/request.ts";
import { useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { List, ListedPassport, PassportVersion } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { Codes } from "../../parts/codes.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Stamp } from "../../parts/stamp.tsx";
import { Empty, Loading } from "../../parts/states.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { dateOf, isoOf, momentOf, writtenNumber } from "../../words/format.ts";
import { t } from "../../words/words.ts";
import { IssueBox } from "./issue.tsx";
import { needsOf } from "./missing.ts";
import type { Opened } from "./opened.ts";
import { isSameName } from "./same-name.ts";

export function PassportTab({ opened, onPreview }: { opened: Opened; onPreview(): void }) {
  const { passports, template, draft } = opened;
  if (!passports) return <Loading />;
  const [current, ...former] = passports;
  const { missing } = needsOf(template, (key) => draft.valueOf(`data.${key}`));
  if (!current)
    return (
      <Empty
        title={t("passport.empty")}
        stamp={t("stamp.not_yet")}
        action={
          <div class="empty-actions">
            <Button icon="eye" onPress={onPreview}>
              {t("product.preview")}
            </Button>
            <IssueBox opened={opened} isComplete={missing.length === 0} />
          </div>
        }
      >
        {t("passport.empty_text")}
      </Empty>
    );
  return (
    <div class="page passport">
      <PassportCard opened={opened} passport={current} isComplete={missing.length === 0} />
      {former.length > 0 ? (
        <section class="part" aria-labelledby="former-head">
          <h2 id="former-head">{t("passport.former")}</h2>
          <ul class="plain-list">
            {former.map((passport) => (
              <li key={passport.id}>
                <a href={pathOf(passport.uid_url)} target="_blank" rel="noreferrer">
                  {t("passport.former_one", { date: dateOf(passport.created) })}
                </a>
                <span>
                  {passport.withdrawn_at
                    ? t("passport.withdrawn_on", { date: dateOf(passport.withdrawn_at) })
                    : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

interface CardProps {
  opened: Opened;
  passport: ListedPassport;
  isComplete: boolean;
}

function PassportCard({ opened, passport, isComplete }: CardProps) {
  const { product } = opened;
  const isFresh = query.value.get("fresh") !== null;
  useEffect(() => {
    if (isFresh) setQuery({ fresh: undefined });
  }, []);
  const [fresh] = useState(isFresh);
  const isOut = passport.status === "issued";
  return (
    <>
      <section class="out" aria-labelledby="out-head">
        <div class="out-words">
          <h2 id="out-head">
            {isOut ? t("passport.is_out", { version: passport.version }) : t("passport.is_withdrawn")}
          </h2>
          <p class="quiet">
            {isOut
              ? t("passport.published", { moment: momentOf(passport.published) })
              : t("passport.withdrawn_why", {
                  date: dateOf(passport.withdrawn_at ?? passport.published),
                  reason: passport.withdraw_reason ?? "",
                })}
          </p>
          <dl class="facts">
            <Fact label={t("passport.address")} copied={passport.url}>
              <a href={pathOf(passport.url)} target="_blank" rel="noreferrer">
                {passport.url}
                <Icon name="open" />
              </a>
            </Fact>
            {passport.gs1_key ? (
              <Fact label={t("passport.gs1")} copied={passport.gs1_key}>
                <span class="mono">{passport.gs1_key}</span>
              </Fact>
            ) : null}
            <Fact label={t("passport.hash")} copied={passport.content_sha256}>
              <span class="mono hash">{passport.content_sha256}</span>
            </Fact>
            <div>
              <dt>{t("passport.items")}</dt>
              <dd>{writtenNumber(passport.items_count)}</dd>
            </div>
          </dl>
        </div>
        <Stamp
          status={passport.status}
          seconds={passport.withdrawn_at ?? passport.published}
          test={!passport.livemode}
          lands={fresh}
        />
      </section>
      <div class="out-actions">
        <IssueBox opened={opened} isComplete={isComplete} />
        {isOut && may("withdrawPassport") ? (
          <Withdraw opened={opened} passport={passport} name={product.name} />
        ) : null}
      </div>
      <section class="part" aria-labelledby="codes-head">
        <h2 id="codes-head">{t("codes.title")}</h2>
        <Codes of={passport} name={product.reference} />
      </section>
      <Versions passport={passport} />
    </>
  );
}

function Fact({
  label,
  copied,
  children,
}: {
  label: string;
  copied: string;
  children: preact.ComponentChildren;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        <CopyButton text={copied} what={label} />
      </dd>
    </div>
  );
}

/** Links go to the same server, also where it is reached by another address than its public one. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

interface WithdrawProps {
  opened: Opened;
  passport: ListedPassport;
  name: string;
}

/** Ends a passport, for good: asks for the reason, and for the product's name. */
export function Withdraw({ opened, passport, name }: WithdrawProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="danger" onPress={() => setOpen(true)}>
        {t("withdraw.start")}
      </Button>
      {open ? (
        <WithdrawDialog opened={opened} passport={passport} name={name} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

function WithdrawDialog({ opened, passport, name, onClose }: WithdrawProps & { onClose(): void }) {
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const isSure = isSameName(typed, name);
  const ofProduct = useResource<List<ListedPassport>>(
    apiPath("/passports", { product: opened.product.id, limit: 100 }),
  ).value;
  const hasBatches =
    passport.batch === null &&
    ofProduct?.data.some(({ batch, status }) => batch !== null && status === "issued");
  const run = async () => {
    setAsked(true);
    if (reason.trim() === "") return document.getElementById("withdraw-reason")?.focus();
    if (!isSure) return document.getElementById("withdraw-name")?.focus();
    setBusy(true);
    try {
      await post<typeof api.withdrawPassport>(`/passports/${passport.id}/withdraw`, {
        reason: reason.trim(),
      });
      opened.refresh();
      tell(t("withdraw.done"));
      onClose();
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <Dialog title={t("withdraw.title", { name })} hasDraft={reason.trim() !== ""} onClose={onClose}>
      <form
        class="dialog-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <p>{t("withdraw.text")}</p>
        {hasBatches ? <p>{t("withdraw.batches")}</p> : null}
        <TextField
          id="withdraw-reason"
          label={t("withdraw.reason")}
          help={t("withdraw.reason_help")}
          value={reason}
          onText={setReason}
          error={asked && reason.trim() === "" ? t("withdraw.reason_missing") : undefined}
          rows={2}
          maxLength={300}
          required
          autoFocus
        />
        <TextField
          id="withdraw-name"
          label={t("withdraw.name", { name })}
          value={typed}
          onText={setTyped}
          error={asked && !isSure ? t("withdraw.name_wrong") : undefined}
          required
        />
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("withdraw.keep")}</Button>
          <Button kind="danger" submit busy={busy ? t("withdraw.busy") : undefined}>
            {t("withdraw.do")}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

/** Versions that are read at once: more than a passport has in years. */
const READ = 100;

function Versions({ passport }: { passport: ListedPassport }) {
  const { value } = useResource<List<PassportVersion>>(
    apiPath(`/passports/${passport.id}/versions`, { limit: READ }),
  );
  return (
    <section class="part" aria-labelledby="versions-head">
      <h2 id="versions-head">{t("versions.title")}</h2>
      {value ? (
        <ol class="versions">
          {value.data.map((version) => (
            <li key={version.id}>
              <div>
                <b>
                  <a href={pathOf(version.url)} target="_blank" rel="noreferrer">
                    {t("products.version_n", { version: version.version })}
                  </a>
                </b>
                <time dateTime={isoOf(version.published)}>{momentOf(version.published)}</time>
              </div>
              <p>{version.change_note ?? t("versions.first")}</p>
            </li>
          ))}
        </ol>
      ) : (
        <Loading rows={3} />
      )}
    </section>
  );
}
