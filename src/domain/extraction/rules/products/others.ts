/** What a paper tells of other products beside its own: what it replaces, what is sold apart, other colours. */
import type { Passage } from "../../reading/passage.ts";
import { lineStart, linesOf, type Place, sharesWords } from "../kit/places.ts";
import { isOfOlderMail } from "../papers/mails.ts";

/** What is ordered beside the product. */
export const SOLD_APART =
  /accessor|accesso(?:ri|ire)|zubehor|ersatzteil|spare part|sold separately|separat(?!\p{L}* (?:\p{L}+ )?(?:file|sheet|document|drawing|annex|appendix|page|blatt|datei|dokument|anlage|anhang|zeichnung|seite|fichier|feuille|annexe|foglio|allegato|archivo|hoja|anexo|ficheiro|folha|bijlage|blad|fil(?!\p{L})|ark(?!\p{L})|bilag|bilaga|dokument))|(?<!\p{L})(?:a parte(?! (?:super|infer|inter|ester|exter|anter|poster|front|tras|princip|alt|bass|baix|baj|d[aeio]))|aparte)(?!\p{L})|por separado|en option|in opzione|los verkrijgbaar|osobno|zvlast|posebej|kulon kaphato|piese de schimb|naudojam\p{L}* atskirai|atskirai|eraldi|reservdel|tillbehor|tilbehor|lisavarust|varaos|przedaz oddziel|oddziel|aksesuar|yedek/u;

const REPLACES = String.raw`(?<!\p{L})(?:replac(?:es|ed|ing|ement (?:of|for))|supersed(?:es|ed|ing)|successor (?:of|to)|ersetzt|ersatz fur|nachfolger (?:von|des)|remplace|sostituisce|annulla(?: e sostituisce)?|annule(?: et remplace)?|anula(?: y sustituye| e substitui)?|anuluje|uniewaznia|sustituye(?: al?)?|substitui|vervangt|zastepuje|ersatter|erstatter|erstatning for|korvaa|nahrazuje|nahradza|inlocuieste|helyettesiti|zamjenjuje|nadomesca|asendab|pakeicia|aizstaj|заменя|αντικαθιστα|cancels(?: and replaces)?|deroga|revoga|rusi(?: sa)?|anuleaza|отменя|скасовує|укида|καταργει|upphaver|ophæver|opphever|kumoaa|tuhistab|atcel|panaikina|(?:hatalyon kivul|ervenyen kivul) helyez\p{L}*|stavlja izvan snage|van snage stavlja|razveljavlja|yururlukten kaldir\p{L}*|(?:hiermee|hierdoor|daarmee|waarmee) vervalt|(?:hiermit|damit|dadurch) (?:wird|werden|verliert|entfallt|erlischt))`;
/** "Ersätter utgången art. 44710": what is no longer sold. */
const DISCONTINUED =
  "(?:(?:discontinued|old|former|previous|withdrawn|obsolete|ausgelaufen|auslaufend|eingestellt|alte|bisherig|fruher|ancien|precedent|vecchi|precedent|dismess|fuori produzione|anterior|antigu|descatalogad|descontinuad|antig|uitgelopen|vervallen|vorige|oude|wycofan|poprzedni|star|dotychczasow|utgang|utgatt|gaml|tidigare|tidligere|udgaet|utgatt|forrige|poistun|vanha|aiempi|ukoncen|predchozi|vyrazen|predchadzajuc|doterajs|megszunt|korabbi|regi|vechi|anterioar|scos|prijasnj|prejsnj|ukinjen|vana|senasis|ankstesn|vecais|ieprieks|eski|onceki|стар|спрян|предишн|попередн|знят|претходн|παλι|προηγουμεν)\\p{L}*)";
/** "Article 5512 replaces article 4410." */
export const REPLACED = new RegExp(
  String.raw`${REPLACES}[ \n](?:(?:the|our|den|die|das|le|la|l'|il|lo|el|o|a|de|het|nr) ?)?(?:${DISCONTINUED}[ \n])?$`,
  "u",
);

