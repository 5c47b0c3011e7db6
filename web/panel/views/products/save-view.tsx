import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/imports.ts";
import { go } from "../../app/place.ts";
import { apiPath, post } from "../../data/request.ts";
import { outdate } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";
import { i } from "../imports/words.ts";
import { addressOf, mayShareViews, type SavedView } from "./saved-views.tsx";

interface SaveProps {
  shows: SavedView["shows"];
  onClose(): void;
}

/** Keeps what the list shows under a name. */
export function SaveView({ shows, onClose }: SaveProps) {
  const [name, setName] = useState("");
  const [shared, setShared] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setError(name.trim() === "" ? i("view_name_missing") : undefined);
    if (name.trim() === "") return document.getElementById("view-name")?.focus();
    setBusy(true);
    try {
      const made = await post<typeof endpoints.createSavedView>("/saved_views", {
        name: name.trim(),
        shared,
        shows,
      });
      outdate(apiPath("/saved_views"));
      tell(i("view_saved"));
      onClose();
      go(addressOf(made), { replace: true });
    } catch (fault) {
      setBusy(false);
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <Dialog title={i("save_view")} onClose={onClose}>
      <DialogForm onSubmit={() => void save()}>
        <p>{i("view_text")}</p>
        <TextField
          id="view-name"
          label={i("view_name")}
          value={name}
          onText={setName}
          error={error}
          maxLength={40}
          required
          autoFocus
        />
        {mayShareViews() ? (
          <label class="choice">
            <input
              type="checkbox"
              checked={shared}
              onChange={(event) => setShared(event.currentTarget.checked)}
            />
            <span>{i("view_shared")}</span>
          </label>
        ) : null}
        <footer class="dialog-foot">
          <Button onPress={onClose}>{t("do.cancel")}</Button>
          <Button kind="primary" submit busy={busy ? i("save_view") : undefined}>
            {i("save_view")}
          </Button>
        </footer>
      </DialogForm>
    </Dialog>
  );
}
