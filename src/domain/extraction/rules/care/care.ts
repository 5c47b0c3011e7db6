/** Care as words say it, by the symbols of ISO 3758: a row of patterns for each symbol. */

import type { Passage } from "../../reading/passage.ts";
import { isOfExaminedType } from "../certificates/type-examinations.ts";
import { isOfOneForm } from "../composition/certified.ts";
import { isShownBesides, isUndecided } from "../composition/others/no-product.ts";
import { isOfProposal } from "../composition/others/of-others.ts";
import { AMONG_REVIEWS, IN_QUOTES, QUOTED_CUSTOMER } from "../composition/others/reviews.ts";
import type { Found, Text } from "../kit/found.ts";
import { sharesWords, wordsOf } from "../kit/places.ts";
import { matches, type Worded, worded } from "../kit/worded.ts";
import { isAsApproved, mayCompareWithApproved } from "../papers/inspections.ts";
import { isSaidOfAnother, withoutOthers } from "../products/others.ts";
import { findInClauses, forbiddenInLists, isNotNeeded, NOT_AFTER, OR } from "./clauses.ts";
import { isDeniedCare } from "./denied.ts";
import { isOfWhatHappened } from "./happened.ts";
import { findCareParts, findTemperatures, gentleness } from "./parts.ts";
import { findDescribedSymbols } from "./symbols.ts";

interface Sign {
  field: string;
  value: string;
  pattern: Worded;
}

const NO =
  "do not,don't,not,never,nicht,kein,keine,ne pas,pas de,non,no,nao,niet,geen,nie,ej,inte,ikke,ei,ala,ne,ma ikke,nem,nu,не,μην,interdit,vietato";
