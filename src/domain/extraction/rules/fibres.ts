/** Fibres of Regulation (EU) 1007/2011 by their names on labels and by the codes of ISO 2076, as templates call them. */
import { folded } from "../folded.ts";
import { alternatives } from "./found.ts";

/** Name in the template → names in the languages of Europe, in small letters without accents. */
const NAMES: Record<string, string> = {
  cotton:
    "cotton,baumwolle,coton,cotone,algodon,algodao,katoen,bawelna,bawelny,pamuk,bomull,bomuld,puuvilla,bavlna,bavlny,pamut,bumbac,pamuk,bombaz,puuvill,medvilne,kokvilna,памук,βαμβακι",
  "virgin wool":
    "virgin wool,new wool,schurwolle,laine vierge,lana vergine,lana virgen,la virgem,scheerwol,zywa welna,welna zywa,ren ull,ren ny ull,ny uld,uusi villa,stri vlna,striz vlna,strizna vlna,runska vuna,elogyapju,elo gyapju,lana virgina",
  "merino wool":
    "merino wool,merino,merinowolle,merinoschurwolle,schurwolle (merino),laine merinos,lana merino,lana merinos,la merino,merinowol,merinoull,merinould,welna merino,welna merynosow,merinovilla,merino vlna,merino yunu,merino yun",
  wool: "wool,wolle,laine,lana,la,wol,welna,welny,yun,ull,uld,villa,vlna,gyapju,lana,vuna,volna,vill,vilna,вълна,μαλλι",
  cashmere:
    "cashmere,kaschmir,cachemire,cachemir,cachemira,caxemira,kasjmier,kaszmir,kasmir,kashmir,kasmir,kasmiiri,kasmir,kasmir,casmir,кашмир,κασμιρ",
  mohair: "mohair,moher,mohairwolle,moher,tiftik,mohera",
  alpaca: "alpaca,alpaka,alpaga",
  angora: "angora,angorawolle",
  camel: "camel,camel hair,kamelhaar,cammello,poil de chameau,chameau,pelo de camello,camelo",
  llama: "llama,lama,lamawolle",
  yak: "yak",
  silk: "silk,seide,soie,seta,seda,zijde,jedwab,jedwabiu,ipek,silke,siden,silkki,hedvabi,hodvab,selyem,matase,svila,siid,silkas,zids,коприна,μεταξι",
  linen:
    "linen,flax,leinen,flachs,lin,lino,linho,linnen,vlas,len,lnu,keten,linne,hor,horr,pellava,len,lan,lina,лен,λιναρι",
  hemp: "hemp,hanf,chanvre,canapa,canamo,canhamo,hennep,konopie,konopi,kenevir,hampa,hamp,hamppu,konopi,konope,kender,canepa,konoplja,kanep,коноп,κανναβι",
  jute: "jute,juta,juta",
  ramie: "ramie,rami",
  sisal: "sisal,sizal",
  kapok: "kapok",
  coir: "coir,kokosfaser,coco,cocco",
  abaca: "abaca,manila",
  viscose:
    "viscose,viskose,viscosa,rayon,wiskoza,wiskozy,viskoz,viskos,viskoosi,viskoza,viszkoz,vascoza,viskoos,viskoze,вискоза,βισκοζη",
  modal: "modal,modaal,modale,модал",
  lyocell: "lyocell,liocel,lyocel,tencel,tencel lyocell,liyosel,lyocellia,tencelli,liocell,лиоцел",
  cupro: "cupro,kupro,bemberg",
  acetate: "acetate,acetat,acetato,acetaat,octan,asetat,asetaatti,octan celulozy",
  triacetate: "triacetate,triacetat,triacetato,triacetaat",
  polylactide: "polylactide,polylactid,pla,polilattide",
  polyester:
    "polyester,polyesteri,poliestere,poliester,poliesteru,pes,polyesther,poliesteris,poliesters,poliestr,polyeszter,poliészter,полиестер,πολυεστερας,πολυεστερ",
  polyamide:
    "polyamide,polyamid,nylon,poliammide,poliamida,poliamid,poliamidu,polyamidi,naylon,nailon,nejlon,poliamidas,poliamids,poliammidica,полиамид,πολυαμιδη,πολυαμιδιο",
  modacrylic: "modacrylic,modacryl,modacrylique,modacrilica,modacrilico,modakryl",
  acrylic:
    "acrylic,polyacryl,polyacrylic,acryl,acrylique,acrilica,acrilico,acrilica,akryl,akrylu,akrilik,polyakryl,akryyli,akril,poliacril,acril,poliakril,akrilas,akrils,акрил,ακρυλικο",
  elastane:
    "elastane,elasthan,elasthanne,elastan,elastano,spandex,lycra,elastaan,elastanu,elastaani,elasztan,elastaan,elastanas,elastans,elastam,еластан,ελαστανη,ελασταν",
  elastodiene: "elastodiene,elastodien",
  elastomultiester: "elastomultiester,elastomultiestere,elasto-multiester,elastomultiester",
  polypropylene:
    "polypropylene,polypropylen,polipropilene,polipropileno,polipropylen,polypropeen,polipropilen,polypropeeni,полипропилен",
  polyethylene: "polyethylene,polyethylen,polietilene,polietileno,polietylen,polietilen,polyetylen",
  polyurethane:
    "polyurethane,polyurethan,poliuretano,poliuretan,poliuretanu,polyurethaan,polyuretan,polyuretaani,полиуретан,polyurethanne",
  aramid: "aramid,aramide,aramida,meta-aramid,para-aramid,aramidi",
  "glass fibre": "glass fibre,glass fiber,glasfaser,fibre de verre,fibra di vetro,fibra de vidrio",
  "metal fibre":
    "metal fibre,metallic fibre,metallic,metallised fibre,metallfaser,metallisierte faser,fibre metallique,fibres metalliques,lurex,fibra metallica,fibra metallizzata,fibra metalica",
  down: "down,duck down,goose down,daunen,daune,entendaunen,gansedaunen,duvet,duvet de canard,duvet d'oie,duvet de canard,piumino,piumino d'anatra,piumino d'oca,piumino di anatra,piumino di oca,plumon,plumon de pato,plumon de oca,penugem,penugem de pato,penas de pato,dons,eendendons,ganzendons,puch,puch kaczy,puch gesi,kaz tuyu,dun,ankdun,gasdun,untuva,prachove peri,prachove peri",
  feathers:
    "feathers,feather,duck feathers,goose feathers,federn,entenfedern,gansefedern,plumes,plumes de canard,plumettes,piume,piume d'anatra,piuma,piumette,plumas,plumas de pato,penas,veren,eendenveren,pierze,pierze kacze,fjadrar,fjer,hoyhen,peri",
  leather:
    "leather,cow leather,cowhide,leder,rindleder,cuir,cuir de vachette,cuir de bovin,pelle,vera pelle,cuoio,cuero,piel,piel de vacuno,couro,leer,rundleer,skora,skora naturalna,deri,lader,laeder,skind,nahka,kuze,koza,bor,piele,кожа,δερμα",
  "natural rubber":
    "natural rubber,naturkautschuk,caoutchouc naturel,gomma naturale,caucho natural,borracha natural",
  "other fibres":
    "other fibres,other fibers,other fibre,other fiber,others,andere fasern,sonstige fasern,autres fibres,altre fibre,otras fibras,outras fibras,andere vezels,inne wlokna,wlokna inne,diger lifler,diger elyaf,ovriga fibrer,andra fibrer,andre fibre,muut kuidut,jina vlakna,ostatni vlakna,egyeb szalak,alte fibre,ostala vlakna,други влакна,αλλες ινες",
};

