/** What a sentence says before a brand, so that it is none of the product: that it is not so, or what a material is sold under. */

/** How far before a brand its clause may deny it, in characters. */
const DENIED_REACH = 60;
/** Not "no." before a number, nor Latvian "no", "from", and Lithuanian "pas", "at". */
const DENIED =
  /(?<!\p{L})(?:not|never|no longer|nicht|nie|kein\p{L}*|pas(?! (?:mus|jus|mane|savo))|jamais|ne (?:plus|sera)|n['’]est plus|non|no (?=(?:se|es|esta|son|lo|la|le|las|los|ser\p{L}+|vend\p{L}+|mas|forma|lleva)(?!\p{L}))|ya no|nunca|mai|nao|niet|geen|nooit|nie|ne|nem|nu|не|δεν|inte|ikke|aldrig|aldri|ei|eivat|enaa|pole|nav|nera|nije|nisu|ni|niso|ne\p{L}?prod\p{L}+|nepred\p{L}+|neparduod\p{L}*|nepardod\p{L}*|degil|satilma\p{L}*)(?!\p{L})/u;
/** What goods are made of, at the begin of the sentence: its brand is that of whoever makes it. */
const OF_MATERIAL =
  /^(?:[^\p{L}]*(?:\p{L}{1,4}['’]?[ \n]?){0,2})?(?:fabric|cloth|yarn|lining|membrane|zip(?:per)?s?(?!\p{L})|button|insulation|filling|sole(?!\p{L})|leather|fibre|(?:ober|futter)?stoff|gewebe|garn|futter|membran|reissverschl|knopf|sohle|leder|faser|tissu|fil(?!\p{L})|doublure|fermeture|bouton|semelle|cuir|fibre|tessuto|filato|fodera|membrana|cerniera|bottoni|suola|pelle(?!\p{L})|tejido|hilo(?!\p{L})|forro|cremallera|suela|piel(?!\p{L})|tecido|fio(?!\p{L})|fecho|sola(?!\p{L})|stof(?!\p{L})|garen|voering|membraan|rits|knop|zool|leer(?!\p{L})|vezel|tkanin|przedz|podszewk|zamek|zamki|guzik|podeszw|skora|latka|priadz|priz|podsivk|zip(?!\p{L})|podrazk|podesev|tyget|tyg(?!\p{L})|fodret|blixtlas|sulan|stoffet|foret|lynlas|glidelas|salen|kangas|lanka|vuori|vetoketju|pohja|anyag|szovet|beles|cipzar|talp|tesatur|captusel|fermoar|talpa|плат|хастар|цип|подметк|тканин|підкладк|блискавк|підошв|υφασμα|φοδρα|φερμουαρ|σολα|riie|vooder|tomblukk|tald|audin|pamusal|uztrauktuk|padas|audum|odere|ravejsledz|zole|blago(?!vn)|podloga|zadrga|patentni|potplat|kumas|astar|fermuar|taban)/u;

/** What is said not to be so, and what materials are sold under. */
export function isDeniedOrOfMaterial(before: string): boolean {
  const clause = before.slice(-DENIED_REACH);
  // The rest of a word that is cut is none: "origi|ne".
  const whole = clause.length < before.length ? clause.replace(/^\p{L}+/u, "") : clause;
  return DENIED.test(whole) || OF_MATERIAL.test(before.trimStart());
}
