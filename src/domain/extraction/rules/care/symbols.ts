/** Care by what its symbols look like: "crossed-out triangle", "Kreis mit P, ein Balken", "carré avec cercle, un point". */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { gentleness } from "./gentleness.ts";
import { OR_WORDS } from "./stems.ts";

const SHAPES: readonly (readonly [shape: Shape, words: string])[] = [
  [
    "triangle",
    "triangles?|dreiecke?|triangolo|triangulo|driehoek|trojkat|triangel|trekant|kolmio|trojuhelnik|trojuholnik|haromszog|triunghi|trokut|trikotnik|ucgen|триъгълник|трикутник|троугао|τριγωνο",
  ],
  [
    "circle",
    "circle|kreis|cercle|cerchio|circulo|cirkel|kolko|kol[oe]m?|okrag|okregiem|sirkel|ympyra|kruh|kruzok|kor|cerc|krug|krog|daire|кръг|коло|круг|κυκλοσ|κυκλο",
  ],
  [
    "square",
    "square|quadrat|viereck|carre|quadrato|cuadrado|quadrado|vierkant|kwadrat|fyrkant|kvadrat|firkant|nelio|ctverec|stvorec|negyzet|patrat|kare|квадрат|τετραγωνο",
  ],
  [
    "iron",
    "iron|bugeleisen|fer|fer a repasser|ferro|ferro da stiro|plancha|strijkijzer|strijkbout|zelazko|strykjarn|strygejern|strykejern|silitysrauta|zehlicka|vasalo|fier de calcat|glacalo|likalnik|utu",
  ],
  [
    "tub",
    "tub|washtub|wash tub|waschbottich|waschzuber|bac|bac a laver|cuvier|vasca|vaschetta|bacinella|cubeta|tina|wastobbe|wasteiltje|balia|kadz|tvattbalja|vaskebalje|pesuallas|vanicka|mosoteknd|albie",
  ],
  [
    "drum",
    "tumble[ -]?dry(?:ing|er)?|dryer|trommel|tambour|tamburo|tambor|trommeltrockn(?:ung|en|er)|(?:wasche)?trockner|tumbler|sechage (?:en |au )?(?:tambour|machine)|seche[ -]linge|asciugatura (?:in|a) (?:tamburo|macchina)|asciugatrice|asciugabiancheria|secado (?:en|a) (?:secadora|maquina|tambor)|secadora|secagem (?:em|na|no|a) (?:tambor|maquina)|maquina de secar|(?:was|trommel)?droger|droogtrommel|trommeldrogen|drogen in (?:de )?(?:trommel|droger)|suszenie (?:w (?:suszarce|bebnie)(?: bebnowej)?|bebnowe|mechaniczne)|suszarka(?: bebnowa)?|torktuml(?:ing|are)|torretuml(?:ing|er)|torketr(?:ommel|omling)|rumpukuivaus|kuivausrumpu|(?:suseni|susenie) v (?:bubnov\\p{L}+ )?(?:susic\\p{L}+|bubnu|bubne)|bubnov\\p{L} (?:suseni|susenie|susicka)|susicka|szaritogep(?:es szaritas)?|gepi szaritas|uscare (?:in|la) (?:tambur|uscator|masina)|susenje u (?:bubnju|susilici|stroju)|susenje v (?:bobnu|stroju)|susilni stroj|susilica|tamburlu kurutma|kurutma makinesi|trummelkuivatus|dziovinimas (?:bugne|dziovykleje)|zavesana (?:velas )?zavetaja|сушене в (?:барабан|сушилня)|сушилня|сушіння [ву] (?:барабані|сушарці)|сушење у (?:бубњу|машини)|στεγνωμα σε (?:στεγνωτηριο|τυμπανο)|στεγνωτηριο",
  ],
];
type Shape = "triangle" | "circle" | "square" | "iron" | "tub" | "drum";

const SHAPE = new RegExp(
  `(?<!\\p{L})(?:${SHAPES.map(([shape, words]) => `(?<${shape}>${words})`).join("|")})(?!\\p{L})`,
  "gu",
);
const CROSSED =
  "(?:crossed[ -](?:out|through)|struck[ -](?:out|through)|durchgestrichen\\p{L}{0,2}|durchkreuzt\\p{L}{0,2}|barree?|barrat[oa]|sbarrat[oa]|tachad[oa]|cruzad[oa]|riscad[oa]|doorgestreepte?|doorkruiste?|przekreslon\\p{L}{1,3}|overkrys?sa[dt]e?|overstruken|genomstruke[nt]|overstreget|overkrydset|overstroket|yliviivat\\p{L}{1,3}|preskrtnut\\p{L}|preciarknut\\p{L}|athuzott|taiat|barat|precrtan\\p{L}?|ustu cizili|зачертан\\p{L}?|задраскан\\p{L}?|перекреслен\\p{L}{0,3}|прецртан\\p{L}?|διαγραμμενο)";
