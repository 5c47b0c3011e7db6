import { quantity, setQuantity } from "../data/state.ts";
import { t } from "../words/words.ts";
import { Icon } from "./icon.tsx";

const USUAL = [10, 25, 50, 100];

interface CounterProps {
  /** The number was touched; without it nobody can type one. */
  onType?: () => void;
}

/** How many: fewer, more, or a usual number at once. */
export function Counter({ onType }: CounterProps) {
  const pieces = quantity.value;
  const number = <output>{pieces}</output>;
  return (
    <>
      <div class="counter">
        <button type="button" aria-label={t("make.fewer")} onClick={() => setQuantity(pieces - 1)}>
          <Icon name="minus" />
        </button>
        {onType ? (
          <button type="button" class="number" title={t("make.type")} onClick={onType}>
            {number}
          </button>
        ) : (
          <p class="number">{number}</p>
        )}
        <button type="button" aria-label={t("make.more")} onClick={() => setQuantity(pieces + 1)}>
          <Icon name="plus" />
        </button>
      </div>
      <div class="usual">
        {USUAL.map((usual) => (
          <button
            key={usual}
            type="button"
            aria-pressed={usual === pieces}
            onClick={() => setQuantity(usual)}
          >
            {usual}
          </button>
        ))}
      </div>
    </>
  );
}
