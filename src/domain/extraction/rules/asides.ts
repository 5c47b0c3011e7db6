/** What a paper says of shares that its product is not made of: asked for, turned down, of a test, in a rule. */
import { CELL_END, LINE_END } from "../reading/passage.ts";
import type { Place } from "./places.ts";

const BEGIN = String.raw`(?<!\p{L})`;
const END = String.raw`(?!\p{L})`;

/** The rest of a label, up to its shares: "target market: EU" says nothing of what stands beside it. */
const TO_SHARES = String.raw`[^:\t%]{0,40}[:\t]{0,2}\s*$`;

/** Asked for, aimed at, offered for another time. */
const ASKED = new RegExp(
  String.raw`${BEGIN}(?:requested|requirement|asked for|desired|target|wanted|inquiry|enquiry|your request|planned|gewunscht\p{L}*|gefordert\p{L}*|angefragt\p{L}*|wunschzusammensetzung|zielzusammensetzung|geplant\p{L}*|demande|demandee|souhaite\p{L}*|exige\p{L}*|composition cible|prevue|prevu|richiest[aoei]|desiderat[ao]|solicitad[ao]|deseada|previst[ao]|pedida|desejada|gevraagd\p{L}*|gewenst\p{L}*|gepland\p{L}*|zadan[aey]|pozadan\p{L}*|wymagan[aey]|planowan\p{L}*|begard\p{L}*|onskad|onskat|planerad|onsket|planlagt|ønsket|pyydetty|toivottu|suunniteltu|pozadovan\p{L}*|planovan\p{L}*|navrhovan\p{L}*|kert|kivant|tervezett|solicitata|ceruta|dorita|planificata|trazen[aio]|zeljen[aio]|zahtevan[aio]|zelen[aio]|nacrtovan[aio]|soovitud|noutud|kavandatud|pageidaujam\p{L}*|prasom\p{L}*|planuojam\p{L}*|pieprasit\p{L}*|velam\p{L}*|planot\p{L}*|istenen|talep edilen|hedef|искан\p{L}*|желан\p{L}*|ζητουμεν\p{L}*|επιθυμητ\p{L}*)${END}${TO_SHARES}`,
  "u",
);
/** Was so before: said shortly, as a label is. */
const FORMER = new RegExp(
  String.raw`${BEGIN}(?:old|until now|so far|original style|previous(?:ly)?|former(?:ly)?|superseded|bisher\p{L}*|alt|alte|alter|altes|fruher\p{L}*|vorher\p{L}*|vorjahr\p{L}*|ancien|ancienne|avant|precedent\p{L}*|precedente|vecchi[ao]|prima|anterior|antigua|antes|antiga|oud|oude|voorheen|vorige|poprzedni\p{L}*|stary|stara|stare|dotychczas\p{L}*|tidigare|gammal|gamla|tidligere|gammel|hidtil|aiempi|aiemmin|vanha|entinen|predchozi|puvodni|dosud|stary|predosl\p{L}*|povodn\p{L}*|doteraj\p{L}*|korabbi|regi|eddigi|vechi|veche|anterioara|prijasnj\p{L}*|ranij\p{L}*|dosadasnj\p{L}*|stari|prejsnj\p{L}*|dosedanj\p{L}*|varasem|endine|senas|ankstesn\p{L}*|ieprieksej\p{L}*|vecais|onceki|eski|предишн\p{L}*|стар\p{L}?|досегаш\p{L}*|προηγουμεν\p{L}*|παλι[αο])${END}${TO_SHARES}`,
  "u",
);
/** Never came to be. */
const TURNED_DOWN = new RegExp(
  String.raw`${BEGIN}(?:rejected|declined|cancell?ed|turned down|dropped|discontinued|obsolete|void|superseded|not approved|not chosen|not used|abgelehnt\p{L}*|verworfen\p{L}*|storniert\p{L}*|entfallt|entfallen|ungultig|gestrichen|refuse|refusee|rejete|rejetee|annule|annulee|abandonne|abandonnee|rifiutat[oa]|scartat[oa]|annullat[oa]|bocciat[oa]|rechazad[oa]|descartad[oa]|anulad[oa]|recusad[oa]|rejeitad[oa]|cancelad[oa]|afgewezen|afgekeurd|vervallen|geannuleerd|odrzucon\p{L}*|anulowan\p{L}*|wycofan\p{L}*|niezatwierdzon\p{L}*|avvisad\p{L}*|utgar|struken|ej godkand|afvist|udgaet|udgar|annulleret|avvist|utgatt|hylatty|hylattiin|poistettu|peruttu|zamitnut\p{L}*|zruseno|zrusen\p{L}*|neplatn\p{L}*|zamietnut\p{L}*|elutasit\p{L}*|elvetve|elvetett|torolve|torolt|ervenytelen|respins\p{L}*|anulat\p{L}*|renuntat|odbijen\p{L}*|odbacen\p{L}*|ponisten\p{L}*|otkazan\p{L}*|zavrnjen\p{L}*|preklican\p{L}*|opuscen\p{L}*|tagasi lukatud|tuhistatud|atmest\p{L}*|atsauk\p{L}*|noraidit\p{L}*|atcelt\p{L}*|reddedil\p{L}*|iptal|отхвърлен\p{L}*|отказан\p{L}*|анулиран\p{L}*|απορριφθ\p{L}*|ακυρωθ\p{L}*|ακυρ[οηα]|απορριπτ\p{L}*)${END}`,
  "u",
);
/** Cloth that only a test or a machine needs. */
const OF_TEST = new RegExp(
  String.raw`${BEGIN}(?:test fabric|test cloth|adjacent fabric\p{L}*|multifib(?:re|er)|standard fabric|control fabric|reference fabric|ballast|makeweights?|wash load|prufgewebe|begleitgewebe|pruftextil|standardgewebe|beiladung|vergleichsgewebe|tissus? temoins?|tissu d'essai|tissu etalon|charge d'accompagnement|tessut[oi] testimon\p{L}*|tessuto di prova|zavorra|tejidos? testigos?|tejido de ensayo|tecidos? testemunhos?|tecido de ensaio|begeleidend\p{L}* weefsel|testdoek|tkanin\p{L}* towarzyszac\p{L}*|tkanina wzorcowa|provtyg|angransande tyg|medfoljande tyg|ledsagestof|pruvestof|medfolgende stof|seurakangas|doprovodn\p{L}* tkanin\p{L}*|sprievodn\p{L}* tkanin\p{L}*|kiserokelme|kiseroszovet|prateca tkanina|spremljevalna tkanina)${END}`,
  "u",
);
/** What might be taken in its place. */
const CHOICE = new RegExp(
  String.raw`${BEGIN}(?:alternativ\p{L}*|proposals?|proposed|suggestions?|suggested|vorschl\p{L}*|vorgeschlag\p{L}*|proposition|proposee?|suggeree?|propost[aoe]|suggerit[ao]|propuest[ao]|sugerid[ao]|sugestao|voorstel|voorgesteld\p{L}*|propozycj\p{L}*|proponowan\p{L}*|forslag|foreslag\p{L}*|ehdotu\p{L}*|ehdotettu|navrh\p{L}*|javaslat\p{L}*|javasolt|propunere\p{L}*|propus\p{L}*|prijedlog\p{L}*|predlo\p{L}*|ettepanek\p{L}*|pasiulym\p{L}*|siulom\p{L}*|priekslikum\p{L}*|oneri\p{L}*|предложен\p{L}*|алтернатив\p{L}*|εναλλακτικ\p{L}*|προταση)${END}${TO_SHARES}`,
  "u",
);
/** An example or a rule. */
const EXAMPLES = String.raw`(?:examples?|for instance|e\. ?g|beispiele?|bsp|zum beispiel|beispielsweise|z\. ?b|par exemple|exemples?|p\. ?ex|esempio|ad es|ejemplo|p\. ?ej|exemplo|voorbeeld|bijvoorbeeld|bijv|przyklad\p{L}*|np|exempel|exempelvis|t\. ?ex|eksempel|eksempelvis|f\. ?eks|esimerk\p{L}*|esim|priklad\p{L}*|napr|pelda\p{L}*|peldaul|exemplu|de ex|primjer|primer|npr|naide|naiteks|nt|pavyzd\p{L}*|pvz|piemer\p{L}*|ornek|ornegin|orn|пример|например|παραδειγμα|π\.χ)`;
const EXAMPLE = new RegExp(`${BEGIN}${EXAMPLES}${END}[^%]*$`, "u");
/** An example between quotation marks goes on to their end, over full stops. */
const QUOTED_EXAMPLE = new RegExp(`${BEGIN}${EXAMPLES}[.]?[ ]?[:,]?[ \n]{0,2}["“„«][^"”»]*$`, "u");
/** What stood in the draft that a paper corrects. */
const IN_DRAFT =
  /(?<!\p{L})(?:(?:im|der|alter) (?:\p{L}+)?entwurf(?: vom [\d. ]+)?(?: lautete)?|the (?:first |earlier )?draft|(?:le|du) (?:premier )?(?:projet|brouillon)|la bozza|nella bozza|el borrador|o rascunho|no rascunho|het (?:concept|ontwerp)|projek(?:cie|t)|utkastet|udkastet)[^.;%]{0,20}(?:stand|hieß|hiess|sagte|said|stated|had|showed|read|indiquait|mentionnait|figurait|riportava|indicava|diceva|indicaba|decia|ponia|constava|dizia|indicava|stond|vermeldde|podawal|bylo|stod|sade|angav)[^.;]{0,25}$/u;
