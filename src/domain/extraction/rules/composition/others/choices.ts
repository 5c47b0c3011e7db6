/** Compositions among which somebody may choose, on papers that ask or between words that leave it open. */
import { LINE_END, type Passage } from "../../../reading/passage.ts";
import { lineBefore, type Place } from "../../kit/places.ts";

const REQUEST =
  /^(?:(?:subject|betreff|objet|oggetto|asunto|assunto|betreft|onderwerp|temat|dotyczy|amne|emne|aihe|vec|predmet|targy|subiect|konu)[ ]?:[ ]?)?(?:(?:your |our |price |new )?(?:request for (?:quotation|quote|proposal|offer|price)s?|rfq(?!\p{L})|e?nquiry|inquiry)|(?:preis|angebots|material|stoff)?anfrage|demande de (?:prix|devis|cotation|tarif)|appel d'offres?|consultation fournisseurs?|richiesta (?:di )?(?:offerta|preventivo|quotazione|prezzi)|solicitud de (?:oferta|presupuesto|cotizacion|precios?)|peticion de (?:oferta|precios?)|pedido de (?:cotacao|orcamento|proposta)|(?:offerte|prijs)aanvraag|aanvraag offerte|zapytanie (?:ofertowe|o cene)|offert(?:forfragan|begaran)|(?:pris)?forfragan|(?:tilbuds|pris)?(?:foresporsel|foresporgsel)|tarjouspyynto|poptavka|cenovy dopyt|dopyt|ajanlatkeres|arajanlatkeres|cerere de (?:oferta|pret)|upit za ponudu|povprasevanje|teklif talebi|fiyat talebi|hinnaparing|hinnapakkumise paring|kainos uzklausa|uzklausa|cenu pieprasijums|запитване|αιτημα προσφορασ|ζητηση προσφορασ)(?!\p{L})/u;
const REPLY =
  /(?<!\p{L})(?:reply|response|answer|confirm|antwort|bestatig|reponse|risposta|respuesta|resposta|antwoord|odpowied|svar|vastaus|odpoved|valasz|raspuns|odgovor|cevap|yanit)/u;
/** Lines from the top of a paper among which its title is. */
const TITLE_LINES = 4;

/** True for a paper that asks what somebody could make: nothing there is of a product yet. */
export function isRequest(passages: readonly Passage[]): boolean {
  const first = passages.find(({ order, folded }) => order === "rows" && folded.trim() !== "");
  return (first?.folded ?? "")
    .split(LINE_END)
    .slice(0, TITLE_LINES)
    .some((line) => line.length < 80 && REQUEST.test(line.trim()) && !REPLY.test(line));
}

/** What joins two choices; English "of", Portuguese "o" and the like only behind a sign. */
const OR =
  /^(?:[^.%:\t]{0,45}(?<=[\s,;)])(?:or|oder|bzw\.?|ou|lub|albo|eller|tai|nebo|alebo|vagy|sau|ili|ali|voi|arba|vai|veya|ya da|или|η)|[^.%:\t]{0,45}[,;]\s(?:of|o)|\s(?:of|o))\s+(?:[a-d1-4][).]\s*)?[^.%:\t\d]{0,30}$/u;

/** Words that tell Dutch "of" from the English one. */
const DUTCH = /(?<!\p{L})(?:een|het|van|voor|katoen|linnen|wol|zijde)(?!\p{L})/u;

/** Letters that two choices stand apart at most. */
const APART = 80;

/** Those of which another may be taken instead: "100 % cotton, or 60 % cotton and 40 % linen". */
export function choicesAmong<Of extends Place & { part: string }>(all: readonly Of[]): Set<Of> {
  const open = new Set<Of>();
  for (const [passage, told] of Map.groupBy(all, (one) => one.passage)) {
    const inOrder = told.toSorted((one, other) => one.start - other.start);
    for (const [i, one] of inOrder.entries()) {
      // A long document tells hundreds: only those close behind are looked at.
      for (let k = i + 1; k < inOrder.length; k++) {
        const other = inOrder[k];
        if (!other || other.start - one.end > APART) break;
        if (other.start < one.end || other.part !== one.part) continue;
        const between = passage.folded.slice(one.end, other.start);
        if (!OR.test(between)) continue;
        if (/(?:^|[\s,;])of\s/u.test(between) && !DUTCH.test(passage.folded)) continue;
        open.add(one).add(other);
      }
    }
  }
  return open;
}

