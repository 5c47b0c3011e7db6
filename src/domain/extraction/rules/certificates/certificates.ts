/** Certificates: their number by its shape or after its word, the standard, who issued it and until when it holds. */
import { bareCertificateNumber } from "../../../../formats/certificate-number.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found, Text } from "../found.ts";
import { lineAround, lineEnd, lineStart, sharesWords, wordsOf } from "../places.ts";
import { asProse } from "../prose.ts";
import { matches, worded } from "../worded.ts";
import { bodyAnywhere, toldAnywhere, toldAround } from "./around.ts";
import { numbersBeside } from "./beside.ts";
import { isDenied, isSpecimen, SENTENCE_END } from "./denied.ts";
import { headAbove, toldInTable } from "./in-tables.ts";
import { numbersLedTo } from "./led.ts";
import { asMeant, isSameMisread, numberAt, OTHER_NUMBER } from "./numbers.ts";
import { certificatesOfMills, OF_MILLS } from "./of-mills.ts";
import { lastNameIn, standardIn } from "./standards.ts";
import { TYPE_EXAMINATION } from "./type-examinations.ts";

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
  "(?:HOHENSTEIN|Hohenstein|CENTEXBEL|Centexbel|AITEX|TESTEX|Testex|CITEVE|IFTH|SHIRLEY|Shirley|OETI|ÖTI|DTI|RISE|INNOVATEXT|MIRTEC|CENTROCOT|FITI|NISSENKEN|KATRI|HTTI)";

