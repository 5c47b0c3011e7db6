/** How numbers of certificates are made, scheme by scheme, and the words that they are called by. */
import type { Passage } from "../../reading/passage.ts";
import { lineStart } from "../kit/places.ts";
import { matches, worded } from "../kit/worded.ts";
import { numbersBeside } from "./beside.ts";
import { numbersGranted } from "./granted.ts";
import { numbersLedTo } from "./led.ts";
import { numbersListedBehind, successorBehind } from "./listed.ts";
import { asMeant, BLANKED, isOfNorway, numberAt, OF_INSTITUTE, OTHER_NUMBER } from "./numbers.ts";
import { certificatesOfMills } from "./of-mills.ts";
import { standardNear, UNKNOWN } from "./standard-near.ts";

/** Some word for a certificate. */
const CERTIFIED = /cert|zert|sert|tanus|сертиф|πιστοπ|belge/u;
/** A word for a certificate, or the short name of a standard. */
const CERTIFIED_OR_STANDARD = new RegExp(
  `${CERTIFIED.source}|(?<!\\p{L})(?:gots|grs|rcs|ocs|rws|rds|rms)(?!\\p{L})`,
  "u",
);
/** The name of the label whose numbers have one of these shapes. */
const LABEL_OF_TEXTILES = /oe?ko-?tex|standard 100/u;
/** Institutes that print their name behind the number on a label of OEKO-TEX. */
const OF_LABEL =
  "(?:HOHENSTEIN|Hohenstein|CENTEXBEL|Centexbel|AITEX|TESTEX|Testex|CITEVE|IFTH|SHIRLEY|Shirley|OETI|ÖTI|DTI|RISE|INNOVATEXT|MIRTEC|CENTROCOT|FITI|NISSENKEN|KATRI|HTTI|TZ[UÚ]|VÚTCH)";
/** Words for a number between an institute and it. */
const NUMBER_WORDS =
  "[Nn][ro]?\\.?[ºo°]?|[Nn]um\\.|[Nn]úm\\.|[Nn]ummer|[Nn]umber|[Nn]um[eé]ro|[Nn]úmero|[Nn]umer|č\\.|br\\.|št\\.|sz\\.|№|αρ\\.";
