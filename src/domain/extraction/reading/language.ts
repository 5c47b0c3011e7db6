/** In which language a text is, told by its most common words as they are read without accents. */
import { folded } from "../folded.ts";

/** Code of Tesseract's model → common words, of sentences and of papers about products. */
const COMMON: Record<string, string> = {
  eng: "the of and in for is to with this by no not brand made country weight style wash dry iron content cotton number certificate product article are from",
  deu: "der die das und von fur mit nicht ist auf im zu bei den hersteller artikel artikelnummer marke gewicht zusammensetzung baumwolle waschen bugeln nr herstellungsland ursprungsland gultig datenblatt produktdatenblatt bezeichnung wolle",
  fra: "le la les des du et en pour est avec par sur une un ne pas au marque reference poids matiere coton lavage laver repassage pays fabrique composition entretien fiche laine",
  ita: "il la di del della e per con non da in al dei le marchio marca articolo codice peso composizione cotone lavare stirare paese prodotto italia scheda lana lino candeggiare fodera",
  spa: "el la los las de del y en para con no por una un al marca referencia peso composicion algodon lavar planchar pais origen fabricado lana lino ficha prenda lejia",
  por: "o a os as de do da e em para com nao por uma um ao marca referencia peso composicao algodao lavar ferro pais origem fabricado la linho ficha artigo lixivia tecnica",
  nld: "de het een en van voor met niet is op in te bij merk artikelnummer gewicht samenstelling katoen wassen strijken land herkomst wol droger bleken productblad naam",
  pol: "i w z na do nie jest dla od oraz po marka produktu kraj sklad bawelna prac prasowac masa waga kod nazwa suszyc wybielac karta welna poliester pochodzenia",
  tur: "ve bir bu ile icin urun marka karisim pamuk mensei agirlik yikayiniz kodu barkod turkiye kumas",
  ces: "a v na z pro je se ne znacka slozeni bavlna zeme puvodu hmotnost prat zehlit vyrobku cislo",
  slk: "a v na z pre je sa znacka zlozenie bavlna krajina povodu hmotnost prat zehlit vyrobku",
  swe: "och i av for med ar inte pa den det varumarke vikt bomull tvatt tillverkad material artikelnr",
  dan: "og i af for med er ikke pa den det mærke vægt bomuld vask fremstillet varenummer",
  nor: "og i av for med er ikke pa den det merke vekt bomull vask laget varenummer",
  fin: "ja on ei tuote merkki paino puuvilla pesu valmistettu materiaali koostumus",
  hun: "a az es egy nem marka osszetetel pamut suly mosas szarmazasi cikkszam",
  ron: "si de la cu nu din pentru marca compozitie bumbac greutate tara origine spalare",
  hrv: "i u od za na ne je marka sastav pamuk tezina zemlja podrijetla pranje",
  slv: "in v od za na ne je znamka sestava bombaz teza drzava porekla pranje",
};

const WORDS = Object.entries(COMMON).map(([code, words]) => [code, new Set(words.split(" "))] as const);
/** Words of a language that a text must hold more of than of English ones. */
const LEAST_WORDS = 2;

/** Tesseract's code of the language, `eng` where no other one is told by at least two words more. */
export function languageOf(text: string): string {
  const found = folded(text.normalize("NFC")).match(/\p{L}+/gu) ?? [];
  const counts = WORDS.map(([code, words]) => {
    const known = found.filter((word) => words.has(word));
    return { code, count: new Set(known).size + known.filter((word) => word.length > 3).length };
  });
  const english = counts.find(({ code }) => code === "eng")?.count ?? 0;
  const best = counts.toSorted((one, other) => other.count - one.count)[0];
  return best && best.code !== "eng" && best.count >= english + LEAST_WORDS ? best.code : "eng";
}
