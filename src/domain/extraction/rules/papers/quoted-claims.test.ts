import { expect, test } from "bun:test";
import { told as composition } from "../../../../../tests/support/compositions.ts";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

const told = (text: string) =>
  findByRules([readingOf(text)], { template: "textile", kind: "other" }).map(({ field }) => field);

const LETTERS: readonly (readonly [greeting: string, quoted: string, denied: string])[] = [
  [
    "Sehr geehrter Herr Lohse,",
    "in Ihrer Nachricht steht, der Rock bestehe aus 60 % Leinen und 40 % Viskose und sei in Polen genäht.",
    "Das können wir nicht bestätigen.",
  ],
  [
    "Sehr geehrter Herr Lohse,",
    "Sie schreiben, der Rock sei aus 60 % Leinen und 40 % Viskose.",
    "Die Angabe kommt nicht von uns.",
  ],
  [
    "Dear Ms Hale,",
    "You mention that the skirt is 60% linen and 40% viscose and was made in Poland.",
    "We do not confirm this.",
  ],
  [
    "Dear Ms Hale,",
    "On a resale site the skirt is listed as 60% linen, 40% viscose, made in Poland.",
    "These details do not come from us.",
  ],
  [
    "Bonjour Madame,",
    "Dans votre courriel, la jupe est décrite en 60 % lin et 40 % viscose.",
    "Nous ne confirmons pas ces données.",
  ],
  [
    "Gentile signora Riva,",
    "nella Sua lettera la gonna risulta in 60% lino e 40% viscosa.",
    "Questi dati non provengono da noi.",
  ],
  [
    "Estimada señora:",
    "En su mensaje la falda aparece con 60 % lino y 40 % viscosa.",
    "No confirmamos esos datos.",
  ],
  [
    "Exma. Senhora,",
    "Na sua mensagem a saia aparece com 60% linho e 40% viscose.",
    "Estes dados não provêm de nós.",
  ],
  [
    "Beste mevrouw Smit,",
    "In uw mail staat dat de rok van 60% linnen en 40% viscose is.",
    "Wij bevestigen dat niet.",
  ],
  ["Szanowny Panie,", "w Pana wiadomości podano 60% lnu i 40% wiskozy.", "Te dane nie pochodzą od nas."],
  [
    "Hej Karin,",
    "Du skriver att kjolen är av 60 % lin och 40 % viskos.",
    "Uppgifterna kommer inte från oss.",
  ],
  [
    "Kære Lone,",
    "I din mail står der, at nederdelen er af 60 % hør og 40 % viskose.",
    "Det bekræfter vi ikke.",
  ],
  [
    "Hyvä asiakas,",
    "Viestissänne hameen sanotaan olevan 60 % pellavaa ja 40 % viskoosia.",
    "Emme vahvista näitä tietoja.",
  ],
  [
    "Vážený pane,",
    "ve svém dotazu uvádíte, že sukně je ze 60 % lnu a 40 % viskózy.",
    "Tyto údaje nepocházejí od nás.",
  ],
  [
    "Tisztelt Asszonyom!",
    "Levelében azt írja, hogy a szoknya 60% len és 40% viszkóz.",
    "Ezek az adatok nem tőlünk származnak.",
  ],
  [
    "Stimată doamnă,",
    "În mesajul dumneavoastră fusta apare cu 60% in și 40% viscoză.",
    "Nu confirmăm aceste date.",
  ],
  [
    "Sayın Kaya,",
    "Mesajınızda eteğin %60 keten ve %40 viskon olduğu yazıyor.",
    "Bu bilgiler bizden gelmemektedir.",
  ],
];

test("what a letter quotes and does not stand by is nobody's claim", () => {
  for (const [greeting, quoted, denied] of LETTERS)
    expect(told(`${greeting}\n${quoted} ${denied}\n`), quoted).toEqual([]);
});

test("nor are the sentences of a longer quotation", () => {
  for (const [greeting, quoted, denied] of [
    [
      "Dear Ms Hale,",
      "You wrote: “I like the skirt. It feels cheap, though. The lining scratches. It must be made in China.”",
      "This is not correct.",
    ],
    [
      "Sehr geehrter Herr Lohse,",
      "Sie schrieben: „Der Rock gefällt mir. Er wirkt aber billig. Das Futter kratzt. Er ist wohl in China hergestellt.“",
      "Das ist nicht richtig.",
    ],
    [
      "Bonjour Madame,",
      "Vous nous écrivez : « La jupe me plaît. Elle semble fragile. La doublure gratte. Elle est fabriquée en Chine. »",
      "Ce n'est pas exact.",
    ],
    [
      "Hei Marjut,",
      "Kirjoitit näin: ”Hame on kaunis. Se tuntuu halvalta. Vuori kutittaa. Se on valmistettu Kiinassa.”",
      "Tämä ei pidä paikkaansa.",
    ],
  ])
    expect(told(`${greeting}\n${quoted} ${denied}\n`), quoted).toEqual([]);
});

test("what it says of its own beside that is told, and so is what it confirms", () => {
  for (const said of [
    "You write that it is of 100% silk. We do not confirm this. The skirt is of 60% linen and 40% viscose.",
    "You write that it is of 100% silk. That is not correct: it is of 60% linen and 40% viscose.",
    "Sie schreiben, er sei aus 100 % Seide. Das stimmt nicht: Er ist aus 60 % Leinen und 40 % Viskose.",
    "You write that it is of 60% linen and 40% viscose. We confirm this.",
    "As you write, it is of 60% linen and 40% viscose. We cannot confirm the day of delivery.",
  ])
    expect(composition(`Dear Ms Hale,\n${said}`), said).toEqual(["linen 60, viscose 40"]);
});

