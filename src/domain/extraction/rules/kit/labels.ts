/** What stands after the labels of a document: in their cell, in the next one, or below. */
import { isLabel, LABELS, type LabelName } from "../../label-words.ts";
import type { Passage } from "../../reading/passage.ts";
import { RECYCLABLE } from "../composition/fibres/fibre-names.ts";
import { labelsIn } from "./label-places.ts";
import { brandsTwice, isBrandAgain } from "./labels-twice.ts";
import { SHARE_UNIT } from "./numbers.ts";
import { tailOf, wordsOf } from "./places.ts";
import { type Worded, worded } from "./worded.ts";

/** Who orders, and calls the product by a number of their own. */
export const OF_CUSTOMER =
  "customer|retailer|kunde|kd\\.|client|klant|klient|zakazni|odberatel|kupc|kupac|narocnik|buyer|einkauf|acheteur|acquirente|compratore|comprador|koper|nabywc|odbiorc|kopare|kober|kjoper|asiakka|tilaaja|musteri|vevo|vasarlo|megrendelo|cumparator|beneficiar|pirkej|uzsakov|pircej|pasutit|kliendi|ostja|tellija|клиент|клієнт|клијент|замовник|купувач|купц|πελατ|αγοραστ";

const patternsAgain = new Map<LabelName, Worded>();

/** A label that stands behind itself in another language, and before its value. */
function againOf(name: LabelName): Worded {
  let pattern = patternsAgain.get(name);
  if (!pattern) {
    pattern = worded(
      "u",
      ({ oneOf }) => `^[ ]?/[ ]?(?:${oneOf(LABELS[name])})(?![\\p{L}\\d])[ ]+(?=[\\p{L}\\d])`,
    );
    patternsAgain.set(name, pattern);
  }
  return pattern;
}

/** The next label in a value's cell: "Corte Amaranta Articol / Articolo: …", also one that nobody knows in two languages. */
const LABEL_INSIDE = worded(
  "u",
  ({ oneOf }) =>
    `(?:[ ]?[·|•;][ ]|,[ ]|[ ][/-][ ]|[ ])(?:${oneOf(...Object.values(LABELS))})(?:[ ]?/[ ]?[^:/\\d\n\t]{2,30})?[ ]?:|[ ]\\p{L}{3,20}[ ]?/[ ]?\\p{L}{3,20}[ ]?:`,
);

/** A value beside or below its label. */
export interface Labelled {
  /** Where the label begins. */
  from: number;
  start: number;
  end: number;
  /** True where a colon, or the next cell or line, keeps label and value apart. */
  apart: boolean;
  /** What is left of the confidence in a value after such a label: 1 for the word itself. */
  worth: number;
  /** The label where it stands below its value. */
  below?: string;
}

/** Longest value, in characters. */
const VALUE_LENGTH = 300;

/** After labels that say more than the word. */
const WORDY_WORTH = 0.9;

/** Fields whose value sheets show large, with a small label below it. */
const SHOWN_LARGE: ReadonlySet<LabelName> = new Set(["country", "weight"]);
/** By so much letters are larger than those of their label. */
const LARGER = 1.2;

/** Values that stand alone over their label, in larger letters: "664 g" over "poids net de la paire, pointure 42". */
function* overLabel(passage: Passage, name: LabelName): Generator<Labelled> {
  const { folded, order } = passage;
  if (order !== "columns" || !SHOWN_LARGE.has(name)) return;
  for (const { start: from, colon } of labelsIn(passage, name)) {
    const start = folded.lastIndexOf("\n", from - 2) + 1;
    const isBelowFirst = folded[from - 1] === "\n" && (start === 0 || folded[start - 2] === "\n");
    const end = from - 1;
    if (!isBelowFirst || end <= start || colon !== undefined) continue;
    const [value, label] = [
      wordsOf({ passage, start, end }),
      wordsOf({ passage, start: from, end: from + 1 }),
    ];
    const size = Math.max(...value.map(({ height }) => height));
    if (value.length === 0 || size < (label[0]?.height ?? size) * LARGER) continue;
    const block = folded.indexOf("\n\n", from);
    const below = folded.slice(from, block < 0 ? undefined : block);
    if (!isLabel(folded.slice(start, end)))
      yield { from: start, start, end, apart: true, worth: 0.95, below };
  }
}

const labelledByPassage = new WeakMap<Passage, Map<LabelName, readonly Labelled[]>>();

/** What stands after each label of a kind: in its cell, else in the next cell or line. */
export function labelled(passage: Passage, name: LabelName): readonly Labelled[] {
  // Looked for once: a rule may ask again for each value that stands there.
  let byName = labelledByPassage.get(passage);
  if (!byName) {
    byName = new Map();
    labelledByPassage.set(passage, byName);
  }
  let each = byName.get(name);
  if (!each) {
    each = [...allLabelled(passage, name)];
    byName.set(name, each);
  }
  return each;
}