/** Numbers by their shape; with `after`, only some letters after what that tells. */
const SHAPES: readonly { pattern: RegExp; standard?: string; confidence: number; after?: RegExp }[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\d./-]|\\d[ ])(?=[\\p{L}\\d.]*\\d{4})[\\p{Lu}\\d][\\p{Lu}\\d.]{5,14}(?=[ ]${OF_LABEL}(?!\\p{L}))`,
      "gu",
    ),
    confidence: 0.88,
    after: LABEL_OF_TEXTILES,
  },
  {
    // "07.0.98123", "2019AK1033", "SH025 136745", "SHHO 088122"; "30.6.2027" is a day.
    pattern:
      /(?<![\p{L}\d./-])(?!(?:0[1-9]|[12]\d|3[01])\.[1-9]\.(?:19|20)\d{2}(?!\d))(?:\d{2}\.\d\.\d{4,6}|(?:19|20)\d{2}[A-Z]{2}\d{4}|(?:[A-Z]{2}\d{3}|[A-Z]{4}) \d{6})(?![\p{L}\d./-])/gu,
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
  },
  {
    pattern: /(?<![\p{L}\d./-])[1-5]0\d{2} \d{4}(?![\d./-])/gu,
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
      /(?<![\p{L}\d])\p{Lu}{2,5}[ \n-]?\d{5,8}[ ]?(?:\/[ ]?)?[ -]?(?:GOTS|GRS|RCS|OCS|RDS|RWS|RMS)(?:[-./][\p{Lu}\d]+)*/gu,
    confidence: 0.95,
  },
  {
    pattern:
      /(?<![\p{L}\d./-])(?:[A-Z]{2,8}[-/])?(?:GOTS|GRS|RCS|OCS|RDS|RWS)(?:[-./][\p{Lu}\d]{1,14}){1,5}(?![\p{L}\d])/gu,
    confidence: 0.92,
  },
  {
    pattern: /(?<![\p{L}\d/-])(?:\p{Lu}{2,8}[-/])?TC-[\p{Lu}\d]+(?:[-./][\p{Lu}\d]+){0,6}/gu,
    confidence: 0.95,
  },
  {
    pattern:
      /(?<![\p{L}\d/-])(?:SC|EGL|ICEA|IDFL|ECOCERT|GCL|CERES|IMO|BCS|CUC|USB|CBTX|INT|OTCO)[-/ ](?:[\p{Lu}\d]+[-./])*\d[\p{Lu}\d./-]*/gu,
    confidence: 0.9,
    after: CERTIFIED_OR_STANDARD,
  },
  {
    pattern:
      /(?<![\p{L}\d])(?=CU[ -]?\d)(?<=(?:GOTS|GRS|RCS|OCS|RWS|RDS)[^\n]{0,70})CU[ -]?\d{6,8}(?![\p{L}\d/])/gu,
    confidence: 0.9,
  },
  {
    pattern: /(?<![\p{L}\d.])\d{2}\.[A-Z]{2,4}\.\d{4,6}(?![\d.])/gu,
    standard: "OEKO-TEX Standard 100",
    confidence: 0.96,
  },
  {
    // A picture has lost one of its points.
    pattern: /(?<![\p{L}\d.])\d{2}(?:\.[A-Z]{3}[ ]|[ ][A-Z]{3}\.)\d{5}(?![\d.])/gu,
    standard: "OEKO-TEX Standard 100",
    confidence: 0.85,
  },
  {
    pattern: /(?<![\p{L}\d])[A-Z]{2,8}-\n?(?:COC|CW|FM|CoC)-\n?\d{5,6}(?:-[A-Z])?/gu,
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
    )})|(?:oeko(?:-\\n?)?tex[^\\n\\t:]{0,25}|gots|grs|rcs|ocs|rws|rds|fsc®?|pefc|iso \\d{4,5}(?::\\d{4})?)[ \\n,:-]{1,3}(?:certificate |zertifikat |cert\\. )?(?:number|nummer|numero|numer|numar|num|no|nr|n|id|cislo|c(?=\\.)|broj|br(?=\\.)|stevilka|st(?=\\.)|szam|sz(?=\\.)|номер|број|бр(?=\\.)|αριθμοσ|αρ(?=\\.))(?!\\p{L})(?![ ]?[.°]{0,2}[ ](?:\\p{L}{1,3}[ ])?(?:${CERTIFIED.source}|licen|lizenz|lisen|teast))[ ]?[.°]{0,2}|(?:certificate|zertifikat|certificat|certificato|certificado|certificaat|certyfikat|sertifika|certifikat)s?[ ](?:[\\p{L}®0-9-]{2,12}[ ]){1,2}(?:number|num|nr|no|n|id|numero|nummer)(?!\\p{L})[ ]?[.°o]{0,2})(?!\\p{L})[ ]?(?:[:;.#=]|no\\.?)?[ ]*[\\t\\n]?`,
);
/** "Certificat PEFC" and "RCS-certifikat" beside a number, "certificate AB-1234" within a sentence. */
const CALLED_ALONE =
  /(?<![\p{L}])(?:(?:oeko-?tex|gots|grs|rcs|ocs|rws|rds|fsc|pefc|bluesign|scope|transaction|iso \d{4,5}(?::\d{4})?)[ -](?:standard \d+ )?(?:certificate|certificates|certification|zertifikat|certificat|certificato|certificado|certificaat|certyfikat|sertifika|sertifikasi|certifikat|certifikatas|sertifikaatti|sertifikat|tanusitvany)|(?:certificate|certification|zertifikat|certificat|certificato|certificazione|certificado|certificaat|certyfikat|sertifika|certifikat|sertifikat|tanusitvany|сертификат|сертифікат)(?: (?:oeko-?tex|gots|grs|rcs|ocs|rws|rds|fsc|pefc|standard 100|iso \d{4,5}(?::\d{4})?))?)(?<apart>[ ]?[:][ ]*[\t\n]?|[\t]|[ ](?=[\p{L}]{0,8}[-./]?\n?[\p{L}\d]*[-./]?[\d]|\p{L}{2} \d{4}))(?:(?:oeko-?tex|gots|grs|rcs|ocs|rws|rds|fsc|pefc)(?: standard 100)?,? (?:no\.? |nr\.? |n\.?° )?)?/gu;
const TOKEN =
  /^[ ]?\d{4}-\d{3} \p{Lu}{3}(?=[,.;)\n\t]|$)|^[ ]?\p{Lu}{1,2}(?:\d\p{Lu})? \d{5,8} \d{4}(?!\d)|^[ ]?\d{2} \d{3}\/\d{3} \d{4,6}(?: \p{Lu}{2,4}(?!\p{L}))?|^[ ]?\d{2}(?: \d{3,6}){1,3}(?: \p{Lu}{2,4})?(?=[\n\t,;)]|$)|^[ ]?[1-5]0\d{2} \d{4}(?!\d)|^[ ]?(?:[\p{Lu}]{1,6}[ ])?(?=[\p{L}./_-]*\d)[\p{L}\d](?:[\p{L}\d./_-]{1,40}[\p{L}\d])?(?:(?:\/| ?\/ ?(?=[\p{Lu}./-]*\d))[\p{Lu}\d](?:[\p{Lu}\d./-]{1,30}[\p{Lu}\d]))?/u;

