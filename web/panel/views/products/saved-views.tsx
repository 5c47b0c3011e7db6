/** Views that members made: as tabs behind the built-in ones, made from what the list shows, and deleted. */
import { useState } from "preact/hooks";
import type * as endpoints from "../../../../src/pages/panel/endpoints/imports.ts";
import { go, href } from "../../app/place.ts";
import { apiPath, post } from "../../data/request.ts";
import { outdate, useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog, DialogForm } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";
import { i } from "../imports/words.ts";

type SavedView = Answer<typeof endpoints.createSavedView>;

/** One's own and those that others share; none until they are read. */
export function useSavedViews(): readonly SavedView[] {
  return useResource<Answer<typeof endpoints.listSavedViews>>(apiPath("/saved_views")).value?.data ?? [];
}

/** Where a view is opened. */
export function addressOf({ id, shows: { view, order, search } }: SavedView): string {
  const wanted = Object.entries({ view, order, search, saved: id });
  const sent = wanted.filter((pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== "");
  return `${href("/products")}?${new URLSearchParams(sent)}`;
}

interface SaveProps {
  shows: SavedView["shows"];
  onClose(): void;
}

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
        <label class="choice">
          <input
            type="checkbox"
            checked={shared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          <span>{i("view_shared")}</span>
        </label>
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

export function DeleteView({ view: { id, name } }: { view: SavedView }) {
  const remove = async () => {
    try {
      await post<typeof endpoints.deleteSavedView>(`/saved_views/${id}/delete`, {});
      outdate(apiPath("/saved_views"));
      tell(i("view_deleted"));
      go(href("/products"), { replace: true });
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <Button kind="bare" icon="cross" iconOnly onPress={() => void remove()}>
      {i("view_delete", { name })}
    </Button>
  );
}
