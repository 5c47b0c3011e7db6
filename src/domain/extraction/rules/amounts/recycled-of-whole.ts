/** What is said of the whole product, among the shares of its parts, its packages and its yarns. */
import { CELL_END, LINE_END, type Passage } from "../../reading/passage.ts";
import { fibresIn } from "../composition/fibres/fibres.ts";
import { YARN } from "../composition/parts/part-names.ts";
import { partWithin } from "../composition/parts/within.ts";
import type { Found } from "../kit/found.ts";
import { MAY_BE_RECYCLED, WITHOUT_PACKAGING } from "../kit/labels.ts";
import { lineEnd, linesOf, type Place } from "../kit/places.ts";
import {
  FORMER,
  kindsOfWaste,
  LESS_THAN,
  MINUS,
  NO_WORDS,
  OF_FORMER,
  OR_MORE,
  RECYCLED,
  REQUIRED,
  WISHED,
} from "./claims.ts";
import { OF_OTHERS } from "./packages.ts";
import { PERCENT, percentIn, TELLS_SHARES } from "./percent.ts";

/** "Whole", "total", "finished", beside what a product is called, if anything. */
const WHOLE =
  /(?<!\p{L})(?:whole|entire|complete|total|overall|finished|full (?=product|garment|item|article|piece)|gesamt\p{L}*|insgesamt|ganze[nrsm]?|komplett\p{L}*|vollstandige[nrsm]?|fertige[nrsm]?|fertig(?:artikel|produkt|erzeugnis|ware)\p{L}*|hele|gehele|volledige|totale|totaal|entiere?|complete?|global[ea]?|ensemble|totalite|fini|inter[oa]|complessiv[oa]|complet[oa]|finito|enter[oa]|acabad[oa]|terminad[oa]|conjunto|inteir[oa]|hela|totalt|totala|fardiga?|sammanlag\p{L}*|samled\p{L}*|samlet|færdige|ferdige|koko|kokonais\p{L}*|valmii\p{L}*|cal(?:ego|ej|ym)|calkowit\p{L}*|laczn\p{L}*|gotow\p{L}*|ogoln\p{L}*|cel(?:eho|em|ej|om|emu|ym|kem|y|a|e)|celkov\p{L}*|hotov\p{L}*|teljes|egesz\p{L}*|kesz(?=termek| termek)\p{L}*|intreg\p{L}*|finit|toplam\p{L}*|tum|butun\p{L}*|tamam\p{L}*|συνολ\p{L}*|ολοκληρ\p{L}*|ολο[υν]?|τελικ\p{L}*|цял\p{L}*|целия\p{L}*|общ\p{L}*|готов\p{L}*|cijel\p{L}*|ukup\p{L}*|celot\p{L}*|koncn\p{L}*|celega|celog\p{L}*|skup\p{L}*|viso|bendr\p{L}*|gatav\p{L}*|visa|kopej\p{L}*|kogu|terve|tervik\p{L}*|valmistoo\p{L}*|всього|усього|загальн\p{L}*|цілого|целог|укуп\p{L}*)(?!\p{L})|(?:product|garment|article|item)[ ](?:mass|weight)|(?<!\p{L})(?:total(?:vikt|vægt|vekt|gewicht)|kogu(?:kaal|mass)|kop(?:svar|mas)|ossz(?:tomeg|suly)|produkt(?:gewicht|vikt|vekt|masse)|artikelgewicht|kokonais(?:paino|massa))\p{L}*/u;
