/** Drying: in the drum, and how a piece is hung or laid. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { type Clause, clausesOf, toldAt } from "./said-clauses.ts";
import { NO_HEAT, OR_WORDS } from "./stems.ts";

const DRY =
  /dry|dried|trock|sech(?:er|age|ez|e(?!\p{L}|-| ?linge)|es(?!\p{L}))|seco (?:na|em|no|a sombra|deitado|estendido|pendurado)|seque(?:l[oa]s?|se|n|nse)?(?!\p{L})|(?<!\p{L})tor(?=[ ](?:den|det|dem|flad|ligg))|droog|sust(?:e|ime)(?!\p{L})|asciug|stend|tend(?:er|ido|ed)|tiend(?!as?(?!\p{L})(?! (?:(?:en )?(?:horizontal|plano|vertical|percha|cuerda|la cuerda|tendedero)|a (?:la sombra|secar)|las? prendas?)))|seca|secad|assecar|drog|susz|sus(?:it|en|i)|kurut|kurul|tork|torr|kuiv|szarit|szarad|usca|usuc|uscat|(?<!\p{L})zut(?!\p{L})|dziu[tv]|dziov|dziovin|zave|zavet|суш|сух|съхн|στεγν|laufh/u;

const DRUM =
  /tumbl|susicc|bubnov|bobnast|zavetaj|kuivatis|barabann|барабан|машинно|strojno|bubnj|bobnu|kurutucu|konekuiv|trockner|trommel|machine|tambour|tamburo|asciugatrice|secadora|maquina|tambor|droger|droogtrom|bebn|mechaniczn|makine|tambur|torktum|torretum|torketrom|rumpu|susick|susilic|stroj|gep(?!p)|masin|dziovykl|trummel|centrif|сушилн|сушарц|сушильн|пральн|машинн|машинск|сушилиц|сушари|бубањ|бубњ|центрифуг|στεγνωτηρ/u;

/** How wet things are hung, which is said with words for no: "without wringing". */
const DRIPPING =
  /(?<!\p{L})(?:drip\p{L}*|drypande|arnyekban csopogve|markana|без из(?:стисква|цежда)не|tilku\p{L}*|pilos\p{L}*|pilot|varv\p{L}*|utan (?:vridning|centrifugering|att vrida\p{L}*)|uden (?:vridning|centrifugering)|uten (?:vridning|sentrifugering)|drypva\p{L}*|valumaan|csavaras(?: es centrifugalas)? nelkul|kicsavaras nelkul|niet uitwringen|ongecentrifugeerd|bez (?:wyzym\p{L}*|zdim\p{L}*|zmyk\p{L}*|ozem\p{L}*|cijed\p{L}*) (?:i|a|ani|in) (?:wirow\p{L}*|odwirow\p{L}*|odstred\p{L}*|centrifug\p{L}*)|(?:sans essorer|sans tordre|senza (?:strizzare|torcere)|sin (?:escurrir|torcer|exprimir)|sem (?:torcer|espremer|escorrer)) (?:ni|ne|nem|o|ou) centrifug\p{L}*|without (?:wringing|spinning)(?: or (?:wringing|spinning))?|ohne (?:zu )?(?:wringen|schleudern|auszuwringen)|senza torcere|sin (?:torcer|exprimir)|sem espremer|islak hal\p{L}*|aus tropfnassem|senza centrifugare|tropfnasse\p{L}*|sans essorage|egouttage|sem torcer|gotejamento|druipend|bez wyzym\p{L}*|okap\p{L}*|bez odstred\p{L}*|bez zmyk\p{L}*|csopog\p{L}*|fara stoarcere|picurare|без изцеждане|изцеждане|без віджиман\p{L}*|не віджимаючи|не викручуючи|без цеђења|χωρισ στυψιμο|droppande|dryppende|dryppv\p{L}*|linkoamatta|tippakuiv\p{L}*|valuvan mar[ak]\p{L}*|cijedenj\p{L}*|bez cijed\p{L}*|odcej\p{L}*|brez ozem\p{L}*|norgu\p{L}*|tsentrifuugimata|neizgriez\p{L}*|notecin\p{L}*|negrez\p{L}*|varvin\p{L}*|sikmadan|tropfnass|nass (?:auf|auf)hang\p{L}*|egoutt\p{L}*|sans essorer|s?gocciol\p{L}*|droppa|afdryp\p{L}*|dej\p{L}* escurrir|senza strizzare|sin (?:centrifugar|escurrir)|escurrid\p{L}*|sem (?:centrifugar|torcer)|gotejar|pingar|(?:uit|af)?druip\p{L}*|ociek\p{L}*|bez odwirow\p{L}*|damlat\p{L}*|droppt\p{L}*|dropptorka|dryppt\p{L}*|drypt\p{L}*|tippu\p{L}*|odkap\p{L}*|odkvap\p{L}*|bez zdim\p{L}*|csepeg\p{L}*|picur\p{L}*)(?!\p{L})/u;

