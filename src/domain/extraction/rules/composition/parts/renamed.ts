/** Parts whose names depend on what stands beside them: pieces of a set, hulls, numbered parts, unknown labels. */
import type { Passage } from "../../../reading/passage.ts";
import { lineBefore, sharesWords } from "../../kit/places.ts";
import { AMONG_OTHERS, type Composition, NO_PART } from "../composition.ts";
import { isAlike } from "../distinct.ts";
import { isAfterItsLabel, labelOf, otherLabelOf, printedLabelOf, rowBefore } from "../labels-before.ts";
import { words } from "../said.ts";
import { headOf } from "../surroundings.ts";
import { isPerhapsOfWhatHasIt, THINGS_HAVE } from "./in-sentence.ts";
import { PIECES, PRODUCTS, partAtBegin, SOLD_ALONE, WARP, WEFT } from "./part-names.ts";

/** "Shell & lining: 100 % polyamide / 100 % polyester": each of several parts has its own. */
function withEachItsOwn(all: readonly Composition[]): readonly Composition[] {
  const parts = new Map<Composition, string>();
  for (const one of all) {
    const names = one.part.split(/, | and /);
    const row = [one, ...nextTo(one, all)].slice(0, names.length);
    if (names.length < 2 || row.length < names.length) continue;
    for (const [i, each] of row.entries()) parts.set(each, names[i] ?? each.part);
  }
  return all.map((one) => ({ ...one, part: parts.get(one) ?? one.part }));
}

/** What follows behind strokes, of which nothing else tells what part it is: of short names the label is read for each. */
function nextTo(one: Composition, all: readonly Composition[]): Composition[] {
  const { passage, end } = one;
  const next = all.find(
    (other) =>
      other.passage === passage &&
      (other.part === "" || other.part === one.part) &&
      other.start > end &&
      /^[ ]?[/|]{1,2}[ ]?$/.test(passage.folded.slice(end, other.start)),
  );
  return next ? [next, ...nextTo(next, all)] : [];
}

/** "Coat with a hood in 100 % wool" tells of the coat, where nothing else tells what that is made of. */
function withOwners(all: readonly Composition[]): readonly Composition[] {
  const isToldOf = all.some(
    ({ part }) => part !== NO_PART && !THINGS_HAVE.has(part) && !part.endsWith("lining"),
  );
  return all.map((one) =>
    !isToldOf && isPerhapsOfWhatHasIt(one) ? { ...one, part: "", confidence: AMONG_OTHERS } : one,
  );
}

/** The pieces of a set as parts, where two differ; "Trousers: 100 % cotton" alone is of the product. */
export function withPieces(
  all: readonly Composition[],
  passages: readonly Passage[],
): readonly Composition[] {
  const isSet = passages.some(({ folded }) => SET.test(folded) || PYJAMAS.test(folded));
  // "Top: 95 % cotton. Skirt: 100 % linen": of a dress, whose upper part nobody sells alone.
  const isDress = all.some(({ part }) => part === "top") && all.some(({ part }) => part === "skirt");
  const pieces = all.filter(
    ({ part }) =>
      isPiece(part) && (isSet || isDress || !part.split(" and ").some((name) => SOLD_ALONE.has(name))),
  );
  const told = new Set(pieces.map(({ shares }) => JSON.stringify(shares)));
  if (told.size > 1 && new Set(pieces.map(({ part }) => part)).size > 1) return withPyjamas(all, passages);
  const parts = all.map(({ part }) => part);
  return all.map((one) => (isPiece(one.part) ? { ...one, part: pieceAlone(one.part, parts) } : one));
}

const PYJAMAS = words(
  String.raw`pyjamas?|pajamas?|schlafanzug\p{L}*|pigiam[ai]|pijama\p{L}{0,4}|pizam[aey]\p{L}*|pyzam\p{L}*|pizsam\p{L}*|pyjama\p{L}*|nattoj|pizaama\p{L}*|πιτζαμ\p{L}*|пижам\p{L}*|піжам\p{L}*|пиџам\p{L}*`,
);

