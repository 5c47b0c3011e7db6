/** The parts of a product that a composition may be of. */
import { namesStanding } from "../../../shortened-patterns.ts";
import { SINCE_DAY, UNTIL_DAY } from "../../kit/days.ts";
import { Phrases, type Spoken, wordsIn } from "../../kit/phrases.ts";
import { firstKnown, wordsAlike } from "../fibres/letters-alike.ts";

/** Name in the template → names on labels; `` stands for the product as a whole. */
export const PARTS: Readonly<Record<string, string>> = {
  "": "malha principal,maille principale,maglia principale,punto principal,main knit,main jersey,hauptgestrick,hauptjersey,hoofdtricot,dzianina glowna,dzianina zasadnicza,huvudtrika,hovedstrik,paaneulos,hlavni uplet,hlavny uplet,osnovno pletivo,glavno pletivo,brushed back,loop back,looped back,fleece back,terry back,ubriger korper,ubrigen korper,restlicher korper,restlichen korper,korperteil,kroppen,bolen,bol,korpusie,korpusu,tulowiu,trupie,tele,telo,trup,trupu,trupe,trupe vyrobku,torzs,torzsresz,torzson,torzsben,testresz,corp,corpul,corpului,тяло,тялото,κορμοσ,κορμο,κυριωσ σωμα,vartalo,vartalossa,vartalo-osa,miehusta,runko,rungossa,keha,kehal,kehaosa,kere,kerel,kereosa,pamatdala,korpuss,korpusa,liemuo,liemenyje,liemens dalis,korpusas,korpuse,tijelo,tijelu,govdede,bedende,корпус,корпусі,основна частина,rest of the body,remaining body,main part,reste du corps,resto del corpo,resto del cuerpo,resto del capo,resto da peca,resto do corpo,rest van het lijf,ci-dessus,fata de masa,fetei de masa,for the label,for label,for labels,for labelling,content for label,composition for label,use for the label,for the care label,fur das etikett,fur etikett,furs etikett,pour l'etiquette,pour etiquette,pour etiquetage,per l'etichetta,per etichetta,para la etiqueta,para a etiqueta,para etiqueta,voor het etiket,voor etiket,voor label,na etykiete,na etykiety,till etiketten,till etikett,til etiketten,til etikett,til etiket,etikettiin,na etiketu,laut etikett,angabe auf dem etikett,angaben auf dem etikett,auf dem etikett,texte etiquette,texte de l'etiquette,sur l'etiquette,testo etichetta,testo dell'etichetta,testo in etichetta,sull'etichetta,texto etiqueta,texto de la etiqueta,texto da etiqueta,en la etiqueta,tekst etiket,op het etiket,op het label,pa etiketten,label text,according to label,according to the label,as per label,per label,on label,on the label,care label,label claim,label claims,label composition,composizione etichetta,composizione di etichetta,composition etiquette,composicion etiqueta,composicion de etiqueta,composicao etiqueta,composicao da etiqueta,etikettzusammensetzung,stated on label,stated on the label,selon etiquette,selon l'etiquette,sur etiquette,secondo etichetta,in etichetta,da etichetta,segun etiqueta,en etiqueta,conforme etiqueta,na etiqueta,volgens etiket,op etiket,wedlug etykiety,wg etykiety,na etykiecie,enligt etikett,ifolge etikett,ifolge etiket,etiket beyani,etiketa gore,podle etikety,podla etikety,cimke szerint,conform etichetei,declared composition,declared fibre composition,declared,claimed,composition declaree,composition annoncee,composizione dichiarata,composicion declarada,composicao declarada,deklarierte zusammensetzung,angegebene zusammensetzung,opgegeven samenstelling,deklarowany sklad,sklad materialowy,cloth,quality,qualitat,qualite,qualita,calidad,qualidade,kwaliteit,jakosc,composition,compositie,fibre composition,fiber composition,fibre content,fiber content,material composition,material content,material,materials,fabric,main fabric,main material,main,base,base fabric,ground,ground fabric,fabric composition,content,contents,zusammensetzung,faserzusammensetzung,materialzusammensetzung,hauptstoff,hauptmaterial,grundstoff,grundmaterial,grundgewebe,stoff,stoffe,ware,matiere,matieres,tissu principal,tissu,tissu de base,matiere principale,composition textile,composizione,composizione fibrosa,tessuto principale,tessuto,tessuto base,materiale,materiale principale,composicion,composicion textil,tejido principal,tejido,tejido base,composicao,composicao textil,tecido principal,tecido,tecido base,samenstelling,materiaalsamenstelling,hoofdstof,hoofdmateriaal,stof,materiaal,sklad,sklad surowcowy,material podstawowy,material zasadniczy,dzianina podstawowa,dzianina zasadnicza,material bazowy,material glowny,tkanina glowna,tkanina podstawowa,tkanina zasadnicza,dzianina,tkanina,karisim,kumas icerigi,ana kumas,ana malzeme,kumas,icerik,kumas karisimi,huvudmaterial,huvudtyg,materialsammansattning,sammansattning,tyg,hovedstof,hovedstoff,sammensætning,sammensetning,materialsammensætning,hovedmateriale,hovedmaterial,koostumus,materiaali,materiaalit,paamateriaali,paakangas,slozeni,materialove slozeni,hlavni material,zlozenie,materialove zlozenie,hlavny material,osszetetel,anyagosszetetel,alapanyag,anyag,compozitie,compozitie fibroasa,material principal,tesatura,sastav,sirovinski sastav,surovinski sastav,osnovni materijal,osnovna tkanina,materijal,sestava,surovinska sestava,glavni material,koostis,materjal,materjali koostis,pohimaterjal,sudetis,audinio sudetis,pagrindinis audinys,medziaga,sastavs,audums,pamataudums,composicio,teixit,състав,основен плат,материал,материя,плат,συνθεση,υφασμα,κυριο υφασμα,body,body fabric,main body,korper,rumpf,corps,corpo,tessuto corpo,cuerpo,tronco,cos de la peca,govde,beden,ana beden,tulow,korpus,kropp,krop,lijf,right side,self,self fabric,self cloth,vrchovy uplet,priomhabhar,galvenais materials,pagrindine medziaga,βασικο υφασμα,κυρια συνθεση,основен материал,основна материя,osnovni material,fo anyag,foanyag,pohikangas,paamateriaalit,podstawowa tkanina,склад,основна тканина,основнии матеріал,тканина,матеріал,полотно,састав,основни материјал,материјал",
  shell:
    "tkaninie wierzchniej,tkaninie zewnetrznej,materiale wierzchnim,materiale zewnetrznym,wierzchu,svrchnim materialu,vrchnim materialu,vrchnom materiali,vrchnom materiale,vrchnej latke,kulso anyagban,felsoanyagban,felso anyagban,felso resz,vanjskoj strani,vanjskom materijalu,vanjskom dijelu,vanjskoj tkanini,zunanji strani,zunanjem materialu,zunanjem delu,zunanji tkanini,utsidan,yttersidan,yttersiden,ydersiden,utsiden,ytterstoffet,paallisessa,paallisen,paalliskankaassa,pinnassa,pealmine,pealmisel,pealisel,pealismaterjalis,pealispool,virspuse,virspuses,virspusei,virsui,virsuje,virsaus,virsutine dalis,dis kumasta,dis kumasin,dis yuzde,dis kisimda,лицевата страна,горния плат,горният плат,външната част,външната страна,верху,верхній частині,зовнішній стороні,εξωτερικου,εξωτερικη οψη,lice tkanine,buitenzijde,yttertygets,yderstoffets,ytterstoffets,paallikankaan,vrchniho materialu,vrchniho dilu latky,vrchneho materialu,tkaniny zewnetrznej,materialu zewnetrznego,tesaturii exterioare,tesaturii de baza,vanjskog materijala,vanjske tkanine,zunanje tkanine,zunanjega materiala,лицевия плат,външния плат,εξωτερικου υφασματοσ,virsmas auduma,virsutinio audinio,pealisriide,virsaudums,skall,skal,dis kisim,outshell,out shell,out-shell,outer-shell,shell,outer cover,ticking,tijk,inlett,hulle,outer shell,shell fabric,outer,outer fabric,outer material,outershell,outer layer,outer face,face,face fabric,exterior,outside,top fabric,oberstoff*,obermaterial*,außenmaterial,außenstoff,außenseite,außen,außenhulle,aussenmaterial,aussenstoff,aussenseite,exterieur,exterieure,tissu exterieur,matiere exterieure,partie exterieure,dessus,tissu du dessus,tissu de dessus,enveloppe,esterno,tessuto esterno,parte esterna,strato esterno,rivestimento esterno,tejido exterior,parte exterior,capa exterior,tela exterior,tecido exterior,camada exterior,buitenstof,buitenkant,buitenzijde,buitenmateriaal,buitenlaag,bovenstof,bovenmateriaal,warstwa zewnetrzn*,material zewnetrzn*,tkanina zewnetrzn*,strona zewnetrzn*,wierzch*,tkanina wierzchni*,material wierzchni*,dis kumas,dis yuz,dis yuzey,dis kat,dis malzeme,dis,yttertyg,yttertyget,yttermaterialet,ytterstoffet,yderstoffet,ydermaterialet,yttermaterial,ytter,yttersida,utsida,yderstof,ydermateriale,yderside,yder,ytterstoff,ytterside,yttermateriale,paallinen,paalikangas,paallikangas,paalliskangas,paallis,pinta,pintakangas,ulkokangas,ulkopuoli,ulkokuori,svrchni material,svrchni,vrchni material,vrchni latka,vrchni tkanina,vnejsi material,vrchovy material,vrchny material,vrchna latka,vrchna tkanina,vonkajsi material,kulso anyag,kulso reteg,kulso,felsoanyag,felso anyag,felsoresz,fata,material exterior,strat exterior,tesatura exterioara,vanjski materijal,vanjska tkanina,vanjski dio,vanjski sloj,zunanji material,zgornji material,zgornja tkanina,zgornje blago,gornji materijal,gornja tkanina,zunanja tkanina,zunanji del,valismaterjal,pealismaterjal,pealiskangas,valiskangas,pealne,isorin*,isorinis sluoksnis,isorinis audinys,virsus,virsdrana,arpus*,arejais materials,virsma,лице,лицев плат,лицева част,външна част,външен плат,външен материал,горен плат,εξωτερικο,εξωτερικη,εξωτερικο υφασμα,εξωτερικη πλευρα,lice,upper layer,oberware,tecido externo,capa externa,camada externa,tessuto esteriore,lato esterno,face exterieure,matiere du dessus,dis katman,ust kumas,dis kabuk,kulso oldal,kulso szovet,felso reteg,kulso anyaga,arejais audums,virsejais audums,arejais slanis,arejas slanis,virskarta,virsejais slanis,vonkajsia vrstva,vrchna vrstva,vonkajsia strana,vonkajsia latka,vnejsi vrstva,vnejsi strana,vrchni vrstva,vnejsi latka,vnejsi cast,partea exterioara,fata exterioara,exterior material,paallysmateriaali*,pintamateriaali*,paallimateriaali*,paallysmateriaalin,paallyskangas,ulkomateriaali*,ulkopinta,yderlag,overstof,ytterlager,ovantyg,skaltyg,skalmaterial,ytterlag,skallstoff,skallmateriale,valiskiht,valimine kiht,valimine materjal,pealiskiht,isorine puse,isore,virsutinis audinys,virsutinis sluoksnis,isorine medziaga,външен слои,горен материал,горен слои,лицева материя,лицева тъкан,външна страна,външна материя,εξωτερικο υλικο,εξωτερικη στρωση,εξωτερικο μεροσ,εξωτερικη επιφανεια,vanjska strana,gornji sloj,zunanji sloj,zunanja stran,zgornji sloj,zewnetrzn* warstw*,czesc zewnetrzna,lasmuigh,верх,тканина верху,матеріал верху,верхня тканина,верхніи матеріал,верхніи шар,зовнішня тканина,зовнішніи шар,зовнішня сторона,зовнішніи матеріал,лицьова сторона,спољни материјал,спољна тканина,спољашњи слој,спољни слој,горњи материјал,спољна страна,vrch,vrchni cast,vrchna cast",
  lining:
    "vuoren,vuoressa,dublura,хастарът,inside layer,podszewce,podsivce,podsivke,podsivkou,vuorissa,vooder,voodril,podlogi,astarda,astarinda,хастара,подплатата,подплата,φοδρασ,foret,belesben,belesanyaga,wewnatrz,fodrets,forets,capuselii,captuselii,futters,innenfutters,lining,linings,postava,postave,postavu,postavom,постава,поставе,поставом,fodret,innerfodret,innside*,insida*,inderside*,inner lining,lining fabric,lining material,liner,inner,inner layer,inner shell,body lining,inner fabric,inside,underdress,unterkleid,unterrock,fond de robe,sottoveste,combinacion interior,onderjurk,halka,underklanning,underkjole,alushame,spodnicka,also szoknya,innenstoff,innenmaterial,innenseite,innen,doublure et poches,interieur,matiere interieure,interno,parte interna,interior,binnenstof,binnenkant,binnenzijde,binnenvoering,futter,innenfutter,futterstoff,doublure,doublures,doublure corps,doublure interieure,doublure principale,fodera,foderame,fodera interna,fodera corpo,forro,forros,forro interior,forro interno,forro principal,forro cuerpo,folre,voering,voeringstof,podszewk*,wnetrze,warstwa wewnetrzn*,astar*,ic astar,ic kumas,foder,innerfoder,fodertyg,for,foret,foer,innerfor,vuori*,vuorikangas,vuorimateriaali,podsiv*,podsivk*,vnutorny material,vnitrni material,vnitrni,beles*,belesanyag,bels*,belso anyag,captusea*,captuseal*,interior captuseala,podstav*,podlog*,unutarnji materijal,notranji material,vooder,voodri*,voodrikangas,pamusal*,vidus,odere*,oderi,oderaudums,подплат*,хастар,φοδρ*,abfutterung,leibfutter,korperfutter,tissu de doublure,tessuto fodera,tejido forro,tela de forro,tecido de forro,strona wewnetrzn*,podszycie,vnitrni vrstva,vnitrni strana,vnitrni cast,vnutorna vrstva,vnutorna strana,vnutorna cast,belso reteg,belso oldal,belso beles,strat interior,partea interioara,material interior,sisapuoli,vuoraus,vuorauksen,sisavuori,sisakangas,sisamateriaali*,inderfor,indvendigt for,indvendig for,forstof,forstoff,innertyg,innermaterial,innerside,sisevooder,sisemine kiht,sisemine vooder,sisemine materjal,iekspuse,ieksejais slanis,ieksejais audums,oderejums,vidinis sluoksnis,vidine puse,vidinis audinys,вътрешна част,вътрешен слои,вътрешна страна,вътрешен плат,вътрешна материя,εσωτερικο,εσωτερικο υφασμα,εσωτερικη πλευρα,εσωτερικη επενδυση,εσωτερικη στρωση,εσωτερικο μεροσ,επενδυση,επενδυσησ,unutarnji sloj,unutarnja strana,unutarnja tkanina,unutrasnjost,unutarnja podstava,notranji sloj,notranja stran,notranja tkanina,notranjost,ic yuz,ic katman,astari,lineail,inforra,підклад*,внутрішніи шар,внутрішня сторона,внутрішня тканина,постав*,унутрашњи слој,унутрашња страна",
  "pocket lining":
    "джоб,τσεπη,ficka,lomme,kabata,zep,dzep,кишеня,kapsova podsivka,cep astarinda,fodera della tasca,fodera tasca,επενδυση τσεπησ,джобна подплата,джобен хастар,джобни торбички,podszewka kieszeniowa,kapesni podsivka,vreckova podsivka,кишенькова підкладка,підкладка кишень,џепна постава,dzepna podstava,captuseala buzunarelor,captuseala de buzunar,kiseninis pamusalas,kiseniu pamusalas,kabatas odere,taskuvooderdus,lommeforing,voering broekzak*,voering zak*,voering van de zakken,voering van de broekzakken,broekzakken,broekzakvoering,zakvoering*,τσεπεσ εσωτερικα,dzepovina,ceplik,folre de butxaca,fod. tasche,fod tasche,fod. tasca,pocket lining,pocket linings,pocket bag,pocket bags,pocketbag,pocketing,pockets,pocket,taschenfutter,taschenbeutel,tasche,taschen,doublure de poche,doublure de poches,doublure des poches,doublure poche,doublure poches,poche,poches,fond de poche,fodera tasca,fodera tasche,fodera delle tasche,tasche interne,tasca,forro de bolsillo,forro de bolsillos,forro del bolsillo,forro bolsillo,forro bolsillos,bolsillo,bolsillos,forro do bolso,forro de bolso,forro bolso,forro dos bolsos,forro bolsos,bolsos,zakvoering,zakken,zak,worek kieszeniow*,worki kieszeniow*,kieszenie,kieszen,podszewka kieszeni,cep astari,cep,cep torbasi,fickfoder,fickorna,lommerne,lommene,fickpasar,fickpase,fickor,lommefor,lommeposer,lommepose,lommer,taskupussi*,taskut,taskuvuori,kapsovina,kapsy,kapsa,podsivka kapes,podsivka vreciek,vrecka,vreckovina,zseb*,zsebbeles,buzunar*,captuseala buzunar*,dzepovi,podstava dzepova,zepi,zepna podloga,tasku*,taskuvooder,kisen*,kabatas,джобове,хастар на джобовете,τσεπεσ,φοδρα τσεπησ,pockets lining,lining of pockets,lining pockets,lining of the pockets,hand pocket lining,innentaschen,taschenbeutelstoff,sac de poche,sacs de poche,sacchi tasca,sacco tasca,sacchetto tasca,sacchetti tasca,fondo tasca,fondi tasca,fodere tasche,bolsa de bolsillo,bolsas de bolsillo,fondo de bolsillo,fondos de bolsillo,forro de los bolsillos,fundo de bolso,fundos de bolso,saco de bolso,sacos de bolso,zakkenvoering,zakvoeringen,voering zakken,kieszeniowka,vnitrek kapes,kapesni vacky,kapesni vacek,vreckove sacky,lommefoer,ficktyg,taskukangas,taskukott*,kabatu oder*,kabatu maisin*,kiseniu pamusal*,kiseniu maiseli*,zsebanyag,zsebtasak,punga buzunar,pungi buzunare,подплат* на джоб*,подплат* джоб*,хастар* на джоб*,φοδρα τσεπων,φοδρεσ τσεπων,dzepn* vrecic*,podstav* dzep*,zepovina,podlog* zep*,zepn* vreck*,cepler,cep torbalik,cep kumasi,cep torbalari,кишені,підклад* кишен*,мішковина кишен*,џепови,постав* џеп*",
  filling:
    "fyllingen,vatteringen,toppauksen,taidises,vatelins,vatinas,kimsalas,ispune,tolteleke,vatuire,пълнежът,γεμισματοσ,isolant thermique,stoppningen,innmat,innmaten,dynefyll,putefyll,fyllningens,fyldets,пълнежа,dolgu,wsad,farcit,filling,relleno nordico,filler,padding,fill,wadding,insulation,stuffing,inner filling,fullung*,innenfullung,wattierung,fullmaterial,fullstoff,polsterung,isolierung,isolation,einlage wattierung,rembourrage,garnissage,ouatine,ouate,garniture interieure,remplissage,isolation thermique,imbottitur*,ovatta,riempimento,relleno*,acolchado,guata,aislamiento,enchimento*,acolchoamento,recheio,farciment,vulling,vulmateriaal,wattering,opvulling,wypelnieni*,ocieplin*,ocieplenie,watolina,wklad,dolgu*,dolgu malzemesi,elyaf dolgu,ic dolgu,fyllning,vaddering,stoppning,foring,fyld,vattering,fyll,fylling,polstring,vatt,isolasjon,tayte*,tayttee*,taytemateriaali,vanu,toppaus,eriste,vypln*,naplna,vatelin,zatepleni,toltet*,toltoanyag,belso toltet,umplutur*,vatelina,punjenj*,punilo,ispuna,polnil*,polnitev,taide,taitematerjal,vooder taide,uzpild*,pripild*,uzpildas,pildij*,пълнеж,пълнител,изолация,γεμιση,γεμισμα,taidis,taidise,polstermaterjal,fyllningen,vadderingen,stoppningen,fyldet,fyllet,batting,quilt batting,wattevlies,volumenvlies,fullvlies,tussenvulling,vadd,vat,ouatinage,imbott,ovattatura,isolamento,isolatie,isolering,izolace,izolacja,izolacia,izolacija,izolatie,szigeteles,tomes,toltelek,toltes,material wypelniajacy,zateplenie,napln,vyplnovy material,siltinajums,pildmaterial*,polsterejums,sintepons,vanutus,fyldmateriale,fyllnadsmaterial,fyllnad,fyllmateriale,soojustus,vatiin*,taitevatt,idaras,kamsal*,siltinimas,pasiltinimas,вата,вателин,μονωση,παραγεμισμα,υλικο γεμισησ,βατα,γεμισησ,vata,sintepon,lionadh,mili,наповнювач*,утеплювач*,наповнення,синтепон,пуњење,испуна",
  rib: "patent na rokavih,patent na rokavih in spodnjem robu,patent na zapestjih,patent na robu,patent na spodnjem robu,patentni rob,patentne obrobe,zebro,zebra,rebro,rebra,ribbor,ribber,patenta,patentu,patentna obroba,napletov,patenty,passzekban,reiat,tricot reiat,ribanalar,elastinis apvadas,resorit,resoreita,resoreja,resorien,joustinneuleita,vrangbordene,vrangborder,vrangbordet,ribbingen,ribkanterne,ribbkanten,ribbkanterna,napletech,napletu,napletom,napletmi,passzek,passzen,passzeknal,ластиците,ластици,soonikutel,ribam,patenti,patentih,rebraste obrube,resoreissa,resoreiden,joustinneuleet,punos elasticos,bordure elastice,bordurile,reziliuose,ribben,ribbene,ribkanten,ribstrikken,ribbekanten,vrangborden,ribbestrikken,ribban,ribbstickningen,resorissa,resorin,resoreissa,joustinneuleessa,joustinneuleen,soonikus,sooniku,soonikul,soonikud,soonikkoes,ribai,ribam,rumbelyje,naplety,napletu,napletoch,passzeban,passzeja,passzenal,patentul,ластика,ластикът,рипсът,рипса,ribanasi,ribanada,ribanalari,рібани,рібані,boordje,boordjes,bundchens,gumijauda,ribojums,elastiga mala,elastinga juosta,λαστιχο πλεξησ,ластичен бод,patentszegely,ribbestrikk,uplet zebrovy,cote,strickbundchen,рібана,манжетнии трикотаж,bordi a costa,bordo a costa,bordi a coste,bordo a coste,rib,ribs,ribbing,kaskorse,lastik orgu,rib knit,ribknit,rib fabric,rib trim,rippe*,rippbundchen,rippstrick,rippware,rippbund,strickbund,bundchen,bord-cote,bord cote,bords-cotes,bords cotes,cotes,costina,costine,bordo a costine,bordi a costine,coste,canale,canales,acanalado,puno elastico,canelado,canelados,rib canelado,boord,boorden,ribboord,boordstof,sciagacz*,ribana,ribb,ribana kumas,ribbstickning,ribkant*,ribstrik,resori*,resorineule,naplet,uplet naplet,passze,patent,manseta elastica,rebrasti dio,passz,soonik,рипс,ластик,ριμπ,bords cote,bord a cote,bordo maglia,maglia a coste,bordi maglia,tejido canale,malha canelada,ribstof,nakladany sciagacz,napletek,naplety,zebrovy uplet,napletok,rebrovy uplet,bordas kotes,passzeresz,bordazat,bordura elastica,tricot patent,ribbi,resorineulos,joustinneule,soonikkude,soonikkoes,ribets,rievots trikotaz*,adita mala,rumbeli*,elastinis mezginys,rievetas mezginys,рипсено плетиво,рибана,ριπ,πλεξη ριμπ,λαστιχο πλεκτο,rebrasto pletivo,rebrasti rub,rebrasti rob,pletena obroba,vrangbord,ribbekant,трикотажна резинка,рендер,ребрасто плетиво",
  collar:
    "gulerul,kragens,gallerban,gallerja,galleron,gallernal,яката,якичка,якичката,γιακα,krael,kraes,kraele,limci,golieri,ovratniku,ovratnika,yakada,yakasi,yakalar,yakanin,комірець,комірці,golas,collar stand,collar stands,collar band,kragensteg,kragenstege,steg kragen,pied de col,pieds de col,solino colletto,listino colletto,pie de cuello,tirilla cuello,pe de gola,pe de colarinho,kraagstaander,kraagstand,stojka kolnierza,kragstandare,kravestand,kragestolpe,stojacek limce,stojacik goliera,gallerallo,stei guler,stei de guler,yaka ayagi,stojka ovratnika,стойка на яката,стійка коміра,ποδι γιακα,kragens,gulerului,goliera,collar,collars,kragen,col,cols,colletto,colletti,collo,cuello,cuellos,gola,golas,colarinho,coll,kraag,kolnierz*,yaka,krage,kraven,krave,kaulus,kaulukse*,limec,limce,golier,galler,guler,ovratnik,krae,apykakl*,apkakl*,яка,γιακασ,collerette,draft collar,draught collar,warmekragen,col anti-froid,collare termico,collarin termico,gola termica,warmtekraag,warmekrage,varmekrave,lampokaulus,stehkragen,undercollar,under collar,kragenbesatz,limecek,golierik,apkaklite,kragna,κολαρο,комір*,крагн*",
  cuff: "mudden,mansetah,zapestje,zapestni del,manzet,manziet,manziety,manzietach,manzietam,manzetov,mansettien,mansetteja,mansettide,rankogaliai,manschetten,manzetami,mansete,aproce,aproces,mansettidel,zapestja,zapestjih,orukvice,orukvica,orukvicama,mansetlerde,mansetler,manset kisminda,манжети,манжетите,манжетами,polsini,manschettes,mansettien,kalvosimissa,poignets de manche,aproce,aproces,aprocem,aprocu,katised,katistes,katiste,mansetid,mansettides,rankogaliai,rankogaliuose,rankogaliu,hihansuut,hihansuissa,mansetit,manseteissa,mandzsetta,mandzsettaban,mandzsettak,manzety,manzetach,mankiety,mankietach,mansete,mansetama,manzete,manzetama,mansetele,mansetelor,manchetterne,mansjettene,manschetterna,muddarna,маншетите,манжети,манжетах,μανσετεσ,manset,mansetler,mansetleri,kaised,manzetai,rannekkeet,puny,punys,ærmekant,inner cuff,inner cuffs,innere manschetten,innenmanschette,innenmanschetten,innenbundchen,poignets interieurs,polsini interni,polsini interiori,punos interiores,punhos interiores,binnenmanchet,binnenmanchetten,wewnetrzne mankiety,innermudd,innermuddar,indermanchetter,manschett,boordjes,boordje,bundchen armel,bundchen der armel,bundchen am armel,rib sleeve,sleeve rib,bord-cote manches,bord-cote des manches,ribboord mouw,sciagacz rekawa,ribb arm,cuff,cuffs,manschette,manschetten,armelbundchen,poignet,poignets,kol ribanasi,kol mansetleri,polsino,polsini,puno,punos,punho,punhos,mansjet,manchet*,mankiet*,manset,mansetler,mudd,muddar,arm-muddar,manzeta,manzety,manseta,mansete,mansett*,mandzet*,hihansuu*,hihansuut,hihanresori*,orukavlje,aproce,маншет*,μανσετεσ,muddarna,manchetterna,mandzsett*,kezelo*,kol agzi,kol agizlari,kol agzi ribana,kol agzi ribanasi,kol agzi lastik*,sleeve opening,sleeve openings,armelabschluss,bas de manche,bas de manches,bas des manches,fondo manica,fondo maniche,bocamanga,bocamangas,mouwboord,mouwboorden,armslut,aermekant,ermekant,polsi,mansjett*,manschetter,manzete,manseti,mansetid,katised,rankogali*,manset kol,kol manseti,orukvice,orukvica,zapestniki,mansete*,mansetit,kalvosimet,μανσετα,μανσετεσ μανικιων,манжет*,манжетн*,aproces,rankogal*,varrukamansett*,armmudd,armmuddar,armmuddarna,ermemansjett,armkantresar",
  hem: "alj,подгъв,στριφωμα,allserv,apaksmala,apacia,hem,hems,saum,saumbund,saumbundchen,bundabschluss,ourlet,orlo,orli,bajo,dobladillo,bainha,zoom,listwa,etek ucu,fall,helma,lem,szegely,tiv,porub,rob,fondo capo,fondo maglia,bordo inferiore,bord inferieur,bas de vetement,bas du vetement,bajos,onderboord,nederkant,nederkanten,nedre kant,nedre kanten,nedrekant,spodni lem,dolny lem,dolni lem,also szegely,also szel,tiv inferior,donji rub,spodnji rob,долен ръб,ποδογυροσ,alt kenar,alaaar,apakseja mala",
  sleeve:
    "hihan,ujjakban,armeln,armen,armens,ærmet,ærmets,ermet,ermets,ujjai,ujjaiban,ujjain,ujjaban,maneca,manecile,manecilor,hihoissa,hihojen,hihat,varrukatel,varrukates,varrukate,rokavih,rokavov,kollarda,kolda,kolun,kollari,kol kismi,μανικιων,mouwstuk,mouwstukken,maniga,manigues,sleeves and legs,sleeve and leg,armel und beine,armel und bein,manches et jambes,maniche e gambe,mangas y piernas,mangas e pernas,mouwen en benen,mouwen en pijpen,armar och ben,ærmer og ben,aermer og ben,ermer og ben,hihat ja lahkeet,rekawy i nogawki,rukavy a nohavice,sleeve,sleeves,armel,manche,manches,manica,maniche,manga,mangas,mouw,mouwen,rekaw*,kol,kollar,arm,armar,armarna,armer,aermerne,ærmerne,ermene,ærmer,ermer,arme,hiha,hihat,rukav*,ujjak,ujj,maneca,maneci,rokavi,rokav,varrukad,varrukas,rankov*,piedurkn*,ръкав*,μανικι,μανικια,ærme,erme,aerme,ujja,muinchilli,kmiem,τα μανικια,рукав*",
  "sleeve lining":
    "folre de manigues,folre de la maniga,fod. manica,fod. maniche,fod manica,fod maniche,dbl manches,dbl. manches,arm.futter,podsz. rekaw*,sleeve lining,sleeves lining,sleeve linings,lining sleeves,lining sleeve,armelfutter,futter armel,doublure manche,doublure manches,doublure de manche,doublure de manches,doublure des manches,fodera manica,fodera maniche,fodera delle maniche,forro manga,forro mangas,forro de mangas,forro de manga,forro das mangas,mouwvoering,voering mouw,voering mouwen,podszewka rekaw*,podszewka w rekaw*,armfoder,ærmefor,aermefor,ermefor,hihavuori,hihojen vuori,podsivka ruk*,ujjbeles,ujja beles,captuseala manec*,podstava rukav*,podloga rokav*,varrukavooder,varrukate vooder,rankoviu pamusal*,piedurknu oder*,kol astari,хастар на ръкав*,хастар ръкав*,φοδρα μανικι*,ærmefoer,ujj belese,ujjak belese,подплат* на ръкав*,φοδρα μανικιων,hihan vuori,підклад* рукав*,постав* рукав*,ujjabeles,ujjabelese,ujjbelese,podszewka rekawow,foder i arm,foder i armar,for i ærmer,for i ermer,varruka vooder,uzrokavja oder*",
  "bodice lining":
    "bodice lining,bodice linings,lining bodice,lining of bodice,lining of the bodice,oberteilfutter,futter oberteil,futter des oberteils,miederfutter,doublure corsage,doublure du corsage,doublure bustier,doublure du bustier,doublure buste,doublure du buste,doublure haut,doublure du haut,fodera corpetto,fodera del corpetto,fodera corpino,fodera bustino,fodera del bustino,forro corpino,forro del corpino,forro cuerpo superior,forro corpete,forro do corpete,voering lijfje,voering bovenstuk,lijfjesvoering,podszewka stanika,podszewka gory,foder liv,livfoder,foder overdel,for overdel,foer overdel,livfor,ylaosan vuori,vuori ylaosa,podsivka zivutku,podsivka topu,podsivka zivotika,podsivka vrchnej casti,captuseala corsaj,captuseala corsajului,captuseala bustului,ust beden astari,korsaj astari",
  "skirt lining":
    "skirt lining,skirt linings,lining skirt,lining of skirt,lining of the skirt,rockfutter,futter rock,futter rockteil,futter des rocks,doublure jupe,doublure de jupe,doublure de la jupe,fodera gonna,fodera della gonna,forro falda,forro de falda,forro de la falda,forro saia,forro da saia,rokvoering,voering rok,voering van de rok,podszewka spodnicy,podszewka dolu,kjolfoder,foder kjol,foder kjoldel,skortfor,for skort,skjortfor,hameen vuori,vuori hame,podsivka sukne,captuseala fusta,captuseala fustei,etek astari",
  "hood lining":
    "hood lining,lining hood,lined hood,gefutterte kapuze,capuche doublee,cappuccio foderato,capucha forrada,capuz forrado,gevoerde capuchon,fodrad huva,kapuzenfutter,futter kapuze,doublure capuche,doublure de capuche,doublure de la capuche,fodera cappuccio,fodera del cappuccio,forro capucha,forro de capucha,forro de la capucha,forro capuz,forro do capuz,capuchonvoering,voering capuchon,podszewka kaptura,podszewka w kapturze,huvfoder,foder huva,haettefor,hettefor,huppuvuori,hupun vuori,podsivka kapuc*,kapucnibeles,csuklyabeles,captuseala glug*,podstava kapuljac*,podloga kapuc*,kapuutsi vooder,gobtuvo pamusal*,kapuces oder*,kapuson astari,хастар на качулка*,φοδρα κουκουλ*,hættefor,hættefoer,kapucni bele*,csuklya bele*,kapson astari,подплат* на качулк*,φοδρα κουκουλασ,підклад* капюшон*,постав* капуљач*",
  hood: "hætten,hetten,csuklyaban,gluga,glugii,glugile,качулката,качулки,κουκουλασ,hupussa,hupun,huppuosa,kapuutsil,kapuutsis,kapuutsi,kapuca,kapucis,kapsonda,kapuson,kapusonda,kapusonu,kapusonun,hood,hupun,kapuze,capuche,cappuccio,capucha,capuz,caputxa,kaptur*,capuchon,kapuson*,kapusong,huva,haette*,hætte*,hette*,hetta,huvan,luva,huppu*,kapuc*,kapuca,kapucn*,csuklya,gluga,kapuljac*,kapuuts,gobtuv*,качулка,κουκουλα,kapson,kapsonlu,kapuschong,kapison*,капюшон*,капуљач*",
  fur: "tehiskarusnahk,karusnahk,изкуствена кожа с косъм,изкуствена кожа,piel sintetica,pel sintetic,fur,faux fur,fake fur,imitation fur,fur trim,kunstfell,kunstpelz,fellimitat,pelz,webpelz,fausse fourrure,fourrure,pelliccia,eco pelliccia,ecopelliccia,pelliccia ecologica,pelo sintetico,pelo artificial,pelo,bont,imitatiebont,futro,sztuczne futro,suni kurk,kurk,fuskpals,pals,kunstpels,pels,turkis,tekoturkis,kozesina,umela kozesina,umela kozusina,muszorme,szorme,blana artificiala,blana,umjetno krzno,krzno,umetno krzno,kunstkarusnahk,kapuzenfell,kapuzenpelz,kapuzenkunstfell,fellbesatz,kunstfellbesatz,pelzbesatz,kunstpelzbesatz,fellrand,pelzrand,fellkragen,pelzkragen,kunstfellkragen,bordure fourrure,bord fourrure,fourrure synthetique,fourrure de capuche,bordo pelliccia,bordo in pelliccia,bordo pelo,pelo desmontable,pele sintetica,bontkraag,bontrand,nepbont,bontkraagje,futerko,sztuczne futerko,huvpals,palskant,palskrage,hettepels,pelskant,pelskrage,karvareunus,hupun karva,kozesinka,kozusinka,szorme galler,krzneni obrub,kurk yaka,kapuson kurku,imitation fourrure,imitation de fourrure,fourrure imitation,finta pelliccia,pelliccia sintetica,kunstbont,imitacja futra,kozisek,umely kozisek,kozusina,konstpals,fejkpals,imiteret pels,fuskepels,dirbtin* kaili*,kaili*,maksliga kazokad*,kazokad*,изкуствен косъм,изкуствена кожичка,γουνα,συνθετικη γουνα,οικολογικη γουνα,sahte kurk,yapay kurk,blana sintetica,хутро,штучне хутро,хутряне оздоблення,крзно,вештачко крзно,futro sztuczne,futerko sztuczne",
  lace: "spetsen,spetsens,blonden,blonderne,blondene,koronce,koronek,krajce,krajek,cipci,dantelei,dantelele,дантелата,δαντελασ,pitsissa,pitsin,pitsiosa,pitsiosissa,pitsis,pitsil,pitsosa,mezginem,mezginu,neriniuose,neriniu,neriniai,dantelde,danteli,dantelin,dantel kismi,мережива,мереживі,merletti,encajes,puntillas,spitzenteil,spitzenpartie,mezgine,punta,blonda,lace,lace trim,spitze,spitzen,dentelle,dentelles,pizzo,pizzi,merletto,encaje,puntilla,renda,rendas,kant,koronk*,dantel,spets,blonde,blonder,pitsi,krajk*,cipk*,csipk*,dantela,dantele,cipka,pits,neriniai,mezgines,дантела,δαντελα,nerinys,мереживо,чипк*",
  embroidery:
    "broderiet,broderiene,broderierne,broderien,hafcie,haftow,vysivce,vysivka,vysivke,himzesben,broderia,broderiei,бродерията,вишивці,kirjonnassa,kirjailu,tikandis,tikandil,izsuvuma,izsuvums,siuvinejime,vezenju,vezenini,nakista,nakisi,κεντηματοσ,stickereien,geborduurde delen,borduurwerk,embroideries,embroidered parts,embroidery thread,embroidery yarn,brodat,embroidery,stickerei,bestickung,broderie,broderies,ricamo,ricami,bordado,bordados,borduursel,haft*,nakis,broderi,kirjonta,vysiv*,himzes,vez,vezenje,tikand,siuvinej*,izsuv*,бродерия,κεντημα,brodeeraus,vezenina,borduring,stickgarn,izsusana,вишивк*,вез",
  trim: "viimistlus,τελειωμα,φινιρισμα,обточка,kenar biyesi,biezen,acabamento,remate,profilo,finitura,einfassung,einfassband,обшивка,rivet,viu,bordatura,bordature,bordino,bordini,profilo interno,profili interni,profilo esterno,profilo in contrasto,profilo a contrasto,trim,trims,trimming,trimmings,contrast trim,reunus*,biais,besatz,besatze,garniture,garnitures,guarnizione,guarnizioni,profili,ribete,ribetes,adorno,adornos,vivo,vivos,debrum,aplicacao,aplicacoes,guarnicao,guarnicoes,acabamentos,garnering,bies,bordura*,bordo,bordi,bordure,bordures,lamowk*,wykonczeni*,garni,detaljer,kantband,kanter,detalje,pynt,tere,koristeet,tehosteet,lemovani,lem,dekor,diszites,paszpol,szegely,garnitura,paspol,ukras,obrob*,obrub*,kant,detailid,apdail*,apdare,декорация,гарнитура,кант,διακοσμηση,ρελι,paspel,paspelierung,piping,binding,passepoil,passepoils,parement,parements,guarniciones,wypustka,obszycie,lemovka,lemovanie,paspulka,passpoal,paspoal,kantning,kanttaus,kantti,apmale,apvadas,aaris,obrobe,okras,okraski,ukrasi,garniturila,biye,γαρνιτουρα,besætning,besaetning,оздоблення,украс,украси,finitions,finition,finiture,rifiniture,rifinitura,afwerking,viimistelu,galon,galons,galony,gallone,galloni,galao,galoes,braid,braids,braiding,litze,litzen,zierborte*,zierlitze*,passementerie,passamaneri*,pasamaneri*,pasmanteri*,paszomany*,sujtas,tasma ozdobna,prymek,prymky,pramik,koristenauha*,gajtan*,гайтан*,галон,γαλονι*,σιριτι*",
  contrast:
    "rayures contrastees,rayures contrastantes,bandes contrastees,bandes contrastantes,rayures,contrast stripes,contrasting stripes,stripes,kontraststreifen,streifen in kontrastfarbe,righe a contrasto,righe in contrasto,rayas en contraste,rayas contrastantes,riscas contrastantes,riscas em contraste,contraststrepen,paski kontrastowe,kontrastrander,kontraststriber,kontraststriper,kontrastiraidat,kontrastni pruhy,kontrastne pruhy,kontraszt csikok,dungi contrastante,kontrastne crte,kontrastne proge,kontrastkangas,kontrasta audums,kontrastinis audinys,υφασμα αντιθεσησ,kontrastni materijal,контрастен плат,контрастна материя,kontrasztanyag,tehostekangas,material kontrastowy,kontrastdetail*,kontrastosad,kontrastosa,kontrasto detales,kontrasta detalas,kontrastni detajli,kontrastni detalji,kontrastni dily,kontrastni dil,kontrastne diely,kontrastny diel,elementy kontrastowe,wstawki kontrastowe,kontrastdele,kontrastdelar,kontrastpartier,kontrasteinsatze,kontrasteinsatz,kontrastteile,parties contrastees,parties contrastantes,parti a contrasto,inserti a contrasto,partes en contraste,partes contrastantes,contrastdelen,kontrastiosat,kontrast osat,contrast,contrast fabric,contrast material,contrasting fabric,contrast colour,second fabric,kontrast,kontraststoff,kontrastmaterial,tissu contraste,tissu contrastant,tessuto a contrasto,contrasto,contraste,contrastes,tejido de contraste,tejido contraste,tecido de contraste,contraststof,kontrast kumas,kontrastni material,tkanina kontrastowa,kontrasttyg,kontraststof,kontrastikangas,kontrastny material,contrast panel,contrast panels,kontrast material,контраст,secondary fabric,tissu secondaire,matiere secondaire,tessuto secondario,materiale secondario,tejido secundario,material secundario,tecido secundario,tkanina dodatkowa,doplnkovy material,doplnkova latka,kiegeszito anyag,material secundar,kontrastgewebe,kontrastbesatz",
  insert:
    "stretch insert,stretch inserts,stretcheinsatz,stretcheinsatze,stretch-einsatze,stretch-einsatz,empiecements stretch,empiecement stretch,inserti elastici,inserti stretch,inserciones elasticas,inserto elastico,insercoes elasticas,stretchinzet*,wstawki elastyczne,elastyczne wstawki,stretchinsats*,elasticke vsadky,vaheosa,sisetukk,ieliktnis,iestarpinajums,umeci,kiila,innfelt stykke,insercio,inzetten,wstawk* kontrastow*,kontrastinsats*,kontrastindsats*,kolenni vsadka,kolenni vsadky,kolenna vsadka,insert,inserts,insertion,einsatz,einsatze,kontrasteinsatz,empiecement,empiecements,inserto,inserti,insercion,inserciones,insertos,insercoes,inzet,inzetstuk,inzetstukken,wstawk*,infallning,infallningar,vlozeny dil,insertions,insercao,insats,insatser,indsats,indsatser,innfelling*,vsadk*,vsadek,betet,betetek,insertie,insertii,umetci,umetak,umetk*,vstavk*,vstavek,siilud,intarp*,ielaidum*,parca ek,вставк*,вложк*,ενθετ*,under the arms,under arms,unter den armen,unter dem arm,unterarm einsatz*,sous les bras,dessous de bras,sotto le braccia,sottobraccio,bajo los brazos,bajo el brazo,sisa inferior,debaixo dos bracos,sob os bracos,onder de armen,onder de arm,pod pachami,under armarna,under armene,innfelt under armene,infallt under armarna,indsat under armene,kainaloissa,kainaloiden alla,v podpazi,pod pazuchou,honalj,honaljban,la subrat,subrat,pod rukama,pod pazduhom,kol alti,vsity dil,vsity diel,incrustation,incrustations,isiuv*,inserturi,innsats,innsatser,upotus,уметак,умеци",
  "side panel":
    "parti laterale,sidor,sider,sidestycken,sivut,sivukappaleet,kuljed,sani,sonai,seiteneinsatzen,seitenteilen,seitenpartien,seitenstreifen,sidopanelerna,sidpartier,sidpartierna,sidepanelerne,sidestykkerne,sidepanelene,sidefeltene,sidefelter,panelach bocznych,paneli bocznych,bokach,boczkach,czesci boczne,bocnich dilech,bocnich dilu,bocnich panelech,bocnych dieloch,bocnych dielov,bocnych paneloch,oldalbetetekben,oldalbetetek,oldalpanelek,partile laterale,partilor laterale,insertiile laterale,panourile laterale,страничните части,страничните панели,страничните парчета,sivukappaleissa,sivuissa,sivupaneeleissa,kuljeosad,kuljeosades,kulgpaneelides,kuljepaneelid,sanu dalas,sanu dalam,sonu,sonuose,sonines dalys,soninese dalyse,stranskih delih,stranski deli,stranskih vstavkih,bocnim dijelovima,bocnim panelima,yan panellerde,yan parcalar,yan parcalarda,бічні вставки,бічних вставках,бічні частини,боковинки,πλαινα τμηματα,πλαινα μερη,zijpanden,zijstukken,zijvlakken,cotes du vetement,parties laterales,parti laterali,partes laterales,partes laterais,inserciones laterales,side inserts,side insert,side gussets,side parts,kulgpaneel,kulgpaneelid,sanu panelis,sanu paneli,sonine dalis,πλαινα,πλαινο πανελ,stranski del,bocni dio,bocny diel,странично парче,странични части,sidstycke,yan parca,zijpand,sidopaneler i stretch,sidopanel i stretch,sidepaneler i stretch,seitenteile aus stretch,stretch side panels,stretch-sidopaneler,laterali elasticizzati,paneles laterales elasticos,sidpanel,sidpaneler,sidopanel,sidestykke,sidestykker,sidefelt,sivupaneeli,sivupaneelit,bocni panel,bocni dil,oldalpanel,oldalbetet,panou lateral,panouri laterale,bocni umetak,stranski vstavek,side,sides,side panel,side panels,side part,seitenteil,seitenteile,seitenbahn,seitenwange*,seiteneinsatz,seiteneinsatze,einsatze seitlich,panneau lateral,panneaux lateraux,empiecements lateraux,fianco,fianchi,pannelli laterali,inserti laterali,lateral,laterales,panel lateral,paneles laterales,laterais,painel lateral,paineis laterais,zijpaneel,zijpanelen,zijkant*,boczek,boczki,panel boczny,panele boczne,sidopanel*,sidepanel*,sivukappale*,bocni panel*,oldalresz*,parte laterala,yan panel,empiecement lateral,pannello laterale,sidopaneler,sidepanel,sidepaneler,sivupaneel*,bocni dily,bocne diely,oldalpanel*,bocni dijelovi,yan paneller,boki",
  panel:
    "panel,panels,pannello,pannelli,paneles,painel,paineis,panele,paneel,panelen,panneau,panneaux,paneeli*,paneler,panou,panouri",
  top: "πανω μεροσ,πανω μεροσ τησ πιτζαμασ,πανω μερουσ,oberteils,overdelens,ylaosan,horniho dilu,vrchniho dilu,vrchneho dielu,vrchnej casti,horni casti,horna cast,horni cast,czesci gornej,gornej czesci,czesc gorna,gorna czesc,gory,partii superioare,gornjeg dijela,gornjeg dela,zgornjega dela,zgornji del,горната част,επανω μεροσ,επανω μερουσ,ust parcanin,ulaosa,virsutines dalies,virsutine dalis,augsdalas,augsdala,pyjamasoverdel,haut du pyjama,camicia pigiama,camiseta pijama,part superior,горнище,горнище на пижама,μπλουζα,μπλουζασ,μπλουζα πιτζαμασ,верх піжами,pizama gora,pyzamovy kabatek,pyzamovy vrch,pizsamafelso,bluza de pijama,pizama gornji dio,pizsama felso,pizaama ulaosa,pidzaama ulaosa,pizamos virsus,pidzamas augsa,top,tops,pyjama top,pajama top,bikini top,oberteil,haut,haut de pyjama,pezzo sopra,parte di sopra,parte de arriba,parte de cima,bovenstuk,bovendeel,bovenstukje,gora,gora pizamy,overdel pyjamas,ylaosa,horni dil,vrchny diel,felso resz,ust parca,upper garment,schlafanzugoberteil,casaco de pijama,vrchni dil,felso,bluza pijama,ust,gornji dio,zgornji del pizame,paita,pyjamapaita,pyjaman paita,pyjamajakke,pyjamasjacka,pyjamasskjorta",
  bottom:
    "unterteils,underdelens,alaosan,spodniho dilu,dolniho dilu,spodneho dielu,spodnej casti,spodni casti,spodna cast,spodni cast,dolu,czesci dolnej,dolnej czesci,czesc dolna,dolna czesc,parte inferiore,parte inferior,partie inferieure,alsoresz,partii inferioare,donjeg dijela,donjeg dela,spodnjega dela,spodnji del,donji dio,долната част,κατω μεροσ,κατω μερουσ,alt parcanin,apatines dalies,apatine dalis,apaksdalas,apaksdala,pyjamasunderdel,bas,bas du pyjama,pantaloni pigiama,pantalon de pijama,calcas de pijama,долнище,долница,долнище на пижама,низ піжами,part inferior,pizamos apacia,pidzamas apaksa,pizsamaalso,bottom,bottoms,pyjama bottoms,pajama bottoms,pyjama bottom,bikini bottom,bikini bottoms,unterteil,bas de pyjama,pezzo sotto,parte di sotto,parte de abajo,parte de baixo,onderstuk,onderdeel,dol pizamy,underdel,alaosa,dolni dil,spodny diel,also resz,alt parca,base panel,bottom panel,bag base,bag bottom,bottom fabric,taschenboden,rucksackboden,bodenteil,bodenstoff,bodenmaterial,bodengewebe,fond du sac,fond renforce,fondo borsa,fondo zaino,fondo rinforzato,fondo,fondo de la mochila,fondo del bolso,base de la mochila,base del bolso,fundo,fundo da mochila,fundo do saco,fundo reforcado,bodem,bodemstof,bodemmateriaal,dno,dno plecaka,dno torby,canta tabani,alt taban,vaskbotten,bottenmaterial,botten,taskebund,bundmateriale,vesketopp,sekkbunn,laukun pohja,repun pohja,dno batohu,dno tasky,fenek,fenekresz,taska alja,baza ghiozdanului,fundul rucsacului,dno ruksaka,dno torbe,dno nahrbtnika,koti pohi,дъно,πατοσ τσαντασ,низ,дно,доњи део",
  flysheet:
    "flysheet,fly sheet,outer tent,rainfly,außenzelt,aussenzelt,uberzelt,double toit,double-toit,telo esterno,sovratelo,sobretecho,doble techo,sobreteto,teto duplo,buitentent,tropik,yttertalt,ydertelt,yttertelt,ulkoteltta,vnejsi stan,kulso sator",
  "inner tent":
    "inner tent,innenzelt,schlafkabine,tente interieure,chambre,telo interno,camera interna,tienda interior,habitacion interior,quarto interior,binnentent,slaapcabine,sypialnia,innertalt,indertelt,innertelt,sisateltta,vnitrni stan,belso sator",
  groundsheet:
    "groundsheet,ground sheet,tent floor,floor,zeltboden,boden,bodenplane,tapis de sol,catino,suelo,piso,chao,grondzeil,podloga namiotu,podlaha,golv,bund i telt,teltbund,teltbunn,lattia,aljzat",
  seat: "seat,seats,seat fabric,sitz,sitzflache*,assise,assises,seduta,sedile,asiento,asientos,assento,assentos,zitting,zitvlak,siedzisk*,sits,sitsen,sittdel,sæde,sete,istuinosa,sedak,sedacka,ulolap,sezut,oturma yeri,seat area,gesassbereich,gesass,sitzflache,siedzisko,saede,ulofelulet",
  "centre panel":
    "centre panel,center panel,centre panels,centre part,middle panel,mittelteil,mittelbahn*,mittelstuck,panneau central,partie centrale,parte centrale,pannello centrale,panel central,parte central,painel central,middenpaneel,middendeel,panel srodkowy,czesc srodkowa,mittpanel,mittdel,midterpanel,keskiosa,stredni dil,stredovy panel,kozepresz,parte centrala,orta panel",
  "stretch panel":
    "stretch panel,stretch panels,stretchpanel*,stretchzone*,paineis elasticos,stretchpaneel,stretchpanelen,panele elastyczne,stretchparti*,joustopaneeli*,elasticke panely,pruzne panely",
  "knee reinforcement":
    "kniestuk,kniestukken,kniepolstertasche*,forstærkning knæ,forstarkning kna,verstarkung knie,renfort genoux,rinforzo ginocchia,refuerzo rodilla,knee pocket,knee pockets,knee pad pocket,knee pad pockets,knee reinforcement,knee reinforcements,knee patch,knee patches,knee panel,knee panels,reinforced knees,knieverstarkung*,kniebesatz,knieeinsatz*,knietasche*,renfort genou,renforts genou,renforts genoux,renfort de genou,renfort de genoux,renforts de genoux,renfort aux genoux,renforts aux genoux,renfort des genoux,renforts des genoux,genouilleres,rinforzo ginocchi*,rinforzi ginocchi*,rinforzo al ginocchio,rinforzo alle ginocchia,rinforzi alle ginocchia,refuerzo rodilla*,refuerzo de rodilla*,refuerzos de rodilla*,refuerzo en rodilla*,refuerzo en las rodillas,rodilleras,reforco joelho*,reforco de joelho*,reforco do joelho,reforco dos joelhos,reforco nos joelhos,reforcos nos joelhos,joelheiras,knieversterking*,kniestuk*,wzmocnieni* kolan,wzmocnieni* na kolanach,nakolanniki,knaforstarkning*,knaforsterkning*,knaeforstaerkning*,knæforstærkning*,kneforsterkning*,polvivahvik*,polvivahvist*,polven vahvike*,zesileni kolen,zesileni na kolenou,vystuzeni kolen,zosilnenie kolien,vystuzenie kolien,terderosites*,terdfolt*,intaritura genunchi,intarituri genunchi,intaritura la genunchi,ojacanj* koljena,ojacanj* kolen,ojacitev kolen,ojacitve kolen,polvetugevdus*,keliu sutvirtinim*,celu pastiprinajum*,diz takviye*,diz yama*,подсилване на коленете,ενισχυση γονατ*,ενισχυσεισ γονατ*,besatz knie,kniezak*,kniezakken,kolenni kapsy,kapsy na kolenou,kapsy na kolena,kieszenie na kolanach,kieszenie kolanowe,kieszenie na nakolanniki,knafickor,knaficka,knaelommer,knælommer,knelommer,polvitaskut,polvitasku*,tasche ginocchi*,tasche ginocchio,bolsillos de rodilla,bolsillos rodillas,bolsos de joelho,bolsos joelhos,poches genoux,poche genou,poches genouilleres,terdzseb*,buzunare genunchi,dzepovi za koljena,diz cebi,diz cepleri,підсилення колін,накладки на колінах,ојачање колена",
  reinforcement:
    "antkeliai,vystuhy,vystuhy kolien,подсилващ плат,knefforsterkning,vyztuha,vyztuhy,destek kumasi,knieversteviging,reforc,wkladk* wzmacniajac*,wstawk* wzmacniajac*,wzmocnienia lokci,verstarkungseinsatz*,inserto di rinforzo,inserti di rinforzo,reinforcement,reinforcements,reinforced areas,verstarkung*,kniepolster,renfort,renforts,rinforzo,rinforzi,refuerzo,refuerzos,reforco,reforcos,versteviging*,versterking*,wzmocnieni*,forstarkning*,forstaerkning*,forstærkning*,forsterkning*,vahvik*,vahvistuks*,zesileni*,zosilneni*,vystuz*,erosites*,megerosites*,intaritur*,ranfors*,ojacanj*,ojacitev,ojacitve,takviye,укрепване,ενισχυση,ενισχυσεισ,reinforcing fabric,tissu de renfort,vahvistu*,zesileni,vystuzeni,vystuzenie,tugevdus*,sutvirtinim*,pastiprinajum*,takviye*,подсилван*,ενισχυσ*,підсилення,посилення,підсилювальні накладки,ојачање,ојачања",
  "reflective tape":
    "reflective tape,reflective tapes,reflective strip,reflective strips,reflective band,reflective bands,reflexstreifen,reflexband,reflexbander,bande reflechissante,bandes reflechissantes,bande retroreflechissante,bandes retroreflechissantes,banda riflettente,bande riflettenti,banda rifrangente,bande rifrangenti,banda reflectante,bandas reflectantes,banda refletora,bandas refletoras,fita refletora,reflectieband,reflecterende band,reflecterende strepen,tasma odblaskowa,tasmy odblaskowe,refleksband,refleksstriber,heijastinnauha,heijastinnauhat,reflexni paska,reflexni pasky,reflexna paska,reflexne pasky,banda reflectorizanta,benzi reflectorizante,reflektor bant",
  pompom:
    "pompom,pompoms,pom-pom,pompon*,bommel*,bobble,bobbles,tofs,tofsar,kvast,tupsu,bambule,pomponi,помпон,πομπον",
  "zip guard":
    "zip guard,zip guards,zipper guard,zip garage,zipper garage,chin guard,chinguard,reißverschlussschutz,reissverschlussschutz,kinnschutz,reißverschlussgarage,protege-zip,protege zip,protege-menton,protege menton,garage a zip,copricerniera,salvamento,proteggi mento,cubrecremallera,protector de barbilla,ritsbeschermer,kinbeschermer,ritsgarage,oslona zamka,oslona brody,dragkedjeskydd*,hakskydd*,lynlasbeskytter*,hagebeskytter*,glidelasbeskytter*,hakebeskytter*,vetoketjun suoja*,leuansuoja*",
  "elbow patch":
    "elbow patch,elbow patches,elbow,elbows,ellenbogen,ellbogen,ellenbogenbesatz,ellbogenbesatz,ellenbogenpatch*,besatz ellenbogen,coudiere,coudieres,toppa gomito,toppe gomiti,toppe ai gomiti,coderas,codera,cotoveleira,cotoveleiras,elleboogstuk*,elleboogpatch*,laty na lokciach,lata na lokciu,armbagslapp*,albuelap*,albuelapp*,kyynarpaapaikat,zaplaty na loktech,konyokfolt*,elbow reinforcement,elbow reinforcements,ellbogenpatch*,ellenbogenverstarkung*,renfort coude,renforts coudes,renfort de coude*,renforts aux coudes,rinforzo gomit*,rinforzi gomit*,coderas de,reforco cotovel*,elleboogversterking*,wzmocnieni* lokci,armbagsforstarkning*,albueforstaerkning*,albueforstærkning*,albueforsterkning*,kyynarpaapaik*,kyynarvahvik*,zesileni loktu,loketni zaplaty,konyokerosites*,intaritura coate,intarituri coate,dirsek yama*,dirsek takviye*",
  neckband:
    "neck,neckband,neck band,neck rib,neck trim,neck tape,halsbundchen,halsblende,halsabschluss,ausschnittbundchen,bord col,bordo collo,tapeta cuello,cuello acanalado,gola canelada,halsboord,halsboordje,plisa dekoltu,lamowka dekoltu,halsmudd,halskant,halsrib,paantie,paantien resori,lem vystrihu,nyakpant,nyakpassz,bentita gat,yaka ribanasi,yaka biyesi,tirilla del cuello,tirilla cuello,tirilla,halsribb,halsribbing",
  shoulder:
    "shoulder,shoulders,shoulder patch,shoulder patches,shoulder panel,shoulder panels,schulter,schultern,schulterbesatz,schultereinsatz,epaule,epaules,spalle,hombro,hombros,ombro,ombros,schouders,ramiona,axlar,axelparti,skuldre,skulderparti,hartiat,olkapaat,ramena,vall,vallresz,umeri,omuz,omuzlar",
  placket:
    "placket,button placket,knopfleiste,patte de boutonnage,patte,lista bottoni,tapeta,carcela,knoopsluiting,plisa,knappslaa,knapstolpe,nappilista,lega,gombolaspant,fenta",
  laces:
    "laces,shoelaces,shoe laces,schnursenkel,lacets,lacci,stringhe,cordones,atacadores,cordoes,veters,schoenveters,sznurowki,sznurowadla,skosnoren,snorband,snoreband,snorebaand,lisser,kengannauhat,nauhat,tkanicky,snurky,cipofuzo,sireturi,bagcik,vezalke,vezice",
  tongue:
    "tongue,schuhzunge,zunge,languette,linguetta,lengueta,lingua da sapatilha,schoentong,jezyk buta,plos,iltti,jazyk boty,ciponyelv,limba pantof,ayakkabi dili",
  trousers:
    "παντελονι,παντελονιου,παντελονι πιτζαμασ,панталон,панталони,παντελονι,штани,брюки,панталоне,kelnes,bikses,puksid,bukse*,trousers,pants,shorts,pyjama trousers,pajama pants,hose,schlafanzughose,pantalon,pantalons,pantalone,pantaloni,pantaloncini,pantalones,calcas,broek,broekje,spodnie,dol,byxor,byxa,bukser,bukse,housut,kalhoty,nohavice,nadrag,also,alsoresz,pantaloni pijama,alt,pantolon,hlace",
  jacket:
    "jacket,blazer,suit jacket,jacke,sakko,trainingsjacke,veste,veston,veste de survetement,giacca,chaqueta,americana,sudadera,casaco,blusao,jas,colbert,vest met rits,kurtka,marynarka,bluza,bluza dresowa,jacka,kavaj,jakke,blazerjakke,troje,takki,pusakka,bunda,sako,mikina,dzseki,zako,jacheta,sacou,bluza trening,jakna,sako odijela,gornji dio trenirke,ceket,mont,esofman ustu,σακακι,яке,сако,куртка,жакет,піджак,јакна",
  skirt:
    "skirt,rock,jupe,gonna,falda,saia,rok,spodnica,kjol,nederdel,skjort,hame,sukne,sukna,szoknya,fusta,suknja,krilo,etek,φουστα,пола,спідниця,сукња",
  waistcoat:
    "waistcoat,gilet,weste,chaleco,colete,kamizelka,vast,liivi,vesta,melleny,prsluk,telovnik,yelek,γιλεκο",
  wings:
    "ali,aletas,aletten,aileron,ailerons,fianchetti reggiseno,skrzydelka,obwod stanika,wings,wing,bra wings,seitenflugel,flugel,ailes,vleugels",
  "duvet cover":
    "navlaka popluna,navlaka za pokrivac,prevleka za presito odejo,povlak na deku,povlak na paplon,poszwa na kolder,калъф за завивка,povlak na perinu,povlaky na prikryvky,poszwy na koldre,obliecka na prikryvku,obliecka na perinu,obliecky na paplony,prevleka za odejo,navlaka za jorgan,навлака за јорган,плик за завивка,спален плик,παπλωματοθηκη,підковдра,підодіяльник,dynetrekk,dynevar,deckenbezug,capas de edredao,paplanhuzatok,husa pilota,cearsaf plic,bettbezuge,bettwasche bezug,antklodes uzvalkal*,sega parvalk*,segas parvalk*,tekikott,duvet cover,quilt cover,bettbezug,bettdeckenbezug,housse de couette,copripiumino,parure copripiumino,funda nordica,capa de edredao,dekbedovertrek,overtrek,poszwa,poszwa na koldre,pasl,paslakan,dynebetraek,dynebetrekk,pussilakana,povlak na prikryvku,obliecka na paplon,paplanhuzat,husa de pilota,nevresim,navlaka za poplun,dynebetræk",
  "fitted sheet":
    "plahta s gum*,plahta sa gum*,plahta na gum*,plahta s elast*,carsav sa gum*,rjuha z gum*,rjuha z elast*,prosteradlo s gum*,prosteradlo na gum*,plachta s gum*,plachta na gum*,gumirozott lepedo,korgumis lepedo,cearsaf cu elast*,sabana con elast*,sabana con goma,sabana con gomas,sabana ajustable,lenzuolo con elast*,lenzuolo elasticizzato,lenzuolo inferiore,lencol com elast*,lencol de elast*,drap elastique,drap avec elast*,laken met elast*,laken mit gummi*,bettlaken mit gummi*,laken med elast*,lagen med elast*,laken med strikk,lakan med resar,lakana kuminauhalla,carsaf lastik*,чаршаф с ласт*,долен чаршаф,простирадло на гум*,простирадло з гум*,чаршав са ласт*,σεντονι με λαστιχ*,prosteradlo s gumou,prosteradlo s gumkou,prosteradla s gumou,plachta s gumou,napinacia plachta,napinacie plachty,rjuha z elastiko,carsav sa lastisem,чаршав са ластишем,κατωσεντονο,простирадло на гумці,llencol de baix,llencol baix,llencol de baix ajustable,lencol de baixo ajustavel,stretchlaken,formsydd laken,formsytt lakan,kuminauhalakana,elastik carsaf,paklode su guma,palags ar gumiju,kummiga lina,kummiga voodilina,stræklagen,faconlagen,fitted sheet,fitted sheets,fitted bed sheet,spannbettlaken,spannbetttuch,spannbettuch,spannleintuch,spannlaken,fixleintuch,drap housse,drap-housse,draps housse,draps-housses,lenzuolo con angoli,lenzuolo sotto con angoli,lenzuolo di sotto,lenzuolo sotto,sotto con angoli,sabana bajera,sabana bajera ajustable,bajera,bajera ajustable,lencol capa,lencol de baixo,lencol ajustavel,lencol com elastico,hoeslaken,hoeslakens,przescieradlo z gumka,przescieradlo na gumce,dra-pa-lakan,stretchlagen,formsydd lagen,muotoonommeltu lakana,muotolakana,lastikli carsaf,napinaci prosteradlo,napinacie prosteradlo,plachta s gumkou,gumis lepedo,koreklepedo,cearsaf cu elastic,plahta s gumom,napenjalna rjuha,rjuha z gumo,чаршаф с ластик,σεντονι με λαστιχο,простирадло на резинці,чаршав са гумом",
  sheet:
    "llencol,llencols,sheet,sheets,flat sheet,flat sheets,bed sheet,bed sheets,top sheet,laken,bettlaken,betttuch,leintuch,haustuch,drap,draps,drap plat,drap de dessus,drap de lit,lenzuolo,lenzuola,lenzuolo sopra,lenzuolo di sopra,lenzuolo piano,sabana,sabanas,sabana encimera,encimera,lencol,lencois,lencol de cima,lencol plano,bedlaken,bovenlaken,przescieradlo,przescieradla,carsaf,yatak carsafi,lakan,underlakan,overlakan,lagen,lagner,strekklaken,lakana,aluslakana,prosteradlo,plachta,posteljna plachta,lepedo,lepedok,cearsaf,plahta,rjuha,voodilina,paklode,palags,чаршаф,σεντονι,простирадло,чаршав",
  pillowcase:
    "navlaka za jastuk,navlaka jastuka,prevlaka za jastuk,povlak na vankus,poszewki na poduszki,poszewka,povlaky na polstare,povlak na polstarek,obliecky na vankuse,prevleka za blazino,prevleki za blazino,prevleke za blazine,prevleka za vzglavnik,prevleki za vzglavnik,jastucnice,јастучница,јастучнице,калъфка за възглавница,калъфки за възглавници,калъфка,калъфки,μαξιλαροθηκη,μαξιλαροθηκεσ,наволочка,наволочки,coixinera,coixineres,funda de coixi,putetrekk,parnahuzatok,fete de perna,yastik kiliflari,yastik yuzu,padjapuurid,padjapuuri,pagalviu uzvalkalai,uzvalkalas pagalvei,kissenhullen,orngottet,hovedpudebetraek,pagalves uzvalkal*,spilvendran*,padjapuur,pudebetræk,hovedpudebetræk,pillowcase,pillowcases,pillow case,pillow cases,pillow sham,kissenbezug,kissenbezuge,kissenhulle,taie,taies,taie d'oreiller,taies d'oreiller,federa,federe,funda de almohada,fundas de almohada,fronha,fronhas,kussensloop,kussenslopen,sloop,slopen,poszewka na poduszke,poszewki,orngott,pudebetraek,putevar,tyynyliina,tyynyliinat,povlak na polstar,obliecka na vankus,parnahuzat,fata de perna,yastik kilifi,jastucnica",
  mesh: "tikla audums,haloanyag,nettstoff,netstof,siateczka,malha de rede,xarxa,netindsats,netindsatser,netindsatsen,netindsatserne,natinsats,natinsatser,nettinnsats,nettinnsatser,mesh,back mesh,mesh back,rear mesh,air mesh,airmesh,air-mesh,netzrucken,ruckennetz,filet dos,dos filet,filet dorsal,filet arriere,rete posteriore,rete schienale,malla trasera,malla espalda,rejilla trasera,rede traseira,rede costas,rede das costas,mesh achterkant,rugmesh,siatka tylna,tylna siatka,mesh bak,ryggnat,rygmesh,ryggmesh,selkaverkko,mesh lining,mesh insert,mesh inserts,mesh panel,mesh panels,netz,netzstoff,netzfutter,netzeinsatz,netzeinsatze,mesh-einsatze,mesh-einsatz,mesheinsatze,mesheinsatz,filet,resille,maille filet,rete,retina,malla,rejilla,rede,gaas,siatk*,file,nat,natfoder,nettfor,netting,verkko*,verkkovuori,sitovin*,sietka,halo,plasa,mreza,mrezica,vorkkangas,vork,tinklel*,mesh kumas,мрежа,διχτυ,verkkokangas,sietovina,sietovin*,sitka,tikls,tiklins,siets,tinklas,halos anyag,мрежест плат,διχτυωτο,сітка,сітчаста тканина,мрежица",
  coating:
    "pinnakate,επικαλυψη,nanos,sloj,nater,zatier,povrstvenie,pelicula,acoperire,strat de acoperire,recobriment,coating,coated with,membrane,beschichtung,membran,laminat,enduction,revetement,spalmatura,membrana,rivestimento,recubrimiento,revestimiento,revestimento,laminado,powleczeni*,powlok*,membrany,kaplama,belaggning,laminate,belægning,belegg,pinnoite,kalvo,membraani,zater*,povrstveni,bevonat,strat,premaz,prevlek,kate,danga,parklajums,покритие,мембрана,επιστρωση,μεμβρανη,lamination,lamine,laminacao,pinnoitus,peliculizare,membraan,покриття,премаз",
  upper:
    "partea superioara,верхня частина,horna cast obuvi,vrchna cast obuvi,svrsek boty,svrsek obuvi,zvrsok obuvi,zvrsok topanky,gornji dio obuce,gornjiste obuce,gornji dio cipele,zgornji del cevlja,zgornji del obutve,fata pantofului,fata pantofilor,fata papucului,fete incaltaminte,cholewka buta,cholewka obuwia,tige de la chaussure,dessus de la chaussure,empeine del zapato,tomaia della scarpa,parte superior do calcado,gaspea do sapato,kengan paallinen,kengan varsi,jalatsi pealne,jalatsi pealis,apavu virsa,apavu virsdala,batu virsus,avalynes virsus,ayakkabi sayasi,sayasi,лицева част на обувка,ανω μεροσ υποδηματοσ,cipo felsoresze,cipofelsoresz,bovenwerk van de schoen,upper,uppers,upper part,upper material,parte superior,parte superiore,partie superieure,obermaterial schuh,schaft,tige,tige/dessus,tomaia,empeine,corte,gaspea,cabedal,bovenwerk,bovenmateriaal schoen,cholewk*,saya,ovandel,ovanlader,overdel,overlæder,overlær,paallinen kenka,varsi,paallisosa,svrsek,vrsok,zvrsok,felsoresz,fete,gornjiste,zgornji del,pealis,virsus batu,batvirsus,batvirsis,virsa,сая,горна част,ανω μεροσ,επανω μεροσ,верх взуття,горњиште",
  sole: "sale i,sale av,tabanda,tabani,tabanin,fotsale,sokkesale,strumpsula,strømpesal,sockensohle,sole,outsole,soles,laufsohle,sohle,semelle,semelle exterieure,semelle d'usure,suola,fondo suola,suela,sola,loopzool,zool,podeszw*,spod,taban,dis taban,sula,yttersula,sal,ydersal,ulkopohja,pohja,podesev,podrazk*,podosva,talp,jarotalp,talpa,potplat,don,podplat,tald,valistald,padas,zole,ходило,подметка,σολα,εξωτερικη σολα,yttersale,talpa exterioara,підошва,ђон,outer sole,aussensohle,außensohle,laufsohlen,suela exterior,sola exterior,buitenzool",
  insole:
    "saistzole,vidinis padas,notranji podplat,unutarnji potplat,вътрешна подметка,внутрішня підошва,talpa interioara,talpa interioara a papucului,talpa interioara a pantofului,brantul,brantului,unutarnji ulozak,ulozak za obucu,vlozku do topanok,stielka obuvi,vnitrni stelka,indlægssal,1re de proprete,1ere de proprete,1e de proprete,1ere proprete,insole,sock,footbed,innensohle,decksohle,einlegesohle,fussbett,semelle interieure,semelle de proprete,premiere de proprete,sottopiede,soletta,plantilla,palmilha,binnenzool,inlegzool,wysciolka,wkladka,ic taban,mostra,innersula,inlaggssula,indersal,innersale,sisapohja,pohjallinen,vlozka,stielka,stelka,talpbeles,talpbetet,brant,ulozak,vlozek,sisetald,vidpadis,ieksejzole,стелка,εσωτερικη σολα,πατοσ,iekszole,устілка,уложак,insock,in-sock,sockliner,sock liner,sock lining,insole board,foot bed,insoles,insocks,footbeds,removable insole,brandsohle,deckbrandsohle,innensohlen,decksohlen,einlegesohlen,fußbett,premiere de montage,semelle interne,semelle amovible,semelles interieures,sottopiedi,solette,plantare,plantillas,palmilla,palmilhas,voetbed,binnenzolen,inlegzolen,brandzool,wysciolki,podpodeszwa,brandzel,bindsula,inlaggssulor,fotbadd,bindsal,indlaegssal,innleggssale,fotseng,irtopohjallinen,pinkopohja,stelka do bot,vlozky do topanok,talonet,tabanica,notranjik,notranji vlozek,iklote",
  back: "kaantopuoli,kaantopuolen,wendeseite,keerzijde,otra puse,kita puse,ters yuz,опако,αναποδη,nugarine puse,nugarine dalis,apakspuse,apatine puse,alumine pool,selan,arkasi,bakstycket,rygstykket,bagstykket,bakstykket,plecach,tylu,zadnim dilu,zadnim dile,zadniho dilu,zadnom diele,zadneho dielu,chrbta,chrbte,hatulja,hatuljan,hatresze,hatan,hatreszben,spatelui,гърба,гърбът,гърбът,πλατησ,takakappaleessa,takakappaleen,selassa,selkaosa,selkaosassa,seljal,seljaosas,tagaosas,mugura,muguras,nugaroje,nugaros dalis,nugaros,hrbtu,hrbtnem delu,ledima,zadaj,straga,arkada,arka kisim,arka parca,спинці,спинки,rugzijde,dietro,parte dietro,rugdeel,tagaosa,muguras dala,hat,selkakappale,ryggstykke,rygstykke,ryggstycke,traseiro,esquena,back,back panel,reverse,wrong side,rucken,dossier,ruckseite,ruckenteil,ruckteil,dos,envers,verso,retro,dietro,rovescio,espalda,trasero,reves,dorso,costas,traseira,rug,rugpand,achterkant,achterpand,tyl,plecy,spod,arka,bak,baksida,bakstycke*,bakstykke,bagside,ryg,ryggen,rygg,takakappale,selka,tausta,taustapuoli,nurja puoli,avigsida*,vrangside*,rub,rubova strana,rubna strana,lewa strona,hatoldal,abseite,unterseite,enves,zadni dil,zada,zadny diel,zadna cast,hata,hatresz,spate,leda,straznji dio,hrbet,selg,nugara,mugura,dessous,face arriere,lower side,bottom side,underside,onderzijde,onderkant,achterzijde,lato inferiore,lato posteriore,faccia posteriore,parte posterior,cara inferior,cara posterior,parte de tras,face posterior,face inferior,spodnia strona,strona spodnia,strona lewa,arka yuz,arka yuzu,alt yuz,undersida,alapuoli,spodni strana,spodna strana,zadni strana,zadna strana,also oldal,hatoldala,fonak,partea din spate,donja strana,straznja strana,spodnja stran,zadnja stran,tagakulg,долна страна,гръб,πισω πλευρα,πισω οψη,trasera,parte trasera,arriere,posteriore,parte posteriore,reverso,tylna strona,strona tylna,arka taraf,takaosa,takapuoli,spatele,seljaosa,selkapuoli,chrbat,mugurpuse,nugarele,avesso,schiena,bakside,bagstykke,hrbtni del,zadnji del,ledni dio,πλατη,πισω μεροσ,спинка,задня сторона,зворотна сторона,леђа,задњи део,hatso resz,zadnja strana,aizmugure,tagumine kulg,задна страна,задна част,задня частина,задња страна",
  front:
    "recto,parte anterior,oberseite,bovenkant,horni strana,horna strana,virsutine puse,priekine puse,pealmine pool,sprednja stran,предната част,предната страна,onunde,переда,framstycket,forstykket,przodzie,przodu,prednim dilu,prednim dile,predniho dilu,prednom diele,predneho dielu,elejen,elejenek,предницата,πιλα,etukappaleessa,etukappaleen,etuosassa,esiosas,esikuljel,prieksa,priekspuse,prieksdala,priekio dalis,priekine dalis,priekyje,spredaj,sprednjem delu,prednjem dijelu,on kisim,on parca,пілочках,переді,переду,voordeel,voorzijde,parte fata,partea fata,partea din fata,prieksdala,priekine dalis,εμπροσ,prednji del,piept,eloresz,пілочка,davanter,front,front panel,front side,vorderteil,vorderseite,vorne,devant,endroit,davanti,fronte,delantero,frontal,frente,voorkant,voorpand,przod,on,on beden,fram,framsida,framstycke*,framstykke,forside,forstykke,etukappale,etu,predni dil,predny diel,eleje,fata,prednji dio,esiosa,priekis,priekspuse,face avant,vrchni strana,vrchna strana,bovenzijde,voorzijde,lato superiore,lato anteriore,faccia anteriore,cara superior,cara anterior,cara delantera,face superior,parte da frente,face frontal,wierzchnia strona,strona wierzchnia,strona prawa,prawa strona,on yuz,on yuzu,ust yuz,ovansida,overside,ylapuoli,etupuoli,predni strana,predna strana,felso oldal,elolap,elooldal,partea din fata,gornja strana,prednja strana,zgornja stran,esikulg,горна страна,лице на изделието,μπροστινη πλευρα,μπροστινη οψη,delantera,parte delantera,dianteira,parte dianteira,avant,anteriore,parte anteriore,anverso,przednia strona,strona przednia,on taraf,etuosa,elso oldal,fata fetei,voorzijde kussen,sprednji del,predni cast,предна част,предница,μπροστινο μεροσ,prieksa,elulso resz,перед,передня частина,предњи део",
  yoke: "sedlo,platca,платка,νωμιτησ,bærestykke,kaarroke,кокетка,yoke,passe,koller,sattel,empiecement dos,empiecement d'epaule,empiecement d'epaules,empiecement epaules,sprone,carre,canesu,encaixe,schouderstuk,karczek,roba,ok,besparring",
  strap:
    "schouderbandjes,bandje,naramenice,naramenicama,naramenica,alcinhas,axelbanden,stropperne,stroppene,ramiaczkach,raminkach,ramienkach,pantokban,vallpantokban,pantjai,bretelelor,bretelele,презрамките,olkaimissa,olkainten,olapaeltes,olapaelad,lencites,lencitem,petneseles,petneseliu,petnesos,petnesu,naramnicah,naramnicama,askilarda,askilar,askilari,бретелях,бретельки,spallina,spalline,alcas,tirantes,dragers,tragegurte,tragegurten,schultergurten,tragriemen,tracolla,tracolle,bandolera,bandoleras,asas de hombro,alca a tiracolo,strap,straps,shoulder strap,shoulder straps,handle,handles,trager,tragergurt,gurt,henkel,bretelle,bretelles,anse,anses,sangle,spallina,spalline,manico,manici,spallacc*,spallacci imbottiti,hombreras,tirante,tirantes,asa,asas,alca,alcas,pega,pegas,bandjes,schouderbanden,hengsel,ramiaczk*,uchwyt*,pasek,aski,sap,axelband,axelremmar,handtag,stropper,olkaimet,olkain,kahva,kahvat,raminka,popruh*,pant,pantok,bretele,maner,naramnice,rucke,olapaelad,sang,petnesos,lencas,презрамки,дръжки,τιραντεσ,λαβεσ,shoulder harness,webbing,carrying strap,carry handle,carrying handle,schulterriemen,schultergurt,schultergurte,schultertrager,tragegriff,tragegurt,tragegriffe,gurtband,gurtbander,riemen,sangles,bandouliere,bandoulieres,poignee,poignees,cinghia,cinghie,fettuccia,bretella,correa,correas,tira de hombro,cinta de hombro,correia,correias,fita,schouderband,schouderriem,schouderriemen,draagband,draagbanden,draagriem,handvat,handvaten,szelki,paski naramienne,pasek naramienny,tasma nosna,raczka,raczki,omuz askisi,kulp,tutma sapi,axelrem,remmar,barhandtag,skulderrem,skulderremme,hank,hanke,skulderreim,baerereim,olkahihna,olkahihnat,kantohihna,ramenni popruh,ramenni popruhy,ucho,ucha,rukojet,ramenny popruh,vallpant,vallpantok,toarta,toarte,bareta,manere,naramnica,ruckica,rucka,rocaj,rihm,olarihm,dirzelis,siksna,каишка,каишки,ιμαντασ,ιμαντεσ,χερουλι,χερουλια,hengsels,ramienka,naramenice,бретелі,лямки,ручки,ремінці,бретеле,ручке,hihna,hihnat,hihnan,hihnojen,reppuhihnat,rihmad,olarihmad,dirzai,pecu dirzelis,lences,siksnas,heveder,hevederek,vallheveder,curele,ремъци,ремък,презрамка,дръжка,ремені,ремінь,стропи,каишеви,нараменице,нараменица,kayis,omuz kayisi,kolon,pasy naramienne,naramenica,popruhove",
  belt: "pas za zavezovanje,centura,megkoto,bælte,bindebælte,opasek,vazacka,pasek wiazany,kusak,cinturo,belt,gurtel,bindegurtel,ceinture a nouer,ceinture amovible,cinturon,cinto,riem,ceintuur,pasek,kemer,skarp,balte,belte,vyo,opasok,ov,curea,cordon,remen,pojas,voo,dirzas,josta,колан,ζωνη,пасок,каиш",
  elastic:
    "kumm,elastiga lente,λαστιχο,elasticna traka,kuminauhat,strikk,tasma elastyczna,гумка,elastic,elastic band,elastics,gummiband,gummizug,elastik,elastique,elastiques,bande elastique,elastico,elastici,banda elastica,goma,elastiek,guma,gumka,lastik,resar,resarband,elastikk,kuminauha,guma pruzna,pruzenka,gumi,gumiszalag,guma elasticna,elastika,kummipael,guma elastine,gumija,ластик,bundgummi,taillengummi,elastique taille,elastique de taille,elastico vita,elastico in vita,goma cintura,goma de cintura,elastico cintura,elastico da cintura,taille elastiek,tailleelastiek,guma w pasie,guma pasowa,gumka w pasie,bel lastigi,midjeresar,taljeelastik,linningselastik,vyotarokuminauha,guma v pase,derekgumi,elastic talie,gumica,gumele,gumirozas,резинка,еластична стрічка,ластиш,гума",
  gusset:
    "klinek,lepesbetet,kiil,чаталът,чатала,mednozja,medunozja,rozkrok,grenkilen,skridtkilen,skrittkilen,klinie,wkladka krokowa,klinu,rozkroku,ulepbetetben,ulepbetetje,clinul,clinului,чатал,чатала,клина,haarakiilassa,haarakiilan,haarakiilaan,jalgevahel,jalgevahekiil,kiilul,starpkaje,tarpkojyje,klyne,ag kismi,ag parcasi,ластовиці,kruisstuk,tussenstuk kruis,kilis,starpkaju dala,klynas,tarpkojis,isiuvas tarpkojyje,καβαλοσ,mednozje,razkorak,medunozje,rozkrok,клин,дъно,intre picioare,ulepbetet,ulepfolt,agyekresz,skrittkile,kus,entreperna,ластовиця,entrecuix,kil,kilar,kilar under arm*,kil under arm*,kile under arm*,kiler under arm*,kile under erm*,kiler under erm*,armhulekile,armhulekiler,armhalekil,armhalekilar,underarm gusset,underarm gussets,achselzwickel,gousset sous bras,gousset d'aisselle,tassello ascella,tassello sottomanica,kainalokiila,gusset,crotch,jalgevahe*,jalgevahe vooder,zwickel,gousset,fond,fond de culotte,entrejambe,tassello,cavallo,entrepierna,refuerzo entrepierna,rombo,kruisje,kruis,klin,ag,gren,grenkil,skridt,skritt,haarakiila,haarakappale,ulepseg,clin,lahekiil,skridtkile,entrepernas,reforco entrepernas,gancho,forro do gancho,forro gancho,forro de la entrepierna,forro entrepierna,forro da entreperna,fodera cavallo,fodera del cavallo,fodera tassello,doublure gousset,doublure du gousset,doublure fond,kruisvoering,zwickelfutter",
  waistband:
    "pasovy lem,pasoveho lemu,pasovom leme,pasovem lemu,lem v pase,lem pasu,pasek gumowy,pasek elastyczny,pasek sciagajacy,pasek z gumy,pasek z gumka,pasovy limec,pasoveho limce,pasovem limci,pasovy limec vnitrni strana,jostas dala,pasni del,struk,opasok pasa,колан на кръста,derekresz,vyotarokaitale,taljeband,midjeband,resarlinning,bel bandi,taillenband,bundband,пояс на таліі,waistband,waist,bund,taillenbund,hosenbund,ceinture,ceinture elastique,cintura,cintura in vita,fascia in vita,cinturilla,cos,cinturilla elastica,cos elastico,tailleband,pas,bel,kemer,linning,midjelinning,talje,vyotaronauha,vyotaro,pasek v pase,derek,talie,betelie,pojas,vookoht,juosm*,joslas,пояс,μεση,pasek w talii,pas v pase,pas w talii,cinturino,pretina,broekband,derekpant,juosmens juosta,josta vieta,jostasvieta,varvel,vyotaroresori,bel kemeri,колан в талията,ζωνη μεσησ,pasica,појас",
  pile: "karv,karvad,karvas,petlice,petlic,velours de surface,velours du dessus,floren,flors,hav kismi,hav kisminda,havda,havinda,руно,ворсі,ворсу,ворса,власината,πελουσ,nukassa,nukan,luven,luven,flossa,runie,wlosie,vlase,vlasu,karvapool,karvastikus,pukai,pukuose,puka,pukam,luggen,luggens,luven,floret,floren,poilen,flori,pile,flor,poil,pelo,pool,havnyt,luv,luvside,vlas,har,nukka,par,pile yarn,pile fibre,pile fiber,surface pile,wear layer,use surface,use-surface,flormaterial,florgarn,polmaterial,polgarn,polschicht,nutzschicht,nutzflache,couche d'usure,couche d'usage,velours poil,fil de poil,strato d'usura,superficie d'uso,filato di pelo,vello,capa de uso,superficie de uso,capa de desgaste,camada de desgaste,poolmateriaal,poolgaren,poollaag,slijtlaag,gebruikslaag,runo,przedza runowa,warstwa uzytkowa,okrywa runowa,hav,hav ipligi,hav yuzeyi,lugg,luggarn,slitlager,luvgarn,luvmateriale,slidlag,lo,floss,slitesjikt,nukkalanka,nukan materiaali,kulutuspinta,vlasova vrstva,vlasova niz,vlasova priadza,naslapna vrstva,bolyh,florfonal,jarofelulet,strat de uzura,strat uzura,fir de pluss,plus,flor materijal,runo tepiha,uporabni sloj,lasni sloj,karvastik,narvad,pukas,plaukstas,pluksnu slanis,власинка,влакно на косъма,πελοσ,πελουσ,bouclette,bouclettes,bouclette eponge,boucle de surface,boucles de surface,schlinge,schlingen,schlingenflor,schlingenware,frottierschlinge,frottierschlingen,terry loop,terry loops,loop pile,riccio di spugna,lussen,petelkow*,petelki,oglor,ogla,lokker,lokke,silmukka,smycky,slucky,hurkok,bucle,bucle de rizo,ilmek,ворс,влас",
  backing:
    "alus,alusel,aluse,podkladka,podkladzie,podkladu,underlag,bakside av teppe,подложка,підкладка килима,backing,backing fabric,backing material,backing cloth,backer,carpet backing,primary backing,secondary backing,back coating,tragermaterial,tragergewebe,tragerstoff,teppichrucken,ruckenmaterial,erstrucken,zweitrucken,ruckenbeschichtung,support,sous-couche,envers du tapis,dossier du tapis,dossier secondaire,supporto,fondo del tappeto,sottofondo,retro del tappeto,soporte,base de la alfombra,reverso de la alfombra,suporte,base do tapete,base da alcatifa,rugmateriaal,rugweefsel,ruglaag,onderlaag,tapijtrug,podklad,podklad dywanu,spod dywanu,warstwa spodnia,hali tabani,taban kumasi,baksidesmaterial,mattbotten,bagsidemateriale,taeppebagside,tæppebagside,ryggmateriale,taustamateriaali,taustakangas,pohjamateriaali,pohjakangas,podkladova vrstva,podkladova latka,rubova vrstva,hatlap,hatoldali anyag,hordozo,hordozoreteg,suport,strat suport,material suport,podloga tepiha,nalicje,hrbtna stran,aluskangas,pagrindas,pamatne,основа на килима,υποστρωμα,основа килима,полеђина",
  ground:
    "βαση,bundvæv,ground weave,grund,grundgewebe,grundgestrick,grundgewirke,grundgewebe flor,fond de tissu,fondo tessuto,dos de tissu,ground yarn,ground cloth,grundware,tissu de fond,fond du tissu,base del pelo,tejido de fondo,tecido de fundo,grondweefsel,grondstof,tkanina gruntowa,osnowa gruntowa,zemin,zemin kumas,zemin ipligi,bottenvav,bundvaev,bunnvev,pohjakudos,zakladni tkanina,zakladna tkanina,alapszovet,tesatura de baza,temeljna tkanina,osnovna tkanina tepiha,pohikude",
  interlining:
    "interlining,fusing,interfacing,einlage,einlagestoff,entoilage,triplure,termoadesivo,teletta,interno colletto,entretela,entretelas,tussenvoering,wkladka klejowa,wklad klejowy,tela,mellanlagg,vliseline,mellomlegg,indlæg,tukikangas,vlizelin,kozbeles,intaritura,fusible,fusible interlining,thermocollant,teletta adesiva,interfodera,klejonka,wklad sztywnikowy,vyztuz,flizelina",
  foot: "foten,foden,stope,stopie,chodidle,stopalu,stopalni del,labfejen,jalkaterassa,pedas,pedas dala,pedoje,ходилото,στο πελμα,ayak kisminda,tabanlik kismi,sokkfot,sokkefot,strumpfot,strømpefod,sockenfuß,sockenfuss,pedos dalis,tera,fuß,foot,fuss,pied,piede,pie,pe,voet,stopa,ayak,fot,fod,jalka,chodidlo,labfej,picior,stopalo,heel and toe,toe,heel,ferse und spitze,talon et pointe,tallone e punta,fussteil,fußteil,partie pied,voetdeel,stopka,fotdel,foddel,foot part,foot section,partie du pied,parte piede,parte do pe,parte del pie,voetgedeelte,czesc stopowa,jalkatera,teraosa,jalkaosa,labfejresz,laba piciorului,jalaosa,labaosa,poialaba,peda,pedas,pedos,pedu dalis,pedas dala,ходило на чорап,стъпало,πελμα,πατουσα,ayak kismi,ступня,стопа,стопало,chodidlova cast",
  leg: "strumpskaft,strumpskaftet,strumpskaften,skaftet,sokkeskaft,sokkeskaftet,sokkeskaftene,strømpeskaft,sukanvarsi,sukan varsi,sukan varressa,sukan varresta,sukan varren,varressa,varresta,stulma,zekes stulms,zekes stulma,zeku stulms,zeku stulmi,stulmi,auliukas,auliuko,auliukai,kojines aulas,kojines blauzda,soki saar,soki saares,saares,saarest,cholewka skarpety,cholewka skarpetki,cholewka skarpet,cholewce skarpety,sockenschaft,strumpfschaft,sockenschaft,schaft der socke,schaft der socken,sock leg,leg of the sock,leg of sock,sock legs,tige de la chaussette,tige de chaussette,tige des chaussettes,gambale della calza,gambale del calzino,cana del calcetin,cana de la media,cano da meia,cano da peuga,sokschacht,schacht van de sok,beenlengte,zokni szara,zokniszar,zokni szaraban,carambul,carambul sosetei,конч на чорап,конча,кончът,corap koncu,konc kismi,паголінка,паголінку,steblo,steblu,steblo nogavice,dio noge,sara carape,lytko ponozky,lem ponozky,lytkova cast ponozky,καλαμι,καλαμι καλτσασ,μπατζακι,stulms,aulas,blauzdos dalis,krak,конч,caramb,szar,skaft,konc,schacht,cano,cana,gambale,паголінок,canya,leg,legs,beinlange,schaft socke,sockenschaft,tige chaussette,gamba calza,gambaletto,cana media,nogavica,beenstuk,leg part,leg section,bein,beine,beinteil,beinteile,wade,waden,wadenteil,wadenbereich,jambe,jambes,partie jambe,mollet,mollets,gamba,gambe,parte gamba,polpaccio,pierna,piernas,pantorrilla,perna,pernas,barriga da perna,benen,beendeel,beengedeelte,kuit,lydka,lydki,czesc lydkowa,nogawka,nogawki,ben,benene,bendel,vaden,vadparti,læg,legg,leggen,leggdel,pohje,pohkeet,saari,saariosa,lahje,lahkeet,lytko,lytka,lytkova cast,labszar,labszarresz,vadli,gamba piciorului,potkoljenica,goljenica,meca,meco,golen,saar,saareosa,saared,blauzda,blauzdos,blauzdu dalis,stilbs,крачол,крачоли,прасец,γαμπα,γαμπεσ,κνημη,bacak,bacaklar,bacak kismi,baldir,corap konc*,гомілка,штанина,штанини,литка,голен,лист чарапе,ногавица,ногавице",
  "inner cover":
    "inner cover,inner pad cover,inner cushion cover,inner pillow cover,inner case,inner casing,inner ticking,innenbezug,innenhulle,innenkissen bezug,innenkissenbezug,innenkissenhulle,housse interieure,enveloppe interieure,sous-housse,fodera interna cuscino,federa interna,rivestimento interno,funda interior,funda interna,capa interior,capa interna,binnenhoes,binnentijk,poszewka wewnetrzna,wsyp,wsypa,pokrowiec wewnetrzny,ic kilif,innerfodral,innervar,inderbetraek,inderbetræk,innertrekk,sisapussi,sisapaallinen,sypek,sypkovina,vnitrni potah,vnutorny potah,belso huzat,belso tok,angin,husa interioara,unutarnja navlaka,notranja prevleka,sisekate,vidinis uzvalkalas,ieksejais parvalks,вътрешна калъфка,εσωτερικο καλυμμα,внутрішніи чохол,унутрашња навлака",
  cover:
    "valiskate,apvalks,apvalkalas,περιβλημα,ovoj,navlek,обвивка,invelis,kuori,var,dynevar,kladsel,bolstervar,poszycie,overtrek,federa esterna,coutil,наперник,cover,cushion cover,bezug,bezugsstoff,housse,rivestimento,fodera esterna,funda,funda exterior,capa,capa exterior,hoes,bekleding,poszewk*,pokrowiec,obicie,kilif,overdrag,fodral,klædsel,betræk,trekk,varinsats,paallinen tyynyn,verhoilu,potah,povlak,huzat,husa,navlaka,presvlaka,prevleka,umbris,kate,uzvalkalas,parvalks,калъф,дамаска,καλυμμα,upholstery,outer case,uberzug,bezuge,bezugs,bezuges,hoezen,copricuscino,funda de cojin,capa de almofada,kussenhoes,povlaku,potahu,poszewki,poszewka,overtraek,overtræk,paallis*,huzata,obliecka,калъфка,чохол,наволочка,навлака",
  border:
    "borduur,bordira,bortelis,φασα,бордюра,reunanauha,bordyyri,kantbord,szlak,bordadura,sanefa,border,borders,dobby border,decorative border,jacquard border,zierborte,zierborten,borte,borten,liteau,liteaux,bande decorative,bande jacquard,balza,balze,fascia decorativa,cenefa,cenefas,greca,barra,barras,franja decorativa,barra decorativa,barra jacquard,faixa decorativa,sierrand,sierboord,bordiur*,bordur,jakar bordur,bard,barder,dekorband,pyntebort,koristeraita,koristenauha,bordura jacquard,ozdobna bordura,diszcsik,diszszegely,ukrasna traka,okrasni rob,дек бордюр,бордюр,μπορντουρα,бордура,kanten er,kanten ar,kanten av,kanten af,kanten bestar,kantene,kanterne,kanterna,satinkant,satinkanten,rand,rander,randen,satinrand,edges,satin edge,edge is,reuna,reunat,reunan,reunojen,okraj,okraje,brzeg,brzegi,obrzeze,obrzeza,margine,marginea,aaris,aarised,krastas,krastai,krastu,ръб,ръбове,ακρη,ακρεσ,kenar,kenarlar,kenari,каима,ивица,ивице",
  fringe:
    "narmad,kuteliai,κροσια,rojt,serrells,serrell,fringe,fringes,tassel,tassels,fransen,franges,frange,flecos,franjas,franje,fredzle,sacak,fransar,frynser,hapsut,trasne,strapce,rojtok,rese,frans,fransarna,franse,fredzel,fredzle*,fransa,fransos,kutai,kutas,barkstis,tutid,resice,resa,trasn*,strapec,rojtozas,franjuri,ciucuri,puskul,sacaklar,flecaje,fleco,franja,frangia,ресни,κροσσι,κροσσια,franjes,бахрома,ресе",
  palm: "peopesa,delna,plauksta,delnas,παλαμη,длан,inderhand,долоня,palmell,czesc chwytna,strona chwytna,czesc dlonicowa,lado de la palma,parte palmo,handflachenseite,griffseite,palm,palms,handflache,innenhand,paume,palmo,palma,palmas,handpalm,avuc ici,handflata,handflade,handflate,kammen,kammenpuoli,dlan,dlane,tenyer,innerhand,dlon,wewnetrzna strona dloni",
  "back of hand":
    "czesc grzbietowa,strona grzbietowa,czesc grzbietna,handruckenseite,handoberseite,ruckhand,bovenkant hand,lato dorso,back of hand,back of the hand,top of hand,oberhand,handrucken,dos de la main,dos de main,dorso mano,dorso della mano,dorso de la mano,dorso da mao,bovenhand,handrug,wierzch dloni,ovanhand,overhand,handrygg,handryg,kammenselka,hrbet ruky,kezhat,kezfej,backhand,dorso de mano,rug van de hand,grzbiet dloni,handbak,hrbet rukavice,dosul mainii,el sirti,chrbat ruky,costas da mao",
  "cup lining":
    "interior de la copa,interior del cazo,interior da copa,interior do bojo,forro do bojo,interieur du bonnet,interieur de bonnet,interno della coppa,interno coppa,korbcheninnenseite,innenseite der korbchen,cup innenseite,binnenkant van de cup,binnenkant van de cups,wnetrze miseczki,wnetrzu miseczki,vnitrni strana kosicku,vnutorna strana kosicka,kupans insida,skalens inderside,skalens innside,kupin sisapuoli,kosar belseje,interiorul cupei,unutrasnjost kosarice,interno coppe,interno coppa,interno delle coppe,interno della coppa,interieur bonnets,interieur des bonnets,interior copas,interior de las copas,interior das copas,binnenkant cups,binnenzijde cups,innenseite cups,innenseite korbchen,wnetrze miseczek,inner cup,inner cups,cup inner,korbchen innen,cup innen,innenkorbchen,bonnet interieur,bonnets interieurs,coppa interna,coppe interne,cup lining,cup linings,lining of cup,lining of the cup,lining of cups,lining of the cups,cup-futter,cupfutter,korbchenfutter,futter korbchen,futter cup,futter cups,doublure bonnet,doublure bonnets,doublure de bonnet,doublure des bonnets,doublure du bonnet,fodera coppa,fodera coppe,fodera della coppa,fodera delle coppe,forro copa,forro copas,forro de copa,forro de la copa,forro de las copas,forro da copa,forro das copas,cupvoering,voering cup,voering cups,podszewka miseczek,podszewka miseczki,kupfoder,foder kupa,foder kupor,skalfor,kupin vuori,kuppien vuori,podsivka kosicku,podsivka kosickov,captuseala cupe,captuseala cupelor,kup astari",
  cup: "korv,korvid,kausins,kausini,kauselis,kauseliai,καπ,κουπα,kosarice,kosik,kosiky,чашка,чашки,kosar,kosarak,kuppi,kopp,skal,skale,kupor,coques,coque,coques mousse,mousses,schalen,pads,copas de espuma,coppe imbottite,korbchen außen,korbchen aussen,cup außen,cup aussen,cup outer,outer cup,outer cups,außenkorbchen,aussenkorbchen,außencup,bonnet exterieur,bonnets exterieurs,cup,cups,bra cup,bra cups,korbchen,bonnet,bonnets,coppa,coppe,copa,copas,copa interior,miseczk*,kupa,kupit,kosicek,kosicky,cupa,cupe,kosarica",
  sweatband:
    "bande de proprete,bandeau de proprete,sweatband,sweat band,inner band,schweißband,schweissband,stirnband innen,bandeau interieur,bandeau anti-transpiration,bandeau de transpiration,cuir interieur chapeau,fascia tergisudore,fascia antisudore,tergisudore,marocchino,badana,tafilete,cinta interior,cinta de sudor,fita interior,carneira,zweetband,potnik,potnica,ter bandi,svettband,svettrem,svedrem,svedband,svetteband,svettebrem,hikinauha,potitko,potni pasek,izzadtszalag,izzadsagcsik,banda de transpiratie,znojnik,trak za znoj,higipael,лента за пот",
  crown:
    "crown,kopf,hutkopf,kopfteil,calotte,calotta,cupola,coroa,hoedbol,glowka kapelusza,kulle,hattpull,hattepuld,calota,brim,visor,peak,krempe,schirm,bord,visiere,visiera,visera,pala,aba,klep,daszek,siperlik,skarm,skygge,lippa,ksilt",
};

