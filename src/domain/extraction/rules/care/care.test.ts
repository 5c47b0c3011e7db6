import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function told(text: string, kind = "tech_sheet"): string {
  return findByRules([readingOf(text)], { template: "textile", kind })
    .filter(({ field }) => field.startsWith("care_"))
    .flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [String(value)]))
    .sort()
    .join(" ");
}

/** What a label says, and the values of the symbols. */
const LABELS: readonly (readonly [text: string, values: string])[] = [
  ["Tumble dryer: yes, low heat", "tumble_low"],
  ["Trockner: ja, normale Temperatur", "tumble_normal"],
  ["Sèche-linge : oui, à basse température", "tumble_low"],
  ["Suszarka bębnowa\ttak, w niskiej temperaturze", "tumble_low"],
  ["Se usucă în uscător cu tambur la temperatură normală", "tumble_normal"],
  ["Bělit pouze kyslíkem, bez chloru\nSušit v sušičce při normální teplotě", "oxygen_only tumble_normal"],
  [
    "Izbjeljivanje samo kisikom, bez klora\nSušenje u sušilici pri normalnoj temperaturi",
    "oxygen_only tumble_normal",
  ],
  ["May be bleached only with oxygen-based products, without chlorine", "oxygen_only"],
  ["Darf nur mit Sauerstoff gebleicht werden", "oxygen_only"],
  ["Può essere candeggiato solo con ossigeno, senza cloro", "oxygen_only"],
  ["Ne peut être blanchi qu'avec des produits à base d'oxygène, sans chlore", "oxygen_only"],
  ["Mag alleen met zuurstof worden gebleekt", "oxygen_only"],
  ["Cotton bleached only with oxygen", ""],
  ["Niet in de droger; nat ophangen en laten afdruipen", "do_not_tumble drip_line"],
  ["Non asciugare in asciugatrice; appendere bagnato e lasciar sgocciolare", "do_not_tumble drip_line"],
  ["No usar secadora; colgar mojado y dejar escurrir", "do_not_tumble drip_line"],
  ["Torktumlas ej; häng vått och låt droppa av", "do_not_tumble drip_line"],
  ["Στέγνωμα: στο στεγνωτήριο σε χαμηλή θερμοκρασία ή απλωμένο σε σχοινί", "line tumble_low"],
  ["Uscare: întins pe sfoară", "line"],
  ["Uscare: întins pe un prosop", "flat"],
  ["40 graders skonsam tvätt, tål ej blekning", "do_not_bleach wash_40_mild"],
  ["60 graders normal vask", "wash_60"],
  ["Lavez-la à la main", "hand_wash"],
  ["Lave-o à mão", "hand_wash"],
  ["The goods can be machine washed at 60 °C; shrinkage in length was measured at max. 4%.", "wash_60"],
  ["The goods may be laundered at 60 °C", "wash_60"],
  ["Wyrób może być prany w 60 °C", "wash_60"],
  ["Die Ware kann gebügelt werden bei 150 °C", "iron_150"],
  ["Bügeln mäßig heiß", "iron_150"],
  ["Darf nicht gebleicht werden", "do_not_bleach"],
  ["Mag niet gebleekt worden", "do_not_bleach"],
  ["Il peut passer en machine à 30 °C", "wash_30"],
  ["Tumble dry\tnormal\nBleaching\tallowed", "any_bleach tumble_normal"],
  ["Spălare la 40 °C\nA nu se usca în uscător cu tambur\nUscare pe sârmă", "do_not_tumble line wash_40"],
  ["Bügeln mit 3 Punkten, Chlorbleiche erlaubt", "any_bleach iron_200"],
  ["Pesu 40 °C, silitys 2 pistettä", "iron_150 wash_40"],
  ["Geschikt voor de droger, lage temperatuur. Niet bleken", "do_not_bleach tumble_low"],
  ["Suitable for tumble drying, iron at low temperature", "iron_110 tumble_normal"],
  ["Ironing\t••\nBleaching\tno\nDrying\ttumble low", "do_not_bleach iron_150 tumble_low"],
  ["40°C / kein Chlor / nicht trocknergeeignet", "do_not_bleach do_not_tumble wash_40"],
  ["Wash inside out at 30 °C, gentle spin.", "wash_30"],
  ["Dobgépben nem szárítható. Nem vasalható", "do_not_iron do_not_tumble"],
  ["Lavaggio professionale\ta secco, simbolo F", "dry_f"],
  ["Professional care: dry clean, symbol P", "dry_p"],
  ["Závesy Luna: nesušiť v bubnovej sušičke; nebieliť", "do_not_bleach do_not_tumble"],
  ["Závěs Luna. Sušit zavěšené", "line"],
  ["Да не се почиства химически. Да не се избелва", "do_not_bleach do_not_dry_clean"],
  ["Не чистити хімічно. Не відбілювати", "do_not_bleach do_not_dry_clean"],
  ["Lavage machine 30 °C\nprogramme délicat\nPas de chlore", "do_not_bleach wash_30_mild"],
  ["Lavage machine 30 °C\nPas de sèche-linge, même délicat", "do_not_tumble wash_30"],
  ["Do not tumble dry; hang on the line.", "do_not_tumble line"],
  ["Lay flat to dry in the shade.", "flat_shade"],
  ["Vaskes på 40 °C, tåler ikke blekemidler, strykes ikke.", "do_not_bleach do_not_iron wash_40"],
  [
    "Pranje pri 60 °C, beljenje ni dovoljeno, sušenje v stroju pri nizki temperaturi",
    "do_not_bleach tumble_low wash_60",
  ],
  [
    "Lavare a 40 °C, non candeggiare, asciugare in tamburo a bassa temperatura",
    "do_not_bleach tumble_low wash_40",
  ],
  [
    "Machine wash cold with like colors. Only non-chlorine bleach when needed. Tumble dry low. Warm iron if needed.",
    "iron_150 oxygen_only tumble_low",
  ],
  [
    "Machine wash at max. 30ºC/86ºF with short spin cycle. Do not use bleach. Iron at a maximum of 110ºC/230ºF. Do not dry clean. Do not tumble dry.",
    "do_not_bleach do_not_dry_clean do_not_tumble iron_110 wash_30",
  ],
  ["Lavage à 40 °C, action mécanique réduite", "wash_40_mild"],
  ["nicht chemisch\tne pas\tnon lavare a\nreinigen\tnettoyer à\tsecco", "do_not_dry_clean"],
  ["Waschen 30 °C, verminderte Mechanik", "wash_30_mild"],
  [
    "Waschen bei 30 °C im Schonwaschgang; nicht bleichen; im Schatten trocknen; auf Stufe 1 bügeln; keine chemische Reinigung",
    "do_not_bleach do_not_dry_clean iron_110 line_shade wash_30_mild",
  ],
  [
    "Laver à la main, ne pas blanchir, séchage à plat, repassage doux, nettoyage à sec interdit",
    "do_not_bleach do_not_dry_clean flat hand_wash iron_110",
  ],
  [
    "Lavare a 40°, non candeggiare, stirare a media temperatura, asciugare all'ombra, lavaggio a secco (P)",
    "do_not_bleach dry_p iron_150 line_shade wash_40",
  ],
  [
    "Lavar a máquina a 30°, programa delicado. No usar blanqueadores. Tender a la sombra. Planchar a 110 °C.",
    "do_not_bleach iron_110 line_shade wash_30_mild",
  ],
  [
    "Lavar a 40 ºC. Não branquear. Secar pendurado. Engomar a 150 ºC. Não limpar a seco.",
    "do_not_bleach do_not_dry_clean iron_150 line wash_40",
  ],
  [
    "Wassen op 40 °C met gelijke kleuren, niet bleken, hangend drogen, matig heet strijken, chemisch reinigen niet toegestaan",
    "do_not_bleach do_not_dry_clean iron_150 line wash_40",
  ],
  [
    "Prać w temperaturze do 30°C, cykl delikatny. Nie wybielać. Suszyć w stanie rozwieszonym. Prasować w temp. do 110°C. Nie czyścić chemicznie.",
    "do_not_bleach do_not_dry_clean iron_110 line wash_30_mild",
  ],
  [
    "30 °C'de hassas yıkayınız. Ağartıcı kullanmayınız. Tamburlu kurutma yapmayınız. Orta ısıda ütüleyiniz. Kuru temizleme yapılmaz.",
    "do_not_bleach do_not_dry_clean do_not_tumble iron_150 wash_30_mild",
  ],
  [
    "Maskintvätt 40°. Blek inte. Torktumla inte. Strykning på medelvärme. Kemtvättas ej.",
    "do_not_bleach do_not_dry_clean do_not_tumble iron_150 wash_40",
  ],
  [
    "Maskinvask 40 °C, tåler ikke blegning, tørres hængende, stryges ved middel varme, tåler ikke kemisk rens",
    "do_not_bleach do_not_dry_clean iron_150 line wash_40",
  ],
  [
    "Vaskes på 60 °C. Skal ikke blekes. Tørkes liggende. Strykes med lav temperatur. Skal ikke renses.",
    "do_not_bleach do_not_dry_clean flat iron_110 wash_60",
  ],
  [
    "Konepesu 40 °C. Ei saa valkaista. Ripustuskuivaus. Silitys keskilämmöllä. Ei kemiallista pesua.",
    "do_not_bleach do_not_dry_clean iron_150 line wash_40",
  ],
  [
    "Prát na 40 °C. Nebělit. Nesušit v sušičce. Žehlit na střední teplotu. Nečistit chemicky.",
    "do_not_bleach do_not_dry_clean do_not_tumble iron_150 wash_40",
  ],
  [
    "Prať pri 30 °C šetrne. Nebieliť. Sušiť v tieni. Žehliť pri nízkej teplote. Chemicky nečistiť.",
    "do_not_bleach do_not_dry_clean iron_110 line_shade wash_30_mild",
  ],
  [
    "Mosás 30 °C kíméletes programmal. Nem fehéríthető. Fektetve szárítandó. Vasalás alacsony hőmérsékleten. Vegytisztítani tilos.",
    "do_not_bleach do_not_dry_clean flat iron_110 wash_30_mild",
  ],
  [
    "Spălare la maximum 40 °C. Nu folosiți înălbitor. Uscare pe orizontală. Călcare la temperatură medie. Nu curățați chimic.",
    "do_not_bleach do_not_dry_clean flat iron_150 wash_40",
  ],
  [
    "Prati na 30 °C, nježno pranje. Ne izbjeljivati. Ne sušiti u sušilici. Glačati na nižoj temperaturi. Ne čistiti kemijski.",
    "do_not_bleach do_not_dry_clean do_not_tumble iron_110 wash_30_mild",
  ],
  [
    "Pranje pri 40 °C. Beljenje ni dovoljeno. Sušenje v sušilnem stroju ni dovoljeno. Likanje pri srednji temperaturi.",
    "do_not_bleach do_not_tumble iron_150 wash_40",
  ],
  [
    "Pesta 40 °C. Mitte valgendada. Trummelkuivatus keelatud. Triikida keskmisel kuumusel. Keemiline puhastus keelatud.",
    "do_not_bleach do_not_dry_clean do_not_tumble iron_150 wash_40",
  ],
  [
    "Skalbti 30 °C temperatūroje, švelniai. Nebalinti. Džiovinti horizontaliai. Lyginti žema temperatūra. Nevalyti cheminiu būdu.",
    "do_not_bleach do_not_dry_clean flat iron_110 wash_30_mild",
  ],
  [
    "Mazgāt 40 °C. Nebalināt. Nežāvēt veļas žāvētājā. Gludināt vidējā temperatūrā. Netīrīt ķīmiski.",
    "do_not_bleach do_not_dry_clean do_not_tumble iron_150 wash_40",
  ],
  [
    "Пране на 30 °C, деликатна програма. Да не се избелва. Да не се суши в сушилна машина. Гладене при ниска температура.",
    "do_not_bleach do_not_tumble iron_110 wash_30_mild",
  ],
  [
    "Πλύσιμο στους 40 °C. Μη χρησιμοποιείτε λευκαντικό. Όχι στεγνωτήριο. Σιδέρωμα σε μέτρια θερμοκρασία.",
    "do_not_bleach do_not_tumble iron_150 wash_40",
  ],
  [
    "Rentar a 30 °C, programa delicat. No utilitzar lleixiu. No utilitzar assecadora. Planxar a temperatura mitjana.",
    "do_not_bleach do_not_tumble iron_150 wash_30_mild",
  ],
  [
    "Wash\t40 °C\nBleach\tNo\nTumble dry\tNo\nIron\tYes\nDry clean\tNo",
    "do_not_bleach do_not_dry_clean do_not_tumble wash_40",
  ],
  [
    "Waschen: 60 °C\nBleichen: nein\nTrocknen: Trockner, niedrige Temperatur\nBügeln: hoch",
    "do_not_bleach iron_200 tumble_low wash_60",
  ],
  ["Do not wash. Dry clean only (P). Do not bleach. Cool iron.", "do_not_bleach do_not_wash dry_p iron_110"],
  [
    "Lavage: 30° délicat - Chlore: non - Sèche-linge: non - Fer: doux",
    "do_not_bleach do_not_tumble iron_110 wash_30_mild",
  ],
  [
    "Wash separately inside out at 30°C on a gentle cycle, reshape whilst damp and dry flat away from heat",
    "flat wash_30_mild",
  ],
  ["Waschbar bei 60°, trocknergeeignet", "tumble_normal wash_60"],
  ["Machine wash at 30 °C, do not iron on print, do not dry clean", "do_not_dry_clean wash_30"],
  ["Waschen bei 40 °C. Aufdruck nicht bügeln.", "wash_40"],
  ["Ne pas repasser l'imprimé, laver à 30 °C", "wash_30"],
  ["Wassen op 30 °C, niet strijken op de opdruk", "wash_30"],
];

