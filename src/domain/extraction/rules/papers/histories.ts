/** What a paper tells of its versions, in tables ("Version | Date | Change") and sentences: it was so once, and is told where it still is. */
import type { Word } from "../../reading/page.ts";
import type { Passage } from "../../reading/passage.ts";
import { cellsOf, linesOf, wordsOf } from "../kit/places.ts";

const VERSION_WORDS = String.raw`versi\p{L}*|vers(?:ao|oes)|verz[ie]\p{L}*|wersj\p{L}*|vers\.?|ver\.?|rev\p{L}*\.?|ind(?:ex|ice|eks)|issue|ausgabe|fassung|stand|edi[ctz]\p{L}+|uitgave|wydani[ea]|utgav[ae]n?|udgaven?|vydani[ea]?|kiadas|valtozat|издани[ея]|редакц\p{L}+|верс\p{L}+|верз\p{L}+|εκδοση\p{L}?|painos|valjaanne|izdevums|leidimas|izdaja|izdanje|surum`;
const VERSION = new RegExp(`^(?:${VERSION_WORDS})(?: (?:n[ro]\\.?|n°|st\\.?))?$`, "u");
const CHANGE =
  /^(?:changes?|what (?:has )?changed|what applied|was (?:galt|sich anderte)|wat gold|vad som (?:gallde|andrats)|hvad der gjaldt|hva som gjaldt|ce qui (?:changeait|a change)|cosa (?:e )?cambiat[oa]|que (?:cambio|mudou)|co (?:sie )?zmieni(?:lo|ono)|(?:description|nature|reason) (?:of|for) (?:the )?changes?|(?:art der )?anderung(?:en)?|modifi[ck]\p{L}+|(?:nature|objet|motif) de la modification|wijziging(?:en)?|(?:descrizione |motivo )?(?:della )?modifica|cambios?|alterac(?:ao|oes)|(?:opis )?zmian[ay]?|andring(?:ar)?|ændring(?:er)?|endring(?:er)?|muutos|muutokset|(?:popis )?zmen[ay]?|modositas\p{L}*|valtoz\p{L}*|промян\p{L}*|зм[іи]н\p{L}*|измен\p{L}*|αλλαγ\p{L}*|izmen\p{L}*|izmain\p{L}*|pakeitim\p{L}*|sprememb\p{L}*|promjen\p{L}*|promen\p{L}*|muudatus\p{L}*|degisiklik\p{L}*)$/u;
/** The same less clearly, beside a column of dates only. */
const CONTENT =
  /^(?:subject|content|description|comments?|notes?|remarks?|gegenstand|inhalt|beschreibung|bemerkung(?:en)?|anmerkung(?:en)?|objet|contenu|description|remarques?|oggetto|contenuto|descrizione|note|osservazioni|objeto|contenido|descripcion|observaciones|conteudo|descricao|observacoes|onderwerp|inhoud|omschrijving|opmerking(?:en)?|tresc|opis|uwagi|innehall|beskrivning|anmarkning(?:ar)?|indhold|beskrivelse|bemærkning(?:er)?|innhold|merknad(?:er)?|sisalto|kuvaus|huomautus|obsah|popis|poznamk[ay]|tartalom|leiras|megjegyzes|continut|descriere|observatii|sadrzaj|napomen[ae]|vsebina|opomb[ae]|sisu|kirjeldus|markus(?:ed)?|turinys|aprasymas|pastabos?|saturs|apraksts|piezimes?|icerik|aciklama|съдържание|описание|забележк[аи]|зміст|опис|примітк[аи]|садржај|напомена|περιεχομενο|περιγραφη|παρατηρησεισ)$/u;
const DATE =
  /^(?:date|datum|data|fecha|dato|paivays|paivamaara|pvm|kelt|kuupaev|datums|tarih|дата|датум|ημερομηνια|valid from|gultig ab)$/u;