/** What stands for a number in examples. */
const PLACEHOLDER = /[./-]0{4,}$/;
/** Codes of who inspects organic farming: "DE-ÖKO-005", "IT-BIO-007". */
const CONTROL_BODY = /(?<!\p{L})[A-Z]{2}-(?:ÖKO|OEKO|OKO|BIO|ECO|EKO|ØKO|ORG)-\d{2,3}$/u;
/** Numbers of something else than a certificate. */
const NO_NUMBER =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:(?:19|20)\d{2}|\d{2})|\d{1,2}[./-](?:19|20)\d{2}|\d{4}-\d{2}-\d{2}|\d{1,3}|(?:19|20)\d{2}|SA ?8000)$/;
/** "Regulation (EU) No 1007/2011": words before the number of an act of the Union. */
const ACT =
  /(?:regul|regl|regol|verordn|verord|direct|dirett|richtlin|rozporz|forordn|asetu|nariz|naria|rendelet|uredb|maarus|regula|reglament|yonetm|регламент|κανονισμ|(?<!\p{L})(?:eu|ue|ec|ce|eg|we|ek|es))[^\n\t]{0,20}$/u;
/** "OEKO-TEX report number": words between a standard and the word for a number. */
const OF_REPORT =
  /report|bericht|rapport|informe|relatorio|raport|sprawozdan|protokol|jegyzokonyv|order|invoice|auftrag|commande|pedido/u;
/** What a licence gives is not the number of the certificate, where that is told as well. */
const LICENCE =
  /licen[cs]|litsents|лиценз|ліценз|лиценц|αδεια|lizenz|registr|labcode|lab code|client|mitglied|member/u;
