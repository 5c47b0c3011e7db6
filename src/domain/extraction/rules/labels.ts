/** Labels that documents put before a value, in the languages of Europe, without accents. */
import { folded, type Passage } from "../reading/passage.ts";
import { alternatives } from "./found.ts";

export const LABELS = {
  gtin: "gtin,gtin-13,gtin-14,gtin13,gtin14,gtin number,ean,ean-13,ean13,ean-8,ean code,ean-code,ean no.,ean number,upc,upc code,upc-a,barcode,bar code,barcode number,strichcode,code barres,code-barres,code a barres,code ean,codigo de barras,cod. barras,codice a barre,codice ean,codigo ean,streepjescode,kod ean,kod kreskowy,kod gtin,barkod,barkod no,streckkod,ean-kod,stregkode,ean-nummer,viivakoodi,carovy kod,ciarovy kod,vonalkod,cod de bare,crtna koda,bar-kod,barkod,ribakood,bruksninis kodas,brukšninis kodas,svitrkods,баркод,γραμμικος κωδικας,γραμμωτος κωδικας",
  brand:
    "brand,hausmarke,eigenmarke,enseigne,griffe,marka wlasna,brand name,brand/label,trade mark,trademark,marke,markenname,handelsmarke,label/marke,marque,marque commerciale,nom de marque,marchio,marca,marca comercial,marca commerciale,merk,merknaam,marka,nazwa marki,varumarke,varemærke,varemaerke,mærke,maerke,merke,varemerke,tuotemerkki,brandi,znacka,ochranna znamka,marka handlowa,brend,robna marka,blagovna znamka,markanev,kaubamark,prekes zenklas,zimols,марка,μαρκα",
  reference:
    "reference,art,art. nr,art. nr.,art. n°,art. code,prod. code,prod. no.,sku code,sku no.,reference fournisseur,ref. fournisseur,ref. fabricante,ref. proveedor,ref. fornecedor,ref. fornitore,ref. fabricant,ref. produto,ref. producto,cod.,cod. prodotto,cod. produto,cod. producto,cod. modello,numer katalogowy,katalognummer,katalog-nr.,catalogue no.,catalogue number,catalog no.,cat. no.,stok no,cislo zbozi,obj. cislo,objednaci cislo,katalogovy kod,katalogove cislo,leveranciersartikelnummer,productcode leverancier,ref.2,ref.a,reference no.,reference number,ref,ref.,ref. no.,ref no,ref.-nr.,style,style no.,style no,style number,style code,style ref,style ref.,style reference,style #,article,article no.,article no,article number,article code,art.,art. no.,art no,art.no.,art.nr.,art.-nr.,art nr,art.-no.,item,item no.,item no,item number,item code,item #,product code,product no.,product number,product ref.,product reference,model no.,model no,model number,model code,sku,artikelnummer,artikel-nr.,artikel nr.,artikel-nr,artikelnr.,artikelnr,artikel,art.-nummer,bestellnummer,best.-nr.,produktnummer,modellnummer,modell-nr.,materialnummer,stilnummer,reference produit,reference article,ref. produit,ref. article,code article,code produit,numero d'article,n° d'article,n° article,n° de style,n° modele,codice,codice articolo,cod. articolo,cod. art.,codice prodotto,articolo,art. n.,riferimento,rif.,rif,modello n.,codigo,codigo de articulo,codigo articulo,codigo de producto,referencia,n° de articulo,articulo,n.° de articulo,num. articulo,codigo do artigo,codigo do produto,codigo artigo,cod. artigo,artigo,artigo n.°,ref.ª,n.° de artigo,artikelcode,productcode,productnummer,stijlnummer,modelnummer,symbol,symbol produktu,indeks,nr artykulu,numer artykulu,kod produktu,nr referencyjny,nr kat.,model kodu,urun kodu,stok kodu,referans,referans no,artikel no,model no,artikelkod,produktkod,varenummer,varenr.,varenr,vare nr.,tuotenumero,tuotekoodi,mallinumero,cislo vyrobku,kod vyrobku,cislo artiklu,cislo modelu,cikkszam,termekkod,cod produs,cod articol,referinta,sifra,sifra artikla,sifra proizvoda,kataloski broj,toote number,tootekood,artikli number,gaminio kodas,prekes kodas,preces kods,artikula numurs,артикулен номер,код,артикул,κωδικος,κωδικος προιοντος",
  model:
    "model,model name,style name,product name,product,article name,item name,modell,modellname,produktname,produktbezeichnung,artikelbezeichnung,artikelname,bezeichnung,designation,nom du produit,nom du modele,modele,nom,produit,nome prodotto,nome modello,modello,nome del prodotto,denominazione,modelo,nombre del producto,nombre,nombre del modelo,denominacion,nome do produto,nome do modelo,designacao,nome,productnaam,naam,modelnaam,model,nazwa,nazwa produktu,nazwa wyrobu,model adi,urun adi,urun,produktnamn,modellnamn,namn,benamning,produktnavn,modelnavn,varebetegnelse,tuotenimi,malli,nazev vyrobku,nazev,nazov vyrobku,termek neve,megnevezes,denumire produs,denumire,naziv proizvoda,naziv,ime izdelka,toote nimi,gaminio pavadinimas,produkta nosaukums,наименование,модел,ονομασια,μοντελο",
  manufacturer:
    "manufacturer,manufacturer name,name of manufacturer,manufactured by,made by,producer,produced by,maker,hersteller,herstellername,hersteller/inverkehrbringer,name des herstellers,hergestellt von,produzent,fabricant,nom du fabricant,fabrique par,producteur,produttore,fabbricante,nome del fabbricante,prodotto da,costruttore,fabricante,nombre del fabricante,fabricado por,productor,nome do fabricante,produzido por,produtor,fabrikant,naam fabrikant,producent,geproduceerd door,vervaardigd door,wytworca,wyprodukowano przez,uretici,uretici firma,imalatci,tillverkare,tillverkad av,producent,fremstillet af,fabrikant,produsent,valmistaja,vyrobce,vyrobca,gyarto,producator,fabricant,proizvodac,proizvajalec,tootja,gamintojas,razotajs,производител,κατασκευαστης",
  address:
    "address,manufacturer address,manufacturer's address,company address,anschrift,adresse,adresse des herstellers,herstelleradresse,adresse du fabricant,indirizzo,sede,direccion,domicilio,morada,endereco,adres,adres producenta,adress,osoite,adresa,cim,aadress,adresas,adrese,адрес,διευθυνση",
  factory:
    "factory,factory name,production site,manufacturing site,plant,produktionsstatte,werk,fabrik,usine,site de production,stabilimento,stabilimento di produzione,fabrica,planta,unidade de producao,fabriek,productielocatie,zaklad,zaklad produkcyjny,fabrika,tesis,fabriks,tehdas",
  composition:
    "composition,fibre composition,fiber composition,fibre content,fiber content,material composition,material,materials,fabric,content,zusammensetzung,materialzusammensetzung,faserzusammensetzung,material,fasergehalt,matiere,matieres,composition textile,tissu,composizione,composizione fibrosa,materiale,tessuto,composicion,composicion textil,tejido,composicao,composicao textil,tecido,samenstelling,materiaal,sklad,sklad surowcowy,karisim,icerik,kumas karisimi,materialsammansattning,sammansattning,sammensætning,koostumus,materiaali,slozeni,zlozenie,osszetetel,compozitie,sastav,sestava,koostis,sudetis,sastavs,състав,συνθεση",
  country:
    "made in,provenienza,procedencia,proveniencia,provenance,pochodzenie,origine merce,origen mercancia,origem mercadoria,provenienta,puvod,povod,szarmazas,poreklo,podrijetlo,kilme,izcelsme,paritolu,country of origin,country of manufacture,country of production,origin,coo,manufacturing country,production country,place of origin,place of manufacture,country,made in/origin,origin of goods,origin of the goods,ursprung der ware,ursprung der waren,warenursprung,origine des marchandises,origine de la marchandise,origine delle merci,origine della merce,origen de la mercancia,origen de las mercancias,origem da mercadoria,origem das mercadorias,oorsprong van de goederen,pochodzenie towaru,where made,herkunftsland,ursprungsland,herstellungsland,produktionsland,herkunft,ursprung,pays d'origine,pays de fabrication,pays de confection,origine,lieu de fabrication,paese d'origine,paese di origine,paese di produzione,paese di fabbricazione,pais de origen,pais de fabricacion,pais de produccion,pais de confeccion,origen,pais de origem,pais de fabrico,pais de producao,pais de confecao,origem,land van herkomst,productieland,land van productie,herkomst,oorsprong,kraj pochodzenia,kraj produkcji,kraj wytworzenia,miejsce produkcji,mensei,mense,mensei ulke,mense ulke,uretim yeri,uretim ulkesi,tillverkningsland,ursprungsland,oprindelsesland,produktionsland,opprinnelsesland,alkuperamaa,valmistusmaa,zeme puvodu,zeme vyroby,krajina povodu,krajina vyroby,szarmazasi hely,szarmazasi orszag,gyartasi orszag,tara de origine,tara de fabricatie,zemlja podrijetla,zemlja porijekla,drzava porekla,drzava proizvodnje,paritoluriik,paritolumaa,valmistajariik,kilmes salis,pagaminimo salis,izcelsmes valsts,razosanas valsts,страна на произход,произход,χωρα προελευσης,χωρα καταγωγης,χωρα παραγωγης,tir tionscnaimh,pajjiz tal-origini",
  weight:
    "net weight,weight,garment weight,product weight,item weight,unit weight,weight per piece,weight net,nett weight,net wt.,net wt,piece weight,gewicht,nettogewicht,netto-gewicht,gewicht netto,gewicht (netto),produktgewicht,artikelgewicht,stuckgewicht,gewicht pro stuck,gewicht je stuck,eigengewicht,poids,poids net,poids unitaire,poids du produit,poids de l'article,peso,peso netto,peso del capo,peso del prodotto,peso neto,peso unitario,peso de la prenda,peso del producto,peso del articulo,peso liquido,peso da peca,peso do produto,peso do artigo,netto gewicht,productgewicht,gewicht per stuk,masa,masa netto,waga,waga netto,masa produktu,waga produktu,agirlik,net agirlik,urun agirligi,vikt,nettovikt,vægt,nettovægt,vekt,nettovekt,paino,nettopaino,hmotnost,cista hmotnost,hmotnost netto,suly,netto tomeg,tomeg,nettosuly,greutate,greutate neta,tezina,neto tezina,masa,teza,neto teza,kaal,netokaal,svoris,neto svoris,svars,neto svars,тегло,нето тегло,βαρος,καθαρο βαρος",
  dimensions:
    "dimensions,product dimensions,overall dimensions,size (l x w x h),size,measurements,dimension,abmessungen,maße,masse,abmessung,produktmaße,außenmaße,maße (b x t x h),dimensions hors tout,dimensioni,misure,ingombro,dimensiones,medidas,dimensoes,afmetingen,maten,wymiary,olculer,boyutlar,ebatlar,matt,dimensioner,mal,mitat,rozmery,meretek,dimensiuni,dimenzije,mere,mootmed,matmenys,izmeri,размери,διαστασεις",
  recycled:
    "recycled content,recycled material,recycled materials,recycled share,share of recycled material,recycled fibre content,recycled fiber content,total recycled content,recyclinganteil,rezyklatanteil,recyclatanteil,anteil recycelter materialien,anteil recyceltes material,anteil rezyklat,recycelter anteil,recyceltes material,teneur en recycle,teneur en matieres recyclees,teneur en matiere recyclee,contenu recycle,part de matiere recyclee,part de matieres recyclees,taux de matieres recyclees,taux de recycle,taux d'incorporation de matiere recyclee,matiere recyclee,matieres recyclees,contenuto riciclato,contenuto di riciclato,contenuto di materiale riciclato,materiale riciclato,percentuale di riciclato,quota di riciclato,contenido reciclado,contenido de material reciclado,material reciclado,porcentaje reciclado,contenido de reciclado,conteudo reciclado,teor de reciclado,teor de material reciclado,conteudo de material reciclado,percentagem de material reciclado,incorporacao de reciclado,gerecycled materiaal,gerecyclede inhoud,gerecycled gehalte,aandeel gerecycled materiaal,gerecycled aandeel,zawartosc materialow z recyklingu,zawartosc materialu z recyklingu,zawartosc recyklatu,udzial materialu z recyklingu,materialy z recyklingu,udzial recyklatu,geri donusturulmus icerik,geri donusturulmus malzeme,geri donusturulmus malzeme orani,geri donusum orani,atervunnet innehall,andel atervunnet material,atervunnet material,genanvendt indhold,genanvendt materiale,andel af genanvendt materiale,genbrugsmateriale,resirkulert innhold,resirkulert materiale,kierratetty materiaali,kierratysmateriaalin osuus,kierratetyn materiaalin osuus,kierratyssisalto,recyklovany obsah,podil recyklovaneho materialu,obsah recyklovaneho materialu,obsah recyklatu,podiel recyklovaneho materialu,ujrahasznositott tartalom,ujrahasznositott anyag aranya,continut reciclat,continut de material reciclat,material reciclat,reciklirani sadrzaj,udio recikliranog materijala,delez recikliranega materiala,reciklirana vsebina,ringlussevoetud materjali osakaal,perdirbtu medziagu dalis,parstradata materiala saturs,рециклирано съдържание,ανακυκλωμενο περιεχομενο,περιεκτικοτητα σε ανακυκλωμενο υλικο",
  care: "care,care instructions,washing instructions,pflege,pflegehinweise,pflegeanleitung,entretien,conseils d'entretien,cura,manutenzione,cuidados,conservacion,instrucciones de cuidado,instrucoes de lavagem,onderhoud,wasvoorschrift,konserwacja,bakim,yikama talimati,skotselrad,tvattrad,vask,hoito-ohje,udrzba,kezeles,intretinere,odrzavanje",
  other:
    "season,saison,stagione,temporada,colour,color,farbe,couleur,colore,cor,kleur,kolor,renk,farg,size,sizes,größe,grosse,taille,taglia,talla,tamanho,maat,rozmiar,beden,description,beschreibung,descrizione,descripcion,descricao,omschrijving,opis,qty,quantity,menge,quantite,quantita,cantidad,quantidade,qtd,aantal,ilosc,miktar,price,preis,prix,prezzo,precio,preco,prijs,cena,date,datum,data,fecha,customer,kunde,client,cliente,klant,order no.,invoice no.,total,vat,iva,mwst,tva,pcs,carton,g.w. (kg),n.w. (kg),supplier,lieferant,fournisseur,fornitore,proveedor,fornecedor,buyer,applicant,report no.,sample description,test,result,unit,part,teil,partie,parte,component,fibre,faser,fibra",
} as const;

