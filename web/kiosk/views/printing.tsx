import { useEffect, useState } from "preact/hooks";
import { choice, forNow, keepPrinting, loadPrinting, printing } from "../data/printing.ts";
import { Refusal } from "../data/request.ts";
import type { KioskPrinting, PrintingChoice } from "../data/shapes.ts";
import { fail, succeed, view, work } from "../data/state.ts";
import { Icon } from "../parts/icon.tsx";
import { Supervised } from "../parts/pin.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../words/words.ts";

const FORMATS = ["pdf", "zpl", "zip"] as const;
const RESOLUTIONS = [203, 300, 600] as const;

/** Which label, and where it comes out: for the work at hand, or for this kiosk from now on. */
export function Printing() {
  const [next, setNext] = useState<PrintingChoice>();
  const [isKeeping, setKeeping] = useState(false);
  useEffect(() => void loadPrinting().catch(() => undefined), []);
  const close = () => {
    view.value = "main";
  };
  const desk = printing.value;
  const chosen = next ?? choice.value;
  if (!desk || !chosen) return null;
  const set = (change: Partial<PrintingChoice>) => setNext({ ...chosen, ...change });
  const keep = async (supervisor: string | null) => {
    close();
    try {
      await keepPrinting(chosen, supervisor);
      succeed();
    } catch (fault) {
      fail(t("printing.title"), fault instanceof Refusal ? fault.message : t("sync.away"));
    }
  };
  return (
    <Sheet title={t("printing.title")} wide onClose={close}>
      <div class="scroll printing">
        <h3>{t("printing.where")}</h3>
        <Ways desk={desk} chosen={chosen} set={set} />
        {chosen.way === "file" ? (
          <Choice
            label={t("printing.format")}
            options={FORMATS}
            value={chosen.format}
            wordsOf={(one) => t(`printing.${one}`)}
            onChoose={(format) => set({ format })}
          />
        ) : null}
        {chosen.way === "printer" || (chosen.way === "file" && chosen.format !== "pdf") ? (
          <Choice
            label={t("printing.dpi")}
            options={RESOLUTIONS}
            value={chosen.dpi}
            wordsOf={(one) => `${one} dpi`}
            onChoose={(dpi) => set({ dpi })}
          />
        ) : null}
        <h3>{t("printing.which")}</h3>
        <Templates desk={desk} chosen={chosen} set={set} />
      </div>
      <div class="ways">
        {work.value ? (
          <button
            type="button"
            onClick={() => {
              forNow.value = chosen;
              close();
            }}
          >
            {t("printing.for_now")}
          </button>
        ) : (
          <button type="button" onClick={close}>
            {t("back")}
          </button>
        )}
        <button type="button" class="primary" onClick={() => setKeeping(true)}>
          {t("printing.keep")}
        </button>
      </div>
      {isKeeping ? (
        <Supervised onDone={(supervisor) => void keep(supervisor)} onClose={() => setKeeping(false)} />
      ) : null}
    </Sheet>
  );
}

interface Part {
  desk: KioskPrinting;
  chosen: PrintingChoice;
  set(change: Partial<PrintingChoice>): void;
}

function Templates({ desk, chosen, set }: Part) {
  return (
    <div class="label-kinds">
      {desk.templates.map(({ id, name, built_in, width, height }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen.template}
          onClick={() => set({ template: id })}
        >
          <span
            class="label-shape"
            style={{ aspectRatio: `${width} / ${height}` }}
            data-tall={height > width}
          />
          <span>
            <b>{built_in ? t(`label.${id}` as "label.code") : name}</b>
            <small>{t("printing.size", { width, height })}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

function Ways({ desk, chosen, set }: Part) {
  return (
    <div class="label-ways">
      {desk.printers.map((printer) => (
        <button
          key={printer}
          type="button"
          aria-pressed={chosen.way === "printer" && chosen.printer === printer}
          onClick={() => set({ way: "printer", printer })}
        >
          <Icon name="printer" />
          {printer}
        </button>
      ))}
      {(["dialog", "file"] as const).map((way) => (
        <button
          key={way}
          type="button"
          aria-pressed={chosen.way === way}
          onClick={() => set({ way, printer: null })}
        >
          {t(`printing.${way}`)}
        </button>
      ))}
    </div>
  );
}

function Choice<T extends string | number>(props: {
  label: string;
  options: readonly T[];
  value: T;
  wordsOf(one: T): string;
  onChoose(one: T): void;
}) {
  return (
    <fieldset class="choice">
      <legend>{props.label}</legend>
      {props.options.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === props.value}
          onClick={() => props.onChoose(one)}
        >
          {props.wordsOf(one)}
        </button>
      ))}
    </fieldset>
  );
}

/** The label and the way out, in a few words. */
export function choiceWords(): string {
  const desk = printing.value;
  const chosen = choice.value;
  const template = desk?.templates.find(({ id }) => id === chosen?.template);
  if (!template || !chosen) return "";
  const name = template.built_in ? t(`label.${template.id}` as "label.code") : template.name;
  return `${name} · ${chosen.way === "printer" ? (chosen.printer ?? "") : t(`printing.${chosen.way}`)}`;
}