const NONE: ReadonlySet<string> = new Set();

function* allLabelled(passage: Passage, name: LabelName): Generator<Labelled> {
  const twice = name === "brand" ? brandsTwice(passage) : NONE;
  const starts = new Set<number>();
  for (const one of overLabel(passage, name)) {
    starts.add(one.start);
    yield one;
  }
  for (const one of plainlyLabelled(passage, name, twice)) {
    starts.add(one.start);
    yield withoutQuotes(passage, one);
  }
  for (const one of [...wordilyLabelled(passage, name, twice), ...inTwoLines(passage, name)])
    if (!starts.has(one.start)) yield withoutQuotes(passage, one);
}

/** A block of a label that goes on in a second line, and its value. */
const LABEL_IN_TWO_LINES =
  /(?<=^|\n\n)(?<label>[^\n]{3,50}\n(?=\p{Ll})[^\n\d:]{2,40})(?<gap>\n\n?)(?<value>[^\n]{1,40})(?=\n\n|$)/gu;

/** The same within a block, as below the heads of a table, where the value is a figure: "Peso neto de la", "prenda (talla M)" and "0,640 kg". */
const FIGURE_BELOW_TWO_LINES =
  /(?<=[^\n]\n)(?<label>\p{Lu}[^\n\d:%]{2,50}\n(?=\p{Ll})[^\n\d:]{2,40})(?<gap>\n)(?<value>\d[^\n]{0,39})(?=\n|$)/gu;

/** "Andel af genanvendt materiale", "i hele produktet" and "40 %" below each other, alone in their block, or the value to the right of both lines. */
function* inTwoLines(passage: Passage, name: LabelName): Generator<Labelled> {
  if (passage.order !== "columns" || !WORDY[name]) return;
  const found = [LABEL_IN_TWO_LINES, FIGURE_BELOW_TWO_LINES].flatMap((pattern) => [
    ...passage.text.matchAll(pattern),
  ]);
  for (const { 0: block, index: from, groups } of found) {
    const { label = "", value = "", gap = "" } = groups ?? {};
    const said = passage.folded.slice(from, from + label.length).replace("\n", " ");
    const end = from + block.length;
    const start = end - value.length;
    if (gap.length > 1 && !isBeside(passage, from, start)) continue;
    if (speaksOf(said, name) && !isLabel(passage.folded.slice(start, end)))
      yield { from, start, end, apart: true, worth: WORDY_WORTH };
  }
}

/** Whether the words at a place stand right of those at another one, in their line or up to a line lower. */
function isBeside(passage: Passage, first: number, other: number): boolean {
  const [one, next] = [first, other].map((at) => wordsOf({ passage, start: at, end: at + 1 })[0]);
  if (!one || !next) return false;
  const lower = next.y - one.y;
  return next.x > one.x + one.width && lower > -one.height && lower < one.height * 2;
}

