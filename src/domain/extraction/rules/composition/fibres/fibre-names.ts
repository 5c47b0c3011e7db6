/**
 * Names of fibres in the languages of Europe: those of Annex I to Regulation (EU) 1007/2011, their cases, what they are
 * called in trade, and the codes of ISO 2076. In small letters without accents. A star stands for any ending of a word.
 */

/** Name in the template → names on paper. */
export const FIBRE_NAMES: Readonly<Record<string, string>> = {
  cotton:
    "cotton,ctn,cott,combed cotton,pima cotton,supima,supima cotton,egyptian cotton,baumwoll*,coton*,cotone*,algodon*,algodao,algodoes,katoen*,bawel*,pamuk*,bomull*,bomuld*,puuvill*,bavln*,pamut*,pamutszaten*,pamutvaszon*,pamutflanel*,pamutbatiszt*,pamutpoplin*,pamutjersey*,pamutbarsony*,bumbac*,bombaz*,medviln*,kokviln*,coto,cadas,qoton,памук*,памуч*,βαμβακ*,βαμβακερ*,cottons,baumw,pamucn*,памучн*,baumwollen*,бавовн*",
  "virgin wool":
    "virgin wool,new wool,la virxe,jaunvilna*,pure new wool,fleece wool,schurwoll*,schafschurwoll*,laine vierge,laines vierges,lana vergin*,lana virgen,la virgem,llana verge,scheerwol,zyw* weln*,weln* zyw*,ren ull,ren ny ull,ny ull,ny uld,ren ny uld,uusi vill*,uutta vill*,uudesta vill*,uuden vill*,uue vill*,uuest vill*,nowej weln*,nowa weln*,новата вълна,нової вовни,нова вовна,чистої вовни,naujos vilnos,naturalios vilnos,cirptas vilnas,yeni yun*,uj gyapju*,stri* vln*,striz* vln*,strizn* vln*,strihan* vln*,runsk* vun*,runsk* voln*,elogyapju*,elo gyapju*,lana virgin*,yeni yun,saf yun,pirkta vilna,naturali vilna,pirmlietojuma vilna,необработена вълна,παρθενο μαλλι,παρθενου μαλλιου,uus vill,lammschurwoll*,neue wolle,laine de tonte,lana esquilada,panensk* vln*,djevicansk* vun*,devisk* voln*,nov* voln*,weln* dziewicz*,jomfruuld,jungfrulig ull,jaunvilna,cirpta vilna,neapstradata vilna,nauja vilna,kirptine vilna,lana noua,szuzgyapju,szuz gyapju,чиста нова вълна,девствена вълна,нова вълна,μαλλι παρθενο,suf vergni,lana di tosa,lana de esquilado,olann lomra,naturalioji vilna,naturaliosios vilnos,чиста вовна,натуральна вовна,чистошерст*,рунск* вун*",
  "merino wool":
    "merino wool,wool merino,merino,merino's wool,extrafine merino,extrafine merino wool,merinowoll*,merinoschurwoll*,merino schurwoll*,schurwolle merino,laine merinos,laine de merinos,merinos,lana merino,lana merinos,la merino,llana merina,merinowol,merinowol*,merinoull*,merinould*,merinovill*,weln* merino*,merino weln*,merynos*,weln* merynos*,merino vln*,merino vun*,merino gyapju*,merinogyapju*,merino yun*,merinos yun*,merinovill,мериносова вълна,вълна мерино,μαλλι μερινο,μερινο,meriino*,meriinovill*,meriino vill*,merinvilna,merinosu vilna,merinosu vilnos,merinosu,merinosa vilna,merino vilna,merino vilnos,merino voln*,merinovoln*,merinoscheerwol,merino scheerwol,lana de merino,lana di merino,la de merino,lana de merinos,merinolampaan villa*,merinoi gyapju,мерино,мерино вълна,вълна от мерино,мериносова,μερινοσ,μερινου,μαλλι merino,μαλλι μερινοσ,weln* z merynos*,vln* z merin*,vilna merino,lana merina,la merina,мериносова вовна,вовна мериноса,вовна мериносів,мериносов*,меринос,мерино вовн*,мерино вун*,вун* мерино",
  wool: "wool,woollen,lambswool,lamb's wool,lambs wool,shetland wool,boiled wool,woll*,lammwoll*,laine,laines,laine d'agneau,lana,lane,lana d'agnello,la,llana,wol,wollen,lamswol,weln*,yun,yunu,yunlu,ull,ullen,lammull,uld,lammeuld,vill*,lampaanvill*,vln*,gyapju*,gyapjut,lana,lanii,vun*,voln*,vilna,vilnos,vilnas,olann,suf,вълна,вълнен*,μαλλι,μαλλιου,μαλλινο,schafwoll*,schafswoll*,kammgarnwoll*,reinwoll*,wollfilz,schapenwol,faruld,saueull,farull,karitsanvill*,lambavill*,baranygyapju*,birkagyapju*,вълната,προβειο μαλλι,laine de mouton,lana di pecora,lana de oveja,la de ovelha,lammeull,sheep's wool,sheep wool,merino lamb,ovci vln*,ovcia vln*,ovcej vln*,jehneci vln*,jahnac* vln*,ovcj* vun*,ovcj* voln*,janjec* vun*,jagnjec* voln*,weln* jagniec*,weln* owcz*,агнешка вълна,овча вълна,μαλλι προβατου,μαλλι αρνιου,aviu vilna,aviu vilnos,eriuku vilna,eriuku vilnos,aitas vilna,jera vilna,lana de miel,lana de oaie,lana de cordero,la de cordeiro,kuzu yunu,koyun yunu,вовн*,шерст*,овеча вовна,вовна овеча,ягняча вовна,вун*,овчија вуна,јагњећа вуна,yunden,yunun,yunle",
  cashmere:
    "cashmere,kaschmir*,cachemire,cachemir,cachemira,caxemira,caixmir,kasjmier,kasjmir,kaszmir*,kasmir*,kashmir,kasmiir*,cashmir,casmir*,kasmyr*,kasmir*,kasmiras,kasmiro,kasmirs,kasmira,кашмир*,κασμιρ,κασμιρι,casimir,caxemir,kasjmierwol*,kasjmirwol*,kashmiria,kashmirvill*,kashmirull*,kashmiruld*,kasjmirull*,kasmirgyapju*,kaxmir,caismir,кашмирена вълна,weln* kaszmir*,kasmir* vln*,kasmir* vilna,kasmir* vilnos,lana cashmere,lana di cashmere,laine cachemire,laine de cachemire,lana de cachemira,lana de cashmere,lana casmir,kasmyro vilna,kasmyro vilnos,kasmira vilna,кашемір*",
  cashgora: "cashgora,kaschgora",
  mohair:
    "mohair,kid mohair,mohairwoll*,moher*,mohar,mohera,mohairu,moharu,tiftik,mohers,mohera,mohairull,mohairuld,мохер*,μοχερ,moair,mohergyapju*,mohaar*,moiheer,moihear,weln* moher*,lana mohair,laine mohair,mohera* vilna,μοχαιρ,super kid mohair",
  alpaca:
    "alpakos vilnos,alpaku vilnos,alpakas vilnas,алпака вълна,alpaca,baby alpaca,superfine alpaca,alpaka*,alpaga,alpakk*,alpakawoll*,alpakaull,alpakas,alpaku,алпака,αλπακα,lana alpaca,lana d'alpaca,lana di alpaca,lana de alpaca,laine d'alpaga,laine alpaga,la de alpaca,lana de alpaga,alpack*,alpacka,alpacawol*,alpakan*,alpakanvill*,alpakavill*,alpakkavill*,alpakagyapju*,babyalpaka,babyalpaca,babyalpakka,babyalpacka,baby alpaka,baby alpakka,baby alpacka,alpaki,alpaky,alpake,alpakos,alpakos vilna,alpaku vilna,alpakas vilna,weln* alpak*,weln* z alpak*,vln* alpak*,vln* z alpak*,vun* alpak*,voln* alpak*,вълна от алпака,αλπακασ,альпак*,вовна альпаки,вуна алпаке",
  angora:
    "angora,angorawoll*,angory,angory,angoraull,angorauld,ангора,ανγκορα,rabbit hair,angora rabbit,angora*,angorawol*,angorakanin*,kaninchenhaar*,angoravill*,angooravill*,angoora*,angoros,angoros vilna,angoras vilna,angoragyapju*,angoranyul*,ангорска вълна,αγκορα,αγκορασ,lana d'angora,laine angora,lana de angora,pelo di coniglio,poil de lapin,pelo de conejo,pelo de coelho,angora vun*,angora voln*,ангорська вовна,вовна ангори,ангор*",
  camel:
    "camel,camel hair,camelhair,kamelhaar*,kamelwoll*,cammello,pelo di cammello,poil de chameau,chameau,pelo de camello,camello,camelo,pelo de camelo,kameelhaar,wielblad*,siersc wielblad*,deve tuyu,deve,kamelhar,kameluld,kamelinkarv*,velbloud*,tav* sor*,teveszor,kamil*,камилска вълна,камила,καμηλα,kamel*,kameel,kameelwol,kaamel*,kaamelivill*,kaamelikarv*,camila,par de camila,tavi* vln*,tavi* srst*,srst tav*,devin* dlak*,devin* vun*,kamelj* dlak*,velbloudi srst*,wlosie wielblad*,kamiel*,kamielvilna,kamiela vilna,kupranugar*,kupranugariu vilna,teve,камилски косъм,τριχα καμηλασ,καμηλασ,μαλλι καμηλασ,deve yunu,weln* wielbladz*,kamelinvill*,верблюж* вовн*,верблюж*,камиљ* длак*",
  llama: "llama,lama,lamawoll*,lamaull,laama*,lamavill*,lamagyapju*,ljama,λαμα,лама",
  vicuna: "vicuna,vicugna,vicunia,vigogne,vigogna,vikunja,wikunia,vicunha,vikuna,vikunya,vikuunja",
  guanaco: "guanaco,guanako,gwanako",
  yak: "yak,jak,jaku,yack,yakwolle,yakhaar,yakwol,yakull,yakuld,yak wool,yak hair,jakki,jakkia,jakszor,jakas,jaki vill,iaque,вълна от як,γιακ",
  silk: "silk,mulberry silk,tussah silk,seide,seiden,maulbeerseide,naturseide,soie,soies,seta,seda,sedas,zijde,zijden,jedwab*,ipek,ipegi,ipekli,silke,siden,silkesiden,silkki*,silkin,silkkia,hedvab*,hodvab*,selyem*,selymet,matase,matas*,svil*,siid*,silkas,silko,zids,zida,zidu,zidam,sioda,harir,коприн*,μεταξι,μεταξιου,μεταξωτο,tussahseide,wildseide,bouretteseide,schappeseide,rohseide,natursilke,morbaersilke,morbærsilke,mullbarssilke,rasilke,vildsilke,mulperisilkki*,raakasilkki*,moerbeizijde,wilde zijde,hernyoselyem,schappe de soie,soie schappe,jedwab naturaln*,коприна,копринен*,μεταξωτα,noil silk,spun silk,raw silk,шовк*,шовков*,натуральнии шовк,свил*,ipekten,siidist,zidist",
  linen:
    "linen,flax,european flax,leinen,flachs,lin,lins,lino,lini,linho,linhos,lli,linnen,vlas,len,lnu,lniany,lnian*,lnen*,keten*,linne,linnetyg,hor,horr,lin/hor,pellav*,len,lnu,lnen*,lanen*,lan,lanu,lenvaszon,in,inului,lina,linas,lino,linu,lins,lan,laneno,lana,лен,ленен*,λιναρι,λινο,λιναριου,flass,reinleinen,flachsleinen,linan*,lininis,linai,kittien,inul,lniane,lin europeen,lino europeo,льон*,льн*,ллян*,лан,лана,ланен*,linast,linasest,linase,linane,cistog lana,cistoga lana,lanovina,lenbol,lent,lentextil,lanov*,lnianej,linneng*",
  hemp: "hemp,hanf*,chanvre,canapa,canamo,canhamo,canem,hennep*,konopi*,konopn*,kenevir*,kendir,hamp,hampa,hamppu*,hampu*,konopi,konope,konoplja,konoplje,kender*,canep*,canepa,kanep*,kanapes,kanapi*,kanepajs,коноп*,κανναβι,κανναβησ,κανναβη*,konop*,konopa,cinep*,qanneb,cnaib,καναβι,κανναβη,κανναβεωσ,конопени влакна,конопл*,коноплян*,конопљ*",
  jute: "jute,juta,juty,jut,jutt*,juutti*,dzut*,dziut*,jute-fibre,dzuuta,юта,γιουτα,iuta,iuta naturala,yute,iute,dzuut*,djut,джут,guta,siuit,dziutas,dziuto,джут*,јут*,јута,џут*",
  ramie: "ramie,rami,ramia,ramio,рами,ραμι,ramee,ramij*,ramjee,рамия,рамі,рамија",
  sisal: "sisal,sizal*,sisali,agave,сизал,σιζαλ,szizal*,sisalu,сизалови,сизаль,сизал*,сисал*",
  kapok: "kapok,kapoku,kapok*,capoc,miraguano,капок,καποκ,sumauma",
  coir: "coir,coconut fibre,coconut,kokos*,kokosfaser*,coco,fibre de coco,cocco,fibra di cocco,fibra de coco,hindistan cevizi lifi,kokos,kokosfiber,kookos*,kookoskuitu*,kokusz*,kokuszrost,cocos,fibra de cocos,кокос,кокосови влакна,kokosvezel*,wlokno kokosowe,kokosove vlakno,κοκκοφοινικασ,kokosskiedr*,kokosa skiedr*,kokoso pluost*,kokosov* vlakn*,kookoskiud*,кокосово влакно,κοκοσ,ινεσ κοκοφοινικα,ινα καρυδασ,ινεσ καρυδασ,nuca de cocos,kokosfibre*,кокосов* волокн*,кокосов* влакн*",
  abaca: "abaca,manila,manila hemp,abaka,manilla,manilahanf,abakka,абака,αμπακα",
  kenaf: "kenaf",
  bamboo: "bamboo,bambus*,bambou,bambu,bamboe,bambù,bambusz*,bambuk*,бамбук,μπαμπου,бамбук*,бамбус*",
  "regenerated protein":
    "regenerated protein,protein,regenerierte proteinfaser,proteinfaser,proteine,proteica,proteina,soy,soya,milk protein,milchprotein,proteinique,fibre proteinique,proteinica,proteiini*,proteiin,protein*,bialkow*,bilkovinn*,bielkovinov*,baltymin*,feherje,протеин,протеинови влакна,πρωτεινη,πρωτεινικη,πρωτεινικο",
  viscose:
    "viscose,viscose rayon,rayon,rayon viscose,bamboo viscose,viscose bamboo,viscose from bamboo,viscose of bamboo,viscose (bamboo),rayon from bamboo,bambu viskon*,viskon*,bambu viskoz*,bamboo rayon,bambus viskose,bambou viscose,bambu viscosa,viscosa bambu,viscosa bamboo,rayon made from bamboo,bambusviskose,viskose aus bambus,viscose de bambou,viscose de bambu,viscosa di bambu,viscosa de bambu,bamboe viscose,lenzing,ecovero,lenzing ecovero,ecovero viscose,viscose ecovero,livaeco,viskos*,viscos*,wiskoz*,viskoz*,viskoosi*,viskoos*,viskoza,viszkoz*,vascoz*,viscoz*,вискоз*,βισκοζη,βισκοζησ,fiskose,viskozi,rayonne,raiom,viscosilla,zellwolle,rayone,viscosa da bambu,viskose af bambus,viskose fra bambus,viskose av bambus,viskos av bambu,viskos fran bambu,bambuviskos*,bambuviskoosi*,bambusviskoos*,bambusviskos*,bambuse viskoos*,bamboeviscose,viscose van bamboe,viscose uit bamboe,viscoz* din bambus,viscoz* de bambus,viskoz* z bambus*,wiskoz* z bambus*,wiskoz* bambus*,viskoz* od bambus*,viskoz* iz bambus*,bambus* viskoz*,bambuszviszkoz*,bambusz viszkoz*,bambuko viskoz*,bambusa viskoz*,вискоза от бамбук,бамбукова вискоза,вискозна коприна,βισκοζη απο μπαμπου,βισκοζ,βισκοζα,βισκοζασ,ρεγιον,ραγιον,muselyem,vizkon,viskozju,mikroviscose,віскоз*,віскоза з бамбука,бамбукова віскоза,штучнии шовк",
  modal:
    "modal,micromodal,micro modal,modaal*,modale,modali*,modalu,modala,modalas,modalo,modals,tencel modal,lenzing modal,модал,μονταλ,modalia,micromodale,mikromodal*,modaal,модал*",
  lyocell:
    "lyocell*,liocel*,lyocel*,tencel,tencel lyocell,liyosel*,liosel*,lajocel*,tencelli*,liocell*,liocelio,liocelis,liocels,lyocelia,seacell,лиоцел*,λυοσελ,λαιοσελ,lyosell*,luotsell*,tensel,тенсел,лаиосел,λιοσελ,τενσελ,lyocel,tencel*,ліоцел*,тенсель",
  cupro:
    "cupro,kupro*,bemberg,cuprammonium,куупро,купро,koperzijde,kupfer viskose,medn* vlakn*,medenn* vlakn*,wlokn* miedziow*,vaskammoniaak*,κουπρο,χαλκοαμμωνιακη,χαλκοαμμωνιακο,медноамонячна,медно амонячна,мідно-аміачн*,мідноаміачн*",
  acetate:
    "acetate,cellulose acetate,acetat*,acetaat,acetato,octan*,octan celulozy,asetat*,asetaatti*,naia,ацетат*,οξικη,οξικο,atsetaat*,acetatas,acetats,acetylcelulo*,acetat celulozy,azetat,diacetate,diacetat*,diacetato,ασετατ,acetatin*,octanow*,aiceatait",
  triacetate:
    "triacetate,triacetat*,triacetaat,triasetat*,trioctan*,triasetaatti*,триацетат,triatsetaat*,triacetatin*,trojoctan*,trioctanow*,τριοξικη,τριοξικο,τριασετατ",
  alginate:
    "alginate,alginat*,alginato,alginaat,alginian*,alginico,alginica,alginaatti*,algynian*,алгинат*,αλγινικη,αλγινικο,альгінат*",
  polylactide:
    "polylactide,polylactid*,polylactic acid,pla,polilattide,polilactid*,acido polilattico,polylactide fibre,polimelkzuur,polilaktyd*,polylaktid*,polilaktid*,polylaktidi*,polulaktiid*,polymelkzuur,polilattid*,полилактид*,πολυλακτιδιο,πολυλακτιδη,полілактид*",
  polyester:
    "polyester*,poliestar*,poliészter*,poly,pbt,polyest,polyesteri*,polieste*,poliester*,pes,pet,polyesther,poliestr*,polyesztr*,polyeszter*,poliesz*,poly-ester,polyestr*,poluester*,poluestr*,polueste*,poileistear,coolmax,thermolite,primaloft,sorona,trevira,dacron,terylene,полиестер*,полиестр*,πολυεστερ*,polièster,poliest,mikropolyester*,mikrokuitupolyesteri*,poileistir,поліестер*,поліефір*,лавсан*",
  polyamide:
    "poly-amid*,polyamid*,nyl,polyamiid*,poluamiid*,nylon*,perlon,poliammid*,poliamid*,naylon*,nailon*,nejlon*,najlon*,nilon,cordura,tactel,meryl,supplex,polyaminde,полиамид*,найлон*,πολυαμιδ*,naylon,niolon,polyamied,neilon*,silon,νειλον,ναιλον,ναυλον,polaimid,поліамід*,неилон*,капрон*,најлон*",
  modacrylic:
    "modacrylic*,modacryl*,modacrylique*,modacrilic*,modakryl*,modakril*,modakryyli*,modakruul*,модакрил*,modacril*,μοντακρυλικ*,μονακρυλικ*,μοδακρυλικ*",
  acrylic:
    "acrylic,acrylics,polyacryl*,polyacrilic*,acryl,acryls,acrylfaser*,acrylique*,acrilic*,acril,akryl*,akrilik,poliakryl*,polyakryl*,akryyli*,akril*,poliacril*,poliakril*,polyakrylnitril,acrylvezel,akruul*,poluakruul*,dralon,orlon,polacryl,акрил*,полиакрил*,ακρυλικ*,acryli*,acrilan,polyakryyli*,polyacrylnitril*,polyakrylonitril*,poliakrylonitryl*,poliakrilnitril*,poliacrilonitril*,acrylaat,aicrileach,akriliku,πολυακρυλονιτριλιο,поліакрил*,нітрон*",
  elastane:
    "elastane,ελαστινη,ελαστινησ,spdx,span,elastanes,elasthan*,elasthann*,elastan,elastanu,elastana,elastanem,elastanom,elastani*,elastaani*,elastaan,elastano,elastans,elastanas,elastaanist,elasta,elastan*,spandex,spandeks,lycra,lykra,likra,roica,dorlastan,creora,elasztan*,elasztanbol,elastam,elastanul,elastani,еластан*,ликра,ελαστανη*,ελασταν*,ελαστικη ινα,λυκρα,licra,elasthaan,elasten,elastenu,elestan,elastam*,lycry,lycre,likry,likre,spandeks*,спандекс,σπαντεξ,eileastan,еластин*,лаикра,лікра,elastin,elastina,elastinom,lycra xtra life,xtra life lycra,lycra sport,lycra beauty,lycra black,lycra t400,xtra life",
  elastodiene: "elastodiene*,elastodien*,elastodieno,elastodieen*,elasztodien*,еластодиен*,ελαστοδιενιο",
  elastomultiester:
    "elastomultiester*,elastomultiestere,elastomultiester,elastomultieszter,elastomultipoliester,elasztomultieszter*,elastomultipoliester*,еластомултиестер*,ελαστομουλτιεστερ*,ελαστοπολυεστερ*",
  elastolefin:
    "elastolefin*,elasto-olefin*,elastolefine,elastoolefin*,elasztolefin*,elastolefiin*,elastolefiini*,еластолефин*,ελαστολεφινη",
  polypropylene:
    "polypropylen*,polypropylène,polipropilen*,polipropylen*,polypropeen*,polypropyleen*,polypropeeni*,polupropuleen*,polipropilén,meraklon,полипропилен*,πολυπροπυλεν*,polypropen*,olefin,olefine,polaproipilein,поліпропілен*",
  polyethylene:
    "polyethylen*,polietilen*,polietylen*,polyetylen*,polyethyleen*,polyeteeni*,poluetuleen*,polyetheen,dyneema,spectra,полиетилен*,πολυαιθυλεν*,polyeten*,hdpe,hppe,uhmwpe,ldpe,hmpe,polyathylen*,polaeitilein,поліетилен*",
  polyurethane:
    "tpu,polyurethan*,poliuretan*,polyurethaan*,polyuretan*,polyuretaan*,poluuretaan*,полиуретан*,πολυουρεθαν*,pu coating,poluireatan,поліуретан*",
  polyimide: "polyimid*,poliimid*,polyimide,poliimmid*,poluimiid*,полиимид*,πολυιμιδ*,поліімід*",
  melamine:
    "melamine,melamin*,melammina,melamina,melamiin*,melaminov*,melaminow*,меламин*,μελαμινη,μελαμινησ,меламін*",
  polyacrylate:
    "polyacrylate,polyacrylat*,poliakrylan*,poliacrilat*,polyakrylat*,polyacrylaat,polyakrylaatti*,poluakrulaat*,poliakrilat*,полиакрилат*,поліакрилат*",
  chlorofibre:
    "chlorofibre,chlorofiber,polychlorid*,clorofibra,clorofibre,chloorvezel,chlorowlokno,chlorofaser*,chlorfiber*,chlorofiber*,chlorfibre,klorfiber*,klorofiber*,chlorovezel*,chloorvezel*,chlorow* wlokn*,wlokn* chlorow*,polichlorowinyl*,chlorov* vlakn*,chlorovlakn*,polyvinylchlorid*,polyvinyl chloride,kloorikuitu*,kloorkiud*,hlora skiedr*,hlorskiedr*,chloro pluost*,klorszal*,poliklorid*,klorovlakn*,klorn* vlakn*,klorov* vlakn*,хлоровлакн*,хлорни влакна,χλωροινα,χλωροινεσ,clorofibr*,хлорволокн*",
  fluorofibre:
    "fluorofibre,fluorofiber,fluorfaser*,fluorofibra,fluorvezel,teflon,ptfe,fluorfiber*,fluorofiber*,fluorfibre,fluorovezel*,fluorvezel*,fluorowlokn*,wlokn* fluorow*,fluorov* vlakn*,fluorovlakn*,fluorikuitu*,fluorkiud*,fluora skiedr*,fluorskiedr*,fluoro pluost*,fluorszal*,fluorn* vlakn*,флуоровлакн*,флуорни влакна,φθοροινα,φθοροινεσ,fluorofibr*,polytetrafluorethylen*,polytetrafluoroethylene,politetrafluoretilen*",
  vinylal: "vinylal*,vinilal*,winylal*,vinulaal*,vinylaali*,винилал*,βινυλαλη",
  aramid:
    "aramid*,aramide,aramida,meta-aramid*,para-aramid*,m-aramid,p-aramid,metaaramid*,paraaramid*,aramidi*,aramiid*,kevlar,nomex,twaron,арамид*,αραμιδ*",
  "glass fibre":
    "glass fibre,glass fiber,glass,glasfaser*,fibre de verre,verre textile,fibra di vetro,vetro tessile,fibra de vidrio,vidrio textil,fibra de vidro,glasvezel,wlokno szklane,szklo,cam elyaf*,glasfiber,lasikuitu*,sklenen* vlakn*,uvegszal*,fibr* de sticla,staklen* vlakn*,fibreglass,fiberglass,glasfibre*,glassfiber*,textilglas,textielglas,textilni sklo,sklen* vlakn*,klaaskiud*,stikla skiedr*,stiklskiedr*,stiklo pluost*,steklen* vlakn*,стъклени влакна,стъклено влакно,υαλονημα*,υφαντικη υαλοσ,ινεσ γυαλιου,sticla textila,vidro textil,fibre de sticla,скловолокн*,скляне волокно,стаклена влакна,стаклено влакно",
  "carbon fibre":
    "carbon fibre,carbon fiber,carbon fibres,carbon fibers,carbon,conductive carbon,carbonfaser*,kohlenstofffaser*,kohlefaser*,karbonfaser*,fibre de carbone,fibres de carbone,carbone,fibra di carbonio,fibre di carbonio,carbonio,fibra de carbono,fibras de carbono,carbono,koolstofvezel*,carbonvezel*,koolstof,wlokn* weglow*,wloknn* z wegla,karbon elyaf*,karbon lif*,karbon,kolfiber*,kulfiber*,karbonfiber*,hiilikuitu*,uhlikov* vlakn*,szenszal*,karbonszal*,fibr* de carbon,fibr* carbon,ugljicn* vlakn*,karbonsk* vlakn*,ogljikov* vlakn*,susinikkiud*,anglies pluost*,oglekla skiedr*,въглеродни влакна,въглеродно влакно,ανθρακονημα*,ινεσ ανθρακα,вуглецев* волокн*,угљенична влакна",
  "metal fibre":
    "metal fibre,metal fiber,metal fibres,metal,metallic fibre,metallic fiber,metallic fibres,metallic yarn,metallic,metallised fibre,metallised fibres,metallised polyester,metallized polyester,metallic polyester,metallisiertes polyester,metallisierter polyester,polyester metallise,poliestere metallizzato,poliester metalizado,gemetalliseerd polyester,poliester metalizowany,metalliserad polyester,metalliseret polyester,metallisoitu polyesteri,metalizovany polyester,metallized fibre,metallfaser*,metallisierte faser*,metallisiertes garn,metall,fibre metallique,fibres metalliques,fibre metallisee,fibres metallisees,metallique,fil metallique,lurex,fibra metallica,fibre metalliche,fibra metallizzata,fibre metallizzate,metallizzat*,fibra metalica,fibras metalicas,fibra metalizada,fibras metalizadas,metalizad*,hilo metalico,metaalvezel*,metaalgaren,gemetalliseerde vezel*,metaal,wlokn* metal*,metalizowan*,metalize lif*,metalik iplik,metalik elyaf,metalik lif,metal elyaf,metallfiber,metalliserad* fiber,metalfiber,metallifiber,metallikuitu*,metalliseret fiber,kovov* vlakn*,metalick* vlakn*,pokoven* vlakn*,femszal*,fibr* metalic*,fire metalice,metalizirano vlakno,metalna vlakna,metalno vlakno,kovinska vlakna,метална нишка,метални нишки,метализирани влакна,μεταλλικη ινα,μεταλλικεσ ινεσ,steel fibre,stainless steel,stainless steel fibre,edelstahl*,edelstahlfaser*,acier inoxydable,inox,acciaio inox,acciaio inossidabile,acero inoxidable,aco inoxidavel,roestvrij staal,stal nierdzewna,rostfritt stal,rustfrit stal,metallo,metallfaden,metalldraht,filato metallico,filo metallico,filo metallizzato,fil metallise,fils metallises,fils metalliques,hilo metalizado,metalico,metalica,fio metalico,fio metalizado,metaaldraad,metalltrad,metaltrad,metallgarn,metalgarn,metallfibrer,metalfibre*,metallikuid*,metallilanka*,metalloitu kuitu,nitka metalow*,nic metalow*,nitk* metaliz*,nic metaliz*,metalizovan* vlakn*,kovov* nit*,femfonal,femezett szal*,femes szal*,fir metalic,fir metalizat,fibr* metalizat*,metaln* nit*,metalizirana vlakna,kovinsk* vlakn*,kovinsk* nit*,metallkiud*,metallist kiud*,metallniit*,metalliseeritud kiud*,metala skiedr*,metala dieg*,metalizet* skiedr*,metalo pluost*,metalin* pluost*,metalo siulai,metalizuot* pluost*,метално влакно,метални влакна,метализирана нишка,метализирани нишки,лурекс,ламе,μεταλλικο νημα,μεταλλικα νηματα,μεταλλοποιημεν* ινα,μεταλλοποιημεν* ινεσ,λουρεξ,lureks,metalik,metalize iplik,металев* нитк*,металев* волокн*,металізован* нитк*,металізован* волокн*,люрекс*,металн* влакн*,металик влакн*",
  raffia: "raffia,raphia,rafia,raffiabast,rafie,rafije,rafijos,rafijas",
  seagrass:
    "seagrass,sea grass,seegras,jonc de mer,zeegras,sjogras,sjøgras,søgræs,meriheina,trawa morska,morska trava,erba marina,junco marino",
  paper:
    "paper,papier,papel,carta,papierowe,papir,papiru,paperi,papirs,hartie,kagit,χαρτι,хартия,papier kraft,papieru,papper,pappersgarn,papierstroh,paper straw,straw paper,paille papier,paille de papier,carta intrecciata,paja de papel,papierkoord,popieri*,paberi*,paberlong,papirov*,papierov*,papperi,paperia,папір",
  down: "down,duck down,goose down,white goose down,white duck down,grey duck down,grey goose down,daunen,daune,entendaune*,gansedaune*,duvet,duvet de canard,duvet d'oie,piumino,piumino d'anatra,piumino d'oca,piumino di anatra,piumino di oca,plumon,plumon de pato,plumon de oca,plumon de ganso,penugem,penugem de pato,penugem de ganso,plomissol,dons,eendendons,ganzendons,puch,puchu,puch kaczy,puch gesi,puchu kaczego,puchu gesiego,kaz tuyu,ordek tuyu,dun,ankdun,gasdun,andedun,gasedun,andunedun,untuv*,ankanuntuv*,hanhenuntuv*,prachov* per*,kachn* prach*,husi prach*,paperie,pehely,kacsapehely,libapehely,puf,puf de rata,puf de gasca,paperje,pacje paperje,guscje paperje,sulg,udusulg*,pukai,dunas,пух,патешки пух,гъши пух,πουπουλο,πουπουλα,gasdun*,ankdun*,andedun*,gasedun*,moskusdun,hvite andedun,ederdun,edderdun,kacacie paperie,kacacieho paperia,husacie paperie,kacacie,husacie paperie,prachove perie,kachni prachove peri,husi prachove peri,pacije paperje,gusje paperje,gusje puhovo,racje puhovo perje,puhovo perje,puh,puha,gosjega puha,gosje puh,gosji puh,racji puh,pardi udusulg*,hane udusulg*,antu pukai,zasu pukai,pilu dunas,zosu dunas,puf alb de gasca,kaz tuyu hav,anddun,udusuled,pardi udusuled,hane udusuled,pihe,качинии пух,гусячии пух,пух качинии,пух гусячии,паперје,гушчије паперје,пачје паперје",
  feathers:
    "feathers,feather,duck feathers,duck feather,goose feathers,goose feather,federn,feder,federchen,entenfeder*,gansefeder*,plumes,plume,plumes de canard,plumes d'oie,plumettes,plumettes de canard,piume,piume d'anatra,piume d'oca,piuma,piumette,piumette d'anatra,plumas,pluma,plumas de pato,plumas de oca,penas,pena,penas de pato,penas de ganso,veren,veertjes,eendenveren,ganzenveren,pierze,pierza,pierze kacze,pierze gesie,fjadrar,fjader,ankfjader*,andefjer,fjer,hoyhen*,hoyhenia,ankanhoyhen*,peri,peri kachni,toll,kacsatoll,libatoll,pene,pene de rata,pera,perje,pacje perje,suled,plunksn*,spalvas,пера,φτερα,tuy,smafjer,smafjær,smafjaer,smafjader,smafjadrar,gasfjader*,gasfjadrar,ankfjadrar,gasefjer,andefjær,gasefjær,fjær,kacacie perie,kacacieho peria,husacie perie,husacieho peria,perie,peria,pirka,pirek,piorka,pior*,drobne pierze,husi peri,kachni peri,drobne peri,kaz ince tuyu,kusu tuyu,plumillas,plumetas,pluminhas,peninhas,kleine federn,kleinfedern,halbdaunen,waterfowl feathers,small feathers,petites plumes,plumules,kleine veren,apro toll,apropehely,hanhenhoyhen*,pardisuled,hanesuled,φτερο,pluma de pato,pluma de oca,pena de pato,pena de ganso,перо,пір'я,качине перо,гусяче перо,перје,пачје перје,гушчије перје",
  leather:
    "leather,gedelæder,gedeskind,gedelaeder,svinelæder,hjortelæder,getskinn,geitskinn,geiteskinn,geitelaer,getlader,rindslader,rindnahk,hirvennahka,schweinsleder,schweinsleder,hirschleder,rehleder,kozinka,hovezinova usen,kozi usen,kozia usen,chevreau,cuir de chevre,cuir de porc,cuir de buffle,cuir pleine fleur,croute de cuir,pelle scamosciata,pelle di capretto,pelle di bufalo,crosta bovina,napa,nappa,nappaleder,nappa leather,napa leather,piel de cerdo,serraje,serraje vacuno,piel flor,flor vacuno,raspa de couro,pele de cabra,pele de porco,varkensleer,nappaleer,skora swinska,dwoina bydleca,dwoina,split leather,cow split leather,goatskin,pigskin,pigskin leather,deerskin,full grain leather,grain leather,genuine leather,real leather,cow leather,cowhide,calf leather,calfskin,goat leather,lamb leather,sheepskin,lambskin,nubuck,suede,suede leather,leder,rindleder,rindsleder,kalbsleder,ziegenleder,lammleder,schafleder,echtleder,veloursleder,wildleder,nubukleder,cuir,cuir de vachette,cuir de bovin,cuir veritable,cuir de veau,cuir d'agneau,cuir de vache,cuir suede,pelle,vera pelle,pelle bovina,pelle di vitello,pelle ovina,cuoio,cuero,cuero vacuno,piel,piel de vacuno,piel vacuna,piel de vaca,piel bovina,piel ovina,couro,couro bovino,couro de vaca,pell,leer,rundleer,echt leer,kalfsleer,suede leer,skora,skory,skora naturalna,skora bydleca,skora licowa,skory naturalnej,deri,hakiki deri,sigir derisi,lader,naturlader,laeder,laer,skinn,skind,nahka*,naudannahka*,kuze,hovezi kuze,koza,hovadzia koza,bor,marhabor,valodi bor,piele,piele naturala,prirodna koza,goveda koza,usnje,goveje usnje,nahk,oda,ada,естествена кожа,телешка кожа,кожа,δερμα,schapenleer,geitenleer,lamsleer,kalbleder,ochsenleder,okselaeder,okselæder,ægte læder,læder,lær,faarskind,fareskind,kalveskind,lammeskind,notlader,notskinn,kalvskinn,farskinn,lammskinn,saueskinn,storfeskinn,oksehud,lampaannahka*,vuohennahka*,veisenahk*,juhbor,kecskebor,usen,dana derisi,gercek deri,pele de vaca,pele de vitela,pele ovina,pele bovina,pele de cordeiro,skora owcza,skora cieleca,skora kozia,piel de cordero,piel de cabra,pelle di agnello,pelle di capra,leathar,натуральна шкіра,шкіра,шкіра натуральна,яловича шкіра,теляча шкіра,природна кожа,говеђа кожа",
  "polyvinyl chloride":
    "pvc,polyvinyl chloride,polyvinylchloride,polyvinylchlorid,polychlorure de vinyle,polivinilcloruro,policloruro di vinile,cloruro de polivinilo,policloruro de vinilo,policloreto de vinilo,polichlorek winylu,polyvinyylikloridi*,polivinil klorur",
  "nitrile rubber": "nitrile rubber,nitrile,nitril,nitrilkautschuk,nitrilo,nitrylow*,nbr,nitriili*",
  EVA: "eva,eva foam,ethylene vinyl acetate,ethylene-vinyl acetate,eva-schaum,eva schaum,evaschaum,mousse eva,mousse d'eva,schiuma eva,schiuma di eva,espuma eva,espuma de eva,goma eva,eva schuim,pianka eva,eva-skum,evaskum,eva-vaahto,evavaahto,pena eva,eva pena",
  cork: "cork,natural cork,kork,naturkork,sughero,corcho,cortica,kurk,korek naturalny,liege naturel,korkki*,mantar",
  "natural rubber":
    "natural rubber,rubber,latex,naturkautschuk,kautschuk,naturlatex,caoutchouc naturel,caoutchouc,gomma naturale,gomma,caucho natural,caucho,borracha natural,borracha,rubber natural,natuurrubber,kauczuk naturalny,kauczuk,dogal kaucuk,kaucuk,naturgummi,luonnonkumi*,prirodni kaucuk,termeszetes gumi,lattice,lateks,lateksi,naturlateks,латекс,kautsuk*,kaucsuk*,termeszetes kaucsuk,cauciuc,cauciuc natural,kavcuk*,naravni kavcuk,kauciuk*,каучук,естествен каучук,καουτσουκ,φυσικο καουτσουκ,λατεξ,natuurlatex,luonnonlatek*,naturkautsjuk,kaucuks,натуральнии каучук,гума натуральна,природни каучук,природна гума",
  "other fibres":
    "antistatic fibre,antistatic fiber,antistatic fibres,antistatic fibers,antistatic yarn,antistatic,anti-static fibre,anti-static fibres,anti-static fiber,anti-static,conductive fibre,conductive fibres,conductive fiber,conductive yarn,antistatik,antistatikfaser*,antistatische faser,antistatische fasern,leitfahige faser,leitfahige fasern,fibre antistatique,fibres antistatiques,antistatique,fil antistatique,fibre conductrice,fibres conductrices,fibra antistatica,fibre antistatiche,antistatico,antistatica,filo antistatico,fibra antiestatica,fibras antiestaticas,antiestatico,antiestatica,hilo antiestatico,fibras conductoras,fibra conductora,fio antiestatico,fibra condutora,fibras condutoras,antistatische vezel,antistatische vezels,geleidende vezel,geleidende vezels,wlokn* antystatyczn*,antystatyk*,antystatyczn*,wlokn* przewodzac*,antistatik elyaf,antistatik lif,iletken elyaf,antistatisk fiber,antistatfiber,antistatiske fibre,antistatisk,antistaattinen kuitu,antistaattista kuitua,antistaattis*,antistaticke vlakno,antistaticka vlakna,antistaticke vlakna,antistatick*,antisztatikus szal*,fibre antistatice,antistatska vlakna,antistaticna vlakna,other fibres,other fibers,other fibre,other fiber,others,other,other materials,miscellaneous fibres,andere fasern,sonstige fasern,ubrige fasern,andere,sonstige,sonstiges,autres fibres,autres,altre fibre,altre,altro,otras fibras,otros,otras,outras fibras,outras,outros,altres fibres,andere vezels,overige vezels,overige,overig,inne wlokna,wlokna inne,inne,pozostale wlokna,pozostale,diger lifler,diger elyaf,diger elyaflar,diger,ovriga fibrer,andra fibrer,ovrigt,ovriga,andre fibre,andre fibrer,andet,annet,muut kuidut,muita kuituja,muut,muita,jina vlakna,ostatni vlakna,ostatni,ine vlakna,iné,ostatne vlakna,egyeb szal*,egyeb,alte fibre,altele,ostala vlakna,druga vlakna,ostalo,drugo,muud kiud,muud,kiti pluostai,kita,citas skiedras,citi,други влакна,други,αλλεσ ινεσ,λοιπεσ ινεσ,αλλα,fibres diverses,fibre varie,fibras diversas,diverse vezels,sonst fasern,restfasern,andere textilfasern,ovrige fibre,ovrige fibrer,andre,ostatne,jine,mas szalak,muu,muuta,kitas pluostas,kiti,kitu pluostu,cits,parejas skiedras,αντιστατικη ινα,διαφορεσ ινεσ,λοιπα,антистатично влакно,антистатични влакна,unspecified fibres,undefined textile composition,інші волокна,інші,інше волокно,остала влакна,друга влакна,остало,антистатичне волокно,антистатична нитка",
};

