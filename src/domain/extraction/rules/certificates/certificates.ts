/** Certificates: their numbers, issuers and dates. */
import { bareCertificateNumber } from "../../../../formats/certificate-number.ts";
import type { Passage } from "../../reading/passage.ts";
import type { Found, Text } from "../kit/found.ts";
import { lineEnd, lineStart } from "../kit/places.ts";
import { asProse } from "../kit/prose.ts";
import { bodyAnywhere, toldAnywhere, toldAround } from "./around.ts";
import { isDenied, isOver, isSpecimen, withoutDates } from "./denied.ts";
import { distinct } from "./distinct.ts";
import { toldInTable } from "./in-tables.ts";
import { OF_MILLS } from "./of-mills.ts";
import { type Certificate, certificatesAsPrinted, OF_ANOTHER } from "./shapes.ts";
import { NEAR, partOfSentence, UNKNOWN } from "./standard-near.ts";
import { whole } from "./whole-numbers.ts";

/** What stands for a number in examples. */
const PLACEHOLDER = /(?:[./-]|^\p{Lu}{2} ?)0{4,}(?!\d)/u;
/** "Cert_2024-1182.pdf": the name of a file. */
const FILE = /^\.(?:pdf|jpe?g|png|docx?|xlsx?|zip|tiff?)(?![\p{L}\d])/u;
/** Codes of who inspects organic farming: "DE-ÖKO-005", "IT-BIO-007". */
const CONTROL_BODY = /(?<!\p{L})[A-Z]{2}-(?:ÖKO|OEKO|OKO|BIO|ECO|EKO|ØKO|ORG)-\d{2,3}$/u;
/** The number of a company with Textile Exchange, or of its works. */
const OF_COMPANY = /^TE-\d{6,10}$/;
/** How sure a number is at most that may be of a licence or another company's. */
const BESIDE = 0.8;
/** What a laboratory is accredited to, and how it is managed, says nothing of what it tests. */
const OF_LABORATORIES = /^ISO (?:17025|9001|14001|27001|45001)(?!\d)/u;
/** Papers that speak of products; others list the certificates of a company. */
const OF_PRODUCTS = new Set(["declaration", "tech_sheet", "invoice"]);
/** So do letters and pages of shops that tell shares of something. */
const SHARE = /\d ?%|% ?\d/;
/** How a company is managed says nothing of what it makes: "Company certified to ISO 9001, certificate GB 24/88120" at the foot. */
const OF_MANAGEMENT = /^ISO (?:9001|14001|27001|45001|50001)(?!\d)/u;
const MANAGEMENT_NAMED = /(?<!\p{L})iso(?:\/iec)? ?(?:9001|14001|27001|45001|50001)(?!\d)/u;
/** "Katalogen trycks på FSC-märkt papper (FSC-C000331)", "Hang tag FSC Mix (FSC-C000917)", "FSC (packaging) | FSC-C000917": of what is printed or goods are sold in, and not of goods. */
const OF_PRINT =
  /(?<!\p{L})(?:paper|papper|papier|paperi|carta(?!\p{L})|papel(?!\p{L})|papir|hartie|kagit|paber|popieri|хартия|папір|папир|χαρτι|hang ?tags?|swing ?t(?:ag|icket)s?|hangetikett|cartellin|etiqueta colgante|zawieszk|visack|cardboard|karton|cartone|catalogue?|katalog|brochure|prospekt|packag|(?:for|ver)?packning|emballa[gs]|forpakning|verpack|verpakk|imball|embala[jg]|opakowa|opakov|obal(?!\p{L}{6})|ambala[jz]|pakkau|pakend|pakuot|iepakoj|csomagol|опаков|упаков|пакован|συσκευασ)\p{L}*[^.;,\t\n]*\t?$/u;

/** "Polybags: 100% recycled LDPE, GRS certified, licence GRS-LK-20199": a sentence about what goods are sold in. */
const OF_PACKAGING =
  /(?:^|[.;\n\t•·] ?)(?:the |our |all |die |les? |la |los |las |gli |i |le |as |os )?(?:poly ?bags?|garment bags?|mailers?|packaging|verpackung\p{L}*|polybeutel|versandtaschen?|emballages?|sachets?|pochettes?|imball\p{L}+|sacchett[oi]|bust[ae]|embalajes?|bolsas?|embalage(?:m|ns)|sacos?|verpakking(?:en)?|polyzak(?:ken)?|opakowani\p{L}+|work\p{L}* foliow\p{L}+|forpackning\p{L}*|emballage\p{L}*|pakkaus\p{L}*|obal\p{L}{0,3}|csomagolas\p{L}*|ambalaj\p{L}*)(?!\p{L})[^.;\n\t%]{0,12}(?:[^.;\n\t]|\d\.\d){0,80}$/u;

function isOfPrint({ standard, passage, start }: Certificate): boolean {
  const before = passage.folded.slice(Math.max(start - 100, 0), start);
  return (/^(?:FSC|PEFC)/.test(standard) && OF_PRINT.test(before.slice(-70))) || OF_PACKAGING.test(before);
}

/** Without what is of print; columns part "FSC (packaging)" from its number, so that rows tell what that is of. */
function withoutPrint(all: readonly Certificate[]): Certificate[] {
  const ofPrint = new Set(all.filter(isOfPrint));
  const inRows = Map.groupBy(
    all.filter(({ passage }) => passage.order === "rows"),
    ({ number }) => number,
  );
  const isOfPrintInRows = ({ number }: Certificate) =>
    inRows.get(number)?.every((one) => ofPrint.has(one)) === true;
  return all.filter((one) => !ofPrint.has(one) && !isOfPrintInRows(one));
}

