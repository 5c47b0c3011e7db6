/**
 * What a form shows as an example of how it is filled in: a column "Example" beside that of the answers, a row or a block of its own,
 * "e.g. 850 g" where an answer would stand, "(e.g. 98 % cotton, 2 % elastane)" behind a question. None of it is of the product.
 */
import type { Word } from "../../reading/page.ts";
import { CELL_END, type Passage } from "../../reading/passage.ts";
import { cellsOf, linesOf, wordsOf } from "../kit/places.ts";
import { cellsUnder, rowsOf } from "./table-columns.ts";

/** What an example is called, in no word that samples are called too. */
const NAME =
  "examples?|sample (?:answer|entr|repl|response|data|text|value)\\p{L}*|(?:ausfull|eintrags?|antwort)?-?beispiele?|beispiel(?:antwort|angabe|eintrag|wert|text|daten)\\p{L}*|ausfullmuster|muster(?:antwort|angabe|eintrag|wert|text|daten)\\p{L}*|exemples?|esemp(?:io|i)|ejemplos?|exemplos?|(?:invul)?voorbeeld(?:en)?|(?:voorbeeld|exempel|eksempel)-?(?:antwoord|waarde|tekst|svar|text|varde|tekst|værdi|verdi)\\p{L}*|przyklad(?:y|ow\\p{L}+)?|exempel|(?:udfyldnings|utfyllings)?eksemp(?:el|ler)|esimerk\\p{L}+|priklad\\p{L}{0,4}|vzorov\\p{L}+ (?:vypln|odpoved|udaj|text)\\p{L}*|pelda\\p{L}{0,4}|kitoltesi (?:minta|pelda)|exemplu|primjer\\p{L}?|primer(?= \\(|$)|naide|naidisvastus|pavyzdinis \\p{L}+|piemer[si]|ornek (?:cevap|yanit|deger|doldur|giris)\\p{L}*|пример(?:ен отговор)?|приклад|παραδειγμα(?:τα)?";
/** The same in short, as it stands before one. */
const SHORT =
  "e\\. ?g|eg|ex|for instance|z\\. ?b|zb|bspw|bsp|p\\. ?ex|par ex|par exemple|p\\. ?es|ad es|es|ad esempio|p\\. ?ej|por ej|ej|por ejemplo|por ex|por exemplo|bv|bijv|bijvoorbeeld|vb|np|na przyklad|t\\. ?ex|till exempel|f\\. ?eks|fx|for eksempel|esim|esimerkiksi|napr|napriklad|pl|peldaul|de ex|de exemplu|npr|nt|naiteks|pvz|piem|orn|ornegin|напр|наприклад|например|π\\.χ";
/** To fill in a form, and what one answers there. */
const FILLED =
  "fill|complet|answer|entr(?:y|ies)(?!\\p{L})|reply|ausgefull|ausfull|antwort|eintrag|rempli|repons|compil|rispost|rellen|cumpliment|respuesta|preench|respost|ingevul|invul|antwoord|wypeln|odpowied|ifyll|svar|udfyld|utfyl|taytet|tayto|vastau|vypln|odpoved|kitolt|valasz|raspuns|ispun|izpoln|odgovor|taidetu|taitmis|vastus|pildy|atsakym|aizpild|doldur|cevap|попълн|отговор|заповн|відповід|попуњ|одговор|συμπληρ|απαντ";

