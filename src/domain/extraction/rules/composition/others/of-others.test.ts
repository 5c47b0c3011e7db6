import { expect, test } from "bun:test";
import { expectTold, told } from "../../../../../../tests/support/compositions.ts";
import { readingOf } from "../../../../../../tests/support/readings.ts";
import { findByRules } from "../../../rules.ts";

test("shares behind the number of another article are none of the product's", () => {
  expectTold([
    [
      "Product data: beanie KL-0417\n- knit: 50 % merino wool, 50 % acrylic\n- lining: 100 % polyester\nThe mittens KL-0431 (80 % wool, 20 % polyamide) are done.",
      "merino wool 50, acrylic 50 | lining: polyester 100",
    ],
    [
      'TZ-ODA-140 tapijt "Oda" 140 x 200\npool: 100% wol\nrug: 80% katoen, 20% polyester\nTZ-LUS-080 loper "Lus" 80 x 250, 60% jute 40% katoen',
      "pile: wool 100 | backing: cotton 80, polyester 20",
    ],
    // A bill of materials has a number for each cloth.
    [
      "Part\tItem\tContent\nShell\tFB-2207\t65% polyester, 35% cotton\nLining\tFB-1180\t100% polyester",
      "shell: polyester 65, cotton 35 | lining: polyester 100",
    ],
  ]);
  // Both have their numbers: two products.
  expect(told("TS-1001 shirt, 100% linen\nTS-1002 blouse, 100% silk").length).not.toBe(1);
});

test("what an earlier version of a paper says is not told", () => {
  expectTold([
    [
      "Revision history\nRev\tDate\tChange\nA\t03-Sep-2025\tProto. Shell 100% cotton waxed\nB\t20-Oct-2025\tShell changed\nMaterials\nShell\t68% recycled polyester, 32% cotton\nLining\t100% polyester",
      "shell: recycled polyester 68, cotton 32 | lining: polyester 100",
    ],
    [
      "2. Historia zmian\nWersja\tData\tOpis\n1\t10.01.2026\tDzianina podstawowa: 80% bawełna, 20% poliester\n3. Skład\nDzianina podstawowa\t92% bawełna organiczna, 8% poliester\nŚciągacz\t98% bawełna, 2% elastan",
      "organic cotton 92, polyester 8 | rib: cotton 98, elastane 2",
    ],
  ]);
});

test("what a sentence on changes says of before is not told, wherever in it that is", () => {
  expectTold([
    [
      "Külső anyag\t80% poliamid, 20% pamut\nVáltozások az előző kiadáshoz képest: a külső anyag korábban 60% poliamid, 40% pamut volt.",
      "shell: polyamide 80, cotton 20",
    ],
    [
      "Skład: 70% len, 30% bawełna\nZmiany wobec poprzedniej karty wyrobu i oznaczenia: tkanina wcześniej 55% len, 45% bawełna.",
      "linen 70, cotton 30",
    ],
    [
      "Složení: 70 % len, 30 % bavlna\nZměny proti předchozímu vydání listu, strana druhá: materiál dříve obsahoval 55 % len, 45 % bavlna.",
      "linen 70, cotton 30",
    ],
  ]);
});

test("a bag that something is stored or delivered in is none of the product's parts", () => {
  expectTold([
    ["Vrchní materiál\t100 % polyester\nUchovávejte v látkovém vaku (100 % bavlna).", "shell: polyester 100"],
    ["Školjka\t100 % poliester\nČuvati u vrećici od 100 % pamuk.", "polyester 100"],
    ["Състав: 100 % полиестер\nСъхранявайте в торбичка от 100 % памук.", "polyester 100"],
    // What is sold is a bag.
    ["Vak na záda, 100 % bavlna", "cotton 100"],
  ]);
});

test("letters of a property or of a number are no codes of fibres", () => {
  expectTold([
    [
      "Oberstoff: 100% Polyamid\nFutter: 100% Baumwolle\n100 % wasserdicht\nWS 10.000 mm",
      "shell: polyamide 100 | lining: cotton 100",
    ],
    ["Yttertyg\t100 % polyamid\nOEKO-TEX STANDARD 100\tSE 25-0447", "shell: polyamide 100"],
    ["100% inspected by metal detector", ""],
    ["Shell 100 % SE", "shell: silk 100"],
  ]);
});