/** Two parts whose names share a word, as others are joined that have one each: "Vorder- und Rückenteil". */
const FRONT_AND_BACK =
  "vorder- und ruckenteil,vorder- und ruckteil,vorder- und ruckseite,voor- en achterpand,voor- en achterkant,voor- en achterzijde,voor- en rugpand,fram- och bakstycke,fram- och bakstycket,fram- och baksida,for- og bagstykke,for- og bagside,for- og bakstykke,for- og rygstykke,for- og bakside,etu- ja takakappale,etu- ja takakappaleet,etu- ja takaosa,esi- ja tagaosa,esi- ja tagakulg,esi- ja seljaosa,elo- es hatresz,predni a zadni dil,predny a zadny diel,prednji i straznji dio,prednji in zadnji del,sprednji in zadnji del,priekspuse un mugurpuse,priekine ir galine dalys,przedni i tylny panel,предна и задна част,передня та задня частини,davanti e dietro,partes delantera y trasera";

/** Parts that are no textile component of the product (Regulation (EU) 1007/2011 Articles 10 and 12, Annex V). */
const NO_PARTS =
  "hygiene strip,hygiene liner,hygiene sticker,hygienestreifen,hygieneschutz,hygieneeinlage,bande d'hygiene,bande hygienique,protection hygienique,striscia igienica,protezione igienica,adesivo igienico,protector higienico,tira higienica,proteccion higienica,protecao higienica,hygienestrip,pasek higieniczny,wkladka higieniczna,hygienremsa,hygienskydd,hygiejnestrimmel,hygienestripe,hygieniasuoja,hygienicka vlozka,hygienicky prouzek,hygienicky pasik,higieniai csik,higieniai betet,banda igienica,protectie igienica,higijenska traka,higijenski ulozak,higienski trak,hugieeniriba,higieninis lipdukas,higienas lente,hijyen bandi,хигиенна лента,гігієнічна смужка,υγιεινη ταινια,nahtband,cordino,cordini,spago,cordicella,bramante,cordelette,touwtje,koordje,provazek,motouz,povrazok,zsineg,sfoara,nahtbander,nahtdichtband,seam tape,seam tapes,seam sealing tape,sealing tape,bande d'etancheite,bande thermocollee,bande thermosoudee,nastro termosaldato,nastro termosaldante,nastro per cuciture,cinta termosellada,cinta de costuras,fita termossoldada,fita de costura,naadtape,tasma do szwow,tasma uszczelniajaca,sømtape,somtejp,somtape,saumateippi,back label,back labels,ruckenetikett,ruckenetiketten,etiquette dos,etiquette du dos,etiquette arriere,etiquette au dos,etichetta posteriore,etichetta sul retro,etichetta retro,etiqueta trasera,etiquetas traseras,etiqueta traseira,etiquetas traseiras,achteretiket,rugetiket,etykieta tylna,tylna etykieta,ryggetikett,rygetiket,baketikett,takaetiketti,zadni etiketa,zadna etiketa,hatso cimke,eticheta spate,straznja etiketa,zadnja etiketa,cordao,cordoes,cordao do capuz,cordon de serrage,cordon capuche,cordon de la capucha,kordel,kordeln,kapuzenkordel,trekkoord,trekkoorden,koord,sznurek,sznurek w kapturze,dragsko,snodd,kiristysnyori,nyori,snurka,tkanicka,zsinor,snur,snor,snore,vrvica,vrvice,uzica,paelad,aukla,aukluve,virvele,virveles,шнур,шнурове,κορδονι,κορδονια,toggle,toggles,drawcord,drawcords,drawstring,drawstrings,coulisse,laccetto,laccetti,cordon de capuche,cordon de la capuche,cordon de capucha,cord stopper,cord stoppers,cord lock,cord locks,kordelstopper,tanka,stopper,stoppers,cordoncino,bouton-pression,sewing thread,thread,threads,nahgarn,nahfaden,fil a coudre,fil de couture,filo cucirino,hilo de coser,linha de costura,naaigaren,naaigarens,naaidraden,stikgarens,nici,nici krawieckie,nic krawiecka,nic do szycia,fil pour coutures,fil des coutures,fils des coutures,fil de surpiqure,fils de surpiqure,filo per cuciture,filo delle cuciture,filo cuciture,filo da cucito,filo da cucitura,fili per cucire,fili da cucire,fili per cuciture,filato per cuciture,filato da cucire,filato per cucire,filato cucirino,hilo para coser,hilos para coser,hilo de las costuras,hilo de confeccion,hilo de pespunte,linha para costura,linhas para costura,linha das costuras,linha de pesponto,fio para costura,fio de coser,fios de costura,steppgarn,steppfaden,nahseide,sewing yarn,sewing cotton,seam thread,seam threads,topstitching thread,overlock thread,trad,traden,tikkauslanka,saumalanka,ompelulangan,nit na siti,nite na siti,nit pro siti,nite pro siti,nit na sitie,nite na sitie,sijacia nit,varrocernak,varrocernaja,cernak,ate de cusut,fire de cusut,ata pentru cusut,νηματα ραφησ,κλωστη ραψιματοσ,κλωστεσ ραψιματοσ,konci za sivanje,sivaci konci,konci,sukanci,sivalna nit,sivalne niti,nit za sivanje,niti za sivanje,omblusniidid,niidid,siuvimo siulas,siulas,dikis iplikleri,нитка для шиття,нитки для шиття,конци за шивење,button,buttons,knopfe,knopf,bouton,boutons,bottoni,botones,botoes,knopen,zip,zipper,reißverschluss,fermeture,cerniera,cremallera,fecho,packaging,packing,verpackung,emballage,imballaggio,embalaje,embalagem,verpakking,opakowanie,ambalaj,forpackning,hang tag,hangtag,hangtags,hanger,label,labels,label tape,label stock,label material,label base,stock,tape stock,etikettenmaterial,etikettenstoff,bandmaterial,druckband,support de l'etiquette,support etiquette,matiere de l'etiquette,supporto etichetta,supporto dell'etichetta,soporte de la etiqueta,soporte etiqueta,suporte da etiqueta,suporte etiqueta,labelmateriaal,material etykiety,nosnik etykiety,etikettmaterial,etiketmateriale,etikettimateriaali,material etikety,etiket malzemesi,care label tape,label ribbon,etikettenband,pflegeetikettenband,ruban etiquette,ruban d'etiquette,nastro etichetta,nastro per etichette,cinta de etiqueta,fita de etiqueta,labelband,etiketlint,tasma etykietowa,etikettband,etiketband,hang tag string,hangtag string,tag string,twine,ficelle,polybag,bag,carton,box,polybags,poly bags,polybeutel,polybeuteln,pe-beutel,plastikbeutel,plastiktute,folientute,busta in plastica,busta di plastica,sachet plastique,sac plastique,saco de plastico,polyzak,plastic zak,plastposen,plastpasen,pasen,posen,muovipussi,pussi,igelitovy sacek,sacek,tasak,zacsko,muanyag tasak,punga,punga de plastic,plasticna vrecica,vrecica,kilekott,plastikinis maiselis,maiselis,maisins,naylon poset,poset,плик,полиетиленов плик,пакет,поліетиленовии пакет,кеса,σακουλα,πλαστικη σακουλα,zip tape,zipper tape,hook and loop,velcro,dust bag,dustbag,storage bag,carry bag,garment bag,pouch,tragetasche,beutel,aufbewahrungsbeutel,staubbeutel,packbeutel,transporttasche,housse de rangement,sac de rangement,pochon,sacchetto,sacchetto antipolvere,bolsa,bolsa de transporte,bolsa de almacenamiento,saco,saco de transporte,opbergzak,opbergtas,opbergtasje,bewaartas,bewaarzak,draagtas,woreczek,pokrowiec transportowy,forvaringspase,pase,opbevaringspose,pose,sailytyspussi,care label,woven label,pflegeetikett,webetikett,zipper pull,eyelets,osen,etikett,etiquette,etichetta,etiqueta,etiket,shipping bag,mailer bag,shopping bag,laundry bag,conditionnement,confezione,envase,acondicionamiento,acondicionamento,emballering,pakkaus,baleni,balenie,csomagolas,ambalare,pakiranje,pakovanje,embalaza,pakend,pakuote,iepakojums,ambalaj malzemesi,poly bag,plastic bag,sales packaging,transport packaging,outer packaging,verkaufsverpackung,transportverpackung,umverpackung,versandverpackung,versandbeutel,folienbeutel,suremballage,pochette d'emballage,sachet,busta,bolsa de plastico,verzendzak,sealbag,worek foliowy,woreczek foliowy,swing tag,swing tags,swing ticket,size label,brand label,main label,hangeretikett,kleiderbugel,cintre,gruccia,percha,kledinghanger,wieszak,sewing threads,stitching thread,nahzwirn,nahgarne,fils a coudre,filo da cucire,filo per cucire,filati cucirini,filo di cucitura,hilos de coser,hilo de costura,hilos de costura,linhas de costura,linha de coser,fio de costura,naaidraad,stikgaren,nic,nici do szycia,nici szwalnicze,nitka,sici nit,sici nite,nit,nite,nite na siti,sijacia nit,sijacie nite,varrocerna,cerna,varrofonal,ata de cusut,ata,fir de cusut,конец за шиене,конци за шиене,шевен конец,шевни конци,конец,конци,κλωστη ραφησ,κλωστη,κλωστεσ,κλωστεσ ραφησ,νημα ραφησ,konac za sivanje,konac,sivaci konac,konac za sivenje,конац,конац за шивење,sukanec,sivalni sukanec,швеині нитки,швеина нитка,нитки,нитка,dikis ipligi,dikis iplikleri,sytrad,sytraden,sytradar,sytraad,ompelulanka,ompelulangat,omblusniit,niit,sujamais diegs,sujamie diegi,diegs,diegi,siuvimo siulai,siulai,snaithe fuala,obal,obaly,obal vyrobku,csomagoloanyag,опаковка,συσκευασια,ambalaza,упаковка,паковање,амбалажа,paccaisteachas,imballagg,pakavimas,hangetikett,hangetiket,hængeetiket,hengelapp,hang-etikett,hengeetikett,hengeetiketter,metka,metki,privjesnica,riippulappu,clothes hanger,coat hanger,garment hanger,galge,klesgalge,kladgalge,klædebøjle,bøjle,henkari,vaateripustin,ripustin,ramienko,raminko,vallfa,umeras,vjesalica,vesalica,obesalnik,riidepuu,pakaramais,pakabas,elbise askisi,закачалка,вішак,вешалица,κρεμαστρα,cabide,appendiabiti,kleerhanger,riippuetiketti,rippuv etikett";