/** "Example", "Hinweis / Beispiel", "Example (delete)": a cell that says nothing else, if not what is answered: "exemple de réponse". */
const HEAD = new RegExp(
  `^[(„“"«]?(?:[\\p{L}-]+ ?[/,&] ?)?(?:(?:${NAME})|(?:e\\. ?g|z\\. ?b|p\\. ?ex|bijv)\\.)(?: ?[(–-].*)?[)”"»]?:?$`,
  "u",
);
const NAMED = new RegExp(`(?<!\\p{L})(?:${NAME})(?!\\p{L})`, "u");
const WORDS = /^[\p{L} '’/(),:-]{4,50}$/u;
/** "Ausfüllbeispiel:", "Example (please delete)", "Exemple – ne pas reprendre": the heading of an example. */
const HEADING = new RegExp(
  `^(?:[a-z\\d]{1,2}[.)] ?)?(?:[\\p{L}'’-]+ ){0,5}[(„“"«]?(?<name>${NAME})(?!\\p{L})(?<rest>[^.;%]*)$`,
  "u",
);
const FILLED_IN = new RegExp(`(?<!\\p{L})(?:${FILLED})`, "u");
/** Longest heading, in characters. */
const LONGEST_HEADING = 70;

/** "e.g. 850 g", "Example: Turkey": to the end of its sentence or its cell. */
const SAID = new RegExp(`^(?:(?:${NAME}) ?[:=]|(?:${SHORT})(?:\\.(?= )|\\.? ?:)) ?(?=[^ ])`, "u");
const BRACKETS = new RegExp(
  `\\((?:(?:[\\p{L}-]+ )?(?:${NAME})(?: ?[:,]|(?= [\\d"“„«]))|(?:${SHORT})[.:,]) ?[^()\\t]{2,150}\\)`,
  "gu",
);
const SENTENCE_END = /[.;](?= \p{Lu})/u;

/** "Composition: …", "Weight | …": what a line begins with, before what it says of that. */
const LABELLED = /^(?<label>\p{L}[^:\t%]{1,45})[:\t]/u;

/** Words of a page that are of no product, but of an example of how to fill in a form. */
export function wordsOfExamples(passage: Passage): Word[] {
  const { folded } = passage;
  const places = [...folded.matchAll(BRACKETS)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  if (passage.order === "rows") places.push(...saidInCells(passage), ...blocksIn(passage));
  return [...places.flatMap((place) => wordsOf({ passage, ...place })), ...inColumns(passage)];
}

/** What the cells under the head "Example" say, and those of a row that begins so. */
function inColumns(passage: Passage): Word[] {
  if (passage.order !== "rows") return [];
  const heads = linesOf(passage.folded).flatMap(({ line }, i) => {
    const cells = line.split(CELL_END);
    if (cells.length < 2) return [];
    const places = cells.flatMap((cell, place) => (isHead(cell) ? [place] : []));
    return places.length < cells.length ? places.map((place) => ({ i, place })) : [];
  });
  if (heads.length === 0) return [];
  const rows = rowsOf(passage);
  return heads.flatMap(({ i, place }) => {
    const row = rows[i] ?? [];
    // The head of the questions seldom is one of examples: it begins a row of these.
    const cells = place === 0 ? row : [...row.slice(place, place + 1), ...cellsUnder(rows, i, place)];
    return cells.flatMap(({ words }) => words);
  });
}

function isHead(cell: string): boolean {
  return HEAD.test(cell) || (WORDS.test(cell) && NAMED.test(cell) && FILLED_IN.test(cell));
}

function saidInCells({ folded, text }: Passage): { start: number; end: number }[] {
  return linesOf(folded).flatMap(({ line, start: from }) =>
    cellsOf(line, from).flatMap(({ cell, start }) => {
      if (!SAID.test(cell)) return [];
      const rest = text
        .slice(start, start + cell.length)
        .replace(/^[^ ]*/u, (first) => " ".repeat(first.length));
      const end = rest.search(SENTENCE_END);
      return [{ start, end: start + (end < 0 ? cell.length : end + 1) }];
    }),
  );
}

/** The lines below the heading of an example: those with a label, up to where the form begins with the first of them again. */
function blocksIn({ folded }: Passage): { start: number; end: number }[] {
  const lines = linesOf(folded);
  return lines.flatMap(({ line, start }, i) => {
    if (!isHeading(line)) return [];
    const labels = new Set<string>();
    let last = i;
    for (const { line: next } of lines.slice(i + 1)) {
      const label = LABELLED.exec(next)?.groups?.label?.trim();
      if (label === undefined || labels.has(label)) break;
      labels.add(label);
      last++;
    }
    const { line: end = "", start: at = 0 } = lines[last] ?? {};
    return last > i ? [{ start, end: at + end.length }] : [];
  });
}

function isHeading(line: string): boolean {
  if (line.length > LONGEST_HEADING || line.includes(CELL_END)) return false;
  const { name = "", rest = "" } = HEADING.exec(line)?.groups ?? {};
  if (name === "") return false;
  return FILLED_IN.test(line) || (line.startsWith(name) && /^ ?(?:$|[:(–-])/u.test(rest));
}