/** ISO 2076:2021 and the codes in use besides, as printed: in capitals. */
const CODES: Record<string, string> = {
  CO: "cotton",
  WO: "wool",
  WV: "virgin wool",
  WM: "mohair",
  WS: "cashmere",
  WP: "alpaca",
  WA: "angora",
  WK: "camel",
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
  CA: "acetate",
  AC: "acetate",
  CTA: "triacetate",
  PLA: "polylactide",
  PES: "polyester",
  PL: "polyester",
  PA: "polyamide",
  NY: "polyamide",
  PAN: "acrylic",
  PC: "acrylic",
  MAC: "modacrylic",
  EL: "elastane",
  EA: "elastane",
  PP: "polypropylene",
  PE: "polyethylene",
  PU: "polyurethane",
  PUR: "polyurethane",
  AR: "aramid",
  EME: "elastomultiester",
};

const RECYCLED_WORDS =
  "recycled,rec.,rec,recycelt,recycelte,recycelter,recyceltes,recyceltem,recyclee,recycle,recycles,recyclees,riciclato,riciclata,riciclati,reciclado,reciclada,gerecycled,gerecycleerd,gerecyclede,z recyklingu,recyklingowany,recyklingowa,recyklowany,recyklovany,recyklovana,geri donusturulmus,geri donusumlu,atervunnen,atervunnet,genanvendt,resirkulert,kierratetty,ujrahasznositott,reciclat,reciclata,reciklirani,reciklirano,reciklirana,рециклиран,ανακυκλωμενος";
