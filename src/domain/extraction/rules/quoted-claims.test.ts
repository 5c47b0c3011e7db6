import { expect, test } from "bun:test";
import { told as composition } from "../../../../tests/support/compositions.ts";
import { readingOf } from "../../../../tests/support/readings.ts";
import { findByRules } from "../rules.ts";

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