/** A value that stands in quotes as a whole. */
const QUOTED = /^["“”„«»‘'‹›]{1,2} ?(?<said>[^"“”„«»]{2,}?) ?["“”«»’'‹›]{1,2}$/u;

function withoutQuotes({ text }: Passage, one: Labelled): Labelled {
  const value = text.slice(one.start, one.end);
  const said = QUOTED.exec(value)?.groups?.said;
  if (said === undefined) return one;
  const start = one.start + value.indexOf(said);
  return { ...one, start, end: start + said.length };
}

/** @param twice labels that nothing below is the value of */
function* plainlyLabelled(
  passage: Passage,
  name: LabelName,
  twice: ReadonlySet<string>,
): Generator<Labelled> {
  const { folded } = passage;
  for (const { start: from, end: labelEnd, lead, colon, note } of labelsIn(passage, name)) {
    if (lead === undefined && !begins(passage, from, colon === ":")) continue;
    // "EAN-kod" ends with a word that is a label alone.
    if (/\p{L}\.?-$/u.test(folded.slice(from - 3, from))) continue;
    let start = labelEnd;
    // "Country of production / Paese di produzione Italia": the value was taken for the end of the label.
    const again =
      colon === undefined && note !== "" ? againOf(name).pattern().exec(note)?.[0].length : undefined;
    if (again !== undefined) start -= note.length - again;
    let apart = colon !== undefined;
    const next = folded[start];
    if (next === undefined) continue;
    if (next === "\t" || next === "\n") {
      // A label with a colon has its value below where none of its own stands beside it.
      const isOver = name === "reference" && colon === ":" && next === "\n" && passage.order === "columns";
      const isAgain = next === "\t" && name === "brand" && isBrandAgain(passage, from);
      if (folded[start + 1] === "\n" || (passage.closed.has(start) && !isOver && !isAgain)) continue;
      if (next === "\n" && twice.has(folded.slice(from, labelEnd))) continue;
      // In rows, what stands below a label belongs to another one.
      if (next === "\n" && passage.order === "rows" && !apart) continue;
      start += 1;
      apart = true;
      start += typedColon(folded, start);
      // Lines of other products were made blank.
      while (/^ +\n(?!\n)/.test(folded.slice(start, start + VALUE_LENGTH)))
        start = folded.indexOf("\n", start) + 1;
      // So were their cells, where each has a column.
      while (/^ +\t/.test(folded.slice(start, start + VALUE_LENGTH))) start = folded.indexOf("\t", start) + 1;
    } else if (/[._·…]/.test(next)) {
      const leader = typedColon(folded, start);
      apart ||= leader > 0;
      start += leader;
    }
    // "Herkunft / Origin: Portugal", but not "Kunde/Artikel 12".
    if (!apart && /\/ ?$/.test(folded.slice(from - 2, from))) continue;
    // A composition goes on with its parts: "Shell: cotton 98; Lining: polyester".
    const end = endOfValue(passage, start, folded[from - 1] === "(", name !== "composition");
    const value = folded.slice(start, end);
    // A weight may be called "wt" too.
    if (end > start && (!isLabel(value) || SHARE_UNIT.test(value)))
      yield { from, start, end, apart, worth: 1 };
  }
}

/** How long the colon before a value is that was typewritten, below the other ones, with the dots that lead to it. */
function typedColon(text: string, start: number): number {
  return TYPED_COLON.exec(text.slice(start, start + LONGEST_LEADER))?.[0].length ?? 0;
}

/** ": PT", ". . . . : PT", "..... PT". */
const TYPED_COLON = /^(?:(?:[._·…][ ]?)*[:=][ ]+|(?:[._·…][ ]?){4,})(?=[^ \n\t._·…])/;
const LONGEST_LEADER = 80;

/** Bar codes and their numbers, in all languages. */
export const BAR_CODE = word(
  "ean|gtin|barcode|bar code|upc|gencod|barkod|strichcode|streepjescode|viivakoodi|codes?[ -](?:a )?barres?|cod(?:ice|\\.) a barre|codigos? de barras|codi de barres|cod(?:ul)? de bare|carovy kod|ciarovy kod|crtna koda|crticni kod|kod kreskowy|vonalkod|ribakood|triipkood|svitrkods|svitru kods|bruksninis kodas|баркод|бар-?код|штрих-?код|щрих-?код|γραμμ(?:ωτ|ικ)οσ κωδικ[ao]σ",
  "streckkod|stregkod|strekkod|vonalkod|barkod|viivakood|баркод|штрих-?код",
);

/**
 * Labels that say more than the word for a field: "Weight of one piece", "Pays où l'article est cousu", "2. Your
 * article number". The first pattern must be in them, and none of the second.
 */
const WORDY: Partial<Record<LabelName, readonly [has: readonly RegExp[], hasNot: RegExp]>> = {
  brand: [
    [
      word(
        "brand|marke|markenname|marque|marchio|marca|merk|marki|marka|markaja|markanev|varumarke|varemærke|mærke|merke|merkki|tuotemerkki|brandi|kaubamark|zimols|zenklas|znacka|znamka|brend|марка|бренд|μαρκα|label(?=,? [^.;:]{0,40}(?:sold|marketed|verkauf|vertrieben|verkocht|salj|sælg|selg))|(?:sold|marketed) under label",
      ),
    ],
    /brand (?:woven |main |neck )?labels?(?!\p{L}| name)|mark[ae](?: ?nin)?n?[ -]?etiket|markenetikett|etiquettes? (?:de )?(?:la )?marque|etichett\p{L} (?:di |del |con )?marchi|etiquetas? (?:de |con )?(?:la )?marca|etykiet\p{L}{1,2} (?:z )?mark|merketiket|varumarkesetikett|mærkeetiket|merkeetikett|znackov\p{L}{1,3} etiket|etiket\p{L}{0,2} (?:se |so )?znack|merkki(?:lappu|etiket)|марков\p{L}{1,3} етикет|owner|inhaber|country|land|registration|certif|number|nummer|colou?r|farb|couleur|kolor|barv|szin|samochod|vehic|fahrzeug|(?<!\p{L})(?:ce|eco|eko)(?!\p{L})|suppliers?\b|lieferant|fournisseur|fornitor|proveedor|fornecedor|leverancier|dostawc|tedarik|toimittaj|leverant/u,
  ],
  reference: [
    [
      word(
        "catalogue|catalog|katalog|katalogove|katalogovy|katalogowy|kataloski|stil|styl|fason|wzoru|gaminio|prekes|preces|izdelka|artikla|towar|toote|cikk|обр|article|item|style|model|product|artikel|modell|produkt|art|modele|produit|articolo|modello|prodotto|articulo|modelo|producto|artigo|produto|wyrobu|towaru|artykulu|produktu|urun|tuote|tuotteen|vare|vyrobku|artiklu|zbozi|tovaru|polozky|bestell|produs|produsului|articol|articolului|marfa|proizvoda|robe|blaga|modela|artikla|artikli|kauba|mudeli|modelio|preces|izstradajuma|termek|артикула|продукта|изделието|стоката|модела|виробу|товару|продукціі|продукту|моделі|артикла|производа|робе|ειδουσ|προιοντοσ|μοντελου|αρθρου",
        "artikel|bestell|produkt|modell|style|item|tuote|vare|cikk|termek",
      ),
      word(
        "number|no|nr|num|numero|nummer|code|cod|codigo|codice|kod|kode|kodu|kood|koodi|kods|kodas|koda|numer|indeks|index|symbol|cislo|sifra|ref|reference|referencia|riferimento|referentie|identifier|kennung|n|id|broj|br|st|stevilka|oznaka|koda|numurs|numeris|nuoroda|номер|код|шифр|шифра|број|бр|ознака|№|κωδικοσ|κωδ|αριθμοσ|αρ|c\\.",
        undefined,
        "nummer|nr|code|kod|kood|numero|nro|koodi|szam",
      ),
    ],
    new RegExp(
      `${OF_CUSTOMER}|${BAR_CODE.source}|trade item|order|auftrag|commande|pedido|ordine|encomenda|zamow|siparis|invoice|rechnung|bar ?code|ean|gtin|customs|tarif|zoll|douan|taric|batch|lot\\b|charge|serial|serie|report|bericht|certif|zertif|colour|color|farb|size|name|nom\\b|vat|tax|steuer|zakaznik|zakaznick|objednav|narudz|narocil|narocnik|kupc|klient|kliendi|pasut|uzsak|tellim|partij|поръчк|клиент|партид|фактур|замовл|клієнт|рахунк|поруџ|клијент|купц|партиј|παραγγελ|πελατ|παρτιδ|τιμολογ`,
      "u",
    ),
  ],
  weight: [
    [
      word(
        "weight|gewicht|poids|peso|waga|ciezar|masa|mase|masse|massa|mass|vikt|vægt|vekt|paino|hmotnost|vaha|suly|sulya|tomeg|tomege|greutate|greutatea|tezina|agirlik|agirligi|ag\\.|teza|kaal|(?:neto|netto|puhas|toote)kaal|svoris|svars|wt|wgt|тегло|вага|маси|ваги|тежина|маса|βαροσ|μαζα",
        undefined,
        "gewicht|weight|vikt|vægt|vekt|paino|hmotnost|tomeg",
      ),
    ],
    /(?<!\p{L})balen(?:i|ia|ie)(?!\p{L})|(?<!\p{L})(?:incl|inkl|einschl|including|compris|inclu[si]|incluid|inbegrepen|w tym|med|mit|avec|with(?!out))[^:\n\t]{0,25}(?:bag|beutel|hang ?tag|etiket|bugel|hanger|cintre|percha|grucc|sachet|sacchett|zak)|packst|(?<!\p{L})[ck]olli|transport|(?<!\p{L})envio|lahety|confezion[ei](?!\p{L})|(?<!\p{L})(?:case|crate|tray|bax|outer|boite|coffret)(?!\p{L})|gross|brutto|brut\b|lordo|(?<!\p{L})lor\.|bruto|shipping|versand|total|gesamt|fabrics?\b|stoff|tissu(?!t)|tessuto|tejido|tecido|tela\b|m2|m²|gsm|yarn|garn(?!itur)|carton|karton|max|load|surfac|superfic|packag|packed|verpack|embal|imball|opakow|ambala[jz]|pallet|palet|parcel|colis\b|paket|paquet|pacote|pacc(?:o|hett)|bulto|zasilk|przesyl|paczk|verzend|spedizion|expedicion|expedicao|expedit(?:ion|ie)|posilk|posilj|forsend|sendung|siunt|pratk|пратк|посилк|δεματ|pachet|csomag|gonderi|swatch|specimen|probeta|provino|eprouvette|box|kolli|caj[ao]|caisse|scatol|caixa|doos|pudelk|krabic|doboz|kutu|cutie|kutij|kutuj|skatl|kast[ie]?\b|laatik|charger|ladegerat|chargeur|caricator|caricabatt|cargador|carregador|oplader|ladowark|nabijec|nabijac|tolto\b|sarj|laddare|laturi|incarcator|punjac|polnilnik|accessor|zubehor|acceso/u,
  ],
  country: [
    [
      word(
        "origin|origine|origen|origem|herkunft|ursprung|herkomst|oorsprong|opprinnelse|oprindelse|alkupera|pochodzenie|puvod|povod|szarmazas|origina|origin[ea]|poreklo|podrijetlo|porijeklo|kilme|izcelsme|paritolu|произход|походження|порекло|порекла|προελευση|mensei|mense|where|wo|donde|dove|onde|waar|gdzie|hvor|kde|missa|country|land|pays|paese|pais|kraj|ulke|ulkesi|maa|zeme|stat|krajina|orszag|orszaga|tara|zemlja|drzava|salis|valsts|riik|lieu|luogo|lugar|lloc|local|place|ort|site|miejsce|misto|miesto|hely|helye|loc|locul|mjesto|kraj|vieta|koht|yeri|plats|sted|paikka|страна|държава|краіна|краіни|місце|земља|држава|место|място|χωρα|τοποσ",
        undefined,
        "land|maa|riik|orszag",
      ),
      /mfr|mfg|proveni|productie|fremst|tilvirk|opprinn|oprind|alkuper|parit|poreklo|podrijet|porijek|izvor|izdel|proizv|gamyb|kilm|izcels|razos|szarmaz|fabric|produs|siuv|sivan|szyc|siti|sitia|ompel|варс|произ|производ|ушив|шиен|вироб|виготов|пошит|походж|порек|израд|шивењ|προελευ|καταγωγ|παραγωγ|κατασκευ|made|manufact|produc|produz|produk|sewn|assembl|making|fabri|hergestell|herstell|gefertigt|fertigung|genaht|confec|confez|konfek|cousu|cucit|cosid|hecho|fatto|feit|gemaakt|vervaardig|wykon|uszy|szyci|wytwor|vyrob|uretim|uretil|tillverk|fremstill|valmist|gyart|origin|ursprung|herkomst|oorsprong|origen|origem|pochodz|puvod|povod|mense/u,
    ],
    /spun\b|fabrics?\b|stoff|tissu(?!t)|tela\b|tygets|kangas|kankaa|tkanin|material|matiere|matier|leather|leder|wood\b|holz|design|raw\b|roh|brand|company|seller|customer|buyer|bank|certificate of|zertifikat|spin|(?<!sewn.*)(?:weav|knit)(?!.*sewn)|dye|filat|tess|tint|fibre|fiber|faser|cotton|baumwoll|dispatch|shipment|destin|sale|yarn|garn|farb|spinn|web(?:en|erei)|przedz|priadz|(?<!\p{L})priz[ei]|fonal|iplik|lanka|langan|verp|dzij|прежд|νημα|tkanin|latk|szovet|kangas|tesatur|kumas|bawel|bavln|welny|vlny|pamu[tk]|puuvil|bumbac|medviln|kokviln|памук|пряж|предив|пређ|сирови|бавовн|вовн|вун|тканин|волок|влакн|матері|матери|βαμβακ|przeznacz|urcen|destina|rendeltet|bestem|sihtriik|paskirt|galamerk|odredist|получав|признач|одержув|прималац|одредишт|προορισ|varis|label|hang ?tag|etiket|etikett|etiquet|etichett|zip(?:per)?\b|button|trim(?!.*sew)|packag|verpack|emball|imball/u,
  ],
  manufacturer: [
    [
      word(
        "manufacturer|manufacturers|manufacturer's|producer|hersteller|herstellers|fabricant|fabbricante|produttore|fabricante|fabrikant|fabrikanten|producent|producenta|tillverkare|tillverkarens|produsent|valmistaja|valmistajan|vyrobce|vyrobca|vyrobcu|gyarto|producator|producatorului|proizvodac|proizvodaca|proizvajalec|proizvajalca|tootja|gamintojas|gamintojo|razotajs|razotaja|uretici|ureticinin|производител|производителя|виробник|виробника|виготовлювач|виготовлювача|виготівник|виготівника|произвођач|произвођача|κατασκευαστησ|κατασκευαστη",
      ),
    ],
    /agent|importer|distribut|number|nummer|code|\bref|art\b|part\b|declar|erklar|deklar|dichiar|verklar|erklær|prohlas|vyhlas|oswiad|nyilatk|izjav|vakuut|forsakr|kinnitus|patvirt|apliecin|beyan|деклара|и|та|ізјав|краін|земљ|δηλωσ|responsib|verantw|signat|country|land\b|pays|paese|pais|web|contact|kontakt|stamp|stempel|date\b|datum|represent|bevollm|mandat|not the|instruction|recommend|warrant|garant|yarn|fabric\b|garn|stoff|tissu|trim|^(?!.*(?:name|nom|firma|company|naz|navn|namn|nimi|nev\b|ime\b|razon|ragione|jmeno|meno|denum|nume|pavadinim|nosaukum|unvan|наименован|назва|назив|име\b|ονομα|επωνυμ|(?:[&,/]|and|und|et|e|y|og|och|ja|i|a|si|ir|un|ve|en|и|και) (?:\p{L}{1,3} )?(?:adres|addres|anschrift|indirizzo|direccion|morada|endereco|osoite))).*(?:adres|addres|anschrift|indirizzo|direccion|morada|endereco|osoite|cim)/u,
  ],
  recycled: [
    [
      /recycl|recikl|rezykl|ricicl|recicl|recykl|geri donus|atervun|genanv|genbrug|gjenvun|resirk|kierrat|ujrahasz|ujrafeldolg|ringlus|taaskasut|umbertood|ricikl|athchurs|perdirb|parstrad|otrreiz|рецикл|переробл|вторинн|ανακυκλ/u,
    ],
    /packag|verpack|emballage|imball|embala|verpakk|opakow|ambalaj|carton|hang ?tag|polybag|(?<!ge|re(?:cycle|cikl\p{L}+|cicl\p{L}+) )certif(?!ied |iee?(?!\p{L}))|standard|poly|poli|cotton|coton|cotone|algod|baumwoll|katoen|bawel|wool|wolle|laine|nylon|visco|pamuk/u,
  ],
  gtin: [
    [BAR_CODE],
    /carton|karton|case|outer|pallet|umverpack|colis|cartone|caja|caixa|omdoos|zbiorcz|ambalaz|embalaz|kutij|krabic|skatul|paket|(?:made|print|hvor|wo |where)/u,
  ],
};

/** One of these words, or one that ends or begins with one of others. */
function word(whole: string, begins?: string, ends?: string): RegExp {
  const parts = [`(?:${whole})(?!\\p{L})`];
  if (begins !== undefined) parts.push(`(?:${begins})`);
  const ended = ends === undefined ? "" : `|\\p{L}(?:${ends})(?!\\p{L})`;
  return new RegExp(`(?<!\\p{L})(?:${parts.join("|")})${ended}`, "u");
}

/** Longest label, in characters and words. */
const WORDY_LENGTH = 60;
const WORDY_WORDS = 9;

/** Labels of a kind by what they speak of, and the value beside or below each. */
function* wordilyLabelled(
  passage: Passage,
  name: LabelName,
  twice: ReadonlySet<string>,
): Generator<Labelled> {
  if (!WORDY[name]) return;
  for (const { said, from, cellEnd, colon, rest } of clausesOf(passage)) {
    const goesOn = rest === "" || isWordyLabel(rest, name);
    const label = !goesOn ? said.slice(0, colon) : rest === "" ? said : rest;
    if (!speaksOf(name === "recycled" ? label.replace(ENDED_BEFORE, "") : label, name)) continue;
    if (!goesOn) {
      const start = passage.folded.indexOf(rest, from + colon);
      yield { from, start, end: endOfValue(passage, start, false), apart: true, worth: WORDY_WORTH };
    } else if (!twice.has(said) && passage.folded.slice(from + said.length, cellEnd).trim() === "")
      yield* wordilyFollowed(passage, name, from, cellEnd);
  }
}

/** "Coton recyclé. Envers:": what a sentence ended with is no word of the label behind its full stop, as short words are. */
const ENDED_BEFORE = /^.*\p{L}{5}\. (?=\p{L}{4})/u;

/** A part of a cell that may be a label, with its value behind a colon. */
interface Clause {
  said: string;
  from: number;
  cellEnd: number;
  /** Where its colon stands in it; -1 for none. */
  colon: number;
  rest: string;
}

const clausesByPassage = new WeakMap<Passage, readonly Clause[]>();

function clausesOf(passage: Passage): readonly Clause[] {
  let clauses = clausesByPassage.get(passage);
  if (!clauses) {
    clauses = [...clausesIn(passage.folded)];
    clausesByPassage.set(passage, clauses);
  }
  return clauses;
}

function* clausesIn(small: string): Generator<Clause> {
  for (const { 0: cell, index: cellStart } of small.matchAll(/[^\t\n]+/g)) {
    // "Weight of one pc." and "Gewicht Gr. 38" have the dot of a word cut short, so the cell as a whole comes first.
    const whole = cell.includes(". ") ? [{ 0: cell, index: 0 }] : [];
    for (const { 0: part, index } of [
      ...whole,
      // "14/04/2025 - Massa del paio: 640 g": what has a label of its own behind a dash.
      ...cell.matchAll(/(?:\([^()]{1,20}\)|(?! - \p{L}[^:;.]{2,40}:)[^.;·|]|[.;](?! ))+/gu),
    ]) {
      const said = part.replace(/^(?: ?- )?\s*/u, "").trimEnd();
      const from = cellStart + index + part.indexOf(said);
      const colon = said.search(/[:?](?= |$)/);
      const rest = colon > 0 ? said.slice(colon + 1).trim() : "";
      yield { said, from, cellEnd: cellStart + cell.length, colon, rest };
    }
  }
}

/** "Vægt uden emballage", "peso senza imballo", "Gewicht ohne Zubehör": a net weight. */
export const WITHOUT_PACKAGING =
  /(?<!\p{L})(?:without|w\/o|excluding|excl\.?|exclusive of|net of|not including|no|ohne|o\.|exkl\.?|exklusive|sans|s\/|hors|hormis|senza|escluso|al netto dell?['’]?|sin|excluido el|sem|excluindo|zonder|bez|utan|uden|ekskl\.?|uten|ilman|fara|brez|be|ilma|без|χωρισ)[ ]?(?:the |its |any |die |l['’]|o |a |el |la )?(?:\p{L}{0,8}(?:verp\.|emb\.|imb\.|opak\.|hangers?|bugel|kleiderbugel|cintre|gruccia|percha|cabide|kleerhanger|wieszaka|raminka|ramienka|vesaku|vallfa|umeras|galge|bojle|kleshenger|ripustin\p{L}*|henkari\p{L}*|riidepuu\p{L}*|pakabo|pakaramais|pakarama|obesalnika|vjesalice|закачалк\p{L}*|вішак\p{L}*|вешалице|κρεμαστρ\p{L}*|dezut\p{L}*|kast[ei]s|karbita|kotta|kiletask\p{L}*|kileko\p{L}*|maiselio|maisina|vrecic\p{L}*|vreck\p{L}*|skatl\p{L}*|skatul\p{L}*|kutij\p{L}*|cutie|pung[aai]|кути\p{L}*|коробк\p{L}*|кутиј\p{L}*|κουτι\p{L}*|laatikk\p{L}*|sacku|sacek|accessor\p{L}*|zubehor\p{L}*|accesori\p{L}*|acessori\p{L}*|toebehoren|akcesori\p{L}*|tillbehor|tilbehor|lisavaruste\p{L}*|prislusenstv\p{L}*|chargers?|ladegerat|chargeur|caricabatterie?a?|cargador|carregador|oplader|ladowarki|laddare|laturi\p{L}*|nabijeck\p{L}*|packag\p{L}*|packing|verpack\p{L}*|emballage\p{L}*|imball\p{L}*|embalaje\p{L}*|embalage[mn]\p{L}*|verpakking\p{L}*|embalaz\p{L}*|ambalaz\p{L}*|pakuot\p{L}*|iepakoj\p{L}*|pakend\p{L}*|opakowani\p{L}*|forpackning\p{L}*|emballasje\p{L}*|pakkau\p{L}*|obal\p{L}*|ambalaj\p{L}*|опаковк\p{L}*|упаков\p{L}*|пакуван\p{L}*|амбалаж\p{L}*|паковањ\p{L}*|συσκευασι\p{L}*|balenia|balen[io]|(?:schuh)?kartons?|shoe ?box(?:es)?|box|boxes|boite|scatola|caja|caixa|doos|schoenendoos|pudelka|krabic[ey]|doboz|kutu|polybag|polybeutel|bag|beutel|tasche|sachet|sacchetto|bolsa|saco|zak|worka|pase|pose|estuche|estojo|astuccio|etui|(?:pap|gave)?æsken?|(?:papp|gave)?esken?|kartong(?:en)?|asken?))|(?<!\p{L})(?:(?:un(?:packed|packaged|boxed)|(?:un|on)verpac?k|(?:non|nao|nie|ikke|ej|inte) ?-?(?:emball|imball|embal|za?pakow|opakow|pakket|packa)|(?:sin|sem) (?:em?bal|envas|empaquet)|o(?:for|in)?pack|u(?:inn|ind)?pak|uemball|nezabal|nebal[ei]|neopak|csomagolatl|neambal|nepaki|neupak|pakkaamat|pakendama|nesupak|neiepak|неопак|неупак|ασυσκευ)\p{L}*)|csomagolas nelkul|(?:doboz|vallfa|zacsko) nelkul|ambalajsiz|kutusuz|(?:askisiz|posetsiz)|(?<!\p{L})(?:(?:hang ?tag|poly ?bag|box|bag|hanger|packaging)s?(?: and (?:hang ?tag|poly ?bag|box|bag|hanger|packaging)s?)? (?:removed|not included|excluded)|(?:karton|verpackung|bugel|beutel) nicht (?:eingerechnet|inbegriffen|enthalten)|(?:boite|emballage|cintre|housse) non compris[e]?|(?:scatola|imballo|gruccia|sacchetto) (?:esclus[oa]|non compres[oa]|non inclus[oa])|(?:caja|embalaje|percha|bolsa) (?:no incluid[oa]|excluid[oa])|(?:caixa|embalagem|cabide|saco) nao incluid[oa]|(?:doos|verpakking|hanger|zak) niet (?:inbegrepen|meegerekend)|(?:kartong|forpackning|galge|pase|eske|emballasje|henger|pose|æske|bojle|emballage)(?:n|en)?(?: (?:och|og) \p{L}{3,12})? (?:ikke|inte|ej) (?:med|med ?regnet|inkludert|inkluderet|inraknade?|inkluderade?)|(?:karp|pakend|riidepuu|kott) valja arvatud)/u;

/** "Recyclable: 100 %" tells of what it may become. */
export const MAY_BE_RECYCLED = new RegExp(RECYCLABLE.replaceAll(",", "|"), "u");

const FIGURE = /\d[.,]\d|\d ?%/;
/** "1.2 Leverantörens artikelnummer": what counts the lines of a form. */
const COUNT = /^\d{1,2}(?:\.\d{1,2}){1,2}[.)]? (?=\p{L})/u;

