/** Companies and their addresses as papers print them: where a name ends, what is an address and what no more. */
import { countryAtStart } from "../../country-names.ts";
import { folded } from "../../folded.ts";

/** How companies end, or begin, by the laws of the Union, its neighbours and the countries that sew for it. */
const FORMS = [
  // Turkey, Greece
  String.raw`(?:San\. ?(?:ve|Ve|VE|&) ?Tic\. ?)?(?:A\. ?Ş\.?|AŞ|A\.S\.|Ltd\.? ?Şti\b\.?|LTD\.? ?ŞTİ\b\.?|Ltd\.? ?Sti\b\.?|LTD\.? ?STI\b\.?)|Α\.? ?Ε\.?(?: ?Β\.? ?Ε\.?)?|Α\.?Ε\.?|Ε\.?Π\.?Ε\.?|Ι\.?Κ\.?Ε\.?|Ο\.?Ε\.?`,
  // Germany, Austria, Switzerland, Luxembourg
  String.raw`(?:GmbH|GMBH|gmbh|mbH|Ges\.m\.b\.H\.|GesmbH|UG)(?: ?& ?Co\.? ?(?:KGaA|KG|OHG))?|AG(?: ?& ?Co\.? ?KG)?|SE(?: ?& ?Co\.? ?KG)?|KGaA|KG|OHG|e?GbR|eG|e\.G\.|e\.K\.|e\.U\.|S\.à r\.l\.|Sàrl`,
  // Britain, Ireland, Asia, America
  String.raw`(?:Co\.?,? ?|CO\.?,? ?|Company,? )?\(?(?:Pvt|PVT|P|Pte|PTE|Private|PRIVATE)\.?\)?,? ?\(?(?:Ltd|LTD|Limited|LIMITED)\b\.?\)?`,
  String.raw`(?:Co|CO|Company|COMPANY|Corp)\.? ?,? ?(?:Ltd|LTD|Limited|LIMITED)\b\.?(?!\.? ?[ŞS][Tt])|(?:[Ll]td|LTD)\b\.?(?!\.? ?[ŞS][Tt])|Limited|LIMITED|LLC|L\.L\.C\.|LLP|Inc\b\.?|INC\b\.?|Corp\b\.?|Corporation|PLC|plc|DAC|CLG|[Tt]eo\b\.?|TEO\b\.?|Teoranta|JSC|J\.S\.C\.|Joint Stock Company|Sdn\. ?Bhd\.?`,
  // France, Belgium, Italy, Spain, Portugal, Romania, Latin America
  String.raw`S\.A\. (?:de|DE) C\.V\.|SA (?:de|DE) CV|S\. (?:de|DE) R\.L\.(?: (?:de|DE) C\.V\.)?|S\.A\.C\.|SAC|E\.I\.R\.L\.|S\.A\.R\.L\.|SARL|S\.A\.S\.U?\.?|SASU?|EURL|SCOP|SNC|[Ss]\.[Nn]\.[Cc]\.|S\. ?[rR]\. ?[lL]\.?(?:s\.?)?|s\.r\.l\.|S\.R\.L\.?|[Ss]rls?|SRL|S\. ?[pP]\. ?A\b\.?|SpA|SPA|[Ss]\. ?[Aa]\. ?[Ss]\.|S\.C\.C\.L\.|SCCL|[Ss]oc\. [Cc]oop\.|S\.[Cc]\.[Aa]\.[Rr]\.[Ll]\.|S\.[Aa]\.[Pp]\.[Aa]\.|S\.L\.L\.|S\.L\.U\.?|S\.L\.|SLU?|S\.A\.U\.?|S\. ?A\.|SAU?|S\. ?Coop\.?(?: (?:And|Galega|Mad|V)\b\.?)?|Unipessoal,? (?:Lda|LDA)\.?|UNIPESSOAL,? LDA\.?|Lda\b\.?|LDA\b\.?|Limitada|Ltda\b\.?|LTDA\b\.?|EIRELI`,
  // Netherlands, the North
  String.raw`B\.V\.|BV|N\.V\.|NV|V\.O\.F\.|VOF|C\.V\.|BVBA|AB|A\/S|ApS|I\/S|K\/S|P\/S|[Aa]\.[Mm]\.[Bb]\.[Aa]\.|Ky|Tmi|ASA|AS|Oyj?|OY|Ab`,
  // Poland, Czechia, Slovakia, Hungary, the South-East, the Baltics
  String.raw`(?:[Ss]p|SP)\. ?[zZ] ?[oO]\. ?[oO]\.(?: ?(?:[Ss]p|SP)\. ?[kK]\.)?|[Ss]p\. ?[jkp]\.|[Ss]\. ?[Cc]\.|S\.K\.A\.|s\. ?r\. ?o\.|spol\. s ?r\. ?o\.|a\. ?s\.|v\. ?o\. ?s\.|k\. ?s\.|v\. ?d\.|družstvo|Kft\b\.?|KFT\b\.?|Zrt\b\.?|Nyrt\b\.?|Bt\.|Kkt\.|d\. ?o\. ?o\.|D\. ?O\. ?O\.|d\. ?d\.|j\.d\.o\.o\.|s\. ?p\.|ЕООД|д\. ?о\. ?о\.|Д\. ?О\. ?О\.|доо|ДОО|ООД|ЕАД|АД|EOOD|OOD|EAD|OÜ|UAB|SIA|MB`,
];
const LEGAL_FORM = new RegExp(`(?<![\\p{L}\\d.])(?:${FORMS.join("|")})(?![\\p{L}\\d])`, "gu");
/** Forms that stand before a name. */
const FORM_FIRST =
  /^(?:UAB|SIA|AS|OÜ|AB|MB|PT|CV|S\.C\.|SC|ЕТ|ET|ТОВ|ТзОВ|ТДВ|ПрАТ|ПАТ|АТ|ПП|ФОП|ДП|Firma|P\.P\.H\.U\.|PPHU|F\.H\.U\.) /u;