/** Names of trade that a fibre's own name may follow or precede: "TENCEL™ Modal", "elastane (LYCRA®)". */
export const TRADE_NAMES: ReadonlySet<string> = new Set(
  "tencel,lenzing,ecovero,livaeco,coolmax,thermolite,primaloft,sorona,trevira,cordura,tactel,meryl,supplex,roica,dorlastan,creora,lycra,lykra,likra,naia,bemberg,supima,pima,seacell,kevlar,nomex,twaron,dyneema,dralon,lurex,rayon,bamboo,bambus,bambou,bambu,bamboe,bambusz,bambuk,бамбук,бамбус,μπαμπου".split(
    ",",
  ),
);

/** Names of trade for what was won back. */
export const RECYCLED_NAMES: Readonly<Record<string, string>> = {
  polyester:
    "rpet,r-pet,pet-r,rpes,r-pes,pes-r,rpolyester,r-polyester,repreve,recyclingpolyester,newlife,kierratyspolyesteri,genbrugspolyester,rezyklatpolyester,poliestere rigenerato,polyester regenere,poliester regenerado,poliester regenerat,uusiopolyesteri*,poliestere rigenerato,polyester regenere,poliester regenerado,poliester regenerat,uusiopolyesteri*",
  polyamide:
    "econyl,rpa,r-pa,rnylon,recyclingpolyamid,q-nova,kierratyspolyamidi,kierratysnailon,nylon rigenerato,poliammide rigenerata,regenerated nylon,regenerated polyamide,nylon regenerado,nylon regenere,nylon rigenerato,poliammide rigenerata,regenerated nylon,regenerated polyamide,nylon regenerado,nylon regenere",
  cotton:
    "rcotton,recyclingbaumwolle,kierratyspuuvilla,recot2,recover cotton,cotone rigenerato,regenerated cotton,coton regenere,algodon regenerado,algodao regenerado,uusiopuuvill*,cotone rigenerato,regenerated cotton,coton regenere,algodon regenerado,algodao regenerado,uusiopuuvill*",
  wool: "recyclingwolle,kierratysvilla,lana rigenerata,laine regeneree,lana regenerada,la regenerada,reißwolle,reisswolle,regenerated wool,lana rigenerata,laine regeneree,lana regenerada,la regenerada,reißwolle,reisswolle,regenerated wool",
  lyocell: "refibra",
};

