/** Ironing: by dots and by how hot the words call it. */
import type { Passage } from "../../reading/passage.ts";
import type { Found } from "../kit/found.ts";
import { clausesOf, toldAt } from "./said-clauses.ts";
import { IRON, NO_HEAT, stems } from "./stems.ts";

/** Words for the heat of an iron, by what the symbol says. */
const HEATS: readonly (readonly [value: string, pattern: RegExp])[] = [
  [
    "iron_110",
    stems(
      `joasa mica хладк* χλιαρ* mlacn* mlak* leige leigelt remden* drungn* viilea* miedo* miedolla ljum* low cool coolly niedrig* schwach* gering* lauwarm* lauw tiede doux basse faible bassa fredd* tiepid* baja bajo suave tibi* fria frio baixa baixo morn* laag lage lagere nisk* letni* dusuk* ilik* lag laga lavt lav lave lavere haalea* matala* alhai* nizk* vlazn* alacsony* langyos* scazut* redus* nizj* nizoj hladn* madal* zem* vesa* dusuk 1_dot one_dot 1_punkt ein_punkt un_point 1_point un_punto 1_punto um_ponto 1_ponto een_punt 1_punt stufe_1 ниск* χαμηλ* низьк*`,
    ),
  ],
  [
    "iron_150",
    stems(
      `templad* cieplym cieplego топл* toplim medelhog* medium moderate* warm mittel* mittler* massig* maßig* maessig* moyen* moderee mitjan* media medio medie moderat* matig* gemiddeld* middel* middelmatig* middelhoge sredn* umiarkowan* orta medel* mellan* keski* stredn* kozep* kozepes* srednj* keskm* kesk* videj* vidut* 2_dots two_dots 2_punkte zwei_punkte deux_points 2_points due_punti 2_punti dos_puntos 2_puntos dois_pontos 2_pontos twee_punten 2_punten stufe_2 средн* умерен* μετρι* μεσαι* середн* помірн* тепл* средњ*`,
    ),
  ],
  [
    "iron_200",
    stems(
      `fierbinte het hett goraco vroc* горещ* καυτ* high hot heiss* heiß* hoch hoher hohe chaud chaude haute elevee alta alto calda caldo caliente quente hoog hoge heet hete wysok* goracy goracym yuksek* kizgin hog hoga hoj hoy varmt korkea* kuuma kuumalla vysok* horuc* magas* forro ridicat* inalt* visok* vruc* korge* augst* karst* auks* 3_dots three_dots 3_punkte drei_punkte trois_points 3_points tre_punti 3_punti tres_puntos tres_pontos drie_punten 3_punten stufe_3 висок* υψηλ* гаряч* врућ*`,
    ),
  ],
];

/** How many dots there are in the sign of an iron, as figures, words or dots. */
const DOTS =
  /(?<!\p{L})(?:iron\p{L}*|bugel\p{L}*|repass\p{L}*|fer|stir\p{L}*|ferro|planch\p{L}*|engom\p{L}*|strij\p{L}*|prasow\p{L}*|zelazk\p{L}*|utu\p{L}*|stryk\p{L}*|stryg\p{L}*|silit\p{L}*|zehl\p{L}*|vasal\p{L}*|calc(?!ado)\p{L}*|glaca\p{L}*|lika\p{L}*|triik\p{L}*|lygin\p{L}*|gludin\p{L}*|гладен\p{L}*|прас\p{L}*|пегла\p{L}*|глача\p{L}*|σιδερ\p{L}*)(?:[^.;,\n\d•●]{0,20}?[ \t(]|[\t:(][ ]?|\n)(?:(?<word>[123]|one|two|three|einem|ein|zwei|drei|uno?|due|tre|dos|tres|um|dois|een|twee|drie|jedn\p{L}+|dw\p{L}+|trz\p{L}+|et|to|en|tva|yksi|kaksi|kolme|bir|iki|uc)[ -]?(?:dots?|punkt\p{L}*|points?|pont\p{L}*|punt\p{L}*|stip\p{L}*|piste\p{L}*|prik\p{L}*|prick\p{L}*|kropk\p{L}*|teck\p{L}*|tock\p{L}*|tack\p{L}*|bod\p{L}*|nokta\p{L}*|κουκκιδ\p{L}*|точк\p{L}*|крапк\p{L}*|тачк\p{L}*|task\p{L}*)(?!\p{L})|(?<signs>[•●]{1,3}))/gu;

const THREE = /^(?:3|thr|dre|dri|tr|kol|uc)/u;

const TWO = /^(?:2|two|zwei|due|dos|dois|twee|dw|to|tva|kaksi|iki)/u;

export function* ironDots(passage: Passage): Generator<Found> {
  for (const match of passage.folded.matchAll(DOTS)) {
    const { word = "", signs = "" } = match.groups ?? {};
    if (NO_HEAT.test(match[0])) continue;
    const dots = signs.length || (THREE.test(word) ? 3 : TWO.test(word) ? 2 : 1);
    const value = ["iron_110", "iron_150", "iron_200"][dots - 1] ?? "iron_200";
    yield toldAt(passage, "care_ironing", value, 0.9, match.index, match.index + match[0].length);
  }
}

/** The heat of an iron by words. */
export function* ironings(passage: Passage): Generator<Found> {
  for (const clause of clausesOf(passage)) {
    const iron = [...clause.text.matchAll(IRON)][0];
    if (!iron || /\d{3}/.test(clause.text) || NO_HEAT.test(clause.text)) continue;
    const told = HEATS.flatMap(([value, pattern]) =>
      [...clause.text.matchAll(pattern)].slice(0, 1).map((match) => ({ value, match })),
    );
    const [only] = told;
    if (!only || told.length > 1) continue;
    const start = clause.start + Math.min(iron.index, only.match.index);
    const end = clause.start + Math.max(iron.index + iron[0].length, only.match.index + only.match[0].length);
    yield toldAt(passage, "care_ironing", only.value, 0.9, start, end);
  }
}
