/** The labels of a run: a template, a sheet, where it begins, and out with them. */
import { useState } from "preact/hooks";
import type { LabelDesk } from "../../../../src/domain/labels/shape.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/labels.ts";
import { may } from "../../app/me.ts";
import { query, setQuery } from "../../app/place.ts";
import { apiPath, post } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { TextField } from "../../parts/field.tsx";
import { ThisMachine } from "../../parts/this-machine.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { AdviceList } from "./advice.tsx";
import { screenWidth } from "./elements.ts";
import { templateName } from "./template-name.ts";
import { pictureOf, usePreview } from "./use-preview.ts";
import { l } from "./words.ts";

const RESOLUTIONS = [203, 300, 600] as const;
const CORRECTIONS = ["offset_x", "offset_y", "pitch_x", "pitch_y"] as const;

export function PrintRun({ desk, passport, run }: { desk: LabelDesk; passport: string; run: string }) {
  const asked = query.value.get("template") ?? "";
  const kept = desk.templates.find(({ id }) => id === asked) ?? desk.templates[0];
  const [sheet, setSheet] = useState<string>();
  const [start, setStart] = useState(1);
  const [dpi, setDpi] = useState<(typeof RESOLUTIONS)[number]>();
  const [correction, setCorrection] = useState<Record<string, string>>({});
  const [printing, setPrinting] = useState<string>();
  const { preview, fault } = usePreview(kept?.template, { passport, run, dpi });
  if (!kept) return null;
  const usual = kept.template.sheet ?? "roll";
  const chosen = sheet ?? usual;
  const grid = desk.sheets.find(({ name }) => name === chosen);
  const numbers = Object.fromEntries(
    CORRECTIONS.map((name) => [name, grid ? (correction[name] ?? "").replace(",", ".") : ""]),
  );
  const wish = { template: kept.id, sheet: chosen, start: grid ? start : undefined, dpi, ...numbers };
  const file = (format: string) => apiPath(`/passports/${passport}/runs/${run}/${format}`, wish);
  const labels = preview?.labels ?? 0;
  const sheets = grid ? Math.ceil((start - 1 + labels) / (grid.columns * grid.rows)) : 0;
  const isRefused = preview?.advice.some(({ level }) => level === "refusal");
  const fits = desk.sheets.filter(
    ({ width, height }) =>
      kept.template.size.width <= width + 0.5 && kept.template.size.height <= height + 0.5,
  );
  const print = async (printer: string) => {
    setPrinting(printer);
    try {
      const body = { template: kept.id, printer, ...(dpi ? { dpi } : {}) };
      const { labels } = await post<typeof endpoints.printRun>(
        `/passports/${passport}/runs/${run}/print`,
        body,
      );
      tell(l("printed", { count: labels }));
    } catch (thrown) {
      tellFault(sentenceOf(thrown));
    }
    setPrinting(undefined);
  };
  return (
    <div class="label-print">
      <div class="label-choices">
        <ThisMachine />
        <div class="field">
          <div class="field-head">
            <label for="label-template">{l("choose")}</label>
          </div>
          <select
            id="label-template"
            class="input"
            value={kept.id}
            onChange={(event) => {
              setQuery({ template: event.currentTarget.value });
              setSheet(undefined);
              setStart(1);
            }}
          >
            {desk.templates.map((one) => (
              <option key={one.id} value={one.id}>
                {templateName(one)}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <div class="field-head">
            <label for="label-sheet">{l("paper")}</label>
          </div>
          <select
            id="label-sheet"
            class="input"
            value={chosen}
            onChange={(event) => {
              setSheet(event.currentTarget.value);
              setStart(1);
            }}
          >
            <option value="roll">{l("roll")}</option>
            {fits.map(({ name, columns, rows, width, height }) => (
              <option key={name} value={name}>
                {l("sheet_of", {
                  page: name.startsWith("a4") ? "A4" : "Letter",
                  columns,
                  rows,
                  width,
                  height,
                })}
              </option>
            ))}
          </select>
        </div>
        <div class="field">
          <div class="field-head">
            <label for="label-dpi">{l("printer_dpi")}</label>
          </div>
          <select
            id="label-dpi"
            class="input"
            value={dpi ?? ""}
            onChange={(event) => {
              const value = Number(event.currentTarget.value);
              setDpi(RESOLUTIONS.find((one) => one === value));
            }}
          >
            <option value="">{l("dpi_unknown")}</option>
            {RESOLUTIONS.map((one) => (
              <option key={one} value={one}>
                {l("dpi", { dpi: one })}
              </option>
            ))}
          </select>
        </div>
        {grid ? (
          <>
            <StartCell
              columns={grid.columns}
              rows={grid.rows}
              start={start}
              labels={labels}
              onStart={setStart}
            />
            <details class="label-shift">
              <summary>{l("shift")}</summary>
              <p class="quiet">{l("shift_help")}</p>
              <div class="label-numbers">
                {CORRECTIONS.map((name) => (
                  <TextField
                    key={name}
                    id={`label-${name}`}
                    label={l(name)}
                    type="number"
                    value={correction[name] ?? ""}
                    onText={(text) => setCorrection({ ...correction, [name]: text })}
                  />
                ))}
              </div>
              <a
                class="button button-plain"
                href={apiPath(`/labels/calibration/${chosen}`, numbers)}
                download
              >
                {l("calibrate")}
              </a>
            </details>
          </>
        ) : null}
      </div>
      <div class="label-look">
        <div class="label-stage">
          {preview ? (
            <img
              src={pictureOf(preview.svg)}
              alt={l("preview_of", { name: templateName(kept) })}
              style={{
                aspectRatio: `${kept.template.size.width} / ${kept.template.size.height}`,
                width: screenWidth(kept.template.size),
              }}
            />
          ) : null}
        </div>
        <p class="quiet label-size">{l("size", kept.template.size)}</p>
        <AdviceList template={kept.template} preview={preview} fault={fault} />
        {labels > 0 ? (
          <p class="label-count">
            <b>{l("labels", { count: labels })}</b> {sheets > 0 ? l("on_sheets", { count: sheets }) : null}
          </p>
        ) : null}
        <div class="label-ways">
          {isRefused ? null : (
            <>
              <a class="button button-primary" href={file("pdf")} download>
                {l("pdf")}
              </a>
              {may("printRun")
                ? desk.printers.map((printer) => (
                    <Button
                      key={printer}
                      busy={printing === printer ? l("printing") : undefined}
                      onPress={() => void print(printer)}
                    >
                      {l("print", { printer })}
                    </Button>
                  ))
                : null}
              <a class="button button-plain" href={file("zpl")} download>
                {l("zpl")}
              </a>
              <a class="button button-plain" href={file("zip")} download>
                {l("zip")}
              </a>
            </>
          )}
          <a class="button button-plain" href={file("csv")} download>
            {l("csv")}
          </a>
        </div>
      </div>
    </div>
  );
}

interface StartProps {
  columns: number;
  rows: number;
  start: number;
  /** How many are printed, on this sheet and those after it. */
  labels: number;
  onStart(cell: number): void;
}

/** The sheet as it lies there: one presses the first label that is left. Arrow keys go from label to label. */
function StartCell({ columns, rows, start, labels, onStart }: StartProps) {
  const cells = Array.from({ length: columns * rows }, (_, index) => index + 1);
  return (
    <fieldset class="field plain">
      <legend class="field-label">{l("start")}</legend>
      <div class="label-sheet" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
        {cells.map((cell) => (
          <label
            key={cell}
            class={`label-cell${cell < start ? " is-used" : cell < start + labels ? " is-printed" : ""}`}
          >
            <input
              type="radio"
              name="start"
              checked={cell === start}
              aria-label={l("start_cell", { cell })}
              onChange={() => onStart(cell)}
            />
            <span aria-hidden="true">{cell}</span>
          </label>
        ))}
      </div>
      <p class="field-help">{l("start_help")}</p>
    </fieldset>
  );
}