const SIGNS: readonly Sign[] = [
  sign(
    "care_washing",
    "do_not_wash",
    "nicht in die wasche,ne va pas a l'eau,ne doit pas etre lave,ne doit pas etre lavee,ne doivent pas etre laves,ne doivent pas etre lavees,ne peut pas etre lave,ne peut pas etre lavee,ne se lave pas,ne lavez pas,ne jamais laver,must not be washed,should not be washed,may not be washed,can't be washed,never wash,no washing,nicht gewaschen werden,non lavabile,non lavabili,non puo essere lavato,non puo essere lavata,non deve essere lavato,non deve essere lavata,non va lavato,non va lavata,non vanno lavati,non vanno lavate,non si lava,no se puede lavar,no se pueden lavar,no se lava,no debe lavarse,no lave,nao pode ser lavado,nao pode ser lavada,nao deve ser lavado,nao deve ser lavada,nao se lava,nao lave,niet gewassen worden,niet worden gewassen,nie mozna prac,nie moze byc prany,nie moze byc prana,nie moze byc prane,nie wolno prac,nie nalezy prac,nie nadaje sie do prania,neperte,nelze prat,nesmi byt prano,nemozno prat,nie je mozne prat,nem moshatok,mosni nem szabad,nem szabad mosni,nem mosando,nu se poate spala,nu poate fi spalat,nu poate fi spalata,не може да се пере,не бива да се пере,не трябва да се пере,μη πλενετε,δεν πλενονται,να μη πλενεται,δεν πρεπει να πλενεται,απαγορευεται το πλυσιμο,vask ikke,kan inte tvattas,kan ej tvattas,tvatta inte,tvatta ej,tvattas inte,far inte vattentvattas,ikke vask,ei voi pesta,ala pese,ei kesta pesua,ei tohi pesta,arge peske,nedrikst mazgat,nemazgajiet,neskalbkite,negalima skalbti,nemojte prati,ne smete prati,ne sme se prati,se ne sme prati,ne pere se,yikamak yasaktir,не перите,не сме се прати,не періть,не можна прати,не підлягає пранню,taħslux,vyrobek se nesmi prat,vyrobok sa nesmie prat,cannot be washed,kann nicht gewaschen werden,non lavable,lavaggio in acqua vietato,no lavable,prohibido lavar,nao lavavel,proibido lavar,niet wasbaar,zakaz prania,pranie niedozwolone,nesmi se prat,nesmie sa prat,prani neni dovoleno,pranie nie je dovolene,neprat,nem moshato,mosni tilos,tilos mosni,ne mossa,nu spalati,a nu se spala,да не се пере,не се пере,не перете,прането забранено,прането е забранено,μην πλενετε,δεν πλενεται,να μην πλενεται,οχι πλυσιμο,far ej tvattas,far inte tvattas,tal ej vattentvatt,vattentvattas ej,taler ikke vask,vaskes ikke,kan ikke vaskes,skal ikke vaskes,ei saa pesta,ei pesua,vesipesu kielletty,ne prati,ne perite,ne smije se prati,zabranjeno pranje,pranje ni dovoljeno,pranje prepovedano,mitte pesta,pesemine keelatud,pesu keelatud,ara pese,nemazgat,mazgat aizliegts,mazgasana aizliegta,neskalbti,skalbti draudziama,skalbti negalima,yikanmaz,na nigh,taħsilx,do not wash,not washable,nicht waschen,nicht waschbar,ne pas laver,non lavare,no lavar,nao lavar,niet wassen,nie prac,yikamayiniz,yikamayin,tvattas ej,ej tvatt,tal ikke vask,maa ikke vaskes,ma ikke vaskes,ei vesipesua,neprat,nemoshato,nu se spala,не прати,прання заборонено,прати заборонено,прање забрањено,забрањено прање,није дозвољено прање",
  ),
  sign(
    "care_washing",
    "hand_wash",
    "prati na ruke,prati na roke,mazgat tikai ar rokam,elle yikayiniz,elle yikayin,elle yikama,elle yikanir,nigh de laimh,nigh le laimh,aħsel bl-idejn,ħasil bl-idejn,hand wash,hand wash only,handwash,hand washing,wash by hand,handwasche,von hand waschen,nur handwasche,lavage a la main,lavage main,laver a la main,lavare a mano,lavaggio a mano,lavar a mano,lavado a mano,lavar a mao,lavagem a mao,lavagem manual,lavagem a mano,handwas,met de hand wassen,handwassen,prac recznie,pranie reczne,elde yikama,elde yikayin,elde yikayiniz,elde yikanabilir,handtvatt,tvattas for hand,handvask,vaskes i handen,kasinpesu,rucni prani,prat v ruce,prat rucne,rucne pranie,kezi mosas,kezzel moshato,spalare manuala,spalare de mana,rucno pranje,prati rucno",
  ),
  sign(
    "care_bleaching",
    "oxygen_only",
    "oxygen bleach allowed,only oxygen bleach,oxygen bleach only,non-chlorine bleach,non chlorine bleach,chlorine-free bleach only,only non-chlorine bleach when needed,nur sauerstoffbleiche,sauerstoffbleiche,nur chlorfrei bleichen,chlorfreie bleiche,blanchiment a l'oxygene,blanchiment sans chlore,sans chlore uniquement,candeggio solo con ossigeno,candeggiare solo con ossigeno,solo ossigeno,solo lejia de oxigeno,blanqueo con oxigeno,solo blanqueador sin cloro,lixivia sem cloro,apenas branqueamento com oxigenio,alleen zuurstofbleek,zuurstofbleekmiddel,tylko wybielacze tlenowe,wybielanie tlenowe,yalnizca oksijenli agartici,klorsuz agartici,syreblekning,endast syrebaserade blekmedel,wybielac wylacznie srodkami na bazie tlenu,wybielac tylko srodkami na bazie tlenu,tylko wybielacze na bazie tlenu,nur bleichmittel auf sauerstoffbasis,bleichmittel auf sauerstoffbasis,agents de blanchiment a base d'oxygene,blanchir uniquement a l'oxygene,candeggianti a base di ossigeno,blanqueadores a base de oxigeno,branqueadores a base de oxigenio,bleekmiddel op basis van zuurstof,bleekmiddelen op basis van zuurstof,oxygen-based bleach,oxygen based bleach,blekemiddel med oksygen,blegemiddel med ilt,iltbaseret blegemiddel,oksygenbasert blekemiddel,syrebaserade blekmedel,happipohjainen valkaisuaine,happivalkaisu,bělidla na bázi kyslíku,bělit pouze kyslíkem,bielidla na báze kyslíka,oxigénes fehérítő,înălbitor pe bază de oxigen,izbjeljivač na bazi kisika,belilo na osnovi kisika,hapnikupõhine valgendi,deguoniniai balikliai,skābekļa balinātājs,відбілювачі на основі кисню,избелители на кислородна основа,λευκαντικά με βάση το οξυγόνο",
  ),
  sign(
    "care_bleaching",
    "do_not_bleach",
    "nicht gebleicht werden,nicht gechlort werden,niet gebleekt worden,niet worden gebleekt,nu se albeste,a nu se albi,geen bleekmiddelen,geen chloor,geen chloor gebruiken,nie uzywac chloru,не използвайте избелител,ara pleegita,ara valgenda,ara kasuta pleegitajat,nenaudoti baliklio,nenaudoti balikliu,ne bijeliti,ne pas javelliser,non clorare,nao clorar,nechlorovat,nem klorozhato,klorozni tilos,nu se clora,a nu se clora,да не се хлорира,ne klorirati,nechloruoti,nehloret,beyazlatici kullanmayiniz,beyazlatici kullanmayin,beyazlatici kullanilmaz,na tuar,na husaid tuaradoir,na husaid bleitse,na bleitseail,tuzax blic,tuza blic,tużax bliċ,tibblicjax,do not bleach,no bleach,bleaching not allowed,don't bleach,do not use bleach,nicht bleichen,nicht chloren,keine bleiche,bleichen nicht erlaubt,bleichen nicht moglich,ne pas blanchir,pas de blanchiment,blanchiment interdit,pas de javel,ne pas utiliser de javel,pas d'eau de javel,chlorage interdit,non candeggiare,non cand.,mai candeggiare,non usare candeggina,candeggio non consentito,no candeggio,no usar lejia,no utilizar lejia,sin lejia,no blanquear,no usar blanqueador,no utilizar blanqueador,nao usar lixivia,nao utilizar lixivia,nao branquear,nao alvejar,nao usar alvejante,sem lixivia,niet bleken,geen bleekmiddel,geen bleekmiddel gebruiken,nie wybielac,nie chlorowac,nie bielic,agartici kullanmayiniz,agartici kullanmayin,agartmayiniz,agartma yapmayin,agartma yapmayiniz,camasir suyu kullanmayiniz,camasir suyu kullanmayin,klor kullanmayiniz,ej blekning,blek ej,blekes ej,tal ej blekning,bleks ej,far ej blekas,anvand inte blekmedel,ma ikke bleges,taler ikke blegning,taler ikke blekemidler,taler ikke blekemiddel,taler ikke blegemidler,bruk ikke blekemiddel,bruk ikke blekemidler,brug ikke blegemiddel,brug ikke blegemidler,anvend ikke blegemidler,beljenje ni dovoljeno,beljenje ni dovoljeno,izbjeljivanje nije dozvoljeno,beleni neni dovoleno,bielenie nie je dovolene,taal ikke blegning,ingen blegning,ma ikke blekes,ei valkaisua,ei saa valkaista,nebelit,nepouzivat belidlo,nebielit,nem feherítheto,nem feheritheto,feheriteni tilos,nu se inalbeste,a nu se inalbi,nu folositi inalbitor,ne izbjeljivati,ne beliti,mitte valgendada,nebalinti,nebalinat,да не се избелва,не избелвайте,μη χρησιμοποιειτε χλωρινη,μην λευκαινετε,не відбілювати,не вибілювати,відбілювання заборонено,не використовувати відбілювач,не використовувати відбілювачі,не хлорувати,не избељивати,не белити,не користити избељивач,избељивање забрањено,забрањено избељивање",
  ),
  sign(
    "care_drying",
    "do_not_tumble",
    "nije prikladno za susilicu,nije prikladno za susenje u susilici,kurutma makinesine uygun degil,kurutma makinesine uygun degildir,nu este potrivit pentru uscator,не е подходящо за сушилня,не е подходящ за сушилня,δεν ειναι καταλληλο για στεγνωτηριο,не придатно до сушарки,није погодно за машину за сушење,niet in de trommeldroger,geen trommeldroger,niet in de droogkast,geen droogkast,pas de sechoir,ne pas secher au sechoir,ne pas mettre au sechoir,jamais au sechoir,sans sechoir,dobgepben nem szarithato,dobgepben nem szaritando,dobgepben ne szaritsa,dobgepben szaritani tilos,dobgepbe nem teheto,dobgepbe ne tegye,dobszaritoban nem szarithato,dobszaritoban nem szaritando,dobszaritoban ne szaritsa,dobszaritoban szaritani tilos,dobszaritoba nem teheto,szaritogepben ne szaritsa,szaritogepbe ne tegye,szaritogepben nem szarithato,szaritogepbe nem teheto,szaritogepben szaritani tilos,non in tamburo,non a tamburo,no tamburo,no in tamburo,niente tamburo,sin tambor,sem tambor,geen droogtrommel,pas de tambour,bez suszarki bebnowej,inte i torktumlare,ej tumlare,ikke i tumbler,ei rumpuun,bez susicky,dobszarito nelkul,fara tambur,bez bubnja,nu in tambur,mai in asciugatrice,mai in tamburo,pas en machine a secher,pas en tambour,pas au tambour,nicht in der trommel,nicht in die trommel,nao na maquina,nao na maquina de secar,kurutma makinesinde degil,makinede kurutmayin,nu folositi uscatorul,nu folositi uscatorul de rufe,nije za susilicu,ni primerno za susilni stroj,nezavet masina,nezavet centrifuga,nedziovinti masinoje,ara kuivata trummelkuivatis,tamburlu kurutucuda kurutmayiniz,tamburlu kurutucuda kurutmayin,tamburlu kurutucuda kurutulmaz,kurutucuda kurutmayin,kurutucuda kurutmayiniz,na husaid triomadoir rothlaim,na cuir i dtriomadoir,no apto para secadora,no apta para secadora,na triomaigh i dtriomadoir,tnixxifx fit-tumble dryer,do not tumble dry,do not tumble,no tumble dry,no tumble drying,not suitable for tumble drying,don't tumble dry,do not dry in dryer,do not machine dry,nicht im trockner trocknen,nicht im trommeltrockner trocknen,nicht in den trockner,nicht in den trockner geben,nicht trommeltrocknen,kein trockner,trockner nicht geeignet,nicht trocknergeeignet,nicht fur den trockner geeignet,nicht im waschetrockner trocknen,nicht im tumbler trocknen,trommeltrocknen nicht moglich,ne pas secher en machine,ne pas secher au seche-linge,pas de seche-linge,sechage en tambour interdit,sechage en machine interdit,ne pas mettre au seche-linge,ne pas utiliser de seche-linge,pas de sechage en machine,ne pas secher en tambour,seche-linge interdit,non asciugare in asciugatrice,non asciugare a tamburo,non usare l'asciugatrice,non usare asciugatrice,no asciugatrice,non asciugare in tamburo,asciugatura a tamburo non consentita,non mettere in asciugatrice,no usar secadora,no secar en secadora,no utilizar secadora,sin secadora,no secar a maquina,no meter en secadora,nao secar na maquina,nao secar em maquina,nao secar a maquina,nao usar maquina de secar,nao usar secador,nao utilizar maquina de secar,nao secar em tambor,nao secar na secadora,nao secar em secadora,niet in de droger,niet in de droogtrommel,niet drogen in de trommel,niet machinaal drogen,niet trommeldrogen,niet in de wasdroger,geen droger,niet geschikt voor de droger,nie suszyc w suszarce bebnowej,nie suszyc w suszarce,nie suszyc mechanicznie,nie suszyc bebnowo,kurutma makinesinde kurutmayiniz,kurutma makinesinde kurutmayin,makinede kurutmayiniz,makinede kurutmayin,kurutma makinesi kullanmayiniz,tamburlu kurutma yapmayiniz,tamburlu kurutma yapilmaz,torktumlas ej,ej torktumling,tal ej torktumling,far ej torktumlas,torktumla inte,ma ikke torretumbles,taler ikke torretumbling,ingen torretumbling,ikke torretumbling,ma ikke tørretumbles,taler ikke tørretumbling,tørretumbles ikke,ma ikke torketromles,tal ikke torketrommel,taler ikke tørketrommel,ma ikke tørkes i trommel,ei rumpukuivausta,ei saa rumpukuivata,nesusit v bubnove susicce,nesusit v susicce,nesusit v bubnovej susicke,nesusit v susicke,gepben nem szarithato,szaritogepben nem szarithato,nem szarithato szaritogepben,nu se usuca in masina,nu se usuca in uscator,a nu se usca in uscator,nu uscati in uscator,ne susiti u susilici,ne susiti u masini,susenje v bobnastem susilniku ni dovoljeno,ne susite v bobnastem susilniku,v bobnastem susilniku ne susite,ne susiti u masini za susenje,ne susite u masini,ne sušiti u sušilici,ne susiti v susilnem stroju,mitte trummelkuivatada,nedziovinti dziovykleje,nezavet vejas zavetaja,да не се суши в сушилня,μη χρησιμοποιειτε στεγνωτηριο,не сушити в барабані,не сушити у барабані,не сушити в барабанніи сушарці,не сушити в сушильніи машині,не сушити в пральніи машині,не сушити у пральніи машині,не сушити в машині,машинне сушіння заборонено,барабанне сушіння заборонено,сушіння в барабані заборонено,не сушити у машини,не сушити у машини за сушење,не сушити у машини за сушење веша,не сушити у сушари,не сушити у бубњу,не сушити машински,није за сушилицу,није за машинско сушење",
  ),
  sign(
    "care_drying",
    "tumble_low",
    "dusuk sicaklikta tamburlu kurutma,dusuk isida tamburlu kurutma,dusuk sicaklikta makinede kurutma,dusuk isida makinede kurutma,alacsony homersekleten dobszaritas,alacsony homersekleten dobszaritoban,trocknen bei niedriger temperatur,bei niedriger temperatur trocknen,drogen op lage temperatuur,op lage temperatuur drogen,sechage a basse temperature,secher a basse temperature,asciugare a bassa temperatura,asciugatura a bassa temperatura,secar a baja temperatura,secado a baja temperatura,secar a baixa temperatura,secagem a baixa temperatura,suszyc w niskiej temperaturze,suszenie w niskiej temperaturze,dry at low temperature,dry on low heat,dry at low heat,torkas pa lag varme,torkas i lag temperatur,tørres ved lav temperatur,kuivaus alhaisessa lampotilassa,susit pri nizke teplote,alacsony homersekleten szaritando,tumble dry low,tumble dry on low,tumble dry at low temperature,tumble dry low heat,tumble dry on low heat,low tumble dry,tumble dry low temperature,schonend im trockner trocknen,trockner niedrige temperatur,trocknen im trockner bei niedriger temperatur,bei niedriger temperatur im trockner trocknen,im trockner bei niedriger temperatur trocknen,trockner schonend,sechage en machine a basse temperature,sechage en tambour a basse temperature,seche-linge basse temperature,seche-linge temperature moderee,sechage en tambour a temperature moderee,asciugatura a tamburo a bassa temperatura,asciugare in tamburo a bassa temperatura,asciugare a tamburo a bassa temperatura,asciugatura in tamburo a bassa temperatura,susenje v stroju pri nizki temperaturi,susiti v stroju pri nizki temperaturi,susenje v susilnem stroju pri nizki temperaturi,uscare in uscator la temperatura scazuta,uscati in uscator la temperatura scazuta,szaritogepben alacsony homersekleten szarithato,susiti u susilici na niskoj temperaturi,susenje u susilici na niskoj temperaturi,torretumbling ved lav temperatur,torktumla pa lag temperatur,torktumla pa lag varme,asciugare in asciugatrice a bassa temperatura,asciugatrice a bassa temperatura,asciugatrice bassa temperatura,secadora a baja temperatura,secadora temperatura baja,secar en secadora a baja temperatura,usar secadora a baja temperatura,secadora a temperatura baja,secar na maquina a baixa temperatura,maquina de secar a baixa temperatura,secar em maquina a baixa temperatura,secar na maquina temperatura baixa,drogen in de trommel op lage temperatuur,trommeldrogen op lage temperatuur,droger op lage temperatuur,droger lage temperatuur,wasdroger op lage temperatuur,suszyc w suszarce w niskiej temperaturze,suszyc w suszarce bebnowej w niskiej temperaturze,suszenie bebnowe w niskiej temperaturze,dusuk isida kurutma,dusuk isida kurutunuz,dusuk isida kurutun,dusuk isida kurutulur,dusuk isida tamburlu kurutma,kurutma makinesinde dusuk isida,torktumlas lag temperatur,torktumling lag temperatur,torktumlas pa lag varme,torretumbles ved lav temperatur,tørretumbles ved lav temperatur,torketrommel lav temperatur,rumpukuivaus alhaisessa lampotilassa,susit v susicce pri nizke teplote,susit v bubnove susicce pri nizke teplote",
  ),
  sign(
    "care_drying",
    "tumble_normal",
    "fur den trockner geeignet,fur den waschetrockner geeignet,fur trockner geeignet,apta para secadora,aptas para secadora,adatto all'asciugatrice,adatta all'asciugatrice,adatto per asciugatrice,adatta per asciugatrice,nadaje sie do suszarki,nadaje sie do suszarki bebnowej,nadaje sie do suszenia w suszarce,lamplig for torktumlare,lamplig for torktumling,talig for torktumlare,egnet til tørretumbler,egnet til tørretumbling,egnet for tørketrommel,soveltuu kuivausrumpuun,sopii kuivausrumpuun,soveltuu rumpukuivaukseen,szaritogepben szarithato,dobgepben szarithato,potrivit pentru uscator,suitable for the dryer,suitable for dryers,primerno za susilni stroj,primerno za susenje v susilnem stroju,prikladno za susilicu,prikladno za susenje u susilici,sobib trummelkuivatisse,tinka dziovinti dziovykleje,подходящо за сушилня,подходящ за сушилня,καταλληλο για στεγνωτηριο,kurutma makinesine uygun,kurutma makinesine uygundur,придатно до сушарки,погодно за машину за сушење,tumble dry normal,tumble dry medium,tumble dry at normal temperature,tumble dry at medium temperature,tumble dry high,tumble dry high heat,tumble dry hot,tumble dry allowed,tumble dryable,suitable for tumble drying,trocknergeeignet,im trockner trocknen,sechage en machine autorise,sechage en tambour autorise,sechage en tambour a temperature normale,asciugatura a tamburo consentita,asciugatrice consentita,secadora permitida,apto para secadora,pode secar na maquina,secar na maquina a temperatura normal,geschikt voor de droger,trommeldrogen op normale temperatuur,mozna suszyc w suszarce bebnowej,torktumlas normal temperatur,torktumlas pa medeltemperatur,torktumlas medeltemperatur,torktumling medeltemperatur,torktumlas medelvarme,torretumbles ved middel temperatur,torretumbling middel temperatur",
  ),
  sign(
    "care_drying",
    "flat_shade",
    "sechage a plat a l'ombre,asciugatura in piano all'ombra,secado en horizontal a la sombra,secagem na horizontal a sombra,lay flat to dry in the shade,lay flat to dry in shade,liggend in de schaduw drogen,liggend in schaduw drogen,dry flat in the shade,dry flat in shade,flat dry in shade,liegend im schatten trocknen,secher a plat a l'ombre,asciugare in piano all'ombra,secar en horizontal a la sombra,secar na horizontal a sombra,liggend drogen in de schaduw",
  ),
  sign(
    "care_drying",
    "flat",
    "dry flat,flat dry,lay flat to dry,dry flat only,flat drying,liegend trocknen,flach trocknen,liegend an der luft trocknen,secher a plat,sechage a plat,asciugare in piano,asciugatura in piano,asciugare disteso,stendere in piano,secar en horizontal,secar en plano,secado en plano,secar na horizontal,secar em plano,secar na posicao horizontal,secar deitado,liggend drogen,plat drogen,suszyc w pozycji poziomej,suszyc na plasko,suszyc poziomo,suszyc w stanie rozlozonym,sererek kurutunuz,duz zeminde kurutunuz,sererek kurutun,yatay kurutunuz,plantorkas,torkas liggande,plantorkning,liggetorres,tørres fladt,torres fladt,tørres liggende,tasokuivaus,kuivata tasossa,susit v lezicim stavu,susit vodorovne,susit naplocho,fektetve szaritando,se usuca pe orizontal,susiti polozeno,kuivatada laotatult,kuivatada tasapinnal,kuivatada tasasel pinnal,dziovinti patiesus,dziovinti ant lygaus pavirsiaus,zavet horizontali,zavet izklatu,susiti vodoravno,susiti ravno,susiti lezece,susiti na ravni povrsini,susiti na ravnoj povrsini,да се суши в хоризонтално положение,сушене в хоризонтално положение,сушити в горизонтальному положенні,сушити на горизонтальній поверхні,сушити на равној површини,στεγνωμα σε επιπεδη επιφανεια,στεγνωνετε σε επιπεδη επιφανεια",
  ),
  sign(
    "care_drying",
    "drip_line",
    "drip dry,drip line dry,hang to dry without spinning,hang to dry without wringing,hang wet without spinning,hang dripping wet,ungeschleudert aufhangen,nicht geschleudert aufhangen,suspendre sans essorer,suspendre sans tordre,etendre sans essorer,etendre sans tordre,appendere senza strizzare,appendere senza centrifugare,stendere senza strizzare,stendere senza centrifugare,tender sin escurrir,tender sin centrifugar,colgar sin escurrir,colgar sin centrifugar,estender sem torcer,estender sem centrifugar,pendurar sem torcer,pendurar sem centrifugar,ophangen zonder centrifugeren,ophangen zonder te centrifugeren,wieszac bez wirowania,rozwiesic bez wirowania,tropfnass aufhangen,tropfnass trocknen,secher sans essorer,sechage par egouttage,asciugare senza strizzare,secar sin centrifugar,secar sem centrifugar,druipnat ophangen",
  ),
  sign(
    "care_drying",
    "line_shade",
    "line dry in the shade,line dry in shade,dry in the shade,dry in shade,hang to dry in the shade,im schatten trocknen,secher a l'ombre,sechage a l'ombre,asciugare all'ombra,secar a la sombra,secar a sombra,in de schaduw drogen,suszyc w cieniu,golgede kurutunuz,torkas i skugga,susit ve stinu",
  ),
  sign(
    "care_drying",
    "line",
    "hang on the line,hang on a line,hang it on the line,secar no varal,secar no cabide,hang on the line to dry,hang it on the line to dry,hang it up to dry,hang up to dry,dry on the line,zum trocknen auf die leine hangen,zum trocknen auf der leine,faire secher sur un fil,far asciugare sullo stendino,poner a secar en el tendedero,por a secar no estendal,aan de lijn hangen,line dry,hang dry,hang to dry,line drying,dry on a line,auf der leine trocknen,auf der leine,hangend trocknen,an der leine trocknen,leinentrocknung,zum trocknen aufhangen,secher sur fil,sechage sur fil,secher suspendu,sechage suspendu,asciugare appeso,asciugare appesi,asciugatura appesa,asciugare steso,stendere ad asciugare,secar tendido,secar colgado,tender para secar,secar en tendedero,secar no estendal,secar pendurado,secar na vertical,secar em estendal,aan de lijn drogen,hangend drogen,drogen aan de lijn,suszyc na sznurze,suszyc w pozycji pionowej,suszyc pionowo,suszyc w stanie rozwieszonym,asarak kurutunuz,ipte kurutunuz,hangtorkas,droppas,hangtorkning,hængetørres,haengetorres,tørres hængende,ripustuskuivaus,susit na snure,susit zavesene,susit na sure,kotelen szaritando",
  ),
  sign(
    "care_professional",
    "do_not_dry_clean",
    "no secco,no a secco,no seco,pas de sec,fara curatare chimica,да не се чисти химически,не чистете химически,brez kemicnega ciscenja,ala kuivapese,nicht reinigen lassen,niet droogkuisen,niet chemisch laten reinigen,kemijski ne cistiti,kemicno ne cistiti,mitte puhastada keemiliselt,ara puhasta keemiliselt,nedrikst kimiski tirit,chemiskai valyti negalima,nevalyti sausuoju budu,nie czyscic na sucho,szarazon nem tisztithato,a nu se curata uscat,na tirimghlan,не чистити хімічно,хімчистка заборонена,не здавати в хімчистку,не піддавати хімчистці,хемијски не чистити,не чистити хемијски",
  ),
  sign(
    "care_ironing",
    "do_not_iron",
    "non pasar o ferro,non pasar a ferro,nao passar o ferro,ne pas passer le fer,ne pas passer au fer,ne likajte,ara triigi,na iarnail,na hiarnail,tgħaddihx,tgħaddihomx,tgħaddihiex,tgħaddix bil-ħadida,tgħaddix,do not iron,no ironing,no iron,don't iron,nicht bugeln,nicht heiß bugeln verboten,bugeln nicht erlaubt,kein bugeln,ne pas repasser,pas de repassage,repassage interdit,non stirare,mai stirare,non stirare a caldo,no stiro,no planchar,nao passar a ferro,nao engomar,sem passar a ferro,nao passar,niet strijken,nie prasowac,utulemeyiniz,utulemeyin,utu yapmayiniz,strykes ej,ej strykning,far ej strykas,stryk ej,ma ikke stryges,stryges ikke,taler ikke strygning,ma ikke strykes,ei silitysta,ei saa silittaa,nezehlit,vasalni tilos,nem vasalhato,nu se calca,a nu se calca,ne glacati,ne likati,mitte triikida,nelyginti,negludinat,да не се глади,μη σιδερωνετε,не прасувати,прасування заборонено,прасувати заборонено,не пеглати,пеглање забрањено,не глачати",
  ),
  sign(
    "care_ironing",
    "iron_110",
    "nicht heiss bugeln,strijken op stand 1,strijken stand 1,strykes pa trin 1,stryges pa trin 1,strygning trin 1,stryk pa niva 1,strykes pa niva 1,repassage position 1,fer position 1,stirare livello 1,plancha nivel 1,planchar nivel 1,niet heet strijken,iron low,iron on low,iron on low heat,iron at low temperature,iron at low heat,cool iron,warm iron low,low iron,iron on a low heat,iron max 110,iron at max. 110,nicht heiß bugeln,niedrig bugeln,bei niedriger temperatur bugeln,bugeln bei niedriger temperatur,schwach bugeln,kalt bugeln,bugeln stufe 1,repassage a basse temperature,repassage fer doux,repasser a basse temperature,repasser a fer doux,repassage doux,fer doux,repassage a fer doux,repassage a temperature basse,stirare a bassa temperatura,stiratura a bassa temperatura,stiro a bassa temperatura,ferro tiepido,stirare a temperatura bassa,planchar a baja temperatura,planchar a temperatura baja,plancha baja,plancha suave,planchado a baja temperatura,passar a ferro a baixa temperatura,engomar a baixa temperatura,passar a ferro com temperatura baixa,passar a baixa temperatura,ferro a baixa temperatura,ferro morno,passar a ferro a temperatura baixa,strijken op lage temperatuur,lauw strijken,strijken lage temperatuur,strijken op lage stand,prasowac w niskiej temperaturze,prasowanie w niskiej temperaturze,dusuk isida utuleyiniz,dusuk isida utu,dusuk isida utulenir,dusuk sicaklikta utuleyiniz,stryks pa lag varme,strykes pa lag varme,strykning lag temperatur,stryk pa lag varme,lag stryktemperatur,stryges ved lav temperatur,strygning ved lav temperatur,strykes ved lav temperatur,silitys alhaisessa lampotilassa,zehlit pri nizke teplote,zehlit na nizkou teplotu,zehlit pri nizkej teplote,alacsony homersekleten vasalhato,calcare la temperatura scazuta,glacati na niskoj temperaturi,likati na nizki temperaturi",
  ),
  sign(
    "care_ironing",
    "iron_150",
    "iron medium,strijken op stand 2,strijken stand 2,strykes pa trin 2,stryges pa trin 2,strygning trin 2,stryk pa niva 2,strykes pa niva 2,repassage position 2,fer position 2,stirare livello 2,plancha nivel 2,planchar nivel 2,medium iron,warm iron,iron on medium,iron on medium heat,iron at medium temperature,iron at medium heat,maßig heiß bugeln,massig heiß bugeln,massig heiss bugeln,mittelheiß bugeln,bei mittlerer temperatur bugeln,bugeln bei mittlerer temperatur,mittlere temperatur bugeln,bugeln stufe 2,repassage fer moyen,repassage a temperature moyenne,repasser a temperature moyenne,repassage moyen,fer moyen,repasser a fer moyen,repassage a moyenne temperature,stirare a media temperatura,stiratura a media temperatura,stirare a temperatura media,ferro medio,planchar a temperatura media,planchar a media temperatura,plancha media,planchado a temperatura media,passar a ferro a temperatura media,engomar a temperatura media,passar a ferro com temperatura media,ferro medio,ferro a temperatura media,strijken op middelhoge temperatuur,strijken op gemiddelde temperatuur,strijken op matige temperatuur,strijken middelmatige temperatuur,strijken op middelmatige temperatuur,matig warm strijken,matig heet strijken,strijken matig heet,prasowac w sredniej temperaturze,prasowanie w sredniej temperaturze,orta isida utuleyiniz,orta isida utu,orta isida utulenir,orta sicaklikta utuleyiniz,strykes pa medelvarme,stryks pa medelvarme,stryks pa mellanvarme,strykning medelvarme,stryk pa medelvarme,stryges ved middel temperatur,stryges ved middelvarme,strygning ved middel temperatur,strykes ved middels temperatur,silitys keskilammolla,zehlit pri stredni teplote,zehlit na stredni teplotu,zehlit pri strednej teplote,kozepes homersekleten vasalhato,calcare la temperatura medie,glacati na srednjoj temperaturi",
  ),
  sign(
    "care_ironing",
    "iron_200",
    "iron high,strijken op stand 3,strijken stand 3,strykes pa trin 3,stryges pa trin 3,strygning trin 3,stryk pa niva 3,strykes pa niva 3,repassage position 3,fer position 3,stirare livello 3,plancha nivel 3,planchar nivel 3,hot iron,iron hot,iron on high,iron on high heat,iron at high temperature,heiß bugeln,bei hoher temperatur bugeln,bugeln bei hoher temperatur,bugeln stufe 3,repassage a haute temperature,repasser a haute temperature,repassage fer chaud,fer chaud,repasser a fer chaud,stirare ad alta temperatura,stiratura ad alta temperatura,ferro caldo,planchar a alta temperatura,planchar a temperatura alta,passar a ferro a alta temperatura,ferro quente,engomar a alta temperatura,strijken op hoge temperatuur,heet strijken,prasowac w wysokiej temperaturze,yuksek isida utuleyiniz,strykes pa hog varme,stryks pa hog varme,stryges ved hoj temperatur,stryges ved høj temperatur,zehlit pri vysoke teplote",
  ),
  sign(
    "care_professional",
    "do_not_dry_clean",
    "vegyileg nem tisztithato,necistete chemicky,vegyileg nem tisztitando,vegyileg tisztitani tilos,ne tisztitsa vegyileg,chemisch nicht reinigen,chemisch nicht reinigbar,nicht chemisch reinigbar,niet chemisch te reinigen,chemicznie nie czyscic,nie poddawac czyszczeniu chemicznemu,chemicky nelze cistit,nelze chemicky cistit,nedavat do chemickej cistiarne,kemiskt ej rengoras,kemisk rensning ikke tilladt,kemiallinen pesu kielletty,non lavabile a secco,non pulibile a secco,no se puede limpiar en seco,no se puede lavar en seco,no limpiable en seco,nao lavavel a seco,nao pode ser limpo a seco,non nettoyable a sec,not dry cleanable,not dry-cleanable,nu se poate curata chimic,kemijski se ne cisti,kuru temizlemeye uygun degildir,do not dry clean,do not dry-clean,no dry cleaning,don't dry clean,not suitable for dry cleaning,nicht chemisch reinigen,keine chemische reinigung,nicht trockenreinigen,chemische reinigung nicht moglich,ne pas nettoyer a sec,pas de nettoyage a sec,nettoyage a sec interdit,non lavare a secco,no lavaggio a secco,lavaggio a secco non consentito,non pulire a secco,no limpiar en seco,no lavar en seco,no limpieza en seco,no utilizar limpieza en seco,nao limpar a seco,nao lavar a seco,sem limpeza a seco,nao fazer limpeza a seco,niet chemisch reinigen,geen chemische reiniging,niet stomen,nie czyscic chemicznie,nie prac chemicznie,kuru temizleme yapmayiniz,kuru temizleme yapmayin,kuru temizleme yapilmaz,kuru temizlemeye vermeyiniz,kemtvattas ej,ej kemtvatt,tal ej kemtvatt,far ej kemtvattas,kemtvatta ej,ma ikke renses,taler ikke kemisk rensning,taler ikke rens,ma ikke kemisk renses,taler ikke kjemisk rens,ei kemiallista pesua,ei saa kuivapesta,necistit chemicky,chemicky necistit,nechemicky cistit,vegytisztitani tilos,nem vegytisztithato,nu se curata chimic,a nu se curata chimic,ne kemijski cistiti,ne cistiti kemijski,mitte keemiliselt puhastada,да не се подлага на химическо чистене,оχι στεγνο καθαρισμα,не піддавати хімічному чищенню,хімічне чищення заборонено,хімічна чистка заборонена,суха чистка заборонена,хемијско чишћење забрањено,забрањено хемијско чишћење,није дозвољено хемијско чишћење",
  ),
];

