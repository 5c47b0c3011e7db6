/** What takes a certificate back that is named: it has ended, is another company's, only asked for, or an example. */
import type { Passage } from "../../reading/passage.ts";
import { alternatives } from "../found.ts";
import { saysNotCovered } from "../not-covered.ts";
import { lineEnd } from "../places.ts";
import { standardIn } from "./standards.ts";

/** Said in the same sentence, or the same row of a table. */
const ENDED = `(?<!not )expired|not (?:been )?renewed|nicht (?:verlangert|erneuert)|lief [^.;\\n]{0,25} ab|pas (?:ete )?renouvelee?|arrivee? a echeance|non (?:e stato )?rinnovat\\p{L}|no (?:se )?(?:ha )?renovad[oa]|nao (?:foi )?renovad[oa]|expirou|niet (?:verlengd|vernieuwd)|verliep|nie (?:zostal )?(?:odnowion|przedluzon)\\p{L}{1,2}|yenilenme\\p{L}*|(?:inte|ikke|ikkje) (?:blevet |blitt |bleven )?(?:fornyat?s?|fornyet|forlangd?t?s?|forlænget)|gick ut|gikk ut|upphort\\p{L}?|ei (?:ole )?(?:uusittu|jatkettu)|ne(?:byl|bola?|bol) (?:obnoven|prodlouzen|predlzen)\\p{L}?|nem ujitott\\p{L}*|nu (?:a fost|s-a) reinnoit|nije (?:obnovljen|produzen)|ni (?:obnovljen|podaljsan)|lapsed|lost (?:its )?validity|ceased to be valid|has run out|ausser kraft|pozbyl\\p{L}? platnosti|stratil\\p{L}? platnost\\p{L}?|utracil\\p{L}{0,3} waznosc|(?:perdu|perd) sa validite|(?:perso|perde) (?:la )?validita|perdi\\p{L}* (?:su |a |la )?valid\\p{L}+|(?:haar |zijn )?geldigheid verloren|forlorat sin giltighet|mistet (?:sin )?gyldighet\\p{L}?|mistet sin gyldighed|menettanyt voimassaolo\\p{L}*|(?:hatalyat|ervenyet) vesztett\\p{L}*|(?:si-a|si a|a) pierdut valabilitatea|izgubi[ol]\\p{L}? (?:je )?(?:valjanost|veljavnost)|prestal\\p{L}? (?:je )?(?:veljati|vrijediti|vaziti)|kehtivuse kaotanud|nebegalioj\\p{L}*|neteko galios|zaudej\\p{L}+ speku|загуби\\p{L}* валидност\\p{L}*|втратив\\p{L}? чинність|престао да важи|επαψε να ισχυει|gecerliligini (?:yitir|kaybet)\\p{L}+|withdrawn|revoked|suspended|cancell?ed|terminated|superseded|no longer (?:valid|in force)|not valid|invalid|abgelaufen|erloschen|ungultig|nicht (?:mehr )?gultig|widerrufen|zuruckgezogen|entzogen|ausgesetzt|perimee?s?|(?:est|a|sont|ont) expires?|expiree|n'est plus valable|plus valide|retiree?|suspendue?|annulee?|revoquee?|scadut\\p{L}|non (?:e )?(?:piu )?valid\\p{L}|ritirat\\p{L}|sospes[oaie]|revocat\\p{L}|annullat\\p{L}|caducad[oa]s?|vencid[oa]s?|no (?:es )?(?:valid[oa]|vigente)|retirad[oa]s?|suspendid[oa]s?|anulad[oa]s?|cancelad[oa]s?|expirad[oa]s?|caducou|nao (?:e )?valid[oa]|revogad[oa]s?|verlopen|vervallen|niet (?:meer )?geldig|ingetrokken|geschorst|wygasl\\p{L}{1,3}|niewazn\\p{L}{1,3}|cofniet\\p{L}{1,3}|uniewaznion\\p{L}{1,2}|zawieszon\\p{L}{1,2}|suresi (?:dolmus|bitmis|dolan|doldu)\\p{L}*|gecersiz\\p{L}*|iptal|askiya|utgatt|utgangen|ogiltig\\p{L}?|aterkalla\\p{L}{1,3}|indrag\\p{L}{2,3}|inddrag\\p{L}{1,3}|udlobet|udlob(?= (?:den )?\\d)|utlop(?= (?:den )?\\d)|ugyldig\\p{L}?|tilbagekaldt|trukket tilba(?:k)?e|utlopt|tilbakekalt|vanhentun\\p{L}{1,3}|paattyn\\p{L}{2,3}|umpeutun\\p{L}{1,3}|peruutet\\p{L}{1,3}|peruttu|propadl\\p{L}?|neplatn\\p{L}{1,3}|skoncil\\p{L}?|zrusen\\p{L}{0,2}|odebran\\p{L}?|odnat\\p{L}?|pozastaven\\p{L}{0,2}|lejart\\p{L}?|ervenytelen\\p{L}*|visszavont\\p{L}*|felfuggeszt\\p{L}*|expirat\\p{L}?|retras\\p{L}?|anulat\\p{L}?|suspendat\\p{L}?|istekl?[aoi]o?|povucen\\p{L}?|ukinut\\p{L}?|potekel|potekl[aoi]|preklican\\p{L}?|razveljavljen\\p{L}?|aegunud|kehtetu\\p{L}*|tuhistatud|pasibaig\\p{L}*|negalioja\\p{L}*|panaikint\\p{L}*|beidzies|beigusies|nav deriga\\p{L}*|anulet\\p{L}*|изтекъл\\p{L}*|невалид\\p{L}*|недіисн\\p{L}*|прострочен\\p{L}*|відкликан\\p{L}*|анульован\\p{L}*|истек\\p{L}*|неважећ\\p{L}*|повучен\\p{L}*|оттеглен\\p{L}*|прекратен\\p{L}*|отнет\\p{L}*|ληγμεν\\p{L}*|εληξ\\p{L}*|ανακλη\\p{L}*|ανασταλ\\p{L}*`;
const ASKED_FOR = `(?:to be )?applied for|application (?:is )?(?:pending|submitted|in progress)|certification (?:is )?pending|pending|not yet (?:issued|granted|received|available|certified)|beantragt|antrag (?:gestellt|lauft)|in bearbeitung|in vorbereitung|noch nicht (?:erteilt|ausgestellt|erhalten|zertifiziert)|en cours (?:de certification|d'obtention|d'instruction|de demande|de delivrance)|demande (?:deposee|en cours)|in corso (?:di (?:certificazione|rilascio|ottenimento|valutazione))|in attesa|en tramite|en proceso|pendiente|solicitad[oa]|em (?:curso|processo|tramitacao)|pendente|aangevraagd|in aanvraag|in behandeling|w trakcie|zlozono wniosek|wniosek zlozon\\p{L}|basvuru(?:su)?|surecinde|ansokt|ansokan|ansogt|ansogning|sokt om|soknad|haettu|haettava\\p{L}*|hakemus\\p{L}*|zazadano|zadost\\p{L}?|pozadano|v rizeni|folyamatban|igenyelt\\p{L}*|in curs de|solicitat\\p{L}?|u tijeku|u postupku|zatrazen\\p{L}?|v postopku|taotle\\p{L}*|paraisk\\p{L}*|pieteik\\p{L}*|в процес|подадено заявление|υπο εκδοση|εκκρεμει`;
const OF_OTHERS = `(?:quot\\p{L}+|stat\\p{L}+|giv\\p{L}+) our (?:own )?licen[cs]e|(?:another|a different|some other|other) (?:company|firm|supplier|mill|producer|manufacturer|licensee|holder|legal entity)|belongs to (?:a|an|the|our)|competitor\\p{L}*|ein(?:er|em|es)? ander(?:en|er|em|es) (?:firma|unternehmens?|betriebs?|lieferanten|herstellers?|hauses)|autre (?:societe|entreprise|firme|fournisseur|fabricant|titulaire)|altr[ao'] ?(?:societa|ditta|azienda|impresa|fornitore|titolare)|otr[ao] (?:empresa|sociedad|proveedor|fabricante|titular|firma)|outr[ao] (?:empresa|sociedade|fornecedor|fabricante|titular|firma)|ander(?:e)? (?:bedrijf|firma|onderneming|leverancier|fabrikant)|inn(?:ej|ego|a) (?:firm\\p{L}|spolk\\p{L}|przedsiebiorstw\\p{L}|dostawc\\p{L}|podmiot\\p{L}*)|baska (?:bir )?(?:firma|sirket|tedarikci|uretici)\\p{L}*|anna[nt]s? (?:foretag|firma|bolag|leverantor)s?|ande[nt] (?:firma|virksomhed|leverandor|selskab)s?|anne[nt] (?:firma|bedrift|leverandor|selskap)s?|tois(?:en|elle) (?:yrity\\p{L}*|toimittaj\\p{L}*|valmistaj\\p{L}*)|jin(?:e|ou|emu|eho) (?:firm\\p{L}|spolecnost\\p{L}|dodavatel\\p{L}*|podnik\\p{L}*)|in(?:ej|u|emu|eho) (?:firm\\p{L}|spolocnost\\p{L}|dodavatel\\p{L}*|podnik\\p{L}*)|masik (?:ceg\\p{L}*|vallalat\\p{L}*|beszallito\\p{L}*|gyarto\\p{L}*)|alte?i? (?:firm\\p{L}|companii?\\p{L}*|societat\\p{L}*|furnizor\\p{L}*)|drug(?:e|oj|om|o|ega|emu) (?:tvrtk\\p{L}|firm\\p{L}|podjetj\\p{L}*|poduzec\\p{L}|dobavljac\\p{L}*|dobavitelj\\p{L}*)|teise (?:ettevot\\p{L}*|firma\\p{L}*|tarnija\\p{L}*)|kitos (?:imones|bendroves)|cita (?:uznemuma|razotaja)|друга (?:фирма|компания)|друг (?:доставчик|производител)|αλλησ? εταιρ\\p{L}*`;
const EXAMPLES = `(?:for )?example|by way of illustration|fictitious|zum beispiel|beispiel(?:haft|nummer|zertifikat)?|fiktiv\\p{L}*|par exemple|a titre d'exemple|fictif|ad esempio|a titolo di esempio|por ejemplo|a modo de ejemplo|por exemplo|a titulo de exemplo|bijvoorbeeld|voorbeeld(?:nummer|certificaat)?|na przyklad|przykladow\\p{L}{1,3}|ornek(?:tir|lik)?|till exempel|for eksempel|esimerkiksi|esimerkki\\p{L}*|napriklad|peldaul|de exemplu|na primjer|na primer|naiteks|pavyzdziui|piemeram|например|για παραδειγμα`;