const ORGANIC_WORDS =
  "organic,organically grown,bio,biologique,biologico,biologica,ecologico,ecologica,organico,organica,biologische,biologisch,biologisches,(kba),kba,aus kontrolliert biologischem anbau,issu de l'agriculture biologique,da agricoltura biologica,de cultivo ecologico,organiczna,ekologiczna,z upraw ekologicznych,organik,ekologisk,okologisk,okologische,luomu,biopamut,ekologicka,bio-,organic-";

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([fibre, names]) =>
    names.split(",").map((name) => [folded(name.trim()), fibre] as const),
  ),
);
// Names that are words of another kind in some language count only after a number, which the rule sees to.
const RECYCLED = `(?:${alternatives(RECYCLED_WORDS)})`;
const ORGANIC = `(?:${alternatives(ORGANIC_WORDS)})`;
const GLUED =
  "biobaumwolle|bio-baumwolle|biokatoen|bio-katoen|biocoton|recyclingpolyester|recycling-polyester|rpet|rpes|r-pet";

/** A little word in other languages, so only after a share and at the end of what is said. */
const ROMANIAN_LINEN = String.raw`(?<=%[ ]?)in(?=[ ]?(?:[,;.)/\n\t]|$))`;

/** A fibre with what is said about it before and after; the groups are `before`, `name` and `after`. */
export const FIBRE = String.raw`(?<before>(?:(?:${RECYCLED}|${ORGANIC})[ \n-]?|(?:gekammte[rs]?|combed|kammgarn|fine|feine[rs]?|pure|reine[rs]?|of|de|di|aus|van|en|z|post-consumer|pre-consumer|gots|grs)[ ]){0,3})(?<name>${GLUED}|${ROMANIAN_LINEN}|${[
  ...BY_NAME.keys(),
]
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/[()]/g, "\\$&").replace(/ /g, "[ ]"))
  .join(
    "|",
  )})(?![\p{L}])(?<after>[ ]?(?:\(?(?:${RECYCLED}|${ORGANIC}|merino|grs|gots)(?![\p{L}])\)?)|,[ ]?(?:${RECYCLED}|${ORGANIC})(?=\s*(?:$|[\n\t.;)])))?`;

/** A code of ISO 2076, in capitals. */
export const FIBRE_CODE = `(?<![\\p{L}\\d])(?<recycled>r|R)?(?<code>${Object.keys(CODES)
  .sort((one, other) => other.length - one.length)
  .join("|")})(?![\\p{L}\\d])`;

const IS_RECYCLED = new RegExp(RECYCLED, "u");
const IS_ORGANIC = new RegExp(ORGANIC, "u");

/** What the template calls a fibre that was found by `FIBRE`. */
export function fibreOf(name: string, before: string, after: string): string {
  if (/^r-?pe[ts]$|^recycling-?polyester$/.test(name)) return "recycled polyester";
  if (/^bio-?(?:baumwolle|katoen|coton)$/.test(name)) return "organic cotton";
  let fibre = name === "in" ? "linen" : (BY_NAME.get(name) ?? name);
  const words = `${before} ${after}`;
  if (/merino/.test(words) && (fibre === "wool" || fibre === "virgin wool")) fibre = "merino wool";
  if (IS_RECYCLED.test(words)) return `recycled ${fibre}`;
  return IS_ORGANIC.test(words) ? `organic ${fibre}` : fibre;
}

/** What the template calls the fibre of a code that was found by `FIBRE_CODE`. */
export function fibreOfCode(code: string, isRecycled: boolean): string {
  const fibre = CODES[code] ?? code;
  return isRecycled ? `recycled ${fibre}` : fibre;
}