/** Whether a text of the length of a label speaks of a field. */
export function speaksOf(label: string, name: LabelName): boolean {
  const [has, hasNot] = WORDY[name] ?? [[], /^/u];
  if (label.length > WORDY_LENGTH || !has.every((pattern) => pattern.test(label))) return false;
  const of = name === "weight" ? label.replace(WITHOUT_PACKAGING, "") : label;
  return (
    label.split(" ").length <= WORDY_WORDS &&
    !FIGURE.test(label.replace(COUNT, "")) &&
    !hasNot.test(of) &&
    !(name === "recycled" && MAY_BE_RECYCLED.test(of))
  );
}

/** What stands in the cell after a label, or below it. */
function* wordilyFollowed(passage: Passage, name: LabelName, from: number, end: number): Generator<Labelled> {
  const { folded: small, closed } = passage;
  const next = small[end];
  const follows = next === "\t" || (next === "\n" && passage.order === "columns" && small[end + 1] !== "\n");
  if (!follows || closed.has(end)) return;
  // "Marca Telares del Norte" is a label with its value.
  if (name === "brand" && BRAND_NAMED.test(passage.text.slice(from, end))) return;
  // So is "Winter hat, art. no. AB-611".
  if (name === "reference" && /\d{2}/.test(small.slice(from, end))) return;
  const start = end + 1 + typedColon(small, end + 1);
  const valueEnd = endOfValue(passage, start, false);
  if (valueEnd > start && !isLabel(small.slice(start, valueEnd)))
    yield { from, start, end: valueEnd, apart: true, worth: WORDY_WORTH };
}