/** "Previous version", "bis 2024", "in versie 6": what was sold before. */
const EARLIER =
  "(?:previous|former|earlier|preceding|superseded|predecessor|outgoing|until|fruher|bisherig|vorherig|vorganger|voriger?|alte(?:re)?[rsnm]?(?!\\p{L})|precedente?|ancien(?:ne)?s?|auparavant|(?<!(?:parte|cara|lado|panel|pieza|peca) )anterior(?!e(?!\\p{L}))|antigu[oa]|antig[oa]|vorige|voorganger|eerdere?|oude|poprzedni|wczesniejsz|dawn[aey]|tidigare|foregaende|foregangare|tidligere|forrige|forgænger|aiemm|aikaisem|edelta|edellis|predchozi|predchadzaj|predchudc|drivejs|starsi|korabbi|elozo|anterioar|vechi|predecesor|prethodn|prejsnj|ankstesn|ieprieks|eelmi|onceki|προηγουμεν|παλαι|предишн|попередн|претходн)\\p{L}*|(?:in|en|bis|tot|jusqu'en|fino al|hasta|ate|until|till|do|i|v|w) (?:versie|version|versione|versao|wersji|verzi|(?:ende )?20[012]\\d)|(?:until|up to|bis(?: zur?)?|jusqu'(?:a|au|a la|en)|fino (?:al|alla|a)|hasta(?: el| la)?|ate(?: ao| a)?|tot(?: en met)?(?: de)?|do|till|(?:ind)?til|pana la) (?:batch|charge|los|partie|lot|lotul|lotto|partita|lote|partida|partij|partii|serii|sarze|parti|serie|seria)(?: n\\p{L}{0,2}[.°º]*)? ?\\d";

/** "Old label (cancelled)", "eski etiket": what is called old is a former one, where it is a label or a version. */
const OLD =
  "(?:old|obsolete|withdrawn|cancelled|ungultige[rsn]?|vecchi[ao]|annullat[ao]|viej[ao]|velh[ao]|anulad[ao]|star[aey]|stari|staro|nieaktualn\\p{L}*|wycofan\\p{L}*|gamla?|gamle|gammel|gammalt?|vanha\\p{L}*|zrusen\\p{L}*|regi|veche|eski|iptal edilen|sena|senoji|veca|vecais|vana|стар\\p{L}*|παλι\\p{L}*)[ ](?:label|tag|version|revision|fabric|quality|composition|style|model|article|etikett?\\p{L}*|etichett\\p{L}*|etiquet\\p{L}*|etykiet\\p{L}*|metk\\p{L}*|naszywk\\p{L}*|mark(?:e|et|ing)\\p{L}*|merkelapp\\p{L}*|lappu\\p{L}*|merkin\\p{L}*|stitk\\p{L}*|stitok|stitky|visack\\p{L}*|cimk\\p{L}*|silt\\p{L}*|ausfuhrung\\p{L}*|fassung\\p{L}*|versi\\p{L}*|versao|verz\\p{L}*|wersj\\p{L}*|utgav\\p{L}*|udgav\\p{L}*|surum\\p{L}*|revi[sz]\\p{L}*|zusammensetzung\\p{L}*|composi\\p{L}*|sammans\\p{L}*|sammens\\p{L}*|koostum\\p{L}*|sklad\\p{L}*|slozeni|zlozenie|osszetetel\\p{L}*|karisim\\p{L}*|bilesim\\p{L}*|kumas\\p{L}*|tessut\\p{L}*|tejid\\p{L}*|tecid\\p{L}*|tkanin\\p{L}*|kvalit\\p{L}*|model\\p{L}*|malli\\p{L}*|етикет\\p{L}*|верси\\p{L}*|състав\\p{L}*|склад\\p{L}*|модел\\p{L}*|ετικετ\\p{L}*|εκδοσ\\p{L}*|συνθεσ\\p{L}*)";

