/** What data sheets of batteries say in figures with a unit. */
import type { Passage } from "../reading/passage.ts";
import type { Found, Text } from "./found.ts";
import { cellsOf } from "./places.ts";
import { matches, type Worded, worded } from "./worded.ts";

const CAPACITY =
  "cell capacity,bemessungskapazitat,batteriekapazitat,typische kapazitat,nominalkapazitat,zellkapazitat,batterijcapaciteit,typische capaciteit,nominalni kapacita,nominalna kapacita,akkumulatorkapacitas,capacitatea nominala,nominel kapacitet,mærkekapacitet,nominalni kapacitet,nazivna kapaciteta,nominala kapacitate,kapacitate,nominali talpa,baterijos talpa,nominell kapasitet,kapasitet,toilleadh ratailte,toilleadh,kapacita nominali,markkapacitet,akkukapacitet,batterikapacitet,markekapacitet,merkekapasitet,batterikapasitet,akun kapasiteetti,kapacita baterie,kapacita akumulatora,akumulatora ietilpiba,akumuliatoriaus talpa,aku mahtuvus,mahtuvus,nimimahtuvus,akkumulator kapacitasa,capacitatea bateriei,kapacitet baterije,zmogljivost,kapaciteta,kapaciteta baterije,capacite de la batterie,capacita della batteria,capacidad de la bateria,capacidade da bateria,accucapaciteit,pojemnosc baterii,pojemnosc akumulatora,pil kapasitesi,batarya kapasitesi,anma kapasitesi,kapasitesi,nazivni kapacitet,nazivna zmogljivost,kapacitas,nevleges kapacitas,capacitate,capacitate nominala,mahtavuus,nimimahtavuus,talpa,vardine talpa,ietilpiba,nominala ietilpiba,menovita kapacita,номинален капацитет,капацитет,ονομαστικη χωρητικοτητα,χωρητικοτητα,capacitat,capacitat nominal,rated capacity,nominal capacity,capacity,typical capacity,battery capacity,nennkapazitat,kapazitat,akkukapazitat,capacite nominale,capacite,capacite assignee,capacita nominale,capacita,capacidad nominal,capacidad,capacidade nominal,capacidade,nominale capaciteit,capaciteit,pojemnosc znamionowa,pojemnosc,nominal kapasite,kapasite,kapacitet,nominell kapacitet,nimelliskapasiteetti,kapasiteetti,jmenovita kapacita,kapacita";
const VOLTAGE =
  "battery voltage,akkuspannung,batteriespannung,bemessungsspannung,tension de la batterie,voltaggio nominale,voltaggio,accuspanning,batterijspanning,nominalni napeti,nominalne napatie,akkumulator feszultsege,tensiunea nominala,markspanning,batterispanning,mærkespænding,batterispænding,akun jannite,nominalni napon,aku pinge,nominali itampa,nominal voltaj,anma voltaji,nominell spenning,merkespenning,spenning,batterispenning,voltas ainmniuil,voltas,vultagg nominali,vultagg,anma gerilimi,calisma gerilimi,nazivni napon,napon,nazivna napetost,napetost,feszultseg,nevleges feszultseg,tensiune,tensiune nominala,pinge,nimipinge,itampa,vardine itampa,spriegums,nominalais spriegums,menovite napatie,napatie,номинално напрежение,напрежение,ονομαστικη ταση,ταση,tensio,tensio nominal,nominal voltage,rated voltage,voltage,nennspannung,spannung,tension nominale,tension assignee,tension,tensione nominale,tensione,tension nominal,voltaje nominal,voltaje,tensao nominal,tensao,voltagem,nominale spanning,spanning,napiecie znamionowe,napiecie nominalne,napiecie,nominal gerilim,gerilim,voltaj,nominell spanning,spanning,nominel spænding,spænding,nimellisjannite,jannite,jmenovite napeti,napeti";