const PLACES: readonly (readonly [place: "flat" | "line" | "drip" | "shade", pattern: RegExp])[] = [
  [
    "flat",
    /(?<!\p{L})(?:flat|rozprestret\p{L}*|rozprostren\p{L}*|plant (?:underlag|overflade|flade|overflate)|orizzontal\p{L}*|superficie (?:piana|plana)|suprafata plana|vlak|rozlozen\p{L}*|lezato|lezecky|izklat\p{L}*|lidzen\p{L}*|lygaus|pakloj\p{L}*|gulsci\p{L}*|lapiti|(?<=kuivat\p{L}{0,3} )tasolla|плоско|пласко|розкладен\p{L}*|горизонтал\p{L}*|рівн\p{L}* поверхн\p{L}*|равн\p{L}* површин\p{L}*|положен\p{L}*|разстлан\p{L}*|(?<=tor[kr]\p{L}* (?:(?:den|det|dem|trojan|plagget) )?)plant|liegend\p{L}*|flach|ausgebreitet|plat|piano|distes\p{L}*|horizontal\p{L}*|plano|(?:extendid|estendid|intins|απλωμεν)\p{L}*(?![ \n](?:pe|n[ao]|en (?:la|el)|σε|στο)[ \n](?:cord|estend|varal|cuerd|tend|sfoar|sarm|franghi|σχοιν|συρμ|απλωσ))|deitad\p{L}*|pla|liggend\p{L}*|poziom\p{L}*|plasko|rozlozon\p{L}*|yatay\p{L}*|ser(?:il)?erek|duz (?:bir )?(?:zemin|yuzey)\p{L}*|plan|liggande|fladt|flatt|liggende|tasossa|tasaise\p{L}*|vaakataso\p{L}*|vodorovn\p{L}*|lez[aei]c\p{L}*|vleze|(?<=v |sus\p{L}*[ \t])leze|(?:na)?plocho|polozen\p{L}*|fektetve|fekve|vizszint\p{L}*|siman|kiteritve|orizontal\p{L}*|vodoravn\p{L}*|ravn\p{L}*|tasapin\p{L}*|horisontaal\p{L}*|lygi\p{L}*|paskleid\p{L}*|plakan\p{L}*|gulus|guld\p{L}*|paguldy\p{L}*|хоризонтал\p{L}*|легнал\p{L}*|равна|οριζοντι\p{L}*|επιπεδ\p{L}*)(?!\p{L})|plant?tork|plantorr|liggtork|liggetor[rkt]|ligget|tasokuiv/u,
  ],
  [
    "shade",
    /(?<!\p{L})(?:shade|schatten|ombre|ombra|abri (?:du soleil|de la lumiere)|riparo dal sole|protegid\p{L} del sol|(?:abrigo|resguardo) do sol|(?:out of|away from) (?:the )?(?:direct )?sun(?:light)?|(?:uit|buiten) (?:de zon|direct zonlicht)|(?:sheltered|protected|shielded) from (?:the |direct )*sun\p{L}*|vor (?:direkter |der )?sonne\p{L}* (?:ge)?schutz\p{L}*|protegid\p{L} (?:do sol|de la luz solar)|z dala od slonca|chroniac przed sloncem|mimo (?:primeho |priameho |dosah |prime |priame )?(?:slunce|slunecni\p{L}*|slnka|slnecn\p{L}*)|chranen\p{L}* pred sl(?:u)?n\p{L}*|naptol vedve|naptol tavol|ferit\p{L}? de soare|(?:защитен\p{L}?|далеч) от (?:пряко )?слънце\p{L}*|μακρια απο τον ηλιο|skydda[dt]\p{L}* (?:mot|fran|for) (?:direkt )?sol\p{L}*|beskyttet (?:mod|mot|for) (?:direkte )?sol\p{L}*|auringolta suojat\p{L}*|suojassa auringolta|(?:otsese )?paikese(?:valguse)? eest kaits\p{L}*|(?:sargajot|sarga\p{L}*|prom) no saules|(?:saugant|apsaugo\p{L}*|saugo\p{L}*) nuo saules|(?:zascit\p{L}*|zavarovan\p{L}*) pred soncem|(?:zastic\p{L}*|podalje|dalje) od sunca|gunesten (?:koruyarak|uzak\p{L}*)|gunes gormeyen|(?:захищен\p{L}*|подалі) від сонця|(?:заштићен\p{L}*|даље) од сунца|sombra|schaduw|cieni\p{L}*|golge\p{L}*|skugga\p{L}*|skygge\p{L}*|varjo\p{L}*|stin\p{L}*|tieni|arnyek\p{L}*|umbra|hladu|sjeni|senci|varju\p{L}*|pavesy\p{L}*|sesel\p{L}*|ena|сянка|тіні|затінку|сенци|хладу|хладовини|σκια)(?!\p{L})/u,
  ],
  ["drip", DRIPPING],
  [
    "line",
    /(?<!\p{L})(?:line|tereget\p{L}*|απλω(?:μα|στε)|простиране(?:то)?|obesi\p{L}*|etend(?:re|ez)|ves(?:et|te|it)|wi(?:esz|szac)\p{L}*|вішат\p{L}*|noorile|append\p{L}*|(?:roz|po)wies\p{L}*|poves\p{L}*|vyves\p{L}*|atarn\p{L}*|простр\p{L}*|objesi\p{L}*|asin(?:iz)?|asilir|asiniz|розвіс\p{L}*|розвіш\p{L}*|повіси\p{L}*|вивіси\p{L}*|обеси\p{L}*|окачи\p{L}*|okaci\p{L}*|pakabin\p{L}*|izkar\p{L}*|riputad\p{L}*|hang(?:es|as)?|sarm[ae]|sfoara|franghie|cabide|ramink\p{L}*|vesiak\p{L}*|visiac\p{L}*|(?<=ve )visu|vallfa\p{L}*|umeras\p{L}*|закачал\p{L}*|окач(?:ен|ван)\p{L}*|підвішен\p{L}*|мотузц\p{L}*|вішал\p{L}*|вішак\p{L}*|конопц\p{L}*|вешалиц\p{L}*|вертикал\p{L}*|vjesalic\p{L}*|objesen\p{L}*|konop\p{L}*|obesal\p{L}*|visece|izkart\p{L}*|pakab\p{L}*|henkari\p{L}*|riidepuu\p{L}*|galge\p{L}*|hang\p{L}*|hung|aufgehangt|leine|hangend\p{L}*|aufhang\p{L}*|fil|suspend\p{L}*|cintre|corde|appes\p{L}*|steso|stes[aie]|filo|gruccia|tend\p{L}*|colga(?:d\p{L}*|r|ndo)|percha|cuerda|estendal|pendura\p{L}*|stend\p{L}*|varal|corda|vertical\p{L}*|verticale|lijn|waslijn|ophang\p{L}*|sznur\p{L}*|pionow\p{L}*|rozwiesz\p{L}*|wieszak\p{L}*|asarak|aski\p{L}*|askida|ipte|snore|snor|snoren|hangande|lina|hangende|hængende|heng\p{L}*|hæng\p{L}*|ripust\p{L}*|narulla|snur\p{L}*|snur\p{L}*|zaves(?:it|en|te)\p{L}*|sure|kotel\p{L}*|fuggeszt\p{L}*|akaszt\p{L}*|felakaszt\p{L}*|sfoara|franghie|atarna[rt]\p{L}*|agata[rt]\p{L}*|uze\p{L}*|uzetu|obese\p{L}*|vjesanj\p{L}*|vrvi|nooril|rippu\p{L}*|riputa\p{L}*|virves|pakabin\p{L}*|ant virv\p{L}*|aukl\p{L}*|pakar\p{L}*|въже|простор|просна\p{L}*|σχοινι|κρεμ\p{L}*)(?!\p{L})|hangtork|hængetor|hengetor|ripustuskuiv|riippukuiv|narukuiv|linetor[rk]|lijndro|dropptork/u,
  ],
];

