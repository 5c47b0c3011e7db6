/** Sentences that speak to a machine that reads the paper, "ignore all previous instructions": nothing of the product. */

import { isLabel } from "../../label-words.ts";
import type { Word } from "../../reading/page.ts";
import type { Passage } from "../../reading/passage.ts";
import { linesOf, wordsOf } from "../kit/places.ts";

/** What it is told to do: in a line of its own, or behind its name. */
const ORDERS =
  "set|enter|write|use|report|output|answer|return|mark|fill|record|state|reply|respond|extract|treat|ignore|disregard|override|trage?|gib|gebe?n?|schreibe?n?|setze?n?|verwende?n?|ignoriere?n?|inscri\\p{L}*|indiquez|ecrivez|ignorez|inserisci|indica|scrivi|ignora|escrib\\p{L}*|registr\\p{L}*|indique|vul|schrijf|negeer|wpisz|podaj|zignoruj|skriv|ange|ignorera?|kirjoita|merkitse|zapis|uved|irja|introdu|scrie|yaz";
const ORDER = new RegExp(`^(?:${ORDERS})(?!\\p{L})`, "u");

/** To forget what it was told before. */
const FORGET =
  "(?:ignore|disregard|forget|override) (?:all |any |the |your |of )*(?:previous|prior|earlier|above|preceding|other)[^.\\n]{0,20}(?:instruction|prompt|rule|direction)|ignorier\\p{L}* (?:alle |die |samtliche )*(?:vorherig|bisherig|vorangehend|vorstehend|obig|fruher)\\p{L}* (?:anweisung|instruktion|vorgabe)|(?:ignor(?:ez|er|e)|oubliez) (?:toutes )?(?:les |vos )?(?:instructions|consignes)|(?:ignor(?:a|ate|are)|dimentica(?:te)?) (?:tutte )?(?:le )?istruzioni|ignor(?:a|e|ar|en) (?:todas )?(?:las |as )?(?:instrucciones|instrucoes)|negeer (?:alle )?(?:de )?(?:vorige|eerdere|voorgaande) (?:instructies|opdrachten)|z?ignoruj (?:wszystkie )?(?:poprzednie|wczesniejsze|powyzsze) (?:polecenia|instrukcje)|ignorer[ae]? (?:alla |alle )?(?:tidigare|foregaende|tidligere|forrige) (?:instruktioner|instrukser|anvisninger)|ohita (?:kaikki )?(?:aiemmat|edelliset) ohjeet|ignoruj(?:te)? (?:vsechny |vsetky )?(?:predchozi|predchadzajuce) (?:pokyny|instrukce|instrukcie)|hagyd figyelmen kivul (?:az )?(?:osszes )?(?:korabbi|elozo)|ignora(?:ti)? (?:toate )?instructiunile|onceki (?:tum )?(?:talimat|yonerge)\\p{L}*";
/** What it is called. */
const MACHINE =
  "(?:(?:ai|llm|ki|ia)(?:[ -](?:system|assistant|assistent|model|agent|reader|bot|parser|tool)\\p{L}{0,3})?|(?:large )?language models?|artificial intelligence|kunstliche intelligenz|intelligence artificielle|sprachmodell\\p{L}*|modeles? de langage|modell[oi] linguistic[oi]|modelos? de (?:lenguaje|linguagem)|taalmodel\\p{L}*|model\\p{L}* jezykow\\p{L}*|sprakmodell\\p{L}*|sprogmodel\\p{L}*|kielimalli\\p{L}*|yapay zeka)(?!\\p{L})";
const NOTES =
  "(?:note|notice|message|instructions?|attention|hinweis|nachricht|anweisung|nota|messaggio|istruzioni|aviso|mensaje|mensagem|opmerking|bericht|uwaga|viesti|huomautus|remarque|observacion|observacao|anmarkning|bemærkning|merknad|poznamka|upozorneni|upozornenie|megjegyzes|mesaj)";
const TO =
  "(?:to|for|an|fur|aux?|a l'attention des?|pour|a|ai|agli|alle?|per|para|aan|voor|do|dla|till|til|pre|pro|pentru)(?: (?:the|all|any|alle|die|das|les|las|los|le|de|os|as))?";
/** What else a note is written to that no person is: "Note to automated readers". */
const READERS =
  "(?:(?:automat(?:ed|ic)|machine|digital|electronic)[ -](?:(?:document|catalog(?:ue)?|product|data) )?(?:readers?|import(?:ers?|s)|scrapers?|systems?|parsers?|tools?|processing|processors?|extraction|assistants?)|(?:parsers?|bots?|robots?|crawlers?|(?:ocr|parsing|extraction|data extraction)[ -](?:systems?|tools?|software|engines?))|automati(?:sche|sierte|schen|sierten) (?:lese\\p{L}*|\\p{L}*import\\p{L}*|system\\p{L}*|verarbeitung\\p{L}*|auswertung\\p{L}*|auslese\\p{L}*)|(?:lecteurs|systemes|outils) automati(?:ques|ses)|(?:lettori|sistemi|strumenti) automati(?:ci|zzati)|(?:lectores|sistemas|herramientas) automati(?:cos|zados|cas|zadas)|(?:leitores|sistemas|ferramentas) automati(?:cos|zados|cas|zadas)|(?:geautomatiseerde|automatische) (?:lezers|systemen|verwerking)|automatycznych (?:czytnikow|systemow|narzedzi)|systemow automatycznych|automati(?:ska|serade|ske|serte|serede) (?:lasare|læsere|lesere|system\\p{L}*)|automaattisille (?:lukijoille|jarjestelmille)|automaticke (?:ctecky|citacky|systemy)|automatizalt olvasoknak|automatikus (?:olvasoknak|rendszereknek)|(?:cititoarele|sistemele) automate)(?!\\p{L})";
