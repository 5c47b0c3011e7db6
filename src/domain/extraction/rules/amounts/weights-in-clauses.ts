/** How sentences tell a weight without the verb for weighing: what goods reach, come to, have, or are as light as. */

import { WITHOUT_PACKAGING } from "../kit/labels.ts";
import { tailOf } from "../kit/places.ts";
import { OF_FILLING, UNIT } from "./masses.ts";

/** "Only", as before a weight that is said to be small. */
const ONLY =
  "only|just|merely|barely|a mere|under|nur|lediglich|bloß|gerade (?:ein)?mal|knapp|kaum|seulement|a peine|(?:ne )?que|solo|soltanto|solamente|appena|tan solo|apenas|so|somente|maar|slechts|amper|kun|bare|blot|bara|endast|blott|knappt|vain|vaivaiset|tylko|jedynie|zaledwie|ledwie|jen|pouze|pouhych|len|iba|csak|csupan|mindossze|alig|doar|numai|abia|samo|svega|tek|le|zgolj|komaj|tik|tikai|vos|vien|ainult|vaid|koigest|yalnizca|sadece|само|едва|лише|тільки|всього|ледве|свега|тек|μολισ|μονο|μονον";
const NEARLY =
  "ca\\.?|cca\\.?|about|approx\\.?|approximately|around|roughly|exactly|precisely|some|nearly|env\\.?|environ|exactement|precisement|presque|etwa|rund|zirka|ungefahr|genau|gut|circa|esattamente|precisamente|quasi|unos|unas|cerca de|aprox\\.?|aproximadamente|exactamente|exatamente|uns|umas|quase|ongeveer|precies|exact|zo'n|rond de|ok\\.?|okolo|dokladnie|prawie|asi|priblizne|priblizno|presne|zhruba|n\\.|noin|cirka|ungefar|omkring|rundt|omtrent|precis|noyaktig|tasan|suunnilleen|yaklasik|tam|korulbelul|kb\\.|kb|pontosan|nagyjabol|mintegy|oko|tocno|okoli|natancno|apm\\.|aptuveni|apie|mazdaug|umbes|tapselt|aproximativ|cam|in jur de|около|приблизно|близько|приближно|точно|περιπου|ακριβωσ|κοντα στα";
/** "Exactly", "only about": what may stand between the words before a weight and its figure. */
export const ABOUT = String.raw`(?:(?:${NEARLY}|${ONLY})[ \n]){0,2}`;

/** "In Größe 50", "v velikosti 110 znaša": the size that is weighed, before its weight. */
const SIZE = String.raw`(?:(?:(?:in|bei|en|na|no|i|v|ve|w|la|u|a|em|за|в|у|στο|σε|a|the|men's|women's)[ \n]){0,3}(?:size|große|grosse|gr\.?|taille|taglia|talla|tamanho|maat|rozmiar\p{L}*|storlek|strl?\.?|storrelse|koossa|koko|velikost\p{L}*|velkost\p{L}*|meret\p{L}*|marime\p{L}*|velicin\p{L}*|beden|suurus\p{L}*|izmer\p{L}*|dydis|размер\p{L}*|розмір\p{L}*|величин\p{L}*|μεγεθοσ)[ \n](?:\d{1,3}(?:/\d{1,3})?|\d?x{0,3}[sml])|(?<!\p{L})(?:\d{1,3}(?:-?[aeo]s)?|\d?x{0,3}[sml](?:-?[aeo]s)?)[ \n](?:meret\p{L}*|dydzio|dydziu|izmera|izmeram|numara|beden(?:de)?|suurus\p{L}*)(?:[ \n](?:gaminio|izstradajuma))?)`;
const IN_SIZE = `(?:${SIZE},?[ \\n])?`;
/** A mass, and no noun behind it that goods have so much of, as "300 g of down". */
const FIGURE = String.raw`\d[\d.,]*(?:[ ]\d{3})?[ ]?(?:${UNIT})`;
const ENDS = String.raw`(?![\p{L}/²])(?:$|[,;:!?)\n\t]|\.(?:\s|$)|[ ](?:[-(|·]|(?:the|is|are|ist|sind|gehort|bleibt|est|sont|es|son|sao|resta|reste|fica|blijft|zijn|jest|ar|er|este|su|sunt|е|є|this|das|la|le|il|el|os|het|de|and|or|in|on|when|with|without|der|die|das|und|oder|auf|bei|ohne|in|mit|et|ou|en|a|sans|pour|e|o|ed|su|sulla|alla|senza|y|o|al|sin|por|ou|na|sem|op|aan|bij|zonder|w|i|na|bez|za|v|ve|se|so|s|pri|u|och|i|pa|utan|og|uden|uten|ja|on|es|a|din|fara|si|si|in|и|в|у|без|і|та|на|και|χωρισ|στο|ir|be|un|bez|ning|ilma|ter|iar|in|ali|az|brez|swoj\p{L}*)(?!\p{L})))`;
const WHOLE = `(?=${FIGURE}${ENDS})`;
const ANY = `(?=${FIGURE}(?![\\p{L}/²]))`;
const AT_START = String.raw`(?<=(?:^|[.!?;:\n\t][ ]?))`;

