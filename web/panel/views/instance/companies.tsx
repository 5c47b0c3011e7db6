/** The companies of the instance: added, and given plans, limits and states. */
import { useState } from "preact/hooks";
import { handleFrom } from "../../../../src/formats/handle.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/instance.ts";
import { me } from "../../app/me.ts";
import { href } from "../../app/place.ts";
import { postMine, reloadMe } from "../../data/mine.ts";
import { Refusal } from "../../data/refusal.ts";
import { outdate } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { describedBy, FieldFrame, TextField } from "../../parts/field.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { ShownOnce } from "../../parts/shown-once.tsx";
import { Broken, Loading } from "../../parts/states.tsx";
import { Tag } from "../../parts/tag.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { dateOf } from "../../words/format.ts";
import { language } from "../../words/language.ts";
import { t } from "../../words/words.ts";
import { type HostedCompany, INSTANCE, useCompanies } from "./data.ts";
import { i } from "./words.ts";

const PLANS = ["free", "starter", "pro", "enterprise"] as const;
type Plan = (typeof PLANS)[number];
const STATUSES = ["active", "read_only", "suspended"] as const;
type Status = (typeof STATUSES)[number];

export function Companies() {
  const { value, fault, reload } = useCompanies();
  const [isNew, setNew] = useState(false);
  const [opened, setOpened] = useState<HostedCompany>();
  if (!value) return fault ? <Broken fault={fault} onAgain={reload} /> : <Loading />;
  return (
    <div class="page companies">
      <div>
        <Button kind="primary" icon="plus" onPress={() => setNew(true)}>
          {i("companies.add")}
        </Button>
      </div>
      <ul class="entries">
        {value.data.map((company) => (
          <li key={company.id}>
            <CompanyLine company={company} onChange={() => setOpened(company)} />
          </li>
        ))}
      </ul>
      {isNew ? <AddDialog onClose={() => setNew(false)} /> : null}
      {opened ? <PlanDialog company={opened} onClose={() => setOpened(undefined)} /> : null}
    </div>
  );
}

function CompanyLine({ company, onChange }: { company: HostedCompany; onChange(): void }) {
  const { name, handle, plan, status, limits, created } = company;
  const said = [
    limits.products === undefined ? null : i("companies.products_of", { count: limits.products }),
    limits.items_per_month === undefined ? null : i("companies.items_of", { count: limits.items_per_month }),
  ].filter((one) => one !== null);
  const isMine = me.value?.memberships.some((one) => one.company.handle === handle);
  return (
    <>
      <div>
        <b>{name}</b>
        <span>
          {handle} · {i("companies.created")} {dateOf(created)}
        </span>
      </div>
      <p class="numbers">
        <span>{t(`plan.${plan}`)}</span>
        {said.length > 0 ? <span class="quiet">{said.join(", ")}</span> : null}
        {status === "active" ? null : <Tag kind="bad">{t(`status.${status}`)}</Tag>}
      </p>
      {isMine ? (
        <a class="button button-bare" href={href("/", "live", handle)}>
          {i("companies.open")}
          <span class="heard"> {name}</span>
        </a>
      ) : null}
      <Button onPress={onChange}>
        {i("companies.plan")}
        <span class="heard"> {name}</span>
      </Button>
    </>
  );
}

interface Choice<Value extends string> {
  id: string;
  label: string;
  value: Value;
  all: readonly Value[];
  words(one: Value): string;
  help?: string;
  onChoose(one: Value): void;
}