export type LabelName = keyof typeof LABELS;

/** What may stand before a label: the begin of a line or cell, a number, a dot in the middle, the end of a sentence. */
const BEFORE = String.raw`(?<=^|[\n\t (]|[·|;•*-])(?<lead>\d{1,2}[.)] ?|[-•*] ?)?`;

/** "Our brand", "votre référence". */
const WHOSE =
  "(?:our|your|unsere?|ihre?|notre|votre|nos|vos|nostr[oa]|vostr[oa]|nuestr[oa]|vuestr[oa]|su|noss[oa]|voss[oa]|onze|uw|nasz[ae]?|wasz[ae]?|product|produkt|supplier|the)";

const patterns = new Map<string, RegExp>();
let everyLabel: ReadonlySet<string> | undefined;
let labelInside: RegExp | undefined;

function patternOf(name: LabelName): RegExp {
  let pattern = patterns.get(name);
  if (!pattern) {
    const note = String.raw`(?:[ ]?\([^()\n\t]{0,30}\)|[ ]?/[ ]?[^:/\n\t]{2,30}(?=:))?`;
    pattern = new RegExp(
      `${BEFORE}(?:${WHOSE} )?(?:${alternatives(LABELS[name])})(?![\\p{L}\\d])${note}[ ]?(?<colon>[:;=]|\\.(?=[ ])|-(?=[ ]))?[ ]*`,
      "gu",
    );
    patterns.set(name, pattern);
  }
  return pattern;
}

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
}