/** "The coat comes to 1.2 kg in size 50": verbs that say what the whole comes to, with nothing that it is of. */
const COMES_TO = [
  "comes? (?:in at|out at|to)|clocks? in at|works? out at|tops? out at|tips? the scales? at|turns? the scales? at|weighs? in at|(?:is )?(?:weighed|measured) at",
  "kommt auf|bringt es auf|belauft sich auf|liegt bei|landet bei|schlagt mit",
  "affiche|accuse|atteint|s'eleve a|revient a|tourne autour de",
  "arriva a|arriva ai|ammonta a|si attesta (?:su|sui|a|intorno ai)|si ferma a|raggiunge i|segna|sfiora i|si aggira (?:sui|intorno ai)",
  "ronda(?: los)?|llega a(?: los)?|alcanza(?: los)?|se queda en|asciende a|arroja|da en (?:la )?(?:bascula|balanza)|marca(?: en la bascula)?",
  "fica pelos|fica (?:nos|em)|chega aos|ronda (?:os|as)|anda pelos|atinge(?: os)?|acusa|marca(?: na balanca)?",
  "komt (?:uit )?op|komt neer op|haalt|tikt",
  "osiaga|dochodzi do|miesci sie w|wazy",
  "dosahuje|dostane se na|vychazi na|vychadza na|(?:na vaze|na vahe) (?:ukazal[oa]?|ukazuje)(?:[ ]\\p{L}{3,12})?",
  "ajunge la|atinge|se ridica la|cantareste in jur de",
  "достига(?: до)?|стига(?: до)?|излиза|досягає|сягає|виходить|достиже|достиза|износи",
  "φτανει(?: τα| στα)?|αγγιζει τα|ανερχεται σε|ειναι στα",
  "(?:landar|hamnar|ligger|stannar|kommer upp) (?:pa|i|till)|kommer upp i|gar pa|vager in pa",
  "(?:lander|ender|ligger|kommer op|kommer opp|kommer ut|nar op|stopper|kommer) (?:pa|i|til)|nar opp i",
  "paasee|asettuu|jaa|painoa kertyy(?:[ ]\\p{L}{3,12})?",
  "ulatub|tuleb|jaab",
  "sasniedz|siekia|sudaro|svers",
  "(?:kommt|landet|bringt es|liegt) (?:\\p{L}+ ){1,2}(?:auf|bei)|(?:komt|ligt) (?:\\p{L}+ ){1,2}(?:uit )?op|(?:landar|hamnar|ligger|kommer|stannar|gar) (?:\\p{L}+ ){1,2}(?:pa|upp i|upp till)|(?:nar|lander|ligger|kommer|ender) (?:\\p{L}+ ){1,2}(?:op pa|opp i|opp pa|pa)|(?:llega|arriva|chega) (?:\\p{L}+ ){1,2}(?:a|ai|aos)",
  "doseze|znasa|dostigne|doseg[ea]|iznosi|dosize",
].join("|");
const REACHING = `(?<!\\p{L})(?:${COMES_TO})[ \\n]${IN_SIZE}${ABOUT}${WHOLE}`;
/** "Kabát má 1,32 kg", "păpușa are 135 g", "ima samo 115 g": goods have their weight in these languages. */
const HAVING = `(?<!\\p{L})(?:ma|maju|mava|ima|imaju|imajo|are|има|имат|имају|має|мають|εχει|namerili|izmerili|izmjerili|namerali|нам\\p{L}{4,8})[ ]${IN_SIZE}${ABOUT}${WHOLE}`;