const LOWEST =
  "min. utladespenning,min. utladningsspenning,utladespenning,min. afladespænding,afladespænding,min. afladningsspænding,min. urladdningsspanning,min. entladespannung,min. ontlaadspanning,min. discharge voltage,min. discharging voltage,min. purkujannite,tension de decharge min.,tensione di scarica min.,tension de descarga min.,tensao de descarga min.,min. napiecie rozladowania,mindestspannung,min. spannung,tension min.,tensione di cut-off,voltaje de corte,tensao de corte,minimalne napiecie,napiecie koncowe rozladowania,konecne vybijacie napatie,kisutesi vegfeszultseg,tensiune de intrerupere la descarcare,tensiune de sfarsit de descarcare,крайно напрежение на разреждане,ταση αποκοπησ,minimal spanning,minimal spænding,mindste spænding,vahimmaisjannite,pienin jannite,napon praznjenja,najmanji napon,maziausia itampa,asgari gerilim,minimal spenning,utladningsspenning,voltas iosta,vultagg minimu,discharge end voltage,end of discharge voltage,end-of-discharge cut-off voltage,lower cut-off voltage,lower voltage limit,discharging cut-off voltage,discharge cutoff voltage,cutoff voltage,entladeschlußspannung,entladeendspannung,untere spannungsgrenze,tension de fin de decharge,tension de coupure en decharge,tension d'arret de decharge,tensione di fine scarica,tensione di interruzione scarica,tension de fin de descarga,tension de corte de descarga,tension de corte en descarga,tensao de fim de descarga,tensao de corte de descarga,ontlaadeindspanning,ontlaadspanning,napiecie konca rozladowania,napiecie odciecia rozladowania,napiecie rozladowania,desarj kesme gerilimi,desarj sonu gerilimi,urladdningsslutspanning,afladningsslutspænding,purkauksen loppujannite,konecne vybijeci napeti,vybijeci napeti,lagsta spanning,minsta spanning,urladdningsspanning,laveste spænding,laveste spenning,minimumsspenning,minimijannite,alin jannite,minimalni napeti,minimalne napatie,minimalis feszultseg,tensiune minima,minimalni napon,najmanjsa napetost,minimalna napetost,minimaalne pinge,minimali itampa,minimalais spriegums,en dusuk gerilim,minimum gerilim,минимално напрежение,ελαχιστη ταση,laagste spanning,kleinste spannung,niedrigste spannung,lowest voltage,minimum voltage,min. voltage,discharge cut-off voltage,cut-off voltage,end-of-discharge voltage,entladeschlussspannung,minimale spannung,tension minimale,tension de coupure,tensione minima,tension minima,voltaje minimo,tensao minima,minimale spanning,napiecie minimalne";
const HIGHEST =
  "maks. ladespenning,max. ladespenning,maks. ladespænding,max. ladespænding,max. laddspanning,max laddspanning,max. laddningsspanning,max. ladespannung,max. laadspanning,max. charge voltage,max. charging voltage,maks. latausjannite,tension de charge max.,tensione di carica max.,tension de carga max.,tensao de carga max.,maks. napiecie ladowania,tension max.,max. spannung,hochstspannung,voltaje de carga,maksymalne napiecie,напрежение на зареждане,крайно напрежение на зареждане,ταση φορτισησ,maks. spænding,enimmaisjannite,najveci napon,napon punjenja,polnilna napetost,uzlades spriegums,didziausia itampa,maksimum voltaj,maks. spenning,voltas uasta,vultagg massimu,toltesi feszultseg,toltesi vegfeszultseg,konecne nabijacie napatie,charge cut-off voltage,charging cut-off voltage,charge cutoff voltage,charging cutoff voltage,charge end voltage,charging end voltage,end of charge voltage,end-of-charge cut-off voltage,upper cut-off voltage,upper voltage limit,full charge voltage,full-charge voltage,fully charged voltage,maximum charge voltage,maximum charging voltage,max. charge voltage,max. charging voltage,limited charge voltage,ladeschlußspannung,ladeendspannung,max. ladespannung,maximale ladespannung,obere spannungsgrenze,tension de fin de charge,tension de coupure en charge,tension de charge maximale,tensione di fine carica,tensione massima di carica,tension de fin de carga,tension de corte de carga,tension de carga,tension maxima de carga,tensao de fim de carga,tensao de corte de carga,tensao de carga,tensao maxima de carga,laadeindspanning,maximale laadspanning,napiecie konca ladowania,napiecie odciecia ladowania,maksymalne napiecie ladowania,sarj kesme gerilimi,sarj sonu gerilimi,laddslutspanning,ladeslutspænding,latauksen loppujannite,konecne nabijeci napeti,max. nabijeci napeti,hogsta spanning,maximal spanning,maxspanning,laddspanning,laddningsspanning,hojeste spænding,maksimal spænding,ladespænding,hoyeste spenning,maksimal spenning,ladespenning,maksimijannite,suurin jannite,latausjannite,maximalni napeti,nabijeci napeti,maximalne napatie,nabijacie napatie,maximalis feszultseg,legnagyobb feszultseg,toltofeszultseg,tensiune maxima,tensiune de incarcare,maksimalni napon,najvisji napon,najvecja napetost,maksimalna napetost,maksimaalne pinge,laadimispinge,maksimali itampa,ikrovimo itampa,maksimalais spriegums,en yuksek gerilim,azami gerilim,maksimum gerilim,sarj gerilimi,максимално напрежение,μεγιστη ταση,hoogste spanning,hochste spannung,highest voltage,maximum voltage,max. voltage,charging voltage,charge voltage,end-of-charge voltage,ladeschlussspannung,ladespannung,maximale spannung,tension maximale,tension de charge,tensione massima,tensione di carica,tension maxima,voltaje maximo,tensao maxima,maximale spanning,laadspanning,napiecie maksymalne,napiecie ladowania";