/** Longest value, in characters. */
const VALUE_LENGTH = 300;

/** After labels that say more than the word. */
const WORDY_WORTH = 0.9;

/** What stands after each label of a kind: in its cell, else in the next cell or line. */
export function* labelled(passage: Passage, name: LabelName): Generator<Labelled> {
  const starts = new Set<number>();
  for (const one of plainlyLabelled(passage, name)) {
    starts.add(one.start);
    yield one;
  }
  for (const one of wordilyLabelled(passage, name)) if (!starts.has(one.start)) yield one;
}

function* plainlyLabelled(passage: Passage, name: LabelName): Generator<Labelled> {
  const { folded } = passage;
  for (const match of folded.matchAll(patternOf(name))) {
    const { lead, colon } = match.groups ?? {};
    if (lead === undefined && !begins(passage, match.index, colon === ":")) continue;
    let start = match.index + match[0].length;
    let apart = colon !== undefined;
    const next = folded[start];
    if (next === undefined) continue;
    if (next === "\t" || next === "\n") {
      if (folded[start + 1] === "\n" || passage.closed.has(start)) continue;
      // In rows, what stands below a label belongs to another one.
      if (next === "\n" && passage.order === "rows" && !apart) continue;
      start += 1;
      apart = true;
      // Lines of other products were made blank.
      while (/^ +\n(?!\n)/.test(folded.slice(start, start + VALUE_LENGTH)))
        start = folded.indexOf("\n", start) + 1;
    }
    const end = endOfValue(folded, start, folded[match.index - 1] === "(");
    if (end > start && !isLabel(folded.slice(start, end)))
      yield { from: match.index, start, end, apart, worth: 1 };
  }
}

