import { useRef, useState } from "preact/hooks";
import { apiPath, refusalOf } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Product } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { Icon } from "../../parts/icon.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";

/** The picture that shoppers see. The server draws it anew, without place, time and camera. */
export function ImageField({ product, canEdit, onChange }: ImageProps) {
  const [busy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const { image } = product;
  const send = async (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    try {
      const response = await fetch(apiPath(`/products/${product.id}/image`), { method: "POST", body: file });
      if (!response.ok) throw await refusalOf(response);
      tell(t("image.done"));
      onChange();
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
    setBusy(false);
  };
  return (
    <div class="field is-whole">
      <span class="field-label" id="image-label">
        {t("image.label")}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a place to drop a picture, with a button. */}
      <div
        class={`picture${isOver ? " is-over" : ""}`}
        role="group"
        aria-labelledby="image-label"
        onDragOver={(event) => {
          if (!canEdit) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (canEdit) void send(event.dataTransfer?.files[0]);
        }}
      >
        {image ? (
          <img
            src={new URL(image.url).pathname}
            width={image.width}
            height={image.height}
            alt={t("image.alt", { name: product.name })}
          />
        ) : (
          <span class="picture-none">
            <Icon name="image" />
          </span>
        )}
        <div>
          <p>{t(image ? "image.here" : "image.none")}</p>
          {canEdit ? (
            <Button busy={busy ? t("image.sending") : undefined} onPress={() => picker.current?.click()}>
              {t(image ? "image.replace" : "image.choose")}
            </Button>
          ) : null}
          <input
            ref={picker}
            class="heard"
            type="file"
            tabIndex={-1}
            aria-label={t("image.label")}
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => {
              void send(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </div>
      </div>
    </div>
  );
}

interface ImageProps {
  product: Product;
  canEdit: boolean;
  onChange(): void;
}