test("a trimming is no part, wherever its row says that it is set", () => {
  expectTold([
    [
      "Placement\tItem\tDescription\tMaterial\nShell\tF-1\tTwill\t100% cotton\nHood\tD-08\tCord 4 mm + toggle\t100% recycled PA",
      "shell: cotton 100",
    ],
    [
      "Placement\tItem\tDescription\tContent\nShell\tF-1\tTwill\t100% cotton\nLining\tF-2\tTaffeta\t100% polyester\nHood trim\tT-9\tFaux fur, 4 cm pile\tPile: 82% acrylic 18% modacrylic",
      "shell: cotton 100 | lining: polyester 100 | fur: acrylic 82, modacrylic 18",
    ],
  ]);
});

test("a certificate of one article tells its parts, whether its number has a label or stands in a sentence", () => {
  const find = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "certificate" }).filter(
      ({ field }) => field === "fibre_composition",
    );
  const text =
    "This statement covers the half-zip fleece, model no. TL-883-RF.\nComponent\tContent\nShell fabric\t100% recycled polyester\nPocket lining\t100% polyester\nChain of custody is shown by transaction certificates.";
  expect(find(text)).toHaveLength(1);
  expect(
    find(text.replace("model no. TL-883-RF", "model no. TL-883-RF and model no. TL-990-RF")),
  ).toHaveLength(0);
});

test("what a laboratory found is not told beside what the label of the part claims further up", () => {
  const find = (text: string) =>
    findByRules([readingOf(text)], { template: "textile", kind: "test_report" }).flatMap(
      ({ field, value }) => (field === "fibre_composition" ? [value] : []),
    );
  const claim =
    "Declared composition:\tBody: 95% organic cotton, 5% elastane\n\tCollar: 97% organic cotton, 3% elastane";
  const found =
    "Test\tMethod\tResult\tRequirement\nComposition – body\tReg. (EU) 1007/2011\tCotton 95.6 %, elastane 4.4 %\t95 % ± 3\nComposition – collar\tReg. (EU) 1007/2011\tCotton 96.1 %, elastane 3.9 %\t97 % ± 3";
  expect(find(`${claim}\n${found}`)).toEqual(find(claim));
});

test("another article that a paper tells not to confuse, not to expect or not to buy is none of it", () => {
  expectTold([
    [
      "Le jersey contient 94 % de coton et 6 % d'élasthanne. La ceinture, elle, est faite de 68 % de polyamide et 32 % de polyester.\nAttention à ne pas confondre avec le caleçon long 31425 : celui-là est en 92 % viscose et 8 % élasthanne.",
      "cotton 94, elastane 6 | waistband: polyamide 68, polyester 32",
    ],
    [
      "Buitenstof\t100% katoen\nVulling\t70% dons, 30% veren\nBijpassend (niet inbegrepen)\nHoofdkussen: vulling 15% dons, 85% veren",
      "shell: cotton 100 | filling: down 70, feathers 30",
    ],
    [
      "Samenstelling\t62% viscose, 38% linnen\n★★★★★ Heerlijke stof! — Marijke, 14 juni\nIk had hem vorig jaar in 100% linnen gekocht.",
      "viscose 62, linen 38",
    ],
    // What buyers give, in figures, is said of the product.
    ["★★★★☆ 4,3 (87 opiniones)\nComposición: 100% lino", "linen 100"],
    // A heading is no question about what stands above it.
    [
      "Buitenstof\t100% katoen\nBies\t100% polyester, grijs satijn\nWaarom Texel?\nHet dons is nieuw.",
      "shell: cotton 100 | trim: polyester 100",
    ],
  ]);
});

test("another colour or version that a paper names beside its own is aside", () => {
  expectTold([
    [
      "Voorzijde 100% katoen\nAchterzijde 55% linnen 45% katoen\nKleur “petrol” heeft voorzijde 100% polyester!",
      "front: cotton 100 | back: linen 55, cotton 45",
    ],
    [
      "70 % Wolle, 30 % Alpaka\nFür die Farbe 001 natur desselben Modells (Artikel 88410, 100 % Schurwolle) siehe Bericht B.",
      "wool 70, alpaca 30",
    ],
    [
      "Cup: 100% Polyester\nFutter: 100% Baumwolle\nCup korrigiert (V2: 100% Polyurethan)",
      "cup: polyester 100 | lining: cotton 100",
    ],
  ]);
});