/** What is done to a piece: "Lavage interdit", "Chloren nicht möglich", "ironing not allowed". */
const ACTIONS: readonly (readonly [field: string, value: string, names: string])[] = [
  [
    "care_washing",
    "do_not_wash",
    "washing,waschen,lavage,lavaggio,lavado,lavagem,wassen,pranie,yikama,tvatt",
  ],
  [
    "care_bleaching",
    "do_not_bleach",
    "bleaching,bleach,bleichen,bleiche,chloren,blanchiment,javel,chlorage,candeggio,candeggina,blanqueo,lejia,branqueamento,lixivia,bleken,bleekmiddel,wybielanie,chlorowanie,agartma,blekning,blegning",
  ],
  [
    "care_drying",
    "do_not_tumble",
    "tumble drying,tumble dry,trommeltrocknen,trocknen im trockner,trommeltrocknung,maschinelles trocknen,sechage en tambour,sechage en machine,seche-linge,asciugatura a tamburo,asciugatura in asciugatrice,asciugatrice,secado en secadora,secadora,secagem em tambor,secagem na maquina,secagem em maquina,maquina de secar,trommeldrogen,droogtrommel,suszenie bebnowe,suszenie w suszarce,tamburlu kurutma,torktumling,tørretumbling",
  ],
  [
    "care_ironing",
    "do_not_iron",
    "ironing,bugeln,repassage,stiratura,planchado,engomar,passar a ferro,strijken,prasowanie,utuleme,strykning,strygning",
  ],
  [
    "care_professional",
    "do_not_dry_clean",
    "dry cleaning,reinigung,chemische reinigung,chemischreinigung,trockenreinigung,professionelle textilreinigung,professionelle reinigung,professional textile cleaning,entretien professionnel a sec,nettoyage a sec,lavaggio a secco,pulitura a secco,limpieza en seco,lavado en seco,limpeza a seco,chemisch reinigen,stomen,czyszczenie chemiczne,kuru temizleme,kemtvatt,rensning",
  ],
];
const FORBIDDEN =
  "interdit,interdite,proscrit,proscrite,exclu,exclue,a proscrire,a eviter,verboten,untersagt,escluso,esclusa,da evitare,excluido,excluida,evitar,zakazano,zakazana,zakazane,wykluczone,uitgesloten,kielletty,forbudt,tilos,interzis,interzisa,yasak,yasaktir,nicht erlaubt,nicht moglich,nicht gestattet,nicht geeignet,vietato,vietata,non consentito,non consentita,non ammesso,non ammessa,prohibido,prohibida,no permitido,no permitida,proibido,proibida,nao permitido,nao permitida,not allowed,not permitted,not possible,prohibited,not recommended,niet toegestaan,niet mogelijk,verboden,niedozwolone,zabronione,yapilmaz,forbjuden,ej tillaten,ikke tilladt";
