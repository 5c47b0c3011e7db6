import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

function careTold(text: string): string {
  return findByRules([readingOf(text)], { template: "textile", kind: "other" })
    .filter(({ field }) => field.startsWith("care_"))
    .flatMap(({ value }) => (Array.isArray(value) ? value.map(String) : [String(value)]))
    .sort()
    .join(" ");
}

function expectCare(told: Readonly<Record<string, string>>): void {
  for (const [text, care] of Object.entries(told))
    expect({ text, care: careTold(text) }).toEqual({ text, care });
}

test("what may be boiled is washed at that heat, and so are goods whose signs follow their name", () => {
  expectCare({
    "The aprons can be boiled at 95 °C.": "wash_95",
    "Förklädena kan kokas i 95 grader.": "wash_95",
    "Forklæderne kan koges ved 95 grader.": "wash_95",
    "Le tablier peut bouillir à 95 °C.": "wash_95",
    "Predpasnik se lahko prekuha pri 95 °C.": "wash_95",
    "Фартух: кип'ятіння при 95 °C.": "wash_95",
    "Predpasnik prenese 95 °C.": "wash_95",
    "Delantales: 60 °C; sin secadora; plancha hasta 150 °C": "do_not_tumble iron_150 wash_60",
    "Storage: 60 °C, dry place": "",
  });
});

test("a programme for wool is a very gentle one, and what wool is washed with is none", () => {
  expectCare({
    "The vest stands the wool cycle at 30 degrees.": "wash_30_very_mild",
    "Die Weste verträgt das Wollprogramm mit 30 Grad.": "wash_30_very_mild",
    "Waschen: 40 °C, Programm Wolle": "wash_40_very_mild",
    "Gilet : lavage 30 °C au programme spécial laine": "wash_30_very_mild",
    "El chaleco aguanta el programa de lana a 30 grados.": "wash_30_very_mild",
    "Lavar a 40 °C no programa lãs": "wash_40_very_mild",
    "Lavaggio a 40 °C, ciclo per lana": "wash_40_very_mild",
    "Wassen op 40 °C, wolwasprogramma": "wash_40_very_mild",
    "Prać w 40 °C, program do wełny": "wash_40_very_mild",
    "Ulltvätt 40 °C": "wash_40_very_mild",
    "Uldvask 40 °C": "wash_40_very_mild",
    "Villapesu 40 °C": "wash_40_very_mild",
    "Praní 40 °C, program na vlnu": "wash_40_very_mild",
    "Mosás 40 °C-on gyapjúprogramon": "wash_40_very_mild",
    "Spălare la 40 °C, program pentru lână": "wash_40_very_mild",
    "Prsluk podnosi program za vunu na 30 stupnjeva.": "wash_30_very_mild",
    "Skalbti 40 °C, režimas vilnai": "wash_40_very_mild",
    "Жилет витримує програму для вовни при 30 градусах.": "wash_30_very_mild",
    "Yeleği yün programında 30 derecede yıkayınız.": "wash_30_very_mild",
    "Ullvask 40 °C (skånsom)": "wash_40_mild",
    "Waschen 40 °C mit Wollwaschmittel": "wash_40",
    "Machine wash 40 °C, use wool detergent": "wash_40",
  });
});

test("the degrees of washing may be a part of a word, and a number in words", () => {
  expectCare({
    "The throw tolerates a 60-degree wash.": "wash_60",
    "Die Decke darf in die 60-Grad-Wäsche.": "wash_60",
    "Pläden tål 60-graderstvätt.": "wash_60",
    "Plaiden tåler 60-graders vask.": "wash_60",
    "Huopa kestää 60 asteen konepesun.": "wash_60",
    "Wash it at sixty degrees.": "wash_60",
    "Lavez-le à soixante degrés.": "wash_60",
    "Was de plaid op zestig graden.": "wash_60",
    "A manta pode ir à máquina a 60 graus.": "wash_60",
    "Nur mit der Hand und lauwarm waschen.": "hand_wash",
    "Der Mantel darf nicht in die Wäsche.": "do_not_wash",
    "Keep it for sixty days.": "",
  });
});