/** "Der Mantel bringt rund 1,2 kg auf die Waage", "a mellény 300 grammot nyom": with the end of the verb behind. */
const ON_SCALES = String.raw`(?<!\p{L})(?:(?:bringt|bringen|brachte)[ \n]${IN_SIZE}${ABOUT}(?=${FIGURE}[ \n]auf[ \n]die[ \n]waage)|(?:brengt|legt)[ \n]${IN_SIZE}${ABOUT}(?=${FIGURE}[ \n](?:op|in)[ \n]de[ \n](?:weegschaal|schaal))|(?:affiche|accuse|indique|fait)[ \n]${IN_SIZE}${ABOUT}(?=${FIGURE}[ \n](?:sur[ \n]la[ \n]balance|a[ \n]la[ \n]pesee)))|(?<=[ \n])${ABOUT}(?=\d[\d.,]*[ ]?(?:gramm(?:ot|nyit)?|kilogrammot|kilot|kg-ot|g-ot)[ \n](?:nyom|nyomnak|tesz ki)(?!\p{L}))`;

/** "Il peso della credenza, ripiani compresi, ammonta a 46 kg": what is put in between, and the verb before the figure. */
const WEIGHT_NOUN = String.raw`(?:(?:net |dead |own |\p{L}{0,8})weight|mass|\p{L}{0,12}gewicht|masse|poids|peso|massa|masa|mase|mas[eą]|wag[aei]|ciezar|vikten|vikt|\p{L}{0,8}(?:vægt|vekt|vikt)(?:en)?|massan|massen|\p{L}{0,8}paino|massa|hmotnost|vaha|\p{L}{0,6}sulya|\p{L}{0,6}tomege|greutatea|\p{L}{0,3}kaal|mass|\p{L}{0,3}svoris|mase|\p{L}{0,4}svars|tez[ai]n?a|agirlig\p{L}{1,5}|kutles\p{L}{1,5}|теглото|тегло|масата|маса|вага|тежина|βαροσ|μαζα)`;
const IS = String.raw`(?:is|was|amounts to|comes to|equals|betragt|belauft sich(?:[ \n]${WITHOUT_PACKAGING.source})? auf|ist|liegt bei|est de|est|s'eleve a|atteint|e di|e|e pari a|ammonta a|risulta(?: di)?|es de|es|asciende a|e de|ascende a|bedraagt|is|wynosi|to|cini|je|ar|uppgar till|er|udgor|utgjor|on|este de|este|e|on|yra|sudaro|ir|sastada|znasa|iznosi|e|възлиза на|дорівнює|становить|складає|износи|је|ειναι|ανερχεται σε)`;
const NOUN_IS = String.raw`(?<!\p{L})${WEIGHT_NOUN}[ \n](?:[^\d.;:!?\t(),]{3,60},[^\d.;:!?\t(),]{3,35},[ \n]|[^\d.;:!?\t(),]{3,70}[ \n])${IS}[ \n]${IN_SIZE}${ABOUT}${ANY}`;