/**
 * Labels that say more than the word for a field: "Weight of one piece", "Pays où l'article est cousu", "2. Your
 * article number". The first pattern must be in them, and none of the second.
 */
const WORDY: Partial<Record<LabelName, readonly [has: readonly RegExp[], hasNot: RegExp]>> = {
  brand: [
    [
      word(
        "brand|marke|markenname|marque|marchio|marca|merk|marki|marka|varumarke|varemærke|mærke|merke|znacka|marca|brend",
      ),
    ],
    /owner|inhaber|country|land|registration|certif|number|nummer/u,
  ],
  reference: [
    [
      word(
        "article|item|style|model|product|artikel|modell|produkt|art|modele|produit|articolo|modello|prodotto|articulo|modelo|producto|artigo|produto|wyrobu|towaru|artykulu|produktu|urun|tuote|vare|vyrobku|artiklu|bestell|produs|articol|proizvoda|artikla|termek",
        "artikel|bestell|produkt|modell|style|item|tuote|vare|cikk|termek",
      ),
      word(
        "number|no|nr|num|numero|nummer|code|cod|codigo|codice|kod|kode|kodu|koodi|numer|indeks|index|symbol|cislo|sifra|ref|reference|referencia|riferimento|referentie|n|id|broj",
        undefined,
        "nummer|nr|code|kod|numero|nro|koodi|szam",
      ),
    ],
    /customer|kunde|client|order|auftrag|commande|pedido|ordine|encomenda|zamow|siparis|invoice|rechnung|bar ?code|ean|gtin|customs|tarif|zoll|douan|taric|batch|lot\b|charge|serial|serie|report|bericht|certif|zertif|colour|color|farb|size|name|nom\b|vat|tax|steuer/u,
  ],
  weight: [
    [
      word(
        "weight|gewicht|poids|peso|waga|masa|vikt|vægt|vekt|paino|hmotnost|suly|tomeg|greutate|tezina|agirlik|agirligi|teza|kaal|svoris|svars|тегло|βαρος",
        undefined,
        "gewicht|weight|vikt|vægt|vekt|paino|hmotnost|tomeg",
      ),
    ],
    /gross|brutto|brut\b|lordo|bruto|shipping|versand|total|gesamt|fabric|stoff|tissu|tessuto|tejido|tecido|m2|m²|gsm|yarn|garn|carton|karton|max|load|surfac|superfic|packag|verpack|embal|imball|pallet/u,
  ],
  country: [
    [
      word(
        "country|land|pays|paese|pais|kraj|ulke|ulkesi|maa|zeme|krajina|orszag|tara|zemlja|drzava|lieu|luogo|lugar|place|ort|site|страна|χωρα",
        undefined,
        "land",
      ),
      /made|manufact|produc|produz|produk|sewn|assembl|making|fabri|hergestell|herstell|gefertigt|fertigung|genaht|confec|confez|konfek|cousu|cucit|cosid|hecho|fatto|feit|gemaakt|vervaardig|wykon|uszy|szyci|wytwor|vyrob|uretim|uretil|tillverk|fremstill|valmist|gyart|origin|ursprung|herkomst|oorsprong|origen|origem|pochodz|puvod|povod|mense/u,
    ],
    /spin|weav|knit|dye|filat|tess|tint|fibre|fiber|faser|cotton|baumwoll|dispatch|shipment|destin|sale|yarn|garn|farb|spinn|web(?:en|erei)/u,
  ],
  recycled: [
    [/recycl|recikl|rezykl|ricicl|recicl|recykl|geri donus|atervun|genanv|genbrug|resirk|kierrat|ujrahasz/u],
    /packag|verpack|emballage|imball|embala|verpakk|opakow|ambalaj|carton|hang ?tag|polybag|certif|standard|poly|poli|cotton|coton|cotone|algod|baumwoll|katoen|bawel|wool|wolle|laine|nylon|visco|pamuk/u,
  ],
  gtin: [
    [word("ean|gtin|barcode|upc|gencod|barkod|strichcode|streepjescode|streckkod|viivakoodi")],
    /carton|karton|case|outer|pallet/u,
  ],
};