const CROSSED_BEFORE = new RegExp(`(?<!\\p{L})${CROSSED}[ \\n]$`, "u");
const CROSSED_AT_END = new RegExp(`${CROSSED} $`, "u");
/** What is said of a symbol to the end of its line is not of the one below it. */
const CROSSED_LINE = new RegExp(`^ ?:?[ \\t]${CROSSED}[,;]?\\n$`, "u");
const CROSSED_AFTER = new RegExp(`^,? ?\\(?(?:\\p{L}{1,4} ){0,2}${CROSSED}(?!\\p{L})`, "u");
const FORBIDDEN: Record<Exclude<Shape, "square">, readonly [field: string, value: string]> = {
  triangle: ["care_bleaching", "do_not_bleach"],
  circle: ["care_professional", "do_not_dry_clean"],
  iron: ["care_ironing", "do_not_iron"],
  tub: ["care_washing", "do_not_wash"],
  drum: ["care_drying", "do_not_tumble"],
};

/** The letter of a solvent or of water in a circle. */
const LETTER =
  /^ ?(?:(?:with|mit|avec|con|com|met|z|med|s|so|cu|and|und|und dem|the|dem|la|de|een|bogstavet|letter|letra|lettera|lettre|buchstaben?|litera|bokstaven|pismenem|betuvel|litera|slovom|harfi) )*["'„“”»«‘’]?(?<letter>[pfw])["'“”»«‘’]?(?![\p{L}\d-])/u;
const WAYS: Record<string, string> = { p: "dry_p", f: "dry_f", w: "wet_w" };
/** A circle stands in the square of a drum: "Quadrat mit Kreis", "circle in a square". */
const IN_SQUARE =
  /^ (?:with|containing|mit|avec|con|com|met|z|med|s|so|cu|ja|es|i)(?: (?:an?|the|einem|eingeschlossenem|un|une|uno|um|een|et|en|ett|o|egy|jednym|wpisanym)){0,2} (?:inscribed )?$/u;
const SQUARE_AROUND =
  /^ (?:(?:in|im|dans|dentro de|em|w|i|v|en|nel|num|within|inside)(?: \p{L}{1,5})?|inscrit dans un) $/u;
const ONE_DOT =
  /(?<!\p{L})(?:one|single|ein(?:em|en)?|un[oa]?|um|een|jedn\p{L}{1,3}|en|ett|et|yksi|1) (?:dots?|punkt\p{L}*|points?|punto|ponto|stip|punt|kropk\p{L}+|prick|piste|teck\p{L}+|pont|punct)/u;
const TWO_DOTS =
  /(?<!\p{L})(?:two|zwei|deux|due|dos|dois|twee|dwiema|dwoma|dwie|dva|dve|dvema|to|tva|kaksi|2) (?:dots?|punkt\p{L}*|points?|punti|puntos|pontos|stippen|punten|kropk\p{L}+|prickar|pistetta|teck\p{L}+|bodk\p{L}+|pont|puncte)/u;

const LINE =
  "(?:lines?|strich\\p{L}{0,2}|linien?|balken|lignes?|traits?|barres?|linee?a?|tratt[oi]|barr[ae]s?|lineas?|rayas?|linhas?|tracos?|lijn(?:en)?|streep|strepen|streepjes?|lini[aeąi]{1,2}|kresk\\p{L}{1,3}|linje[rn]?|streck|streg(?:er)?|strek(?:er)?|viiva\\p{L}?|car(?:a|y|ou|ami)|ciar(?:a|y|ou|ami)|vonal\\p{L}{0,4}|lini[ei]|crt[ae]|joon\\p{L}{0,2}|svitr\\p{L}{1,2}|linij\\p{L}|cizgi|лини\\p{L}|ліні\\p{L}|черт\\p{L}|линиj\\p{L}|γραμμ\\p{L}{1,2})";
const UPRIGHT =
  "(?:upright|verti[ck]a\\p{L}+|senkrecht\\p{L}{0,2}|rechtopstaande?|pionow\\p{L}{1,3}|lodratt?\\p{L}?|lodrett?e?|loddrett?e?|pystysuor\\p{L}{1,2}|svisl\\p{L}{1,2}|zvisl\\p{L}{1,2}|fuggoleges|okomit\\p{L}|navpicn\\p{L}|dikey|вертикалн\\p{L}{1,2}|вертикальн\\p{L}{1,2}|καθετ\\p{L}{1,2}|κατακορυφ\\p{L}{1,2})";
const LYING =
  "(?:hori[sz]onta\\p{L}+|waage?recht\\p{L}{0,2}|liegend\\p{L}{0,2}|lying|orizzontal[ei]|liggande?|poziom\\p{L}{1,3}|vagratt?a?|vandrette?|vannrette?|vaakasuor\\p{L}{1,2}|vodorovn\\p{L}{1,3}|vizszintes|orizontal\\p{L}?|vodoravn\\p{L}|rohts\\p{L}+|yatay|хоризонталн\\p{L}{1,2}|горизонтальн\\p{L}{1,2}|οριζοντι\\p{L}{1,2})";
const TWO =
  "(?:two|double|zwei|doppel|deux|due|dos|dois|duas|twee|dwie|dwiema|dve|dva|dvema|to|tva|kaksi|ket|doua|iki|kaks|divas|dvi|две|два|дві|δυο|2)";
/** The lines in the square of drying: upright on a rope, lying flat, two where nothing is wrung out. */
const IN_LINES = new RegExp(
  `(?<!\\p{L})(?:(?<two>${TWO}) (?:parallel\\p{L}{0,2} )?)?(?:(?:(?<up>${UPRIGHT})|${LYING}) ${LINE}|${LINE} (?:(?<up>${UPRIGHT})|${LYING}))(?!\\p{L})`,
  "u",
);
/** Lines in its corner, for the shade. */
const IN_CORNER =
  /(?<!\p{L})(?:diagonal\p{L}*|slanting|oblique?s?|schrag\p{L}*|obliqu[aei]|oblicu[ao]s?|obliqu[ao]s?|schuine?|ukosn\p{L}*|sneda?|skra\p{L}{0,2}|vino|sikm\p{L}*|ferde|oblic\p{L}*|pos(?:evn|sevn)\p{L}*|corner|ecke|coin|angolo|esquina|canto|hoek|rog(?:u|iem)?|narozni\p{L}*|horn(?:et)?|hjørnet?|kulma\p{L}*|rohu|sarok\p{L}*|colt(?:ul)?|kut(?:u)?|kotu|nurga\p{L}*|kose\p{L}*|ъгъл\p{L}*|кут[іку]?|γωνια|shade|schatten|ombre|ombra|sombra|schaduw|cien\p{L}*|skugga\p{L}*|skygge\p{L}*|varjo\p{L}*)(?!\p{L})/u;

/** "Empty triangle", "triangle vide": bleach of any kind. */
const EMPTY =
  "(?:empty|blank|plain|leer(?:es)?|unausgefullt(?:es)?|vide|vuoto|vacio|vazio|lege?|leeg|pusty|tomt?|tyhja|prazdny|ures|gol|prazan|prazen|bos|празен|порожні[йи]|празан|κενο|αδειο)";
const EMPTY_BEFORE = new RegExp(`(?<!\\p{L})${EMPTY}[ \\n]$`, "u");
const EMPTY_AFTER = new RegExp(`^,?[ \\n(]{1,2}(?:\\p{L}{1,4} )?${EMPTY}(?!\\p{L})`, "u");

const TWO_LINES = new RegExp(`(?<!\\p{L})${TWO} (?:\\p{L}+ )?${LINE}(?!\\p{L})`, "u");
/** "Tub with a hand". */
const WITH_HAND =
  /^(?: \p{L}{1,5}){1,2} (?:h[aå]nd(?:en)?|main|mano|mao|reka|dlonia?|kasi|kade|ruk[aou]u?|kezzel|kez|mana|roko|ranka|roku|ръка|рукою|χερι)(?!\p{L})/u;

/** "Square with two upright lines", "Quadrat mit waagrechtem Strich, Schrägstrich in der Ecke": how it is dried without a drum. */
function dryingOf(after: string): readonly [field: string, value: string] | undefined {
  const lines = IN_LINES.exec(after)?.groups;
  if (!lines) return undefined;
  const way = `${lines.two === undefined ? "" : "drip_"}${lines.up === undefined ? "flat" : "line"}`;
  return ["care_drying", IN_CORNER.test(after) ? `${way}_shade` : way];
}

/** How far what is said of a symbol goes on, in characters. */
const REACH = 60;

/** What goes on in a further line, since a bracket is open. */
const OPEN_BRACKET = /\([^()]*$/u;
/** Behind what is said of a drum: what may be done in place of it. */
const OR = new RegExp(`,?[ ](?:${OR_WORDS})[ ]`, "u");

/** What a symbol is said to look like, up to the next one of its clause. */
export function findDescribedSymbols(passage: Passage): Found[] {
  const { folded, text } = passage;
  const shapes = [...folded.matchAll(SHAPE)];
  return shapes.flatMap((match, i): Found[] => {
    const shape = SHAPES.find(([name]) => match.groups?.[name] !== undefined)?.[0];
    if (shape === undefined) return [];
    const end = match.index + match[0].length;
    const rest = folded.slice(end, Math.min(shapes[i + 1]?.index ?? end + REACH, end + REACH));
    const joined = rest
      .replace(/\n/gu, (sign, at: number) =>
        goesOn(text, end + at) || OPEN_BRACKET.test(rest.slice(0, at)) ? " " : sign,
      )
      .replace(/^ ?:?\t/u, " ");
    const said = /^(?:[^.;|\n\t•·]|\.(?=\d))*/u.exec(joined)?.[0] ?? "";
    const after = shape === "drum" ? (said.split(OR)[0] ?? "") : said;
    const last = shapes[i - 1];
    const gap = last ? folded.slice(last.index + last[0].length, match.index) : "";
    const before = CROSSED_LINE.test(gap) ? "" : folded.slice(Math.max(match.index - REACH, 0), match.index);
    const inSquare = shape === "circle" && last?.groups?.square !== undefined && isInside(gap);
    const meaning = meaningOf(shape, inSquare, before, after, SQUARE_AROUND.test(rest));
    if (!meaning) return [];
    const begin = inSquare && last ? last.index : match.index;
    // "Leeres Dreieck" is quoted with its word.
    const start = begin - (meaning[1] === "any_bleach" ? (EMPTY_BEFORE.exec(before)?.[0].length ?? 0) : 0);
    return [
      {
        field: meaning[0],
        value: meaning[1],
        confidence: 0.88,
        passage,
        start,
        end: end + after.replace(/[ –-]+$/u, "").length,
      },
    ];
  });
}

/** "Kreis / P mit einem Balken", "Trommel / 2 Punkte": what is said of a symbol may go on in the next line. */
function goesOn(text: string, at: number): boolean {
  return /^\n(?:\p{Ll}|[123] \p{L}|["'„“”»«]?[PFW](?![\p{L}\d]))/u.test(text.slice(at, at + 4));
}

function isInside(gap: string): boolean {
  return IN_SQUARE.test(gap.replace(CROSSED_AT_END, ""));
}

function meaningOf(
  shape: Shape,
  inSquare: boolean,
  before: string,
  after: string,
  isAroundNext: boolean,
): readonly [field: string, value: string] | undefined {
  const isCrossed = CROSSED_BEFORE.test(before) || CROSSED_AFTER.test(after);
  if (inSquare || shape === "drum") {
    if (isCrossed) return FORBIDDEN.drum;
    if (TWO_DOTS.test(after)) return ["care_drying", "tumble_normal"];
    return ONE_DOT.test(after) ? ["care_drying", "tumble_low"] : undefined;
  }
  // A crossed square alone is no symbol of care, and one with a circle is told by the circle.
  if (shape === "square") return isCrossed ? undefined : dryingOf(after);
  if (isAroundNext) return undefined;
  const letter = shape === "circle" ? LETTER.exec(after)?.groups?.letter : undefined;
  if (letter !== undefined && !isCrossed)
    return ["care_professional", `${WAYS[letter]}${howGently(letter, after)}`];
  if (isCrossed) return FORBIDDEN[shape];
  if (shape === "tub" && WITH_HAND.test(after)) return ["care_washing", "hand_wash"];
  if (shape !== "triangle") return undefined;
  if (TWO_LINES.test(after)) return ["care_bleaching", "oxygen_only"];
  return EMPTY_BEFORE.test(before) || EMPTY_AFTER.test(after) ? ["care_bleaching", "any_bleach"] : undefined;
}

/** Cleaning with solvents has one gentler process, and with water two. */
function howGently(letter: string, said: string): string {
  const gentle = gentleness(said);
  return letter === "w" || gentle === "" ? gentle : "_mild";
}