/** Numbers by their shape; with `after`, only some letters after what that tells, or before what `behind` does. */
const SHAPES: readonly {
  pattern: RegExp;
  standard?: string;
  confidence: number;
  after?: RegExp;
  behind?: RegExp;
  /** Letters without which the page has none. */
  sign?: string;
  /** No article has such a number, so that the word for one may stand before it. */
  isSure?: boolean;
}[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d./-]|\\d[ ])(?:(?=[\\p{L}\\d.]*\\d{4})[\\p{Lu}\\d][\\p{Lu}\\d.]{5,14}|\\d{4}-\\d{3,4})(?=[ \\n]${OF_LABEL}(?!\\p{L}))`,
      "gu",
    ),
    confidence: 0.88,
    after: LABEL_OF_TEXTILES,
  },
  {
    // "OEKO-TEX® STANDARD 100 – CITEVE 2476": a short number is one with the name before it, and no year.
    pattern: new RegExp(
      `(?<=[–:|,(\\t\\n-][ ]?|[Tt][Ee][Xx][®™]?[ ]|100[ ])${OF_LABEL}[ ](?!(?:19|20)\\d{2}(?!\\d))\\d{4,6}(?![\\p{L}\\d]|[ ]?[./-][ ]?[\\p{L}\\d]|[ ]\\d)`,
      "gu",
    ),
    confidence: 0.85,
    after: /(?:oe?ko-?tex[®™]?|standard 100)[^\p{L}\d\n]{0,6}(?:standard 100|100)?[^\p{L}\d\n]{0,6}$/u,
  },
  {
    // "STANDARD 100 by OEKO-TEX® 2207155 TESSILAB": any institute, where its number stands right behind the name.
    pattern:
      /(?<=(?:OEKO|Oeko)[ -]?(?:TEX|Tex)[®™]?[ \n])(?=[\p{L}\d.]*\d{5})[\p{Lu}\d][\p{Lu}\d.]{5,14}(?=[ ]\p{Lu}{3,}(?!\p{L}))/gu,
    confidence: 0.88,
    after: LABEL_OF_TEXTILES,
  },
  {
    // "07.0.98123", "2019AK1033", "SH025 136745", "SH 025 136745", "SHHO 088122"; "30.6.2027" is a day.
    pattern:
      /(?<![\p{L}\d./-])(?!(?:0[1-9]|[12]\d|3[01])\.[1-9]\.(?:19|20)\d{2}(?!\d))(?:\d{2}\.\d\.\d{4,6}|(?:19|20)\d{2}[A-Z]{2}\d{4}|(?:[A-Z]{2} ?\d{3}|[A-Z]{4}) \d{6})(?![\p{L}\d]|[./-][\p{L}\d])/gu,
    confidence: 0.92,
    after: LABEL_OF_TEXTILES,
  },
  {
    // A picture has "DTi" and "DT1".
    pattern: /(?<![\p{L}\d./-])\d{4}-\d{3}(?= DT[Iil1](?![\p{L}\d]))/gu,
    confidence: 0.92,
    after: LABEL_OF_TEXTILES,
  },
  {
    // "TÜV Rheinland R 50688412 0001", "AM 60148213 0001".
    pattern: /(?<![\p{L}\d./-])\p{Lu}{1,2} \d{8} \d{4}(?![\p{L}\d/-])/gu,
    confidence: 0.88,
    after: /tuv rheinland/u,
  },
  {
    pattern: /(?<![\p{L}\d-])M(?=[A-Z\d]*\d)[A-Z\d]{7,10}(?![\p{L}\d-])/gu,
    standard: "OEKO-TEX Made in Green",
    confidence: 0.88,
    after: /made in green/u,
    behind: /made in green/u,
  },
  {
    // "OEKO-TEX 1187CIT", "Oeko-Tex 2508814 (Klasse II)": made like numbers of institutes, right behind the name.
    pattern:
      /(?<=(?:TEX|Tex|tex)[®™]?(?:[ ](?:STANDARD|Standard|Std\.?)?[ ]?100)?(?:[ ]|[ ]?[:–|-][ ]|[ ]\())(?!(?:19|20)\d{2}(?!\d))(?:\d{7}|\d{4,6}\p{Lu}{2,3}|\d{2}\.\d{5}|(?!EN|IS|DI|NF|BS|PN|NR|NO|US|EU|CE|LO|RE|PO)\p{Lu}{2,3}[ -]\d{2,4}[-./]\d{2,5})(?![\p{L}\d]|[./-][\p{L}\d]|[ ]?(?:%|€|\p{Ll}{1,2}(?!\p{L})))/gu,
    confidence: 0.86,
    after: LABEL_OF_TEXTILES,
    sign: "tex",
  },
  {
    // "Oeko-Tex, Klasse I, Shirley 11-24418", "OEKO-TEX: Centexbel 2203017", "Standard 100 – CITEVE n.º 9981CIT".
    pattern: new RegExp(
      `(?<=${OF_LABEL}[ ,:]{1,2}(?:(?:${NUMBER_WORDS})[ ])?)(?:\\d{2}-\\d{4,6}|\\d{7}|\\d{4,6}\\p{Lu}{2,3})(?![\\p{L}\\d]|[./-][\\p{L}\\d])`,
      "gu",
    ),
    confidence: 0.86,
    after: LABEL_OF_TEXTILES,
    sign: "tex",
  },
  {
    // "GS: Z1A 118204 0012", "Z1 24 03 91184 006".
    pattern: /(?<![\p{L}\d./-])[A-Z]\d?[A-Z]? (?:\d{2} \d{2} \d{5} \d{3}|\d{6} \d{4})(?![\p{L}\d]|[./-]\d)/gu,
    confidence: 0.9,
    after: /(?<!\p{L})gs(?!\p{L})|tuv|zert|cert/u,
  },
  {
    // "CB DK-118204-UL".
    pattern:
      /(?<=(?:^|[\t\n;,(][ ]?)CB[ :]{1,2})(?=[\p{Lu}\d -]*\d{4})[A-Z]{2}[ -](?:\d-)?\d{4,7}(?:-[A-Z\d]{1,4})*(?![\p{L}\d])/gu,
    standard: "CB",
    confidence: 0.86,
    sign: "cb",
  },
  {
    // "FLO-ID 19822", "FLO ID: 4471".
    pattern:
      /(?<=FLO[ -]?(?:ID|Id|id|CERT ID)(?:[ -]?(?:no\.?|n[r°º.]{1,2}))?[ :]{1,2}[ ]?)\d{4,6}(?![\p{L}\d]|[./-]\d)/gu,
    standard: "Fairtrade",
    confidence: 0.92,
    sign: "flo",
  },
  {
    pattern: /(?<![\p{L}\d./-])[1-5]0\d{2} \d{4}(?!\d|[./-]\d)/gu,
    standard: "Nordic Swan Ecolabel",
    confidence: 0.88,
    after: /(?<!\p{L})(?:svan|nordic swan|joutsenmer)/u,
  },
  {
    pattern:
      /(?=[A-Z]{3}\d{3})(?<=(?:LWG|URN|[Nn]o\.?|[Nn]r\.?|[Nn]umber|ID|[Cc]ode|[Aa]udit)[:. ]{1,2}|\()[A-Z]{3}\d{3}(?![\p{L}\d-])/gu,
    standard: "Leather Working Group",
    confidence: 0.85,
    after: /leather working group|(?<!\p{L})lwg(?!\p{L})/u,
  },
  {
    // Notified bodies for building products number their certificates so.
    pattern: /(?<![\p{L}\d-])\d{4}-CP[RD]-[\p{Lu}\d][\p{Lu}\d./-]*/gu,
    confidence: 0.88,
    after: CERTIFIED,
  },
  {
    pattern:
      /(?<![\p{L}\d])(?:(?<!-)\p{Lu}{2,5}-)?(?<!\p{L}-)\p{Lu}{2,5}[ \n-]?\d{5,8}[ ]?(?:\/[ ]?)?[ -]?(?:GOTS|GRS|RCS|OCS|RDS|RWS|RMS)(?:[-./][\p{Lu}\d]+)*/gu,
    confidence: 0.95,
  },
  {
    pattern:
      /(?<![\p{L}\d./-])(?:[A-Z]{2,8}[-/])?(?:GOTS|GRS|RCS|OCS|RDS|RWS)(?:[-./][\p{Lu}\d]{1,14}){1,5}(?![\p{L}\d])/gu,
    confidence: 0.92,
  },
  {
    pattern:
      /(?<![\p{L}\d/-])(?:\p{Lu}{2,8}[-/](?:[\p{Lu}\d]{2,8}[-/]){0,2})?TC-[\p{Lu}\d]+(?:[-./][\p{Lu}\d]+){0,6}/gu,
    confidence: 0.95,
  },
  {
    pattern:
      /(?<![\p{L}\d/-])(?:SC|EGL|ICEA|IDFL|ECOCERT|GCL|CERES|IMO|BCS|CUC|USB|CBTX|INT|OTCO)[-/ ](?:[\p{Lu}\d]+[-./]|TE?X )*\d[\p{Lu}\d./-]*/gu,
    confidence: 0.9,
    after: CERTIFIED_OR_STANDARD,
  },
  {
    pattern:
      /(?<![\p{L}\d])(?=CU[ -]?\d)(?<=(?:GOTS|GRS|RCS|OCS|RWS|RDS)[^\n]{0,70}\n?)CU[ -]?\d{6,8}(?![\p{L}\d/])/gu,
    confidence: 0.9,
  },
  {
    // Right behind the name of a standard, on a label: "GOTS FI-ECO-55190"; no other standard, order or article.
    pattern:
      /(?<=(?<![\p{L}\d])(?:GOTS|GRS|RCS|OCS|RWS|RDS|RMS)[®™]?[ ])(?!(?:ISO|EN|DIN|IEC|PO|ART|REF|STYLE|MOD|LOT|TR)-)\p{Lu}{2,6}-(?=[\p{Lu}\d-]*\d{3})[\p{Lu}\d]+(?:-[\p{Lu}\d]+){0,3}(?![\p{L}\d-])/gu,
    confidence: 0.8,
  },
  {
    // Those of leather begin with a letter: "L-24.HXT.70053".
    pattern: /(?<![\p{L}\d.])(?:\p{Lu}{1,3}-)?\d{2}\.[A-Z]{2,4}\.\d{4,6}(?!\d|\.\d)/gu,
    standard: "OEKO-TEX Standard 100",
    confidence: 0.96,
    isSure: true,
  },
  {
    // A picture has lost one of its points.
    pattern: /(?<![\p{L}\d.])\d{2}(?:\.[A-Z]{3}[ ]|[ ][A-Z]{3}\.)\d{5}(?!\d|\.\d)/gu,
    standard: "OEKO-TEX Standard 100",
    confidence: 0.85,
  },
  {
    pattern: /(?<![\p{L}\d])(?:T(?:UE|Ü|U)V-)?[A-Z]{2,8}-\n?(?:COC|CW|FM|CoC)-\n?\d{5,6}(?:-[A-Z])?/gu,
    standard: "FSC",
    confidence: 0.96,
  },
  { pattern: /(?<![\p{L}\d])FSC[®]?[- ]?C\d{6}/gu, standard: "FSC", confidence: 0.9 },
  {
    pattern: /(?<![\p{L}\d/.-])[A-Z]{2}(?:-[A-Z]{2,4})?\/\d{3}\/\d{3}(?![\d/])/gu,
    standard: "EU Ecolabel",
    confidence: 0.92,
  },
  { pattern: /(?<![\p{L}\d])PEFC\/\d{2}-\d{2}-\d{2,6}(?:\/\d+)?/gu, standard: "PEFC", confidence: 0.95 },
];
const CALLED = worded(
  "gu",
  ({ maybe }) =>
    `(?<!\\p{L})(?:(?:scope |transaction |oeko-?tex.? |gots |grs |rcs |ocs |conformity )?(?:${maybe(
      "ref. du certificat,reference du certificat,ref. certificato,rif. certificato,riferimento certificato,ref. del certificado,referencia del certificado,ref. do certificado,referencia do certificado,cert. ref.,cert ref,cert. ref,zertifikats-id,id. certificato,id certificato,certificat id,nr. certyfikatu,nr. certificato,n. certificato,certificate ref.,certificate reference,certificate code,nr. des zertifikats,nummer des zertifikats,lizenz-nr.,lizenz nr.,ref. certificat,reference certificat,codice certificato,numero licenza,num. de certificado,num. certificado,n° certificado,n.° certificado,numero certificado,nr cert.,certyfikat numer,c. certifikatu,cis. certifikatu,cislo licencie,tanusitvany sz.,tan. sz.,licencszam,licenc szama,nr. certificatului,numar licenta,numarul licentei,nr. licenta,серт. №,серт. номер,лиценз №,номер на лиценз,αρ. πιστ.,αριθμοσ αδειασ,αρ. αδειασ,κωδικοσ πιστοποιητικου,sert. nro,sertifikaatin nro,sertifikaatti nr,broj licence,broj licencije,certifikat broj,certifikat stevilka,stevilka licence,litsentsi number,litsentsi nr,sertifikaat nr,sert. nr.,sert.nr.,sert. nr,sertifikats nr.,licences numurs,licencijos numeris,sertifika nu.,ruhsat no,certificate number,certificate no.,certificate no,certificate nr.,certificate id,certificate n°,cert. no.,cert no.,cert. nr.,certification number,certificate registration no.,certificate reg. no.,registration number,license number,licence number,license no.,licence no.,zertifikat-registrier-nr.,zertifikatsregister-nr.,zertifikat-registriernummer,certificate register no.,zertifikatsnummer,zertifikat-nr.,zertifikat nr.,zertifikats-nr.,zertifikatnummer,zertifikat nummer,prufnummer,pruf-nr.,lizenznummer,registriernummer,numero de certificat,n° de certificat,n° du certificat,certificat n°,certificat no,certificat n.,n° certificat,numero du certificat,numero di certificato,certificato n.,certificato n°,certificato nr.,numero certificato,n. certificato,certificato numero,numero de certificado,certificado n.°,certificado n°,certificado num.,n.° de certificado,n° de certificado,certificado no.,certificado numero,certificado nr.,numero do certificado,n.° do certificado,n° do certificado,certificado n.o,certificaatnummer,certificaat nr.,certificaat nummer,certificaatnr.,nummer certificaat,numer certyfikatu,nr certyfikatu,certyfikat nr,sertifika no,sertifika numarasi,belge no,belge numarasi,certifikatnummer,certifikat nr,certifikatnr,certifikat nr.,sertifikatnummer,sertifikat nr.,sertifikaatin numero,sertifikaatti nro,cislo certifikatu,certifikat c.,cislo certifikatu,tanusitvany szama,tanusitvany szam,numar certificat,certificat nr.,broj certifikata,stevilka certifikata,номер на сертификат,сертификат №,αριθμοσ πιστοποιητικου,αρ. πιστοποιητικου,αριθμο πιστοποιητικου,πιστοποιητικο αρ.,номер на сертификата,№ на сертификат,сертификат номер,licensnummer,licensnr.,licentienummer,licentienr.,numero de licence,n° de licence,numero di licenza,numero de licencia,n.° de licencia,numero de licenca,n.° de licenca,lisenssinumero,lisensnummer,numer licencji,nr licencji,cislo licence,lisans no,certifikatsnummer,certifikats nr,certifikatets nummer,intygsnummer,sertifikaattinumero,todistuksen numero,sertifikatnr.,tanusitvanyszam,tanusitvany sorszama,bizonyitvany szama,nr. certificat,numarul certificatului,certificatul nr.,certificatului nr.,certyfikatu nr,swiadectwo nr,cislo osvedceni,osvedceni c.,certifikat cislo,certifikat br.,br. certifikata,certifikat st.,st. certifikata,sertifikaadi number,sertifikaadi nr,tunnistuse number,sertifikata numurs,sertifikata nr.,apliecibas numurs,sertifikato numeris,sertifikato nr.,pazymejimo nr.,numru tac-certifikat,uimhir teastais,uimhir an teastais,num. de certificat,certificat num.,sertifika numarasi,sertifikanin numarasi,tc number,tc no.,номер сертифіката,сертифікат №,№ сертифіката,сертифікат номер,номер свідоцтва,номер ліцензіі,ліцензія №,број сертификата,сертификат бр.,сертификат број,бр. сертификата,број лиценце,лиценца бр.",
    )})|(?:oeko(?:-\\n?)?tex[^\\n\\t:]{0,25}|gots|grs|rcs|ocs|rws|rds|fsc®?|pefc|iso \\d{4,5}(?::\\d{4})?)[ \\n,:-]{1,3}(?:certificate |zertifikat |cert\\. )?(?:number|nummer|numero|numer|numar|num|no|nr|n|id|cislo|c(?=\\.)|broj|br(?=\\.)|stevilka|st(?=\\.)|szam|sz(?=\\.)|номер|број|бр(?=\\.)|αριθμοσ|αρ(?=\\.))(?!\\p{L})(?![ ]?[.°]{0,2}[ ](?:\\p{L}{1,3}[ ])?(?:${CERTIFIED.source}|licen|lizenz|lisen|teast))[ ]?[.°]{0,2}|(?:sicherheits|produkt|umwelt|waren)zertifikat[ ](?:nr|nummer)(?!\\p{L})[ ]?[.:]{0,2}|(?:certificate|zertifikat|certificat|certificato|certificado|certificaat|certyfikat|sertifika|certifikat)s?[ ](?:[\\p{L}®0-9'’-]{2,18}[ ]){1,4}(?:number|num|nr|no|n|id|numero|nummer)(?!\\p{L})[ ]?[.°o]{0,2})(?!\\p{L})[ ]?(?:[:;.#=]|no\\.?)?[ ]*[\\t\\n]?`,
);
/** "Certificat PEFC" and "RCS-certifikat" beside a number, "certificate AB-1234" within a sentence. */
const CALLED_ALONE =
  /(?<![\p{L}])(?:(?:oeko-?tex|gots|grs|rcs|ocs|rws|rds|fsc|pefc|bluesign|scope|transaction|iso \d{4,5}(?::\d{4})?)[ -](?:standard \d+ )?(?:certificate|certificates|certification|zertifikat|certificat|certificato|certificado|certificaat|certyfikat|sertifika|sertifikasi|certifikat|certifikatas|sertifikaatti|sertifikat|tanusitvany)|(?:certificate|certification|zertifikat|certificat|certificato|certificazione|certificado|certificaat|certyfikat|sertifika|certifikat|sertifikat|tanusitvany|сертификат|сертифікат)(?: (?:oeko-?tex|gots|grs|rcs|ocs|rws|rds|fsc|pefc|standard 100|iso \d{4,5}(?::\d{4})?))?)(?<apart>[ ]?[:][ ]*[\t\n]?|[\t]|[ ](?=[\p{L}]{0,8}[-./]?\n?[\p{L}\d]*[-./]?[\d]|\p{L}{2,3} \d{4}))(?:(?:oeko-?tex|gots|grs|rcs|ocs|rws|rds|fsc|pefc)(?: standard 100)?,? (?:no\.? |nr\.? |n\.?° )?)?/gu;
const TOKEN = new RegExp(
  String.raw`^[ ]?${BLANKED}|^[ ]?${OF_INSTITUTE}|^[ ]?\d{4}-\d{3} \p{Lu}{3}(?=[,.;)\n\t]|$)|^[ ]?\p{Lu}{1,2}(?:\d\p{Lu})? \d{5,8} \d{4}(?!\d)|^[ ]?\d{2} \d{3}/\d{3} \d{4,6}(?: \p{Lu}{2,4}(?!\p{L}))?|^[ ]?\d{2}(?: \d{3,6}){1,3}(?: \p{Lu}{2,4})?(?=[\n\t,;)]|$)|^[ ]?[1-5]0\d{2} \d{4}(?!\d)|^[ ]?\p{Lu}{2,6}(?:-\p{Lu}{1,4})?(?: \d{2,4}){2}(?=[\n\t,;)]|$)|^[ ]?(?:\p{Lu}{1,6}(?:-\p{Lu}{1,4})?[ ])?(?=[\p{L}./_-]*\d)[\p{L}\d](?:[\p{L}\d./_-]{0,40}[\p{L}\d])?(?:(?:/| ?/ ?(?=[\p{Lu}./-]*\d))[\p{Lu}\d](?:[\p{Lu}\d./-]{1,30}[\p{Lu}\d]))?`,
  "u",
);
/** Numbers of something else than a certificate. */
const NO_NUMBER =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:(?:19|20)\d{2}|\d{2})|\d{1,2}[./-](?:19|20)\d{2}|\d{4}-\d{2}-\d{2}|\d{1,3}|(?:19|20)\d{2}|SA ?8000)$/;
/** "Regulation (EU) No 1007/2011": words before the number of an act of the Union. */
const ACT =
  /(?:regul|regl|regol|verordn|verord|direct|dirett|richtlin|rozporz|forordn|asetu|nariz|naria|rendelet|uredb|maarus|regula|reglament|yonetm|регламент|κανονισμ|(?<!\p{L})(?:eu|ue|ec|ce|eg|we|ek|es))[^\n\t]{0,20}$/u;
/** "OEKO-TEX report number": words between a standard and the word for a number. */
const OF_REPORT =
  /report|bericht|rapport|informe|relatorio|raport|sprawozdan|protokol|jegyzokonyv|zprav|sprav[aye]|porocil|izvjes|seloste|aruan|ataskait|parskat|доклад|протокол|звіт|извешт|εκθεσ|order|invoice|auftrag|auftr\.|bestell|best\.|commande|pedido|ordin[ei]|obj\.|objedn|zam\.|zamow|bestal|bestil|tilau|tellim|rendel|comand|comenz|narocil|narudz|pasut|uzsak|siparis|замовл|поръч|παραγγ/u;
/** What a licence gives is not the number of the certificate, where that is told as well. */
const LICENCE =
  /licen[cs]|litsents|лиценз|ліценз|лиценц|αδεια|lizenz|registr|labcode|lab code|client|mitglied|member/u;
/** Labels whose number is that of the licence. */
const BY_LICENCE = new Set(["EU Ecolabel", "Nordic Swan Ecolabel", "Blauer Engel"]);
/** A certificate that is told besides the one that a paper is: of the seller of a delivery, of what went before. */
export const OF_ANOTHER =
  /of (?:the )?(?:seller|supplier|input|previous|raw)|(?:vor|pre-?|pr[ae]-)(?:z|c)ertifi\p{L}*[ \n]|pre-?gecertificeerd\p{L}*[ \n]|gia certificat\p{L}[ \n]|input |inbound |incoming |upstream |(?:trader|farm|supplier) (?:tc|sc)s?(?!\p{L})|previous |(?<!\p{L})(?:former|old|vorherig\p{L}*|fruher\p{L}*|ancien|precedent|precedente|anterior|vorig\p{L}{0,2}|poprzedni\p{L}{0,2}|tidigare|tidligere|aiempi|aikaisempi|vanha|predchozi|predchadzajuc\p{L}*|elozo|korabbi|fostul|onceki|eski|ankstesnis|varasem|prejsnj\p{L}|prethodn\p{L}|предишен|προηγουμεν\p{L}*)[ ,(]|seller'?s |du vendeur|des verkaufers|del venditore|del vendedor|do vendedor/u;
/** Some of each word that `CALLED` knows. */
const SPEAKS_OF =
  /cert|zert|sert|tanus|tan\. ?sz|svan|homolog|omolog|(?:type|tipo|tipa) ?(?:approv|patvirt|apstip)|typgenehm|typzulas|typegod|typgod|typegoed|tyyppihyv|gs-|vde-|toend|hindami|tuubikinn|tipusjovah|schvaleni[ea]? typu|tip onay|одобрение на тип|затвердження тип|εγκρισ|joutsen|lisens|lisans|lupa|fair ?trade|αδεια|litsents|лиценз|ліценз|лиценц|attest|bescheinig|nachweis|potvrd|potrdil|licen|lizenz|registr|pruf|oeko|gots|grs|rcs|ocs|rws|rds|fsc|pefc|iso|belge|swiad|osved|intyg|todist|biz?onyit|tunnist|apliec|pazym|teast|tc n|сертиф|πιστοπ/u;
/** How far before a number its sentence may speak of a certificate, in characters. */
const SAID_REACH = 80;
/** The report has a number of its own, and no date. */
const NUMBER_ABOVE = /\d[./-](?!(?:19|20)\d{2}(?!\d))\d{4,}[.,]?\s+$/u;
/** Digits of a number that is known by its shape. */
const LEAST_DIGITS = 3;

export interface Certificate {
  number: string;
  standard: string;
  confidence: number;
  passage: Passage;
  start: number;
  end: number;
  /** True for the number of a licence or registration, and of a certificate that another one has. */
  beside: boolean;
}

/** Numbers of certificates as they are printed, by their shape or behind the words for them. */
export function certificatesAsPrinted(passage: Passage, kind: string): Certificate[] {
  const found: Certificate[] = certificatesOfMills(passage);
  for (const { pattern, standard, confidence, after, behind, sign, isSure } of SHAPES) {
    if (sign !== undefined && !passage.folded.includes(sign)) continue;
    for (const match of passage.text.matchAll(pattern)) {
      const printed = match[0].replace(/[.,/-]+$/, "");
      const number = asMeant(printed.replace(/(?<=[-/])\n/g, "").replace(/\s+/g, " "));
      const before = passage.folded.slice(Math.max(match.index - 40, 0), match.index);
      if ((number.match(/\d/g)?.length ?? 0) < LEAST_DIGITS) continue;
      // "La certification RCS de cet article porte le numéro …" is of no article's number.
      const said =
        passage.folded
          .slice(Math.max(match.index - SAID_REACH, 0), match.index)
          .split(/[\n\t;]|\. /u)
          .at(-1) ?? "";
      // "… based on our report 26.5.01774" over the number of the certificate.
      const isOfOther = !NUMBER_ABOVE.test(before) && (isSure ? OF_REPORT : OTHER_NUMBER).test(before);
      if (isOfOther && !CERTIFIED.test(before + said)) continue;
      // A column of values has its labels beside it.
      const label = passage.beside.get(lineStart(passage, match.index)) ?? "";
      if (OTHER_NUMBER.test(label) && !CERTIFIED.test(label)) continue;
      const end = match.index + printed.length;
      const isLed = after?.test(passage.folded.slice(Math.max(match.index - 80, 0), match.index)) ?? true;
      if (!isLed && !behind?.test(passage.folded.slice(end, end + 60))) continue;
      const of = standard ?? standardNear(passage, match.index, end);
      found.push({
        number,
        beside: isBeside(before, of),
        standard: of,
        confidence,
        passage,
        start: match.index,
        end,
      });
    }
  }
  const certified = CERTIFIED.test(passage.folded);
  for (const match of certified ? passage.folded.matchAll(CALLED_ALONE) : []) {
    const start = match.index + match[0].length;
    const printed = ALONE.exec(passage.text.slice(start, start + 60))?.[0].replace(/[.,/-]+$/, "") ?? "";
    const number = printed.replace(/\n/g, "");
    if (!/\d{3}/.test(number) || NO_NUMBER.test(number) || number.length < 6) continue;
    if (isAct(passage, number, start)) continue;
    const end = start + printed.length;
    if (found.some((one) => one.start < end && one.end > start)) continue;
    const standard = standardNear(passage, match.index, end);
    if (standard === UNKNOWN && !/\p{L}/u.test(number)) continue;
    const beside = isBeside(passage.folded.slice(Math.max(match.index - 30, 0), match.index), standard);
    found.push({ number, standard, confidence: 0.86, beside, passage, start, end });
  }
  // The pattern of all words for a number takes longer to build than to look whether there is any.
  for (const match of SPEAKS_OF.test(passage.folded) ? matches(passage, CALLED) : []) {
    const said = match.index + match[0].length;
    const start = isOfNorway(passage.text, said - 2)
      ? said - 2
      : isOfNorway(passage.text, said - 3)
        ? said - 3
        : said;
    const token = TOKEN.exec(passage.text.slice(start, start + 90))?.[0] ?? "";
    const blanks = token.length - token.trimStart().length;
    const from = start + blanks;
    const signed = numberAt(passage.text, from, false);
    const plain = token.trim().replace(/[.,/-]+$/, "");
    const number = signed && signed.length > plain.length ? signed.number : asMeant(plain);
    const length = Math.max(signed?.length ?? 0, plain.length);
    if (length === 0) continue;
    if (OF_REPORT.test(match[0]) && !CERTIFIED.test(match[0])) continue;
    if (isAct(passage, number, from) || NO_NUMBER.test(number) || number.length < 4) continue;
    const end = from + length;
    if (found.some((one) => one.start < end && one.end > from && one.end - one.start >= number.length))
      continue;
    const standard = standardNear(passage, from, end);
    found.push({
      number,
      standard,
      beside: [match[0], passage.folded.slice(Math.max(match.index - 30, 0), match.index)].some((words) =>
        isBeside(words, standard),
      ),
      confidence: 0.93,
      passage,
      start: from,
      end,
    });
  }
  for (const { number, start, end, confidence } of [
    ...numbersBeside(passage, kind),
    ...(SPEAKS_OF.test(passage.folded) ? numbersLedTo(passage) : []),
    ...(kind === "certificate" ? numbersGranted(passage) : []),
  ]) {
    if (found.some((one) => one.start < end && one.end > start)) continue;
    const standard = standardNear(passage, start, end);
    const beside = isBeside(passage.folded.slice(Math.max(start - 40, 0), start), standard);
    found.push({ number, standard, confidence, beside, passage, start, end });
  }
  for (const one of [...found]) {
    const successor = successorBehind(passage, one.number, one.end);
    for (const next of [
      ...numbersListedBehind(passage, one.number, one.end),
      ...(successor ? [successor] : []),
    ]) {
      const { start, end } = next;
      if (found.some((other) => other.start < end && other.end > start)) continue;
      found.push({ ...one, ...next, standard: standardNear(passage, start, end) });
    }
  }
  if (found.length > 0 || kind !== "certificate") return found;
  return [...passage.folded.matchAll(NUMBER_ALONE)].flatMap(({ 0: label, index }): Certificate[] => {
    if (SHORT.test(label) && !isBelowTitle(passage, index)) return [];
    const start = index + label.length;
    const number = TOKEN.exec(passage.text.slice(start, start + 60))?.[0].replace(/[.,/-]+$/, "") ?? "";
    if (number.length < 5 || NO_NUMBER.test(number)) return [];
    const end = start + number.length;
    const standard = standardNear(passage, start, end);
    return [{ number, standard, confidence: 0.8, beside: false, passage, start, end }];
  });
}

/** A number that is known as one of a certificate by the word alone: with digits and a sign, or two groups of digits. */
const ALONE = new RegExp(
  String.raw`^${BLANKED}|^(?:(?:CU|SC|TC)[ -]?)?(?=[\p{Lu}\d./\n-]*\d{2})[\p{Lu}\d]+(?:(?:[-/]\n?|\.)[\p{Lu}\d]+)+(?![\p{Ll}])|^(?:CU|SC|TC)[ -]?\d{5,8}(?!\d)|^\d{2}(?: \d{3,6}){1,3}(?![\d.,])|^\p{Lu}{1,5}\d{4,10}(?![\p{L}\d])|^\d{4}\p{Lu}{1,3}\d{3,6}(?![\p{L}\d])|^\d{4,6}\p{Lu}{2,3}(?![\p{L}\d])|^TZ[UÚ] ?\d{4,6}(?![\p{L}\d]|[.,/-]\d)|^(?!ISO|EN|DIN|UNI|NF|BS|PO)(?:\p{Lu}{2}|\p{Lu}{3,8}-\p{Lu}{2}) \d{4,6}(?:/\d{1,3})?(?![\p{L}\d.,])|^\p{Lu}{1,3}\d{3} \d{5,6}(?!\d)`,
  "u",
);
/** "No.", "N.º" and nothing else before a number, on a certificate. */
const NUMBER_ALONE =
  /(?<=^|[\n\t])(?:number|nummer|numero|num\.|no|nr|nro|n|numer|cislo|c(?=\.)|szama?|sz(?=\.)|numar(?:ul)?|номер|№|αριθμοσ|αρ(?=\.)|number|numbri?|numurs|numeris|stevilka|st(?=\.)|broj|br(?=\.)|numarasi?|sayi)[.°o]{0,2}[ ]?[:.]?(?:[ ]|[\t\n])(?=(?:\p{L}{2,6}[ ])?[\p{L}\d./-]{0,12}\d)/gu;

/** Words that are short for a number, as for much else. */
const SHORT = /^(?:c|sz|st|br|αρ|№)/u;

/** Whether the line above is a title in capitals. */
function isBelowTitle({ text }: Passage, at: number): boolean {
  const above = text.slice(text.lastIndexOf("\n", at - 2) + 1, Math.max(at - 1, 0));
  return /\p{Lu}{4}/u.test(above) && !/\p{Ll}/u.test(above);
}

function isAct({ folded: text }: Passage, number: string, start: number): boolean {
  return /^1\d{3}\/2\d{3}$/.test(number) && ACT.test(text.slice(Math.max(start - 40, 0), start));
}

/** Whether the words before a number, in its cell and the one before, tell a licence, or another company's. */
function isBeside(before: string, standard: string): boolean {
  const lines = before.split("\n");
  const line = lines.at(-1) ?? "";
  const near = (line.trim() === "" ? (lines.at(-2) ?? "") : line).slice(-45);
  // "Svanenlicens 3039 0117 och RWS-certifikat nr …": the licence is that of the number before.
  const own = near.split(NEXT_CERTIFICATE).at(-1) ?? "";
  return (LICENCE.test(own) && !BY_LICENCE.has(standard)) || OF_ANOTHER.test(near);
}

/** A number, and what leads from it to the next one. */
const NEXT_CERTIFICATE =
  /\d{4}[ ]?(?:[,;]|(?<=[ ])(?:and|und|et|e|y|en|i|og|och|ja|a|si|ve|oraz|sowie|samt|as well as|и|і|та|και)(?=[ ]))/u;