test("a refusal that quotes what was applied for stays one", () => {
  const letter =
    "Your application for certification: REFUSED\nDear Mr Hale,\nWe refer to your application for the throw, for which you claimed a composition of 100% wool. We have to inform you that the application has been refused. The supplier could not confirm the composition.\nNo certificate has been issued. The provisional number CU-RCS-26-5512 of the Recycled Claim Standard is void.";
  expect(told(letter)).toEqual([]);
});

/** Letters and mails that disown what somebody else said of a product, or say that it is not known. */
const DISOWNED: readonly string[] = [
  "Sehr geehrter Herr Lohse,\nauf dem Anhänger stand „60 % Leinen, 40 % Viskose“. Wir können diese Angabe nicht bestätigen.",
  "Guten Tag,\ndas Tuch ist nicht unser Produkt. Auf Ihrer Seite heißt es, es sei aus 60 % Leinen und 40 % Viskose.",
  "From: A B <a@b.example>\nSent: 12 May 2026\nSubject: skirt\nThe trader described it as 60% linen and 40% viscose. This is not our statement.",
  "Hello Karin,\nthe page of the shop says 60% linen, 40% viscose. We have no proof of that.",
  "Hello Karin,\nwe do not know what the skirt is made of. The label that came with it says 60% linen, 40% viscose.",
  "Re: skirt\nWe are unable to tell you the composition. The agent mentioned 60% linen and 40% viscose.\nKind regards\nTom",
  "Dear Ms Hale,\nthe claim on your page (60% linen, 40% viscose) did not come from us.",
  "Bonjour,\nLe site indique 60 % lin et 40 % viscose. Merci de ne pas les reprendre.",
  "Bonjour,\nNous ne connaissons pas la composition. Votre page annonce 60 % lin et 40 % viscose.",
  "Gentile signora Riva,\nsul sito risulta in 60% lino e 40% viscosa. Non abbiamo alcuna prova di questo.",
  "Estimada señora:\nNo tenemos información sobre la composición. En su página pone 60 % lino y 40 % viscosa.",
  "Exma. Senhora,\nO vendedor indicava 60% linho e 40% viscose. Não é uma declaração nossa.",
  "Beste mevrouw Smit,\nOp de doos staat 60% linnen en 40% viscose. Vermeld deze gegevens niet.",
  "Szanowny Panie,\nna metce podano 60% lnu i 40% wiskozy. Nie mamy na to żadnych dowodów.",
  "Hej Karin,\nPå sidan står 60 % lin och 40 % viskos. Vi har inget underlag för det.",
  "Kære Lone,\nVi har ingen oplysninger om sammensætningen. På kassen stod 60 % hør og 40 % viskose.",
  "Hei,\nKaupan sivulla lukee 60 % pellavaa ja 40 % viskoosia. Meillä ei ole siitä mitään näyttöä.",
  "Vážený pane,\nna krabici stálo 60 % len a 40 % viskóza. Tento údaj potvrdit nemůžeme.",
  "Dobrý deň,\ndodávateľ spomínal 60 % ľan a 40 % viskózu, doklad však nikdy neposlal.",
  "Tisztelt Asszonyom!\nA dobozon 60% len és 40% viszkóz állt. Ezt az adatot nem tudjuk megerősíteni.",
  "Stimată doamnă,\nPe etichetă scria 60% in și 40% viscoză. Nu este declarația noastră.",
  "Poštovani,\nna kutiji piše 60 % lan i 40 % viskoza. Te podatke ne možemo potvrditi.",
  "Sayın Kaya,\nKutuda %60 keten ve %40 viskon yazıyordu. Bu bilgiyi teyit edemiyoruz.",
  "Уважаеми г-н Петров,\nНа кутията пишеше 60 % лен и 40 % вискоза. Тези данни не можем да потвърдим.",
  "Αγαπητή κυρία,\nΣτο κουτί έγραφε 60 % λινό και 40 % βισκόζη. Δεν μπορούμε να επιβεβαιώσουμε αυτά τα στοιχεία.",
];

test("nor is what somebody else said and who writes disowns, or does not know", () => {
  for (const letter of DISOWNED) expect(told(letter), letter).toEqual([]);
});

test("what is not known of something else, and what is not needed, leaves the composition as it is", () => {
  for (const more of [
    "We cannot confirm the recycled content.",
    "We cannot confirm the composition of the buttons.",
    "No test report is needed for this order, and no proof is required.",
    "Please do not use bleach.",
    "We do not know the country of origin of the fibres.",
  ])
    expect(composition(`Dear Ms Hale,\nThe skirt is of 60% linen and 40% viscose. ${more}`), more).toEqual([
      "linen 60, viscose 40",
    ]);
});

test("a table above a sentence that something is not to be printed is told, and what that sentence names is not", () => {
  for (const said of [
    "The body lining (100% polyester) was dropped; the coat has none now, so please do not print it.",
    "The body lining (100% polyester) was dropped. Please do not use that.",
  ])
    expect(
      composition(
        `Hello Ann,\n\nHere is the final data:\n\nMain fabric\t80% wool, 20% polyamide\nSleeve lining\t100% viscose\n\n${said}\n\nRegards\nTom`,
      ),
      said,
    ).toEqual(["wool 80, polyamide 20 | sleeve lining: viscose 100"]);
});
