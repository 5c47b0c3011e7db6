/** The ways in which a paper tells shares that no product is made of: wished for, denied, general, or by way of rule. */
import { PACKAGE_WORDS } from "../../amounts/package-words.ts";
import { type Said, TO_SHARES, words } from "../said.ts";
import type { Surroundings } from "../surroundings.ts";
import { SAME_SERIES } from "./of-others.ts";
import { AMONG_REVIEWS, IN_QUOTES, QUOTED_CUSTOMER } from "./reviews.ts";

interface Kind {
  /** What the shares are of, or what is said of them. */
  kind: string;
  /** What says so, by where it stands around the shares: all of it has to. */
  said: Partial<Record<keyof Surroundings, Said>>;
}

const END = String.raw`(?!\p{L})`;
/** Words before an example. */
export const EXAMPLES = String.raw`examples?|for instance|e\. ?g|beispiele?|bsp|zum beispiel|beispielsweise|z\. ?b|par exemple|exemples?|p\. ?ex|esempio|ad es|ejemplo|p\. ?ej|por ej|por ex|per es|p\. ?es|exemplo|voorbeeld|bijvoorbeeld|bijv|przyklad\p{L}*|np|exempel|exempelvis|t\. ?ex|eksempel|eksempelvis|f\. ?eks|esimerk\p{L}*|esim|priklad\p{L}*|napr|pelda\p{L}*|peldaul|exemplu|de ex|primjer|primer|npr|naide|naiteks|nt|pavyzd\p{L}*|pvz|piemer\p{L}*|ornek|ornegin|orn|пример|например|παραδειγμα|π\.χ`;

const SEASON_WORDS =
  "(?:season|version|model|style|quality|year|collection|range|one|article|design|saison|modell|artikel|qualitat|kollektion|jahr|vorganger\\p{L}*|modele|collection|annee|stagione|modello|collezione|anno|temporada|modelo|coleccion|colecao|estacao|ano|seizoen|collectie|jaar|sezon\\p{L}*|kolekcj\\p{L}*|wersj\\p{L}*|versione|version|versao|verze|verzi\\p{L}*|sasong\\p{L}*|modellen|saeson|sæson|sesong|malli\\p{L}*|kauden|sezon\\p{L}*|kolekc\\p{L}*)";
const WRONG = `(?:not (?:accepted|allowed|ok|correct|permitted)|incorrect|wrong|false|bad|falsch|unzulassig|nicht (?:zulassig|erlaubt|korrekt|richtig)|incorrecte?|faux|fausse|errone|erronee|non (?:admis|accepte|conforme|corrett[oa]|ammess[oa]|accettat[oa])|errat[oa]|scorrett[oa]|sbagliat[oa]|incorrect[oa]|erronea|no (?:admitid[oa]|aceptad[oa])|errad[oa]|incorret[oa]|nao (?:aceite|permitid[oa])|fout|onjuist|verkeerd|niet (?:toegestaan|goed|juist)|bledn[aeyi]e?|nieprawidlow[aeoy]|niepoprawn[aeiy]e?|zle|fel|felaktigt?|ej godkant|forkert|feil|galt|ikke (?:tilladt|tillatt|godkendt|godkjent)|vaarin|virheellinen|ei (?:sallittu|hyvaksytty)|spatne|nespravn[ae]|chybn[ae]|nevyhovuje|nespravne|hibas|helytelen|rossz|gresit|incorecta?|pogresn[oa]|netocno|nepravilno|napacn[oa]|vale|neteisingai|nepareizi|yanlis|hatali|грешно|неправилно|λαθοσ)`;
const RIGHT = `(?:correct|right|good|accepted|allowed|ok|richtig|korrekt|zulassig|correcte?|juste|bon|corrett[oa]|giust[oa]|correct[oa]|corret[oa]|cert[oa]|goed|juist|poprawn[aeiy]e?|prawidlow[aeoy]|dobrze|ratt|korrekt|rigtigt?|riktig|oikein|spravn[ae]|dobre|helyes|jo|corecta?|tocno|pravilno|ispravno|pravilna|oige|teisingai|pareizi|dogru|правилно|вярно|σωστο)`;

