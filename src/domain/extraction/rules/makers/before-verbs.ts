/** Makers in front of what they do: “Alba Lda has sewn the shirt”. */
import { folded } from "../../folded.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { clauseBefore } from "../kit/places.ts";
import { matches, worded } from "../kit/worded.ts";
import { companyEnd, OTHER_PARTY } from "./companies.ts";
import { companyIn } from "./company-names.ts";
import { SAID } from "./maker-words.ts";

/** What a company does that makes a product, behind its name: "X Ltd. manufactures them", "az X Kft. gyártja". */
const MAKES = worded(
  "gu",
  ({ either }) =>
    `(?::n)?(?:,? (?:in|of|a|at|di|de|en|i|v|w|em|te|u|aus|din|в|у|z|ze|iz|no) [\\p{L}-]{3,}(?= )|, [\\p{L}-]{3,},(?= ))? ${either(
      [
        "manufactures,manufactured,has manufactured,have manufactured,produces,produced,has produced,has made,sews,sewed,knits,knitted,is the manufacturer,is the maker,is the producer,is manufacturer,fertigt,fertigte,produziert,produzierte,naht,nahte,strickt,ist der hersteller,ist hersteller,ist herstellerin,ist die herstellerin,fabrique,a fabrique,confectionne,a confectionne,produit,a produit,tricote,a tricote,est le fabricant,est fabricant,produce,ha prodotto,fabbrica,ha fabbricato,confeziona,ha confezionato,e il fabbricante,e il produttore,fabrica,ha fabricado,confecciona,ha confeccionado,ha producido,es el fabricante,produz,produziu,fabricou,confeciona,confecionou,confeccionou,e o fabricante,e a fabricante,maakt,produceert,produceerde,vervaardigt,vervaardigde,naait,breit,is de fabrikant,is de producent,fremstiller,har fremstillet,producerer,har produceret,syr,har syet,strikker,er producent,er producenten,er fabrikant,tillverkar,tillverkade,har tillverkat,producerar,har producerat,stickar,har sytt,ar tillverkare,produserer,har produsert,tilvirker,har sydd,er produsent,er produsenten",
        (does) => `${does}(?!\\p{L})`,
      ],
      ["makes,made", (does) => `${does} (?=the |these |this |them |all |our |your |every )`],
      ["stellt,stellte", (does) => `${does}(?= [^.\\n]{3,80} her(?!\\p{L}))`],
      [
        "hat,haben",
        (has) =>
          `${has}(?= [^.\\n]{3,80} (?:hergestellt|gefertigt|produziert|genaht|gestrickt|konfektioniert)(?!\\p{L}))`,
      ],
      [
        "valmistaa,valmisti,on valmistanut,tuottaa,ompelee,on ommellut,neuloo,on valmistaja,valmistama,valmistamat,valmistamia,tuottama,toodab,tootis,on tootnud,valmistab,valmistas,on valmistanud,omblus,on omblnud,on tootja,on toodete tootja,poolt toodetud,poolt valmistatud,razo,razoja,ir razojis,ir razojusi,izgatavo,izgatavoja,ir izgatavojis,ir izgatavojusi,ir razotajs,gamina,gamino,pagamino,siuva,pasiuvo,mezga,yra gamintojas,yra gamintoja",
        (does) => `${does}(?!\\p{L})`,
      ],
      [
        "produkuje,wyprodukowal,wyprodukowala,szyje,uszyl,uszyla,wytwarza,wytworzyla,jest producentem,vyrabi,vyrobil,vyrobila,sije,usil,usila,plete,je vyrobce,je vyrobcem,vyraba,pletie,je vyrobca,je vyrobcom,izdeluje,je izdelal,je izdelala,je izdelalo,proizvaja,je proizvedlo,siva,je proizvajalec,proizvodi,proizveo je,je proizveo,je proizvela,je proizvelo,izraduje,je izradila,je izradio,je proizvodac,производи,је произвела,је произвео,је произвело,израђује,је израдила,шије,је произвођач,произвежда,произведе,изработва,изработи,шие,уши,е производител,е производителят,виробляє,виробило,виробила,виготовляє,виготовило,виготовила,шиє,пошило,пошила,є виробником,fabricheaza,a fabricat,a produs,confectioneaza,a confectionat,coase,este producatorul,este producator,κατασκευαζει,κατασκευασε,εχει κατασκευασει,παραγει,παρηγαγε,ραβει,πλεκει,ειναι ο κατασκευαστησ,gyartja,gyartotta,varrja,varrta,koti,kototte,szovi,szotte,allitja elo,allitotta elo,a gyartoja,a gyarto",
        (does) => `${does}(?!\\p{L})`,
      ],
      ["tarafindan", (by) => `${by} (?:\\p{L}+'[dt][ae] )?(?:uretil|uretim|dikil|orul|imal|dokun)`],
    )}`,
);
/** What else such companies make, parts and materials of a product, and what laboratories and offices make. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:\p{L}{0,12}(?:yarns?|fabrics?|buttons?|zips?|zippers?|labels?|threads?|machines?|garne?n?|stoffe?n?|gewebe|knopfe?|reissverschlusse?|etiketten?|faden|knoop|knopen|ritsen|tyger?|kangas|kankaat?|kangast|lankaa?)|tissus?|fils?|boutons?|etiquettes?|fermetures?|tessut[oi]|filat[oi]|bottoni|cerniere|etichette|tejidos?|telas?|hilos?|botones|etiquetas|tecidos?|fios?|botoes|longa|audumu?s?|dziju|audinius|audini|siulus|verpalus|tkanin\p{L}*|przedz\p{L}*|guzik\p{L}*|latk\p{L}*|priz[ei]|knoflik\p{L}*|gombik\p{L}*|blago|prej\p{L}|gumb\p{L}*|szovet\p{L}*|kelme\p{L}*|fonal\p{L}*|gomb\p{L}*|stofa|stofe|tesatur\p{L}*|nasturi|fire|плат\p{L}*|прежд\p{L}*|тканин\p{L}*|пряж\p{L}*|υφασμα\p{L}*|νημα\p{L}*|fabric|cloth|stoff|malha|malhas|felpa|reports?|tests?|testing|samples?|documents?|certificates?|catalogues?|photos?|translations?|packaging|box(?:es)?|cartons?|berichte?|prufung(?:en)?|zertifikate?|dokumente?|muster|verpackung\p{L}*|rapports?|essais?|analyses?|emballages?|prov[ae]|rapport[oi]|analisi|campion[ei]|imball\p{L}*|ensay\p{L}+|inform[ei]s?|muestras?|envas\p{L}+|ensaios?|relatorios?|amostras?|embalage\p{L}+|rapporten?|testen|proven|prov(?:er?|et|en|ene|ning\p{L}*)|raport\p{L}*|badani\p{L}*|probk\p{L}*|opakowa\p{L}*|zkousk\p{L}*|skusk\p{L}*|zprav[ay]|sprav[ay]|obal\p{L}*|izvjest\p{L}*|izvest\p{L}*|ispitiv\p{L}*|preskus\p{L}*|vizsgalat\p{L}*|jelentes\p{L}*|csomagol\p{L}*|incerc\p{L}*|доклад\p{L}*|изпитв\p{L}*|испит\p{L}*|опаковк\p{L}*|протокол\p{L}*)(?!\p{L})/u;
/** How far from what is done stands what it is done to, in characters. */
const DONE_TO = 60;

/** True where a material, a part or a document is what is made. */
export function isOfElseBefore(passage: Passage, at: number): boolean {
  return OF_SOMETHING_ELSE.test(clauseBefore(passage, at, DONE_TO));
}

/** Words between others of a name, small letters of legal forms, and articles that stand before it. */
const WITHIN_NAME =
  /^(?:&|\+|and|und|et|e|y|en|i|og|och|ja|a|v[ea]?|og|de|du|des|di|da|do|dos|del|della|of|von|van|z|ze|za|o\.?o\.?,?|spol\.|s|sp\.|(?:\p{Ll}{1,2}\.)+,?)$/u;
const ARTICLE =
  /^(?:the|die|der|das|den|la|le|les|el|il|lo|o|os|a|az|as|de|het|η|ο|our|unsere?|company|firma|firmaet|firmata|nasza|spolka|spolecnost|spolocnost|podjetje|tvrtka|фирма|фирмата|компанія|підприємство|societe|societatea|ditta|azienda|empresa|bedrijf|\p{L}{1,2}\.?|and|und|et|e|y|en|i|og|och|ja)$/u;
/** How long the name of a company before a verb can be, in characters. */
const NAME_BEFORE = 80;
/** Knitted or woven and no more: of a garment that is sewn elsewhere this is the mill. */
export const CLOTH_MADE =
  /^[^\p{L}]*(?:is |has |har |a |ha |je |on )?(?:knit|woven|gestrickt|gewebt|strickt|webt|tiss|tricot|tessut|tejid|teje|tecid|gebreid|geweven|breit|stick|vav|væv|vev|strikk|neulo|kuto|kudu|kudus|ada|adij|mezg|numezg|numegz|dzian|tkan|dzierg|plet|uplet|uplie|tka|utka|spletl|ispl|изплет|изтък|плет|исплет|зв'яз|в'яж|kotott|koti|szott|szov|tesut|πλεκ|υφαιν)\p{L}*(?!.*(?:sewn|genaht|konfekt|cous|confec|confez|cucit|cosid|genaaid|sydd|syet|sy[st]|ommel|szyt|sit|ushit))/su;

export interface Said {
  found: Found;
  /** True where only cloth is said to be made. */
  ofCloth: boolean;
}

/** Companies before what they do. */
export function makersBeforeVerbs(passage: Passage): Said[] {
  return [...matches(passage, MAKES)].flatMap((match): Said[] => {
    const end = match.index;
    if (!/[\p{L}.)"”“»]/u.test(passage.text[end - 1] ?? "")) return [];
    const done = passage.folded.slice(end + match[0].length, end + match[0].length + DONE_TO);
    if (OF_SOMETHING_ELSE.test(/^[^.,;:\n\t]*/u.exec(done)?.[0] ?? "") || isOfElseBefore(passage, end))
      return [];
    const from = Math.max(passage.text.lastIndexOf("\n", end - 1) + 1, end - NAME_BEFORE);
    const words = passage.text.slice(from, end).split(" ");
    let first = words.length;
    // A name in quotes has words in small letters too: "UAB „Kauno trikotažas“".
    if (/["”“»]$/.test(words.at(-1) ?? ""))
      first = Math.max(
        words.findLastIndex((word) => /^["“„«]/.test(word)),
        0,
      );
    while (
      first > 0 &&
      (/^["“”„«(&+]?[\p{Lu}\d]/u.test(words[first - 1] ?? "") || WITHIN_NAME.test(words[first - 1] ?? ""))
    )
      first--;
    while (first < words.length && ARTICLE.test(folded(words[first] ?? ""))) first++;
    // A sentence of languages that put the verb last begins with what is made: "Havlular X A.Ş. tarafından".
    if (first === 0 && /l[ae]r(?:i|imiz)?$/u.test(folded(words[0] ?? "")) && words.length > 2) first++;
    const name = words.slice(first).join(" ");
    if (words.length - first < 2 || companyEnd(name) !== name.length) return [];
    if (OTHER_PARTY.test(folded(words.slice(0, first).join(" ")))) return [];
    const start = end - name.length;
    const ofCloth = CLOTH_MADE.test(match[0]);
    const line = { start, end, text: name, goesOn: false };
    return companyIn(passage, [line], SAID).map((found) => ({ found, ofCloth }));
  });
}
