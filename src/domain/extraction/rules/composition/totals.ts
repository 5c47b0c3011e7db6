/** Shares of a whole garment by its weight, beside those of its parts, which its label has to tell (Regulation (EU) No 1007/2011 Article 11). */
import { sharesWords } from "../kit/places.ts";
import type { Composition } from "./composition.ts";
import { THREADS } from "./parts/part-names.ts";
import { TO_SHARES, words } from "./said.ts";
import { labelBefore } from "./surroundings.ts";

const TOTAL_LABEL = words(
  "(?:total|overall) (?:fib(?:re|er) )?(?:composition|content)|(?:whole|entire|complete) (?:garment|product|article)|gesamtzusammensetzung|zusammensetzung gesamt|gesamt(?:er|es)? (?:artikel|produkt|kleidungsstuck)|composition (?:totale|globale|d'ensemble)|composizione (?:totale|complessiva|globale)|composicion (?:total|global)|composicao (?:total|global)|totale samenstelling|samenstelling totaal|sklad (?:calkowity|ogolny|laczny)|total sammansattning|totalsammansattning|samlet (?:sammensætning|sammensetning)|kokonaiskoostumus|celkove (?:slozeni|zlozenie)|teljes osszetetel|compozitie totala|ukupni sastav|skupna sestava|kogukoostis|bendra sudetis|kopejais sastavs|общ състав|συνολικη συνθεση|toplam karisim|загальнии склад|укупни састав",
  TO_SHARES,
);
const IN_TOTAL =
  /^,?[ ](?:in total|overall|insgesamt|gesamt|au total|in totale|en total|no total|in totaal|lacznie|totalt|i alt|yhteensa|celkem|celkom|osszesen|ukupno|skupaj|kokku|is viso|kopa|общо|συνολικα|toplamda|загалом|укупно)(?!\p{L})/u;

/** True for a total where two parts at least are told besides: warp and weft are none, whose total is the cloth. */
export function isOfTotal(one: Composition, all: readonly Composition[]): boolean {
  if (!saysTotal(one)) return false;
  const parts = all.filter(
    (other) => !sharesWords(other, one) && !saysTotal(other) && !THREADS.has(other.part),
  );
  return new Set(parts.map(({ part }) => part)).size > 1;
}

function saysTotal(one: Composition): boolean {
  return TOTAL_LABEL.test(labelBefore(one)) || IN_TOTAL.test(one.passage.folded.slice(one.end));
}
