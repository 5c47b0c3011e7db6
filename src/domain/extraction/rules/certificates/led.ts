/**
 * Numbers that a word for a certificate leads to: between the two stand only words that lead on ("certificado de cadeia de
 * custódia FSC tem o código …"). Whatever language puts them together in whatever order, they need not be listed as sayings.
 */
import type { Passage } from "../../reading/passage.ts";
import { Phrases, type Spoken, wordsIn } from "../kit/phrases.ts";
import { lineEnd, lineStart, placeOf } from "../kit/places.ts";
import type { NumberBeside } from "./beside.ts";
import { FOR_GOODS } from "./for-goods.ts";
import { numberAt, OTHER_NUMBER } from "./numbers.ts";
import { NATIONAL_BODIES, namesStandard, STANDARD_NAMED } from "./standards.ts";
import { PRODUCT_CERTIFICATE, TYPE_EXAMINATION } from "./type-examinations.ts";

/** What a word between a certificate and its number is. */
type Lead = "certificate" | "certified" | "number" | "licence" | "under" | "link";

/** Words, or stems with a star for their endings. */
const LEADS: Readonly<Record<Lead, string>> = {
  certificate:
    "typeonderzoekscertifica*,typeonderzoekverklaring*,typekeuring*,tyyppitarkastustodistu*,typintyg*,typkontrollintyg*,typkontrollcertifikat*,typgodkannande*,typeafprovningsattest*,typeafprovningscertifikat*,typegodkendelse*,typeprovingssertifikat*,typeundersokelsessertifikat*,typegodkjenning*,typegoedkeuring*,deimhni*,dheimhni*,ccertifikat,certificate,certificates,certification,certifications,cert,certificat,certificats,certificatul,certificatului,certificato,certificati,certificazione,certificazioni,certificado,certificados,certificacion,certificaciones,certificacao,certificacoes,certificacio,certificaat,certificaten,certificering,zertifikat*,transaktionszertifikat*,transactiecertificaat,transaktionscertifikat*,transaksjonssertifikat*,zertifizierung,zert,certyfikat*,certifikat*,certifikac*,sertifik*,sertifioin*,osvedcen*,tanusitvany*,tanusitvanny*,bizonyitvany*,swiadectw*,intyg*,tunnistus*,todistu*,sertifikaa*,typgenehmigung*,typzulassung*,homologation,homologations,homologacion,homologacao,omologazione,homologacj*,homologac*,homologacij*,omologare*,tyyppihyvaksynta*,tuubikinnitus*,tipusjovahagyas*,apliecib*,pazymejim*,potvrd*,potrdil*,atest*,attest*,attestation,attestato,nachweis*,bescheinigung*,prufbescheinigung*,baumusterprufbescheinigung*,tuubihindamistoend*,tuubihindamissertifi*,toend*,belge*,teastas*,teastais,сертификат*,удостоверение*,πιστοποιητικ*,πιστοποιησ*,сертифікат*,свідоцтв*,уверењ*,потврд*",
  certified:
    "certified,certifie,certifiee,certifies,certifiees,certificata,certificati,certificate,certificada,certificadas,zertifiziert*,gecertificeerd*,certyfikowan*,certifierad*,certifieret*,certificeret*,sertifisert*,sertifioi*,certificata,labellise,labellisee,certifikovan*,certificiran*,tanusitott*,сертифициран*,сертифікован*,сертификован*,πιστοποιημεν*,sertifitseeri*,sertific*,sertifikuot*,sertifikali*",
  number:
    "number,numbers,no,nos,nr,nro,num,n,id,code,nummer,nummern,kennnummer,registriernummer,numero,numeros,numer,numeru,numerem,numero,numar,numarul,numarului,cislo,cislem,broj,brojem,stevilk*,numurs,numeris,numeriu,numru,nru,uimhir,szam*,sorszam*,no'lu,nolu,numarali,numara*,sayi*,kod,kodas,kods,kode,kodem,kodom,koodi,codice,codigo,codi,c,br,st,номер*,код,αριθμο*,αρ,αριθ,κωδικ*,identificat*,identifikat*,identifiant*,identyfikac*,identifica*,kennung,referenznummer,zertifikatsnummer,zertifikatnummer,certificaatnummer,certifikatnummer,certifikatnr,certifikatsnummer,sertifikatnummer,sertifikaattinumero,sertifikaatinumero,zertifikatsnr,lajstromszam,број,бр",
  licence:
    "licen*,ausweis,ausweisnummer,genehmigungsausweis,lizenz*,lupa,lupanumero,lupanro,flo,flocert,lisens*,lisenss*,lisans*,lizenznummer,licensnummer,licentienummer,registration,registrier*,registro,registrazione,enregistrement,enregistre,rejestr*,kayit*",
  under: "under,unter,sous,sotto,bajo,sob,onder,pod,sub,под,під,υπο,alatt",
  link: "cb,b,vydal,vydala,vydalo,vystavil,vystavila,izdao,izdala,izdal,izdalo,kiallitotta,kiadta,wydal,wydala,wystawil,wystawila,emitio,expidio,emitiu,udstedte,utstedte,utfardade,myonsi,myontanyt,valjastas,izsniedza,isdave,издаде,издала,εξεδωσε,видав,видала,fra,fran,hos,from,dal,chez,tranzakcios,tranzactie,сделка,συναλλαγησ,darijuma,sandorio,tehingu,транзакціин*,трансакціин*,трансакцион*,transakcijsk*,held,granted,pelo,pela,delivree,emise,wydan*,vydan*,udstedt,utstedt,utfardat,utfardad,ambito,alcance,perimetre,champ,reikwijdte,of,the,a,an,for,is,are,has,have,bears,bearing,with,under,by,door,durch,przez,to,and,as,its,our,this,it,which,that,holds,hold,held,carries,reads,valid,in,registered,issued,conformity,compliance,chain,custody,coc,scope,transaction,transazione,transaccion,transacao,transakcyjn*,transakcni,transakcny,scopo,portee,zakresu,type,examination,type-examination,system,management,test,approval,supplier,suppliers,weaving,knitting,spinning,dyeing,dye,sewing,weaver,knitter,spinner,dyer,spinners,weavers,manufacturer,producer,factory,yarn,fabric,weberei,strickerei,spinnerei,farberei,herstellers,lieferanten,garns,garnlieferanten,stofflieferanten,tissage,filature,tricotage,teinturerie,fabricant,fournisseur,fil,tissu,tessitura,filatura,tintoria,produttore,fornitore,filato,tessuto,tejeduria,hilatura,tintoreria,fabricante,proveedor,hilo,tejido,tecelagem,fiacao,tinturaria,fornecedor,fio,malha,tecido,weverij,spinnerij,ververij,leverancier,fabrikant,garen,tkalni,przedzalni,farbiarni,producenta,dostawcy,przedzy,tkaniny,vaveri*,spinneri*,fargeri*,leverantor*,leverandor*,kutomon,kehraamon,toimittajan,tkalcovny,pradelny,dodavatele,vyrobce,dodavatela,vyrobcu,szovode,fonoda,beszallito,tesatoriei,furnizorului,dokuma,iplik,tedarikci*,company,site,facility,mill,eu,eg,ec,ce,ue,we,es,ek,version,der,die,das,des,dem,den,ein,eine,einer,eines,fur,von,mit,unter,ist,hat,tragt,lautet,und,im,als,unser*,sein*,ihr*,nach,vom,gultig*,gemass,konformitat*,baumuster*,produktkette,ausgestellt,erteilt,de,del,della,dello,dei,degli,di,da,la,le,les,l,lo,il,i,gli,el,los,las,un,une,una,uno,du,d,par,pour,est,sont,sous,avec,et,a,au,aux,porte,portant,notre,nos,son,leur,conformite,chaine,controle,tracabilite,examen,exame,esame,tipo,conformita,conformidad,conformidade,conformitate,catena,custodia,cadena,cadeia,e,per,con,che,ha,reca,porta,nostro,nostra,il,delivre,emis,rilasciato,emesso,numero,y,o,os,as,um,uma,do,dos,com,por,para,tem,tiene,lleva,cuyo,cujo,cuya,bajo,sob,nuestro,nuestra,nosso,nossa,su,seu,emitido,expedido,het,een,van,met,onder,voor,is,heeft,draagt,ons,onze,op,volgens,typeonderzoek,typafprovning,typeafprøvning*,typeprovning,typprovning,typkontroll*,typeundersøkelse,tyyppitarkastus*,prezkouseni,preskumani*,preskusk*,skusky,pregled*,preizkus*,ispitivanj*,vizsgalat*,examinare*,hindamis*,parbaud*,tyrim*,изследване,изпитване,изпитването,дослідження,експертизи,перевірки,испитивањ*,прегледа,типа,типу,ес,єс,ео,pod,z,ze,o,nr,ma,na,dla,nasz*,jest,zgodnosci,badania,typu,tipa,lancucha,dostaw,av,ar,har,med,for,till,til,og,och,vart,vort,var,vores,den,det,sporbarhet*,sporbarhed*,typgodkannande,og,on,sen,jonka,numerolla,meidan,pro,za,s,se,ma,na,je,ma,nas*,ktory,ktere,shody,zhody,az,ami,a,egy,cu,al,ale,din,este,nostru,noastra,pentru,u,iz,sa,ve,ile,icin,olan,bu,tip,inceleme,ve,по,на,за,с,със,и,е,нашия,του,τησ,το,με,για,και,ειναι,rendelkezik,rendelkezo,uygunluk,kapsam,islem,yonetim,sistemi,qualitatsmanagement*,managementsystem*,umweltmanagement*,standard,standards,norm,norme,norma,про,з,від,та,і,для,an,faoi,відповідності,о,са,усаглашености,εξετασησ,τυπου,εε,εκ,συμμορφωσησ,δοκιμων,προτυπου,υπ",
};