/** What cloth is made of, which is no part of the product beside the cloth itself. */
const YARNS =
  "linha,linhas,yarn,yarns,yarn composition,garn,garne,faden,fil,fils,filo,filato,filati,hilo,hilado,hilados,fio,garen,przedza,iplik,prize,fonal,preda,preja,verpalai,dzija";
/** The threads one way, which a woven cloth may be told by, each way by itself. */
const WARPS =
  "warp,warps,warp direction,kettrichtung,sens chaine,sens de la chaine,direzione ordito,kettingrichting,lancirany,lanciranyban,lanc iranyban,warp yarn,warp yarns,warp thread,warp threads,kette,kettgarn,kettgarne,kettfaden,chaine,fil de chaine,fils de chaine,ordito,orditi,filato di ordito,fili di ordito,filo di ordito,filati di ordito,fili d'ordito,filo d'ordito,urdimbre,urdiembre,hilo de urdimbre,hilos de urdimbre,teia,fio de teia,fios de teia,urdume,fios de urdume,fio de urdume,ketting,kettinggaren,kettinggarens,kettingdraad,kettingdraden,schering,scheringdraden,osnowa,osnowie,osnowy,osnowe,nitki osnowy,przedza osnowowa,cozgu,cozgusu,cozgusunde,cozgude,cozgunun,cozgu ipligi,cozgu iplikleri,varp,varpen,varpgarn,varptrad,varptradar,trend,trenden,trendgarn,kæde,kæden,kaede,kaeden,kædegarn,kædetrade,renning,renningen,renningstrader,renningsgarn,loimi,loimen,loimessa,loimilanka,loimilangat,loimilangan,osnova,osnovy,osnove,osnovi,osnovu,osnovni niti,osnovne niti,osnovne nite,lancfonal,lancfonalak,lancfonala,lancfonalban,urzeala,urzelii,urzeli,fire de urzeala,firul de urzeala,firele de urzeala,основа,основата,основні нитки,нитки основи,основи,основі,основни нишки,нишки на основата,στημονι,στημονιου,στημονια,loim,loime,loimes,loimelong,loimeniit,skeri,skeros,skeru,skeru diegi,velki,velkos,velku diegi,metmenys,metmenu,metmenyse,metmenu siulai";
