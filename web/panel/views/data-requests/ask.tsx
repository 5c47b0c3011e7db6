/** Asking a supplier: about which product, for what, until when. */
import { useEffect, useState } from "preact/hooks";
import type { PageLanguage } from "../../../../src/domain/accounts/brand.ts";
import type { ProductSummary } from "../../../../src/domain/products/summary-shape.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/data-requests.ts";
import { member } from "../../app/me.ts";
import { place } from "../../app/place.ts";
import { apiPath, ask as askServer, post } from "../../data/request.ts";
import { outdate, useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Field, FieldGroup, List, Product } from "../../data/shapes.ts";
import { type Template, useTemplate } from "../../data/templates.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { describedBy, FieldFrame, TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Loading } from "../../parts/states.tsx";
import { tellFault } from "../../parts/toasts.tsx";
import { KINDS, type Kind } from "../../parts/upload.tsx";
import { language } from "../../words/language.ts";
import { t } from "../../words/words.ts";
import { needsOf } from "../product/missing.ts";
import { firstMessage, LANGUAGES } from "./first-message.ts";
import { GivenLink } from "./given-link.tsx";
import { dayFromNow, endOfDay, USUAL_DAYS } from "./last-day.ts";
import type { DataRequest, LinkedRequest } from "./shape.ts";
import { r } from "./words.ts";

/** Most characters of a message. */
const MESSAGE_LENGTH = 2000;
const NAME_LENGTH = 160;
/** Groups of what the company itself knows: who answers for the product, and what becomes of it after its use. */
const OWN_GROUPS: readonly string[] = ["operators", "end_of_life"];

export interface AskProps {
  /** Id of the product; without one it is chosen first. */
  product?: string | undefined;
  /** What is chosen at first, such as what was rejected of an earlier request. */
  begin?: Pick<DataRequest, "supplier" | "fields" | "documents" | "language"> | undefined;
  onAsked?(request: LinkedRequest): void;
  onClose(): void;
}

export function AskDialog({ product, begin, onAsked, onClose }: AskProps) {
  const [chosen, setChosen] = useState(product);
  const [made, setMade] = useState<LinkedRequest>();
  if (made) return <GivenLink of={made} onClose={onClose} />;
  if (chosen === undefined)
    return (
      <Dialog title={r("ask")} hasDraft={false} onClose={onClose}>
        <FindProduct onChosen={setChosen} />
      </Dialog>
    );
  return (
    <AskAbout
      id={chosen}
      begin={begin}
      onClose={onClose}
      onAsked={(request) => {
        setMade(request);
        outdate(apiPath("/data_requests"));
        onAsked?.(request);
      }}
    />
  );
}

/** Milliseconds of a pause in typing before the search begins. */
const PAUSE_MS = 150;
const OFFERED = 12;