const ALL_DRIPPING = new RegExp(DRIPPING.source, "gu");

/** "Colgar sin escurrir": what is hung wet, or in the shade, is hung to dry, whether a word says so or not. */
function isHung(text: string, isWet: boolean): boolean {
  const isSaid = (place: string) => PLACES.some(([one, pattern]) => one === place && pattern.test(text));
  return isSaid("line") && (isWet || isSaid("drip") || (isSaid("shade") && HANGING.test(text)));
}

/** Verbs for hanging. */
const HANGING =
  /(?<!\p{L})(?:hang(?: it| them)?(?: up)?|tereget\p{L}*|απλω(?:μα|στε)|простиране(?:то)?|aufhangen|aufgehangt|suspendre|suspendez|etend(?:re|ez)|ves(?:et|te|it)|вішат\p{L}*|append\p{L}*|appes[oaie]|suspendue?s?|colgad[oa]s?|pendurad[oa]s?|opgehangen|zawieszon\p{L}|upphangda?|ophængt|stender\p{L}*|colgar|tender|tiend(?!as?(?!\p{L})(?! (?:(?:en )?(?:horizontal|plano|vertical|percha|cuerda|la cuerda|tendedero)|a (?:la sombra|secar)|las? prendas?)))\p{L}*|pendurar|estender|ophangen|rozwies\p{L}*|wiesza\p{L}*|poves\p{L}*|zaves(?:it|en|te)\p{L}*|felakaszt\p{L}*|akassz\p{L}*|atarn\p{L}*|простр\p{L}*|окачи\p{L}*|κρεμ\p{L}*|hang(?:s|as)?|hæng(?:es)?|heng(?:es)?|ripust\p{L}*|riputa\p{L}*|pakarin\p{L}*|izkar\p{L}*|pakabin\p{L}*|obes\p{L}*|objes\p{L}*|okac\p{L}*|asin(?:iz)?|розвіс\p{L}*|повіс\p{L}*|обеси\p{L}*)(?!\p{L})/u;