test("a numbered paragraph that begins with a part is of it", () => {
  expectTold([
    [
      "2.1 Tessuto esterno. Composizione 58% cotone, 42% poliestere.\n2.2 Interfodera di collo e polsi. Termoadesiva, 100% cotone.",
      "cotton 58, polyester 42 | interlining: cotton 100",
    ],
  ]);
});

test("what an older mail, or a paper that lost its validity, says is not told", () => {
  const mail =
    "From: Rhodri Pugh\nSent: 17 October 2026 15:22\nThe throw itself is 85% wool and 15% mohair. The binding is 100% cotton.\nFrom: Gwen Prosser\nSent: 9 October 2026\nThe composition we hold says 80% wool 20% nylon.";
  expectTold([
    [mail, "wool 85, mohair 15 | trim: cotton 100"],
    // The only mail of a page is what is told.
    ["From: Gwen Prosser\nSent: 9 October 2026\nThe throw is 80% wool, 20% nylon.", "wool 80, polyamide 20"],
    [
      "wierzch – wełna 70%, poliester 30%;\nDeklaracja nr 64/2022 (wełna 60%, poliester 40%) traci ważność.",
      "shell: wool 70, polyester 30",
    ],
  ]);
});

test("a table that tells of what was found alone is not told beside a claim", () => {
  const claim =
    "Composición declarada en etiqueta: cuerpo 95% algodón, 5% elastano; ribete 100% algodón; puños 96%\nalgodón, 4% elastano.";
  const table =
    "Zona\tFibra\t% obtenido\tIC (95%)\nCuerpo\tAlgodón\t94,3\t±0,6\n\tElastano\t5,7\t±0,6\nRibete\tAlgodón\t100\t–\nPuños\tAlgodón\t95,5\t±0,5\n\tElastano\t4,5\t±0,5";
  expect(told(`${claim}\n${table}`, "test_report")).toEqual([
    "cotton 95, elastane 5 | cuff: cotton 96, elastane 4 | trim: cotton 100",
  ]);
});

test("a part with its places is that part, and body and sleeves behind a stroke are the product", () => {
  expectTold([
    [
      "Filling – body/hood/sleeves: 100% polyester\nShell: 100% cotton",
      "filling: polyester 100 | shell: cotton 100",
    ],
    [
      "Corpo/maniche\tZEFIRO\t70% WV 30% WS\nCoste\tZEFIRO\t96% WV 4% EA",
      "virgin wool 70, cashmere 30 | rib: virgin wool 96, elastane 4",
    ],
    [
      "Futter / Lining\tTwill\t100% cotton\nOberstoff / Shell\tLoden\t100% wool",
      "lining: cotton 100 | shell: wool 100",
    ],
    ["FODERA\t53%AC 47%VI\nFOD. MANICA\t100%CU", "lining: acetate 53, viscose 47 | sleeve lining: cupro 100"],
    ["Kissenbezug\t100 % BW kbA\nFüllung: 100 % PES", "cover: organic cotton 100 | filling: polyester 100"],
  ]);
});

test("of what the product is compared with is told of nothing", () => {
  expectTold([
    [
      "Shell: 100 % cotton\nFilling: 80 % down, 20 % feathers\nOur lighter model Skua has a filling of 100 % polyester.",
      "shell: cotton 100 | filling: down 80, feathers 20",
    ],
    [
      "Bezug: 100 % Leinen\nUnser günstigeres Modell Elster hat einen Bezug aus 100 % Polyester.",
      "linen 100",
    ],
    [
      "La housse est en 100 % coton. Celle d'un autre fournisseur, que vous avez, est en 60 % polyester et 40 % coton.",
      "cotton 100",
    ],
  ]);
});

test("what was before a heading or below that of a history is not told", () => {
  expectTold([
    [
      "History\nVersion 1: 100% cotton\nVersion 2 (withdrawn): 95% cotton, 5% elastane\n\nComposition\n97% cotton, 3% elastane",
      "cotton 97, elastane 3",
    ],
    ["BISHER:\n80 % Wolle, 20 % Polyamid\nNEU:\n70 % Wolle, 30 % Polyamid", "wool 70, polyamide 30"],
  ]);
});