/** "How heavy is it? About 340 g": the answer to a question. */
const ASKED = String.raw`(?:how heavy|how much[^?\n]{0,40}weigh|what[^?\n]{0,25}weigh|wie schwer|wie ?viel[^?\n]{0,40}wieg|was wieg|combien[^?\n]{0,30}pese|quel (?:est )?(?:le |son )?poids|quanto[^?\n]{0,30}pesa|qual e il peso|cuanto pesa|cual es (?:el|su) peso|quanto pesa|qual e o peso|hoe zwaar|hoeveel[^?\n]{0,30}weeg|wat weeg|ile[^?\n]{0,30}waz|jak ciezk|kolik[^?\n]{0,30}vaz|jak tezk|kolko[^?\n]{0,30}vaz|aka? tazk|(?:mennyi|mekkora)[^?\n]{0,30}(?:suly|tomeg)|mennyit nyom|milyen nehez|cat[^?\n]{0,30}cantar|ce greutate|колко[^?\n]{0,30}теж|какво[^?\n]{0,20}тегло|ποσο[^?;\n]{0,30}ζυγ|τι βαροσ|hur (?:mycket|tung)|vad vager|hvad vejer|hvor (?:meget|mye|tung)|hva veier|(?:paljonko|kuinka paljon)[^?\n]{0,30}pain|kuinka painava|kui (?:palju|raske)|cik[^?\n]{0,30}sver|kads[^?\n]{0,20}svars|kiek[^?\n]{0,30}sver|koks[^?\n]{0,20}svoris|koliko[^?\n]{0,30}(?:teht|tezi|teza)|kako tez|kac (?:gram|kilo)|agirligi (?:ne|kac)|скільки[^?\n]{0,30}важ|яка[^?\n]{0,20}вага|колико[^?\n]{0,30}теж)`;
const ANSWER = String.raw`(?<!\p{L})${ASKED}[^?;\n]{0,60}[?;][ \n](?!(?:> ?)?(?:i|we|ich|wir|je|nous|io|noi|yo|nosotros|eu|nos|ik|wij|we|jag|vi|jeg|mam|mamy|mame)[ ])(?:[^\d.?!;\n]{1,45}[ \n])?(?:${SIZE},?[ \n](?:[^\d.?!;\n]{1,30}[ \n])?)?${ABOUT}${ANY}`;

/** "The garment was weighed with its tag removed: 174.3 g". */
const WEIGHED = String.raw`(?<!\p{L})(?:(?:was |been )weighed|wurde[^.;\n]{0,30}gewogen|gewogen|a ete pesee?s?|(?:stat[oa]|viene) pesat[oa]|pesat[oa]|(?:ha sido|fue) pesad[oa]|(?:foi) pesad[oa]|werd gewogen|zwazon[yae]|zwazono|(?:z|od)vazen[yaoe]?|lemert\p{L}{0,4}|megmert\p{L}{0,4}|cantarit[ae]?|претеглен[аои]?|измерен[аои]?|зважен[аоі]?|зважили|измерено|ζυγιστηκε|vagdes|vagts|vejet|blev vejet|veid|ble veid|punnitt\p{L}{1,6}|kaalut(?:i|ud)|nosver[ts]s?|pasver(?:t|ta|tas)|stehtan[aoi]?|izvagan[aoi]?|izmjeren[aoi]?|tartil\p{L}{2,12})(?:[ \n][^\d.:;\n]{1,60})?(?:[ ]?:|[ \n](?:at|mit|a|ad?|en|zu|op|na|pa|til|till|la|на|σε|kohta|und wog|and found to be)|,)?[ \n]${ABOUT}${ANY}`;

/** "At only 310 g the vest …", "só 305 g": a weight that is said to be small, with nothing that the goods have so much of. */
const WITH = "(?:with|at|mit|avec|a|con|com|met|med|pa|ze?|se?|so|sa|cu|cu cele|със?|з|зі|с|με)";
const BE = String.raw`(?:(?:it|this|es|das|ce|c|il|dit|het|det|den|to|tai|se|see|tas|ez|това|це|то)[ \n'])?(?:is|'s|sind|ist|est|sont|sono|e|es|son|sao|zijn|to|je|jsou|su|ar|er|on|ovat|este|sunt|са|е|є|је|ειναι|ir|yra)`;
const SAID_SMALL = String.raw`(?<!\p{L})(?:${WITH}[ \n](?:(?:its|seinen|ses|i suoi|suoi|sus|os seus|seus|zijn|sina|sine)[ \n])?(?:${ONLY})[ \n]${ABOUT}${WHOLE}|${AT_START}${BE}[ \n](?:${ONLY})[ \n]${ABOUT}${ANY})`;