/** Verbs for laying something down or out. */
const LAYING =
  /(?<!\p{L})(?:lay|laid|pose[rzs]?|etal(?:er|ez|e)|(?:hin|aus|flach)?(?:ge|zu)?leg(?:en|t)|(?:di)?sten(?:d|s)\p{L}*|adagi\p{L}*|(?:ex|es)t(?:i?e)nd\p{L}*|coloc\p{L}*|deitar?|(?:neer)?leg(?:gen|t)|spreiden|rozloz\p{L}*|rozklad\p{L}*|poloz\p{L}*|ulozy\p{L}*|lagg\p{L}{1,2}|lægg?\p{L}{1,3}|legg\p{L}{1,3}|lev(?:ita|ite)\p{L}*|asetta\p{L}*|aset\p{L}{1,4}|(?:ki)?terit\p{L}*|fektess\p{L}*|asez\p{L}*|intind\p{L}*|raztegn\p{L}*|rasir\p{L}*|laota\p{L}*|izklaj\p{L}*|isties\p{L}*|paguld\p{L}*|ser(?:in|iniz|ilir)|разст\p{L}*|простре\p{L}*|розкла\p{L}*|полож\p{L}*|απλωσ\p{L}*|απλων\p{L}*)(?!\p{L})/u;

/** A drum, also by words that a rack to dry on may have. */
const DRYER = new RegExp(`${DRUM.source}|seche-?linge|sechoir|suszar[ck]|(?<!\\p{L})dryer`, "u");