/** One of these words, or one that ends or begins with one of others. */
function word(whole: string, begins?: string, ends?: string): RegExp {
  const parts = [`(?:${whole})(?![\\p{L}])`];
  if (begins !== undefined) parts.push(`(?:${begins})`);
  const ended = ends === undefined ? "" : `|\\p{L}(?:${ends})(?![\\p{L}])`;
  return new RegExp(`(?<![\\p{L}])(?:${parts.join("|")})${ended}`, "u");
}

/** Longest label, in characters and words. */
const WORDY_LENGTH = 60;
const WORDY_WORDS = 9;

/** Labels of a kind by what they speak of, and the value beside or below each. */
function* wordilyLabelled(passage: Passage, name: LabelName): Generator<Labelled> {
  const [has, hasNot] = WORDY[name] ?? [[], /^/u];
  const { folded: small, closed } = passage;
  for (const match of small.matchAll(/[^\t\n]+/g)) {
    for (const { 0: part, index } of match[0].matchAll(/(?:[^.;·|]|[.;](?! ))+/g)) {
      const from = match.index + index + (part.length - part.trimStart().length);
      const said = part.trim();
      const colon = said.search(/[:?](?= |$)/);
      const rest = colon > 0 ? said.slice(colon + 1).trim() : "";
      const goesOn = rest === "" || isWordyLabel(rest, name);
      const label = !goesOn ? said.slice(0, colon) : rest === "" ? said : rest;
      if (label.length > WORDY_LENGTH || label.split(" ").length > WORDY_WORDS) continue;
      if (/\d[.,]\d|\d ?%/.test(label)) continue;
      if (!has.every((pattern) => pattern.test(label)) || hasNot.test(label)) continue;
      if (!goesOn) {
        const start = small.indexOf(rest, from + colon);
        yield { from, start, end: endOfValue(small, start, false), apart: true, worth: WORDY_WORTH };
        continue;
      }
      const end = match.index + match[0].length;
      const next = small[end];
      const follows =
        next === "\t" || (next === "\n" && passage.order === "columns" && small[end + 1] !== "\n");
      if (!follows || closed.has(end) || from + said.length !== end) continue;
      // "Marca Telares del Norte" is a label with its value.
      if (name === "brand" && BRAND_NAMED.test(passage.text.slice(from, end))) continue;
      const start = end + 1;
      const valueEnd = endOfValue(small, start, false);
      if (valueEnd > start && !isLabel(small.slice(start, valueEnd)))
        yield { from, start, end: valueEnd, apart: true, worth: WORDY_WORTH };
    }
  }
}