/** What a type is certified by that no word alone tells: "type approval no. E1-2214". */
const TYPE_APPROVAL =
  /(?<!\p{L})(?:type[ -]approval|schvaleni[ea]? typu|zatwierdzeni\p{L} typu|aprobare de tip|tipo patvirtinim\p{L}*|tipa apstiprinajum\p{L}*|odobrit\p{L}* tipa|odobrenj\p{L} tipa|tip onay\p{L}*|одобрение на типа|затвердження типу|εγκριση τυπου)(?!\p{L})/gu;

const OF_PRODUCT = new RegExp(PRODUCT_CERTIFICATE, "gu");

/** Most words between a certificate and its number. */
const MOST_WORDS = 14;
/** What may stand between two such words: signs (of a picture also what "º" is taken for), one end of a line or a cell, figures of versions and standards. */
const GAP =
  /^[ ]*(?:[.,:;#=®™°№£*|/'"“”„()·•-]|\((?:r|tm)\)|\d{1,2}\.\d{1,2}(?!\d)|(?:100|9001|14001|45001|50001|8000|13485|27001)(?::\d{4})?(?!\d)|\d{1,2}[.)](?!\d))*(?:[ ]|[\t\n](?!\n))*(?:2(?=[ ])|[.:;#=°№£*("-]|\d{1,2}\.\d{1,2}(?!\d)|(?:100|9001|14001|45001|50001|8000)(?::\d{4})?(?!\d))*[ ]*$/u;

/** "Č. 1804/0417/2025" below the title of an examined type: a line with a number and nothing else but the word for one. */
function isLineOfNumber(folded: string, word: number, number: number): boolean {
  if (folded[word - 1] !== "\n" || !NUMBER_ALONE.test(folded.slice(number, lineEnd(folded, number))))
    return false;
  const title = folded.slice(lineStart({ folded }, word - 1), word - 1);
  return TYPE_EXAMINATION.test(title) || namesStandard(title);
}

/** What is left of a line from a number on, where that and its date are all it says: "0987-TOY-25-3316 du 14/01/2025". */
const NUMBER_ALONE =
  /^[^ \t]+(?: [\p{L}\d./-]*\d[\p{L}\d./-]*)?(?:,? (?:\p{L}{1,8}\.? ){0,2}\(?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.? (?:de )?\p{L}{3,12}\.? (?:de )?\d{4})\)?\.?)?[ ]*$/u;

/** One word, with its sign. */
const NUMBER_WORD = /^\p{L}+[ .:°]*$/u;

let leads: Phrases<Lead> | undefined;
/** Norms that something is certified to: their figures belong to their name. */
const NORM = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${NATIONAL_BODIES})[ -])?(?:(?:(?:en|iso|iec|astm)[ -]){1,3}\d{2,6}(?:-\d{1,2})*(?::\d{4})?|(?:ul|gb(?:\/t)?|aatcc)[ -]\d{2,5}(?:[.-]\d{1,4})*)(?!\d)`,
  "gu",
);
/** Where a number may begin. */
const BEGINNING = /(?<![\p{L}\d./®-])(?=[\p{Lu}\d](?:[\p{L}\d./ ]|-\n?){0,40}\d)/gu;
/** Most letters that are looked back at. */
const BACK = 220;

/** @returns numbers that only words leading to them part from a word for a certificate */
export function numbersLedTo(passage: Passage): NumberBeside[] {
  const { text, folded } = passage;
  const found: NumberBeside[] = [];
  const words = wordsIn(folded);
  let next = 0;
  let norms: { start: number; end: number }[] | undefined;
  for (const { index } of text.matchAll(BEGINNING)) {
    while ((words[next]?.start ?? index) < index) next++;
    const lead = leadTo(passage, index, words, next - 1);
    if (!lead) continue;
    const printed = numberAt(text, index, lead.isNumber);
    if (!printed) continue;
    norms ??= [...folded.matchAll(NORM)].map(placeOf);
    if (norms.some(({ start, end }) => start <= index && index < end)) continue;
    const { number, length } = printed;
    found.push({ number, start: index, end: index + length, confidence: lead.isNumber ? 0.88 : 0.85 });
  }
  return found;
}

/** What leads to a number; undefined where no certificate does. */
function leadTo(
  passage: Passage,
  index: number,
  words: readonly Spoken[],
  wordBefore: number,
): { isNumber: boolean } | undefined {
  leads ??= leadsByWord();
  const { folded, closed } = passage;
  const from = Math.max(index - BACK, 0);
  const before = folded.slice(from, index);
  const names = [STANDARD_NAMED, NORM].flatMap((pattern) =>
    [...before.matchAll(pattern)].map((match) => ({
      start: from + match.index,
      end: from + match.index + match[0].length,
      isStandard: pattern === STANDARD_NAMED,
    })),
  );
  const approvals = [TYPE_APPROVAL, OF_PRODUCT, FOR_GOODS].flatMap((pattern) =>
    [...before.matchAll(pattern)].map(({ 0: said, index: at }) => from + at + said.length),
  );
  const value = beforeNames(passage, index, words, wordBefore);
  let at = value;
  let isNumber = false;
  let isLicence = false;
  // "Licence 188204", "licenza GOTS n. 188204": nothing else stands between.
  let isLicenceOf = false;
  let isDirect = true;
  // "Certified to OCS by Ceres under CRS-2214".
  let isUnder = false;
  const isAfterColon = before.endsWith(": ");
  let isStandard = false;
  let last = lastBefore(words, wordBefore, at);
  for (let count = 0; count < MOST_WORDS && last >= 0; count++) {
    const word = words[last];
    if (!word) break;
    const aside = asideBefore(folded, at);
    if (aside !== undefined && aside < at) {
      at = aside;
      last = lastBefore(words, last, at);
      continue;
    }
    const name = names.find(({ start, end }) => word.start >= start && word.end <= end);
    const gap = folded.slice(name?.end ?? word.end, at);
    if (!GAP.test(gap) || closed.has(word.end)) break;
    // A label stands before its value.
    // Its number may stand beside it with the word for one: "Certificat GOTS" and "n° 250417".
    const isBeside =
      isNumber &&
      !isLicence &&
      (!gap.includes("\n") || isLineOfNumber(folded, at, value)) &&
      NUMBER_WORD.test(folded.slice(at, value));
    if (/[\t\n]/.test(gap) && at !== value && !isBeside) break;
    const misread = misreadIn(passage, word.text);
    if (misread === "number" && at === value) isNumber = true;
    const lead = leads.called(word.text) ?? (misread && "certificate");
    if (!name && lead === undefined && !approvals.includes(word.end)) {
      const before =
        isNumber || isLicence || isAfterColon ? beforeNames(passage, at, words, last, isNumber) : at;
      if (before === at) break;
      at = before;
      last = lastBefore(words, last, at);
      continue;
    }
    if (approvals.includes(word.end)) return { isNumber };
    if (name) isStandard ||= name.isStandard;
    else if (lead === "certificate")
      return {
        isNumber:
          isNumber ||
          (at === value &&
            gap === " " &&
            (isStandardBefore(names, word.start) || isStandardBehind(folded, index))),
      };
    else if (lead === "certified" && isUnder) return { isNumber: isNumber || isStandard };
    else if (lead === "certified" && (isNumber || isLicence))
      return { isNumber: isNumber || (isLicenceOf && isStandard) };
    else if (lead === "certified") break;
    else if (lead === "under" && at === value) isUnder = true;
    else if (lead === "number") isNumber = true;
    else if (lead === "licence") {
      isLicence = true;
      isLicenceOf ||= isDirect && !gap.includes("\n");
    } else isDirect = false;
    at = name ? name.start : word.start;
    last = lastBefore(words, last, at);
  }
  return isStandard && (isNumber || isLicence)
    ? { isNumber: (isNumber && isLicence) || isLicenceOf }
    : undefined;
}

/** Shortest word for a certificate that is known with letters read badly, and the one from which two may be. */
const LEAST_LETTERS = 9;
const LETTERS_FOR_TWO = 12;
/** Letters behind a word for a certificate at most: "Zertifizierungsstelle" is who certifies. */
const LONGEST_ENDING = 2;
/** The parts of a word for a certificate that say that its number follows. */
const OF_NUMBER = /num|n[ro]$|szam$/u;

let certificateWords: readonly string[] | undefined;

/** Of a picture: "Baumusterprüfbeschemigung", "tipusvizsgalatitanusitvany", "Zertifikatsanummer" are words for a certificate, or for its number. */
function misreadIn(passage: Passage, word: string): "certificate" | "number" | undefined {
  if (word.length < LEAST_LETTERS || leads?.called(word) !== undefined) return undefined;
  if (!passage.words.some(({ sureness }) => sureness < 1)) return undefined;
  certificateWords ??= LEADS.certificate
    .split(",")
    .map((name) => name.replace("*", ""))
    .filter((name) => name.length >= LEAST_LETTERS);
  const isNumber = OF_NUMBER.test(word);
  const from = isNumber ? 0 : word.length - LONGEST_ENDING;
  const isOne = certificateWords.some(
    (name) => faultsIn(word, name, from) <= (name.length < LETTERS_FOR_TWO ? 1 : 2),
  );
  return isOne ? (isNumber ? "number" : "certificate") : undefined;
}

/** How many letters of a name are wrong, missing or too many where it stands best within a word and ends behind a place. */
function faultsIn(word: string, name: string, from: number): number {
  let above = new Array<number>(word.length + 1).fill(0);
  for (const [i, letter] of [...name].entries()) {
    const row = [i + 1];
    for (const [j, other] of [...word].entries())
      row.push(
        Math.min((above[j] ?? 0) + (letter === other ? 0 : 1), (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1),
      );
    above = row;
  }
  return Math.min(...above.slice(from));
}

/** Letters between a standard and the word for its certificate at most: "Cradle to Cradle Gold, certificate 4451". */
const NEAR = 50;

function isStandardBefore(names: readonly { end: number; isStandard: boolean }[], at: number): boolean {
  return names.some(({ end, isStandard }) => isStandard && end <= at && at - end < NEAR);
}

/** "Volgens certificaat 2306125 (Centexbel), OEKO-TEX": behind a long number, in its clause. */
function isStandardBehind(folded: string, at: number): boolean {
  const behind = LONG_NUMBER.exec(folded.slice(at, at + NEAR))?.groups?.behind;
  return behind !== undefined && namesStandard(behind);
}
const LONG_NUMBER = /^\d{6,8}(?![\d.,/-])(?<behind>[^.;\n\t]*)/u;

/** "GRS Scope Certificate (Konfektionär) | Nr. 109447": whose certificate it is, in brackets between it and its number. */
const ASIDE = /\([ ]?\p{L}[^()\d\n\t]{2,40}\)[ ]?[:,]?[ ]?[\t\n]?[ ]?$/u;
const ASIDE_REACH = 60;

/** "(organismo notificado 2369)": the body, in brackets with its number. */
const ASIDE_OF_BODY =
  /\([ ]?(?!cert|zert|sert)\p{L}[^()\d\n\t]{6,40}[ ]\d{4}[ ]?\)[ ]?[:,]?[ ]?[\t\n]?[ ]?$|\([ ]?\d{4}[ ]?\)[ ]?[:,]?[ ]?$/u;

/** Where such brackets begin that stand right before a place. */
function asideBefore(folded: string, at: number): number | undefined {
  const from = Math.max(at - ASIDE_REACH, 0);
  const before = folded.slice(from, at);
  if (!before.trimEnd().replace(/[:,]$/, "").trimEnd().endsWith(")")) return undefined;
  const found = ASIDE.exec(before) ?? ASIDE_OF_BODY.exec(before);
  return found ? from + found.index : undefined;
}

/** The last word before a place, from some word back. */
function lastBefore(words: readonly Spoken[], from: number, at: number): number {
  let last = from;
  while ((words[last]?.start ?? -1) >= at) last--;
  return last;
}

/** Most words of the name of a body between a label or "by" and its number. */
const MOST_NAMES = 4;
const NAMED_BY =
  /(?:[\t\n:(]|(?<!\p{L})(?:by|von|durch|par|da|dal|dalla|por|pelo|pela|door|przez|av|af|de|vydal[ao]?|vystavil[ao]?|izda(?:o|la|l|lo)|wydal[ao]?|wystawil[ao]?|kiallitotta|kiadta|emitio|emitiu|expidio|udstedte|utstedte|utfardade|myonsi|valjastas|izsniedza|isdave|издаде|εξεδωσε|видав|видала|od|fra|fran|hos|from|vom|dal|dall'|chez|u))[ ]?$/u;
/** "CB certifikat SIQ: SI-11842": also right behind the word for a certificate, where a colon leads to the number. */
const NAMED_BEHIND = /(?:cert|zert|sert|tanusitv|todist|tunnist|сертиф|πιστοπ)\p{L}*[ ]$/u;

/** Where the name of a body before a number begins ("TÜV Rheinland R 50688412"), else where the number does. */
function beforeNames(
  { text, folded }: Passage,
  index: number,
  words: readonly Spoken[],
  last: number,
  isSaid = false,
): number {
  let at = index;
  for (let i = last; i > last - MOST_NAMES; i--) {
    const word = words[i];
    if (!word || !/^[ ]?[,.]?[ \t]?$|^[ ]?[:(][ ]?$/.test(folded.slice(word.end, at))) break;
    if (!/^\p{Lu}/u.test(text.slice(word.start))) break;
    if (leads?.called(word.text) !== undefined) break;
    at = word.start;
  }
  const before = folded.slice(Math.max(index - 40, 0), index);
  const led = folded.slice(Math.max(at - 16, 0), at);
  // In a cell of its own it is a label, but for "Certificate: Ecocert" beside the number.
  const isApart = folded.slice(at, index).includes("\t");
  // "Certifikat, SIQ, št. SI-11843": between commas only what is in capitals.
  const isInCapitals = /^[^\p{Ll}]*$/u.test(text.slice(at, last >= 0 ? (words[last]?.end ?? at) : at));
  return at < index &&
    (NAMED_BY.test(led) ||
      (isInCapitals && (/\p{L}, $/u.test(led) || (isSaid && NAMED_BEHIND.test(led)))) ||
      (folded.slice(at, index).includes(":") && NAMED_BEHIND.test(led))) &&
    !(isApart && /[\t\n][ ]?$/.test(led)) &&
    !OTHER_NUMBER.test(before)
    ? at
    : index;
}

function leadsByWord(): Phrases<Lead> {
  const table = new Phrases<Lead>();
  for (const lead of ["certificate", "certified", "number", "licence", "under", "link"] as const)
    table.add(LEADS[lead], lead);
  return table;
}