const ENERGY =
  "total energy,energiegehalt,bemessungsenergie,contenuto energetico,nominalni energie,nominalna energia,energiatartalom,markenergi,nominell energi,nominel energi,mærkeenergi,energiindhold,energiasisalto,nominala energija,nominali energija,energiinnhold,fuinneamh,energija nominali,anma enerjisi,nazivna energija,energija,nevleges energia,nominala energie,energia nominal,nimellisenergia,nimienergia,vardine energija,menovita energia,номинална енергия,енергия,ονομαστικη ενεργεια,ενεργεια,battery energy,rated energy,nominal energy,energy,energy content,energie,energieinhalt,nennenergie,energie nominale,energia nominale,energia,energia nominal,nominale energie,energia znamionowa,nominal enerji,enerji,energi,energiinnehall,jmenovita energie";
const FIGURE = String.raw`(?<![\d.,])(?<number>\d{1,3}(?:[ .,]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)[ ]?`;

interface Figure {
  field: string;
  pattern: Worded;
  /** A cell that is nothing but one of the words for it. */
  words: Worded;
  /** Unit as printed → what a figure is multiplied with. */
  units: Record<string, number>;
}

const FIGURES: readonly Figure[] = [
  figure("rated_capacity", CAPACITY, { mah: 0.001, ah: 1 }),
  figure("battery_capacity", CAPACITY, { mah: 1, ah: 1000 }),
  figure("rated_energy", `${ENERGY},${CAPACITY}`, { kwh: 1, wh: 0.001, mwh: 1000 }),
  figure("voltage_minimum", LOWEST, { v: 1, volt: 1 }),
  figure("voltage_maximum", HIGHEST, { v: 1, volt: 1 }),
  figure("voltage_nominal", VOLTAGE, { v: 1, volt: 1 }),
];