/** "Comptez 1,3 kg pour la parka". */
const COUNT_ON = String.raw`(?<!\p{L})(?:comptez|compter|il faut compter|rechnen sie mit|expect|figure on|allow|calcolate|considerate|calcule|cuente con|conte com|reken op|rakna med|regn med|varaudu|trzeba liczyc|pocitejte s|pocitajte s|szamoljon)[ \n]${ABOUT}(?=${FIGURE}[ \n](?:pour|fur|for|per|para|voor|na|pro|pre|za)[ \n](?:(?:the|an?|die|den|das|la|le|une?|il|lo|una?|el|os?|as?|de|het|een)[ \n]|l['’])\p{L})`;

/** What joins another weight to one of a size, or tells whose scales showed it: somebody who bought one. */
const OF_OTHER = String.raw`(?:and|und|et|ed|e|y|en|i|og|och|ja|es|si|a|in|ter|ir|un|и|і|та|και|ve|my|mein\p{L}{0,2}|ma|mon|mi[ao]?|minha|meu|mijn|moj\p{L}?|moja|min|mitt|mina|minu|mano|mana|mans|mea|meu|benim|мо\p{L}{1,2}|μου)[ \n]`;
/** "In size L 380 g", "płaszcz w rozmiarze 40 to około 1,35 kg": a size with what is weighed in it. */
const OF_SIZE = String.raw`(?<!\p{L})${SIZE}(?:[ ]?[:=]|[ ]-|,)?[ \n](?:(?!${OF_OTHER})[^\d.,;:\n\t ]+[ \n]){0,5}(?:(?:is|ist|sind|est|fait|e|es|sao|to|je|ar|er|on|este|are|е|има|є|ειναι|cantareste|pesa|smo namerili|tartildiginda)[ \n])?${ABOUT}${WHOLE}`;

/** Light or heavy, and how much: "ist leicht: 125 g", "ciężka – 52 kg". */
const LIGHT = String.raw`(?:light(?:weight)?|heavy|featherlight|leicht|schwer|(?:feder|feather|leicht|ultra)\p{L}{0,3}(?:leicht|gewicht|weight)|leger|legere|lourde?|legger[oa]|pesante|ligero|ligera|leve|pesad[oa]|licht|zwaar|lekk[iae]|ciezk[iae]|lehk[yae]|tezk[yae]|l'ahk[yae]|lahk[yae]|tazk[yae]|konnyu|nehez|usor|usoara|gre[ua]|greoi|лека|лек[ои]?|тежка?|легк(?:ии|а|е)|важк(?:ии|а|е)|лаган[ао]?|тежак|ελαφρ\p{L}{1,3}|βαρ(?:υ|ια)|latt|latta|tung|let|tunge?|lett|kevyt|painava|raskas|kerge|raske|viegl[sai]|smag[sa]|lengv[aiu]s?|sunk[iu]s|lahek|lahk[ao]|tez[ae]k|tezka|teska|lagan[ao]?|hafif|agir|tuy gibi|letvægter|lattviktare|lettvekter|hoyhenenkevyt|sulgkerge|pehelykonnyu)`;
const AS_LIGHT = String.raw`(?<!\p{L})${LIGHT}(?:[ \n](?:ako|jak|come|kao|wie|as|comme|como|ca|като|як|σαν|kui|ka|kaip|kot)[ \n][^\d.,;:\n]{3,25})?(?:[ ]?[,:-][ \n]${ABOUT}${WHOLE}|[ \n](?:(?:at|pa|de|af|von|mit|di|van|z)[ \n])(?:${ABOUT})${WHOLE}|[ \n](?:${ONLY})[ \n]${ABOUT}${WHOLE})`;
/** "125 gramman kevyt kaveri", "a 130-gram bear", "130-grammine kaisukaru". */
const SO_LIGHT = String.raw`(?<![\d.,/-])(?=\d[\d.,]*(?:[ ]?(?:g|kg|gramman|kilon)[ ](?:kevyt|painava|painoinen|raskas|raske|konnyu|hafif|leicht|schwer|licht|zwaar|heavy|tung|latt|tungt|let|lett)|[ -]?(?:gramma?ine|grammised?|kilone|kilogrammine)|-gramm?(?:os|ig\p{L}{1,2})?)[ \n](?!per|je|pro|/)\p{L}{3})`;

