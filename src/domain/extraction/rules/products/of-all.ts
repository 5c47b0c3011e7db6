/** Lines of a list or a catalogue that speak of all that it shows: "All items on this page are made in Portugal." */
import type { Word } from "../../reading/page.ts";
import type { Passage } from "../../reading/passage.ts";
import { linesOf, wordsOf } from "../kit/places.ts";

/** "All our articles", "tutti i capi", "wszystkie wyroby", at the begin of a line. */
const OF_ALL =
  /^[\p{P}* ]{0,3}(?:all(?:e|a)?|every|each|samtlich\p{L}{0,2}|(?:tous|toutes)(?: les| nos)?|tutt[ie](?: gli| le| i)?|tod[oa]s(?: l[oa]s| [oa]s)?|totes(?: les)?|wszystkie|vsech\p{L}{1,3}|vsetk\p{L}{1,2}|minden|(?:az )?osszes|toate|samtliga|samtlige|kaik\p{L}{1,3}|koik|vis[aiou]s?|sv[ie]|vs[ie]|tum|butun|всички|всі|усі|сви|ολ[αε][σ]?)(?: (?:the|our|of|the|die|diese[rn]?|unsere|nos|els|nostri|nuestr[oa]s|noss[oa]s|deze|onze|nasze|nase|vara|vores|vare|nasi|наши|наші|τα|shown|angebotenen|gezeigten|presentees?))*(?: of)?(?: the)? (?:articles?|items?|products?|goods|styles?|garments?|artikel\p{L}{0,2}|produk\p{L}{0,4}|waren|modelle|teile|produits?|modeles|vetements|pieces|articoli|prodotti|capi|articul?os|productos|prendas|modelos|artigos|produtos|pecas|kleding\p{L}*|goederen|wyrob\p{L}|artyku\p{L}+|towary|varor(?:na)?|vare[rn]\p{L}{0,2}|plagg\p{L}{0,2}|tuotte\p{L}{1,2}|vyrobk\p{L}|termek\p{L}{0,3}|produse\p{L}{0,2}|proizvod\p{L}|izdelk\p{L}|toote\p{L}|prekes|preces|gaminiai|izstradajumi|urunler\p{L}{0,3}|артикул\p{L}|продукт\p{L}|виробы|вироби|производи|προιοντα|ειδη)(?!\p{L})/u;
/** Before what only some of them are: "all other items". */
const OF_OTHERS =
  /(?<!\p{L})(?:others?|rest|ander\p{L}{0,2}|ubrig\p{L}{0,2}|autres?|altr[ie]|otr[oa]s|demas|outr[oa]s|overige|inne|pozostal\p{L}+|andra|ovriga|andre|ovrige|muut|ostatni|egyeb|celelalte|ostal[ei]|drug[ei]|останал\p{L}+|інші|остали|αλλα|but|except|außer|sauf|tranne|salvo|except?o|behalve)(?!\p{L})/u;

/** Words of the lines that say something of all products, also of the one that is asked for. */
export function wordsOfAll(passage: Passage): Word[] {
  return linesOf(passage.folded).flatMap(({ line, start }): Word[] => {
    if (!OF_ALL.test(line) || OF_OTHERS.test(line) || line.includes("\t")) return [];
    return [...wordsOf({ passage, start, end: start + line.length })];
  });
}