const CHEMISTRIES: readonly (readonly [value: string, pattern: RegExp])[] = [
  [
    "lfp",
    /(?<![\p{L}])(?:lfp|lifepo ?4|lithium[ -]?iron[ -]?phosphate|lithium[ -]?eisen[ -]?phosphat|lithium[ -]?fer[ -]?phosphate|litio[ -]?ferro[ -]?fosfato|litio[ -]?hierro[ -]?fosfato|fosfato de (?:litio e )?ferro(?: e litio)?|fosfato de hierro y litio|litio ferro fosfato|lithium-ijzerfosfaat|litowo-zelazowo-fosforanow\p{L}*|fosforan litowo-zelazow\p{L}*|phosphate de fer lithie|(?:l[iy]t[hiy]\p{L}{0,5}|licio|liitium|литиево|литии|литиев)[ -]?(?:iron|eisen|ferro?|fier|hierro|ijzer|zelez\p{L}*|zeljez\p{L}*|vas|jarn|jern|rauta|raud|demir|gelezies|dzelzs|железен|железо)[ -]?(?:ph|f)os(?:ph|f|zf)a\p{L}*|(?:литиево|литии|литиев)[ -]железен фосфат|φωσφορικ\p{L}* σιδηρ\p{L}* λιθι\p{L}*|λιθιου[ -]σιδηρου[ -]φωσφορ\p{L}*)(?![\p{L}])/u,
  ],
  [
    "nmc",
    /(?<![\p{L}])(?:nmc|ncm|lithium nickel manganese cobalt(?: oxide)?|lithium[ -]nickel[ -]mangan[ -]cobalt(?:[ -]?oxid)?|nickel manganese cobalt|nickel[ -]mangan[ -][ck]obalt)(?:[ ]?\d{3})?(?![\p{L}])/u,
  ],
  ["nca", /(?<![\p{L}])(?:nca|lithium nickel cobalt alumini?um(?: oxide)?)(?![\p{L}])/u],
  ["lto", /(?<![\p{L}])(?:lto|lithium titanate|lithium[ -]?titanat|li4ti5o12)(?![\p{L}])/u],
  ["lmo", /(?<![\p{L}])(?:lmo|limn2o4|lithium manganese oxide|lithium[ -]?manganoxid)(?![\p{L}])/u],
  ["lco", /(?<![\p{L}])(?:lco|licoo2|lithium cobalt oxide|lithium[ -]?cobaltoxid)(?![\p{L}])/u],
  [
    "nimh",
    /(?<![\p{L}])(?:ni-?mh|nickel[ -]?metal[ -]?hydride?|nickel[ -]metallhydrid|ni[ck]{1,2}el[ -]hydrure metallique|hydrure metallique de nickel|nichel[ -](?:idruro metallico|metal[ -]hidrura)|niquel[ -](?:hidruro metalico|metal[ -]hidreto|hidreto metalico)|nikkel[ -]?metaal-?hydride?|niklowo-metalowo-wodorkow\p{L}*|nikl[ -]?metal[ -]?hydrid\p{L}*|nikel[ -]metal[ -]hi[dy]rid\p{L}*|nikkel[ -]?metal+[ -]?hi?y?dri[dt]\p{L}*|nikkeli-?metallihydridi\p{L}*)(?![\p{L}])/u,
  ],
  [
    "nicd",
    /(?<![\p{L}])(?:ni-?cd|nickel[ -]?cadmium|nic?kk?e?l?i?(?:owo)?[ -]?[ck]admi\p{L}*|nichel-cadmio|niquel[ -]cadmio|niklowo-kadmow\p{L}*|никел-кадми\p{L}*|νικελιου-καδμιου)(?![\p{L}])/u,
  ],
  [
    "lead_acid",
    /(?<![\p{L}])(?:lead[ -]acid|pb-?acid|bleis[a]ure|blei-saure|blei[ -]?akku\w*|plomb(?:[ -]acide)?|piombo(?:[ -]acido)?|plomo[ -]acido|chumbo[ -]acido|loodzuur|kwasowo-olowiow\p{L}*|kursun[ -]asit|agm|bly-?syra|blysyre\p{L}*|bly-syre|blybatteri\p{L}*|blyakkumulator\p{L}*|lyijy(?:happo)?akku\p{L}*|lyijyhappo\p{L}*|oloven\p{L}* akumulator\p{L}*|olovno-kiselin\p{L}*|olom-?sav\p{L}*|savas olom\p{L}*|plumb-acid|pliiaku\p{L}*|pliihappe\p{L}*|svina-skabes|svino rugst\p{L}*|svincev\p{L}* akumulator\p{L}*|оловно-киселин\p{L}*|μολυβδου-οξεο\p{L})(?![\p{L}])/u,
  ],
  [
    "sodium_ion",
    /(?<![\p{L}])(?:sodium[ -]ion|natrium[ -]ionen?|na-ion|sodio[ -]ion\p{L}*|ion[ -]sodium|natrium-?ion\p{L}*|ion(?:i|es|s)? (?:di|de) sodi[ou]m?|sodowo-jonow\p{L}*|sodikov\p{L}*-ion\p{L}*)(?![\p{L}])/u,
  ],
];
const CHEMISTRY_LABEL =
  /(?:chemistry|chemie|zellchemie|chimie|chimica|quimica|celchemie|type|typ|tipo|technology|technologie|tecnologia|kimya|kemi|kimyasi|cell|zelle|cathode|kathode|battery|akku|batterie|bateria|accu|akumulator)/u;