/** Codes of ISO 2076:2021 and those in use besides, as printed: in capitals. */
export const FIBRE_CODES: Readonly<Record<string, string>> = {
  CO: "cotton",
  BW: "cotton",
  BA: "cotton",
  WO: "wool",
  WV: "virgin wool",
  WM: "mohair",
  WS: "cashmere",
  WP: "alpaca",
  WA: "angora",
  WK: "camel",
  WL: "llama",
  WY: "yak",
  WG: "vicuna",
  WU: "guanaco",
  SE: "silk",
  LI: "linen",
  HA: "hemp",
  JU: "jute",
  RA: "ramie",
  CV: "viscose",
  VI: "viscose",
  CMD: "modal",
  MD: "modal",
  CLY: "lyocell",
  LY: "lyocell",
  CUP: "cupro",
  CU: "cupro",
  CA: "acetate",
  AC: "acetate",
  CTA: "triacetate",
  TA: "triacetate",
  ALG: "alginate",
  PLA: "polylactide",
  PES: "polyester",
  PL: "polyester",
  PET: "polyester",
  PA: "polyamide",
  PAD: "polyamide",
  NY: "polyamide",
  PAN: "acrylic",
  PC: "acrylic",
  PAC: "acrylic",
  MAC: "modacrylic",
  MA: "modacrylic",
  EL: "elastane",
  EA: "elastane",
  ELAS: "elastane",
  EDA: "elastodiene",
  ED: "elastodiene",
  PP: "polypropylene",
  PE: "polyethylene",
  PU: "polyurethane",
  PUR: "polyurethane",
  AR: "aramid",
  CLF: "chlorofibre",
  PTFE: "fluorofibre",
  PTF: "fluorofibre",
  GF: "glass fibre",
  MTF: "metal fibre",
  ME: "metal fibre",
  EME: "elastomultiester",
  AF: "other fibres",
};