/** "Style A:", "Art. 200", "Modell 12 –": an article among others, right before its shares. */
const OF_ARTICLE =
  /(?<!\p{L})(?:style|article|art|artikel|articolo|articulo|artigo|artykul|model|modell|modele|modello|modelo|item|quality|qualitat|qualite|qualita|calidad|qualidade|kwaliteit|tuote|vare|vara|cikk|termek|vyrobek|vyrobok|urun)[ .]{0,2}(?:n[ro°]?[.:]? ?)?(?<number>\p{L}|[\p{L}/-]{0,4}\d[\p{L}\d./-]{0,10})(?:[ ]?[:–-][ ]?|[ ])(?:\p{L}[^:%\d]{0,30})?$/u;

/** "15-30 | Style TH-220 Woven throw 130x170" at the begin of a line or a cell, and shares within its row or in the line below. */
const AFTER_ARTICLE =
  /(?<=^|[\n\t])(?:style|article|art|artikel|articolo|articulo|artigo|artykul|model|modell|modele|modello|modelo)[ .]{0,2}(?:n[ro°]?[.:]? ?)?(?<number>(?=[\p{L}/-]{0,4}\d)[\p{L}\d][\p{L}\d./-]{2,14})(?:[ \t][^%\n]{3,80})?(?:\n[^%\n]{0,20})?$/u;

/** Letters of an article's name before its shares. */
const LONGEST_NAME = 60;

/** Those of articles that a paper tells apart by their numbers: none of them is the product, nor is what a list of such tells besides. */
export function ofSeveralArticles<Of extends Place & { part: string; shares: unknown }>(
  all: readonly Of[],
): Set<Of> {
  const plain = all.filter(({ part }) => part === "");
  const beside = numbered(plain, (one) => OF_ARTICLE.exec(lineBefore(one).slice(-LONGEST_NAME)));
  if (areSeveral(beside)) return new Set(beside.map(({ one }) => one));
  const listed = numbered(plain, ({ passage, start }) =>
    AFTER_ARTICLE.exec(passage.folded.slice(Math.max(start - ARTICLE_REACH, 0), start)),
  );
  return new Set(areSeveral(listed) ? all : []);
}

/** Each with the number of its article, as a pattern finds it before its shares. */
function numbered<Of>(all: readonly Of[], find: (one: Of) => RegExpExecArray | null) {
  return all.flatMap((one) => {
    const number = find(one)?.groups?.number;
    return number === undefined ? [] : [{ one, number }];
  });
}

/** Whether the articles have different numbers, and are of different shares. */
function areSeveral(all: readonly { one: { shares: unknown }; number: string }[]): boolean {
  return (
    new Set(all.map(({ number }) => number)).size > 1 &&
    new Set(all.map(({ one }) => JSON.stringify(one.shares))).size > 1
  );
}

/** Letters from the begin of an article's row to its shares. */
const ARTICLE_REACH = 120;

/** The number of an article in the first cell of its row, before what it is called. */
const ROW_OF = /^(?:\d{1,2}\t)?(?<number>(?=[^\t]*\d{3})[\p{L}\d][\p{L}\d./-]{2,19})\t[^\t%]{4,}/u;

/** True for a table with a row for each of several articles, which are of different compositions. */
export function isOfSeveralRows(all: readonly (Place & { part: string; shares: unknown })[]): boolean {
  const rows = all.flatMap((one) => {
    const number = one.part === "" ? ROW_OF.exec(lineBefore(one))?.groups?.number : undefined;
    return number === undefined ? [] : [{ number, shares: JSON.stringify(one.shares) }];
  });
  return [rows.map(({ number }) => number), rows.map(({ shares }) => shares)].every(
    (each) => new Set(each).size > 1,
  );
}