const BRAND_NAMED = /(?:[Bb]rand|[Mm]ar[ck]a|[Mm]arque|[Mm]archio|[Mm]arke|[Mm]erk) \p{Lu}/u;

/** "How much does it weigh? Weight per item" goes on as a label. */
function isWordyLabel(text: string, name: LabelName): boolean {
  return !/\d/.test(text) && (WORDY[name]?.[0] ?? []).every((pattern) => pattern.test(text));
}

/** Within a line a label follows a sign or the end of a sentence, or has a capital letter and a colon. */
function begins({ text, folded }: Passage, at: number, hasColon: boolean): boolean {
  if (at === 0 || folded[at - 1] !== " ") return true;
  if (/[·|;•*.,:)-]/.test(folded[at - 2] ?? " ")) return true;
  return hasColon && /\p{Lu}/u.test(text[at] ?? "");
}

/** A value ends with its cell or line, and before the next label of the same line. */
function endOfValue(folded: string, start: number, isInBrackets: boolean): number {
  let end = start;
  while (end < folded.length && end - start < VALUE_LENGTH && !/[\n\t]/.test(folded[end] ?? "")) end++;
  labelInside ??= new RegExp(
    `(?:[ ]?[·|•;][ ]|,[ ]|[ ]/[ ]|[ ])(?:${alternatives(...Object.values(LABELS))})[ ]?:`,
    "u",
  );
  const line = folded.slice(start, end);
  const inside = line.includes(":") ? line.search(labelInside) : -1;
  const closing = isInBrackets ? line.indexOf(")") : -1;
  if (closing > 0) end = start + closing;
  const cut = Math.min(...[inside, line.search(/ ?[·|•]( |$)/)].filter((at) => at > 0));
  if (Number.isFinite(cut)) end = Math.min(end, start + cut);
  while (end > start && /[\s,;]/.test(folded[end - 1] ?? "")) end--;
  return end;
}

/** What may follow a label in its cell. */
const AFTER_LABEL = /[ .:%]*(?:\([^()]*\))?$/u;

/** True for a text that is nothing but a label. */
export function isLabel(text: string): boolean {
  everyLabel ??= new Set(Object.values(LABELS).flatMap((list) => list.split(",").map(plainLabel)));
  return everyLabel.has(plainLabel(text));
}

function plainLabel(text: string): string {
  return folded(text).replace(AFTER_LABEL, "").replace(/\s+/g, "");
}
