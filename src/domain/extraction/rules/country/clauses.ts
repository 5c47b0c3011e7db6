/** What the clause around a place says: of what it is, and whether it is claimed at all. */

import type { Passage } from "../../reading/passage.ts";
import { EXAMPLES } from "../composition/others/no-product-kinds.ts";
import { tailOf } from "../kit/places.ts";
import { countryIn } from "./places-of-making.ts";

/** How much of a clause is looked at right before a word, in characters. */
export const PART_LENGTH = 30;

/** The sentence or line that a place stands in, as far as it is near. */
export function sentenceAround(text: string, at: number): string {
  const before = tailOf(text.slice(Math.max(at - EXAMPLE_LENGTH * 2, 0), at), /$(?<=(?<tail>[^.;\n\t]*))/u);
  const rest = /^[^.;\n\t]*/u.exec(text.slice(at, at + EXAMPLE_LENGTH * 2))?.[0] ?? "";
  return before + rest;
}

/** What turns a sentence about a place around, behind it: no place that is excluded, and no question. */
const NOT_CLAIMED =
  /^[^.;:\n\t]{0,60}(?:\?|(?<!\p{L})(?:not (?:be )?(?:accept|allow|permit|possible)|prohibit|forbidden|excluded|banned|nicht (?:zulassig|erlaubt|akzeptiert|gestattet)|ausgeschlossen|verboten|interdit|exclu(?:s|es)?(?!\p{L})|refuse|non (?:e |sono )?(?:ammess|accettat|consentit)|vietat|no (?:se )?(?:admit|acept|permit)|prohibid|proibid|nao (?:e |sao )?(?:aceit|permitid)|niet (?:toegestaan|geaccepteerd)|niedozwolon|zabronion|(?:inte|ej) (?:tillat|accepter|godkan)|forbjud|ikke (?:tillad|tillat|accepter|godken|godkj)|forbud|kielletty|ei (?:sallit|hyvaksyt)|zakazan|nepovolen|nedovolen|tilos|nem (?:engedely|elfogad)|interzis|zabranjen|prepovedan|keelatud|draudziam|aizliegt|yasak|забранен|απαγορευ))/u;
