/** The country of making, and those of the steps before, where a document names them in so many words. */
import { countryAtStart } from "../country-names.ts";
import type { Passage } from "../reading/passage.ts";
import { alternatives, type Found, type Text } from "./found.ts";
import { labelled } from "./labels.ts";

const PHRASES = [
  alternatives(
    "made in,manufactured in,produced in,product of,sewn in,cut and sewn in,assembled in,crafted in,hergestellt in,gefertigt in,produziert in,genaht in,konfektioniert in,gemaakt in,vervaardigd in,geproduceerd in,geconfectioneerd in,tillverkad i,tillverkat i,tillverkade i,sydd i,sytt i,producerad i,fremstillet i,produceret i,syet i,laget i,produsert i,sydd i,valmistettu,valmistusmaa,gyartva,keszult,toodetud,valmistatud,pagaminta,razots,произведено в,произведен в,κατασκευαζεται στην,κατασκευασμενο στην,παραγεται στην,mensei,uretim yeri",
  ),
  // Languages whose participles take the ends of what was made.
  "(?:fabricad|fabricat|feit|produzid|confecionad|confeccionad|hech|elaborad|producid|prodott|fatt|fabbricat|confezionat|realizzat|cucit)[oaie]s? (?:em|en|in|na|no|nos|nas)",
  "(?:fabrique|confectionne|produit|cousu|tricote)(?:e|s|es)? (?:en|au|aux|a)",
  "(?:wyprodukowan|uszyt|wykonan)(?:o|y|a|e)? (?:w|we)",
  "(?:vyroben|usit|vyraben)(?:o|e|y|a)? (?:v|ve|na)",
  "(?:proizveden|izradjen|izraden|izdelan|sasiven)(?:o|a|i)? (?:u|v)",
  "(?:fabricat|produs|confectionat)(?:a|e)? in",
].join("|");
const MADE_IN = new RegExp(
  `(?<![\\p{L}])(?<!(?<![\\p{L}])(?:not|nicht|pas|non|no|nao|niet|nie|ikke|inte|ei|ni) (?:\\p{L}{2,6} )?)(?:${PHRASES})(?![\\p{L}])[ ]?[:;-]?[ ]*[\\t\\n]?`,
  "gu",
);
/** German and Dutch put the verb last: "in Portugal genäht". */
const IN_MADE =
  /(?<![\p{L}])(?<!(?:nicht|niet) )in (?:der |den |het )?(?<name>[\p{L}][\p{L} -]{2,30}?) (?:hergestellt|gefertigt|genaht|produziert|konfektioniert|gestrickt|gemaakt|vervaardigd|geproduceerd)(?![\p{L}])/gu;
/** What is said to be in a country is not always made there, but where nothing else stands beside it. */
const MAKING =
  /(?<=^|[\n\t]|[·|;] ?)(?:fabrication|confection|production|fabricacion|confeccion|produccion|produzione|confezione|fabbricazione|fabrico|fabricacao|confecao|confeccao|producao|produktion|fertigung|herstellung|productie|vervaardiging|produkcja|wykonanie|uretim|tillverkning|valmistus|vyroba)(?: et confection)?[ ]?(?::[ ]*|(?=[\t\n])[\t\n])/gu;
/** Languages whose names of countries take other ends after "in". */
const INFLECTED =
  /^(?:wyprodukowan|uszyt|wykonan|vyroben|usit|vyraben|proizveden|izradjen|izraden|izdelan|sasiven|valmistettu|valmistatud|toodetud|gyartva|keszult|pagaminta|razots|произведен|κατασκευ|παραγεται)/u;
