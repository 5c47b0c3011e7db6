import { describe, test } from "bun:test";
import { expectTold } from "../../../../../../tests/support/compositions.ts";

describe("the part of a composition in a sentence", () => {
  test("is a filling where it is down, beside a cloth", () => {
    expectTold([
      [
        "Shell: 100% nylon. Filled with goose down: 80% down, 20% feathers.",
        "shell: polyamide 100 | filling: down 80, feathers 20",
      ],
      [
        "Oberstoff: 100 % Polyamid. Gefüllt mit Entendaunen: 80 % Daunen, 20 % Federn.",
        "shell: polyamide 100 | filling: down 80, feathers 20",
      ],
      [
        "Extérieur : 100 % polyamide. Garni de duvet d'oie : 80 % duvet, 20 % plumes.",
        "shell: polyamide 100 | filling: down 80, feathers 20",
      ],
      ["80% down, 20% feathers", "down 80, feathers 20"],
    ]);
  });

  test("stands before its own shares, behind those of the body", () => {
    expectTold([
      [
        "The body is 70 % cotton 30 % polyester, and the cuff has 95 % cotton and 5 % elastane.",
        "cotton 70, polyester 30 | cuff: cotton 95, elastane 5",
      ],
      [
        "Le corps est en 70 % coton et 30 % polyester ; pour la doublure, c’est 100 % viscose.",
        "cotton 70, polyester 30 | lining: viscose 100",
      ],
      [
        "Bluza jest z 70% bawełny i 30% poliestru, a ściągacz z 100% bawełny.",
        "cotton 70, polyester 30 | rib: cotton 100",
      ],
      [
        "A kabát 70% pamut és 30% poliészter, a bélés pedig 100% viszkóz.",
        "cotton 70, polyester 30 | lining: viscose 100",
      ],
      [
        "Jaka ir 70% kokvilnas un 30% poliestera, bet odere – 100% viskozes.",
        "cotton 70, polyester 30 | lining: viscose 100",
      ],
      [
        "Trøjen er 70 % bomuld og 30 % polyester, mens ribben er 100 % bomuld.",
        "cotton 70, polyester 30 | rib: cotton 100",
      ],
      [
        "Το σακάκι είναι 70% βαμβάκι και 30% πολυεστέρας και η φόδρα 100% βισκόζη.",
        "cotton 70, polyester 30 | lining: viscose 100",
      ],
      ["The dress has pockets, 100 % linen", "linen 100"],
    ]);
  });

  test("is a side, where the other one is told elsewhere", () => {
    expectTold([
      ["Front: 100% silk; back and sleeves: see annex", "front: silk 100"],
      ["Przód: 100% jedwab, tył: patrz załącznik", "front: silk 100"],
      ["Front: 100% silk\nBack: wash at 30°", "silk 100"],
    ]);
  });

  test("is no thread that sews it, in any language", () => {
    expectTold([
      ["Filo per cuciture: 100% poliestere", ""],
      ["Hilo para coser: 100 % poliéster", ""],
      ["Nit na šití: 100 % polyester", ""],
      ["Õmblusniidid: 100% polüester", ""],
      ["Siuvimo siūlas: 100 % poliesteris", ""],
      ["Κλωστή ραψίματος: 100% πολυεστέρας", ""],
    ]);
  });

  test("stands behind its shares, or around them", () => {
    expectTold([
      ["80/20 wool/nylon in the body, 100% wool in the fringe.", "wool 80, polyamide 20 | fringe: wool 100"],
      [
        "Mit 85/15 Polyamid/Elasthan in der Spitze und 100 % Baumwolle am Kragen.",
        "lace: polyamide 85, elastane 15 | collar: cotton 100",
      ],
      [
        "Con 90/10 algodón/elastano en los puños y lino al 100 % en el cuerpo.",
        "cuff: cotton 90, elastane 10 | linen 100",
      ],
      [
        "W koronce 90/10 poliamid/elastan, ramiączka z bawełny (100%).",
        "lace: polyamide 90, elastane 10 | strap: cotton 100",
      ],
      [
        "I spetsen 90/10 polyamid/elastan, i kragen 100 % bomull.",
        "lace: polyamide 90, elastane 10 | collar: cotton 100",
      ],
      [
        "The lining is 100% polyester in the body and 100% cotton in the sleeves.",
        "lining: polyester 100 | sleeve lining: cotton 100",
      ],
      ["Jacket 100% cotton no lining", "cotton 100"],
      ["Shirt of 100% cotton in the colour of the sleeves of last year", "cotton 100"],
    ]);
  });

  test("is the front beside a back, and both in one word", () => {
    expectTold([
      [
        "\tFață\tSpate\nBumbac\t70%\t95%\nPoliamidă\t30%\t-\nElastan\t-\t5%",
        "front: cotton 70, polyamide 30 | back: cotton 95, elastane 5",
      ],
      [
        "Vorder- und Rückenteil: 100 % Leinen\nÄrmel: 100 % Seide",
        "front and back: linen 100 | sleeve: silk 100",
      ],
    ]);
  });

  test("stands in the cell of its fibre, and before a remark", () => {
    expectTold([
      [
        "Component\tClaimed\tFound\nSleeve – cotton\t60 %\t61 %\nSleeve – linen\t40 %\t39 %\nCollar – cotton\t100 %\t100 %",
        "sleeve: cotton 60, linen 40 | collar: cotton 100",
      ],
      [
        "Parte\tFibra\tNote\tQuota\nCorpo\tcotone\tfilato pettinato\t92%\nCorpo\telastan\t22 dtex\t8%\nCollo\tcotone\tcosta 2×1\t100%",
        "cotton 92, elastane 8 | collar: cotton 100",
      ],
    ]);
  });

  test("is the whole of a beanie, which French calls as the cup of a brassiere", () => {
    expectTold([
      ["Bonnet : 70 % laine, 30 % soie", "wool 70, silk 30"],
      [
        "Bonnet : 80 % laine, 20 % soie\nDoublure : 100 % polyester",
        "wool 80, silk 20 | lining: polyester 100",
      ],
      [
        "Dentelle : 88 % polyamide, 12 % élasthanne\nBonnet : 100 % polyester\nDoublure : 100 % coton",
        "lace: polyamide 88, elastane 12 | cup: polyester 100 | lining: cotton 100",
      ],
      ["Priekinė pusė: 100 % linas. Nugarinė pusė: 100 % medvilnė.", "front: linen 100 | back: cotton 100"],
    ]);
  });
});

