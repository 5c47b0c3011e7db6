import { useEffect, useState } from "preact/hooks";
import type { CountedPreview } from "../../../../src/domain/labels/shape.ts";
import type { LabelTemplate } from "../../../../src/formats/labels/template.ts";
import type * as endpoints from "../../../../src/pages/panel/endpoints/labels.ts";
import { Refusal } from "../../data/refusal.ts";
import { post } from "../../data/request.ts";

/** Milliseconds without a change before a label is drawn anew. */
const PAUSE_MS = 200;

export interface Shown {
  preview: CountedPreview | undefined;
  /** What the server does not take of the template. */
  fault: string | undefined;
}

interface Of {
  passport?: string | undefined;
  run?: string | undefined;
  dpi?: 203 | 300 | 600 | undefined;
}

/** The label as the server draws it; the former one stays until the next is there. */
export function usePreview(template: LabelTemplate | undefined, { passport, run, dpi }: Of): Shown {
  const [shown, setShown] = useState<Shown>({ preview: undefined, fault: undefined });
  const key = JSON.stringify([template, passport, run, dpi]);
  useEffect(() => {
    if (!template) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const body = {
          template,
          ...(passport ? { passport } : {}),
          ...(run ? { run } : {}),
          ...(dpi ? { dpi } : {}),
        };
        const preview = await post<typeof endpoints.previewLabel>("/labels/preview", body);
        if (!isOver) setShown({ preview, fault: undefined });
      } catch (fault) {
        if (!isOver && fault instanceof Refusal)
          setShown(({ preview }) => ({ preview, fault: fault.message }));
      }
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key]);
  return shown;
}

/** A picture that holds nothing that could run. */
export function pictureOf(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