test("what is laid flat behind a dryer that is forbidden is dried so", () => {
  expectCare({
    "Do not tumble dry; lay it flat.": "do_not_tumble flat",
    "Nicht in den Trockner, flach hinlegen.": "do_not_tumble flat",
    "Pas de sèche-linge : on l'étale à plat.": "do_not_tumble flat",
    "Non in asciugatrice: si stende in piano.": "do_not_tumble flat",
    "Nada de secadora: se extiende en horizontal.": "do_not_tumble flat",
    "Niet in de droger, plat neerleggen.": "do_not_tumble flat",
    "Nie suszyć w suszarce, rozłożyć na płasko.": "do_not_tumble flat",
    "Suszyć na leżąco": "flat",
    "Iron warm; lay it flat on a towel.": "iron_150",
  });
});

test("labels call a dryer and cleaning by short names, and solvents by a letter in its circle", () => {
  expectCare({
    "Niet in de trommeldroger": "do_not_tumble",
    "Pas de séchoir\nStrijken max. 110 °C": "do_not_tumble iron_110",
    "lavaggio 40°; no ferro; no secco": "do_not_dry_clean do_not_iron wash_40",
    "Suché čistenie zakázané": "do_not_dry_clean",
    "Není určeno k chemickému čištění": "do_not_dry_clean",
    "Sušenje v sušilnem stroju ni\ndovoljeno": "do_not_tumble",
    "chemische Reinigung Ⓟ": "dry_p",
    "nettoyage à sec Ⓕ, modéré": "dry_f_mild",
    "Chem. reinigen P, zacht programma": "dry_p_mild",
  });
});

test("a report on a sample tells the care that is declared of it", () => {
  const told = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "test_report" })
      .filter(({ field }) => field === "care_drying")
      .map(({ value }) => value);
  for (const text of [
    "Deklarirano održavanje: ne sušiti u bubnju",
    "Deklarované ošetrovanie: nesušiť v sušičke",
    "Oplyst pleje: må ikke tørretumbles",
    "Deklareeritud hooldus: trummelkuivatus keelatud",
  ])
    expect(told(text), text).toEqual([["do_not_tumble"]]);
});

test("any bleach may be used where every kind or chlorine is allowed", () => {
  expectCare({
    "Any bleach may be used.": "any_bleach",
    "Chloren erlaubt": "any_bleach",
    "Le blanchiment au chlore est autorisé.": "any_bleach",
    "Ammesso qualsiasi candeggiante.": "any_bleach",
    "Cualquier blanqueador permitido.": "any_bleach",
    "Dowolne środki wybielające": "any_bleach",
    "Klorblekning är tillåten.": "any_bleach",
    "Tåler alle blegemidler.": "any_bleach",
    "Lubatud on kõik pleegitusvahendid.": "any_bleach",
    "Bármilyen fehérítő használható.": "any_bleach",
    "Chlor- wie Sauerstoffbleiche ist erlaubt.": "any_bleach",
    "Do not use any bleach.": "do_not_bleach",
    "Avoid any bleach.": "do_not_bleach",
    "Tout agent de blanchiment est interdit.": "do_not_bleach",
    "Lejía de oxígeno permitida.": "oxygen_only",
    "Chlorine bleach can damage the fibres.": "",
  });
});

test("what is hung wet or in the shade is hung to dry, and the shade may stand before or behind a comma", () => {
  expectCare({
    "Hang up dripping wet in the shade.": "drip_line_shade",
    "Suspendre sans essorer, à l'ombre.": "drip_line_shade",
    "Όχι στεγνωτήριο, άπλωμα στη σκιά.": "do_not_tumble line_shade",
    "Απλώστε στη σκιά.": "line_shade",
    "Árnyékban teregetni.": "line_shade",
    "Простиране на сянка.": "line_shade",
    "Colgar sin escurrir, a la sombra.": "drip_line_shade",
    "Rozwiesić bez wyżymania, w cieniu.": "drip_line_shade",
    "Pověsit bez ždímání, ve stínu.": "drip_line_shade",
    "Im Schatten, liegend trocknen.": "flat_shade",
    "Árnyékban, fektetve szárítandó.": "flat_shade",
    "Séchez-le à plat, à l'abri du soleil.": "flat_shade",
    "Torka den plant, skyddad mot solen.": "flat_shade",
    "Sécher à plat sans essorer ni centrifuger.": "drip_flat",
    "Secar en plano sin escurrir ni centrifugar.": "drip_flat",
    "Suszyć na płasko bez wyżymania i wirowania.": "drip_flat",
    "Riputada tilkuvana nöörile.": "drip_line",
    "Κρεμάστε το βρεγμένο, χωρίς στύψιμο, σε σχοινί.": "drip_line",
    "A se usca picurând, pe sfoară, la umbră.": "drip_line_shade",
    "Hang the picture in the hall.": "",
  });
});

