import { useState } from "preact/hooks";
import type * as api from "../../../../src/api/endpoints/products.ts";
import { isGtin } from "../../../../src/formats/gtin.ts";
import { keep, recall } from "../../app/kept.ts";
import { go, href } from "../../app/place.ts";
import { countAgain } from "../../data/counts.ts";
import { Refusal } from "../../data/refusal.ts";
import { post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { useTemplateNames } from "../../data/templates.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { describedBy, FieldFrame, TextField } from "../../parts/field.tsx";
import { tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";

/** Asks for the little that a product begins with; the rest is filled in on its own page. */
export function NewProductDialog({ onClose }: { onClose(): void }) {
  const templates = useTemplateNames();
  const [name, setName] = useState("");
  const [reference, setReference] = useState("");
  const [gtin, setGtin] = useState("");
  const [template, setTemplate] = useState<string>(recall("template") ?? "");
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const chosen = templates?.find(({ code }) => code === template) ?? templates?.find((one) => one.default);
  // A request that is sent again after a lost answer makes no second product.
  const [key] = useState(() => crypto.randomUUID());
  const create = async () => {
    const found: Record<string, string> = {
      ...(name.trim() === "" ? { name: t("new.name_missing") } : {}),
      ...(reference.trim() === "" ? { reference: t("new.reference_missing") } : {}),
      ...(gtin.trim() !== "" && !isGtin(gtin.trim()) ? { gtin: t("code.gtin_invalid") } : {}),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`new-${first}`)?.focus();
    setBusy(true);
    try {
      const product = await post<typeof api.createProduct>(
        "/products",
        {
          name: name.trim(),
          reference: reference.trim(),
          ...(gtin.trim() === "" ? {} : { gtin: gtin.trim() }),
          ...(chosen ? { template: chosen.code } : {}),
        },
        faults["_sent"] ?? key,
      );
      if (chosen) keep("template", chosen.code);
      countAgain();
      go(href(`/products/${product.id}`));
    } catch (fault) {
      setBusy(false);
      if (fault instanceof Refusal && fault.param) {
        setFaults({ [fault.param]: sentenceOf(fault), _sent: crypto.randomUUID() });
        document.getElementById(`new-${fault.param}`)?.focus();
      } else tellFault(sentenceOf(fault));
    }
  };
  return (
    <Dialog title={t("products.new")} onClose={onClose}>
      <DialogForm onSubmit={() => void create()}>
        <TextField
          id="new-name"
          label={t("new.name")}
          help={t("new.name_help")}
          value={name}
          onText={setName}
          error={faults["name"]}
          maxLength={160}
          required
          autoFocus
        />
        <div class="field-pair">
          <TextField
            id="new-reference"
            label={t("new.reference")}
            help={t("new.reference_help")}
            value={reference}
            onText={setReference}
            error={faults["reference"]}
            maxLength={80}
            required
          />
          <TextField
            id="new-gtin"
            label={t("new.gtin")}
            mark={t("form.optional")}
            help={t("new.gtin_help")}
            value={gtin}
            onText={setGtin}
            error={faults["gtin"]}
            type="number"
            mono
          />
        </div>
        <FieldFrame id="new-template" label={t("new.template")} help={chosen?.description}>
          <select
            id="new-template"
            class="input"
            value={chosen?.code ?? ""}
            aria-describedby={describedBy("new-template", chosen?.description)}
            onChange={(event) => setTemplate(event.currentTarget.value)}
          >
            {(templates ?? []).map(({ code, name: label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </FieldFrame>
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? t("new.creating") : undefined}>
            {t("new.create")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}
