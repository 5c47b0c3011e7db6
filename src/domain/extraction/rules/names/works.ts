/** Names that say what kind of works, mill, laboratory or trader a company is: "Polsterwerk Uckermark", "Maglificio San Luca". */
import { folded } from "../../folded.ts";
import { alternatives } from "../kit/found.ts";

/** Words for such companies in the Romance languages, which stand before a name. */
const ROMANCE =
  "tessitura,tessiture,filatura,filature,manifattura,manifatture,confezioni,lavorazione,lavorazioni,tintoria,tintorie,stamperia,conceria,torcitura,finissaggio,laboratorio,laboratori,ingrosso,filatures,tissage,tissages,bonneterie,bonneteries,tricotage,tricotages,teinturerie,teintureries,manufacture,manufactures,confection,confections,tannerie,tanneries,corderie,usine,usines,laboratoire,laboratoires,confecciones,manufacturas,textiles,tejidos,hilatura,hilaturas,curtidos,tintoreria,talleres,fabrica,industrias,mayorista,laboratorios,confeccions,teixits,confeccoes,malhas,texteis,tecelagem,fiacao,tinturaria,estamparia,curtumes,industria,confectii,tricotaje,tesatorie,tesatoria,tapiterie,laborator,laboratorul";
/** In the Germanic and the Finnic ones, and in Turkish. */
const GERMANIC_AND_OTHERS =
  "garments,spinning,weaving,knitting,laboratory,laboratories,trading,wholesale,wholesalers,weverij,breierij,spinnerij,ververij,groothandel,confectieatelier,væveri,vaveri,veveri,spinderi,spinneri,strikkeri,farveri,fargeri,trikotage,trikotasje,trikå,konfektion,konfeksjon,systue,systuen,kutomo,kehraamo,neulomo,ompelimo,tehdas,tukku,dokuma,iplik,konfeksiyon,tekstil,mensucat,trikotaj,fabrikasi,boyahane,vabrik,tehas,ketrusvabrik,audykla,verpykla,siuvykla,mezgykla,fabrikas,austuve,verptuve,suvetava,aditava";
/** In the Slavonic ones, Hungarian and Greek. */
const SLAVONIC_AND_OTHERS =
  "zaklad,zaklady,fabryka,tkalnia,przedzalnia,dziewiarnia,szwalnia,farbiarnia,wytwornia,hurtownia,spoldzielnia,przedsiebiorstwo,konfekcja,laboratorium,pletarna,pletarny,pletiaren,pleteniny,tkalcovna,tkacovna,pradelna,pradiaren,konfekce,konfekcia,zavod,zavody,velkoobchod,tvornica,tovarna,pletionica,pletilstvo,pletilnica,pletenina,tkaonica,tkalnica,predionica,predilnica,konfekcija,trikotaza,veleprodaja,veletrgovina,fabrika,laboratorija,laboratorij,фабрика,тъкачница,предачница,плетачница,трикотаж,конфекция,конфекція,конфекција,завод,заводи,комбинат,комбінат,ткачница,предионица,трикотажа,лаборатория,лабораторія,лабораторија,szovoda,szovogyar,gyar,textilgyar,ruhagyar,cipogyar,butorgyar,fonogyar,fonoda,varroda,kotode,konfekcio,nagykereskedes,βιομηχανια,βιοτεχνια,εργοστασιο,υφαντουργια,υφαντουργειο,κλωστηριο,κλωστηρια,πλεκτηριο,πλεκτηρια,εργαστηριο";
/** The end of words for them, in languages that make one word of what they work and that they work it. */
const ENDS =
  "weberei,strickerei,wirkerei,spinnerei,farberei,naherei,stickerei,druckerei,tischlerei,schreinerei,fabrik,fabriken,fabrikken,fabrikk,manufaktur,grosshandel,handelsgesellschaft,fabriek,groothandel,tehdas,kutomo,ificio,tovarna";
/** What German works make or do: "Werk" alone ends brands as well, such as "Bergwerk". */
const WERKE =
  "(?:polster|sitz|mobel|strick|web|tuch|nah|hemden|textil|kleider|bekleidungs|wasche|leder|schuh|kammgarn|garn|teppich|betten|matratzen|holz|kunststoff)werke?";

/** "Gordijnatelier": who sews or weaves in a room of their own; "Atelier" alone ends and begins brands. */
const ATELIERS =
  "(?:naai|gordijn|confectie|brei|weef|nah|strick|web|schneider|vorhang|gardinen|polster|sy|gardin|strikke|vav|vev|ompelu)-?atelier";

/** Such a word, for patterns of what stands before the name of a company. */
export const WORKS = `(?:${alternatives(ROMANCE, GERMANIC_AND_OTHERS, SLAVONIC_AND_OTHERS)}|\\p{L}*(?:${alternatives(ENDS)})|${WERKE}|${ATELIERS})`;
/** "Calder Mills", but not "Mill & Moor"; and the forms of companies in Japanese and Chinese. */
const AT_END = String.raw`(?<!\p{L})mills?$|株式会社|有限会社|有限公司`;
const WITHIN = new RegExp(`(?<![\\p{L}'’-])${WORKS}(?![\\p{L}'’-])|${AT_END}`, "u");

/** "Sitzwerk" says nothing else: what a house calls itself, and not which works it is. */
const WERK_ALONE = new RegExp(`^${WERKE}$`, "u");

/** Whether a name is that of works or of a trader, whose goods others sell under their brands. */
export function isOfWorks(name: string): boolean {
  const small = folded(name);
  return WITHIN.test(small) && !WERK_ALONE.test(small);
}