/** Other colours and sizes of it, and what it fits. */
const BESIDES =
  "(?:also|auch|egalement|aussi|anche|tambien|tambem|ook|rowniez|takze|tez|aven|ocksa|ogsa|myos|taky|take|tiez|is|deasemenea|επισησ)[ ](?:available|sold|erhaltlich|lieferbar|disponib\\p{L}*|disponiv\\p{L}*|verkrijgbaar|leverbaar|dostepn\\p{L}*|tillganglig\\p{L}*|tilgængelig\\p{L}*|saatav\\p{L}*|kaphato)|(?:available|erhaltlich|lieferbar|disponib\\p{L}{1,3}|existe|disponive\\p{L}{1,2}|verkrijgbaar|leverbaar|dostepn\\p{L}{1,3}|finns|fas|k dostani)[ ](?:also|auch|egalement|aussi|anche|tambien|tambem|ook|rowniez|takze|tez|aven|ocksa|ogsa|taky|tez)|(?:other|further|weitere|andere|autres|altr[ie]|otr[ao]s|outr[ao]s|inne|ovriga|andra|andre|muut|dalsi|jine|mas|alte|αλλα)[ ](?:colou?rs?|sizes?|versions?|models?|farben|gro(?:ss|ß)en|ausfuhrungen|coloris|couleurs|tailles|colori|taglie|colores|tallas|cores|tamanhos|kleuren|maten|kolory|rozmiary|farger|farver|storlekar|storrelser|varit|koot|barvy|velikosti|szin\\p{L}*|culori|χρωματα)|compatib\\p{L}*|kompatib\\p{L}*|kompatybiln\\p{L}*|συμβατ\\p{L}*|(?:customers|others) (?:have )?(?:also )?bought|(?:kunden|andere) kauften|les clients ont|(?:clienti|altri) hanno|(?:clientes|otros) (?:tambien )?compraron|(?:clientes|outros) (?:tambem )?compraram|(?:klanten|anderen) kochten|klienci kupili|inni kupili|(?:kunder|andre|andra) (?:(?:har|har ogsa|kopte|kobte|kjopte|ogsa|aven|ocksa) ){0,2}(?:kobt|kopt|kjopt|kopte|kobte|kjopte)|asiakkaat ostivat|muut ostivat|zakaznici|vasarlok|clientii au|you may also like|das konnte ihnen|vous aimerez|interessarti|te puede interesar|passt (?:da)?zu|passende?[nrs]? (?:da)?zu|dazu passen\\p{L}*|fits|matching (?!lining|thread|rib|trim|button|zip|sewing|colou?r|fabric|belt|tape|cord|label)\\p{L}+|bijpassende? (?!voering|garen|rits|knop|kleur)\\p{L}+|(?<=[.\\n] ?|^)passende[nrs]? (?!futter|nah|garn|farb|knopf)\\p{L}+|assortie?s?(?= )|coordinat[oaie](?= )|abbinat[oaie](?= )|a juego|a condizer|dopasowan\\p{L}+|matchande|matchende|matches|(?:wett|mit)bewerb(?:er|ers|ern|s)?(?!\\p{L})|konkurren[tz]\\p{L}*|competitors?['’]?s?|concurrent\\p{L}*|concorren\\p{L}*|competidor\\p{L}*|de la competencia|konkurenc\\p{L}+|kilpailij\\p{L}+|versenytars\\p{L}*|конкурент\\p{L}*|ανταγωνιστ\\p{L}*|(?:im|ein) vergleich|in comparison|en comparaison|a confronto|(?:een|in) vergelijking|sammenlign(?:ing)?(?!\\p{L})|(?:en|i) jamforelse|vertailu(?!\\p{L})|porownanie|srovnani(?!\\p{L})|comparison(?: table)?(?=$)|zum vergleich|for comparison|by comparison|ter vergelijking|a titre de comparaison|par comparaison|per confronto|a titolo di confronto|para comparar|en comparacion|para comparacao|som jamforelse|til sammenligning|vertailun vuoksi|dla porownania|pro srovnani|na porovnanie|osszehasonlitas\\p{L}*|pentru comparatie|za usporedbo|za usporedbu|για συγκριση|karsilastirma icin|за сравнение|passer til|passar (?:till|ihop med)|pasuje do|convient (?:a|au|aux)|adatt[oa] a";

/** "Matching (not included)". */
const NOT_INCLUDED =
  "(?:not|nicht|non|no|nao|niet|nie|ej|inte|ikke|ei|neni|nie je|nem|nu este) (?:included|inclus\\p{L}*|inkludert|inkluderet|inkluderad|enthalten|inbegriffen|im lieferumfang|comprise?s?|compres[ao]|incluid[ao]s?|inbegrepen|dolaczon\\p{L}*|zawart\\p{L}*|medfolj\\p{L}*|medfolg\\p{L}*|sisally|soucasti|sucastou|tartozek|inclusa)";