/** Labels whose number is that of the licence. */
const BY_LICENCE = new Set(["EU Ecolabel", "Nordic Swan Ecolabel", "Blauer Engel"]);
/** A certificate that is told besides the one that a paper is: of the seller of a delivery, of what went before. */
const OF_ANOTHER =
  /of (?:the )?(?:seller|supplier|input|previous|raw)|input |previous |(?<!\p{L})(?:former|old|vorherig\p{L}*|fruher\p{L}*|ancien|precedent|precedente|anterior|vorig\p{L}{0,2}|poprzedni\p{L}{0,2}|tidigare|tidligere|aiempi|aikaisempi|vanha|predchozi|predchadzajuc\p{L}*|elozo|korabbi|fostul|onceki|eski|ankstesnis|varasem|prejsnj\p{L}|prethodn\p{L}|предишен|προηγουμεν\p{L}*)[ ,(]|seller'?s |du vendeur|des verkaufers|del venditore|del vendedor|do vendedor/u;

/** Some of each word that `CALLED` knows. */
const SPEAKS_OF =
  /cert|zert|sert|tanus|tan\. ?sz|svan|joutsen|lisens|lisans|lupa|fair ?trade|αδεια|litsents|лиценз|ліценз|лиценц|attest|bescheinig|nachweis|potvrd|potrdil|licen|lizenz|registr|pruf|oeko|gots|grs|rcs|ocs|rws|rds|fsc|pefc|iso|belge|swiad|osved|intyg|todist|biz?onyit|tunnist|apliec|pazym|teast|tc n|сертиф|πιστοπ/u;

/** Digits of a number that is known by its shape. */
const LEAST_DIGITS = 3;
/** How sure a number is at most that may be of a licence or another company's. */
const BESIDE = 0.8;

interface Certificate {
  number: string;
  standard: string;
  confidence: number;
  passage: Passage;
  start: number;
  end: number;
  /** True for the number of a licence or registration, and of a certificate that another one has. */
  beside: boolean;
}

/** What a laboratory is accredited to, and how it is managed, says nothing of what it tests. */
const OF_LABORATORIES = /^ISO (?:17025|9001|14001|27001|45001)(?!\d)/u;

/** Papers that speak of products; others list the certificates of a company. */
const OF_PRODUCTS = new Set(["declaration", "tech_sheet", "invoice"]);
/** How a company is managed says nothing of what it makes: "Company certified to ISO 9001, certificate GB 24/88120" at the foot. */
const OF_MANAGEMENT = /^ISO (?:9001|14001|27001|45001|50001)(?!\d)/u;

const MANAGEMENT_NAMED = /(?<!\p{L})iso(?:\/iec)? ?(?:9001|14001|27001|45001|50001)(?!\d)/u;

/** "Katalogen trycks på FSC-märkt papper (FSC-C000331)", "Hang tag FSC Mix (FSC-C000917)": of what is printed, and not of goods. */
const OF_PRINT =
  /(?<!\p{L})(?:paper|papper|papier|paperi|carta(?!\p{L})|papel(?!\p{L})|papir|hartie|kagit|paber|popieri|хартия|папір|папир|χαρτι|hang ?tags?|swing ?t(?:ag|icket)s?|hangetikett|cartellin|etiqueta colgante|zawieszk|visack|cardboard|karton|cartone|catalogue?|katalog|brochure|prospekt)\p{L}*[^.;,\t\n]*$/u;

function isOfPrint({ standard, passage, start }: Certificate): boolean {
  const before = passage.folded.slice(Math.max(start - 70, 0), start);
  return /^(?:FSC|PEFC)/.test(standard) && OF_PRINT.test(before);
}

/** All certificates of a document as the rows of one value. */
export function findCertificates({ passages: printed, fields, kind }: Text): Found[] {
  if (!fields.has("certificates")) return [];
  const passages = printed.map(asProse);
  if (passages.some(isSpecimen)) return [];
  const printedThere = passages.flatMap((passage) => certificatesIn(passage, kind));
  const there = printedThere.filter((one) => !isOfPrint(one));
  const named = OF_PRODUCTS.has(kind) ? there.flatMap(withoutManagement) : there;
  // What takes a number back stands beside it in one order of reading, and elsewhere in the other.
  const denied = new Set(
    named
      .filter(
        ({ passage, start, end, standard }) =>
          (!standard.startsWith(OF_MILLS) && isDenied(passage, start, end)) ||
          NOT_OF_THIS.test(passage.folded.slice(end, end + 70)),
      )
      .map(({ number }) => bareCertificateNumber(number)),
  );
  const all = distinct(
    named.filter(
      ({ number, standard }) =>
        (standard !== UNKNOWN || SPEAKING.has(kind)) &&
        !denied.has(bareCertificateNumber(number)) &&
        !(kind === "test_report" && OF_LABORATORIES.test(standard)),
    ),
  );
  const own = all.filter(({ beside }) => !beside);
  const each = own.length === 0 ? all : kind === "certificate" ? ofDelivery(own) : withLicences(all);
  const first = each[0];
  if (!first) return [];
  const single = each.length === 1;
  const labelled = single ? toldAnywhere(passages, kind) : {};
  const body = single ? bodyAnywhere(passages) : {};
  const value = each.map((one) => ({
    name: one.standard,
    number: one.number,
    ...body,
    ...toldAround(one, named),
    ...labelled,
    ...toldInTable(passages, one.number),
  }));
  const near = each.every((one) => one.passage === first.passage);
  const end = near ? Math.max(...each.map((one) => one.end)) : first.end;
  const confidence = Math.min(...each.map((one) => one.confidence), own.length === 0 ? BESIDE : 1);
  return [
    {
      field: "certificates",
      value,
      confidence,
      passage: first.passage,
      start: first.start,
      end: end - first.start < 600 ? end : first.end,
    },
  ];
}

/** Nothing for a certificate of how a company is managed; one that is near to such a standard has no known name. */
function withoutManagement(one: Certificate): Certificate[] {
  if (!OF_MANAGEMENT.test(one.standard)) return [one];
  const { passage, start, end } = one;
  const rest = partOfSentence(passage.folded.slice(end, lineEnd(passage.folded, end)));
  const before = passage.folded.slice(Math.min(lineStart(passage, start), Math.max(start - NEAR, 0)), end);
  return MANAGEMENT_NAMED.test(before + rest) ? [] : [{ ...one, standard: UNKNOWN }];
}

/** With the licences of standards of which no certificate is told: "GOTS, licence 188204" beside one of OEKO-TEX. */
function withLicences(all: readonly Certificate[]): readonly Certificate[] {
  const certified = new Set(all.filter(({ beside }) => !beside).map(({ standard }) => standard));
  return all.filter(
    (one) => !one.beside || (one.standard !== UNKNOWN && !certified.has(one.standard) && isLicence(one)),
  );
}

/** Whether a number is that of a licence by the words before it, and of nobody else. */
function isLicence({ passage, start }: Certificate): boolean {
  const before = passage.folded.slice(Math.max(start - 45, lineStart(passage, start)), start);
  return /(?:licen[cs]|lizenz|licenz)\p{L}*[^.;\t]{0,20}$/u.test(before) && !OF_ANOTHER.test(before);
}

/** A transaction certificate names those of the companies besides its own number. */
function ofDelivery(all: readonly Certificate[]): readonly Certificate[] {
  const own = all.filter(({ passage, start, number }) => {
    const before = passage.folded.slice(Math.max(start - 60, 0), start);
    return (
      /transaction certificate (?:number|no|nr|id)|(?<!\p{L})tc (?:number|no|nr|id)/u.test(before) ||
      /^TC-/.test(number)
    );
  });
  return own.length === 1 ? own : all;
}

function certificatesIn(passage: Passage, kind: string): Certificate[] {
  return certificatesAsPrinted(passage, kind)
    .map((one) => withoutStandard(whole(one)))
    .filter(({ number }) => !PLACEHOLDER.test(number) && !CONTROL_BODY.test(number));
}

/** "GOTS 20-00112": the name of the standard stands before the number. */
function withoutStandard(one: Certificate): Certificate {
  const name =
    /^(?:GOTS|GRS|RCS|OCS|RWS|RDS|RMS|BCI|FSC|PEFC) (?=[\p{L}./-]*\d)/u.exec(one.number)?.[0] ?? "";
  return name === ""
    ? one
    : { ...one, number: one.number.slice(name.length), start: one.start + name.length };
}

/** The number with its part in the line above, where that ends with a hyphen in the midst of a number. */
function whole(one: Certificate): Certificate {
  const { passage, start, end } = one;
  const above = /(?<![\p{L}\d-])[\p{Lu}\d][\p{Lu}\d./-]{0,24}[-/]\n$/u.exec(
    passage.text.slice(Math.max(start - 28, 0), start),
  )?.[0];
  if (above !== undefined) return { ...one, number: above.trim() + one.number, start: start - above.length };
  const after = passage.text.slice(end, end + 30);
  const apart = APART.exec(after)?.[0];
  if (apart !== undefined)
    return { ...one, number: `${one.number}-${apart.slice(2)}`, end: end + apart.length };
  const below = /^[-/]\n[\p{Lu}\d][\p{Lu}\d./-]{0,24}(?![\p{Ll}])/u.exec(after)?.[0];
  if (below === undefined) return one;
  const isOfNextRow = after[below.length] === "\t" && isInLaterCell(passage, start);
  const next = isOfNextRow ? wrappedBelow(passage, end) : below.slice(2);
  if (next === undefined) return { ...one, confidence: Math.min(one.confidence, CUT_OFF) };
  const rest = `${below[0]}${next}`.replace(/[.,/-]+$/, "");
  return { ...one, number: one.number + rest, end: isOfNextRow ? end + 1 : end + below.length };
}

/** "2575-PSA-24- 00318": a line was broken behind its hyphen where the page was made, and no year or amount follows. */
const APART =
  /^-[ ](?!(?:19|20)\d{2}(?!\d))(?=[\p{Lu}\d]*\d{3})[\p{Lu}\d]{3,12}(?![\p{L}\d%]|[.,/-]\d|[ ]?(?:%|€|\p{Ll}{1,2}(?!\p{L})))/u;

/** How sure a number is whose end is not found. */
const CUT_OFF = 0.6;

/** Whether other cells stand before a place in its row. */
function isInLaterCell({ order, text }: Passage, at: number): boolean {
  return order === "rows" && text.slice(text.lastIndexOf("\n", at) + 1, at).includes("\t");
}

/** The one word that stands lower than its row, where the cell of a number that ends with a hyphen goes on: "RWS-88412-" over "CUI". */
function wrappedBelow(passage: Passage, end: number): string | undefined {
  const row = { passage, start: lineStart(passage, end), end: lineEnd(passage.text, end) };
  const number = wordsOf({ passage, start: end, end: end + 1 })[0];
  const lower = wordsOf(row).filter(({ y }) => number && y >= number.y + number.height / 2);
  const [only, ...more] = lower;
  return only && more.length === 0 && /^[\p{Lu}\d][\p{Lu}\d./-]{1,24}$/u.test(only.text)
    ? only.text
    : undefined;
}

function certificatesAsPrinted(passage: Passage, kind: string): Certificate[] {
  const found: Certificate[] = certificatesOfMills(passage);
  for (const { pattern, standard, confidence, after } of SHAPES) {
    for (const match of passage.text.matchAll(pattern)) {
      const printed = match[0].replace(/[.,/-]+$/, "");
      const number = asMeant(printed.replace(/(?<=[-/])\n/g, "").replace(/\s+/g, " "));
      const before = passage.folded.slice(Math.max(match.index - 40, 0), match.index);
      if ((number.match(/\d/g)?.length ?? 0) < LEAST_DIGITS) continue;
      if (OTHER_NUMBER.test(before) && !CERTIFIED.test(before)) continue;
      if (after && !after.test(passage.folded.slice(Math.max(match.index - 80, 0), match.index))) continue;
      const end = match.index + printed.length;
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
    const start = match.index + match[0].length;
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
  ]) {
    if (found.some((one) => one.start < end && one.end > start)) continue;
    const standard = standardNear(passage, start, end);
    const beside = isBeside(passage.folded.slice(Math.max(start - 40, 0), start), standard);
    found.push({ number, standard, confidence, beside, passage, start, end });
  }
  if (found.length > 0 || kind !== "certificate") return found;
  return [...passage.folded.matchAll(NUMBER_ALONE)].flatMap(({ 0: label, index }): Certificate[] => {
    const start = index + label.length;
    const number = TOKEN.exec(passage.text.slice(start, start + 60))?.[0].replace(/[.,/-]+$/, "") ?? "";
    if (number.length < 5 || NO_NUMBER.test(number)) return [];
    const end = start + number.length;
    const standard = standardNear(passage, start, end);
    return [{ number, standard, confidence: 0.8, beside: false, passage, start, end }];
  });
}

/** A number that is known as one of a certificate by the word alone: with digits and a sign, or two groups of digits. */
const ALONE =
  /^(?:(?:CU|SC|TC)[ -]?)?(?=[\p{Lu}\d./\n-]*\d{2})[\p{Lu}\d]+(?:(?:[-/]\n?|\.)[\p{Lu}\d]+)+(?![\p{Ll}])|^(?:CU|SC|TC)[ -]?\d{5,8}(?!\d)|^\d{2}(?: \d{3,6}){1,3}(?![\d.,])|^\p{Lu}{1,5}\d{4,10}(?![\p{L}\d])|^\d{4}\p{Lu}{1,3}\d{3,6}(?![\p{L}\d])|^(?!ISO|EN|DIN|UNI|NF|BS|PO)\p{Lu}{2} \d{4,6}(?:\/\d{1,3})?(?![\p{L}\d.,])|^\p{Lu}{1,3}\d{3} \d{5,6}(?!\d)/u;

/** "No.", "N.º" and nothing else before a number, on a certificate. */
const NUMBER_ALONE =
  /(?<=^|[\n\t])(?:number|nummer|numero|num\.|no|nr|n)[.°o]{0,2}[ ]?[:.]?(?:[ ]|[\t\n])(?=[\p{L}\d./-]{0,12}\d)/gu;

/** "… n.º CU 903311 não aplicável a este artigo". */
const NOT_OF_THIS =
  /^[^.;\n]{0,30}(?:not applicable|not valid|does not apply|expired|withdrawn|nicht anwendbar|gilt nicht|abgelaufen|non applicable|ne s'applique pas|expire le 20[01]|non applicabile|non si applica|no aplicable|no aplica|nao aplicavel|nao se aplica|niet van toepassing|niet meer geldig|nie dotyczy|nie obowiazuje|wygasl|gecersiz|vanhentunut|utgatt|udlobet|utlopt|ungultig|ersetzt durch|n'est plus valable|non piu valid|ya no (?:es )?(?:valido|vigente)|ja nao (?:e )?valid|superseded|replaced by|durch [^;\n]{3,40} ersetzt|remplacee? par|sostituit[oa] d|sustituid[oa] por|reemplazad[oa] por|substituid[oa] p|vervangen door|zastapion|nahrazen|inlocuit|erstattet a[fv]|ersatts? av|no longer valid|neplatn|lejart|expirat\p{L}?(?!\p{L}))/u;

function isAct({ folded: text }: Passage, number: string, start: number): boolean {
  return /^1\d{3}\/2\d{3}$/.test(number) && ACT.test(text.slice(Math.max(start - 40, 0), start));
}

/** Whether the words before a number, in its cell and the one before, tell a licence, or another company's. */
function isBeside(before: string, standard: string): boolean {
  const lines = before.split("\n");
  const line = lines.at(-1) ?? "";
  const near = (line.trim() === "" ? (lines.at(-2) ?? "") : line).slice(-45);
  return (LICENCE.test(near) && !BY_LICENCE.has(standard)) || OF_ANOTHER.test(near);
}

/** What a certificate is called where no standard is named. */
const UNKNOWN = "Certificate";
/** Papers on which a certificate of no known standard is worth telling; others name those of deposits and origin. */
const SPEAKING = new Set(["certificate", "declaration", "tech_sheet"]);

/** How far from a number a standard in other lines may be, in characters. */
const NEAR = 120;
/** How much of a line is looked at on either side of a number, in characters. */
const LONGEST_LINE = 500;

/** The standard named closest to a number, else the first of the document. */
export function standardNear(passage: Passage, start: number, end: number): string {
  const from = Math.max(start - LONGEST_LINE, 0);
  const near = passage.folded.slice(from, end + LONGEST_LINE);
  const line = near.lastIndexOf("\n", start - from - 1);
  // "EU type-" and "examination certificate 2897/…" are of one line.
  const begin = near[line - 1] === "-" ? near.lastIndexOf("\n", line - 1) : line;
  const before = near.slice(begin + 1, start - from);
  const rest = partOfSentence(lineAround(near, start - from, end - from).slice(before.length));
  const sentence = before.split(SENTENCE_END).at(-1) + rest;
  if (TYPE_EXAMINATION.test(sentence) && standardIn(sentence) === undefined) return OF_TYPE;
  for (const text of [
    passage.folded.slice(start, end),
    lastNameIn(before),
    headAbove(passage, start),
    before + rest,
    lastNameIn(passage.folded.slice(Math.max(start - NEAR, 0), start)),
    passage.folded.slice(Math.max(start - NEAR, 0), end + NEAR),
  ]) {
    const standard = standardIn(text);
    if (standard !== undefined) return standard;
  }
  return standardOf(passage) ?? UNKNOWN;
}

const OF_TYPE = "EU type examination";

/** What is said up to the end of its sentence: what the next one names has a number of its own. */
function partOfSentence(text: string): string {
  const end = text.search(SENTENCE_END);
  return end < 0 ? text : text.slice(0, end);
}

const standards = new WeakMap<Passage, { standard: string | undefined }>();

/** The standard that a whole page names, looked for once. */
function standardOf(passage: Passage): string | undefined {
  let known = standards.get(passage);
  if (!known) {
    known = { standard: standardIn(passage.folded) };
    standards.set(passage, known);
  }
  return known.standard;
}

/** Each number once; of numbers that hold each other, whole or read at one place, the longest. */
function distinct(all: readonly Certificate[]): Certificate[] {
  const kept: Certificate[] = [];
  for (const one of all.toSorted(
    (a, b) => bareCertificateNumber(b.number).length - bareCertificateNumber(a.number).length,
  ))
    if (!kept.some((other) => holds(other, one))) kept.push(one);
  const read = kept.filter((one) => !kept.some((other) => isMisread(one, other)));
  return read.sort((a, b) => a.passage.reading.page - b.passage.reading.page || a.start - b.start);
}

/** "E1KO-GOTS-26" beside a surer "ETKO-GOTS-26". */
function isMisread(one: Certificate, other: Certificate): boolean {
  const [sureness, otherSureness] = [one, other].map((each) =>
    Math.min(...wordsOf(each).map((word) => word.sureness)),
  ) as [number, number];
  return sureness < otherSureness && isSameMisread(one.number, other.number);
}

/** "CU 812345GOTS" holds "812345", and "CU 8123456" only a misread "CU 812345". */
function holds(longer: Certificate, one: Certificate): boolean {
  const number = bareCertificateNumber(one.number);
  if (!bareCertificateNumber(longer.number).includes(number)) return false;
  const groups = longer.number.match(/\p{L}+|\d+/gu) ?? [];
  return isJoined(groups, number) || sharesWords(longer, one);
}

/** Whether some groups that follow each other are a number. */
function isJoined(groups: readonly string[], number: string): boolean {
  return groups.some((_, first) =>
    groups.some((_, last) => last >= first && groups.slice(first, last + 1).join("") === number),
  );
}

/** A number by its letters and digits alone. */