const WEFTS =
  "weft,wefts,weft direction,schussrichtung,sens trame,sens de la trame,direzione trama,inslagrichting,vetulekirany,vetulekiranyban,weft yarn,weft yarns,weft thread,weft threads,schuss,schussgarn,schussgarne,schussfaden,trame,fil de trame,fils de trame,trama,filato di trama,fili di trama,filo di trama,filati di trama,hilo de trama,hilos de trama,fio de trama,fios de trama,inslag,inslagen,inslaget,inslaggaren,inslaggarens,inslagdraad,inslagdraden,inslagsgarn,inslagstradar,watek,watku,watki,nitki watku,przedza watkowa,atki,atkisi,atkisinda,atkida,atkinin,atki ipligi,atki iplikleri,vaft,vaften,vaftgarn,islæt,islætten,islaet,islaetten,skud,skuddet,skudgarn,skudd,skuddet,skuddgarn,innslag,innslaget,innslagsgarn,veft,veften,veftgarn,kude,kuteen,kuteessa,kudelanka,kudelangat,kudelangan,koes,koelong,koeloim,utek,utku,utok,utkove niti,utkove nite,vetulekfonal,vetulekfonalak,vetulek,vetulekben,vetulekfonala,batatura,bataturii,bateala,fire de batatura,firul de batatura,вътък,вътъкът,вътъка,вътъчни нишки,нишки на вътъка,піткання,пітканні,уток,утку,утоку,нитки утоку,потка,потки,υφαδι,υφαδιου,υφαδια,audi,audos,audu diegi,audu,ataudai,ataudu,ataudose,ataudu siulai,votek,votku,votka,votkove niti,potka,potke,potki,potku";