/** What is said of a fibre that was won back; stars for endings. */
export const RECYCLED_WORDS =
  "recycl*,daur ulang,tai che,recycelt*,recyclat,recykl*,recikl*,recyk*,rezykl*,rezyklat*,ricicl*,recicl*,reciclad*,gerecycl*,gerecycleerd*,atervun*,atervinn*,genanv*,genbrug*,genvundet,genvundne,resirk*,gjenvun*,kierrat*,kierratety*,ujrahaszn*,ujrahasznosit*,geri donusturul*,geri donusum*,donusturul*,donusum*,ringlus*,taaskasut*,perdirb*,parstrad*,otrreiz*,рецикл*,ανακυκλ*,ανακυκλωμ*,recyklingow*,recyklowan*,recyklovan*,rec,recyc,post-consumer recycl*,upcycl*,reciclat,reciclate,reciclata,athchurs*,reciklira*,recyclier*,rezyklier*,reclaim*,wiederverwert*,wiederaufbereit*,wiedergewonn*,hergebruikt*,recirkul*,odzysku,ringlussevoet*,umbertoodel*,taastoodel*,ujrafeldolgoz*,ateranvan*,ricikl*,geri kazan*,ric,revalorise*,recyclag*,,recyck*,перероблен*,вторинн*,рециклован*";

