import { describe, test } from "bun:test";
import { expectTold } from "../../../../../tests/support/compositions.ts";

describe("a composition in a sentence", () => {
  test("takes a share that is told first, and the rest behind other words", () => {
    expectTold([
      ["4 % elastane gives the skirt its stretch, the other 96 % is viscose.", "elastane 4, viscose 96"],
      ["Die Jacke enthält 20 Prozent Wolle, die übrigen 80 Prozent sind Polyester.", "wool 20, polyester 80"],
      ["La veste contient 20 % de laine, les 80 % restants sont du polyester.", "wool 20, polyester 80"],
      ["A la falda se añadió un 8 % de elastano;\nel otro 92 % es viscosa.", "elastane 8, viscose 92"],
      ["Sukně: 30 % lnu jí dává tvar, zbývajících 70 % je viskóza.", "linen 30, viscose 70"],
      ["3 % elastane gives it stretch. The other 90 % is cotton.", ""],
    ]);
  });

  test("turns around with the last of its shares, if that makes it whole", () => {
    expectTold([
      ["Seide zu einem Anteil von 90 %, ergänzt um 10 % Kaschmir", "silk 90, cashmere 10"],
      ["Wol (70 %) met 30 % polyamide", "wool 70, polyamide 30"],
      ["Bomull till 70 procent, resten (30 procent) linne", "cotton 70, linen 30"],
      ["60 % cotton, linen 40 %", "cotton 60, linen 40"],
      ["Cotton 60 %, 30 % off in the sale", ""],
      ["Cotton 60 %, 30 % linen", ""],
    ]);
  });

  test("takes what is added to others, and what meets them", () => {
    expectTold([
      ["A scarf of 90 % silk with an addition of 10 % cashmere", "silk 90, cashmere 10"],
      ["Szal z 90% jedwabiu z dodatkiem 10% kaszmiru", "silk 90, cashmere 10"],
      ["Ein Schal aus 90 % Seide, dem wir noch 10 % Kaschmir beigeben", "silk 90, cashmere 10"],
      ["Шал от 90% коприна с примес от 10% кашмир", "silk 90, cashmere 10"],
      ["Here alpaca (40 %) meets merino wool (60 %).", "alpaca 40, merino wool 60"],
      ["In questo filato la lana (70 %) incontra la seta (30 %).", "wool 70, silk 30"],
    ]);
  });

  test("takes fractions with their shares once", () => {
    expectTold([
      ["One half is modal (50 %) and the other half, cotton (50 %).", "modal 50, cotton 50"],
      ["Kolmveerand (75%) lina ja veerand (25%) siidi", "linen 75, silk 25"],
      ["The bag is three-quarters jute (75%) with 25% cotton.", "jute 75, cotton 25"],
    ]);
  });

  test("knows flax in Croatian, and wool in Italian", () => {
    expectTold([
      ["Ručnik od 55 % lana i 45 % pamuka", "linen 55, cotton 45"],
      ["Ručnik je izrađen od 100 % lana", "linen 100"],
      ["Maglia: 55 % lana, 45 % cotone", "wool 55, cotton 45"],
    ]);
  });

  test("takes a bracket behind a word for fibres", () => {
    expectTold([
      ["Filling: 100 % siliconised fibre (polyester)", "filling: polyester 100"],
      [
        "Astar: %100 pamuk\nDolgu: %100 silikonize elyaf (polyester)",
        "lining: cotton 100 | filling: polyester 100",
      ],
    ]);
  });

  test("are all of it by words for only, entirely and a hundred per cent", () => {
    expectTold([
      ["Chemise tout lin, coupe droite", "linen 100"],
      ["Tričko výhradně z lnu.", "linen 100"],
      ["Покривало зі стовідсоткового льону.", "linen 100"],
      ["Rätik: linane, sada protsenti.", "linen 100"],
      ["Za ovu majicu koristimo samo svilu.", "silk 100"],
      ["Yastığımız saf ketenden dokunmuştur.", "linen 100"],
      ["Futter: nur Viskose; Oberstoff 100 % Wolle", "lining: viscose 100 | shell: wool 100"],
      ["Shell 100% wool, the lining silk throughout.", "shell: wool 100 | lining: silk 100"],
      ["RYGG\n70 % bomull, 30 % lin\nERMER\nbare silke", "back: cotton 70, linen 30 | sleeve: silk 100"],
      ["We use only linen from Flanders.", ""],
      ["Iron only silk with a cloth.", ""],
      ["Bügeln: nur Leinen", ""],
    ]);
  });

  test("may be fifths and tenths", () => {
    expectTold([
      ["The throw is four fifths wool and one fifth silk.", "wool 80, silk 20"],
      ["De sjaal is voor drie vijfde wol en voor twee vijfde zijde.", "wool 60, silk 40"],
      ["Sciarpa: nove decimi lana, un decimo seta.", "wool 90, silk 10"],
    ]);
  });

  test("are left open where one of two blends is asked for", () => {
    expectTold([
      ["Tell us whether the lining is 50/50 or 65/35 polyester/cotton.", ""],
      ["Bitte teilen Sie uns mit, ob der Kragen aus 60/40 oder 70/30 Leinen/Baumwolle ist.", ""],
      ["Merci de préciser si le col est en 50/50 ou en 65/35 polyester/coton.", ""],
      ["Size 40/42 or so: 65/35 polyester/cotton", "polyester 65, cotton 35"],
    ]);
  });

  test("was measured where it has tenths beside the same in whole per cents", () => {
    expectTold([
      [
        "Made of 95 % cotton, 5 % elastane.\nThe lab says 94.6 % cotton, 5.4 % elastane.",
        "cotton 95, elastane 5",
      ],
      [
        "Oberstoff: 70 % Schurwolle, 30 % Alpaka\nGefunden 67,3 % Wolle, 32,7 % Alpaka",
        "shell: virgin wool 70, alpaca 30",
      ],
      ["Composition: 33.3 % cotton, 33.3 % linen, 33.4 % hemp", "cotton 33.3, linen 33.3, hemp 33.4"],
    ]);
  });

  test("of paper is that of a tag, where a cloth is told before", () => {
    expectTold([
      ["50 % wool, 50 % acrylic\nThe hang tag is of 100 % recycled paper", "wool 50, acrylic 50"],
      ["Materiale: 100 % lin\nHengeetikett: 100 % bomull", "linen 100"],
      ["Koostumus: 100 % pellava\nHenkari: 100 % polypropeeni", "linen 100"],
      ["Sastav: 100% lan\nVješalica: 100% polipropilen", "linen 100"],
      ["Zloženie: 100 % ľan\nRamienko: 100 % polypropylén", "linen 100"],
      ["Unser Hemd: 100 % Leinen. Hemden anderer Anbieter: 100 % Polyester", "linen 100"],
      ["Hat woven of 100 % paper, lining 100 % cotton", "paper 100 | lining: cotton 100"],
    ]);
  });

  test("may have its shares in words", () => {
    expectTold([
      [
        "It is sixty per cent virgin wool, thirty per cent alpaca and ten per cent polyamide.",
        "virgin wool 60, alpaca 30, polyamide 10",
      ],
      ["Der Schal besteht aus siebzig Prozent Wolle und dreißig Prozent Seide.", "wool 70, silk 30"],
      ["Le pull contient quatre-vingts pour cent de laine et vingt pour cent de soie.", "wool 80, silk 20"],
      [
        "no tecido exterior noventa e dois por cento de algodão e oito por cento de elastano, nos punhos cem por cento de lã",
        "shell: cotton 92, elastane 8 | cuff: wool 100",
      ],
      ["Setenta por cento (70 %) lã e trinta por cento (30 %) linho", "wool 70, linen 30"],
      ["Save twenty per cent on all wool.", ""],
    ]);
  });

  test("may say once more in brackets how its fibre was grown, but not of a share of it", () => {
    expectTold([
      [
        "Flor: 100 % Baumwolle aus kontrolliert biologischem Anbau (Biobaumwolle)",
        "pile: organic cotton 100",
      ],
      ["Extérieur : 100 % coton issu de l'agriculture biologique (coton bio)", "shell: organic cotton 100"],
      ["Oberstoff: 100 % Polyester aus Flaschen (recycelter Polyester 40 %)", "shell: polyester 100"],
    ]);
  });

  test("is that of the label for which it is meant", () => {
    expectTold([
      ["Article\tWaist\nFibre content for label\t80% cotton, 20% polyester", "cotton 80, polyester 20"],
      ["Zusammensetzung für Etikett\t80% Baumwolle, 20% Polyester", "cotton 80, polyester 20"],
      ["Composition pour étiquette\t80% coton, 20% polyester", "cotton 80, polyester 20"],
      ["Samenstelling voor etiket\t80% katoen, 20% polyester", "cotton 80, polyester 20"],
    ]);
  });
});