/** What `partAtEnd` says of a yarn, and of the threads one way. */
export const YARN = "yarn";
export const WARP = "warp";
export const WEFT = "weft";
/** The threads of a woven cloth, of which one way alone is no part of a product. */
export const THREADS: ReadonlySet<string> = new Set([WARP, WEFT]);

/** Words after the name of a part that say no more of it. */
const SAME =
  "reflechiss*,reflec*,reflect*,reflek*,reflekt*,reflex*,riflett*,rifrang*,odblask*,unchanged,is unchanged,stays,remains,unverandert,bleibt,inchange*,ne change pas,no cambia,sin cambios,non cambia,invariat*,nao muda,ongewijzigd,blijft,bez zmian,oforandra*,uændret,uendret,beze zmeny,bez zmeny,valtozatlan,neschimbat*,em,no,od,av,af,от,із,од,intern*,interieur*,interior,estern*,exterieur*,exterior,fabric,material,materiale,composition,composizione,composicion,composicao,zusammensetzung,samenstelling,stoff,is,ist,est,are,sind,sont,in,aus,en,de,of,from,made,gefertigt,bestehen,besteht,consists,compose*,composto,compost*,jest,wykonan*,er,on,van,je,z,ze,iz,pa,din,este,zas,invece,hingegen,dagegen,telesa,tela,tijela,trupu,tulowia,korpus*,corps,corp,anyaga,anyagosszetetele,osszetetele,materiaali,materiaalin,materiaalit,koostumus,malzemesi,malzeme,kumasi,icerigi,icerik,bilesimi,bilesim,koostis,sammensetning,slozeni,zlozenie,sastav,sestava,sklad,sammansattning,sammensætning,compozitie,sudetis,sastavs,състав,συνθεση,rungon,kehon,kere,lielo,torzs,тялото,σωματοσ,assorti*,abbinat*,coordinat*,combinad*,to,склад,састав";