/** How far a quoted example or a table of rules may reach, in characters. */
const FAR = 400;
/** What something has to be. */
const OBLIGED =
  /(?<!\p{L})(?:(?:must|should|shall|has to|have to|needs to)(?: at least)? (?:be|contain|consist)|(?:muss|soll|sollte|mussen|sollen)(?!\p{L})[^.]{0,30}(?:mindestens|bestehen|enthalten)|doi(?:t|vent) (?:etre|contenir|se composer)|devono? (?:essere|contenere)|deben? (?:ser|contener|tener)|deve(?:m)? (?:ser|conter|ter)|moet(?:en)?(?!\p{L})[^.]{0,30}(?:bevatten|bestaan|zijn|minimaal)|mus(?:i|za) (?:byc|zawierac|obsahov|obsahovat|byt)|maste (?:vara|innehalla)|skal (?:vaere|være|indeholde|inneholde)|on oltava|tulee (?:olla|sisaltaa)|trebuie sa|mora(?:ju)? (?:biti|sadrzavati|vsebovati)|peab (?:olema|sisaldama)|turi (?:buti|sudaryti)|jabut|трябва да|πρεπει να)(?!\p{L})/u;
/** Words of a rule that speaks of how something may be called, of any product. */
const OF_RULE =
  /(?<!\p{L})(?:(?:a|any|textile|the) products? (?:is|may|can|must|shall|labell?ed|consisting|whose)|may (?:only )?be (?:labell?ed|described|called|designated)|only if|the term|the terms|tolerance|darf nur|durfen nur|nur dann|als solche|bezeichnet werden|bezeichnung|toleranz|peut etre (?:qualifie|designe)|ne peut|le terme|tolerance|puo essere (?:qualificat|designat|definit)|solo se|il termine|tolleranza|podra|solo podra|el termino|tolerancia|so pode|o termo|tolerancia|mag (?:alleen|worden)|de term|tolerantie|moze byc (?:oznaczon|okreslon)|termin|tolerancj|far (?:endast|bara)|termen|tolerans|ma kun|betegnelsen|voidaan|nimitys|tolerance|muze byt|moze byt|csak akkor|turesi|tures|tolerant|tolerancij|reserved (?:for|to)(?!\p{L})|vorbehalten|reserve(?:e|es|s)? (?:a|au|aux)(?!\p{L})|riservat[aoei]|reservad[ao]s? (?:a|al|para|ao|aos)(?!\p{L})|voorbehouden|zastrzezon|forbehall(?:en|na|et)|forbehold(?:t|es)|varattu|vyhrazen|vyhraden|fenntart|rezerv(?:at|ira))/u;
