/** The document itself: its pages as pictures, with what was quoted marked where its place is known. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Refusal } from "../../data/refusal.ts";
import { apiPath } from "../../data/request.ts";
import type { Document, Suggestion } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { Loading } from "../../parts/states.tsx";
import { t } from "../../words/words.ts";
import { usePicture } from "./picture.ts";
import { COLUMNS, spread, WIDTH } from "./spread.ts";
import { r } from "./words.ts";

interface PagesProps {
  of: Document;
  suggestions: readonly Suggestion[];
  current: Suggestion | undefined;
  onChoose(suggestion: Suggestion): void;
}

export function Pages({ of, suggestions, current, onChoose }: PagesProps) {
  const [page, setPage] = useState(current?.page ?? 1);
  useEffect(() => {
    if (current?.page) setPage(current.page);
  }, [current?.id]);
  const { address, count, fault } = usePicture(of.id, page);
  const here = suggestions.filter((one) => (one.page ?? 1) === page);
  return (
    <section class="desk" aria-label={t("review.document", { name: of.name })}>
      {count > 1 ? (
        <div class="desk-bar">
          <span aria-live="polite">{t("review.page", { page, count })}</span>
          <Button icon="back" iconOnly onPress={() => setPage(Math.max(1, page - 1))}>
            {t("review.page_before")}
          </Button>
          <Button icon="forward" iconOnly onPress={() => setPage(Math.min(count, page + 1))}>
            {t("review.page_next")}
          </Button>
        </div>
      ) : null}
      {fault ? (
        <NotShown of={of} fault={fault} hasQuotations={suggestions.length > 0} />
      ) : address === undefined ? (
        <Loading rows={6} />
      ) : (
        <div class="leaf" style={{ "--numbers": `${COLUMNS * WIDTH}px` }}>
          <img key={page} src={address} alt={t("review.page_alt", { page, name: of.name })} />
          <Marks here={here} all={suggestions} current={current} onChoose={onChoose} />
        </div>
      )}
    </section>
  );
}

/** Why there is no picture, and how to look at the file all the same. */
function NotShown({ of, fault, hasQuotations }: { of: Document; fault: Error; hasQuotations: boolean }) {
  const isTooLarge = fault instanceof Refusal && fault.code === "file_too_large";
  return (
    <div class="desk-none">
      <p>
        {isTooLarge ? r("picture_too_large") : t("review.no_picture")}
        {hasQuotations ? ` ${r("quotations")}` : null}
      </p>
      <p>
        <a href={apiPath(`/documents/${of.id}/content`, { download: 1 })} download={of.name}>
          {r("download", { name: of.name })}
        </a>
      </p>
    </div>
  );
}

/**
 * Where the quotations stand, drawn in the page's own fractions, the current one in weld; their numbers stand beside the
 * page, where they cover none of its words. A phone has no room for these: there the current one is what counts.
 */
function Marks({
  here,
  all,
  current,
  onChoose,
}: { here: readonly Suggestion[]; all: readonly Suggestion[] } & Pick<PagesProps, "current" | "onChoose">) {
  const placed = here.flatMap((suggestion) => {
    const { box } = suggestion;
    return box ? [{ suggestion, box }] : [];
  });
  const page = useRef<SVGSVGElement>(null);
  const { width: pageWidth, height: pageHeight } = useSize(page);
  const quoted = placed.map(({ box: [x, y, , height] }) => ({
    left: x * pageWidth,
    top: (y + height / 2) * pageHeight,
  }));
  const spots = useMemo(() => spread(quoted, pageHeight), [quoted.map(({ top }) => top).join()]);
  return (
    <svg ref={page} class="marks" width="100%" height="100%" aria-hidden="true">
      {placed.map(({ suggestion, box: [x, y, width, height] }, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same by keyboard.
        <g
          key={suggestion.id}
          class={suggestion === current ? "is-current" : undefined}
          onClick={() => onChoose(suggestion)}
        >
          <rect
            class="mark"
            x={percent(x - GAP)}
            y={percent(y - GAP / 2)}
            width={percent(width + 2 * GAP)}
            height={percent(height + GAP)}
            rx="2"
          />
          <svg
            class="mark-label"
            x={-WIDTH * ((spots[index]?.column ?? 0) + 1)}
            y={spots[index]?.top ?? 0}
            overflow="visible"
            aria-hidden="true"
          >
            <rect class="mark-number" x="0" y="-8" width="24" height="16" rx="4" />
            <text x="12" y="4" text-anchor="middle">
              {all.indexOf(suggestion) + 1}
            </text>
          </svg>
        </g>
      ))}
    </svg>
  );
}

/** Pixels of an element, as long as they change; 0 before they are known. */
function useSize(element: RefObject<Element | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const watching = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watching.observe(element.current);
    return () => watching.disconnect();
  }, []);
  return size;
}

/** Air around a mark, in fractions of the page. */
const GAP = 0.004;

function percent(share: number): string {
  return `${share * 100}%`;
}
