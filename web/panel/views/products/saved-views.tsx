/** Views that members made: as tabs behind the built-in ones, and deleted. */
import type * as endpoints from "../../../../src/pages/panel/endpoints/imports.ts";
import { may } from "../../app/me.ts";
import { go, href } from "../../app/place.ts";
import { apiPath, post } from "../../data/request.ts";
import { outdate, useResource } from "../../data/resource.ts";
import { sentenceOf } from "../../data/sentence.ts";
import type { Answer } from "../../data/shapes.ts";
import { Button } from "../../parts/button.tsx";
import { tell, tellFault } from "../../parts/toasts.tsx";
import { t } from "../../words/words.ts";

export type SavedView = Answer<typeof endpoints.createSavedView>;

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

/** Views for everybody are for editors, who may change products too. */
export function mayShareViews(): boolean {
  return may("changeProduct");
}

export function mayDelete({ shared }: SavedView): boolean {
  return shared ? mayShareViews() : may("deleteSavedView");
}

export function DeleteView({ view: { id, name } }: { view: SavedView }) {
  const remove = async () => {
    try {
      await post<typeof endpoints.deleteSavedView>(`/saved_views/${id}/delete`, {});
      outdate(apiPath("/saved_views"));
      tell(t("products.view_deleted"));
      go(href("/products"), { replace: true });
    } catch (fault) {
      tellFault(sentenceOf(fault));
    }
  };
  return (
    <Button kind="bare" icon="cross" iconOnly onPress={() => void remove()}>
      {t("products.view_delete", { name })}
    </Button>
  );
}
