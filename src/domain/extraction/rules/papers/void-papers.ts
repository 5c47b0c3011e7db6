/** Papers that say of themselves that they are void: a draft that was given up, a sheet that was cancelled. */
import type { Passage } from "../../reading/passage.ts";
import { linesOf } from "../kit/places.ts";
import { worded } from "../kit/worded.ts";

/** What such a paper calls itself. */
const PAPERS =
  "draft,document,sheet,data sheet,entwurf,dokument,datenblatt,vorlage,brouillon,projet,fiche,fiche technique,bozza,documento,scheda,scheda tecnica,borrador,ficha,ficha tecnica,rascunho,minuta,concept,conceptversie,ontwerp,productblad,szkic,projekt,wersja robocza,karta,utkast,produktblad,kladde,udkast,produktark,luonnos,dokumentti,asiakirja,koncept,navrh,list,tervezet,dokumentum,adatlap,ciorna,proiect,fisa,taslak,belge,nacrt,osnutek,чернова,документ,чернетка,нацрт,σχεδιο,εγγραφο";
const VOID =
  "void,null and void,invalid,not valid,cancelled,canceled,annulled,ungultig,nichtig,annulliert,verworfen,storniert,annule,annulee,non valide,non valable,sans validite,caduc,annullato,annullata,non valido,non valida,anulado,anulada,sin validez,no valido,no valida,sem validade,cancelado,cancelada,invalido,vervallen,ongeldig,geannuleerd,niewazny,niewazna,uniewazniony,uniewazniona,anulowany,anulowana,ogiltig,ogiltigt,makulerad,makulerat,ugyldig,ugyldigt,annulleret,annullert,mitaton,mitatoity,peruttu,neplatny,neplatna,neplatne,zruseny,zrusena,ervenytelen,anulat,anulata,nevalabil,gecersiz,iptal edildi,iptal edilmistir,nevazeci,neveljaven,невалиден,анулиран,недійсний,недіисниий,недійсна,неважећи,ακυρο";

/** "BORRADOR ANULADO – SIN VALIDEZ", "VOID DRAFT": a title of nothing else. */
const TITLE = worded(
  "u",
  ({ oneOf, maybe }) =>
    `^(?:${maybe(PAPERS)})?[ ]?[:–—-]?[ ]?(?<![\\p{L}])(?:${oneOf(VOID)})(?:[ ](?:${maybe(PAPERS)}))?(?:[ ][–—/-][ ]\\P{N}*|[.!])?$`,
);
/** "This document is a draft that was cancelled", "Este documento es un borrador anulado el 14/01/2026.": of the paper itself, and with no condition. */
const SENTENCE = worded(
  "u",
  ({ oneOf }) =>
    `(?<!\\p{L})(?:this|the present|dies\\p{L}{1,2}|ce|cette|quest[oa]|est[ea]|dit|deze|t[oe]n|ta|to|denna|detta|denne|dette|tama|tento|tato|acest|aceasta|bu|ovaj|овај|този|цеи)[ \\n](?:${oneOf(PAPERS)})(?!\\p{L})[^.;:?]{0,30}?[ \\n](?:${oneOf(VOID)})(?:[ \\n](?:\\p{L}{1,5}[ \\n])?\\d[\\d./-]*[^.;:?,]{0,12})?[.;!]`,
);
/** Lines from the top among which a title stands. */
const TITLE_LINES = 4;

/** True for a paper that is void by its title or by what it says of itself: nothing that it tells holds. */
export function isVoid({ folded }: Passage): boolean {
  const head = linesOf(folded).slice(0, TITLE_LINES);
  return head.some(({ line }) => TITLE.pattern().test(line)) || SENTENCE.pattern().test(folded);
}