test("a rib is one wherever its label begins", () => {
  expectTold([
    [
      "Body: 60 % cotton, 40 % lyocell, single jersey 220 g/m² Rib at cuffs and hem: 97 % cotton, 3 % elastane",
      "cotton 60, lyocell 40 | rib: cotton 97, elastane 3",
    ],
    [
      "Korpus: 60 % Baumwolle, 40 % Lyocell, Single Jersey 220 g/m² Rippstrick an Ärmeln und Saum: 97 % Baumwolle, 3 % Elasthan",
      "cotton 60, lyocell 40 | rib: cotton 97, elastane 3",
    ],
  ]);
});

test("a belt of elastic, and a hem round the waist, are waistbands; cords are no parts", () => {
  expectTold([
    [
      "Materiał zasadniczy\t100% bawełna\nPasek (guma)\t85% poliester, 15% elastan",
      "cotton 100 | waistband: polyester 85, elastane 15",
    ],
    [
      "Ana kumaş: %100 pamuk\nKemer (lastik): %85 polyester, %15 elastan",
      "cotton 100 | waistband: polyester 85, elastane 15",
    ],
    [
      "Hlavní materiál: 100 % bavlna\nPasový lem: 85 % polyester, 15 % elastan",
      "cotton 100 | waistband: polyester 85, elastane 15",
    ],
    [
      "Materiał zasadniczy\t100% bawełna\nPasek (odpinany)\t100% poliester",
      "cotton 100 | strap: polyester 100",
    ],
    ["Esterno: 100% lino\nCordino: 100% cotone", "shell: linen 100"],
  ]);
});

test("which label something is stated on is no part, and a part stands behind the word for a material", () => {
  expectTold([
    ["Deklaration laut eingenähtem Etikett: 50 % Baumwolle, 50 % Lyocell.", "cotton 50, lyocell 50"],
    ["Composition selon l’étiquette cousue : 50 % coton, 50 % lyocell", "cotton 50, lyocell 50"],
    ["Composition as per the sewn-in label: 50% cotton, 50% lyocell", "cotton 50, lyocell 50"],
    ["Kragen laut eingenähtem Etikett: 100 % Wolle", "collar: wool 100"],
    [
      "Material, huvudtyg\t85 % ull, 15 % polyamid\nMaterial, krage\t100 % ull",
      "wool 85, polyamide 15 | collar: wool 100",
    ],
    [
      "Composition – lining: 100% polyester\nComposition – shell: 100% wool",
      "lining: polyester 100 | shell: wool 100",
    ],
  ]);
});
