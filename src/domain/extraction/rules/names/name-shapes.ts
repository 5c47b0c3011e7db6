/** What may be the name of somebody or of a product, and what is the title of a paper. */
import { folded } from "../../folded.ts";
import { isLabel } from "../../label-words.ts";
import { speaksOf } from "../kit/labels.ts";

/** Titles of papers, which no company is called by. */
export const TITLE =
  /(?<!\p{L})avis(?!\p{L})|reklam|reclam[ao](?:t|c|$)|complaint|klacht|forsakran|beanstandung|(?<!\p{L})referat(?!\p{L})|avviso|aviso|awizo|dossier techni|anzeige|arriv(?:ee|al|o)(?!\p{L})|sheet|data|spec|label|artwork|proof|order|invoice|packing|pakavim|pakowani|baliac|colisage|empaque|packsed|packzettel|pakke?(?:list|sedd)|list|report|certificate|declaration|card|form|product|style|page|datenblatt|blatt|pass(?!\p{L})|passe?port|passaport|liefer|rechnung|angebot|auftrag|etikett|artikel|prufung|erklarung|fiche|facture|bon de|commande|attestation|produit|etiquette|scheda|fattura|bolla|dichiarazione|prodotto|articolo|ficha|factura|fatura|albaran|pedido|declarac|producto|produto|etiqueta|karta|faktura|deklaracja|produkt|etykiet|urun|fis|fatura|kart|tuote|lista|katalog|catalog|line|collection|kollektion|season|wholesale|technical|technisch|quotation|quote|offer|proforma|distinta|base|aprasym|aprakst|leiras|kuvaus|oferta|offerta|angebot|orcamento|presupuesto|devis|preventivo|teklif|nabidka|ponuda|ajanlat|pasiulym|pakkumine|statement|bill of|hyvaks|onay|mahnung|zahlungserinnerung|reminder|rappel|relance|sollecito|recordatorio|herinnering|aanmaning|wezwanie|upomin|paminnelse|rykker|purring|muistutus|foljesedel|folgeseddel|ordre|encomenda|bestellung|bestelling|siparis|tajekoztat|upozornen|felszolit|somatie|opomena|opomin|hatirlatma|υπενθυμ|напомн|нагадув|опомен|καταλογ|εγκρισ|δηλωση|τεχνικ|τιμολογ|ετικετ|продуктов|(?<!\p{L})лист(?!\p{L})|деклара|фактур|етикет|сертифик|сертифік|паспорт|протокол|накладн|рахунок|извештај|отпремниц|рачун|изјава|vyhlas|prohlas|technick|izjava|deklarac|nyilatkozat|adatlap|szamla|declarat|fisa|fatur|beyan|bilgi|sertif|todistus|intyg|attest|zertifikat|bewijs|verklaring|paklijst|produkt|tuote|kort|kaart|kartya|material|care|pflege|entretien|test|quality|supplier|questionnaire|confirmation|delivery|notice|draft|copy|page|original|jegyzek|specifi|request|inquir|enquir|anfrage|anforder|solicit|demande|richiesta|pedido|zapytan|poptav|dopyt|forespor|foresporg|forfrag|tiedustelu|uzklaus|pieprasij|cerere|upit|povprasev|zahtjev|muster|sample|muestra|campion|amostra|echantill|probk|vzor|nayt(?:e|teet)|mostr|kusovnik|zestawien|wykaz|elenco|nomenclatur|bordereau|tellimus|saateleht|vaztaras|pavadzim|seddel|bestall|bestil|tilaus|uzsakym|pasutij|narocil|narudz|objednav|megrendel|zamowien|dodac|dodaci|mitteil|letter|schreiben|dopis|pismo|levele|vestule|laisk|scrisoare|spesifik|udvalg|anvisn|hinweis|instru|manual|fragebogen|vragen|passport|summary|overview|ubersicht|aperc|riepilog|profil|erklær|erklering|(?:note|nota) (?:intern|de servi|d'info|informativ|sluzb)|notatka|(?<!\p{L})memo(?:randum)?(?!\p{L})|hausmitteilung|aktennotiz|rundschreiben|circular|circulaire|circolare|conditions|bedingungen|konditionen|condizioni|condiciones|condicoes|voorwaarden|warunki|podminky|podmienky|villkor|vilkar|betingelser|ehdot(?!\p{L})|feltetel|conditii|uvjeti|pogoji|tingimused|salygos|условия|умови|услови(?!\p{L})|(?<!\p{L})οροι(?!\p{L})|zleceni|(?:ordin|orden|ordem|documento|comanda|guia|carta) (?:de|di) (?:trans|tras|porte|remessa)|vervoer|opdracht|vrachtbrief|pakbon|leverbon|frachtbrief|konnossement|(?<!\p{L})nalog|fuvar|szallitolevel|kuormakirja|lahete(?!\p{L})|(?<!\p{L})aviz(?!\p{L})|fraktsedel|irsaliye|protocol|protokol|vertrag|vereinbarung|bescheinigung|contrat|contract(?!\p{L})|agreement|verbale(?!\p{L})|capitolato|listino|umowa|smlouva|zmluva|szerzodes|sozlesme|zaswiadcz|swiadect|osvedcen|potvrzen|potvrden|compte[ -]rendu|proces[ -]verba|(?<!\p{L})minutes(?!\p{L})|meeting|besprech|sitzung|reunion|riunion|reuniao|notulen|vergadering|verslag(?!\p{L})|zapis(?:nik)?(?!\p{L})|sprawozdan|poytakirja|jegyzokonyv|sedint|koosolek|sapulce|susirink|toplanti|заседан|засідан|нарад|састан|πρακτικ|προιον/u;

/** Titles of the sheet of one article. */
export const OF_SHEET =
  /^(?:(?:product|article|style|item) sheet|(?:technical |product |technisches |produkt)?(?:data ?sheet|datenblatt|spec(?:ification)? sheet)|tech ?pack|fiche (?:technique|article|produit|modele)|scheda (?:di )?(?:tecnica|prodotto|articolo)|ficha (?:tecnica|de(?:l)? produ[ct]to|de artigo|de articulo)|karta (?:produktu|wyrobu|techniczna|artykulu)|(?:produkt|kvalitets|data)(?:blad|blatt|kort|ark|kaart|inis lapas|a lapa)|productblad|artikelblad|artikelkarte|tuotekortti|tuoteseloste|technicky list|produktovy list|karta vyrobku|termeklap|muszaki adatlap|fisa (?:tehnica|produsului|de produs)|tehnicki list|tehnicni list|toote(?:leht|kaart)|gaminio (?:kortele|aprasas)|izstradajuma (?:karte|lapa)|urun (?:karti|foyu|bilgi formu)|техничес\p{L}+ (?:лист|карта)|продуктов\p{L}* (?:лист|карта)|технічн\p{L}+ (?:карта|опис)|картка (?:товару|виробу)|технички лист|δελτιο προιοντοσ|τεχνικο δελτιο)/u;

/** Short, with a letter, and no sentence, number with a unit, label or address of the web. */
export function isName(value: string, longest: number): boolean {
  if (value.length < 2 || value.length > longest || !/\p{L}{2}/u.test(value)) return false;
  if (/%|@|https?:|www\.|[.!?] \p{Lu}/u.test(value) || /^[\p{Ll}]/u.test(value)) return false;
  const small = folded(value);
  if (isLabel(value) || GROSS.test(small) || LABEL_LIKE.some((name) => speaksOf(small, name))) return false;
  return value.split(/\s+/).length <= 8 && !/^\d{8,}$/.test(value);
}

/** Labels that a name is never taken for. */
const LABEL_LIKE = ["reference", "gtin", "weight", "country"] as const;

/** "Peso lordo con scatola", "Bruttogewicht Karton": the label of a weight that is none of the product. */
const GROSS =
  /^(?:gross (?:weight|mass)|bruttog\p{L}+|bruttov[ai]\p{L}+|brutto(?:paino|tomeg|kaal|mas)\p{L}*|poids brut|peso (?:lord|brut)o|brutogewicht|bruto(?:gewicht| )\p{L}*|(?:masa|waga|hmotnost|vaha|masse|greutate) brut|брут|вага брут|μεικτο βαρ)/u;

/** "tramontana" as a name is written: wordmarks are set in small letters, too. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
