/** Compositions of rugs, bedding, towels and bags, and the layouts of their papers. */
import { describe, expect, test } from "bun:test";
import { expectTold, told } from "../../../../../tests/support/compositions.ts";

describe("a composition of textiles for the house", () => {
  test("has pile, ground and backing where there is pile, and is of the product without", () => {
    expectTold([
      [
        "Flor: 80 % Schurwolle, 20 % Viskose\nGrundgewebe: 100 % Baumwolle",
        "pile: virgin wool 80, viscose 20 | ground: cotton 100",
      ],
      ["Poil : 100 % polyester\nFond : 100 % coton", "pile: polyester 100 | ground: cotton 100"],
      ["Pile: 100% polypropylene\nBacking: 100% jute", "pile: polypropylene 100 | backing: jute 100"],
      ["Lugg: 100 % ull\nBotten: 100 % bomull", "pile: wool 100 | backing: cotton 100"],
      [
        "Nukka: 100 % polyamidi\nPohja: 100 % polypropeeni",
        "pile: polyamide 100 | backing: polypropylene 100",
      ],
      [
        "Strat de uzură: 100% lână\nSuport: iută 70%, bumbac 30%",
        "pile: wool 100 | backing: jute 70, cotton 30",
      ],
      ["Runo: 100% polipropylen\nPodkład: 100% juta", "pile: polypropylene 100 | backing: jute 100"],
      [
        "Pyyheliina\nNukka: 100 % puuvillaa, pohja: 70 % puuvillaa, 30 % polyesteriä",
        "pile: cotton 100 | ground: cotton 70, polyester 30",
      ],
      ["Soporte: 56 % polietileno, 44 % poliamida", "polyethylene 56, polyamide 44"],
      ["Ground: 100% cotton", "cotton 100"],
    ]);
  });

  test("has sheets with elastic and the covers of a set by their names in many languages", () => {
    for (const [cover, pillowcase, fitted] of [
      ["Navlaka za poplun", "Navlaka za jastuk", "Plahta s gumicom"],
      ["Prevleka za odejo", "Prevleka za blazino", "Rjuha z elastiko"],
      ["Плик за завивка", "Калъфка за възглавница", "Долен чаршаф"],
      ["Підковдра", "Наволочка", "Простирадло на гумці"],
      ["Παπλωματοθήκη", "Μαξιλαροθήκη", "Σεντόνι με λάστιχο"],
      ["Capa de edredão", "Fronha", "Lençol com elástico"],
    ])
      expectTold([
        [
          `${cover}\t100 % CO\n${pillowcase}\t100 % CO\n${fitted}\t95 % CO, 5 % EL`,
          "duvet cover: cotton 100 | pillowcase: cotton 100 | fitted sheet: cotton 95, elastane 5",
        ],
      ]);
  });

  test("has borders, fringes, sheets and covers by their names in many languages", () => {
    expectTold([
      ["Tyg: 100 % bomull\nFrans: 100 % ull", "cotton 100 | fringe: wool 100"],
      ["Σύνθεση: 100% μαλλί\nΚρόσσια: 100% βαμβάκι", "wool 100 | fringe: cotton 100"],
      [
        "Spugna di puro cotone 100% con balza in 70% cotone e 30% viscosa.",
        "cotton 100 | border: cotton 70, viscose 30",
      ],
      ["Composición: 100 % algodón\nCenefa: 100 % poliéster", "cotton 100 | border: polyester 100"],
      [
        "Bettbezug: 100 % Baumwolle\nSpannbettlaken: 95 % Baumwolle, 5 % Elasthan",
        "duvet cover: cotton 100 | fitted sheet: cotton 95, elastane 5",
      ],
      [
        "Nevresim ve yastık kılıfı\t%60 pamuk, %40 modal\nÇarşaf\t%100 pamuk",
        "duvet cover and pillowcase: cotton 60, modal 40 | sheet: cotton 100",
      ],
      ["Duvet cover and pillowcases\t60% cotton 40% lyocell", "cotton 60, lyocell 40"],
      ["Drap plat : 100 % lin", "linen 100"],
      [
        "Bezug: 100 % Baumwolle\nInnenhülle: 100 % Polypropylen\nFüllung: 100 % Polyester",
        "cover: cotton 100 | inner cover: polypropylene 100 | filling: polyester 100",
      ],
      [
        "Composizione del rivestimento: 100% cotone\nComposizione dell'imbottitura: 100% poliestere",
        "cover: cotton 100 | filling: polyester 100",
      ],
    ]);
  });

  test("names its part before or behind a word for what that is made of", () => {
    for (const text of [
      "Huzat anyaga: 100% pamut\nTöltet anyaga: 100% poliészter",
      "Matière de la housse : 100 % coton\nMatière du garnissage : 100 % polyester",
      "Material des Bezugs: 100 % Baumwolle\nMaterial der Füllung: 100 % Polyester",
      "Composición de la funda: 100 % algodón\nComposición del relleno: 100 % poliéster",
      "Materiał poszewki: 100% bawełna\nMateriał wypełnienia: 100% poliester",
      "Kılıf malzemesi: %100 pamuk\nDolgu malzemesi: %100 polyester",
    ])
      expect(told(text), text).toEqual(["cover: cotton 100 | filling: polyester 100"]);
    expectTold([
      [
        "Die Tagesdecke ist außen aus 100 % Baumwolle und ist mit 100 % Polyester gefüllt.",
        "shell: cotton 100 | filling: polyester 100",
      ],
      ["Das Kissen ist mit 100 % Baumwolle bezogen.", "cotton 100"],
    ]);
  });

  test("of a bag has a bottom and straps, and that of a bikini has no such part", () => {
    expectTold([
      [
        "• Exterior – 100% poliéster\n• Forro – 100% poliéster\n• Fundo – 100% poliamida\n• Alças – malha 3D 100% poliéster",
        "shell: polyester 100 | lining: polyester 100 | bottom: polyamide 100 | strap: polyester 100",
      ],
      [
        "Außenmaterial: 100 % Polyester\nFutter: 100 % Polyester\nBoden: 100 % Polyamid",
        "shell: polyester 100 | lining: polyester 100 | bottom: polyamide 100",
      ],
      [
        "Bikini bottom: 82% polyamide 18% elastane\nLining: 100% polyester",
        "polyamide 82, elastane 18 | lining: polyester 100",
      ],
    ]);
  });

  test("has fibres of workwear, down in small words, and other names of bamboo", () => {
    expectTold([
      ["75% modacrylic / 24% cotton / 1% carbon fibre", "modacrylic 75, cotton 24, carbon fibre 1"],
      ["79% bawełna, 20% poliester, 1% włókno antystatyczne", "cotton 79, polyester 20, other fibres 1"],
      ["Fyld: 60 % hvide andedun, 40 % småfjer", "filling: down 60, feathers 40"],
      ["Výplň: 15 % kačacie páperie, 85 % kačacie perie", "filling: down 15, feathers 85"],
      ["70 % Viskose (Bambus), 30 % Baumwolle", "viscose 70, cotton 30"],
      ["bawełna 80%, bambus (wiskoza) 20%", "cotton 80, viscose 20"],
      ["Our plant is 100% carbon neutral.", ""],
      ["Finish: 100% antistatic.", ""],
    ]);
  });

  test("stands in tables with the fibre in each cell, with numbered rows, and with names over two lines", () => {
    expectTold([
      [
        "Component tested\tResult (%)\tClaimed (%)\tConclusion\n(A) Grey knitted shell\tAcrylic 74.6\tAcrylic 75\tConform\n\tPolyamide 25.4\tPolyamide 25\n(B) White fleece lining\tPolyester 100\tPolyester 100\tConform",
        "shell: acrylic 75, polyamide 25 | lining: polyester 100",
      ],
      [
        "Placement\tFabric\tContent\nShell\tFleece 240 gsm\t100% wool\nMesh\tKnit, side panels\t100% polyester\nLabel wording",
        "shell: wool 100 | mesh: polyester 100",
      ],
      [
        "#\tComponent\tDescription\tContent\n1\tMain body\t600D plain\t100% polyester\n2\tLining\ttaffeta\t100% cotton\n3\tShoulder\twebbing 25 mm\t100% polypropylene\nstrap\n4\tThread\tTex 60\t100% polyamide",
        "polyester 100 | lining: cotton 100 | strap: polypropylene 100",
      ],
      [
        "Outer\t100% cotton\tEverwin\nSleeve\t100% polyester\tEverwin\nlining",
        "shell: cotton 100 | sleeve lining: polyester 100",
      ],
    ]);
  });

  test("has the part of its own row, whatever the next row begins with", () => {
    expectTold([
      [
        "Forro\tJersey, 100% algodão\nBolsos\t80% poliéster / 20% algodão",
        "lining: cotton 100 | pocket lining: polyester 80, cotton 20",
      ],
      ["Sleeve\t100% linen\nLining\t100% cotton", "sleeve: linen 100 | lining: cotton 100"],
    ]);
  });

  test("names the pieces of a set in a sentence, each with what it is of", () => {
    expectTold([
      [
        "Il lenzuolo sopra è in 55% lino e 45% cotone, il lenzuolo con angoli in 100% cotone, le federe in 70% cotone e 30% lyocell.",
        "sheet: linen 55, cotton 45 | fitted sheet: cotton 100 | pillowcase: cotton 70, lyocell 30",
      ],
      [
        "Der Bettbezug ist aus 100 % Leinen, die Kissenbezüge sind aus 100 % Baumwolle.",
        "duvet cover: linen 100 | pillowcase: cotton 100",
      ],
      [
        "La housse de couette est en 100 % lin et les taies en 100 % coton.",
        "duvet cover: linen 100 | pillowcase: cotton 100",
      ],
      ["Die Kissenbezüge sind aus 100 % Baumwolle.", "cotton 100"],
    ]);
  });

  test("calls what stands over a ground pile", () => {
    expectTold([
      [
        "Toalha Ericeira\nFelpa: 100% algodão\nBase: 85% algodão, 15% poliéster\nFranjas: 100% algodão",
        "pile: cotton 100 | ground: cotton 85, polyester 15 | fringe: cotton 100",
      ],
    ]);
  });

  test("calls Danish pieces so by their own letters, and takes no drawing elsewhere for goods sold apart", () => {
    expectTold([
      [
        "Dynebetræk: 100 % hør\nPudebetræk: 100 % bomuld\nStræklagen: 95 % bomuld, 5 % elastan",
        "duvet cover: linen 100 | pillowcase: cotton 100 | fitted sheet: cotton 95, elastane 5",
      ],
      [
        "Lining\t100% PES\nSketch - see separate PDF file\nPocket lining\t100% PA\nShell\t94/6 PES/EL",
        "lining: polyester 100 | pocket lining: polyamide 100 | shell: polyester 94, elastane 6",
      ],
      [
        "Huvudmaterial: 80 % polyamid, 20 % elastan\nKil: 100 % bomull",
        "polyamide 80, elastane 20 | gusset: cotton 100",
      ],
    ]);
  });

  test("calls pile and ground so in a sentence, and behind the begin of a value", () => {
    expectTold([
      [
        "Hand towel with a pile of 100 % organic cotton, a ground of 55 % cotton and 45 % polyester.",
        "pile: organic cotton 100 | ground: cotton 55, polyester 45",
      ],
      [
        "Composição\tfelpo 85/15 CO/PL — base: 100 % CO",
        "pile: cotton 85, polyester 15 | ground: cotton 100",
      ],
    ]);
  });

  test("calls pieces so behind which their size stands, and not what has a hood by its hood", () => {
    expectTold([
      [
        "Bettbezug 135 x 200 cm\t100 % Baumwolle\nKissenbezug 80 x 80 cm\t60 % Lyocell, 40 % Baumwolle",
        "duvet cover: cotton 100 | pillowcase: lyocell 60, cotton 40",
      ],
      [
        "Sweatshirt com capuz\n80% algodão 20% poliéster reciclado\nPunhos: 95% algodão 5% elastano",
        "cotton 80, recycled polyester 20 | cuff: cotton 95, elastane 5",
      ],
    ]);
  });

  test("has pieces where Hungarian tells an upper and a lower part, and its own label before its cloth", () => {
    expectTold([
      [
        "Felsőrész: 100% pamut\nAlsórész: 60% pamut, 40% modál",
        "top: cotton 100 | bottom: cotton 60, modal 40",
      ],
      [
        "Buitenstof: 100% polyamide\nVoering: 100% polyester (mesh)",
        "shell: polyamide 100 | lining: polyester 100",
      ],
      ["Buitenstof: 100% polyamide\n100% polyester (mesh)", "shell: polyamide 100 | mesh: polyester 100"],
    ]);
  });

  test("is not told of what could not be proven", () => {
    for (const text of [
      "The declared composition of 95% organic cotton and 5% elastane could not be verified.",
      "Die Zusammensetzung 95 % Baumwolle, 5 % Elasthan konnte nicht bestätigt werden.",
      "La composición de 95 % algodón y 5 % elastano no pudo ser verificada.",
    ])
      expect(told(text), text).toEqual([]);
  });
});

