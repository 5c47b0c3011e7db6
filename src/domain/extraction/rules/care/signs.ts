/** The words for each symbol of ISO 3758: a row of patterns for each. */
import { type Worded, worded } from "../kit/worded.ts";

interface Sign {
  field: string;
  value: string;
  pattern: Worded;
}

const NO =
  "do not,don't,not,never,nicht,kein,keine,ne pas,pas de,non,no,nao,niet,geen,nie,ej,inte,ikke,ei,ala,ne,ma ikke,nem,nu,не,μην,interdit,vietato";

export const SIGNS: readonly Sign[] = [
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

export const FORBIDDEN_SIGNS: readonly Sign[] = ACTIONS.map(([field, value, names]) => ({
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
export const WASHING_PROHIBITED: Sign = {
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
export const MAY_BLEACH: Sign = {
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

export const HEAT_SIGNS: readonly Sign[] = HEATS.map(([value, names]) => ({
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
export const NOT_WASHED: Sign = {
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

export const DRY_CLEAN = worded("gu", ({ oneOf, maybe }) => {
  const names = `(?<!\\p{L})(?<no>(?:${maybe(NO)})[ ])?(?<called>${oneOf(DRY_CLEAN_NAMES)})(?!\\p{L})`;
  const solvent = `(?<per>${SOLVENT_P})|(?<hydro>${SOLVENT_F})`;
  return `${names}(?:[^.;\\n]|\\n(?=[\\p{L}(])){0,30}?(?:\\(?(?<!\\p{L})(?<p>[pfⓟⓕ])(?!\\p{L})\\)?|${solvent}|${BUT_TRICHLORO})|(?:(?<perBefore>${SOLVENT_P})|(?<hydroBefore>${SOLVENT_F}))[ ](?:\\([pf]\\)[ ])?(?:\\p{L}{2,9}[ ]){0,2}(?:${maybe(DRY_CLEAN_NAMES)})(?!\\p{L})`;
});

export const WET_CLEAN = worded(
  "gu",
  ({ oneOf, maybe }) =>
    `(?<!\\p{L})(?<no>(?:${maybe(NO)})[ ](?:\\p{L}+[ ])?)?(?:${oneOf("professional wet cleaning,wet cleaning,wet clean,nassreinigung,nettoyage humide,lavaggio ad acqua professionale,limpieza en humedo,limpieza profesional en humedo,limpieza humeda profesional,limpeza profissional a humido,limpeza profissional a umido,curatarea umeda,curatarea umeda profesionala,curatare profesionala umeda,nettoyage professionnel humide,nettoyage humide professionnel,lavaggio professionale in acqua,pulitura professionale ad acqua,pulitura professionale ad umido,lavaggio professionale ad umido,professioneel nat reinigen,profesjonalne czyszczenie wodne,vegleges nedves tisztitas,nedvesen tisztithato,ammattimainen markapesu,вологе прання професіине,професіине аквачищення,аквачищення,limpeza a umido,natreiniging,professionelle nassreinigung,nettoyage a l'eau professionnel,nettoyage professionnel a l'eau,aquanettoyage,nettoyage a l'eau,pulitura ad acqua,lavaggio ad umido,lavaggio professionale ad acqua,limpieza profesional en agua,limpieza en agua,limpieza humeda,limpeza a humido,limpeza profissional em agua,limpeza em humido,natreinigen,nat reinigen,czyszczenie na mokro,czyszczenie wodne,cisteni za mokra,mokre cisteni,mokre cistenie,nedves tisztitas,nedvestisztitas,curatare umeda,мокро почистване,мокро чистене,аквачистка,вологе чищення,професіине вологе чищення,мокро чишћење,професионално мокро чишћење,υγρο καθαρισμα,vattvatt,professionell vattentvatt,vadrensning,vadrens,vatrens,vatrensing,markapesu,ammattimainen vesipesu,mokro ciscenje,margpuhastus,mitra tirisana,dregnasis valymas,slapias valymas,slapiasis valymas,islak temizleme,yas temizleme")})(?!\\p{L})`,
);
