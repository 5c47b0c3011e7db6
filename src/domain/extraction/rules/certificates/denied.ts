/** What takes a certificate back that is named: it has ended, is another company's, only asked for, or an example. */
import type { Passage } from "../../reading/passage.ts";
import { words } from "../composition/said.ts";
import { alternatives } from "../kit/found.ts";
import { dateIn, monthCalled } from "../kit/numbers.ts";
import { lineEnd, type Place } from "../kit/places.ts";
import { worded } from "../kit/worded.ts";
import { LEAVES_OUT, saysNotCovered } from "../papers/not-covered.ts";
import { isOfOtherGoods } from "./other-goods.ts";
import { standardIn } from "./standards.ts";

/** Said in the same sentence, or the same row of a table. */
const ENDED = `(?<!not )expired|not (?:been )?renewed|nicht (?:verlangert|erneuert)|lief [^;\\n]{0,25} (?:ab|aus)|endete|lauft nicht mehr|pas (?:ete )?renouvelee?|arrivee? a echeance|non (?:e stato )?rinnovat\\p{L}|no (?:se )?(?:ha )?renovad[oa]|nao (?:foi )?renovad[oa]|expirou|niet (?:verlengd|vernieuwd)|verliep|nie (?:zostal )?(?:odnowion|przedluzon)\\p{L}{1,2}|yenilenme\\p{L}*|(?:inte|ikke|ikkje) (?:blevet |blitt |bleven )?(?:fornyat?s?|fornyet|forlangd?t?s?|forlænget)|gick ut|gikk ut|upphort\\p{L}?|ei (?:ole )?(?:uusittu|jatkettu)|ne(?:byl|bola?|bol) (?:obnoven|prodlouzen|predlzen)\\p{L}?|nem ujitott\\p{L}*|nu (?:a fost|s-a) reinnoit|nije (?:obnovljen|produzen)|ni (?:obnovljen|podaljsan)|lapsed|lost (?:its )?validity|ceased to be valid|has run out|ausser kraft|pozbyl\\p{L}? platnosti|stratil\\p{L}? platnost\\p{L}?|utracil\\p{L}{0,3} waznosc|(?:perdu|perd) sa validite|(?:perso|perde) (?:la )?validita|perdi\\p{L}* (?:su |a |la )?valid\\p{L}+|(?:haar |zijn )?geldigheid verloren|forlorat sin giltighet|mistet (?:sin )?gyldighet\\p{L}?|mistet sin gyldighed|menettanyt voimassaolo\\p{L}*|(?:hatalyat|ervenyet) vesztett\\p{L}*|(?:si-a|si a|a) pierdut valabilitatea|izgubi[ol]\\p{L}? (?:je )?(?:valjanost|veljavnost)|prestal\\p{L}? (?:je )?(?:veljati|vrijediti|vaziti)|kehtivuse kaotanud|nebegalioj\\p{L}*|neteko galios|zaudej\\p{L}+ speku|загуби\\p{L}* валидност\\p{L}*|втратив\\p{L}? чинність|престао да важи|επαψε να ισχυει|gecerliligini (?:yitir|kaybet)\\p{L}+|ran out|discontinued|not (?:been )?(?:extended|prolonged)|withdrawn|revoked|suspended|cancell?ed|terminated|superseded|no longer (?:valid|in force)|not valid|invalid|abgelaufen\\p{L}{0,2}|erloschen\\p{L}{0,2}|ausgelaufen\\p{L}{0,2}|ungultig\\p{L}{0,2}|nicht (?:mehr )?gultig|widerrufen\\p{L}{0,2}|zuruckgezogen\\p{L}{0,2}|entzogen\\p{L}{0,2}|ausgesetzt\\p{L}{0,2}|aberkannt\\p{L}{0,2}|gekundigt\\p{L}{0,2}|nicht (?:mehr|langer) in kraft|gilt (?:seit [^.;\\n]{3,20} )?nicht mehr|perimee?s?|echue?s?|resiliee?s?|invalidee?s?|pris fin|(?:pas|plus) (?:ete )?(?:reconduit|en vigueur|en cours de validite)\\p{L}{0,2}|a expire|(?:est|a|sont|ont) expires?|expiree|n'est plus valable|plus valide|retiree?|suspendue?|annulee?|revoquee?|scadut\\p{L}|decadut\\p{L}|cessat\\p{L}|non (?:e )?piu in (?:vigore|corso di validita)|non (?:e )?(?:piu )?valid\\p{L}|ritirat\\p{L}|sospes[oaie]|revocat\\p{L}|annullat\\p{L}|caducad[oa]s?|caduco|vencio|venceu|cessou|expiro|sin efecto|sem efeito|dej\\p{L}+ de (?:ser|tener|estar) (?:valid|vigen)\\p{L}+|deixou de (?:ser|estar|ter) (?:valid|em vigor|validade)\\p{L}*|(?:ya no esta|no esta) (?:vigente|en vigor)|vencid[oa]s?|no (?:es )?(?:valid[oa]|vigente)|retirad[oa]s?|suspendid[oa]s?|anulad[oa]s?|cancelad[oa]s?|expirad[oa]s?|caducou|nao (?:e )?valid[oa]|revogad[oa]s?|verlopen|vervallen|verviel|beeindigd|opgezegd|niet langer (?:geldig|van kracht)|niet (?:meer )?geldig|ingetrokken|geschorst|wygasl\\p{L}{0,4}|przestal\\p{L}? (?:obowiazywac|byc wazn\\p{L})|stracil\\p{L}? waznosc|(?:juz nie|nie) (?:obowiazuje|jest (?:juz )?wazn\\p{L})|przeterminowan\\p{L}{1,3}|wycofan\\p{L}{1,3}|odebran\\p{L}{1,3}|niewazn\\p{L}{1,3}|cofniet\\p{L}{1,3}|uniewaznion\\p{L}{1,2}|zawieszon\\p{L}{1,2}|suresi (?:dolmus|bitmis|dolan|doldu|bitti|biten|gecmis|gecti|sona er)\\p{L}*|sona er(?:di|mis|en)\\p{L}*|yururlukten (?:kalk|kaldir)\\p{L}*|geri (?:cek|al)il\\p{L}*|gecerli degil\\p{L}*|gecerligini yitir\\p{L}+|gecersiz\\p{L}*|iptal|askiya|utgatt|utgangen|utgangna|(?:har )?lop(?:t|te) ut|dragits (?:in|tillbaka)|dragen tillbaka|sagts upp|galler inte langre|inte langre (?:giltig\\p{L}?|i kraft)|upphavt\\p{L}?|ogiltig\\p{L}?|aterkalla\\p{L}{1,3}|indrag\\p{L}{2,3}|inddrag\\p{L}{1,3}|udlobet|udlob(?= (?:den )?\\d)|utlop(?= (?:den )?\\d)|ugyldig\\p{L}?|tilbagekaldt|trukket tilba[gk]e|trukket inn|inndratt|ophort|opphort|opsagt|oppsagt|gælder ikke længere|gjelder ikke lenger|(?:ikke (?:længere|lenger)) (?:gyldig|i kraft)\\p{L}?|suspender[et]\\p{L}{1,2}|annuller[et]\\p{L}{1,2}|utlopt|tilbakekalt|vanhentun\\p{L}{1,5}|vanheni|paattyn\\p{L}{2,5}|paattyi|umpeutun\\p{L}{1,5}|umpeutui|rauennu\\p{L}*|lakannu\\p{L}*|peruutet\\p{L}{1,5}|ei ole enaa voimassa|ei ole voimassa|ei enaa ole voimassa|peruttu|propadl\\p{L}{0,3}|vyprsel\\p{L}{0,2}|vyprsan\\p{L}{0,3}|vyprsal\\p{L}?|vyprchal\\p{L}?|zanik(?:l\\p{L}?|ol)|uplynul\\p{L}?|odvolan\\p{L}{0,3}|ukoncen\\p{L}{0,3}|ukoncil\\p{L}?|(?:jiz|uz) (?:neplati|nie je platn\\p{L}{1,2}|neni platn\\p{L}{1,2}|nema platnost)|(?:neni|nie je) (?:jiz|uz) platn\\p{L}{1,2}|stazen\\p{L}{0,3}|stiahnut\\p{L}{0,3}|neplatn\\p{L}{1,3}|skoncil\\p{L}?|zrusen\\p{L}{0,2}|odebran\\p{L}{0,3}|odobrat\\p{L}{0,3}|odnat\\p{L}{0,3}|pozastaven\\p{L}{0,2}|lejart\\p{L}*|megszunt\\p{L}*|mar nem (?:ervenyes|hatalyos)|nem ervenyes|torolt[eé]k|bevont[aá]k|hatalyon kivul|ervenytelen\\p{L}*|visszavont\\p{L}*|felfuggeszt\\p{L}*|expirat\\p{L}?|retras\\p{L}?|anulat\\p{L}?|suspendat\\p{L}?|revocat\\p{L}?|(?:nu mai este|nu mai e) (?:valabil|in vigoare|valid)\\p{L}?|si-a incetat valabilitatea|incetat\\p{L}? (?:sa fie valabil|valabilitatea)|istekl?[aoi]o?|povucen\\p{L}{0,3}|ukinut\\p{L}{0,3}|opozvan\\p{L}{0,3}|ponisten\\p{L}{0,3}|suspendiran\\p{L}{0,3}|vise ne (?:vrijedi|vazi)|(?:nije vise|vise nije) (?:na snazi|va[zl]\\p{L}+|vrijed\\p{L}+)|istekl\\p{L}{2,4}|potekel|potekl[aoi]|preklican\\p{L}{0,3}|razveljavljen\\p{L}{0,3}|odvzet\\p{L}{0,3}|umaknjen\\p{L}{0,3}|ne velja vec|ni vec (?:v veljavi|veljav\\p{L}+)|potekl\\p{L}{2,4}|(?:veljavnost|veljavnosti) (?:je |mu |ji )*prenehala|prenehal\\p{L}? veljati|aegunud|kehtetu\\p{L}*|tuhistat\\p{L}*|peatat\\p{L}*|loppenud|lopetat\\p{L}*|tagasi voetud|ara voetud|ei kehti|(?:ei ole|pole) enam kehtiv|pasibaig\\p{L}*|baigesi|baigusi\\p{L}*|atsaukt\\p{L}*|sustabdyt\\p{L}*|nustojo galioti|negalioja\\p{L}*|panaikint\\p{L}*|beidzies|beigusies|beidzas derig\\p{L}*|izbeigt\\p{L}*|apturet\\p{L}*|notecej\\p{L}*|(?:vairs )?nav (?:speka|derig\\p{L}*)|vairs nav|nav deriga\\p{L}*|anulet\\p{L}*|изтек\\p{L}*|спрян\\p{L}*|отменен\\p{L}*|вече не (?:е (?:валиден|в сила)|важи)|не важи|невалид\\p{L}*|недіисн\\p{L}*|припин\\p{L}{2,6}|зупинен\\p{L}*|призупинен\\p{L}*|скасован\\p{L}*|закінчи(?:вся|лася|лося|лась|лись)|минув|більше не (?:діє|чинн\\p{L}+|діисн\\p{L}+)|не діє|прострочен\\p{L}*|відкликан\\p{L}*|анульован\\p{L}*|истек\\p{L}*|неважећ\\p{L}*|повучен\\p{L}*|оттеглен\\p{L}*|прекратен\\p{L}*|отнет\\p{L}*|ληγμεν\\p{L}*|δεν ισχυει|δεν ανανεωθηκε|ακυρωθ\\p{L}*|ακυρωμεν\\p{L}*|αποσυρ\\p{L}*|διακοπ\\p{L}*|εληξ\\p{L}*|ανακλη\\p{L}*|ανασταλ\\p{L}*`;
const ASKED_FOR = `pagar|pagaende|under behandling|under behandlingen|er i gang|devam et\\p{L}*|vireilla|kesken|menetlemisel|pooleli|izskatisana|nagrinejam\\p{L}*|tebevyksta|u obradi|v obravnavi|v pridobivanju|на розгляді|в процедура|предстои|σε εξελιξη|υπο εξεταση|noch aus|steht noch aus|(?:to be )?applied for|application (?:is )?(?:pending|submitted|in progress)|certification (?:is )?pending|pending|not yet (?:issued|granted|received|available|certified)|beantragt|antrag (?:gestellt|lauft)|in bearbeitung|in vorbereitung|noch nicht (?:erteilt|ausgestellt|erhalten|zertifiziert)|en cours (?:de certification|d'obtention|d'instruction|de demande|de delivrance)|demande (?:deposee|en cours)|in corso (?:di (?:certificazione|rilascio|ottenimento|valutazione))|in attesa|en tramite|en proceso|pendiente|solicitad[oa]|em (?:curso|processo|tramitacao)|pendente|aangevraagd|in aanvraag|in behandeling|w trakcie|zlozono wniosek|wniosek zlozon\\p{L}|basvuru(?:su)?|surecinde|ansokt|ansokan|ansogt|ansogning|sokt om|soknad|haettu|haettava\\p{L}*|hakemus\\p{L}*|zazadano|zadost\\p{L}?|pozadano|v rizeni|folyamatban|igenyelt\\p{L}*|in curs de|solicitat\\p{L}?|u tijeku|u postupku|zatrazen\\p{L}?|v postopku|taotle\\p{L}*|paraisk\\p{L}*|pieteik\\p{L}*|в процес|подадено заявление|υπο εκδοση|εκκρεμει`;
const OF_OTHERS = `gehort nicht (?:zu )?uns|(?:does|do) not belong to us|ne nous appartient pas|non (?:ci )?appartiene|no nos pertenece|nao nos pertence|hoort niet bij ons|nie nalezy do nas|(?:quot\\p{L}+|stat\\p{L}+|giv\\p{L}+) our (?:own )?licen[cs]e|(?:another|a different|some other|other) (?:company|firm|supplier|mill|producer|manufacturer|licensee|holder|legal entity)|belongs to (?:a|an|the|our)|competitor\\p{L}*|wettbewerber\\p{L}*|mitbewerber\\p{L}*|concurrents?|concorrent[ei]|competidor\\p{L}*|concorrentes?|konkurren[tc]\\p{L}*|kilpailij\\p{L}*|versenytars\\p{L}*|konkurenc\\p{L}*|rakip\\p{L}*|конкурент\\p{L}*|ανταγωνιστ\\p{L}*|ein(?:er|em|es)? ander(?:en|er|em|es) (?:firma|unternehmens?|betriebs?|lieferanten|herstellers?|hauses)|autre (?:societe|entreprise|firme|fournisseur|fabricant|titulaire)|altr[ao'] ?(?:societa|ditta|azienda|impresa|fornitore|titolare)|otr[ao] (?:empresa|sociedad|proveedor|fabricante|titular|firma)|outr[ao] (?:empresa|sociedade|fornecedor|fabricante|titular|firma)|ander(?:e)? (?:bedrijf|firma|onderneming|leverancier|fabrikant)|inn(?:ej|ego|a) (?:firm\\p{L}|spolk\\p{L}|przedsiebiorstw\\p{L}|dostawc\\p{L}|podmiot\\p{L}*)|baska (?:bir )?(?:firma|sirket|tedarikci|uretici)\\p{L}*|anna[nt]s? (?:foretag|firma|bolag|leverantor)s?|ande[nt] (?:firma|virksomhed|leverandor|selskab)s?|anne[nt] (?:firma|bedrift|leverandor|selskap)s?|tois(?:en|elle) (?:yrity\\p{L}*|toimittaj\\p{L}*|valmistaj\\p{L}*)|jin(?:e|ou|emu|eho) (?:firm\\p{L}|spolecnost\\p{L}|dodavatel\\p{L}*|podnik\\p{L}*)|in(?:ej|u|emu|eho) (?:firm\\p{L}|spolocnost\\p{L}|dodavatel\\p{L}*|podnik\\p{L}*)|masik (?:ceg\\p{L}*|vallalat\\p{L}*|beszallito\\p{L}*|gyarto\\p{L}*)|alte?i? (?:firm\\p{L}|companii?\\p{L}*|societat\\p{L}*|furnizor\\p{L}*)|drug(?:e|oj|om|o|ega|emu) (?:tvrtk\\p{L}|firm\\p{L}|podjetj\\p{L}*|poduzec\\p{L}|dobavljac\\p{L}*|dobavitelj\\p{L}*)|teise (?:ettevot\\p{L}*|firma\\p{L}*|tarnija\\p{L}*)|kitos (?:imones|bendroves)|cita (?:uznemuma|razotaja)|друга (?:фирма|компания)|друг (?:доставчик|производител)|αλλησ? εταιρ\\p{L}*`;
const EXAMPLES = `(?:for )?example|by way of illustration|fictitious|zum beispiel|beispiel(?:haft|nummer|zertifikat)?|fiktiv\\p{L}*|par exemple|a titre d'exemple|fictif|ad esempio|a titolo di esempio|por ejemplo|a modo de ejemplo|por exemplo|a titulo de exemplo|bijvoorbeeld|voorbeeld(?:nummer|certificaat)?|na przyklad|przykladow\\p{L}{1,3}|ornek(?:tir|lik)?|till exempel|for eksempel|esimerkiksi|esimerkki\\p{L}*|napriklad|peldaul|de exemplu|na primjer|na primer|naiteks|pavyzdziui|piemeram|например|για παραδειγμα`;