/** "1,25 kg (adaptateur 0,11 kg non compris)": what the brackets name is not included, and not what stands around them. */
const ASIDE_NOT_INCLUDED = new RegExp(`\\([^()]*\\p{L}{3}[^()]*[ ](?:${NOT_INCLUDED})[^()]*\\)`, "gu");
/** "Not to be confused with the long johns 31425: those are 92 % viscose". */
const CONFUSED =
  "not (?:to )?(?:be )?confused? with|don't (?:mix|confuse) (?:it )?(?:up )?with|nicht (?:zu )?verwechseln? (?:mit)?|nicht mit [^.\\n]{2,40} (?:zu )?verwechseln|ne (?:pas|surtout pas) confondre|a ne pas confondre|non confonder\\p{L}*|da non confonder\\p{L}*|no confundir|nao confundir|niet (?:te )?verwarren|nie mylic|nie pomylic|ej att forvaxla|inte forvaxla\\p{L}*|forvaxla inte|ikke (?:at )?forveksle\\p{L}*|forveksles ikke|ala sekoita|ei pida sekoittaa|nezamenovat|neplest si|nezamienat|nem tevesztendo|ne tevessze|a nu se confunda|ne mijesati|ne zamenjuj\\p{L}*|karistirmayin";

/** "Our cheaper model Thurø has", "the one from another supplier": what the product is compared with. */
const COMPARED = String.raw`our (?:other|cheaper|lighter|heavier|warmer|cooler|thicker|thinner|smaller|larger|simpler|basic|entry-level) (?:model|version|style|article|range|quality)|unser\p{L}* (?:ander|gunstiger|billiger|leichter|schwerer|warmer|dicker|dunner|kleiner|grosser|großer|einfacher)\p{L}* (?:modell|ausfuhrung|variante|artikel|qualitat)|notre (?:autre modele|modele (?:moins|plus) \p{L}+)|il nostro (?:altro modello|modello (?:meno|piu) \p{L}+)|nuestro (?:otro modelo|modelo (?:mas|menos) \p{L}+)|o nosso (?:outro modelo|modelo (?:mais|menos) \p{L}+)|ons (?:ander\p{L}*|goedkoper\p{L}*|lichter\p{L}*|zwaarder\p{L}*|warmer\p{L}*|dunner\p{L}*) model|nasz (?:inny|drugi|tanszy|lzejszy|ciezszy|cieplejszy|grubszy) model|var (?:andra|billigare|lattare|tyngre|varmare|tunnare|tjockare) modell|(?:vores|var) (?:anden|andre|billigere|lettere|tungere|varmere|tyndere|tykkere) modell?|(?:halvempi|kevyempi|lampimampi|ohuempi|toinen) malli\p{L}*|nas (?:jiny|druhy|levnejsi|lehci|tezsi|teplejsi|lacnejsi|lahsi) model|(?:from|by|of) (?:another|a different|our former) (?:supplier|manufacturer|maker|brand|mill)|(?:von|eines) (?:einem )?anderen (?:lieferanten|anbieters?|herstellers?)|d'un autre (?:fournisseur|fabricant)|di un altro (?:fornitore|produttore)|de otro (?:proveedor|fabricante)|de outro (?:fornecedor|fabricante)|van een andere (?:leverancier|fabrikant|aanbieder)|(?:od )?innego (?:dostawcy|producenta)|fran en annan (?:leverantor|tillverkare)|fra en an(?:den|nen) (?:leverandor|producent|produsent)|toisen (?:toimittajan|valmistajan)|(?:od )?jineho (?:dodavatele|vyrobce)|(?:od )?ineho (?:dodavatela|vyrobcu)|baska bir (?:tedarikci|uretici)\p{L}*`;

/** "EAN coloris noir (autre article)", "EAN maat 43-46 (apart formulier)": a line of a form that says so itself. */
const NOTED =
  "\\((?:(?:an)?other|different|separate|ander\\p{L}*|eigen\\p{L}*|autre|altro|otro|outro|apart|inny|osobn\\p{L}*|annan|eget|an(?:den|nen|net|det)|toinen|eri|jin[ye]|iny|mas(?:ik)?|alt|drugi|druga) (?:article|item|product|form|artikel\\p{L}*|produkt\\p{L}*|formular|produit|formulaire|articolo|prodotto|modulo|articulo|producto|formulario|artigo|produto|product|formulier|artykul|wyrob|formularz|vare|tuote|lomake|vyrobek|vyrobok|clanek|artikl|termek|cikk|articol|produs|izdelek|proizvod)\\)";

