/** In which countries a company can have its seat, by its address and by the form that only some laws know. */
import { countryAtStart } from "../../country-names.ts";
import { folded } from "../../folded.ts";

/** Forms of companies and the countries whose laws know them; forms of many countries are left out. */
const FORMS: readonly (readonly [form: RegExp, countries: string])[] = [
  [/(?<!\p{L})(?:g?mbh|ug|e\.k\.|ohg|kgaa)(?!\p{L})/u, "DE AT CH LI"],
  [/(?<!\p{L})e\.u\.(?!\p{L})/u, "AT"],
  [/(?<!\p{L})(?:b\.v\.|bv|bvba|n\.v\.|nv|vof|v\.o\.f\.)(?!\p{L})/u, "NL BE"],
  [/(?<!\p{L})(?:ab)(?!\p{L})/u, "SE FI"],
  [/(?<!\p{L})(?:aps|i\/s)(?!\p{L})/u, "DK"],
  [/(?<!\p{L})a\/s(?!\p{L})/u, "DK NO"],
  [/(?<!\p{L})asa(?!\p{L})/u, "NO"],
  [/(?<!\p{L})oyj?(?!\p{L})/u, "FI"],
  [/(?<!\p{L})(?:s\. ?p\. ?a\.?|spa)(?!\p{L})/u, "IT"],
  [/(?<!\p{L})(?:sasu?|s\.a\.s\.u?\.?|eurl)(?!\p{L})/u, "FR IT"],
  [/(?<!\p{L})(?:s\.l\.u?\.?|s\.l\.l\.)(?!\p{L})/u, "ES"],
  [/(?<!\p{L})lda\.?(?!\p{L})/u, "PT AO MZ CV"],
  [/(?<!\p{L})sp\. ?(?:z ?o\. ?o\.|[jk]\.)(?!\p{L})/u, "PL"],
  [/(?<!\p{L})(?:s\. ?r\. ?o\.|spol\. s ?r\. ?o\.)(?!\p{L})/u, "CZ SK"],
  [/(?<!\p{L})(?:kft|zrt|nyrt)\.?(?!\p{L})/u, "HU"],
  [/(?<!\p{L})(?:d\. ?o\. ?o\.|d\. ?d\.|j\.d\.o\.o\.|д\. ?о\. ?о\.|доо)(?!\p{L})/u, "HR SI RS BA ME MK"],
  [/(?<!\p{L})(?:еоод|оод|еад|ад|eood|ood|ead)(?!\p{L})/u, "BG"],
  [/(?<!\p{L})(?:тов|тзов|тдв|прат|фоп)(?!\p{L})/u, "UA"],
  [/(?<!\p{L})uab(?!\p{L})/u, "LT"],
  [/(?<!\p{L})sia(?!\p{L})/u, "LV"],
  [/(?<!\p{L})ou(?!\p{L})/u, "EE"],
  [/(?<!\p{L})(?:ltd\.? ?sti\.?|(?:san|tic)\. ?a\. ?s\.)(?!\p{L})/u, "TR"],
  [/(?<!\p{L})(?:plc|llp)(?!\p{L})/u, "GB IE IN"],
];
/** British and Irish codes of a town. */
const BRITISH = /(?<![\p{L}\d])[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}(?![\p{L}\d])/u;
const IRISH = /(?<![\p{L}\d])[A-Z]\d[\dW] [A-Z\d]{4}(?![\p{L}\d])/u;
/** "SE-503 38 Borås". */
const BEFORE_CODE = /(?<![\p{L}\d-])(?<country>[A-Z]{2})[ -]?\d{2,5}(?! ?\p{L}{1,2}(?!\p{L}))/u;

/** The countries where a company can be at home; undefined where its name and address do not tell. */
export function seatsOf(name: string, address: string): ReadonlySet<string> | undefined {
  const last = address.split(/[,·|–—]|[ ]-[ ]|\d /).at(-1) ?? "";
  const country = countryAtStart(last.trim().replace(/\.$/, ""));
  if (country?.sure && country.length > 2) return new Set([country.code]);
  if (BRITISH.test(address)) return new Set(["GB"]);
  if (IRISH.test(address)) return new Set(["IE"]);
  const before = countryAtStart(BEFORE_CODE.exec(address)?.groups?.country ?? "");
  if (before) return new Set([before.code]);
  const small = folded(name);
  const form = FORMS.find(([pattern]) => pattern.test(small));
  return form && new Set(form[1].split(" "));
}