test("pieces of bed linen are told apart in all languages, with their sizes and how many there are", () => {
  for (const [set, duvet, pillows, sheet] of [
    ["Bed linen set", "Duvet cover", "Pillowcases", "Fitted sheet"],
    ["Jogo de cama", "Capa de edredão", "Fronhas", "Lençol de baixo ajustável"],
    ["Komplet pościeli", "Poszwa na kołdrę", "Poszewki na poduszki", "Prześcieradło z gumką"],
    ["Sengesett", "Dynetrekk", "Putevar", "Stretchlaken"],
    ["Sada povlečení", "Povlak na přikrývku", "Povlaky na polštáře", "Prostěradlo s gumou"],
    ["Súprava obliečok", "Obliečka na paplón", "Obliečky na vankúše", "Napínacia plachta"],
    ["Ágynemű garnitúra", "Paplanhuzat", "Párnahuzatok", "Gumis lepedő"],
    ["Set lenjerie de pat", "Husă de pilotă", "Fețe de pernă", "Cearșaf cu elastic"],
    ["Komplet posteljnine", "Prevleka za odejo", "Prevleki za blazino", "Rjuha z elastiko"],
    ["Спален комплект", "Плик за завивка", "Калъфки за възглавници", "Чаршаф с ластик"],
    ["Σετ σεντόνια", "Παπλωματοθήκη", "Μαξιλαροθήκες", "Σεντόνι με λάστιχο"],
    ["Patalynės komplektas", "Antklodės užvalkalas", "Pagalvių užvalkalai", "Paklodė su guma"],
    ["Комплект постільної білизни", "Підковдра", "Наволочки", "Простирадло на гумці"],
  ] as const) {
    const text = `${set} SN-1\n${duvet} 160×200: 60% CO, 40% CLY\n${pillows} 70×80 (2): 100% CO\n${sheet}: 97% CO, 3% EL`;
    expectTold([
      [
        text,
        "duvet cover: cotton 60, lyocell 40 | pillowcase: cotton 100 | fitted sheet: cotton 97, elastane 3",
      ],
    ]);
  }
});

