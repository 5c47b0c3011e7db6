/** Sending documents: dropped or chosen, several at once, each with its progress. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Refusal, Unreachable } from "../data/refusal.ts";
import { apiPath } from "../data/request.ts";
import { sentenceOf } from "../data/sentence.ts";
import type { Document } from "../data/shapes.ts";
import { sizeOf } from "../words/format.ts";
import { t } from "../words/words.ts";
import { Button } from "./button.tsx";
import { DropZone, PICTURES } from "./drop-zone.tsx";
import { Icon } from "./icon.tsx";

export const KINDS = ["tech_sheet", "invoice", "certificate", "test_report", "declaration", "other"] as const;
export type Kind = (typeof KINDS)[number];

/** Largest document: 20 MiB. */
const LIMIT_BYTES = 20 * 1024 * 1024;

interface Sending {
  id: number;
  name: string;
  size: number;
  /** From 0 to 1; undefined once it is there. */
  progress: number | undefined;
  fault: string | undefined;
}

const sendings = signal<readonly Sending[]>([]);
let count = 0;

interface UploadProps {
  /** The product that the documents belong to; without one they belong to none yet. */
  product?: string;
  onSent(document: Document): void;
  canExtract: boolean;
}

export function Upload({ product, onSent, canExtract }: UploadProps) {
  const [kind, setKind] = useState<Kind>("tech_sheet");
  const [extract, setExtract] = useState(true);
  const take = (files: readonly File[]) => {
    for (const file of files) send(file, { kind, product, extract: extract && canExtract }, onSent);
  };
  return (
    <DropZone
      class="upload"
      label={t("documents.upload")}
      accept={`application/pdf,${PICTURES}`}
      multiple
      onFiles={take}
    >
      {(choose) => (
        <>
          <div class="upload-row">
            <p>
              <Icon name="upload" />
              {t("documents.drop")}
            </p>
            <label class="upload-kind">
              <span class="heard">{t("documents.kind")}</span>
              <select
                class="input"
                value={kind}
                onChange={(event) => setKind(event.currentTarget.value as Kind)}
              >
                {KINDS.map((one) => (
                  <option key={one} value={one}>
                    {t(`kind.${one}`)}
                  </option>
                ))}
              </select>
            </label>
            {canExtract ? (
              <label class="choice">
                <input
                  type="checkbox"
                  checked={extract}
                  onChange={(event) => setExtract(event.currentTarget.checked)}
                />
                <span>{t("documents.extract")}</span>
              </label>
            ) : null}
            <Button onPress={choose}>{t("documents.choose")}</Button>
          </div>
          <p class="field-help">{t("documents.limits")}</p>
          {sendings.value.length > 0 ? (
            <ul class="sendings" aria-live="polite">
              {sendings.value.map(({ id, name, size, progress, fault }) => (
                <li key={id} class={fault ? "is-wrong" : undefined}>
                  <span>
                    <b>{name}</b> {sizeOf(size)}
                  </span>
                  {fault ? (
                    <>
                      <span class="field-error">
                        <Icon name="warning" />
                        {fault}
                      </span>
                      <button type="button" class="link link-row" onClick={() => drop(id)}>
                        {t("do.remove")}
                      </button>
                    </>
                  ) : (
                    <progress value={progress ?? 1} max={1} aria-label={t("documents.sending", { name })} />
                  )}
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </DropZone>
  );
}

interface Details {
  kind: Kind;
  product: string | undefined;
  extract: boolean;
}

/** `fetch` tells nothing of what was sent so far: this is what the older way is still for. */
function send(file: File, { kind, product, extract }: Details, onSent: (document: Document) => void): void {
  const id = ++count;
  const put = (change: Partial<Sending>) => {
    sendings.value = sendings.value.map((one) => (one.id === id ? { ...one, ...change } : one));
  };
  const fault =
    file.size === 0
      ? t("documents.empty_file")
      : file.size > LIMIT_BYTES
        ? t("documents.too_large")
        : undefined;
  sendings.value = [...sendings.value, { id, name: file.name, size: file.size, progress: 0, fault }];
  if (fault) return;
  const form = new FormData();
  form.set("kind", kind);
  if (product) form.set("product", product);
  if (extract) form.set("extract", "true");
  form.set("file", file);
  const request = new XMLHttpRequest();
  request.open("POST", apiPath("/documents"));
  request.setRequestHeader("Idempotency-Key", crypto.randomUUID());
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    put({ progress: total > 0 ? loaded / total : 0 }),
  );
  request.addEventListener("load", () => {
    if (request.status === 200) {
      drop(id);
      onSent(request.response as Document);
    } else {
      const error = (request.response as { error?: { code: string; message: string } } | null)?.error;
      const isNoPdf = error?.code === "file_type_unsupported" && /\.pdf$/i.test(file.name);
      const refusal = new Refusal(request.status, error ?? { code: "", message: t("fault.unknown") });
      put({ fault: isNoPdf ? t("documents.no_pdf") : sentenceOf(refusal) });
    }
  });
  request.addEventListener("error", () => put({ fault: sentenceOf(new Unreachable()) }));
  request.send(form);
}

function drop(id: number): void {
  sendings.value = sendings.value.filter((one) => one.id !== id);
}