const NONE = "no,kein,keine,pas de,sans,nessun,nessuna,sin,sem,geen,bez,ingen,inget";

const FORBIDDEN_SIGNS: readonly Sign[] = ACTIONS.map(([field, value, names]) => ({
  field,
  value,
  pattern: worded(
    "gu",
    ({ oneOf, maybe }) =>
      `(?<!\\p{L})(?:(?:${oneOf(names)})[ ]?[:(-]{0,2}[ ]?(?:${maybe(FORBIDDEN)})|(?:${maybe(NONE)}) (?:${oneOf(names)}))(?!\\p{L})`,
  ),
}));

const WASHING =
  "washing,waschen,die wasche,lavage,lavaggio,lavado,lavagem,wassen,pranie,prani,pranje,mosas,mosasa,spalare,spalarea,tvatt,tvattning,vask,vaskning,vasking,vesipesu,pesu,pesemine,mazgasana,skalbimas,yikama,yikanmasi,yikamasi,пране,прането,прання,прање,πλυσιμο,πλυση";
const WASHING_FORBIDDEN =
  "prohibited,forbidden,not permitted,not allowed,verboten,untersagt,nicht erlaubt,nicht zulassig,nicht gestattet,interdit,proscrit,vietato,proibito,non consentito,non ammesso,prohibido,no permitido,no se admite,proibida,proibido,nao permitida,verboden,niet toegestaan,zabronione,zakazane,wzbronione,niedozwolone,zakazano,zakazane,nedovoleno,nepovoleno,nepripustne,tilos,nem megengedett,nem szabad,interzisa,nu este permisa,forbjuden,forbjudet,ej tillaten,inte tillaten,forbudt,ikke tilladt,ikke tillatt,kielletty,ei sallittu,keelatud,ei ole lubatud,aizliegta,nav atlauta,draudziamas,negalimas,neleidziamas,prepovedano,ni dovoljeno,zabranjeno,nije dopusteno,nije dozvoljeno,yasaktir,yasak,забранено,не е позволено,не се допуска,заборонене,заборонено,не допускається,забрањено,није дозвољено,απαγορευεται,δεν επιτρεπεται";
/** "Washing is prohibited", "È vietato il lavaggio": not in a machine, which stands before it, or with a manner behind. */
const WASHING_PROHIBITED: Sign = {
  field: "care_washing",
  value: "do_not_wash",
  pattern: worded(
    "gu",
    ({ oneOf }) =>
      `(?<![\\p{L}-]|(?<!\\p{L})(?:machine|masinas|masin|machinaal|maskinell|mechanicke|strojne|maszynowe|strojno|masinska|masininis|машинне|машинно|машинско|hot|normal)[ ])(?:(?:${oneOf(WASHING)})[ ]?[:=–-]?[ ]?(?:(?:is|ist|est|e|es|on|er|ar|jest|je|este|yra|ir|е|є|је)[ ])?(?:${oneOf(WASHING_FORBIDDEN)})|(?:${oneOf(WASHING_FORBIDDEN)})(?:[ ](?:is|ist|est|e|es|on|er|ar|jest|je|este|yra|ir|е|є|је))?[ ](?:(?:das|le|il|el|la|o|a|het|το|η)[ ])?(?:${oneOf(WASHING)}))(?!\\p{L})(?![ ](?:a secco|en seco|a seco|a sec|in|en|i|w|u|v|ve|con|with|mit|avec|com|met|z|s|med|με|с|з|на|στο)(?!\\p{L}))`,
  ),
};

const IRONING =
  "calcare,calca,calcati,calcat,vasalni,vasalhato,vasalas,glacati,likati,zehleni,silittaa,silita,silitetaan,iron,ironing,bugeln,repassage,repasser,stirare,stiratura,planchar,planchado,plancha,passar a ferro,engomar,ferro,strijken,prasowac,prasowanie,utu,utuleme,utuleyin,utuleyiniz,strykes,stryks,strykning,stryges,strygning,zehlit,silitys,fer,ferro da stiro,buegeln";
const HEATS: readonly (readonly [value: string, names: string])[] = [
  [
    "iron_110",
    "scazuta,redusa,alacsony,niska,niskoj,nizki,matala,low,cool,niedrig,niedriger,schwach,gering,lauwarm,stufe 1,doux,basse,faible,tiede,bassa,tiepido,baja,suave,tibia,baixa,morno,laag,lage,lauw,niskiej,niska,dusuk,lag,lav,nizke,nizkou,alhaisessa,matalalla",
  ],
  [
    "iron_150",
    "medie,kozepes,srednjoj,srednji,keskilampo,medium,moderate,warm,mittel,mittlerer,mittlere,maßig,massig,stufe 2,moyen,moyenne,moderee,media,medio,mittelheiß,matig,gemiddelde,middelmatige,middelhoge,sredniej,orta,medel,medelvarme,mellan,middel,stredni,keskilammolla",
  ],
  [
    "iron_200",
    "ridicata,inalta,magas,visokoj,korkea,high,hot,heiß,stufe 3,chaud,haute,elevee,alta,caldo,caliente,quente,hoog,hoge,heet,wysokiej,yuksek,hog,høj,vysoke",
  ],
];
const ALLOWED =
  "allowed,permitted,possible,erlaubt,zulassig,moglich,gestattet,autorise,autorisee,autorises,permis,possible,consentito,consentita,ammesso,ammessa,permitido,permitida,toegestaan,mogelijk,dozwolone,dozwolony,dovoleno,povoleno,dovolene,povolene,megengedett,engedelyezett,permisa,разрешено,позволено,tillaten,tillatet,tilladt,tillatt,sallittu,dozvoljeno,dopusteno,dovoljeno,lubatud,atlauta,atlauts,leidziama,leidziamas,galima,yapilabilir,kullanilabilir,дозволено,дозволяється,можливо,дозвољено,допуштено";
/** Beside a label: "Bleach | any". */
const ANY =
  "any,any bleach,jedes bleichmittel,beliebig,tous agents,tout agent,qualsiasi,cualquiera,qualquer,elk,kazdy,dowolny";
const MAY =
  "can be,may be,any,darf,durfen,kann,konnen,peut etre,peuvent etre,puo essere,possono essere,si puo,se puede,puede ser,puede,pode ser,podem ser,pode,mag,mogen,kan,alle,tous agents de,autorise le,consentito il,consentito qualsiasi,ammesso il,e ammesso il,se puede usar,se puede usar cualquier,pode usar,permitido qualquer agente de,alle,mozna,mozna stosowac kazdy,dozwolone wszystkie srodki,lze,mozno,smi se,se smi,se muze,muze se,smie sa,sa smie,sa moze,moze sa,moze se,smije se,sme se,se sme,se lahko,lahko,drikst,tohib,voib,szabad,se poate,se poate folosi orice,може да се,разрешени всички,разрешено,επιτρεπεται η,επιτρεπεται καθε,tal,taler,alla,voidaan,kaikki,dovoljeno,dozvoljeno,dopusteno,dopusteno je,koik,atlauts,galima,leidziama,barmilyen,her turlu,dovoleno jakekoli,povolene akekol'vek,можна,дозволено,дозволяється,може се,сме се,дозвољено";
const BLEACHING =
  "chlorbleiche,chlorine bleach,bleach,bleaching,bleaching agent,bleached,bleichen,bleichmittel,bleiche,blanchiment,chlorage,candeggio,candeggina,blanqueo,blanqueador,lejia,branqueamento,lixivia,bleken,bleekmiddelen,wybielanie,wybielac,wybielacz,wybielajace,beleni,belit,bielenie,bielit,feherites,feheritoszer,inalbire,inalbirea,inalbi,inalbitor,albire,albirea,gebleicht werden,gebleekt worden,blanchi,blanchie,blanchis,blanchies,candeggiato,candeggiata,candeggiati,candeggiare,blanquear,blanqueado,blanqueada,branquear,branqueado,branqueada,blekas,bleges,blekes,feheriteni,избелване,избелва,избелващи средства,λευκανση,λευκαντικο,blekning,blekmedel,blegning,blegemidler,bleking,blekemidler,valkaisu,valkaista,valkaisuaineet,izbjeljivanje,izbjeljivati,beljenje,pleegitamine,pleegitid,valgendamine,balinasana,balinat,balinti,balinimas,agartici,agartma,відбілювання,відбілювати,избељивање,избељивати,бељење";