function Select<Value extends string>({ id, label, value, all, words, help, onChoose }: Choice<Value>) {
  return (
    <FieldFrame id={id} label={label} help={help}>
      <select
        id={id}
        class="input"
        value={value}
        aria-describedby={describedBy(id, help)}
        onChange={(event) => {
          const chosen = all.find((one) => one === event.currentTarget.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function PlanDialog({ company, onClose }: { company: HostedCompany; onClose(): void }) {
  const [plan, setPlan] = useState(company.plan);
  const [status, setStatus] = useState(company.status);
  const [products, setProducts] = useState(String(company.limits.products ?? ""));
  const [items, setItems] = useState(String(company.limits.items_per_month ?? ""));
  const [busy, setBusy] = useState(false);
  const isRight = (text: string) => /^\d{0,9}$/.test(text.trim());
  const limit = (text: string) => (text.trim() === "" ? null : Number(text));
  const save = async () => {
    if (!isRight(products) || !isRight(items)) return;
    setBusy(true);
    try {
      await withConfirmation(() =>
        postMine<typeof endpoints.changeHostedCompany>(`/instance/companies/${company.handle}`, {
          plan,
          status,
          limits: { products: limit(products), items_per_month: limit(items) },
        }),
      );
      outdate(INSTANCE);
      await reloadMe();
      tell(i("companies.saved", { name: company.name }));
      onClose();
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  const limits = [
    ["products", products, setProducts],
    ["items", items, setItems],
  ] as const;
  return (
    <Dialog title={i("companies.change_title", { name: company.name })} onClose={onClose}>
      <DialogForm onSubmit={() => void save()}>
        <Select<Plan>
          id="company-plan"
          label={i("companies.plan")}
          value={plan}
          all={PLANS}
          words={(one) => t(`plan.${one}`)}
          onChoose={setPlan}
        />
        <Select<Status>
          id="company-status"
          label={i("companies.status")}
          value={status}
          all={STATUSES}
          words={(one) => (one === "active" ? i("companies.active") : t(`status.${one}`))}
          help={i("companies.status_help")}
          onChoose={setStatus}
        />
        <div class="field-pair">
          {limits.map(([key, value, set]) => (
            <TextField
              key={key}
              id={`limit-${key}`}
              label={i(`companies.${key}_limit`)}
              help={i("companies.limit_help")}
              type="number"
              value={value}
              onText={set}
              error={isRight(value) ? undefined : i("companies.limit_wrong")}
              maxLength={9}
            />
          ))}
        </div>
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? t("save.saving") : undefined}>
            {t("do.save")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}

type Added = Answer<typeof endpoints.addCompany>;

function AddDialog({ onClose }: { onClose(): void }) {
  const [added, setAdded] = useState<Added>();
  if (!added)
    return (
      <Dialog title={i("companies.add")} onClose={onClose}>
        <AddForm onAdded={setAdded} onClose={onClose} />
      </Dialog>
    );
  const { name, invitation_url: url, mailed } = added;
  return (
    <ShownOnce title={i("companies.added", { name })} done={i("companies.close")} onClose={onClose}>
      <p>{i(url === null ? "companies.joined" : mailed ? "companies.invited" : "companies.invite")}</p>
      {url === null ? null : <Secret value={url} what={t("invite.link")} />}
      <p>{i("companies.keys")}</p>
      {(["live_key", "test_key"] as const).map((key) => (
        <Secret key={key} value={added[key]} what={i(`companies.${key}`)} />
      ))}
    </ShownOnce>
  );
}

function Secret({ value, what }: { value: string; what: string }) {
  return (
    <p class="secret">
      <code>{value}</code>
      <CopyButton text={value} what={what} />
    </p>
  );
}

/** What a handle is made of, as the server has it. */
const HANDLE = /^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/;

function AddForm({ onAdded, onClose }: { onAdded(added: Added): void; onClose(): void }) {
  const [name, setName] = useState("");
  const [handle, setHandle] = useState<string>();
  const [plan, setPlan] = useState<Plan>("enterprise");
  const [owner, setOwner] = useState("");
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const shownHandle = handle ?? handleFrom(name);
  const say = (field: string, words: string) => {
    setBusy(false);
    setFaults({ [field]: words });
    document.getElementById(`add-${field}`)?.focus();
  };
  const add = async () => {
    if (name.trim() === "") return say("name", i("companies.name_missing"));
    if (!HANDLE.test(shownHandle)) return say("handle", i("companies.handle_wrong"));
    if (!owner.includes("@")) return say("owner", i("companies.owner_missing"));
    setBusy(true);
    setFaults({});
    try {
      const added = await withConfirmation(() =>
        postMine<typeof endpoints.addCompany>("/instance/companies", {
          name: name.trim(),
          handle: shownHandle,
          plan,
          owner: owner.trim(),
          language,
        }),
      );
      outdate(INSTANCE);
      await reloadMe();
      onAdded(added);
    } catch (fault) {
      if (!(fault instanceof Refusal)) return say("name", sentenceOf(fault));
      const taken = fault.param === "handle" ? t("settings.handle_taken") : undefined;
      const field = fault.param === "email" || fault.param === "owner" ? "owner" : (fault.param ?? "name");
      say(field, taken ?? fault.message);
    }
  };
  return (
    <DialogForm onSubmit={() => void add()}>
      <TextField
        id="add-name"
        label={i("companies.name")}
        value={name}
        onText={setName}
        error={faults["name"] ?? faults["company"]}
        maxLength={160}
        required
        autoFocus
      />
      <TextField
        id="add-handle"
        label={i("companies.handle")}
        help={i("companies.handle_help")}
        value={shownHandle}
        onText={(text) => setHandle(text.trim().toLowerCase())}
        error={faults["handle"]}
        maxLength={40}
        required
      />
      <Select<Plan>
        id="add-plan"
        label={i("companies.plan")}
        value={plan}
        all={PLANS}
        words={(one) => t(`plan.${one}`)}
        onChoose={setPlan}
      />
      <TextField
        id="add-owner"
        label={i("companies.owner")}
        help={i("companies.owner_help")}
        value={owner}
        onText={setOwner}
        error={faults["owner"]}
        maxLength={254}
        required
      />
      <footer class="dialog-foot">
        <Button onPress={onClose}>{t("do.cancel")}</Button>
        <Button kind="primary" submit busy={busy ? i("companies.adding") : undefined}>
          {i("companies.do")}
        </Button>
      </footer>
    </DialogForm>
  );
}