/** Before it: an example, or a condition. India is "Indien" to many, as "if" is to the Dutch. */
const NOT_OF_PRODUCT = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${EXAMPLES})(?!\p{L})[^;\n\t]*|(?:if|unless|falls|sofern|wenn|(?<!(?<!\p{L})(?:in|aus|von|nach|und|sud|i|fran|fra) )indien|jesli|jezeli|hvis|pokud|daca|amennyiben|qualora)[ \n][^.,;:\n\t]*|(?:cannot|can not|can['’]t|unable to|not guarantee|(?:kann|konnen) nicht|ne pouvons pas|ne garanti\p{L}*|non possiamo|no podemos|nao podemos|kunnen niet|nie mozemy|kan inte|kan ikke|emme voi|nemuzeme|nemozeme)[ \n][^.;:\n\t]*)$`,
  "u",
);
/** "The previous version was sewn in China": said of what is made no longer, as far as its clause goes. */
const OF_FORMER =
  /(?<!\p{L})(?:(?:previous|former|earlier|old(?:er)?|last (?:year|season)['’]?s?) (?:\p{L}+ )?(?:model|version|style|edition|article|product|run|batch|series|one)s?|predecessors?|(?:vorherige|fruhere|alte|letzte|vorige)[nrs]? (?:modell|version|ausfuhrung|artikel|serie|charge)|vorganger\p{L}*|(?:l'ancien(?:ne)?|ancien(?:ne)?|precedente?) (?:version|modele|article|serie)|(?:version|modele|serie) (?:precedente?|anterieure?)|(?:vecchi[oa]|precedente) (?:versione|modello|articolo|serie)|(?:versione|modello|serie) precedente|(?:antigu[oa]|antig[oa]) (?:version|versao|modelo)|(?:version|versao|modelo|serie) anterior|(?:vorige|oude|eerdere) (?:versie|model|uitvoering|serie)|voorganger|(?:poprzedni|wczesniejsz|star)\p{L}+ (?:wersj|model|wariant|seri)\p{L}*|poprzednik\p{L}*|(?:forra|tidigare|gamla|forrige|tidligere|gamle) (?:version|modell?|versjon|utgav|udgav)\p{L}*|(?:edelli|aiem|vanha)\p{L}+ (?:versio|malli)\p{L}*|edeltaj\p{L}+|(?:predchoz|predosl|star)\p{L}+ (?:verz|model)\p{L}*|(?:elozo|korabbi|regi) (?:kiadas|valtozat|modell|verzio)\p{L}*|(?:versiunea|modelul|varianta) (?:anterio|vech|precedent)\p{L}*|(?:προηγουμεν|παλι)\p{L}+ (?:εκδοση|μοντελ|σειρα)\p{L}*|(?:onceki|eski) (?:model|surum|versiyon)\p{L}*|(?:предишн|стар|попередн|претходн)\p{L}+ (?:верси|версі|верзи|модел|вариант|варіант)\p{L}*|(?:prethodn|prejsn|ranij|star)\p{L}+ (?:verzij|model|razlicic)\p{L}*|(?:version[ei]?|modell?[eo]?|model|collection|kollektion(?:en)?|collezione|colecci?on|colecao|collectie|kolekcj[ai]|kolekce|kolekcia|serie|seria|partie|partia|versiune[a]?|versjonen|versionen|versio|mallisto|kolekcij[ae]|версия(?:та)?|версія|εκδοση|συλλογη)(?: (?:of|from|aus|von|de|del|di|van|z|ze|fra|fran|din|от|з|iz|απο))? (?:19|20)\d\d (?:was|were|had|war(?:en)?|wurden?|etait|etaient|era|erano|fu|eran|eram|foi|fue|werd(?:en)?|was|byl[ay]?|byly|bola|boli|bil[ae]?|je bila|var|ble|blev|oli|volt|беше|била|була|ηταν|buvo|bija)|last (?:year|season)['’]?s?|letztjahrige[nrs]?|vorjahres\p{L}+|(?:de l['’]annee derniere|de l['’]an dernier|de la saison derniere)|(?:dell['’]anno scorso|della stagione scorsa|della scorsa stagione)|(?:del ano pasado|de la temporada pasada)|(?:do ano passado|da estacao passada)|van (?:vorig|afgelopen) (?:jaar|seizoen)|(?:ubieglo|zeszlo)roczn\p{L}+|lonsk\p{L}{1,4}|vlansk\p{L}{1,4}|minuloroc?n\p{L}+|tavalyi|mult evi|(?:de )?anul trecut|миналогодишн\p{L}+|торішн\p{L}+|минулорічн\p{L}+|περσιν\p{L}+|fjolarets|forra arets|fjorarets|sidste ars|fjorarets|viime(?: |)vuo(?:den|tinen|tiset)|eelmise aasta|mullu\p{L}{0,4}|pernyks\p{L}+|pagajusa gada|lansk(?:i|a|o|e)|prosl(?:o)?godisnj\p{L}+|gecen (?:yilki|sezonki|senekki))(?!\p{L})[^.,;:\n\t]*$/u;
/** "Turkey or Bulgaria". */
const OR =
  /^[ ](?:or|oder|ou|o|of|eller|lub|albo|nebo|alebo|vagy|sau|ili|ali|tai|voi|arba|vai|veya|или|η)[ ](?:(?:in|en|au|aux|em|w|v|u|i)[ ])?/u;
const EXAMPLE_LENGTH = 60;

/** False where what is said of a place is an example, a choice, a question, or that it may not be. */
export function isClaimed(passage: Passage, from: number, end: number): boolean {
  const { folded } = passage;
  const rest = folded.slice(end, end + EXAMPLE_LENGTH * 2);
  if (NOT_CLAIMED.test(rest)) return false;
  const or = OR.exec(rest)?.[0].length;
  if (or !== undefined && countryIn(passage, end + or)) return false;
  const before = folded.slice(Math.max(from - EXAMPLE_LENGTH, 0), from);
  return !NOT_OF_PRODUCT.test(before) && !OF_FORMER.test(before);
}

/** How much of a sentence is looked at before a verb, in characters. */
export const SENTENCE_LENGTH = 70;
/** "Origem do fio": a label for where something comes from that is made before the product. */
export const ORIGIN_OF_PART =
  /(?<!\p{L})(?:fils?|tissus?|mailles?|filat[oi]|tessut[oi]|hil(?:o|ado)s?|tejidos?|telas?|fios?|tecidos?|malhas?|garn\p{L}{0,2}|(?:ober)?stoff\p{L}{0,2}|gewebes?|garens?|stof|doek|tyg(?:et)?|przedzy|tkanin[ay]?|dzianin[ay]?|prize|priadze|latk[ay]|upletu?|firului|tesaturii|iplik|kumas|pred[ei]|prediva|tkanine|longa|kanga|siulu|verpalu|audinio|dzijas|auduma|fonal|szovet|kelme|langan|kankaan|garnets|stoffets|tygets|прежда(?:та)?|плата|пряж[аі]|тканин[аие]|полотна|пређе|предива|υφασματοσ|νηματοσ|yarns?|fabrics?|cloth)(?!\p{L})/u;

/** A label that tells where fibres come from, not where they are made up. */
export const OF_FIBRE =
  /(?<!\p{L})(?:fib(?:re|er)s?|fibr[aeo]\p{L}*|fas(?:er|ern)|\p{L}*faser|vezels?|wlok\p{L}+|elyaf|lif|kuidun|kuitujen|vlak\p{L}+|pluost\p{L}*|szal(?:ak|anyag)|rostok|pamut|gyapju|skiedr\p{L}+|kokvilnas|vilnas|medvilnes|lin[ou] pluosto|kiu(?:d|dude)|puuvilla|vlaken|pamuka|bombaza|vun[ae]|volne|bumbacului|lanii|fibrelor|fibrei|памук\p{L}*|вълна\p{L}*|влакн\p{L}*|бавовни|вовни|памука|вуне|βαμβακ\p{L}*|ιν(?:ασ|ων)|μαλλιου|λιναριου|πρωτων? υλων?|πρωτησ υλησ|pamug\p{L}*|yunu?n?|hammadde\p{L}*|cotton|coton|cotone|algodon|algodao|\p{L}*baumwolle?|katoen|bawelny|pamuk|bomull?\p{L}*|bomuld\p{L}*|puuvillan|bavlny|wool|laine|lana|wolle?|welny|ulle?n?s?|villan|vlny|flax|raw materials?|rohstoff\p{L}*|materi\p{L}+ prim\p{L}+|matieres? premieres?|grondstof\p{L}*|surowca)(?!\p{L})/u;