/** "Bluză: 100% bumbac, pantaloni: …" of pyjamas: what is a jacket, or a blouse, elsewhere, is their top; German "Hose" beside "Oberteil" is their bottom. */
export function withPyjamas(
  all: readonly Composition[],
  passages: readonly Passage[],
): readonly Composition[] {
  if (!passages.some(({ folded }) => PYJAMAS.test(folded))) return all;
  if (!all.some(({ part }) => part === "top"))
    return all.map((one) => (one.part === "jacket" ? { ...one, part: "top" } : one));
  const isHose = ({ part, passage, start }: Composition) =>
    part === "trousers" && HOSE.test(passage.folded.slice(Math.max(start - FACE_REACH, 0), start));
  return all.map((one) => (isHose(one) ? { ...one, part: "bottom" } : one));
}

const HOSE = /(?<!\p{L})hose(?!\p{L})[^.;%]*$/u;

/** Also of two pieces that are made alike: "duvet cover and pillowcase". */
function isPiece(part: string): boolean {
  return part !== "" && part.split(" and ").every((name) => PIECES.has(name));
}

/** Words for several garments that are sold together. */
const SET = words(
  String.raw`set|suits?|trouser suit|tracksuits?|(?:two|three|2|3|zwei|drei|twee|drie|kaksi|kolmi)[ -]?(?:piece|pc|teil|tlg|delig|osainen)\p{L}*|(?:due|tre|dos|tres|duas|deux|trois|2|3) (?:pezzi|piezas|pecas|pieces)|pyjamas?|pajamas?|anzug\p{L}*|hosenanzug|kostum|zweiteiler|dreiteiler|trainingsanzug|jogginganzug|ensemble|costume|tailleur|survetement|completo|tuta|pigiama|conjunto|traje|chandal|pijama\p{L}*|fato|fato de treino|pak|broekpak|trainingspak|joggingpak|komplet\p{L}*|garnitur\p{L}*|dres|pizam\p{L}*|kostym|sat|saet|joggingsaet|dragt|puku|asu|verryttelyasu|souprav\p{L}*|oblek|suprav\p{L}*|oltony|szett|kosztum|costum|compleu|trening|odijelo|trenirka|obleka|takim\p{L}*|esofman takimi|κοστουμι|σετ|πιτζαμα\p{L}*|пижам\p{L}*|піжам\p{L}*|joc de llit|sad[ay]|sengesett|sengesaet|sengesæt|twin-?set|костюм|комплект`,
);

/** What a bag has beside its cloth and its bottom. */
const OF_BAGS = ["lining", "strap"];

/** A piece alone is the product, but what goes over a filling is its cover, and a bag with a shell has a bottom. */
function pieceAlone(piece: string, parts: readonly string[]): string {
  const isOfBag =
    parts.includes("shell") || (parts.includes("") && OF_BAGS.some((part) => parts.includes(part)));
  if (piece === "bottom" && isOfBag) return piece;
  return (piece === "pillowcase" || piece === "duvet cover") && parts.includes("filling") ? "cover" : "";
}

/** "Front | Back" over the two sides of a label. */
const SIDES: ReadonlySet<string> = new Set(["front", "back"]);
/** What a label tells beside the cloth of a product. */
const LITTLE: ReadonlySet<string> = new Set([
  "lining",
  "pocket lining",
  "gusset",
  "filling",
  "elastic",
  "trim",
  "waistband",
]);

/** "Davanti: 100 % seta; dietro: vedi allegato": the other side is named, with where it is told. */
const TOLD_ELSEWHERE =
  /^[^;\n%]{0,40}?[ ]?:?[ ](?:see|siehe|s\.|vgl|voir|cf|vedi|ver|vease|veja|vide|zie|patrz|zob|se|ks|katso|viz|vid|pozri|lasd|ld|vezi|виж|див|βλ|βλεπε|vidi|glej|vt|vaata|skat|zr|ziureti|bkz|bakiniz)(?!\p{L})/u;