/** What cloth is called, after the name of the part that is made of it. */
const CLOTHS =
  "satin,satijn,saten,samt,samet,sammet,velours,velour,velvet,velluto,terciopelo,fluweel,aksamit,fleece,polar,polaire,jersey,twill,canvas,taft,taffeta,tafta,taffetas,poplin,popeline,popelin,popelina,poplina,denim,microfibre,microfiber,mikrofaser,microfibra,mikrofibra,mikrofiber,frottee,frotte,terry,flanell,flannel,flanelle,flanella,flanela,tricot,trikot,ripstop,oxford,softshell,felt,filz,feutre,feltro,fieltro,tulle,tull,organza,crepe,crepon,chiffon,georgette,corduroy,cord,interlock,pique,piquet,pongee,percale,perkal,batist,voile,musselin,muslin,mousseline,molton,sherpa,teddy,gabardine,gabardina,sarja,serge,saglia,mesh,netz,resille,rejilla,siatka,verkko";
/** Most words of a part's name. */
const LONGEST = 4;

let parts: Phrases<string | null> | undefined;
let same: Phrases<true> | undefined;

function names(): Phrases<string | null> {
  if (parts) return parts;
  parts = new Phrases();
  for (const [part, list] of Object.entries(PARTS)) parts.add(namesStanding(list), part);
  parts.add(namesStanding(FRONT_AND_BACK), "front and back");
  parts.add(namesStanding(NO_PARTS), null);
  parts.add(namesStanding(YARNS), YARN);
  parts.add(namesStanding(WARPS), WARP);
  parts.add(namesStanding(WEFTS), WEFT);
  return parts;
}

function isMore(text: string, words: readonly Spoken[], at: number): boolean {
  if (!same) {
    same = new Phrases();
    same.add(namesStanding(SAME), true);
    same.add(namesStanding(CLOTHS), true);
  }
  return same.at(text, words, at) !== undefined;
}

const END =
  /(?:[ ]?\d)?(?:[ ]?\([^()]{0,30}\))?\s?[:;.=/–-]?\s*(?:(?:100|(?<!\p{L})ca\.?|(?<!\d)\d{2,4}[ ]?(?:d|den|denier|dtex))\s*)?$/u;

/** A part in brackets after a name that says less: "Fabric 2 (sleeves):". */
const IN_BRACKETS = /\((?<part>[^()\d%]{2,40})\)(?:\s?(?:[:;=–-]\s*|[\t\n])|(?<![ ]))$/u;
/** "Composition (excl. trims):" is of all but these. */
const EXCEPTED =
  /^(?:excl|exkl|eksk|escl|except|exceto|without|other than|ohne|ausser|ausgenommen|hors|sans|sauf|senza|tranne|salvo|sin|sem|zonder|behalve|bez|oprocz|z wyjatkiem|utan|forutom|uden|undtagen|uten|unntatt|ilman|paitsi|lukuun|mimo|krome|okrem|nelkul|kiveve|fara|osim|razen|haric)/u;
/** "And", folded, in the languages of papers. */
const AND = String.raw`and|&|\+|und|u\.|sowie|et|e|y|en|og|och|samt|ja|seka|ning|i|oraz|a|es|ve|ile|si|un|ir|и|та|і|και`;
/** What joins two parts of one cloth. */
const JOINED = new RegExp(String.raw`^[ ]?(?:${AND}|\/)[ ]?$`, "u");

/** "Filling 850 g": how much of it there is. */
const WEIGHT = /[ ](?:ca\.? )?\d{2,4}[ ]?g[ ](?:\p{L}+[ ]){0,2}$/u;

/** "Main fabric (fluorescent and contrast)": the brackets tell no other part. */
const MAIN =
  /(?<!\p{L})(?:main|principal\p{L}*|haupt\p{L}*|hoofd\p{L}*|huvud\p{L}*|hoved\p{L}*|glown\p{L}*|hlavn\p{L}*|glavn\p{L}*|paa\p{L}+|pohi\p{L}+|pagrindin\p{L}*|galven\p{L}*|основ\p{L}*|κυρι\p{L}*) ?\p{L}* ?\(/u;

/** "Shell (80 % cotton, 20 % polyester), lining (": its shares stand in brackets behind a part. */
const OPENED =
  /(?:^|[\n\t,;|)•·/]\s*|\.[ ])(?:(?:the|die|der|das|les?|la|il|gli|el|los|las|de|het|os|as|az?)[ ])?(?<name>\p{L}[^\n\t,;|()%\d]{1,40}?)[ ]?[([]$/u;

/** "Composición sábana encimera y funda de almohada:", "Skład części górnej": what a label tells of the parts behind. */
const COMPOSED_OF =
  /(?<=(?:^|[\n\t.;•·|])[ ]?)(?:(?:fib(?:re|er) |material ?|matieres? |sirovinski |surovinska |materialova |surowcowy )?(?:composi(?:tion|cion|zione|cao)|zusammensetzung|samenstelling|sammansattning|sammensetning|sammensætning|koostumus|koostis|slozeni|zlozenie|sklad|compozitia?e?|sastavs?|sestava|sudetis|състав|состав|склад|συνθεση|content))(?: surowcowy| materialowy)?(?: (?:del?|de (?:la|las|los)|della|delle|dello|des|du|da|das|do|of|of the|der|van de|van het|av|af|на|του|τησ))?[ ](?=\p{L}[^\n\t:%]{2,45}[:\t][ ]?$)/u;

/** "Material, krage:", "Composition – lining:": a part behind the word for what things are made of. */
const MATERIAL_OF =
  /(?<=(?:^|[\n\t])[ ]?)(?:(?:fib(?:re|er) )?(?:composi(?:tion|cion|zione|cao)|content)|(?:material|materiaal|matiere|materiale|koostumus|slozeni|zlozenie|sklad|osszetetel|compozitie)(?:zusammensetzung|sammansattning)?|zusammensetzung|samenstelling|sammansattning|sammensætning|sammensetning)[ ]?[,–-][ ](?=\p{L}[^\n\t:,%\d]{2,40}[:\t]?[ ]?$)/u;

/** True for "Material, collar": behind the comma stands the part, and not what the material is like. */
export function isOfMaterial(label: string): boolean {
  return MATERIAL_OF.test(label) && !!partAtEnd(label);
}

/** "Gola declarada:", "Kragen laut Etikett:": behind the name of a part, that its shares are those that are claimed. */
const CLAIMED_BEHIND =
  /(?<=\p{L}{3})[ ](?:declared|claimed|as (?:declared|claimed|labelled)|deklariert\p{L}*|angegeben\p{L}*|laut etikett|declaree?s?|annoncee?s?|dichiarat[oaie]|declarad[oa]s?|opgegeven|deklarowan\p{L}*|deklarerad\p{L}*|deklareret|deklarert|ilmoitett\p{L}*|deklarovan\p{L}*|declarat[aei]?)(?=[ ]?[:\t][ ]?$)/u;

/** "Deklaration laut eingenähtem Etikett:", "selon l'étiquette cousue:": which label it is says nothing of a part. */
const AS_LABELLED =
  /(?<!\p{L})(?:laut|lt\.|gemaß|as per|according to|as stated on|selon|d'apres|secondo|come da|segun|conforme a?|segundo|volgens|wedlug|wg|enligt|ifolge|podle|podla)[ ](?:(?:the|l['’]|la|a|het|d\p{L}{2}) ?)?(?:(?:attached|permanent|sewn-?in|eingenaht\p{L}*|angenaht\p{L}*|ingenaaide?|vaste|wszyt\p{L}*|isydd\p{L}*|isyet|innsydd\p{L}*|vsit\p{L}*)[ ])?(?:(?:care|pflege)[ -]?)?(?:label|etikett|etiquette|etichetta|etiqueta|etiket|etykiet)\p{L}{0,3}(?:[ ](?:cousue|fixe|cucita|cosida|interior|interna|wszyt\p{L}*))?[ ]?[:\t][ ]?$/u;

