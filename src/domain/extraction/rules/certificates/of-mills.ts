/** Numbers of the certificates that mills give with their metal, by EN 10204. */
import type { Passage } from "../../reading/passage.ts";
import { numberAt, OTHER_NUMBER } from "./numbers.ts";

interface MillCertificate {
  number: string;
  standard: string;
  confidence: number;
  beside: boolean;
  passage: Passage;
  start: number;
  end: number;
}

export const OF_MILLS = "EN 10204";
/** "Abnahmeprüfzeugnis", "Certificado", "świadectwo odbioru", and what stands behind it in its line. */
const CERTIFICATE =
  /(?<!\p{L})\p{L}{0,18}(?:zeugnis|certifi[ck]a|certyfikat|zertifikat|sertifika|attest|atest|swiadectw|todistus|tunnistus|bizonylat|bizonyitvan|intyg|potrdil|potvrd|svjedodzb|osvedcen|uverenj|liudijim|pazymejim|apliecinaj|удостоверен|свідоцтв|уверењ|πιστοποιητικ|сертификат)\p{L}{0,6}(?<rest>[^\n;]{4,90})/gu;
/** The standard and the kind of certificate, which are no numbers. */
const NAMES = /10204(?:[:-](?:19|20)\d{2})?|(?<![\d.,])[23]\.[12](?![\d.,])/gu;
const NUMBER = /(?<![\p{L}\d./-])[\p{L}\d./-]*\d/u;
/** What may lead from a certificate to its number: no word for another one, and no sentence. */
const BETWEEN = /^[^\d]{0,40}$/u;
const ANOTHER =
  /schmelz|charge|heat|coulee|colat|colada|wytop|tavb|sulatus|lot|batch|auftrag|bestell|pedid|ordin|komm/u;
const KIND = /(?<![\d.,])[23]\.[12](?![\d.])/u;

/** None where the page does not name the standard. */
export function certificatesOfMills(passage: Passage): MillCertificate[] {
  const { text, folded } = passage;
  if (!text.includes("10204")) return [];
  const kind = KIND.exec(folded)?.[0];
  return [...folded.matchAll(CERTIFICATE)].flatMap((match): MillCertificate[] => {
    const said = match.groups?.rest ?? "";
    const from = match.index + match[0].length - said.length;
    const rest = said.replace(NAMES, (name) => " ".repeat(name.length));
    const at = rest.search(NUMBER);
    if (at < 0) return [];
    const start = from + at;
    const between = rest.slice(0, at);
    const printed = numberAt(text, start, true);
    if (
      !printed ||
      !BETWEEN.test(between.replace(/ +/g, " ")) ||
      ANOTHER.test(between) ||
      OTHER_NUMBER.test(between)
    )
      return [];
    return [
      {
        number: printed.number,
        standard: `${OF_MILLS}${kind ? ` ${kind}` : ""}`,
        confidence: 0.9,
        beside: false,
        passage,
        start,
        end: start + printed.length,
      },
    ];
  });
}