const DENIED = words([ENDED, ASKED_FOR, OF_OTHERS, EXAMPLES].join("|"));
/** What a number shortly after these words was before. */
const REPLACED = new RegExp(
  `(?<!\\p{L})(?:${alternatives("replaces,replacing,supersedes,superseding,in place of,instead of,anstelle von,anstelle des zertifikats,anstatt,remplace,remplacant,annule et remplace,sostituisce,in sostituzione,sustituye,reemplaza,en sustitucion,substitui,em substituicao,vervangt,ter vervanging,zastepuje,w miejsce,ersatter,erstatter,korvaa,nahrazuje,nahradza,helyettesiti,felvaltja,inlocuieste,zamjenjuje,nadomesca,asendab,pakeicia,aizstaj,заменя,αντικαθιστα")}|ersetzt(?! durch)|namesto|umjesto|umesto|na misto|misto|namiesto|vietoj|вместо|замість|αντι|i stallet for|i stedet for|w miejsce)(?!\\p{L}| par(?!\\p{L}))(?:[^.;\\n]|(?<=(?<!\\p{L})(?:n|no|nr|num|nro|c|br|sz|st))\\.){0,60}$`,
  "u",
);
/** Certificates that say nothing of how a product is made: of a delivery, a company's tax, an instrument, the program that wrote an invoice. */
const NO_CLAIM =
  /(?<!\p{L})(?:programa (?:informatico |de faturacao )?certificado|software certificado|software de faturacao|logiciel (?:de caisse )?certifie|certified (?:billing |invoicing )?(?:software|program)|zertifizierte software|software certificato|certificates? of (?:analysis|origin|insurance|incorporation|deposit|warranty|destruction|free sale|weight|quality and quantity)|(?:vat|tax|insurance|phytosanitary|veterinary|health|fumigation|calibration|movement|inspection|mill test|welding|origin) certificates?|(?:analysen?|ursprungs|kalibrier\p{L}*|pruf|abnahmeprufz|werksz?|versicherungs|praferenz)-?(?:zertifikat|zeugnis|eugnis|schein|bestatigung)\p{L}*|certificats? (?:d'origine|d'analyse|d'assurance|d'etalonnage|de circulation|phytosanitaire)|certificat[oi] (?:di|d') ?(?:origine|analisi|assicurazione|taratura|collaudo|circolazione)|certificad[oa]s? (?:de|do|da) (?:origen|origem|analisis|analise|seguro|calibracion|calibracao|circulacion|circulacao)|(?:certificaat van oorsprong|analysecertificaat|kalibratiecertificaat|oorsprongscertificaat|ursprungscertifikat|ursprungsintyg|oprindelsescertifikat|opprinnelsessertifikat|alkuperatodistus|kalibreringscertifikat)\p{L}*|swiadectw\p{L} (?:pochodzenia|wzorcowania|analizy)|mense (?:sahadetnamesi|belgesi)|(?:osvedcen\p{L}*|certifikat\p{L}*) o (?:puvodu|povode)|szarmazasi (?:bizonyitvany|igazolas)\p{L}*|certificat\p{L}* de origine|certifikat\p{L}* o porijeklu|potrdilo o poreklu|сертификат за произход|сертифікат (?:про )?походження|(?:сертификат|уверење) о пореклу|πιστοποιητικο καταγωγησ|10204)(?!\p{L})[^;\n]{0,50}$/u;
/** A whole document that is an example, by a line of its own. */
const SPECIMEN =
  /^[ ]*(?:(?:specimen|voorbeeld|exemple|example|esempio|fac-?simile|ejemplo|exemplo|wzor|ornek|exempel|eksempel|malli|vzor|minta|muster|sample|naidis|primjer|primer|vzorec|образец|υποδειγμα)(?:[ ,:()/-]+[^\n\t]{0,20}(?:not valid|invalid|niet geldig|ungultig|non valid\p{L}|no valid\p{L}|sans valeur|nao valid\p{L}|sem validade|sin validez|niewazn\p{L}|gecersiz\p{L}*|ogiltig\p{L}?|ugyldig\p{L}?|ei voimassa|neplatn\p{L}{1,2}|ervenytelen)[^\n\t]{0,20})|(?:specimen|fac-?simile|voorbeeld|musterzertifikat|sample certificate|specimen certificate|certificate specimen))[ .!)]*$/mu;
/** What a certificate is called whose time is over or that was taken back, in a line of its own: "CERTIFICATO SCADUTO – NON RINNOVATO". */
const OVER =
  "expired|withdrawn|revoked|suspended|terminated|abgelaufen|erloschen|widerrufen|entzogen|ausgesetzt|zuruckgezogen|expiree?|perimee?|echue?|caduc|caduque|retiree?|revoquee?|suspendue?|scadut[oa]|revocat[oa]|sospes[oa]|ritirat[oa]|caducad[oa]|vencid[oa]|revocad[oa]|suspendid[oa]|retirad[oa]|expirad[oa]|revogad[oa]|suspens[oa]|verlopen|ingetrokken|geschorst|opgeschort|wygasl[aey]|uniewaznion[aey]|cofniet[aey]|zawieszon[aey]|utgang[ean]t?|aterkalla[dt]|upphord?t?|udlobet|tilbagekaldt|utlopt|tilbakekalt|vanhentunut|peruutettu|propadl[aey]|zrusen[aey]|odebran[aey]|neplatn[aey]|lejart|visszavont|expirat|retras|suspendat|suresi dolmus|iptal edildi|isteka[ol]|potekel|cancell?ed|an+ull?(?:iert|eret|ert|era[dt]|at[aoie]?|ad[oa]|ee?|ed)|storniert|cancelad[oa]|geannuleerd|anulowan[aey]|makulera[dt]|mitatoity|stornovan[aey]|ponisten|preklican|tuhistatud|anul(?:iran|et)\\p{L}?|panaikint[aos]|анулиран|скасован\\p{L}|поништен|ακυρ(?:ωθηκε|ο)";
/** "Anulado em 09.03.2026": a day behind it. */
const ON_DAY = "(?:[ ](?:\\p{L}{1,5}\\.?[ ]){0,2}\\d[\\d./-]*(?:[ ]\\p{L}{3,10}[ ]\\d{4})?)?";
const MORE = "[ ]?[–—/,(-]+[ ]?[^\\n\\t.:]{2,40}";
const CERTIFICATE = "\\p{L}*certifi\\p{L}*|zertifikat|sertifi\\p{L}*|certyfikat|tanusitvany";
const PAPER_OVER = new RegExp(
  `^[ ]*(?:(?:\\p{L}{2,6} )?(?:${CERTIFICATE}|status|statut|stato|estado|stan|tila)(?:[ ]?[:–-]?[ ]|\\t)(?:(?:is|ist|est|e|esta|jest|ar|er|on|je)[ ])?(?:${OVER})${ON_DAY}(?:${MORE})?|(?:${OVER})${ON_DAY}${MORE})(?:[ .!)]*$|\\.[ ](?=[^\\n\\t]{4}))`,
  "mu",
);
/** "This certificate expired on 14 June 2024": a condition has no day. */
const OVER_SINCE = new RegExp(
  `(?<!\\p{L})(?:this|dies\\p{L}{1,2}|ce|quest[oa]|este|dit|dette|detta|tento|tama|acest)[ \\n](?:\\p{L}+[ \\n])?(?:${CERTIFICATE})[ \\n](?:(?:has|is|was|ist|wurde|a|est|e|ha|esta|fue|foi|er|on|byl)[ \\n](?:(?:been|ete|stat[oa]|sido)[ \\n])?)?(?:(?:am|le|il|el|em|op)[ \\n]\\d[^;\\n]{3,18}[ \\n](?:${OVER})(?!\\p{L})|(?:${OVER})(?!\\p{L})[^.;\\n]{0,12}\\d)`,
  "u",
);
/** "Gültig bis 31.03.2022 – abgelaufen, nicht verlängert", in the line of its last day. */
const LAST_DAY_OVER = new RegExp(
  `^[^\\n\\d]{4,30}\\d[\\d./-]*(?:[ ]\\p{L}{3,10}[ ]\\d{4})?[ ]?[–—,(-]+[ ]?(?:(?:is|ist|est|e|esta)[ ])?(?:${OVER})(?:${MORE})?[ .!)]*$`,
  "mu",
);
/** A point that ends no sentence: after short words for a number, and before a figure. */
export const SENTENCE_END =
  /(?<!(?<!\p{L})(?:n|no|nr|num|nro|cert|zert|certif|art|ref|c|br|st|sz|ltd|co|inc|s|a|b|v|d|o|r|l|p|m|id|reg|αρ))[.!?;·](?=[ \n]+[\p{L}(])/gu;

/** "CU 812345 has been superseded by": a certificate that has ended, before the one that follows it. */
const REPLACED_BY = worded(
  "u",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:${oneOf(
      "superseded by,replaced by,replaced with,succeeded by,followed by,ersetzt durch,abgelost durch,abgelost von,remplace par,remplacee par,sostituito da,sostituito dal,sostituita dalla,sustituido por,reemplazado por,substituido por,substituido pelo,vervangen door,opgevolgd door,zastapiony przez,zastapiony nowym,nahrazen,nahrazeno,nahradeny,nahradene,felvaltotta,helyebe lepett,inlocuit de,inlocuit cu,заменен с,заменен от,αντικατασταθηκε απο,ersatts av,ersatts med,ersatt av,erstattet af,erstattet av,korvattu,korvattiin,asendatud,aizstats ar,pakeistas,pakeite,nadomescen,nadomestil,zamijenjen,zamijenio,yerini,замінено на,замінено,замінении",
    )})(?!\\p{L})`,
);
/** Between two certificates, where one sentence speaks of the first and goes on to speak of the second. */
const CLAUSE =
  /[,;:.·]|(?<!\p{L})(?:and|but|while|und|aber|wahrend|et|mais|e|ed|ma|mentre|y|pero|mas|en|maar|terwijl|i|a|ale|ali|zas|kym|es|de|iar|dar|si|и|а|но|та|і|ή|και|ενω|och|men|og|ja|aga|ning|mutta|un|bet|bei|o|ir|in|pa|ter|dok|ve|ise|ama|olup|fakat|але)(?!\p{L})/gu;
/** What stands between two certificates that are told of together: brackets, signs, "and", a word for a number. */
const BRACKETS = /\([^()]*\)/gu;
const LISTED =
  /^[^\p{L}\d]*(?:(?:and|und|sowie|et|e|ed|y|en|i|a|es|ja|og|och|samt|si|и|і|та|και|un|ir|in|ter|ve|ile|oraz|bzw|or|oder|ou|o|of|lub|nebo|alebo|vagy|sau|eller|tai|vai|ali|или|або|nr?o?|num|numer\p{L}?|c|sz|st|br|бр|αρ|the|der|die|das|il|la|le|les|los|las|el|os|as|de)[^\p{L}\d]+){0,3}$/u;

/** How far behind a number the next sentence may speak of it, in characters. */
const REACH_OF_NEXT = 220;
/** The cell of a row that says what its certificate leaves out: "CU 877120 | does not cover NL-22 (bags only)". */
const CELL_LEAVES_OUT = new RegExp(`\\t[ ]?(?:${LEAVES_OUT})`, "u");
/** "GRS (no. CU 877120) for another denim; this certificate does not apply to the trousers": what is said of it next. */
const THIS_DOES_NOT =
  /^[^\t]{0,120}?[;.,][ \n](?:this|that|dieses|jenes|ce|cet|questo|quel|tale|est[ea]|es[ea]|esse|dit|dat|ten|tento|tieto|detta|dette|denne|tama)[ \n](?:\p{L}*certifi\p{L}*|zertifikat|certyfikat|sertifi\p{L}*|tanusitvany)[ \n](?:(?:does|do) not (?:apply|cover|hold|refer)|(?:gilt|deckt|umfasst) [^.;]{0,60}nicht|gilt nicht|ne (?:s'applique|couvre|concerne|vaut) pas|non (?:si applica|copre|vale|riguarda)|no (?:se aplica|cubre|ampara|vale)|nao (?:se aplica|abrange|cobre|vale)|(?:is niet van toepassing|geldt niet|dekt [^.;]{0,60}niet)|nie (?:dotyczy|obejmuje)|(?:galler|omfattar) inte|(?:gælder|gjelder|dækker|dekker|omfatter) ikke|ei (?:koske|kata)|neplati|nevztahuje|nem vonatkozik|nu (?:se aplica|acopera))/u;

/** Whether what stands around a number takes it back; what the same sentence says of others is said of them. */
export function isDenied(passage: Passage, start: number, end: number, others: readonly Place[]): boolean {
  const { folded } = passage;
  const { from, to } = statementAround(passage, start, end);
  const own = folded.slice(from, to).includes("\t")
    ? { from, to }
    : partOf(passage, { from, start, end, to }, others);
  const before = folded.slice(own.from, start);
  const nothingClaimed = NO_CLAIM.exec(folded.slice(from, start))?.[0];
  return (
    (nothingClaimed !== undefined && standardIn(nothingClaimed) === undefined) ||
    DENIED.test(before) ||
    DENIED.test(withoutDelivery(folded.slice(end, own.to))) ||
    REPLACED.test(before) ||
    REPLACED_BY.pattern().test(withoutDates(folded.slice(end, own.to))) === true ||
    saysNotCovered(folded.slice(from, to)) ||
    CELL_LEAVES_OUT.test(folded.slice(end, to)) ||
    THIS_DOES_NOT.test(folded.slice(end, end + REACH_OF_NEXT)) ||
    isOfOtherGoods(passage, { from, start, end, to }, linesAround(passage, start, end))
  );
}

/** Words before a day since when something is so. */
const SINCE =
  /[ ](?:(?:on|as of|with effect from|effective|since|from|am|seit|seit dem|ab|ab dem|zum|mit wirkung (?:zum|vom)|depuis(?: le)?|a compter du|le|au|dal|il|a partire dal|desde(?: el| o)?|el|a partir del?|em|op|sinds|vanaf|per|met ingang van|dnia|od(?: dnia)?|z dniem|den|sedan|fra|fran|med virkning fra|pr\.?|od|dne|ode dne|dna|odo dna|la|la data de|din|de la|pe|lahtien|alates|nuo|no|kops|dana|s danom|на|от|от дата|з|від|απο(?: τισ)?|στισ)[ ])?$/u;

/** "Remplacé depuis le 1er avril 2026 par": what is said, without the days since when it is so. */
export function withoutDates(said: string): string {
  const date = dateIn(said);
  if (!date) return said;
  const before = said.slice(0, date.start).replace(SINCE, "");
  return before + withoutDates(said.slice(date.end).replace(/^[ ]?(?:r|g|м|г)\.(?= )/u, ""));
}

/** "Scope certificate CU 812345GOTS, TC to follow": what is said of the certificate of the delivery. */
function withoutDelivery(behind: string): string {
  const at = behind.search(/[,;(][ ]?(?:\p{L}{1,4}[ ])?(?:tc(?!\p{L})|transa[ckz]|tranza[ck])/u);
  return at < 0 ? behind : behind.slice(0, at);
}

/** The part of a statement that is about one of several certificates in it, or about those that it is told with. */
function partOf(
  passage: Passage,
  { from, start, end, to }: { from: number; start: number; end: number; to: number },
  others: readonly Place[],
): { from: number; to: number } {
  const inside = others.filter(
    (other) => other.passage === passage && other.start >= from && other.end <= to,
  );
  const part = { from, to };
  let at = start;
  for (const other of inside.filter((one) => one.end <= start).sort((a, b) => b.end - a.end)) {
    const between = passage.folded.slice(other.end, at);
    if (!isListed(between)) {
      part.from = other.end + endOfFirst(between).second;
      break;
    }
    at = other.start;
  }
  at = end;
  for (const other of inside.filter((one) => one.start >= end).sort((a, b) => a.start - b.start)) {
    const between = passage.folded.slice(at, other.start);
    if (!isListed(between)) {
      part.to = at + endOfFirst(between).first;
      break;
    }
    at = other.end;
  }
  return part;
}

function isListed(between: string): boolean {
  return !DENIED.test(between) && LISTED.test(between.replace(BRACKETS, ""));
}

/** Where what is said of the first of two certificates ends, and where what is said of the second begins. */
function endOfFirst(between: string): { first: number; second: number } {
  if (REPLACED_BY.pattern().test(withoutDates(between)))
    return { first: between.length, second: between.length };
  if (REPLACED.test(between)) return { first: 0, second: 0 };
  const clause = [...between.matchAll(CLAUSE)].at(-1);
  return clause ? { first: clause.index, second: clause.index } : { first: between.length, second: 0 };
}

/** Whether a page is a specimen of what it shows. */
export function isSpecimen({ folded }: Passage): boolean {
  return SPECIMEN.test(folded);
}

/** Whether a certificate calls itself expired or withdrawn, by a line of its own or in a sentence with the day. */
export function isOver({ folded, order }: Passage): boolean {
  return order === "rows" && [PAPER_OVER, OVER_SINCE, LAST_DAY_OVER].some((over) => over.test(folded));
}

/** The row of a table, or the sentence over its lines, that a place stands in. */
function statementAround(passage: Passage, start: number, end: number): { from: number; to: number } {
  const { text, folded } = passage;
  const { from: first, to: last } = linesAround(passage, start, end);
  if (text.slice(first, last).includes("\t")) return { from: first, to: last };
  const ends = [...folded.slice(first, last).matchAll(SENTENCE_END)]
    .map(({ index }) => first + index)
    .filter((at) => !isOfDay(passage, at));
  return {
    from: (ends.findLast((at) => at < start) ?? first - 1) + 1,
    to: ends.find((at) => at >= end) ?? last,
  };
}

/** "Am 30.06. abgelaufen", "am 30. Juni abgelaufen": the point behind a day ends no sentence. */
function isOfDay({ text, folded }: Passage, at: number): boolean {
  if (text[at] !== "." || !/(?<!\d)\d{1,2}$/.test(text.slice(at - 3, at))) return false;
  const [next = ""] = /\S+/u.exec(text.slice(at + 1, at + 20)) ?? [];
  const [word = ""] = /\p{L}+/u.exec(folded.slice(at + 1, at + 20)) ?? [];
  return /^\p{Ll}/u.test(next) || (word.length > 2 && monthCalled(word) > 0);
}

/** The row of a table, or the lines of a paragraph, that a place stands in. */
export function linesAround({ text }: Passage, start: number, end: number): { from: number; to: number } {
  let from = text.lastIndexOf("\n", start - 1) + 1;
  let to = lineEnd(text, end);
  if (text.slice(from, to).includes("\t")) return { from, to };
  for (let count = 0; count < MOST_LINES && goesOn(text, from); count++)
    from = text.lastIndexOf("\n", from - 2) + 1;
  for (let count = 0; count < MOST_LINES && goesOn(text, to + 1); count++) to = lineEnd(text, to + 1);
  return { from, to };
}

/** Most lines of a sentence before and after the one with a number. */
const MOST_LINES = 3;
/** Least letters of a line that was full. */
const FULL = 70;

/** Whether the line that begins at a place goes on with the sentence of the one above it. */
function goesOn(text: string, at: number): boolean {
  if (at < 2 || at >= text.length) return false;
  const above = text.slice(text.lastIndexOf("\n", at - 2) + 1, at - 1);
  const line = text.slice(at, lineEnd(text, at));
  if (above === "" || line === "" || above.includes("\t") || line.includes("\t")) return false;
  if (/^\p{Ll}(?!\))/u.test(above) && !/[:;.]$/.test(above)) return true;
  return /^\p{Ll}(?!\))/u.test(line) || (above.length >= FULL && !/[:;.]$/.test(above));
}