test("upper and lower part of a set are its top and its bottom", () => {
  for (const [upper, lower] of [
    ["Zgornji del", "Spodnji del"],
    ["Parte superiore", "Parte inferiore"],
    ["Horní díl", "Spodní díl"],
    ["Överdel", "Underdel"],
  ])
    expectTold([
      [`${upper}: 100% CO\n${lower}: 60% CO, 40% CMD`, "top: cotton 100 | bottom: cotton 60, modal 40"],
    ]);
});

test("a label may tell whose composition it is before the name of the part, or behind it", () => {
  for (const [upper, lower] of [
    ["Zusammensetzung des Oberteils", "Zusammensetzung des Unterteils"],
    ["Composition de la partie supérieure", "Composition de la partie inférieure"],
    ["Composizione della parte superiore", "Parte inferiore"],
    ["Composición de la parte de arriba", "Composición de la parte de abajo"],
    ["Skład części górnej", "Skład części dolnej"],
    ["Sirovinski sastav gornjeg dijela", "Sirovinski sastav donjeg dijela"],
    ["Yläosan koostumus", "Alaosan koostumus"],
    ["A felsőrész összetétele", "Az alsórész összetétele"],
    ["Top composition", "Bottom composition"],
  ])
    for (const sign of [": ", "\t"])
      expectTold([
        [
          `${upper}${sign}100% CO\n${lower}${sign}60% CO, 40% CMD`,
          "top: cotton 100 | bottom: cotton 60, modal 40",
        ],
      ]);
  expectTold([
    [
      "Sestava zunanje tkanine: 100% PA. Sestava podloge: 100% CO",
      "shell: polyamide 100 | lining: cotton 100",
    ],
    [
      "Dış kumaş bileşimi: 100% PA\nDolgu bileşimi: 100% PES",
      "shell: polyamide 100 | filling: polyester 100",
    ],
    // Its first word is German for what was so before.
    ["Üst parça: 100% PES\nAlt parça: 60% CO, 40% CMD", "top: polyester 100 | bottom: cotton 60, modal 40"],
  ]);
});

test("a sentence may say more of a part before its verb", () => {
  expectTold([
    ["The body is 100% wool. The fringe, braided by hand, is 100% cotton.", "wool 100 | fringe: cotton 100"],
  ]);
});