test("washing is forbidden as other care is, but not where only the machine is", () => {
  expectCare({
    "Washing is prohibited.": "do_not_wash",
    "È vietato il lavaggio.": "do_not_wash",
    "Prohibido el lavado.": "do_not_wash",
    "Praní je zakázáno.": "do_not_wash",
    "Mosása tilos.": "do_not_wash",
    "Vask er forbudt.": "do_not_wash",
    "Забранено е прането.": "do_not_wash",
    "Yıkanması yasaktır.": "do_not_wash",
    "Machine washing is prohibited.": "",
    "Le lavage en machine est interdit.": "",
  });
});

test("professional cleaning has its solvent behind it, before it or in brackets", () => {
  expectCare({
    "Professionell rengöring med kolväten (F).": "dry_f",
    "Допуска се професионално почистване с въглеводороди (F).": "dry_f",
    "Tetraklór-etilénnel (P) vegytisztítható.": "dry_p",
    "Mit Perchlorethylen (P) chemisch zu reinigen.": "dry_p",
    "Limpeza profissional a húmido (W), processo suave.": "wet_w_mild",
  });
});

test("what is washed may stand between washing and by hand, and a machine in place of a verb", () => {
  expectCare({
    "Wij raden aan het vest met de hand te wassen.": "hand_wash",
    "Recomendamos lavar el chaleco a mano.": "hand_wash",
    "Nous conseillons de laver ce gilet à la main.": "hand_wash",
    "Перете жилетката на ръка.": "hand_wash",
    "En machine à 40 °C, sèche-linge exclu.": "do_not_tumble wash_40",
    "Darf bei 60 °C in die Maschine, nicht in den Trockner.": "do_not_tumble wash_60",
  });
});

test("a drum is at usual heat where that stands before it", () => {
  expectCare({
    "Zástěry snesou běžnou teplotu v sušičce.": "tumble_normal",
    "Szárítógépben normál hőfokon szárítható.": "tumble_normal",
    "Alacsony hőfokon szárítógépben szárítható.": "tumble_low",
    "Suszarka bębnowa – temperatura normalna": "tumble_normal",
  });
});

test("how it is spun may stand between the heat and how gently it is washed", () => {
  expectCare({
    "Lavar a máquina a 40 ºC, centrifugado corto, programa delicado.": "wash_40_mild",
    "Maschinenwäsche 40 °C, kurz schleudern, Schonwaschgang.": "wash_40_mild",
    "Prać w 40°C, krótkie wirowanie, program delikatny.": "wash_40_mild",
    "Lavar a máquina a 40 ºC, centrifugado suave.": "wash_40",
    "Maskintvätt 40 °C, kort centrifugering, torktumlas ej, skonsam strykning.": "do_not_tumble wash_40",
  });
});

test("what suits a dryer is dried in it, and what does not is not", () => {
  expectCare({
    "Für den Wäschetrockner geeignet (normale Temperatur).": "tumble_normal",
    "Für den Trockner geeignet (niedrige Temperatur).": "tumble_low",
    "Adatta all'asciugatrice.": "tumble_normal",
    "Non adatta all'asciugatrice.": "do_not_tumble",
    "Nadaje się do suszarki.": "tumble_normal",
    "Nie nadaje się do suszarki.": "do_not_tumble",
    "Kurutma makinesine uygundur.": "tumble_normal",
    "Kurutma makinesine uygun değildir.": "do_not_tumble",
  });
});

test("a word for no at the begin of a line is that of what follows there", () => {
  expectCare({
    "Trocknen\tTrommeltrockner niedrige Temperatur\nBügeln\tnicht bügeln": "do_not_iron tumble_low",
    "Drogen\nStrijken\n\ndroogtrommel lage temperatuur\nniet strijken": "do_not_iron tumble_low",
  });
});