/** What somebody means to reach: "our goal is 100 % organic cotton", "by 2030 we use 100 % recycled polyester". */
const GOAL = new RegExp(
  String.raw`${BEGIN}(?:goal|aim|ambition|ziel|zielsetzung|objectif|obiettivo|objetivo|doel|doelstelling|cel|celem|malet|malsattning\p{L}*|malsetning\p{L}*|malsaetning\p{L}*|tavoite\p{L}*|cilem|cielom|obiectivul\p{L}*|cilj\p{L}*|hedef\p{L}*|στοχος|цел\p{L}*)${END}(?:[^.;%\d]|20\d\d){0,60}$`,
  "u",
);
/** Shares of what a company sells, buys or makes, or of a market. */
const OF_BUSINESS =
  /(?<!\p{L})(?:market shares?|of (?:our |all |total |the )?(?:sales|turnover|output|production|purchases|pieces sold|volume|market)|market for|export share|umsatz\p{L}*|marktanteil\p{L}*|produktionsmenge|der produktion|chiffre d'affaires|parts? de marche|des ventes|de la production|fatturato|quot[ae] di mercato|delle vendite|della produzione|facturacion|cuota de mercado|de las ventas|de la produccion|faturacao|quota de mercado|das vendas|da producao|omzet|marktaandeel|van de (?:verkoop|productie|inkoop)|sprzedazy|obrotow|rynku|produkcji|omsattning\p{L}*|forsaljning\p{L}*|omsaetning\p{L}*|omsetning\p{L}*|salget|marknadsandel\p{L}*|liikevaihdo\p{L}*|myynni\p{L}*|markkinaosuu\p{L}*|trzeb|prodeje|obratu|forgalom\p{L}*|ertekesites\p{L}*|cifr[ae]i? de afaceri|vanzar\p{L}*|prometa|prodaje|ciro\p{L}*|satislar\p{L}*)(?!\p{L})/u;
const BY_YEAR =
  /(?<!\p{L})(?:by|d['’]ici(?: a)?|entro(?: il)?|tegen|vuoteen)\s(?:the end of\s|la fin de\s|fine\s|eind\s)?20[2-9]\d(?![\d.,/-]\d)/u;
const YEAR_BEFORE =
  /^[^\p{L}\d]*(?:bis|bis zum jahr|til|till|innen|senest|para|hasta|ate|do(?: roku)?|pana in|najkasneje do|2030-ra)\s20[2-9]\d(?![\d.,/-]\d)/u;

/** "The requested label cannot be used." */
const UNUSABLE = new RegExp(
  String.raw`${BEGIN}(?:(?:can(?:not|'t)|can not|must not|may not|shall not|not|no longer)${END}[^.;\n%]{0,25}(?:used|apply|applies|applied|claim|label|print|confirm|stat|deliver|valid|appear|offer|possible)|(?:nicht|kein\p{L}*)${END}[^.;%]{0,25}(?:verwend|angegeb|ausgelobt|gedruckt|bezeichnet|bestatig|geliefert|gultig|zulassig|moglich)|(?:ne|pas)${END}[^.;%]{0,25}(?:utilis|employ|indiqu|imprim|confirm|valable|livre)|non${END}[^.;%]{0,25}(?:utilizz|usat|usar|indicat|stampa|conferma|valid|consegna)|no${END}[^.;%]{0,25}(?:utiliza|usar|indicar|imprim|confirma|valid)|nao${END}[^.;%]{0,25}(?:utiliza|usad|indicad|imprim|confirma|valid)|niet${END}[^.;%]{0,25}(?:gebruik|vermeld|gedrukt|bevestig|geldig)|nie${END}[^.;%]{0,25}(?:uzyt|uzywa|stosowa|podawa|drukowa|potwierdz|pouzi|uviest|tlaci|potvrd|plati)|(?:inte|ej|ikke|ikkje)${END}[^.;%]{0,25}(?:anvand|anvend|bruk|brug|tryck|trykk|bekraft|bekreft|galler|gaelder|gjelder|angiv|ange)|(?:ei|eivat)${END}[^.;%]{0,25}(?:kaytta|kaytet|voi|saa|paina|vahvist)|ne(?:ni|lze|smi|budou|platn)?${END}[^.;%]{0,25}(?:pouzi|uve|tisk|potvr|plati)|nem${END}[^.;%]{0,25}(?:hasznal|szerepel|nyomta|igazol|ervenyes|feltuntet)|nu${END}[^.;%]{0,25}(?:folosi|utiliza|confirma|tipari|valabil)|(?:ne|nije|ni|nisu|niso)${END}[^.;%]{0,25}(?:korist|uporab|upotreb|tisk|potvrd|potrd|vrijedi|velja)|(?:ei|pole)${END}[^.;%]{0,25}(?:kasuta|truki|kinnita|kehti)|(?:nenaudo\p{L}*|negali\p{L}*|nelieto\p{L}*|nedrikst|neder)${END}|(?:не)${END}[^.;%]{0,25}(?:използ|потвърж|важи|отпечат)|(?:δεν)${END}[^.;%]{0,25}(?:χρησιμοποι|επιβεβαι|ισχυ))`,
  "u",
);

/** Was valid once. */
const NO_LONGER = new RegExp(
  String.raw`${BEGIN}(?:no longer|any more|expired|ceased|nicht mehr|nicht langer|n'est plus|ne sont plus|ne s'applique plus|non e piu|non piu|non vale piu|ya no|deja de|dejo de|ja nao|deixou de|niet meer|niet langer|juz nie|przestal\p{L}*|inte langre|upphor\p{L}*|ikke laengere|ikke længere|ikke lenger|ei enaa|eivat enaa|prestal\p{L}*|uz ne\p{L}*|mar nem|tobbe nem|nu mai|nisu vise|nije vise|vise ne|ni vec|vec ne|enam ei|ei kehti enam|nebegalioja|nebe\p{L}*|vairs ne\p{L}*|artik|вече не|πλεον δεν|δεν ισχυει πλεον)${END}`,
  "u",
);

/** "We can no longer confirm that it consists of …": what nobody says. */
const NOT_SAID = new RegExp(
  String.raw`${BEGIN}(?:(?:can ?not|can't|cannot|could not|do not|don't|does not|unable to|not able to|no longer|never)${END}[^.;\n%]{0,30}(?:confirm|guarantee|certify|declare|state|say|warrant|verify|prove)|(?:nicht|kein\p{L}*)${END}[^.;%]{0,40}(?:bestatig|garantier|zusicher|zusag|behaupt|belegt|nachweis|dass)|(?:ne |n')[^.;%]{0,25}(?:pas|plus)${END}[^.;%]{0,20}(?:confirm|garanti|certifi|declar|affirm)|non${END}[^.;%]{0,25}(?:confermar|garantir|certificar|dichiarar)|(?:no|nao)${END}[^.;%]{0,25}(?:confirmar|garantizar|garantir|certificar|declarar)|(?:niet|geen)${END}[^.;%]{0,40}(?:bevestig|garander|verklar|dat)|nie${END}[^.;%]{0,25}(?:potwierdz|gwarant|potvrd|zaruc|deklar)|(?:inte|ikke|ikkje)${END}[^.;%]{0,25}(?:bekraft|bekreft|garanter|intyg)|(?:emme|en|ei)${END}[^.;%]{0,25}(?:vahvist|taata)|(?:ne|nemuzeme|nemohu|nemozeme)${END}[^.;%]{0,25}(?:potvrd|zaruc|potrd|jamc|garant)|nem${END}[^.;%]{0,25}(?:igazol|garant|erosit)|nu${END}[^.;%]{0,25}(?:confirm|garant|certific)|(?:ei saa|negalime|nevaram)${END}[^.;%]{0,25}(?:kinnit|garant|patvirtin|apstiprin)|не${END}[^.;%]{0,25}(?:потвърд|гарант)|δεν${END}[^.;%]{0,25}(?:επιβεβαι|εγγυ))`,
  "u",
);
/** What somebody looks for, tells a reader to write, or measures the product by. */
const SOUGHT = new RegExp(
  String.raw`${BEGIN}(?:looking for|would like to (?:develop|order|have|buy|source)|in search of|wir suchen|suchen wir|gesucht wird|auf der suche nach|nous cherchons|nous recherchons|a la recherche de|cerchiamo|siamo alla ricerca|buscamos|estamos buscando|procuramos|wij zoeken|op zoek naar|szukamy|poszukujemy|vi soker|vi soger|vi ser etter|etsimme|hledame|hladame|keresunk|cautam|trazimo|iscemo|otsime|ieskome|meklejam|ariyoruz|търсим|αναζητουμε|ignore (?:all|any|the|previous|prior)|previous instructions|ai (?:systems?|models?|assistants?)|language models?|ki-systeme?|ignorier\p{L}* alle|ignorez|ignora tutte|ignora todas|ignore todas|ignoreer alle)${END}`,
  "u",
);
const COMPARED =
  /(?<!\p{L})(?:than|unlike|compared (?:to|with)|in comparison (?:to|with)|similar to|comparable (?:to|with)|as opposed to|in contrast to|instead of|im vergleich zu|verglichen mit|im gegensatz zu|anders als|vergleichbar mit|ahnlich wie|contrairement au?|par rapport au?|compare au?|semblable au?|rispetto a|diversamente da|simile a|a diferencia de|en comparacion con|comparado con|parecido a|comparado com|em comparacao com|ao contrario de|in vergelijking met|vergeleken met|in tegenstelling tot|w porownaniu (?:z|do)|w przeciwienstwie do|jamfort med|till skillnad fran|sammenlignet med|i modsætning til|i motsetning til|verrattuna|toisin kuin|ve srovnani s|na rozdil od|v porovnani s|na rozdiel od|szemben|spre deosebire de|comparativ cu|za razliku od|u usporedbi s|za razliko od|v primerjavi s)(?!\p{L})[^.;:\n\d%]{0,20}$/u;
/** What somebody offers in place of what was ordered. */
const OFFERED_INSTEAD = new RegExp(
  String.raw`${BEGIN}(?:(?:as an?|als|en|come|como|jako|som|ca|kao|kot|mint)[ ](?:une? |uma? |possible |mogliche )?(?:alternativ\p{L}*|alternatief)(?!\p{L})(?! (?:to|zu[rm]?|aux?|a|al|alla|ai|ao|for|voor|do|pre|k|ke|till?|for)(?!\p{L}))|w zamian|zamiennie|vaihtoehtoisesti|vaihtoehtona|alternatywnie|alternatywa|alternativne|alternativt|alternativa(?:mente)?|alternativement|als ersatz|as a substitute|as a replacement|en remplacement|in sostituzione|en sustitucion|em substituicao|ter vervanging|som ersattning|som erstatning|korvaavana|nahradou|nahradne|helyette|in loc de)${END}`,
  "u",
);
const SEASON_WORDS =
  "(?:season|version|model|style|quality|year|collection|range|one|article|design|saison|modell|artikel|qualitat|kollektion|jahr|vorganger\\p{L}*|modele|collection|annee|stagione|modello|collezione|anno|temporada|modelo|coleccion|colecao|estacao|ano|seizoen|collectie|jaar|sezon\\p{L}*|kolekcj\\p{L}*|sasong\\p{L}*|modellen|saeson|sæson|sesong|malli\\p{L}*|kauden|sezon\\p{L}*|kolekc\\p{L}*)";
/** "Last season's dress was of 95 % viscose": of what is sold no more. */
const WAS_ONCE = new RegExp(
  String.raw`${BEGIN}(?:(?:last|previous|former|old|earlier)[ ]${SEASON_WORDS}|(?:letzte[nrs]?|vorige[nrs]?|vorherige[nrs]?|alte[nrs]?|fruhere[nrs]?)[ ]${SEASON_WORDS}|vorganger(?:modell|artikel|version)?s?|vorsaison|vorjahr\p{L}*|(?:l'ancien(?:ne)?|ancien(?:ne)?)[ ]${SEASON_WORDS}|${SEASON_WORDS}[ ](?:passee?|dernier|derniere|precedente?|scors[ao]|passat[ao]|pasad[ao]|anterior|poprzedni\p{L}*)|(?:vorige|vorig|oude|afgelopen)[ ]${SEASON_WORDS}|(?:poprzedni\p{L}*|zeszl\p{L}*|ubiegl\p{L}*|stary|starym)[ ]${SEASON_WORDS}|(?:forra|forrige|sidste|gamla|gamle|tidigare|tidligere)[ ]${SEASON_WORDS}|(?:viime|edellise\p{L}*|vanhan)[ ]${SEASON_WORDS}|(?:minul\p{L}*|lonsk\p{L}*|predchoz\p{L}*|predosl\p{L}*)[ ]${SEASON_WORDS}|tavalyi|elozo (?:szezon|modell|evi)\p{L}*|(?:sezonul|modelul|anul)[ ](?:trecut|anterior)|(?:gecen|onceki)[ ]\p{L}+)${END}[^.;:%]{0,60}(?<!\p{L})(?:was|were|had been|war|waren|bestand\p{L}*|etait|etaient|era|erano|eran|eram|fue|foi|was|waren|bestond\p{L}*|byl\p{L}*|mial\p{L}*|var|bestod|oli|olivat|volt|au fost|bila|bilo|idi|oldu|ydi|composee?)(?!\p{L})`,
  "u",
);
/** "A blend of 65 % polyester and 35 % cotton irons more easily than": of any such cloth. */
const OF_ANY =
  /^[^\p{L}]*(?:(?:an?|any|such an?|typical) (?:typical |common |usual )?(?:blend|mix|mixture|fabric|cloth)s? (?:of|from|with|made of)|blends of|(?:eine?|solche) (?:typische |ubliche )?(?:mischung\p{L}*|mischgewebe|gewebe|stoff) (?:aus|von|mit)|mischgewebe aus|un (?:tissu|melange) (?:de|en)|les melanges (?:de|a)|un (?:misto|tessuto|filato) (?:di|con|al)|una (?:mezcla|tela|combinacion) (?:de|con)|un tejido (?:de|con)|uma? (?:mistura|mescla|tecido) (?:de|com)|een (?:mengsel|mix|stof|menging) (?:van|met)|mieszanka|tkanina z|en (?:blandning|blanding) (?:av|af)|sekoite)[ ]$/u;
/** What is said of kinds of cloth that are held against each other, or of what they mostly do. */
const IN_GENERAL =
  /(?<!\p{L})(?:than|more|less|better|usually|generally|typically|often|als|mehr|weniger|besser|leichter|meist|ublicherweise|in der regel|plus|moins|mieux|generalement|souvent|en general|piu|meno|meglio|di solito|generalmente|spesso|mas|menos|mejor|normalmente|suele|mais|melhor|geralmente|costuma|dan|meer|minder|beter|meestal|doorgaans|niz|bardziej|mniej|zwykle|latwiej|an|mer|mindre|battre|oftast|end|mere|bedre|enn|mest|kuin|paremmin|yleensa|nez|vice|mene|obvykle)(?!\p{L})/u;
/** What a sentence that begins with shares holds them against: "100 % cotton creases more than". */
const MORE_THAN =
  /^[ ]\p{L}[^.;:%]{0,60}(?<!\p{L})(?:(?:more|less|better|\p{L}{3,}er)\s(?:\p{L}+\s){0,3}than|(?:mehr|weniger|besser|\p{L}{3,}er)\s(?:\p{L}+\s){0,2}als|(?:plus|moins|mieux)\s(?:\p{L}+\s){0,3}qu(?:e|'\p{L}+)|(?:piu|meno|meglio)\s(?:\p{L}+\s){0,3}(?:di|che|del|della|dei)|(?:mas|menos|mejor|mais|melhor)\s(?:\p{L}+\s){0,3}(?:que|do que)|(?:meer|minder|beter|\p{L}{3,}er)\s(?:\p{L}+\s){0,2}dan|(?:bardziej|mniej|lepiej|\p{L}{3,}iej)\s(?:\p{L}+\s){0,2}niz|(?:mer|mindre|battre|\p{L}{3,}are)\s(?:\p{L}+\s){0,2}an|(?:mere|mindre|bedre|\p{L}{3,}ere)\s(?:\p{L}+\s){0,2}(?:end|enn))(?!\p{L})/u;
/** What other makers do, or what is done mostly. */
const OF_OTHERS = new RegExp(
  String.raw`${BEGIN}(?:competitors?|competition|rivals?|other (?:brands?|makers?|manufacturers?|shops?)|most \p{L}+|many \p{L}+|mitbewerber\p{L}*|konkurren\p{L}*|wettbewerb\p{L}*|andere (?:hersteller|marken|anbieter)|die meisten|viele \p{L}+|concurrent\p{L}*|autres marques|la plupart des|beaucoup de|concorren\p{L}*|altre marche|altri produttori|la maggior parte|molti \p{L}+|molte \p{L}+|competencia|competidores|otras marcas|la mayoria|muchos \p{L}+|muchas \p{L}+|outras marcas|a maioria|muitos \p{L}+|muitas \p{L}+|andere merken|de meeste|wiekszosc\p{L}*|inne marki|de flesta|de fleste|useimmat|kilpailij\p{L}*|vetsina|vacsina|legtobb|majoritatea|cogu)${END}[^.;:\n%]{0,60}$`,
  "u",
);
/** "20 % off all 100 % cotton sheets". */
const REDUCED =
  /\d[ ]?%[ ]?(?:off|discount on|reduction on|rabatt auf|nachlass auf|skonto auf|de (?:remise|reduction) sur|di sconto su\p{L}*|de descuento en|de desconto em|korting op|rabatu na|znizki na|rabatt pa|rabat pa|avslag pa|alennus|sleva na|zlava na|kedvezmeny|reducere la)(?!\p{L})[^.!;:%]{0,40}$/u;
/** "Please quote for 500 caps in 100 % acrylic." */
const QUOTE_FOR =
  /(?<!\p{L})(?:please|kindly|would you|bitte|bitten|merci de|veuillez|priere de|pourriez-vous|preghiamo|chiediamo|gradiremmo|rogamos|agradeceriamos|solicitamos|pedimos|agradecemos|gostariamos|graag|gelieve|verzoeken|prosimy|prosze|vanligen|venligst|vennligst|ber om|pyydamme|prosime|kerjuk|kerunk|rugam|molimo|prosimo|palume|prasome|ludzam|lutfen|rica)(?!\p{L})[^.;:%]{0,40}(?<!\p{L})(?:quot|offer|offr|offert|angebot|preis|prix|devis|cotation|preventiv|prezz|preci[oa]|presupuest|cotiza|prec?os?(?!\p{L})|orcament|cotac|prijs|ofert|wycen|tilbud|pris(?!\p{L})|priser|prisuppgift|tarjous|hinta|nabidk|ponuk|ajanlat|arajanlat|ponud|pakkum|pasiul|piedavaj|teklif|fiyat)(?:[^.;:%]|\.(?=\d)){0,70}$/u;
/** "If you prefer, we can make it of": of nothing that is. */
const ON_CONDITION =
  /(?:^|[\n\t]|[.,:]\s)(?:(?:even )?if|should (?:the|you|this|it)|falls|sofern|wenn (?:sie|du|ihr|gewunscht|moglich)|sollten?|si (?:vous|le|la|l'|usted|desea|prefiere|se)|se (?:desidera|preferi|vuole|volete|il|la|lo|quiser|o|a)|indien|als u|mocht\p{L}*|jesli|jezeli|gdyby|om (?:ni|du|det)|hvis|jos|pokud|jestlize|kdyby|ak|keby|ha|amennyiben|daca|ako|ce|kui|jei|eger)\s[^.;:%]{0,80}$/u;
const ON_REQUEST =
  /(?<!\p{L})(?:(?:up)?on request|on demand|by request|auf wunsch|auf anfrage|sur demande|su richiesta|a richiesta|bajo pedido|bajo demanda|a pedido|sob pedido|sob consulta|sob encomenda|op aanvraag|op verzoek|na zyczenie|na zamowienie|pa begaran|pa forfragan|pa foresporsel|pa forespørsel|pa anmodning|pa bestilling|pyynnosta|tilauksesta|na prani|na pozadani|na ziadost|kulon keresre|kerere|la cerere|na zahtjev|na upit|po narocilu|istege bagli|istek uzerine)(?!\p{L})/u;
/** "100 % silk is out of stock." */
const OUT_OF_STOCK =
  /^[^.;:%\n]{0,40}(?<!\p{L})(?:(?:is|are) (?:currently |now |unfortunately )?(?:out of stock|sold out|unavailable|not available)|(?:ist|sind) (?:leider |derzeit |zurzeit )?(?:ausverkauft|vergriffen|nicht (?:lieferbar|vorratig|verfugbar))|(?:est|sont) (?:actuellement |malheureusement )?(?:en rupture|epuise|indisponible)|(?:e|sono) (?:al momento |purtroppo )?(?:esaurit|non disponibil)|(?:esta|estan|estao) (?:agotad|esgotad|indisponi)|(?:is|zijn) (?:helaas )?(?:uitverkocht|niet (?:leverbaar|voorradig))|(?:jest|sa) (?:niestety )?(?:niedostepn|wyprzedan)|ar (?:tyvarr )?(?:slut|slutsald)|er (?:desværre |dessverre )?(?:udsolgt|utsolgt)|on (?:valitettavasti )?loppu)/u;
/** A heading over what a shop shows besides. */
const SHOWN_BESIDES =
  /(?:^|\n)[^\p{L}\n]*(?:you (?:may|might) also (?:like|need)|you'll also love|customers (?:also|who)|(?:others|people) also (?:bought|viewed)|related (?:products|items|articles)|similar (?:products|items|styles)|recommended (?:for you|products)|recently viewed|(?:complete|finish|get|shop) (?:the|your|this) (?:look|outfit)|style (?:it )?with|goes well with|frequently bought together|more from this|das konnte (?:ihnen|dir) (?:auch )?gefallen|kunden (?:kauften|kaufen|sahen|interessierten)|(?:vervollstandige|komplettiere|vollende) (?:den|deinen|ihren) (?:look|outfit)|shop the look|wird oft zusammen|ahnliche (?:produkte|artikel)|passend dazu|dazu passt|zuletzt (?:angesehen|gesehen)|weitere (?:produkte|artikel)|vous aimerez (?:aussi|peut)|vous pourriez (?:aussi )?aimer|produits (?:similaires|associes|complementaires)|nos clients ont|completez (?:le|votre) look|articles similaires|ti (?:potrebbe|potrebbero) (?:anche )?(?:piacere|interessare)|potrebbe(?:ro)? (?:anche )?(?:piacerti|interessarti)|prodotti (?:correlati|simili)|completa il look|(?:tambien )?te (?:puede|podria|pueden)(?: que)? (?:gustar|interesar)|te gustara|productos (?:relacionados|similares)|completa (?:el|tu) look|tambem (?:te )?pode|(?:voce|talvez) (?:tambem )?(?:pode|poderia)|produtos (?:relacionados|semelhantes)|maak (?:je|de|uw) look (?:compleet|af)|completeer (?:je|de|uw) look|misschien vind je|komplettera (?:din|looken|med)|fuldend (?:dit|looket)|fullfor (?:looken|antrekket)|taydenna asu|dopelnij (?:stylizacj|look)|uzupelnij (?:stylizacj|look)|dopln(?:te|it)? (?:look|outfit)|completeaza (?:tinuta|look)|teljesitsd|upotpuni(?:te)? (?:look|izgled)|dit vind je|anderen (?:kochten|bekeken)|klanten (?:kochten|bekeken)|gerelateerde (?:producten|artikelen)|vergelijkbare producten|podobne produkty|moze ci sie|klienci (?:kupili|ogladali)|polecane produkty|zobacz tez|du kanske (?:ocksa )?gillar|andra (?:kopte|tittade)|liknande produkter|relaterade produkter|andre (?:kobte|kjopte|kiggede)|lignende (?:produkter|varer)|du vil maske|maske kan du|kanskje liker du|saatat (?:myos )?pitaa|muut (?:katsoivat|ostivat)|samankaltais\p{L}*|suosittelemme|mohlo by|souvisejici (?:produkty|zbozi)|suvisiace produkty|ezek is (?:erdekel|tetsz)\p{L}*|hasonlo termekek|ti-ar putea|produse (?:similare|recomandate)|bunlar da|benzer urunler|ilginizi cekebilir)[^\n%]{0,40}(?:\n|$)/u;

/** "Could you offer 50 % cotton, 50 % modal instead?" */
const IN_QUESTION = /^[^.!;:\t%]{0,80}\?/u;

/** Characters of a sentence before and after shares that speak of them. */
const REACH = 90;

/** True for shares that are of no product: a person who read on would not confirm them, even were there no others. */
export function isOfNoProduct(place: Place): boolean {
  const { before, after } = sentenceAround(place);
  const label = labelBefore(place);
  const { folded } = place.passage;
  const following = folded.slice(place.end, place.end + REACH);
  return (
    OF_TEST.test(label) ||
    ASKED.test(label) ||
    EXAMPLE.test(before) ||
    QUOTED_EXAMPLE.test(folded.slice(Math.max(place.start - FAR, 0), place.start)) ||
    IN_DRAFT.test(before) ||
    UNUSABLE.test(after) ||
    NO_LONGER.test(after) ||
    NOT_SAID.test(before) ||
    SOUGHT.test(before) ||
    COMPARED.test(before) ||
    IN_QUESTION.test(following) ||
    OBLIGED.test(before) ||
    OFFERED_INSTEAD.test(before) ||
    WAS_ONCE.test(before) ||
    GOAL.test(before) ||
    OF_BUSINESS.test(before) ||
    OF_BUSINESS.test(after) ||
    BY_YEAR.test(before) ||
    BY_YEAR.test(after) ||
    YEAR_BEFORE.test(before) ||
    (OF_ANY.test(before) && IN_GENERAL.test(after)) ||
    (!/\p{L}/u.test(before) && MORE_THAN.test(after)) ||
    OF_OTHERS.test(before) ||
    REDUCED.test(before) ||
    QUOTE_FOR.test(before) ||
    ON_CONDITION.test(before) ||
    ON_REQUEST.test(before) ||
    OUT_OF_STOCK.test(following) ||
    SHOWN_BESIDES.test(folded.slice(0, place.start)) ||
    isQuotedRule(place, before + after) ||
    isOfRightAndWrong(place)
  );
}

/** True for what a paper calls former, a choice or turned down, in its label, its row or the head of its column. */
export function isOfOther(place: Place): boolean {
  const label = labelBefore(place);
  if (label.length <= LONGEST_LABEL && (FORMER.test(label) || CHOICE.test(label))) return true;
  return TURNED_DOWN.test(label) || TURNED_DOWN.test(restOfRow(place)) || TURNED_DOWN.test(headOf(place));
}

/** Longest label that is more than a sentence with an adjective, in characters. */
const LONGEST_LABEL = 40;

/** What stands before shares in their line and cell, or in the cells to the left of it. */
function labelBefore({ passage, start }: Place): string {
  const { folded } = passage;
  const line = folded.lastIndexOf(LINE_END, start - 1) + 1;
  const own = folded.slice(Math.max(line, start - REACH), start);
  const label = /\p{L}/u.test(own) ? own : `${passage.beside.get(line) ?? ""} ${own}`;
  const cut = Math.max(label.lastIndexOf(". "), label.lastIndexOf(";"), label.lastIndexOf("%"));
  return label.slice(cut + 1);
}

/** The sentence that shares stand in, without them. A line that begins with a capital letter begins another. */
function sentenceAround({ passage, start, end }: Place): { before: string; after: string } {
  const from = Math.max(start - REACH, 0);
  const before = passage.folded.slice(from, start);
  const after = passage.folded.slice(end, end + REACH);
  const begins = [...passage.text.slice(from, start).matchAll(BREAK)].map(({ index }) => index + 1);
  const to = passage.text.slice(end, end + REACH).search(BREAK);
  return {
    before: before.slice(begins.at(-1) ?? 0).replaceAll(LINE_END, " "),
    after: (to < 0 ? after : after.slice(0, to)).replaceAll(LINE_END, " "),
  };
}

const BREAK =
  /\n(?=[\n\p{Lu}*•–-])|(?<![ \n](?:of|from|with|in|von|aus|mit|zu|de|du|en|di|da|in|con|com|van|uit|z|ze|av|af|ja|i|og|och|and|und|et|e|y|a|oder|or))\n(?=\d)|\t|;|[.!?](?=\s+[\p{Lu}\n])|[!?](?=\s+(?:\d|$))/gu;

function isQuotedRule({ passage, start, end }: Place, sentence: string): boolean {
  const isQuoted =
    /["'“”„«»]\s?$/u.test(passage.folded.slice(Math.max(start - 2, 0), start)) &&
    /^\s?["'“”«»]/u.test(passage.folded.slice(end, end + 2));
  return isQuoted && OF_RULE.test(sentence);
}

const WRONG = `(?:not (?:accepted|allowed|ok|correct|permitted)|incorrect|wrong|false|bad|falsch|unzulassig|nicht (?:zulassig|erlaubt|korrekt|richtig)|incorrecte?|faux|fausse|errone|erronee|non (?:admis|accepte|conforme|corrett[oa]|ammess[oa]|accettat[oa])|errat[oa]|scorrett[oa]|sbagliat[oa]|incorrect[oa]|erronea|no (?:admitid[oa]|aceptad[oa])|errad[oa]|incorret[oa]|nao (?:aceite|permitid[oa])|fout|onjuist|verkeerd|niet (?:toegestaan|goed|juist)|bledn[aeyi]e?|nieprawidlow[aeoy]|niepoprawn[aeiy]e?|zle|fel|felaktigt?|ej godkant|forkert|feil|galt|ikke (?:tilladt|tillatt|godkendt|godkjent)|vaarin|virheellinen|ei (?:sallittu|hyvaksytty)|spatne|nespravn[ae]|chybn[ae]|nevyhovuje|nespravne|hibas|helytelen|rossz|gresit|incorecta?|pogresn[oa]|netocno|nepravilno|napacn[oa]|vale|neteisingai|nepareizi|yanlis|hatali|грешно|неправилно|λαθος)`;
const RIGHT = `(?:correct|right|good|accepted|allowed|ok|richtig|korrekt|zulassig|correcte?|juste|bon|corrett[oa]|giust[oa]|correct[oa]|corret[oa]|cert[oa]|goed|juist|poprawn[aeiy]e?|prawidlow[aeoy]|dobrze|ratt|korrekt|rigtigt?|riktig|oikein|spravn[ae]|dobre|helyes|jo|corecta?|tocno|pravilno|ispravno|pravilna|oige|teisingai|pareizi|dogru|правилно|вярно|σωστο)`;
/** A word for right or wrong as a label of its own, or as what a cell begins with. */
const WRONG_SAID = new RegExp(String.raw`(?:^|[.;\n\t(•–-][ ]?)${WRONG}(?:[ ]?:|[,.\n]|$)`, "u");
const VERDICT_BEFORE = new RegExp(
  String.raw`(?:^|[.;\n\t(•–-][ ]?)(?:${WRONG}|${RIGHT})[ ]?[:\t][ ]?["'“„«»]?$`,
  "u",
);
const VERDICT_AFTER = new RegExp(String.raw`^["'”“«»]?[ ]?\t(?:${WRONG}|${RIGHT})(?:[,.;: \n\t]|$)`, "u");
const WRONG_AFTER = new RegExp(String.raw`%[^\t\n]*\t${WRONG}(?:[,.;: \n\t]|$)`, "u");

/** The head of a column of what is no longer to be written, beside what is. */
const DO_NOT_WRITE =
  /(?:^|[\n\t])(?:a ne (?:plus |pas )?ecrire|ne (?:plus|pas) ecrire|do not (?:write|use)|don't (?:write|use)|no longer (?:write|use)|(?:so )?nicht(?: mehr)? (?:so )?(?:schreiben|verwenden)|non scrivere|da non scrivere|da evitare|no escribir|no se escribe|nao escrever|niet (?:meer )?schrijven|nie pisac|skriv (?:inte|ikke))[^\n\t]{0,30}[\n\t]/u;

/** Examples of how to write something and of how not to: both are shown. */
function isOfRightAndWrong({ passage, start, end }: Place): boolean {
  const { folded } = passage;
  if (VERDICT_BEFORE.test(folded.slice(Math.max(start - REACH, 0), start)) && WRONG_SAID.test(folded))
    return true;
  if (DO_NOT_WRITE.test(folded.slice(Math.max(start - FAR, 0), start))) return true;
  return VERDICT_AFTER.test(folded.slice(end, end + REACH)) && WRONG_AFTER.test(folded);
}

/** What follows in the same row of a table, up to the next share. */
function restOfRow({ passage, start, end }: Place): string {
  const { folded, order } = passage;
  const row = folded.slice(folded.lastIndexOf(LINE_END, start - 1) + 1, end);
  if (order !== "rows" || !row.includes(CELL_END)) return "";
  // A cell of two lines has its row's end beside its first line.
  const first = folded.slice(start, folded.length).split(LINE_END, 1)[0] ?? "";
  return first.slice(0, end - start + REACH).replace(/^[^\t]*/u, "");
}

/** The head of the column of a block: the line above its shares. */
function headOf({ passage, start }: Place): string {
  if (passage.order !== "columns") return "";
  const block = passage.folded.lastIndexOf("\n\n", start - 1);
  const above = passage.folded
    .slice(block < 0 ? 0 : block + 2, start)
    .split(LINE_END)
    .slice(0, -1);
  const head = above.findLast((line) => !line.includes("%")) ?? "";
  return head.length <= LONGEST_LABEL ? head : "";
}
