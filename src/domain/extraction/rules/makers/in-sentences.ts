/** Makers whom a sentence names: “made by Alba Lda”, “we, Alba Lda, declare”. */
import { folded } from "../../folded.ts";
import type { Passage } from "../../reading/passage.ts";
import { NOT_WORDS } from "../kit/denials.ts";
import type { Found } from "../kit/found.ts";
import { type Line, linesFrom } from "../kit/lines.ts";
import { matches, worded } from "../kit/worded.ts";
import { GOODS_SAID, sentenceBefore } from "../names/sentences.ts";
import { namesKind } from "../products/kinds.ts";
import { addressIn } from "./addresses.ts";
import { CLOTH_MADE, isOfElseBefore, makersBeforeVerbs, type Said } from "./before-verbs.ts";
import { beginsWithStreet, companyEnd, isAddress, NO_MAKER } from "./companies.ts";
import { companyIn, IS, isCompanyName } from "./company-names.ts";
import { ADDRESS_LESS, MAKER, MAX_LINES, SAID } from "./maker-words.ts";

/** "We, X Ltd., 12 Road", "the undersigned X GmbH", with the form of a company. */
const WE_SIGN =
  /(?<![\p{L}])(?:(?:we|wir|nous|noi|nosotros|nos|wij|my|vi),?(?: the manufacturer| the undersigned| als hersteller| die| der hersteller| undertecknade| undertegnede| soussignes?| fabricant| fabricante)?,?|the undersigned|la sottoscritta|undertecknade|undertegnede|ondergetekende,?):?[ \n](?:the company |company |die firma |firma |la societe |la ditta |l'azienda |la empresa |a empresa |a firma |podjetje )?/gu;
/** Before the name of a company in a sentence. */
const COMPANY_SAID =
  "(?:(?:fur uns|pour nous|per noi|para nosotros|para nos|voor ons|for os|for oss|at oss|meille|meile|mums|dla nas|pro nas|pre nas|za nas|pentru noi|за нас|для нас|για μασ)[ \\n])?(?<said>(?:(?:the|its|die|der|das|dem|den|la|le|les|el|il|lo|o|os|a|az|as|de|het|den|η|ο|την|τη|τον|our|unserer?|notre|nostra|nuestra|nossa|company|factory|firma|firm\\p{L}{1,3}|betrieb|werk|fabrik|unternehmen|hersteller|partner|societe|entreprise|usine|atelier|maison|fabricant|ditta|azienda|societa|fabbrica|laboratorio|empresa|fabrica|taller|sociedad|confeccao|bedrijf|fabriek|foretaget|bolaget|fabriken|virksomheden|selskabet|fabrikken|bedriften|yritys|yrityksessa|ettevote|ettevottes|uznemums|uznemuma|rupnica|imone|imoneje|bendrove|bendroveje|fabrike|fabrikas|spolka|spolke|zaklad|zakladzie|szwalni|przedsiebiorstwo|przedsiebiorstwie|spolecnost|spolecnosti|spolocnost|spolocnosti|spolocnostou|podnik|podnikem|podniku|podnikom|podjetje|podjetju|tovarna|tovarni|tvrtka|tvrtki|tvrtke|poduzece|preduzece|preduzecu|fabrici|ceg|gyar|uzem|societatea|intreprinderea|фирма|фирмата|фирми|фирме|дружество|дружеството|компания|компанията|фабрика|фабриката|компанія|компанією|підприємство|підприємством|підприємстві|фірма|фірмою|предузеће|предузећу|компанија|εταιρεια|εταιρια|βιοτεχνια|βιομηχανια)[ \\n]|l'){1,4})?";
/** "And dyed", "in Portugal", "for Brand X Ltd.": what may stand between what was done and who did it. */
const AND_IN_FOR =
  "(?:,?[ \\n](?:and|und|et|e|y|en|og|och|ja|i|a|si|ir|un|es|ve|и|та|και)[ \\n]\\p{L}{3,})?(?:[ \\n](?:in|en|au|a|em|no|na|nel|nella|i|v|ve|w|we|u|din|in|у|в|във|στην|στη|στο)[ \\n](?:(?:our|its|unser\\p{L}{0,2}|eigene[nmr]?|own|notre|nos|nostr[oai]|nuestr[oa]s?|noss[oa]s?|onze|eget?|egen|egna|vart|vores|nasz\\p{L}{0,3}|wlasn\\p{L}{1,3}|nas\\p{L}{1,3}|vlast\\p{L}{2,4}|sajat|propri[oae])[ \\n]){0,2}\\p{L}{3,}(?:[ \\n]republi\\p{L}+)?)?(?:[ \\n](?:for|fur|pour|per|para|voor|for|for|dla|pro|pre|za|pentru|за|для|για)[ \\n](?:[^.,;:\\n]|[.](?![ ]\\p{Lu})){3,40}?)?";
/** "Manufactured by X Ltd., 12 Road", "hergestellt von der X GmbH": what was done before who did it, and who does it. */
const MADE_SAID = worded(
  "gu",
  ({ either }) =>
    `(?<!\\p{L})(?:${either(
      [
        "manufactured,made,produced,sewn,knitted,knit,woven,stitched,crafted,assembled,tailored,handmade,hand-knitted,confectioned",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:by|at)`,
      ],
      [
        "hergestellt,gefertigt,produziert,genaht,gestrickt,gewebt,konfektioniert,angefertigt,erzeugt,geschneidert",
        (done) =>
          `(?:${done}(?:${AND_IN_FOR}|[ \\n](?:wird|werden|wurden?|ist|sind)[ \\n][^.,;:\\n]{3,50}?)[ \\n](?:von|durch|bei)(?: der| dem| den)?|(?:von|durch|bei)(?: der| dem)?(?=[ \\n][^\\n]{3,80} ${done}(?!\\p{L})))`,
      ],
      [
        "fertigt,fertigte,produziert,produzierte,naht,nahte,strickt,webt,erzeugt,stellt,stellte",
        (does) => `${does}(?=[ \\n](?:die|der|das|unser|unsere|fur uns)[ \\n])`,
      ],
      [
        "fabrique,fabriquee,fabriques,fabriquees,confectionne,confectionnee,confectionnes,confectionnees,produit,produite,produits,produites,tisse,tissee,tisses,tissees,tricote,tricotee,tricotes,tricotees,cousu,cousue,cousus,cousues,assemble,assemblee,assembles,assemblees",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:par|chez)`,
      ],
      [
        "prodott,fabbricat,confezionat,realizzat,cucit,tessut,lavorat",
        (done) => `${done}[oaie]${AND_IN_FOR}[ \\n](?:da|dal|dalla|dallo|dai|presso)`,
      ],
      [
        "fabricad,producid,confeccionad,elaborad,cosid,tejid,hech",
        (done) => `${done}[oa]s?${AND_IN_FOR}[ \\n]por`,
      ],
      [
        "fabrica,produce,confecciona,elabora,cose,teje,ha fabricado,ha confeccionado,ha producido,fabbrica,confeziona,realizza,ha prodotto,ha confezionato",
        (does) => `(?:los?|las?|li|le|il) ${does}`,
      ],
      [
        "fabricad,produzid,confecionad,confeccionad,cosid,tecid,tricotad,feit",
        (done) => `${done}[oa]s?${AND_IN_FOR}[ \\n](?:por|pela|pelo|na|no)`,
      ],
      [
        "gemaakt,vervaardigd,geproduceerd,genaaid,gebreid,geweven,geconfectioneerd",
        (done) =>
          `(?:${done}${AND_IN_FOR}[ \\n](?:door|bij)|(?:door|bij)(?=[ \\n][^\\n,;:]{3,80} ${done}(?!\\p{L}))|(?:wordt|worden|werd|werden) door(?=[^\\n]{3,80} ${done}))`,
      ],
      ["maakt,produceert,vervaardigt,naait,breit", (does) => `${does}(?=[ \\n](?:de|het|ons))`],
      [
        "tillverkas,tillverkats,tillverkades,tillverkade,tillverkad,tillverkat,produceras,producerats,producerades,producerad,producerade,producerat,sys,sytts,syddes,sydd,sydda,sytt,stickas,stickats,stickad,stickade,stickat,vavs,vavts,vavd,vavda,konfektioneras,konfektionerad,konfektionerade,framstalls,framstalld,framstallda",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:av|hos)`,
      ],
      [
        "fremstilles,fremstillet,fremstillede,produceres,produceret,producerede,sys,syet,strikkes,strikket,strikkede,væves,vævet,laves,lavet",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:af|hos)`,
      ],
      [
        "produseres,produsert,produserte,lages,laget,lagd,sys,sydd,sydde,strikkes,strikket,strikkede,tilvirkes,tilvirket,fremstilles,fremstilt,veves,vevd",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:av|hos)`,
      ],
      [
        "valmistaa,valmisti,valmistanut,valmistaneet,tuottaa,tuotti,tuottanut,ompelee,ommellut,neuloo,neulonut,kutoo,kutonut,teettanyt",
        (does) => does,
      ],
      [
        "valmistab,valmistas,valmistanud,toodab,tootis,tootnud,ombleb,koob,omblus,omblnud,ommelnud,kudus,kudunud,toodetud,valmistatud",
        (does) => does,
      ],
      [
        "razo,razoja,razojis,razojusi,razots,razota,razoti,razotas,izgatavo,izgatavoja,izgatavojis,izgatavojusi,izgatavots,izgatavota,izgatavoti,izgatavotas,suj,suvis,suvusi,suts,ada,adijis,adijusi",
        (does) => does,
      ],
      [
        "gamina,gamino,pagamino,pagaminta,pagaminti,pagamintas,pagamintos,siuva,siuvo,pasiuvo,pasiuta,pasiuti,pasiutas,pasiutos,mezga,mezge,numezge,numegzta",
        (does) => `${does}${AND_IN_FOR}`,
      ],
      [
        "produkowan,wyprodukowan,szyt,uszyt,wytwarzan,wytworzon,dzian,tkan,dziergan,odszyt,konfekcjonowan",
        (done) => `${done}\\p{L}{1,2}${AND_IN_FOR}[ \\n](?:przez|w|we|u)`,
      ],
      [
        "produkuje,wyprodukowal,wyprodukowala,szyje,uszyl,uszyla,wytwarza,wytworzyl,wytworzyla",
        (does) => does,
      ],
      [
        "vyraben,vyroben,vyraban,usit,sit,usiv,pleten,upleten,tkan,utkan",
        (done) =>
          `${done}\\p{L}{0,2}${AND_IN_FOR}[ \\n](?:firmou|spolecnosti|spolocnostou|podnikem|podnikom|zavodem|zavodom|u|v|ve|vo)`,
      ],
      [
        "vyrabi,vyrobil,vyrobila,vyraba,sije,usil,usila,plete,pletie,upletl,upletla,uplietla,tka,utkala",
        (does) => does,
      ],
      [
        "izdeluje,izdelal,izdelala,izdelalo,proizvaja,proizvedel,proizvedla,proizvedlo,siva,sesil,sesila,sesilo,plete,spletla,tke",
        (does) => does,
      ],
      [
        "izdelan,sesit,sivan,proizveden,pleten,stkan,izraden,sasiven,saseven",
        (done) =>
          `${done}\\p{L}{0,3}${AND_IN_FOR}[ \\n](?:v podjetju|v tovarni|pri|od strane|od|u tvrtki|u firmi|u pogonu|u tvornici|u preduzecu|u fabrici|kod)`,
      ],
      [
        "proizvodi,proizvel,proizveo,proizvela,proizvelo,izraduje,izradio,izradila,izradilo,sije,sasio,sasila,sasilo,plete,isplela,производи,произвео,произвела,израђује,израдио,израдила,шије,сашила,плете,исплела",
        (does) => does,
      ],
      [
        "произведен,изработен,ушит,изплетен,изтъкан,конфекциониран,произвежда се,произвеждат се,изработва се,изработват се,шие се,шият се,плете се,плетат се,се произвежда,се произвеждат,се изработва,се изработват,се шие,се шият,се плете,се плетат",
        (done) => `${done}\\p{L}{0,2}${AND_IN_FOR}[ \\n](?:от|при|в)`,
      ],
      ["произвежда,произведе,изработва,изработи,шие,уши,плете,изплете", (does) => `(?:ги |го |я )?${does}`],
      [
        "произведен,израђен,сашивен,исплетен",
        (done) => `${done}\\p{L}?${AND_IN_FOR}[ \\n](?:од стране|од|у предузећу|у фабрици|у фирми|код)`,
      ],
      [
        "виробляє,виробила,виробило,виготовляє,виготовила,виготовило,шиє,пошила,пошило,в'яже,зв'язала,зв'язало,виготовлено,вироблено,пошито,виготовлені,вироблені,пошиті,виготовлении,пошитии",
        (does) =>
          `${does}${AND_IN_FOR}(?:[ \\n](?:на|в|у)(?=[ \\n](?:підприємстві|фабриці|компаніі|тов(?!\\p{L}))))?`,
      ],
      ["gyartja,gyartotta,varrta,varrja,kototte,koti,szotte,szovi,eloallitotta,eloallitja", (does) => does],
      [
        "produs,produsa,produse,fabricat,fabricata,fabricate,confectionat,confectionata,confectionate,cusut,cusuta,cusute,tricotat,tricotata,tricotate,tesut,tesute",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:de catre|de|la)`,
      ],
      [
        "κατασκευαζεται,κατασκευαζονται,κατασκευαστηκε,κατασκευαστηκαν,εχει κατασκευαστει,εχουν κατασκευαστει,παραγεται,παραγονται,παραχθηκε,παραχθηκαν,εχουν παραχθει,ραβεται,ραβονται,ραφτηκε,ραφτηκαν,πλεκεται,πλεκονται,υφαινεται,υφαινονται",
        (done) => `${done}${AND_IN_FOR}[ \\n](?:απο|σε|στην?|στα)`,
      ],
      [
        "κατασκευαζει,κατασκευασε,παραγει,παρηγαγε,ραβει,πλεκει",
        (does) => `(?:τισ |τα |το |την |τουσ )?${does}`,
      ],
      [
        "prodott,prodotti,prodotta,magħmul,magħmula,manifatturat,manifatturati,manifatturata,meħjut,meħjuta",
        (done) => `${done} minn`,
      ],
      ["deanta,deantar,deanamh,fuaite,cniotailte,monaraithe", (done) => `${done}(?: in \\p{L}+)? (?:ag|le)`],
    )}):?[ \\n]${COMPANY_SAID}`,
);
/** "Manufacturer is our company, X Ltd." */
const OUR_COMPANY =
  "(?:our (?:own )?(?:company|factory|firm|mill)|unsere? (?:eigene[rns]? )?(?:firma|betrieb|unternehmen|werk|haus|gesellschaft|fabrik)|notre (?:propre )?(?:societe|entreprise|usine|atelier|maison)|(?:la )?nostra (?:azienda|ditta|societa|fabbrica)|nuestra (?:empresa|fabrica|sociedad)|(?:a )?nossa (?:empresa|fabrica)|ons (?:eigen )?(?:bedrijf|fabriek)|nasza (?:firma|fabryka|spolka)|vart (?:eget )?(?:foretag|bolag)|vores (?:egen )?(?:virksomhed|firma|fabrik)|var (?:egen )?(?:bedrift|fabrikk)|(?:oma )?yrityksemme|nase (?:firma|spolecnost|spolocnost)|cegunk|firma noastra|nasa (?:tvrtka|firma)|nase podjetje|sirketimiz|firmamiz)";