/** That bleaching may be done, unless by oxygen only: "Bleichen erlaubt", "se puede usar lejía". */
const MAY_BLEACH: Sign = {
  field: "care_bleaching",
  value: "any_bleach",
  pattern: worded(
    "gu",
    ({ oneOf, maybe }) =>
      `(?<!(?<!\\p{L})(?:not|nicht|no|non|nao|niet|nie|ei|ej|inte|ikke|ne|nu|nem|не|δεν|only|nur|solo|seul\\p{L}*|alleen|tylko|oxygen|chlorine-free|non-chlorine)[ ])(?<![\\p{L}-])(?:(?:${oneOf(BLEACHING)})(?:[ ](?:is |are |ist |est |e |es |on |je |er )?(?:${maybe(ALLOWED)})|[ ]?[:\\t][ ]?(?:${maybe(ALLOWED, ANY)}))|(?:${maybe(MAY)})[ ](?:${oneOf(BLEACHING)}))(?!\\p{L})(?=[ ]{0,2}(?:$|[.;,:()/|!\\n\\t-])|[ ](?:when|if|as needed|wenn|falls|si|se|als|jesli|pokud|ak|om|hvis|tarvittaessa)(?!\\p{L}))(?![ ]?[:\\t][ \\t]?(?:no|non|nein|nee|nie|nej|nei|nao|ne|ei|nem|nu|не|οχι)(?!\\p{L}))`,
  ),
};

/** "Bügeln mäßig heiß" is not hot. */
const NOT_QUITE =
  "(?<!\\p{L})(?:maßig|massig|maessig|mittel|matig|moderately|medium|moderement|moyennement|moderatamente|mediamente|moderadamente|medianamente|umiarkowanie|srednio|mattligt|middel|moderat|stredne|mirne|umjereno|srednje|zmerno|kozepesen|moderat|orta|умерено|помірно|not|not too|nicht|nicht zu|pas trop|non troppo|no muy|nao muito|niet|niet te)[ ]";

const HEAT_SIGNS: readonly Sign[] = HEATS.map(([value, names]) => ({
  field: "care_ironing",
  value,
  pattern: worded(
    "gu",
    ({ oneOf }) =>
      `(?<!\\p{L})(?:(?:${oneOf(IRONING)})(?!\\p{L})[^.;,\\n\\t\\d]{1,25}?(?<!\\p{L})(?<!${NOT_QUITE})(?:${oneOf(names)})(?!\\p{L})|(?<!(?<!\\p{L})(?:not|nicht|pas|non|no|nao|niet|nie|ej|ikke) )(?:${oneOf(names)})[ ](?:(?:temperatur\\p{L}*|hitze|homerseklet\\p{L}*|warme|heat|chaleur|teplot\\p{L}*|lampotil\\p{L}*|varme|sicaklik\\p{L}*|isida)[ ])?(?:${oneOf(IRONING)})(?!\\p{L}))`,
  ),
}));

function sign(field: string, value: string, list: string): Sign {
  return {
    field,
    value,
    pattern: worded("gu", ({ oneOf }) => `(?<!\\p{L})(?:${oneOf(list)})(?!\\p{L})`),
  };
}

const IN_WATER =
  "in water|with water|in wasser|mit wasser|a l['’] ?eau|dans l['’]eau|avec de l['’]eau|in acqua|con acqua|ad acqua|con agua|en agua|com agua|em agua|a agua|in water|met water|w wodzie|woda|i vatten|med vatten|i vand|med vand|i vann|med vann|vedessa|vedella|ve vode|vo vode|vodou|vizben|vizzel|cu apa|in apa|u vodi|v vodi|vodom|vees|veega|vandenyje|vandeniu|udeni|suda|във вода|с вода|у воді|водою|у води|водом|σε νερο|με νερο";