function isOtherSideElsewhere({ passage: { folded }, end, part }: Composition): boolean {
  const behind = folded.slice(end, end + SIDE_REACH);
  const begin = /^[ ]?[;,./|\n\t]\s?/u.exec(behind)?.[0];
  if (begin === undefined) return false;
  const called = behind.slice(begin.length);
  const found = partAtBegin(called);
  const isOther = found?.part?.split(" and ").some((name) => SIDES.has(name) && name !== part);
  return isOther === true && TOLD_ELSEWHERE.test(called.slice(found?.end));
}

/** Characters behind one side in which the other is named. */
const SIDE_REACH = 90;

/** One of two sides alone is the product, where beside it nothing is told but little parts. */
export function withoutLoneSide(all: readonly Composition[]): readonly Composition[] {
  const sides = all.filter(({ part }) => SIDES.has(part));
  if (sides.some(isOtherSideElsewhere)) return all;
  if (sides.length !== 1 || !all.every((one) => sides.includes(one) || LITTLE.has(one.part))) return all;
  return all.map((one) => (sides.includes(one) ? { ...one, part: "" } : one));
}

/** What the parts are called by those beside them. */
export function withKnownNames(
  all: readonly Composition[],
  passages: readonly Passage[],
): readonly Composition[] {
  const parts = withBelts(
    withTickings(withHulls(withOwners(withEachItsOwn(withTops(withRibs(withFurs(withNets(all)))))))),
    passages,
  );
  return withScarves(withFaces(withFillings(withUppers(withCaps(withBottoms(withGrounds(parts)))))));
}

const SCARF = /(?:^|[.;,:\t][ ]?)sal(?!\p{L})/u;
/** What is told beside a sole. */
const OF_FOOTWEAR: ReadonlySet<string> = new Set(["upper", "insole", "foot", "leg", "shell", "lining"]);

/** "Šal", "sál": a scarf in the middle of Europe, and Danish for a sole. */
function withScarves(all: readonly Composition[]): readonly Composition[] {
  if (all.some(({ part }) => OF_FOOTWEAR.has(part))) return all;
  return all.map((one) => (one.part === "sole" && SCARF.test(lineBefore(one)) ? { ...one, part: "" } : one));
}

/** Romanian and Bulgarian for the front, and for the outer side of what is lined. */
const FACE = /(?:^|[\n\t.;,])[ ]?(?:fata|лице)[ ]?[:–-]?\s*$/u;
const BACK = /(?<!\p{L})(?:spate|spatele|гръб)[ ]?[:–-]?\s*$/u;

/** "Față: …, spate: …": a front, beside the back of a garment. */
function withFaces(all: readonly Composition[]): readonly Composition[] {
  const says = (label: RegExp, { passage, start }: Composition) =>
    label.test(passage.folded.slice(Math.max(start - FACE_REACH, 0), start));
  if (!all.some((one) => one.part === "back" && says(BACK, one))) return all;
  return all.map((one) => (one.part === "shell" && says(FACE, one) ? { ...one, part: "front" } : one));
}

/** Characters before shares that their label takes. */
const FACE_REACH = 24;

/** South Slavic has one word for what lies in a shoe and in a jacket: down is what fills. */
function withFillings(all: readonly Composition[]): readonly Composition[] {
  const isOf = ({ shares }: Composition, fibre: string) => shares.some((one) => one.fibre === fibre);
  // "Filled with goose down: 90 % down": beside a cloth, where nothing else is told of it; French trims with what it fills with.
  const isBesideCloth = all.some((one) => CLOTHS.has(one.part) && !isOf(one, "down"));
  const isFilling = (one: Composition) =>
    one.part === "insole"
      ? isOf(one, "down") || isOf(one, "feathers")
      : isBesideCloth && (one.part === "" || one.part === "trim") && isOf(one, "down");
  return all.map((one) => (isFilling(one) ? { ...one, part: "filling" } : one));
}