/** "The manufacturer X Ltd.", "Hersteller im Sinne der Verordnung ist die X GmbH", "výrobce X s.r.o.". */
const MAKER_NAMED = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t]|(?<!${OF_PARTS})[ ])(?:${oneOf(MAKER)})(?:(?:[ ][^.:;\\n\\t]{0,60}?)?[ ](?:${IS}))?[ \\n](?:(?:(?:die|der|das|la|le|a|de)[ ])?${OUR_COMPANY},?[ \\n](?:(?:die|der|la|le|il|de)[ ])?|${COMPANY_SAID}(?:spol\\.[ ])?)`,
);
/** Before the word for a maker: of a material, and not of the product. */
const OF_PARTS =
  "(?:yarn|fabric|fibre|fiber|textile|cell|component|machine|garn|stoff|tkanin\\p{L}*|przedzy|latk\\p{L}*|ikke|not|nicht|nie|non|no)";
/** "La société X, fabricant, 27 rue Y, 59115 Z, atteste": what a company says of itself. */
const OF_ITSELF = worded(
  "gu",
  ({ oneOf }) =>
    `(?<=^|[\\n\\t])(?:the company|la societe|la maison|l'entreprise|die firma|la ditta|l'azienda|la empresa|a empresa|de firma|firma|spolka|foretaget|virksomheden|yhtio|firmaet)[ ](?<name>[^,;:\\n\\t]{3,50}),[ ](?:(?:as|als|en tant que|in qualita di|como|na qualidade de|jako|som)[ ])?(?:the |le |il |el |o |der )?(?:${oneOf(MAKER)})(?: of [^,\\n]{3,40})?,[ \\n]`,
);
/** The verb of the sentence, after the address: "…, France, atteste que". */
const VERB_AFTER = /, (\p{Ll}{4,})(?: .*)?$/u;

function makersOfThemselves(passage: Passage): Found[] {
  return [...matches(passage, OF_ITSELF)].flatMap((match): Found[] => {
    const name = match.groups?.name ?? "";
    const start = match.index + match[0].indexOf(name);
    const value = passage.text.slice(start, start + name.length);
    const end = match.index + match[0].length;
    const address = addressIn(passage, linesFrom(passage, end, MAX_LINES), SAID - ADDRESS_LESS);
    if (!address || !isCompanyName(value) || NO_MAKER.test(name)) return [];
    const found = { field: "manufacturer_name", value, confidence: SAID, passage, start };
    const told = String(address.value).replace(VERB_AFTER, (rest, word: string) =>
      beginsWithStreet(word) ? rest : "",
    );
    return [
      { ...found, end: start + name.length },
      { ...address, value: told },
    ];
  });
}

/** Makers whom a sentence names, with their addresses. */
export function makersInSentences(passage: Passage): Found[] {
  if (passage.order !== "columns") return [];
  const themselves = makersOfThemselves(passage);
  if (themselves.length > 0) return themselves;
  const named = [...matches(passage, MAKER_NAMED)];
  const made = [...passage.folded.matchAll(WE_SIGN), ...matches(passage, MADE_SAID), ...named];
  const toldAt = (match: Match) => saidAt(passage, match);
  const told = [...made.flatMap(toldAt), ...makersBeforeVerbs(passage)];
  const signed = [...passage.folded.matchAll(SIGNED_FOR)].filter((match) => isDeclaredFor(passage, match));
  const all = told.length > 0 ? told : signed.flatMap(toldAt);
  const sewn = all.filter(({ ofCloth }) => !ofCloth);
  return (sewn.length > 0 ? sewn : all).map(({ found }) => found);
}

type Match = RegExpMatchArray & { index: number };

/** The company that stands behind such words. */
function saidAt(passage: Passage, match: Match): Said[] {
  if (DENIED.test(passage.folded.slice(Math.max(match.index - 20, 0), match.index))) return [];
  if (isOfElseBefore(passage, match.index)) return [];
  const start = nameStart(passage, match);
  const [first, ...rest] = linesFrom(passage, start, 3);
  if (!first) return [];
  const text = joinedText([first, ...rest]);
  const end = companyEnd(first.text) ?? (first.goesOn ? companyEnd(text) : undefined);
  const [name = "", ...after] = text.split(", ");
  // "Nous soussignés, Société X, Route de Y 7, 3054 Sfax" has no form.
  const isDeclared = DECLARED.test(match[0]) && isAddress(after.slice(0, 2).join(", "));
  const words = (end === undefined ? name : text.slice(0, end)).split(" ");
  if (end === undefined && !isDeclared) return [];
  if (words.length > 8 || words.filter((word) => /^\p{Ll}{4}/u.test(word)).length > 1) return [];
  const ofCloth = CLOTH_MADE.test(match[0]);
  return companyIn(passage, linesFrom(passage, start, MAX_LINES), SAID).map((found) => ({
    found,
    ofCloth,
  }));
}

/** "It is certified that the article below, made by X Ltd., meets …": who makes the goods that a certificate speaks of, in the same sentence. */
export function makersCertified(passage: Passage): Found[] {
  if (passage.order !== "columns") return [];
  return [...matches(passage, MADE_SAID)].flatMap((match) => {
    const said = sentenceBefore(passage, match.index);
    const isOfGoods = CERTIFIED.test(said) || namesKind(said);
    return isOfGoods ? saidAt(passage, match).flatMap(({ found, ofCloth }) => (ofCloth ? [] : [found])) : [];
  });
}

const CERTIFIED = new RegExp(`(?<!\\p{L})${GOODS_SAID}(?!\\p{L})`, "u");

/** "Legale rappresentante della ditta", before the company for which somebody declares. */
const SIGNED_FOR =
  /(?<!\p{L})(?:(?:legal|authori[sz]ed) representative|managing director|legale rappresentante|rappresentante legale|titolare|amministratore(?: unico| delegato)?|representante legal|(?:socio-?)?gerente|administrador(?:a)?|gerante?|directeur|directrice|president|representant legal|geschaftsfuhrer(?:in)?|inhaber(?:in)?|przedstawiciel(?:ka)?|prezes(?: zarzadu)?|jednatel(?:ka)?|konatel(?:ka)?|administrator|управител|νομιμοσ εκπροσωποσ|direktor(?:ica)?)[ \n](?:of|der|des|von|di|del|della|dell'|de la|de|du|da|do|firmy|spolecnosti|spolocnosti|spolki|societatii|al|на|τησ|tvrtke|drustva)(?:[ \n](?:the|die|la|company|firma|firmy|ditta|societa|azienda|societe|empresa|sociedade|sociedad|εταιρειασ))*[ \n]/gu;
/** Who signs, before that, and what makes their company another one than the maker, behind it. */
const SIGNS =
  /soussign|undersigned|sottoscritt|abaixo assinad|abajo firmante|unterzeich|nizej podpisan|nize podepsan|dolu podpisan|nizsie podpisan|subsemnat|долуподписан|υπογεγραμμεν|potpisan|(?<=^|\n)(?:i|ich|je|io|yo|eu|ja),/u;
const NOT_MAKING =
  /import|distribu|rivend|revend|grossist|(?<!\p{L})handler|trader|agent|mandatar|bevollmachtigt|upowazn|zplnomocn/u;
/** Characters of a declaration before and behind who makes it. */
const DECLARATION_REACH = 160;

function isDeclaredFor(
  { folded: small }: Passage,
  { index: at }: RegExpMatchArray & { index: number },
): boolean {
  if (!SIGNS.test(small.slice(Math.max(at - DECLARATION_REACH, 0), at))) return false;
  return !NOT_MAKING.test(small.slice(at, at + 2 * DECLARATION_REACH));
}

/** "Not made by X Ltd." */
const DENIED = new RegExp(`(?<!\\p{L})(?:${NOT_WORDS})[ \\n](?:\\p{L}{2,8}[ \\n])?$`, "u");
/** Nouns and articles before a name, which German and sentences begin with a capital letter. */
const CAPITAL_BEFORE =
  /^(?:firma|betrieb|werk|fabrik|unternehmen|hersteller|partner|die|der|das|the|la|le)$/u;

/** Where a name begins: "die Firma X GmbH" says what X is, and "Maison X SARL" is called so. */
function nameStart({ text }: Passage, match: RegExpMatchArray): number {
  const end = (match.index ?? 0) + match[0].length;
  const said = text.slice(end - (match.groups?.said?.length ?? 0), end);
  const own = [...said.matchAll(/(?<!\p{L})\p{Lu}\p{L}*/gu)].find(
    ([word]) => !CAPITAL_BEFORE.test(folded(word)),
  );
  return own === undefined ? end : end - said.length + own.index;
}

const DECLARED =
  /soussign|undersigned|sottoscritt|undertecknade|undertegnede|ondergetekende|hersteller|manufacturer|fabrica/u;

function joinedText(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(" ");
}