/** Numbers of certificates, at most: more are no value of a field, and each is looked at beside all others. */
const MOST_NUMBERS = 500;

/** All certificates of a document as the rows of one value. */
export function findCertificates({ passages: printed, fields, kind }: Text): Found[] {
  if (!fields.has("certificates")) return [];
  const passages = printed.map(asProse);
  if (passages.some(isSpecimen) || (kind === "certificate" && passages.some(isOver))) return [];
  const there = withoutPrint(withoutCompanies(passages.flatMap((passage) => certificatesIn(passage, kind))));
  if (new Set(there.map(({ number }) => number)).size > MOST_NUMBERS) return [];
  const isOfProduct =
    OF_PRODUCTS.has(kind) || (kind === "other" && passages.some(({ folded }) => SHARE.test(folded)));
  const named = isOfProduct ? there.flatMap(withoutManagement) : there;
  // What takes a number back stands beside it in one order of reading, and elsewhere in the other.
  const denied = new Set(
    named
      .filter(
        ({ passage, start, end, standard }) =>
          (!standard.startsWith(OF_MILLS) && isDenied(passage, start, end, named)) ||
          NOT_OF_THIS.test(withoutDates(passage.folded.slice(end, end + NOT_OF_THIS_REACH))),
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

/** Without the numbers of companies, where others are told: a paper may know no other number of its certificate. */
function withoutCompanies(all: readonly Certificate[]): readonly Certificate[] {
  const others = all.filter(({ number }) => !OF_COMPANY.test(number));
  return others.length > 0 ? others : all;
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
  return (
    /(?:licen[cs]|lizenz|licenz)\p{L}*(?: ?n[ro]?\.)?\.?[^.;\t]{0,20}$/u.test(before) &&
    !OF_ANOTHER.test(before)
  );
}

/** A transaction certificate names those of the companies besides its own number. */
function ofDelivery(all: readonly Certificate[]): readonly Certificate[] {
  const own = all.filter(({ passage, start, number }) => {
    const before = passage.folded.slice(Math.max(start - 60, 0), start);
    return (
      /transaction certificate\s(?:certificate )?(?:number|no|nr|id)|(?<!\p{L})tc (?:number|no|nr|id)/u.test(
        before,
      ) || /^TC-/.test(number)
    );
  });
  return own.length === 1 ? own : all;
}

function certificatesIn(passage: Passage, kind: string): Certificate[] {
  return certificatesAsPrinted(passage, kind)
    .map((one) => withoutStandard(whole(one)))
    .filter(
      ({ number, end }) =>
        !PLACEHOLDER.test(number) &&
        !CONTROL_BODY.test(number) &&
        !FILE.test(passage.folded.slice(end, end + 6)),
    );
}

/** "GOTS 20-00112": the name of the standard stands before the number. */
function withoutStandard(one: Certificate): Certificate {
  const name =
    /^(?:GOTS|GRS|RCS|OCS|RWS|RDS|RMS|BCI|FSC|PEFC) (?=[\p{L}./-]*\d)/u.exec(one.number)?.[0] ?? "";
  return name === ""
    ? one
    : { ...one, number: one.number.slice(name.length), start: one.start + name.length };
}

/** "… n.º CU 903311 não aplicável a este artigo": how far behind a number that is looked for. */
const NOT_OF_THIS_REACH = 90;
const NOT_OF_THIS =
  /^[^.;\n]{0,30}(?:(?:not|no) (?:form )?(?:a )?part of|(?:nicht|kein) (?:teil|bestandteil)|ne fait pas partie|non fa parte|no forma parte|nao faz parte|maakt geen deel uit|nie (?:jest|stanowi) czesci|ingar (?:inte|ej) i|(?:ar|er) (?:inte|ikke) (?:en )?del a[vf]|(?:indgar|inngar) ikke|ei (?:ole osa|kuulu)|neni soucasti|nie je sucastou|nem resze|nu face parte|nije dio|ni del|nera dalis|nav dala|не е част|не є частиною|није део|δεν αποτελει μεροσ|parcasi degil|not applicable|not valid|does not apply|expired|withdrawn|nicht anwendbar|gilt nicht|abgelaufen|non applicable|ne s'applique pas|expire le 20[01]|non applicabile|non si applica|no aplicable|no aplica|nao aplicavel|nao se aplica|niet van toepassing|niet meer geldig|nie dotyczy|nie obowiazuje|wygasl|gecersiz|vanhentunut|utgatt|udlobet|utlopt|ungultig|ersetzt durch|n'est plus valable|non piu valid|ya no (?:es )?(?:valido|vigente)|ja nao (?:e )?valid|superseded|replaced by|durch [^;\n]{3,40} ersetzt|remplacee? par|sostituit[oa] d|sustituid[oa] por|reemplazad[oa] por|substituid[oa] p|vervangen door|zastapion|nahrazen|inlocuit|erstattet a[fv]|ersatts? av|no longer valid|neplatn|lejart|expirat\p{L}?(?!\p{L}))/u;
/** Papers on which a certificate of no known standard is worth telling; others name those of deposits and origin. */
const SPEAKING = new Set(["certificate", "declaration", "tech_sheet"]);