/** How words begin that say what may become of something, and nothing of what it was: "recyclable". */
export const RECYCLABLE =
  "recyclab,recyclebaar,recyclingfahig,recycelbar,recycelfahig,recyclierbar,rezyklierbar,rezyklierfahig,riciclabil,reciclab,reciclavel,reciclavei,recyklovateln,recyklovatel,atervinningsbar,atervinnbar,genanvendelig,genbrugelig,gjenvinnbar,resirkulerbar,kierratettav,ujrahasznosithat,reciklabiln,recikliraj,donusturulebil,ringlussevoetav,perdirbam,parstradajam,рециклируем,ανακυκλωσιμ";

/** And of one that was grown without poisons. */
export const ORGANIC_WORDS =
  "organic*,organik*,huu co,gkolog*,skolog*,akolog*,pkolog*,bio,bioanbau,biolog*,biologisk*,biolosk*,ecologic*,ecologiq*,ekolog*,ekologiczn*,okolog*,okologi*,organiczn*,kba,kbt,luomu*,luonnonmukai*,mahe,mahepollum*,ekolosk*,ekologick*,ekologi*,ecologica,bioloogili*,biolog*,биологич*,органич*,био,βιολογικ*,οργανικ*,orgaanili*,organsk*,ekologisk*,okologisk*,biokult*,biologis*,org,organisk*,organin*,orgaani*,orgaanilis*,organach,okoloogil*,okologiai,екологич*,agriculture biologique,mahedalt,ekoloogil*,luonnonmukaises*,organiku,oko,eko,luomu,mahe,,organiq*,organisch*,органічн*,екологічн*,органск*,еколошк*";