/** Capacity, energy, voltages and chemistry. */
export function findBatteryFigures(text: Text): Found[] {
  const found = calledFigures(text);
  const isKnown = found.some(({ field }) => field === "rated_capacity" || field === "battery_capacity");
  return isKnown ? found : [...found, ...bareCapacities(text)];
}

/** Nothing but a capacity is told in mAh. */
function bareCapacities({ passages, fields }: Text): Found[] {
  const field = fields.has("battery_capacity") ? "battery_capacity" : "rated_capacity";
  if (fields.get(field)?.type !== "number") return [];
  return passages.flatMap((passage) =>
    [...passage.folded.matchAll(MILLIAMPERE_HOURS)].map((match) => {
      const value = printed(match.groups?.number ?? "", "mah") / (field === "rated_capacity" ? 1000 : 1);
      const [start, end] = [match.index, match.index + match[0].length];
      return { field, value, confidence: 0.85, passage, start, end };
    }),
  );
}

const MILLIAMPERE_HOURS = new RegExp(`${FIGURE}mah(?!\\p{L})`, "gu");

function calledFigures(text: Text): Found[] {
  return text.passages.flatMap((passage) => [
    ...FIGURES.filter(({ field }) => text.fields.get(field)?.type === "number").flatMap((figure) =>
      figuresIn(passage, figure),
    ),
    ...(text.fields.has("battery_chemistry") ? chemistriesIn(passage, text) : []),
  ]);
}

function figure(field: string, words: string, units: Record<string, number>): Figure {
  const pattern = worded(
    "gu",
    ({ oneOf }) =>
      `(?<!(?:max|min|maks)\\. )(?<=^|[\\n\\t(]|[·|;,/] ?|[.:] )(?<label>${oneOf(words)})(?!\\p{L})(?:[ ]?\\([^()\\n\\t]{0,25}\\))?[^\\d\\n\\t%]{0,15}[\\t\\n]?(?:min\\.? |typ\\.? |ca\\.? )?${FIGURE}(?<unit>${Object.keys(units).join("|")})(?!\\p{L})`,
  );
  const called = worded(
    "u",
    ({ oneOf }) => `^(?:${oneOf(words)})(?: ?\\([^()]{0,30}\\))?(?: ?\\p{L}{1,4})? ?:?$`,
  );
  return { field, pattern, words: called, units };
}