/** What a product is called: less than "the whole product", and more than nothing. "Article KB-60" is one of several. */
const PRODUCT =
  /(?<!\p{L})(?:product|garment|article|item|produkt\p{L}{0,4}|artikel[ns]?|kleidungsstuck\p{L}{0,2}|produit|vetement|prodotto|capo|articolo|producto|prenda|articulo|produto|peca|artigo|plagget|varan|varen|tuot(?:e|teen|teesta|teessa)|wyrob\p{L}{0,2}|vyrobk\p{L}{0,2}|termek\p{L}{0,3}|produs\p{L}{0,3}|urun\p{L}{0,3}|προιον\p{L}*|продукт\p{L}*|издели\p{L}*|proizvod\p{L}*|izdel\p{L}*|gamin\p{L}*|izstradajum\p{L}*|toote\p{L}*|preces|виріб|вироб\p{L}*|производ\p{L}*)(?!\p{L})(?![ ](?=\S*\d)(?=\S*[\p{L}-])\S)/u;

/** What is sold empty, too: bottles, boxes, bags and hangers, which else others are sold in or on. */
const VESSEL =
  "bottles?|flasks?|\\p{L}{0,8}flaschen?|flacon|gourde|bouteille|frasco|bottiglia|borraccia|botella|garrafa|\\p{L}{0,8}fles|butelk\\p{L}|\\p{L}{0,8}flask[ae]n?|\\p{L}{0,6}pullo\\p{L}*|lahev|lahve|flas[ae]|palack\\p{L}*|sticla|boc[aeu]|steklenic\\p{L}|sise(?:nin)?|бутилк\\p{L}{1,3}|пляшк\\p{L}|\\p{L}{0,8}box(?:es|en)?|boite|scatola|caja|caixa|doos|pudelk\\p{L}{1,2}|kutu(?:nun)?|tube|tubo|hangers?|kleiderbugels?|cintre|percha|gruccia|wieszak\\p{L}{0,2}|\\p{L}{0,8}bags?|\\p{L}{0,8}beutels?|sac|bolsa|saco|\\p{L}{0,8}zak";
const NAMES_VESSEL = new RegExp(`(?<!\\p{L})(?:${VESSEL})(?!\\p{L})`, "u");
const WHOLE_VESSEL = new RegExp(`(?<=(?:${WHOLE.source})(?:[ ]\\p{L}+)?[ ])(?:${VESSEL})(?!\\p{L})`, "gu");
/** "The reusable drinking bottle", "die Trinkflasche": what is sold to be filled by who buys it. */
const DRINKING_VESSEL =
  /(?<=(?:drinking|water|reusable|insulated|vacuum|thermal|sports?)[ ](?:\p{L}+[ ])?)bottle(?!\p{L})|(?<=trink|thermo|isolier|wasser)flasche(?!\p{L})|(?<=drink|thermos|water)fles(?!\p{L})|(?<=drikke|dricks?|vatten|vand|vann|termo)flask[ae]n?(?!\p{L})|(?<=juoma|termos)pullo\p{L}{0,3}(?!\p{L})/gu;
/** "From recycled PET bottles", "bouteilles en plastique": what was won back, and nothing that goods are filled in. */
const BOTTLES_WON_BACK = new RegExp(
  String.raw`(?<!\p{L})(?:r?pet|plasti[ck]|kunststoff|kunststof|muovi|plast)[ -]?BOTTLES|BOTTLES[ ](?:(?:en|de|di|in|z|din|em|a|av|af)[ ])?(?:r?pet|plast\p{L}*|tworzyw\p{L}*|kunststof\p{L}*)(?!\p{L})`.replaceAll(
    "BOTTLES",
    "(?:bottles|flaschen|bouteilles|bottiglie|botellas|garrafas|flessen|butelek|butelki|flaskor|flasker|pulloista|pullot|lahvi|lahve|flias|palackok\\p{L}{0,4}|sticle|boca|steklenic|siseler\\p{L}{0,4}|siselerin\\p{L}*)(?!\\p{L})",
  ),
  "gu",
);
/** Lines of a first page that may be its title, and the longest of them. */
const TITLE_LINES = 8;
const LONGEST_TITLE = 70;

/**
 * Passages of a paper with other letters for bottles that nothing is packed in: those one drinks from, those that material
 * was won from, and "the complete bottle" where its title names one, which is the product there.
 */