/** "1×1 rib, 220 g/m²:": how much a square metre weighs of the cloth that a label names. */
const HEAVY = /(?:,[ ]?|[ ])(?:ca\.? ?)?\d{2,4}[ ]?(?:g\/m[2²]|gsm)(?=[ ]?:\s*$)/u;

/** "Oberstoff ab 04/2026:", "Shell (until March 2026):": from when on, or until when, something is of the part. */
const DATED = new RegExp(
  String.raw`(?<=\p{L}{3}),?[ ]\(?(?:${UNTIL_DAY}|${SINCE_DAY})\)?(?=[ ]?[:\t][ ]?$)`,
  "u",
);

/** The part that a folded text ends with; undefined for none, null for what is no part of the product. */
export function partAtEnd(printed: string): string | null | undefined {
  // A stroke parts the cells of a table that was written as text.
  const text = printed
    .replace(/[ ]\|[ ]?$/, ": ")
    .replace(MATERIAL_OF, "")
    .replace(CLAIMED_BEHIND, "")
    .replace(DATED, "")
    .replace(HEAVY, "");
  const labelled = AS_LABELLED.exec(text);
  if (labelled) {
    const own = partOfLabel(`${text.slice(0, labelled.index).trimEnd()}:`);
    return own === undefined ? "" : own;
  }
  const part = partOfLabel(text);
  const behind = part ? text : text.replace(COMPOSED_OF, "");
  return behind === text ? part : (partOfLabel(behind) ?? part);
}

/** "Filling – body/hood/sleeves": a part and the places where it is, with the usual sign between. */
const PLACED =
  /(?:^|[\n\t])(?<part>\p{L}[^\n\t:;.%\d]{2,30}?)[ ][:–-][ ](?<places>\p{L}[^\n\t:;.%\d]{2,40}?)[ ]?[:\t]?\s*$/u;

/** A filling or a lining that is told with two places and more. */
function placedPart(text: string): string | undefined {
  const { part = "", places = "" } = PLACED.exec(text)?.groups ?? {};
  const pieces = places.split(NEXT_NAME).filter((piece) => piece.trim() !== "");
  if (pieces.length < 2 || !pieces.every((piece) => names().called(piece.trim()) !== undefined))
    return undefined;
  const called = names().called(part);
  return called === "filling" || called === "lining" ? called : undefined;
}

function partOfLabel(text: string): string | null | undefined {
  const placed = placedPart(text);
  if (placed !== undefined) return placed;
  const name = OPENED.exec(text)?.groups?.name;
  const opened = name === undefined ? undefined : partAtBegin(name);
  if (opened && opened.end === name?.length) return opened.part;
  const outer = partAtVeryEnd(text);
  if (outer !== undefined && isElasticBelt(text)) return "waistband";
  if (outer !== undefined && (outer !== "" || MAIN.test(text))) return outer;
  const weighed = WEIGHT.test(text) ? partAtVeryEnd(text.replace(WEIGHT, "")) : undefined;
  if (weighed === "filling") return weighed;
  const inner = IN_BRACKETS.exec(text)?.groups?.part;
  return (inner && !EXCEPTED.test(inner) && partOfList(inner)) || outer;
}

/** "Pasek (guma)", "kemer (lastik)": words for a belt or a strap are those for a waistband, where it is elastic. */
const BELT =
  /(?:^|[\n\t.;•·|])[ ]?(?<belt>\p{L}+)[ ]\((?<of>\p{L}[^()\d%]{2,30})\)[ ]?(?:[:;=–-][ ]*|[\n\t])?$/u;

function isElasticBelt(text: string): boolean {
  const { belt = "", of = "" } = BELT.exec(text)?.groups ?? {};
  const isBelt = belt === "pasek" || names().called(belt) === "belt";
  return isBelt && partAtBegin(of)?.part === "elastic";
}

/** "Body, sleeves": of several parts in brackets, where one is the body they are the product. */
function partOfList(text: string): string | null | undefined {
  const names = text.split(/,[ ]?/);
  if (names.length > 1 && partAtVeryEnd(names[0] ?? "") === "") return "";
  return partAtVeryEnd(names.length === 2 ? names.join(" and ") : text);
}

function partAtVeryEnd(text: string): string | null | undefined {
  const part = partAsPrinted(text);
  return part === undefined ? mistakenPart(text) : part;
}

/** "Vypin:" for "výplň:", which a picture made of the name of a part, where it is all that a label says. */
const MISTAKEN = /(?:^|[\n\t])(?<word>\p{L}+)(?:[ ]?:\s?|\t)$/u;

function mistakenPart(text: string): string | null | undefined {
  const word = MISTAKEN.exec(text.slice(-40))?.groups?.word;
  return word === undefined ? undefined : firstKnown(wordsAlike(word), (name) => names().called(name));
}

function partAsPrinted(text: string): string | null | undefined {
  const said = text.slice(-80).replace(END, "");
  const words = wordsIn(said);
  const last = words.at(-1);
  if (!last || last.end !== said.length) return undefined;
  for (let end = words.length; end > 0 && words.length - end <= MOST_MORE; end--) {
    for (let count = Math.min(LONGEST, end); count > 0; count--) {
      const at = end - count;
      const found = names().at(said, words, at);
      if (found?.count !== count) continue;
      if (isOfLength(words, at, count, found.meaning)) return undefined;
      if (found.meaning === null && ON_LABEL.test(said)) return undefined;
      if (found.meaning === YARN && isDescription(said, words[at]?.start ?? 0)) return undefined;
      if (words[at]?.text === "fill" && /^(?:in|out)$/.test(words[at + 1]?.text ?? "")) return undefined;
      if (isOfCloth(said, words, at, end)) continue;
      const needsLabel =
        PRODUCTS.has(found.meaning ?? "") ||
        ONLY_LABELS.has(found.meaning ?? "") ||
        isLittle(words[at], count);
      if (found.meaning && isPlaceOfNoPart(said, words, at)) return null;
      const isNamed = () =>
        isLabel(said, words[at]?.start ?? 0) ||
        isMaterialOf(said, words, at) ||
        isSecond(said, words, at) ||
        isSetAt(said, words, at, found.meaning);
      if (needsLabel && !isNamed()) continue;
      if (isAfterThe("lining", said, words, at, found.meaning)) return liningOf(found.meaning);
      if (BODY.test(words[at]?.text ?? "") && isAfterThe("filling", said, words, at, null)) return "filling";
      if (found.meaning === "") return partBeforeMaterial(said, words, at) ?? "";
      // "Lined to the waist in".
      if (end < words.length && said.search(LINED) >= 0) return linedPart(said.slice(0, said.search(LINED)));
      if (isAfterThe("filling", said, words, at, found.meaning)) return fillingOf(found.meaning);
      const filled = found.meaning === "filling" && partJustBefore(said, words, at);
      if (filled) return fillingOf(filled);
      if (found.meaning === "rib") return ribbedPart(said, words, at) ?? "rib";
      const made = partMadeOf(said, words, at, found.meaning);
      if (made !== undefined) return made;
      const lined = found.meaning === "lining" && count === 1 && partJustBefore(said, words, at);
      if (lined) return liningOf(lined);
      return setAt(said, words, at) ?? joined(said, words, at, found.meaning);
    }
    // "Reaches to the waist, is 100 % cupro": what a comma parts is no name of it.
    const gap = said.slice(words[end - 2]?.end ?? 0, words[end - 1]?.start ?? 0);
    if (gap.includes(",")) return glued(last.text);
    if (!isMore(said, words, end - 1) && !isOfCloth(said, words, end - 1, end))
      return end === words.length
        ? (glued(last.text) ?? liningWith(said, words) ?? setSomewhere(said, words))
        : glued(last.text);
  }
  return glued(last.text);
}

/** "Single jersey, compacted, 24s combed yarn": what a cloth is knitted of, in the list of what it is like. */
function isDescription(said: string, at: number): boolean {
  return /[\p{L})%],[ ](?=[^,:;\t\n]*\d)[^,:;\t\n]*$/u.test(said.slice(0, at));
}

/** "Collar in rib", "gola em canelado": the part that is made of it, which the label begins with. */
function ribbedPart(text: string, words: readonly Spoken[], at: number): string | undefined {
  const [part, of] = [words[at - 2], words[at - 1]];
  if (!part || !of || !/^(?:in|em|en|aus|di|de|uit|z|ze|i|v|av|af)$/.test(of.text)) return undefined;
  if (!/^[ ]\p{L}+[ ]$/u.test(text.slice(part.end, words[at]?.start)) || !isLabel(text, part.start))
    return undefined;
  const found = names().at(text, words, at - 2);
  return found?.count === 1 && RIBBED_PARTS.has(found.meaning ?? "")
    ? (found.meaning ?? undefined)
    : undefined;
}

/** "Cappuccio in pile", "fodera interna in rete", "tejido de contraste elástico": the part before the word for its cloth, or for what that does. */
function partMadeOf(
  text: string,
  words: readonly Spoken[],
  at: number,
  meaning: string | null,
): string | undefined {
  const before = words[at - 1];
  if (!before) return undefined;
  if (meaning === "elastic" && ELASTIC.test(words[at]?.text ?? "") && !OF_WHAT.test(before.text)) {
    const cloth = partAsPrinted(text.slice(0, before.end));
    return cloth !== null && CLOTH_OF.has(cloth ?? "-") && isBlank(text, before, words[at])
      ? cloth
      : undefined;
  }
  if (!NAPPED.has(meaning ?? "") || before.text !== "in") return undefined;
  const part = partAsPrinted(text.slice(0, before.start).trimEnd());
  return part && !SET_AT.has(part) && part !== "insert" ? part : undefined;
}

function isBlank(text: string, one: Spoken, next: Spoken | undefined): boolean {
  return text.slice(one.end, next?.start) === " ";
}

/** Names of parts that Italian has for cloths: "pile", "rete". */
const NAPPED: ReadonlySet<string> = new Set(["pile", "mesh"]);
/** What languages with the quality behind its thing call elastic, and what may be so. */
const ELASTIC = /^elasti(?:c[oi]s?|ques?)$/;
/** "Composition élastique" is that of the elastic. */
const OF_WHAT = /^(?:compos|mat[ei]ri|contenu|contenido|conteudo|contenuto)/;
const CLOTH_OF: ReadonlySet<string> = new Set(["", "contrast", "shell", "lining"]);

const RIBBED_PARTS: ReadonlySet<string> = new Set(["collar", "cuff", "waistband", "hem"]);

/** "Satin back crepe", "brushed back fleece": what the cloth is called, and no part that is made of it. */
function isOfCloth(text: string, words: readonly Spoken[], at: number, end: number): boolean {
  const isBack = words[at]?.text === "back" && words[at - 1] !== undefined && words[at + 1] !== undefined;
  return isBack && at + 1 === end && end < words.length && !isLabel(text, words[at]?.start ?? 0);
}

/** "Cover material", "päällisen materiaali": the part that a label begins with, before a word for what it is made of. */
function partBeforeMaterial(text: string, words: readonly Spoken[], at: number): string | undefined {
  for (let count = Math.min(LONGEST, at); count > 0; count--) {
    const from = at - count;
    const [first, last] = [words[from], words[at - 1]];
    if (!first || !last || text.slice(last.end, words[at]?.start) !== " ") return undefined;
    if (!isLabel(text, first.start) || (isLittle(first, count) && first.text !== TOP)) continue;
    const found = names().at(text, words, from);
    if (found?.count === count && found.meaning && !NO_CLOTH_OF.has(found.meaning)) return found.meaning;
  }
  return undefined;
}

/** A piece of a set, short as its name is: "top composition". */
const TOP = "top";
/** Yarns are no parts, and a name for all of a product says no more before another. */
const NO_CLOTH_OF: ReadonlySet<string> = new Set([YARN, WARP, WEFT]);