/** "14.01.26", "2026-01-14", "May 2026": behind the number of a version, where the table stands beside another one. */
const DAY_SAID = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}[./-]20\d\d|(?:\d{1,2}\.?[ ])?\p{L}{3,10}\.?[ ](?:de )?20\d\d|20\d\d)`;
const DAY = new RegExp(`^${DAY_SAID}$`, "u");
const NUMBER_SAID = String.raw`(?:\d{1,3}(?:\.\d{1,2})?|[a-h])`;
/** "3.0", "Rev. B", "02", "A (2025-03-30)", "Issue 2, May 2025". */
const NUMBER = new RegExp(
  String.raw`^(?:(?:v|${VERSION_WORDS}|ind|n[ro])[. ]{0,2})?${NUMBER_SAID}(?:[ ]?\([^()%]{2,30}\)|[ ,/–-]{1,3}(?:\p{L}{2,4} )?${DAY_SAID})?$`,
  "u",
);
/** "Rev. B (May 2025): shell 100 % cotton": the same with what it says in one cell, below a title. */
const LISTED = new RegExp(
  String.raw`^(?:[•*–-] ?)?(?:v|(?:${VERSION_WORDS})[. ]{0,2})${NUMBER_SAID}(?![\p{L}\d])[^%:]{0,30}?[:–—-]`,
  "u",
);

/** The title of such a table, in place of a head. */
const CHANGES =
  /^(?:(?:(?:document )?(?:change|revision|version)|document) ?(?:log|history)|changes (?:between|since|from|to) (?:the )?(?:earlier |former |previous |last )?(?:versions?|issues?|revisions?|editions?)|anderungen (?:zwischen den|gegenuber (?:der|den)|seit der) (?:\p{L}+ )?(?:fassung|version|ausgabe|revision)(?:en|n)?|(?:modifications|changements) (?:entre les|depuis la|par rapport a la) (?:\p{L}+ )?(?:version|edition|revision)s?(?: \p{L}+)?|modifiche (?:tra le|rispetto alla) (?:\p{L}+ )?(?:version[ei]|edizion[ei]|revision[ei])(?: \p{L}+)?|(?:cambios|alteracoes) (?:entre|respecto a|desde|face a) (?:las? |as? )?(?:\p{L}+ )?(?:vers\p{L}+|edi\p{L}+|revis\p{L}+)(?: \p{L}+)?|wijzigingen (?:tussen de|sinds de|ten opzichte van de) (?:\p{L}+ )?(?:versies?|uitgaven?|revisies?)|zmiany (?:miedzy|wobec|wzgledem|od) (?:\p{L}+ )?(?:wersj|wydan)\p{L}+|andringar (?:mellan|sedan|mot) (?:\p{L}+ )?(?:utgav|version)\p{L}+|(?:ændringer|endringer) (?:mellem|mellom|siden|fra) (?:\p{L}+ )?(?:udgav|utgav|version|versjon)\p{L}+|muutokset (?:versioiden valilla|edelliseen versioon)|zmeny (?:mezi|medzi|oproti) (?:\p{L}+ )?(?:verz|vydani)\p{L}+|(?:earlier|previous|former) (?:versions|issues|editions)|(?:fruhere|altere) (?:fassungen|versionen|ausgaben)|versions (?:precedentes|anterieures)|versioni precedenti|versiones anteriores|versoes anteriores|(?:eerdere|oudere) (?:versies|uitgaven)|(?:poprzednie|wczesniejsze) (?:wersje|wydania)|tidigare (?:versioner|utgavor)|tidligere (?:versioner|versjoner|udgaver|utgaver)|aiemmat versiot|predchozi verze|predchadzajuce verzie|korabbi (?:valtozatok|kiadasok)|versiuni anterioare|ranije verzije|prejsnje razlicice|onceki surumler|предишни версии|попередні верс\p{L}+|προηγουμενεσ εκδοσεισ|(?:log|history|record|list) of (?:changes|revisions|versions)|(?:anderungs|revisions|versions)(?:historie|verlauf|protokoll|nachweis|verzeichnis|ubersicht)|historique(?: des (?:modifications|versions|revisions|changements))?|suivi des (?:modifications|versions|revisions)|(?:storico|registro|elenco)(?: delle)? (?:modifiche|revisioni|versioni)|(?:historial|control|registro|historico) d[eoa]s? (?:cambios|revisiones|versiones|modificaciones|alterac\p{L}+|revis\p{L}+|vers\p{L}+)|(?:wijzigings|versie|revisie)(?:historie|geschiedenis|overzicht)|historia (?:zmian|wersji|rewizji)|rejestr zmian|(?:andrings|versions|revisions|ændrings|endrings)(?:historik|historikk|log|logg)|(?:muutos|versio)historia|historie (?:zmen|verzi|revizi)|historia (?:zmien|verzii|revizii)|(?:modositasok|valtozasok|verziok) tortenete|istoric(?:ul)? (?:modificarilor|versiunilor|reviziilor)|povijest (?:izmjena|verzija)|zgodovina (?:sprememb|razlicic)|(?:degisiklik|revizyon|surum) gecmisi|история на (?:промените|версиите)|історія (?:змін|версіи)|ιστορικο (?:αλλαγων|εκδοσεων))$/u;

type Line = ReturnType<typeof linesOf>[number] & { cells: ReturnType<typeof cellsOf> };

/** The words of such tables, their heads with them, and of sentences that tell what an earlier version said. */
export function historyIn(passage: Passage): Word[] {
  if (passage.order !== "rows") return [];
  const lines = linesOf(passage.folded).map((row) => ({ ...row, cells: cellsOf(row.line, row.start) }));
  const inTables = lines.flatMap((head, i): Word[] => {
    const isTitled = isTitle(lines[i - 1]);
    const first = head.cells.findIndex(({ cell }) => VERSION.test(cell) || (isTitled && DATE.test(cell)));
    if (first >= 0 && (isTitled || tellsOfChanges(head.cells, first)))
      return below(passage, lines.slice(i + 1), { head, first, isTitled: isTitled || first > 0 });
    return isTitle(head) ? below(passage, lines.slice(i + 1), { first: 0, isTitled: true }) : [];
  });
  return [...inTables, ...saidIn(passage)];
}

/** "Rev. B (May 2025)", "Issue 2, 2026-01-14": a version with its day. */
const DATED_VERSION = new RegExp(
  String.raw`^(?:v|(?:${VERSION_WORDS})[. ]{0,2}(?:n[ro][. ]{0,2})?)(?<number>${NUMBER_SAID})[ ,/–-]{1,3}\(?(?:\p{L}{2,9}[ :]{1,2})?${DAY_SAID}\)?$`,
  "u",
);

/** The number or letter of a version that a cell, folded, names with its day. */
export function versionOf(cell: string): string | undefined {
  return DATED_VERSION.exec(cell)?.groups?.number;
}

interface Table {
  head?: Line;
  /** The cell of the head that is over the numbers of versions. */
  first: number;
  isTitled: boolean;
}

function isTitle(line: Line | undefined): boolean {
  return line !== undefined && CHANGES.test(line.line.replaceAll("\t", " ").replace(/ ?:$/, ""));
}

/** True for a head with a column for what changed behind that for versions, or for days and for what each version is about. */
function tellsOfChanges(heads: Line["cells"], first: number): boolean {
  const behind = heads.slice(first + 1);
  const isDated = heads.some(({ cell }) => DATE.test(cell));
  return behind.some(({ cell }) => CHANGE.test(cell) || (isDated && CONTENT.test(cell)));
}

/** The words of the rows of versions below a head or a title. */
function below(passage: Passage, lines: readonly Line[], { head, first, isTitled }: Table): Word[] {
  const rows = lines.map((line) => ({ line, at: versionIn(line, first > 0, isTitled) }));
  const [top] = rows;
  const isWrapped = ({ line }: (typeof rows)[number]) =>
    top !== undefined && top.at >= 0 && line.cells.length === 1 && isFurtherRight(passage, line, top);
  const end = rows.findIndex((row, k) => row.at < 0 && (rows[k + 1]?.at ?? -1) < 0 && !isWrapped(row));
  const own = end < 0 ? rows : rows.slice(0, end);
  if (!own.some(({ at }) => at >= 0)) return [];
  const heads = head === undefined ? [] : [{ line: head, at: first }];
  return [...heads, ...own].flatMap(({ line, at }) =>
    wordsOf({
      passage,
      start: line.cells[Math.max(at, 0)]?.start ?? line.start,
      end: line.start + line.line.length,
    }),
  );
}

/** True for a line that begins further right than the number of a version: it goes on with a cell of its row. */
function isFurtherRight(passage: Passage, line: Line, row: { line: Line; at: number }): boolean {
  const firstWord = ({ line: text, start }: Line, from = start) =>
    wordsOf({ passage, start: from, end: start + text.length })[0];
  const [one, number] = [firstWord(line), firstWord(row.line, row.line.cells[row.at]?.start)];
  return one !== undefined && number !== undefined && one.x > number.x + number.height;
}

/** The cell of a row that has the number of a version, with something behind it; -1 for none. */
function versionIn({ line, cells }: Line, isBeside: boolean, isTitled: boolean): number {
  const at = (i: number, said: RegExp) => said.test(cells[i]?.cell ?? "");
  if (isBeside)
    return cells.findIndex((_, i) => (at(i, NUMBER) && at(i + 1, DAY)) || (at(i, DAY) && at(i + 1, NUMBER)));
  const isRow = cells.length > 1 && (at(0, NUMBER) || (isTitled && at(0, DAY)));
  return isRow || (isTitled && LISTED.test(line)) ? 0 : -1;
}

/** "Rev. Date": the head of the numbers of versions, also read with the next one. */
const VERSION_FIRST = new RegExp(`^(?:${VERSION_WORDS})(?!\\p{L})`, "u");
const HEAD_OF_STATUS =
  /^(?:status|state|stand|statut|etat|stato|estado|situacao|tila|stav|allapot|stare|stanje|olek|bukle|busena|statuss|durum|статус|състояние|стан|κατασταση)$/u;
const NO_LONGER =
  /^(?:superseded|obsolete|withdrawn|replaced|expired|outdated|void|uberholt|ersetzt|ungultig|abgelost|veraltet|zuruckgezogen|remplace|perime|obsolete|caduc|annule|superat|sostituit|obsolet|decadut|ritirat|sustituid|derogad|substituid|revogad|vervangen|vervallen|verouderd|zastapion|nieaktualn|wycofan|uniewaznion|ersatt|upphavd|inaktuell|erstattet|udgaet|udgået|foraldet|forældet|utgatt|korvattu|vanhentunut|kumottu|nahrazen|neplatn|zrusen|nahraden|lecserelt|ervenytelen|elavult|inlocuit|expirat|zamijenjen|nevazec|zastarje|nadomescen|neveljav|kehtetu|asendatud|pakeist|nebegalioj|negalioj|aizstat|speka neesos|gecersiz|yururlukten|заменен|замінен|невалид|отменен|нечинн|неважећ|замењен|αντικαταστα|ακυρ)\p{L}*(?![\p{L}])/u;
const IN_FORCE =
  /^(?:in force|valid|current|active|effective|approved|released|gultig|aktuell|freigegeben|en vigueur|valable|valide|actuel|in vigore|valid[oa]|attual|vigente|em vigor|en vigor|geldig|van kracht|huidig|obowiazuj|aktualn|wazn|gallande|galler|giltig|gældende|gaeldende|gjeldende|gyldig|voimassa|platn|ucinn|hatalyos|ervenyes|in vigoare|valabil|na snazi|vazec|vazec|veljav|kehtiv|galioj|speka|gecerli|yururlukte|в сила|валид|чинн|діи|важећ|ισχυ)/u;

/** The words of rows that a table of versions calls superseded in its column of states, where another one is in force. */
export function supersededIn(passage: Passage): Word[] {
  if (passage.order !== "rows") return [];
  const lines = linesOf(passage.folded).map((row) => ({ ...row, cells: cellsOf(row.line, row.start) }));
  return lines.flatMap(({ cells }, i): Word[] => {
    const [first, ...others] = cells;
    if (!VERSION_FIRST.test(first?.cell ?? "") || !others.some(({ cell }) => HEAD_OF_STATUS.test(cell)))
      return [];
    const below = lines.slice(i + 1, i + 1 + MOST_ROWS);
    const over = below.filter((row) => row.cells.some(({ cell }) => NO_LONGER.test(cell)));
    const isNow = below.some(
      (row) => !over.includes(row) && row.cells.some(({ cell }) => IN_FORCE.test(cell)),
    );
    if (!isNow) return [];
    return over.flatMap(({ line, start }) => wordsOf({ passage, start, end: start + line.length }));
  });
}

/** Rows below such a head that are looked at. */
const MOST_ROWS = 40;

const FORMER =
  "first|previous|earlier|former|old|erste[nr]?|vorige[nr]?|fruhere[nr]?|vorherige[nr]?|alte[nr]?|premiere|precedente|ancienne|prima|primera|anterior|primeira|eerste|vorige|oude|pierwsz\\p{L}+|poprzedni\\p{L}*|forsta|forra|tidigare|foregaende|forste|forrige|tidligere|ensimmai\\p{L}+|edelli\\p{L}+|prvni|predchozi|prv[aeou]j?|predchadzajuc\\p{L}+|elso|elozo|korabbi|prethodn\\p{L}+|prejsnj\\p{L}+|esimene|esimeses|eelmi\\p{L}+|pirmoj\\p{L}+|ankstesn\\p{L}+|pirmaj\\p{L}+|ieprieksej\\p{L}+|ilk|onceki|първ\\p{L}+|предишн\\p{L}+|перш\\p{L}+|попередн\\p{L}+|прв\\p{L}+|претходн\\p{L}+|πρωτη|προηγουμενη";
/** "Version 1", "issue B", "the previous version", "versione precedente". */
export const OLD_VERSION = `(?:(?:${VERSION_WORDS})(?: n[ro]\\.?)? (?:${NUMBER_SAID})(?![\\p{L}\\d%])|(?:${FORMER}) (?:${VERSION_WORDS})|(?:${VERSION_WORDS}) (?:precedente|anterior|anterioara|anterieure))(?!\\p{L})`;
/** That it said so, or had it. */
const SAID =
  "stated|said|gave|named|showed|listed|mentioned|specified|declared|had|nannte|sah|enthielt|hatte|lautete|stand|wies|fuhrte|mentionnait|indiquait|donnait|prevoyait|annoncait|comportait|avait|portait|riportava|indicava|prevedeva|aveva|dichiarava|recava|indicaba|mencionaba|decia|tenia|preveia|declaraba|figuraba|mencionava|referia|tinha|vermeldde|noemde|gaf|had|toonde|stond|podawal[aoe]|wskazywal[aoe]|zawieral[aoe]|wymienial[aoe]|mial[aoe]|angav|namnde|hade|upptog|stod|nævnte|havde|oppga|nevnte|hadde|ilmoitti|mainitsi|sisalsi|uvadel[ao]|mel[ao]|obsahoval[ao]|uvadzal[ao]|mal[ao]|emlitett\\p{L}*|tartalmazott|szerepelt|feltuntetett|kozolt|mentiona|indica|avea|prevedea|navodil[aoe]|imal[aoe]|sadrzaval[ao]|navajal[aoe]|nimetas|nurode|turejo|noradija|belirtiyordu|yaziyordu|gosteriyordu|iceriyordu|посочваше|сочеше|имаше|съдържаше|зазначал[ао]|вказувал[ао]|мал[ао]|містил[ао]|наводил[ао]|имал[ао]|ανεφερε|εγραφε|ειχε|δηλωνε|εδειχνε|προεβλεπε";
/** "Version 1 (March 2026) stated a shell of 100 % linen": up to the end of the clause, or to where the next version is named. */
const VERSION_SAID = new RegExp(
  String.raw`(?<!\p{L})${OLD_VERSION}(?:[^.;:%·\n]|\.(?=[ ]?\d)|\n(?!\n)){0,60}?(?<!\p{L})(?:${SAID})(?!\p{L})(?:(?!(?<!\p{L})(?:${VERSION_WORDS}) (?:${NUMBER_SAID})(?!\p{L}))(?:[^.;·\n\t]|\.(?=\d)|\n(?!\n))){0,250}`,
  "gu",
);

function saidIn(passage: Passage): Word[] {
  return [...passage.folded.matchAll(VERSION_SAID)].flatMap(({ 0: said, index }) =>
    wordsOf({ passage, start: index, end: index + said.length }),
  );
}
