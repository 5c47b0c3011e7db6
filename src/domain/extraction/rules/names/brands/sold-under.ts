/** Brands that a sentence says goods are sold under, made for or marked with: "sous marque de distributeur pour X", "sælges under navnet X", "con etichetta X", "X néven forgalmazzuk". */
import { folded } from "../../../folded.ts";
import type { Passage } from "../../../reading/passage.ts";
import type { Found } from "../../kit/found.ts";
import { companyEnd } from "../../makers/companies.ts";
import { isNoName, namesKind } from "../../products/kinds.ts";
import { isSaidOfAnother } from "../../products/others.ts";
import { isName, TITLE } from "../name-shapes.ts";
import { ON_LABEL } from "../references/numbers-on-labels.ts";
import { isDeniedOrOfMaterial } from "./denied.ts";
import { nameInCell, nameInQuotes } from "./in-sentences.ts";

/** A brand of whoever buys, as all of them call it. */
const OWN_BRAND = [
  "(?:private|own|white|store|house|retail|customer)[- ](?:labels?|brand(?:ed)?)|(?:private|own)-label|privatelabel",
  "(?:eigen|handels|haus|privat)marken?(?:artikel|ware|produkt)?|eigene[rsn]? marke",
  "marques? (?:de )?distributeur|mdd|marque (?:propre|privee|blanche|exclusive|maison)",
  "marchio (?:privato|proprio|esclusivo|commerciale|del distributore)|marca (?:privata|propria|esclusiva|commerciale|del distributore)",
  "marca (?:blanca|propia|privada|exclusiva|del? distribuidor)|marca (?:branca|propria|exclusiva|do distribuidor)",
  "huismerk|eigen merk|privelabel|mark[aeięą] (?:wlasn|prywatn)\\p{L}+",
  "(?:privatn|vlastn|soukrom)\\p{L}{1,3} znack\\p{L}{1,2}|sajat ?mark[aá]\\p{L}*|marca (?:privata|proprie)|marci (?:private|proprii)",
  "(?:собствена|частна|приватн\\p{L}+|власн\\p{L}+) (?:търговска |торгов\\p{L}+ |торговельн\\p{L}+ )?марк\\p{L}+|ιδιωτικ\\p{L}+ (?:ετικετ|σημα)\\p{L}*",
  "eg(?:en|ne?t?|na|et) (?:markesvara|market?|varumarket?|mærkevare|mærke|varemærke|merkevare|merke|varemerke)|egenmarke|egenmærke|egenmerke|emv|husmærke|handelsmerke",
  "oma(?:na|lla|an)? (?:tuote)?merk\\p{L}+|omamerk\\p{L}+|omamar\\p{L}+|oma kaubamar\\p{L}+|erakaubamar\\p{L}+|era(?:bran)?mar\\p{L}+",
  "privat\\p{L}+ (?:precu )?(?:zim|zimol|etiket)\\p{L}+|privat\\p{L}+ (?:prekes |prekiu )?(?:zenkl|etiket)\\p{L}+",
  "(?:zasebn|lastn|privatn|vlastit)\\p{L}+ (?:(?:blagovn|robn)\\p{L}+ )?(?:znamk|mark)\\p{L}+|(?:trgovsk|trgovack)\\p{L}+ (?:znamk|mark)\\p{L}+|ozel (?:marka|etiket)\\p{L}*",
].join("|");
/** Whoever has goods made and sells them, in the cases behind a brand. */
const CLIENT =
  "customer|client[ei]?|kunden|auftraggebers?|handlers|clientului|committente|acquirente|klanten?|klienta|zamawiajacego|nabywcy|odbiorcy|zakaznik\\p{L}|odberatel\\p{L}|megrendelo|vevo|възложителя|клиента|замовника|клієнта|покупця|πελατη|kunden|kundens?|oppdragsgiver|kupca|narucitelja|narocnika|pasutitaja|klienta|uzsakovo|kliento";