export function withOwnVessel(passages: readonly Passage[]): readonly Passage[] {
  if (!passages.some(({ folded }) => RECYCLED.test(folded))) return passages;
  const [first] = passages;
  const lines = linesOf(first?.folded ?? "").slice(0, TITLE_LINES);
  const isOne = lines.some(
    ({ line }) => line.length <= LONGEST_TITLE && !/[\t:%]/.test(line) && NAMES_VESSEL.test(line),
  );
  const own = [DRINKING_VESSEL, BOTTLES_WON_BACK, ...(isOne ? [WHOLE_VESSEL] : [])];
  return passages.map((passage) => ({
    ...passage,
    folded: own.reduce(
      (folded, pattern) => folded.replace(pattern, (noun) => noun.replace(/\p{L}/gu, "x")),
      passage.folded,
    ),
  }));
}

/** A share, and what else a statement needs one for: none of a statement with several can be told. */
const SHARES = new RegExp(PERCENT, "gu");
/** What stands in brackets, but for the share itself: "forty-eight per cent (48 %)". */
const ASIDE = new RegExp(String.raw`\((?!\s*${PERCENT}\s*\))[^()]*\)`, "gu");
/** "Riferito al peso totale", "bezogen auf das Gesamtgewicht": what a share is of, beside what the sentence says. */
const OF_WEIGHT =
  /weight|mass|gewicht|poids|peso|masa(?!\p{L})|mas[yue](?!\p{L})|wag[iae]|vikt|vægt|vekt|paino|hmotnost|tomeg|suly|greutat|тегло|маса|маси|ваги|βαρο|μαζασ|kaalu|svara|svori|tezin|agirli/u;
/** Between commas, with nothing that is told. */
const BETWEEN_COMMAS = /,[ ][^,.;:%()\d]{6,50},(?=[ ])/gu;
/** Where a sentence comes to the product behind what was said of its box: ", die Jacke selbst", ", a sama kurtka". */
const TO_ITSELF = String.raw`,(?=[ ](?:[\p{L}'’]+[ ]){0,4}?(?:itself|themselves|selbst|(?:lui|elle)-meme|stess[oa]|mism[oa]|propri[oa]|zelf|samo?|sama|samotn\p{L}{1,3}|magaban?|maga|insu[sș]i|insasi|самото|самата|самият|самия|(?:ο|η|το) (?:ιδιο[σ]?|ιδια)|sjalva?|sjalvt|selve?|itse|ise|pats|pati|kendisi|сам[аеі]?|сама)(?!\p{L}))`;

/** What ends a statement: not the full stop of "incl." or of "2.5". */
const ENDS =
  /(?<!(?:^|[^\p{L}])(?:incl|inkl|excl|exkl|exc|escl|ca|cca|approx|min|mind|env|ok|max|art|nr|m|gew|wt|bzw|p|ex|z|b))\.(?=\s|$)|[;!?•·|](?=\s|$)|\n|\t/gu;