/** "Ne le lavez pas", "waschen Sie ihn nicht in Wasser": it is not washed, where no word behind it says how or with what. */
const NOT_WASHED: Sign = {
  field: "care_washing",
  value: "do_not_wash",
  pattern: worded(
    "gu",
    ({ either }) =>
      `(?<!\\p{L})${either(
        [
          "do not,don't,never",
          (no) => `${no} (?:machine )?wash (?:it|them|this|these|the \\p{L}+)(?: please)?`,
        ],
        ["waschen sie,wasche,wasch,wascht", (wash) => `${wash} (?:\\p{L}{2,12} ){1,3}(?:nicht|niemals|nie)`],
        ["lavez,laver,lave", (wash) => `ne (?:l[ea]s? |l['’])?${wash} (?:pas|jamais)`],
        ["ne l", (no) => `${no}(?:[ea]s? |['’])lave[rz]? (?:pas|jamais)`],
        ["lavatel,lavarl,lavater,lavar", (wash) => `(?:non|mai) ${wash}[oaie]`],
        ["lave,laves,laven,laveis,lavem", (wash) => `(?:no|nao|nunca) (?:l?[oa]s? )?${wash}`],
        [
          "was het,was hem,was haar,was ze,was deze,was dit,was die",
          (wash) => `${wash}(?: \\p{L}+){0,2} (?:niet|nooit)`,
        ],
        [
          "pierz,pierzcie,nalezy,wolno,mozna",
          (wash) =>
            `(?:nie|nigdy) (?:(?:go|jej|ich) )?${wash}(?: (?:go|jej|ich))?(?:(?<!pierz\\p{L}{0,3}(?: \\p{L}{2,3})?) prac)?`,
        ],
        ["tvatta", (wash) => `${wash} (?:den|det|dem)(?: \\p{L}+)? (?:inte|ej|aldrig)`],
        ["vask", (wash) => `${wash} (?:den|det|dem)(?: \\p{L}+)? (?:ikke|aldrig?)`],
        ["alkaa,ala", (no) => `${no} (?:kos\\p{L}+ )?pes(?:e|ko)(?: (?:sita|niita))?`],
        ["neperte,neperete,nepererte", (wash) => `${wash}(?: (?:ji|je|ho|ich))?`],
        ["ne mossa,soha ne mossa,ne mossuk", (wash) => wash],
        ["spalati,spala", (wash) => `nu (?:[oi]|il|le) ${wash}`],
        [
          "перете,перите,періть",
          (wash) => `(?:не|никога не|ніколи не) (?:(?:го|я|ги|та|иого|іі|іх) )?${wash}`,
        ],
        ["πλενετε,πλυνετε", (wash) => `μην? (?:το|τη|την|τα|τισ|τουσ) ${wash}`],
      )}(?!\\p{L})(?:[ \\n](?:${IN_WATER}))?(?=[ ]?(?:$|[.,;:!)(\\n–—-]))`,
  ),
};

const DRY_CLEAN_NAMES =
  "solo a secco,soltanto a secco,solamente a secco,unicamente a secco,esclusivamente a secco,solo en seco,solamente en seco,unicamente en seco,exclusivamente en seco,so a seco,apenas a seco,somente a seco,exclusivamente a seco,uniquement a sec,seulement a sec,exclusivement a sec,entretien professionnel,lavaggio professionale,pulizia professionale,trattamento professionale,cuidado profesional,tratamiento profesional,tratamento profissional,cuidado profissional,professionele behandeling,professionelle pflege,czyszczenie profesjonalne,konserwacja profesjonalna,professionell vard,ammattipesu,ammattipuhdistus,profesionalno odrzavanje,професионална грижа,textilreinigung,professionelle textilreinigung,textilpflege,professionelle textilpflege,professional textile care,professional textile cleaning,entretien textile professionnel,entretien professionnel textile,nettoyage textile professionnel,pulitura professionale dei tessuti,cura professionale dei tessuti,cuidado textil profesional,limpieza textil profesional,cuidado textil profissional,tratamento textil profissional,limpeza textil profissional,limpeza profissional,professionele textielreiniging,textielreiniging,profesjonalne czyszczenie tekstyliow,profesjonalne czyszczenie wyrobow wlokienniczych,professionell textilvard,professionell textiltvatt,professionel tekstilrens,professionel tekstilrensning,profesjonell tekstilrens,ammattimainen tekstiilihuolto,ammattimainen puhdistus,profesionalni cisteni textilii,profesionalne cistenie textilii,professzionalis textiltisztitas,curatare profesionala a textilelor,profesionalno ciscenje tekstila,profesionalno ciscenje tekstilija,professionaalne tekstiilipuhastus,професионално почистване,професионално чистене,професіине чищення,професіине чищення текстилю,професионално чишћење,επαγγελματικοσ καθαρισμοσ,profesyonel tekstil temizligi,profesyonel tekstil bakimi,chem. reinigen,chem. reinigung,chem. cisteni,chem. cistenie,chem. tisztitas,chem. czyszczenie,may be dry cleaned,can be dry cleaned,should be dry cleaned,darf chemisch gereinigt werden,kann chemisch gereinigt werden,peut etre nettoye a sec,peut etre nettoyee a sec,puo essere lavato a secco,puo essere lavata a secco,puede limpiarse en seco,pode ser limpo a seco,pode ser limpa a seco,mag chemisch gereinigd worden,kan chemisch gereinigd worden,rens,rensing,rensning,lavabile a secco,pulibile a secco,va pulito a secco,va pulita a secco,va lavato a secco,va lavata a secco,lavare o pulire a secco,pulire a secco,lavable en seco,limpiable en seco,lavavel a seco,nettoyable a sec,chemisch reinigbar,chemisch zu reinigen,trockenreinigung,trockenreinigen,chemisch te reinigen,mozna czyscic chemicznie,czyszczenie chemiczne dozwolone,lze chemicky cistit,kan kemtvattas,tal kemtvatt,kan renses,kan renses kemisk,taler rensning,voidaan kuivapesta,kemiallinen pesu,vegyileg tisztithato,kuru temizleme yapilabilir,se poate curata chimic,dry clean,dry-clean,dry cleanable,dry-cleanable,dry clean only,dry cleaning,professional dry cleaning,chemische reinigung,chemisch reinigen,reinigung,nettoyage a sec,nettoyer a sec,lavaggio a secco,lavare a secco,pulitura a secco,limpieza en seco,limpiar en seco,lavado en seco,limpeza a seco,limpar a seco,lavar a seco,stomen,czyszczenie chemiczne,czyscic chemicznie,kuru temizleme,kemtvatt,rensning,kemisk rensning,kemisk rens,kjemisk rens,kemtvattas,chemicke cisteni,chemicky cistit,chemicka cistka,profesionalni cisteni,vegytisztitas,vegytisztithato,szaraz tisztitas,szarazon tisztithato,curatare chimica,curatare uscata,curata chimic,kemijsko ciscenje,hemijsko ciscenje,kemicno ciscenje,keemiline puhastus,cheminis valymas,kimiska tirisana,химическо чистене,στεγνο καθαρισμα,neteja en sec,professional cleaning,professional care,profesyonel temizleme,profesyonel temizlik,професионално почистване,професионално чистене,profesjonalne czyszczenie,profesionalne cistenie,profesionalno ciscenje,profesionalno cisenje,професіине чищення,професіина чистка,професионално чишћење,curatare profesionala,curatarea profesionala,επαγγελματικοσ καθαρισμοσ,επαγγελματικο καθαρισμα,επαγγελματικος καθαρισμος,professionell rengoring,professionell tvatt,profesjonell rensing,profesjonell rengjoring,profesjonell rens,professionel rensning,professionel rens,professionel rengoring,ammattimainen puhdistus,ammattimainen pesu,professionaalne puhastus,profesionala tirisana,profesionalus valymas,szakszeru tisztitas,professzionalis tisztitas,profi tisztitas,chemiskai valyti,chemiskai valomas,kuivapesta,kuivpesta,keemiliselt puhastada,kimiski tirit,limpieza en seco profesional,limpieza profesional en seco,curatarea chimica,kemicno cistiti,kemijski cistiti,chemicky sa moze cistit,curatata chimic,curatat chimic,καθαριζεται στεγνα,kemisk rensas,pranie chemiczne,chemische reinigung mit,professionelle reinigung,nettoyage professionnel,pulitura professionale,limpieza profesional,limpeza profissional,professionele reiniging,kuivapesu,suche cisteni,pranie na sucho,vegyi tisztitas,chemicke cistenie,chemicky cistit,sausas valymas,sausasis valymas,taler rens,kuru temizleme icin,хімчистка,хімічне чищення,хімічна чистка,суха чистка,хемијско чишћење,хемијски чистити";
/** "Any solvent except trichloroethylene": the sign P by what it leaves out. */
const BUT_TRICHLORO = (() => {
  const tri = String.raw`(?:(?:tri|troj|tro)(?:ch|k|c|h)?lo{1,2}r[\p{L}]*|trielina|(?:τρι|три)(?:χλωρ|хлор)[\p{L}]*)`;
  const but =
    "except(?:ing| for)?|but|other than|excluding|außer|ausser|ausgenommen|bis auf|mit ausnahme von|sauf|hormis|excepte|a l['’]exception d[eu]|tranne|eccetto|escluso|salvo|ad eccezione d\\p{L}{1,3}|excepto|menos|exceto|behalve|uitgezonderd|met uitzondering van|oprocz|poza|z wyjatkiem|utom|forutom|undtagen|undtaget|unntatt|paitsi|lukuun ottamatta|krome|mimo|okrem|s vynimkou|s vyjimkou|cu exceptia|in afara|osim|razen|peale|iznemot|isskyrus|освен|крім|окрім|осим|εκτοσ(?: απο)?";
  return String.raw`(?:(?<!\p{L})(?:${but})[ ](?:\p{L}{1,4}[ ])?${tri}|(?<!\p{L})${tri} (?:kivetelevel|haric|disinda|ausgenommen|uitgezonderd|lukuun))`;
})();
/** The solvents of the sign P, and those of the sign F alone, by the begins of their names. */
const SOLVENT_P = String.raw`(?:per|tetra|υπερ|τετρα|пер|тетра)(?:(?:ch|k|c|h)lo{1,2}r|χλωρο|хлор)[\p{L}-]*`;
const SOLVENT_F = String.raw`(?:h[iy]dro[ck]arb|idrocarb|kohlenwasserst|koolwaterst|weglowodor|uhlovod|szenhidrog|въглеводор|вуглевод|угљоводон|υδρογονανθρ|kolvate|kulbrint|hiilived|ugljikovod|ogljikovod|susivesin|ogludenr|angliavand)\p{L}*`;
const DRY_CLEAN = worded("gu", ({ oneOf, maybe }) => {
  const names = `(?<!\\p{L})(?<no>(?:${maybe(NO)})[ ])?(?<called>${oneOf(DRY_CLEAN_NAMES)})(?!\\p{L})`;
  const solvent = `(?<per>${SOLVENT_P})|(?<hydro>${SOLVENT_F})`;
  return `${names}(?:[^.;\\n]|\\n(?=[\\p{L}(])){0,30}?(?:\\(?(?<!\\p{L})(?<p>[pfⓟⓕ])(?!\\p{L})\\)?|${solvent}|${BUT_TRICHLORO})|(?:(?<perBefore>${SOLVENT_P})|(?<hydroBefore>${SOLVENT_F}))[ ](?:\\([pf]\\)[ ])?(?:\\p{L}{2,9}[ ]){0,2}(?:${maybe(DRY_CLEAN_NAMES)})(?!\\p{L})`;
});
const WET_CLEAN = worded(
  "gu",
  ({ oneOf, maybe }) =>
    `(?<!\\p{L})(?<no>(?:${maybe(NO)})[ ](?:\\p{L}+[ ])?)?(?:${oneOf("professional wet cleaning,wet cleaning,wet clean,nassreinigung,nettoyage humide,lavaggio ad acqua professionale,limpieza en humedo,limpieza profesional en humedo,limpieza humeda profesional,limpeza profissional a humido,limpeza profissional a umido,curatarea umeda,curatarea umeda profesionala,curatare profesionala umeda,nettoyage professionnel humide,nettoyage humide professionnel,lavaggio professionale in acqua,pulitura professionale ad acqua,pulitura professionale ad umido,lavaggio professionale ad umido,professioneel nat reinigen,profesjonalne czyszczenie wodne,vegleges nedves tisztitas,nedvesen tisztithato,ammattimainen markapesu,вологе прання професіине,професіине аквачищення,аквачищення,limpeza a umido,natreiniging,professionelle nassreinigung,nettoyage a l'eau professionnel,nettoyage professionnel a l'eau,aquanettoyage,nettoyage a l'eau,pulitura ad acqua,lavaggio ad umido,lavaggio professionale ad acqua,limpieza profesional en agua,limpieza en agua,limpieza humeda,limpeza a humido,limpeza profissional em agua,limpeza em humido,natreinigen,nat reinigen,czyszczenie na mokro,czyszczenie wodne,cisteni za mokra,mokre cisteni,mokre cistenie,nedves tisztitas,nedvestisztitas,curatare umeda,мокро почистване,мокро чистене,аквачистка,вологе чищення,професіине вологе чищення,мокро чишћење,професионално мокро чишћење,υγρο καθαρισμα,vattvatt,professionell vattentvatt,vadrensning,vadrens,vatrens,vatrensing,markapesu,ammattimainen vesipesu,mokro ciscenje,margpuhastus,mitra tirisana,dregnasis valymas,slapias valymas,slapiasis valymas,islak temizleme,yas temizleme")})(?!\\p{L})`,
);

/** What reports and certificates call the label that is sewn in: "Pflegekennzeichnung lt. Etikett", "Instruções de conservação aprovadas". */
const CARE_LABEL = new RegExp(
  String.raw`(?<=^|[\n\t])(?:(?:\d{1,2}(?:\.\d)?[.)]?|[·•*–-]) )?(?:${[
    "(?:declared|claimed|stated|beyan edilen|angegebene|deklarierte|deklarowan[ay]|deklarovan[ae]|deklariran[ao]|ilmoitettu|uppgiven|oplyst|oppgitt|deklareeritud|deklareta|deklaruota|деклариран[ао]|заявлен[аио]|декларисано) (?:care|bakim|pflege|pielegnacja|konserwacja|udrzba|nega|njega|odrzavanje|vzdrzevanje|osetrovanie|osetrovani|hoito|skotsel|vask|pleje|vedligehold|vedlikehold|hooldus|kopsana|prieziura|поддръжка|догляд|одржавање)|(?:entretien|cura|manutenzione|cuidado|conservacion|conservacao|onderhoud|intretinere) (?:declare|dichiarat|declarad|opgegeven|declarat)\\p{L}*",
    "care[ -]?(?:labell?(?:ing)?s?|instructions?|symbols?)",
    "pflege(?:kennzeichnung|etikett|symbole?|hinweise?|anleitung)",
    "(?:etiquette|etiquetage|symboles|instructions|conseils) d'entretien",
    "(?:etichetta|simboli|istruzioni) di (?:lavaggio|manutenzione|cura)",
    "(?:etiqueta|simbolos|instrucciones) de (?:lavado|cuidado|conservacion)",
    "(?:etiqueta|simbolos|instrucoes) de (?:lavagem|conservacao)",
    "(?:was|onderhouds)(?:etiket|label|voorschrift|symbolen)",
    "etykieta pielegnacyjna|(?:przepisy?|symbole) (?:prania|pielegnacji|konserwacji)",
    "tvattrad|skotselrad|vaskeanvisning|plejeanvisning|vaskemærke|vedlikeholdsanvisning|hoito-ohje\\p{L}*|hoitomerkin\\p{L}*",
    "bakim (?:etiketi|talimati|sembolleri)",
    "prieziuros (?:zenklinim|instrukcij|simboli|etiket)\\p{L}*|kopsanas (?:markejum|noradijum|instrukcij|etiket)\\p{L}*",
    "hooldus(?:margis|juhis|juhend|sumbol|silt)\\p{L}*",
    "(?:symboly|pokyny|navod) (?:k |pre |na )?(?:udrzb|osetrov)\\p{L}*",
    "kezelesi (?:utmutato|jelkep|cimke|jelzes)\\p{L}*|(?:instructiuni|simboluri|eticheta) de (?:intretinere|ingrijire|spalare)",
    "(?:navodila|simboli|upute|oznake) za (?:vzdrzevanj|nego|odrzavanj|njeg)\\p{L}*",
    "(?:указания|символи|упутство|симболи) за (?:поддр|поддърж|одржав)\\p{L}*|(?:символи|інструкці\\p{L}) (?:з |що до )?догляду",
    "(?:οδηγιεσ|συμβολα) (?:φροντιδασ|πλυσησ|συντηρησησ)",
  ].join("|")})(?!\p{L})[^\n\t:%]{0,40}(?:[\t:]|\n(?=\p{L}))`,
  "gu",
);
/** How far what a label says goes on in further lines: to the end of a sentence or of a cell. */
const LABEL_SAYS = /^[\s\S]{0,400}?(?:[.](?=\n|$)|\n\n|\n(?=[^\n]*\t|[·•*–-] )|$)/u;

/** The care that the row of a report about the label tells: the others say how it was washed for the test. */
function findOnLabel(passage: Passage): Found[] {
  const { folded } = passage;
  const labels = [...folded.matchAll(CARE_LABEL)].map((match) => {
    const start = match.index + match[0].length;
    return { start, end: start + (LABEL_SAYS.exec(folded.slice(start))?.[0].length ?? 0) };
  });
  if (labels.length === 0) return [];
  return [...signsIn(passage), ...findInAllWays(passage)].filter((found) =>
    labels.some(({ start, end }) => found.start >= start && found.end <= end),
  );
}

/** A page of a certificate with fewer kinds of care tells of the process: "Chlorine bleach is not used". */
const FEWEST_KINDS = 3;

/** What the label in a certificate tells; of one article, what a page with several kinds of care does. */
function findOnCertificate(passage: Passage, isOfOne: boolean): Found[] {
  const onLabel = findOnLabel(passage);
  if (onLabel.length > 0 || !isOfOne) return onLabel;
  const found = [...signsIn(passage), ...findInAllWays(passage)];
  return new Set(found.map(({ field }) => field)).size < FEWEST_KINDS ? [] : found;
}

/** The care fields that a document tells. */
export function findCare({ passages, fields, kind: filed }: Text): Found[] {
  if (!fields.has("care_washing")) return [];
  // The certificate of an examined type describes one product, as a sheet of its data does.
  const isOfType = filed === "certificate" && isOfExaminedType(passages);
  const kind = isOfType ? "tech_sheet" : filed;
  // Certificates of many articles, and letters about them, tell how others are washed.
  const isOfOne = kind === "certificate" && isOfOneForm(passages);
  const onCertificate = (passage: Passage) => findOnCertificate(passage, isOfOne);
  const waysIn = kind === "certificate" ? onCertificate : signsIn;
  const allSayings = ownCare(uncovered(passages.flatMap(waysIn)));
  // A test report says how it was dried and ironed for the test.
  const clauses = ownCare(passages.flatMap((passage) => clausesOf(passage, kind, allSayings.length > 0)));
  const anyBleaches = clauses.filter(({ value }) => value === "any_bleach");
  const sayings = allSayings.filter((one) => !isOfBothBleaches(one, anyBleaches));
  // Nor does one that forbids chlorine hide that oxygen may bleach.
  const kept = new Set(withoutChlorine([...sayings, ...clauses]));
  const said = sayings.filter((one) => kept.has(one));
  // What a saying tells of a kind of care is not told again by its clause.
  const toldBySayings = eachOnce(said);
  const more = clauses.filter(
    ({ field, value }) =>
      !toldBySayings.some(
        (one) => one.field === field && tellsOfSame(one.value, value) && !isLess(one.value, value),
      ),
  );
  const all = withoutChlorine([...said, ...more]);
  const left = notForbiddenElsewhere(uncovered(all), all);
  const told = [...left, ...(isCareLabel(left) ? passages.flatMap(solventsIn) : [])];
  return [...Map.groupBy(mostExact(told), ({ field }) => field).values()].flatMap(ofOwnArticle);
}

/** Perchloroethylene, which nothing but dry cleaning needs: the words before it may be read badly, or stand in another cell. */
const SOLVENT = /(?<!\p{L})per(?:ch|c|k)lo{1,2}r\p{L}{3,}/gu;
/** In the clause before it: that it must not be. */
const WITHOUT =
  /(?<!\p{L})(?:no|not|non|ne|nicht|kein\p{L}*|pas|sans|sin|sem|senza|niet|geen|zonder|nie|bez|inte|utan|ikke|uden|uten|ei|ala|nem|nelkul|nu|fara|brez)(?!\p{L})[^.;\t]{0,45}$/u;

/** Whether a paper tells how a garment is cared for, but for its cleaning. */
function isCareLabel(found: readonly Found[]): boolean {
  const fields = new Set(found.map(({ field }) => field));
  return fields.size > 1 && !fields.has("care_professional");
}

function solventsIn(passage: Passage): Found[] {
  return [...passage.folded.matchAll(SOLVENT)].flatMap((match) => {
    if (WITHOUT.test(passage.folded.slice(Math.max(match.index - 60, 0), match.index))) return [];
    const mild = gentleness(clauseAround(passage.folded, match)) === "" ? "" : "_mild";
    return [placed(passage, match, "care_professional", `dry_p${mild}`, 0.8)];
  });
}

/** Without how other articles are cared for, where the same is told of the own: "the cheaper model is washed at 95 °C", and below "often bought together". */
function ofOwnArticle(found: Found[]): Found[] {
  if (new Set(found.map(({ value }) => value)).size < 2) return found;
  const own = withoutOthers(found, isSaidOfAnother);
  return own.length > MOST_TOLD ? own : withoutOthers(own, isShownBesides);
}

/** What is told of care more often than so is of a catalogue. */
const MOST_TOLD = 100;

/** Each value of each field by its first place: a long document tells the same few on all pages. */
function eachOnce(found: readonly Found[]): Found[] {
  return [...Map.groupBy(found, ({ field, value }) => `${field} ${value}`).values()].flatMap(([first]) =>
    first ? [first] : [],
  );
}

/** What is told by clauses, which a test report tells of the test, too. */
function clausesOf(passage: Passage, kind: string, isSaid: boolean): Found[] {
  if (kind === "certificate") return [];
  if (kind !== "test_report") return findInAllWays(passage);
  const approved = mayCompareWithApproved(passage) ? findInAllWays(passage).filter(isAsApproved) : [];
  const onLabel = [...approved, ...findOnLabel(passage)];
  return isSaid ? [...findTemperatures(passage), ...onLabel] : onLabel;
}

/** "Heiß bügeln bis 150 °C", "hot iron, max. 110 °C": the figure right behind says how hot. */
const OWN_HEAT =
  /^[ ,:]{0,2}\(?(?:(?:max(?:imal|imum)?\.?|maks\.?|bis(?: zu)?|bei|at|up to|a|jusqu['’]a|fino a|hasta|ate|tot|op|do|przy|ved|vid|upp till|til|opp til|na|pri|az)[ ]){0,2}(?<t>110|150|200)[ ]?°/u;

function hasOtherHeat({ passage, value, end }: Found): boolean {
  if (!String(value).startsWith("iron_")) return false;
  const heat = OWN_HEAT.exec(passage.folded.slice(end, end + 40))?.groups?.t;
  return heat !== undefined && value !== `iron_${heat}`;
}

/** Characters of what a customer is quoted with, before how it is cared for. */
const LONGEST_QUOTE = 260;

/** "I always wash it at 40 °C", among what customers say of it. */
function isOfCustomers({ passage, start, end }: Found): boolean {
  const { folded } = passage;
  if (AMONG_REVIEWS.test(folded.slice(0, start))) return true;
  return (
    IN_QUOTES.test(folded.slice(Math.max(start - LONGEST_QUOTE, 0), start)) &&
    QUOTED_CUSTOMER.test(folded.slice(end))
  );
}

/** "How shall it be washed?" over "30 °C" and "40 °C": lines that somebody is to choose from. */
const ANSWERS = /^[^?]*\?[ ]?(?:\n[^\p{L}\n]*\d{2}[ ]?°[^\n]{0,12}){2}/u;

function isAmongAnswers({ passage, start, end }: Found): boolean {
  const said = passage.folded.slice(start, end);
  return said.includes("?") && ANSWERS.test(said + passage.folded.slice(end, end + LONGEST_HEAT));
}

/** What is told of the article itself, without what is forbidden where it stands in its row. */
function ownCare(found: readonly Found[]): Found[] {
  const told = found.filter(
    (one) =>
      !isOfTestMethod(one) &&
      !hasOtherHeat(one) &&
      !isOfCustomers(one) &&
      !isOfWhatHappened(one) &&
      !isUndecided(one) &&
      !isOfProposal(one) &&
      !isAmongAnswers(one),
  );
  const denied = new Set(told.filter(isDeniedCare));
  const inRows = byReading([...denied].filter(({ passage }) => passage.order === "rows"));
  return told.filter(
    (one) =>
      !denied.has(one) &&
      !inRows.get(one.passage.reading)?.some((each) => each.value === one.value && sharesWords(each, one)),
  );
}

function byReading(found: readonly Found[]): Map<Passage["reading"], Found[]> {
  return Map.groupBy(found, ({ passage }) => passage.reading);
}

/** "Chlor- und Sauerstoffbleiche erlaubt": the second is not the only one. */
function isOfBothBleaches({ value, passage, start, end }: Found, anyBleaches: readonly Found[]): boolean {
  if (value !== "oxygen_only") return false;
  return anyBleaches.some((one) => one.passage === passage && one.start <= start && one.end >= end);
}

/** "Sólo lejía con oxígeno, sin cloro": what forbids chlorine says the same as that only oxygen may bleach. */
function withoutChlorine(found: readonly Found[]): Found[] {
  if (!found.some(({ value }) => value === "oxygen_only")) return [...found];
  return found.filter(
    ({ value, passage, start, end }) =>
      value !== "do_not_bleach" ||
      !(CHLORINE.test(passage.folded.slice(start, end)) || CHLORINE_NEXT.test(passage.folded.slice(end))),
  );
}

const CHLORINE = /(?<!\p{L})[ck]h?lo{1,2}r(?:o|e|in|ine|u|em|om|lal|iga|illa)?(?!\p{L})|хлор|χλωρ/u;
/** "Não branquear com cloro". */
const CHLORINE_NEXT = new RegExp(`^[^.;,\\n\\t]{0,20}?(?:${CHLORINE.source})`, "u");

/** Without what is forbidden where it stands in the other order of its page. */
function notForbiddenElsewhere(found: readonly Found[], all: readonly Found[]): Found[] {
  const forbidding = byReading(all.filter(({ value }) => isForbidding(value)));
  return found.filter(
    (one) => !forbidding.get(one.passage.reading)?.some((other) => forbidsElsewhere(other, one)),
  );
}

/** In rows a line of a column is cut off from the one above, with its word for no: "Nicht" over "im Trockner trocknen". */
function forbidsElsewhere(other: Found, one: Found): boolean {
  if (other.field !== one.field || other.passage === one.passage) return false;
  if (isForbidding(one.value) || !tellsOfSame(other.value, one.value)) return false;
  const words = new Set(wordsOf(other));
  return wordsOf(one).every((word) => words.has(word));
}

/** Standards by which a sample is washed, dried and ironed to see what becomes of it. */
const TEST_METHOD =
  /(?<!\p{L})(?:iso[ ]?(?:5077|6330|3759|105|3175|15487|7768|7771)|aatcc[ ]?(?:tm)?[ ]?\d{2,3}|astm[ ]?d[ ]?\d{3,4})(?!\d)|dimensional (?:stability|change)|stability to washing|maßanderung|maßbestandig|massanderung|massbestandig|stabilite dimensionnelle|variations? dimensionnelles?|stabilita dimensionale|variazione dimensionale|variazioni dimensionali|estabilidad dimensional|variacion(?:es)? dimensional(?:es)?|estabilidade dimensional|variacao dimensional|maatvastheid|dimensiestabiliteit|maatverandering|stabilnosc wymiar|zmiana wymiar|dimensionsstabilitet|dimensjonsstabilitet|mittapysyvyys|rozmerova stalost|rozmerova stabilita|zmena rozmeru|merettart|meretvaltoz|boyutsal (?:stabilite|degisim)|boyut degisimi|stabilitate dimensional|modificari dimensionale|(?<!\p{L})(?:programm?e?|programma|procedure|verfahren|proceso?|process|metod[aeo]?|method) \d ?[a-h](?!\p{L})|(?<!\p{L})(?:(?:drying )?procedure|(?:trocknungs)?verfahren|procedur[ae]|procedim[ie]+nto|droogprocedure|torkmetod|metoda suszenia) [bcf](?!\p{L})|(?<![\d.,])(?<!(?:max\p{L}*\.?|min\p{L}*\.?|up to|at least|bis zu|hochstens|mindestens|jusqu'a|au plus|fino a|hasta|ate|tot|do|op til|opp til|upp till|enintaan) )\d{1,2} (?:wash(?:ing)? )?(?:cycles?|zykl(?:en|us)|(?:wasch|trocken)zykl(?:en|us)|cicl[oi]s?(?: de \p{L}+)?|cycli|cykl[eiu]\p{L}?|cykler|syklus(?:er)?|syklia|ciklus|cikl[au]s?|dongu)(?=[ ]?(?:$|[.,;:)\n\t]))/u;

/** "EN ISO 5077, 40 °C, line dry" says how a sample was treated. */
function isOfTestMethod({ passage, start, end }: Found): boolean {
  const { folded, text } = passage;
  const line = folded.lastIndexOf("\n", start - 1) + 1;
  const from = line + (/^.*[.!?;] (?=\p{Lu})/u.exec(text.slice(line, start))?.[0].length ?? 0);
  const length = text.slice(end).search(/[.!?;] (?=\p{Lu})|\n|$/u);
  return TEST_METHOD.test(folded.slice(from, end + length));
}

function findInAllWays(passage: Passage): Found[] {
  const found = [...findCareParts(passage), ...findInClauses(passage), ...findDescribedSymbols(passage)];
  return found.map(withMore);
}

/** Ways to dry that there are in the shade, too. */
const IN_THE_SUN: ReadonlySet<unknown> = new Set(["line", "drip_line", "flat"]);
/** "…, all'ombra", also in a cell or line of its own. */
const SHADE =
  /^[,;]?[ \n\t]?(?:(?:in|im|in[ \n]the|in[ \n]de|in[ \n]der|en|a|a[ \n]la|a[ \n]l['’]|all['’]|na|w|v|ve|vo|i|i en|la|a|u|στη|στην|на|в)[ \n]?)?(?:shade|schatten|ombre|ombra|sombra|schaduw|cieniu|skuggan?|skyggen?|skyggen|varjossa|stinu|stine|tieni|arnyekban|umbra|hladu|sjeni|senci|varjus|ena|pavesyje|golgede|σκια|сянка|тіні)(?!\p{L})/u;

/** With what stands behind words for care that says more of the same. */
function withMore(found: Found): Found {
  return withLowHeat(withShade(found));
}

/** With the shade in which it is dried, where the words right behind tell it. */
function withShade(found: Found): Found {
  const { passage, value, end } = found;
  if (!IN_THE_SUN.has(value)) return found;
  const said = SHADE.exec(passage.folded.slice(end, end + 30))?.[0].length;
  return said === undefined ? found : { ...found, value: `${value}_shade`, end: end + said };
}

/** "Geschikt voor de droger, lage temperatuur": how warm it may be, behind that it may be at all. */
const LOW_HEAT =
  /^[ ]?[,;(:–-]?[ ]?(?:(?:at|on|op|bei|auf|mit|a|in|en|em|w|ved|vid|i|pa|na|v|pri|la|con|met|een|une?|una|the)[ ]){0,2}(?:(?:low|lage|niedrige[rn]?|basse|bassa|baja|baixa|nisk\p{L}+|lag|lav|alacsony|nizk\p{L}+|dusuk|matala\p{L}*|madal\p{L}*|zema|zem\p{L}|χαμηλ\p{L}+|ниск\p{L}+)[ ](?:temp\p{L}*|heat|varme|lampotil\p{L}*|homersek\p{L}*|sicaklik\p{L}*|isi\p{L}*|теплот\p{L}*|θερμοκρασ\p{L}*|hitze|stufe|stand)|temperatur[ae] (?:baja|bassa|baixa|joasa|scazuta))(?!\p{L})/u;

function withLowHeat(found: Found): Found {
  const { passage, value, end } = found;
  if (value !== "tumble_normal") return found;
  const said = LOW_HEAT.exec(passage.folded.slice(end, end + LONGEST_HEAT))?.[0].length;
  return said === undefined ? found : { ...found, value: "tumble_low", end: end + said };
}

/** Longest words for how warm, in characters. */
const LONGEST_HEAT = 45;

/** What says less of the same: a temperature without how gently, a line without the shade. */
function mostExact(found: readonly Found[]): Found[] {
  const values = [...new Set(found.map(({ value }) => value))];
  const less = new Set(values.filter((value) => values.some((other) => isLess(value, other))));
  return found.filter(({ value }) => !less.has(value));
}

/** What says more than a value, besides what its name begins with. */
const MORE_EXACT: Readonly<Record<string, readonly string[]>> = {
  tumble_normal: ["tumble_low"],
  line: ["drip_line", "drip_line_shade"],
  line_shade: ["drip_line_shade", "flat_shade"],
  flat: ["drip_flat"],
  any_bleach: ["oxygen_only"],
};

/** Whether a value says less of the same than another. */
function isLess(value: Found["value"], than: Found["value"]): boolean {
  const endings = ["_mild", "_very_mild", "_shade"];
  return (
    endings.some((ending) => `${value}${ending}` === than) ||
    (MORE_EXACT[String(value)]?.includes(String(than)) ?? false)
  );
}

function uncovered(found: readonly Found[]): Found[] {
  const byPassage = Map.groupBy(found, ({ passage }) => passage);
  return found.filter((one) => !byPassage.get(one.passage)?.some((other) => covers(other, one)));
}

/** "Dryer | yes, low" over "Iron | medium", "Kurutma: düşük ısı | Ütü: hayır": the end of one row or cell and the label of the next. */
function isAcrossRows(folded: string, { 0: words, index }: RegExpExecArray | RegExpMatchArray): boolean {
  const next = folded[(index ?? 0) + words.length];
  return (words.includes("\n") && next === "\t") || (/[\n\t]/.test(words) && next === ":");
}

function signsIn(passage: Passage): Found[] {
  const found: Found[] = [
    ...SIGNS,
    NOT_WASHED,
    WASHING_PROHIBITED,
    ...FORBIDDEN_SIGNS,
    MAY_BLEACH,
    ...HEAT_SIGNS,
  ].flatMap(({ field, value, pattern }) =>
    [...matches(passage, pattern)]
      .filter(
        (match) =>
          !isAcrossRows(passage.folded, match) &&
          !isAnswer(passage.folded, match) &&
          !isInPart(passage.folded, value, match) &&
          !isDenied(passage.folded, value, match),
      )
      .map((match) => ({
        field,
        value,
        confidence: 0.95,
        passage,
        start: match.index,
        end: match.index + match[0].length,
      })),
  );
  for (const match of matches(passage, DRY_CLEAN)) {
    if (match.groups?.no !== undefined || !isOneSentence(passage, match)) continue;
    const { p, hydro, hydroBefore } = match.groups ?? {};
    const solvent =
      p === "f" || p === "ⓕ" || hydro !== undefined || hydroBefore !== undefined ? "dry_f" : "dry_p";
    const mild = gentleness(clauseAround(passage.folded, match)) === "" ? "" : "_mild";
    found.push(placed(passage, match, "care_professional", `${solvent}${mild}`, 0.92));
  }
  for (const match of matches(passage, WET_CLEAN)) {
    const end = match.index + match[0].length;
    if (match.groups?.no !== undefined || NOT_AFTER.test(passage.folded.slice(end, end + 40))) continue;
    const mild = gentleness(clauseAround(passage.folded, match));
    found.push(placed(passage, match, "care_professional", `wet_w${mild}`, 0.85));
  }
  return [...found.map(withMore), ...forbiddenInLists(passage)];
}

/** "Dry cleaning in" over "perchloroethylene (P)": a line that begins with a capital letter says something else. */
function isOneSentence({ text }: Passage, { 0: words, index, groups }: RegExpExecArray): boolean {
  const named = words.indexOf(groups?.called ?? "") + (groups?.called?.length ?? 0);
  const gap = text.slice(index + named, index + words.length);
  return !/\n(?![\p{Ll}(]|[PF](?:[.,;)\n]|$))/u.test(gap);
}

/** What only a part of a garment has. */
const PLACES =
  /^[^.;,\n\d]{0,20}(?<!\p{L})(?:print|druck|aufdruck|bedruck|imprim|impression|stamp|estamp|nadruk|opdruk|bedruk|potisk|potlac|tryck|tryk|trykk|motif|motiv|decor|dekor|deko|appli|transfer|embroider|stickerei|broderi|bordado|ricam|haft|zip|button|knop|strass|sequin|paillet|baski|painatu|minta|imprint|naszyw|nasivk|aplik|patch|badge|emblem|etykiet|metk|felvarr|rattfoltok|toppe?(?:\p{L})|parche|ecusson|hihamerk|applik|broderet|tygmarke|haftowan|емблем|нашивк|аплікац)/u;

const PLACE_BEFORE =
  /(?<!\p{L})(?:baski (?:uzerine|ustune|uzerini)|print|(?:auf|be)?druck|opdruk|motiv|motif|nadruk|tryck|trykk|tryk|potisk|potlac|imprime|stampa|estampado|decoration|dekoration)\p{L}{0,3}[ ]$/u;

/** "Do not wash with dark colours", "nicht heiß waschen": it may be washed otherwise. */
const WITH_OTHERS =
  /^[ ](?:(?:with|together|mit|zusammen|avec|ensemble|con|insieme|junto|com|met|samen|z|ze|razem|s|se|so|spolu|spolecne|egyutt|cu|impreuna|с|със|заедно|з|із|разом|са|заједно|με|μαζι|med|tillsammans|sammen|yhdessa|zajedno|skupaj|koos|ar|kopa|su|kartu|ile|hot|too|often|daily|trop|souvent|a secco|en seco|a seco|a sec|in der (?:wasch)?maschine|en machine|a la machine|au lave-linge|in lavatrice|a maquina|na maquina|en lavadora|in de (?:was)?machine|w pralce|v prac\p{L}*|i (?:vaske|tvatt)?maskin\p{L}*|koneessa|pesukoneessa|u perilici|in a (?:washing )?machine|in the (?:washing )?machine|warmer|hotter|in acqua calda|en agua caliente|em agua quente|a l'eau chaude|in hot|w goracej|v horuc\p{L}*|v horke|haufig\p{L}*|heiss?er|heißer)(?!\p{L})|[^.;,\n]{0,25}(?:kanssa|egyutt|birlikte)(?!\p{L}))/u;

/** The same in languages that end with the verb: "más ruhákkal együtt ne mossa". */
const WITH_OTHERS_BEFORE = /(?<!\p{L})(?:egyutt|birlikte|beraber|ile)[ ]$/u;

/** "Non lavare a" at the end of a cell, and "secco" below it. */
const CUT_SHORT = /^ (?:a|en|em)[\t\n]/u;

/** "Do not iron above 110 °C" and "do not iron on print" are no prohibition. */
function isInPart(folded: string, value: string, { 0: said, index }: RegExpExecArray): boolean {
  if (value !== "do_not_iron" && value !== "do_not_wash") return false;
  const after = folded.slice(index + said.length, index + said.length + 40);
  const before = folded.slice(Math.max(index - 25, 0), index);
  const isOfOthers = WITH_OTHERS.test(after) || WITH_OTHERS_BEFORE.test(before);
  if (isNotNeeded(before, after)) return true;
  if (value === "do_not_wash" && (isOfOthers || CUT_SHORT.test(after))) return true;
  if (value === "do_not_iron" && (PLACES.test(after) || PLACE_BEFORE.test(before))) return true;
  return /^[^.;,\n\d]{0,25}\d{2,3}[ ]?(?:°|c(?!\p{L}))/u.test(after);
}

/** "Trocknergeeignet: nein". */
function isDenied(folded: string, value: string, { 0: said, index }: RegExpExecArray): boolean {
  const end = index + said.length;
  return value.startsWith("tumble") && NOT_AFTER.test(folded.slice(end, end + 40).split(/[.,;]/u)[0] ?? "");
}

/** "No" beside one label, and the next label: they stand below each other by chance. */
function isAnswer(folded: string, { 0: said, index }: RegExpExecArray): boolean {
  return /^\p{L}+\n/u.test(said) && /[\t:][ ]?$/.test(folded.slice(Math.max(index - 2, 0), index));
}

function placed(
  passage: Passage,
  match: RegExpExecArray,
  field: string,
  value: string,
  confidence: number,
): Found {
  return { field, value, confidence, passage, start: match.index, end: match.index + match[0].length };
}

/** How, after a comma. */
const HOW =
  /^,[ \n](?:(?:very|sehr|tres|molto|muy|muito|zeer|bardzo|velmi|vel'mi|nagyon|foarte|много|дуже|веома|врло|πολυ|mycket|meget|svært|erittain|vrlo|zelo|vaga|loti|labai|cok)[ ])?(?:gentle|mild|(?:spezial)?schon(?:end|verfahren)\p{L}*|skonsam\p{L}*|skansom\p{L}*|hellavarai\p{L}*|(?:delicat[aeo]?|delicad[oa]|delikat\p{L}*|suave|doux|douce|en douceur|modere|moderato|moderado|zacht|lagodnie|setrne|jemne|nezne|kimeletesen|hassas|skansamt|hellasti)(?=[ ]?(?:$|[.,;\n\t·|/)]))|(?:zacht|voorzichtig)[ ](?:programma|proces)|processo|proceso|prosess|ciclo|cycle|cyklus|programme|programma|programa|program\p{L}{0,2}|process|trattamento|tratamiento|tratamento|traitement|verfahren|proces|proceso|processo|prosess|(?!(?:wash|wasch|lav|lessiv|was|pra|pierz|tvatt|vask|\p{L}*pes|mos|spal|mazg|skalb|yika|π?λυσ)\p{L}*[ ])(?:\p{L}{3,15}[ ])?(?:procede|processus|procedure|procedura|procedimento|procedimiento|process(?:en|us)?|prozess|proces|proceso|processo|processi|prosess|prosessi|procesas|process|verfahren|behandlung|behandeling|behandling|menetelma|kasittely|eljaras|postup|postupak|postopek|protseduur|tootlus|rezimas|rezims|islem|процес|поступак|режим|διαδικασια)|mirny postup|mierny postup|setrny postup|kimeletes eljaras|lagodny proces|blagi postupak|blag postopek|orn tootlus|saudzigs rezims|svelnus rezimas|hassas islem|hafif islem|щадящ процес|делікатн\p{L}* режим|щадн\p{L}* режим|благ поступак|нежан поступак|ηπια διαδικασια)(?!\p{L})(?:[ \n][^,.;\n\t]{0,25})?/u;

/** What stands between commas: how gently to wash is no word on cleaning. */
function clauseAround(text: string, { 0: words, index: at }: RegExpExecArray): string {
  const begin = Math.max(...[",", ".", ";", "\n", "\t"].map((end) => text.lastIndexOf(end, at)), 0);
  // What is said may go on below or beside: "dry cleaning" over "in perchloroethylene", "Dry cleaning | P, mild process".
  const end = at + words.length;
  const own = text.slice(begin, end + Math.max(text.slice(end).search(/[,.;\n\t]|$/), 0));
  const rest = text.slice(begin + own.length);
  return own + (HOW.exec(rest)?.[0] ?? "");
}

/** Drying may be told in two ways, by drum and by line; of the others there is one. */
function tellsOfSame(one: Found["value"], other: Found["value"]): boolean {
  const isDrum = (value: Found["value"]) => String(value).includes("tumble");
  return isDrum(one) === isDrum(other);
}

function isForbidding(value: Found["value"]): boolean {
  return String(value).startsWith("do_not");
}

/** In one passage "nicht heiß bügeln" holds "heiß bügeln", and "do not tumble dry" … "tumble dry". */
function covers(other: Found, one: Found): boolean {
  const isInside = other.start <= one.start && other.end > one.end;
  // "Non lavare a secco" is not "non lavare".
  if (one.value === "do_not_wash" && other.field === "care_professional" && isInside)
    return !OR.test(one.passage.folded.slice(one.end, one.end + 8).replace(/(?<=[ ]\p{L}+[ ]).*$/u, ""));
  // "Im Schatten, liegend trocknen" holds "liegend trocknen", which says less.
  return (
    other !== one &&
    other.field === one.field &&
    other.start <= one.start &&
    other.end >= one.end &&
    !isLess(other.value, one.value) &&
    (other.end - other.start > one.end - one.start || isForbidding(other.value)) &&
    !(isForbidding(one.value) && one.end - one.start === other.end - other.start)
  );
}