/** A row of a table whose unit has a cell of its own: "Nominal voltage | | 36 | | V". */
const ROW = /(?<=^|\n)(?:\d{1,2}\t)?(?<label>[^\t\n]{3,60})\t(?<cells>[^\n]*)/gu;
const BARE_FIGURE = /^(?:ca\.? ?|≥ ?|> ?)?(?<number>\d{1,3}(?:[ .,]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)$/u;

function rowsIn(passage: Passage, { field, words, units }: Figure): Found[] {
  if (passage.order !== "rows") return [];
  const label = words.in(passage);
  if (!label) return [];
  return [...passage.folded.matchAll(ROW)].flatMap((match): Found[] => {
    if (!label.test(match.groups?.label ?? "")) return [];
    const line = match.groups?.cells ?? "";
    const cells = cellsOf(line, match.index + match[0].length - line.length);
    const unit = cells.find(({ cell }) => units[cell] !== undefined)?.cell;
    const figures = cells.filter(({ cell }) => BARE_FIGURE.test(cell));
    const [only] = figures;
    // Of several figures some are limits.
    if (unit === undefined || !only || figures.length > 1) return [];
    const figure = printed(BARE_FIGURE.exec(only.cell)?.groups?.number ?? "", unit) * (units[unit] ?? 1);
    const value = Math.round(figure * 1e6) / 1e6;
    const end = match.index + match[0].length;
    return [{ field, value, confidence: 0.92, passage, start: match.index, end }];
  });
}

function figuresIn(passage: Passage, figure: Figure): Found[] {
  return [...besideUnits(passage, figure), ...rowsIn(passage, figure)];
}

/** Words between a word for a voltage and its figure that make it one of the limits: "tension maximale". */
const LIMIT =
  /max|maks|min(?:i|\.)|massim|зареж|разреж|uasta|iosta|(?:de|di|do|na|da) ?(?:fin|fim|charge|carga|carica|scarica|coup|corte|cut|incarc|descarc)|ladowan|rozladow|punjenj|praznj|φορτι|αποκοπ|cut-?off|limit|grenz/u;

function besideUnits(passage: Passage, { field, pattern, units }: Figure): Found[] {
  const isLimit = ({ 0: said, groups }: RegExpExecArray) =>
    field === "voltage_nominal" && LIMIT.test(said.slice(groups?.label?.length ?? 0));
  return [...matches(passage, pattern)]
    .filter((match) => !isLimit(match))
    .map((match) => {
      const { number = "", unit = "", label = "" } = match.groups ?? {};
      const end = match.index + match[0].length;
      const numberAt = end - unit.length - number.length - 2;
      const acrossLines = /[\n\t]/.test(match[0]) && passage.order === "columns";
      const figure = printed(number, unit) * (units[unit] ?? 1);
      const value = Math.round(figure * 1e6) / 1e6;
      const confidence = label.includes(" ") || label.length > 8 ? 0.95 : 0.9;
      return {
        field,
        value,
        confidence,
        passage,
        start: acrossLines ? Math.max(numberAt, match.index) : match.index,
        end,
      };
    });
}

/** Three digits after the only sign are thousands of a small unit, and decimals of a large one. */
function printed(text: string, unit: string): number {
  const isSmall = unit === "mah" || unit === "wh" || unit === "mwh";
  const grouped =
    (isSmall || !/^\d+[.,]\d{3}$/.test(text)) && /^\d{1,3}(?:[ .,]\d{3})+$/.test(text) && !/^0/.test(text);
  return Number(grouped ? text.replace(/[ .,]/g, "") : text.replace(",", "."));
}

/** What only a template that takes any text can be told. */
const LITHIUM: readonly (readonly [value: string, pattern: RegExp])[] = [
  [
    "li-ion",
    /(?<![\p{L}])(?:li-?(?:ion(?:en)?|po(?:ly)?)|lithium[ -]?(?:ionen?|polymere?|polymeer)|litium[ -]?(?:ion|jon|polymer)|litiumioni|litowo-jonow\p{L}*|litiu-ion|lityum[ -]?(?:iyon|polimer)|(?:ioni di|iones de|ioes de|ions de|ion de) liti[ou]|lithium-iontov\p{L}*)(?![\p{L}])/u,
  ],
];

function chemistriesIn(passage: Passage, { fields }: Text): Found[] {
  const isText = fields.get("battery_chemistry")?.type === "text";
  const isNamed = CHEMISTRIES.some(([, pattern]) => pattern.test(passage.folded));
  return (isText && !isNamed ? LITHIUM : CHEMISTRIES).flatMap(([value, pattern]) => {
    const match = pattern.exec(passage.folded);
    if (!match) return [];
    const before = passage.folded.slice(Math.max(match.index - 60, 0), match.index);
    const [start, end] = [match.index, match.index + match[0].length];
    const told = isText ? passage.text.slice(start, end) : value;
    return [
      {
        field: "battery_chemistry",
        value: told,
        confidence: CHEMISTRY_LABEL.test(before) ? 0.95 : 0.7,
        passage,
        start,
        end,
      },
    ];
  });
}
