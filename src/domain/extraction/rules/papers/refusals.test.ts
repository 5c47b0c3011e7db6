import { expect, test } from "bun:test";
import { readingOf } from "../../../../../tests/support/readings.ts";
import { findByRules } from "../../rules.ts";

const PRODUCT = "Article: polo shirt LX-204\n95 % organic cotton, 5 % elastane\nMade in Portugal";
const told = (text: string) =>
  findByRules([readingOf(text)], { template: "textile", kind: "certificate" }).map(({ field }) => field);

test("a refusal tells nothing of its product, in whatever language its title is", () => {
  for (const title of [
    "Notification of refusal of certification – application no. A-5510",
    "Suspension of licence",
    "Refusal of certification\tapplication no. A-5510",
    "Ablehnung Ihres Antrags auf Zertifizierung",
    "Widerruf des Zertifikats",
    "Refus de certification",
    "Retrait du certificat",
    "Diniego di certificazione",
    "Denegación de la certificación",
    "Indeferimento do pedido de certificação",
    "Afwijzing van uw aanvraag",
    "Odmowa wydania certyfikatu",
    "Avslag på ansökan om certifiering",
    "Zamítnutí žádosti",
    "Tanúsítási kérelem elutasítása",
  ])
    expect(told(`Body of certification\n${title}\n${PRODUCT}`), title).toEqual([]);
});

test("a paper that only speaks of refusals tells its product", () => {
  for (const line of [
    "The holder may appeal against a refusal of certification.",
    "Withdrawal\tsee our terms",
    "Refusal of delivery",
  ])
    expect(told(`${PRODUCT}\n${line}`), line).toContain("fibre_composition");
});

test("general terms tell of no product, and a line of an invoice about them does not make it one", () => {
  for (const title of [
    "General terms and conditions of purchase",
    "Berghaus GmbH – Allgemeine Einkaufsbedingungen",
    "Conditions générales de vente",
    "Ogólne warunki sprzedaży",
  ])
    expect(told(`${title}\n1. ${PRODUCT}`), title).toEqual([]);
  expect(told(`${PRODUCT}\nOur general terms and conditions apply.`)).toContain("fibre_composition");
});

test("a letter that refuses in a sentence tells nothing of its product", () => {
  expect(
    told(`Decision\nWe regret to inform you that your application has\nbeen refused.\n${PRODUCT}`),
  ).toEqual([]);
  expect(told(`Bescheid\nIhr Antrag wurde nach Prüfung abgelehnt.\n${PRODUCT}`)).toEqual([]);
  expect(told(`Afgørelse\nAnsøgningen om certificering blev afvist.\n${PRODUCT}`)).toEqual([]);
  expect(told(`Your application has been approved.\n${PRODUCT}`)).toContain("fibre_composition");
});

test("a letter that says that no certificate can be given tells nothing of its product", () => {
  for (const line of [
    "das beantragte Zertifikat kann nicht erteilt\nwerden.",
    "The certificate you applied for cannot be issued.",
    "We are unable to grant you certification.",
    "Le certificat demandé ne peut pas être délivré.",
    "Il certificato richiesto non può essere rilasciato.",
    "El certificado solicitado no puede ser emitido.",
    "Het aangevraagde certificaat kan niet worden afgegeven.",
    "Certyfikat nie może zostać wydany.",
    "Sertifika talep edildiği gibi verilemez.",
  ])
    expect(told(`Decision\n${line}\n${PRODUCT}`), line).toEqual([]);
  expect(told(`The certificate was issued on 2 May.\n${PRODUCT}`)).toContain("fibre_composition");
});

test("a body that decided not to certify tells nothing of its product, in whatever language", () => {
  for (const line of [
    "ha deciso di non rilasciare il certificato di\nconformità richiesto.",
    "The committee has decided not to grant the certificate you applied for.",
    "Der Ausschuss hat beschlossen, das Zertifikat nicht zu erteilen.",
    "Le comité a décidé de ne pas délivrer le certificat.",
    "El comité ha decidido no conceder la certificación.",
    "O comité decidiu não emitir o certificado.",
    "De commissie heeft besloten het certificaat niet te verlenen.",
    "Komisja postanowiła nie przyznawać certyfikatu.",
    "Kommittén har beslutat att inte utfärda certifikatet.",
    "Výbor rozhodl certifikát neudělit.",
    "Comisia a hotărât să nu acorde certificatul.",
    "Комисията реши да не издава сертификат.",
    "Sertifikanın verilmemesine karar verilmiştir.",
  ])
    expect(told(`Letter\n${line}\n${PRODUCT}`), line).toEqual([]);
  const instead = "We decided to have this article certified and not to use conventional cotton.";
  expect(told(`Letter\n${instead}\n${PRODUCT}`)).toContain("fibre_composition");
});

