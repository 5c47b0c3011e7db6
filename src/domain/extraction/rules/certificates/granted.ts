/** The number of a certificate that fills its line, above the words for whom it is granted to. */
import type { Passage } from "../../reading/passage.ts";
import { linesOf } from "../kit/places.ts";
import type { NumberBeside } from "./beside.ts";
import { numberAt } from "./numbers.ts";

/** "Is granted to", "wird erteilt an", "se otorga a": what such a line begins with. */
const GRANTED = new RegExp(
  String.raw`^(?:${[
    "(?:is|has been|was) (?:hereby )?(?:granted|awarded|issued|given) to",
    "(?:wird|wurde|ist) (?:hiermit )?(?:erteilt|verliehen|ausgestellt|vergeben|der firma|dem unternehmen)|(?:erteilt|verliehen|ausgestellt) (?:an|fur)",
    "(?:est|a ete) (?:delivree?|accordee?|attribuee?|decernee?) a|(?:delivre|accorde|attribue|decerne) a",
    "(?:e|viene|e stato) (?:rilasciat|concess|assegnat|conferit)[oa] a|(?:rilasciato|concesso|assegnato) a",
    "se (?:otorga|concede|expide) a|(?:es|ha sido) (?:otorgado|concedido|expedido) a|(?:e|foi) (?:concedido|emitido|atribuido|outorgado) a",
    "(?:wordt|is) (?:hierbij )?(?:verleend|toegekend|afgegeven|uitgereikt) aan",
    "(?:zosta(?:l|je) |jest )?(?:przyznan|wydan|nadan)[yeo]",
    "(?:se |je |byl |bol )?(?:udeluje|vydava|udelen|vydan)[yeo]?",
    "(?:har )?(?:utfardas|utfardats|tilldelas|tilldelats|beviljas|beviljats)|(?:er )?(?:udstedt|tildelt|tildeles|udstedes|utstedt|utstedes)",
    "(?:on )?(?:myonnetty|annettu|myonnetaan|valjastatud|antud)",
    "(?:se acorda|este acordat|a fost acordat|se elibereaza|este eliberat|a fost eliberat)",
    "(?:izdaje se|dodjeljuje se|dodeljuje se|je izdan|je dodijeljen|podeljuje se|je podeljen|izsniegts|pieskirts|isduotas|suteiktas|suteikiamas)",
    "(?:се издава|издава се|издаден|присъжда се|видано|надано|издаје се|χορηγειται|απονεμεται|εκδιδεται)",
  ].join("|")})(?!\p{L})`,
  "u",
);
/** Before the number in its line. */
const CALLED = /^(?:(?:no|nr|n|num|number|nummer|numero|numer|cislo|c|br|st|№)[.º°]?[ :]{1,2})?/u;

/** @returns numbers in lines of their own, each above one that says whom its certificate is granted to */
export function numbersGranted({ text, folded }: Passage): NumberBeside[] {
  const lines = linesOf(folded);
  return lines.flatMap(({ line, start: at }, i): NumberBeside[] => {
    if (!GRANTED.test(lines[i + 1]?.line ?? "")) return [];
    const start = at + (CALLED.exec(line)?.[0].length ?? 0);
    const printed = numberAt(text, start, true);
    if (!printed || start + printed.length < at + line.trimEnd().length) return [];
    return [{ number: printed.number, start, end: start + printed.length, confidence: 0.85 }];
  });
}