test("what may be done in place of a drum is told with it, but not what is forbidden with it", () => {
  expectCare({
    "Tumble dry low or dry flat.": "flat tumble_low",
    "Im Trommeltrockner bei niedriger Temperatur oder auf der Leine trocknen.": "line tumble_low",
    "Sécher en machine à basse température ou sur fil.": "line tumble_low",
    "Drogen in de droger op lage temperatuur of hangend.": "line tumble_low",
    "Suszyć w suszarce bębnowej w niskiej temperaturze lub na płasko.": "flat tumble_low",
    "Džiovinti būgninėje džiovyklėje žemoje temperatūroje arba pakabinus.": "line tumble_low",
    "Sušit v bubnové sušičce při nízké teplotě nebo pověšené.": "line tumble_low",
    "Secador a baixa temperatura; também pode secar pendurado": "line tumble_low",
    "· nicht bleichen\n· Trockner bei normaler Temperatur, oder auf der Leine":
      "do_not_bleach line tumble_normal",
    "· ne pas blanchir\n· sèche-linge à température normale, ou sur fil": "do_not_bleach line tumble_normal",
  });
});

test("how it is dried in the air stands behind a comma", () => {
  expectCare({
    "Asciugatura\tall'aria, appeso": "line",
    "Trocknen: an der Luft, liegend": "flat",
    "Séchage\tà l'air libre, suspendu": "line",
    "Secado: al aire, colgado": "line",
    "Candeggio\tnon candeggiare\nAsciugatura\tall'aria, appeso": "do_not_bleach line",
    "Drogen\taan de lucht, hangend": "line",
    "Suszenie: na powietrzu, w pozycji wiszącej": "line",
    "Tørring\ti luften, hængende": "line",
    "Szárítás: levegőn, fektetve": "flat",
    "Ne pas sécher à l'air, suspendu": "",
  });
});

test("a word for no that ends the line of one action is not that of the next", () => {
  expectCare({
    "Skontvätt 40 °C\nBlek ej\nTorktumlas på låg temperatur": "do_not_bleach tumble_low wash_40_mild",
    "Bleichen nicht\nTrommeltrocknen bei niedriger Temperatur": "do_not_bleach tumble_low",
    "Må ikke\ntørretumbles": "do_not_tumble",
  });
});

test("how gently it is washed may stand before a dash, and a drum for drying has heats of its own", () => {
  expectCare({
    "Prať pri 30 °C, jemný postup – Nebieliť – Nežehliť": "do_not_bleach do_not_iron wash_30_mild",
    "Waschen bei 40 °C, Schonwaschgang – nicht bleichen – nicht bügeln":
      "do_not_bleach do_not_iron wash_40_mild",
    "Prania przy 40 °C, normalny – nie wybielać – prasować przy 110 °C": "do_not_bleach iron_110 wash_40",
    "Maskinvask 40 °C\nTørretumbling ved lav temperatur (60 °C)\nVaskeanvisning": "tumble_low wash_40",
    "Sušenje v bobnastem sušilniku prepovedano.": "do_not_tumble",
    "Sušenje v bubanjskoj sušilici zabranjeno.": "do_not_tumble",
    "Professionelle Textilreinigung (P), schonendes Verfahren": "dry_p_mild",
    "Entretien textile professionnel (F)": "dry_f",
    "Professional textile care P, mild process": "dry_p_mild",
  });
});

test("a gentle heat of a dryer is a low one, and hanging without wringing is dripping", () => {
  expectCare({
    "Sèche-linge à température douce": "tumble_low",
    "Secadora a temperatura suave": "tumble_low",
    "Suspendre sans essorer": "drip_line",
    "Tender sin escurrir": "drip_line",
    "Sécher sur fil à\nl’ombre": "line_shade",
    "Please tell your guests not to bleach, iron or dry clean it.":
      "do_not_bleach do_not_dry_clean do_not_iron",
  });
});