const BRAND_NAMED =
  /(?:[Zz]načk\p{L}+|[Mm][äæ]rket?|[Mm]erkki|[Bb]rand|[Mm]ar[ck](?:a|i|y|ii|as|os)|[Mm]arque|[Mm]archio|[Mm]arke|[Mm]erk) ["“„«»'‚]?\p{Lu}/u;

/** "How much does it weigh? Weight per item" goes on as a label; "Deutschland (genäht in Lindau)" is a value with what is done there. */
function isWordyLabel(text: string, name: LabelName): boolean {
  const said = text.replace(IN_BRACKETS, "");
  return !/\d/.test(text) && (WORDY[name]?.[0] ?? []).every((pattern) => pattern.test(said));
}

const IN_BRACKETS = /\([^()]*\)?/gu;

/** What joins a word to a label before it. */
const OF = /(?<!\p{L})(?:of|the|du|de|des|la|der|del|della|dello|di|do|da|van|het|vom|von|af|av) $/u;

/** Within a line a label follows a sign or the end of a sentence, or has a capital letter and a colon. */
function begins({ text, folded }: Passage, at: number, hasColon: boolean): boolean {
  if (at === 0 || folded[at - 1] !== " ") return true;
  if (/[·|;•*.,:/)–—-]/.test(folded[at - 2] ?? " ")) return true;
  // "Skarpety „Baca” kod: TT/115-B": a name in quotes is a whole.
  if (hasColon && /["”»“]/.test(text[at - 2] ?? " ")) return true;
  if (!hasColon || !/\p{Lu}/u.test(text[at] ?? "")) return false;
  // "RÉFÉRENCE DU MODÈLE:" is one label.
  if (OF.test(folded.slice(Math.max(at - 8, 0), at))) return false;
  // "KLIENTO KODAS :" is one label: among capitals another one begins behind a value alone.
  const cell = tailOf(text.slice(Math.max(at - WORDY_LENGTH, 0), at), /$(?<=(?<tail>[^\n\t]*))/u);
  return !IN_CAPITALS.test(text.slice(at, at + 2)) || !IN_CAPITALS.test(cell) || /[:\d]/.test(cell);
}

const IN_CAPITALS = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;

/** "Marke: Cove; Größenlauf: XS-XL": another label behind a sign, whether it is known or not. */
const NEXT_LABEL = /; \p{L}[\p{L} .'/-]{1,30}:(?= )/u;

/** A value ends with its cell or line, and before the next label of the same line. */
function endOfValue(passage: Passage, start: number, isInBrackets: boolean, endsBeforeAny = true): number {
  const { folded } = passage;
  let end = start;
  while (end < folded.length && end - start < VALUE_LENGTH && !/[\n\t]/.test(folded[end] ?? "")) end++;
  const line = folded.slice(start, end);
  const inside = line.includes(":") ? (LABEL_INSIDE.pattern().exec(line)?.index ?? -1) : -1;
  const closing = isInBrackets ? line.indexOf(")") : -1;
  if (closing > 0) end = start + closing;
  const signs = [line.search(/ ?[·|•]( |$)/), endsBeforeAny ? line.search(NEXT_LABEL) : -1];
  const cut = Math.min(...[inside, ...signs].filter((at) => at > 0));
  if (Number.isFinite(cut)) end = Math.min(end, start + cut);
  while (end > start && /[\s,;]/.test(folded[end - 1] ?? "")) end--;
  return end;
}
