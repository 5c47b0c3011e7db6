/** Words for whoever makes goods, before a name or an address. */
import { folded } from "../../folded.ts";

/** After the word for who makes it. */
export const CALLED = 0.93;
/** In a sentence. */
export const SAID = 0.85;
export const ADDRESS_LESS = 0.05;
/** Most lines of a name with its address. */
export const MAX_LINES = 6;
export const MAKER =
  "manufacturer,producer,maker,hersteller,produzent,fabricant,producteur,fabbricante,produttore,fabricante,productor,produtor,fabrikant,producent,wytworca,uretici,imalatci,tillverkare,producent,produsent,valmistaja,vyrobce,vyrobca,gyarto,producator,proizvodac,proizvajalec,tootja,gamintojas,razotajs,производител,κατασκευαστησ,herstellers,fabricantes,producenta,fabrikanten,ureticinin,tillverkarens,valmistajan,vyrobcu,gyarto,producatorului,proizvodaca,tootja,gamintojo,razotaja,производителя,производителят,κατασκευαστη,vyrobcem,vyrobcom,producentem,producatorul,proizvajalca,producentens,fabrikantens,produsentens,produsenten,tillverkaren,ureticisi,gyartoja,manifattur,deantusoir,виробник,виробника,виробником,виготовлювач,виготовлювача,виготівник,виготівника,произвођач,произвођача,producenten,fabrikantul,fabricantul,producatorul,monaroir,produttur,izdelovalec,izgatavotajs,eloallito,produttrice,productrice,erzeuger";
export const MAKERS = new Set(MAKER.split(",").map(folded));
/** "Manufacturer", "Name of the manufacturer", "Vendor / maker". */
const MAKER_FIRST =
  /^(?:(?:\d{1,2}[.)]|·) ?)?(?:(?:name|nom|nome|nombre|naam|nazwa|namn|navn)(?: (?:and|et|und|e|y|en) \p{L}+)? (?:of|du|des|del|dello|do|van|av|af)(?: the| de)? |(?:vendor|supplier|seller|exporter|lieferant|fournisseur|fornitore|proveedor|fornecedor|leverancier) ?(?:\/|&|and|und|et|e|y|en) ?)?(?<word>\p{L}+)/u;

/** True for a line that begins with a word for whoever makes the goods. */
export function beginsWithMaker(line: string): boolean {
  const word = MAKER_FIRST.exec(line)?.groups?.word;
  return word !== undefined && MAKERS.has(word);
}

/** Who trades, brokers, prints or finishes for others writes papers of their own too. */
export const TRADER =
  /(?<!\p{L})(?:trading|traders?|trade|import\p{L}*|export\p{L}*|wholesale\p{L}*|agent[eis]?\p{L}{0,3}|agenc\p{L}*|sourcing|handels?|handel|vertriebs?\p{L}*|gross?handel\p{L}*|negoce|distribu\p{L}+|commercia?l\p{L}*|comercia?l\p{L}*|comercio|commercio|kaubandus\p{L}*|kereskedel\p{L}*|\p{L}*nagyker\p{L}*|obchod\p{L}*|trgovin\p{L}*|hurtowni\p{L}*|prekyb\p{L}*|tirdzniec\p{L}*|groothandel|ingross\p{L}*|gross?ist\p{L}*|en ?gros|mayorist\p{L}*|armazenist\p{L}*|velkoobchod\p{L}*|veletrgovin\p{L}*|tukku\p{L}*|toptan\p{L}*|hulgi\p{L}*|didmen\p{L}*|vairum\p{L}*|гурт\p{L}*|χονδρ\p{L}*|printing|druck\p{L}*|drukar\p{L}*|tisak|tiskarn\p{L}*|stamperia|imprimerie|etiket\p{L}*|etikett\p{L}*|labels?|retail\p{L}*|stores?|shops?|търгов\p{L}*|торг\p{L}*|трговин\p{L}*|εμπορ\p{L}*)(?!\p{L})|\p{L}(?:gross?ist(?:en|in)?|handels?|vertrieb|handelsgesellschaft|handling)(?!\p{L})/u;
