import { useState } from "preact/hooks";
import { apiPath, refusalOf } from "../../data/request.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Product } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { DropZone, PICTURES } from "../../parts/drop-zone.tsx";
import { Icon } from "../../parts/icon.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";

/** The picture that shoppers see. The server draws it anew, without place, time and camera. */
export function ImageField({ product, canEdit, onChange }: ImageProps) {
  const [busy, setBusy] = useState(false);
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
      <span class="field-label" aria-hidden="true">
        {t("image.label")}
      </span>
      <DropZone
        class="picture"
        label={t("image.label")}
        accept={PICTURES}
        disabled={!canEdit}
        onFiles={([file]) => void send(file)}
      >
        {(choose) => (
          <>
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
                <Button busy={busy ? t("image.sending") : undefined} onPress={choose}>
                  {t(image ? "image.replace" : "image.choose")}
                </Button>
              ) : null}
            </div>
          </>
        )}
      </DropZone>
    </div>
  );
}

interface ImageProps {
  product: Product;
  canEdit: boolean;
  onChange(): void;
}