/** Whatever reads, at the begin of a line or sentence and up to a colon: "Aan systemen die dit document lezen:". */
const READS =
  "(?:read|process|pars|scan|les|auswert|verarbeit|lis|trait|leg|elabor|le[aei]|lezen|verwerk|czyta|przetwarz|las|bearbet|læs|lukev|lukee|ct|cita|zprac|olvas|cit|ceta|loe|skait|чет|чит|διαβαζ)\\p{L}*";
const PAPER =
  "\\p{L}*(?:do[ck]um|file|datei|bestand|fichier|paper|papier|page|seite|pagin|sheet|blatt|invoice|rechnung|fa[ck]tu|fattur|mail|asiakirj|tiedosto|plik|soubor|subor|fisier|irat|fail|докум|файл|εγγραφ|αρχει)\\p{L}*";
const WHOEVER_READS = `(?:\\p{L}+ ){0,3}\\p{L}*(?:computer|system|sistem|software|programm?|logiciel|ordinateu|rendszer|jarjestelm|ohjelm|susteem|систем|програм|συστημ)\\p{L}*,? (?:[^ :.\\n]+ ){0,4}?(?:${READS}(?: [^ :.\\n]+){0,2} ${PAPER}|${PAPER} (?:[^ :.\\n]+ )?${READS}) ?:`;
/** Before an order. */
const PLEASE =
  "please |bitte |merci de |per favore |si prega di |por favor,? |s\\.?v\\.?p\\.? |alstublieft |gelieve |prosze |prosim |vennligst |venligst |vanligen ";

/**
 * A note to machines, or an order to one by its name. What a product does with artificial intelligence is told of it:
 * "AI assistant: built in".
 */
const TO_MACHINES = new RegExp(
  `(?<!\\p{L})(?:${FORGET}|${NOTES} (?:${TO} (?:${MACHINE}|${READERS})|(?:az )?${READERS})|(?:${MACHINE}(?: (?:read|pars|process|extract|scan)\\p{L}+ th(?:is|e) \\p{L}+)?|(?<![^\\n.] ?)${READERS})[,:] ?(?:${PLEASE})?(?:${ORDERS})(?!\\p{L})|(?<![^\\n])(?:dear |hello )?assist[ae]n(?:t|te),? (?:please |bitte )(?:${ORDERS})(?!\\p{L})|(?<![^\\n] ?)system[:,] ?(?:${PLEASE})?(?:${ORDERS})(?!\\p{L})|(?<![^\\n.] ?)${MACHINE}: [^.\\n]{0,80}\\. ?(?:always |never |immer |toujours |sempre |siempre )?(?:${ORDERS})(?!\\p{L})|${MACHINE} (?:reading|parsing|processing|must|should)(?!\\p{L})|system prompt:|(?<![^\\n.] ?)(?:${NOTES} )?${WHOEVER_READS})`,
  "u",
);
/** The end of a sentence at that of its line. */
const ENDED = /[.!?”"»)]$/u;
/** Most lines of such a note. */
const MOST_LINES = 6;

/** What a line ends with, or says, that has what it asks for below it. */
const ANNOUNCED =
  /[:,;]$|(?<!\p{L})(?:following|below|as follows|folgend\p{L}*|suivant\p{L}*|ci-dessous|seguent\p{L}*|siguient\p{L}*|seguint\p{L}*|volgend\p{L}*|nastepuj\p{L}*|foljande|folgende|seuraav\p{L}*|nasledujic\p{L}*|kovetkezo\p{L}*|urmato\p{L}*)(?!\p{L})/u;
/** Letters of a line that was broken because it was full. */
const FULL_LINE = 55;
/** "Country of origin: Portugal". */
const LABELLED = /^(?<label>\p{L}[^:\t%]{1,40}):[ ]\S/u;

/** True for a label of the paper's own with its value, below a note that asks for nothing that follows. */
function isOfPaper(note: string, next: string): boolean {
  const label = LABELLED.exec(next)?.groups?.label;
  return label !== undefined && isLabel(label) && !ANNOUNCED.test(note);
}

/** Words of the lines that speak to a machine: to the end of what they ask for. */
export function wordsToMachines(passage: Passage): Word[] {
  if (passage.order !== "rows" || !TO_MACHINES.test(passage.folded)) return [];
  const lines = linesOf(passage.folded);
  const ranges: { from: number; to: number }[] = [];
  for (const [i, { line, start }] of lines.entries()) {
    if (!TO_MACHINES.test(line)) continue;
    let last = i;
    while (last + 1 < lines.length && last - i < MOST_LINES) {
      const here = lines[last]?.line.trimEnd() ?? "";
      const { line: next = "", start: at = 0 } = lines[last + 1] ?? {};
      const isAnnounced = ANNOUNCED.test(line.trimEnd()) || ANNOUNCED.test(here);
      const goesOn = isAnnounced || here.length >= FULL_LINE || /^\p{Ll}/u.test(passage.text.slice(at));
      const isOver = ENDED.test(here) || !goesOn || isOfPaper(line.trimEnd(), next);
      if (next.includes("\t") || (!ORDER.test(next) && isOver)) break;
      last++;
    }
    ranges.push({ from: start, to: (lines[last]?.start ?? 0) + (lines[last]?.line.length ?? 0) });
  }
  return ranges.flatMap(({ from, to }) => wordsOf({ passage, start: from, end: to }));
}