const DENIED = new RegExp(
  `(?<!\\p{L})(?:${[ENDED, ASKED_FOR, OF_OTHERS, EXAMPLES].join("|")})(?!\\p{L})`,
  "u",
);
/** What a number shortly after these words was before. */
const REPLACED = new RegExp(
  `(?<!\\p{L})(?:${alternatives("replaces,replacing,supersedes,superseding,in place of,instead of,anstelle von,anstelle des zertifikats,anstatt,remplace,remplacant,annule et remplace,sostituisce,in sostituzione,sustituye,reemplaza,en sustitucion,substitui,em substituicao,vervangt,ter vervanging,zastepuje,w miejsce,ersatter,erstatter,korvaa,nahrazuje,nahradza,helyettesiti,felvaltja,inlocuieste,zamjenjuje,nadomesca,asendab,pakeicia,aizstaj,заменя,αντικαθιστα")}|ersetzt(?! durch))(?!\\p{L})[^.;\\n]{0,60}$`,
  "u",
);
/** Certificates that say nothing of how a product is made: of a delivery, a company's tax, an instrument, the program that wrote an invoice. */
const NO_CLAIM =
  /(?<!\p{L})(?:programa (?:informatico |de faturacao )?certificado|software certificado|software de faturacao|logiciel (?:de caisse )?certifie|certified (?:billing |invoicing )?(?:software|program)|zertifizierte software|software certificato|certificates? of (?:analysis|origin|insurance|incorporation|deposit|warranty|destruction|free sale|weight|quality and quantity)|(?:vat|tax|insurance|phytosanitary|veterinary|health|fumigation|calibration|movement|inspection|mill test|welding|origin) certificates?|(?:analysen?|ursprungs|kalibrier\p{L}*|pruf|abnahmeprufz|werksz?|versicherungs|praferenz)-?(?:zertifikat|zeugnis|eugnis|schein|bestatigung)\p{L}*|certificats? (?:d'origine|d'analyse|d'assurance|d'etalonnage|de circulation|phytosanitaire)|certificat[oi] (?:di|d') ?(?:origine|analisi|assicurazione|taratura|collaudo|circolazione)|certificad[oa]s? (?:de|do|da) (?:origen|origem|analisis|analise|seguro|calibracion|calibracao|circulacion|circulacao)|(?:certificaat van oorsprong|analysecertificaat|kalibratiecertificaat|oorsprongscertificaat|ursprungscertifikat|ursprungsintyg|oprindelsescertifikat|opprinnelsessertifikat|alkuperatodistus|kalibreringscertifikat)\p{L}*|swiadectw\p{L} (?:pochodzenia|wzorcowania|analizy)|mense (?:sahadetnamesi|belgesi)|(?:osvedcen\p{L}*|certifikat\p{L}*) o (?:puvodu|povode)|szarmazasi (?:bizonyitvany|igazolas)\p{L}*|certificat\p{L}* de origine|certifikat\p{L}* o porijeklu|potrdilo o poreklu|сертификат за произход|сертифікат (?:про )?походження|(?:сертификат|уверење) о пореклу|πιστοποιητικο καταγωγησ|10204)(?!\p{L})[^;\n]{0,50}$/u;
/** A whole document that is an example, by a line of its own. */
const SPECIMEN =
  /^[ ]*(?:(?:specimen|voorbeeld|exemple|example|esempio|fac-?simile|ejemplo|exemplo|wzor|ornek|exempel|eksempel|malli|vzor|minta|muster|sample|naidis|primjer|primer|vzorec|образец|υποδειγμα)(?:[ ,:()/-]+[^\n\t]{0,20}(?:not valid|invalid|niet geldig|ungultig|non valid\p{L}|no valid\p{L}|sans valeur|nao valid\p{L}|sem validade|sin validez|niewazn\p{L}|gecersiz\p{L}*|ogiltig\p{L}?|ugyldig\p{L}?|ei voimassa|neplatn\p{L}{1,2}|ervenytelen)[^\n\t]{0,20})|(?:specimen|fac-?simile|voorbeeld|musterzertifikat|sample certificate|specimen certificate|certificate specimen))[ .!)]*$/mu;
/** A point that ends no sentence: after short words for a number, and before a figure. */
export const SENTENCE_END =
  /(?<!(?<!\p{L})(?:n|no|nr|num|nro|cert|zert|certif|art|ref|c|br|st|sz|ltd|co|inc|s|a|b|v|d|o|r|l|p|m|id|reg|αρ))[.!?;](?=[ \n]+[\p{L}(])/gu;

/** Whether what stands around a number takes it back. */
export function isDenied(passage: Passage, start: number, end: number): boolean {
  const { from, to } = statementAround(passage, start, end);
  const nothingClaimed = NO_CLAIM.exec(passage.folded.slice(from, start))?.[0];
  return (
    (nothingClaimed !== undefined && standardIn(nothingClaimed) === undefined) ||
    DENIED.test(passage.folded.slice(from, start)) ||
    DENIED.test(passage.folded.slice(end, to)) ||
    REPLACED.test(passage.folded.slice(from, start)) ||
    saysNotCovered(passage.folded.slice(from, to))
  );
}

/** Whether a page is a specimen of what it shows. */
export function isSpecimen({ folded }: Passage): boolean {
  return SPECIMEN.test(folded);
}

/** The row of a table, or the sentence over its lines, that a place stands in. */
function statementAround(passage: Passage, start: number, end: number): { from: number; to: number } {
  const { text, folded } = passage;
  const { from: first, to: last } = linesAround(passage, start, end);
  if (text.slice(first, last).includes("\t")) return { from: first, to: last };
  let from = first;
  for (const { index } of folded.slice(first, start).matchAll(SENTENCE_END)) from = first + index + 1;
  const after = folded.slice(end, last).search(SENTENCE_END);
  return { from, to: after < 0 ? last : end + after };
}

/** The row of a table, or the lines of a paragraph, that a place stands in. */
export function linesAround({ text }: Passage, start: number, end: number): { from: number; to: number } {
  let from = text.lastIndexOf("\n", start - 1) + 1;
  let to = lineEnd(text, end);
  if (text.slice(from, to).includes("\t")) return { from, to };
  for (let count = 0; count < MOST_LINES && goesOn(text, from); count++)
    from = text.lastIndexOf("\n", from - 2) + 1;
  for (let count = 0; count < MOST_LINES && goesOn(text, to + 1); count++) to = lineEnd(text, to + 1);
  return { from, to };
}

/** Most lines of a sentence before and after the one with a number. */
const MOST_LINES = 3;
/** Least letters of a line that was full. */
const FULL = 70;

/** Whether the line that begins at a place goes on with the sentence of the one above it. */
function goesOn(text: string, at: number): boolean {
  if (at < 2 || at >= text.length) return false;
  const above = text.slice(text.lastIndexOf("\n", at - 2) + 1, at - 1);
  const line = text.slice(at, lineEnd(text, at));
  if (above === "" || line === "" || above.includes("\t") || line.includes("\t")) return false;
  if (/^\p{Ll}(?!\))/u.test(above) && !/[:;.]$/.test(above)) return true;
  return /^\p{Ll}(?!\))/u.test(line) || (above.length >= FULL && !/[:;.]$/.test(above));
}