/** What stands around a filling. */
const CLOTHS: ReadonlySet<string> = new Set(["", "shell", "lining", "cover"]);

/** A part that is told alone and names a product is the product; and so is Italian "tela", a cloth and an interlining. */
export function withoutLoneName(all: readonly Composition[]): readonly Composition[] {
  const [only] = all;
  return only && all.length === 1 && (PRODUCTS.has(only.part) || only.part === "interlining")
    ? [{ ...only, part: "" }]
    : all;
}

/** "Hülle:", German for the shell of what is filled and for a cover. */
const HULL = /(?<!\p{L})hulle[ ]?[:.–-]?\s*$/u;

/** Italian, Spanish, Portuguese and Estonian for a coating and, of what is filled, for its cover. */
const COVERING = /(?<!\p{L})(?:rivestimento|revestimi?ento|kate)[ ]?[:.\t–-]?\s*$/u;

/** A hull is the shell, but a cover where it is alone or where something else is the shell. */
function withHulls(all: readonly Composition[]): readonly Composition[] {
  const hulls = all.filter((one) => one.part === "shell" && HULL.test(labelOf(one)));
  const others = all.filter((one) => !hulls.includes(one));
  const isShell = others.length > 0 && others.every(({ part }) => part !== "shell");
  const isFilled = all.some(({ part }) => part === "filling");
  const isCover = (one: Composition) =>
    hulls.includes(one) ? !isShell : isFilled && one.part === "coating" && COVERING.test(labelOf(one));
  return all.map((one) => (isCover(one) ? { ...one, part: "cover" } : one));
}

/** "Tijk: 65 % polyester": the cloth around a filling, where a cover is told beside it. */
const TICKING =
  /(?<!\p{L})(?:tickings?|(?:binnen)?tijk|inletts?|innenhulle|coutil|traliccio|cuti|wsyp[ay]?|sypkovin[ay]|sypek|bolstervar|dynvar|inderbetræk|angin|ciha[n]?)[ ]?[:.\t–-]?\s*$/u;

function withTickings(all: readonly Composition[]): readonly Composition[] {
  if (!all.some(({ part }) => part === "cover")) return all;
  const isTicking = (one: Composition) => one.part === "shell" && TICKING.test(labelOf(one));
  return all.map((one) => (isTicking(one) ? { ...one, part: "ticking" } : one));
}

/** Where ribs are set, which a bill of materials tells by their places and a label as what they are. */
const RIBBED: ReadonlySet<string> = new Set(["cuff", "collar", "hem", "waistband", "neckband"]);
const RIB =
  /(?<!\p{L})(?:ribs?|ribbed|rippe?|rippstrick|bord-?cotes?|cotes?|costina|canale|canelado|boord|sciagacz|ribb|resori|naplet|patent)(?!\p{L})/u;

/** "Cuff | 2x2 rib | 97 % polyester" beside "Rib: 97 % polyester". */
function withRibs(all: readonly Composition[]): readonly Composition[] {
  const ribs = all.filter(({ part }) => part === "rib");
  const places = all.filter((one) => RIBBED.has(one.part) && RIB.test(rowBefore(one)));
  const isRib = (one: Composition) =>
    RIBBED.has(one.part) &&
    ribs.some((rib) => isAlike(rib, one)) &&
    places.some((place) => sharesWords(place, one));
  return all.map((one) => (isRib(one) ? { ...one, part: "rib" } : one));
}

/** "Yläosan koostumus", "felsőrész összetétele": what follows the name of a part in languages that put it there. */
const COMPOSED =
  "composition|sammansattning|sammensætning|sammensetning|koostumus|koostis|osszetetel|bilesim|sudeti|sastav|sestava|sklad|slozeni|zlozenie";