/** A division in brackets, or the same company's other form, belongs to the name. */
const FORM_GOES_ON = /^["”“»]?(?: ?\((?!HRB|NIP|VAT|[^)]*\d{5})[\p{L}\d .&-]{2,30}\)(?=$|[,;. –—-]))?/u;

/** Where the name of a company ends in a line that begins with it, by its legal form; undefined without one. */
export function companyEnd(line: string): number | undefined {
  for (const match of line.matchAll(LEGAL_FORM)) {
    if (!mayHaveForm(line.slice(0, match.index).trim())) continue;
    const end = match.index + match[0].length;
    return end + (FORM_GOES_ON.exec(line.slice(end))?.[0].length ?? 0);
  }
  if (!FORM_FIRST.test(line)) return undefined;
  const comma = line.search(/,| [–—·|-] |(?<=\p{L}{4})\.(?: \p{Lu}|$)/u);
  return comma < 0 ? line.length : comma;
}

/** Whether the legal form of a company may stand behind this: it begins as a name does. */
export function mayHaveForm(before: string): boolean {
  // "Net weight 12 KG" is no company.
  if (!/^["„“«'(]?[\p{Lu}\d]/u.test(before) || /(?<!(?:18|19|20)\d)\d$/.test(before)) return false;
  // Words of a sentence, or an address, stand between: this is the form of another one.
  return !/[:;]|, .*\d/.test(before);
}

/** Whether a line begins with the form of a company, and nothing of a name behind it: "A.Ş.", "S.n.c., con sede in". */
export function beginsWithForm(line: string): boolean {
  const [match] = line.matchAll(LEGAL_FORM);
  return match?.index === 0 && /^(?:$|,)/.test(line.slice(match[0].length));
}

/** A code of a town: 1234, 12345, 1234-567, 12-345, 123 45, 1234 AB, SW1A 1AA, 215500, LV-1234, D02 X285. */
const POSTAL =
  /(?<=\p{L}{4}-)\d{4,6}(?!\d)|(?<![\p{L}\d/.-])(?:(?:[A-Z]{1,3}[ -])?\d{4,6}(?:[- ]\d{3})?|\d{2}-\d{3}|\d{3} \d{2,3}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\d%.]\d|\d|[/-]\d)/u;
/** A word for a street, an estate or a plot. */
const STREET =
  /(?<!\p{L})(?:street|str|road|rd|lane|bothar|sraid|triq|nave|capannone|batiment|bat|armazem|pavilhao|edificio|loja|andar|piso|puerta|bloque|interno|hala|avenue|ave|av|industrial|industrie\p{L}*|estate|park|plot|sector|block|building|bldg|floor|zone|village|district|way|quay|square|house|mill|highway|unit|weg|allee|platz|gasse|ring|ufer|rue|boulevard|bd|chemin|quai|route|impasse|allee|zi|za|zac|bp|via|viale|corso|piazza|piazzale|strada|localita|loc|vicolo|frazione|calle|c\/|avda|avenida|carrer|poligono|pol|plaza|carretera|ctra|paseo|rua|travessa|largo|estrada|lugar|zona|praca|parque|rodovia|straat|laan|plein|kade|dijk|ul|al|os|plac|aleja|osiedle|ulice|ulica|trida|namesti|utca|ut|ter|korut|str|sos|soseaua|calea|bulevardul|cesta|gatve|g|iela|tn|tee|mnt|pst|katu|tie|vagen|gatan|vej|gade|alle|vei|veien|gate|cad|caddesi|cd|sok|sk|mah|mahallesi|mh|bulvari|blv|osb|bolgesi|no|ул|бул|ж\.к|кв|вул|вулиця|просп|проспект|пров|провулок|бульв|бульвар|шосе|площа|улица|булевар|трг|οδοσ|οδο|λεωφοροσ|λεωφ|χλμ|βιομηχανικη)(?![\p{L}])|\p{L}(?:strasse|straße|str|weg|gasse|platz|allee|ring|straat|laan|weg|kade|plein|dijk|singel|gatan|vagen|vej|gade|gata|vegen|veien|katu|tie|kuja|vn|utca)(?![\p{L}])/u;
/** What follows an address: numbers of registers and taxes, ways to call, people. */
const CONTACT =
  /\s*(?:[,;·|–—(-]\s*)?(?<![\p{L}])(?:\+\d{2}[ \d]|tel(?:efon\p{L}*|efax|\.)?|telf|tlf|tfno|puh(?:elin)?|gsm|тел|τηλ|talr|telephone|phone|ph\.?|mob(?:ile|\.)?|fax|e-?mail|mail(?=:)|web|www(?=\.)|http\S*|[\p{L}\d._-]+(?=@)|[\p{L}\d-]{3,30}\.(?:com|eu|net|org|de|at|ch|it|pt|es|fr|pl|cz|sk|hu|ro|bg|gr|com\.tr|hr|si|lt|lv|ee|fi|se|dk|nl|be|ie|co\.uk)|attn|contact|kontakt|contacto|contatto|(?:service[ -]clients?|service consommateurs?|service apr[eè]s[ -]vente|SAV|customer (?:service|care|support)|kundenservice|kundendienst|kundenbetreuung|servizio clienti|assistenza clienti|servicio al cliente|atención al cliente|apoio ao cliente|serviço ao cliente|klantenservice|obsługa klienta|biuro obsługi klienta|zákaznický servis|zákaznícky servis|kundtjänst|kundeservice|asiakaspalvelu|ügyfélszolgálat|serviciu clienți|korisnička podrška|podpora kupcem|müşteri hizmetleri|klienditeenindus|klientų aptarnavimas|klientu apkalpošana|обслужване на клиенти|служба підтримки|εξυπηρέτηση πελατών)(?=[ ]?:|[ ]*$)|NIP|NIF|NIPC|CIF|CVR|KvK|VAT|BTW|UST|USt|UID|ATU|TVA|P\.? ?IVA|Partita IVA|C\.? ?F\b|SIRET|SIREN|RCS|REA|REGON|KRS|HRB|Amtsgericht|Org\.? ?nr|Orgnr|Contribuinte|capital|kapital|stammkapital|spisova|zapsan\p{L}*|handelsregister|firmenbuch|FN|V\.D\.|NTN|Tax|IČO?|DIČ|Reg\.? ?(?:no|nr)|CUI|J\d|EORI|reg[ .-]?kood|registrikood|[iį]m\. ?k(?:odas|\.)|[iį]mon[eė]s kodas|re[gģ]\.? ?nr|Γ\.?Ε\.?ΜΗ|MBS|mersis|ЕИК|ЄДРПОУ|ІПН|ПІБ|ПИБ|матични|ΑΦΜ|OIB|PVM|PVN|KMKR|Y-tunnus|VKN|ID za DDV|DDV|ДДС|ДДС №|CNPJ|matična|Vergi|Adószám|Cégj\p{L}*|GSTIN|BIN|IBAN|GLN|Business ID|Company (?:no|reg)|Registered (?:no|in)|MVA)(?![\p{L}])[^\n]*$/iu;

/** "Poznań, 7 lipca 2026 r.": the head of a letter. */
const DATED = /\d{1,2}\.?(?: de| d')? ?\p{L}{3,}\.?(?: de)? (?:19|20)\d{2}(?!\d)/u;

/** Shares, dates, addresses of mail, and weights: a Lithuanian street has its "g." before the number. */
const OF_NO_PLACE =
  /%|(?<!\d)\d{1,2}\. ?\d{1,2}\. ?(?:19|20)\d{2}(?!\d)|\b(?:19|20)\d{2}[-./]\d{2}\b|@|\d ?k?g(?!\p{L})/u;

/** True for a text that can be the address of a company, or the part of one with its street or town. */
export function isAddress(text: string): boolean {
  if (DATED.test(folded(text))) return false;
  if (text.length < 6 || text.length > 200 || OF_NO_PLACE.test(text)) return false;
  if (POSTAL.test(text) && /\p{Lu}\p{L}{1,}/u.test(text)) return true;
  const small = folded(text);
  return STREET.test(small) && (/\d/.test(text) || endsWithCountry(text));
}

/** Whether the last words between commas are a country. */
export function endsWithCountry(text: string): boolean {
  const last =
    text
      .split(/[,·|–—]|[ ]-[ ]|\d /)
      .at(-1)
      ?.trim()
      .replace(/\.$/, "") ?? "";
  const country = countryAtStart(last);
  return country?.sure === true && country.length === last.length && last.length > 2;
}

/** A line of an address without what follows it; empty where it is nothing else. */
export function withoutContacts(line: string): string {
  return line
    .replace(CONTACT, "")
    .replace(SENTENCE_AFTER, "")
    .replace(IN_THE_ROLE, "")
    .replace(CLAUSE_AFTER, (rest, word: string) => (beginsWithStreet(word) ? rest : ""))
    .replace(/[.,;·|–—(\s-]+$/, "");
}

/** A sentence that goes on after an address: "…, Tunisie, agissant en qualité de". */
const CLAUSE_AFTER =
  /, ((?!parcelas? |parzelle |parcelle |lotes? |lots? )\p{Ll}{3,}|(?:DECLAR|DÉCLAR|ATTEST|AGISSANT|CERTIF|ERKLÄR|BESTÄTIG|CONFIRM|DICHIAR|VERKLA|INTYGA|BEKRÄFTA|ERKLÆR|OŚWIADCZA|PROHLAŠ|VYHLAS)\p{Lu}*) .*$/u;

/** "…, 4750-333 Barcelos, na qualidade de fabricante", which may go on in the next line. */
const IN_THE_ROLE =
  /, (?:na|em|in|en|als|as|som|jako|w)(?: (?:its |seiner |unserer |sa |notre |sua |nossa |su |nuestra |zijn )?(?:quali|calid|capac|eigensch|hoedanig|charakter|egenska|role)\p{L}* .*)?$/u;

/** Whether a code of a town stands in a text. */
export function hasTown(text: string): boolean {
  return POSTAL.test(text);
}

/** Whether a text has a word for a street. */
export function isStreet(text: string): boolean {
  return STREET.test(folded(text));
}

/** Whether the first word is that for a street: "rue", "ul.", "via". */
export function beginsWithStreet(text: string): boolean {
  return STREET.exec(folded(text))?.index === 0;
}

/** What begins after a full stop, which no word cut short has. */
const SENTENCE_AFTER =
  /(?<=\p{L}{5}|\d{3}|\d\p{Lu}{2})\. +(?!(?:[Ss]k|[Ss]ok|SK|SOK|[Ss]okak|SOKAK|[Cc]ad|CAD|[Cc]d|[Cc]adde|CADDE|[Bb]ulv|BULV|[Mm]ah|MAH|[Uu]tca|[Ss]t|[Ss]tr|[Aa]ve?)(?!\p{L}))\p{Lu}.*$|\.? [\p{Lu}]{2,5}:? ?\d{6}[\d-]*$/u;

/** Laboratories, certifiers and carriers make nothing. */
export const NO_MAKER =
  /laborator(?:y|ies|ium)|institut|testing|certificat|inspection|prufung|hohenstein|testex|control union|bureau veritas|intertek|(?<!\p{L})(?:sgs|tuv|dhl|ups|dhl|dekra)(?!\p{L})|logisti|forward|freight|(?<!\p{L})fret(?!\p{L})|cargo|shipping|transit(?!\p{L})|transitaire|speditor|spediteur|zollagent|douane|customs|transport|trasport|kuljetus|nakliy|tasimacilik|lojisti|doprava(?!\p{L})|szallitmany|fuvaroz|sped\p{L}* |bank(?!\p{L})|oeko-?tex|gots|spedi/u;
/** What is done by who neither makes the product nor has it made: in all persons and with "by". */
const DONE_FOR_OTHERS = [
  "(?:sold|marketed|retailed|supplied|exported|shipped|dispatched|delivered|tested|inspected|certified|commissioned|ordered) (?:and \\p{L}+ )?(?:by|through|via)",
  "(?:verkauft?|vertrieb(?:en)?|vermarkte\\p{L}*|ausgeliefert|geliefert|versandt|importiert|eingefuhrt|gepruft|getestet|bestellt)(?: und \\p{L}+)? (?:von|durch|uber|bei|im auftrag)",
  "(?:vendue?s?|commercialisee?s?|importee?s?|expediee?s?|livree?s?|testee?s?|controlee?s?|commandee?s?)(?: et \\p{L}+)? (?:par|chez)",
  "(?:vendut|commercializzat|importat|spedit|consegnat|testat|collaudat|ordinat|fornit)[oaie](?: e \\p{L}+)? d(?:a|al|alla|allo|all')",
  "(?:vendid|comercializad|distribuid|importad|enviad|entregad|ensayad|testad|expedid|encomendad)[oa]s?(?: [ey] \\p{L}+)? (?:por|pel[oa])",
  "(?:verkocht|verdeeld|gedistribueerd|geimporteerd|ingevoerd|verzonden|geleverd|getest|besteld)(?: en \\p{L}+)? (?:door|via|bij)",
  "(?:sælges|forhandles|distribueres|importeres|importeret|solgt|forhandlet|afsendt|testet|bestilt|markedsfores)(?: og \\p{L}+)? (?:af|hos|via)",
  "(?:saljs|sald[at]?|distribueras|importeras|importera[dt]e?|marknadsfors|levereras|testa[dt]e?|bestalld?)(?: och \\p{L}+)? (?:av|hos|via)",
  "(?:selges|solgt|forhandles|distribueres|importer(?:es|t)|markedsfores|sendt|testet|bestilt)(?: og \\p{L}+)? (?:av|hos|via)",
  "(?:myy|markkinoi|jalleenmyyja|tukkumyyja|maahantuonti|testannut|tilannut)",
  "(?:muub|turustab|turustaja|edasimuuja|impordib|testinud|tellinud)",
  "(?:pardod|tirgo|izplatitajs|izplata|importe|testejis|testeja|pasutija)",
  "(?:parduoda|platintojas|platina|importuoja|tiria|isbande|uzsake)",
  "(?:sprzedaje|sprzedaz|dystrybucja|importuje|(?:sprzedawan|sprowadzon|importowan|dystrybuowan|badan|przebadan|zamowion)\\p{L}{1,2} przez)",
  "(?:prodava|predava|prodej|predaj|distribuuje|distributor|dovazi|dovaza|dodava|testoval\\p{L}?|zkousel\\p{L}?|objednal\\p{L}?)",
  "(?:prodaja|distribuira|uvaza|uvozi|dobavlja|ispitao|ispitala|testiral\\p{L}?|preskusil\\p{L}?|narucio|narucila|narocil\\p{L}?)",
  "(?:forgalmazo|ertekesiti|importalja|behozza|vizsgalta|megrendelte)",
  "(?:vandut\\p{L}?|distribuit\\p{L}?|importat\\p{L}?|comercializat\\p{L}?|testat\\p{L}?|comandat\\p{L}?)(?: si \\p{L}+)? (?:de|prin)",
  "(?:продава|разпространява|дистрибутор|внася|внесен[оаи]? от|тестван[оаи]? от|изпитан[оаи]? от|поръчан[оаи]? от)",
  "(?:продає|розповсюджує|дистриб|імпортує|випробува|замови[лв])",
  "(?:продаје|увози|дистрибу|испита|поручи)",
  "(?:πωλειται|διανεμεται|εισαγεται|διατιθεται|ελεγχθηκε) απο",
  "(?:satan|satis|dagitici|dagitim|ithal eden|pazarlayan|test eden|siparis veren)",
  "(?:mibjugh|impurtat|mqassam) minn|(?:diolta|allmhairithe|daileadh) ag|allmhaireoir|importatur|distributur",
];
/** What is said of a party that does not make what is delivered. */
export const OTHER_PARTY = new RegExp(
  String.raw`^(?:(?:\d{1,2}[.)]|·) ?)?(?:ship(?:ped)? to|bill(?:ed)? to|sold to|deliver(?:y|ed)? to|delivery|deliver|consignee|buyer|buyer's|purchaser|notify|customer|client|agent|importer|imported by|distributor|distributed by|applicant|vendor|supplier|seller|exporter|shipper|sender|carrier|forwarder|bank|laborator|issued to|issued for|to:|for:|retailer|kunde|kaufer|besteller|auftraggeber|empfanger|lieferadresse|lieferant|verkaufer|absender|fournisseur|vendeur|expediteur|fornitore|venditore|mittente|proveedor|vendedor|remitente|fornecedor|remetente|leverancier|verkoper|afzender|dostawca|sprzedawca|nadawca|satici|tedarikci|leverantor|saljare|avsandare|leverandor|saelger|selger|avsender|afsender|toimittaja|myyja|lahettaja|dodavatel|prodavajuci|prodejce|szallito|elado|furnizor|vanzator|dobavljac|prodavac|dobavitelj|prodajalec|tarnija|muuja|tiekejas|pardavejas|piegadatajs|pardevejs|доставчик|постачальник|продавець|добављач|продавац|продавач|προμηθευτησ|πωλητησ|lieferanschrift|rechnungsadresse|rechnungsempfanger|rechnung an|importeur|handler|vertrieb|agentur|spediteur|client|acheteur|destinataire|importateur|livraison|livre a|adresse de livraison|facture a|distribue par|donneur|cliente|destinat|compratore|acquirente|importatore|committente|spett|distribuito|luogo di consegna|vettore|agente|comprador|importador|destinatario|direccion de entrega|distribuid|morada de entrega|exmo|adquirente|klant|koper|afnemer|importeur|afleveradres|factuuradres|verkocht aan|nabywca|odbiorca|kupujacy|zamawiajacy|importer|dystrybutor|zleceniodawca|alici|musteri|ithalatci|sevk|kunde|kopare|mottagare|importor|kunde|kober|modtager|importor|leveringsadresse|kjoper|mottaker|asiakas|ostaja|vastaanottaja|maahantuoja|odberatel|zakaznik|kupujici|dovozce|prijemce|dovozca|vevo|megrendelo|importalo|forgalmazza|cumparator|beneficiar|importator|client|kupac|uvoznik|narucitelj|kupec|narocnik|ostja|importija|maaletooja|saaja|pirkejas|importuotojas|uzsakovas|pircejs|importetajs|klients|купувач|покупець|імпортер|замовник|одержувач|купац|увозник|наручилац|прималац|подносилац|вносител|клиент|получател|αγοραστησ|πελατησ|εισαγωγεασ|παραληπτησ|(?:${DONE_FOR_OTHERS.join("|")})(?!\p{L}))`,
  "u",
);
