/** The parts of a product that a composition may be of. */
import { folded } from "../folded.ts";
import { alternatives } from "./found.ts";

/** Name in the template → names on labels; `` stands for the product as a whole. */
const PARTS: Record<string, string> = {
  "": "declared composition,declared fibre composition,declared,claimed,composition declaree,composition annoncee,composizione dichiarata,composicion declarada,composicao declarada,deklarierte zusammensetzung,angegebene zusammensetzung,opgegeven samenstelling,deklarowany sklad,skład materialowy,sklad materialowy,cloth,quality,qualitat,qualite,qualita,calidad,qualidade,kwaliteit,jakosc,composition,fibre composition,fiber composition,fibre content,fiber content,material composition,material,materials,fabric,main fabric,main material,main,body,base fabric,fabric composition,content,zusammensetzung,materialzusammensetzung,hauptstoff,hauptmaterial,grundstoff,stoff,matiere,matieres,tissu principal,tissu,matiere principale,corps,composition textile,composizione,tessuto principale,tessuto,corpo,materiale,composicion,tejido principal,tejido,cuerpo,composicao,tecido principal,tecido,corpo,samenstelling,hoofdstof,stof,materiaal,sklad,sklad surowcowy,material podstawowy,tkanina glowna,tkanina zasadnicza,karisim,ana kumas,kumas,icerik,kumas karisimi,huvudmaterial,material,sammansattning,hovedstof,sammensætning,hovedmateriale,koostumus,paamateriaali,slozeni,zlozenie,osszetetel,compozitie,sastav,sestava,състав,συνθεση",
  shell:
    "shell,outer shell,outer,outer fabric,outershell,face,face fabric,exterior,outside,oberstoff,obermaterial,außenmaterial,außenstoff,aussenmaterial,exterieur,tissu exterieur,dessus,tissu du dessus,esterno,tessuto esterno,exterior,tejido exterior,parte exterior,tecido exterior,buitenstof,buitenkant,buitenzijde,bovenstof,warstwa zewnetrzna,material zewnetrzny,wierzch,tkanina wierzchnia,dis kumas,dis yuzey,yttertyg,yttermaterial,ytter,yderstof,ydermateriale,ytterstoff,paallinen,paallikangas,paalliskangas,svrchni material,vrchni material,vrchovy material,vrchny material,kulso anyag,felsoanyag,exterior,fata,vanjski materijal,vanjska tkanina,zunanji material,лице,εξωτερικο",
  lining:
    "lining,inner lining,liner,inner,body lining,inner fabric,inside,underdress,unterkleid,unterrock,innenstoff,innenmaterial,interieur,interno,interior,binnenstof,binnenkant,futter,innenfutter,futterstoff,doublure,doublure col,doublure interieure,fodera,forro,forro interior,voering,podszewka,podszewka i kieszenie,astar,foder,for,fôr,foer,vuori,vuorikangas,podsivka,beles,captuseala,podstava,podloga,подплата,φοδρα",
  "pocket lining":
    "pocket lining,pocket bag,pocketing,taschenfutter,taschenbeutel,doublure de poche,doublure poche,fodera tasca,fodera tasche,forro de bolsillo,forro bolsillos,forro do bolso,forro de bolso,zakvoering,worek kieszeniowy,cep astari,fickfoder",
  filling:
    "filling,padding,fill,wadding,insulation,füllung,fullung,wattierung,fullmaterial,polsterung,rembourrage,garnissage,ouatine,imbottitura,ovatta,relleno,acolchado,enchimento,acolchoamento,vulling,wypelnienie,ocieplina,dolgu,dolgu malzemesi,fyllning,vaddering,fyld,fyll,polstring,tayte,vanu,vypln,naplna,toltet,umplutura,punjenje,polnilo,пълнеж,γεμισμα",
  rib: "rib,ribs,ribbing,rib knit,rippe,rippstrick,bundchen,bord-cote,bord cote,cotes,costina,costine,bordo a costine,canale,acanalado,puno elastico,canelado,boord,ribboord,sciagacz,ribana,mudd,ribbstickning,ribkant",
  collar:
    "collar,kragen,col,colletto,cuello,gola,colarinho,kraag,kolnierz,yaka,krage,kaulus,limec,golier,gallér,guler",
  cuff: "cuff,cuffs,manschette,manschetten,poignet,poignets,polsino,polsini,puno,punos,punhos,punho,manchet,mankiet,manset,muddar",
  sleeve:
    "sleeve,sleeves,armel,ärmel,manche,manches,manica,maniche,manga,mangas,mouw,mouwen,rekaw,rekawy,kol,arm,arme,hiha,rukav,rukavy",
  hood: "hood,hood lining,kapuze,capuche,cappuccio,capucha,capuz,kaptur,capuchon,kapuson,kapusong,huva,kapuce",
  lace: "lace,spitze,dentelle,pizzo,encaje,renda,kant,koronka,dantel,spets",
  trim: "trim,trims,trimming,contrast,contrast fabric,besatz,kontrast,kontraststoff,einsatz,einsatze,garniture,empiecement,contraste,inserto,inserti,guarnizione,ribete,inserto,inserciones,debrum,aplicacao,garnering,wstawka,wstawki,lamowka,kontrast kumas,kontrast,detaljer",
  coating:
    "coating,membrane,beschichtung,membran,enduction,revetement,spalmatura,membrana,recubrimiento,revestimento,powleczenie,membrana,kaplama,belaggning,laminate,backing",
  upper: "upper,obermaterial schuh,tige,tomaia,empeine,corte,gaspea,bovenwerk,cholewka,saya",
  back: "back,back panel,rucken,dos,dietro,espalda,costas,rug,tyl,arka",
  front: "front,front panel,vorderteil,devant,davanti,delantero,frente,voorkant,przod,on",
  gusset: "gusset,zwickel,gousset,tassello,entrepierna,kruisje",
  waistband: "waistband,bund,ceinture,cintura,cinturilla,tailleband,pas,bel",
  pile: "pile,flor,poil,pelo",
};

/** Parts that are no textile component of the product (Regulation (EU) 1007/2011 Articles 10 and 12, Annex V). */
const NO_PARTS =
  "sewing thread,thread,threads,nahgarn,nahfaden,fil a coudre,fil de couture,filo cucirino,hilo de coser,linha de costura,naaigaren,nici,button,buttons,knopfe,knopf,bouton,boutons,bottoni,botones,botoes,knopen,zip,zipper,reißverschluss,fermeture,cerniera,cremallera,fecho,packaging,packing,verpackung,emballage,imballaggio,embalaje,embalagem,verpakking,opakowanie,ambalaj,forpackning,hang tag,hangtag,hangtags,hanger,label,labels,polybag,bag,carton,box,etikett,etiquette,etichetta,etiqueta,etiket";

const BY_NAME = new Map(
  Object.entries(PARTS).flatMap(([part, names]) =>
    names.split(",").map((name) => [folded(name), part] as const),
  ),
);
const NOT = new Set(NO_PARTS.split(",").map(folded));
const LAST = new RegExp(
  `(?:^|[^\\p{L}])(?<part>${alternatives(...Object.values(PARTS), NO_PARTS)})(?:[ ]?\\d)?(?:[ ]?\\([^()]{0,30}\\))?\\s?[:;.=/-]?\\s*$`,
  "u",
);

/** The part that a folded text ends with; undefined for none, null for what is no part of the product. */
export function partAtEnd(text: string): string | null | undefined {
  const name = LAST.exec(text)?.groups?.part;
  if (name === undefined) return undefined;
  return NOT.has(name) ? null : (BY_NAME.get(name) ?? "");
}