/** For whom: the preposition before who sells. */
const FOR = "for|fur|pour|per|para|voor|dla|pro|pre|pentru|za|за|για|at|ar|till|til|для|do";
const MADE_FOR = new RegExp(
  `(?<!\\p{L})(?:${OWN_BRAND})(?: ?\\(\\p{L}{2,14}\\))?,?[ \\n](?:${FOR}|(?:(?:of|des|du|del|della|do|da|van de|van|на|του|τησ|av|af|til)[ ])?(?:our |the |unseres |notre )?(?:${CLIENT}|sieci|firmy|retezce|retazca|мережі|веригата|lanca))[ \\n](?=\\S)`,
  "gu",
);

/** "Under the name": and no word for a brand, which is looked for elsewhere. */
const UNDER_NAME = new RegExp(
  `(?<!\\p{L})(?:${[
    "under (?:the |its |their |our |his |a )?(?:trade |brand |product |sales |shop |house )?(?:name|label|banner|title)(?: of)?",
    "unter (?:(?:dem|der|ihrem|seinem|unserem|eigenem|ihrer) )?(?:handels|marken|produkt|verkaufs)?(?:namen|bezeichnung|label|etikett)",
    "sous (?:le |la |l'|son |sa |leur |notre |votre )?(?:nom|appellation|denomination|etiquette|griffe|label|enseigne)(?: commerciale?| de marque)?(?: de)?",
    "(?:sotto|con|col) (?:il |la |lo |l'|proprio |suo )*(?:nome|denominazione|etichetta|insegna|griffe)(?: commerciale)?(?: di)?",
    "(?:bajo|con) (?:el |la |su |nuestr[oa] |propi[oa] )*(?:nombre|denominacion|etiqueta|ensena|rotulo)(?: comercial)?(?: de)?",
    "(?:sob|com) (?:o |a |seu |sua |noss[oa] |propri[oa] )*(?:nome|designacao|denominacao|etiqueta|insignia)(?: comercial)?(?: de)?",
    "onder (?:de |het |hun |haar |onze |zijn |eigen )*(?:handels|merk|product)?(?:naam|label|noemer|etiket)",
    "pod (?:swoja |nasza |wlasna |handlowa )*(?:nazwa|szyldem|etykieta|metka|logo|logiem|nazwiskiem)(?: handlowa)?",
    "pod (?:svym |svojim |nasim |vlastnim |vlastnym |svojom |obchodnim |obchodnym )*(?:nazvem|jmenem|oznacenim|etiketou|logem|nazvom|menom|logom|etiketou)",
    "sub (?:numele|denumirea|eticheta)(?: comerciala)?(?: de)?|под (?:името|наименованието|етикета|логото|названието)(?: на)?",
    "під (?:власною |своєю |нашою |торговою )*(?:назвою|іменем|ім['’]ям|етикеткою|логотипом|брендом)",
    "(?:με|υπο|κατω απο) (?:το |την |τη )?(?:εμπορικη )?(?:ονομα|επωνυμια|ονομασια|ετικετα)",
    "under (?:sitt |vart |sit |vores |deres |eget |det egna )*(?:handels|vare|produkt|merke|mærke|varumarkes)?(?:namnet|namn|navnet|navn|etiketten|etikett|betegnelsen|beteckningen|benamningen)",
    "(?:tuote)?nimella|nimikkeella|merkkina|nimega|ar (?:savu )?(?:nosaukumu|vardu|etiketi)|(?:pod|s|sa) (?:svojim |nasim |lastnim |vlastitim )*(?:imenom|nazivom|etiketo|etiketom|oznako|oznakom|logotipom|logom)",
  ].join("|")})[ \\n](?=\\S)`,
  "gu",
);
/** "As X", behind who sells what. */
const SOLD_AS =
  /(?<!\p{L})(?:as|als|comme|como|come|jako|ako|ca|като|як|ωσ|som|kao|kot|kaip|ka|sub)[ \n](?=["“„«]|\p{L})/gu;
/** What is sold: before or behind such a lead in its sentence. */
const SELLS =
  /(?<!\p{L})(?:sell|sold|sale|market|retail|trade|launch|(?:ver|ab)?kauf\p{L}*|vertr(?:ie|ei)b|handel|im laden|auf den markt|fuhrt |gefuhrt|lauft|v[ai]nd(?:e|ut\p{L}?|uta)?(?!\p{L})|vend(?!eur|edor|itor|or(?!e?s? ))|ven(?:te|ta|dita|da)(?!\p{L})|commercialis|commercializz|comercializ|distribu|diffus|propos|verkop|verkoop|verkocht|winkel|(?:de|op de) markt|gevoerd|sprzeda|(?:ne)?prod[ae][vjvn]|(?:ne)?pred[aá][vj]|na trh|forgalm|arus|ertekes|kerul|kaphat|comerc|прода|пуск|реаліз|випуск|на паз|ринок|търг|πωλ|πουλ|διατιθ|κυκλοφορ|διακιν|salj|salu|marknadsfor|forsalj|sælg|salg|solgt|markedsfor|forhandl|selg|for handel|myy|myyn|markkino|kaup(?:an|pa)|muu(?:a|m|k|b|d|vad)|muudakse|turusta|muug|pardo|tirgo|tirdzniec|parduo|prekiau|prekyb|trz[ei]|tr[zg]|na trgu|prodaj|sati[lsy]|satt|satar|pazarla|piyasa)\p{L}*/u;
/** What is made for somebody's brand is sold under it as well. */
const OWN = new RegExp(`(?<!\\p{L})(?:${OWN_BRAND}|merk\\p{L}{2,4}|marke|brand|marca|marque)(?!\\p{L})`, "u");
/** Names that stand before their word. */
const BEFORE_WORD =
  /(?<=\p{L}["”“»']?)[ \n-](?:(?:marka)?neven|nev alatt|(?:szamara|reszere) (?:\p{L}+ )?sajat ?mark\p{L}*|sajat ?markaj[ao]\p{L}*|adiyla|adi altinda|adi ile|ismi ile|markasi ile|etiketi ile|icin (?:ozel markali|private label)|ismiyle|ismi altinda|etiketiyle|nime all|nimega|nimetuse all|vardu|pavadinimu|zenklu|nimella|nimisena|merkilla|label|logo(?:su|t|n|en)?|logotyp(?:en|et|em)?)(?!\p{L})/gu;

/** The brand of somebody: "під торговою маркою замовника X", "sous la marque de notre client X". */
const OF_CLIENT = new RegExp(
  `(?<!\\p{L})(?:brand|label|marken?|marque|marchio|marca|merk|mark[aieąęuo]u?|znack\\p{L}{1,2}|znamk\\p{L}{1,2}|марк\\p{L}{1,3}|бренд\\p{L}{0,3}|σημα|μαρκα|varumarket?|mærket?|varemærket?|merket?|varemerket?|merkevaren?|zimol\\p{L}{0,2}|zenkl\\p{L}{1,2}|brend\\p{L}{0,2}|marcii)[ \\n](?:(?:of|des|der|du|de|del|della|dello|do|da|van|van de|от|на|του|тησ|av|af|til|til|our|the|our|unseres?|notre|nostro|nuestro|nosso|onze|naszego|naseho|nasho|нашия|нашого|var|vores|de la)[ ]){0,3}(?:${CLIENT}),?[ \\n](?=\\S)`,
  "gu",
);

/** What is printed on goods and their labels. */
const INSCRIBED = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:na(?:me|men|am|mn|mnet|vn|vnet|zwa|zev|zov|ziv)|nom|nome|nombre|nimi|nev|logo(?:s|type|typen|tipo|tip|na|en|a|t|ju)?|inscription|wording|lettering|schriftzug|aufdruck|aufschrift|wortmarke|inscripcion|rotulo|scritta|dicitura|inscricao|opschrift|napis|napisem|napisom|nadruk|felirat\\p{L}{0,3}|inscriptia|надпис\\p{L}{0,2}|напис\\p{L}{0,2}|логото?|логотип\\p{L}{0,2}|λογοτυπο|επιγραφη|paskrift|patryk|texten|teksten|teksti|kiri|uzrakst\\p{L}{1,2}|uzras\\p{L}{1,2}|natpis\\p{L}{0,2}|yazisi|logosu)",
    "(?:hang ?tags?|(?:hang|neck|price|prijs)?labels?|(?:hange?|an)etikett|etiketten?|etikett|etiquette|etichetta|cartellino|etiqueta|hangkaart(?:je)?|etiket|metk[aąieo]|etykiet[aąyo]|wszywk[aąio]|visack\\p{L}{1,2}|etiket[aouy]\\p{L}?|cimke\\p{L}{0,3}|eticheta|етикет\\p{L}{0,3}|ετικετα|etiketti|silt|etikete|etiketi)",
  ].join("|")})[ \\n](?=["“„«]|\\p{L})`,
  "gu",
);
/** Words of printers, seals and materials, which no brand is. */
const NO_BRAND =
  /^(?:["“„«»' ]*)(?:made|hergestellt|fabrique|hecho|feito|prodotto|gots|grs|rcs|ocs|rws|rds|oeko|okotex|fsc|pefc|ce|ukca|eac|bluesign|fair|eco|bio|organic|organico|standard|der|die|das|dem|den|und|mit|no|nr|n[°º]|style|art|ref|ean|gtin|care|wash|size|gr|premium|muster|original|second|b-ware|oben|unten|hinten|vorne|innen|aussen|seite|nur|bitte|see|siehe|textil|gore|ykk|vibram|cordura|primaloft|coolmax|lycra|sympatex|thinsulate|tencel|lenzing|polartec|grune[rn]?|eu|european|nordic|svanen|global|recycled|responsible|cotton|woolmark|better|top|qualita|quality|medizinprodukt|psa|ppe|epi|dpi|satz|set|paar|ware|gebrauchs)(?!\p{L})/u;
/** Nouns with capital letters that lead to the name of whoever sells. */
const PARTY =
  /^(?:Firma|Haus|Hauses|Hause|Kunden?|Händler|Handelskette|Handelshaus|Kette|Marke|Auftraggeber|Unternehmen|Versandhaus|Modehaus|Einzelhändler|Namen|Maison|Société|Groupe),?(?=[ \n])/u;
/** "X is a brand of Y", "X — торгова марка Y": a name, and whose brand it is. */
const IS_BRAND_OF =
  /[ \n](?:is|ist|est|es|e|to|jest|je|ar|er|este|on|yra|ir|е|є|-|—|–|ειναι)[ \n](?:(?:an?|the|eine?|une?|una|uma|een|et|ett|o|our|unsere|notre|(?:house|own|eigene|propre) ?)[ \n])?(?:brand|label|(?:haus|eigen|handels)?marke|marque|marchio|marca|(?:huis)?merk|marka|varumarke|(?:vare)?mærke|(?:vare)?merke|merkevare|znacka|(?:robna |trgovacka )?marka|(?:blagovna )?znamka|(?:търговска )?марка|(?:торгова |торговельна )?марка|бренд|(?:εμπορικο )?σημα|μαρκα|kaubamark|zimols|prekes zenklas)[ \n](?:of|der|des|von|vom|de|du|del|della|di|da|do|van|firmy|spolecnosti|spolocnosti|som|tilhorende|fra|fran|a|al|tvrtke|podjetja|на|тов|компан\p{L}+|фірми|τησ|του|\p{Lu})/gu;
/** The same of languages that have the word last: "A X a Y Kft. márkája", "X on Y Oy:n tuotemerkki". */
const BRAND_OF_LAST =
  /(?:[ ]az?|[ ]on|,|[ ][–—-])[ ](?=[^.!?\n]{3,60}(?:[.][^.!?\n]{0,12}){0,4}[ ](?:markaja|brandje|(?:tuote)?merkki|markasidir|kaubamark|zimols|prekes zenklas)[.,\n])/gu;
/** "X (the brand)", "X, la marque du linge": a name, and that it is a brand of such goods. */
const THE_BRAND =
  /(?: \((?:(?:the|die|la|il|le|el|a|het|o|η|το) )?|, (?:the|die|la|il|le|el|a|het|o|η|το) |, (?=mark|zna|varu|vare|mærk|merk|kauba|марк|бренд))(?:brand|marke|marque|marchio|marca|merk|marka|(?:varu)?market?|(?:vare)?mærket?|(?:vare)?merket?|merkevaren|(?:tuote)?merkki|kaubamark|znacka|znamka|марка(?:та)?|бренд|μαρκα|σημα)(?:\)| (?=(?:for|of|fur|der|des|von|du|de|pour|del|della|di|per|do|da|para|van|voor|dla|pro|pre|til|till|av|af|za|за|на|для|για|του)[ \n]))/gu;
/** What materials and parts of goods are known by, whoever sells those. */
const OF_PARTS =
  /(?<!\p{L})(?:gore|lycra|tencel|lyocell|modal|ecovero|refibra|cordura|coolmax|polartec|primaloft|thinsulate|thermolite|sympatex|vibram|ykk|repreve|seaqual|econyl|sorona|roica|dryarn|tactel|supplex|meryl|trevira|kevlar|nomex|dyneema|teflon|scotch\p{L}*|velcro|ortholite|polygiene|heiq|woolmark|supima|outlast|recco|oeko|gots|fairtrade|bluesign|cradle|grune[rn]?|bionic|invista|lenzing|elastan|spandex|microban|sanitized|fsc|pefc)(?!\p{L})/u;
/** Words that stand for what was told before. */
const PRONOUN =
  /^(?:this|it|that|which|here|dies|das|es|die|der|er|sie|ce|ceci|cela|il|elle|questo|questa|esso|este|esta|esto|ese|isto|isso|dit|dat|deze|det|den|dette|denne|to|ten|ta|toto|tato|ez|az|aceasta|acesta|tama|se|see|tai|sis|ovo|to je|bu|то|това|це|αυτο|our|unsere|notre|brand|marke|marque|marca|merk|marka|znacka)$/u;
/** Small words between a lead and the name, at most. */
const MOST_WORDS = 4;
const REACH = 130;
/** What ends a sentence before or behind a lead. */
const ENDED = /[.!?](?=\s+\p{Lu})|\n\n|\t|[;]/u;
/** How sure such brands are. */
const SURE = 0.86;
const SAID = 0.85;
const INSCRIBED_SURE = 0.8;

/** Brands of all these ways. */
export function brandsSoldUnder(passage: Passage): Found[] {
  if (passage.order !== "rows") return [];
  const { folded: small } = passage;
  const behind = (pattern: RegExp, isSo: (at: number, end: number) => boolean, confidence = SAID): Found[] =>
    [...small.matchAll(pattern)].flatMap((match): Found[] => {
      const end = match.index + match[0].length;
      return isSo(match.index, end) ? brandAt(passage, match.index, end, confidence) : [];
    });
  return [
    ...behind(MADE_FOR, () => true, SURE),
    ...behind(OF_CLIENT, () => true, SURE),
    ...behind(UNDER_NAME, (at, end) => isSold(passage, at, end)),
    ...behind(SOLD_AS, (at, end) => isSoldAs(passage, at, end)),
    ...behind(INSCRIBED, (at, end) => isInscribed(passage, at, end), INSCRIBED_SURE),
    ...beforeWords(passage),
    ...beforeOwners(passage),
  ];
}

/** The sentence around a place, before and behind it. */
function aroundOf(
  { folded: small, text }: Passage,
  at: number,
  end: number,
): { before: string; after: string } {
  const before =
    text
      .slice(Math.max(at - REACH, 0), at)
      .split(ENDED)
      .at(-1) ?? "";
  const after = text.slice(end, end + REACH).split(ENDED, 1)[0] ?? "";
  return { before: small.slice(at - before.length, at), after: small.slice(end, end + after.length) };
}

function isSold(passage: Passage, at: number, end: number): boolean {
  const { before, after } = aroundOf(passage, at, end);
  return SELLS.test(before) || SELLS.test(after) || OWN.test(before.slice(-OWN_REACH));
}

/** Characters before "nimellä" in which the word for an own brand stands. */
const OWN_REACH = 40;

/** "Que o vende como X"; German writes all nouns with capital letters: "verkauft als Zubehör". */
function isSoldAs(passage: Passage, at: number, end: number): boolean {
  const { before } = aroundOf(passage, at, end);
  if (!SELLS.test(before.slice(-SOLD_REACH))) return false;
  const isQuoted = /["“„«]/.test(passage.text.charAt(end));
  return isQuoted || !(passage.folded.startsWith("als", at) && GERMAN.test(before));
}

const SOLD_REACH = 60;
const GERMAN =
  /(?<!\p{L})(?:wird|werden|wir|der|das|dem|den|und|ist|sind|unser\p{L}*|von|verkauf\p{L}*|vertr\p{L}+)(?!\p{L})/u;

/** In quotes or with what is printed on a label; a label alone is a brand where goods are sold with it. */
function isInscribed(passage: Passage, at: number, end: number): boolean {
  const { before, after } = aroundOf(passage, at, end);
  const lead = passage.folded.slice(at, end);
  const isLabel = ON_LABEL.test(lead);
  const isQuoted = /["“„«]/.test(passage.text.charAt(end));
  if (isLabel) return isQuoted || SELLS.test(before);
  return ON_LABEL.test(before) || (ON_LABEL.test(after) && !/^(?:na[mv]|no[mv]|nev|nim)/u.test(lead));
}

function isOnLabel(passage: Passage, at: number, end: number): boolean {
  const { before, after } = aroundOf(passage, at, end);
  return ON_LABEL.test(before) || ON_LABEL.test(after);
}

/** The name behind a lead, past small words and nouns for whoever sells; nothing behind a denial. */
function brandAt(passage: Passage, from: number, end: number, confidence: number): Found[] {
  const { text } = passage;
  let isBehindComma = passage.folded.slice(from, end).trimEnd().endsWith(",");
  let start = end;
  for (let words = 0; words < MOST_WORDS; words++) {
    const rest = text.slice(start, start + NAME_REACH);
    const party = PARTY.exec(rest)?.[0];
    const skipped = party ?? /^\p{Ll}[\p{L}'’.-]*(?=[ \n])/u.exec(rest)?.[0];
    if (skipped === undefined) break;
    const isVerb = isBehindComma && party === undefined && skipped.length > LONGEST_ARTICLE;
    if (isVerb || PLACE.test(folded(skipped))) return [];
    isBehindComma ||= skipped.endsWith(",");
    start += skipped.length + 1;
  }
  const isQuoted = /["“„«»]/.test(text.charAt(start));
  if (isQuoted) start += /^["“„«»] ?/u.exec(text.slice(start))?.[0].length ?? 1;
  const printed = (isQuoted && nameInQuotes(text, start)) || nameInCell(passage, start);
  return asBrand(passage, from, start, printed, confidence, isQuoted);
}

const NAME_REACH = 60;
/** "For customers in Hamburg": where they are. */
const PLACE = /^(?:in|im|en|em|dans|nel(?:la|lo)?|aus|from|w|we|ve|v|u|из|від|із|в|у|σε|στ[οη]ν?)$/u;
/** "The customer's brand, sewn in Porto": behind a comma an article leads to a name, and a verb to something else. */
const LONGEST_ARTICLE = 3;

function asBrand(
  passage: Passage,
  from: number,
  start: number,
  printed: string,
  confidence: number,
  isQuoted: boolean,
): Found[] {
  const value = printed.replace(/\s+/g, " ");
  const small = folded(value);
  if (!isName(value, LONGEST) || companyEnd(value) !== undefined || NO_BRAND.test(small)) return [];
  const isWord = !value.includes(" ");
  if (!isQuoted && ((isWord && isNoName(value) && confidence < SURE) || namesKind(small))) return [];
  if (!isQuoted && (isWord ? TITLE.exec(small)?.index === 0 : TITLE.test(small))) return [];
  const { before } = aroundOf(passage, from, from);
  if (isDeniedOrOfMaterial(before) || isSaidOfAnother({ passage, start: from })) return [];
  // A company with its form is who sells, and no brand.
  const rest =
    /^,?(?: \p{Lu}[^ \t\n]*| &){0,4}(?: (?!(?:az?|on|is|e|es|to|je|er|ar|är) )[^ \t\n]{1,7}){0,3}/u.exec(
      passage.text.slice(start + printed.length),
    )?.[0] ?? "";
  if (rest !== "" && companyEnd(`A${rest}`) !== undefined) return [];
  return [{ field: "brand", value, confidence, passage, start, end: start + printed.length }];
}

const LONGEST = 40;
/** Before these a verb may begin the sentence: "Müüakse nime all …". */
const VERB_FIRST = /nim|vard|pavad|zenkl|merk/u;
const QUOTED_BEFORE = /["“„«]\s?(?<name>\p{Lu}[^"“”„«»\n]{1,28})["”“»'’]$/u;
const NAME_BEFORE =
  /(?<![\p{L}\d.,:!?] ?|^)[ \n](?<name>\p{Lu}[\p{L}'’-]*(?: (?:& |og |és |ve |ja |ir )?\p{Lu}[\p{L}'’-]*){0,2})$|(?<=[ \n,])(?<only>\p{Lu}[\p{L}'’-]+(?: (?:& |és |ve |ja |ir )?\p{Lu}[\p{L}'’-]*){0,2})$/u;

/** "A terméket Hajnal néven forgalmazzuk", "Hajnal adıyla satılır". */
function beforeWords(passage: Passage): Found[] {
  return [...passage.folded.matchAll(BEFORE_WORD)].flatMap((match): Found[] => {
    const end = match.index + match[0].length;
    const isLogo = match[0].includes("logo");
    const isTold =
      /sajat|ozel|private/.test(match[0]) || (isLogo ? isOnLabel : isSold)(passage, match.index, end);
    if (!isTold) return [];
    const before = passage.text.slice(Math.max(match.index - NAME_REACH, 0), match.index);
    const quoted = QUOTED_BEFORE.exec(before)?.groups?.name;
    const groups = NAME_BEFORE.exec(before)?.groups;
    const said = quoted ?? groups?.name ?? groups?.only ?? "";
    // "Müüakse Luige nime all": the first word of a sentence.
    const isFirst = /(?:^|[.:!?] ?|\n)$/u.test(before.slice(0, before.length - said.length));
    const name = isFirst && quoted === undefined ? said.replace(/^[^ ]+ (?=\S)/u, "") : said;
    if (name === "" || (isFirst && name === said && quoted === undefined && VERB_FIRST.test(match[0])))
      return [];
    const start = match.index - name.length - (quoted === undefined ? 0 : 1);
    return asBrand(passage, match.index, start, name, SAID, quoted !== undefined);
  });
}

/** The name before whose brand it is; none that is registered for what goods are made of. */
function beforeOwners(passage: Passage): Found[] {
  return [IS_BRAND_OF, BRAND_OF_LAST, THE_BRAND].flatMap((pattern) =>
    [...passage.folded.matchAll(pattern)].flatMap(({ index }): Found[] => {
      const before = passage.text.slice(Math.max(index - NAME_REACH, 0), index);
      const quoted = QUOTED_BEFORE.exec(before)?.groups?.name;
      const name =
        quoted ??
        NAME_LAST.exec(before)?.groups?.name?.replace(
          /^(?:A|Az|The|Die|Der|Das|La|Le|Il|El|O|Η|Ο|Το) (?=\p{Lu})/u,
          "",
        ) ??
        "";
      const small = folded(name);
      if (name === "" || PRONOUN.test(small) || OF_PARTS.test(small)) return [];
      const start = index - name.length - (quoted === undefined ? 0 : 1);
      return asBrand(passage, start, start, name, INSCRIBED_SURE, quoted !== undefined);
    }),
  );
}

/** Words with capitals that a line or a sentence begins with, up to a place. */
const NAME_LAST =
  /(?:^|[\n\t]|[.!?:] )(?<name>\p{Lu}[\p{L}'’-]*(?: (?:& |und |and |et |e |y |og |och |de |di |d['’])?\p{Lu}[\p{L}'’-]*){0,3})$/u;