test("a title may call a refusal a negative outcome", () => {
  for (const title of [
    "Oggetto: domanda di certificazione GRS n. D-26-0148 – esito negativo",
    "Your application for GRS certification – negative decision",
    "Negativer Bescheid zu Ihrem Antrag auf GRS-Zertifizierung",
    "Demande de certification GRS – décision défavorable",
    "Solicitud de certificación GOTS: resolución desfavorable",
    "Decyzja odmowna w sprawie certyfikacji GRS",
    "Afwijzende beslissing certificering GRS",
    "Рішення про сертифікацію: відмова",
  ])
    expect(told(`Body\n${title}\n${PRODUCT}`), title).toEqual([]);
  expect(told(`Certificate of testing\nBacteria: negative\n${PRODUCT}`)).toContain("fibre_composition");
});

test("certification that has been refused is a refusal, and none that is not there yet", () => {
  const refused = "We regret to inform you that certification has been refused.";
  expect(told(`Your audit\n${refused}\n${PRODUCT}`)).toEqual([]);
  const applied = "Certification has been applied for, but no certificate has been granted so far.";
  expect(told(`Statement\n${applied}\n${PRODUCT}`)).toContain("fibre_composition");
});

test("general terms end with a page that has a form", () => {
  const terms = readingOf(
    "General terms and conditions of sale\n1. Payment within 30 days.\nPrices are net.",
  );
  const more = { ...readingOf("2. Delivery\nRisk passes to the buyer.\nCountry of origin: EU"), page: 2 };
  const sheet = {
    ...readingOf(
      "Brand: Lindgrund\nStyle no.: RL-40718\nComposition: 100 % cotton\nCountry of origin: Portugal\nNet weight: 210 g",
    ),
    page: 3,
  };
  const subject = { template: "textile", kind: "other" };
  expect(findByRules([terms, more], subject)).toEqual([]);
  const found = findByRules([terms, more, sheet], subject);
  expect(found.map(({ field, page }) => [field, page])).toContainEqual(["country_making", 3]);
  expect(new Set(found.map(({ page }) => page))).toEqual(new Set([3]));
});

test("a letter that says that a certificate does not cover its article tells nothing of it", () => {
  const letter = (sentence: string) => told(`Dear Ms Hale,\n${sentence}\nKind regards`);
  for (const sentence of [
    "the fabric “Mila” made of 100 % cotton is not covered by certificate S24-1187 of STANDARD 100.",
    "wir teilen mit, dass der Stoff „Mila“ aus 100 % Baumwolle\nvom Zertifikat S24-1187 nach STANDARD 100 nicht erfasst ist.",
    "l'article « Mila » en 100 % coton n'est pas couvert par le certificat S24-1187.",
    "il tessuto Mila, 100 % cotone, non è coperto dal certificato S24-1187.",
    "el tejido Mila, 100 % algodón, no está cubierto por el certificado S24-1187.",
    "o tecido Mila, 100 % algodão, não está abrangido pelo certificado S24-1187.",
    "de stof Mila van 100 % katoen is niet gedekt door certificaat S24-1187.",
    "tkanina Mila ze 100 % bawełny nie jest objęta certyfikatem S24-1187.",
    "tyget Mila av 100 % bomull omfattas inte av certifikatet S24-1187.",
    "stoffet Mila af 100 % bomuld er ikke omfattet af certifikat S24-1187.",
    "látka Mila ze 100 % bavlny není zahrnuta v certifikátu S24-1187.",
    "das Zertifikat S24-1187 deckt den Stoff „Mila“ aus 100 % Baumwolle nicht ab.",
  ])
    expect(letter(sentence), sentence).toEqual([]);
  for (const sentence of [
    "our polo shirt is 100 % cotton and covered by certificate S24-1187.",
    "our polo shirt is 100 % cotton. Other articles are not covered by certificate S24-1187.",
  ])
    expect(letter(sentence), sentence).toContain("fibre_composition");
  expect(told(`${PRODUCT}\nArticles of other companies are not covered by this certificate.`)).toContain(
    "fibre_composition",
  );
});