test("a part may have a composition of its own in the same sentence", () => {
  expectTold([
    [
      "A jacket of 100% cotton. It has a lining with a composition of 65% polyester and 35% viscose.",
      "cotton 100 | lining: polyester 65, viscose 35",
    ],
    [
      "Marynarka z 100 % wełny, z podszewką o składzie 55% acetat, 45% wiskoza.",
      "wool 100 | lining: acetate 55, viscose 45",
    ],
  ]);
});

test("what was before may be told with a date in brackets", () => {
  expectTold([
    [
      "Composición anterior (hasta el lote 2509): 80 % algodón, 20 % poliéster\nComposición nueva: 65 % algodón, 35 % poliéster reciclado",
      "cotton 65, recycled polyester 35",
    ],
  ]);
});

test("film that a product is packed in is none of its parts, whatever its row or sentence calls it", () => {
  expectTold([
    [
      "Foder\t100 % polyester\nAndel återvunnet: 54 %. Påsen är gjord av 100 % återvunnen LDPE.",
      "lining: polyester 100",
    ],
    ["Astar\t%100 viskon\nP-0300\tAskı + torba (%100 geri dönüşümlü PE)\tPakser", "lining: viscose 100"],
    [
      "Futter\t100 % Viskose\n60\tPolybeutel\t–\tLDPE, 100 % Rezyklat, 18 g\t1 St.\t0,03",
      "lining: viscose 100",
    ],
    ["Voering 100% viscose\nDe zak is gemaakt van 100% gerecycled LDPE.", "lining: viscose 100"],
    ["Verpackt in 100 % PE-LD\nMaterial: 100 % Baumwolle", "cotton 100"],
    ["Podšívka 100% viskóza\nSáček: 100% recyklovaný LDPE", "lining: viscose 100"],
    // What is made of it, and a part that is.
    ["Composition: 100% polyethylene\nBand: 100% polyester", "polyethylene 100 | band: polyester 100"],
    ["Band: 100% polyester\nComposition: 100% polyethylene", "band: polyester 100 | polyethylene 100"],
    ["Palm: 100% leather\nLiner: 100% HPPE", "palm: leather 100 | lining: polyethylene 100"],
    ["Fabric 100% HDPE", "polyethylene 100"],
  ]);
});

test("an old label is none of the product's, up to the end of its line", () => {
  const own = "Shell: 100% organic cotton\nFilling: 100% recycled polyester\n";
  const whole = "shell: organic cotton 100 | filling: recycled polyester 100";
  expectTold(
    [
      "Old label (Rev. 0, cancelled): Shell 100% cotton – Filling 100% polyester – 40 °C",
      "Eski etiket (Rev. 0, İPTAL): Dış %100 pamuk – Dolgu %100 polyester – 40 °C",
      "Vecchia etichetta: esterno 100% cotone - imbottitura 100% poliestere",
      "Stara etykieta: tkanina zewnętrzna 100% bawełna, wypełnienie 100% poliester",
      "Gammal etikett: yttertyg 100% bomull, fyllning 100% polyester",
      "Régi címke: külső 100% pamut, töltet 100% poliészter",
    ].map((former) => [own + former, whole]),
  );
  expectTold([["Remove old labels. Shell: 100% cotton", "shell: cotton 100"]]);
});

test("a question in the next row of a form asks nothing of the shares before it", () => {
  expectTold([
    [
      "Fibersammensætning\t79 % lyocell, 15 % genanvendt bomuld, 6 % elastan\nIndeholder produktet genanvendte fibre?\tJa – 0 % i 2025, nu 15 % af produktet",
      "lyocell 79, recycled cotton 15, elastane 6",
    ],
    [
      "Composition: 79% lyocell, 21% cotton\nDoes the product contain any recycled fibres?\nNo",
      "lyocell 79, cotton 21",
    ],
    ["Can you quote 79% lyocell, 21% cotton\nfor the summer season next year?", ""],
  ]);
});