/** What has one of these words in it and says nothing of how a fibre was grown. */
export const NOT_ORGANIC =
  "oko tex*,oko test*,eko tex*,bio based,bio basiert*,bio source*,bio wash*,bio polish*";

/** Glued to the name of a fibre: "Biobaumwolle", "luomupuuvilla", "genbrugspolyester". */
export const GLUED_ORGANIC = "bio,oko,eko,luomu,mahe";
export const GLUED_RECYCLED =
  "recycling,recycelte,recycle,recycel,rezyklat,kierratys,genbrugs,atervinnings,recy";

/** How a fibre was made, what it looks like and what else a name is said with, which is no fibre of its own. */
export const FIBRE_QUALITIES =
  "fib,fibre,fibres,fiber,fibers,faser*,fibra,fibras,vezel*,wlokn*,vlakn*,kuitu*,kiud*,skiedr*,pluost*,szal,szalak,elyaf*,lif,lifi,влакн*,ινα,ινεσ,microfibr*,mikrofaser*,mikrofib*,microvezel*,mikrovlakn*,garn,garne,yarn,fil,filo,hilo,fio,przedz*,iplik,combed,carded,mercerised,mercerized,ring,spun,ringspun,extra,fine,extrafine,extrafin*,superfine,pure,worsted,staple,natural,naturale,raw,boiled,european,white,grey,genuine,real,gekammt*,supergekammt*,kardiert*,ringgesponnen*,merzerisiert*,mercerisiert*,reine*,weiß*,weiss*,graue*,feine*,gekocht*,europaisch*,echte*,peigne*,carde,cardee,pure*,mercerise*,europeen*,naturel*,blanc*,veritable,bouillie,pettinat*,cardat*,pura,puro,mercerizzat*,bianc*,cotta,greggi*,europeo,europea,vera,peinad*,cardad*,mercerizad*,blanc*,hervida,pentead*,fervida,branc*,europeu,europeia,gekamd*,gekookt*,zuiver*,wit,witte,europees*,echt,czesan*,merceryzowan*,bialy,biale,biala,naturaln*,europejsk*,cesan*,mercerovan*,prirodn*,bile,bila,evropsk*,europsk*,kaemmet,kæmmet,kjemmet,ekstra,ren,rent,rene,hvid*,hvit*,kogt,kokt,fin,aegte,ægte,ekte,akta,europaeisk*,europæisk*,europeisk*,kammad,kammat,ringspun*,vit,vita,vitt,kammat*,puhdas,puhta*,aito,aitoa,valkoi*,eurooppalai*,kammitud,looduslik*,kemmet*,dabig*,sukuot*,naturali,naturalus,fesult,feher,valodi,termeszetes,pieptanat*,alb,alba,ceslj*,češljan*,бял,бели,пениран*,естествен*,чист*,πενιε,χτενισμεν*,φυσικ*,γνησι*,λευκ*,αγνο,penye,taranmis,karde,saf,волокн*,гребінн*,чесан*,натуральн*,мікроволокн*,мікрофібр*,чешљан*,природн*,микровлакн*";
