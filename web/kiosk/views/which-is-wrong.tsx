import { useState } from "preact/hooks";
import type { Code } from "../data/shapes.ts";
import { Sheet } from "../parts/sheet.tsx";
import { t } from "../words/words.ts";

/** The first label that is wrong: it and those after it are printed again. */
export function WhichIsWrong({
  codes,
  onChosen,
  onClose,
}: {
  codes: readonly Code[];
  onChosen(at: number): void;
  onClose(): void;
}) {
  const [chosen, setChosen] = useState<number>();
  return (
    <Sheet title={t("work.which")} wide onClose={onClose}>
      <div class="serials">
        {codes.map(({ serial }, at) => (
          <button
            key={serial}
            type="button"
            class="serial"
            aria-pressed={at === chosen}
            onClick={() => setChosen(at)}
          >
            {serial}
          </button>
        ))}
      </div>
      <button
        type="button"
        class="primary"
        disabled={chosen === undefined}
        onClick={() => chosen !== undefined && onChosen(chosen)}
      >
        {t("work.print_from")}
      </button>
    </Sheet>
  );
}