test("a Romanian dryer may be called by its drum, and by how warm it is behind a comma", () => {
  const text = "Înălbire\tnu se înălbește\nUscare\tîn uscător cu tambur, temperatură redusă";
  const drying = findByRules([readingOf(text)], { template: "textile", kind: "other" });
  expect(drying.find(({ field }) => field === "care_drying")?.value).toEqual(["tumble_low"]);
});

test("the drum stands before the line, parted by brackets, a comma or a word for or", () => {
  for (const text of [
    "Trocknen\tTrommel normal (zwei Punkte) oder auf der Leine",
    "Trommel bei normaler Temperatur (zwei\nPunkte), oder hängend",
    "Trockner normal oder auf der Leine",
    "Sèche-linge température normale (deux points), ou sur fil",
    "Asciugatrice a temperatura normale (due punti) oppure steso",
    "Secadora normal (dos puntos) o tendido",
    "Máquina de secar normal (dois pontos) ou estendal",
    "Droger normaal (twee stippen), of aan de lijn",
    "Suszarka bębnowa normalna (dwie kropki) lub na sznurku",
    "Sušička normální (dvě tečky) nebo na šňůře",
    "Tørretumbling normal eller på snor",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: "line tumble_normal" });
});

test("behind the drum a verb says that it may be used at its usual heat", () => {
  for (const text of [
    "In de droger mag het op normale stand.",
    "In den Trockner darf er auf normaler Stufe.",
    "Au sèche-linge, il passe en température normale.",
    "In asciugatrice può andare a temperatura normale.",
    "En la secadora puede ir a temperatura normal.",
    "In the dryer it may go on the normal setting.",
    "I torktumlaren får den torkas på normal temperatur.",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: "tumble_normal" });
  expect(careTold("In de droger mag het niet op normale stand.")).toBe("");
});

test("Portuguese irons by passing", () => {
  expect(careTold("Passar a 110 °C.")).toBe("iron_110");
  expect(careTold("Passar até 150 °C, sem vapor")).toBe("iron_150");
  expect(careTold("Passar em temperatura média.")).toBe("iron_150");
});

test("symbols are told by their lines and what is in them", () => {
  for (const [text, value] of [
    ["3. square with one upright line\n4. iron crossed out", "do_not_iron line"],
    ["Quadrat mit zwei senkrechten Strichen", "drip_line"],
    ["carré avec une ligne horizontale", "flat"],
    ["quadrato con una linea verticale e due linee oblique nell'angolo", "line_shade"],
    ["quadrado com dois traços verticais", "drip_line"],
    ["vierkant met één verticale streep", "line"],
    ["kwadrat z poziomą kreską", "flat"],
    ["kvadrat med en lodret streg", "line"],
    ["neliö, jossa yksi pystysuora viiva", "line"],
    ["negyzet egy függőleges vonallal", "line"],
    ["квадрат с хоризонтална линия", "flat"],
    ["Dreieck mit zwei schrägen Linien", "oxygen_only"],
    ["bac avec une main", "hand_wash"],
  ] as const)
    expect({ text, told: careTold(text) }).toEqual({ text, told: value });
});

test("oxygen alone may bleach, where a bleach with chlorine is forbidden right before", () => {
  for (const text of [
    "No usar lejía, solo blanqueador de oxígeno",
    "No usar blanqueador a base de cloro (solo blanqueador de oxígeno).",
    "Non usare candeggina al cloro (solo candeggio all'ossigeno)",
    "Não usar lixívia com cloro (apenas branqueador à base de oxigénio)",
  ])
    expect({ text, told: careTold(text) }).toEqual({ text, told: "oxygen_only" });
  expect(careTold("No usar lejía. Secar solo en horizontal.")).toBe("do_not_bleach flat");
});

test("a report of a test tells the care of the label as a list of points below its name", () => {
  const report = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "test_report" })
      .filter(({ field }) => field === "care_drying")
      .flatMap(({ value }) => value);
  for (const name of ["Proposed care label", "Care instructions", "Empfohlene Pflegekennzeichnung"])
    expect(
      report(`${name}\n• Wash at 60 °C\n• Tumble dry, low temperature\n• Iron up to 150 °C`),
      name,
    ).toEqual(["tumble_low"]);
  expect(report("Conditioning of the sample\n• Wash at 60 °C\n• Tumble dry, low temperature")).toEqual([]);
});