test("a letter that can confirm neither composition nor origin tells nothing of its product", () => {
  const letter = (sentence: string) =>
    told(`Dear Ms Hale,\n${sentence}\n“100 % wool” and “Made in Portugal” are not ours.\nKind regards`);
  for (const sentence of [
    "We are unable to confirm the composition or the country of origin of the coat.",
    "Wir können die Zusammensetzung und das Herkunftsland des Mantels nicht bestätigen.",
    "Nous ne pouvons confirmer ni la composition ni le pays d'origine du manteau.",
    "Non possiamo confermare la composizione né il paese di origine del capo.",
    "No podemos confirmar la composición ni el país de origen del abrigo.",
    "Não podemos confirmar a composição do artigo, nem o país de\nfabrico.",
    "We kunnen de samenstelling en de herkomst van de jas niet bevestigen.",
    "Nie możemy potwierdzić składu ani kraju pochodzenia płaszcza.",
    "Nemůžeme potvrdit složení ani zemi původu kabátu.",
    "Vi kan inte bekräfta sammansättningen eller ursprungslandet.",
  ])
    expect(letter(sentence), sentence).toEqual([]);
  // What is asked for may stand in the sentence before.
  for (const sentences of [
    "You ask for a confirmation of the composition and the origin of the coat. Unfortunately we cannot give you this confirmation.",
    "Sie bitten um eine Erklärung zu Zusammensetzung und Herkunft des Mantels. Leider können wir Ihnen diese Erklärung nicht ausstellen.",
    "Vous demandez une attestation de la composition et du pays d'origine du manteau. Nous ne pouvons vous délivrer cette attestation.",
    "Chiedete una dichiarazione sulla composizione e sul paese di origine del capo. Purtroppo non possiamo rilasciare questa dichiarazione.",
    "U vraagt om een verklaring over samenstelling en herkomst van de jas. Helaas kunnen wij u deze verklaring niet geven.",
    "Proszą Państwo o oświadczenie o składzie i kraju pochodzenia płaszcza. Nie możemy wydać takiego oświadczenia.",
  ])
    expect(letter(sentences), sentences).toEqual([]);
  for (const sentence of [
    "We confirm the composition and the country of origin of the coat.",
    "You ask for the composition and the origin of the coat. We cannot give a discount.",
  ])
    expect(letter(sentence), sentence).toContain("fibre_composition");
});

test("a letter that does not give the confirmation that it was asked for tells nothing of its product", () => {
  const letter = (asked: string, answer: string) =>
    told(`Dear Ms Hale,\n${asked}\n${answer}\nThe draft said 100 % wool, made in Portugal.\nKind regards`);
  for (const [asked, answer] of [
    ["You ask for the composition and the origin of the coat.", "We cannot give you this confirmation."],
    [
      "Sie bitten um Zusammensetzung und Herkunft des Mantels.",
      "Leider können wir diese Bestätigung nicht geben.",
    ],
    [
      "Vous demandez la composition et le pays d'origine du manteau.",
      "Nous ne pouvons pas vous donner cette attestation.",
    ],
    [
      "Chiedete la composizione e il paese di origine del capo.",
      "Non possiamo rilasciare questa dichiarazione.",
    ],
    ["Solicita la composición y el país de origen del abrigo.", "No podemos emitir esta declaración."],
    [
      "U vraagt naar de samenstelling en de herkomst van de jas.",
      "Helaas kunnen wij deze verklaring niet afgeven.",
    ],
    ["Proszą Państwo o skład i kraj pochodzenia płaszcza.", "Nie możemy wystawić takiego oświadczenia."],
  ] as const)
    expect(letter(asked, answer), answer).toEqual([]);
  expect(letter("You ask about colours.", "We cannot give you this confirmation.")).toContain(
    "country_making",
  );
});