test("care is told in the languages of Europe, in sentences and beside labels", () => {
  for (const [text, values] of LABELS) expect(told(text), text).toBe(values);
});

test("a prohibition holds for what is joined to it, and for no heat below the one it names", () => {
  expect(told("Do not bleach or tumble dry.")).toBe("do_not_bleach do_not_tumble");
  expect(told("A nu se călca la peste 110 °C.")).toBe("iron_110");
  expect(told("Bleach\tNo\nIron\tYes")).toBe("do_not_bleach");
});

test("what a test or a warranty says of washing is no care", () => {
  expect(told("Washed at 60 °C in test, 5 cycles: shrinkage -3 %")).toBe("");
  expect(told("Colour fastness to washing at 40 °C: 4-5")).toBe("");
  expect(told("Waschechtheit\tEN ISO 105-C06 60 °C\t4")).toBe("");
  expect(told("Le lavage à plus de 40 °C fait perdre toute garantie.")).toBe("");
  expect(told("3 x washing at 40 °C", "test_report")).toBe("");
});

test("drying in a drum is told with its heat behind a comma, or without the drum", () => {
  for (const [text, values] of [
    ["Secagem em tambor, temperatura normal", "tumble_normal"],
    ["Tumble dry, medium heat", "tumble_normal"],
    ["Suszyć w suszarce bębnowej, normalna temperatura", "tumble_normal"],
    ["Drogen in de droger, gemiddelde temperatuur", "tumble_normal"],
    ["Ej torktumling, normal temperatur vid strykning", "do_not_tumble"],
    ["Wasvoorschrift: 60 graden, drogen op lage temperatuur", "tumble_low wash_60"],
    ["Pflege: 60 °C, Trocknen bei niedriger Temperatur", "tumble_low wash_60"],
    ["Entretien : 40 °C, séchage à basse température", "tumble_low wash_40"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("how gently is said behind a comma, unless it is how something else is done", () => {
  for (const [text, values] of [
    ["prać w 30 °C, proces łagodny\nnie wybielać", "do_not_bleach wash_30_mild"],
    ["Lavare a 30 °C, ciclo delicato\nnon candeggiare", "do_not_bleach wash_30_mild"],
    ["Waschen 40 °C, Schongang\nnicht bleichen", "do_not_bleach wash_40_mild"],
    ["Waschen 40 °C, schonend trocknen\nnicht bleichen", "do_not_bleach wash_40"],
    ["Feinwäsche von Hand", "hand_wash"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("a mild detergent is no gentle washing, nor are goods and brands whose word begins like it", () => {
  for (const [text, values] of [
    ["Wash at 40 °C with a mild detergent", "wash_40"],
    ["Mit mildem Waschmittel bei 40 °C waschen", "wash_40"],
    ["Lavare a 40 °C con detergente delicato", "wash_40"],
    ["Blagovna znamka Luna, prati na 60 °C", "wash_60"],
    ["Poreklo blaga: Slovenija.\nVzdrževanje: pranje pri 40 °C", "wash_40"],
    ["Prati na 30 °C, blago pranje", "wash_30_mild"],
    ["Pranje na 40 °C na blagom programu", "wash_40_mild"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("an iron that is not passed over is read in the languages that say so", () => {
  for (const text of ["Non pasar o ferro", "Não passar o ferro", "Ne pas passer le fer"])
    expect(told(text), text).toBe("do_not_iron");
});

test("cleaning is told by what can be done", () => {
  for (const [text, values] of [
    ["Lavabile a secco con percloroetilene, ciclo delicato", "dry_p_mild"],
    ["Non lavabile a secco", "do_not_dry_clean"],
    ["La giacca si può lavare solo a secco (F)", "dry_f"],
    ["Lavar únicamente en seco (P)", "dry_p"],
    ["Lavar apenas a seco (P)", "dry_p"],
    ["Nettoyer uniquement à sec (P), traitement modéré", "dry_p_mild"],
    ["Vegyileg tisztítható (P)", "dry_p"],
    ["Vegyileg nem tisztítható", "do_not_dry_clean"],
    ["Chemisch nicht reinigen", "do_not_dry_clean"],
    ["Nettoyable à sec, perchloréthylène", "dry_p"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("how a sample was treated for a test is no care", () => {
  expect(told("Dimensional stability EN ISO 5077, 40 °C, line dry", "test_report")).toBe("");
  expect(told("Maßänderung nach DIN EN ISO 5077, 60 °C, liegend trocknen: 3 %", "test_report")).toBe("");
  expect(told("Shrinkage to ISO 5077, line dry: 3 %\nDo not tumble dry")).toBe("do_not_tumble");
  expect(told("Mosás 60 °C-on. A méretváltozás legfeljebb 2%.")).toBe("wash_60");
  expect(told("Care label: wash at 40 °C, line dry", "test_report")).toBe("line wash_40");
  expect(told("Pflegekennzeichnung lt. Etikett\tWaschen 60 °C Normalwaschgang", "test_report")).toBe(
    "wash_60",
  );
});

test("one word for no forbids a whole list, and nothing that is told of otherwise", () => {
  const all = "do_not_bleach do_not_dry_clean do_not_iron";
  for (const text of [
    "Do not bleach, iron or dry clean.",
    "Nicht bleichen, bügeln oder chemisch reinigen.",
    "Ne pas blanchir, repasser ou nettoyer à sec.",
    "Niet bleken, strijken of chemisch reinigen.",
  ])
    expect(told(text), text).toBe(all);
  expect(told("Do not bleach, iron at 110 °C or dry clean P.")).toBe("do_not_bleach dry_p iron_110");
  expect(told("Nicht bleichen, bügeln bei 110 °C oder chemisch reinigen.")).toBe("do_not_bleach iron_110");
});

test("a verb behind its figure, a verb in the next line and a drum behind its label are read", () => {
  for (const [text, values] of [
    ["Kurutma makinesinde kurutmayın, 110 °C'de\nütüleyin.", "do_not_tumble iron_110"],
    ["Düşük sıcaklıkta tamburlu kurutma", "tumble_low"],
    ["Dobszárítóban nem szárítható.", "do_not_tumble"],
    ["Lavage à 30 °C, cycle laine très modéré", "wash_30_very_mild"],
    ["pranie w 40 °C,\nproces bardzo\nłagodny", "wash_40_very_mild"],
    ["lavaggio a 40 °C,\nciclo molto\ndelicato", "wash_40_very_mild"],
    ["Lavar a 60 °C, secar em\nmáquina a temperatura normal", "tumble_normal wash_60"],
    ["Secagem\tmáquina, temperatura baixa", "tumble_low"],
    ["uscare în tambur\nla temperatură redusă, călcare la max. 150 °C", "iron_150 tumble_low"],
    ["FACE\tDo not tumble dry / Nicht\n82 POLYAMID\tim Trockner trocknen", "do_not_tumble"],
    ["Machine wash, 40 °C, iron 110 °C", "iron_110 wash_40"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("what says more of the same kind of drying counts", () => {
  for (const [text, values] of [
    ["Hängtorkas i skugga", "line_shade"],
    ["Séchage à plat sans essorage", "drip_flat"],
    ["Sušit na šňůře bez ždímání", "drip_line"],
    ["Tumble drying possible, lower temperature", "tumble_low"],
    ["Kan tørretumbles", "tumble_normal"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("bleaching may be done, by oxygen only, or not", () => {
  for (const [text, values] of [
    ["Bělení dovoleno", "any_bleach"],
    ["Se puede usar lejía", "any_bleach"],
    ["Blegning tilladt", "any_bleach"],
    ["Bleichen erlaubt: nein", ""],
    ["Blekning ej tillåten", "do_not_bleach"],
    ["Only oxygen/non-chlorine bleach allowed", "oxygen_only"],
    ["Wybielać tylko środkami bez chloru", "oxygen_only"],
    ["Ainoastaan happivalkaisu", "oxygen_only"],
    ["Zakaz wybielania", "do_not_bleach"],
    ["Izbjeljivanje nije dopušteno", "do_not_bleach"],
    ["Nur mit Sauerstoff gebleichte Baumwolle", ""],
    ["Bleaching possible before dyeing", ""],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("what must not be washed is told in each language, unless it may be washed otherwise", () => {
  for (const text of [
    "Mosni tilos",
    "Neskalbti",
    "Nemazgāt",
    "Να μην πλένεται",
    "Да не се пере",
    "Ei saa pestä",
    "Pranje ni dovoljeno",
    "Ná nigh",
  ])
    expect(told(text), text).toBe("do_not_wash");
  for (const text of [
    "Do not wash with dark colours",
    "Neskalbti su kitais drabužiais",
    "Ne prati s drugim bojama",
  ])
    expect(told(text), text).toBe("");
});

test("professional cleaning is told by its solvent or by water, and how gently", () => {
  for (const [text, values] of [
    ["Trockenreinigung in Kohlenwasserstoffen, Schonverfahren", "dry_f_mild"],
    ["Czyszczenie chemiczne w węglowodorach", "dry_f"],
    ["Chemisch reinigen in perchloorethyleen, mild proces", "dry_p_mild"],
    ["Perkloretilen ile kuru temizleme yapılabilir", "dry_p"],
    ["Professionelle Nassreinigung, Spezialschonverfahren", "wet_w_very_mild"],
    ["Nettoyage à l'eau professionnel, traitement modéré", "wet_w_mild"],
    ["Profesionální mokré čištění", "wet_w"],
    ["Do not wet clean", ""],
    ["Nassreinigung nicht erlaubt", ""],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("a drum is forbidden, and chlorine beside oxygen, in more words", () => {
  for (const text of [
    "Tørketrommel\tSkal ikke tørkes i trommel",
    "Får inte torkas i trumma",
    "Nicht in der Trommel trocknen",
    "Non asciugare in asciugabiancheria",
  ])
    expect(told(text), text).toBe("do_not_tumble");
  for (const text of [
    "Blanqueo\tsólo lejía con oxígeno, sin cloro",
    "Bleach with oxygen only, no chlorine",
    "Só lixívia de oxigénio, sem cloro",
    "Alleen zuurstofbleek, geen chloor",
  ])
    expect(told(text), text).toBe("oxygen_only");
  expect(told("Pesemine\t60 °C, õrn programm")).toBe("wash_60_mild");
});

test("care is told in every person and mood of its verbs", () => {
  for (const [text, values] of [
    ["Bitte bleichen Sie das Hemd nicht und waschen Sie es von Hand.", "do_not_bleach hand_wash"],
    ["Ce pull se lave à la main et sèche à plat.", "flat hand_wash"],
    ["La veste ne doit pas être lavée.", "do_not_wash"],
    ["I capi non possono essere stirati.", "do_not_iron"],
    ["Mag niet in de wasdroger. Mag niet gestreken worden.", "do_not_iron do_not_tumble"],
    ["Ärge valgendage. Ärge triikige. Ärge kuivatage trumlis.", "do_not_bleach do_not_iron do_not_tumble"],
    ["Negalima balinti. Nemojte glačati.", "do_not_bleach do_not_iron"],
    ["Ütülenmemelidir. Çamaşır suyu kullanılmamalıdır.", "do_not_bleach do_not_iron"],
    ["Nicht chem. reinigen.", "do_not_dry_clean"],
    ["Sans chlore, sans sèche-linge, jamais à sec", "do_not_bleach do_not_tumble"],
    ["Vi avråder från torktumling och strykning.", "do_not_iron do_not_tumble"],
    ["Wir raten vom Trockner ab.", "do_not_tumble"],
    ["Trocknergeeignet: nein. Bügelbar: bis 150 °C.", "do_not_tumble iron_150"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("a drum may be used with what may be done besides", () => {
  for (const [text, values] of [
    ["Koc można prać w 60 stopniach i suszyć w suszarce.", "tumble_normal wash_60"],
    ["Handduken kan tvättas i 60 grader och torktumlas.", "tumble_normal wash_60"],
    ["Mag op lage temperatuur in de droger", "tumble_low"],
    ["Můžete prát na 60 °C, ale nesmí se sušit v sušičce.", "do_not_tumble wash_60"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("the value of drying, ironing and washing stands beside its label", () => {
  for (const [text, values] of [
    ["Trocknen\tliegend\nBügeln\tmittel", "flat iron_150"],
    ["Bleaching\tnot allowed\nTumble drying\tlow\nIroning\tmedium", "do_not_bleach iron_150 tumble_low"],
    ["Séchage\tsur fil, à l'ombre\nLavage\tà la main", "hand_wash line_shade"],
    ["WASSEN 40 - BLEKEN NEE - DROGER NEE - STRIJKEN 110", "do_not_bleach do_not_tumble iron_110 wash_40"],
    ["Pflege: 60° / NICHT BLEICHEN", "do_not_bleach wash_60"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("two things are forbidden by what stands before or behind both", () => {
  for (const [text, values] of [
    ["Il candeggio e la stiratura sono vietati.", "do_not_bleach do_not_iron"],
    ["Fehéríteni és vasalni tilos.", "do_not_bleach do_not_iron"],
    ["Ni lejía, ni secadora, ni plancha.", "do_not_bleach do_not_iron do_not_tumble"],
    ["Må hverken bleges eller stryges.", "do_not_bleach do_not_iron"],
    ["Do not bleach and iron at 110 °C.", "do_not_bleach iron_110"],
    ["Blegemiddel må ikke anvendes. Nevhodné do sušičky.", "do_not_bleach do_not_tumble"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("unbleached cloth, a print that is not ironed and washing before dyeing are no care", () => {
  for (const text of [
    "Cotton, not bleached, not dyed",
    "Nebělená bavlna, nebarvená",
    "Stryg ikke på trykket.",
    "Notre teinturerie lave les fils à 60 °C avant teinture.",
  ])
    expect(told(text), text).toBe("");
});

test("what is proscribed, a step of the iron, and that a dryer is not to be used are care", () => {
  for (const [text, values] of [
    [
      "Laver à 30 °C. Blanchiment proscrit. Nettoyage à sec proscrit.",
      "do_not_bleach do_not_dry_clean wash_30",
    ],
    ["Wassen op 40 °C, strijken op stand 2", "iron_150 wash_40"],
    ["Tvätt 40 grader. Torktumlas på medeltemperatur.", "tumble_normal wash_40"],
    ["Asciugatura\tIn piano, non in tamburo", "do_not_tumble flat"],
    ["Trocknen\tAuf der Leine, nicht in der Trommel", "do_not_tumble line"],
    ["Perte na 40 °C, nečistěte chemicky", "do_not_dry_clean wash_40"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("the end of a row is not said of the label below it", () => {
  expect(told("Trockner\tja, niedrig\nBügeln\tmittel")).toBe("iron_150 tumble_low");
});

test("what hangs on a line dries there, also behind what is not to be done", () => {
  expect(told("Don't iron the logos – just hang it on the line to dry.")).toBe("do_not_iron line");
});

test("Portuguese for shoes is no word for ironing", () => {
  expect(told("Serra Alta Calçado, S.A.")).toBe("");
  expect(told("A se călca la temperatură joasă")).toBe("iron_110");
});

test("the label that a report or a certificate was given is care, also in the lines below", () => {
  for (const kind of ["test_report", "certificate"])
    for (const text of [
      "9. Priežiūros ženklinimas (patvirtinta bandymais)\nSkalbti 60 °C temperatūroje; džiovinti džiovyklėje įprasta temperatūra; lyginti iki 200 °C.",
      "Instruções de conservação aprovadas: lavar a 60 °C; secar em tambor a\ntemperatura normal; passar a ferro até 200 °C.",
      "Vaskeanvisning kontrolleret på mærkat: maskinvask 60 °C, tørretumbling ved\nnormal temperatur, stryges ved 200 °C.",
    ])
      expect(told(text, kind), text).toBe("iron_200 tumble_normal wash_60");
  for (const text of [
    "Shrinkage after washing at 60 °C: 3 %. Ironing at 200 °C.",
    "Care instructions: see annex.\nResults\tLimit\nWashing at 60 °C\t3 %",
  ])
    expect(told(text, "certificate"), text).toBe("");
});

test("a dryer at usual heat, a gentler programme in brackets, and drying below what forbids a dryer", () => {
  for (const [text, values] of [
    ["Drogen in de trommel\nop normale temperatuur. Strijken max. 150°C.", "iron_150 tumble_normal"],
    ["Asciugare in tamburo a temperatura normale", "tumble_normal"],
    ["Sušit v bubnové sušičce při běžné teplotě", "tumble_normal"],
    ["Žāvēt veļas žāvētājā parastā temperatūrā", "tumble_normal"],
    ["Kuivatada trummelkuivatis tavalisel temperatuuril", "tumble_normal"],
    ["Sušiti u sušilici na niskoj temperaturi", "tumble_low"],
    ["Maskinvask 40 °C, ullprogram (svært skånsom).", "wash_40_very_mild"],
    ["Maskinvask 40 °C, ullprogram.", "wash_40_very_mild"],
    ["nesušiť v bubnovej sušičke\nsušiť rozprestreté vodorovne", "do_not_tumble flat"],
    ["SÉCHAGE À PLAT À\nL'OMBRE\nPAS DE SÈCHE-LINGE", "do_not_tumble flat_shade"],
    ["G3\tUscare\tpe suprafață orizontală, la umbră; nu în uscător", "do_not_tumble flat_shade"],
    ["A se spăla numai manual", "hand_wash"],
    ["Prać tylko ręcznie", "hand_wash"],
    ["Prasować w temperaturze do 150°C (nie prasować naszywki).", "iron_150"],
    ["Nie prasować.", "do_not_iron"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("a certificate of one article tells several kinds of care without a label, and none of how cloth is made", () => {
  const care = "Maskinvask 40 °C, må ikke bleges, strygning ved middel varme.";
  expect(told(`Varenummer\tNB-1140\n${care}`, "certificate")).toBe("do_not_bleach iron_150 wash_40");
  for (const text of [
    `Article no.: AB-1\nArticle no.: CD-2\n${care}`,
    "Article no.: AB-1234\nNo chlorine bleach is used. Scouring and washing at 60 °C.",
  ])
    expect(told(text, "certificate"), text).toBe("");
});

test("what one word for no forbids in a list is forbidden as a whole", () => {
  for (const text of [
    "Do not wash, bleach or tumble dry.",
    "Nicht waschen, bleichen oder im Trockner trocknen.",
    "Ne pas laver, blanchir ni sécher en machine.",
    "Non lavare, candeggiare o asciugare in asciugatrice.",
    "No lavar, usar lejía ni secar en secadora.",
    "Niet wassen, bleken of in de droger drogen.",
    "Nie prać, wybielać ani suszyć w suszarce bębnowej.",
    "Tål ej vattentvätt, blekning eller torktumling.",
    "Ei vesipesua, valkaisua eikä rumpukuivausta.",
    "A nu se spăla, înălbi sau usca în uscător.",
    "Да не се пере, избелва или суши в сушилня.",
  ])
    expect(told(text), text).toBe("do_not_bleach do_not_tumble do_not_wash");
});

test("dry cleaning goes on in the line below, with its solvent and how gently", () => {
  expect(told("Nettoyage à sec au\nperchloroéthylène (P)")).toBe("dry_p");
  expect(told("Torrt, luftigt. Kemtvätt\nmed perkloretylen (P), skonsamt.")).toBe("dry_p_mild");
  expect(told("The coat may be dry\ncleaned with hydrocarbons (F).")).toBe("dry_f");
  expect(told("Czyszczenie chemiczne (P),\nprogram delikatny.")).toBe("dry_p_mild");
  expect(told("Dry clean\nPerfect fit")).toBe("");
});

test("how gently it is washed is told behind a comma of its cell", () => {
  expect(told("Pranie\tw 40 °C, program delikatny\tWybielanie\tnie wybielać")).toBe(
    "do_not_bleach wash_40_mild",
  );
  expect(told("Washing\t30°C, very gentle process\tIroning\tdo not iron")).toBe(
    "do_not_iron wash_30_very_mild",
  );
});

test("an empty triangle allows any bleach, and irons have dots in words of more languages", () => {
  for (const said of [
    "Symbols: washtub 40 with one bar; empty triangle; iron two dots",
    "Symbole: Waschbottich 40 mit einem Balken, leeres Dreieck, Bügeleisen mit zwei Punkten",
    "Simboli: vaschetta 40 con una linea, triangolo vuoto, ferro con due punti",
    "Wassymbolen: wastobbe 40 met een streepje, lege driehoek, strijkijzer met twee stippen",
    "Symbole: balia 40 z jedną kreską, pusty trójkąt, żelazko z dwiema kropkami",
    "Símbolos: tina 40 com uma barra, triângulo vazio, ferro com dois pontos",
  ])
    expect(told(said), said).toBe("any_bleach iron_150 wash_40_mild");
});

test("symbols are read from what they look like", () => {
  expect(told("Reinigung\tKreis mit P, ein Balken")).toBe("dry_p_mild");
  expect(told("Symbols: tub 30 with two bars, crossed-out triangle, square with circle and one dot")).toBe(
    "do_not_bleach tumble_low wash_30_very_mild",
  );
  expect(told("Cuvier 40 avec un trait, triangle barré, carré avec cercle barré, cercle F")).toBe(
    "do_not_bleach do_not_tumble dry_f wash_40_mild",
  );
  expect(told("Balia 30, jedna kreska; kółko z literą P, dwie kreski")).toBe("dry_p_mild wash_30_mild");
  expect(told("Print: a circle in a square")).toBe("");
});

test("a drum that is crossed out, and what is said of a symbol in the next line, are read", () => {
  for (const [text, values] of [
    ["triangle barré – séchage en tambour barré – fer 1 point", "do_not_bleach do_not_tumble iron_110"],
    ["Dreieck durchgestrichen · Trommeltrocknung durchgestrichen", "do_not_bleach do_not_tumble"],
    ["Triangle crossed out, tumble dryer crossed out, circle P", "do_not_bleach do_not_tumble dry_p"],
    ["trójkąt przekreślony, suszenie w suszarce bębnowej przekreślone", "do_not_bleach do_not_tumble"],
    ["triangolo barrato, asciugatura in tamburo barrata", "do_not_bleach do_not_tumble"],
    ["driehoek doorgestreept, droogtrommel doorgestreept", "do_not_bleach do_not_tumble"],
    ["Bügeleisen 1 Punkt · Kreis\nP mit einem Balken", "dry_p_mild iron_110"],
    [
      "triangle crossed out; tumble dryer with one dot; iron with one dot",
      "do_not_bleach iron_110 tumble_low",
    ],
    ["Dreieck durchgestrichen, Trockner mit zwei Punkten", "do_not_bleach tumble_normal"],
    ["triangolo barrato, asciugatrice un punto", "do_not_bleach tumble_low"],
    ["Dreieck\tdurchgestrichen\nTrockner\tein Punkt", "do_not_bleach tumble_low"],
    ["vasca 40 °C senza barre; asciugabiancheria barrata; ferro due punti", "do_not_tumble iron_150 wash_40"],
    ["triangel överkryssad; strykjärn\nen prick", "do_not_bleach iron_110"],
    ["Asciugatura\tno tamburo; appeso su filo all'ombra", "do_not_tumble line_shade"],
    ["LAVARE A MANO – NON CAND. – NON STIRARE", "do_not_bleach do_not_iron hand_wash"],
    ["Dreieck\tein Strich\nTrockner\tdurchgestrichen\nBügeleisen\tein Punkt", "do_not_tumble iron_110"],
    ["Waschen\tTrommel\n60 °C normal\t2 Punkte, normale Temperatur", "tumble_normal wash_60"],
    ["Kreis\nPreis 12,00 EUR mit einem Balken", ""],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("how another model is cared for is not told of the product", () => {
  expect(
    told("Maskinvask 60 °C\nSammenlign\nVores billigere model er af polyester; den vaskes ved 95 °C."),
  ).toBe("wash_60");
  expect(
    told("Wash at 40 °C, gentle cycle.\nFor comparison: the curtain of a competitor is washed at 30 °C."),
  ).toBe("wash_40_mild");
});

test("the heat of a drum may be cut short", () => {
  expect(told("60 °C · secar na máquina, temp. normal · não passar a ferro")).toBe(
    "do_not_iron tumble_normal wash_60",
  );
  expect(told("Sèche-linge, temp. basse")).toBe("tumble_low");
});

test("degrees are known by what a picture makes of their sign", () => {
  expect(told("Prasować w temperaturze do 110%C")).toBe("iron_110");
  expect(told("Vask 40 ‘C")).toBe("wash_40");
});

test("the shade stands behind a comma", () => {
  expect(told("Line dry, in the shade")).toBe("line_shade");
  expect(told("Stendere ad asciugare, all'ombra")).toBe("line_shade");
  expect(told("Line dry. Shade: navy")).toBe("line");
});

test("bleaching with oxygen alone and drying flat are said in many words", () => {
  for (const [text, values] of [
    ["wybielać wyłącznie środkami na bazie tlenu", "oxygen_only"],
    ["Bělit pouze kyslíkem", "oxygen_only"],
    ["Do not use oxygen-based bleach", ""],
    ["Kuivatada laotatult tasasel pinnal.", "flat"],
    ["Džiovinti patiesus.", "flat"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("a report tells the care that its client declares", () => {
  expect(told("Beyan edilen bakım\t40 °C hassas yıkama; ağartıcı kullanılmaz", "test_report")).toBe(
    "do_not_bleach wash_40_mild",
  );
  expect(told("Declared care: wash 40 °C, do not bleach", "test_report")).toBe("do_not_bleach wash_40");
});

test("a figure behind a word for the heat of an iron says how hot", () => {
  for (const [text, values] of [
    ["heiß bügeln bis 150 °C", "iron_150"],
    ["Hot iron, max. 110 °C", "iron_110"],
    ["Orta ısıda (150 °C)\nütüleyin.", "iron_150"],
    ["heiß bügeln", "iron_200"],
    ["heiß bügeln, waschen bei 60 °C", "iron_200 wash_60"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("a saying of care may go on in the next line", () => {
  for (const [text, values] of [
    ["Suszenie w suszarce\nbębnowej, temperatura niska.", "tumble_low"],
    ["Non lavare; lavaggio a secco\nP.", "do_not_wash dry_p"],
    ["Tamburlu kurutucuda kurutmayın.", "do_not_tumble"],
    ["Lavaggio a secco\nPeso 200 g", ""],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("chlorine that is forbidden beside oxygen that is allowed is bleaching by oxygen only", () => {
  const bleaching = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "tech_sheet" })
      .filter(({ field }) => field === "care_bleaching")
      .map(({ value }) => value);
  for (const text of [
    "Não branquear com cloro; branqueadores à base de oxigénio permitidos",
    "Do not bleach with chlorine; oxygen bleach allowed",
    "Ne pas blanchir au chlore; agents à base d’oxygène autorisés",
    "Non candeggiare con cloro; candeggina a base di ossigeno ammessa",
    "Niet bleken met chloor; bleekmiddel op zuurstofbasis toegestaan",
    "Nie wybielać chlorem; dozwolone wybielacze tlenowe",
  ])
    expect(bleaching(text), text).toEqual(["oxygen_only"]);
  for (const text of ["Do not bleach; oxygen bleach is not allowed either", "Não branquear com cloro"])
    expect(bleaching(text), text).toEqual(["do_not_bleach"]);
});

test("a solvent tells of dry cleaning where the words before it were read badly or stand elsewhere", () => {
  const label = "Lavar a mano. No usar lejía. Planchar a baja temperatura.";
  expect(told(`${label} Timpieza en seco con percloroetileno.`).split(" ")).toContain("dry_p");
  expect(
    told(
      "Ne pas laver. Pas de blanchiment. Nettoyage à sec au\nEntretien\t6\nperchloréthylène, traitement modéré.",
    ).split(" "),
  ).toContain("dry_p_mild");
  for (const text of [
    `${label} No limpiar con percloroetileno.`,
    `${label} Sin percloroetileno ni otros disolventes.`,
    "Emissions of perchloroethylene are below the limit.",
  ])
    expect(told(text), text).not.toContain("dry_p");
});

test("what is not allowed, not used and advised against is told in more words", () => {
  for (const [text, values] of [
    ["Belil ne uporabljajte, sušenje v sušilnem stroju odsvetujemo.", "do_not_bleach do_not_tumble"],
    ["Избелване\tне се допуска\nХимическо чистене\tне се допуска", "do_not_bleach do_not_dry_clean"],
    ["Kemiallista pesua ei sallita, valkaisuaineita ei käytetä", "do_not_bleach do_not_dry_clean"],
    ["Kuru temizleme yapılamaz, kurutma makinesi kullanılmamalıdır", "do_not_dry_clean do_not_tumble"],
    ["Bleichmittel nicht verwenden", "do_not_bleach"],
    ["Niente candeggio, nessuna asciugatrice", "do_not_bleach do_not_tumble"],
    ["Nada de lejía", "do_not_bleach"],
    ["Žádné bělení, sušit naplocho", "do_not_bleach flat"],
    ["Nie wolno prać w wodzie ani wybielać.", "do_not_bleach do_not_wash"],
    ["Do not soak in cold water or bleach.", "do_not_bleach"],
    ["Aucun problème avec le sèche-linge", ""],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("a manner between a figure and its verb, a counted line and a verb in the next line are read", () => {
  for (const [text, values] of [
    ["Ürünü 40 derecede, hassas programda yıkayınız", "wash_40_mild"],
    ["1. 40 derecede, hassas programda yıkayınız\n2. Gölgede kurutunuz", "line_shade wash_40_mild"],
    [
      "Bakım: 60 derecede normal yıkama, çamaşır suyu kullanmayınız, 110 derecede\nütüleyiniz",
      "do_not_bleach iron_110 wash_60",
    ],
    ["1. 40 parça, hassas ürün", ""],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("drying behind a dash, by hanging and at usual warmth is read", () => {
  for (const [text, values] of [
    ["Skal ikke tørketromles – tørkes flatt i skyggen", "do_not_tumble flat_shade"],
    ["Nicht im Trockner trocknen – liegend trocknen", "do_not_tumble flat"],
    ["Ne pas sécher en machine – sécher à plat", "do_not_tumble flat"],
    ["Uscare prin agățare, la umbră", "line_shade"],
    ["Сушене чрез окачване", "line"],
    ["Secado colgando la prenda", "line"],
    ["Rumpukuivaus normaalilla lämmöllä", "tumble_normal"],
    ["Rumpukuivaus matalalla lämmöllä", "tumble_low"],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("a text may be bleached in more words, and what customers say of it is no care", () => {
  for (const [text, values] of [
    ["Albire\tpermisă, cu orice agent de albire", "any_bleach"],
    ["Výrobok sa smie bieliť, žehliť do 200 °C", "any_bleach iron_200"],
    ["Látku lze bělit. Výrobek se smí bělit.", "any_bleach"],
    ["Výrobek se nesmí bělit.", "do_not_bleach"],
    ["Kann gebleicht werden", "any_bleach"],
    ["Kann nicht gebleicht werden", "do_not_bleach"],
    ["Si può candeggiare", "any_bleach"],
    ["Non si può candeggiare", "do_not_bleach"],
    ["Tvättas i 60 grader\n\nOmdömen\n\n“Jag tvättar dem i 40 grader.” – Ylva ★★★★★", "wash_60"],
    ["Customer reviews\n★★★★★ “I wash it at 40 °C.” – Ann", ""],
  ] as const)
    expect(told(text), text).toBe(values);
});

test("the certificate of an examined type tells the care of its one product", () => {
  const care = "Care: wash at 60 °C, do not bleach, do not iron.";
  expect(
    told(`EU TYPE-EXAMINATION CERTIFICATE\nNo. 1299-26/0773\nProduct: warning vest\n${care}`, "certificate"),
  ).toBe(told(care));
  expect(told(`CERTIFICATE\nfor the following articles: vests and coats\n${care}`, "certificate")).toBe("");
});

test("a report tells the care of a label that stands in a list", () => {
  for (const sign of ["•", "–", "*"])
    expect(
      told(
        `${sign} Articolo: BX 20\n${sign} Etichetta di manutenzione: lavare a 40 °C; asciugare stesa all'ombra\n${sign} Asciugato in piano per la prova`,
        "test_report",
      ),
    ).toBe("line_shade wash_40");
});