test("an edition that a sheet replaces or cancels tells of what is no more, in any language", () => {
  expectTold(
    [
      "Composition: 72% cotton, 28% nylon\nThis sheet cancels issue C (composition 90% cotton, 10% nylon).",
      "Zusammensetzung: 72% Baumwolle, 28% Polyamid\nDamit wird die Fassung C (90% Baumwolle, 10% Polyamid) ungültig.",
      "Složení: 72% bavlna, 28% polyamid\nTento list ruší vydání C (složení: 90% bavlna, 10% polyamid).",
      "Anyagösszetétel: 72% pamut, 28% poliamid\nEz a lap a korábbi kiadást hatályon kívül helyezi (abban: 90% pamut, 10% poliamid).",
      "Koostumus: 72% puuvilla, 28% polyamidi\nTämä kortti kumoaa version C (koostumus: 90% puuvilla, 10% polyamidi).",
      "Sammensætning: 72% bomuld, 28% polyamid\nBladet ophæver udgave C (sammensætning: 90% bomuld, 10% polyamid).",
      "Sastav: 72% pamuk, 28% poliamid\nOvaj list stavlja izvan snage izdanje C (sastav: 90% pamuk, 10% poliamid).",
      "Sudėtis: 72% medvilnė, 28% poliamidas\nŠis lapas panaikina leidimą C (sudėtis: 90% medvilnė, 10% poliamidas).",
      "Samenstelling: 72% katoen, 28% polyamide\nHiermee vervalt uitgave C (samenstelling: 90% katoen, 10% polyamide).",
    ].map((text) => [text, "cotton 72, polyamide 28"]),
  );
});

test("what a shop's customers wear with it is none of the product's", () => {
  expectTold([
    [
      "50 % laine, 50 % lin.\nAvec ce gilet, nos clientes portent : le béret « Morgat » (100 % coton).",
      "wool 50, linen 50",
    ],
    [
      "50% Wolle, 50% Leinen.\nUnsere Kundinnen tragen dazu: Mütze „Morgat“ (100% Baumwolle).",
      "wool 50, linen 50",
    ],
    [
      "50% lana, 50% lino.\nLe nostre clienti abbinano: il berretto «Morgat» (100% cotone).",
      "wool 50, linen 50",
    ],
  ]);
});

test("what a paper calls another article, or heads as the same series, is none of the product's", () => {
  expectTold(
    [
      "The sateen consists of 72% cotton and 28% nylon. The fitted sheets (95% cotton, 5% elastane) are a different article.",
      "Der Satin besteht aus 72% Baumwolle und 28% Polyamid. Die Laken aus Jersey (95% Baumwolle, 5% Elasthan) sind ein anderer Artikel und nicht gemeint.",
      "Le satin est composé de 72% coton et 28% polyamide. Les draps (95% coton, 5% élasthanne) sont un autre article.",
      "Il raso è composto da 72% cotone e 28% poliammide. Le lenzuola (95% cotone, 5% elastan) sono un altro articolo.",
      "Composición: 72% algodón, 28% poliamida\nDe la misma serie\nAlfombra Ola: 100 % algodón. Bata Ola: 80 % algodón, 20 % poliéster.",
      "Composition: 72% cotton, 28% nylon\nFrom the same range\nBath mat: 100% cotton. Robe: 80% cotton, 20% polyester.",
    ].map((text) => [text, "cotton 72, polyamide 28"]),
  );
});

test("one of several proposals, or of the answers to a question, is not the product's", () => {
  const cotton = [{ fibre: "cotton", percent: 100 }];
  for (const others of [
    "Voorstel A – kwaliteit Hasel 210\n55% linnen, 45% viscose\nVoorstel B – kwaliteit Iep 180\n100% polyester",
    "Vorschlag 1: 55 % Leinen, 45 % Viskose\nVorschlag 2: 100 % Polyester",
    "Shall we change the cloth?\noption a: 55% linen, 45% viscose\noption b: 100% polyester",
    "Czy zmienić tkaninę?\nwariant 1: 55% len, 45% wiskoza\nwariant 2: 100% poliester",
  ]) {
    const text = `Article 8841-20 is made of 100% cotton.\n${others}`;
    const found = findByRules([readingOf(text)], { template: "textile", kind: "other" });
    const told = found.filter(({ field }) => field === "fibre_composition").map(({ value }) => value);
    expect([others, told]).toEqual([others, [cotton]]);
  }
});

test("what an article is made of at present is told, also where it is compared", () => {
  for (const text of [
    "Article 8841-20\nFor comparison: your article is at present of 55% linen and 45% viscose.",
    "Artikel 8841-20\nZum Vergleich: Ihr Artikel ist derzeit aus 55 % Leinen und 45 % Viskose.",
  ]) {
    const found = findByRules([readingOf(text)], { template: "textile", kind: "other" });
    const told = found.find(({ field }) => field === "fibre_composition");
    expect([text, told?.confidence]).toEqual([text, 0.96]);
  }
});