/** "Do not tumble dry; lay it flat": it is laid to dry where a drum was spoken of right before. */
function isLaidBehindDrum(text: string, before: string): boolean {
  return DRYER.test(before) && LAYING.test(text) && new RegExp(sourceOf("flat"), "u").test(text);
}

const sourceOf = (place: string) => PLACES.find(([one]) => one === place)?.[1].source ?? "(?!)";

/** "Sur fil, à l'ombre": where, after a comma, and before one. */
const SHADE_NEXT = new RegExp(
  `^,[ ](?:[^,.;\\n\\d]{3,20},[ ])?(?:\\p{L}{1,7}[' ]){0,3}?(?:${sourceOf("shade")})`,
  "u",
);

const FLAT_NEXT = new RegExp(`^,[ ](?:\\p{L}{1,7}[' ]){0,3}?(?:${sourceOf("flat")})`, "u");

const DRIP_LAST = new RegExp(`(?:${sourceOf("drip")}),$`, "u");

const DRIP_NEXT = new RegExp(`^,[ ](?:${sourceOf("drip")})`, "u");

const FLAT_LAST = new RegExp(`(?:${sourceOf("flat")}),$`, "u");

const SHADE = new RegExp(sourceOf("shade"), "u");

const SHADE_LAST = new RegExp(`(?:${sourceOf("shade")}),$`, "u");

/** How far before a comma a drum may be spoken of, in characters. */
const DRUM_BEFORE = 70;

/** "Tumble dry (two dots), or on the line": what may be done in place of a drum, behind a comma. */
function isOrHung({ folded }: Passage, { text, start }: Clause): boolean {
  if (OR_HUNG.exec(text.trimStart())?.index !== 0) return false;
  const said = folded.slice(Math.max(start - DRUM_BEFORE, 0), start);
  // "· niet bleken" over "· mag in de droogtrommel, of aan de lijn": the word for no is that of another point.
  const before = said.split(/[.;|\t]|\n(?=[·•*–-] )/u).at(-1) ?? "";
  return DRYER.test(before) && !NO_HEAT.test(before);
}

/** "Asciugatura | all'aria, appeso", "Trocknen: an der Luft, liegend": how it is dried in the air, behind a comma. */
const AIR_LAST =
  /(?<!\p{L})(?:(?:in )?(?:the )?(?:open )?air|luft(?:en|ten)?|(?:frischer|freier|frische|fri) luft|air libre|aria(?: aperta)?|aire(?: libre)?|ar(?: livre)?|(?:open)?lucht|powietrzu|ilmassa|vzduchu|levegon|aer(?: liber)?|zraku|ohu kaes|ore|gaisa|въздух|повітрі|ваздуху|αερα|havada),$/u;

const PLACE_FIRST = new RegExp(
  `^[ ](?:\\p{L}{1,8}['’ ]){0,2}(?:${sourceOf("flat")}|${sourceOf("line")})`,
  "u",
);

function isBehindAir(text: string, last: string): boolean {
  const line = last.slice(last.lastIndexOf("\n") + 1);
  return AIR_LAST.test(line) && PLACE_FIRST.test(text) && DRY.test(line) && !NO_HEAT.test(line);
}