const BY_YEAR =
  /(?<!\p{L})(?:by|d['’]ici(?: a)?|entro(?: il)?|tegen|vuoteen)\s(?:the end of\s|la fin de\s|fine\s|eind\s)?20[2-9]\d(?![\d.,/-]\d)/u;

/** "Kraj produkcji", "Land der Produktion": where, when and by whom something is made or sold, and none of the whole of that. */
const WHERE =
  "(?<!(?<!\\p{L})(?:countr(?:y|ies)|place|site|date|year|lot|batch|land|ort|stelle|standort|statte|datum|jahr|pays|lieu|site|date|annee|paese|luogo|sito|data|anno|lotto|pais|lugar|fecha|ano|lote|local|plaats|plek|jaar|partij|kraj\\p{L}{0,3}|miejsc\\p{L}{1,2}|zaklad\\p{L}{0,2}|dat[ay]|rok|numer|nr|partia|dzial\\p{L}{0,2}|warunki|cena)[ ])";

/** "65/35": two figures that may make a whole, as sizes seldom do. */
const PAIR = String.raw`(?<![\d/])\d?(?:0[ ]?\/[ ]?\d0|1[ ]?\/[ ]?\d?9|2[ ]?\/[ ]?\d?8|3[ ]?\/[ ]?\d?7|4[ ]?\/[ ]?\d?6|5[ ]?\/[ ]?\d?5|6[ ]?\/[ ]?\d?4|7[ ]?\/[ ]?\d?3|8[ ]?\/[ ]?\d?2|9[ ]?\/[ ]?\d?1)(?![\d/])`;

/** Zips, their tapes, what is sewn and with what, in sentences about how a garment is made. */
const ZIP = String.raw`zip(?:s|pers?)?|(?:\p{L}+-?)?rei(?:ß|ss)verschl\p{L}+|fermetures? (?:a glissiere|eclair)|cernier[ae]|cremalleras?|fecho(?:s? (?:de correr|eclair))?|\p{L}*rits(?:en|sluiting\p{L}*)?|zam(?:ek|kiem|ka)|suwak\p{L}*|blixtlas\p{L}*|dragkedj\p{L}+|lynlas\p{L}*|glidelas\p{L}*|vetoketju\p{L}*|zdrhovad\p{L}+|zips\p{L}*|cipzar\p{L}*|fermoar\p{L}*|patent(?:ni zatvarac|nim zatvaracem)|zadrg\p{L}+|цип\p{L}*|φερμουαρ|fermuar\p{L}*|tomblukk\p{L}*|ravejsled\p{L}+|uztrauktuk\p{L}+|блискавк\p{L}+|рајсфершлус\p{L}*`;
const TAPE = String.raw`tapes?|bander?|bandern?|rubans?|nastr[oi]|cintas?|fitas?|lint|tasm\p{L}{1,3}|band\p{L}{0,2}|nauha\p{L}{0,3}|pask\p{L}{1,3}|szalag\p{L}{0,3}|band[ai]|trak\p{L}{1,2}|лент\p{L}|ταινια|bant\p{L}{0,2}|juost\p{L}{1,3}|lent\p{L}{1,2}|стрічк\p{L}{1,2}|трак\p{L}{1,2}`;
const TAPE_BEHIND = new RegExp(String.raw`^[ -](?:${TAPE})(?!\p{L})`, "u");
/** What stands between a noun and the shares that it is of. */
const MADE_OF =
  "[ (,]{1,2}(?:(?:made )?(?:of|from|in|aus|en|de|di|em|van|uit|z|ze|av|af|i|din|iz|od|от|απο|з|із)[ ])?$";
const SEWN = String.raw`sewn|stitched|seams?|(?:ge|ver)naht|nahte?n?|cousu\p{L}*|coutures?|cucit\p{L}+|cosid[oa]s?|costuras?|genaaid|gestikt|naden|(?:z|u)?szyt\p{L}+|szw[yow]\p{L}*|syd+\p{L}*|somm\p{L}+|syet|ommel\p{L}+|saumat|(?:se|u|pri)?sit[aeoyi]?|svy|varr\p{L}+|cusut\p{L}*|siven\p{L}+|шевове\p{L}*|зшит\p{L}+|шави|dikis\p{L}*|ραφ\p{L}+`;
const THREAD = String.raw`threads?|nahgarn|garn|zwirn|faden|fils?|fil[io](?: cucirin[io])?|hilos?|linhas?|fios?|(?:naai)?garen|nici\p{L}{0,3}|nic|nitk\p{L}+|(?:sy)?trad\p{L}{0,2}|lang\p{L}+|nit\p{L}{0,3}|cern\p{L}+|fir|ata|konc\p{L}+|sukanc\p{L}+|кон(?:ец|ци)|нитк\p{L}+|κλωστ\p{L}+|ipli[kg]\p{L}*|niid\p{L}*|dieg\p{L}+|siul\p{L}+`;
/** What seams are sewn with, by a name that says so. */
const SEWING_THREAD =
  "(?:sewing|stitching|seam) (?:threads?|yarns?)|nah(?:garne?n?|faden|zwirne?)|fils? (?:a coudre|de couture)|fil[oi] (?:cucirin[oi]|(?:da|per) cucire|di cucitura)|filat[oi] cucirin[oi]|hilos? (?:de coser|de costura|para coser)|linhas? (?:de|para) (?:costura|coser)|naai(?:garens?|dra(?:ad|den))|nici (?:do szycia|krawieck\\p{L}+|szwalnicz\\p{L}+)|sytrad\\p{L}*|sytraad\\p{L}*|ompelulang\\p{L}+|sic\\p{L} nit\\p{L}*|sijac\\p{L}+ nit\\p{L}*|varrocern\\p{L}*|at[ae] de cusut|kon[ac]+\\p{L}* za (?:sivanje|sivenje)|sivaln\\p{L} nit\\p{L}*|omblusniid\\p{L}*|siuvimo siul\\p{L}+|sujam\\p{L}+ dieg\\p{L}+|dikis ipli\\p{L}+|(?:шевн\\p{L}+ )?конц\\p{L}* за шиене|нит\\p{L}+ для шиття|кон\\p{L}+ за шивење|κλωστ\\p{L}+ ραφησ";
/** Who would like to do this wishes for nothing. */
const TO_TELL =
  "thank|introduc|present|show|dank|vorstell|remerci|ringrazi|agradec|bedank|podziek|dziek|tack|takk?e|kiit|podek|dekuj|podak|dakuj|koszon|multum|благодар|ευχαρ|zahval|tana|pateik|padek|tesekk|дяку|подяк|захвал|inform|confirm|conferm|advis|tell|told|point|attention|clarif|correct|remind|mitteil|bestatig|hinweis|erwahn|prazis|klarstell|sagen|precis|rappel|signal|indiquer|comunic|segnal|ricord|dire|inform|avis|recorda|aclara|esclarec|lembr|meddel|bevestig|wijzen|melden|laten weten|poinform|potwierdz|przypom|zawiadom|informer|bekraft|bekreft|bekræft|oplys|opplys|papek|upplys|ilmoit|vahvist|kerto|huomaut|sdelit|potvrd|upozorn|oznam|tajekoztat|megeros|kozol|jelez|jelez|anunt|obavij|obavest|napomen|sporoc|potrd|opozor|obvesti|teatad|kinnita|tapsust|pranes|patvirtin|apstiprin|pazino|pateikt|информ|потвърд|уведом|съобщ|отбел|повідом|підтверд|поінформ|зазнач|ενημερω|επιβεβαι|γνωριζ|αναφερ|обавест|потврд";
/** Who wishes for something, and by which verb of the past, a language each. */
const ASKED = [
  "(?:customers?|clients?|buyers?|you|they)(?: \\p{L}+)? (?:asked for|wanted|requested)",
  "(?:kund(?:e|in|en)|kauferin|kaufer|besteller|auftraggeber|sie)(?: \\p{L}+){0,2} (?:wunscht|wollt|verlangt|fordert|erbat|erbet)\\p{L}*|(?:kund(?:e|in|en)|sie) (?:bat(?:en)? um|fragten? nach)",
  "(?:clients?|cliente|acheteu\\p{L}+|vous)(?: \\p{L}+)? (?:demand|souhait|voul|exige|reclam)(?:ait|aient|iez|e|u)(?: \\p{L}{2,3})?",
  "(?:client[ei]|acquirente|committente)(?: \\p{L}+)? (?:(?:ri)?chies|(?:ri)?chied|vole|volle|desiderav)\\p{L}+",
  "(?:clientes?|comprador\\p{L}*)(?: \\p{L}+)? (?:pidi|solicit|queri|desea|deseja|pedi|pretendi)\\p{L}+",
  "(?:klant(?:en)?|koper|afnemer|opdrachtgever|u)(?: \\p{L}+)? (?:vroeg\\p{L}*|wilden?|wensten?|verlangden?|vroegen)(?: om)?",
  "(?:klient\\p{L}*|kupujac\\p{L}+|odbiorc\\p{L}+|zamawiajac\\p{L}+)(?: \\p{L}+)? (?:prosil|chcial|zyczyl|zadal|oczekiwal)\\p{L}*",
  "(?:kund(?:en|erna|erne|ene)|kopare?n|kober(?:en|e)?|kjoper(?:en|e)?|ni|du)(?: \\p{L}+)? (?:onska|onske|begar|efterfrag|efterspurg|etterspurg)\\p{L}+|(?:kund(?:en|erna|erne|ene)|ni) (?:bad?|spurgte|spurte|fragade)(?: om| efter| etter)",
  "(?:asia(?:kas|kkaat)|ostaja\\p{L}*|tilaaja\\p{L}*)(?: \\p{L}+)? (?:toivoi|pyysi|halusi)\\p{L}*",
  "(?:zakazni[ck]\\p{L}*|odberatel\\p{L}*|kupujuci|kupujici|objednavatel\\p{L}*)(?: \\p{L}+)? (?:pozadoval|chtel|chcel|zadal|ziadal|pral|prial|pozadal|poziadal)\\p{L}*",
  "(?:client|cumparator|beneficiar)\\p{L}*(?: \\p{L}+)? (?:cer(?:ut|ea|use)|dor(?:it|ea|ise)|solicit(?:at|a|ase))\\p{L}*",
  "(?:kup(?:ac|ci|ec)|klijent\\p{L}*|strank\\p{L}+|naroc\\p{L}+|narucitelj\\p{L}*)(?: \\p{L}+)? (?:trazi|zelje|zele|zahteva|zahtijeva)\\p{L}+",
  "(?:клиент|купувач|клієнт|замовник|покупець|купац|купци|клијент)\\p{L}*(?: \\p{L}+)? (?:поиска|искаше|искаха|жела|пожела|прос|хоті|бажа|вимага|тражи|жел|захтева)\\p{L}*",
  "(?:πελατ|αγοραστ)\\p{L}+(?: \\p{L}+)? (?:ζητ|ηθελ|επιθυμουσ)\\p{L}+",
  "(?:musteri|alici)\\p{L}*(?: \\p{L}+)? (?:istedigi|istedikleri|talep ettigi|arzu ettigi)",
  "(?:klien[dt]|ostja|kliendi|klients|pircej|klient|pirkej|uzsakov)\\p{L}*(?: \\p{L}+)? (?:soovis|palus|tahtis|veleja|prasija|ludza|norejo|prase|pageidavo)\\p{L}*",
].join("|");

/** "Not part of the test": what is left out of it, a language each, before a list. */
const NOT_TESTED =
  "not (?:(?:the )?subject|part|object) of (?:the|this) (?:test(?:ing)?|report|analysis)|nicht (?:gegenstand|teil|bestandteil) (?:der|dieser) (?:prufung|untersuchung|analyse)|nicht (?:gegenstand|teil|bestandteil) (?:des|dieses) (?:prufberichts?|berichts?)|(?:ne (?:font|fait) pas|non) (?:l['’]objet|partie) (?:de l['’]|du |de cet(?:te)? )(?:essai|analyse|rapport)|hors (?:du )?(?:champ|perimetre) (?:de l['’]|du )(?:essai|analyse|rapport)|non (?:oggetto|parte) (?:della |del |di )(?:prova|analisi|rapporto)|(?:no|nao) (?:son |sao )?(?:objeto|parte) (?:del? |d[ao] )(?:ensayo|analisis|informe|ensaio|analise|relatorio)|geen (?:onderwerp|deel) van (?:de|het|dit) (?:test|onderzoek|analyse|rapport)|nie (?:jest |sa |byly )?(?:przedmiotem|czescia) (?:badania|badan|analizy)|(?:ingar|omfattas) (?:inte|ej) (?:i|av) (?:provningen|analysen)|(?:indgar|inngar) ikke i (?:provningen|prøvningen|analysen|testen)|ei (?:kuulu|kuuluneet) (?:testiin|tutkimukseen)|(?:neni|nejsou|nie je|nie su) (?:predmetem|predmetom|soucasti|sucastou) (?:zkousky|skusky|analyzy)|nem (?:kepezi|kepezik|targya|resze) (?:a |az )?(?:vizsgalat|elemzes)\\p{L}*|nu (?:face|fac|este|sunt) (?:obiectul|parte din) (?:incercarii|testului|analizei)|(?:nije|nisu|ni|niso) (?:predmet|dio|del) (?:ispitivanja|preskusa|analize)";

/** That something is another article, a language each, right behind its shares. */
const ARE_ANOTHER = [
  "(?:is|are) (?:another|(?:an? )?(?:different|separate)) (?:articles?|styles?|items?|products?)",
  "(?:ist|sind) (?:ein )?(?:anderer?s?|eigener?s?|gesonderter?s?) (?:artikel|produkte?|erzeugnisse?|modelle?)",
  "(?:est|sont) (?:un |d['’])?(?:autres?) (?:articles?|produits?|modeles?)|(?:est|sont) (?:un |des )?(?:articles?|produits?|modeles?) (?:differents?|distincts?|a part)",
  "(?:e|sono) (?:un['’]?[ ]?)?altr[oi] (?:articol|prodott|modell)[oi]|(?:e|sono) (?:un )?(?:articol|prodott|modell)[oi] (?:divers|distint|a part)[oie]",
  "(?:es|son) (?:otr[oa]s?) (?:articulos?|productos?|modelos?|referencias?)|(?:es|son) (?:un )?(?:articulos?|productos?) (?:distintos?|diferentes?)",
  "(?:e|sao) (?:um )?outros? (?:artigos?|produtos?|modelos?)|(?:e|sao) (?:um )?(?:artigos?|produtos?) (?:distintos?|diferentes?)",
  "(?:is|zijn) (?:een )?(?:ander|apart|afzonderlijk)e? (?:artikel(?:en)?|product(?:en)?)",
  "(?:jest to|to|jest|sa) (?:inn[yeai]|odrebn[yea]|osobn[yea])(?:m|mi)? (?:artykul|produkt|wyrob)\\p{L}*",
  "(?:ar|er) (?:en |et |ett )?(?:annan|andra|annat|anden|andre|andet|annen) (?:artikl?ar?|artikel|artikler|produkt(?:er)?|vara|vare)",
  "(?:on|ovat) (?:eri|toinen|muita) tuot\\p{L}+",
  "(?:je|jsou|su) (?:jin[yea]|in[yea]|samostatn[yea])(?:m|ho)? (?:artikl?\\p{L}*|vyrob\\p{L}+|produkt\\p{L}*|zboz\\p{L}+|tovar\\p{L}*)",
  "(?:egy )?masik (?:cikk|termek)|mas (?:cikk|termek)",
  "(?:este|sunt) (?:un )?(?:alt|alte) (?:articol|articole|produs|produse)",
  "(?:je|su|so) drug[aie]? (?:artik\\p{L}+|proizvod\\p{L}*|izdel\\p{L}+)",
  "on (?:teine|eraldi) (?:artikkel|toode)|yra kita preke|ir cita prece|baska bir urun\\p{L}*",
  "(?:е|са) друг\\p{L}? (?:артикул|продукт)\\p{L}*|(?:є|це) інш\\p{L}+ (?:артикул|виріб|товар)\\p{L}*|ειναι αλλο προιον",
].join("|");

/** The head of a column of what may come, a language each; "a vizsgálat ideje" is a day. */
const PLANNED =
  "ideas?|working (?:name|title)|intended|envisaged|planned|idee[nr]?|arbeitstitel|angedacht\\p{L}*|vorgesehen\\p{L}*|geplant\\p{L}*|idees?|nom de travail|envisagee?s?|titolo provvisorio|ipotizzat\\p{L}|previst[oa]s?|ideas?|nombre provisional|ideias?|nome provisorio|ideeen|werktitel|beoogde?|pomysly?|nazwa robocza|planowan\\p{L}+|idee?r?|arbetsnamn|tankta?|arbejdstitel|arbeidsnavn|pataenkt|tenkt|ideat?|tyonimi|suunniteltu|napady?|pracovni nazev|pracovny nazov|zamyslen\\p{L}*|otlet\\p{L}*|tervezett|denumire de lucru|(?<!\\p{L} )idej[ae]|radni naziv|delovno ime|planiran\\p{L}*|idee?d?|toonimi|idej[ao]s?|darbinis pavadinimas|fikir|планиран\\p{L}*|иде[яи]|іде[яії]|задуман\\p{L}*|ιδεα|ιδεεσ";

/** Words of those who agree. */
export const YES = "yes|ja(?:a|ck)?|jawohl|oui|si|sim|tak|kylla|ano|igen|da|jah|taip|evet|ναι|да|так";

/** Who sells yarns and cloths, and what such do with what they might sell. */
const SUPPLIER =
  "supplier|mill|spinner|weaver|lieferant|vorlieferant|spinnerei|weberei|fournisseur|filature|tissage|fornitore|filatura|tessitura|proveedor|hilandera|tejeduria|fornecedor|fiacao|tecelagem|leverancier|spinnerij|weverij|dostawca|przedzalnia|tkalnia|leverantor|spinneri|vaveri|leverandør|leverandor|toimittaja|kehraamo|kutomo|dodavatel|pradelna|tkalcovna|pradiaren|beszallito|fonoda|szovode|furnizor|filatur|tesator|dobavljac|predion|tkaon|predilnic|tarnija|tiekej|piegadataj|tedarikci|iplik|доставчик|предачн|постачальник|добављач|προμηθευτ|κλωστηρι|υφαντηρι";
const OFFERS =
  "offer|quot|propos|suggest|show|bieten?(?!\\p{L})|bot(?!\\p{L})|schlagt|zeigt|stellt\\p{L}* vor|present|offr|propon|mostr|ofrec|oferec|apresent|bied|bood|stelt|toon|ofer|propon|zaproponow|przedstaw|erbj[uo]d|foresl|visa|tilb[yø]d|tarjo|ehdot|esitt|nabi[zd]|ponuk|predstav|javasol|ajanl|kinal|prezint|prezent|propun|ponud|nudi|predlaz|predloz|pakku|siul|pasiul|piedav|piedaj|oner|sun[du]|предлаг|предлож|пропону|запропон|нуди|понуд|προτειν|προσφερ|παρουσ";

/** That who writes does not take what is offered, a language each. */
const NOT_ACCEPTED = [
  "(?:do|does|did|can|could|will) ?(?:not|n't) (?:accept|approve|agree to|adopt|follow)|(?:we|i) (?:decline|reject|refuse|turn down)",
  "nehm\\p{L}+ [^.;]{0,80}nicht an|lehn\\p{L}+ [^.;]{0,80}ab|(?:akzeptier|annehm|genehmig|folg)\\p{L}* [^.;]{0,60}nicht|nicht (?:annehmen|akzeptieren|genehmigen)",
  "n'accept\\p{L}+ pas|ne (?:l'|la |le |les )?(?:retenons|validons|acceptons|pouvons accepter) pas|refusons|rejetons|declinons",
  "non (?:l[ao] )?(?:accettiamo|approviamo|accogliamo|possiamo accettare)|rifiutiamo|respingiamo",
  "no (?:l[ao] )?(?:aceptamos|aprobamos|podemos aceptar)|rechazamos|nao (?:a |o )?(?:aceitamos|aprovamos|podemos aceitar)|recusamos|rejeitamos",
  "(?:accepteren|nemen|keuren) [^.;]{0,80}niet(?: aan| goed)?|wijzen [^.;]{0,80} af",
  "nie (?:przyjmujemy|akceptujemy|zgadzamy sie|mozemy przyjac|zaakceptujemy)|odrzucamy",
  "(?:accepterar|godkanner|godkender|godkjenner|accepterer|aksepterer) (?:vi )?(?:inte|ej|ikke)|avvisar|avbojer|afviser|avviser|afslar|avslar",
  "emme (?:hyvaksy|voi hyvaksya)|hylkaamme",
  "ne(?:prijimame|akceptujeme|schvalujeme|muzeme prijmout|mozeme prijat)|odmitame|odmietame|zamitame|zamietame",
  "nem fogad(?:juk|hatjuk) el|elutasitjuk",
  "nu (?:l |o |il )?(?:acceptam|aprobam|putem accepta)|respingem|refuzam",
  "ne (?:prihvacamo|prihvatamo|sprejmemo|sprejemamo|mozemo prihvatiti|moremo sprejeti)|odbijamo|zavracamo",
  "(?:me )?ei (?:noustu|aktsepteeri)|nesutinkame|nepriimame|nepienemam|noraidam|kabul (?:etmiyoruz|edemiyoruz|edemeyiz)|reddediyoruz",
  "не (?:приемаме|можем да приемем|приимаємо|погоджуємося|прихватамо)|отхвърляме|відхиляємо|одбијамо|δεν (?:δεχομαστε|αποδεχομαστε|μπορουμε να δεχ)|απορριπτουμε",
].join("|");

export const NO_PRODUCT_KINDS: readonly Kind[] = [
  // What somebody wishes for, or offers: nothing is made yet.
  {
    // A request names the cloth that it wants as a label names what is.
    kind: "asked for",
    said: {
      label: words(
        String.raw`requested|requirement|asked for|desired|target|wanted|inquiry|enquiry|your request|planned|gewunscht\p{L}*|gefordert\p{L}*|angefragt\p{L}*|wunschzusammensetzung|zielzusammensetzung|geplant\p{L}*|demande|demandee|souhaite\p{L}*|exige\p{L}*|composition cible|prevue|prevu|richiest[aoei]|desiderat[ao]|solicitad[ao]|deseada|previst[ao]|pedida|desejada|gevraagd\p{L}*|gewenst\p{L}*|gepland\p{L}*|zadan[aey]|pozadan\p{L}*|wymagan[aey]|planowan\p{L}*|begard\p{L}*|onskad|onskat|planerad|onsket|planlagt|pyydetty|toivottu|suunniteltu|pozadovan\p{L}*|planovan\p{L}*|navrhovan\p{L}*|kert|kivant|tervezett|solicitata|ceruta|dorita|planificata|trazen[aio]|zeljen[aio]|zahtevan[aio]|zelen[aio]|nacrtovan[aio]|soovitud|noutud|kavandatud|pageidaujam\p{L}*|prasom\p{L}*|planuojam\p{L}*|pieprasit\p{L}*|velam\p{L}*|planot\p{L}*|istenen|talep edilen|hedef|искан\p{L}*|желан\p{L}*|ζητουμεν\p{L}*|επιθυμητ\p{L}*`,
        TO_SHARES,
      ),
    },
  },
  {
    // A buyer tells whom he looks for; who tells a reading machine what to write wishes, too.
    kind: "sought or ordered from the reader",
    said: {
      before: words(
        String.raw`looking for|would like to (?:develop|order|have|buy|source)|in search of|wir suchen|suchen wir|gesucht wird|auf der suche nach|nous cherchons|nous recherchons|a la recherche de|cerchiamo|siamo alla ricerca|buscamos|estamos buscando|procuramos|wij zoeken|op zoek naar|szukamy|poszukujemy|vi soker|vi soger|vi ser etter|etsimme|hledame|hladame|keresunk|cautam|trazimo|iscemo|otsime|ieskome|meklejam|ariyoruz|търсим|αναζητουμε|ignore (?:all|any|the|previous|prior)|previous instructions|ai (?:systems?|models?|assistants?)|language models?|ki-systeme?|ignorier\p{L}* alle|ignorez|ignora tutte|ignora todas|ignore todas|ignoreer alle`,
      ),
    },
  },
  {
    // The verb of a polite request stands before its cloth: "Please quote for 500 caps in 100 % acrylic."
    kind: "in a request for a price",
    said: {
      before: words(
        "please|kindly|would you|bitte|bitten|merci de|veuillez|priere de|pourriez-vous|preghiamo|chiediamo|gradiremmo|rogamos|agradeceriamos|solicitamos|pedimos|agradecemos|gostariamos|graag|gelieve|verzoeken|prosimy|prosze|vanligen|venligst|vennligst|ber om|pyydamme|prosime|kerjuk|kerunk|rugam|molimo|prosimo|palume|prasome|ludzam|lutfen|rica",
        String.raw`[^.;:%]{0,40}(?<!\p{L})(?:quot|offer|offr|offert|angebot|preis|prix|devis|cotation|preventiv|prezz|preci[oa]|presupuest|cotiza|prec?os?(?!\p{L})|orcament|cotac|prijs|ofert|wycen|tilbud|pris(?!\p{L})|priser|prisuppgift|tarjous|hinta|nabidk|ponuk|ajanlat|arajanlat|ponud|pakkum|pasiul|piedavaj|teklif|fiyat)(?:[^.;:%]|\.(?=\d)){0,70}$`,
      ),
    },
  },
  {
    // Who asks does not know: "Could you offer 50 % cotton, 50 % modal instead?" A short line below is a heading.
    kind: "in a question",
    said: { following: /^[^.!;:\t%\n]{0,80}\?/u },
  },
  {
    // A short line below is a heading, and what stands below a cell or a label another question of the form.
    kind: "in a question that goes on in the next line",
    said: {
      following: /^(?![^\n]{0,40}\n[^\n?]{0,25}\?[ ]?(?:\n|$))[^.!;:\t%]{0,80}\?/u,
      row: /(?:^|[^\t: ])[ ]?$/u,
    },
  },
  {
    // "The customer would like to have this shirt in 100 % hemp": who wishes has no such thing. Who would like to confirm has.
    kind: "wished for",
    said: {
      before: words(
        String.raw`(?:we|i|they|he|she|clients?|customers?|buyers?)(?:['’]d| would)(?: also| really| very much)? (?:like|love|prefer|want)|(?:am|is|are|be)(?: also| very)? interested in|(?:hatten?|wurden?)(?: \p{L}+){0,3} gerne?|(?:mochten?)(?: \p{L}+){0,3} gerne?|interessier(?:en|t|e) (?:uns|mich|sich)|(?:sind|bin|ist|waren|ware)(?: \p{L}+){0,2} interessiert an|wunsch(?:en|t|e) (?:uns|mir|sich)|(?:aimerai|souhaiterai|voudrai|desirerai)(?:s|t|ent)|(?:aimer|souhaiter|voudr|desirer)ions|(?:sommes|suis|est|serions|serait|sont) interesse\p{L}* par|nous interesserait|vorre(?:i|mmo|bbe|bbero)|gradire(?:i|mmo|bbe)|desiderere(?:i|mmo|bbe)|(?:ci|mi|gli|le) (?:piacere|interessere)bbe\p{L}*|(?:siamo|sono|saremmo|sarebbe) interessat\p{L} [ad]\p{L}*|querri(?:a|amos|an)|quisier(?:a|amos|an)|(?:nos|me|le|les) (?:gustaria|interesaria|encantaria)|deseari(?:a|amos|an)|(?:estamos|estoy|esta|estariamos) interesad\p{L}+ en|gostari(?:a|amos|am)|desejari(?:a|amos|am)|queri(?:a|amos|am)|(?:temos|teriamos|tenho|tem) interesse em|(?:estamos|estou|esta) interessad\p{L}+ em|zou(?:den)?(?: \p{L}+){0,3} (?:graag|willen)|hadden?(?: \p{L}+){0,3} graag|wil(?:len|t)?(?: \p{L}+){0,3} graag|(?:zijn|ben|is) geinteresseerd in|chciel\p{L}+by\p{L}*|chcial\p{L}?by\p{L}*|(?:jestesmy|jestem|jest) zainteresowan\p{L}+|interes(?:uje|owal\p{L}+) (?:nas|mnie)|skulle(?: \p{L}+){0,3} (?:vilja|onska)|(?:ar|vore) intresserade? av|(?:vi|jag|kunden|kunderna) vill(?: \p{L}+){0,3} (?:garna|ha)|vil(?:le)?(?: \p{L}+){0,3} (?:gerne|gjerne)|(?:vi|jag|jeg|kunden|kunden var) onsk(?:ar|er)|kun+e(?: \p{L}+){0,3} (?:tænke|tenke) (?:os|oss|mig|meg|sig|seg)|(?:er|var) interesser(?:et|ede|te?) i|haluaisi\p{L}*|toivoisi\p{L}*|(?:olemme|olen|olisimme) kiinnostun\p{L}+|(?:meita|minua) kiinnostaisi|chtel\p{L}? by\p{L}*|chcel\p{L}? by\p{L}*|(?:prali|rad[aiy]?|uvitali|privitali) by\p{L}*|(?:mame|mam|meli bychom|mali by sme) zaujem o|(?:mame|mam|meli bychom) zajem o|zaj?ima(?:lo by)? (?:nas|me)|zaujima(?:lo by)? (?:nas|ma)|szeretne(?:nk|m|k)?|erdekelne\p{L}*|erdeklod\p{L}+|(?:am|as|ar|ati) (?:dori|vrea|prefera)|(?:ne|m|i|le)-ar interesa|ne intereseaza|suntem interesat\p{L}+|бих(?:ме|а)? (?:искал\p{L}*|желал\p{L}*|предпоч\p{L}+)|(?:искаме|желаем|интересуваме се|интересува ни)|θα (?:θελαμε|ηθελα|ηθελε|ηθελαν|επιθυμουσα\p{L}*|προτιμουσα\p{L}*)|(?:μασ|με) (?:ενδιαφερει|ενδιεφερε)|ενδιαφερομα\p{L}+|(?:zeljel|htjel|hteli|zelel)\p{L}? (?:bi(?:smo|h)?|bih)|zeli(?:o|la) bi(?:h|smo)?|radi bi|zanimalo bi (?:nas|me)|zainteresirani (?:smo|sam)|soovi(?:ksi\p{L}*|me|n|b)|tahaksi\p{L}*|eelistaksi\p{L}*|(?:oleme|olen) huvitatud|huvitab (?:meid|mind)|(?:meid|mind) huvita\p{L}*|vel(?:etos|etamies)|gribetu|(?:mus|mani) interese\p{L}*|noretu(?:me)?|noreciau|pageidautu\p{L}*|(?:mus|mane) domin\p{L}+|(?:cliente|clienti) (?:desidera\p{L}*|vuole|vogliono|chied\p{L}+)|clientes? (?:desean?|quieren?|piden?|desejam?|quer|querem|pedem?)|klient (?:chce|zyczy sobie|prosi|soovib|tahab)|zakazni[ck]i? (?:chc\p{L}+|si preje|si praje|pozaduje)|kunde[nr]? (?:mochte|will|wunscht|verlangt|vill|vil|ber om)|klant (?:wil|wenst|vraagt)|asiakas (?:haluaa|toivoo|pyytaa)|client (?:souhaite|veut|demande|desire)|clientul (?:doreste|vrea|cere)|(?:client|customer|buyer) (?:wants|wishes|requests|asks)|(?:vevo\p{L}*|ugyfel\p{L}*) (?:szeretne|ker|keri)|(?:kupac|stranka|klijent|narocnik) (?:zeli|trazi|hoce)|klients (?:velas|grib)|klientas (?:nori|pageidauja)|клиентът (?:иска|желае)|(?:клієнт|замовник) (?:хоче|бажає|просить)|πελατησ (?:θελει|επιθυμει|ζητα)|хотіл\p{L}? би?|хотів би?|(?:нас|мене) цікав\p{L}+|зацікавлен\p{L}+|(?:желел|хтел)\p{L}? (?:бисмо|бих)|занима нас`,
        String.raw`(?![^.;:%]{0,60}(?<!\p{L})(?:${TO_TELL}))[^.;:%]{0,80}$`,
      ),
    },
  },
  {
    // "The customer asked for 50 % cotton, 50 % polyester; we deliver …": what it was asked of, or to confirm, is.
    kind: "asked for before",
    said: {
      before: words(ASKED, String.raw`(?![^.;:%]{0,60}(?<!\p{L})\p{L}*(?:${TO_TELL}))[^.;:%]{0,60}$`),
    },
  },
  {
    // German and Dutch end the sentence with what was done.
    kind: "asked for before, by the participle behind",
    said: {
      before: words("hatten?|haben|habt|hat|hadden?|heeft|hebt|hebben|wurden?|waren", "[^.;:%]{0,60}$"),
      after:
        /^[ ](?:angefragt|nachgefragt|gewunscht|verlangt|gefordert|erbeten|bestellen wollen|gevraagd|verlangd|gewenst|aangevraagd)(?!\p{L})/u,
    },
  },
  {
    // In Hungarian and Turkish the verb ends the sentence.
    kind: "wished for, by the verb behind",
    said: {
      after: words(
        String.raw`szeretne(?:nk|m|k)?|kerne(?:nk|m|k)|istiyor\p{L}*|isteri(?:z|m)|(?:arzu|rica|talep) (?:edi?yor|et(?:ti|mis))\p{L}*|iste(?:di|mis)\p{L}*`,
      ),
    },
  },
  {
    // A supplier offers it in place of what was ordered; "as an alternative to down" praises what is.
    kind: "offered instead",
    said: {
      before: words(
        String.raw`(?:as an?|als|en|come|como|jako|som|ca|kao|kot|mint)[ ](?:une? |uma? |possible |mogliche )?(?:alternativ\p{L}*|alternatief)(?!\p{L})(?! (?:to|zu[rm]?|aux?|a|al|alla|ai|ao|for|voor|do|pre|k|ke|till?|for)(?!\p{L}))|w zamian|zamiennie|vaihtoehtoisesti|vaihtoehtona|alternatywnie|alternatywa|alternativne|alternativt|alternativa(?:mente)?|alternativement|als ersatz|as a substitute|as a replacement|en remplacement|in sostituzione|en sustitucion|em substituicao|ter vervanging|som ersattning|som erstatning|korvaavana|nahradou|nahradne|helyette|in loc de`,
      ),
    },
  },
  {
    // "If you prefer, we can make it of": of nothing that is. An own sentence with "if" before it says nothing. Slovenes write
    // "če" for it, which the French write for what they point at: a verb of theirs tells it apart.
    kind: "on condition",
    said: {
      before:
        /(?<=^|[\n\t]|[.,:]\s)(?:(?:even )?if|should (?:the|you|this|it)|falls|sofern|wenn (?:sie|du|ihr|gewunscht|moglich)|sollten?|si (?:vous|le|la|l'|usted|desea|prefiere|se)|se (?:desidera|preferi|vuole|volete|il|la|lo|quiser|o|a)|indien|als u|mocht\p{L}*|jesli|jezeli|gdyby|om (?:ni|du|det)|hvis|jos|pokud|jestlize|kdyby|ak|keby|ha|amennyiben|daca|ako|ce(?= (?:\p{L}+ ){0,2}(?:bi|je|ste|so|smo|bo|boste|bodo|vam|vas|ni|raje|ze(?:li|le)\p{L}*|hoce\p{L}*|ima\p{L}*|nima\p{L}*|rabi\p{L}*|potrebu\p{L}*|naroc\p{L}*|izber\p{L}*|odloc\p{L}*|isce\p{L}*|zani\p{L}*)(?!\p{L}))|kui|jei|eger)\s[^.;:%]{0,80}$/u,
    },
  },
  {
    // What is made on request is another article; behind a full stop it is a size or a colour.
    kind: "made on request",
    said: {
      before: words(
        "(?:up)?on request|on demand|by request|auf wunsch|auf anfrage|sur demande|su richiesta|a richiesta|bajo pedido|bajo demanda|a pedido|sob pedido|sob consulta|sob encomenda|op aanvraag|op verzoek|na zyczenie|na zamowienie|pa begaran|pa forfragan|pa foresporsel|pa anmodning|pa bestilling|pyynnosta|tilauksesta|na prani|na pozadani|na ziadost|kulon keresre|kerere|la cerere|na zahtjev|na upit|po narocilu|istege bagli|istek uzerine",
      ),
    },
  },

  {
    // A form has a box for each, and one is ticked.
    kind: "in a box that is not ticked",
    said: {
      printed:
        /(?:^|\n)(?:[^\n%]*(?:[☐☒☑□■✓✔✗✘▢]|\[ ?[xX]? ?\])[^\n]*)?(?:[☐□▢]|\[ ?\])[ ]?(?:\p{L}+[ :]{1,2}){0,2}$/u,
    },
  },

  // What is not so, or no longer: nobody says it of the product today.
  {
    // "100 % lyocell (was 100 % viscose)": aside only, as a sentence may tell of what was bought.
    kind: "what was so before, in brackets",
    said: {
      near: /\((?:was|were|previously|formerly|before|war|vorher|bisher|zuvor|fruher|avant|etait|antes|era|prima|precedentemente|voorheen|eerder|byl[oa]?|wczesniej|dawniej|poprzednio|tidigare|var|forr|aiemmin|oli|drive|predtym|korabban|inainte)[ :]{1,2}(?:\p{L}+ ){0,2}$/u,
    },
  },
  {
    // "This shirt is not of 100 % linen"; what is not only so is so.
    kind: "denied",
    said: {
      before: words(
        String.raw`(?:is|are|was|were|does|do|did|has)(?:n['’]t| not)|(?:besteht|bestehen|ist|sind|enthalt)(?: \p{L}+){0,3} nicht|n['’](?:est|etait)(?: \p{L}+){0,2} pas|ne (?:sont|contient|contiennent)(?: \p{L}+){0,2} pas|non (?:e|sono|era|contiene|contengono|consiste)|no (?:es|son|era|eran|esta|estan|contiene|contienen|consiste|lleva)|nao (?:e|sao|era|esta|estao|contem|consiste|leva)|niet|nie (?:jest|sa|byl\p{L}*|sklada sie|zawiera|je|su|bol\p{L}?)|(?:ar|bestar|innehaller)(?: \p{L}+){0,3} (?:inte|ej)|(?:inte|ej) (?:ar|bestar|innehaller)|(?:er|bestar|indeholder|inneholder)(?: \p{L}+){0,3} ikke|ikke (?:er|bestar|indeholder|inneholder)|(?:ei|eivat) (?:\p{L}+ )?(?:ole|sisalla|koostu)|(?:neni|nejsou|neobsahuj\p{L}*|neskladaj?\p{L}*|nesestava|nepozostava)|nem|nu (?:este|e|sunt|contine|contin|era)|не (?:е|са|съдържа|беше)|δεν (?:ειναι|ηταν|περιεχει|αποτελειται)|(?:nije|nisu|niso)|ne (?:sadrzi|sastoji|vsebuje|sestoji)|ni (?:iz|narejen\p{L}*|izdelan\p{L}*)|(?:srajca|izdelek|oblacilo|blago|pulover|jopica|obleka|to) ni|(?:ei ole|pole|ei sisalda|ei koosne)|(?:nav|nesatur|nesastav)|(?:nera|nesudaro|neturi)|(?:не є|не містить|не складається|це не)|(?:није|нису)`,
        String.raw`(?! (?:only|just|nur|solo|solamente|unicamente|seulement|uniquement|so|somente|apenas|alleen|slechts|tylko|bara|endast|kun|bare|vain|jen|pouze|len|iba|csak|doar|numai|само|μονο|samo|ainult|vaid|tikai|tik|лише|тільки)(?!\p{L}))(?: \p{L}+){0,3} ?$`,
      ),
    },
  },
  {
    // In Turkish the word for it ends the sentence.
    kind: "denied behind",
    said: { after: words("degil(?:dir)?") },
  },
  {
    // Behind the shares, so that "do not use bleach" in a sentence of its own does not deny them.
    kind: "not to be used or said",
    said: {
      after: new RegExp(
        String.raw`(?<!\p{L})(?:(?:can(?:not|'t)|can not|must not|may not|shall not|not|no longer)${END}[^.;\n%]{0,25}(?:used|apply|applies|applied|claim|label|print|confirm|stat|deliver|valid|appear|offer|possible)|(?:nicht|kein\p{L}*)${END}[^.;%]{0,25}(?:verwend|angegeb|ausgelobt|gedruckt|bezeichnet|bestatig|geliefert|gultig|zulassig|moglich)|(?:ne|pas)${END}[^.;%]{0,25}(?:utilis|employ|indiqu|imprim|confirm|valable|livre)|non${END}[^.;%]{0,25}(?:utilizz|usat|usar|indicat|stampa|conferma|valid|consegna)|no${END}[^.;%]{0,25}(?:utiliza|usar|indicar|imprim|confirma|valid)|nao${END}[^.;%]{0,25}(?:utiliza|usad|indicad|imprim|confirma|valid)|niet${END}[^.;%]{0,25}(?:gebruik|vermeld|gedrukt|bevestig|geldig)|nie${END}[^.;%]{0,25}(?:uzyt|uzywa|stosowa|podawa|drukowa|potwierdz|pouzi|uviest|tlaci|potvrd|plati)|(?:inte|ej|ikke|ikkje)${END}[^.;%]{0,25}(?:anvand|anvend|bruk|brug|tryck|trykk|bekraft|bekreft|galler|gaelder|gjelder|angiv|ange)|(?:ei|eivat)${END}[^.;%]{0,25}(?:kaytta|kaytet|voi|saa|paina|vahvist)|ne(?:ni|lze|smi|budou|platn)?${END}[^.;%]{0,25}(?:pouzi|uve|tisk|potvr|plati)|nem${END}[^.;%]{0,25}(?:hasznal|szerepel|nyomta|igazol|ervenyes|feltuntet)|nu${END}[^.;%]{0,25}(?:folosi|utiliza|confirma|tipari|valabil)|(?:ne|nije|ni|nisu|niso)${END}[^.;%]{0,25}(?:korist|uporab|upotreb|tisk|potvrd|potrd|vrijedi|velja)|(?:ei|pole)${END}[^.;%]{0,25}(?:kasuta|truki|kinnita|kehti)|(?:nenaudo\p{L}*|negali\p{L}*|nelieto\p{L}*|nedrikst|neder)${END}|(?:не)${END}[^.;%]{0,25}(?:използ|потвърж|важи|отпечат)|(?:δεν)${END}[^.;%]{0,25}(?:χρησιμοποι|επιβεβαι|ισχυ))`,
        "u",
      ),
    },
  },
  {
    // A sentence may take back at its end what it began with.
    kind: "valid no longer",
    said: {
      after: words(
        String.raw`no longer|any more|expired|ceased|nicht mehr|nicht langer|n'est plus|ne sont plus|ne s'applique plus|non e piu|non piu|non vale piu|ya no|deja de|dejo de|ja nao|deixou de|niet meer|niet langer|juz nie|przestal\p{L}*|inte langre|upphor\p{L}*|ikke laengere|ikke længere|ikke lenger|ei enaa|eivat enaa|prestal\p{L}*|uz ne\p{L}*|mar nem|tobbe nem|nu mai|nisu vise|nije vise|vise ne|ni vec|vec ne|enam ei|ei kehti enam|nebegalioja|nebe(?!lit|lte)\p{L}*|vairs ne\p{L}*|artik|вече не|πλεον δεν|δεν ισχυει πλεον`,
      ),
    },
  },
  {
    // "We can no longer confirm that it consists of …": what nobody says.
    kind: "not confirmed",
    said: {
      before: new RegExp(
        String.raw`(?<!\p{L})(?:(?:can ?not|can't|cannot|could not|do not|don't|does not|unable to|not able to|no longer|never)${END}[^.;\n%]{0,30}(?:confirm|guarantee|certify|declare|state|say|warrant|verify|prove)|(?:nicht|kein\p{L}*)${END}[^.;%]{0,40}(?:bestatig|garantier|zusicher|zusag|behaupt|belegt|nachweis|dass)|(?:ne |n')[^.;%]{0,25}(?:pas|plus)${END}[^.;%]{0,20}(?:confirm|garanti|certifi|declar|affirm)|non${END}[^.;%]{0,25}(?:confermar|garantir|certificar|dichiarar)|(?:no|nao)${END}[^.;%]{0,25}(?:confirmar|garantizar|garantir|certificar|declarar)|(?:niet|geen)${END}[^.;%]{0,40}(?:bevestig|garander|verklar|dat)|nie${END}[^.;%]{0,25}(?:potwierdz|gwarant|potvrd|zaruc|deklar)|(?:inte|ikke|ikkje)${END}[^.;%]{0,25}(?:bekraft|bekreft|garanter|intyg)|(?:emme|en|ei)${END}[^.;%]{0,25}(?:vahvist|taata)|(?:ne|nemuzeme|nemohu|nemozeme)${END}[^.;%]{0,25}(?:potvrd|zaruc|potrd|jamc|garant)|nem${END}[^.;%]{0,25}(?:igazol|garant|erosit)|nu${END}[^.;%]{0,25}(?:confirm|garant|certific)|(?:ei saa|negalime|nevaram)${END}[^.;%]{0,25}(?:kinnit|garant|patvirtin|apstiprin)|не${END}[^.;%]{0,25}(?:потвърд|гарант)|δεν${END}[^.;%]{0,25}(?:επιβεβαι|εγγυ))`,
        "u",
      ),
    },
  },
  {
    // "Last season's dress was of 95 % viscose": of what is sold no more. Needs the verb in the past.
    kind: "of a former season",
    said: {
      before: words(
        String.raw`(?:last|previous|former|old|earlier|letzte[nrs]?|vorige[nrs]?|vorherige[nrs]?|alte[nrs]?|fruhere[nrs]?|(?:l')?ancien(?:ne)?|vorig|oude|afgelopen|poprzedni\p{L}*|zeszl\p{L}*|ubiegl\p{L}*|stary|starym|forra|forrige|sidste|gamla|gamle|tidigare|tidligere|viime|edellise\p{L}*|vanhan|minul\p{L}*|lonsk\p{L}*|predchoz\p{L}*|predosl\p{L}*)[ ]${SEASON_WORDS}|${SEASON_WORDS}[ ](?:(?:\p{L}{1,2}\/?\p{L}?[ ])?20[012]\d|passee?|dernier|derniere|precedente?|scors[ao]|passat[ao]|pasad[ao]|anterior|poprzedni\p{L}*)|(?:aw|fw|ss|hw|fs|pe|ah|ai|oi|pv)[ -]?[12]\d(?:\/[12]\d)?[ -]\p{L}{3,12}|vorganger(?:modell|artikel|version)?s?|vorsaison|vorjahr\p{L}*|tavalyi|elozo (?:szezon|modell|evi)\p{L}*|(?:sezonul|modelul|anul)[ ](?:trecut|anterior)|(?:gecen|onceki)[ ]\p{L}+`,
        String.raw`[^.;:%]{0,60}(?<!\p{L})(?:was|were|had been|war|waren|bestand\p{L}*|etait|etaient|era|erano|eran|eram|fue|foi|was|waren|bestond\p{L}*|byl\p{L}*|mial\p{L}*|var|bestod|oli|olivat|volt|au fost|bila|bilo|idi|oldu|ydi|composee?)(?!\p{L})`,
      ),
    },
  },
  {
    // "The 95 % cotton in your system was last season's quality": what it was stands behind it.
    kind: "called that of a former season",
    said: {
      after: words(
        "was|were|war|waren|etait|etaient|era|erano|eran|eram|fue|foi|waren|byl\\p{L}*|var|oli|olivat|volt",
        String.raw`[^.;:%\d]{0,25}(?<!\p{L})(?:(?:last|previous|former|old|earlier|letzte[nrs]?|vorige[nrs]?|vorherige[nrs]?|alte[nrs]?|fruhere[nrs]?|(?:l')?ancien(?:ne)?|vorig|oude|poprzedni\p{L}*|zeszl\p{L}*|ubiegl\p{L}*|stary|forra|forrige|sidste|gamla|gamle|tidigare|tidligere|viime|edellise\p{L}*|vanha\p{L}*|minul\p{L}*|lonsk\p{L}*|predchoz\p{L}*|predosl\p{L}*)[ ]${SEASON_WORDS}|${SEASON_WORDS}[ ](?:passee?|dernier|derniere|precedente?|scors[ao]|passat[ao]|pasad[ao]|anterior|poprzedni\p{L}*))`,
      ),
    },
  },
  {
    // Terms of trade tell what holds for all goods that somebody declares so.
    kind: "of all goods that are declared so",
    said: {
      before: words(
        String.raw`(?:goods|products|garments|articles|items|fabrics) (?:that are |which are )?(?:declared|labell?ed|marked|described)|(?:als (?:(?!dies|unser)\p{L}+ )?)?(?:deklarierte[nr]?|gekennzeichnete[nr]?|ausgewiesene[nr]?) (?:waren?|produkte[n]?|artikeln?|textilien)|(?:articles|produits|vetements) (?:declares|etiquetes|annonces)|(?:capi|prodotti|articoli) (?:dichiarat|etichettat)[ei]|(?:prendas|productos|articulos) (?:declarad|etiquetad)[ao]s|(?:pecas|produtos|artigos) (?:declarad|etiquetad|rotulad)[ao]s|(?:artikelen|producten|goederen) (?:die )?(?:gedeclareerd|aangeduid|gelabeld)|(?:wyrobow|produktow|towarow) (?:deklarowanych|oznaczonych)`,
        "(?: (?:as|als|comme|come|como|jako|to be|of|di|de))?[ ]{0,2}$",
      ),
    },
  },
  {
    // A paper that corrects a draft quotes what stood there.
    kind: "in a draft",
    said: {
      before:
        /(?<!\p{L})(?:(?:im|der|alter) (?:\p{L}+)?entwurf(?: vom [\d. ]+)?(?: lautete)?|the (?:first |earlier )?draft|(?:le|du) (?:premier )?(?:projet|brouillon)|la bozza|nella bozza|el borrador|o rascunho|no rascunho|het (?:concept|ontwerp)|projek(?:cie|t)|utkastet|udkastet)[^.;%]{0,20}(?:stand|hieß|hiess|sagte|said|stated|had|showed|read|indiquait|mentionnait|figurait|riportava|indicava|diceva|indicaba|decia|ponia|constava|dizia|indicava|stond|vermeldde|podawal|bylo|stod|sade|angav)[^.;]{0,25}$/u,
    },
  },
  {
    // A shop that has no scarf of silk has others, of something else.
    kind: "out of stock",
    said: {
      following:
        /^[^.;:%\n]{0,40}(?<!\p{L})(?:(?:is|are) (?:currently |now |unfortunately )?(?:out of stock|sold out|unavailable|not available)|(?:ist|sind) (?:leider |derzeit |zurzeit )?(?:ausverkauft|vergriffen|nicht (?:lieferbar|vorratig|verfugbar))|(?:est|sont) (?:actuellement |malheureusement )?(?:en rupture|epuise|indisponible)|(?:e|sono) (?:al momento |purtroppo )?(?:esaurit|non disponibil)|(?:esta|estan|estao) (?:agotad|esgotad|indisponi)|(?:is|zijn) (?:helaas )?(?:uitverkocht|niet (?:leverbaar|voorradig))|(?:jest|sa) (?:niestety )?(?:niedostepn|wyprzedan)|ar (?:tyvarr )?(?:slut|slutsald)|er (?:desværre |dessverre )?(?:udsolgt|utsolgt)|on (?:valitettavasti )?loppu)/u,
    },
  },

  {
    // "The cloth was changed from 100 % viscose to 100 % lyocell."
    kind: "changed into another",
    said: {
      sentence: words(
        String.raw`chang\p{L}*|switch\p{L}*|modified|geandert|umgestellt|gewechselt|anderung|umstellung|passee?s?|modifi\p{L}*|cambi\p{L}*|modificat\p{L}*|passat\p{L}*|modificad\p{L}*|alterad\p{L}*|mudou|mudanca|gewijzigd|veranderd|wijziging|zmien\p{L}*|zmian\p{L}*|andrats?|andrad|andring|ændr\p{L}*|aendr\p{L}*|endr\p{L}*|muut\p{L}*|zmen\p{L}*`,
      ),
      near: /(?<!\p{L})(?:from|von|de|da|dal|van|fran|fra|z|ze|od)\s$/u,
      following: /^\s?(?:to|auf|zu|in|a|naar|na|till|til)\s/u,
    },
  },

  {
    // "Delivered in a bag of 100 % cotton".
    kind: "of what it is delivered in",
    said: {
      before: words(
        "mailer|mailing bag|envelope|sleeve|versandtasche|umschlag|enveloppe|envoltorio|sobre|envelope|koperta|kopercie|obalka|obalke|boritek\\p{L}*|plic|plicul|bag|pouch|sack|dust bag|box|beutel|staubbeutel|sackchen|sac|pochon|pochette|housse|sacchetto|sacca|busta|bolsa|funda|saco|saquinho|zak|zakje|stofzak|woreczek|woreczku|worku|pase|pasen|tygpase|pose|stofpose|pussi|pussissa|sacek|sacku|vrecko|vrecku|vrecusk\\p{L}*|vak|vaku|zsak|zsakban|tasak\\p{L}*|saculet\\p{L}*|punga|vrecic\\p{L}*|vrec[aeiou]|vreck\\p{L}*|kese\\p{L}{0,4}|kott|kotis|maisel\\p{L}*|maisin\\p{L}*|торбичк\\p{L}*|торб[аиі]|мішечк\\p{L}*|мішку|чохл\\p{L}*|кесиц\\p{L}*|врећиц\\p{L}*|σακουλ\\p{L}*|πουγκι|θηκη",
        "[^.;:%]{0,20}$",
      ),
      sentence: words(
        String.raw`deliver\p{L}*|posted|mailed|sent|versandt|verschickt|expediee?s?|spedit\p{L}*|enviad\p{L}*|verzonden|wysylan\p{L}*|skickas|sendes|lahetetaan|supplied|packed|packaged|shipped|comes|wrapped|store|stored|keep|aufbewahr\p{L}*|conserve[rz]?|rang(?:er|ez)|conservar[ei]?|guardar|guarde|bewaren|bewaar|przechow\p{L}*|forvara\p{L}*|opbevar\p{L}*|geliefert|verpackt|kommt|livree?s?|emballee?s?|presentee?s?|conditionnee?s?|confezionat\p{L}*|consegnat\p{L}*|fornit\p{L}*|entrega\p{L}*|embalad\p{L}*|presenta\p{L}*|fornecid\p{L}*|geleverd|verpakt|pakowan\p{L}*|dostarczan\p{L}*|zapakowan\p{L}*|levereras|leveras|levereres|leveres|packas|pakattu|toimitetaan|balen\p{L}*|dodav\p{L}*|csomagol\p{L}*|livrat\p{L}*|ambalat\p{L}*|skladuj\p{L}*|skladov\p{L}*|uchovav\p{L}*|tarol\p{L}*|pastr\p{L}*|cuva\p{L}*|isporuc\p{L}*|shran\p{L}*|hranit\p{L}*|sakla\p{L}*|muhafaza|teslim|sailyt\p{L}*|hoida|hoiustat\p{L}*|tarnit\p{L}*|laik(?:yt|om)\p{L}*|tiekiam\p{L}*|uzglab\p{L}*|piegad\p{L}*|съхран\p{L}*|доставя\p{L}*|зберіга\p{L}*|постача\p{L}*|чува\p{L}*|испоруч\p{L}*|φυλα\p{L}*|αποθηκ\p{L}*|παραδιδ\p{L}*`,
      ),
    },
  },
  {
    // "Packaging: cover of 100 % polypropylene".
    kind: "in a row of packages",
    said: {
      row: new RegExp(
        String.raw`(?<=^|\n)(?:${PACKAGE_WORDS}|упаков|пакуван|паковањ|амбалаж)\p{L}*[^\n\t:%]{0,12}[\t:][ ]?[^\n.;%]{0,40}(?:%[^\n.;:\t%]{1,50}){0,3}$`,
        "u",
      ),
    },
  },
  {
    // "Cartons: 5-ply, no staples. Polybags 100 % recycled LDPE.": right behind a word for what nobody wears.
    kind: "right behind a package",
    said: {
      before:
        /(?<!\p{L})(?:poly ?bags?|hang ?tags?|swing ?tags?|mailers?|cartons?|polybeutel|umkartons?|versandkartons?|anhanger|sachets? (?:pe|plastique)|cartons? d'expedition|dans (?:une|sa|des) (?:pochettes?|enveloppes?)|buste (?:in )?(?:pe|plastica)|cartellin[oi]|appendin[oi]|bolsas? (?:de )?(?:pe|plastico)|etiquetas? colgantes?|sacos? (?:de )?(?:pe|plastico)|polyzak(?:ken)?|hangtags?|(?:work|toreb|torb)\p{L}{1,3} foliow\p{L}+|metki|plastposar?|plastpasar|muovipuss\p{L}+|plastic (?:bag|cover)s?|(?:folien|plastik|kunststoff)beutel|plastic ?zak\p{L}*|plastpose\p{L}*|(?:igelitov|plastov)\p{L}+ (?:sac|vrec)\p{L}+|(?:nejlon|muanyag) ?(?:zacsko|tasak)\p{L}*|pung\p{L}{1,3} (?:de |din )?plastic|(?:plasticn|plasticn)\p{L}+ vre\p{L}+|kile(?:kott|koti)\p{L}*|plast\p{L}+ mais\p{L}+|(?:plastik|naylon) (?:poset|torba)\p{L}*|(?:наилонов|полиетиленов|пластмасов|поліетиленов)\p{L}+ (?:плик|торб|пакет)\p{L}*|(?:πλαστικ|ναυλον)\p{L}+ σακουλ\p{L}+)(?:,? \d{2,3} ?[x×*] ?\d{2,3}(?: ?(?:mm|cm))?,?)?(?: (?:are|is|sind|ist|sont|sono|son|sao|zijn))?(?: (?:made )?(?:of|aus|en|in|de|van|z))?[:,]?[ ]$/u,
    },
  },
  {
    // "Retail packaging (paper sleeve, 100 % recycled) is not counted".
    kind: "in brackets behind a package",
    said: {
      before: new RegExp(
        String.raw`(?<!\p{L})(?:${PACKAGE_WORDS}|упаков|пакуван|паковањ|амбалаж|sachet|poly ?bag|polybeutel|polyzak|mailer|hang ?tag|swing ?tag)\p{L}*[^.;:%()]{0,20}\([^()%]{0,40}$`,
        "u",
      ),
    },
  },
  {
    // "A bag of 100 % recycled polyethylene packaging": a word for a package right behind.
    kind: "of a package named behind",
    said: {
      following:
        /^[ -]?(?:packaging|polybags?|poly bags?|packing|verpackung(?:en)?|emballages?|imball\p{L}+|confezioni?|embalajes?|embalage[mn]s?|verpakking(?:en)?|opakowani\p{L}+|forpackning(?:ar)?|emballasje|pakkau\p{L}+|obal(?:y|u)?|csomagolas\p{L}*|ambala[jz]\p{L}*|hang ?tags?)(?!\p{L})/u,
    },
  },

  // What is said of other cloth: of any, of a machine's, of others', of other articles.
  {
    // What else is in the machine: "wash separately from garments of 100 % wool".
    kind: "washed beside it or apart",
    said: {
      before: words(
        "(?:wash|washed|dry|clean) (?:separately from|apart from|together with|with|not with)|separately from|getrennt von|(?:nicht )?zusammen mit|separement (?:de|des|du)|separatamente da\\p{L}*|insieme a\\p{L}*|por separado de|separado de|junto con|gescheiden van|apart van|samen met|(?:oddzielnie|osobno) od|razem z[e]?|separat fran|adskilt fra|sammen med|tillsammans med|erilleen|oddelene od|(?:spolu|spolecne) s[eo]?|impreuna cu|zajedno s[a]?|skupaj [sz]|(?:заедно|разом|заједно) (?:със?|[зс]|із|са)|μαζι με",
        "[^.;:%]{0,35}$",
      ),
    },
  },
  {
    // How any such cloth behaves: "a shirt of 100 % cotton takes more heat".
    kind: "of how any such cloth is treated",
    said: {
      following:
        /^,? (?:(?:is|are) (?:washed|treated|ironed|dried|cared for) (?:like|as)|behaves? like|(?:can )?(?:take|stand|tolerate)s? (?:more|less|higher|heat)|(?:wird|werden) (?:wie|so) \p{L}+|vertragt? (?:mehr|weniger|hohere)|verhalt sich wie|se (?:lave|traite|repasse|comporte) comme|se (?:lavent|traitent) comme|supporte(?:nt)? (?:davantage|plus|mieux|moins)|si (?:lava|lavano|tratta|trattano|stira) come|sopporta(?:no)? (?:di piu|meglio|meno)|se (?:lava|lavan|trata|tratan|plancha) como|(?:soporta|aguanta)n? (?:mas|mejor|menos)|(?:lava|trata|passa)-se como|(?:aguenta|suporta)m? (?:mais|melhor|menos)|was je (?:net )?(?:als|zoals)|(?:kan|kunnen|verdraagt|verdragen) (?:meer|minder|hogere)|pierze sie (?:jak|tak)|tvattas som|vaskes som|pestaan kuten)(?!\p{L})/u,
    },
  },
  {
    // A firm tells of itself: "we have woven fabrics of 100 % linen since 1921".
    kind: "of what a firm has long made",
    said: {
      before:
        /(?<!\p{L})(?:(?:since|seit|depuis|dal|desde|sinds|sedan|siden|vuodesta)\s(?:\p{L}+\s){0,2}1[89]\d\d(?!\d)|(?:we|our (?:mill|factory|company|family|weavers?|workshop)) (?:spin|weave|knit|make|produce|manufacture)s? (?:\p{L}+ ){0,2}(?:yarns|fabrics|cloths|garments|textiles|products)|wir (?:weben|spinnen|stricken|fertigen|produzieren) (?:\p{L}+ ){0,2}(?:stoffe|garne|textilien|produkte)|nous (?:tissons|filons|tricotons|fabriquons|produisons) des (?:\p{L}+ ){0,2}(?:tissus|fils|textiles|produits)|(?:tessiamo|filiamo|produciamo) (?:\p{L}+ ){0,2}(?:tessuti|filati|prodotti)|(?:tejemos|hilamos|fabricamos|producimos) (?:\p{L}+ ){0,2}(?:tejidos|hilos|productos)|(?:tecemos|fiamos|fabricamos|produzimos) (?:\p{L}+ ){0,2}(?:tecidos|fios|produtos)|(?:wij|we) (?:weven|spinnen|breien|maken|produceren) (?:\p{L}+ ){0,2}(?:stoffen|garens|producten))(?!\p{L})[^.;:]{0,60}$/u,
    },
  },
  {
    // "Yarns made of 100 % cotton, 100 % linen and blends thereof": what a certificate covers.
    kind: "among what is covered with its blends",
    said: {
      following:
        /^[\s,/]*\d{1,3}[ ]?%[ ]?[^.;:%\n]{1,40}(?:and|und|et|e|y|en|i|og|och)[ ](?:their |its |deren |loro |leurs )?(?:blend|mixture|mischung|melange|mist[ei]|mischi|mezcla|mistura|mengsel|mieszank|blandning|blanding)/u,
    },
  },
  {
    // Tests and machines need cloth of their own.
    kind: "of the cloth of a test",
    said: {
      label: words(
        String.raw`test fabric|test cloth|adjacent fabric\p{L}*|multifib(?:re|er)|standard fabric|control fabric|reference fabric|ballast|makeweights?|wash load|prufgewebe|begleitgewebe|pruftextil|standardgewebe|beiladung|vergleichs(?:gewebe|muster|probe)|(?:comparison|control|reference) (?:sample|specimen)|echantillons? (?:de comparaison|temoins?)|campion[ei] di (?:confronto|riferimento)|muestras? (?:de comparacion|testigos?)|amostras? de (?:comparacao|referencia)|vergelijkingsmonster|probka (?:porownawcza|odniesienia)|jamforelseprov|sammenlignings?prove|vertailunayte|srovnavaci vzorek|porovnavacia vzorka|osszehasonlito minta|proba (?:de comparatie|martor)|usporedni uzorak|primerjalni vzorec|vordlusproov|tissus? temoins?|tissu d'essai|tissu etalon|charge d'accompagnement|tessut[oi] testimon\p{L}*|tessuto di prova|zavorra|tejidos? testigos?|tejido de ensayo|tecidos? testemunhos?|tecido de ensaio|begeleidend\p{L}* weefsel|testdoek|tkanin\p{L}* towarzyszac\p{L}*|tkanina wzorcowa|provtyg|angransande tyg|medfoljande tyg|ledsagestof|pruvestof|medfolgende stof|seurakangas|doprovodn\p{L}* tkanin\p{L}*|sprievodn\p{L}* tkanin\p{L}*|kiserokelme|kiseroszovet|prateca tkanina|spremljevalna tkanina`,
      ),
    },
  },
  {
    // "Keine Kennzeichnung nach VO (EU) 1007/2011": what a laboratory found alone.
    kind: "found, and said to be no declaration",
    said: {
      following:
        /^[^.;%]{0,30}(?:mess(?:wert|ergebnis)|gemessen|ermittelt|measur|test (?:result|value)|finding|mesure|resultat|risultat|misurat|resultado|medid|gemeten|meetwaarde|uitkomst|wynik|zmierzon|oznaczon|matvarde|uppmatt|mal(?:t|ever)|fundet|mitattu|tulos|meren|vysled|mert (?:ertek|eredm)|masurat|rezultat|izmjer|izmer|mooded|ismatuot|izmerit|измер|резултат|вимір|результат|μετρηθ|μετρησ)[^;%]{0,40}?(?<!\p{L})(?:not?|keine?r?|nicht|pas|ni|non|sin|nao|sem|geen|niet|nie|inte|ingen|ej|ikke|ei|neni|nem|nu|nije|nera|nav|не|δεν|без|χωρισ)[ ](?:\p{L}+[ ’']){0,4}?\p{L}*(?:label|kennzeich|declar|deklar|dichiar|eti[ck]h?et|etiquet|etykiet|zawart|marking|merking|merkint|mærkning|markning|oznac|oznak|obelez|jelol|марк|обознач|означ|етикет|επισημ|σημανσ)/u,
    },
  },
  {
    // "Softer than 100 % cotton" is of something else, but only right before the shares.
    kind: "compared with",
    said: {
      before: words(
        "than|unlike|compared (?:to|with)|in comparison (?:to|with)|similar to|comparable (?:to|with)|as opposed to|in contrast to|instead of|im vergleich zu|verglichen mit|im gegensatz zu|anders als|vergleichbar mit|ahnlich wie|contrairement au?|par rapport au?|compare au?|semblable au?|rispetto a|diversamente da|simile a|a diferencia de|en comparacion con|comparado con|parecido a|comparado com|em comparacao com|ao contrario de|in vergelijking met|vergeleken met|in tegenstelling tot|w porownaniu (?:z|do)|w przeciwienstwie do|jamfort med|till skillnad fran|sammenlignet med|i modsætning til|i motsetning til|verrattuna|toisin kuin|ve srovnani s|na rozdil od|v porovnani s|na rozdiel od|szemben|spre deosebire de|comparativ cu|za razliku od|u usporedbi s|za razliko od|v primerjavi s",
        String.raw`[^.;:\n\d%]{0,20}$`,
      ),
    },
  },
  {
    // "A blend of 65 % polyester and 35 % cotton irons more easily than": of any such cloth. The sentence has to begin with it and to weigh it against another.
    kind: "of any such cloth",
    said: {
      before:
        /^(?:\p{L}[^.:;%]{1,25}[ ]?:)?[^\p{L}]*(?:(?:an?|any|such an?|typical) (?:typical |common |usual )?(?:blend|mix|mixture|fabric|cloth)s? (?:of|from|with|made of)|blends of|(?:eine?|solche) (?:typische |ubliche )?(?:mischung\p{L}*|mischgewebe|gewebe|stoff) (?:aus|von|mit)|mischgewebe aus|un (?:tissu|melange)(?: (?:de|en))?|les melanges (?:de|a)|un (?:misto|tessuto|filato) (?:di|con|al)|una (?:mezcla|tela|combinacion) (?:de|con)|un tejido (?:de|con)|uma? (?:mistura|mescla|tecido) (?:de|com)|een (?:mengsel|mix|stof|menging) (?:van|met)|mieszanka|tkanina z|en (?:blandning|blanding) (?:av|af)|sekoite)[ ]$/u,
      after: words(
        "faster|quicker|slower|longer|schneller|langsamer|plus vite|rapidement|rapidamente|sneller|szybciej|snabbare|hurtigere|nopeammin|rychleji|gains?|gewinnt|gagne|guadagna|gana|ganha|wint|zyskuje|vinner|vinder|voittaa|ziskava|than|more|less|better|usually|generally|typically|often|als|mehr|weniger|besser|leichter|meist|ublicherweise|in der regel|plus|moins|mieux|generalement|souvent|en general|piu|meno|meglio|di solito|generalmente|spesso|mas|menos|mejor|normalmente|suele|mais|melhor|geralmente|costuma|dan|meer|minder|beter|meestal|doorgaans|niz|bardziej|mniej|zwykle|latwiej|an|mer|mindre|battre|oftast|end|mere|bedre|enn|mest|kuin|paremmin|yleensa|nez|vice|mene|obvykle",
      ),
    },
  },
  {
    // What may happen to any: "a garment of 100 % cotton can shrink". Nobody says so of one that he knows.
    kind: "of any garment that may shrink",
    said: {
      before:
        /^[^\p{L}]*(?:(?:an?|any|every|each|eine?|jede[rs]?|une?|tout(?:e)?|un[ao]?|uma?|todo|een|elke?|ett|en|et|hver|hvert|varje) (?:[\p{L}-]+ ){1,3}|(?:garments|clothes|clothing|items|textiles|fabrics|kleidung|kleidungsstucke|kleider|textilien|stoffe|gewebe|(?:les )?(?:vetements|articles|textiles|tissus)|(?:i |gli )?(?:capi|indumenti|tessuti)|(?:las |los )?(?:prendas|tejidos)|(?:as |os )?(?:pecas|tecidos)|kleding|kledingstukken|ubrani[ae]|odziez|wyroby|tkaniny|klader|plagg|toj|klaer|klær|tekstiler|vaatteet|obleceni|odevy|latky|oblecenie|ruhak|hainele|odjeca|oblacila) )(?:made (?:up )?|(?:compose|fait)e?s? |fatt[oaie] |hech[oa]s? |feit[oa]s? |gemaakt |wykonan\p{L}+ )?(?:of|from|in|out of|aus|mit|en|a|di|de|con|com|em|van|uit|met|z|ze|i|av|af|med|ve|din|od|iz)\s$/u,
      after:
        /^\s(?:(?:can|may|might|will|could|kann|konnen|peut|peuvent|puo|possono|puede|pueden|pode|podem|kan|kunnen|moze|moga|muze|mohou|mozu|poate|pot|mogu|lahko)\s(?!be (?:worn|paired|combined|yours|found)|getragen|kombiniert)|(?:shrinks?|creases?|wrinkles?|fades?|schrumpf\p{L}*|knitter\p{L}*|lauft|laufen|geht|gehen|retreci\p{L}*|se froiss\p{L}*|si restring\p{L}*|encoge\p{L}*|encolhe\p{L}*|krimp\p{L}*|kreuk\p{L}*|kurcz\p{L}*|krymper|krymp\p{L}*)(?!\p{L}))/u,
    },
  },
  {
    // Advice names goods by what they all are: "clothes of 100 % wool are best aired". A number of them is of an order.
    kind: "of all clothes of a cloth",
    said: {
      before:
        /^(?:[^:%]{0,60}:\s)?[^\p{L}\d]*(?:garments|clothes|clothing|textiles|fabrics|kleidung|kleidungsstucke|kleider|textilien|stucke|(?:les )?(?:vetements|textiles)|(?:i )?capi|(?:gli )?indumenti|(?:las )?prendas|(?:as )?(?:pecas|roupas)|kleding|kledingstukken|textiel|ubrania|odziez|klader|plagg|textilier|toj|klaer|klær|tekstiler|vaatteet|obleceni|odevy|oblecenie|ruhak|hainele|odjeca|oblacila)\s(?:(?:made|fatti|hechas|feitas|gemaakt|wykonane)\s)?(?:of|from|in|aus|mit|en|a|di|de|con|com|em|van|uit|met|z|ze|i|av|af|med|din|od|iz)\s$/u,
      after:
        /^\s?:?\s(?!(?:with|mit|avec|con|com|met|med|and|und|et|e|y|en|i|og|och|from|aus|de|da|van|fran|fra|z|ze|made|by)\s)\p{L}/u,
    },
  },
  {
    // "Whether the sleeve is of 50/50 or of 65/35 polyester/cotton": of two blends the fibres are told once.
    kind: "one of two blends",
    said: {
      before: words(
        "or|oder|bzw|beziehungsweise|ou|ou bien|o|u|oppure|ovvero|of|dan wel|ofwel|czy|lub|albo|nebo|ci|alebo|vagy|sau|ori|или|или пък|чи|або|η|ειτε|eller|vai|tai|voi|ar|arba|ali|ili|mi yoksa|mi|yoksa|veya|ya da",
        String.raw`,?[ ](?:\p{L}{1,6}[ ]){0,2}$`,
      ),
      near: new RegExp(String.raw`${PAIR}[^.;:%\d\n\t]{1,40}$`, "u"),
    },
  },
  {
    kind: "one of two blends, of which the other stands behind",
    said: {
      following: new RegExp(
        String.raw`^,?[ ](?:or|oder|bzw|ou|o|oppure|of|dan wel|czy|lub|albo|nebo|ci|alebo|vagy|sau|или|чи|або|η|eller|vai|tai|voi|ar|arba|ali|ili|mi yoksa|yoksa|veya|ya da)[ ](?:\p{L}{1,6}[ ]){0,2}${PAIR}`,
        "u",
      ),
    },
  },
  {
    // Who is asked, or asks: "customers want to know whether the scarf is of 100 % cashmere".
    kind: "in an indirect question",
    said: {
      before: words(
        String.raw`whether|(?:ask|wonder|know|check|see|confirm|clarify|tell us|let us know)\p{L}* if|(?:frag|wiss|weiss|pruf|mitteil|klar|angeb|bestatig)\p{L}*,? ob|(?:mit|uns|bescheid|mir),? ob|(?:demand\p{L}*|savoir|verifi\p{L}*|precis\p{L}*|confirm\p{L}*|indiqu\p{L}*|dire) si|(?:chied\p{L}*|sapere|verific\p{L}*|conferm\p{L}*|indic\p{L}*|precis\p{L}*|comunic\p{L}*|dirci) se|(?:pregunt\p{L}*|saber|indi(?:c|qu)\p{L}*|confirm\p{L}*|precis\p{L}*|deci\p{L}*|aclar\p{L}*) si|(?:pergunt\p{L}*|saber|indi(?:c|qu)\p{L}*|confirm\p{L}*|esclarec\p{L}*|inform\p{L}*|dizer) se|(?:vragen|vraagt|weten|nagaan|bevestig\p{L}*|aangeven|meedelen|controleren) of|(?:bekraft\p{L}*|meddel\p{L}*|ange) om|(?:bekræft\p{L}*|bekreft\p{L}*|oplys\p{L}*|opplys\p{L}*) om|(?:confirm\p{L}*|preciz\p{L}*|comunic\p{L}*) daca|дали|(?:επιβεβαιω\p{L}*|ενημερω\p{L}*|διευκριν\p{L}*) (?:ε?αν)|potvrd\p{L}* (?:da li|je li)|sporoci\p{L}*,? ali|kinnita\p{L}*,? kas|apstiprin\p{L}*,? vai|patvirtin\p{L}*,? ar|potvrd\p{L}*,? (?:ci|zda)|підтверд\p{L}*,? чи|уточн\p{L}*,? чи|(?:megerosit|jelez|irj)\p{L}*,? hogy(?: \p{L}+){0,6} \p{L}+-e|czy|(?:fragar?|undrar|veta|sporger|spor|lurer pa|vite|vide)(?: \p{L}+){0,2} om|zda|jestli|ci je|(?:megkerdez|erdeklod|tud|kerdez|kivancsi)\p{L}*,? hogy(?: \p{L}+){0,6} \p{L}+-e|(?:intreb|afla|sti|verific)\p{L}* daca|(?:zanima|pita|pitaju|znati|upit) (?:\p{L}+ ){1,2}(?:li|biste li|mozete li)|zanima (?:nas|me)|(?:vprasa\p{L}*|vedeti|zanima \p{L}+),? (?:ali|ce)|(?:kusi|tea|uuri)\p{L}*,? kas|(?:paklaus|suzinot|zinot|domin)\p{L}*,? ar|(?:pajauta|jauta|uzzinat|zinat|interes)\p{L}*,? vai|дали|(?:спита|запита|дізна|знати|цікавить)\p{L}*,? чи|(?:ρωτ|μαθ|γνωριζ|ξερ)\p{L}*(?: \p{L}+)? (?:αν|εαν)|(?:kysy|tieta)\p{L}*,? \p{L}+k[oa]`,
        "[^.;:%]{0,60}$",
      ),
    },
  },
  {
    // What a maker is able to do, or does for more of them: "from 500 pieces in organic cotton too".
    kind: "within the power of a maker",
    said: {
      before: words(
        String.raw`(?:we|i) (?:can|could) (?:also )?(?:make|offer|supply|produce|knit|weave|do|develop)|(?:from|ab|des|a partir d[eio]|da|od|vanaf|fra|fran) (?:\d[\d. ]*) ?(?:pcs|pieces|pairs|metres|meters|m|stuck|stk|paar|pieces|paires|pezzi|pz|paia|piezas|pares|pecas|stuks|szt\p{L}*|par|st|kpl|ks|db|buc)\.?(?: (?:also|auch|aussi|anche|tambien|tambem|ook|takze|tez|aven|ogsa|myos|tez|take))? (?:(?:we|it|wir|nous|on)[^.;:%]{0,30} )?(?:in|en|aus|of|de|i|z|av|af|van)`,
        "[^.,;:%]{0,40}$",
      ),
    },
  },
  {
    // A sentence that begins with shares and holds them against something: "100 % cotton creases more than".
    kind: "held against another cloth",
    said: {
      before: /^[^\p{L}]*$/u,
      after:
        /^[ ]\p{L}[^.;:%]{0,60}(?<!\p{L})(?:(?:more|less|better|\p{L}{3,}er)\s(?:\p{L}+\s){0,3}than|(?:mehr|weniger|besser|\p{L}{3,}er)\s(?:\p{L}+\s){0,2}als|(?:plus|moins|mieux)\s(?:\p{L}+\s){0,3}qu(?:e|'\p{L}+)|(?:piu|meno|meglio)\s(?:\p{L}+\s){0,3}(?:di|che|del|della|dei)|(?:mas|menos|mejor|mais|melhor)\s(?:\p{L}+\s){0,3}(?:que|do que)|(?:meer|minder|beter|\p{L}{3,}er)\s(?:\p{L}+\s){0,2}dan|(?:bardziej|mniej|lepiej|\p{L}{3,}iej)\s(?:\p{L}+\s){0,2}niz|(?:mer|mindre|battre|\p{L}{3,}are)\s(?:\p{L}+\s){0,2}an|(?:mere|mindre|bedre|\p{L}{3,}ere)\s(?:\p{L}+\s){0,2}(?:end|enn))(?!\p{L})/u,
    },
  },
  {
    // What other makers do, or most of them.
    kind: "of other makers",
    said: {
      before: words(
        String.raw`competitors?|competition|rivals?|other (?:brands?|makers?|manufacturers?|shops?|suppliers?|sellers?)|most \p{L}+|many \p{L}+|mitbewerber\p{L}*|konkurren\p{L}*|wettbewerb\p{L}*|andere[rn]? (?:hersteller|marken|anbieter|firmen)\p{L}?|die meisten|viele \p{L}+|concurrent\p{L}*|autres marques|la plupart des|beaucoup de|concorren\p{L}*|altre marche|altri produttori|la maggior parte|molti \p{L}+|molte \p{L}+|competencia|competidores|otras marcas|la mayoria|muchos \p{L}+|muchas \p{L}+|outras marcas|a maioria|muitos \p{L}+|muitas \p{L}+|andere merken|de meeste|wiekszosc\p{L}*|inne marki|de flesta|de fleste|useimmat|kilpailij\p{L}*|vetsina|vacsina|legtobb|majoritatea|cogu`,
        String.raw`[^.;:\n%]{0,60}:?[ ]?$`,
      ),
    },
  },
  {
    // "20 % off all 100 % cotton sheets" is of a group of articles.
    kind: "of a sale",
    said: {
      before:
        /\d[ ]?%[ ]?(?:off|discount on|reduction on|rabatt auf|nachlass auf|skonto auf|de (?:remise|reduction) sur|di sconto su\p{L}*|de descuento en|de desconto em|korting op|rabatu na|znizki na|rabatt pa|rabat pa|avslag pa|alennus|sleva na|zlava na|kedvezmeny|reducere la)(?!\p{L})[^.!;:%]{0,40}$/u,
    },
  },
  {
    // A heading over what a shop shows besides, and everything below it.
    kind: "shown besides",
    said: {
      above:
        /(?<!\p{L})(?:you (?:may|might) also (?:like|need)|you'll also love|customers (?:also|who)|(?:others|people) also (?:bought|viewed)|related (?:products|items|articles)|similar (?:products|items|styles)|recommended (?:for you|products)|recently viewed|(?:complete|finish|get|shop) (?:the|your|this) (?:look|outfit)|style (?:it )?with|goes well with|frequently bought together|vaak samen (?:gekocht|bekeken|besteld)|souvent (?:achetes|commandes) ensemble|spesso (?:acquistat[io]|comprat[io]) insieme|(?:frecuentemente )?comprados juntos|frequentemente comprados|czesto kupowane razem|ofta (?:kopta|kops) tillsammans|kops ofta tillsammans|kobes ofte sammen|kjopes ofte sammen|ostetaan usein yhdessa|casto kupovan\p{L}* spolu|casto nakupovan\p{L}* spolecne|gyakran egyutt vasarol\p{L}*|adesea cumparate impreuna|cesto kupljeno zajedno|pogosto kupljeno skupaj|more from this|das konnte (?:ihnen|dir) (?:auch )?gefallen|kunden (?:kauften|kaufen|sahen|interessierten)|(?:vervollstandige|komplettiere|vollende) (?:den|deinen|ihren) (?:look|outfit)|shop the look|wird oft zusammen|ahnliche (?:produkte|artikel)|passend dazu|dazu passt|zuletzt (?:angesehen|gesehen)|weitere (?:produkte|artikel)|vous aimerez (?:aussi|peut)|vous pourriez (?:aussi )?aimer|produits (?:similaires|associes|complementaires)|nos clients ont|nos client(?:e)?s (?:portent|associent|achetent)|our customers (?:wear|pair|style)|unsere kund\p{L}+ (?:tragen|kombinieren)|(?:i|le) nostr[ie] clienti (?:indossano|abbinano)|nuestr[ao]s clientes? (?:llevan|combinan)|nuestras clientas (?:llevan|combinan)|[oa]s noss[oa]s clientes (?:usam|vestem|combinam)|onze klanten (?:dragen|combineren)|nas[zi]\p{L}? klient\p{L}+ (?:nosza|lacza)|var[ea]? kunder (?:bar|anvander|kombinerar)|vores kunder (?:bruger|bærer)|asiakkaamme (?:kayttavat|yhdistavat)|completez (?:le|votre) look|articles similaires|ti (?:potrebbe|potrebbero) (?:anche )?(?:piacere|interessare)|potrebbe(?:ro)? (?:anche )?(?:piacerti|interessarti)|prodotti (?:correlati|simili)|chi ha (?:visto|guardato|acquistato|comprato|scelto)|(?:altri|i clienti) (?:hanno|che hanno)|(?:quienes|los que|los clientes que) (?:vieron|compraron)|ceux qui ont|quem (?:viu|comprou)|wer (?:das|dies|diesen artikel) (?:kaufte|sah|ansah)|wie dit (?:bekeek|kocht)|completa il look|(?:tambien )?te (?:puede|podria|pueden)(?: que)? (?:gustar|interesar)|te gustara|productos (?:relacionados|similares)|completa (?:el|tu) look|(?:tambem|voce|talvez) (?:\p{L}{2,6} ){0,2}(?:gost|interess)\p{L}+|produtos (?:relacionados|semelhantes)|maak (?:je|de|uw) look (?:compleet|af)|completeer (?:je|de|uw) look|misschien vind je|komplettera (?:din|looken|med)|fuldend (?:dit|looket)|fullfor (?:looken|antrekket)|taydenna asu|dopelnij (?:stylizacj|look)|uzupelnij (?:stylizacj|look)|dopln(?:te|it)? (?:look|outfit)|completeaza (?:tinuta|look)|teljesitsd|upotpuni(?:te)? (?:look|izgled)|dit vind je|anderen (?:kochten|bekeken)|klanten (?:kochten|bekeken)|gerelateerde (?:producten|artikelen)|vergelijkbare producten|podobne produkty|moze ci sie|klienci (?:kupili|ogladali)|polecane produkty|zobacz tez|du kanske (?:ocksa )?gillar|andra (?:kopte|tittade)|liknande produkter|relaterade produkter|andre (?:kobte|kjopte|kiggede)|lignende (?:produkter|varer)|du vil maske|maske kan du|kanskje liker du|saatat (?:myos )?pitaa|muut (?:katsoivat|ostivat)|samankaltais\p{L}*|suosittelemme|mohlo by|souvisejici (?:produkty|zbozi)|suvisiace produkty|ezek is (?:erdekel|tetsz)\p{L}*|hasonlo termekek|ti-ar putea|produse (?:similare|recomandate)|bunlar da|benzer urunler|ilginizi cekebilir|diger(?:leri| musteriler) (?:bunlar|sunlar)|(?:drugi|ostali|kupci) (?:so si (?:ogledali|kupili)|so kupili|su (?:po)?gledali|su kupili)|podobni izdelki|morda vam bo|slicni proizvodi|mozda ce vam|(?:ostatni|zakaznici|jini) (?:si )?(?:prohlizeli|koupili|kupovali)|(?:ini|ostatni|zakaznici) (?:si )?(?:pozerali|prezerali|kupili)|masok (?:ezt is|ezeket is|is) (?:\p{L}+)|(?:altii|alti clienti|clientii) au (?:vazut|cumparat)|teised (?:vaatasid|ostsid)|sarnased tooted|kiti (?:ziurejo|pirko)|panasios prekes|citi (?:skatijas|apskatija|pirka)|lidzig(?:i produkti|as preces)|други(?:те)? (?:разгледаха|гледаха|купиха)|подобни продукти|свързани продукти|інші (?:переглядали|купували|дивилися)|схожі товари|други су (?:гледали|куповали)|слични производи|αλλοι (?:ειδαν|αγορασαν)|(?:παρομοια|σχετικα) προιοντα|you (?:may|might) (?:also )?be interested in|(?:das )?konnte (?:sie|dich|euch) (?:auch )?interessieren|cela pourrait (?:aussi )?vous (?:interesser|plaire)|(?:pode|podera) (?:tambem )?interessar-l?[ht]es?|misschien ook (?:iets voor|leuk)|(?:moze|mogloby) (?:cie|panstwa|ci) (?:tez )?(?:zainteresowac|spodobac)|(?:kan|kanske) (?:aven |ocksa )?(?:intressera|vara intressant)|(?:maske|kanskje) (?:kan )?(?:interesser\p{L}+|ogsa)|sinua (?:voisi|saattaisi|saattaa|voi) (?:myos )?kiinnostaa|(?:mogl[oi]|morda|mozda) (?:bi )?(?:ce )?(?:vas|te) (?:bi )?(?:zanima|interes)\p{L}*|ar putea sa (?:te|va) intereseze|(?:sind|teid) voi(?:b|ks) (?:ka )?huvitada|(?:tave|jus) (?:gali|galetu) sudominti|(?:tevi|jus) var(?:etu)? interes\p{L}+|може да (?:ви|ти) (?:хареса|заинтересува)|вас може зацікавити|можда (?:ће )?вас занима|μπορει (?:επισησ )?να (?:σασ|σε) (?:ενδιαφερ|αρεσ)\p{L}+)(?:[^\n%:\p{L}][^\n%:]{0,40})?(?:\n|$|(?<=(?:^|\n)[^\n]{0,70}):)/u,
    },
  },
  {
    // The same, said to the reader, who is no longer told of the product: such a heading fills its line.
    kind: "below a heading to wear with it",
    said: {
      above:
        /(?<=^|\n)[^\p{L}\n]*(?:(?:wear|style|pair|team|combine|match)(?: (?:it|this|them))? (?:with|to)|(?:goes|looks) (?:well|great) with|(?:kombinier(?:e|en)|trag(?:e|en)|style)(?: sie)?(?: (?:es|ihn|sie|das))? (?:mit|dazu|zu)|dazu (?:tragen|kombinieren)|(?:a )?porte[rz](?:-l[ea]s?)? avec|associe[rz](?:-l[ea]s?)? (?:avec|a)|(?:da )?indossa(?:re|l[oa])? con|abbina(?:re|l[oai])? (?:a|con)|combina(?:r|l[oa]|-o|-a)? con|lleva(?:r|l[oa])? con|combin[ae](?:r|-[oa])? com|us[ae](?:r|-[oa])? com|draag (?:het |hem |dit )?met|combineer(?: het)? met|nos z|zestaw z|polacz z|bar (?:den |det )?(?:med|till)|matcha med|kombinera med|styla med|brug (?:den |det )?(?:med|til|sammen med)|bruk (?:den |det )?(?:med|til|sammen med)|(?:yhdista|pue)(?: naihin| kanssa)?|(?:kombinuj(?:te)?|noste) s|(?:combina|poarta) cu|(?:complete|finish) (?:the|your) (?:set|bed(?:room|ding)?|bathroom|table|room|collection|outfit|look)|(?:vervollstandigen?|komplettieren?)(?: sie)? (?:das|den|die|ihren?|ihr|dein(?:en)?|deine) (?:set|bett|schlafzimmer|bad|tisch|outfit|look)|completez (?:le|la|votre) (?:tenue|silhouette|lit|literie|parure|chambre|salle de bains?|table|collection|decoration|look)|completa(?:te)? (?:il|la|il tuo|la tua|il vostro|la vostra) (?:look|outfit|letto|camera|bagno|tavola|completo)|completa (?:el|la|tu|su) (?:look|conjunto|cama|dormitorio|bano|mesa|juego)|complete (?:o|a) (?:seu |sua )?(?:look|conjunto|cama|quarto|casa de banho|mesa)|maak (?:je|de|uw) (?:outfit|bed|slaapkamer|badkamer|tafel|set) (?:compleet|af)|(?:uzupelnij|skompletuj) (?:swoj[ae]? )?(?:zestaw|posciel|sypialnie|lozko|stol)|komplettera (?:din|ditt|sangen|settet)(?: (?:sang|badrum|bord|outfit|sovrum))?|fuldend (?:din|dit) (?:seng|soveværelse|bad|bord|outfit)|fullfor (?:sengen|settet|badet|bordet)|birlikte kombinleyin|sununla kombinle(?:yin)?)[ ]?(?::|\.{3}|…)?[ ]?\n/u,
    },
  },
  {
    // "From the same series" over other goods, alone in its line.
    kind: "below a heading for the same series",
    said: {
      above: new RegExp(
        String.raw`(?<=^|\n)[^\p{L}\n]*(?:\p{L}{1,6}[ ]){0,3}(?:${SAME_SERIES})[ ]?(?::|\.{3}|…)?[ ]?\n`,
        "u",
      ),
    },
  },
  {
    // "2 Packaging" over "Gift pouch: 100 % cotton.", up to the next heading and to words for what goods are made of.
    kind: "below a heading for packaging",
    said: {
      above:
        /(?<=^|\n)(?:\d{1,2}(?:\.\d)?[.)]?[ ])?(?:packag\p{L}{2,4}|packing(?: materials?)?|verpackung(?:smaterial)?|emballages?|conditionnement|imballo|imballaggi[oi]|confezionamento|embalaje|embala(?:gem|do)|verpakking(?:smateriaal)?|opakowani[ae]|pakowanie|forpackning(?:ar)?|emballasje|emballering|pakkau(?:s|kset)|obal\p{L}{0,2}|baleni[e]?|csomagolas|ambala[jz]\p{L}{0,2}|pakiranje|опаковка|упаковка|паковање|συσκευασια)[ ]?:?\n(?:(?!\d{1,2}(?:\.\d)?[.)]?[ ]\p{L}[^:;%.\n]*\n)[^\n]*[:.;%][^\n]*\n){0,4}(?!\d{1,2}(?:\.\d)?[.)]?[ ]\p{L}|(?:compos|zusammens|material|matiere|materiale|samenst|sklad|sammens|koostumus|slozeni|zlozeni|osszetet|състав|склад|συνθεσ|fib(?:re|er)|faser))[^\n]*$/u,
    },
  },
  {
    // "Nicht Gegenstand der Prüfung: Nähfaden (Polyester), Einnähetikett (100 % Polyester)": up to the end of the list.
    kind: "left out of a test",
    said: { before: words(NOT_TESTED, "[ ]?:[^.;:]*$") },
  },
  {
    // "The pillow covers (100 % linen) are another article".
    kind: "of what is said to be another article",
    said: {
      after: new RegExp(String.raw`^[ ]?[)\]]\s(?:${ARE_ANOTHER})(?!\p{L})`, "u"),
    },
  },
  {
    // Customers compare: "a pity that it is not 100 % wool".
    kind: "in a review of a shop's customers",
    said: { above: AMONG_REVIEWS },
  },
  {
    // One of them is quoted, with a name or stars behind it.
    kind: "in the words of a customer",
    said: { far: IN_QUOTES, following: QUOTED_CUSTOMER },
  },
  {
    // A lesson speaks of one that stands for all: "the typical T-shirt is of 100 % cotton".
    kind: "of a typical article",
    said: {
      before:
        /(?<!\p{L})(?:(?:an?|the|any|eine?[mnrs]?|de[rmn]|die|das|une?|l[ae]|u[nm][ao]?|il|lo|el|o|a|en|et|een|het|de|bir) (?:\p{L}+ )?(?:typical|average|typische?[nmrs]?|ubliche[nmrs]?|durchschnittliche[nmrs]?|typiskt?|tipica?|tipico|vanligt?|almindeligt?) \p{L}|(?:typow[yae]|przecietn[yae]|zwykl[yae]|typick[yae]|bezn[yae]|tavallinen|tyypillinen|tipikus|atlagos|siradan|tipik) \p{L}|(?:l[ea]|une?|il|la|un[ao]?|uma|el|o|a) (?:\p{L}+[ -]){1,3}(?:type|typique|moyenn?e?|tipic[oa]|comun|comum))(?:[^.;:%,]{0,35}(?<!\p{L})(?:is|are|consists?|contains?|has|ist|sind|besteht|enthalt|est|sont|contient|se compose|e|sono|contiene|es|son|tiene|lleva|sao|contem|tem|is|bestaat|bevat|jest|zawiera|sklada|ar|bestar|innehaller|er|bestaar|indeholder|inneholder|on|sisaltaa|je|obsahuje|van|tartalmaz|este|contine)(?!\p{L}))(?:[^.;:%]{0,15})$/u,
    },
  },
  {
    // Goods in the plural whose price, stock or duty a letter speaks of: "articles of 100 % recycled polyester remain". These goods and those of a name are the product's own.
    kind: "of all such goods",
    said: {
      before:
        /(?:^\s*|(?<!\p{L})(?:all|any|our|alle|unsere|tous (?:les|nos)|toutes (?:les|nos)|nos|les|tutti (?:gli|i)|tutte le|gli|i|le|todos (?:los|os)|todas (?:las|as)|los|las|os|as|onze|wszystkie|alla|vara|kaikki|vsechny|vsetky|minden|toate|tum) |[-–•·*]\s|\.\s)(?:articles?|items|products|goods|artikeln?|produkte|waren|produits|prodotti|articoli|articulos|productos|artigos|produtos|artikelen|producten|wyroby|produkty|artykuly|artiklar|varor|produkter|artikler|varer|tuotteet|vyrobky|termekek|produsele|urunler)\s(?:(?:made|gefertigt|hergestellt|composes|fabriques|realizzat[ie]|fabricados|hechos|feitos|vervaardigd|wykonane|tillverkade|fremstillet|vyrobene)\s)?(?:of|from|in|with|aus|mit|en|de|a|di|con|com|van|met|uit|z|ze|av|af|i|med|din)\s$/u,
      after:
        /^[ ,](?:[^.;:%]{0,30}(?<!\p{L}))?(?:remain|stay|are|keep|cost|become|will|bleiben|sind|werden|kosten|behalten|gardent|restent|sont|coutent|seront|mantengono|restano|rimangono|sono|costano|mantienen|son|siguen|cuestan|mantem|sao|ficam|custam|blijven|zijn|worden|kosten|nie|pozostaj\p{L}*|sa|zachowuj\p{L}*|kosztuj\p{L}*|ar|forblir|blir|behaller|kostar|er|forbliver|bliver|koster|pysyvat|ovat|zustavaji|jsou|zostavaju|su|maradnak|raman|sunt|kalir)(?!\p{L})/u,
    },
  },
  {
    // A story of one that was called so: "a duvet declared as 100 % cotton was held at the border".
    kind: "of another that was so declared",
    said: {
      before:
        /(?<!\p{L})(?:an?|one|some|eine?|un|une|uno|una|um|uma|een|en|ett|et|jeden|jedna|jedno|egy|o|bir)\s(?:als\s)?(?:\p{L}+\s){0,3}(?:(?:declared|labell?ed|described|sold|marked|invoiced)(?:\sas)?|(?:declaree?|etiquetee?|vendue?|decrite?|facturee?)(?:\s(?:comme|en))?|(?:dichiarat[oa]|etichettat[oa]|vendut[oa]|descritt[oa])(?:\s(?:come|in))?|(?:declarad[oa]|etiquetad[oa]|vendid[oa]|descrit[oa])(?:\s(?:como|de|em))?|als|(?:zadeklarowan\p{L}*|oznaczon\p{L}*|sprzedawan\p{L}*)(?:\sjako)?|(?:deklarovan\p{L}*|oznacen\p{L}*)(?:\sjako|\sako)?|(?:deklarerad|markt|sald|deklareret|maerket|solgt)(?:\ssom)?)\s$/u,
      after:
        /^(?:\s(?:deklarierte[nrs]?|ausgezeichnete[nrs]?|bezeichnete[nrs]?|etikettierte[nrs]?|verkaufte[nrs]?|gedeclareerd[e]?|geetiketteerde?|verkochte?)(?!\p{L})|[^.;:%]{0,60}(?<!\p{L})(?:was|were|had|turned out|contained|proved|wurde|enthielt|erwies|a ete|contenait|s'est|e stat[oa]|conteneva|risult\p{L}*|fue|contenia|resulto|foi|continha|revelou|werd|bevatte|bleek|zostal\p{L}*|zawieral\p{L}*|okazal\p{L}*|byl\p{L}*|obsahoval\p{L}*|inneholl|innehall|stoppades|blev|indeholdt)(?!\p{L}))/u,
    },
  },
  {
    // What nobody takes any more: "we no longer accept duvets with a ticking of 100 % polyester".
    kind: "accepted no longer",
    said: {
      before:
        /(?<!\p{L})(?:(?:no longer|not|don't|never|nicht|keine?n?|nicht mehr)\s(?:be\s)?(?:accept|take|buy|list|stock|order|sell|approve|allow)\p{L}*|(?:akzeptieren|listen|nehmen|kaufen|bestellen|fuhren|verkaufen|erlauben)\s(?:wir\s)?keine?n?|n'(?:acceptons|achetons|autorisons|admettons)\s(?:plus|pas)|ne (?:prenons|vendons|referencons|commandons)\s(?:plus|pas)|non (?:accettiamo|acquistiamo|ordiniamo|vendiamo|ammettiamo)|(?:ya )?no (?:aceptamos|compramos|admitimos|vendemos)|(?:ja )?nao (?:aceitamos|compramos|admitimos|vendemos)|(?:accepteren|nemen|kopen|verkopen|bestellen)\s(?:wij|we)\s(?:geen|niet)|(?:juz )?nie (?:przyjmujemy|akceptujemy|kupujemy|zamawiamy)|(?:accepterar|tar|koper) (?:vi )?(?:inte|inga)|(?:accepterer|tager|kober) (?:vi )?(?:ikke|ingen)|(?:emme|ei) (?:hyvaksy|osta)|ne(?:prijimame|akceptujeme|kupujeme)|nem (?:fogadunk el|veszunk)|nu (?:mai )?(?:acceptam|cumparam))(?!\p{L})[^.;:%]{0,70}$/u,
    },
  },
  {
    // What a laboratory asks for a test is of whatever is sent in: "purity of cotton 100 %".
    kind: "of a test on offer",
    said: {
      label:
        /(?<!\p{L})(?:purity (?:of|test)|determination of|quantitative analysis|identification of|reinheit\p{L}*|faseranalyse|bestimmung (?:von|der)|purete|determination de|analyse quantitative|purezza|determinazione|analisi quantitativa|pureza|determinacion|analisis cuantitativo|determinacao|analise quantitativa|zuiverheid|bepaling van|kwantitatieve analyse|czystosc|oznaczanie|analiza ilosciowa|renhet\p{L}*|renhed\p{L}*|puhtaus|cistota|tisztasag|puritate|saflik)[^:\n%]{0,30}$/u,
      page: /(?<!\p{L})(?:price\p{L}*|fees?|cost|preise?|gebuhr\p{L}*|kosten|prix|tarifs?|prezz[oi]|tariff[ae]|costo|precios?|tarifas?|preco|precos|prijs|prijzen|tarief|tarieven|cena|ceny|cennik|opat[ay]|pris|priser|hinta|hinnat|arak|arlista|pret|preturi|fiyat\p{L}*)(?!\p{L})/u,
    },
  },
  {
    // Shares of several years are what a maker buys or aims at.
    kind: "over the years",
    said: {
      far: /(?:^|\n)[^\n%]*(?:\t(?:19|20)\d\d(?:[/-]\d\d)?){2,}[^\n]*(?:\n(?:[^\n]*\t[^\n]*|[^\n]{0,40}))*\n[^\n]*$/u,
    },
  },
  {
    // What a maker buys, sells or works up is of many products.
    kind: "of all that is bought or sold",
    said: {
      sentence: words(
        String.raw`(?:shares?|percentages?|parts?|split|breakdown|anteile?n?|aufteilung|parts?|repartition|quota|quote|ripartizione|cuota|proporcion|reparto|quota-parte|reparticao|aandeel|aandelen|verdeling|udzial\p{L}*|andel\p{L}*|fordelning\p{L}*|fordeling\p{L}*|osuu\p{L}*|podil\p{L}*|podiel\p{L}*|reszesedes\p{L}*|ponder\p{L}*|cota|pay\p{L}*)\s(?:\p{L}+\s){0,3}(?:of|an|am|im|in|de|des|du|del|delle|della|dei|di|da|das|dos|van|w|we|av|af|i|na|z|din)?\s?(?:\p{L}+\s){0,2}(?:sales|turnover|revenue|purchases|purchasing|buying|sourcing|procurement|consumption|production|umsatz\p{L}*|absatz\p{L}*|einkauf\p{L}*|beschaffung\p{L}*|produktion\p{L}*|verbrauch\p{L}*|chiffre d'affaires|ventes|achats|approvisionnements?|fatturato|vendite|acquisti|produzione|consumi|ventas|compras|produccion|consumo|facturacion|vendas|producao|faturacao|omzet|inkoop|productie|verbruik|sprzedazy|zakup\p{L}*|produkcji|forsaljning\p{L}*|inkop\p{L}*|omsattning\p{L}*|produktionen|omsaetning\p{L}*|omsætning\p{L}*|indkob\p{L}*|innkjop\p{L}*|myynni\p{L}*|hankin\p{L}*|tuotanno\p{L}*|obratu|nakup\p{L}*|vyroby|produkcie|forgalo\p{L}*|beszerzes\p{L}*|termeles\p{L}*|vanzari\p{L}*|achizitii\p{L}*|productiei?|satis\p{L}*)`,
        "[^.;]*$",
      ),
    },
  },
  {
    // The same as a table.
    kind: "below a head for what is sold",
    said: {
      far: /(?<=^|\n)(?:[^\n%]*\t)?(?:shares?|percentages?|parts?|split|breakdown|anteile?n?|aufteilung|parts?|repartition|quota|quote|ripartizione|cuota|proporcion|reparto|quota-parte|reparticao|aandeel|aandelen|verdeling|udzial\p{L}*|andel\p{L}*|fordelning\p{L}*|fordeling\p{L}*|osuu\p{L}*|podil\p{L}*|podiel\p{L}*|reszesedes\p{L}*|ponder\p{L}*|cota|pay\p{L}*)\s(?:\p{L}+\s){0,3}(?:sales|turnover|revenue|purchases|purchasing|buying|sourcing|procurement|consumption|production|umsatz\p{L}*|absatz\p{L}*|einkauf\p{L}*|beschaffung\p{L}*|produktion\p{L}*|verbrauch\p{L}*|chiffre d'affaires|ventes|achats|approvisionnements?|fatturato|vendite|acquisti|produzione|consumi|ventas|compras|produccion|consumo|facturacion|vendas|producao|faturacao|omzet|inkoop|productie|verbruik|sprzedazy|zakup\p{L}*|produkcji|forsaljning\p{L}*|inkop\p{L}*|omsattning\p{L}*|produktionen|omsaetning\p{L}*|omsætning\p{L}*|indkob\p{L}*|innkjop\p{L}*|myynni\p{L}*|hankin\p{L}*|tuotanno\p{L}*|obratu|nakup\p{L}*|vyroby|produkcie|forgalo\p{L}*|beszerzes\p{L}*|termeles\p{L}*|vanzari\p{L}*|achizitii\p{L}*|productiei?|satis\p{L}*)(?:\t[^\n]*)?(?:\n(?:[^\n]*\t[^\n]*|[^\n]{0,40}))*\n[^\n]*$|(?:^|\n)(?:[^\n%]*\t)?(?:shares?|percentages?|parts?|split|breakdown|anteile?n?|aufteilung|parts?|repartition|quota|quote|ripartizione|cuota|proporcion|reparto|quota-parte|reparticao|aandeel|aandelen|verdeling|udzial\p{L}*|andel\p{L}*|fordelning\p{L}*|fordeling\p{L}*|osuu\p{L}*|podil\p{L}*|podiel\p{L}*|reszesedes\p{L}*|ponder\p{L}*|cota|pay\p{L}*)\s(?:\p{L}+\s){0,3}(?:sales|turnover|revenue|purchases|purchasing|buying|sourcing|procurement|consumption|production|umsatz\p{L}*|absatz\p{L}*|einkauf\p{L}*|beschaffung\p{L}*|produktion\p{L}*|verbrauch\p{L}*|chiffre d'affaires|ventes|achats|approvisionnements?|fatturato|vendite|acquisti|produzione|consumi|ventas|compras|produccion|consumo|facturacion|vendas|producao|faturacao|omzet|inkoop|productie|verbruik|sprzedazy|zakup\p{L}*|produkcji|forsaljning\p{L}*|inkop\p{L}*|omsattning\p{L}*|produktionen|omsaetning\p{L}*|omsætning\p{L}*|indkob\p{L}*|innkjop\p{L}*|myynni\p{L}*|hankin\p{L}*|tuotanno\p{L}*|obratu|nakup\p{L}*|vyroby|produkcie|forgalo\p{L}*|beszerzes\p{L}*|termeles\p{L}*|vanzari\p{L}*|achizitii\p{L}*|productiei?|satis\p{L}*)(?:\t[^\n]*)?\n$/u,
    },
  },
  {
    // A report on a year of work: "in 2025 we processed".
    kind: "of a year",
    said: {
      before:
        /^(?=[^.;]*(?<!\d)(?:19|20)\d\d(?!\d))[^.;:]*(?<!\p{L})(?:we (?:bought|used|processed|sold|produced|sourced)|our (?:production|purchases|sourcing)|(?:verarbeiteten|kauften|verkauften|bezogen|produzierten) wir|wir (?:verarbeiteten|kauften|verkauften|produzierten)|unsere? (?:produktion|einkauf|beschaffung)|nous avons (?:achete|utilise|transforme|produit|vendu)|notre production|nos achats|la nostra produzione|i nostri acquisti|abbiamo (?:lavorato|acquistato|prodotto|venduto)|nuestra produccion|nuestras compras|hemos (?:comprado|producido|vendido|procesado)|a nossa producao|as nossas compras|onze (?:inkoop|productie)|(?:verwerkten|kochten) (?:we|wij)|nasza produkcja|nasze zakupy|przerobilismy|kupilismy|var produktion|vara inkop|vores (?:produktion|indkob)|tuotantomme|hankintamme|nase (?:vyroba|vyroby|nakupy))(?!\p{L})[^.;]*$/u,
    },
  },
  {
    // "For a blend of 60 % cotton and 40 % polyester the tolerance is three points."
    kind: "in a tolerance",
    said: {
      before:
        /(?<!\p{L})(?:blend|mix|mixture|mischung|mischgewebe|melange|tissu melange|misto|mischia|mezcla|mistura|mengsel|menging|mieszank[ai]|mieszanki|blandning|blanding|sekoite\p{L}*|smes[ei]?|zmes[ei]?|kevertek|amestec)(?:\s(?:of|from|aus|von|de|di|du|van|av|af|z|ze))?\s$/u,
      sentence:
        /(?<!\p{L})(?:toleran\p{L}*|toleranz\p{L}*|tolleran\p{L}*|deviat\p{L}*|vary|varies|abweich\p{L}*|varier|ecart\p{L}*|scart[oi]|scostament\p{L}*|desviac\p{L}*|desvio\p{L}*|variar|afwijk\p{L}*|odchyl\p{L}*|avvik\p{L}*|afvig\p{L}*|poikkeama\p{L}*|elteres\p{L}*|abater\p{L}*)(?!\p{L})/u,
    },
  },
  {
    // Terms of trade for each quality: least quantities, times of delivery, programmes of washing.
    kind: "in terms for each cloth",
    said: {
      before:
        /(?:(?<!\p{L})(?:minimum (?:order|quantit)\p{L}*|moq|lead times?|delivery times?|mindest(?:bestell|abnahme)?menge\p{L}*|lieferzeit\p{L}*|lieferfrist\p{L}*|quantites? minim\p{L}*|minimum de commande|delais?|quantita minim\p{L}*|minimo d'ordine|tempi di consegna|consegna|pedido minimo|cantidad minima|plazos?|quantidade minima|encomenda minima|prazos?|minimale (?:afname|bestelling)|minimumafname|levertijd\p{L}*|minimalne zamowienie|minimum zamowienia|termin\p{L}* dostawy|minsta (?:order|kvantitet)|leveranstid\p{L}*|mindste(?:ordre|maengde)|leveringstid\p{L}*|minimitilaus|toimitusaika|minimalni odber|dodaci lhuta|minimalny odber|dodacia lehota)(?!\p{L})[^.;\n]{0,80}|\d\d ?°c?[^.;\n%]{0,20})(?<!\p{L})(?:for|fur|bei|pour|en|per|para|em|voor|bij|dla|przy|do|vid|ved|til|pro|pri|goods of|ware aus)\s$/u,
    },
  },
  {
    // What a heading of the tariff covers: "6302 21 covers bed linen of cotton".
    kind: "under a heading of the tariff",
    said: {
      before:
        /\d{4}(?:[ .]\d\d){0,3}\s(?:covers?|comprises?|includes?|applies to|umfasst|erfasst|gilt fur|comprend|couvre|vise|comprende|copre|riguarda|incluye|abarca|abrange|inclui|omvat|dekt|obejmuje|dotyczy|omfattar|omfatter|kattaa|zahrnuje|zahrna|foglalja|cuprinde)(?!\p{L})[^.;]*$/u,
    },
  },

  // What somebody means to do, or does with all their cloth: of no product of today.
  {
    // "Our goal is 100 % organic cotton" goes on to its shares, over a year.
    kind: "of a goal",
    said: {
      before: words(
        String.raw`goal|aim|ambition|ziel|zielsetzung|objectif|obiettivo|objetivo|doel|doelstelling|cel(?! (?:nou|noua|vechi|vechea|mai|actual|putin|de|din|care)(?!\p{L}))|celem|malet|malsattning\p{L}*|malsetning\p{L}*|malsaetning\p{L}*|tavoite\p{L}*|cilem|cielom|obiectivul\p{L}*|cilj\p{L}*|hedef\p{L}*|στοχοσ|цел\p{L}*`,
        String.raw`(?:[^.;:%\d]|20\d\d){0,60}:?[ \n]?$`,
      ),
    },
  },
  {
    // Nothing is decided: "we are thinking of a lining of 100 % cotton".
    kind: "considered",
    said: {
      before: words(
        String.raw`(?:we(?:'re|[ ]are)|i(?:'m|[ ]am))[ ](?:considering|thinking[ ](?:of|about))|(?:wir|ich)[ ](?:uberlegen?|erwagen?|denken?[ ]uber)|nous[ ](?:envisageons|etudions|reflechissons)|stiamo[ ](?:valutando|pensando|considerando)|estamos[ ](?:(?:a[ ])?(?:pensa\p{L}*|considera\p{L}*|valora\p{L}*|estuda\p{L}*|estudia\p{L}*|pondera\p{L}*))|(?:we|wij|ik)[ ](?:overwegen|overweeg|denken[ ]aan)|(?:rozwazamy|zastanawiamy[ ]sie)|vi[ ](?:overvejer|overvager|overveier|vurderer|funderar[ ]pa)|harkitsemme|mietimme|zvazujeme|fontolgatjuk|(?:luam|avem)[ ]in[ ](?:calcul|considerare|vedere)|razmisljamo|razmatramo|kaalume|svarstome|apsveram|dusunuyoruz|обмисляме|розглядаємо|разматрамо|εξεταζουμε|σκεφτομαστε|(?:is|are|was|were) (?:considering|thinking (?:of|about))|(?:plan|intend|want|hope|aim)\p{L}{0,3} to (?:switch|change|move|replace|convert|go over)|(?:(?:planen|wollen|beabsichtigen|mochten) (?:wir|sie)|(?:wir|sie) (?:planen|wollen|beabsichtigen|mochten))(?=[^.;:%]{0,60} (?:auf|durch) )|(?:zijn|is) (?:we |wij )?van plan|(?:planuje|zamierza)\p{L}* (?:zmieni|przejsc|zastap|zamien)\p{L}*|planera\p{L}* att|planlægge\p{L}* at|planlegge\p{L}* a|erwag(?:t|en)|uberleg(?:t|en)(?=[^.;:%]{0,40} auf )|envisage(?:nt|ait|aient)?|reflechi(?:t|ssent) a|sta(?:nno)? (?:valutando|pensando|considerando)|valuta(?:no)? (?:di|se|un)|overwe(?:egt|gen)|rozwaza\p{L}*|(?:overvejer|overvager|overveier)|harkitsee|harkitsevat|miettii|zvazuj[eiu]|fontolga\p{L}*|ia in (?:calcul|considerare)|razmi[sš]lja\p{L}{0,2}|razmatra\p{L}{0,2}|kaalu(?:b|vad)|svarsto|apsver|dusun(?:uyor|ulmekte)\p{L}*|обмисля\p{L}*|розгляда\p{L}*|разматра\p{L}*|εξεταζ\p{L}+`,
        "[^.;:%]{0,70}$",
      ),
    },
  },
  {
    // What the product is made of now is not told: "the spinner proposes to change to a blend of 60 % viscose and 40 % nylon".
    kind: "proposed in place of another",
    said: {
      before:
        /(?<!\p{L})(?:pro[pi]os|propon|suggest|offer|vorschl|schlagt|schlug|biete|voorst|stelt|propozy|proponuj|oferuj|foresl|ehdot|tarjo|navrh|nabi[zd]|ponuk|javasl|javasol|ajanl|propun|predlaz|predlag|nudi|siul|piedav|oner|предлаг|предлож|пропону|пропози|προτειν|προταση)\p{L}*[^.;:%]{0,60}(?<!\p{L})(?:replac|switch|chang|mov(?:e|ing) to|su?bstitu|sustitu|cambi|remplac|sostitu|pass(?:er|are|ar) (?:a|al|alla|para)(?!\p{L})|ersetz|ersatz|umstell|umzustell|wechsel|austausch|auszutausch|vervang|overstap|over te stap|zastap|zastep|zamian|zamien|zmian|byta|ersatt|skift|erstat|udskift|vaihta|korva|nahrad|nahraz|zamen|vymen|zmen|cser|valt|inlocui|schimb|trec|zamijen|vahet|asend|pakei|aizst|degis|замен|замін|смен|замяна|αντικατ|αλλαγ)\p{L}*[^.;:%]{0,60}$/u,
    },
  },
  {
    // "The spinner showed us a yarn of 80 % wool and 20 % nylon", "mill quotes 100 % viscose": who supplies cloths has many.
    kind: "offered by who supplies cloths",
    said: {
      before: words(
        String.raw`(?:${SUPPLIER})\p{L}*(?!\p{L})[^.;:%]{0,40}?[ ](?:${OFFERS})\p{L}*`,
        "[^.;:%]{0,50}$",
      ),
    },
  },
  {
    // "Yes: 80 % nylon, 20 % elastane" over "no": what may be answered stands below its question.
    kind: "one of the answers to a question",
    said: {
      near: new RegExp(String.raw`\n[^\p{L}\n]*(?:${YES})[ ]?[:,–-][ ]?[^\n%]{0,15}$`, "u"),
      following:
        /^[^\n]{0,20}\n[^\p{L}\n]*(?:no|nein|non|nao|nee|nie|nej|nei|ei|ne|nem|nu|hayir|οχι|не|ні)(?!\p{L})[ ]?(?:[.:,–-]|\n|$)/u,
    },
  },
  {
    // "A single measurement, not repeated": nobody stands by it yet.
    kind: "measured once",
    said: {
      following: words(
        String.raw`(?:a |one |only one )?single (?:test|measurement|sample|determination)|(?:only )?one (?:sample|measurement) only|only one (?:sample|measurement)|(?:einzel|einmalige )messung|nur eine? (?:einzige )?(?:messung|probe|muster)|(?:une|un) seule? (?:mesure|echantillon|essai)|(?:una|un) sol[ao] (?:misura\p{L}*|campione|prova)|(?:una|un) (?:sola|unica|solo|unico) (?:medicion|muestra|ensayo)|(?:uma|um) (?:so|unica|unico) (?:medicao|amostra|ensaio)|(?:een enkele|slechts een) (?:meting|monster|proef)|(?:pojedyncz\p{L}+|jeden|jedna|tylko jed\p{L}+) (?:pomiar|probka)|en(?:da|kelt|bart|bare)? (?:enda |enkelt )?(?:matning|maling|prov|prove)|yksi(?:ttainen)? (?:mittaus|nayte)|jedin[eya] (?:mereni|meranie|vzorek|vzorka)|egyetlen (?:meres|minta)|o singura (?:masuratoare|proba)|samo jed\p{L}+ (?:mjerenje|merenje|uzorak)|en(?:a|o) samo? (?:meritev|vzorec)|tek (?:bir )?(?:olcum|numune)|(?:едно|единствено) (?:измерване|проба)|одне вимірювання|μια μονο (?:μετρηση|δειγμα)`,
      ),
    },
  },
  {
    kind: "what somebody prefers to another",
    said: {
      before: words(
        "(?:prefers|prefiere|prefere|preferisce|prefera|prefer|bevorzugt|verkiest|foredrar|foretrækker|foretrekker|suosii|preferuje|preferira|woli)[ ](?:an?|un|une|una|um|uma|ein\\p{L}{0,2}|een|en|ett?)",
        "[^.;:%]{0,40}$",
      ),
    },
  },
  {
    // A label or a sheet is quoted, and the next sentence says that it is not so.
    kind: "said to be wrong in the next sentence",
    said: {
      following:
        /^["”“»«']?(?![^.!?]{0,60}%)[^.!?\n]{0,60}[.!?]["”»]?[ \n](?:(?:but |aber |mais |ma |pero |mas |maar |ale |men |mutta |de |dar |ali |vendar |но |але |αλλα )?(?:(?:that|this|it)(?:'s| is) (?:not (?:right|true|correct|so)|wrong|incorrect)|(?:das|dies) (?:stimmt (?:so )?nicht|ist (?:falsch|nicht richtig|nicht korrekt|unrichtig))|(?:ce n'est|c'est) (?:pas (?:exact|correct|juste|vrai)|faux|inexact)|(?:cela|ceci) (?:est (?:faux|inexact)|n'est pas)|(?:questo )?(?:non (?:e|corrisponde) (?:corretto|vero|giusto|esatto|al vero)|e (?:sbagliato|falso|errato))|(?:esto |eso )?(?:no es (?:correcto|cierto|verdad|asi)|es (?:falso|incorrecto|erroneo))|(?:isso |isto )?(?:nao e (?:correto|verdade|assim)|esta errado|e falso)|dat (?:klopt niet|is (?:niet juist|onjuist|fout))|to (?:nieprawda|sie nie zgadza|nie jest (?:prawda|poprawne)|blad)|(?:det|detta|dette) (?:stammer (?:inte|ej)|ar fel|passer ikke|er forkert|stemmer ikke|er feil)|(?:se|tama|tieto) ei (?:pida paikkaansa|ole (?:totta|oikein))|to (?:nesouhlasi|neni (?:spravne|pravda)|nesuhlasi|nie je (?:spravne|pravda))|ez (?:nem (?:igaz|helyes|stimmel)|teves)|(?:acest lucru )?nu (?:este|e) (?:corect|adevarat)|to (?:nije (?:tocno|istina|tacno|ispravno)|ni (?:res|pravilno))|see ei (?:vasta|ole oige)|tai (?:netiesa|neteisinga)|tas (?:nav pareizi|nav tiesa)|bu (?:dogru degil|yanlis)|това не е (?:вярно|точно)|це (?:не так|неправда|не відповідає)|то није (?:тачно|истина)|αυτο δεν (?:ισχυει|ειναι σωστο)))/u,
    },
  },
  {
    // A trial, or a recipe, with the goods of somebody else.
    kind: "of another customer's article",
    said: {
      before:
        /(?<!\p{L})(?:another|other|autre|altro|otro|outro|ander\p{L}*|annan|anden|annen|toisen|jine\p{L}*|ineho|masik|alt|drug\p{L}+|teise|kito|cita|baska bir|друг\p{L}*|інш\p{L}*|αλλου)[ ](?:of (?:our|your) )?(?:customer|client|kund|cliente|klant|asiak|zakaz|klient|vevo|kupc|musteri|клиент|клієнт|замовник|купц|πελατ)\p{L}*[^.;:%]{0,50}$/u,
    },
  },
  {
    // A heading over what others sell, and the lines right below it.
    kind: "below a heading for the competition",
    said: {
      above:
        /(?:^|\n)[^\p{L}\n]*(?=[^\n%:]{5,60}\n)(?:[^\n%:]*(?<!\p{L}))?(?:compared (?:with|to)|against|versus|vs\.?|comparison|frente a|comparad[ao]s?|vergleich|gegenuber|confronto|rispetto|face a|par rapport|comparaison|vergele\p{L}+|vergelijking|porownani\p{L}+|na tle|jamfor\p{L}+|sammenlign\p{L}+|vertail\p{L}+|srovnan\p{L}+|porovnan\p{L}+|osszehason\p{L}+|comparati\p{L}+|usporedb\p{L}+|primerjav\p{L}+|karsilastir\p{L}+|сравн\p{L}+|порівн\p{L}+|συγκρισ\p{L}+)(?!\p{L})[^\n%:]{0,25}(?<!\p{L})(?:compet|concurr|concorr|konkur|wettbew|mitbew|kilpail|versenytars|rakip|конкур|ανταγων)\p{L}*[ ]?(?:\([^)\n]{0,30}\))?\n(?:[^\n]*\n){0,4}[^\n]*$/u,
    },
  },
  {
    // What a factory threw away, in a table by its kinds.
    kind: "in a table of waste",
    said: {
      above:
        /(?:^|\n)[^\n\t%]{0,20}(?<!\p{L})(?:waste(?!-?[ ]?water)|\p{L}{0,12}abf[ae]ll|dechet|rifiut|scart[io]|residu(?!al)|desperdici|\p{L}{0,10}afval|odpad|\p{L}{0,10}avfall|affald|jat(?:e|tei)|hulladek|deseur|otpad|jaatm|atliek|atkritum|atik(?!\p{L})|отпад|відход|αποβλητ)\p{L}*[^\n\t%]*\t[^\n%]*\n(?:[^\n]*\t[^\n]*\n){0,8}[^\n]*$/u,
    },
  },
  {
    // "Working name | Intended material | Comment": the head of a table of what may come.
    kind: "in a table of what is planned",
    said: {
      far: new RegExp(
        String.raw`(?:^|\n)(?=[^\n]*\t)(?:[^\n%]*\t)?(?:\p{L}+ )?(?:${PLANNED})(?!\p{L})[^\n%]*\n(?!\n)[^\t]*\t(?:[^\n]+\n)*[^\n]*$`,
        "u",
      ),
    },
  },
  {
    // A meeting that decides nothing may speak of much.
    kind: "spoken of where nothing is decided",
    said: {
      // What the product consists of nobody has to decide.
      before:
        /^(?!.*(?<!\p{L})(?:consists?|besteh\p{L}+|compose|compon\p{L}+|bestar|bestaa[rt]|sklada sie|sestav[al]\p{L}*|sastoji|koostuu|alcatuit\p{L}*|αποτελειται|състои|складається)(?!\p{L})).*\p{L}{2}[^:]*[ ]\p{L}{2}[^:]*[ ]\p{L}{2}[^:]*$/u,
      page: /(?<!\p{L})(?:nothing|nichts|rien|niente|nulla|nada|niets|nic|inget|intet|ikke noget|mitaan|nimic|semmi(?:t|rol)?|nista|nicesar|midagi|nieko|neko|hicbir sey|нищо|нічого|ништа|τιποτα)(?!\p{L})[^.;:\n%]{0,45}(?<!\p{L})(?:decided|final|approved|agreed|entschieden|beschlossen|genehmigt|freigegeben|decide|arrete|valide|approuve|decis[oa]|approvato|decidido|aprobado|aprovado|besloten|beslist|goedgekeurd|zdecydowan|zatwierdzon|ustalon|beslut|bestamt|godkan|afgjort|vedtag|bestemt|paatet|paatta|hyvaksy|rozhodnut|schvalen|donto|eldont|hotarat|aprobat|odluc|odobren|odloc|otsusta|nuspres|izlem|kararlas|решен|одобрен|виріш|одлуч|αποφασισ)|no se decide nada|no se ha decidido|nao se decide nada|non si decide nulla|wird nichts entschieden|ne se rozhod/u,
    },
  },
  {
    // At a meeting somebody would rather have it so.
    kind: "preferred by somebody",
    said: {
      before: words(
        String.raw`(?:would|'d) (?:rather|prefer)|wurden?(?: \p{L}+){0,2} (?:lieber|bevorzug)\p{L}*|prefer(?:er|r|ir|er)(?:ai(?:s|t|ent)|ions|iez|ebber?[ao]?|ebbero|i?a[nm]?(?:os)?)|zou(?:den)? (?:liever|de voorkeur)\p{L}*|wol(?:al|el)\p{L}{1,3}by|skulle (?:hellre|foredra|heller(?:e)?|foretrekke|foretrække)|vill hellre|vil (?:hellere|heller)|(?:halua|otta|pita)isi(?:n|mme|vat)? mieluummin|(?:up|da)(?:r|v)ednostnil\p{L}{0,2} by|(?:radej\p{L}*|radsej) by|by (?:radej\p{L}*|radsej)|(?:jobban )?(?:szeretne|preferalna|elonyben reszesitene)\p{L}*|ar prefera|(?:radije|raje) bi|bi (?:radije|raje)|eelistaks\p{L}*|(?:noretu|labprat) verciau|tercih ederdi\p{L}*|би (?:предпочел|предпочела|радије)|волі(?:в|ла|ли) би|θα προτιμουσ\p{L}+`,
        "[^.;:%]{0,60}$",
      ),
    },
  },
  {
    // "Your proposal to make it of 67 % polyester we do not accept": in a sentence that names what is offered.
    kind: "proposed and not accepted",
    said: {
      sentence: new RegExp(
        String.raw`^(?=.*(?<!\p{L})(?:pro[pi]os|propoz|suggest|offer(?!ed)|idea|variant|alternativ|option|opcion|opcao|opzion|angebot|vorschl|voorstel|variante|wariant|forslag|tarjous|ehdotu|navrh|javasl|ajanl|ponud|prijedlog|predlo|ettepanek|pasiulym|priekslik|oneri|teklif|предлож|пропози|вариант|варіант|предлог|προτα))(?:.*(?<!\p{L})(?:${NOT_ACCEPTED})(?!\p{L}))`,
        "u",
      ),
    },
  },
  {
    // A year by which something is to be so stands before the shares or behind them.
    kind: "by a year to come",
    said: { before: BY_YEAR },
  },
  {
    // Behind them only next to them: "60 % cotton, 40 % linen, to be delivered by 2027" is so already.
    kind: "so by a year to come",
    said: { after: new RegExp(`^[^.;:,%]{0,40}${BY_YEAR.source}`, "u") },
  },
  {
    // In many languages the same word is said of the last day of a certificate, but not at the begin of a sentence.
    kind: "until a year to come",
    said: {
      before:
        /^[^\p{L}\d]*(?:bis|bis zum jahr|til|till|innen|senest|para|hasta|ate|do(?: roku)?|pana in|najkasneje do|2030-ra)\s20(?:2[5-9]|[3-9]\d)(?![\d.,/-]\d)/u,
    },
  },
  {
    // A customs office has a rate for each fibre.
    kind: "of duties",
    said: {
      before: words(
        String.raw`duty rates?|rates? of duty|zollsatz\p{L}*|zollsatze\p{L}*|taux de droits?|droits de douane|aliquot[ae] (?:dei )?dazi\p{L}*|tipos? arancelarios?|taxas? aduaneiras?|invoerrecht\p{L}*|staw\p{L}* cel\p{L}*|tullsats\p{L}*|toldsats\p{L}*|tollsats\p{L}*|tulliprosent\p{L}*|celni saz\p{L}*|vamtetel\p{L}*|taxe vamale|carinsk\p{L}* stop\p{L}*|gumruk oran\p{L}*`,
      ),
    },
  },
  {
    // Who offers several qualities says so before the first.
    kind: "among offers",
    said: {
      far: words(
        String.raw`(?:offer|quote|propose|anbieten|bieten|proposer|proposons|offrire|offriamo|proporre|ofrecer|ofrecemos|oferecer|oferecemos|aanbieden|bieden|oferowac|oferujemy|erbjuda|erbjuder|tilbyde|tilby|tilbyr|tarjota|tarjoamme|nabidnout|nabizime|ponuknut|ponukame|kinalni|kinaljuk|oferi|oferim|ponuditi|nudimo)(?!\p{L})[^.;%]{0,40}(?<!\p{L})(?:following|folgende[nr]?|suivant[es]{0,2}|seguenti|siguientes|seguintes|volgende|nastepujac\p{L}*|foljande|seuraav\p{L}*|nasledujic\p{L}*|nasleduj\p{L}*|kovetkezo\p{L}*|urmatoar\p{L}*|sljedec\p{L}*|naslednj\p{L}*)`,
        "[^:.;%]{0,12}(?:qualit|articl|artikel|articol|articul|artig|fabric|stoff|tissu|tessut|tejid|tecid|cloth|style|option|variant|kwalit|jakosc|tkanin|kvalit|tyg|varer|varor|laatu|laadu|kanka|latk|minoseg|anyag|calitat|tesatur|blag)[^:.;%]{0,30}:",
      ),
    },
  },
  {
    // Shares of what is sold, bought or made add up to a whole as well.
    kind: "of a market or a company",
    said: {
      sentence: words(
        String.raw`market shares?|${WHERE}of (?:our |all |total |the )?(?:sales|turnover|output|production|purchases|pieces sold|volume|market)|market for|export share|umsatz\p{L}*|marktanteil\p{L}*|produktionsmenge|${WHERE}der produktion|chiffre d'affaires|parts? de marche|des ventes|${WHERE}de la production|fatturato|quot[ae] di mercato|delle vendite|${WHERE}della produzione|facturacion|cuota de mercado|de las ventas|${WHERE}de la produccion|faturacao|quota de mercado|das vendas|${WHERE}da producao|omzet|marktaandeel|${WHERE}van de (?:verkoop|productie|inkoop)|${WHERE}sprzedazy|obrotow|rynku|${WHERE}produkcji|omsattning\p{L}*|forsaljning\p{L}*|omsaetning\p{L}*|omsetning\p{L}*|salget|marknadsandel\p{L}*|liikevaihdo\p{L}*|myynni\p{L}*|markkinaosuu\p{L}*|trzeb|prodeje|obratu|forgalom\p{L}*|ertekesites\p{L}*|cifr[ae]i? de afaceri|vanzar\p{L}*|prometa|prodaje|ciro\p{L}*|satislar\p{L}*`,
      ),
    },
  },
  {
    // What is sold or used most is told of a market: "the most common blend in shirts is 60 % cotton". What is "ours" may be the product.
    kind: "of the blend that is sold most",
    said: {
      before: new RegExp(
        String.raw`^(?![^.;]*(?<!\p{L})(?:our|this|unser\p{L}*|diese\p{L}*|notre|cette|ce|nostr[ao]|quest[ao]|nuestr[ao]|est[ae]|noss[ao]|onze|deze|nasz[ae]?|ta|var|vores|var|vart|denna|denne|tama|nase|bizim|bu)(?!\p{L}))[^.;]*(?<!\p{L})(?:${[
          String.raw`(?:(?:best|top)[- ]selling|most (?:often |widely |commonly )?(?:sold|common|popular|used|usual|frequent|traded|requested)|commonest) (?:\p{L}+ )?(?:blend|mix|mixture|combination|composition)s?`,
          String.raw`(?:meist(?:verkauft|gehandelt|verwendet|gefragt|genutzt)|haufigst|gangigst|beliebtest|ublichst|verbreitetst|gefragtest)e[n]? (?:\p{L}*mischung|mischgewebe|kombination|zusammensetzung)`,
          String.raw`(?:melange|combinaison|composition) (?:\p{L}+ )?l[ea] plus (?:vendu|courant|repandu|utilise|frequent|demande|populaire)e?`,
          String.raw`(?:mischia|misto|mista|miscela|combinazione|composizione) (?:\p{L}+ )?piu (?:vendut|diffus|comun|usat|richiest|frequent|utilizzat)\p{L}`,
          String.raw`(?:mezcla|combinacion|composicion) (?:\p{L}+ )?mas (?:vendida|habitual|comun|usada|utilizada|demandada|frecuente|extendida)`,
          String.raw`(?:mistura|mescla|combinacao|composicao) (?:\p{L}+ )?mais (?:vendida|habitual|comum|usada|utilizada|procurada|frequente)`,
          "(?:meest (?:verkochte|gebruikte|gangbare|voorkomende|gevraagde)|bestverkochte|populairste|gangbaarste) (?:menging|mengsel|mix|melange|combinatie|samenstelling)",
          String.raw`(?:naj(?:czesciej|chetniej|lepiej) (?:sprzedawan|stosowan|spotykan|kupowan)|najpopularniejsz)\p{L}* (?:mieszank|kompozycj|polaczeni)\p{L}*`,
          "(?:mest (?:salda|anvanda|kopta)|vanligaste|popularaste) (?:blandningen|kombinationen|sammansattningen)",
          "(?:mest (?:solgte|brugte|brukte|populaere|populære)|almindeligste|vanligste) (?:blanding|kombina[ts]j?[io]+n|sammens[aeæ]+tning)",
          "(?:myydyin|yleisin|suosituin|kaytetyin) (?:sekoite|seos|koostumus)",
          "(?:nej(?:prodavanejsi|beznejsi|castejsi|oblibenejsi)|naj(?:predavanejsia|beznejsia|castejsia|oblubenejsia)) (?:smes|zmes|kombinace|kombinacia)",
          "(?:legkelendobb|leggyakoribb|legnepszerubb|legkeresettebb) (?:keverek|osszetetel|kombinacio)",
          "(?:amestecul|combinatia|compozitia) ce(?:l|a) mai (?:vandut|folosit|raspandit|cautat)a?",
          "en cok (?:satan|satilan|kullanilan|tercih edilen) karisim",
          "naj(?:prodavanija|cesca|prodajanejsa|pogostejsa) (?:mjesavina|mesanica|kombinacija)",
        ].join("|")})(?!\p{L})[^.;:%\d]{0,60}$`,
        "u",
      ),
    },
  },

  // Examples and rules: how something of which nobody speaks may be called.
  {
    // "E.g." goes on to the first share.
    kind: "in an example",
    said: { before: words(EXAMPLES, "[^%]*$") },
  },
  {
    // The parts of an example follow each other, where it begins its cell or stands behind a label.
    kind: "in an example of several parts",
    said: {
      row: new RegExp(String.raw`(?:^|[\t\n:(][ ]?)(?:${EXAMPLES})[.]?[ ]?[:,]?[ ][^.;:\n\t]*$`, "u"),
    },
  },
  {
    // "Typical products such as a T-shirt (100 % cotton) are described in annex 2".
    kind: "of one among many goods",
    said: {
      before: words(
        "(?:products|articles|goods|items|garments) (?:such as|like)|(?:produkte|artikel|waren) wie(?: etwa)?|(?:produits|articles) (?:tels que|comme)|(?:prodotti|articoli|capi) (?:come|quali)|(?:productos|articulos|prendas) como|(?:produtos|artigos|pecas) como|(?:producten|artikelen) zoals|(?:produkty|wyroby|artykuly) takie jak|(?:produkter|varor) (?:som|sasom)|(?:produkter|varer) som|tuotteet kuten|(?:vyrobky|produkty) jako",
        "[^.;:%]{0,60}$",
      ),
    },
  },
  {
    // The words for an example may stand behind it, between commas or in brackets.
    kind: "before words for an example",
    said: {
      after:
        /^[^.;:%\n]{0,25}(?:[,–-] ?|\()(?:for example|for instance|e\. ?g\.|zum beispiel|beispielsweise|z\. ?b\.|par exemple|per esempio|ad esempio|por ejemplo|por exemplo|bijvoorbeeld|na przyklad|np\.|till exempel|t\. ?ex\.|for eksempel|f\. ?eks\.|esimerkiksi|napriklad|peldaul|de exemplu|na primjer|na primer|ornegin|naiteks|pavyzdziui|piemeram|например|για παραδειγμα)\s?[,)–]/u,
    },
  },
  {
    // Between quotation marks an example goes on to their end, over full stops.
    kind: "in a quoted example",
    said: {
      far: new RegExp(String.raw`(?<!\p{L})(?:${EXAMPLES})[.]?[ ]?[:,]?[ \n]{0,2}["“„«][^"”»]*$`, "u"),
    },
  },
  {
    // What something has to be, it may yet not be.
    kind: "obliged",
    said: {
      before: words(
        String.raw`(?:must|should|shall|has to|have to|needs to)(?: at least)? (?:be|contain|consist)|(?:muss|soll|sollte|mussen|sollen)(?!\p{L})[^.]{0,30}(?:mindestens|bestehen|enthalten)|doi(?:t|vent) (?:etre|contenir|se composer)|devono? (?:essere|contenere)|deben? (?:ser|contener|tener)|deve(?:m)? (?:ser|conter|ter)|moet(?:en)?(?!\p{L})[^.]{0,30}(?:bevatten|bestaan|zijn|minimaal)|mus(?:i|za) (?:byc|zawierac|obsahov|obsahovat|byt)|maste (?:vara|innehalla)|skal (?:vaere|være|indeholde|inneholde)|on oltava|tulee (?:olla|sisaltaa)|trebuie sa|mora(?:ju)? (?:biti|sadrzavati|vsebovati)|peab (?:olema|sisaldama)|turi (?:buti|sudaryti)|jabut|трябва да|πρεπει να`,
      ),
    },
  },
  {
    // What a word may be said of, by a rule: "only if the article is of 100 % wool".
    kind: "on the condition of a rule",
    said: {
      before: words(
        String.raw`only (?:if|when|where)|may only|(?:allowed|permitted|admitted|accepted|reserved) only|provided that|nur(?:,)? (?:wenn|dann|falls|sofern)|darf nur|durfen nur|qu(?:e si|'a condition)|(?:seulement|uniquement) si|a condition que|ne (?:peut|peuvent|doit|doivent) [^.,;:%]{0,30}que|(?:solo|soltanto|solamente) se|a condizione che|puo (?:essere )?(?:\p{L}+ )?solo|(?:solo|solamente|unicamente) si|solo (?:se )?(?:puede|podra|pueden)|(?:so|apenas|somente) se|so pode|alleen (?:als|indien|wanneer)|mag (?:\p{L}+ )?alleen|(?:tylko|wylacznie|jedynie) (?:jesli|jezeli|wtedy|gdy|wowczas)|pod warunkiem|wolno (?:\p{L}+ )?tylko|(?:endast|bara) (?:om|nar)|far (?:endast|bara)|kun (?:hvis|nar|dersom)|ma kun|(?:vain|ainoastaan) (?:jos|silloin)|saa (?:\p{L}+ )?vain|(?:pouze|jen|jenom) (?:pokud|kdyz|tehdy|je-li)|smi (?:\p{L}+ )?(?:pouze|jen)|(?:len|iba) (?:ak|vtedy)|csak (?:akkor|ha)|(?:numai|doar) (?:daca|atunci)|samo (?:ako|ce|kad|kadar)|само ако|μονο (?:αν|εφοσον|οταν)`,
        "[^.,;:%]{0,80}$",
      ),
    },
  },
  {
    // "Two-way zip with 100 % polyester tape": a sentence tells the tape of the zip, which is no cloth of the product.
    kind: "of the tape of a zip",
    said: {
      before: new RegExp(String.raw`(?<!\p{L})(?:${ZIP})(?!\p{L})[^.;:%]{0,60}$`, "u"),
      after: TAPE_BEHIND,
    },
  },
  {
    // Where the tape stands before its shares.
    kind: "of the tape of a zip, by the word before",
    said: {
      before: new RegExp(
        String.raw`(?<!\p{L})(?:${ZIP})(?!\p{L})[^.;:%]{0,60}(?<!\p{L})(?:${TAPE})${MADE_OF}`,
        "u",
      ),
    },
  },
  {
    // "All seams sewn with 100 % polyester thread."
    kind: "of the thread that seams are sewn with",
    said: {
      before: new RegExp(String.raw`(?<!\p{L})(?:${SEWN})(?!\p{L})[^.;:%]{0,60}$`, "u"),
      after: new RegExp(
        String.raw`^[ -](?:(?:core[- ]?spun|sewing|overlock)[ ]){0,2}(?:${THREAD})(?!\p{L})`,
        "u",
      ),
    },
  },
  {
    // "Sewing threads (100 % polyester) are left out of account", also within a sentence.
    kind: "in brackets behind a sewing thread",
    said: { before: words(SEWING_THREAD, String.raw`[ ]\([^()%]{0,20}$`) },
  },
  {
    // A rule speaks of any label: 'a label such as "100% cotton" may be used only where no other fibre is present'.
    kind: "on a label such as any",
    said: {
      before: words(
        String.raw`(?:labels?|terms?|wordings?|descriptions?|designations?|statements?|claims?|indications?|phrases?|expressions?) (?:such as|like)|(?:\p{L}*etikett\p{L}*|\p{L}*kennzeichnung\p{L}*|\p{L}*bezeichnung\p{L}*|\p{L}*angaben?|aufschrift\p{L}*|formulierung\p{L}*) wie(?: etwa)?|(?:etiquettes?|mentions?|denominations?|designations?|indications?|termes?|expressions?) (?:tel(?:le)?s? que?|comme|du type)|(?:etichett[ae]|dicitur[ae]|indicazion[ei]|denominazion[ei]|menzion[ei]|espression[ei]) (?:come|quali|tipo|del tipo)|(?:etiquetas?|mencion(?:es)?|indicacion(?:es)?|denominacion(?:es)?|expresion(?:es)?) (?:como|tipo|del tipo)|(?:mencao|mencoes|indicac(?:ao|oes)|designac(?:ao|oes)|denominac(?:ao|oes)|expressao|expressoes) (?:como|tipo|do tipo)|(?:\p{L}*etiket\p{L}*|labels?|aanduiding\p{L}*|vermelding\p{L}*|benaming\p{L}*) zoals|(?:etykiet\p{L}*|oznaczeni\p{L}*|okresleni\p{L}*|napis\p{L}*) (?:tak\p{L}{1,3} jak|typu|w rodzaju)|(?:etikett\p{L}*|markning\p{L}*|beteckning\p{L}*|uppgift\p{L}*|angivelse\p{L}*|etiket\p{L}*|m(?:ae|æ)rkning\p{L}*|merking\p{L}*|betegnelse\p{L}*) (?:som|sasom|slik som)|merkin\p{L}* kuten|(?:oznacen\p{L}*|udaj\p{L}*|etiket\p{L}*) (?:jako je|jako napr|ako je|typu)|(?:cimke|cimkek|megjeloles\p{L}*|felirat\p{L}*) mint|(?:etichet\p{L}*|mentiun\p{L}*|denumir\p{L}*) (?:precum|de tipul)|(?:oznak\p{L}*|etiket\p{L}*|naziv\p{L}*) (?:kao sto je|poput|kot je)`,
        String.raw`\s["'“”„«»‹]?\s?$`,
      ),
    },
  },
  {
    // A rule puts the name of which it speaks between quotation marks.
    kind: "quoted in a rule",
    said: {
      near: /["'“”„«»]\s?$/u,
      following: /^\s?["'“”«»]/u,
      sentence:
        /(?<!\p{L})(?:(?:a|any|textile|the) products? (?:is|may|can|must|shall|labell?ed|consisting|whose)|may (?:only )?be (?:labell?ed|described|called|designated)|only if|the term|the terms|tolerance|darf nur|durfen nur|nur dann|als solche|bezeichnet werden|bezeichnung|toleranz|peut etre (?:qualifie|designe)|ne peut|le terme|tolerance|puo essere (?:qualificat|designat|definit)|solo se|il termine|tolleranza|podra|solo podra|el termino|tolerancia|so pode|o termo|tolerancia|mag (?:alleen|worden)|de term|tolerantie|moze byc (?:oznaczon|okreslon)|termin|tolerancj|far (?:endast|bara)|termen|tolerans|ma kun|betegnelsen|voidaan|nimitys|tolerance|muze byt|moze byt|csak akkor|turesi|tures|tolerant|tolerancij|seule?s? (?:un|une|les|des|l')|(?:^|[^\p{L}])(?:anyone|whoever|wer|quiconque|chiunque|quien|quem)(?!\p{L})|reserved (?:for|to)(?!\p{L})|vorbehalten|reserve(?:e|es|s)? (?:a|au|aux)(?!\p{L})|riservat[aoei]|reservad[ao]s? (?:a|al|para|ao|aos)(?!\p{L})|voorbehouden|zastrzezon|forbehall(?:en|na|et)|forbehold(?:t|es)|varattu|vyhrazen|vyhraden|fenntart|rezerv(?:at|ira))/u,
    },
  },
  {
    // Examples of how to write something and how not to show both. One word for right or wrong alone is of something else.
    kind: "headed right or wrong",
    said: {
      near: new RegExp(String.raw`(?<=^|[.;\n\t(•·–-][ ]?)(?:${WRONG}|${RIGHT})[ ]?[:\t][ ]?["'“„«»]?$`, "u"),
      page: new RegExp(String.raw`(?<=^|[.;\n\t(•·–-][ ]?)${WRONG}(?:[ ]?:|[,.\n]|$)`, "u"),
    },
  },
  {
    // The same in a table, with its verdict in the next cell.
    kind: "called right or wrong in a table",
    said: {
      following: new RegExp(String.raw`^["'”“«»]?[ ]?\t(?:${WRONG}|${RIGHT})(?:[,.;: \n\t]|$)`, "u"),
      page: new RegExp(String.raw`%[^\t\n]*\t${WRONG}(?:[,.;: \n\t]|$)`, "u"),
    },
  },
  {
    // The head of a column of what is no longer to be written, beside what is.
    kind: "not to be written",
    said: {
      far: /(?<=^|[\n\t])(?:a ne (?:plus |pas )?ecrire|ne (?:plus|pas) ecrire|do not (?:write|use)|don't (?:write|use)|no longer (?:write|use)|(?:so )?nicht(?: mehr)? (?:so )?(?:schreiben|verwenden)|non scrivere|da non scrivere|da evitare|no escribir|no se escribe|nao escrever|niet (?:meer )?schrijven|nie pisac|skriv (?:inte|ikke))[^\n\t]{0,30}[\n\t]/u,
    },
  },
];
