import { useState } from "preact/hooks";
import type { ProductSummaryFilters } from "../../../../src/domain/products/summary-shape.ts";
import { keep, recall } from "../../app/kept.ts";
import { apiPath, refusalOf } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { useTemplateNames } from "../../data/templates.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { FieldFrame } from "../../parts/field.tsx";
import { withConfirmation } from "../../parts/reauthenticate.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { language } from "../../words/language.ts";
import { t } from "../../words/words.ts";
import { separatorHere } from "../imports/parts.tsx";
import { i } from "../imports/words.ts";

type Form = "xlsx" | "csv_comma" | "csv_semicolon";
const FORMS: readonly Form[] = ["xlsx", "csv_comma", "csv_semicolon"];

interface ExportProps {
  /** What the list shows now. */
  filters: ProductSummaryFilters;
  onClose(): void;
}

/** Takes products out as a table that can be imported again. */
export function ExportDialog({ filters, onClose }: ExportProps) {
  const templates = useTemplateNames();
  const [template, setTemplate] = useState<string>(recall("template") ?? "");
  const [form, setForm] = useState<Form>(
    recall("export.form") ?? (separatorHere() === "comma" ? "csv_comma" : "xlsx"),
  );
  const isFiltered = filters.view !== "all" || (filters.search ?? "") !== "";
  const [isAll, setAll] = useState(!isFiltered);
  const [busy, setBusy] = useState(false);
  const chosen = templates?.find(({ code }) => code === template) ?? templates?.find((one) => one.default);
  const run = async () => {
    if (!chosen || busy) return;
    setBusy(true);
    keep("export.form", form);
    const [format, separator] = form.split("_");
    const path = apiPath(`/product_export/${format}`, {
      ...(isAll ? {} : filters),
      template: chosen.code,
      language,
      separator,
    });
    try {
      await withConfirmation(() => save(path));
      tell(i("exported"));
      onClose();
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <Dialog title={i("export_title")} hasDraft={false} onClose={onClose}>
      <DialogForm onSubmit={() => void run()}>
        <p>{i("export_text")}</p>
        <FieldFrame id="export-template" label={i("template")}>
          <select
            id="export-template"
            class="input"
            data-focus=""
            value={chosen?.code ?? ""}
            onChange={(event) => setTemplate(event.currentTarget.value)}
          >
            {templates?.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </FieldFrame>
        {isFiltered ? (
          <FieldFrame id="export-which" label={i("export_which")} group>
            {[false, true].map((all) => (
              <label key={String(all)} class="choice">
                <input type="radio" name="which" checked={isAll === all} onChange={() => setAll(all)} />
                <span>{i(all ? "export_all" : "export_view")}</span>
              </label>
            ))}
          </FieldFrame>
        ) : null}
        <FieldFrame id="export-form" label={i("export_format")} group>
          {FORMS.map((one) => (
            <label key={one} class="choice">
              <input type="radio" name="form" checked={form === one} onChange={() => setForm(one)} />
              <span>{i(`export_${one}`)}</span>
            </label>
          ))}
        </FieldFrame>
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? i("export_busy") : undefined}>
            {i("export_do")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}

/** Reads the file and hands it to the browser: a refusal is said here, and leads nowhere. */
async function save(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw await refusalOf(response);
  const name =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "products";
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