/** The upper and the lower part of anything: of a shoe, of a jacket, of what has two pieces. */
const UPPER_PART = labelOfPart(
  "felso ?resz\\p{L}*|upper part|oberteils?|oberer teil|parte superiore?|parte alta|partie (?:superieure|haute)|bovenste deel|(?:gorn(?:a|ej) czesc\\p{L}?|czesc\\p{L}? gorn(?:a|ej))|(?:zgornj|gornj|horn|vrchn)(?:i|y|iho|eho|eg|ega) (?:del|dio|deo|dil|diel|dela|dijela|dilu|dielu)|(?:horn|vrchn)(?:i|a|ej) cast\\p{L}?|overdel(?:en|ens)?|ylaosan?|ulaosa|part(?:ea|ii) (?:de sus|superioar[ae])|virsutines? dal\\p{L}*|augsdalas?|ust (?:kisim|parca)\\p{L}*|горна(?:та)? част|горњи део|верхня частина|(?:ε?π?ανω|πανω) μερο(?:σ|υσ)",
);
const LOWER_PART = labelOfPart(
  "also ?resz\\p{L}*|lower part|unterteils?|unterer teil|parte inferiore?|parte bassa|parte baja|partie (?:inferieure|basse)|onderste deel|(?:doln(?:a|ej) czesc\\p{L}?|czesc\\p{L}? doln(?:a|ej))|(?:spodnj|donj|spodn|doln)(?:i|y|iho|eho|eg|ega) (?:del|dio|deo|dil|diel|dela|dijela|dilu|dielu)|(?:spodn|doln)(?:i|a|ej) cast\\p{L}?|underdel(?:en|ens)?|alaosan?|part(?:ea|ii) (?:de jos|inferioar[ae])|apatines? dal\\p{L}*|apaksdalas?|alt (?:kisim|parca)\\p{L}*|долна(?:та)? част|доњи део|нижня частина|κατω μερο(?:σ|υσ)",
);