/** "Country" alone stands in addresses too. */
const BARE_LABEL = /^country(?![\p{L}])(?! of)/u;
const ARTICLES = /^(?:the|der|den|dem|die|de|la|le|les|los|las|el|il|lo|l'|gli|i|o|a|os|as|het|η|την|το) ?/u;
/** "EU (Portugal)" and "EU / Portugal" name a country too. */
const UNION = /^(?:eu|ue|e\.u\.|european union|europe|europa)[ ]?[(/,-][ ]?(?=\p{L})/u;
const NAME_LENGTH = 60;
/** Labels of "country" alone stand before customers and banks as well. */
const WEAK_LABEL =
  /^(?:country|origin|origine|origen|origem|herkunft|ursprung|herkomst|oorsprong|произход)(?![\p{L}])/u;

const STEPS: Record<string, RegExp> = {
  country_spinning: step(
    "spinning,spun in,yarn spinning,spinnerei,spinnen,gesponnen in,filature,file en,filatura,filato in,hilatura,hilado en,fiacao,fiado em,spinnerij,gesponnen in,przedzenie,iplik",
  ),
  country_weaving: step(
    "weaving,knitting,woven in,knitted in,weaving/knitting,weben,weberei,gewebt in,gestrickt in,tissage,tissage/tricotage,tricotage,tisse en,tricote en,tessitura,tessuto in,tejeduria,tejido en,tecelagem,tecelagem/tricotagem,tricotagem,tecido em,tricotado em,weven,weverij,geweven in,tkanie,dokuma",
  ),
  country_dyeing: step(
    "dyeing,dyeing and finishing,dyeing/finishing,dyed in,dyeing and printing,farben,farberei,gefarbt in,teinture,teint en,teinture et ennoblissement,teinture/impression,tintura,tinto in,tintoria,tintura e finissaggio,tinte,tintoreria,tenido en,tinturaria,tingimento,tingido em,verven,ververij,geverfd in,farbowanie,boyama",
  ),
  country_melt: step(
    "melted in,country of melt,melted and poured in,country of melt and pour,erschmolzen in",
  ),
};

function step(words: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}])(?:country of )?(?:${alternatives(words)})(?![\\p{L}])(?:[ ]?\\([^()\\n\\t]{0,20}\\))?[ ]?[:;-]?[ ]*[\\t\\n]?`,
    "gu",
  );
}

export function findCountries({ passages, fields }: Text): Found[] {
  return passages.flatMap((passage) => [
    ...(fields.has("country_making") ? [...phrased(passage), ...called(passage)] : []),
    ...Object.entries(STEPS)
      .filter(([field]) => fields.has(field))
      .flatMap(([field, pattern]) => after(passage, field, pattern, 0.9)),
  ]);
}

function phrased(passage: Passage): Found[] {
  const last = [...passage.folded.matchAll(IN_MADE)].flatMap((match): Found[] => {
    const start = match.index + match[0].indexOf(match.groups?.name ?? "");
    const country = countryIn(passage, start);
    const found = { field: "country_making", confidence: 0.95, passage, start: match.index };
    return country?.sure ? [{ ...found, value: country.code, end: match.index + match[0].length }] : [];
  });
  return [
    ...after(passage, "country_making", MADE_IN, 0.96),
    ...after(passage, "country_making", MAKING, 0.9),
    ...last,
  ];
}

function after(passage: Passage, field: string, pattern: RegExp, confidence: number): Found[] {
  return [...passage.folded.matchAll(pattern)].flatMap(({ 0: words, index }) => {
    const start = index + words.length;
    const country = countryIn(passage, start) ?? countryOfTownInLine(passage, start);
    if (!country || (!country.sure && !INFLECTED.test(words))) return [];
    const from = /[\t\n]/.test(words) ? country.start : index;
    return [
      {
        field,
        value: country.code,
        confidence: country.sure ? confidence : 0.8,
        passage,
        start: from,
        end: country.end,
      },
    ];
  });
}

function called(passage: Passage): Found[] {
  return [...labelled(passage, "country")].flatMap(({ from, start, end, apart, worth }): Found[] => {
    const label = passage.folded.slice(from, start);
    const country = countryIn(passage, start) ?? countryOfTown(passage, start, end);
    if (!country?.sure || !apart) return [];
    const weak = WEAK_LABEL.test(label) && !/^(?:country of|origin ?:)/.test(label);
    const confidence = BARE_LABEL.test(label) ? 0.6 : weak ? 0.85 : 0.96;
    const quoted = /[\t\n]/.test(label) ? start : from;
    return [
      {
        field: "country_making",
        value: country.code,
        confidence: confidence * worth,
        passage,
        start: quoted,
        end: country.end,
      },
    ];
  });
}

/** "Huizhou, China" and "Porto - Portugal": a town before its country, and nothing else. */
function countryOfTown(passage: Passage, start: number, end: number) {
  const town = /^[\p{L}' .-]{2,40}?(?:, ?| [-/(] ?)(?=\p{L})/u.exec(passage.folded.slice(start, end));
  const at = start + (town?.[0].length ?? 0);
  const country = town ? countryIn(passage, at) : undefined;
  return country && /^[). ]*$/.test(passage.folded.slice(country.end, end))
    ? { ...country, start }
    : undefined;
}

function countryOfTownInLine(passage: Passage, start: number) {
  const end =
    start + (/^[^\n\t;|]*/.exec(passage.folded.slice(start, start + NAME_LENGTH * 2))?.[0].length ?? 0);
  return countryOfTown(passage, start, end);
}

function countryIn(
  passage: Passage,
  start: number,
): { code: string; start: number; end: number; sure: boolean } | undefined {
  const union = UNION.exec(passage.folded.slice(start, start + 20))?.[0].length ?? 0;
  if (union > 0) return countryIn(passage, start + union);
  const article = ARTICLES.exec(passage.folded.slice(start, start + 8))?.[0] ?? "";
  for (const at of [start, start + article.length]) {
    const text = passage.text.slice(at, at + NAME_LENGTH).split(/[\t\n]/)[0] ?? "";
    const country = countryAtStart(text);
    if (country) return { code: country.code, start, end: at + country.length, sure: country.sure };
  }
  return undefined;
}