test("what a report says to be no declaration is none, but what was declared beside it", () => {
  for (const said of [
    "These figures are not a declaration of composition.",
    "The results must not be used for labelling.",
    "Die Ergebnisse sind keine Deklaration der Faserzusammensetzung.",
    "Resultados para informação interna; não constituem declaração de composição.",
    "Les résultats ne constituent pas une déclaration de composition.",
    "These are values of a laboratory and no labelling of the article.",
    "Es sind Messwerte und keine Kennzeichnung der Ware.",
    "Ces valeurs ne sont pas un étiquetage du produit.",
    "I valori non costituiscono etichettatura del prodotto.",
    "Los valores no constituyen el etiquetado del producto.",
    "Het zijn meetwaarden, geen etikettering van het artikel.",
    "Wyniki nie stanowią oznakowania wyrobu.",
    "Le laboratoire ne se prononce pas sur l'étiquetage.",
    "No opinion on the labelling is given.",
    "Keine Aussage zur Kennzeichnung.",
    "Nessun giudizio sull'etichettatura.",
    "The values are measured on one specimen and are not a proposal for a label.",
    "The results do not constitute a labelling recommendation.",
    "Die Werte sind kein Vorschlag für die Kennzeichnung.",
    "Der Bericht enthält keine Kennzeichnungsempfehlung.",
    "Les valeurs ne constituent pas une proposition d'étiquetage.",
    "I valori non costituiscono una proposta di etichettatura.",
    "Los valores no constituyen una propuesta de etiquetado.",
    "De waarden zijn geen voorstel voor het etiket.",
    "Wyniki nie stanowią propozycji oznakowania.",
    "Værdierne er ikke et forslag til mærkning.",
    "Hodnoty nejsou návrhem označení.",
  ])
    expectTold([
      [`Wool 48.3 %, acrylic 51.7 %\n${said}`, ""],
      [`Declared: 50 % wool, 50 % acrylic.\n${said}`, "wool 50, acrylic 50"],
    ]);
  expectTold([["Wool 48.3 %, acrylic 51.7 %\nThe label is not part of this.", "wool 48.3, acrylic 51.7"]]);
});