/** "The bear alone: 150 g", "nallen utan kartong: 120 g", "mantel ilma kiletaskuta: 1,28 kg". */
const ALONE =
  "(?:alone|on its own|allein|alleine|solo|seule?|seuls|da sol[oa]|sol[oa]|sozinh[oa]|alleen|(?:sam|sama|samo)|samotn[yae]|enbart|ensam|alene|yksin|onmagaban|singur[aă]?|uksi|uksinda|vien[sa]?|atseviski|pats|pati|tek basina|сам[аои]?|окремо|отделно|μονο[σ]?|μονη)";
const BY_ITSELF = String.raw`${AT_START}\p{L}[^\d.,;:!?\n\t()]{2,40}[ ]\(?(?:${ALONE}|${WITHOUT_PACKAGING.source})\)?(?:[ ]?[:=-]|,)?[ \n]${ABOUT}${ANY}`;

/** "41,5 kg (in doos 45 kg)", "135 g, the box another 70 g": what stands before the weight with, or of, the package. */
const PACKED = String.raw`(?:packed|packag|packing|boxed|box|carton|verpack|karton|schachtel|ovp|boite|emball|scatol|imball|confezion|caja|embalaj|estuche|caixa|embalag|doos|verpak|pudelk|opakow|karton|krabic|obal|balen|zabal|doboz|csomagol|cutie|cutia|ambala|кутия|опаков|коробк|упаков|кутиј|паков|κουτι|συσκευασ|kartong|forpack|ask(?:en)?(?!\p{L})|æske|eske|pakkau|laatik|pakend|karbi|karp|kast[ie]?|iepakoj|kast[ei]|kaste|pakuot|dezut|embalaz|skatl|skatul|kutij|kutu|ambalaj)`;
const BEFORE_PACKED = String.raw`(?<![\d\p{L}.,/])(?<!\d )(?=${FIGURE}(?![\p{L}/²])\.?(?:[ ](?:netto|net|nett|neto|net[ao]|нетто|нето|καθαρο(?: βαροσ)?))?[ ]?[(;,|\t/-][ \t]?(?:(?:\p{L}+['’]?[ ]?){0,3}(?<!(?:without|ohne|sans|senza|sin|sem|zonder|bez|utan|uden|uten|ilman|fara|brez|be|ilma|без|χωρισ)[ ])${PACKED}\p{L}*[ :]{1,3}(?:\p{L}+\.?[ ]){0,2}${FIGURE}|${FIGURE}\.?[ ](?:in|with|mit|avec|con|com|met|med|z|w|s|v|se|so|cu|in|с|в|з|у|са|με)[ ](?:\p{L}+[ '’]){0,2}${PACKED}))`;

/** "270 g netto", "9,6 kg de peso próprio", "645 g tömegű": the word for the weight behind its figure. */
const WEIGHT_BEHIND = String.raw`(?<![\d\p{L}.,/x])(?<![\dx] )(?=\d[\d.,]*[ ]?(?:(?:g|gr|gramm?s?|γρ|г|gramm?\p{L}{0,3})\.?[ ](?:netto|net|nett|neto|net[ao]|нетто|нето|καθαρο βαροσ|net weight|nettogewicht)|(?:g|kg|gr|gramm|kilo\p{L}{0,5}|кг|г|γρ|κιλα)\.?[ ](?:of own weight|own weight|eigengewicht|eigen gewicht|de poids propre|poids propre|di peso proprio|peso proprio|de peso proprio|masy wlasnej|vlastni hmotnosti|vlastnej hmotnosti|egenvikt|egenvægt|egenvekt|omapainoa|tomegu|sulyu|onsulyu|omakaalu|kaaluga|kaaluv|passvara|svara|svorio|mases|lastne teze|vlastite (?:tezine|mase)|власноі ваги|собствено тегло|agirliginda))(?![\p{L}/])(?![^;\n\t]{0,40}(?:gross|brut)))`;

