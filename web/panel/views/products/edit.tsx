import { useState } from "preact/hooks";
import type { ProductSummaryFilters } from "../../../../src/domain/products/summary-shape.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/imports.ts";
import { recall } from "../../app/kept.ts";
import { go, href } from "../../app/place.ts";
import { post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Data, Json } from "../../data/shapes.ts";
import { useTemplate, useTemplateNames } from "../../data/templates.ts";
import { TemplateField } from "../../forms/template-field.tsx";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { FieldFrame } from "../../parts/field.tsx";
import { tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";
import { i } from "../imports/words.ts";

interface EditProps {
  chosen: ReadonlySet<string>;
  /** The template of the first of them. */
  code: string | undefined;
  /** What the list shows now. */
  filters: ProductSummaryFilters;
  onClose(): void;
}

/** One change for many products: fields are chosen here, and what would change is shown before anything does. */
export function EditDialog({ chosen, code, filters, onClose }: EditProps) {
  const templates = useTemplateNames();
  const [template, setTemplate] = useState<string>(code ?? recall("template") ?? "textile");
  const form = useTemplate(template);
  const [isAll, setAll] = useState(false);
  const [values, setValues] = useState<Data>({});
  const [faults, setFaults] = useState<Record<string, string | undefined>>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const keys = Object.keys(values);
  const without = (key: string) => {
    const { [key]: _, ...rest } = values;
    setValues(rest);
  };
  const preview = async () => {
    setError(keys.length === 0 ? i("edit_none") : undefined);
    if (keys.length === 0 || keys.some((key) => faults[key])) return;
    setBusy(true);
    try {
      const { id } = await post<typeof endpoints.createEdit>("/edits", {
        ...(isAll ? { filters } : { products: [...chosen] }),
        changes: { data: values },
      });
      go(href(`/imports/${id}`));
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  const title = isAll ? i("edit_title_all") : i("edit_title", { count: chosen.size });
  return (
    <Dialog title={title} onClose={onClose} kind="side">
      <DialogForm onSubmit={() => void preview()}>
        <p>{i("edit_text")}</p>
        <FieldFrame id="edit-which" label={i("edit_which")} group>
          {[false, true].map((all) => (
            <label key={String(all)} class="choice">
              <input type="radio" name="edit-which" checked={isAll === all} onChange={() => setAll(all)} />
              <span>{all ? i("edit_all") : i("edit_chosen", { count: chosen.size })}</span>
            </label>
          ))}
        </FieldFrame>
        <FieldFrame id="edit-template" label={i("edit_template")}>
          <select
            id="edit-template"
            class="input"
            value={template}
            onChange={(event) => {
              setTemplate(event.currentTarget.value);
              setValues({});
            }}
          >
            {templates?.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </select>
        </FieldFrame>
        {form
          ? keys.map((key) => {
              const field = form.fields.get(key);
              if (!field) return null;
              return (
                <div key={key} class="edit-field">
                  <TemplateField
                    field={field}
                    template={form}
                    value={values[key]}
                    fault={faults[key]}
                    onValue={(value: Json, fault?: string) => {
                      setValues({ ...values, [key]: value });
                      setFaults({ ...faults, [key]: fault });
                    }}
                    mark={values[key] === null ? i("edit_clear") : ""}
                  />
                  <Button kind="bare" icon="cross" iconOnly onPress={() => without(key)}>
                    {i("edit_remove", { field: form.say(field.label) })}
                  </Button>
                </div>
              );
            })
          : null}
        <FieldFrame id="edit-field" label={keys.length > 0 ? i("edit_add") : i("edit_field")} error={error}>
          <select
            id="edit-field"
            class="input"
            data-focus=""
            value=""
            onChange={(event) => {
              const key = event.currentTarget.value;
              event.currentTarget.value = "";
              if (key === "") return;
              setValues({ ...values, [key]: null });
              setError(undefined);
            }}
          >
            <option value="">{i("edit_choose_field")}</option>
            {form?.groups.map((group) => (
              <optgroup key={group.key} label={form.say(group.label)}>
                {group.fields
                  .filter(({ key }) => !keys.includes(key))
                  .map(({ key, label }) => (
                    <option key={key} value={key}>
                      {form.say(label)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </FieldFrame>
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? i("edit_busy") : undefined}>
            {i("edit_preview")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}