/** Where it is dried. */
export function* dryings(passage: Passage): Generator<Found> {
  const mayBeHung = [DRIPPING, SHADE].some((pattern) => pattern.test(passage.folded));
  for (const clause of clausesOf(passage).flatMap(partsOfDrying)) {
    const next = passage.folded.slice(clause.start + clause.text.length).slice(0, 40);
    const last = passage.folded.slice(Math.max(clause.start - 40, 0), clause.start);
    const withoutDripping = clause.text.replace(ALL_DRIPPING, "");
    if (
      !clause.isDrying &&
      !DRY.test(clause.text) &&
      !isOrHung(passage, clause) &&
      !isLaidBehindDrum(clause.text, last) &&
      !isBehindAir(clause.text, last) &&
      !(mayBeHung && isHung(clause.text, DRIP_NEXT.test(next) || DRIP_LAST.test(last)))
    )
      continue;
    if (DRUM.test(withoutDripping) || NO_HEAT.test(withoutDripping.slice(0, 20))) continue;
    if (
      /(?:dry|trocken|chemi\p{L}*|sec|secco|seco) ?(?:clean|reinig)|nettoy|a secco|en seco|a seco/u.test(
        clause.text,
      )
    )
      continue;
    const said = PLACES.flatMap(([place, pattern]) => {
      const match = pattern.exec(clause.text);
      return match ? [{ place, match }] : [];
    });
    const is = (place: string) =>
      said.some((one) => one.place === place) ||
      (place === "drip" && said.length > 0 && (DRIP_NEXT.test(next) || DRIP_LAST.test(last)));
    const shade = is("shade") || SHADE_NEXT.test(next) || SHADE_LAST.test(last) ? "_shade" : "";
    const value =
      is("flat") || (said.length > 0 && (FLAT_NEXT.test(next) || FLAT_LAST.test(last)))
        ? is("drip")
          ? "drip_flat"
          : `flat${shade}`
        : is("drip")
          ? `drip_line${shade}`
          : is("line") || is("shade")
            ? `line${shade}`
            : undefined;
    if (value === undefined) continue;
    const first = DRY.exec(clause.text) ?? said[0]?.match;
    const ends = said.map(({ match }) => match.index + match[0].length);
    const starts = said.map(({ match }) => match.index);
    const [start, end] = [
      Math.min(first?.index ?? 0, ...starts),
      Math.max((first?.index ?? 0) + (first?.[0].length ?? 0), ...ends),
    ];
    yield toldAt(passage, "care_drying", value, 0.9, clause.start + start, clause.start + end);
  }
}

/**
 * A line that begins with drying below one that tells of drying, or the same behind a dash: "nesušiť v sušičke" over
 * "sušiť vodorovne", "skal ikke tørketromles – tørkes flatt"; and what may be done in place of a drum: "… arba pakabinus".
 */
function partsOfDrying(clause: Clause): Clause[] {
  const { text, start } = clause;
  const instead = OR_HUNG.exec(text);
  if (instead && DRYER.test(text.slice(0, instead.index)) && !NO_HEAT.test(text.slice(0, instead.index))) {
    const at = instead.index + instead[0].length;
    return [
      { text: text.slice(0, instead.index), start },
      { text: text.slice(at), start: start + at, isDrying: true },
    ];
  }
  const next = DRUM_COLON.exec(text) ?? DRY_NEXT.exec(text);
  if (!next || !(DRY.test(text.slice(0, next.index)) || DRYER.test(text.slice(0, next.index))))
    return [clause];
  const at = next.index + next[0].length;
  return [
    { text: text.slice(0, next.index), start },
    { text: text.slice(at), start: start + at },
  ];
}

/** "Jamais de sèche-linge : on le pose à plat". */
const DRUM_COLON = new RegExp(
  `(?<=(?:${DRYER.source})[^:\\n]{0,12})(?<=\\p{L}) ?: (?=[^:]*(?:${sourceOf("flat")}|${sourceOf("line")}))`,
  "u",
);

const DRY_NEXT = new RegExp(`(?:\\n| [–—-] )(?=(?:${DRY.source}))`, "u");

/** "Tumble dry low or flat": a place behind a word for or. */
const OR_HUNG = new RegExp(
  `(?:^|[ \\n])(?:${OR_WORDS})[ \\n](?=(?:\\p{L}{1,8}[ ]){0,2}(?:${sourceOf("flat")}|${sourceOf("line")}))`,
  "u",
);