function labelOfPart(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?:[ ](?:${COMPOSED})\p{L}*)?[ ]?[:.\t–-]?\s*$`, "u");
}

/** "Felsőrész: 100% pamut, alsórész: 60% pamut": the pieces of a pyjama or a suit, where both are told. */
function withTops(all: readonly Composition[]): readonly Composition[] {
  const [tops, bottoms] = [UPPER_PART, LOWER_PART].map((label) =>
    all.filter((one) => label.test(labelOf(one))),
  );
  // Those of a table are named in its head.
  const isAcross = ["upper", "bottom"].every((part) => all.some((one) => one.crossed && one.part === part));
  if (isAcross)
    return all.map((one) => (one.crossed && one.part === "upper" ? { ...one, part: "top" } : one));
  if (!tops?.length || !bottoms?.length) return all;
  return all.map((one) => {
    if (tops.includes(one)) return { ...one, part: "top" };
    return bottoms.includes(one) ? { ...one, part: "bottom" } : one;
  });
}

/** "Hood trim | Faux fur | Pile: 82 % acrylic": the pile of a fur is the fur. */
const FUR =
  /(?<!\p{L})(?:(?:faux )?furs?|pelz\p{L}*|\p{L}+pelz|kunstfell|fourrure|pelliccia|eco-?pelliccia|imitatiebont|bont\p{L}*|futerk?\p{L}*|pels|fuskpals|pals|turkis|kozesin\p{L}*|kozusin\p{L}*|szorme|blana|krzno|kurk)(?!\p{L})/u;

function withFurs(all: readonly Composition[]): readonly Composition[] {
  const piles = all.filter(({ part }) => part === "pile" || part === "trim");
  const furs = piles.filter((one) => FUR.test(rowBefore(one)));
  const isFur = (one: Composition) => piles.includes(one) && furs.some((fur) => sharesWords(fur, one));
  return all.map((one) => (isFur(one) ? { ...one, part: "fur" } : one));
}

/** "Mesh lining", "Netzfutter": a lining, where nothing else is told as that. */
const NET_LINING = /(?<!\p{L})(?:mesh[ -]linings?|netzfutter)[ ]?[:.\t–-]?\s*$/u;

function withNets(all: readonly Composition[]): readonly Composition[] {
  if (all.some(({ part }) => part === "lining")) return all;
  const isNet = (one: Composition) => one.part === "mesh" && NET_LINING.test(labelOf(one));
  return all.map((one) => (isNet(one) ? { ...one, part: "lining" } : one));
}

/** Labels for what pile stands on, many of which mean the cloth of other products, or another part of them. */
const UNDER_PILE =
  /(?<!\p{L})(?:ground|grund\p{L}*|botten|bunden|bund|bunn|base|fondo?|fundo|zemin|podstawa|baza|pohja|zaklad|alap)(?:[ ](?:of|aus|en|in|de|di|van|z|ze|av|af|i|ar|er|is|ist|est|e|es|on|je|jest))?[ ]?[:.\t–-]?\s*$/u;
/** What runs across a towel, and along the edge of anything else. */
const BORDERED = /(?<!\p{L})bord(?:ur\p{L}*|uere|en|i|o)?[ ]?[:.\t–-]?\s*$/u;
/** Names of parts that mean the back of a rug beside its pile. */
const BACKS: ReadonlySet<string> = new Set(["back", "bottom", "groundsheet", "sole", "lining"]);

/** Spanish, Portuguese and Italian for the hair of a fur, and of a carpet over its ground; Italian for a garment too. */
const PILE_OR_FUR = /(?<!\p{L})(?:pelo|felp[ao])(?:[ ]\(\p{L}{3,12}\))?[ ]?[:.\t–-]?\s*$/u;
/** Rugs and towels in these languages, which have a pile and no fur. */
const PILED =
  /(?<!\p{L})(?:alfombra|tapete|tappeto|alcatifa|carpete|toalla|toalha|asciugamano|albornoz|accappatoio)/u;

/** What has pile on a ground and no back: Finnish and others have one word for the two, and for a sole. */
const TOWEL =
  /(?<!\p{L})(?:towel|bath ?robe|\p{L}*(?:hand|bade|strand|saun)tuch|bademantel|\p{L}*handdoek|badjas|serviettes? d|drap de (?:bain|plage)|peignoir|asciugaman|telo (?:bagno|mare)|accappato|toall|toalh|albornoz|roupao|recznik|szlafrok|\p{L}*hand(?:duk|klæd|kled|kle)|badlakan|badrock|\p{L}*pyyhe|\p{L}*pyyhk|kylpytakki|rucnik|uterak|osusk|torolkoz|furdokopeny|prosop|halat de baie|brisac|\p{L}*ratik|dviel|ranksluos|havlu|bornoz|хавли|рушник|пешкир|πετσετ|μπουρνουζ)/u;

/** Beside pile, the ground that it is woven into and the back of a rug are parts; without, they are the product. */
function withGrounds(all: readonly Composition[]): readonly Composition[] {
  const isUnderPile = (one: Composition) => [labelOf(one), headOf(one)].some((said) => UNDER_PILE.test(said));
  const isOverGround = all.some((one) => (one.part === "" || one.part === "bottom") && isUnderPile(one));
  const isPile = (one: Composition) =>
    one.part === "pile" ||
    (isOverGround && (one.part === "fur" || one.part === "") && PILE_OR_FUR.test(labelOf(one))) ||
    (one.part === "fur" && PILED.test(one.passage.folded));
  const isWoven = all.some(({ part }) => part === WEFT);
  if (all.some(isPile))
    return all.map((one) => {
      // Slavic has one word for the warp and for what a pile stands on.
      if (one.part === WARP && !isWoven) return { ...one, part: "ground" };
      if (isPile(one)) return { ...one, part: "pile" };
      if (one.part === "trim" && BORDERED.test(labelOf(one))) return { ...one, part: "border" };
      if (BACKS.has(one.part))
        return { ...one, part: isUnderPile(one) && TOWEL.test(one.passage.folded) ? "ground" : "backing" };
      return (one.part === "" || one.part === "gusset") && isUnderPile(one)
        ? { ...one, part: "ground" }
        : one;
    });
  const hasOther = all.some(({ part }) => part === "" || part === "shell" || part === "front");
  if (hasOther) return all;
  return all.map((one) => (one.part === "ground" || one.part === "backing" ? { ...one, part: "" } : one));
}

/** Dutch for the leg of a sock, and English too often to be one elsewhere. */
const DUTCH_LEG = /^been[ ]?[:.\t–-]?\s*$/u;

/**
 * What is outside of a thing with a sole is its upper, as the labels of shoes call it (Directive 94/11/EC); German and
 * French for the upper of a boot are the leg of a sock, beside its foot.
 */
function withUppers(all: readonly Composition[]): readonly Composition[] {
  const parts = all.map(({ part }) => part);
  if (parts.includes("sole") && !parts.includes("upper"))
    return all.map((one) => (one.part === "shell" ? { ...one, part: "upper" } : one));
  if (parts.includes("foot") && !parts.includes("leg")) {
    const isLeg = (one: Composition) =>
      one.part === "upper" || (one.part === "" && DUTCH_LEG.test(labelOf(one)));
    return all.map((one) => (isLeg(one) ? { ...one, part: "leg" } : one));
  }
  return all;
}

/** What a cap may have beside its cloth, and a brassiere has not alone beside its cups. */
const OF_CAPS: ReadonlySet<string> = new Set(["pompom", "fur"]);
/** "Bonnet, 70 % laine", "Bonnets, art. 118": with nothing but a lining beside it nobody tells what cups are of. */
const BONNET = /(?<!\p{L})bonnets?(?!\p{L})[^\n]*$/u;

/** French "bonnet" is a cup, and a cap where beside it only a pompom or a fur is told; beside a sweatband a cup is a crown. */
function withCaps(all: readonly Composition[]): readonly Composition[] {
  // Portuguese "copa", Spanish "copa" and Italian "coppa" are both, too.
  if (all.some(({ part }) => part === "sweatband"))
    return all.map((one) => (one.part === "cup" ? { ...one, part: "crown" } : one));
  const isBonnet = (one: Composition) => one.part === "cup" && BONNET.test(labelOf(one));
  const isLone = all.some(isBonnet) && all.every((one) => isBonnet(one) || one.part === "lining");
  const isCap = isLone || (all.some(({ part }) => OF_CAPS.has(part)) && !all.some(({ part }) => part === ""));
  return all.map((one) => (isCap && one.part === "cup" ? { ...one, part: "" } : one));
}

/** French and Italian for the waistband of trousers and for the belt of what is tied. */
const BELT_OR_WAISTBAND = /(?<!\p{L})(?:ceinture|cintura)[ ]?[:.\t–-]?\s*$/u;
const TIED =
  /(?<!\p{L})(?:manteau|trench|peignoir|robe|kimono|imper(?:meable)?|cardigan|gilet|cappotto|impermeabile|accappatoio|vestaglia|abito|vestito|giacca)s?(?!\p{L})/u;
const WITH_WAISTBAND =
  /(?<!\p{L})(?:pantalon|jean|short|jupe|legging|jogging|bermuda|combinaison|pantalon[ei]|gonna|boxer|costume)s?(?!\p{L})/u;

/** "Ceinture" is the belt of a coat or a dress. */
function withBelts(all: readonly Composition[], passages: readonly Passage[]): readonly Composition[] {
  const belts = all.filter((one) => one.part === "waistband" && BELT_OR_WAISTBAND.test(labelOf(one)));
  const isTied = ({ folded }: Passage) => TIED.test(folded) && !WITH_WAISTBAND.test(folded);
  if (belts.length === 0 || !passages.some(isTied)) return all;
  return all.map((one) => (belts.includes(one) ? { ...one, part: "belt" } : one));
}

/** The floor of a tent is the bottom of a bag, where something else is the shell, and so is the base of what has straps. */
function withBottoms(all: readonly Composition[]): readonly Composition[] {
  const parts = all.map(({ part }) => part);
  if (!parts.includes("shell") || parts.includes("inner tent") || parts.includes("flysheet")) return all;
  // French has one word for the bottom of a bag and the gusset of what is worn.
  const isBase = (one: Composition) =>
    (one.part === "" || one.part === "gusset") &&
    parts.includes("strap") &&
    UNDER_PILE.test(labelOf(one)) &&
    !isAfterItsLabel(one);
  return all.map((one) => (one.part === "groundsheet" || isBase(one) ? { ...one, part: "bottom" } : one));
}

/** The number of a part, at the end of its name. */
const NUMBERED =
  /(?<=[\p{L}][ .]?(?:nr?\.?|no\.?)?[ ]?)(?<number>[1-9]|[a-d](?!\p{L}))[ ]?\)?(?:[ ]?[:.\t–-][ \t]*|[ ])$/u;

/** "Fabric A", "tessuto 2": cloths of one product, where other words with numbers are products of their own. */
const FABRIC =
  /(?<!\p{L})(?:fabric|cloth|(?:main|base) material|stoff|hauptstoff|hauptmaterial|grundstoff|tissu(?: principal)?|matiere principale|tessuto(?: principale)?|tejido(?: principal)?|tecido(?: principal)?|stof|hoofdstof|tkanina|material glowny|tyg|stof|stoff|kangas|latka|hlavni material|latka|anyag|alapanyag|tesatura|material principal|tkanina|blago|kumas|ana kumas|υφασμα|плат)[ ](?:nr\.? ?)?[1-9a-d][ ]?\)?(?:[ ]?[:.\t–-][ \t]*|[ ])$/u;

/** "Shell 1: …, shell 2: …" are two parts, where each of them has its own number. */
export function withNumbers(all: readonly Composition[]): readonly Composition[] {
  const numbered = new Map<Composition, string>();
  for (const [part, same] of Map.groupBy(all, (one) => one.part)) {
    if (same.length < 2 || (part === "" && !same.every((one) => FABRIC.test(rowBefore(one))))) continue;
    const numbers = same.map((one) => NUMBERED.exec(rowBefore(one))?.groups?.number);
    if (numbers.includes(undefined) || new Set(numbers).size < same.length) continue;
    for (const [i, one] of same.entries()) numbered.set(one, `${part || "fabric"} ${numbers[i]}`);
  }
  return all.map((one) => amongOthers(one, numbered.get(one)));
}

/** Beside the shell, what stands after a label that no list knows is a part of that name, or of the part that it ends with, where nothing else is called so. */
export function withLabels(all: readonly Composition[]): readonly Composition[] {
  if (!all.some(({ part }) => part === "shell")) return all;
  const named = all.map((one) =>
    amongOthers(one, one.part === "" && !isAfterItsLabel(one) ? otherLabelOf(one) : undefined),
  );
  const called = Map.groupBy(named, ({ part }) => part);
  return named.map((one, i) => {
    const isRenamed = one.part !== all[i]?.part;
    const isShared = (called.get(one.part)?.length ?? 0) > 1;
    return isRenamed && isShared ? { ...one, part: printedLabelOf(one) ?? one.part } : one;
  });
}

/** With another name for its part, if there is one, and not sure then. */
function amongOthers(one: Composition, part: string | undefined): Composition {
  return part === undefined ? one : { ...one, part, confidence: Math.min(one.confidence, AMONG_OTHERS) };
}