const ENDS_OR_TURNS = new RegExp(`${ENDS.source}|${TO_ITSELF}`, "gu");
/** Goes on in the next line: with a small letter, also in brackets, or with the sign of the share above. */
const GOING_ON = /^(?:\(?\p{Ll}|%)/u;
const SHARE_ALONE = new RegExp(`^\\s*(?:(?:ca|approx|min|mind|env|ok)\\.? )?${PERCENT}[.,]?\\s*$`, "u");
const NOTHING = new RegExp(String.raw`(?<!\p{L})(?:${NO_WORDS})(?!\p{L})`, "u");
/** "The share of the jacket as a whole is not known yet – the zip is 100 % recycled": the share behind is of something else. */
const NOT_YET =
  /(?<!\p{L})(?:not (?:yet|been|known|calculated|determined|tested)|(?:noch )?nicht (?:berechnet|bekannt|ermittelt|bestimmt|gepruft)|pas (?:encore|ete|connu\p{L}*|calcule\p{L}*)|non (?:ancora|e stat[oa]|calcolat[oa]|not[oa]|communique\p{L}*)|(?:todavia|aun) no|no (?:se ha|esta) \p{L}+|ainda nao|nao (?:foi|esta) \p{L}+|nog niet|niet (?:bekend|berekend|bepaald)|jeszcze nie|nie (?:badano|okreslono|obliczono|wiadomo)|annu inte|inte (?:beraknat|kant)|endnu ikke|enda ikke|ikke (?:beregnet|kendt|kjent)|ei ole viela|viela ei|(?:jeste|zatim|zatial) ne\p{L}*|meg nem|inca nu|jos ne|henuz|още не|ще не|ακομη δεν)(?!\p{L})/u;
/** What the rest of a sentence says after its share. */
const REST = /[,–—]\s/u;

/** "Including lining and trims", "aksesuar ve astar dahil": parts that the whole is told with. */
const WITH_PARTS =
  /(?<!\p{L})(?:includ(?:ing|es)|incl\.|inclusive of|inkl\.|inklusive|einschliesslich|einschließlich|y compris|(?:comprendente|compres[oaie]|inclus[oaie])|incluid[oa]s?|incluyendo|incluindo|inclusief|wraz z|lacznie z|med|sisaltaen|mukaan lukien|vcetne|vratane|beleertve|inclusiv|ukljucujuci|vkljucno z|kaasa arvatud|iskaitant|ieskaitot|включително|включаючи|укључујући|συμπεριλαμβανομεν\p{L}*)[ ][^.;:%()\d]{2,45}?(?=[ ]?(?:[:,()]|\d|$))|(?<=^|[(,])[^.;:,%()\d]{2,40} dahil(?!\p{L})/gu;

/** The shares that are said to be of the whole product. */
export function ofTheWhole(passage: Passage): Found[] {
  return statementsIn(passage).flatMap(({ start, end }): Found[] => {
    const said = withoutAsides(passage.folded.slice(start, end)).replaceAll(LINE_END, " ");
    if (!RECYCLED.test(said) || !isOfAll(said)) return [];
    const shares = [...said.matchAll(SHARES)];
    const [share, ...parts] = shares;
    if (!share || (parts.length > 0 && !areKindsOf(said, share, parts))) return [];
    const value = percentIn(share);
    const before = said.slice(0, share.index);
    const all = `${before}${share[0]}${restOf(said, share.index + share[0].length)}`;
    if (OR_MORE.test(said.slice(share.index + share[0].length))) return [];
    if (value > 100 || !RECYCLED.test(all) || !isOfAll(all) || !isTold(before, all)) return [];
    const text = passage.text.slice(start, start + all.length);
    // Romanian for "in" is folded to its word for linen.
    const fibres = fibresIn(all.replace(/ in (?=produs|articol|proporti|total|greut|raport)/u, " · "), text);
    const isOfFibre = fibres.some(({ fibre }) => !GLASS.test(fibre));
    if (partWithin(all.replace(WITH_PARTS, "")) || isOfFibre) return [];
    return [{ field: "recycled_content", value, confidence: 0.94, passage, start, end }];
  });
}

/** Carafes are of recycled glass, too. */
const GLASS = /glass/;

/** Whether a statement is of the whole product; an answer is, where the question is of the product. */
function isOfAll(said: string): boolean {
  return WHOLE.test(said.replace(ALL_MAKING, "")) || (ANSWERED.test(said) && PRODUCT.test(said));
}

/** "In the entire production of the plant": what a firm makes of all kinds. */
const ALL_MAKING = new RegExp(
  String.raw`(?:${WHOLE.source})[ ](?:\p{L}+[ ])?(?:produkcj|producti|produktion|produccion|producao|produzion|tuotann|toodang|gamyb|razosan|proizvodnj|termel|vyrob[aey]?(?!\p{L}|k)|производств|виробництв|производњ|παραγωγ|uretim)\p{L}*`,
  "gu",
);

/** "What share of the article is recycled? 30 %". */
const ANSWERED = /\?\s/;

/** "63 %, of which 51 % pre-consumer and 12 % post-consumer": shares of each kind of waste that make the one before them. */
function areKindsOf(said: string, whole: RegExpExecArray, parts: readonly RegExpExecArray[]): boolean {
  const [first] = parts;
  if (parts.length === 1 && first)
    return percentIn(first) < percentIn(whole) && OF_WHICH.test(said.slice(0, first.index));
  const sum = parts.reduce((total, share) => total + percentIn(share), 0);
  return parts.length > 1 && Math.abs(sum - percentIn(whole)) < ROUNDED && kindsOfWaste(said).size > 0;
}

/** "34 %, of which 20 % post-consumer". */
const OF_WHICH =
  /(?<!\p{L})(?:of (?:which|it|that|this)|thereof|davon|hiervon|darunter|dont|di cui|del? (?:los )?cual(?:es)?|d[oa]s? qua(?:l|is)|de estos?|waarvan|z (?:tego|czego|toho|coho)|w tym|od (?:tega|toga|cega)|varav|herav|heraf|hvoraf|hvorav|josta|mista|sellest|millest|no (?:ta|tiem|kuriem|kura)|is (?:ju|jo|to|kuriu)|ebbol|amelybol|din (?:care|acestea)|от (?:които|него|тях|което)|з (?:них|яких|нього)|од (?:тога|чега)|εκ των οποιων|απο τ[οα] οποι[οα]|bunun|bunlarin)(?!\p{L})[^%]{0,25}$/u;

/** How far what is rounded may be off, in percent. */
const ROUNDED = 0.11;

/** Longest label of a share, in letters. */
const LABEL_LENGTH = 60;

/** "Recycled content of the finished product": a cell that says what shares below it are of. */
export function isLabelOfWhole(cell: string): boolean {
  return (
    cell.length < LABEL_LENGTH &&
    !/\d/.test(cell) &&
    RECYCLED.test(cell) &&
    (WHOLE.test(cell) || PRODUCT.test(cell)) &&
    !OF_OTHERS.test(cell)
  );
}

/** "Product as a whole": the name of the row of a table that tells of all of it. */
export function isWholeProduct(cell: string): boolean {
  return cell.length < LABEL_LENGTH && WHOLE.test(cell) && PRODUCT.test(cell) && !OF_OTHERS.test(cell);
}

/** Parts of things that are not sewn, whose share is that of the thing where nobody says so. */
const PART_OF_THING =
  /(?<!\p{L})(?:frames?|seat(?:ing)?(?: shell| pad)?s?|legs?|back ?rests?|arm ?rests?|table ?tops?|handles?|lids?|knobs?|castors?|zip(?:per)?s?|buttons?|gestells?|rahmens?|sitz(?:flache|schale|kissen)?|beine?|armlehnen?|ruckenlehnen?|tischplatte|griffe?s?|deckels?|rei(?:ß|ss)verschl\p{L}+|knopfe?|structure|assise|pietement|pieds|accoudoirs?|poignees?|couvercle|fermetures?(?: eclair)?|boutons?|telaio|seduta|gambe|braccioli|maniglie?|manico|coperchio|cerniere?|bottoni|armazon|asiento|patas|reposabrazos|asas?|mango|tapa|cremalleras?|botones|armacao|assento|pernas|pegas?|tampa|fechos?|botoes|onderstel|zitting|poten|armleuningen|handgre(?:ep|pen)|deksel|ritsen?|knopen|stelaz|siedzisk\p{L}+|nogi|podlokietnik\p{L}*|uchwyt\p{L}*|pokryw\p{L}+|zamk\p{L}+|guzik\p{L}*|stomme|sits|ben|handtag|lock|dragkedj\p{L}+|knappar|stel|sæde|hank|lynlas\p{L}*|knapper|runko|istuin|jalat|kahva|kansi|vetoketju\p{L}*|konstrukce|sedak|nohy|rukojet|viko|zip\p{L}*|knofliky|vaz|ules|labak|fogantyu|cadru\p{L}*|sezut\p{L}*|picioare\p{L}*|maner\p{L}*|iskelet|oturma|ayaklar|sap|grilles?|\p{L}*gitter(?:s|n|et)?|grigli[ae]|rejillas?|grelhas?|\p{L}*roosters?|kratk\p{L}{1,2}|maskownic\p{L}{1,3}|\p{L}*galler|\p{L}*gallret|\p{L}*ritila\p{L}{0,3}|mrie?zk\p{L}{1,3}|\p{L}*racs(?:a|ban|aban|on|at)?|grila|resetk\p{L}{1,3}|mrezic\p{L}{1,3}|решетк\p{L}{1,4}|решітк\p{L}{1,2}|γριλια\p{L}?|holjet?|kabinettet|burkolat\p{L}{0,4}|keszulekhaz\p{L}{0,4}|корпус\p{L}{0,2})(?!\p{L})/u;

/** "Recycled content of the lining", "the frame": of one part of the product, and no yarn, which a mill sells. */
export function isOfPart(said: string): boolean {
  if (WHOLE.test(said)) return false;
  const part = partWithin(said);
  return (Boolean(part) && part !== YARN) || PART_OF_THING.test(said);
}

/** Without what is not said of the whole product, where something else is; without what is not even said of it. */
export function ofWholeFirst(found: readonly Found[]): Found[] {
  const ranks = found.map(rankOf);
  const highest = Math.max(0, ...ranks);
  return found.filter((_, i) => ranks[i] === highest);
}

/** Whether a share is said of all of a product, whatever it stands below. */
export function isOfWholeProduct(found: Found): boolean {
  const said = rowOf(found);
  return WHOLE.test(said) && PRODUCT.test(said) && !OF_OTHERS.test(said);
}

/** How much of the product something is said of: of all of it, of it, or of what nobody says. */
function rankOf(found: Found): number {
  const said = rowOf(found);
  return WHOLE.test(said) ? 2 : PRODUCT.test(said) ? 1 : 0;
}

/**
 * The cells that a share stands in, from the begin of the first to the end of the last: not those beside them. Of several
 * sentences with shares its own: "In the product: 35 %. In the tray: 90 %".
 */
function rowOf({ passage: { folded }, start, end }: Place): string {
  const from = Math.max(folded.lastIndexOf(CELL_END, start - 1), folded.lastIndexOf(LINE_END, start - 1)) + 1;
  const cell = folded.indexOf(CELL_END, end);
  const line = lineEnd(folded, end);
  const before = folded.slice(from, start);
  const after = folded.slice(end, cell < 0 ? line : Math.min(cell, line));
  const last = [...before.matchAll(SENTENCE_WITH_SHARE)].at(-1);
  const own = before.slice(last ? last.index + last[0].length : 0);
  const next = SENTENCE_AFTER.exec(after)?.index ?? after.length;
  return own + folded.slice(start, end) + after.slice(0, next);
}

/** A share and the end of its sentence. */
const SENTENCE_WITH_SHARE = /%[^%.;]{0,40}[.;](?= )/gu;
/** The end of a sentence with another share behind it. */
const SENTENCE_AFTER = /[.;] (?=[^%]*%)/u;

function isTold(before: string, all: string): boolean {
  const label = before.replace(/[%\d., ]+$/u, " ");
  return !(
    FORMER.test(label) ||
    OF_FORMER.test(label) ||
    MINUS.test(before) ||
    LESS_THAN.test(label) ||
    NOTHING.test(all.replace(WITHOUT_PACKAGING, "")) ||
    NOT_YET.test(before) ||
    REQUIRED.test(all) ||
    WISHED.test(all) ||
    MAY_BE_RECYCLED.test(all) ||
    OF_OTHERS.test(all.replace(WITHOUT_PACKAGING, ""))
  );
}

/** What goes on right behind a share, up to where the sentence says something more. */
function restOf(said: string, from: number): string {
  const rest = said.slice(from);
  const at = REST.exec(rest)?.index ?? rest.length;
  // "88 % recycled content, whole garment": what it is of may come after the comma.
  const whole = WHOLE.exec(rest)?.index ?? -1;
  return whole > at && !/^,/.test(rest) && RECYCLED.test(rest.slice(0, at)) ? rest : rest.slice(0, at);
}

/** With blanks for what stands in brackets, so that places stay; "(whole product)" says what a share is of. */
function withoutAsides(text: string): string {
  return text
    .replace(ASIDE, (aside) =>
      WHOLE_ALONE.test(aside) || isOfWholeWeight(aside) ? aside : " ".repeat(aside.length),
    )
    .replace(BETWEEN_COMMAS, (aside) => (isOfWholeWeight(aside) ? aside.replaceAll(",", " ") : aside));
}

function isOfWholeWeight(aside: string): boolean {
  return !/\d/.test(aside) && WHOLE.test(aside) && OF_WEIGHT.test(aside);
}

const WHOLE_ALONE = new RegExp(
  String.raw`^\((?:[\p{L}'’]{1,3} ?){0,2}${WHOLE.source}(?: \p{L}{1,3})?(?: ${PRODUCT.source})?\)$`,
  "u",
);

/** Sentences, cells, and labels with the share in the next cell or line. */
function statementsIn(passage: Passage): { start: number; end: number }[] {
  const { folded, text } = passage;
  if (!TELLS_SHARES.test(folded) || !RECYCLED.test(folded)) return [];
  const statements: { start: number; end: number }[] = [];
  let start = 0;
  const close = (end: number) => {
    if (end > start) statements.push({ start, end });
    start = end + 1;
  };
  for (const { 0: sign, index } of folded.matchAll(ENDS_OR_TURNS)) {
    if (sign === LINE_END && goesOn(text, start, index, passage.order)) continue;
    if (sign === CELL_END && SHARE_ALONE.test(cellAfter(folded, index))) continue;
    if (sign === "?" && SHARE_ALONE.test(answerAfter(folded, index))) continue;
    close(index);
  }
  close(folded.length);
  return statements;
}

/** Whether a line goes on below: a sentence, or a share over or under the words it belongs to. */
function goesOn(text: string, start: number, at: number, order: Passage["order"]): boolean {
  const next = text.slice(at + 1, lineEnd(text, at + 1));
  if (order === "rows") return GOING_ON.test(next) && !isOfCells(text, at);
  if (next === "") return false;
  const line = text.slice(Math.max(start, text.lastIndexOf(LINE_END, at - 1) + 1), at);
  if (SHARE_ALONE.test(next)) {
    // A column of shares is of one product each.
    const below = text.slice(at + 1 + next.length).trimStart();
    return !/%/.test(text.slice(start, at)) && !SHARE_ALONE.test(below.slice(0, lineEnd(below, 0)));
  }
  return GOING_ON.test(next) || SHARE_ALONE.test(line);
}

/** Whether one of two lines has several cells. */
function isOfCells(text: string, at: number): boolean {
  const from = text.lastIndexOf(LINE_END, at - 1) + 1;
  return text.slice(from, lineEnd(text, at + 1)).includes(CELL_END);
}

function cellAfter(text: string, at: number): string {
  const cell = text.indexOf(CELL_END, at + 1);
  const line = lineEnd(text, at + 1);
  return text.slice(at + 1, cell < 0 ? line : Math.min(cell, line));
}

/** What stands behind a question, in its cell, in the next or below. */
function answerAfter(folded: string, at: number): string {
  const answer = folded.slice(at + 1).trimStart();
  return /^[^\t\n]*/.exec(answer)?.[0] ?? "";
}