function FindProduct({ onChosen }: { onChosen(id: string): void }) {
  const [text, setText] = useState("");
  const [found, setFound] = useState<{ asked: string; data: readonly ProductSummary[] }>();
  const asked = text.trim();
  useEffect(() => {
    const stop = new AbortController();
    const path = apiPath("/product_summaries", { search: asked, limit: OFFERED });
    const timer = setTimeout(
      () => {
        askServer<List<ProductSummary>>(path, { signal: stop.signal }).then(
          ({ data }) => setFound({ asked, data }),
          (fault) => stop.signal.aborted || tellFault(sentenceOf(fault)),
        );
      },
      asked === "" ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  const first = found?.data[0];
  return (
    <DialogForm onSubmit={() => first && found.asked === asked && onChosen(first.id)}>
      <TextField
        id="ask-find"
        label={r("ask.find")}
        help={r("ask.find_help")}
        value={text}
        onText={setText}
        autoFocus
      />
      <div aria-live="polite">
        {found && found.data.length === 0 ? (
          <p class="after-none">{r("ask.none", { asked: found.asked })}</p>
        ) : null}
        {found && found.data.length > 0 ? (
          <ul class="after-subjects" aria-label={r("ask.found")}>
            {found.data.map(({ id, name, reference }) => (
              <li key={id}>
                <button type="button" onClick={() => onChosen(id)}>
                  <span>
                    <b>{name}</b> <span class="quiet">{reference}</span>
                  </span>
                  <Icon name="forward" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </DialogForm>
  );
}

interface AskAboutProps extends Pick<AskProps, "begin"> {
  id: string;
  onAsked(request: LinkedRequest): void;
  onClose(): void;
}

function AskAbout({ id, begin, onAsked, onClose }: AskAboutProps) {
  const { value: product } = useResource<Product>(apiPath(`/products/${id}`));
  const template = useTemplate(product?.template);
  return (
    <Dialog title={product ? r("ask.of", { name: product.name }) : r("ask")} onClose={onClose} kind="side">
      {product && template ? (
        <AskForm product={product} template={template} begin={begin} onAsked={onAsked} onClose={onClose} />
      ) : (
        <div class="dialog-body">
          <Loading />
        </div>
      )}
    </Dialog>
  );
}

interface AskFormProps extends Omit<AskAboutProps, "id"> {
  product: Product;
  template: Template;
}

function AskForm({ product, template, begin, onAsked, onClose }: AskFormProps) {
  const company = member.value?.company.name ?? "";
  const missing = () => {
    const { missing, wanted } = needsOf(template, (key) => product.data[key]);
    return (missing.length > 0 ? missing : wanted).map(({ key }) => key);
  };
  const missingThere = () => {
    const own = (template.groups as FieldGroup[]).filter(({ key }) => OWN_GROUPS.includes(key));
    const ours = new Set(own.flatMap(({ fields }) => fields.map(({ key }) => key)));
    return missing().filter((key) => !ours.has(key));
  };
  const [name, setName] = useState(begin?.supplier.name ?? "");
  const [email, setEmail] = useState(begin?.supplier.email ?? "");
  const [spoken, setSpoken] = useState<PageLanguage>(begin?.language ?? language);
  const [fields, setFields] = useState<ReadonlySet<string>>(() => new Set(begin?.fields ?? missingThere()));
  const [documents, setDocuments] = useState<ReadonlySet<Kind>>(() => new Set(begin?.documents ?? []));
  const [until, setUntil] = useState(() => dayFromNow(USUAL_DAYS));
  const [written, setWritten] = useState<string>();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  // A request that is sent again after a lost answer asks once.
  const [key] = useState(() => crypto.randomUUID());
  const earlier = useResource<List<DataRequest>>(apiPath("/data_requests", { limit: 100 })).value?.data ?? [];
  const message = written ?? firstMessage(spoken, product.name, company);

  const nameIt = (next: string) => {
    setName(next);
    const known = earlier.find(({ supplier }) => supplier.name === next);
    if (!known) return;
    if (known.supplier.email !== null) setEmail(known.supplier.email);
    setSpoken(known.language);
  };
  const run = async () => {
    const end = endOfDay(until);
    const found: Record<string, string> = {
      ...(name.trim() === "" ? { name: r("ask.supplier_missing") } : {}),
      ...(email.trim() === "" || /^[^\s@]+@[^\s@]+$/.test(email.trim())
        ? {}
        : { email: r("ask.email_wrong") }),
      ...(fields.size + documents.size === 0 ? { fields: r("ask.nothing") } : {}),
      ...(end === undefined ? { until: r("ask.until_wrong") } : {}),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first || end === undefined) return document.getElementById(`ask-${first}`)?.focus();
    setBusy(true);
    try {
      onAsked(
        await post<typeof endpoints.createDataRequest>(
          "/data_requests",
          {
            product: product.id,
            supplier: { name: name.trim(), email: email.trim() === "" ? null : email.trim() },
            fields: [...template.fields.keys()].filter((one) => fields.has(one)),
            documents: KINDS.filter((one) => documents.has(one)),
            message: message.trim() === "" ? null : message.trim(),
            language: spoken,
            expires: end,
          },
          key,
        ),
      );
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <DialogForm onSubmit={() => void run()}>
      <FieldFrame
        id="ask-name"
        label={r("ask.supplier")}
        help={r("ask.supplier_help")}
        error={faults["name"]}
      >
        <input
          id="ask-name"
          class="input"
          value={name}
          maxLength={NAME_LENGTH}
          required
          autocomplete="off"
          list={"ask-suppliers" as never}
          data-focus=""
          aria-invalid={faults["name"] ? "true" : undefined}
          aria-describedby={describedBy("ask-name", r("ask.supplier_help"), faults["name"])}
          onInput={(event) => nameIt(event.currentTarget.value)}
        />
        <datalist id="ask-suppliers">
          {[...new Set(earlier.map(({ supplier }) => supplier.name))].map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </FieldFrame>
      <div class="field-pair">
        <TextField
          id="ask-email"
          label={r("ask.email")}
          mark={t("form.optional")}
          help={r(place.value.mode === "test" ? "ask.email_help_test" : "ask.email_help")}
          value={email}
          onText={setEmail}
          error={faults["email"]}
          maxLength={254}
        />
        <div class="field">
          <div class="field-head">
            <label for="ask-language">{r("ask.language")}</label>
          </div>
          <select
            id="ask-language"
            class="input"
            value={spoken}
            onChange={(event) => setSpoken(event.currentTarget.value as PageLanguage)}
          >
            {Object.entries(LANGUAGES).map(([code, own]) => (
              <option key={code} value={code} lang={code}>
                {own}
              </option>
            ))}
          </select>
        </div>
      </div>
      <ChooseFields
        product={product}
        template={template}
        chosen={fields}
        error={faults["fields"]}
        onChoose={setFields}
        onMissing={() => setFields(new Set(missing()))}
      />
      <FieldFrame id="ask-documents" label={r("ask.documents")} mark={t("form.optional")} group>
        <div class="choices">
          {KINDS.map((kind) => (
            <label key={kind} class="choice">
              <input
                type="checkbox"
                checked={documents.has(kind)}
                onChange={(event) => setDocuments(toggled(documents, kind, event.currentTarget.checked))}
              />
              <span>{t(`kind.${kind}`)}</span>
            </label>
          ))}
        </div>
      </FieldFrame>
      <TextField
        id="ask-until"
        label={r("ask.until")}
        help={r("ask.until_help")}
        type="date"
        value={until}
        onText={setUntil}
        error={faults["until"]}
      />
      <TextField
        id="ask-message"
        label={r("ask.message")}
        mark={t("form.optional")}
        help={r("ask.message_help", { max: MESSAGE_LENGTH })}
        value={message}
        onText={setWritten}
        rows={8}
        maxLength={MESSAGE_LENGTH}
      />
      <footer class="dialog-foot">
        <Button onPress={onClose}>{t("do.cancel")}</Button>
        <Button kind="primary" submit busy={busy ? r("ask.doing") : undefined}>
          {r("ask.do")}
        </Button>
      </footer>
    </DialogForm>
  );
}

interface ChooseFieldsProps {
  product: Product;
  template: Template;
  chosen: ReadonlySet<string>;
  error: string | undefined;
  onChoose(keys: ReadonlySet<string>): void;
  onMissing(): void;
}

/** The fields of the template by its groups; a group with something ticked is open. */
function ChooseFields({ product, template, chosen, error, onChoose, onMissing }: ChooseFieldsProps) {
  const groups = template.groups as FieldGroup[];
  const [opened] = useState(() => {
    const ticked = groups.filter(({ fields }) => fields.some(({ key }) => chosen.has(key)));
    return new Set(ticked.map(({ key }) => key));
  });
  return (
    <FieldFrame
      id="ask-fields"
      label={r("ask.fields")}
      help={r("ask.fields_help")}
      error={error}
      group
      end={
        <span class="ask-quick">
          <button type="button" class="link" id="ask-fields" onClick={onMissing}>
            {r("ask.missing")}
          </button>
          <button type="button" class="link" onClick={() => onChoose(new Set())}>
            {r("ask.no_fields")}
          </button>
        </span>
      }
    >
      <div class="ask-groups">
        {groups.map(({ key, label, fields }) => (
          <details key={key} class="fold" open={opened.has(key)}>
            <summary>
              <span>{template.say(label)}</span>
              <b>
                {r("ask.chosen", {
                  done: fields.filter((field) => chosen.has(field.key)).length,
                  count: fields.length,
                })}
              </b>
              <Icon name="chevron" />
            </summary>
            <div class="choices">
              {fields.map((field) => (
                <label key={field.key} class="choice">
                  <input
                    type="checkbox"
                    checked={chosen.has(field.key)}
                    onChange={(event) => onChoose(toggled(chosen, field.key, event.currentTarget.checked))}
                  />
                  <span>
                    {template.say(field.label)} <small class="quiet">{noteOf(field, product)}</small>
                  </span>
                </label>
              ))}
            </div>
          </details>
        ))}
      </div>
    </FieldFrame>
  );
}

function noteOf(field: Field, { data }: Product): string {
  if (data[field.key] !== undefined) return r("ask.has_value");
  if (field.required) return r("ask.required");
  return field.recommended ? r("ask.wanted") : "";
}

function toggled<T>(set: ReadonlySet<T>, one: T, isIn: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (isIn) next.add(one);
  else next.delete(one);
  return next;
}