/** "Matière de la housse", "materiał poszewki": a word for what something is made of stands before its name. */
function isMaterialOf(text: string, words: readonly Spoken[], at: number): boolean {
  let from = at - 1;
  while (at - from <= 2 && OF.test(words[from]?.text ?? "")) from--;
  for (let count = 1; count <= LONGEST && from - count + 1 >= 0; count++) {
    const begin = from - count + 1;
    const found = names().at(text, words, begin);
    if (found?.count === count && found.meaning === "" && isLabel(text, words[begin]?.start ?? 0))
      return /^[ '’\p{L}]*$/u.test(text.slice(words[from]?.end ?? 0, words[at]?.start));
  }
  return false;
}

/** "Duvet cover and pillowcase": behind another part that the label begins with. */
function isSecond(text: string, words: readonly Spoken[], at: number): boolean {
  const part = names().at(text, words, at)?.meaning ?? "";
  return joined(text, words, at, part) !== part;
}

/** "Hood fur", "hupun turkis": what is set at a part that the label begins with. */
function isSetAt(text: string, words: readonly Spoken[], at: number, part: string | null): boolean {
  const before = words[at - 1];
  if ((part !== "fur" && part !== "lace") || !before || text.slice(before.end, words[at]?.start) !== " ")
    return false;
  return isLabel(text, before.start) && !isLittle(before, 1) && !!names().at(text, words, at - 1)?.meaning;
}

/** "Rumpffutter", "stepvoering": words that end with the part that they are of. */
const GLUED_LINING = /^(?<of>\p{L}{3,})(?:futter|voering|foder|vuori)$/u;
const GLUED_FILLING = /\p{L}{3}(?:fullung|vulling|fyllning|tayte)$/u;

function glued(word: string): string | undefined {
  const of = GLUED_LINING.exec(word)?.groups?.of;
  if (of !== undefined) return liningOf(names().called(of) ?? null);
  return GLUED_FILLING.test(word) ? "filling" : undefined;
}

/** Shortest part that a word may end with, and what stands before it, in letters. */
const [LEAST_END, LEAST_BEGIN] = [6, 3];

/** "Schouderversteviging", "Térdmegerősítés": what is set at a product, where a word that no list knows ends with it. */
export function partAtWordEnd(word: string): string | undefined {
  for (let at = LEAST_BEGIN; at <= word.length - LEAST_END; at++) {
    const part = names().called(word.slice(at)) ?? "";
    if (SET_AT.has(part) || part === "insert") return part;
  }
  return undefined;
}

/** "Forro opaco", "Futter gesteppt": a lining and one word for its kind. English has the thing there: "lining band". */
function liningWith(text: string, words: readonly Spoken[]): string | undefined {
  const [lining, kind] = words.slice(-2);
  if (!lining || !kind || text.slice(lining.end, kind.start) !== " ") return undefined;
  if (!isLabel(text, lining.start) || isLittle(lining, 1)) return undefined;
  const found = names().at(text, words, words.length - 2);
  const isLining = found?.count === 1 && found.meaning === "lining" && lining.text !== "lining";
  return isLining && kind.text.length > 3 && !NO_LINING.test(kind.text) ? "lining" : undefined;
}

/** "Lining none", "Futter: keines". */
const NO_LINING =
  /^(?:none|free|frei|kein|ohne|nein|entfallt|sans|aucun|senza|nessun|assente|ning|nenhum|geen|zonder|brak|utan|inget|ingen|ingenting|uden|uten|ilman|zadn|nincs|fara|nema|yoktur)/u;

/** Most words after the name of a part that say no more of it. */
const MOST_MORE = 3;

/** What is also the name of a product: "cushion cover 100 % cotton" is of one part. */
export const PRODUCTS: ReadonlySet<string> = new Set([
  "cover",
  "belt",
  "strap",
  "fur",
  "lace",
  "fringe",
  "crown",
  "mesh",
  "insole",
  "top",
  "bottom",
]);

/** Names of parts that are also those of a cloth. */
export const CLOTHS_OF_PARTS: ReadonlySet<string> = new Set(["mesh", "lace", "fur", "elastic"]);

/** Pieces of a set: parts where there are two or more of them, else names of the product. */
export const PIECES: ReadonlySet<string> = new Set([
  "top",
  "bottom",
  "trousers",
  "duvet cover",
  "pillowcase",
  "sheet",
  "fitted sheet",
  "jacket",
  "skirt",
  "waistcoat",
]);

/** Pieces that are also goods of their own: parts only on a paper that speaks of a set. */
export const SOLD_ALONE: ReadonlySet<string> = new Set(["jacket", "skirt", "waistcoat"]);

/** Names that stand in the name of a garment too, "an off shoulder blouse": parts only as labels. */
const ONLY_LABELS: ReadonlySet<string> = new Set([
  ...PIECES,
  "neckband",
  "shoulder",
  "placket",
  "tongue",
  "wings",
]);

/** Names of parts as short as the little words of other languages: Swedish "for", Polish "pas", Turkish "on". */
function isLittle(word: Spoken | undefined, count: number): boolean {
  return (
    count === 1 && word !== undefined && word.text.length <= 3 && !/^(?:rib|hem|col|dos)$/.test(word.text)
  );
}

/** What a label begins at: a line, a cell, a sign, or behind the number of its article or of its question, "B2", "3.1". */
const LABEL_BEGINS =
  /(?:(?:^|[\n\t.;,:(|/•·-])\s*|^\p{L}{0,3}\d{3,}[\p{L}\d-]*\s+|(?:^|[\n\t])(?:\p{L}\d{1,2}|\d{1,2})(?:\.\d{1,2}){0,2}[.)]?[ ]|(?:^|[\n\t.;•·|])[ ]?(?:the|az?)[ ])$/u;

function isLabel(text: string, at: number): boolean {
  return LABEL_BEGINS.test(text.slice(0, at));
}

/** "With long sleeves" says what kind of garment it is. */
const LENGTH =
  /^(?:long|short|half|lang\p{L}{0,2}|kurz\p{L}{0,2}|longue?s?|courte?s?|larg[ao]s?|cort[aei]s?|lung[aeh]\p{L}?|comprid[ao]s?|curt[ao]s?|kort[ae]?|dlugi\p{L}*|krotki\p{L}*|dlouh\p{L}*|kratk\p{L}*|dlh\p{L}*|hosszu|rovid|lungi|scurt[ae]?|uzun|kisa|pitk\p{L}*|lyhy\p{L}*|dolg\p{L}*|dug\p{L}{1,3}|pikk\p{L}*|luhike\p{L}*|ilgom\p{L}*|trumpom\p{L}*|garam\p{L}*|isam\p{L}*|дълъг\p{L}*|къс\p{L}*|довг\p{L}*|коротк\p{L}*|дуг\p{L}*|кратк\p{L}*|μακρυ\p{L}*|κοντ\p{L}*)$/u;

function isOfLength(words: readonly Spoken[], at: number, count: number, part: string | null): boolean {
  if (part !== "sleeve") return false;
  return LENGTH.test(words[at - 1]?.text ?? "") || LENGTH.test(words[at + count]?.text ?? "");
}

/** Parts that a lining may have itself. */
export function isOfLining(part: string): boolean {
  return part === "" || part === "sleeve" || part === "hood";
}

/** "Lining: body …", "doublure corps …": a word for a lining, and behind it the first of its parts. */
export function beginsWithLining(text: string): boolean {
  const lining = partAtBegin(text);
  if (lining?.part !== "lining") return false;
  // "Doublure corps", "body lining".
  if (wordsIn(text.slice(0, lining.end)).some((word) => BODY.test(word.text))) return true;
  const rest = text.slice(lining.end).replace(/^[ :–-]{1,3}/u, "");
  const [first] = wordsIn(rest.slice(0, 40));
  if (first?.start === 0 && BODY.test(first.text)) return true;
  const part = partAtBegin(rest)?.part;
  return part === "sleeve" || part === "hood";
}

/** Linings that are told apart from that of the body. */
export function liningOf(part: string | null): string {
  return part && LINED_APART.has(part) ? `${part} lining` : "lining";
}

const LINED_APART: ReadonlySet<string> = new Set([
  "sleeve",
  "hood",
  "collar",
  "skirt",
  "waistband",
  "back",
  "front",
  "yoke",
]);

/** Fillings that are told apart from that of the body. */
function fillingOf(part: string | null | undefined): string {
  return part && part !== "shell" ? `${part} filling` : "filling";
}

/** "Sleeve padding": the part that a label begins with, one word before. */
function partJustBefore(text: string, words: readonly Spoken[], at: number): string | null | undefined {
  const before = words[at - 1];
  if (!before || text.slice(before.end, words[at]?.start) !== " " || !isLabel(text, before.start))
    return undefined;
  const found = isLittle(before, 1) ? undefined : names().at(text, words, at - 1);
  return found?.count === 1 && !found.meaning?.endsWith("lining") ? found.meaning : undefined;
}

/** Little words between a lining and what it lines. */
const OF =
  /^(?:of|in|the|im|de|du|des|del|dell|della|delle|dei|dello|nel|nella|nelle|do|da|das|dos|no|na|nos|nas|la|las|los|le|les|el|en|dans|van|der|het|af|av|w|we|v|ve|i|pa|u)$/;
/** The body of a garment, which a lining lines too: "Futter im Körper", "fodera del corpo". */
const BODY =
  /^(?:body|korper|rumpf|corps|corpo|cuerpo|tronco|lijf|romp|korpus\p{L}*|tulow\p{L}*|kropp\p{L}*|krop\p{L}*|tel[aeou]|telo|trup\p{L}*|tijelo|tijela|corp|corpului|vartalo\p{L}*|torzs\p{L}*|beden|govde|keha|тяло\p{L}*|корпус\p{L}*|тело|тела|κορμ\p{L}*)$/u;

/** "Doublure col", "fodera del collo", "forro de las mangas", "acolchado espalda". */
function isAfterThe(
  of: "lining" | "filling",
  text: string,
  words: readonly Spoken[],
  at: number,
  part: string | null,
): boolean {
  const isOfBody = BODY.test(words[at]?.text ?? "");
  if (!isOfBody && (part === null || (part === "" && of === "lining") || part.endsWith(of))) return false;
  let from = at - 1;
  while (at - from < 3 && OF.test(words[from]?.text ?? "")) from--;
  const lined = words[from];
  const gap = text.slice(lined?.end ?? 0, words[at]?.start ?? 0);
  if (!lined || names().at(text, words, from)?.meaning !== of) return false;
  // "Lining, body:", "For - ærmer:".
  if (/^(?:,| [–-]) $/.test(gap))
    return of === "lining" && (isOfBody || isOfLining(part ?? "")) && isLabel(text, lined.start);
  // "Lining / filling:" are two, as no lining has one.
  return !/[,.;:\n\t]/.test(gap) && !(part === "filling" && gap.includes("/"));
}

/** What is set at parts of a product, and is a part itself wherever it is. */
const SET_AT: ReadonlySet<string> = new Set([
  "rib",
  "trim",
  "lace",
  "embroidery",
  "fringe",
  "fur",
  "mesh",
  "interlining",
  "reinforcement",
]);
/** What stands in a label right before the place that it is set at: "Pelo capucha", "fourrure capuche", "interfodera collo". */
const BESIDE_PLACE: ReadonlySet<string> = new Set(["fur", "interlining", "reinforcement"]);
const AT =
  "at|on|for|around|along|an|am|auf|fur|um|sur|aux?|pour|a|al|alla|alle|ai|agli|sul\\p{L}*|su|per|en|para|em|nos?|nas?|aan|op|voor|bij|przy|dla|na|vid|pa|til|ved|u|pri|la";
/** "At neck and cuffs": from what is set there to the part that a label ends with. */
const PLACES_OF = new RegExp(`^[ ](?:${AT})(?:['’ ]\\p{L}+(?:[ ]?[,/+&])?){0,5}['’ ]$`, "u");

/** From a fur to the hood that it is on, from an interlining to the second part that has it. */
const OF_PLACE =
  /^[ ](?:(?:of|the|de|del|della|dello|delle|dei|degli|di|du|des|da|do|dos|das|la|las|los|les|van|het|af|av|der|den)[ ]){0,2}(?:\p{L}{3,}[ ](?:and|&|und|et|e|y|en|och|og|i)[ ])?$/u;

/** What is no part before the word for one in English, which is then of that: "drawstring hood". */
const ENGLISH_NO_PART = /^(?:draw|cord|zip|button|toggle|stopper|thread|label|bag|box|tag|stock|velcro)/;

/** "Sznurek do kaptura", "coulisse cappuccio": the place that a label names behind what is no part. */
function isPlaceOfNoPart(text: string, words: readonly Spoken[], at: number): boolean {
  for (const { meaning, last, between } of labelsBefore(text, words, at)) {
    if (meaning !== null) continue;
    return between === " "
      ? !ENGLISH_NO_PART.test(last.text)
      : OF_PLACE.test(between) || isAtPlace(between, words[at]);
  }
  return false;
}

/** What a label before a word says, the nearest first: a part, or null for what is none; its last word, and what stands between. */
function* labelsBefore(text: string, words: readonly Spoken[], at: number) {
  for (let from = at - 1; from >= 0 && at - from <= LONGEST_SET; from--) {
    const found = names().at(text, words, from);
    const last = words[from + (found?.count ?? 0) - 1];
    // A rib is one wherever it stands: "… single jersey 240 g/m² rib at cuffs".
    const begins = found && (found.meaning === "rib" || isLabel(text, words[from]?.start ?? 0));
    if (begins && last)
      yield { meaning: found.meaning, last, between: text.slice(last.end, words[at]?.start) };
  }
}

/** "Mesh i fickor": "i" is "in" in the Scandinavian languages, and "and" in Slavic ones. */
const PLACE_IN_SCANDINAVIA =
  /^(?:fick|lomm|luv|huv|hatt|haett|hætt|hett|krag|krav|arm|aerm|ærm|erm|rygg|sid)\p{L}+$/u;

function isAtPlace(between: string, place: Spoken | undefined): boolean {
  return PLACES_OF.test(between) || (between === " i " && PLACE_IN_SCANDINAVIA.test(place?.text ?? ""));
}

/** "Rib at neck and cuffs": the cloth is that of the rib, which its label begins with. */
function setAt(text: string, words: readonly Spoken[], at: number): string | undefined {
  for (const { meaning, between } of labelsBefore(text, words, at)) {
    if (!meaning || !SET_AT.has(meaning)) continue;
    const isBeside = BESIDE_PLACE.has(meaning) && OF_PLACE.test(between);
    const isUnderArms = between === " " && UNDER.test(words[at]?.text ?? "");
    return isBeside || isUnderArms || isAtPlace(between, words[at]) ? meaning : undefined;
  }
  return undefined;
}

/** "Mesh under the arms": what names of inserts begin with that say where they are. */
const UNDER = /^(?:under|unter|sous|sotto|bajo|debaixo|sob|onder|pod|v|la|(?:kainalo|honalj|subrat)\p{L}*)$/u;

/** "Inserts at the ankles", "wstawki na łokciach": what is set at a place that is no part, in a label of its own. */
function setSomewhere(text: string, words: readonly Spoken[]): string | undefined {
  const first = words.findLastIndex((word) => isLabel(text, word.start));
  if (first < 0 || words.length - first > LONGEST_SET || isLittle(words[first], 1)) return undefined;
  const found = names().at(text, words, first);
  const last = words[first + (found?.count ?? 0) - 1];
  const part = found?.meaning ?? "";
  const isSet = SET_AT.has(part) || part === "insert";
  const rest = text.slice(last?.end ?? text.length);
  const isPlaced =
    SOMEWHERE.test(rest) ||
    (part === "reinforcement" && SOME_PLACE.test(rest)) ||
    (part === "rib" && NECK.test(rest));
  return isSet && isPlaced ? part : undefined;
}
/** "Förstärkning axlar", "refuerzo de hombros": any place will do behind a word that says what is done there. */
const SOME_PLACE =
  /^[ ](?:(?:of|for|de|du|des|del|della|delle|dei|do|da|dos|das|la|las|los|van|voor|de|der|an|am|auf|za|na|pentru)[ ]){0,2}\p{L}{4,}(?:[ ]\p{L}+){0,2}$/u;
/** "Bord-côte encolure", "costina scollo", "Rippe Hals". */
const NECK =
  /^[ ](?:du |de l['’]|dello |del |do |de |van de |am )?(?:encolure|decollete|scoll\p{L}+|girocollo|escote|decote|hals\p{L}*|neck\p{L}*|ausschnitt|szyi|szyja|dekolt\p{L}*|vystrih\p{L}*|nyak\p{L}*|izrez\p{L}*|rascroial\p{L}*)$/u;
const SOMEWHERE = new RegExp(`^[ ](?:${AT})(?:[ ]\\p{L}+){1,3}$`, "u");

/** Most words from what is set at parts to the last of them. */
const LONGEST_SET = 8;

/** "Corps, manches et": a label that begins with the body and names nothing but parts. */
function isOfBody(text: string, end: number): boolean {
  const label = /(?:^|[\n\t.;:(|/•·])[ ]?(?<names>\p{L}[\p{L}'’ ,&+/-]*[,&+/ ])$/u.exec(text.slice(0, end))
    ?.groups?.names;
  const pieces = label?.split(NEXT_NAME) ?? [];
  return (
    pieces.length > 1 &&
    names().called(pieces[0]?.trim() ?? "") === "" &&
    pieces.slice(1).every((piece) => piece.trim() === "" || !!names().called(piece.trim()))
  );
}
const NEXT_NAME = new RegExp(String.raw`,[ ]|[ ]?\/[ ]?|[ ](?:${AND})(?=[ ]|$)`, "u");

/** Parts whose Slovenian names no other language has that says "in" for what is within. */
const SLOVENIAN =
  /^(?:hrbet|rokavi?|ovratnik|mansete?|zapestniki?|zunanji|podloga|kapuca|sprednji|zadnji|stranski|naramnice|cipka|polnilo|patent)$/u;

/** "Warp and weft": the cloth. */
function isOfBothWays(text: string, words: readonly Spoken[], at: number): boolean {
  const before = names().at(text, words, at - 2);
  const gap = text.slice(words[at - 2]?.end ?? 0, words[at]?.start);
  return THREADS.has(before?.meaning ?? "") && /^[ ](?:\p{L}{1,3}|&|\+)[ ]$/u.test(gap);
}

/** "Collar and cuffs" are one component of two parts. */
function joined(text: string, words: readonly Spoken[], at: number, part: string | null): string | null {
  if (part && THREADS.has(part)) return isOfBothWays(text, words, at) ? "" : part;
  if (!part || part === YARN) return part;
  // Body and sleeves of one cloth are the product.
  if (isOfBody(text, words[at]?.start ?? 0)) return part === "lining" ? "shell and lining" : "";
  for (let count = 1; count <= LONGEST; count++) {
    for (const from of [at - count, at - count - 1]) {
      const found = from < 0 ? undefined : names().at(text, words, from);
      const last = words[from + count - 1];
      if (!found?.meaning || found.count !== count || !last || found.meaning === part) continue;
      if (found.meaning === YARN || THREADS.has(found.meaning)) continue;
      const isFirst =
        isLabel(text, words[from]?.start ?? 0) ||
        // "With collar and cuffs in 95 % cotton".
        (RIBBED_PARTS.has(found.meaning) && RIBBED_PARTS.has(part)) ||
        (!isLittle(words[from], count) &&
          /^(?:contrast|rib|knit|strick|inner|intern|innen)/.test(words[from - 1]?.text ?? ""));
      const gap = text.slice(last.end, words[at]?.start);
      // "In" is "and" in Slovenian alone.
      const isJoined = JOINED.test(gap) || (gap === " in " && SLOVENIAN.test(words[from]?.text ?? ""));
      if (isJoined && isFirst)
        return found.meaning === "shell" && part === "upper"
          ? part
          : listedBefore(text, words, from) + namedTogether(found.meaning, part);
    }
  }
  return part;
}

/** "Neck, cuffs and hem", "shell/lining/filling": the part that a label begins with, before a comma or a stroke. */
function listedBefore(text: string, words: readonly Spoken[], at: number): string {
  for (let count = 1; count <= LONGEST && count <= at; count++) {
    const [first, last] = [words[at - count], words[at - 1]];
    const found = names().at(text, words, at - count);
    if (!first || !last || !found?.meaning || found.count !== count || !isLabel(text, first.start)) continue;
    if (/^(?:, |[ ]?\/[ ]?)$/.test(text.slice(last.end, words[at]?.start))) return `${found.meaning}, `;
  }
  return "";
}

/** Where ribs are set beside the lower edge, which Polish and Italian call by words for what is below. */
const RIBBED_BESIDE_HEM: ReadonlySet<string> = new Set(["cuff", "collar", "rib"]);
const BELOW: ReadonlySet<string> = new Set(["bottom", "trousers"]);

/** "Mankiety i dół", "polsini e fondo": cuffs and hem. */
function namedTogether(first: string, second: string): string {
  const hemmed = (part: string, other: string) =>
    BELOW.has(part) && RIBBED_BESIDE_HEM.has(other) ? "hem" : part;
  return `${hemmed(first, second)} and ${hemmed(second, first)}`;
}

/** The part that a folded text begins with, and where its name ends. */
export function partAtBegin(text: string): { part: string | null; end: number } | undefined {
  const words = wordsIn(text.slice(0, 60));
  if (!words[0] || words[0].start > 0) return undefined;
  const found = names().at(text, words, 0);
  const end = found ? words[found.count - 1]?.end : undefined;
  return found && end !== undefined ? { part: found.meaning, end } : undefined;
}

/** The part that a cell names, at its end or at its begin; null for what is no part. */
export function partInCell(cell: string): string | null | undefined {
  const name = cell.replace(PLACES, "");
  const part = partAtEnd(name) ?? partAtBegin(name)?.part;
  return part === undefined && name !== cell ? partInCell(cell.slice(name.length)) : part;
}

/** "1x1 rib – neck, cuff, hem": the places of a part, behind its name. */
const PLACES = /(?<=\p{L}{3}[^\t]*)[ ][–-][ ]\p{L}+(?:,[ ]\p{L}+)+$/u;

/** "What is on the sewn-in label is", "auf dem Etikett sind": what it tells, and not what it is made of. */
export const ON_LABEL =
  /(?:(?:^|[.;:,\n\t])[ ]?|(?<!\p{L})(?:what (?:is|stands)|was|ce qui est|(?:cio|quello) che e|(?:lo|o) que esta|wat) )(?:on|auf|sur|en|su|na|no|op)[ '’](?:\p{L}+[ '’-]){0,3}\p{L}*(?:label|eti(?:k|qu|ch)et)\p{L}*[ ](?:is|are|ist|sind|steh\p{L}+|est|e|es|esta|zijn)$/u;

/** "Lined to the waist in 100 % cotton". */
const LINED =
  /(?<!\p{L})(?:lined|doublee?s?(?= (?:en|de|avec) )|gefuttert|foderat[oa]|forrad[oa]|gevoerd|fodrad|foret|vuoritettu|vuorattu|vooderdatud|oderet[sai]|pamust\p{L}{1,3}|podszyt\p{L}{1,3}|podsit\p{L}{1,3}|belelt|belelve|captusit\p{L}?|подплатен\p{L}?|φοδραρισμεν\p{L}{1,2}|podstavljen\p{L}?|podlozen\p{L}?|astarli|(?:med|og|och|samt) (?:et |ett )?for(?= (?:af|av|i)(?!\p{L})))(?!\p{L})/gu;
/** "Quilted and filled with 100 % polyester". */
const FILLED =
  /(?<!\p{L})(?:filled with|quilted with|padded with|stuffed with|gefullt mit|(?:ver|ab)?steppt mit|gesteppt mit|wattiert mit|befullt mit|rembourree?s? (?:de|en|avec)|garnie?s? (?:de|en|avec)|matelassee?s? (?:de|en|avec)|imbottit[oaie] (?:di|con|in)|rellen[oa]s? (?:de|con)|acolchad[oa]s? (?:de|con)|enchid[oa]s? (?:de|com)|gevuld met|opgevuld met|wypelnion[ye] |ocieplon[yea] |fylld med|vadderad med|fyldt med|vatteret med|fylt med|vattert med|plnen[ye] |toltve|umplut[ae]? cu)/gu;

const ARTICLES = "(?:\\s(?:the|der|den|dem|la|le|les|il|el|los|las|os|as|de|het))?";
/** What stands between a lining and a part that it lines, and between that and the next. */
const INSIDE_OF = new RegExp(
  `^\\s(?:of|in|der|des|im|am|an|vom|von|de|du|del|della|do|da|en|van|bij|w|i|pa|av|af)${ARTICLES}\\s$`,
  "u",
);
const AND_OF = new RegExp(`^\\s(?:and|und|et|e|y|en|og|och|ja|i|a)${ARTICLES}\\s$`, "u");

/** "Sål i 100 % læder": a little word and nothing else before its shares. */
const SHORTLY = /^\s*(?!for|pas|on|do)\p{L}{3}\s(?:i|af|av|in|of|aus)\s$/u;

/** What a clause begins with before it says that something is lined: an article, one word and a verb. */
const LINED_SUBJECT =
  /(?:^\s*|[\n\t]|[.,;:][ ])(?:(?:the|die|der|das|den|la|le|les|il|el|las|los|as|os|de|het|o|a|i|gli)[ ])?(?<subject>\p{L}+)[ ](?:\p{L}{1,6}[ ])?$/u;

/** "The hood is lined with" tells of that part; where something else is lined, it has a lining. */
function linedPart(text: string): string {
  const subject = LINED_SUBJECT.exec(text)?.groups?.subject ?? "";
  return liningOf(names().called(subject) ?? null);
}

/** The last part that a clause speaks of, for sentences such as "the lining is of 100 % viscose". */
export function partWithin(text: string): string | null | undefined {
  const lined = [...text.matchAll(LINED)].at(-1)?.index ?? -1;
  const filled = [...text.matchAll(FILLED)].at(-1)?.index ?? -1;
  if (filled >= 0 && filled > lined) return "filling";
  if (lined >= 0) return linedPart(text.slice(0, lined));
  const words = wordsIn(text);
  let told: string | null | undefined;
  let last = { end: 0, places: 0 };
  for (let at = 0; at < words.length; at++) {
    const compound = glued(words[at]?.text ?? "");
    const found = names().at(text, words, at) ?? (compound ? { meaning: compound, count: 1 } : undefined);
    if (!found || (isLittle(words[at], found.count) && !SHORTLY.test(text))) continue;
    if (ONLY_LABELS.has(found.meaning ?? "")) continue;
    const between = text.slice(last.end, words[at]?.start);
    // "The inside of hood and sleeves is of fleece": still the inside; "the mesh on the back and the straps": the mesh.
    const first = told === "lining" ? INSIDE_OF : SET_AT.has(told ?? "") ? PLACES_OF : undefined;
    const isOfFirst = first !== undefined && (last.places > 0 ? AND_OF : first).test(between);
    // Turkish for an interlining, Italian and Spanish for cloth.
    if (words[at]?.text === "tela" && found.count === 1) continue;
    const isCloth = told && found.meaning === "pile" && words[at - 1]?.text === "in";
    const isTold = found.meaning !== "" && !isOfFirst && !isCloth;
    if (isTold && !isOfLength(words, at, found.count, found.meaning)) told = found.meaning;
    at += found.count - 1;
    last = { end: words[at]?.end ?? 0, places: isOfFirst ? last.places + 1 : 0 };
  }
  return told;
}

/** "The pillowcases are of 100 % cotton": before what a clause speaks of, an article. */
const SUBJECT =
  /(?:^\s*|(?:^|\s)(?:and|und|et|e|y|en|og|och|i|a|ja|while|wahrend)\s)(?:the|der|die|das|la|le|les|il|lo|gli|i|el|los|las|de|het|o|os|as)\s$/u;

/** The piece of a set that a clause speaks of: "the pillowcases are of". */
export function pieceWithin(text: string): string | undefined {
  const words = wordsIn(text);
  for (let at = words.length - 1; at >= 0; at--) {
    const piece = names().at(text, words, at)?.meaning ?? "";
    if (PIECES.has(piece) && SUBJECT.test(text.slice(0, words[at]?.start))) return piece;
  }
  return undefined;
}
