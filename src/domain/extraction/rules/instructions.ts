/** Sentences that speak to a machine that reads the paper, "ignore all previous instructions": nothing of the product. */
import type { Word } from "../reading/page.ts";
import type { Passage } from "../reading/passage.ts";
import { linesOf } from "./places.ts";

/** What a machine is told to forget, or is called. */
const TO_MACHINES =
  /(?<!\p{L})(?:(?:ignore|disregard|forget|override) (?:all |any |the |your |of )*(?:previous|prior|earlier|above|preceding|other)[^.\n]{0,20}(?:instruction|prompt|rule|direction)|(?:note|message|notice|instructions?|attention|dear|hello|hey|to)(?: (?:to|for))?(?: the| all| any)? (?:ai|llm|artificial intelligence)s?(?!\p{L})|(?:ai|llm)[ -](?:system|assistant|model|agent|reader|bot|parser|tool)s?(?!\p{L})|language models?|system prompt|ignorier\p{L}* (?:alle |die |samtliche )*(?:vorherig|bisherig|vorangehend|vorstehend|obig|fruher)\p{L}* (?:anweisung|instruktion|vorgabe)|ki-(?:system|assistent|modell)\p{L}*|sprachmodell\p{L}*|(?:ignor(?:ez|er|e)|oubliez) (?:toutes )?(?:les |vos )?(?:instructions|consignes)|modeles? de langage|(?:ignor(?:a|ate|are)|dimentica(?:te)?) (?:tutte )?(?:le )?istruzioni|modell[oi] linguistic[oi]|ignor(?:a|e|ar|en) (?:todas )?(?:las |as )?(?:instrucciones|instrucoes)|modelos? de (?:lenguaje|linguagem)|negeer (?:alle )?(?:de )?(?:vorige|eerdere|voorgaande) (?:instructies|opdrachten)|taalmodel\p{L}*|z?ignoruj (?:wszystkie )?(?:poprzednie|wczesniejsze|powyzsze) (?:polecenia|instrukcje)|model\p{L}* jezykow\p{L}*|ignorer[ae]? (?:alla |alle )?(?:tidigare|foregaende|tidligere|foregaende|forrige) (?:instruktioner|instrukser|anvisninger)|sprakmodell\p{L}*|sprogmodel\p{L}*|ohita (?:kaikki )?(?:aiemmat|edelliset) ohjeet|kielimalli\p{L}*|ignoruj(?:te)? (?:vsechny |vsetky )?(?:predchozi|predchadzajuce) (?:pokyny|instrukce|instrukcie)|hagyd figyelmen kivul (?:az )?(?:osszes )?(?:korabbi|elozo)|ignora(?:ti)? (?:toate )?instructiunile|onceki (?:tum )?(?:talimat|yonerge)\p{L}*|yapay zeka)/u;
/** What it is told to do instead, in a line of its own. */
const ORDER =
  /^(?:set|enter|write|use|report|output|answer|return|mark|fill|record|state|reply|respond|extract|treat|trage?|gib|gebe?n?|schreibe?n?|setze?n?|verwende?n?|inscri\p{L}*|indiquez|ecrivez|inserisci|indica|scrivi|escrib\p{L}*|registr\p{L}*|indique|vul|schrijf|wpisz|podaj|skriv|ange|kirjoita|merkitse|zapis|uved|irja|introdu|scrie|yaz)(?!\p{L})/u;
/** The end of a sentence at that of its line. */
const ENDED = /[.!?”"»)]$/u;
/** Most lines of such a note. */
const MOST_LINES = 6;

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
      const next = lines[last + 1]?.line ?? "";
      if (next.includes("\t") || (ENDED.test(here) && !ORDER.test(next))) break;
      last++;
    }
    ranges.push({ from: start, to: (lines[last]?.start ?? 0) + (lines[last]?.line.length ?? 0) });
  }
  return passage.words.filter((_, i) => {
    const at = passage.starts[i] ?? 0;
    return ranges.some(({ from, to }) => at >= from && at < to);
  });
}
