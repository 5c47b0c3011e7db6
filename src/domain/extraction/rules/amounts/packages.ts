/** What is told of bags, tags and packages, and not of the product. */
import type { Passage } from "../../reading/passage.ts";
import { lineBefore, linesOf, type Place } from "../kit/places.ts";
import { PACKAGE_WORDS } from "./package-words.ts";

/** Bags that goods are sent in, and no handbags. */
export const BAGS =
  /(?:poly|plasti[ck]|plast|folien|plastik|muovi)[ -]?(?:bags?|beutel|tuten?|zak(?:ken)?|pas\p{L}{0,4}|pos\p{L}{0,4}|puss\p{L}{0,5})(?!\p{L})|(?<!\p{L})(?:sacs?|sachets?|sacchett[oi]|buste?|bolsas?|sacos?|wor(?:ki|ek|kow)|pungi?|sack[yu])[ ](?:(?:en|in|de|di|do|w|din) )?(?:poly?|poli|plasti|foli)\p{L}*|sacchett[oi](?!\p{L})|(?<!\p{L})(?:storage[ -]?(?:bag|pouch)|aufbewahrungs(?:tasche|beutel|hulle)|(?:housse|sac|pochette|sacoche) de rangement|bolsa de almacenamiento|bolsa para guardar|saco de arrumacao|opberg(?:tas|zak|hoes)|bewaar(?:tas|zak)|forvaringspas|opbevaringspos|oppbevaringspos|sailytys(?:pussi|kassi)|woreczek do przechowywania|pokrowiec do przechowywania)/u;
const OF_PACKED =
  /(?<!\p{L})(?:obal(?:u|y|em|ov\p{L}*|och|mi)?(?! na(?!\p{L}))|aski(?:si|lar\p{L}*|lik\p{L}*)?|ramink\p{L}*|vesiak\p{L}*|vallfa\p{L}*|ruhaakaszto\p{L}*|umeras\p{L}*|vjesalic\p{L}*|obesalnik\p{L}*|hengere?(?:n|t|ne)?|kleshenger\p{L}*|ripusti(?:n|met)|henkari\p{L}*|vaatepuu\p{L}*|riidepuu\p{L}*|pakab[aou]\p{L}*|pakaram\p{L}*|закачалк\p{L}*|вішак\p{L}*|вешалиц\p{L}*|κρεμαστρ\p{L}*|vreck\p{L}*|woreczk\p{L}*|woreczek|poset\p{L}*|zacsko\p{L}*|tasak\p{L}*|kilekot\p{L}*|balen(?:i|ia|ie)|garment bags?|dust ?bags?|staubbeutel|kleiders[aä]ck\p{L}*|banderol\p{L}*|belly ?bands?)(?!\p{L})|karton|(?<!\p{L})koli(?:ler\p{L}*|nin|lerin|si)?(?!\p{L})|kutu(?:lar\p{L}*|nun|su)?(?!\p{L})|krabic|doboz|pudelk|(?<!\p{L})(?:doos|caja|caisse|caixa)(?!\p{L})|scatol|colis|pack(?:ag|ed)|verpack|emballage|imball|embala|verpakk|opakow|ambalaj|carton|hang ?tag|hangetik|polybag|mailer|versand(?:tasche|beutel|tute)|verzendzak|(?:bags?|bolsas?|sac(?:o|s|hets?|chetto)?|busta|torba|worek|pase|pose)[ ](?:de |d\W|di |da |do |for |for a )?(?:envio|expedi|spediz|ship|transport|wysyl|leverans)|box(?:es)?\b|envas|embalag|hangers?(?!\p{L})|kleiderbugel|cintres?(?!\p{L})|grucc|(?<!\p{L})perchas?(?!\p{L})|cabides?|kleerhanger|wieszak|galgar|bojler|tube|tubo|bottle|flasche|flacon|frasco|butelk|opakov|csomagol|pakkaus|forpackn|pakning|housing|gehause|boitier|carcasa|scocca|carcaca|behuizing|obudow|(?<!\p{L})(?:energ\p{L}*|water|wasser|eaux?|acqua|agua|vatten|vand|vann|wod[ay]|vesi|vody)(?!\p{L})/u;
/** What else may be of recycled material. */
export const OF_OTHERS = new RegExp(
  String.raw`${BAGS.source}|${OF_PACKED.source}|(?<!\p{L})(?:${PACKAGE_WORDS}|упаков|obale(?!\p{L})|papkort|papkass|kartong|pappe(?!\p{L}))`,
  "u",
);

/** Below a word for packages, or with one among its rows. */
export function isOfPackages({ passage, start, end }: Place): boolean {
  return (
    OF_OTHERS.test(passage.folded.slice(start, end)) ||
    (start > 0 && OF_OTHERS.test(lineBefore({ passage, start: start - 1 })))
  );
}

/** Longest heading, in characters, and most rows below it that are of what it says. */
const LONGEST_HEADING = 40;
const MOST_BELOW = 6;
/** "3. Packaging": what goods are packed in may also be the product, and its title begins with other words. */
const PACKAGES = new RegExp(
  String.raw`^(?:\d{1,2}(?:\.\d)?[.)]? )?(?:${PACKAGE_WORDS})\p{L}*(?:(?:,| &| and| und| et| e| y| en| i| och| og) [^,]{3,25})?$`,
  "u",
);

/** What stands below a heading for packages, from a page's rows. */
export function packagesIn(passage: Passage): Place[] {
  if (passage.order !== "rows") return [];
  const lines = linesOf(passage.folded);
  const isHeading = ({ line }: { line: string }) =>
    line.length <= LONGEST_HEADING && !/[\t:%]|[.,]$/.test(line) && /\p{L}{4}/u.test(line);
  return lines.flatMap((line, i): Place[] => {
    if (!isHeading(line) || !PACKAGES.test(line.line)) return [];
    const below = lines.slice(i + 1, i + 1 + MOST_BELOW);
    const next = below.findIndex(isHeading);
    const last = (next < 0 ? below : below.slice(0, next)).at(-1);
    return last ? [{ passage, start: line.start, end: last.start + last.line.length }] : [];
  });
}