/** Each ends before the figure of a weight. */
export const CLAUSES = [
  REACHING,
  HAVING,
  ON_SCALES,
  NOUN_IS,
  ANSWER,
  WEIGHED,
  SAID_SMALL,
  COUNT_ON,
  OF_SIZE,
  AS_LIGHT,
  SO_LIGHT,
  BY_ITSELF,
  BEFORE_PACKED,
  WEIGHT_BEHIND,
].map((pattern) => new RegExp(pattern, "gu"));

/** What else comes to so many kilograms: loads, what is washed, what a product costs the climate, what it is sent in, and its cloth. */
const OF_NO_GOODS =
  /(?<!\p{L})(?:portata|nosnost|tragkraft|tragfahig|belast|capacit|capacidad|capacidade|kandevoim|kantavuus|udzwig|nosivost|nosilnost|terhel|teherbir|sarcin|вантаж|навантаж|носимост|носивост|bæreevne|barformaga|draagverm|celtspej|kroviniu|keliamoj|tasima|φορτι|charge|load|carga|carico|co2|co₂|carbon|karbon|footprint|fußabdruck|fussabdruck|emission|emisi|empreinte|impronta|huella|pegada|voetafdruk|slad|labnyom|amprent|отпечат|вугле|jalanj|jalaj|avtryk|aftryk|klima|water|wasser|wasch|maschin|machine|lavad|lavag|lavat|lessive|trommel|pral|prack|prani|mosas|mosog|tvatt|vask|pesu|skalb|mazg|пран|препир|reduc|saves?(?!\p{L})|spart|spar(?!\p{L})|einspar|econom|risparm|ahorr|poupa|bespaar|oszczed|usetr|ustet|megtakar|production|produktion|packung|polybag|polibag|beutel|lieferung|deliver|livraison|consegna|entrega|order|bestell|commande|pedido|zamow|material|uplet|pletiv|dzianin|etoffe|pletenin|neulos|трикотаж|полотн|waste|abfall|dechet|scart|powder|waschmittel|detergent|deterg|dose)|full(?:ung|menge)|fodschutz|ladung/u;
/** Who sits in, on or under it, as what a sentence speaks of. */
const OF_WHO =
  /^[^\p{L}]*(?:\p{L}{1,4}[ \n])?(?:child|kind|enfant|bambin|nin[oa]|crianca|dziec|dite|deti|dieta|gyerek|gyermek|copil|дет|дит|παιδι|barn|lapsi|lapse|laps|bern|vaik|otrok|dijet|djec|cocuk|bab[yi]|person|user|rider|nutzer|benutzer|utilisateur|utente|usuario|utilizador|gebruiker|uzytkownik|uzivatel|felhasznalo|bruger|bruker|anvandar|kayttaj|kasutaj|lietotaj|naudotoj|uporabnik|korisnik|kullanici|користувач|потребител)/u;
/** How far before a weight its sentence is looked at, in characters. */
const REACH = 160;

/** True in a sentence of what no goods weigh, or where what packs them is told behind the figure. */
export function isOfNoGoods(folded: string, at: number, figure: number): boolean {
  const before = tailOf(
    folded.slice(Math.max(at - REACH, 0), at),
    /$(?<=(?<tail>(?:[^.;!?\n\t]|[.;](?!\s))*))/u,
  );
  const said = `${before}${folded.slice(at, figure)}`.replace(WITHOUT_PACKAGING, "");
  const behind =
    /^[^,.;:!?()\n\t]*/u.exec(folded.slice(figure, figure + REACH))?.[0].replace(/^[\d.,]+/, "") ?? "";
  return (
    OF_NO_GOODS.test(said) ||
    OF_FILLING.test(said) ||
    OF_WHO.test(said.trimStart()) ||
    FOR_PACKAGE.test(behind)
  );
}
const FOR_PACKAGE = new RegExp(
  String.raw`(?<!\p{L})(?:for|fur|pour|per|para|voor|for|pro|pre)[ ](?:\p{L}+[ '’])?${PACKED}|(?<!\p{L})co[2₂]`,
  "u",
);