const OF_ANOTHER = new RegExp(
  `${SOLD_APART.source}|${NOTED}|${REPLACES}(?!\\p{L})|(?<!\\p{L}|\\p{L}\\/)(?:${EARLIER}|${OLD}|${BESIDES}|${CONFUSED}|${NOT_INCLUDED}|${COMPARED})(?!\\p{L})`,
  "u",
);
/** "Without accessories" is the product alone. */
const WITHOUT =
  /(?<!\p{L})(?:without|excluding|excl\.|ohne|exkl\.|sans|hors|senza|sin|sem|zonder|bez|utan|uden|uten|ilman|fara|nelkul|χωρισ) \p{L}+/gu;

/** How far before a value its sentence or its heading may begin, in characters. */
const REACH = 240;
const LONGEST_HEADING = 40;
const HEADING = /^[^\t:\d]*\p{L}{3}[^\t:\d]*:?$/u;
export const SENTENCE_END = /(?:\p{L}{4}|\d{3}|[)"”“»])[.!?][ \n](?=[\p{Lu}"„«])/gu;

/** Least letters of a line that was full, so that its sentence goes on below. */
const FULL = 45;
/** "The foot (art. 7710-V)". */
const BRACKETED = /[\p{L}\d"”“»’][ \n]\([^()\t\n]{0,40}$/u;

/** More values than these are those of a list. */
const MOST_VALUES = 100;

/** What is the product's own, where something is. */
export function ofOwn<Told extends Place>(found: Told[]): Told[] {
  return found.length < 2 || found.length > MOST_VALUES ? found : withoutOthers(found, isOfAnother);
}

/** Without what is told of another product, in either order of the page, where something else is told. */
export function withoutOthers<Told extends Place>(found: Told[], isOther: (told: Told) => boolean): Told[] {
  const others = found.filter(isOther);
  if (others.length === 0) return found;
  const own = found.filter((one) => !others.some((other) => sharesWords(other, one)));
  return own.length > 0 ? own : found;
}

/** A number or a weight in brackets behind other words, or whatever is said of another product. */
export function isOfAnother({ passage, start }: Pick<Place, "passage" | "start">): boolean {
  return (
    BRACKETED.test(passage.folded.slice(Math.max(start - 50, 0), start)) ||
    isSaidOfAnother({ passage, start })
  );
}

/** In a sentence of another product, below a heading for such, or in an older mail than the one that answers it. */
export function isSaidOfAnother({ passage, start }: Pick<Place, "passage" | "start">): boolean {
  if (isOfOlderMail({ passage, start })) return true;
  const { folded: small, beside } = passage;
  const line = lineStart(passage, start);
  const from = Math.max(sentenceLine(passage, line), start - REACH);
  const end = [...passage.text.slice(from, start).matchAll(SENTENCE_END)].at(-1);
  const sentence = small.slice(end ? from + end.index + end[0].length : from, start).replaceAll("\n", " ");
  return [sentence, beside.get(line) ?? "", headingOver(passage, line)].some((said) =>
    OF_ANOTHER.test(said.replace(ASIDE_NOT_INCLUDED, "").replace(WITHOUT, "")),
  );
}

/** A line with which its sentence ends: not with "(part no.", and not with a sign within brackets. */
const ENDED = /\t|[:;!?]$|(?:\p{L}{4}|\d|[)"”“»])\.$/u;

/** Where the line begins that the sentence of a line does, as far as it is near: those before are full, and end within it. */
function sentenceLine({ folded: small }: Passage, at: number): number {
  let line = at;
  while (line >= 2 && at - line < REACH) {
    const before = small.slice(small.lastIndexOf("\n", line - 2) + 1, line - 1);
    if (before.length < FULL || (ENDED.test(before) && !/\([^()]*;$/u.test(before))) break;
    line -= before.length + 1;
  }
  return line;
}

/** The heading that a line stands below, as far as it is near; of columns, which are read one by one, in its own. */
function headingOver({ order, folded: small }: Passage, at: number): string {
  const block = order === "rows" ? -1 : small.lastIndexOf("\n\n", at - 1);
  const from = Math.max(at - REACH, block, 0);
  const above = linesOf(small.slice(from, Math.max(at - 1, 0))).slice(1);
  return above.findLast(({ line }) => line.length <= LONGEST_HEADING && HEADING.test(line))?.line ?? "";
}
